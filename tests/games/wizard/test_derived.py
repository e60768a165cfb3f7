"""What the view of Wizard says besides the cards: who has shown a void, and what is in play. A page draws it unchanged."""

from __future__ import annotations

from typing import Any

import pytest

from mazzo.games import game_named
from mazzo.games.wizard.words import WORDS as words
from mazzo.rules.dice import any_of, dice_of, seed_of
from mazzo.rules.game import SPECTATOR, legal, over, play, start, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.table.table import Table
from mazzo.table.view import view_of
from tests.games.wizard.positions import bid, dealt, dealt_own_decks, trick

WIZARD = game_named("wizard")


def derived(table: Table, viewer: int = SPECTATOR) -> Any:
    return words.view(view_of(table.state, viewer)).derived


def shown(table: Table) -> list[str]:
    """By seat: the suits it has shown not to hold, the same for everybody."""
    seen = [["".join(suits) for suits in derived(table, viewer).voids] for viewer in (*range(table.players), SPECTATOR)]
    assert all(one == seen[0] for one in seen)
    return seen[0]


@pytest.mark.parametrize(
    ("hands", "cards", "voids"),
    [
        (("R7 G9", "Y2 G1", "R3 B2"), "R7 Y2 R3", ["", "R", ""]),
        (("R7 G9", "Y2 G1", "R3 B2"), "R7 Y2", ["", "R", ""]),  # in the middle of a trick
        (("R7 B9", "W1 G1", "J2 B2"), "R7 W1 J2", ["", "", ""]),  # they may always be played, so they show nothing
        (("J1 B3", "G4 B1", "B9 R2"), "J1 G4 B9", ["", "", "G"]),
        (("J1 B3", "J2 B1", "B9 R2"), "J1 J2 B9", ["", "", ""]),
    ],
)
def test_a_seat_shows_a_void_by_a_card_of_another_suit(hands: tuple[str, ...], cards: str, voids: list[str]) -> None:
    table = dealt(*hands)
    bid(table, "0 0 0")
    trick(table, cards)
    assert shown(table) == voids


def test_voids_are_kept_for_the_round() -> None:
    table = dealt("G7 B1 J4", "Y2 Y3 J1", "G3 B2 J2", turned="R1")
    bid(table, "0 0 0")
    trick(table, "G7 Y2 G3")
    assert shown(table) == ["", "G", ""]
    trick(table, "B1 Y3 B2")
    assert shown(table) == ["", "GB", ""]


@pytest.mark.parametrize("cards", ["W1 R4 Y9", "J1 W2 Y9"])
def test_Z3_where_no_suit_has_to_be_followed_nobody_shows_a_void(cards: str) -> None:
    table = dealt(*(f"{card} {other}" for card, other in zip(cards.split(), ("B1", "B2", "B3"), strict=True)))
    bid(table, "0 0 0")
    trick(table, cards)
    assert shown(table) == ["", "", ""]


def test_Z4_after_a_wizard_the_suit_led_must_still_be_followed() -> None:
    table = dealt("R7 B1", "W1 B2", "Y3 B3")
    bid(table, "0 0 0")
    trick(table, "R7 W1 Y3")
    assert shown(table) == ["", "", "R"]


def test_V7_with_own_decks_nobody_follows_and_each_seat_has_one_suit_a_wizard_and_a_jester() -> None:
    table = dealt_own_decks("R7 R1 R2 R3", "Y2 Y1 Y3 Y4", "G3 G1 G2 G4")
    bid(table, "0 0 0")
    trick(table, "R7 Y2 G3")
    assert shown(table) == ["", "", ""]
    assert (derived(table).suits, derived(table).specials) == (["R", "Y", "G"], 3)


def test_all_suits_and_four_wizards_and_jesters_are_in_play() -> None:
    table = dealt("R7", "Y2", "G3")
    assert (derived(table).suits, derived(table).specials) == (["R", "Y", "G", "B"], 4)


@pytest.mark.parametrize("seed", range(6))
def test_a_seat_that_has_shown_a_void_never_holds_the_suit(seed: int) -> None:
    players = 3 + seed % 4
    _, options = WIZARD.choose(players, {})
    state = WIZARD.fresh_state()
    silence = fresh_news(listening=False)
    start(state, options, seed_of(seed), silence)
    dice = dice_of(seed_of(seed), 7)
    while not over(state):
        seat = int(waiting_for(state)).bit_length() - 1
        play(state, seat, any_of(legal(state, seat), dice), silence)
        hands = words.state(state).hands
        for hand, voids in zip(hands, words.view(view_of(state, SPECTATOR)).derived.voids, strict=True):
            assert not {card[0] for card in hand} & set(voids)


def test_Z4_the_view_says_who_took_each_trick_of_the_round() -> None:
    table = dealt("G7 B1 J4", "Y2 Y3 J1", "G9 B2 J2", turned="R1")
    bid(table, "0 0 0")
    assert derived(table).taken_by == []
    trick(table, "G7 Y2 G9")
    assert derived(table).taken_by == [2]
    trick(table, "B2 B1")
    assert derived(table).taken_by == [2]
    trick(table, "Y3")
    assert derived(table).taken_by == [2, 2]


def test_Z5_the_card_turned_up_and_all_cards_played_are_out() -> None:
    table = dealt("R7 G9", "Y2 G1", "R3 B2", turned="G5")
    assert derived(table).out == ["G5"]
    bid(table, "0 0 0")
    trick(table, "R7 Y2 R3")
    assert sorted(derived(table).out) == ["G5", "R3", "R7", "Y2"]


def test_V4_the_cards_set_aside_are_out() -> None:
    table = dealt("R7 G9", "Y2 G1", "R3 B2", turned="G5")
    table.state.set_aside = 1
    assert "R1" in derived(table).out
