"""What a page may call: plain functions over addresses and numbers, a set for each game.

A record is given by its address, and lies in the page's memory exactly as in NumPy's. Seats and moves are 32 bits wide, sets of
moves 64. The verbs are those of `mazzo.rules.game`; `…_seen` is the same question asked of a view. Beside them stands every rule
that the words of the game ask (see `notation`), called `rule_…`, and every question of its score pad, called `pad_…`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
from numba import carray, from_dtype, types

from mazzo.bots.casual import casual
from mazzo.bots.heuristics import is_promise, promise_kept
from mazzo.bots.novice import novice
from mazzo.bots.search import KEPT, ROLLOUT, SCRATCH_STATES, SEARCH, Desk, begin, choose, go_on, imagine_likely, roll_out
from mazzo.rules import compiled  # not by its full name: this is no source of what is compiled for the processor
from mazzo.rules import dice as chance
from mazzo.rules.dice import DICE, SEED_WORDS, any_of, roll, set_dice
from mazzo.rules.game import MOST_MOVES, Game, legal, midway, over, play, rank, score, see, stack, start, waiting_for, why_not
from mazzo.rules.inlining import InlineOnly
from mazzo.rules.news import NEWS
from mazzo.rules.replay import MOST_SEATS, replay
from mazzo.server.wire.rules_facts import Taken
from mazzo.wasm.records import options_record
from mazzo.worlds import imagine

SMALL, WIDE = types.int32, types.int64
small: Any = np.int32
wide: Any = np.int64
NUMBERS = types.CPointer(WIDE)


def compiled_entry(function: Callable[..., Any], **more: Any) -> Any:
    options = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "no_cpython_wrapper": True}
    return numba.njit(pipeline_class=InlineOnly, **options, **more)(function)


def inlined(function: Callable[..., Any]) -> Any:
    """For what entries have in common: written into each of them, since Numba returns no tuple with records in it."""
    return compiled_entry(function, inline="always")


def e_start(state: Any, options: Any, seed: Any, news: Any) -> None:
    start(state, options, carray(seed, (SEED_WORDS,)), news)


def e_waiting_for(state: Any) -> Any:
    return small(waiting_for(state))


def e_legal(state: Any, seat: Any) -> Any:
    return legal(state, wide(seat))


def e_play(state: Any, seat: Any, move: Any, news: Any) -> None:
    play(state, wide(seat), wide(move), news)


def e_midway(state: Any, seat: Any) -> Any:
    return small(midway(state, wide(seat)))


def e_why_not(state: Any, seat: Any, move: Any) -> Any:
    return small(why_not(state, wide(seat), wide(move)))


def e_see(state: Any, seat: Any, view: Any) -> None:
    see(state, wide(seat), view)


def e_imagine(view: Any, dice: Any, state: Any) -> None:
    imagine(view, dice, state)


def e_over(state: Any) -> Any:
    return small(over(state))


def e_score(state: Any, seat: Any) -> Any:
    return small(score(state, wide(seat)))


def e_rank(state: Any, seat: Any) -> Any:
    return small(rank(state, wide(seat)))


def e_stack(state: Any, order: Any, cards: Any) -> None:
    stack(state, carray(order, (cards,)))


def e_replay(state: Any, seats: Any, moves: Any, many: Any, news: Any, seen: Any) -> None:
    replay(state, carray(seats, (many,)), carray(moves, (many,)), news, carray(seen, (MOST_SEATS + 1,)))


def e_random(view: Any, seat: Any, dice: Any) -> Any:
    return small(any_of(legal(view, wide(seat)), dice))


def e_novice(view: Any, seat: Any, dice: Any) -> Any:
    return small(novice(view, wide(seat), dice))


def e_casual(view: Any, seat: Any, dice: Any) -> Any:
    return small(casual(view, wide(seat), dice))


def e_begin(
    search: Any, states: Any, seen: Any, memory: Any, own: Any, news: Any, view: Any, seat: Any, dice: Any, rollouts: Any
) -> None:
    desk = Desk(search, carray(states, (SCRATCH_STATES,)), seen, memory, own, news, None)
    begin(desk, view, wide(seat), dice, wide(rollouts))


def e_go_on(
    search: Any, states: Any, seen: Any, memory: Any, own: Any, news: Any, view: Any, seat: Any, dice: Any, most: Any
) -> Any:
    desk = Desk(search, carray(states, (SCRATCH_STATES,)), seen, memory, own, news, None)
    return small(go_on(desk, view, wide(seat), dice, wide(most)))


def e_choose(search: Any, states: Any, seen: Any, memory: Any, own: Any, news: Any, view: Any, dice: Any) -> Any:
    desk = Desk(search, carray(states, (SCRATCH_STATES,)), seen, memory, own, news, None)
    return small(choose(desk, view, dice))


def e_is_promise(view: Any) -> Any:
    return small(is_promise(view))


def e_try_promises(
    search: Any, states: Any, seen: Any, memory: Any, own: Any, news: Any, view: Any, seat: Any, dice: Any, kept: Any
) -> None:
    """Every move once in one imagined world, as `move_chances` of `mazzo.hints` tries them: counts those that are kept."""
    desk = Desk(search, carray(states, (SCRATCH_STATES,)), seen, memory, own, news, None)
    counts = carray(kept, (MOST_MOVES,))
    imagine_likely(desk, view, wide(seat), dice)
    first, second, third = roll(dice), roll(dice), roll(dice)
    rest = legal(view, wide(seat))
    while rest != 0:
        move = compiled.lowest(rest)
        rest &= rest - 1
        desk.states[ROLLOUT] = desk.states[KEPT]
        set_dice(desk.dice, first, second, third)
        roll_out(desk, view, wide(seat), move)
        counts[move] += wide(promise_kept(view, desk.states[ROLLOUT], wide(seat)))


def e_set_dice(dice: Any, first: Any, second: Any, third: Any) -> None:
    set_dice(dice, first, second, third)


def e_dice_of(seed: Any, number: Any, dice: Any) -> None:
    words = np.zeros(16, np.int64)
    chance.chacha8(carray(seed, (SEED_WORDS,)), 0, chance.BOT, wide(number), words)
    chance.set_dice(dice, words[0], words[1], words[2])


@dataclass(frozen=True)
class AskedRule:
    """A rule that the words of a game ask, or its score pad."""

    name: str
    rule: Any
    parameters: tuple[Taken, ...]
    answers: bool
    """Has it an answer, or does it change the record?"""


Entry = tuple[Callable[..., Any], tuple[Any, ...]]
"""A function, and the types of its arguments."""


def entries_of(game: Game, asked: Sequence[AskedRule], pad: Sequence[AskedRule]) -> dict[str, Entry]:
    """By its name, everything that a page may ask of this game."""
    state, view, options = from_dtype(game.STATE), from_dtype(game.VIEW), from_dtype(options_record(game))
    news, dice, search = from_dtype(NEWS), from_dtype(DICE), from_dtype(SEARCH)
    type_of = {"record": view, "state": state, "news": news, "number": WIDE}
    desk = (search, types.CPointer(state), view, view, dice, news)
    return {
        "start": (e_start, (state, options, NUMBERS, news)),
        "waiting_for": (e_waiting_for, (state,)),
        "legal": (e_legal, (state, SMALL)),
        "play": (e_play, (state, SMALL, SMALL, news)),
        "midway": (e_midway, (state, SMALL)),
        "why_not": (e_why_not, (state, SMALL, SMALL)),
        "see": (e_see, (state, SMALL, view)),
        "imagine": (e_imagine, (view, dice, state)),
        "over": (e_over, (state,)),
        "score": (e_score, (state, SMALL)),
        "rank": (e_rank, (state, SMALL)),
        "stack": (e_stack, (state, NUMBERS, SMALL)),
        "replay": (e_replay, (state, NUMBERS, NUMBERS, SMALL, news, NUMBERS)),
        "legal_seen": (e_legal, (view, SMALL)),
        "waiting_for_seen": (e_waiting_for, (view,)),
        "why_not_seen": (e_why_not, (view, SMALL, SMALL)),
        "rank_seen": (e_rank, (view, SMALL)),
        "random": (e_random, (view, SMALL, dice)),
        "novice": (e_novice, (view, SMALL, dice)),
        "casual": (e_casual, (view, SMALL, dice)),
        "search_begin": (e_begin, (*desk, view, SMALL, dice, SMALL)),
        "search_go_on": (e_go_on, (*desk, view, SMALL, dice, SMALL)),
        "search_choose": (e_choose, (*desk, view, dice)),
        "is_promise": (e_is_promise, (view,)),
        "try_promises": (e_try_promises, (*desk, view, SMALL, dice, NUMBERS)),
        **{f"rule_{each.name}": rule_entry(each, type_of) for each in asked},
        **{f"pad_{each.name}": (each.rule, tuple(type_of[kind] for kind in each.parameters)) for each in pad},
    }


def rule_entry(asked: AskedRule, type_of: dict[str, Any]) -> Entry:
    """A rule with an answer answers with 64 bits, whatever it is."""
    names = ", ".join(f"a{number}" for number in range(len(asked.parameters)))
    call = f"rule({names})"
    function = eval(f"lambda {names}: {f'wide({call})' if asked.answers else call}", {"rule": asked.rule, "wide": wide})
    return function, tuple(type_of[kind] for kind in asked.parameters)


def shared_entries() -> dict[str, Entry]:
    """What is the same for all games."""
    dice = from_dtype(DICE)
    return {"dice_of": (e_dice_of, (NUMBERS, SMALL, dice)), "set_dice": (e_set_dice, (dice, WIDE, WIDE, WIDE))}
