"""Search, the *club* player: imagine what the others may hold, try every sensible move, and see what comes of it.

A *world* is a whole table that agrees with the view. Several are imagined and one of them is kept, by how likely it makes what
was seen. In each world every candidate is tried once: the move is made, and all seats go on by their rules of thumb, with the
same chances to come for each candidate. After a while the worse half of the candidates is dropped, and so on: whoever is
left has been tried most often. The usual move, that of the rules of thumb, is never dropped, and another must be better by more
than chance to be preferred.

The number of lines tried is given, not the time: the same dice give the same move on any machine. One piece of code serves all
games; what it asks of them stands in `outlook`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.bots.casual import casual
from mazzo.bots.heuristics import candidates, far_enough, likelihood, result, spread, worlds_weighed, worth
from mazzo.rules.compiled import count, lowest, record_of, thought
from mazzo.rules.dice import roll, set_dice
from mazzo.rules.game import MOST_MOVES, legal, over, play, see, waiting_for
from mazzo.worlds import imagine

DOUBT = 0.5  # by how many standard errors another move must be better than the usual one
MOST_DECISIONS = 5000  # a line that does not end is judged as it stands

SEARCH = record_of(
    [
        ("rollouts", np.int64),  # lines to be tried in all
        ("stages", np.int64),
        ("left", np.int64),  # worlds left in this stage
        ("weighed", np.int64),  # all candidates, as bits
        ("running", np.int64),  # those not dropped, as bits
        ("usual", np.int64),  # the move of the rules of thumb
        ("worlds", np.int64),
        ("tried", np.int64, MOST_MOVES),  # by move: in how many worlds it was tried,
        ("worth", np.float64, MOST_MOVES),  # what it was worth in them together,
        ("result", np.float64, MOST_MOVES),  # and its result
        ("gain", np.float64, MOST_MOVES),  # how much better than the usual move it was,
        ("gain_squared", np.float64, MOST_MOVES),
    ]
)

# The states a search works with: the world that is kept, one that is being imagined, and the line that is being tried.
KEPT, IMAGINED, LINE = range(3)
SCRATCH_STATES = 3


@thought
def begin(search: Any, view: Any, seat: int, dice: Any, rollouts: int) -> None:
    search.usual = casual(view, seat, dice)
    search.weighed = candidates(view, seat) | 1 << search.usual
    search.running = search.weighed
    search.rollouts = rollouts
    search.worlds = 0
    search.stages = 0
    while 1 << search.stages < count(search.weighed):
        search.stages += 1
    for move in range(MOST_MOVES):
        search.tried[move] = 0
        search.worth[move] = 0.0
        search.result[move] = 0.0
        search.gain[move] = 0.0
        search.gain_squared[move] = 0.0
    search.left = worlds_in_stage(search)


@thought
def worlds_in_stage(search: Any) -> int:
    return max(1, search.rollouts // (max(1, search.stages) * count(search.running)))


@thought
def finished(search: Any) -> bool:
    return count(search.running) == 1 or (search.left == 0 and count(search.running) == 2)


@thought
def go_on(
    search: Any, view: Any, seat: int, dice: Any, states: Any, seen: Any, memory: Any, own_dice: Any, news: Any, most: int
) -> bool:
    """Searches on, for about `most` lines; True when it is finished."""
    lines = 0
    while not finished(search) and lines < most:
        if search.left == 0:
            drop_the_worse_half(search)
            search.left = worlds_in_stage(search)
        else:
            imagine_likely(view, seat, dice, states, memory)
            lines += count(search.running)
            try_candidates(search, view, seat, dice, states, seen, own_dice, news)
            search.left -= 1
    return finished(search)


@thought
def imagine_likely(view: Any, seat: int, dice: Any, states: Any, memory: Any) -> None:
    """Imagines a few worlds and keeps one, the likelier the sooner."""
    total = 0.0
    top = 0.0
    for number in range(worlds_weighed(view)):
        imagine(view, dice, states[IMAGINED])
        weight = likelihood(view, states[IMAGINED], seat, memory)
        if number == 0:
            top = weight
        if weight > top:
            total *= np.exp(top - weight)
            top = weight
        share = np.exp(weight - top)
        total += share
        if roll(dice) / 4294967296.0 * total < share:
            states[KEPT] = states[IMAGINED]


@thought
def try_candidates(search: Any, view: Any, seat: int, dice: Any, states: Any, seen: Any, own_dice: Any, news: Any) -> None:
    """Every candidate once in the world that is kept, with the same chances to come. The usual one first."""
    a = roll(dice)
    b = roll(dice)
    c = roll(dice)
    search.worlds += 1
    usual = 0.0
    rest = search.running & ~(1 << search.usual)
    move = search.usual
    while True:
        states[LINE] = states[KEPT]
        set_dice(own_dice, a, b, c)
        play(states[LINE], seat, move, news)
        play_by_thumb(view, states[LINE], seen, own_dice, news)
        value = worth(view, states[LINE], seat)
        if move == search.usual:
            usual = value
        search.tried[move] += 1
        search.worth[move] += value
        search.result[move] += result(view, states[LINE], seat)
        search.gain[move] += value - usual
        search.gain_squared[move] += (value - usual) ** 2
        if rest == 0:
            return
        move = lowest(rest)
        rest &= rest - 1


@thought
def play_by_thumb(view: Any, state: Any, seen: Any, dice: Any, news: Any) -> None:
    """Everybody plays by the rules of thumb, until it is far enough."""
    for _ in range(MOST_DECISIONS):
        if over(state) or far_enough(view, state):
            return
        seat = lowest(waiting_for(state))
        see(state, seat, seen)
        play(state, seat, casual(seen, seat, dice), news)


@thought
def gain_of(search: Any, move: int) -> float:
    return search.gain[move] / max(1, search.tried[move])


@thought
def drop_the_worse_half(search: Any) -> None:
    keep = (count(search.running) + 1) // 2
    while count(search.running) > keep:
        worst = -1
        rest = search.running & ~(1 << search.usual)
        while rest:
            move = lowest(rest)
            rest &= rest - 1
            if worst < 0 or gain_of(search, move) < gain_of(search, worst):
                worst = move
        search.running &= ~(1 << worst)


@thought
def sure_gain(search: Any, move: int) -> float:
    """How much better than the usual move, less what may be chance."""
    tries = search.tried[move]
    if tries < 2 or move == search.usual:
        return 0.0 if move == search.usual else -1.0e9
    mean = search.gain[move] / tries
    variance = max(0.0, search.gain_squared[move] / tries - mean * mean) / (tries - 1)
    return mean - DOUBT * np.sqrt(variance)


@thought
def choose(search: Any, view: Any, dice: Any) -> int:
    """The move that has proved best; where all decide in secret one of those near it, so that nobody can count on it."""
    best = search.usual
    rest = search.running
    while rest:
        move = lowest(rest)
        rest &= rest - 1
        if sure_gain(search, move) > sure_gain(search, best):
            best = move
    if count(waiting_for(view)) < 2:
        return best
    total = 0.0
    chosen = best
    rest = search.running
    while rest:
        move = lowest(rest)
        rest &= rest - 1
        share = np.exp((sure_gain(search, move) - sure_gain(search, best)) / spread(view))
        total += share
        if roll(dice) / 4294967296.0 * total < share:
            chosen = move
    return chosen


@thought
def search_for_move(
    search: Any, view: Any, seat: int, dice: Any, states: Any, seen: Any, memory: Any, own_dice: Any, news: Any, rollouts: int
) -> int:
    """The whole search at once."""
    if count(legal(view, seat)) == 1:
        return lowest(legal(view, seat))
    begin(search, view, seat, dice, rollouts)
    go_on(search, view, seat, dice, states, seen, memory, own_dice, news, 1 << 40)
    return choose(search, view, dice)
