"""Inviting friends, finding players, other rules, the rematch and the replay: with two browsers wherever two people meet."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from mazzo.table.table import Table
from tests.harness.games import USUAL_GAME
from tests.web.guest import DESKTOP, PHONE, Guest
from tests.web.screens import SCREENS
from tests.web.usual import TITLE, bid, dealt, open_with_friends

Invite = Callable[..., Guest]
SHARED = """navigator.share = async (what) => { window.shared = what }"""
OVERLAPS = """() => {
  const bubble = document.querySelector('[data-points]').getBoundingClientRect()
  const meets = (box) => bubble.left < box.right && box.left < bubble.right && bubble.top < box.bottom && box.top < bubble.bottom
  return [...document.querySelectorAll('.chip[data-seat]')].filter((chip) => meets(chip.getBoundingClientRect()))
    .map((chip) => chip.dataset.seat)
}"""


def for_two(ada: Guest, ben: Guest) -> str:
    """A table where both play, dealt."""
    return ada.call_me("Ada").lay(dealt("R7 R2", "G3 Y2", "J1 Y4", dealer=2), others={1: ben.call_me("Ben").person})


# ----------------------------------------------------------------------------------------------------------- inviting


def test_the_link_says_who_can_open_it_and_is_shared_by_the_phones_own_sheet(invite: Invite) -> None:
    ada = invite(viewport=PHONE)
    ada.context.add_init_script(SHARED)
    open_with_friends(ada, 3)
    page = ada.page
    expect(page.get_by_text("So far only this computer can open the link.")).to_contain_text("mazzo serve --lan")
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    expect(page.get_by_role("button", name="Share")).to_have_count(0)

    link = "http://192.168.1.20:8000/t/ABCD2345"

    def in_the_network(route: Route) -> None:
        route.fulfill(json={"link": link, "reach": "network"})

    page.route(re.compile("/invitation$"), in_the_network)
    page.reload()
    expect(page.get_by_role("textbox", name="Send this link")).to_have_value(link)
    expect(page.get_by_text("For friends in the same network")).to_be_visible()
    picture = page.get_by_role("img", name="QR code of the link")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    page.get_by_role("button", name="Share").click()
    page.wait_for_function("window.shared")
    assert page.evaluate("window.shared") == {"title": TITLE, "text": f"Come and play {TITLE} with me.", "url": link}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=lambda size: str(size["width"]))
def test_a_friend_is_greeted_and_sits_down_by_one_button_and_nothing_jumps(invite: Invite, size: dict[str, int]) -> None:
    ada, ben = invite(viewport=PHONE).call_me("Keen Magpie"), invite(viewport=size)
    open_with_friends(ada, 3)
    ben.visit(ada.table["code"])
    expect(ben.page.get_by_role("heading", name=f"Keen Magpie invites you to {TITLE}")).to_be_visible()
    seats = ben.page.locator(".seats ol")
    before = seats.bounding_box()
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.get_by_text("Keen Magpie deals when everyone is here.")).to_be_visible()
    after = seats.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["y"] - after["y"]) <= 1
    ada.until(lambda table: table["seats"][1]["player"] == "person")
    deal = ada.page.get_by_role("button", name=re.compile("^Deal"))
    box = deal.bounding_box()  # in sight without scrolling
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"]
    expect(ada.page.get_by_text("Let a program play")).to_be_hidden()  # under More


def test_the_button_of_a_long_form_stays_in_sight(invite: Invite) -> None:
    ada = invite(viewport=PHONE)
    SCREENS["new-table"](ada)
    expect(ada.page.get_by_role("button", name="Open the table")).to_be_in_viewport(ratio=1)


# ------------------------------------------------------------------------------------------------------ other rules


def test_the_host_changes_the_rules_and_the_guest_sees_what_is_new(invite: Invite) -> None:
    ada, ben = invite(viewport=PHONE).call_me("Ada"), invite()
    open_with_friends(ada, 3, rounds="2-3")
    ben.visit(ada.table["code"])
    ben.page.get_by_role("button", name="Sit down").click()
    ada.until(lambda table: table["seats"][1]["player"] == "person")
    expect(ben.page.get_by_role("button", name="Change the rules")).to_have_count(0)
    page = ada.page
    page.get_by_role("button", name="Change the rules").click()
    form = page.get_by_role("dialog")
    expect(form.get_by_role("radio", name="3", exact=True)).to_be_checked()
    expect(form.locator("input[type=text]")).to_have_value("2-3")  # as it is now
    form.get_by_role("radio", name="4", exact=True).check(force=True)
    form.get_by_role("radio", name="Novice").check(force=True)
    form.get_by_role("button", name="Use these rules").click()
    ben.until(lambda table: table["players"] == 4 and table["level"] == "novice")
    rules = ben.page.get_by_role("region", name="House rules")
    expect(rules.locator(".changed")).to_have_count(2)
    expect(rules.locator(".changed").first).to_contain_text("4 players")
    expect(rules.get_by_role("status")).to_have_text("The rules have changed: 4 players, Bots in empty seats: Novice")
    assert ben.table["options"]["rounds"] == "2-3"


def test_a_refusal_is_shown_in_the_form_whatever_happens_at_the_table_meanwhile(invite: Invite) -> None:
    ada, ben = invite().call_me("Ada"), invite()
    held: list[str] = []

    def carry(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_page(text: str | bytes) -> None:
            if json.loads(text)["type"] == "change_rules":
                held.append(str(text).replace('"2-3"', '"much too many"'))
            else:
                server.send(text)

        def from_server(text: str | bytes) -> None:
            socket.send(text)
            if held and json.loads(text)["type"] == "table":
                server.send(held.pop())

        socket.on_message(from_page)
        server.on_message(from_server)

    ada.page.route_web_socket(lambda url: url.endswith("/socket"), carry)
    open_with_friends(ada, 3, rounds="2-3")
    ben.visit(ada.table["code"])
    ada.page.get_by_role("button", name="Change the rules").click()
    form = ada.page.get_by_role("dialog")
    form.get_by_role("radio", name="Novice").check(force=True)
    form.get_by_role("button", name="Use these rules").click()
    for _ in range(200):
        if held:
            break
        ada.page.wait_for_timeout(25)
    ben.page.get_by_role("button", name="Sit down").click()
    ada.until(lambda table: table["seats"][1]["player"] == "person")
    expect(form.get_by_role("alert")).to_contain_text("Write hand sizes from 1 to 20")
    expect(form.get_by_role("radio", name="Novice")).to_be_checked()  # somebody sitting down does not reset the form


# ---------------------------------------------------------------------------------------------------- finding players


def test_two_who_look_for_players_meet_at_one_table(invite: Invite) -> None:
    ada, ben = invite(viewport=PHONE).call_me("Ada"), invite(viewport=PHONE).call_me("Ben")
    for guest in (ada, ben):
        guest.home().page.get_by_role("button", name=f"Find players: {TITLE}").click()
        guest.page.get_by_role("heading", name="Looking for players").wait_for()
    ada.until(lambda table: table["seats"][1]["name"] == "Ben")
    assert ada.page.url == ben.page.url
    expect(ada.page.get_by_text("At the table: 2 of 4.")).to_be_visible()
    expect(ada.page.get_by_role("timer")).to_have_text(re.compile(r"^(0:[0-5]\d|1:00)$"))
    expect(ben.page.get_by_role("button", name="Start now")).to_have_count(0)
    # A player who leaves the page comes back to the seat.
    ben.page.get_by_role("button", name="Home").click()
    ben.page.locator(".tables a").first.click()
    ben.page.get_by_role("heading", name="Looking for players").wait_for()
    assert ben.table["you"] == 1
    # Meanwhile the other one is in the lobby.
    eve = invite()
    expect(eve.home().page.get_by_role("region", name="Tables with a free seat")).to_contain_text("starts in")
    ada.page.get_by_role("button", name="Wait another minute").click()
    ada.until(lambda table: table["deals_in"] > 58_000)
    ada.page.get_by_role("button", name="Start now").click()
    for guest in (ada, ben):
        guest.until(lambda table: table["stage"] == "playing")
        guest.page.locator("main.room").wait_for()
    assert [seat["player"] for seat in ada.table["seats"]] == ["person", "person", "bot", "bot"]


# ------------------------------------------------------------------------------------------------- talk and the rematch


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)], ids=lambda size: str(size["width"]))
def test_a_line_points_at_its_speaker_and_counts_until_it_is_read(invite: Invite, size: dict[str, int]) -> None:
    ada, ben = invite(viewport=size), invite()
    code = for_two(ada, ben)
    ada.visit(code)
    ben.visit(code)
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_role("textbox", name="Say something").fill("A rather long line that has to go somewhere")
    ben.page.keyboard.press("Enter")
    bubble = ada.page.locator("[data-points]")
    expect(bubble).to_contain_text("A rather long line")
    assert ada.page.evaluate(OVERLAPS) == []
    unread = ada.page.get_by_test_id("unread").locator("visible=true")
    expect(unread).to_contain_text("1")
    expect(bubble).to_have_count(0, timeout=8000)
    expect(unread).to_be_visible()
    opener = "tab" if size == DESKTOP else "button"
    ada.page.get_by_role(opener, name=re.compile("Chat")).locator("visible=true").click()  # type: ignore[arg-type]
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("A rather long line")
    expect(unread).to_have_count(0)


def over(table: Table) -> Table:
    """The same table, its two cards played."""
    bid(table, "1 1 0")
    while table.stage == "playing":
        seat = table.undecided[0]
        table.play(seat, next(iter(table.legal(seat))))
    return table


def test_a_rematch_calls_the_others_and_keeps_the_talk(ada: Guest, ben: Guest) -> None:
    code = ada.call_me("Ada").lay(over(dealt("R7", "G3", "J1", dealer=2)), others={1: ben.call_me("Ben").person})
    for guest in (ada, ben):
        guest.visit(code)
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_role("textbox", name="Say something").fill("Once more?")
    ben.page.keyboard.press("Enter")
    ada.page.get_by_text("More", exact=True).click()
    ada.page.get_by_role("button", name="Rematch with changes").click()
    form = ada.page.get_by_role("dialog")
    form.get_by_role("radio", name="Novice").check(force=True)
    form.get_by_role("button", name="Rematch").click()
    ada.page.get_by_role("heading", name=f"{TITLE}: Waiting room").wait_for()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Once more?")
    ada.until(lambda table: table["level"] == "novice")
    call = ben.page.locator(".note").filter(has_text="A rematch is starting.")
    expect(call).to_be_visible()
    expect(ben.page).to_have_title(re.compile(r"^\(1\) A rematch is starting\.$"))
    call.get_by_role("button", name="Join").click()
    ben.page.get_by_role("heading", name=f"{TITLE}: Waiting room").wait_for()
    assert ben.page.url == ada.page.url
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Once more?")


# ------------------------------------------------------------------------------------------------------------- replay


def test_a_replay_gives_nothing_away_and_leads_on(invite: Invite) -> None:
    ada = invite(permissions=["clipboard-read", "clipboard-write"])
    SCREENS["end-of-game"](ada)
    code = ada.table["code"]
    page = ada.page
    page.goto(f"{ada.address}/g/{code}#3")
    bar = page.get_by_role("region", name="Replay")
    hands = bar.get_by_role("button", name="All hands")
    expect(hands).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    hands.click()
    expect(hands).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".hand [data-card]")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(bar.get_by_role("slider")).to_have_value("4")
    page.keyboard.press("c")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("Copied.")).to_be_visible()
    link = f"{ada.address}/g/{code}#4"
    expect(sheet.get_by_role("textbox", name="Link to this moment")).to_have_value(link)
    assert page.evaluate("navigator.clipboard.readText()") == link
    sheet.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("button", name="Rematch", exact=True)).to_be_visible()  # at the table itself
    # Somebody who did not play sees no hand until they ask.
    eve = invite()
    eve.home().page.goto(link)
    expect(eve.page.get_by_role("region", name="Replay").get_by_role("slider")).to_have_value("4")
    expect(eve.page.locator(".hand .card")).to_have_count(0)
    eve.page.get_by_role("button", name="All hands").click()
    expect(eve.page.locator(".hand .card").first).to_be_visible()
    eve.page.get_by_role("button", name="More").click()
    expect(eve.page.get_by_role("button", name="Rematch")).to_have_count(0)


# ------------------------------------------------------------------------------------------------------------ ratings


def test_the_ratings_show_ones_own_place_and_leave_out_people_who_opt_out(ada: Guest) -> None:
    me = {"place": 60, "name": "Ada", "rating": 1012.4, "spread": 301.6, "games": 3, "you": True}
    people: list[Any] = [
        me | {"place": place, "name": f"Player {place}", "rating": 1500 - place, "you": False} for place in range(1, 51)
    ]
    answer: dict[str, Any] = {"game": USUAL_GAME, "people": people, "you": me, "count": 73, "listed": True}
    requests: list[Any] = []

    def listed(route: Route) -> None:
        requests.append(json.loads(route.request.post_data or ""))
        answer.update(you=None, listed=False)
        route.fulfill(json={"listed": False})

    ada.page.route(re.compile("/api/ratings/"), lambda route: route.fulfill(json=answer))
    ada.page.route(re.compile("/api/me/listed"), listed)
    ada.home().page.get_by_role("link", name="Ratings").click()
    rows = ada.page.get_by_role("row")
    expect(rows.nth(1)).to_contain_text("Player 1")
    expect(ada.page.locator("tr.mine")).to_have_text(re.compile(r"60\s*Ada\s*\(you\)\s*1012\s*± 302\s*3"))
    ada.page.get_by_role("checkbox", name="Show me in these lists").uncheck()
    expect(ada.page.get_by_text("You are not listed.")).to_be_visible()
    expect(ada.page.locator("tr.mine")).to_have_count(0)
    assert requests == [{"listed": False}]


def test_an_empty_rating_list_counts_nobody(ada: Guest) -> None:
    answer = {"game": USUAL_GAME, "people": [], "you": None, "count": 0, "listed": True}
    ada.page.route(re.compile("/api/ratings/"), lambda route: route.fulfill(json=answer))
    ada.page.goto(f"{ada.address}/ratings/{USUAL_GAME}")
    expect(ada.page.get_by_text("Nobody has played a rated game yet.")).to_be_visible()
    expect(ada.page.get_by_role("heading", level=2).first).to_have_text(TITLE)
