"""A view of Kindling as numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.research.encoding.layout import (
    Block,
    Layout,
    Reader,
    bits_of,
    blank,
    from_you,
    numbered,
    put,
    put_bits,
    put_by_seat,
    put_counts,
    put_one_of,
    seats_from_you,
)
from mazzo.rules.compiled import rule
from mazzo_kindling.rules import FOR_THE_HOTTEST, GAME, LENGTHS, MOST_IN_BUNDLE, MOST_PLAYERS, MOST_ROUNDS, OVER, TIE, worth
from mazzo_kindling.words import STICK_NAMES

SEATS = seats_from_you(MOST_PLAYERS)
ROUND_NAMES = numbered("round", 1, MOST_ROUNDS)

# Numbers that are written as they stand.
NUMBERS = ("players", "rounds", "stinging", "round_number", "pile_size")

LAYOUT = Layout(
    game="kindling",
    version=1,
    table=(
        Block("phase", "1 for the present phase", (GAME.phases,)),
        Block("players", "how many players"),
        Block("rounds", "how many rounds the game has"),
        Block("stinging", "1 if the option is played"),
        Block("round_number", "from 1"),
        Block("pile_size", "sticks in the woodpile"),
        Block("seat", "your seat at the table, from 0"),
        Block("tied", "1 if your bundle is tied"),
        Block("ember", "1 for the length that scores double", (STICK_NAMES,)),
        Block("hand", "sticks in your hand", (STICK_NAMES,)),
        Block("bundle", "1 for each stick in your bundle", (STICK_NAMES,)),
        Block("burnt", "sticks burnt so far", (STICK_NAMES,)),
        Block("held", "sticks in each hand when the round began", (SEATS,)),
        Block("score", "points, the hundreds apart from the rest", (("hundreds", "rest"), SEATS)),
    ),
    past=(
        Block("past_ember", "1 for the ember of a finished round", (ROUND_NAMES, STICK_NAMES)),
        Block("past_bundle", "1 for each stick laid in a finished round", (ROUND_NAMES, SEATS, STICK_NAMES)),
        Block("past_points", "points of a finished round", (ROUND_NAMES, SEATS)),
    ),
    moves=TIE + 1,
)
TABLE_SIZE = LAYOUT.table_size


def longest_game(players: int, options: Any) -> int:
    """Three sticks, or fewer and a string: no bundle takes more moves."""
    return int(options.rounds) * players * MOST_IN_BUNDLE


def score_bounds(options: Any) -> tuple[float, float]:
    """Every stick in smoke, or the three longest alone in every round, the longest of them glowing."""
    longest = sum(worth(length) for length in range(LENGTHS - MOST_IN_BUNDLE, LENGTHS)) + worth(LENGTHS - 1)
    return float(-MOST_IN_BUNDLE * options.rounds * options.stinging), float((longest + FOR_THE_HOTTEST) * options.rounds)


@rule
def encode(view: Any, seat: int, out: Any) -> None:
    players = view.players
    blank(out)
    at = put_one_of(out, 0, view.phase, 2)
    at = put(out, at, players)
    at = put(out, at, view.rounds)
    at = put(out, at, view.stinging)
    at = put(out, at, view.round_number)
    at = put(out, at, view.pile_size)
    at = put(out, at, seat)
    at = put(out, at, view.tied >> seat & 1)
    at = put_one_of(out, at, view.ember, LENGTHS)
    at = put_counts(out, at, view.hand[seat], LENGTHS)
    at = put_bits(out, at, view.bundle[seat], LENGTHS)
    at = put_counts(out, at, view.burnt, LENGTHS)
    at = put_by_seat(out, at, players, seat, view.held, MOST_PLAYERS)
    for other in range(players):
        chair = at + from_you(players, seat, other)
        put(out, chair, view.score[other] // 100)  # a score may be above 127
        put(out, chair + MOST_PLAYERS, view.score[other] % 100)
    at += 2 * MOST_PLAYERS
    if len(out) > TABLE_SIZE:
        put_past(view, seat, out, at)


@rule
def put_past(view: Any, seat: int, out: Any, at: int) -> None:
    players = view.players
    rounds_over = view.round_number if view.phase == OVER else view.round_number - 1
    bundles = at + MOST_ROUNDS * LENGTHS
    points = bundles + MOST_ROUNDS * MOST_PLAYERS * LENGTHS
    for number in range(rounds_over):
        put_one_of(out, at + number * LENGTHS, view.past_ember[number], LENGTHS)
        for other in range(players):
            chair = number * MOST_PLAYERS + from_you(players, seat, other)
            put_bits(out, bundles + chair * LENGTHS, view.past_bundle[number, other], LENGTHS)
            put(out, points + chair, view.past_points[number, other])


def decode(encoded: np.ndarray) -> Any:
    """The view that was encoded."""
    read = Reader(LAYOUT, encoded)
    view = GAME.fresh_view()
    view.seat = read.seat
    for name in NUMBERS:
        view[name] = read.number(name)
    view.phase = read.one_of("phase")
    view.ember = read.one_of("ember")
    view.tied = read.number("tied") << read.seat
    view.hand[read.seat] = read.block["hand"]
    view.bundle[read.seat] = bits_of(read.block["bundle"])
    view.burnt = read.block["burnt"]
    view.held = read.by_seat("held")
    chairs = read.chairs(MOST_PLAYERS)
    hundreds, rest = read.block["score"]
    view.score = (100 * hundreds + rest)[chairs]
    for number in range(MOST_ROUNDS):
        view.past_ember[number] = max(0, *(read.block["past_ember"][number] * np.arange(LENGTHS)))
        view.past_bundle[number] = [bits_of(bundle) for bundle in read.block["past_bundle"][number][chairs]]
    view.past_points = read.block["past_points"][:, chairs]
    return view
