"""What nobody at a table would forgive: positions of Wizard in which the casual player must not go wrong."""

from __future__ import annotations

import numpy as np
import pytest

from mazzo.bots.levels import bot_named
from mazzo.rules.dice import DICE
from mazzo.table.table import Table
from mazzo.words import move_words
from tests.games.wizard.positions import bid, dealt, dealt_own_decks, trick


def casual(table: Table) -> str:
    """What the casual player does on the seat whose turn it is."""
    seat = table.waiting[0]
    move = bot_named("casual").decide(table.view(seat), seat, np.zeros(1, DICE)[0]).move
    return move_words(table.state, move)


def bids_before(table: Table, bids: str) -> Table:
    """The first seats have bid."""
    for number in bids.split():
        table.play(table.waiting[0], f"bid {number}")
    return table


def played(table: Table, bids: str, *tricks: str) -> Table:
    """All have bid, and these cards have been played."""
    bid(table, bids)
    for cards in tricks:
        trick(table, cards)
    return table


# ------------------------------------------------------------------------------------------------------------------- bids


@pytest.mark.parametrize("before", ["", "0", "1", "0 0", "1 0", "1 1"])
@pytest.mark.parametrize("turned", ["R5", "J1"])
def test_a_lone_wizard_bids_1(before: str, turned: str) -> None:
    hands = ["G2", "B7", "Y4"]
    hands[len(before.split())] = "W1"
    assert casual(bids_before(dealt(*hands, turned=turned), before)) == "bid 1"


@pytest.mark.parametrize("hand", ["W1 G2", "W1 J1", "W1 G2 B4", "W1 J1 Y3", "W1 G2 B4 Y1"])
@pytest.mark.parametrize("others", ["", "0 0", "2 2"])
def test_a_wizard_in_a_small_hand_never_bids_0(hand: str, others: str) -> None:
    size = len(hand.split())
    hands = [" ".join(f"{suit}{rank}" for rank in range(7, 7 + size)) for suit in "RYG"]
    hands[len(others.split())] = hand
    assert casual(bids_before(dealt(*hands, turned="R5"), others)) != "bid 0"


@pytest.mark.parametrize(
    ("hand", "turned"), [("R13", "R5"), ("R12", "R13"), ("R13 G2", "R5"), ("R13 J1", "R5"), ("R12 B3", "R13")]
)
def test_the_highest_trump_in_a_small_hand_never_bids_0(hand: str, turned: str) -> None:
    others = ("G7", "B7", "Y7") if len(hand.split()) == 1 else ("G7 G8", "B7 B8", "Y7 Y8")
    assert casual(dealt(hand, *others, turned=turned)) == "bid 1"


@pytest.mark.parametrize("hand", ["J1", "G1 J2", "J1 J2 J3", "G1 B2 Y1"])
@pytest.mark.parametrize("before", ["", "0", "0 1"])
def test_a_hand_without_a_hope_bids_0(hand: str, before: str) -> None:
    size = len(hand.split())
    hands = [" ".join(f"{suit}{rank}" for rank in range(7, 7 + size)) for suit in "RYB"]
    hands[len(before.split())] = hand
    assert casual(bids_before(dealt(*hands, turned="R5"), before)) == "bid 0"


def test_three_wizards_bid_3() -> None:
    assert casual(dealt("W1 W2 W3", "G2 G3 G4", "B2 B3 B4")) == "bid 3"


def test_V6_with_all_the_power_in_the_others_hands_it_bids_0() -> None:
    assert casual(dealt("G2", "W1", "R9", turned="R5", clairvoyance=True)) == "bid 0"
    assert casual(dealt("G2", "R13", "B9", turned="R5", clairvoyance=True)) == "bid 0"
    assert casual(dealt("G2 G3", "W1 W2", "R13 R12", turned="R5", clairvoyance=True)) == "bid 0"


def test_V6_with_nothing_in_the_others_hands_it_bids_a_trick() -> None:
    assert casual(dealt("G2", "J1", "B1", turned="R5", clairvoyance=True)) == "bid 1"


# ------------------------------------------------------------------------------------------------------------------ trump


@pytest.mark.parametrize(
    ("hand", "suit"),
    [
        ("G13 G12 G9 R2 Y3", "G"),
        ("B2 B5 B7 B9 Y11", "B"),
        ("Y13 Y12 R1 R2 J1", "Y"),
        ("R13", "R"),
        ("R10 R8 G11 B2 W1", "R"),
    ],
)
def test_it_names_the_trump_it_is_strong_in(hand: str, suit: str) -> None:
    size = len(hand.split())
    rest = [card for suit in "RYGB" for card in (f"{suit}{rank}" for rank in (3, 4, 6)) if card not in hand.split()]
    others = [" ".join(rest[:size]), " ".join(rest[size : 2 * size])]
    assert casual(dealt(*others, hand, turned="W4")) == f"trump {suit}"


# ------------------------------------------------------------------------------------------------------------- no more tricks


