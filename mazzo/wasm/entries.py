"""What a page may call: plain functions over addresses and numbers, a set for each game.

A record is given by its address, and lies in the page's memory exactly as in NumPy's. Seats and moves are 32 bits wide, sets of
moves 64. The verbs are those of `mazzo.rules.game`; `…_seen` is the same question asked of a view. Beside them stands every rule
that the words of the game ask (see `notation`), called `rule_…`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import carray, from_dtype, types

from mazzo.bots.casual import casual
from mazzo.bots.novice import novice
from mazzo.bots.search import SCRATCH_STATES, SEARCH, Desk, begin, choose, go_on
from mazzo.rules import dice as chance
from mazzo.rules.dice import DICE, SEED_WORDS, any_of
from mazzo.rules.game import Game, legal, midway, over, play, rank, score, see, stack, start, waiting_for, why_not
from mazzo.rules.news import NEWS
from mazzo.rules.replay import MOST_SEATS, replay
from mazzo.wasm.records import options_record

SMALL, WIDE = types.int32, types.int64
NUMBERS = types.CPointer(WIDE)


def e_start(state, options, seed, news):  # type: ignore[no-untyped-def]
    start(state, options, carray(seed, (SEED_WORDS,)), news)


def e_waiting_for(state):  # type: ignore[no-untyped-def]
    return np.int32(waiting_for(state))


def e_legal(state, seat):  # type: ignore[no-untyped-def]
    return legal(state, np.int64(seat))


def e_play(state, seat, move, news):  # type: ignore[no-untyped-def]
    play(state, np.int64(seat), np.int64(move), news)


def e_midway(state, seat):  # type: ignore[no-untyped-def]
    return np.int32(midway(state, np.int64(seat)))


def e_why_not(state, seat, move):  # type: ignore[no-untyped-def]
    return np.int32(why_not(state, np.int64(seat), np.int64(move)))


def e_see(state, seat, view):  # type: ignore[no-untyped-def]
    see(state, np.int64(seat), view)


def e_over(state):  # type: ignore[no-untyped-def]
    return np.int32(over(state))


def e_score(state, seat):  # type: ignore[no-untyped-def]
    return np.int32(score(state, np.int64(seat)))


def e_rank(state, seat):  # type: ignore[no-untyped-def]
    return np.int32(rank(state, np.int64(seat)))


def e_stack(state, order, cards):  # type: ignore[no-untyped-def]
    stack(state, carray(order, (cards,)))


def e_replay(state, seats, moves, many, news, seen):  # type: ignore[no-untyped-def]
    replay(state, carray(seats, (many,)), carray(moves, (many,)), news, carray(seen, (MOST_SEATS + 1,)))


def e_random(view, seat, dice):  # type: ignore[no-untyped-def]
    return np.int32(any_of(legal(view, np.int64(seat)), dice))


def e_novice(view, seat, dice):  # type: ignore[no-untyped-def]
    return np.int32(novice(view, np.int64(seat), dice))


def e_casual(view, seat, dice):  # type: ignore[no-untyped-def]
    return np.int32(casual(view, np.int64(seat), dice))


def e_begin(search, states, seen, memory, own_dice, news, view, seat, dice, rollouts):  # type: ignore[no-untyped-def]
    desk = Desk(search, carray(states, (SCRATCH_STATES,)), seen, memory, own_dice, news)
    begin(desk, view, np.int64(seat), dice, np.int64(rollouts))


def e_go_on(search, states, seen, memory, own_dice, news, view, seat, dice, most):  # type: ignore[no-untyped-def]
    desk = Desk(search, carray(states, (SCRATCH_STATES,)), seen, memory, own_dice, news)
    return np.int32(go_on(desk, view, np.int64(seat), dice, np.int64(most)))


def e_choose(search, states, seen, memory, own_dice, news, view, dice):  # type: ignore[no-untyped-def]
    desk = Desk(search, carray(states, (SCRATCH_STATES,)), seen, memory, own_dice, news)
    return np.int32(choose(desk, view, dice))


def e_dice_of(seed, number, dice):  # type: ignore[no-untyped-def]
    words = np.zeros(16, np.int64)
    chance.chacha8(carray(seed, (SEED_WORDS,)), 0, chance.BOT, np.int64(number), words)
    chance.set_dice(dice, words[0], words[1], words[2])


@dataclass(frozen=True)
class AskedRule:
    """A rule that the words of a game ask."""

    name: str
    rule: Any
    parameters: tuple[str, ...]
    """Of each: `record` for a view, `news`, or `number`."""
    answers: bool
    """Has it an answer, or does it change the record?"""


Entry = tuple[Callable[..., Any], tuple[Any, ...]]
"""A function, and the types of its arguments."""


def entries_of(game: Game, asked: Sequence[AskedRule]) -> dict[str, Entry]:
    """By its name, everything that a page may ask of this game."""
    state, view, options = from_dtype(game.STATE), from_dtype(game.VIEW), from_dtype(options_record(game))
    news, dice, search = from_dtype(NEWS), from_dtype(DICE), from_dtype(SEARCH)
    desk = (search, types.CPointer(state), view, view, dice, news)
    return {
        "start": (e_start, (state, options, NUMBERS, news)),
        "waiting_for": (e_waiting_for, (state,)),
        "legal": (e_legal, (state, SMALL)),
        "play": (e_play, (state, SMALL, SMALL, news)),
        "midway": (e_midway, (state, SMALL)),
        "why_not": (e_why_not, (state, SMALL, SMALL)),
        "see": (e_see, (state, SMALL, view)),
        "over": (e_over, (state,)),
        "score": (e_score, (state, SMALL)),
        "rank": (e_rank, (state, SMALL)),
        "stack": (e_stack, (state, NUMBERS, SMALL)),
        "replay": (e_replay, (state, NUMBERS, NUMBERS, SMALL, news, NUMBERS)),
        "legal_seen": (e_legal, (view, SMALL)),
        "why_not_seen": (e_why_not, (view, SMALL, SMALL)),
        "rank_seen": (e_rank, (view, SMALL)),
        "random": (e_random, (view, SMALL, dice)),
        "novice": (e_novice, (view, SMALL, dice)),
        "casual": (e_casual, (view, SMALL, dice)),
        "search_begin": (e_begin, (*desk, view, SMALL, dice, SMALL)),
        "search_go_on": (e_go_on, (*desk, view, SMALL, dice, SMALL)),
        "search_choose": (e_choose, (*desk, view, dice)),
        **{f"rule_{each.name}": rule_entry(each, {"record": view, "news": news, "number": WIDE}) for each in asked},
    }


def rule_entry(asked: AskedRule, type_of: dict[str, Any]) -> Entry:
    """A rule with an answer answers with 64 bits, whatever it is."""
    names = ", ".join(f"a{number}" for number in range(len(asked.parameters)))
    call = f"rule({names})"
    function = eval(f"lambda {names}: {f'wide({call})' if asked.answers else call}", {"rule": asked.rule, "wide": np.int64})
    return function, tuple(type_of[kind] for kind in asked.parameters)


def shared_entries() -> dict[str, Entry]:
    """What is the same for all games."""
    return {"dice_of": (e_dice_of, (NUMBERS, SMALL, from_dtype(DICE)))}
