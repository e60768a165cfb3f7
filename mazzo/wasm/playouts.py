"""What a review asks in a browser: the play-outs of `mazzo.review.playouts`, as they stand.

They are a WebAssembly file of its own, with a memory of its own: nobody fetches it before somebody wants a review.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from numba import carray, from_dtype, types

from mazzo.bots.search import SCRATCH_STATES, SEARCH, Desk
from mazzo.review.playouts import Bench, deal_again, follow, foresee, gained, stretch_over, weigh
from mazzo.rules.dice import DICE, SEED_WORDS
from mazzo.rules.game import MOST_MOVES, Game, over
from mazzo.rules.news import NEWS
from mazzo.wasm.entries import NUMBERS, SMALL, WIDE, Entry, inlined, small, wide
from mazzo.wasm.records import options_record

TABLES = 2  # BEGUN, TRIED
WORDS = 16
FLOAT = types.float64
FLOATS = types.CPointer(FLOAT)


class Given(NamedTuple):
    """What every play-out is given: the places that a bench is made of, and the key of the review."""

    search: Any
    states: Any
    seen: Any
    memory: Any
    own: Any
    news: Any
    tables: Any
    aside: Any
    words: Any
    key: Any


@inlined
def bench_of(given: Given) -> Bench:
    states, tables = carray(given.states, (SCRATCH_STATES,)), carray(given.tables, (TABLES,))
    desk = Desk(given.search, states, given.seen, given.memory, given.own, given.news, None)
    return Bench(desk, tables, given.aside, carray(given.words, (WORDS,)))


def e_weigh(
    given: Given,
    view: Any,
    seat: Any,
    played: Any,
    moves: Any,
    place: Any,
    first: Any,
    worlds: Any,
    values: Any,
    worths: Any,
    picks: Any,
) -> Any:
    return weigh(
        bench_of(given),
        view,
        wide(seat),
        wide(played),
        moves,
        carray(given.key, (SEED_WORDS,)),
        wide(place),
        wide(first),
        carray(values, (worlds, MOST_MOVES)),
        carray(worths, (worlds, MOST_MOVES)),
        carray(picks, (worlds,)),
    )


def e_deal_again(
    given: Given,
    before: Any,
    seat: Any,
    move: Any,
    options: Any,
    slips: Any,
    first: Any,
    players: Any,
    deals: Any,
    totals: Any,
    played_out: Any,
    wins: Any,
) -> None:
    deal_again(
        bench_of(given),
        before,
        wide(seat),
        wide(move),
        options,
        slips,
        carray(given.key, (SEED_WORDS,)),
        wide(first),
        carray(totals, (deals, players)),
        carray(wins, (played_out, players)),
    )


def e_follow(
    given: Given,
    before: Any,
    after: Any,
    seat: Any,
    move: Any,
    slips: Any,
    first: Any,
    players: Any,
    rows: Any,
    dice: Any,
    now: Any,
    mid: Any,
) -> None:
    follow(
        bench_of(given),
        before,
        after,
        wide(seat),
        wide(move),
        slips,
        carray(given.key, (SEED_WORDS,)),
        wide(first),
        carray(dice, (rows,)),
        carray(now, (rows, players)),
        carray(mid, (rows, players)),
    )


def e_foresee(
    given: Given,
    view: Any,
    seat: Any,
    played: Any,
    slips: Any,
    place: Any,
    players: Any,
    worlds: Any,
    without: Any,
    changes: Any,
) -> None:
    foresee(
        bench_of(given),
        view,
        wide(seat),
        wide(played),
        slips,
        carray(given.key, (SEED_WORDS,)),
        wide(place),
        carray(without, (players,)),
        carray(changes, (worlds, players)),
    )


def e_ended(begun: Any, state: Any) -> Any:
    return small(over(state) or stretch_over(begun, state))


def e_gained(begun: Any, state: Any, seat: Any) -> Any:
    return gained(begun, state, wide(seat))


def playout_entries(game: Game) -> dict[str, Entry]:
    """What a review may ask of this game."""
    state, view, options = from_dtype(game.STATE), from_dtype(game.VIEW), from_dtype(options_record(game))
    news, dice, search = from_dtype(NEWS), from_dtype(DICE), from_dtype(SEARCH)
    states = types.CPointer(state)
    given = types.NamedTuple((search, states, view, view, dice, news, states, dice, NUMBERS, NUMBERS), Given)
    weighed = (view, SMALL, SMALL, WIDE, SMALL, SMALL, SMALL, FLOATS, FLOATS, NUMBERS)
    dealt = (state, SMALL, SMALL, options, FLOAT, SMALL, SMALL, SMALL, FLOATS, SMALL, FLOATS)
    followed = (state, state, SMALL, SMALL, FLOAT, SMALL, SMALL, SMALL, types.CPointer(dice), FLOATS, FLOATS)
    foreseen = (view, SMALL, SMALL, FLOAT, SMALL, SMALL, SMALL, FLOATS, FLOATS)
    return {
        "weigh": (e_weigh, (given, *weighed)),
        "deal_again": (e_deal_again, (given, *dealt)),
        "follow": (e_follow, (given, *followed)),
        "foresee": (e_foresee, (given, *foreseen)),
        "ended": (e_ended, (state, state)),
        "gained": (e_gained, (state, state, SMALL)),
    }
