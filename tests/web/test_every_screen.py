"""Every screen: axe finds nothing, readers find what was kept, nothing scrolls sideways, cards fit fingers, all words exist."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.web.aria_goldens import PHASES, found_by_a_reader, kept
from tests.web.guest import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET, Guest
from tests.web.in_sight import FONTS, RAW_KEY, SET_FONT, SHOWN, WORDS_CUT
from tests.web.screens import ALIKE, ALSO_ON_A_PHONE, GAMES_SCREENS, SCREENS

Invite = Callable[..., Guest]

SMALLEST = {"width": 320, "height": 568}
TWICE_AS_LARGE = {"width": 640, "height": 400}  # a desktop at 200 %
SMALLEST_ON_ITS_SIDE = {"width": 568, "height": 320}
SIZES = [PHONE, TABLET, DESKTOP, SMALLEST, PHONE_ON_ITS_SIDE, SMALLEST_ON_ITS_SIDE, TWICE_AS_LARGE]

# Nothing to scroll on a phone, in portrait or landscape: everything needed to play is in sight.
IN_ONE_SCREEN = [name for game in GAMES_SCREENS for name in game.IN_ONE_SCREEN]

# Together they have every colour of the dark theme; the other screens are made of the same parts.
IN_THE_DARK = [
    "home",
    "waiting-room",
    "invited",
    "seeking",
    "ratings",
    "settings",
    "you",
    *(name for game in GAMES_SCREENS for name in game.IN_THE_DARK),
]

FREE_WIDTHS = """() => [...document.querySelectorAll('.hand [data-card]')].map((card) => {
  const box = card.getBoundingClientRect()
  let free = 0
  const y = box.top + 20
  for (let x = Math.ceil(box.left); x < box.right; x += 1)
    if (document.elementFromPoint(x, y)?.closest('[data-card]') === card) free += 1
  let high = 0
  for (let down = Math.ceil(box.top); down < box.bottom; down += 1)
    if (document.elementFromPoint(box.left + 8, down)?.closest('[data-card]') === card) high += 1
  return [card.dataset.card, free, high]
})"""
TOO_HIGH = "document.documentElement.scrollHeight - innerHeight > 1"
# What has more content than can be seen, and scrolls by itself.
SCROLLS = """() => [...document.querySelectorAll('main, main *')].filter((part) =>
  /auto|scroll/.test(getComputedStyle(part).overflowY) && part.clientHeight > 0 && part.scrollHeight - part.clientHeight > 1
).map((part) => `${part.tagName}.${part.className} ${part.scrollHeight - part.clientHeight}`)"""
# What is too wide once the page has a new layout: cards move in the frame after the resize.
TOO_WIDE = """async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next))
  const name = (part) => `${part.tagName}.${part.className} ${part.textContent.trim().slice(0, 40)}`
  const scrolling = [document.documentElement, document.body, ...document.querySelectorAll('main, dialog, .sheet, .body')]
    .filter((part) => part.scrollWidth > part.clientWidth)
    .map((part) => `${name(part)} ${part.scrollWidth} > ${part.clientWidth}`)
  const outside = [...document.querySelectorAll('button, a, input, select, h1, h2, p, td, th, label')].filter((part) => {
    const box = part.getBoundingClientRect()
    const scrolls = part.closest('.block, .log, .skip, .unseen')
    return box.width > 1 && !scrolls && (box.left < -1 || box.right > innerWidth + 1)
  }).map((part) => `${name(part)} ${JSON.stringify(part.getBoundingClientRect())}`)
  return [...scrolling, ...outside]
}"""


def axe_complaints(guest: Guest) -> list[str]:
    found = Axe().run(guest.page)
    return [
        f"{violation['id']}: {violation['help']} at {[node['target'] for node in violation['nodes']][:4]}"
        for violation in found.response["violations"]
    ]


def settled(look: Callable[[], Any], wanted: Any, guest: Guest) -> Any:
    """What is seen once it is as expected, or after two seconds: the last card has to be where it belongs."""
    for _ in range(50):
        if look() == wanted:
            break
        guest.page.wait_for_timeout(40)
    return look()


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_in_light_and_dark_at_every_size(invite: Invite, screen: str) -> None:
    """One visit for all: axe, the screen reader and the words on a desktop; the sizes; axe once more in the dark on a phone."""
    guest = invite(color_scheme="light", viewport=DESKTOP).call_me("Ada")
    page = guest.page
    SCREENS[screen](guest)
    assert axe_complaints(guest) == []
    assert RAW_KEY.findall(page.evaluate(SHOWN)) == []
    if screen in PHASES:
        assert settled(lambda: found_by_a_reader(guest), kept(screen), guest) == kept(screen), "read on, then `make readers`"
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    if screen in ALSO_ON_A_PHONE:
        ALSO_ON_A_PHONE[screen](guest)
    if screen not in ALIKE:
        for size in SIZES:
            page.set_viewport_size(size)  # type: ignore[arg-type]
            assert settled(lambda: page.evaluate(TOO_WIDE), [], guest) == [], size
            if screen in IN_ONE_SCREEN and size in (PHONE, PHONE_ON_ITS_SIDE, SMALLEST_ON_ITS_SIDE):
                assert settled(lambda: page.evaluate(TOO_HIGH), False, guest) is False, size
            if screen in IN_ONE_SCREEN and size in (PHONE_ON_ITS_SIDE, SMALLEST_ON_ITS_SIDE):
                assert settled(lambda: page.evaluate(SCROLLS), [], guest) == [], size
    if screen in IN_THE_DARK:
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        page.emulate_media(color_scheme="dark")
        assert axe_complaints(guest) == []


@pytest.mark.long
@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "es-ES", "it-IT"])
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut_on_a_phone_in_any_language_and_font(invite: Invite, screen: str, locale: str) -> None:
    """And axe finds nothing in the dark; the colours of the other screens are covered above."""
    guest = invite(viewport=PHONE, locale=locale).call_me("Ada")
    SCREENS[screen](guest)
    wrong: list[str] = []
    for font, rules in FONTS.items():
        guest.page.evaluate(SET_FONT, rules)
        wrong += [f"{font}: {what}" for what in (*guest.page.evaluate(TOO_WIDE), *guest.page.evaluate(WORDS_CUT))]
    if locale == "en-GB":
        guest.page.evaluate(SET_FONT, "")
        guest.page.emulate_media(color_scheme="dark")
        wrong += axe_complaints(guest)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("size", [PHONE, SMALLEST, TABLET, DESKTOP], ids=lambda size: str(size["width"]))
def test_twenty_cards_each_have_24_pixels_for_a_finger(invite: Invite, size: dict[str, int]) -> None:
    guest = invite(viewport=size)
    SCREENS["playing-20"](guest)
    guest.page.locator(".hand [data-card]").last.scroll_into_view_if_needed()
    widths = guest.page.evaluate(FREE_WIDTHS)
    assert len(widths) >= 19
    narrow = [(card, free, high) for card, free, high in widths if free < 24 or high < 24]
    assert narrow == []


@pytest.mark.parametrize("size", [PHONE, SMALLEST], ids=lambda size: str(size["width"]))
def test_what_one_needs_to_play_is_in_sight_on_a_phone(invite: Invite, size: dict[str, int]) -> None:
    """Hand, status and trick without scrolling."""
    guest = invite(viewport=size, has_touch=True)
    SCREENS["playing"](guest)
    for part in (".status", ".trick li", ".hand [data-card]", ".seats li"):
        box = guest.page.locator(part).last.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + 24 <= size["height"], part


def test_a_tap_on_a_narrow_card_raises_it_and_a_second_plays_it(invite: Invite) -> None:
    guest = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    SCREENS["playing-20"](guest)
    move = guest.table["legal"][0]
    where = {"x": 10, "y": 20}
    guest.spot(move).tap(position=where)  # type: ignore[arg-type]
    expect(guest.spot(move)).to_have_class(re.compile("raised"))
    expect(guest.spot(move)).to_have_attribute("aria-label", re.compile("tap again to play"))
    assert guest.decisions == []
    turn = guest.table["turn"]
    guest.spot(move).tap(position=where)  # type: ignore[arg-type]
    guest.until(lambda table: table["turn"] > turn)
    assert [decision["moves"] for decision in guest.decisions] == [[move]]


def test_bids_are_44_pixels_tall_on_a_phone(invite: Invite) -> None:
    guest = invite(viewport=PHONE)
    SCREENS["bidding"](guest)
    boxes = guest.page.locator("[data-bid]").evaluate_all(
        "buttons => buttons.map((button) => button.getBoundingClientRect()).map(({ width, height }) => [width, height])"
    )
    assert len(boxes) == 11
    assert [box for box in boxes if min(box) < 43.5] == []


@pytest.mark.parametrize(("locale", "language"), [("it-IT", "it"), ("es-MX", "es"), ("de-AT", "de")])
def test_no_key_is_shown_raw_in_any_language(invite: Invite, locale: str, language: str) -> None:
    """English is checked on every screen, and all languages have the same keys: this checks that they are loaded everywhere."""
    guest = invite(locale=locale)
    for name in ("home", "you", "lesson", "bot-met", *(game.IN_EVERY_LANGUAGE for game in GAMES_SCREENS)):
        SCREENS[name](guest)
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        assert RAW_KEY.findall(guest.page.evaluate(SHOWN)) == [], name


def test_the_same_table_in_english_and_italian(invite: Invite) -> None:
    guest = invite()
    SCREENS["playing"](guest)
    status = guest.page.locator(".status .turn")
    expect(status).to_have_text("Your turn: play a card")
    cards = guest.page.locator(".hand [data-card]").count()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("combobox", name="Language").select_option("it")
    expect(guest.page.locator("html")).to_have_attribute("lang", "it")
    guest.page.keyboard.press("Escape")
    expect(status).to_have_text(re.compile("^Tocca a te"))
    expect(guest.page.locator(".hand [data-card]")).to_have_count(cards)
    guest.page.reload()
    expect(status).to_have_text(re.compile("^Tocca a te"))  # it is kept
    expect(guest.page.locator("html")).to_have_attribute("lang", "it")
