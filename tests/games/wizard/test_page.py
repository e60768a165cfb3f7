"""Games from the first click to the podium, and what happens when something goes wrong on the way."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.games.wizard.positions import bid, dealt, trick
from tests.harness.players import Server
from tests.web.guest import PHONE, Guest
from tests.web.recorder import glimpse, until_glimpsed
from tests.web.usual import open_with_friends

Invite = Callable[..., Guest]


def test_a_whole_game_by_clicks_from_the_form_to_the_rematch(ada: Guest) -> None:
    open_with_friends(ada, 4, rounds="1-2-3")
    page = ada.page
    expect(page.locator(".rules")).to_contain_text("Rounds: 1-2-3")
    page.get_by_role("button", name="Add a bot").first.click()
    ada.until(lambda table: table["seats"][1]["player"] == "bot")
    page.get_by_role("button", name="Deal, with bots in 2 free seats").click()
    table = ada.play_on()

    assert table["view"]["rounds"] == [1, 2, 3]
    best = max(table["scores"])
    expect(page.locator(".end h2")).to_have_text(
        re.compile("You win!|You tie" if table["scores"][0] == best else "wins|tie for first place")
    )
    places = page.locator(".podium li")
    expect(places).to_have_count(4)
    expect(places.locator("strong")).to_have_text([str(score).replace("-", "−") for score in sorted(table["scores"])[::-1]])
    ids = [decision["id"] for decision in ada.decisions]
    assert len(ids) == len(set(ids)) >= 3 + 6  # three bids, six cards, perhaps a trump suit: each sent once

    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before)
    again = ada.until(lambda now: now["code"] != table["code"])
    assert again["stage"] == "playing"
    assert again["options"]["rounds"] == "1-2-3"


@pytest.mark.long
def test_a_short_game_with_the_bots_pace_and_every_movement(invite: Invite, tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0, bot_pace=(0.2, 0.4)) as server:
        ada = glimpse(invite(server, motion=True), ".trick li.taken", "#round-over")
        ada.visit(ada.lay(dealt("R7 W1", "G3 R2", "J1 Y4", rounds="2-1")))
        page = ada.page
        assert page.evaluate("document.documentElement.dataset.motion") == "on"
        ada.until_asked()
        ada.make("bid 1")
        ada.until_asked()
        ada.make("play W1")
        until_glimpsed(ada, ".trick li.taken", "W1")  # the trick lies there a moment
        ada.until_asked()
        ada.make("play R7")
        until_glimpsed(ada, "#round-over", "Round 1 is over")
        ada.play_on()
        expect(page.locator(".podium li")).to_have_count(3)
        page.wait_for_timeout(1)
        ada.context.close()  # before the server stops, or its page reports that it is gone


def test_play_now_is_one_click_to_the_cards(ada: Guest) -> None:
    ada.home().page.get_by_role("button", name="Play now: Wizard").click()
    ada.page.locator(".hand [data-card]").first.wait_for()
    assert len(ada.table["seats"]) == 4
    assert [seat["player"] for seat in ada.table["seats"]] == ["person", "bot", "bot", "bot"]
    ada.home()
    tile = ada.page.locator(".tables a")
    expect(tile).to_have_count(1)
    expect(tile).to_contain_text("Your turn")
    expect(tile).to_contain_text("with Bruno, Carla, and Dario")  # not with oneself
    tile.click()
    ada.page.locator(".hand [data-card]").first.wait_for()


def test_Z5_a_player_who_must_follow_is_told_so_and_nothing_is_sent(ada: Guest) -> None:
    table = dealt("R7 G2", "R2 Y5", "J1 Y4", dealer=2)
    bid(table, "1 1 0")
    trick(table, "R7")
    ada.visit(ada.lay(table, seat=1))
    ada.until_asked()
    forbidden = ada.spot("play Y5")
    expect(forbidden).to_have_attribute("aria-disabled", "true")
    expect(forbidden).to_have_attribute("aria-label", re.compile("Yellow 5, not playable: You must follow red"))
    turn = ada.table["turn"]
    forbidden.click(force=True)  # a card that is not enabled can be clicked all the same
    expect(ada.page.locator(".status .notice")).to_have_text("You must follow red, or play a Wizard or Jester.")
    expect(ada.page.get_by_test_id("urgent")).to_contain_text("You must follow red")
    ada.page.wait_for_timeout(200)
    assert ada.decisions == []
    assert ada.table["turn"] == turn
    expect(forbidden).to_be_visible()
    ada.make("play R2")
    assert [decision["moves"] for decision in ada.decisions] == [["play R2"]]


def test_a_hasty_double_click_plays_one_card(ada: Guest) -> None:
    table = dealt("R7 R8 R9", "R2 Y5 Y6", "J1 Y4 Y7", dealer=2)
    bid(table, "1 1 0")
    ada.visit(ada.lay(table))
    ada.until_asked()
    where = {"x": 12, "y": 24}
    ada.spot("play R8").dblclick(position=where)  # type: ignore[arg-type]
    ada.until(lambda now: now["view"]["trick"] == [] or now["legal"])
    ada.page.wait_for_timeout(300)
    assert [decision["moves"] for decision in ada.decisions] == [["play R8"]]
    assert sorted(ada.table["view"]["hands"][0]) == ["R7", "R9"]


def test_a_card_is_dragged_out_of_the_hand_by_mouse_and_by_finger(invite: Invite) -> None:
    """Above the hand it is played; anywhere else, or after Escape, it goes back. A hand that shakes a little still clicks."""
    ada = invite(viewport=PHONE, has_touch=True)
    table = dealt("R7 R8 R9", "R2 Y5 Y6", "J1 Y4 Y7", dealer=2)
    bid(table, "1 1 0")
    ada.visit(ada.lay(table))
    ada.until_asked()
    page, mouse = ada.page, ada.page.mouse

    def middle(card: str) -> tuple[float, float]:
        box = ada.spot(f"play {card}").bounding_box()
        assert box is not None
        return box["x"] + 15, box["y"] + 30

    def drag(card: str, x: float, y: float) -> None:
        mouse.move(*middle(card))
        mouse.down()
        mouse.move(x, y, steps=4)

    def at_rest() -> None:
        expect(page.locator(".hand .dragged")).to_have_count(0)
        page.wait_for_timeout(50)
        assert ada.decisions == []

    x, y = middle("R8")
    drag("R8", x + 60, y + 5)
    expect(page.locator(".hand .dragged")).to_have_attribute("data-card", "R8")
    mouse.up()
    at_rest()
    drag("R8", x, y - 300)
    page.keyboard.press("Escape")
    mouse.up()
    at_rest()
    drag("R8", x, y - 300)
    mouse.up()
    ada.until(lambda now: len(now["view"]["hands"][0]) == 2)
    assert [decision["moves"] for decision in ada.decisions] == [["play R8"]]

    table = ada.until_asked()
    move = table["legal"][0]
    x, y = middle(move.split()[1])
    finger = ada.context.new_cdp_session(page)
    for kind, up in (("touchStart", 0), ("touchMove", 20), ("touchMove", 150), ("touchMove", 300)):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y - up}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.until(lambda now: now["turn"] > table["turn"])
    assert [decision["moves"] for decision in ada.decisions][1:] == [[move]]

    ada.until_asked()
    x, y = middle(ada.table["legal"][0].split()[1])
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 3, y + 3)
    mouse.up()
    ada.until(lambda now: len(ada.decisions) == 3)


def test_a_card_chosen_in_advance_is_played_as_soon_as_it_may_be(ada: Guest, ben: Guest) -> None:
    table = dealt("R7 G2", "R2 Y5", "J1 Y4", dealer=2)
    bid(table, "1 1 0")
    code = ada.lay(table, seat=0, others={1: ben.person})
    ada.visit(code)
    ben.visit(code)
    ben.press("play R2")
    expect(ben.spot("play R2")).to_have_attribute("aria-pressed", "true")
    assert ben.decisions == []
    ada.make("play R7")
    ben.until(lambda now: len(now["view"]["hands"][1]) == 1)
    assert [decision["moves"] for decision in ben.decisions] == [["play R2"]]


def in_mid_trick(guest: Guest, other: Guest) -> str:
    """Three players; the guest has to answer the other's lead."""
    table = dealt("R7 G2 B5", "R2 R3 Y5", "J1 Y4 Y8", dealer=2)
    bid(table, "1 1 0")
    return other.lay(table, seat=0, others={1: guest.person})


