"""Every variant's own phases, as the page shows them. The cards are stacked, so these phases are certain to come."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.games.wizard.positions import bid, dealt, dealt_own_decks, trick
from tests.web.guest import PHONE, Guest

Invite = Callable[..., Guest]


def test_Z3_the_dealer_names_trump_when_a_wizard_is_turned_up(ada: Guest) -> None:
    ada.visit(ada.lay(dealt("R7 R2", "G3 Y2", "J1 Y4", turned="W1", dealer=0)))
    page = ada.page
    assert ada.until_asked()["legal"] == ["trump R", "trump Y", "trump G", "trump B"]
    expect(page.locator(".status .turn")).to_have_text("Your turn: name the trump suit")
    expect(page.get_by_role("button", name="Red, you hold 2")).to_be_visible()
    expect(page.get_by_role("img", name="Turned up: Wizard")).to_be_visible()
    ada.make("trump G")
    expect(page.get_by_role("img", name="Trump: green")).to_be_visible()
    ada.play_on()


def test_Z3_somebody_else_names_trump(ada: Guest, ben: Guest) -> None:
    code = ada.lay(dealt("R7 R2", "G3 Y2", "J1 Y4", turned="W1", dealer=1), others={1: ben.person})
    ada.visit(code)
    expect(ada.page.locator(".status .turn")).to_have_text(f"{ben.person.name} is naming trump")
    expect(ada.page.locator(".tray")).to_have_count(0)
    ben.visit(code).make("trump B")
    expect(ada.page.get_by_role("img", name="Trump: blue")).to_be_visible()


def test_Z3_a_jester_turned_up_means_no_trump(ada: Guest) -> None:
    ada.visit(ada.lay(dealt("R7 R2", "G3 Y2", "J1 Y4", turned="J2", dealer=2)))
    expect(ada.page.locator(".felt")).to_contain_text("No trump")
    ada.play_on()


@pytest.mark.parametrize("bids", ["blind", "secret"])
def test_V1_V2_a_sealed_bid_can_be_changed_until_all_are_in(ada: Guest, ben: Guest, bids: str) -> None:
    code = ada.lay(dealt("R7 R2", "G3 Y2", "J1 Y4", bids=bids), others={1: ben.person})
    ada.visit(code)
    ben.visit(code)
    page = ada.page
    expect(page.locator(".status .turn")).to_have_text("Seal your bid")
    ada.make("bid 2")
    expect(page.locator(".tray .locked")).to_have_text("Sealed: 2")
    expect(page.locator(".tray")).to_contain_text("You can still change it.")
    expect(page.locator(".status .turn")).to_have_text(f"Waiting for {ben.person.name}")
    adas = ben.page.locator(".seats li").filter(has=ben.page.locator('[data-seat="0"]'))
    expect(adas).to_contain_text("bid sealed")  # not the bot's, which is sealed at once
    heard = len(ben.heard)
    ada.make("bid 0")
    expect(page.locator(".tray .locked")).to_have_text("Sealed: 0")
    expect(page.locator('[data-bid="0"]')).to_have_attribute("aria-pressed", "true")
    ben.page.wait_for_timeout(150)
    assert len(ben.heard) == heard  # nobody else learns of a second thought
    ben.make("bid 1")
    ada.until(lambda table: table["view"]["phase"] == "play")
    ben.until(lambda table: table["view"]["phase"] == "play")
    assert ada.table["view"]["bids"][0] == 0
    assert ben.table["view"]["bids"][0] == (0 if bids == "blind" else None)
    shown = ben.page.locator('.seats [data-seat="0"] .tricks')
    expect(shown).to_contain_text("0/0" if bids == "blind" else "0/?")
    if bids == "secret":
        expect(ben.page.locator(".balance")).to_contain_text("hidden")
    ada.make(ada.until_asked()["legal"][0])
    ben.make(ben.until_asked()["legal"][0])


def test_V6_ones_own_hand_lies_face_down_while_bidding(ada: Guest) -> None:
    ada.visit(ada.lay(dealt("R7 R2", "G3 Y2", "J1 Y4", clairvoyance=True)))
    page = ada.page
    ada.until_asked()
    expect(page.get_by_role("img", name="Your hand, hidden from you until the bids are made")).to_be_visible()
    expect(page.locator(".hand button")).to_have_count(0)
    expect(page.get_by_role("region", name="The others’ hands")).to_contain_text(re.compile("green 3"))
    assert re.search(r"\bR7\b", json_of(ada)) is None  # names of files may hold these letters
    ada.make("bid 1")
    ada.until_asked()
    expect(page.locator(".hand [data-card]")).to_have_count(2)
    expect(page.get_by_role("region", name="The others’ hands")).to_have_count(0)
    ada.play_on()


def json_of(guest: Guest) -> str:
    return str(guest.heard) + guest.page.content()


def test_V7_monochrome_has_no_trump_and_a_deck_for_each_player(ada: Guest) -> None:
    table = dealt_own_decks("R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 W3")
    ada.visit(ada.lay(table))
    ada.until_asked()
    assert all(card[0] in "RWJ" for card in ada.table["view"]["hands"][0])
    expect(ada.page.locator(".felt")).not_to_contain_text("trump")
    ada.play_on(lambda now: len(now["view"]["past"]) == 1)
    assert ada.table["view"]["past"]


def test_V4_two_players_see_the_cards_set_aside(ada: Guest) -> None:
    page = ada.home().page
    page.get_by_role("button", name="With friends: Wizard").click()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Deal, with a bot in the free seat").click()
    ada.until(lambda table: table["stage"] == "playing")
    expect(page.locator(".seats li")).to_have_count(1)
    ada.play_on(lambda table: len(table["view"]["past"]) >= 1)
    if ada.table["view"]["set_aside"]:
        page.get_by_role("button", name="Cards set aside").click()
        expect(page.get_by_role("dialog")).to_contain_text("Cards set aside")
        page.keyboard.press("Escape")
    ada.play_on(lambda table: len(table["view"]["past"]) >= 2)


def test_V5_the_number_that_the_hook_forbids_is_struck_through(ada: Guest) -> None:
    """Ada leads alone after the first round and deals the second: the bids may not add up by her."""
    table = dealt("W1", "G3", "J1", rounds="1-2", leaders_hook=True, dealer=2, turned="B1")
    bid(table, "1 1 1")
    trick(table, "W1 G3 J1")
    while table.undecided[0] != table.state.dealer:
        table.play(table.undecided[0], "trump R" if table.state.phase == 0 else "bid 0")
    assert int(table.state.dealer) == 0
    ada.visit(ada.lay(table))
    page = ada.page
    if ada.until_asked()["legal"][0].startswith("trump"):
        ada.make("trump R")
    (forbidden,) = ada.until_asked()["illegal"]
    assert forbidden["reason"] == "hook"
    button = ada.spot(forbidden["move"])
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_have_css("text-decoration-line", "line-through")
    button.click(force=True)
    expect(page.locator(".status .notice")).to_have_text("In the sole lead, you may not make the bids add up.")
    page.wait_for_timeout(150)
    assert not [decision for decision in ada.decisions if decision["moves"] == [forbidden["move"]]]
    ada.play_on()


def test_V3_the_last_wizard_takes_the_trick(ada: Guest) -> None:
    table = dealt("W1 R2", "W2 Y2", "W3 Y4", dark_wizard=True)
    bid(table, "0 0 0")
    trick(table, "W1 W2 W3")
    ada.visit(ada.lay(table, seat=2))
    ada.page.get_by_role("button", name="Last trick").click()
    expect(ada.page.locator("dialog .trick li.won")).to_have_attribute("data-card", "W3")


def test_six_players_on_a_phone(invite: Invite) -> None:
    ada = invite(viewport=PHONE)
    ada.visit(ada.lay(dealt("R7 R2", "G3 Y2", "J1 Y4", "R3 R4", "B1 B2", "B3 B4", turned="Y9")))
    expect(ada.page.locator(".seats li")).to_have_count(5)
    ada.play_on()
    expect(ada.page.locator(".podium li")).to_have_count(6)
