"""What nobody at a table would forgive: positions of Wizard in which neither the casual nor the club player may go wrong."""

from __future__ import annotations

from typing import Any

import pytest

from mazzo.bots.levels import Bot, bot_named
from mazzo.rules.dice import dice_of, seed_of
from mazzo.table.table import Table
from mazzo.words import move_words
from tests.games.wizard.positions import bids_before, dealt, dealt_own_decks, played

CLUB = "club@2000"  # more than at a table: a search must find these without luck
MASTER = "master@2000"


@pytest.fixture(params=["casual", CLUB, MASTER])
def player(request: Any) -> Bot:
    return bot_named(request.param)


def choice(player: Bot, table: Table) -> str:
    """What the player does in the seat whose turn it is."""
    seat = table.waiting[0]
    return move_words(table.state, player.decide(table.view(seat), seat, dice_of(seed_of(1), 1)).move)


# ------------------------------------------------------------------------------------------------------------------- bids


@pytest.mark.parametrize("before", ["", "0", "1", "0 0", "1 0", "1 1"])
@pytest.mark.parametrize("turned", ["R5", "J1"])
def test_a_lone_wizard_bids_1(player: Bot, before: str, turned: str) -> None:
    hands = ["G2", "B7", "Y4"]
    hands[len(before.split())] = "W1"
    assert choice(player, bids_before(dealt(*hands, turned=turned), before)) == "bid 1"


@pytest.mark.parametrize("hand", ["W1 G2", "W1 J1", "W1 G2 B4", "W1 J1 Y3", "W1 G2 B4 Y1"])
@pytest.mark.parametrize("others", ["", "0 0", "2 2"])
def test_a_wizard_in_a_small_hand_never_bids_0(player: Bot, hand: str, others: str) -> None:
    size = len(hand.split())
    hands = [" ".join(f"{suit}{rank}" for rank in range(7, 7 + size)) for suit in "RYG"]
    hands[len(others.split())] = hand
    assert choice(player, bids_before(dealt(*hands, turned="R5"), others)) != "bid 0"


@pytest.mark.parametrize(
    ("hand", "turned"), [("R13", "R5"), ("R12", "R13"), ("R13 G2", "R5"), ("R13 J1", "R5"), ("R12 B3", "R13")]
)
def test_the_highest_trump_in_a_small_hand_never_bids_0(player: Bot, hand: str, turned: str) -> None:
    others = ("G7", "B7", "Y7") if len(hand.split()) == 1 else ("G7 G8", "B7 B8", "Y7 Y8")
    assert choice(player, dealt(hand, *others, turned=turned)) == "bid 1"


@pytest.mark.parametrize("hand", ["J1", "G1 J2", "J1 J2 J3", "G1 B2 Y1"])
@pytest.mark.parametrize("before", ["", "0", "0 1"])
def test_a_hand_without_a_hope_bids_0(player: Bot, hand: str, before: str) -> None:
    size = len(hand.split())
    hands = [" ".join(f"{suit}{rank}" for rank in range(7, 7 + size)) for suit in "RYB"]
    hands[len(before.split())] = hand
    assert choice(player, bids_before(dealt(*hands, turned="R5"), before)) == "bid 0"


def test_three_wizards_bid_3(player: Bot) -> None:
    assert choice(player, dealt("W1 W2 W3", "G2 G3 G4", "B2 B3 B4")) == "bid 3"


def test_V6_with_all_the_power_in_the_others_hands_it_bids_0(player: Bot) -> None:
    assert choice(player, dealt("G2", "W1", "R9", turned="R5", clairvoyance=True)) == "bid 0"
    assert choice(player, dealt("G2", "R13", "B9", turned="R5", clairvoyance=True)) == "bid 0"
    assert choice(player, dealt("G2 G3", "W1 W2", "R13 R12", turned="R5", clairvoyance=True)) == "bid 0"


def test_V6_with_nothing_in_the_others_hands_it_bids_a_trick(player: Bot) -> None:
    assert choice(player, dealt("G2", "J1", "B1", turned="R5", clairvoyance=True)) == "bid 1"


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
def test_it_names_the_trump_it_is_strong_in(player: Bot, hand: str, suit: str) -> None:
    size = len(hand.split())
    rest = [card for suit in "RYGB" for card in (f"{suit}{rank}" for rank in (3, 4, 6)) if card not in hand.split()]
    others = [" ".join(rest[:size]), " ".join(rest[size : 2 * size])]
    assert choice(player, dealt(*others, hand, turned="W4")) == f"trump {suit}"


# ------------------------------------------------------------------------------------------------------------- no more tricks


def test_with_its_bid_met_it_ducks_and_gets_rid_of_the_highest_card_that_ducks(player: Bot) -> None:
    table = dealt("G9 R2 B2", "G4 R3 B3", "G3 G8 G12", turned="Y5")
    assert choice(player, played(table, "2 1 0", "G9 G4")) == "play G8"


def test_with_its_bid_met_it_does_not_trump(player: Bot) -> None:
    table = dealt("G9 R2 B2", "G4 R3 B3", "Y3 B8 B12", turned="Y5")
    assert choice(player, played(table, "2 1 0", "G9 G4")) in ("play B8", "play B12")


