"""The great moments of a game, with every movement; nothing else moves, is cut off or is out of sight."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from mazzo.games.wizard.rules import BIDDING
from tests.games.wizard.positions import bid, dealt, opened
from tests.games.wizard.screens import SCREENS, bidding, in_the_fourth_trick, playing
from tests.web.guest import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET, Guest, chosen
from tests.web.hints import advice, ask_for_hint, hint_by
from tests.web.in_sight import AMISS, amiss
from tests.web.moments import played_on
from tests.web.recorder import (
    assert_called_in_time,
    assert_one_round_at_a_time,
    glimpse,
    record,
    recorded,
    until_glimpsed,
)
from tests.web.shifts import MOST_SHIFT, watch_shifts, worst_shift

Invite = Callable[..., Guest]

PLACES = """() => Object.fromEntries(['.felt', '.own', '.status', '.hand', '.seats'].map((part) => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect()
  return [part, [x, y, width, height].map(Math.round)]
}))"""
LARGER = "addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '19.2px'))"


# ------------------------------------------------------------------------------------------------ nothing moves or is cut


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_jumps_in_a_whole_game(invite: Invite, size: dict[str, int]) -> None:
    ada = watch_shifts(chosen(invite(motion=True, viewport=size), "speed", "2"))
    ada.visit(ada.lay(dealt("R7 W1 B2", "G3 R2 B4", "J1 Y4 B6", rounds="3-1-2")))
    ada.play_on()
    expect(ada.page.locator(".podium li")).to_have_count(3)
    worst, moved = worst_shift(ada)
    assert worst < MOST_SHIFT, moved


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_bid_moves_nothing(ada: Guest, size: dict[str, int]) -> None:
    ada.page.set_viewport_size(size)  # type: ignore[arg-type]
    ada.visit(ada.lay(dealt("R7 W1 B2", "G3 R2 B4", "J1 Y4 B6")))
    ada.until_asked()
    ada.page.locator("[data-bid]").first.wait_for()
    before = ada.page.evaluate(PLACES)
    ada.make("bid 1")
    ada.until_asked()
    expect(ada.page.locator("[data-bid]")).to_have_count(0)
    assert ada.page.evaluate(PLACES) == before


BIDS = """() => {
  const box = (part) => part.getBoundingClientRect()
  const bids = [...document.querySelectorAll('[data-bid]')].map(box)
  const rows = Object.values(Object.groupBy(bids, ({ top }) => Math.round(top))).map((row) => row.length)
  const meets = (one, other) =>
    one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
  const beside = [...document.querySelectorAll('.felt button, .felt .trump')].map(box)
  return [rows, beside.length, bids.some((bid) => beside.some((part) => meets(bid, part)))]
}"""


@pytest.mark.parametrize(("cards", "rows"), [(8, [5, 4]), (14, [5, 5, 5])])
def test_the_bids_lie_in_even_rows_and_on_nothing_else(ada: Guest, cards: int, rows: list[int]) -> None:
    table = opened(4, {"rounds": f"1-{cards}"}, "3")
    done = played_on(table, lambda now: now.undecided == [0] and now.state.round_number == 2 and now.state.phase == BIDDING)
    ada.visit(ada.lay(done))
    ada.until_asked()
    for size in (DESKTOP, TABLET):
        ada.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(ada.page.locator("[data-bid]")).to_have_count(cards + 1)
        found, beside, meets = ada.page.evaluate(BIDS)
        assert found == rows
        assert beside > 0  # the last trick can be looked at
        assert not meets


def test_on_a_phone_in_landscape_the_bids_lie_in_even_rows_and_the_trump_beside_the_players(ada: Guest) -> None:
    ada.page.set_viewport_size(PHONE_ON_ITS_SIDE)  # type: ignore[arg-type]
    bidding(ada)
    expect(ada.page.locator("[data-bid]")).to_have_count(11)
    rows, _, _ = ada.page.evaluate(BIDS)
    assert rows == [4, 4, 3]
    rights = ada.page.locator(".seats .chip").evaluate_all("chips => chips.map((chip) => chip.getBoundingClientRect().right)")
    lefts = ada.page.locator(".felt .trump .card").evaluate_all("cards => cards.map((card) => card.getBoundingClientRect().left)")
    assert len(lefts) == 3  # the card turned up, and the stock under it
    assert max(rights) <= min(lefts)


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_no_text_is_cut_in_larger_letters(invite: Invite, language: str) -> None:
    """120 % on a small phone: the question, the reason of a refusal, the effect of a tap, and a hint."""
    ada = chosen(invite(viewport=PHONE, has_touch=True, is_mobile=True), "language", language)
    ada.context.add_init_script(LARGER)
    hint_by(
        ada,
        lambda _: (
            advice("bid 4", instead="bid 5", chances=11) if ada.table["view"]["phase"] == "bid" else advice(ada.table["legal"][0])
        ),
    )
    page = ada.page

    def look() -> None:
        assert [what for what in page.evaluate(AMISS) if "is cut" in what] == []

    bidding(ada)
    look()
    page.locator(".ask").tap()
    expect(page.locator(".hint p")).to_be_visible()
    look()
    playing(ada)
    look()
    ada.spot("play R12").tap(position={"x": 10, "y": 20}, force=True)  # one has to follow
    expect(page.locator(".status .notice")).to_be_visible()
    look()
    page.locator(".ask").tap()
    expect(page.locator(".hint p")).to_be_visible()
    expect(page.locator(".status .notice")).to_have_count(0)  # the hint comes in its place
    look()


@pytest.mark.parametrize(
    "screen", ["trump-choice", "bidding", "bidding-20", "sealed-bid", "playing", "playing-20", "six-players"]
)
def test_hand_status_and_buttons_are_in_sight_on_a_small_phone(invite: Invite, screen: str) -> None:
    """With and without a hint."""
    ada = invite(viewport=PHONE)
    many = 21 if screen == "bidding-20" else 11
    hint_by(ada, lambda _: advice(ada.table["legal"][0], chances=many if screen.startswith("bid") else 0))
    SCREENS[screen](ada)
    ada.page.locator(".hand [data-card]").first.wait_for()
    assert ada.page.evaluate(AMISS) == []
    if not ada.page.locator(".ask").count():
        return
    ada.page.locator(".ask").click()
    expect(ada.page.locator(".hint p")).to_be_visible()
    expect(ada.page.locator(".room .advised").first).to_be_visible()
    assert ada.page.evaluate(AMISS) == []
    if screen.startswith("bidding"):
        expect(ada.page.locator("[data-bid] .chance")).to_have_count(many)
    ada.page.locator(".ask").click()
    expect(ada.page.locator(".hint")).to_have_count(0)


PHASES = [
    "trump-choice",
    "bidding",
    "bidding-20",
    "sealed-bid",
    "clairvoyance",
    "playing",
    "playing-20",
    "six-players",
    "monochrome",
]


@pytest.mark.long
@pytest.mark.parametrize("phase", [*PHASES, "end-of-round"])
def test_everything_a_player_needs_is_in_sight_in_every_language_and_font(invite: Invite, phase: str) -> None:
    """With and without a hint."""
    ada = invite(viewport=PHONE)
    many = {"bidding": 11, "bidding-20": 21}.get(phase, 0)

    def answer(_: object) -> dict[str, object]:
        first, *others = ada.table["legal"]
        return advice(first, instead=others[0] if others else "", chances=many)

    hint_by(ada, answer)
    SCREENS[phase](ada)
    if phase == "end-of-round":
        ada.page.locator(".round-end").wait_for()
    assert amiss(ada) == []
    if phase != "end-of-round" and ask_for_hint(ada):
        assert amiss(ada) == []


# ----------------------------------------------------------------------------------------------------------- a second tap

COVERED = """() => {
  const card = document.querySelector('.hand .raised').getBoundingClientRect()
  return [...document.querySelectorAll('.status, .ask')].filter((part) => {
    const box = part.getBoundingClientRect()
    return box.bottom > card.top && box.left < card.right && box.right > card.left
  }).map((part) => part.className)
}"""


RANK_BELOW_LAMP = """() => {
  const card = document.querySelector('.hand .advised')
  const { top, height } = getComputedStyle(card, '::before')
  const ranks = [...card.querySelectorAll('text')].map((rank) => rank.getBoundingClientRect())
  const highest = Math.min(...ranks.map((rank) => rank.top + rank.height / 4))
  return highest - card.getBoundingClientRect().top - parseFloat(top) - parseFloat(height)
}"""
"""A line is a little higher than its letters."""


def test_a_hint_makes_room_for_the_effect_of_a_tap_and_the_reason_it_has_none(invite: Invite) -> None:
    ada = chosen(invite(viewport=PHONE, has_touch=True, is_mobile=True), "taps", "two")
    hint_by(ada, lambda _: advice(ada.table["legal"][0]))
    playing(ada)
    hint, status = ada.page.locator(".hint p"), ada.page.locator(".status > p").first
    ada.page.locator(".ask").tap()
    expect(hint).to_be_visible()
    assert ada.page.evaluate(RANK_BELOW_LAMP) >= 0
    ada.spot(ada.table["legal"][0]).tap(position={"x": 10, "y": 20})
    expect(status).to_be_visible()
    expect(status).to_have_text(re.compile("^Tap again to play "))
    expect(hint).to_be_hidden()
    ada.spot("play R12").tap(position={"x": 10, "y": 20}, force=True)  # one has to follow
    expect(status).to_have_class(re.compile("notice"))
    expect(status).to_be_visible()
    ada.page.locator(".ask").tap()
    expect(hint).to_be_visible()


@pytest.mark.parametrize("screen", ["playing-20", "six-players"])
def test_the_line_says_that_a_second_tap_plays(invite: Invite, screen: str) -> None:
    ada = chosen(invite(viewport=PHONE, has_touch=True, is_mobile=True), "taps", "two")
    SCREENS[screen](ada)
    for move in ada.table["legal"][:3]:
        ada.spot(move).tap(position={"x": 10, "y": 20})
        expect(ada.page.locator(".status .offer")).to_have_text(re.compile("^Tap again to play "))
        expect(ada.page.locator(".hand .raised .arrow")).to_be_visible()
        ada.page.wait_for_timeout(250)  # it has grown
        assert ada.page.evaluate(COVERED) == []
    turn = ada.table["turn"]
    ada.spot(ada.table["legal"][2]).tap(position={"x": 10, "y": 20})
    ada.until(lambda table: table["turn"] > turn)
    expect(ada.page.locator(".status .offer")).to_have_count(0)


def test_the_arrow_is_shown_three_times(invite: Invite) -> None:
    ada = chosen(chosen(invite(viewport=PHONE, has_touch=True, is_mobile=True), "taps", "two"), "second_taps", "3")
    playing(ada)
    ada.spot(ada.table["legal"][0]).tap(position={"x": 10, "y": 20})
    expect(ada.page.locator(".status .offer")).to_be_visible()
    expect(ada.page.locator(".hand .arrow")).to_have_count(0)


# ------------------------------------------------------------------------------------------------------------ the moments


def before_the_last_card(guest: Guest, bids: str = "1 1 0") -> None:
    """Our red 9 takes the only trick of this round; another follows."""
    table = dealt("R9", "R2", "R3", turned="B1", dealer=2, rounds="1-2")
    bid(table, bids)
    guest.visit(guest.lay(table))
    guest.until_asked()


@pytest.mark.parametrize(("bids", "words", "points"), [("1 1 0", "Bid 1, won 1", "+30"), ("0 1 0", "One too many", "−10")])
def test_ones_own_result_comes_first_and_alone(invite: Invite, bids: str, words: str, points: str) -> None:
    ada = invite(motion=True)
    ada.page.clock.install()
    before_the_last_card(ada, bids)
    ada.press("play R9")
    result, sheet = ada.page.locator(".felt .result"), ada.page.locator(".round-end")
    for _ in range(100):
        if result.count():
            break
        ada.page.clock.run_for(100)
    expect(result).to_have_text(re.compile(f"{words}\\s*{re.escape(points)}"))
    expect(sheet).to_have_count(0)
    expect(ada.page.locator(".status .turn")).not_to_contain_text("Your turn")
    ada.page.locator(".felt").click(position={"x": 5, "y": 5})  # a tap leads on to the table
    ada.page.clock.run_for(100)
    expect(sheet).to_be_visible()
    expect(result).to_have_count(0)
    expect(ada.page.locator(".status .turn")).not_to_contain_text("Your turn")  # nobody is asked under the sheet
    assert len(ada.decisions) == 1


HALF_COVERED = """() => {
  const sheet = document.querySelector('.round-end').getBoundingClientRect()
  return [...document.querySelectorAll('.line .chip, .line .ask, .tray button')].filter((part) => {
    const { left, right, bottom } = part.getBoundingClientRect()
    const isOut = left < sheet.left - 1 || right > sheet.right + 1
    return bottom > sheet.top && isOut && right > sheet.left && left < sheet.right
  }).map((part) => part.textContent)
}"""


@pytest.mark.parametrize("size", [TABLET, DESKTOP], ids=["tablet", "desktop"])
def test_nothing_shows_from_under_the_result_of_a_round(invite: Invite, size: dict[str, int]) -> None:
    ada = invite(viewport=size)
    before_the_last_card(ada)
    ada.press("play R9")
    expect(ada.page.locator(".round-end")).to_be_visible()
    assert ada.page.evaluate(HALF_COVERED) == []


def test_with_reduced_motion_the_table_appears_at_once(invite: Invite) -> None:
    ada = record(invite(motion=True, reduced_motion="reduce"))
    ada.context.add_init_script(
        "new MutationObserver(() => { window.seen ||= document.querySelector('.felt .result, .confetti, .plus') !== null })"
        ".observe(document, { childList: true, subtree: true })"
    )
    before_the_last_card(ada)
    endless = "document.getAnimations().filter(({ effect }) => effect.getTiming().iterations === Infinity).length"
    assert ada.page.evaluate(endless) == 0
    ada.press("play R9")
    expect(ada.page.locator(".round-end")).to_be_visible()
    ada.play_on()
    expect(ada.page.locator(".podium li")).to_have_count(3)
    assert not ada.page.evaluate("window.seen")
    assert_one_round_at_a_time(recorded(ada))
    assert_called_in_time(recorded(ada))


def test_a_trick_is_gathered_and_counted_and_the_chip_shows_the_new_state(invite: Invite) -> None:
    ada = glimpse(invite(motion=True), ".felt .taken", ".own .plus")
    table = dealt("R7 R10 R11", "R2 Y5 Y6", "J1 Y4 Y7", turned="B1", dealer=2)
    bid(table, "1 1 0")
    ada.visit(ada.lay(table))
    ada.until_asked()
    chip = ada.page.locator(".own .chip")
    expect(chip).not_to_have_class(re.compile("good|bad"))
    ada.make("play R11")
    until_glimpsed(ada, ".felt .taken", "R11")
    until_glimpsed(ada, ".own .plus", "+1")
    expect(chip.locator(".pile i")).to_have_count(1)
    expect(chip).to_have_class(re.compile("good"))
    ada.until_asked()
    ada.make("play R10")
    expect(chip).to_have_class(re.compile("bad"))
    expect(chip.locator(".pile i")).to_have_count(2)


BOTH = """
window.both = false
const is = (what) => document.querySelector(`.felt ${what}`) !== null
new MutationObserver(() => { window.both ||= is('.banner') && is('.trick li') })
  .observe(document, { childList: true, subtree: true })
