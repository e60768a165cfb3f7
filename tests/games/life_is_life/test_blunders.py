"""What a sensible player of Life is Life does not do, and what it does not miss: *casual* and *club* in set-up positions."""

from __future__ import annotations

from typing import Any

import pytest

from mazzo.bots.casual import casual
from mazzo.bots.levels import Bot, bot_named
from mazzo.games.life_is_life.rules import BEAR, BY_LAPS, CAT, GAME, GIRAFFE, HARE, KNOCK, LAYING, PIG, SPECIES, lay_down
from mazzo.games.life_is_life.words import SPECIES_NAMES
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import copy_of, legal, midway, over, play, see, start
from tests.games.life_is_life.positions import RAGS, SILENCE, STRONG, counts, position
from tests.strategies import TABLES


@pytest.fixture(params=["casual", "club@600", "master@1200"])
def player(request: Any) -> Bot:
    return bot_named(request.param)


def decision(player: Bot, state: Any, seat: int = 0) -> tuple[int, list[int]]:
    """The player's whole turn: a row or KNOCK, and the cards it lays."""
    trial = copy_of(state)
    view = GAME.fresh_view()
    moves: list[int] = []
    while not moves or (midway(trial, seat) and trial.round_number == state.round_number):
        see(trial, seat, view)
        moves.append(player.decide(view, seat, dice_of(seed_of(1), 0)).move)
        assert legal(trial, seat) >> moves[-1] & 1
        play(trial, seat, moves[-1], SILENCE)
    laid = [0] * SPECIES
    for species in moves[1:]:
        laid[species] += 1
    return moves[0], laid


def test_does_not_knock_while_last(player: Bot) -> None:
    """A blunder people complain about: knocks while last."""
    state = position(
        [RAGS, "4 giraffe, 3 mole, 3 sheep", "4 bear, 3 goat, 3 dog"], ["pig", "2 hare", "2 pig, mole", "2 mouse, 2 cat"]
    )
    assert decision(player, state)[0] != KNOCK


def test_does_not_knock_while_last_in_a_late_lap(player: Bot) -> None:
    rows = ["pig", "2 hare", "2 pig, mole", "2 mouse, 2 cat"]
    state = position([RAGS, "4 giraffe, 3 mole, 3 sheep", "4 bear, 3 goat, 3 dog"], rows, laps=12)
    assert decision(player, state)[0] != KNOCK


FAR_AHEAD = [
    "2 giraffe, 2 bear, 2 mole, 2 goat, 2 sheep",
    "giraffe, bear, mole, goat, sheep, 2 dog, 2 pig, mouse",
    "giraffe, bear, mole, goat, sheep, 2 hare, 3 cat",
]
NO_USE = ["dog", "dog, hare", "dog, hare, pig", "dog, hare, pig, mouse"]


def test_knocks_when_far_ahead(player: Bot) -> None:
    """24 points and more than the rivals together can have, and no row that would change it."""
    hands = [
        "4 giraffe, 3 bear, 3 mole",
        "giraffe, bear, 2 goat, 2 sheep, dog, hare, 2 pig",
        "giraffe, bear, 2 goat, 2 sheep, dog, 3 cat",
    ]
    assert decision(player, position(hands, ["mouse", "dog, mouse", "dog, hare, mouse", "2 dog, hare, pig"]))[0] == KNOCK


def test_L4_in_the_last_lap_a_swap_that_loses_is_not_made(player: Bot) -> None:
    """It is first and safe; every swap would lay a card of a majority."""
    assert decision(player, position(FAR_AHEAD, NO_USE, knocked=(1, 2)))[0] == KNOCK


def test_L4_in_the_last_lap_a_swap_that_gains_is_made(player: Bot) -> None:
    """The last turn of the round: a giraffe and a bear make two majorities, and nothing else makes any."""
    hands = ["3 giraffe, 3 bear, mole, goat, sheep, dog", "3 giraffe, 2 mole, 2 sheep, 3 hare", "3 bear, 2 goat, 2 dog, 3 pig"]
    state = position(hands, ["mouse", "giraffe, bear", "mouse, 2 cat", "mouse, cat, hare, pig"], knocked=(1, 2))
    row, laid = decision(player, state)
    assert row == 1
    assert laid[GIRAFFE] == 0


