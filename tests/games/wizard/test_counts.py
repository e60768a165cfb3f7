"""The rules of Wizard against a second, slow implementation: the same lines of play, counted and walked side by side."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from mazzo.games import game_named
from mazzo.games.wizard import words
from mazzo.rules.dice import dice_of, rolled_below, seed_of
from mazzo.rules.game import copy_of, moves_in, over, play, scores, start, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.words import legal_words
from tests.games.wizard import reference
from tests.games.wizard.positions import dealt, dealt_own_decks, on
from tests.harness.plain import plain

WIZARD = game_named("wizard")
SILENCE = fresh_news(listening=False)

Results = Counter[tuple[int, ...]]


def lines_by_the_rules(state: Any, results: Results) -> Results:
    """Every complete line of play from here, counted by its final scores."""
    if over(state):
        results[tuple(scores(state))] += 1
        return results
    seat = moves_in(waiting_for(state))[0]
    for move in legal_words(state, seat).values():
        after = copy_of(state)
        play(after, seat, move, SILENCE)
        lines_by_the_rules(after, results)
    return results


def lines_by_the_reference(table: reference.Table, results: Results) -> Results:
    if table["phase"] == "over":
        results[tuple(table["scores"])] += 1
        return results
    seat = reference.waiting(table)[0]
    for move in reference.moves(table, seat):
        after = deepcopy(table)
        reference.make(after, seat, move)
        lines_by_the_reference(after, results)
    return results


def counted_both_ways(state: Any, options: dict[str, Any]) -> Results:
    """The lines from this deal of a single round, which must be the same by the rules and by the reference."""
    now = plain(words.state(state))
    table = reference.new_game(int(state.players), options, now["dealer"])
    table["sizes"] = [now["cards"]]
    reference.deal(table, now["hands"], now["turned"])
    results = lines_by_the_rules(state, Counter())
    assert results == lines_by_the_reference(table, Counter())
    return results


@pytest.mark.parametrize(
    ("lines", "hands", "turned", "asked"),
    [
        (8, ("R7", "R2", "G3"), "R1", {}),
        (8, ("J1", "W1", "J2"), "Y1", {}),
        (27 * 2, ("R7 R2", "R3 G4", "G9 R13"), "R1", {}),  # 27 ways to bid; whatever is led, the others must follow
        (27 * 2, ("R7 G2", "R3 G4", "G9 R13"), "B1", {}),
        (27 * 8, ("R7 G2", "Y3 B4", "W1 J1"), "G7", {}),
        (27 * 8, ("R7 G2", "Y3 B4", "W1 J1"), "J4", {}),
        (4 * 27 * 6, ("R7 G2", "R3 B4", "W1 R1"), "W4", {}),  # four trumps to name
        (27 * 8, ("W1 J1", "W2 J2", "W3 J3"), "R1", {"dark_wizard": True}),
        (27 * 6, ("R7 W2", "R3 B4", "W1 R1"), "B5", {"dark_wizard": True}),
        (27 * 8, ("W1 J1", "W2 J2", "R3 B3"), "R1", {"bids": "blind"}),
        (81 * 11, ("W1 J1", "R2 J2", "R3 B3", "R9 B1"), "R1", {"bids": "secret", "clairvoyance": True}),
        (64 * 66, ("R7 G2 B3", "R3 R4 G5", "R8 G1 W1"), "Y1", {}),
    ],
)
def test_Z3_Z4_V1_V2_V3_there_are_as_many_lines_of_play_as_the_reference_finds(
    lines: int, hands: tuple[str, ...], turned: str, asked: dict[str, Any]
) -> None:
    table = dealt(*hands, turned=turned, **asked)
    assert counted_both_ways(table.state, table.choices).total() == lines


def test_V4_there_are_as_many_lines_of_play_as_the_reference_finds() -> None:
    table = dealt("R7 G2", "R3 W1", turned="Y1")
    table.state.rounds = 1
    assert counted_both_ways(table.state, table.choices).total() == 9 * 4


@pytest.mark.parametrize("dark_wizard", [False, True])
def test_V7_there_are_as_many_lines_of_play_as_the_reference_finds(dark_wizard: bool) -> None:
    """A round of two cards each: the rest of the hands is taken away."""
    table = dealt_own_decks("R7 W1 R1 R2", "Y7 W2 Y1 Y2", "G7 J3 G1 G2", dark_wizard=dark_wizard)
    state = table.state
    state.rounds = 1
    state.hand_size = 2
    for seat, hand in enumerate(("R7 W1", "Y7 W2", "G7 J3")):
        state.hand[seat] = sum(1 << int(words.card_named(card) or 0) for card in hand.split())
    assert on(table)["hands"] == [["R7", "W1"], ["W2", "Y7"], ["G7", "J3"]]
    assert counted_both_ways(state, table.choices).total() == 27 * 8


def test_V5_there_are_as_many_lines_of_play_as_the_reference_finds() -> None:
    """The dealer is ahead: every line in which the bids would add up is missing."""
    table = dealt("R7 G2", "Y3 B4", "W1 J1", turned="G7", leaders_hook=True)
    table.state.score[2] = 10
    now = on(table)
    twin = reference.new_game(3, table.choices, now["dealer"])
    twin["scores"] = [0, 0, 10]
    reference.deal(twin, now["hands"], now["turned"])
    results = lines_by_the_rules(table.state, Counter())
    assert results == lines_by_the_reference(twin, Counter())
    assert results.total() == (27 - 6) * 8


# ---------------------------------------------------------------------------------------------------------- side by side

TABLES: list[tuple[int, dict[str, Any], int]] = [
    (3, {"rounds": "short"}, 25),
    (4, {"rounds": "1-2-3-4-5-15"}, 30),
    (5, {"rounds": "3-12"}, 30),
    (6, {"rounds": "1-2-3-10"}, 25),
    (4, {"bids": "blind", "rounds": "1-2-3"}, 25),
    (3, {"bids": "secret", "rounds": "1-4-7"}, 25),
    (3, {"dark_wizard": True, "rounds": "1-9-19"}, 25),
    (2, {}, 25),
    (2, {"dark_wizard": True}, 10),
    (3, {"leaders_hook": True, "rounds": "1-2-1-2-1-2-3-4"}, 30),
    (5, {"clairvoyance": True, "leaders_hook": True, "rounds": "2-3-4"}, 20),
    (3, {"monochrome": True}, 10),
    (4, {"monochrome": True, "dark_wizard": True, "bids": "blind"}, 10),
    (4, {}, 10),
]
assert sum(games for *_, games in TABLES) == 300


@pytest.mark.parametrize(("players", "asked", "games"), TABLES)
def test_random_games_agree_with_the_reference_at_every_decision(players: int, asked: dict[str, Any], games: int) -> None:
    """Random games: the waiting seats, legal moves, tricks and scores are the same at every decision."""
    choices, options = WIZARD.choose(players, asked)
    for number in range(games):
        walk_side_by_side(players, choices, options, seed=1000 * players + number)


def walk_side_by_side(players: int, choices: dict[str, Any], options: Any, seed: int) -> None:
    state = WIZARD.fresh_state()
    start(state, options, seed_of(seed), SILENCE)
    dice = dice_of(seed_of(seed), 0)
    table = reference.new_game(players, choices, int(state.dealer))
    while True:
        if table["phase"] == "deal":
            now = plain(words.state(state))
            reference.deal(table, now["hands"], now["turned"])
            size = table["sizes"][table["round"] - 1]
            assert (now["round"], now["cards"], now["dealer"]) == (table["round"], size, table["dealer"])
            assert (now["scores"], now["trump"], now["phase"]) == (table["scores"], table["trump"], table["phase"])
            assert now["set_aside"] == sorted(table["aside"])
            assert {len(hand) for hand in now["hands"]} == {size}
        if table["phase"] == "over":
            break
        waiting = moves_in(waiting_for(state))
        assert waiting == reference.waiting(table)
        seat = waiting[rolled_below(dice, len(waiting))]
        legal = legal_words(state, seat)
        assert sorted(legal) == reference.moves(table, seat)
        move = sorted(legal)[rolled_below(dice, len(legal))]
        play(state, seat, legal[move], SILENCE)
        reference.make(table, seat, move)
        if table["phase"] == "play":
            assert state.won[:players].tolist() == table["won"]
    assert over(state)
    assert scores(state) == table["scores"]
