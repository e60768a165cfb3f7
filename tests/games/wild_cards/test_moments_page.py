"""The moments of Wild Cards: bids and payments as cards, what is set aside, the last round, points that are counted up."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.games.wild_cards.page import (
    at_wild,
    every_bid_was_shown,
    has_eagle,
    make,
    pick,
    some_decision,
    wild_asked,
    wild_opened,
)
from tests.games.wild_cards.screens import SCREENS, in_the_middle, something_to_take, two_cards_due
from tests.web.guest import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, Guest, chosen
from tests.web.hints import advice, ask_for_hint, hint_by
from tests.web.in_sight import amiss
from tests.web.recorder import assert_called_in_time, assert_one_round_at_a_time, record, recorded, until_recorded
from tests.web.shifts import MOST_SHIFT, watch_shifts, worst_shift

Invite = Callable[..., Guest]


def test_A15a_the_refill_card_stays_in_the_hand_and_pays_for_nothing(ada: Guest) -> None:
    table = at_wild(ada, "acquire", two_cards_due)
    cards = ada.page.locator(".hand [data-card]")
    expect(cards).to_have_count(table["view"]["cards_held"][0])
    expect(ada.page.locator(".own .chip")).to_contain_text(str(table["view"]["cards_held"][0]))
    refill = ada.page.locator('.hand [data-card="refill"]')
    refill.click(force=True)  # it is marked as disabled, and answers all the same
    expect(ada.page.locator(".status .notice")).to_have_text("The Refill card is only ever a bid: it pays for nothing.")
    expect(refill).to_have_attribute("aria-pressed", "false")
    ada.page.locator(".display button").first.click()
    ada.page.get_by_role("button", name="Cheapest").click()
    expect(ada.page.locator('.hand [aria-pressed="true"]')).to_have_count(2)
    expect(refill).to_have_attribute("aria-pressed", "false")


def test_A15b_a_button_that_waits_for_a_card_looks_disabled_and_says_why(ada: Guest) -> None:
    at_wild(ada, "bid", has_eagle)
    button = ada.page.locator(".tray button.main")
    expect(button).to_have_text("Pick one card or two")
    waiting = button.evaluate("one => getComputedStyle(one).backgroundColor")
    button.click(force=True)
    expect(ada.page.locator(".status .notice")).to_have_text("Pick one card or two")
    assert ada.decisions == []
    pick(ada, [ada.table["legal"][0].split()[1]])
    assert button.evaluate("one => getComputedStyle(one).backgroundColor") != waiting


def something_paid(table: Any) -> bool:
    return in_the_middle(table) and any(len(paid) > 0 for paid in table.view_words(0).payments)


@pytest.mark.parametrize(("size", "least"), [(DESKTOP, 60), (PHONE, 44)], ids=["1280", "360"])
def test_D8_bids_and_payments_are_readable_cards(invite: Invite, size: dict[str, int], least: int) -> None:
    guest = invite(viewport=size)
    table = at_wild(guest, "acquire", something_paid)
    bids = guest.page.locator(".bids .card:not(.empty)")
    widths = bids.evaluate_all("cards => cards.map((card) => card.getBoundingClientRect().width)")
    assert min(widths) >= least
    paid = sum(map(len, table["view"]["payments"]))
    expect(guest.page.locator(".bids .paid svg text.index:not(.turned)")).to_have_count(paid)


def test_D8_everything_set_aside_is_one_strip_on_the_felt(ada: Guest) -> None:
    ada.visit(ada.lay(wild_opened(4, 1)))
    strip = ada.page.locator(".felt .strip")
    felt, box = ada.page.locator(".felt").bounding_box(), strip.bounding_box()
    assert felt
    assert box
    assert felt["y"] < box["y"]
    assert box["y"] + box["height"] <= felt["y"] + felt["height"]
    expect(strip.locator("button")).to_have_count(3)
    strip.get_by_role("button", name="Discards 0").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("No discards yet.")
    ada.page.keyboard.press("Escape")
    strip.get_by_role("button", name="Previous round").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("No rounds finished yet.")


def test_an_animal_that_was_won_is_seen_on_its_bid_with_its_bonus(ada: Guest) -> None:
    def bonus_won(table: Any) -> bool:
        view = table.view_words(0)
        return max(view.past[view.round - 1].points) > 0

    table = at_wild(ada, "acquire", bonus_won)
    past = table["view"]["past"][table["view"]["round"] - 1]
    expect(ada.page.locator(".bids .taken")).to_have_count(sum(animal is not None for animal in past["acquired"]))
    expect(ada.page.locator(".bids .points")).to_have_text([f"+{points}" for points in past["points"] if points])


def before_the_end(table: Any) -> bool:
    return bool(table.state.round_number >= table.view_words(0).rounds - 1)


BIDS_COVERED = """
window.covered = new Set()
const box = (part) => part.getBoundingClientRect()
new MutationObserver(() => {
  const banner = document.querySelector('.felt .banner')
  if (banner === null) return
  const over = box(banner)
  for (const bid of document.querySelectorAll('.bids .card, .bids .taken'))
    if (box(bid).bottom > over.top + 1 && box(bid).top < over.bottom - 1) window.covered.add(banner.textContent)
}).observe(document, { childList: true, subtree: true })
"""


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=lambda size: str(size["width"]))
def test_a_whole_game_with_every_movement_to_the_podium(invite: Invite, size: dict[str, int]) -> None:
    """Nothing jumps, nothing is said before it is shown or written over a bid, and the points are counted part by part before
    the winner is named."""
    guest = watch_shifts(record(chosen(invite(motion=True, viewport=size), "speed", "2")))
    guest.context.add_init_script(BIDS_COVERED)
    guest.visit(guest.lay(wild_opened(3, 5)))
    for _ in range(100):
        table = guest.until_asked()
        if table["stage"] == "over":
            break
        guest.until_shown()
        if table["view"]["phase"] == "second":
            guest.until(lambda now: now["view"]["phase"] != "second")
        else:
            make(guest, some_decision(table))
    assert table["stage"] == "over"
    sheet = guest.page.locator(".round-end")
    expect(sheet).to_be_visible()
    expect(guest.page.locator(".podium")).to_have_count(0)
    expect(sheet.locator(".coming")).to_have_count(0)
    expect(sheet.locator("td.total strong")).to_have_text([str(score) for score in sorted(table["scores"], reverse=True)])
    guest.page.get_by_role("button", name="Next").click()
    expect(guest.page.locator(".podium")).to_be_visible()
    worst, moved = worst_shift(guest)
    assert worst < MOST_SHIFT, moved
    assert_one_round_at_a_time(recorded(guest))
    assert_called_in_time(recorded(guest))
    every_bid_was_shown(guest)
    assert guest.page.evaluate("[...window.covered]") == []


@pytest.mark.long
def test_the_last_round_is_announced(invite: Invite) -> None:
    guest = record(invite(motion=True))
    guest.visit(guest.lay(wild_asked("bid", before_the_end)))
    for _ in range(12):
        table = guest.until_asked()
        if table["view"]["round"] == table["view"]["rounds"]:
            break
        make(guest, some_decision(table))
    until_recorded(guest, lambda moment: moment.over == "The last round!")


def test_the_account_shows_how_many_animals_count_and_who_leads_them(ada: Guest) -> None:
    SCREENS["wild-end-of-game"](ada)
    account = ada.page.locator(".end .account").first
    expect(account).to_contain_text("Your best species scores 2 per animal")
    view = ada.table["view"]
    for seat, (row, score) in enumerate(zip(rows_by_seat(ada), ada.table["scores"], strict=True)):
        expect(row.locator(".total .unseen")).to_have_text(str(score))
        expect(row.locator("td").nth(2).locator("svg.animal")).to_have_count(view["leaders"].count(seat))
        expect(row.locator("td").nth(0)).to_contain_text(re.compile(r"×\d"))


def rows_by_seat(guest: Guest) -> list[Any]:
    """The lines of the account, in the order of the seats."""
    names = ["You", *(seat["name"] for seat in guest.table["seats"][1:])]
    return [guest.page.locator(".end .account tbody tr", has=guest.page.locator("th", has_text=name)) for name in names]


CRAMPED = """() => {
  const strip = document.querySelector('.felt .strip').getBoundingClientRect()
  const states = [...document.querySelectorAll('.bids .what')].filter((state) => state.getBoundingClientRect().right > strip.left)
  const names = [...document.querySelectorAll('.chip .name .text')].filter((name) => name.scrollWidth > name.clientWidth)
  return [...states, ...names].map((part) => part.textContent)
}"""


@pytest.mark.parametrize("screen", ["wild-paying", "wild-five-players"])
def test_names_and_states_have_room_on_a_phone_in_landscape(invite: Invite, screen: str) -> None:
    guest = invite(viewport=PHONE_ON_ITS_SIDE, locale="de-DE")
    SCREENS[screen](guest)
    expect(guest.page.locator(".bids .what").first).to_be_visible()
    guest.page.wait_for_function(f"({CRAMPED})().length === 0")


@pytest.mark.parametrize(("size", "least"), [(PHONE, 64), (PHONE_ON_ITS_SIDE, 44)], ids=["upright", "sideways"])
def test_the_animals_to_choose_from_are_large_on_a_phone(invite: Invite, size: dict[str, int], least: int) -> None:
    """They have the room that the felt has."""
    guest = invite(viewport=size)
    at_wild(guest, "acquire", two_cards_due)
    widths = guest.page.locator(".display .card").evaluate_all("cards => cards.map((card) => card.clientWidth)")
    assert min(widths) >= least


# How much of each animal that a hint points at lies below its lamp.
BELOW_THE_LAMP = """() => [...document.querySelectorAll('.tray .sides .advised')].map((button) => {
  const lamp = getComputedStyle(button, '::before')
  const [wide, high] = [parseFloat(lamp.width), parseFloat(lamp.height)]
  const edge = button.getBoundingClientRect()
  const shift = lamp.translate === '-50%' ? -wide / 2 : 0
  const left = edge.left + button.clientLeft + parseFloat(lamp.left) + shift
  const top = edge.top + button.clientTop + parseFloat(lamp.top)
  const animal = button.querySelector('.animal').getBoundingClientRect()
  const across = Math.min(animal.right, left + wide) - Math.max(animal.left, left)
  const down = Math.min(animal.bottom, top + high) - Math.max(animal.top, top)
  return (Math.max(0, across) * Math.max(0, down)) / (animal.width * animal.height)
})"""


def test_the_lamps_of_a_hint_hide_no_animal_of_an_exchange(invite: Invite) -> None:
    guest = invite(viewport=PHONE)

    def exchange(_: Any) -> dict[str, Any]:
        give = next(move for move in guest.table["legal"] if move.startswith("give "))
        take = next(animal for animal in guest.table["view"]["display"] if animal != give.split()[1])
        return advice(give, f"take {take}", instead="no exchange")

    hint_by(guest, exchange)
    at_wild(guest, "give", something_to_take)
    assert ask_for_hint(guest)
    expect(guest.page.locator(".tray .sides .advised")).to_have_count(2)
    assert [hidden for hidden in guest.page.evaluate(BELOW_THE_LAMP) if hidden > 0.03] == []


PHASES = [
    "wild-bid",
    "wild-second",
    "wild-choose",
    "wild-exchange",
    "wild-refill",
    "wild-tie",
    "wild-show",
    "wild-paying",
    "wild-ibex",
    "wild-five-players",
]


@pytest.mark.long
@pytest.mark.parametrize("phase", PHASES)
def test_everything_a_player_needs_is_in_sight_in_every_language_and_font(invite: Invite, phase: str) -> None:
    """With and without a hint."""
    guest = invite(viewport=PHONE)
    hint_by(guest, lambda _: advice(*some_decision(guest.table), instead=guest.table["legal"][-1], counted_in="chance"))
    SCREENS[phase](guest)
    assert amiss(guest) == []
    if ask_for_hint(guest):
        assert amiss(guest) == []
