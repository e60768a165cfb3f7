"""The hand and the chips: cards can be played by holding them down, and hands can be arranged."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from mazzo.games.wizard.rules import PLAYING
from tests.games.wizard.positions import bid, dealt, opened
from tests.web.guest import DESKTOP, PHONE, TABLET, Guest

Invite = Callable[..., Guest]

HOLD_ALONE = "localStorage.setItem('mazzo.taps', 'hold')"
ARRANGE = "localStorage.setItem('mazzo.arranging', 'true')"


def at_a_trick(guest: Guest, *chosen: str) -> Guest:
    """Three red cards and a blue one; ours is the lead."""
    for choice in chosen:
        guest.context.add_init_script(f"if (location.protocol !== 'about:') {choice}")
    table = dealt("R7 R8 R9 B1", "R2 Y5 Y6 Y9", "J1 Y4 Y7 Y8", dealer=2, rounds="4-2")
    bid(table, "1 1 0")
    guest.visit(guest.lay(table))
    guest.until_asked()
    expect(cards(guest)).to_have_count(4)
    return guest


def cards(guest: Guest) -> Locator:
    return guest.page.locator(".hand [data-card]")


def lie_as(guest: Guest, names: str) -> None:
    """The hand lies in this order, in the document and on the screen."""
    for place, name in enumerate(names.split()):
        expect(cards(guest).nth(place)).to_have_attribute("data-card", name)
    lefts = "cards => cards.map((card) => card.getBoundingClientRect().left)"
    found = cards(guest).evaluate_all(lefts)
    assert found == sorted(found)


def test_a_card_held_down_is_played_and_one_released_early_is_only_shown(invite: Invite) -> None:
    ada = at_a_trick(invite(viewport=PHONE, has_touch=True), HOLD_ALONE)
    page = ada.page
    finger = ada.context.new_cdp_session(page)
    box = ada.spot("play R8").bounding_box()
    assert box is not None
    x, y = box["x"] + 15, box["y"] + 30

    def touch(kind: str, *moved: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x + moved[0], "y": y + moved[1]}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 0, 0)
    expect(page.locator(".hand .ring")).to_be_visible()
    touch("touchEnd")
    expect(page.locator(".hand .ring")).to_have_count(0)
    expect(ada.spot("play R8")).to_have_class(re.compile("raised"))
    expect(ada.spot("play R8")).to_have_attribute("aria-label", "Red 8, hold to play")
    ada.spot("play R8").tap(position={"x": 15, "y": 30})
    expect(ada.spot("play R8")).not_to_have_class(re.compile("raised"))

    touch("touchStart", 0, 0)
    touch("touchMove", 30, 5)  # that is a drag
    page.wait_for_timeout(500)
    touch("touchEnd")
    expect(page.locator(".hand .dragged")).to_have_count(0)
    assert ada.decisions == []

    turn = ada.table["turn"]
    touch("touchStart", 0, 0)
    ada.until(lambda now: now["turn"] > turn)
    touch("touchEnd")
    assert [decision["moves"] for decision in ada.decisions] == [["play R8"]]


def test_with_cards_played_by_holding_keys_work_as_usual(invite: Invite) -> None:
    ada = at_a_trick(invite(viewport=PHONE, has_touch=True), HOLD_ALONE)
    turn = ada.table["turn"]
    ada.spot("play R7").focus()
    ada.page.keyboard.press("Enter")
    ada.until(lambda now: now["turn"] > turn)


def test_a_hand_can_be_arranged_by_dragging_by_keys_and_by_buttons(invite: Invite) -> None:
    ada = at_a_trick(invite(), ARRANGE)
    page, mouse = ada.page, ada.page.mouse
    lie_as(ada, "B1 R9 R8 R7")

    first, last = ada.spot("play B1").bounding_box(), ada.spot("play R7").bounding_box()
    assert first is not None
    assert last is not None
    mouse.move(first["x"] + 15, first["y"] + 40)
    mouse.down()
    mouse.move(last["x"] + 15, last["y"] + 45, steps=4)
    mouse.up()
    lie_as(ada, "R9 R8 R7 B1")

    ada.spot("play R8").focus()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    lie_as(ada, "R9 R7 B1 R8")
    expect(ada.spot("play R8")).to_be_focused()
    expect(page.get_by_text("Red 8, card 4 of 4.")).to_be_attached()
    page.keyboard.press("Shift+ArrowRight")  # there is no further right
    lie_as(ada, "R9 R7 B1 R8")

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Blue 1: move left").click()
    expect(page.get_by_role("button", name="Blue 1: move left")).to_be_focused()
    page.get_by_role("button", name="Blue 1: move left").click()
    expect(page.get_by_role("button", name="Blue 1: move right")).to_be_focused()
    page.keyboard.press("Escape")
    lie_as(ada, "B1 R9 R7 R8")
    assert ada.decisions == []

    page.reload()
    expect(cards(ada)).to_have_count(4)
    lie_as(ada, "B1 R9 R7 R8")
    box = ada.spot("play R9").bounding_box()
    assert box is not None
    mouse.move(box["x"] + 15, box["y"] + 40)
    mouse.down()
    mouse.move(box["x"], box["y"] - 300, steps=4)  # above the hand a card is played, as always
    mouse.up()
    ada.until(lambda now: len(now["view"]["hands"][0]) == 3)
    lie_as(ada, "B1 R7 R8")
    ada.play_on(lambda table: table["view"]["round"] == 2)
    expect(cards(ada)).to_have_count(2)


def test_a_hand_that_is_not_arranged_stays_sorted(ada: Guest) -> None:
    at_a_trick(ada)
    ada.spot("play R9").focus()
    ada.page.keyboard.press("Shift+ArrowRight")
    expect(ada.spot("play R8")).to_be_focused()
    lie_as(ada, "B1 R9 R8 R7")


OUT_OF_A_CHIP = """() => [...document.querySelectorAll('.chip')].filter((chip) => {
    const box = (part) => part.getBoundingClientRect()
    const [score, tricks] = ['.score', '.tricks'].map((name) => box(chip.querySelector(name)))
    return score.right > box(chip).right - 4 || tricks.right > score.left
  }).map((chip) => chip.textContent)"""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_long_number_does_not_overflow_its_chip(invite: Invite, locale: str) -> None:
    """A bid that is met so far, and a score below zero: with the word for tricks that is wider than a chip."""
    table = opened(4, {"rounds": "9-2"}, "3")
    while not (table.state.round_number == 2 and table.state.phase == PLAYING and table.undecided == [0]):
        moves = list(table.legal(table.undecided[0]))
        table.play(table.undecided[0], "bid 0" if table.state.round_number == 2 and "bid 0" in moves else moves[-1])
    assert table.scores()[0] <= -50
    guest = invite(locale=locale, viewport=DESKTOP)
    guest.visit(guest.lay(table))
    expect(guest.page.locator(".own .made")).to_be_visible()
    for size in (DESKTOP, TABLET, PHONE):
        guest.page.set_viewport_size(size)  # type: ignore[arg-type]
        guest.page.wait_for_function(f"({OUT_OF_A_CHIP})().length === 0")  # once it is redrawn