def test_wanting_no_trick_it_throws_its_wizard_under_another(player: Bot) -> None:
    table = dealt("W1 R2", "G4 R3", "W2 B2", turned="Y5")
    assert choice(player, played(table, "1 1 0", "W1 G4")) == "play W2"


def test_wanting_no_trick_it_follows_with_its_jester_rather_than_win(player: Bot) -> None:
    table = dealt("G5 R2", "G4 R3", "J1 G12", turned="Y5")
    assert choice(player, played(table, "1 1 0", "G5 G4")) == "play J1"


def test_wanting_no_trick_it_throws_its_boss_under_a_trump(player: Bot) -> None:
    table = dealt("G5 R2", "Y4 R3", "G13 G2", turned="Y5")
    assert choice(player, played(table, "1 1 0", "G5 Y4")) == "play G13"


# ------------------------------------------------------------------------------------------------------------ tricks needed


@pytest.mark.parametrize(
    ("hand", "turned", "leads"), [("Y13 Y3", "J1", {"Y13"}), ("R13 G2", "R5", {"R13"}), ("W1 R13 R4", "R5", {"W1", "R13"})]
)
def test_needing_every_trick_it_leads_its_highest(player: Bot, hand: str, turned: str, leads: set[str]) -> None:
    size = len(hand.split())
    others = ("G7 G8 B6", "B7 B8 G6")
    table = dealt(hand, *(" ".join(cards.split()[:size]) for cards in others), turned=turned)
    assert choice(player, played(table, f"{size} 1 1")).removeprefix("play ") in leads


def test_it_does_not_waste_a_wizard_on_a_trick_that_has_one(player: Bot) -> None:
    table = dealt("W1 R2", "G4 R3", "W2 B2", turned="Y5")
    assert choice(player, played(table, "1 1 1", "W1 G4")) == "play B2"
    table = dealt("G9 R2", "W1 R3", "W2 B2", turned="Y5")
    assert choice(player, played(table, "1 1 1", "G9 W1")) == "play B2"


def test_V3_with_the_dark_wizard_the_later_one_takes_the_needed_trick(player: Bot) -> None:
    table = dealt("W1 R2", "G4 R3", "W2 Y13", turned="Y5", dark_wizard=True)
    assert choice(player, played(table, "1 0 2", "W1 G4")) == "play W2"


def test_it_does_not_waste_its_boss_on_a_trick_that_was_trumped(player: Bot) -> None:
    table = dealt("G5 R2", "Y4 R3", "G13 G2", turned="Y5")
    assert choice(player, played(table, "0 1 1", "G5 Y4")) == "play G2"


def test_last_to_play_it_takes_a_needed_trick_with_the_cheapest_winner(player: Bot) -> None:
    table = dealt("G5 R2", "G9 R3", "G10 G13", turned="Y5")
    assert choice(player, played(table, "0 0 2", "G5 G9")) == "play G10"
    table = dealt("G5 R2 B3", "G9 R3 B4", "G10 G13 G2", turned="Y5")
    assert choice(player, played(table, "0 0 2", "G5 G9")) == "play G10"


def test_last_to_play_it_trumps_low_and_keeps_the_boss_trump(player: Bot) -> None:
    table = dealt("G5 R2", "G9 R3", "Y2 Y13", turned="Y5")
    assert choice(player, played(table, "0 0 2", "G5 G9")) == "play Y2"


def test_last_to_play_it_trumps_and_keeps_its_wizard(player: Bot) -> None:
    table = dealt("G5 R2", "G9 R3", "Y2 W1", turned="Y5")
    assert choice(player, played(table, "0 0 2", "G5 G9")) == "play Y2"


def test_last_to_play_it_follows_high_enough_and_keeps_its_wizard(player: Bot) -> None:
    table = dealt("G5 R2", "G9 R3", "G11 W1", turned="Y5")
    assert choice(player, played(table, "0 0 2", "G5 G9")) == "play G11"


def test_needing_both_tricks_it_takes_this_one(player: Bot) -> None:
    table = dealt("G5 R2", "G9 R3", "W1 G2", turned="Y5")
    assert choice(player, played(table, "0 0 2", "G5 G9")) == "play W1"


def test_V7_last_to_play_it_takes_a_needed_trick_cheaply_and_loses_one_it_does_not_need(player: Bot) -> None:
    table = dealt_own_decks("R7 R1 R2 R3", "Y8 Y1 Y2 Y3", "G9 G13 W3 G12")
    assert choice(player, played(table, "0 0 4", "R7 Y8")) == "play G9"
    table = dealt_own_decks("R7 R1 R2 R3", "Y8 Y1 Y2 Y3", "G3 G2 G7 J3")
    assert choice(player, played(table, "1 1 0", "R7 Y8")) == "play G7"


def test_with_two_sure_tricks_and_two_to_make_a_search_throws_the_useless_card_away() -> None:
    """Throwing it away now is worth more than taking this trick at once, as casual does: later it might take one too many."""
    table = dealt("G5 R2 B3", "G9 R3 B4", "Y2 W1 B1", turned="Y5")
    assert choice(bot_named(CLUB), played(table, "0 0 2", "G5 G9")) == "play B1"
