"""Puzzles on the page: two taps from home, an answer before the solution, streaks, and the way to a table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from mazzo.games import game_named
from mazzo.puzzles import games_with_puzzles, read_puzzles, table_of
from mazzo.puzzles.shapes import Puzzle
from tests.harness.games import USUAL_GAME, parts_of_games
from tests.wasm.games import built_folder
from tests.web.guest import DESKTOP, PHONE, TABLET, Guest
from tests.web.in_sight import HAND_IN_SIGHT
from tests.web.test_every_screen import axe_complaints

SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
RAW_KEY = re.compile(r"\b(review|puzzles?|theme)-[a-z]+")

pytestmark = pytest.mark.skipif(not (built_folder() / "rules.json").exists(), reason="not built for the browser: `make wasm`")


def asked_in(guest: Guest, game: str) -> Puzzle:
    """The puzzle that the page shows."""
    guest.page.wait_for_function("location.hash.length > 1")
    shown = guest.page.evaluate("location.hash.slice(1)")
    return next(puzzle for puzzle in read_puzzles(game).puzzles if puzzle.id == shown)


def answer(guest: Guest, move: str) -> None:
    guest.page.locator(f'.choices [data-move="{move}"]').click()
    expect(guest.page.locator(".answered")).to_be_visible()


def test_two_taps_from_home_to_the_puzzle_of_the_day_and_on_to_a_table(invite: Callable[..., Guest]) -> None:
    ada = invite(viewport=PHONE, on_device=True)
    page = ada.page
    ada.home()
    page.get_by_role("link", name=f"Puzzles: {game_named(USUAL_GAME).title}").click()
    page.get_by_test_id("day").click()
    expect(page.get_by_role("heading", name="What would you play?")).to_be_visible()
    puzzle = asked_in(ada, USUAL_GAME)
    expect(page.locator(".answered")).to_have_count(0)  # nothing says what is best
    assert axe_complaints(ada) == []
    assert page.evaluate(SIDEWAYS) <= 0
    answer(ada, puzzle.moves[0][0])
    expect(page.get_by_role("status").filter(has_text="that is the best move")).to_be_visible()
    expect(page.locator(".answered tbody tr")).to_have_count(len(table_of(USUAL_GAME, puzzle).legal(puzzle.seat)))
    assert axe_complaints(ada) == []
    page.locator(".ways .main").click()
    expect(page.get_by_text("Your streak: 1 day.")).to_be_visible()
    expect(page.get_by_test_id("day")).to_contain_text("Solved")
    assert axe_complaints(ada) == []
    assert not RAW_KEY.search(page.inner_text("main"))
    page.get_by_test_id("run").click()
    second = asked_in(ada, USUAL_GAME)
    assert second.id != puzzle.id
    expect(page.get_by_text("1 of 10", exact=True)).to_be_visible()
    answer(ada, second.usual)
    expect(page.locator(".answered")).to_contain_text("No: ")
    expect(page.locator(".answered")).to_contain_text("The idea: ")
    ada.table = None
    page.get_by_role("button", name="Try again from here").click()
    ada.until(lambda table: table["practice"] is not None)
    assert ada.table["practice"]["puzzle"] == second.id
    assert ada.table["you"] == second.seat
    assert sorted(ada.table["legal"]) == sorted(move for move, *_ in second.moves)
    ada.home()  # where it is not taken for a game of their own
    expect(page.get_by_role("region", name="Continue")).to_contain_text(f"{game_named(USUAL_GAME).title}, practice")


def test_ten_puzzles_about_one_theme(invite: Callable[..., Guest]) -> None:
    ada = invite(viewport=PHONE, on_device=True)
    page = ada.page
    page.goto(f"{ada.address}/puzzles/{USUAL_GAME}#00000")
    expect(page.get_by_test_id("missing")).to_be_visible()  # a link to one that was replaced
    themes = page.get_by_test_id("themes")
    wanted = themes.locator("option").nth(3).get_attribute("value")
    themes.select_option(wanted)
    page.get_by_test_id("run").click()
    for _ in range(2):
        puzzle = asked_in(ada, USUAL_GAME)
        assert puzzle.theme == wanted
        answer(ada, puzzle.moves[0][0])
        page.locator(".ways .main").click()
        expect(page.locator(".answered")).to_have_count(0)
    assert page.evaluate(SIDEWAYS) <= 0


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "en", "es", "it"])
@pytest.mark.parametrize("game", list(parts_of_games("screens")))
def test_puzzles_work_by_keyboard_in_the_dark_and_in_every_language(
    invite: Callable[..., Guest], game: str, language: str
) -> None:
    ada = invite(viewport=PHONE, color_scheme="dark", locale=language)
    page = ada.page
    page.goto(f"{ada.address}/puzzles/{game}")
    page.get_by_test_id("run").focus()
    for _ in range(2):
        page.keyboard.press("Enter")
        expect(page.locator("h2#question")).to_be_focused()
        assert page.evaluate(SIDEWAYS) <= 0
        page.locator(".choices button").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".answered")).to_be_visible()
        assert axe_complaints(ada) == []
        assert not RAW_KEY.search(page.inner_text("section.bar"))
        page.locator("section.bar .ways .main").focus()
    page.goto(f"{ada.address}/puzzles/{game}")
    expect(page.get_by_test_id("run")).to_be_visible()
    assert axe_complaints(ada) == []
    assert page.evaluate(SIDEWAYS) <= 0
    assert not RAW_KEY.search(page.inner_text("main"))


@pytest.mark.long
@pytest.mark.parametrize("game", games_with_puzzles())
@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "es-ES", "de-DE"])
def test_the_player_of_a_puzzle_sees_their_own_hand_on_any_screen(invite: Callable[..., Guest], game: str, locale: str) -> None:
    ada = invite(viewport=PHONE, on_device=True, locale=locale)
    for size in (PHONE, TABLET, DESKTOP):
        ada.page.set_viewport_size(size)
        ada.page.goto(f"{ada.address}/puzzles/{game}")
        ada.page.get_by_test_id("day").click()
        ada.page.wait_for_function(HAND_IN_SIGHT)
        ada.page.locator(".choices button").first.click()
        expect(ada.page.locator(".answered")).to_be_visible()
        ada.page.wait_for_function(HAND_IN_SIGHT)
