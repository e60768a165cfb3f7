"""A view of Life is Life as numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.games.life_is_life.rules import (
    FIRST_LIVES,
    FIRST_SET,
    GAME,
    MOST_LIVES,
    MOST_PLAYERS,
    MOST_ROUNDS,
    NOT_PLAYED,
    OVER,
    PHASES,
    ROWS,
    SETS,
    SPECIES,
)
from mazzo.games.life_is_life.words import SPECIES_NAMES
from mazzo.research.encoding.layout import (
    Block,
    Layout,
    Reader,
    blank,
    from_you,
    from_you_or_nobody,
    numbered,
    put,
    put_by_seat,
    put_counts,
    put_one_of,
    put_rows_by_seat,
    put_seat,
    put_seats,
    seats_from_you,
)
from mazzo.rules.compiled import rule
from mazzo.rules.news import NOBODY

SEATS = seats_from_you(MOST_PLAYERS)
ROW_NAMES = numbered("row", 1, ROWS)
SET_NAMES = SPECIES_NAMES[FIRST_SET : FIRST_SET + SETS]
ROUNDS = numbered("round", 1, MOST_ROUNDS)

# Numbers that are written as they stand.
NUMBERS = ("players", "expert", "most_laps", "round_number", "laps", "knocks", "laid_size", "least_next", "unseen_size")

LAYOUT = Layout(
    game="life_is_life",
    version=1,
    table=(
        Block("phase", "1 for the present phase", (PHASES,)),
        Block("round_number", "from 1"),
        Block("laps", "laps over in this round without a knock"),
        Block("knocks", "how many seats have knocked"),
        Block("laid_size", "cards laid so far for the row that is being taken"),
        Block("least_next", "the number of the first species that may be laid next: a set never goes back"),
        Block("unseen_size", "cards out of play"),
        Block("turn", "1 for whose turn it is", (SEATS,)),
        Block("starter", "1 for who started the round", (SEATS,)),
        Block("swapped", "1 for each seat that has swapped in this round", (SEATS,)),
        Block("knocked", "as which a seat has knocked, from 1; 0: not yet", (SEATS,)),
        Block("taking", "1 for the row that is being taken", (ROW_NAMES,)),
        Block("hand", "cards in your hand", (SPECIES_NAMES,)),
        Block("laid", "cards laid so far for the row that is being taken", (SPECIES_NAMES,)),
        Block("row", "cards in each row", (ROW_NAMES, SPECIES_NAMES)),
        Block("lives", "lives left", (SEATS,)),
        Block("left_in", "the round in which a seat lost its last life; 0: still in", (SEATS,)),
        Block("cards_held", "cards in hand", (SEATS,)),
        Block("known", "cards a seat must hold, by what it took and laid", (SEATS, SPECIES_NAMES)),
        Block("most_held", "cards of a set that a seat held at one time besides those unseen to this day", (SEATS, SET_NAMES)),
        Block("shown", "cards shown at the end of the round before", (SEATS, SPECIES_NAMES)),
        Block("players", "how many players"),
        Block("seat", "your seat at the table, from 0"),
        Block("expert", "1 if the option is played"),
        Block("most_laps", "after how many laps without a knock a round is valued"),
    ),
    past=(
        Block(
            "past",
            "of a finished round, all plus 1 (0: to come, or nobody): points, lives after it, who had each majority (1: you), "
            "how it ended, laps, starter, first to knock, who ended it by a sudden death",
            (
                ROUNDS,
                (
                    *(f"points of {seat}" for seat in SEATS),
                    *(f"lives of {seat}" for seat in SEATS),
                    *(f"majority of {species}" for species in SPECIES_NAMES),
                    "ending",
                    "laps",
                    "starter",
                    "knocker",
                    "killer",
                ),
            ),
        ),
    ),
    moves=SPECIES,
)
TABLE_SIZE = LAYOUT.table_size


@rule
def encode(view: Any, seat: int, out: Any) -> None:
    players = view.players
    blank(out)
    at = put_one_of(out, 0, view.phase, 3)
    at = put(out, at, view.round_number)
    at = put(out, at, view.laps)
    at = put(out, at, view.knocks)
    at = put(out, at, view.laid_size)
    at = put(out, at, view.least_next)
    at = put(out, at, view.unseen_size)
    at = put_seat(out, at, players, seat, view.turn, MOST_PLAYERS)
    at = put_seat(out, at, players, seat, view.starter, MOST_PLAYERS)
    at = put_seats(out, at, players, seat, view.swapped, MOST_PLAYERS)
    at = put_knocks(view, seat, out, at)
    at = put_one_of(out, at, view.taking, ROWS)
    at = put_counts(out, at, view.hand[seat], SPECIES)
    at = put_counts(out, at, view.laid, SPECIES)
    for row in range(ROWS):
        at = put_counts(out, at, view.row[row], SPECIES)
    at = put_by_seat(out, at, players, seat, view.lives, MOST_PLAYERS)
    at = put_by_seat(out, at, players, seat, view.left_in, MOST_PLAYERS)
    at = put_by_seat(out, at, players, seat, view.cards_held, MOST_PLAYERS)
    at = put_rows_by_seat(out, at, players, seat, view.known, MOST_PLAYERS, SPECIES)
    at = put_rows_by_seat(out, at, players, seat, view.most_held, MOST_PLAYERS, SETS)
    at = put_rows_by_seat(out, at, players, seat, view.shown, MOST_PLAYERS, SPECIES)
    at = put(out, at, players)
    at = put(out, at, seat)
    at = put(out, at, view.expert)
    at = put(out, at, view.most_laps)
    if len(out) > TABLE_SIZE:
        put_past(view, seat, out, at)


@rule
def put_knocks(view: Any, seat: int, out: Any, at: int) -> int:
    players = view.players
    for number in range(view.knocks):
        out[at + from_you(players, seat, view.knocked[number])] = number + 1
    return at + MOST_PLAYERS


@rule
def put_past(view: Any, seat: int, out: Any, at: int) -> None:
    players = view.players
    rounds_over = view.round_number if view.phase == OVER else view.round_number - 1
    for number in range(rounds_over):
        for other in range(players):
            place = at + from_you(players, seat, other)
            out[place] = view.past_total[number, other] - NOT_PLAYED
            out[place + MOST_PLAYERS] = view.past_lives[number, other] - NOT_PLAYED
        at += 2 * MOST_PLAYERS
        for species in range(SPECIES):
            out[at + species] = from_you_or_nobody(players, seat, int(view.past_majority[number, species])) - NOBODY
        at = put(out, at + SPECIES, view.past_ending[number] - NOT_PLAYED)
        at = put(out, at, view.past_laps[number] - NOT_PLAYED)
        at = put(out, at, from_you_or_nobody(players, seat, int(view.past_starter[number])) - NOBODY)
        at = put(out, at, from_you_or_nobody(players, seat, int(view.past_knocker[number])) - NOBODY)
        at = put(out, at, from_you_or_nobody(players, seat, int(view.past_killer[number])) - NOBODY)


def decode(encoded: np.ndarray) -> Any:
    """The view that was encoded."""
    read = Reader(LAYOUT, encoded)
    view = GAME.fresh_view()
    view.seat = read.seat
    for name in NUMBERS:
        view[name] = read.number(name)
    for name in ("phase", "taking"):
        view[name] = read.one_of(name)
    for name in ("turn", "starter"):
        view[name] = read.seat_of(name)
    view.swapped = read.seats("swapped")
    for name in ("lives", "left_in", "cards_held", "known", "most_held", "shown"):
        view[name] = read.by_seat(name)
    for name in ("laid", "row"):
        view[name] = read.block[name]
    view.hand[read.seat] = read.block["hand"]
    view.knocked = NOBODY
    for seat, number in enumerate(read.by_seat("knocked")):
        if number > 0:
            view.knocked[number - 1] = seat
    past = read.block["past"] - 1
    chairs = read.chairs(MOST_PLAYERS)
    view.past_total = past[:, :MOST_PLAYERS][:, chairs]
    view.past_lives = past[:, MOST_PLAYERS : 2 * MOST_PLAYERS][:, chairs]
    rest = past[:, 2 * MOST_PLAYERS :]
    seat_at = np.vectorize(read.seat_at, otypes=[np.int64])
    view.past_majority = seat_at(rest[:, :SPECIES])
    view.past_ending, view.past_laps = rest[:, SPECIES], rest[:, SPECIES + 1]
    view.past_starter, view.past_knocker, view.past_killer = seat_at(rest[:, SPECIES + 2 :]).T
    return view


def longest_game(players: int, options: Any) -> int:
    """In every lap of every round each seat takes the longest row."""
    return MOST_ROUNDS * (int(options.most_laps) + 1) * players * (ROWS + 1)


def score_bounds(options: Any) -> tuple[float, float]:
    """Lives: all of them lost, or as many gained as anybody can have."""
    return -float(FIRST_LIVES), float(MOST_LIVES - FIRST_LIVES)