def test_breaks_no_majority_for_nothing(player: Bot) -> None:
    """There are idle cards to lay, so the majorities it holds stay whole."""
    hands = ["4 giraffe, 3 bear, goat, hare, mouse", "3 giraffe, 3 mole, 2 sheep, 2 dog", "2 bear, 3 goat, 3 dog, 2 pig"]
    row, laid = decision(player, position(hands, ["mole", "sheep, mole", "sheep, cat, pig", "mouse, cat, pig, hare"]))
    if row != KNOCK:
        assert laid[GIRAFFE] == 0
        assert sum(laid[SPECIES_NAMES.index(name)] for name in ("goat", "hare", "mouse")) == min(row + 1, 3)


def test_does_not_hand_the_next_seat_its_missing_cat(player: Bot) -> None:
    """The next seat is known to hold three cats. It is far ahead and has to swap; a goat can go, the fourth cat cannot."""
    hands = [
        "4 giraffe, 3 bear, 2 goat, cat",
        "3 cat, giraffe, bear, mole, sheep, dog, hare, pig",
        "3 giraffe, 2 bear, mole, sheep, dog, hare, pig",
    ]
    state = position(hands, ["mouse", "mouse, mole", "mole, sheep, dog", "hare, pig, dog, sheep"])
    state.swapped &= ~1
    _, laid = decision(player, state)
    assert laid[CAT] == 0


@pytest.mark.parametrize("kind", ["hare", "pig"])
@pytest.mark.parametrize("expert", [False, True])
def test_does_not_hand_the_next_seat_a_missing_hare_or_pig(player: Bot, kind: str, expert: bool) -> None:
    hands = [
        f"4 giraffe, 3 bear, 2 goat, {kind}",
        f"4 {kind}, giraffe, bear, mole, sheep, dog, mouse",
        "3 giraffe, 2 bear, mole, sheep, dog, 2 cat",
    ]
    state = position(hands, ["mouse", "mouse, mole", "mole, sheep, dog", "cat, sheep, dog, mole"], expert=expert)
    state.swapped &= ~1
    _, laid = decision(player, state)
    assert laid[SPECIES_NAMES.index(kind)] == 0


def test_takes_the_cat_a_rival_is_waiting_for(player: Bot) -> None:
    """The fourth cat lies in row 1 and the next seat holds the other three."""
    hands = ["3 giraffe, 2 bear, 2 goat, sheep, dog, mouse", "3 cat, 3 mole, 2 sheep, 2 hare", "3 giraffe, 3 bear, 2 dog, 2 pig"]
    row, laid = decision(player, position(hands, ["cat", "goat, mole", "sheep, pig, mole", "hare, pig, dog, sheep"]))
    assert row == 0
    assert laid[CAT] == 0


def test_L9_among_experts_a_fourth_cat_is_no_danger(player: Bot) -> None:
    """The same hands, but a giraffe lies there that makes a majority; a cat that three cats beat makes none."""
    hands = ["3 giraffe, 2 bear, 2 goat, sheep, dog, mouse", "3 cat, 3 mole, 2 sheep, 2 hare", "3 giraffe, 3 bear, 2 dog, 2 pig"]
    state = position(hands, ["cat", "giraffe, goat", "sheep, pig, mole", "hare, pig, dog, sheep"], expert=True)
    assert decision(player, state)[0] != 0


SETS = [
    (CAT, "3 cat, giraffe, bear, mole, goat, sheep, dog, mouse", "cat", False),
    (HARE, "4 hare, giraffe, bear, mole, goat, sheep, dog", "hare", False),
    (HARE, "4 hare, giraffe, bear, mole, goat, sheep, dog", "hare", True),
    (PIG, "3 pig, giraffe, bear, mole, goat, sheep, dog, mouse", "2 pig", True),
]


