"""The score pads of all games: moving seats, keeping and exporting evenings, answering questions, nothing cut."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from mazzo.games import GAMES
from tests.harness.games import USUAL_GAME, parts_of_games
from tests.web.guest import DESKTOP, PHONE, Guest
from tests.web.in_sight import CUT, FONTS, KEYS_BELOW, SET_FONT
from tests.web.pads import KEEP, NAMES, Pad, Screen, ask, need_rules
from tests.web.test_every_screen import TOO_WIDE, axe_complaints
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
def test_an_evening_can_be_taken_along_as_a_file_and_its_players_are_offered_again(invite: Invite, tmp_path: Path) -> None:
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
    # It is continued where it came from, and exported once more.
    later = {**kept, "edition": kept["edition"] + 1, "names": ["Zoe", *NAMES[1:4]]}
    other.page.locator("header button").first.click()
    other.page.locator("input[type=file]").set_input_files(evenings_file(tmp_path, later))
    expect(other.page.locator(".files [role=status]")).to_have_text("0 evenings added. 1 evening brought up to date.")
    expect(other.page.locator("button.evening", has_text="Zoe")).to_have_count(1)
    other.page.locator("input[type=file]").set_input_files(evenings_file(tmp_path, kept))  # an older file changes nothing
    expect(other.page.locator(".files [role=status]")).to_have_text("0 evenings added.")
    expect(other.page.locator("button.evening", has_text="Zoe")).to_have_count(1)
    for game in GAMES_HERE:  # the players are offered for every game
        other.game = game
        other.page.goto(f"{other.guest.address}/pad/{game}")
        other.page.locator("main form, main .evening").first.wait_for()
        if game != USUAL_GAME:
            expect(other.page.locator("form ol li input").nth(1)).to_have_value(NAMES[1])


FULL = "() => { IDBObjectStore.prototype.put = function () { this.transaction.abort() } }"
"""A browser whose disk is full."""


def test_evenings_from_a_file_that_could_not_be_saved_are_not_called_added(invite: Invite, tmp_path: Path) -> None:
    pad = Pad(invite, USUAL_GAME, offline=False)
    pad.begin(4, 0)
    expect(pad.page.locator("main[data-stored='yes']")).to_be_visible()
    pad.page.locator("header button").first.click()
    pad.page.evaluate(FULL)
    other = Screen(3, {}, None).evening(USUAL_GAME, "other")
    pad.page.locator("input[type=file]").set_input_files(evenings_file(tmp_path, other))
    expect(pad.page.locator(".files [role=status]")).to_contain_text("This browser saves nothing")
    pad.visit()
    expect(pad.page.locator("button.evening")).to_have_count(1)


def test_a_number_typed_into_a_question_is_not_entered_on_the_pad(invite: Invite) -> None:
    pad = Pad(invite, USUAL_GAME, offline=False)
    pad.begin(4, 0)
    pad.page.keyboard.press("1")
    expect(pad.page.locator("#key-1")).to_be_focused()
    pad.page.get_by_role("button", name="Rules question").click()
    box = pad.page.get_by_role("dialog").get_by_role("textbox")
    box.press_sequentially("1 or 2 cards")
    expect(box).to_have_value("1 or 2 cards")
    expect(box).to_be_focused()


def test_two_tabs_never_write_over_each_other(invite: Invite) -> None:
    pad = Pad(invite, USUAL_GAME, offline=False)
    pad.begin(4, 0)
    old = pad.page
    asleep = pad.guest.open_page()
    asleep.add_init_script("delete globalThis.BroadcastChannel")  # it receives nothing from the others, as if it slept
    pad.visit()
    fresh = pad.guest.open_page()
    pad.visit()
    for page in (fresh, old, asleep):
        expect(page.locator(".asked .name")).to_have_text("Ben")
    fresh.locator("#key-1").click()
    expect(old.locator(".asked .name")).to_have_text("Carlotta")  # it has been notified
    asleep.locator("#key-0").click()
    expect(asleep.get_by_role("alert")).to_have_text("Another tab has changed this evening. Look, and enter it again.")
    for page in (fresh, old, asleep):
        expect(page.locator(".player .entry").first).to_have_text("Bid 1")
    asleep.locator("#key-0").click()
    expect(asleep.get_by_role("alert")).to_have_count(0)
    expect(asleep.locator("main[data-stored='yes']")).to_be_visible()
    pad.visit()  # and so it is on the disk
    expect(fresh.locator(".asked .name")).to_have_text("Dev")


def evenings_file(folder: Path, *evenings: dict[str, Any]) -> Path:
    file = folder / "evenings.json"
    file.write_text(json.dumps({"kind": "mazzo evenings", "version": 1, "evenings": evenings}), "utf-8")
    return file


def test_an_unreadable_evening_does_not_block_the_others(invite: Invite, tmp_path: Path) -> None:
    pad = Pad(invite, USUAL_GAME, offline=False)
    pad.begin(4, 0)
    pad.page.locator("header button").first.click()
    good = Screen(3, {}, None).evening(USUAL_GAME, "good", begun=1_790_000_000_001)
    names = [f"N{number}" for number in range(9)]
    crowd = {**Screen(3, {}, None).evening(USUAL_GAME, "crowd"), "names": names}
    clash = Screen(2, {"leaders_hook": True}, None).evening(USUAL_GAME, "clash")
    wild = Screen(3, {}, {"rounds": [{"bids": [99, 0, 0], "tricks": [0, 0, 1]}]}).evening(USUAL_GAME, "wild")
    pad.page.locator("input[type=file]").set_input_files(evenings_file(tmp_path, crowd, good, clash, wild, {"id": "nothing"}))
    expect(pad.page.locator(".files [role=status]")).to_have_text("4 evenings added.")
    pad.visit()
    expect(pad.page.locator(".what")).to_have_text(["Round 1, still playing"] * 2 + ["This evening cannot be read."] * 3)
    pad.page.set_viewport_size(DESKTOP)  # with more room than words, all start at one line
    assert len(set(pad.page.locator(".what").evaluate_all("all => all.map((one) => one.getBoundingClientRect().left)"))) == 1


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


STILL = "Promise.allSettled(document.getAnimations().map((one) => one.finished))"
# Too small for a thumb: the trumps, which few note, and the table of ten animals are only as large as a small phone allows.
SMALL = """() => [...document.querySelectorAll('main button, main summary, dialog[open] button')]
  .filter((part) => part.checkVisibility() && !part.closest('.unseen, .trumps, table.number'))
  .map((part) => [part, part.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 43.5 || height < 41.5)
  .map(([part, { width, height }]) =>
    `${part.className} “${part.getAttribute('aria-label') ?? part.textContent.trim()}” is ${width}×${height}`)"""


PADS = parts_of_games("pad_screens")
HOME_BY_LOCALE = {
    "en-GB": "At your own table",
    "de-DE": "An eurem Tisch",
    "es-ES": "En vuestra mesa",
    "it-IT": "Al vostro tavolo",
}
RULINGS, PHONES, SHARE = "header [aria-haspopup] >> nth=0", "header [aria-haspopup] >> nth=1", "header [aria-haspopup] >> nth=2"


def every_screen(pad: Pad) -> Iterator[str]:
    """Walks through all screens of a pad, in any language: the form, the evenings, the sheets, and those of the game."""
    page = pad.page
    yield "nobody yet"
    if page.locator("summary").is_visible():  # some numbers of players have nothing to choose
        page.locator("summary").click()
        yield "house rules"
    screens = PADS[pad.game].screens()
    for name, screen in screens.items():
        pad.open(screen)
        page.locator("dialog[open]").or_(page.locator("main.evening")).first.wait_for()
        yield name
    pad.open(screens["over"])
    for name, opens in (("share", SHARE), ("phones", PHONES), ("rulings", RULINGS)):
        page.locator(opens).click()
        sheet = page.locator("dialog[open]")
        if name == "rulings":
            sheet.locator("input").fill(" ".join(sheet.locator("input").get_attribute("placeholder").split()[:1]))
            sheet.locator("li h3").first.wait_for()
        else:
            sheet.locator("img, button.main").first.wait_for()
        yield name
        page.keyboard.press("Escape")
    page.evaluate(KEEP, [pad.game, [one.evening(pad.game, name, number) for number, (name, one) in enumerate(screens.items())]])
    pad.visit()
    page.locator("header button").first.click()
    page.locator("#figures").wait_for()
    yield "evenings"
    page.locator("button.main").first.click()
    page.locator("form").wait_for()
    yield "company"


@pytest.mark.long
@pytest.mark.parametrize("locale", HOME_BY_LOCALE)
@pytest.mark.parametrize("game", PADS)
def test_no_screen_is_cut_on_a_phone_in_any_language_and_font_and_axe_finds_nothing(
    invite: Invite, game: str, locale: str
) -> None:
    pad = Pad(invite, game, offline=False, locale=locale)
    wrong = []
    for name in every_screen(pad):
        pad.page.evaluate(STILL)
        for font, rules in FONTS.items():
            pad.page.evaluate(SET_FONT, rules)
            found = [*pad.page.evaluate(TOO_WIDE), *pad.page.evaluate(CUT), *pad.page.evaluate(KEYS_BELOW)]
            # Larger letters may need more than a screen.
            wrong += [f"{name}, {font}: {what}" for what in found if font != "large" or "out of sight" not in what]
        pad.page.evaluate(SET_FONT, "")
        wrong += [f"{name}: {what}" for what in pad.page.evaluate(SMALL)]
        for scheme in ("light", "dark") if locale == "en-GB" else ():
            pad.page.emulate_media(color_scheme=scheme)
            wrong += [f"{name}, {scheme}: {what}" for what in axe_complaints(pad.guest)]
    assert not wrong, "\n".join(wrong)


WRITTEN = """globalThis.written = []
const write = CanvasRenderingContext2D.prototype.fillText
CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
  written.push(text)
  return write.call(this, text, ...where)
}"""


@pytest.mark.long
def test_the_picture_to_send_has_every_name_and_score_in_full(invite: Invite) -> None:
    for game, screens in PADS.items():
        pad = Pad(invite, game, offline=False)
        pad.page.add_init_script(WRITTEN)
        pad.open(screens.screens()["over"])
        pad.page.locator(SHARE).click()
        pad.page.locator("dialog img").wait_for()
        drawn = " ".join(pad.page.evaluate("written"))
        assert "…" not in drawn
        for row in pad.page.locator(".end li").all():
            assert row.locator(".name").inner_text() in drawn
            assert row.locator("strong").inner_text() in drawn


@pytest.mark.parametrize("locale", HOME_BY_LOCALE)
def test_a_pad_is_one_tap_from_home(invite: Invite, locale: str) -> None:
    need_rules()
    guest = invite(locale=locale, viewport=PHONE, has_touch=True)
    for game in GAMES_HERE:
        guest.page.goto(f"{guest.address}/")
        section = guest.page.get_by_role("region", name=HOME_BY_LOCALE[locale])
        section.locator(f"a[href$='pad/{game}']").tap()
        guest.page.locator("main form ol li").first.wait_for()