def test_with_its_bid_met_it_ducks_and_gets_rid_of_the_highest_card_that_ducks() -> None:
    table = dealt("G9 R2 B2", "G4 R3 B3", "G3 G8 G12", turned="Y5")
    assert casual(played(table, "2 1 0", "G9 G4")) == "play G8"


def test_with_its_bid_met_it_does_not_trump() -> None:
    table = dealt("G9 R2 B2", "G4 R3 B3", "Y3 B8 B12", turned="Y5")
    assert casual(played(table, "2 1 0", "G9 G4")) in ("play B8", "play B12")


def test_wanting_no_trick_it_throws_its_wizard_under_another() -> None:
    table = dealt("W1 R2", "G4 R3", "W2 B2", turned="Y5")
    assert casual(played(table, "1 1 0", "W1 G4")) == "play W2"


def test_wanting_no_trick_it_follows_with_its_jester_rather_than_win() -> None:
    table = dealt("G5 R2", "G4 R3", "J1 G12", turned="Y5")
    assert casual(played(table, "1 1 0", "G5 G4")) == "play J1"


def test_wanting_no_trick_it_throws_its_boss_under_a_trump() -> None:
    table = dealt("G5 R2", "Y4 R3", "G13 G2", turned="Y5")
    assert casual(played(table, "1 1 0", "G5 Y4")) == "play G13"


# ------------------------------------------------------------------------------------------------------------ tricks needed


@pytest.mark.parametrize(
    ("hand", "turned", "leads"), [("Y13 Y3", "J1", {"Y13"}), ("R13 G2", "R5", {"R13"}), ("W1 R13 R4", "R5", {"W1", "R13"})]
)
def test_needing_every_trick_it_leads_its_highest(hand: str, turned: str, leads: set[str]) -> None:
    size = len(hand.split())
    others = ("G7 G8 B6", "B7 B8 G6")
    table = dealt(hand, *(" ".join(cards.split()[:size]) for cards in others), turned=turned)
    assert casual(played(table, f"{size} 1 1")).removeprefix("play ") in leads


def test_it_does_not_waste_a_wizard_on_a_trick_that_has_one() -> None:
    table = dealt("W1 R2", "G4 R3", "W2 B2", turned="Y5")
    assert casual(played(table, "1 1 1", "W1 G4")) == "play B2"
    table = dealt("G9 R2", "W1 R3", "W2 B2", turned="Y5")
    assert casual(played(table, "1 1 1", "G9 W1")) == "play B2"


def test_V3_with_the_dark_wizard_the_later_one_takes_the_needed_trick() -> None:
    table = dealt("W1 R2", "G4 R3", "W2 Y13", turned="Y5", dark_wizard=True)
    assert casual(played(table, "1 0 2", "W1 G4")) == "play W2"


def test_it_does_not_waste_its_boss_on_a_trick_that_was_trumped() -> None:
    table = dealt("G5 R2", "Y4 R3", "G13 G2", turned="Y5")
    assert casual(played(table, "0 1 1", "G5 Y4")) == "play G2"


def test_last_to_play_it_takes_a_needed_trick_with_the_cheapest_winner() -> None:
    table = dealt("G5 R2", "G9 R3", "G10 G13", turned="Y5")
    assert casual(played(table, "0 0 2", "G5 G9")) == "play G10"
    table = dealt("G5 R2 B3", "G9 R3 B4", "G10 G13 G2", turned="Y5")
    assert casual(played(table, "0 0 2", "G5 G9")) == "play G10"


def test_last_to_play_it_trumps_low_and_keeps_the_boss_trump() -> None:
    table = dealt("G5 R2", "G9 R3", "Y2 Y13", turned="Y5")
    assert casual(played(table, "0 0 2", "G5 G9")) == "play Y2"


def test_last_to_play_it_trumps_and_keeps_its_wizard() -> None:
    table = dealt("G5 R2", "G9 R3", "Y2 W1", turned="Y5")
    assert casual(played(table, "0 0 2", "G5 G9")) == "play Y2"


def test_last_to_play_it_follows_high_enough_and_keeps_its_wizard() -> None:
    table = dealt("G5 R2", "G9 R3", "G11 W1", turned="Y5")
    assert casual(played(table, "0 0 2", "G5 G9")) == "play G11"


def test_needing_both_tricks_it_takes_this_one() -> None:
    table = dealt("G5 R2", "G9 R3", "W1 G2", turned="Y5")
    assert casual(played(table, "0 0 2", "G5 G9")) == "play W1"


def test_V7_last_to_play_it_takes_a_needed_trick_cheaply_and_loses_one_it_does_not_need() -> None:
    table = dealt_own_decks("R7 R1 R2 R3", "Y8 Y1 Y2 Y3", "G9 G13 W3 G12")
    assert casual(played(table, "0 0 4", "R7 Y8")) == "play G9"
    table = dealt_own_decks("R7 R1 R2 R3", "Y8 Y1 Y2 Y3", "G3 G2 G7 J3")
    assert casual(played(table, "1 1 0", "R7 Y8")) == "play G7"