def test_after_losing_its_connection_in_mid_trick_the_page_goes_on_by_itself(ada: Guest, ben: Guest) -> None:
    """The connection breaks under the page, as in a tunnel: Ben's decision waits, and is played once when the page is back."""
    sockets: list[WebSocketRoute] = []

    def carry(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    ben.page.route_web_socket(re.compile("/socket$"), carry)
    code = in_mid_trick(ben, ada)
    ada.visit(code)
    ben.page.goto(f"{ben.address}/t/{code}")
    expect(ben.page.locator(".hand [data-card]")).to_have_count(3)
    ada.make("play R7")
    expect(ben.page.locator(".status.mine")).to_be_visible()
    ben.forgiven = True
    ben.context.set_offline(True)
    sockets[-1].close()
    expect(ben.page.locator("main.cut")).to_be_visible()
    ben.press("play R2")
    expect(ben.page.get_by_role("alert")).to_have_text("Reconnecting… “red 2” not sent yet.")
    ben.context.set_offline(False)
    expect(ben.page.locator(".hand [data-card]")).to_have_count(2)
    ada.until_asked()
    assert ada.table["view"]["played"][:2] == [[0, "R7"], [1, "R2"]]


def test_a_server_that_cannot_read_the_table_yet_is_asked_again(ada: Guest) -> None:
    """Its database is away for a moment: even hello is refused, and nobody disconnects."""
    refusals = 0

    def carry(socket: WebSocketRoute) -> None:
        nonlocal refusals
        refusals += 1
        if refusals > 2:
            socket.connect_to_server()
        else:
            refused = {"type": "refused", "id": None, "reason": "not_stored", "text": "Not now.", "facts": {}}
            socket.on_message(lambda _: socket.send(json.dumps(refused)))

    ada.page.route_web_socket(re.compile("/socket$"), carry)
    ada.page.goto(f"{ada.address}/t/{ada.lay(dealt('R7', 'R2', 'J1', dealer=2))}")
    expect(ada.page.locator(".hand [data-card]")).to_have_count(1, timeout=4500)


def test_a_server_killed_in_mid_trick_comes_back_and_the_page_goes_on(invite: Invite, tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as server:
        ada, ben = invite(server), invite(server)
        code = in_mid_trick(ben, ada)
        ada.visit(code)
        ben.visit(code)
        ada.forgiven = ben.forgiven = True
        ada.make("play R7")
        ben.until_asked()
        server.kill()
        expect(ben.page.locator("main.cut")).to_be_visible()
        ben.press("play R2")  # decided while nobody listens: kept, and sent once the connection is back
        expect(ben.page.get_by_role("alert")).to_have_text("Reconnecting… “red 2” not sent yet.")
        server.start()
        server.ready()
        ben.until(lambda now: len(now["view"]["hands"][1]) == 2)
        expect(ben.page.get_by_role("img", name="Connected")).to_be_visible()
        ada.until_asked()
        assert ada.table["view"]["played"][:2] == [[0, "R7"], [1, "R2"]]
        assert len({decision["id"] for decision in ben.decisions}) == 1


def test_a_bot_plays_for_a_player_who_leaves_until_they_take_the_seat_back(ada: Guest, ben: Guest) -> None:
    code = in_mid_trick(ben, ada)
    ada.visit(code)
    ben.visit(code)
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Leave the table").click()
    ben.page.get_by_role("button", name="Play now: Wizard").wait_for()
    ada.until(lambda now: now["seats"][1]["kept"])
    expect(ada.page.locator('[data-seat="1"]')).to_be_visible()
    ada.make("play R7")  # the bot on Ben's seat answers
    ada.until_asked()
    assert [seat for seat, _ in ada.table["view"]["played"]][:3] == [0, 1, 2]
    ben.visit(code)
    ben.page.get_by_role("button", name="Take your seat back").click()
    ben.until(lambda now: not now["seats"][1]["kept"])
    expect(ben.page.locator(".hand [data-card]")).to_have_count(2)
    ada.make(ada.table["legal"][0])
    ben.until_asked()
    ben.make(ben.table["legal"][0])


def test_a_wrong_link_gets_a_page_that_says_so(ada: Guest) -> None:
    ada.page.goto(f"{ada.address}/t/ZZZZZZZZ")
    expect(ada.page.get_by_role("heading")).to_contain_text("There is no such table.")
    ada.page.get_by_role("button", name="Home").click()
    ada.page.get_by_role("button", name="Play now: Wizard").wait_for()
    ada.complaints = [complaint for complaint in ada.complaints if "404" not in complaint and "403" not in complaint]
