"""The score pads, whatever is played: seats moved, evenings kept and taken along, questions answered, nothing cut."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from mazzo.games import GAMES
from tests.harness.games import USUAL_GAME, parts_of_games
from tests.web.guest import Guest
from tests.web.in_sight import FONTS, SET_FONT
from tests.web.pads import NAMES, Pad, ask
from tests.web.test_every_screen import TOO_WIDE
from tests.web.usual import dealt

Invite = Callable[..., Guest]
GAMES_HERE = [game for game in GAMES if game in parts_of_games("server")]


def test_a_question_is_answered_at_the_table(invite: Invite) -> None:
    ada = invite()
    ada.visit(ada.lay(dealt("R7 W1", "G3 R2", "J1 Y4")))
    ada.page.get_by_role("button", name="Menu").click()
    ask(ada.page, "who deals first", "Who deals first")


def test_seats_are_moved_by_dragging_and_by_the_arrow_keys(invite: Invite) -> None:
    pad = Pad(invite, USUAL_GAME, offline=False)
    page = pad.page
    rows = page.locator("form ol li")
    for place in range(4):
        rows.nth(place).locator("input").fill(NAMES[place])

    def expect_order(*places: int) -> None:
        for place, name in enumerate(places):
            expect(rows.nth(place).locator("input")).to_have_value(NAMES[name])

    page.get_by_role("button", name="Move Ada", exact=True).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect_order(1, 2, 0, 3)
    expect(page.get_by_role("button", name="Move Ada", exact=True)).to_be_focused()
    expect(page.locator("form [role=status]")).to_have_text("Ada: seat 3 of 4.")
    grip = page.get_by_role("button", name="Move Dev", exact=True).bounding_box()
    first = rows.first.bounding_box()
    assert grip is not None
    assert first is not None
    page.mouse.move(grip["x"] + 10, grip["y"] + 10)
    page.mouse.down()
    page.mouse.move(grip["x"] + 10, first["y"] + 60, steps=4)
    page.mouse.move(grip["x"] + 10, first["y"] + 10, steps=4)
    page.mouse.up()
    expect_order(3, 1, 2, 0)


@pytest.mark.long
def test_an_evening_goes_along_as_a_file_and_the_company_is_offered_again(invite: Invite, tmp_path: Path) -> None:
    pad = Pad(invite, USUAL_GAME, offline=False)
    pad.begin(4, 0)
    pad.page.locator("header button").first.click()
    with pad.page.expect_download() as download:
        pad.page.get_by_role("button", name="Export").click()
    file = tmp_path / "evenings.json"
    download.value.save_as(file)
    [kept] = json.loads(file.read_text("utf-8"))["evenings"]
    assert (kept["game"], kept["names"]) == (USUAL_GAME, NAMES[:4])
    other = Pad(invite, USUAL_GAME, offline=False)
    other.begin(3, 0)
    other.page.locator("header button").first.click()
    other.page.locator("input[type=file]").set_input_files(file)
    expect(other.page.locator(".files [role=status]")).to_have_text("1 evening added.")
    expect(other.page.locator("button.evening")).to_have_count(2)
    other.visit()  # it is on the disk
    expect(other.page.locator("button.evening")).to_have_count(2)
    other.page.get_by_role("button", name="New evening").click()
    expect(other.page.locator("form ol li input").first).to_have_value(NAMES[0])


STAYS_ON = """
globalThis.locks = []
let isVisible = true
Object.defineProperty(document, 'visibilityState', { get: () => (isVisible ? 'visible' : 'hidden') })
Object.defineProperty(navigator, 'wakeLock', { value: { request: async (kind) => {
  const lock = { kind, released: false, release: async () => { lock.released = true } }
  locks.push(lock)
  return lock
} } })
const show = (visible) => {
  isVisible = visible
  if (!visible) for (const lock of locks) lock.released = true
  document.dispatchEvent(new Event('visibilitychange'))
}
globalThis.sleep = () => show(false)
globalThis.wake = () => show(true)
"""
"""A browser that keeps the screen on as long as the page is in sight, and says who asked for it."""
LOCKS = "locks.map(({ kind, released }) => `${kind} ${released}`)"


def test_the_screen_stays_on_while_an_evening_is_open_and_again_when_the_phone_is_woken(invite: Invite) -> None:
    pad = Pad(invite, USUAL_GAME, offline=False)
    pad.page.add_init_script(STAYS_ON)
    pad.visit()
    assert pad.page.evaluate(LOCKS) == []
    pad.begin(4, 0)
    pad.page.wait_for_function("locks.length === 1")
    pad.page.evaluate("sleep()")
    assert pad.page.evaluate(LOCKS) == ["screen true"]
    pad.page.evaluate("wake()")
    pad.page.wait_for_function("locks.length === 2 && !locks[1].released")
    pad.page.locator("header button").first.click()
    pad.page.wait_for_function("locks.every(({ released }) => released)")
    pad.page.evaluate("wake()")
    assert pad.page.evaluate(LOCKS) == ["screen true", "screen true"]  # the list of evenings may sleep


# What hides a part of its words, and keys that are out of sight; a player's long name may end in dots.
CUT = """async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next))
  const all = (selector) => [...document.querySelectorAll(selector)].filter((part) =>
    !part.closest('.unseen, .name') && !part.matches('.name, .unseen, input') && part.checkVisibility() && part.clientWidth > 1)
  const name = (part) => `${part.tagName.toLowerCase()}.${part.className} “${part.textContent.trim().slice(0, 50)}”`
  const HALF_LEADING = 4
  const cut = all('main button, main p, main h1, main h2, main td, main th, main legend, main label, main summary, main li')
    .filter((part) => part.scrollWidth > part.clientWidth + 1
      || (getComputedStyle(part).overflowY !== 'visible' && part.scrollHeight > part.clientHeight + HALF_LEADING))
    .map((part) => `${name(part)} is cut: ${part.scrollWidth}×${part.scrollHeight} in ${part.clientWidth}×${part.clientHeight}`)
  const below = all('main .hand button').filter((part) => part.getBoundingClientRect().bottom > innerHeight + 1)
  return [...cut, ...below.map((part) => `${name(part)} is out of sight`)]
}"""


@pytest.mark.long
@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "es-ES", "it-IT"])
@pytest.mark.parametrize("game", GAMES_HERE)
def test_nothing_is_cut_on_a_phone_in_any_language(invite: Invite, game: str, locale: str) -> None:
    pad = Pad(invite, game, offline=False, locale=locale)
    expect_nothing_cut(pad)
    pad.page.evaluate(SET_FONT, "")
    pad.begin(5, 0)
    expect_nothing_cut(pad)
    pad.page.locator("header button").first.click()
    expect_nothing_cut(pad)


def expect_nothing_cut(pad: Pad) -> None:
    """In no font and no size of letters; larger ones may need more than a screen."""
    for font, rules in FONTS.items():
        pad.page.evaluate(SET_FONT, rules)
        assert pad.page.evaluate(TOO_WIDE) == [], font
        found = [what for what in pad.page.evaluate(CUT) if font != "large" or "out of sight" not in what]
        assert found == [], font