@pytest.mark.parametrize(("species", "hand", "missing", "expert"), SETS)
@pytest.mark.parametrize("knocked", [(), (1, 2)])
def test_L5_completes_a_set_that_lies_there(
    player: Bot, species: int, hand: str, missing: str, expert: bool, knocked: tuple[int, ...]
) -> None:
    """A sudden death, in the last lap too, rather than anything else: it has no majority but that."""
    rows = ["giraffe", "giraffe, bear", "giraffe, mole, sheep", "giraffe, mole, goat, dog"]
    size = sum(counts(missing))
    rows[size - 1] = missing
    hands = [hand, "4 bear, 2 sheep, 2 dog, 2 giraffe", "2 bear, 2 sheep, 2 mole, 2 goat, 2 giraffe"]
    row, laid = decision(player, position(hands, rows, knocked=knocked, expert=expert))
    assert row == size - 1
    assert laid[species] == 0


def test_L5_a_set_that_was_dealt_is_kept_through_the_first_swap(player: Bot) -> None:
    state = position(
        ["4 cat, giraffe, bear, mole, goat, sheep, dog", STRONG, "3 goat, 3 dog, 4 sheep"],
        ["pig", "2 pig", "3 hare", "hare, mouse, mole, dog"],
        laps=0,
    )
    state.swapped = 0
    state.known[:] = 0
    trial = copy_of(state)
    view = GAME.fresh_view()
    while trial.round_number == 1:
        see(trial, 0, view)
        play(trial, 0, player.decide(view, 0, dice_of(seed_of(1), 0)).move, SILENCE)
    assert trial.past_killer[0] == 0


def test_L6_with_two_left_a_single_card_is_not_what_it_goes_for(player: Bot) -> None:
    """The last turn: a second bear is a majority; a single mouse, hare or cat is none."""
    hands = ["3 giraffe, bear, 2 mole, 2 goat, sheep, dog", "4 giraffe, 2 goat, mole, sheep, dog, pig", RAGS]
    state = position(hands, ["mouse", "bear, cat", "hare, cat, pig", "hare, cat, pig, mouse"], knocked=(1,))
    state.lives[2] = 0
    state.left_in[2] = state.round_number
    lay_down(state)
    row, laid = decision(player, state)
    assert row == 1
    assert laid[BEAR] == 0


def test_a_set_begun_by_somebody_else_is_completed(player: Bot) -> None:
    """A seat taken over in the middle of a swap: what is on the table stays, the rest is the best that is left."""
    state = position([RAGS, STRONG, "3 goat, 3 dog, 4 sheep"], ["pig", "2 hare", "2 pig, mole", "2 mouse, 2 cat"])
    play(state, 0, 3, SILENCE)
    play(state, 0, GIRAFFE, SILENCE)
    view = GAME.fresh_view()
    laid = 1
    while state.phase == LAYING:
        see(state, 0, view)
        move = player.decide(view, 0, dice_of(seed_of(1), 0)).move
        assert legal(state, 0) >> move & 1
        play(state, 0, move, SILENCE)
        laid += 1
    assert laid == 4
    assert state.turn == 1


@pytest.mark.parametrize(("players", "asked"), TABLES[GAME.name])
def test_every_move_is_legal_and_rounds_end_by_knocks(players: int, asked: dict[str, Any]) -> None:
    _, options = GAME.choose(players, asked)
    state = GAME.fresh_state()
    view = GAME.fresh_view()
    dice = dice_of(seed_of(1), 0)
    for seed in range(10):
        start(state, options, seed_of(seed), SILENCE)
        while not over(state):
            seat = int(state.turn)
            see(state, seat, view)
            move = int(casual(view, seat, dice))
            assert legal(state, seat) >> move & 1
            play(state, seat, move, SILENCE)
        if "most_laps" not in asked:
            assert (state.past_ending != BY_LAPS).all()