"""


def test_the_sum_of_the_bids_is_never_written_over_a_card(invite: Invite) -> None:
    ada = glimpse(invite(motion=True), ".felt .banner", ".felt .trick li")
    ada.context.add_init_script(BOTH)
    ada.visit(ada.lay(dealt("R9 R4", "R2 R5", "R3 R6", turned="B1", dealer=0)))
    ada.until_asked()
    ada.make("bid 1")
    until_glimpsed(ada, ".felt .banner")
    until_glimpsed(ada, ".felt .trick li")
    assert not ada.page.evaluate("window.both")


def test_each_card_lies_before_its_player(ada: Guest) -> None:
    """On a desktop: towards the seat, none on another, and large."""
    ada.visit(ada.lay(in_the_fourth_trick()))
    ada.until_asked()
    felt = ada.page.locator(".felt").bounding_box()
    assert felt is not None
    middle = (felt["x"] + felt["width"] / 2, felt["y"] + felt["height"] / 2)
    for seat, card in ada.table["view"]["trick"]:
        box = ada.page.locator(f'.felt .trick [data-card="{card}"] .card').bounding_box()
        chip = ada.page.locator(f'[data-seat="{seat}"]').bounding_box()
        assert box is not None
        assert chip is not None
        assert box["width"] >= 120
        towards = [(chip[side] + chip[size] / 2) - at for side, size, at in zip("xy", ("width", "height"), middle, strict=True)]
        lies = [(box[side] + box[size] / 2) - at for side, size, at in zip("xy", ("width", "height"), middle, strict=True)]
        assert sum(one * other for one, other in zip(towards, lies, strict=True)) > 0, card


# --------------------------------------------------------------------------------------------------------------- the end

HEIGHTS = """() => [...document.querySelectorAll('.podium .step')].map((step) => {
  const { x } = step.getBoundingClientRect()
  return [x, step.querySelector('.block').getBoundingClientRect().height]
})"""


def test_the_podium_is_as_high_as_the_scores_with_the_winner_in_the_middle(ada: Guest) -> None:
    ada.visit(ada.lay(played_on(opened(4, {"rounds": "3-2-4"}, "9"), lambda now: False)))
    expect(ada.page.locator(".podium .step .avatar")).to_have_count(3)
    (first, high), (second, middle), (third, low) = ada.page.evaluate(HEIGHTS)
    assert second < first < third
    scores = sorted(ada.table["scores"])[::-1]
    assert [high > middle, middle > low] == [scores[0] > scores[1], scores[1] > scores[2]]
    expect(ada.page.locator(".end .ways button")).to_have_text(["Rematch", "Replay", "Review", "Share"])
    expect(ada.page.get_by_role("button", name="Home")).to_be_hidden()
    ada.page.get_by_text("More", exact=True).click()
    expect(ada.page.get_by_role("button", name="Home")).to_be_visible()
    expect(ada.page.locator(".end")).to_contain_text("Your best round: ")


def test_suits_rain_on_a_winner_once(invite: Invite) -> None:
    ada = invite(motion=True)
    table = dealt("R9", "R2", "R3", turned="B1", dealer=2)
    bid(table, "1 1 1")
    ada.visit(ada.lay(table))
    ada.until_asked()
    ada.press("play R9")
    expect(ada.page.locator(".end h2")).to_have_text("You win!")
    expect(ada.page.locator(".confetti .mark").first).to_be_attached()
    ada.page.reload()
    expect(ada.page.locator(".podium li")).to_have_count(3)
    expect(ada.page.locator(".confetti")).to_have_count(0)


def test_no_suits_rain_on_a_loser(invite: Invite) -> None:
    ada = invite(motion=True)
    table = dealt("R9", "R2", "R3", turned="B1", dealer=2)
    bid(table, "0 0 0")
    ada.visit(ada.lay(table))
    ada.until_asked()
    ada.press("play R9")
    expect(ada.page.locator(".podium li")).to_have_count(3)
    expect(ada.page.locator(".confetti")).to_have_count(0)


# --------------------------------------------------------------------------------------------------------------- the keys

ESCAPE_AND_H = """() => {
  const press = (target, key) => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  press(document.querySelector('dialog'), 'Escape')
  press(document.body, 'h')
}"""


def test_a_key_right_after_escape_is_not_lost(ada: Guest) -> None:
    playing(ada)
    ada.page.keyboard.press("?")
    ada.page.get_by_role("dialog", name="Keys").wait_for()
    ada.page.evaluate(ESCAPE_AND_H)
    expect(ada.page.get_by_test_id("answer")).to_contain_text("Wizard, ")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
