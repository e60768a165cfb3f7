"""Lessons as newcomers meet them: on a small phone, with motion, by clicks, doing what the coach says, to the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import expect

from mazzo.lesson import LEVEL, lessons
from tests.harness.games import parts_of_games
from tests.web.guest import PHONE, Guest, chosen
from tests.web.in_sight import AMISS, RAW_KEY, SHOWN

Invite = Callable[..., Guest]
CLICKS = parts_of_games("clicks")
COACH = "aside:has(strong.number)"  # whatever language it speaks
PAGE = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
LINES = """(said) => {
  const { lineHeight } = getComputedStyle(document.querySelector('aside p'))
  const line = document.querySelector('aside p')
  const before = line.textContent
  const tall = said.filter((text) => {
    line.textContent = text
    return line.clientHeight > 2 * parseFloat(lineHeight) + 1
  })
  line.textContent = before
  return tall
}"""

# Words above the hand that the lamp on an advised card lies on.
UNDER_A_LAMP = """() => {
  const words = [...document.querySelectorAll('.tray *')].flatMap((part) => [...part.childNodes]).flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.data.trim() === '') return []
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].map((box) => [node.data, box])
  })
  return [...document.querySelectorAll('.hand .advised')].flatMap((card) => {
    const { left, top } = card.getBoundingClientRect()
    const lamp = getComputedStyle(card, '::before')
    const [from, high] = [left + parseFloat(lamp.left), top + parseFloat(lamp.top)]
    const HALF_LEADING = 3
    return words.filter(([, box]) => box.left < from + parseFloat(lamp.width) && box.right > from
      && box.bottom - HALF_LEADING > high && box.top < top).map(([text]) => text)
  })
}"""


def begin(guest: Guest, game: str) -> Guest:
    guest.page.goto(f"{guest.address}/learn/{game}")
    guest.page.locator(".lesson button").click()
    guest.until(lambda table: table["lesson"])
    guest.page.locator(f"{COACH} p").wait_for()
    return guest


def read_on(guest: Guest, look: Callable[[], None]) -> None:
    """Reads what the coach says, up to the next thing to do."""
    advised, following = guest.page.locator(".room .advised").first, guest.page.locator(f"{COACH} .next")
    step = guest.page.locator(f"{COACH} strong")
    expect(advised.or_(following).first).to_be_visible()
    while following.count():
        look()
        before = step.inner_text()
        following.click()
        expect(step).not_to_have_text(before)
    expect(advised).to_be_visible()
    look()


def follow(guest: Guest, game: str, look: Callable[[], None]) -> None:
    """Does everything the coach says."""
    for moves in lessons()[game].script.decisions[0]:
        guest.until_asked()
        guest.until_shown()
        read_on(guest, look)
        turn, choice = guest.table["turn"], guest.table["your_choice"]
        CLICKS[game].decide(guest, moves)
        guest.until(lambda table, turn=turn, choice=choice: table["turn"] > turn or table["your_choice"] != choice)  # type: ignore[misc]
    guest.until(lambda table: table["stage"] == "over")
    guest.until_shown()
    guest.put_round_away()
    guest.page.locator(".podium").wait_for()


WORDS = {
    "en": ("Step {0} of {1}", "You win!", ["Now a real game", "Home"]),
    "it": ("Passo {0} di {1}", "Hai vinto!", ["Ora una partita vera", "Pagina iniziale"]),
    "es": ("Paso {0} de {1}", "¡Has ganado!", ["Ahora, una partida de verdad", "Página principal"]),
    "de": ("Schritt {0} von {1}", "Du hast gewonnen!", ["Jetzt ein echtes Spiel", "Startseite"]),
}
"""The count of steps, the words for a winner, and the ways on from there."""


@pytest.mark.parametrize(
    ("language", "game"),
    [pytest.param(*one, marks=[] if one[0] == "en" else pytest.mark.long) for one in product(WORDS, lessons())],
)
def test_a_player_who_does_what_the_coach_says_wins(invite: Invite, language: str, game: str) -> None:
    guest = chosen(chosen(invite(viewport=PHONE, motion=True), "speed", "2"), "language", language)
    begin(guest, game)
    counted, won, ways = WORDS[language]
    steps: list[str] = []

    def look() -> None:
        assert guest.page.evaluate(AMISS) == []
        assert guest.page.evaluate(UNDER_A_LAMP) == []
        assert RAW_KEY.findall(guest.page.evaluate(SHOWN)) == []
        steps.append(guest.text(f"{COACH} strong"))

    follow(guest, game, look)
    page = guest.page
    look()
    last = steps[0].split()[-1]
    assert steps[0] == counted.format(1, last)
    assert steps[-1] == counted.format(last, last)
    assert guest.table["ranks"][0] == 1
    assert guest.table["ranks"].count(1) == 1
    expect(page.locator("#game-over")).to_have_text(won)
    expect(page.locator(".end .ways button")).to_have_text(ways)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name=ways[0]).click()
    table = guest.until(lambda table: not table["lesson"])
    assert (table["game"], table["stage"], table["stacked"]) == (game, "playing", False)
    assert {seat["level"] for seat in table["seats"] if seat["player"] == "bot"} == {LEVEL}


@pytest.mark.parametrize("game", lessons())
def test_the_coach_needs_at_most_two_lines_in_every_language(invite: Invite, game: str) -> None:
    guest = begin(invite(viewport=PHONE), game)
    files = sorted((PAGE / game / "locales").glob("learn.*.ftl"))
    sentences = [words for file in files for words in re.findall(r"^coach-\S+ = (.+)$", file.read_text(), re.MULTILINE)]
    assert len(files) == 4
    assert guest.page.evaluate(LINES, sentences) == []


UNDER_THE_COACH = """() => {
  const coach = document.querySelector('aside').getBoundingClientRect()
  return [...document.querySelectorAll('.chip, .felt .card, .felt button, .tray button, .hand [data-card]')].filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    return left < coach.right && right > coach.left && top < coach.bottom && bottom > coach.top
  }).map((part) => part.textContent)
}"""


@pytest.mark.parametrize("game", lessons())
def test_on_a_desktop_the_coach_is_above_the_table_and_covers_nothing(ada: Guest, game: str) -> None:
    begin(ada, game)
    coach, felt = ada.page.locator(COACH).bounding_box(), ada.page.locator(".felt").bounding_box()
    assert coach is not None
    assert felt is not None
    assert felt["x"] < coach["x"]
    assert coach["x"] + coach["width"] < felt["x"] + felt["width"]
    assert ada.page.evaluate(UNDER_THE_COACH) == []


def test_a_lesson_is_not_in_the_history(ada: Guest) -> None:
    game = next(iter(lessons()))
    follow(begin(ada, game), game, lambda: None)
    ada.page.goto(f"{ada.address}/you")
    expect(ada.page.get_by_text("You have not finished a game yet.")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Replay")).to_have_count(0)


def test_the_coach_can_be_dismissed_and_is_back_after_a_reload(invite: Invite) -> None:
    guest = begin(invite(viewport=PHONE), next(iter(lessons())))
    guest.page.get_by_role("button", name="Hide the coach").click()
    guest.page.get_by_role("button", name="Show the coach").click()
    guest.page.reload()
    expect(guest.page.get_by_role("complementary", name="Coach")).to_contain_text("Step 1 of")
