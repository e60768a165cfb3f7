"""Home and the first minute: what a newcomer is asked and shown, what is remembered, where to go on, and nothing that jumps."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from mazzo.games import GAMES
from tests.harness.games import USUAL_GAME
from tests.web.guest import DESKTOP, PHONE, TABLET, Guest, chosen
from tests.web.in_sight import AMISS
from tests.web.shifts import watch_shifts, worst_shift
from tests.web.usual import TITLE, bid, dealt, opened

Invite = Callable[..., Guest]
MOST_SHIFT_AT_HOME = 0.05
EVERYWHERE = ["en-GB", "de-DE", "es-ES", "it-IT"]


def play_now(guest: Guest) -> None:
    guest.page.get_by_role("button", name=f"Play now: {TITLE}").click()


def open_table(guest: Guest, game: str = USUAL_GAME, **wish: Any) -> str:
    wish = {"game": game, "players": 4, **wish}
    answer = guest.context.request.post(f"{guest.address}/api/tables", data=wish, headers={"Origin": guest.address})
    return str(answer.json()["code"])


def levels(table: Any) -> set[str]:
    return {seat["level"] for seat in table["seats"] if seat["player"] == "bot"}


# ---------------------------------------------------------------------------------------------------------- the first minute


def test_a_newcomer_is_offered_the_lesson_once_and_plays_novices_first(invite: Invite) -> None:
    ada = invite(newcomer=True)
    page = ada.home().page
    play_now(ada)
    sheet = page.get_by_role("dialog", name=f"New to {TITLE}?")
    sheet.get_by_role("button", name="Just play").click()
    table = ada.until(lambda table: table["stage"] == "playing")
    assert levels(table) == {"novice"}
    ada.home()
    expect(page.get_by_role("button", name=re.compile(f"^{TITLE}: 3 bots · Casual"))).to_be_visible()
    play_now(ada)
    assert levels(ada.until(lambda now: now["code"] != table["code"])) == {"casual"}


def test_the_lesson_is_one_click_from_play_now_and_is_not_offered_again(invite: Invite) -> None:
    ada = invite(newcomer=True)
    ada.home()
    play_now(ada)
    ada.page.get_by_role("button", name="2-minute lesson").click()
    ada.until(lambda table: table["lesson"])
    ada.table = None
    ada.home()
    play_now(ada)
    table = ada.until(lambda table: not table["lesson"])
    assert levels(table) == {"novice"}  # it is still the first real game


@pytest.mark.parametrize("game", GAMES)
def test_the_goal_is_shown_in_the_first_rounds_and_pushes_nothing_out_of_sight(invite: Invite, game: str) -> None:
    for locale in EVERYWHERE:
        guest = invite(newcomer=True, viewport=PHONE, locale=locale)
        page = guest.home().page
        guest.visit(open_table(guest, game, start=True))
        guest.until_asked()
        goal = page.locator("aside")
        expect(goal).to_have_count(1)
        assert page.evaluate(AMISS) == [], locale
        goal.get_by_role("button").click()
        expect(goal).to_have_count(0)
        page.reload()
        guest.until_asked()
        page.locator(".hand [data-card]").first.wait_for()
        expect(goal).to_have_count(0)  # a player who has dismissed it knows it


def test_the_goal_is_shown_for_two_rounds_and_only_to_newcomers(invite: Invite) -> None:
    def shown(newcomer: bool, rounds: int) -> bool:
        guest = invite(newcomer=newcomer)
        table = opened(3, {"rounds": "1-1-1"})
        while int(table.state.round_number) < rounds or 0 not in table.undecided:
            seat = table.undecided[0]
            table.play(seat, next(iter(table.legal(seat))))
        guest.visit(guest.lay(table))
        guest.until_asked()
        guest.page.locator(".hand [data-card]").first.wait_for()
        return bool(guest.page.get_by_role("complementary", name="The goal").count())

    assert [shown(True, rounds) for rounds in (1, 2, 3)] == [True, True, False]
    assert not shown(False, 1)


def test_bots_level_and_length_are_chosen_under_the_button_and_remembered(ada: Guest) -> None:
    page = ada.home().page
    line = page.get_by_role("button", name=re.compile(f"^{TITLE}: "))
    expect(line).to_have_text("3 bots · Casual · 15 rounds")
    line.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="2", exact=True).check(force=True)
    sheet.get_by_role("radio", name="Club player").check(force=True)
    expect(line).to_have_text("2 bots · Club player · 20 rounds")
    sheet.get_by_role("radio", name=re.compile("^Quick, 5 minutes")).check(force=True)
    page.keyboard.press("Escape")
    page.reload()
    expect(line).to_have_text("2 bots · Club player · Quick, 5 minutes")
    play_now(ada)
    table = ada.until(lambda table: table["stage"] == "playing")
    assert len(table["seats"]) == 3
    assert levels(table) == {"club"}
    assert len(table["view"]["rounds"]) < 10
    ada.home()
    line.click()
    sheet.get_by_role("radio", name="1", exact=True).check(force=True)  # which has no quick game
    expect(line).to_have_text(re.compile("^1 bot · Club player · 6 rounds$"))


# ------------------------------------------------------------------------------------------------------------- going on


def test_the_newest_table_is_a_large_tile_that_shows_its_state(ada: Guest) -> None:
    ada.home()
    open_table(ada)
    table = dealt("R7 R2", "G3 Y2", "J1 Y4", dealer=2, rounds="2-3-4")
    bid(table, "1 1 0")
    code = ada.lay(table)
    page = ada.home().page
    tiles = page.get_by_role("region", name="Continue").get_by_role("link")
    expect(tiles).to_have_count(2)
    first = tiles.first
    expect(first).to_have_attribute("href", f"/t/{code}")
    expect(first).to_contain_text("Round 1 of 3 · 0 points · rank 1")
    expect(first).to_contain_text("Your turn")
    expect(first.locator(".card")).to_have_count(2)  # their own hand
    expect(tiles.last).to_contain_text("Waiting room")
    expect(tiles.last.locator(".card")).to_have_count(0)
    play_now(ada)
    ada.until(lambda table: table["stage"] == "playing")
    ada.home()
    expect(tiles.first).to_contain_text("Dario · now")


def test_a_table_is_removed_from_the_list_after_a_question(ada: Guest, ben: Guest) -> None:
    alone = ada.lay(dealt("R7 R2", "G3 Y2", "J1 Y4", dealer=2))
    room = open_table(ada)
    company = ada.lay(dealt("R7 R2", "G3 Y2", "J1 Y4", dealer=2), others={1: ben.person})
    page = ada.home().page
    tables = page.get_by_role("region", name="Continue").get_by_role("listitem")
    expect(tables).to_have_count(3)

    def remove(code: str, words: str) -> None:
        tile = tables.filter(has=page.locator(f'a[href$="/{code}"]'))
        tile.get_by_role("button", name=f"Remove {TITLE} from the list").click()
        expect(page.get_by_role("dialog")).to_contain_text(words)
        page.get_by_role("button", name="Remove", exact=True).click()
        expect(tile).to_have_count(0)

    remove(alone, "The game ends here, unfinished.")
    remove(room, "You get up from this table.")
    remove(company, "A bot plays on for you.")
    page.reload()
    page.get_by_role("button", name=f"Play now: {TITLE}").wait_for()
    expect(tables).to_have_count(0)
    assert ben.visit(company).until(lambda table: table["seats"][0]["kept"])["stage"] == "playing"
    ada.visit(alone)
    expect(page.get_by_role("heading", name="You gave up this game.")).to_be_visible()


# ---------------------------------------------------------------------------------------------------------- how it looks


def test_the_name_is_in_the_header_and_is_changed_there(ada: Guest) -> None:
    page = ada.home().page
    page.get_by_role("button", name=re.compile("^Your name: ")).click()
    page.get_by_role("textbox", name="Your name").fill("Adalgisa")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("Saved.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Your name: Adalgisa")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=lambda size: str(size["width"]))
def test_nothing_jumps_while_home_is_loaded(invite: Invite, size: dict[str, int]) -> None:
    guest = watch_shifts(invite(viewport=size, motion=True))
    guest.lay(dealt("R7 R2", "G3 Y2", "J1 Y4", dealer=2))

    def late(route: Route) -> None:
        guest.page.wait_for_timeout(250)
        route.continue_()

    guest.page.route(re.compile(r"woff2|/api/(me|lobby)$"), late)
    guest.home()
    guest.page.locator(".tables a").wait_for()
    guest.page.wait_for_timeout(100)
    worst, moved = worst_shift(guest)
    assert worst < MOST_SHIFT_AT_HOME, moved
    guest.page.unroute_all(behavior="ignoreErrors")


@pytest.mark.parametrize("locale", EVERYWHERE)
def test_the_buttons_of_all_games_are_on_one_line(invite: Invite, locale: str) -> None:
    guest = invite(locale=locale)
    guest.home()
    for part in ("h2", ".claim", ".ways .main", ".ways .more"):
        tops = guest.page.locator(f".game {part}").evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
        assert len(tops) == len(GAMES)
        assert max(tops) - min(tops) < 1, part
    sizes = "all => [...new Set(all.map((one) => getComputedStyle(one).fontSize))]"
    assert len(guest.page.locator(".ways .more button").evaluate_all(sizes)) == 1


def test_the_page_is_written_in_its_own_font(ada: Guest) -> None:
    for path in ("", f"learn/{USUAL_GAME}", "you"):
        ada.page.goto(f"{ada.address}/{path}")
        ada.page.locator("h1").wait_for()
        ada.page.wait_for_function("document.fonts.check('16px Gabarito')")
        loaded = "[...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family)"
        assert "Gabarito" in ada.page.evaluate(loaded)
        families = "[...new Set([...document.querySelectorAll('body *')].map((one) => getComputedStyle(one).fontFamily))]"
        assert [one for one in ada.page.evaluate(families) if not one.startswith("Gabarito")] == []


def test_a_persons_own_page_may_be_the_first_they_open(ada: Guest) -> None:
    ada.page.goto(f"{ada.address}/you")
    expect(ada.page.get_by_role("heading", name="Your games")).to_be_visible()
    ada.page.wait_for_load_state("networkidle")  # refused requests show up in the console


def test_without_the_network_the_page_keeps_its_font(invite: Invite) -> None:
    ada = chosen(invite(service_workers="allow"), "theme", "light")
    ada.forgiven = True
    ada.home()
    ada.page.evaluate("navigator.serviceWorker.ready")
    fonts = "async () => (await (await caches.open('mazzo')).keys()).some(({ url }) => url.endsWith('.woff2'))"
    ada.until_promised(fonts)


def test_a_mistyped_address_says_so_in_the_readers_language_and_leads_home(invite: Invite) -> None:
    for locale, words, home in (("en-GB", "There is nothing here", "Home"), ("it-IT", "Qui non c’è niente", "Pagina iniziale")):
        guest = invite(locale=locale)
        for path in ("nowhere", "some/where/else", "lern/something"):
            answer = guest.page.goto(f"{guest.address}/{path}")
            assert answer is not None
            assert answer.status == 404
            expect(guest.page.get_by_role("heading", level=1)).to_have_text(words)
        guest.page.get_by_role("button", name=home).click()
        guest.page.wait_for_url(f"{guest.address}/")
        guest.page.locator(".ways button").first.wait_for()
        guest.complaints = [complaint for complaint in guest.complaints if "404" not in complaint]
