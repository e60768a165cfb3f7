"""Search, at the table of *club* and *master*: imagine what the others may hold, try every sensible move, see what comes of it.

A *world* is a whole table that agrees with the view. Several are imagined and one of them is kept, by how likely it makes what
was seen. In each world every candidate is tried once: the move is made, and all seats go on by their rules of thumb, with the
same chances to come for each candidate. After a while the worse half of the candidates is dropped, and so on: what is left has
been tried most often. The usual move is never dropped, and another must be better by more than chance to be preferred.

What is usual is up to the *mind* of the searcher: for the club player the rules of thumb, for the master what its network
prefers. The less the network likes another move, the better that must prove to be.

One candidate tried in one world is a *rollout*. Their number is given, not the time: the same dice give the same move on any
machine. One piece of code serves all games; what it asks of them stands in `heuristics`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from mazzo.bots.casual import casual
from mazzo.bots.heuristics import far_enough, likelihood, result, spread, worlds_weighed, worth
from mazzo.bots.minds import consider
from mazzo.bots.weighing import WORST, fraction
from mazzo.rules.compiled import count, lowest, record_of, thought
from mazzo.rules.dice import DICE, roll, set_dice
from mazzo.rules.exponential import exp
from mazzo.rules.game import MOST_MOVES, Game, over, play, see, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.worlds import imagine

DOUBT = 0.5  # by how many standard errors another move must be better than the usual one
NEVER_WORSE = 200  # a move that was not worse in any of so many worlds is made without reluctance
MOST_DECISIONS = 5000  # a rollout that does not end is judged as it stands

SEARCH = record_of(
    [
        ("rollouts", np.int64),  # to be made in all
        ("stages", np.int64),
        ("left", np.int64),  # worlds left in this stage
        ("weighed", np.int64),  # all candidates, as bits
        ("running", np.int64),  # those not dropped, as bits
        ("usual", np.int64),  # the move that is made without a search
        ("worlds", np.int64),
        ("tried", np.int64, MOST_MOVES),  # by move: in how many worlds it was tried,
        ("result", np.float64, MOST_MOVES),  # its result in them together,
        ("gain", np.float64, MOST_MOVES),  # and how much better than the usual move it was
        ("gain_squared", np.float64, MOST_MOVES),
        ("worse", np.int64, MOST_MOVES),  # in how many worlds it was worse
        ("reluctance", np.float64, MOST_MOVES),  # how much better it must be, since the mind does not like it
    ]
)

# The states a search works with: the world that is kept, one that is being imagined, and the rollout that is being played.
KEPT, IMAGINED, ROLLOUT = range(3)
SCRATCH_STATES = 3


class Desk(NamedTuple):
    """What a search works with."""

    search: Any
    """A record SEARCH: what has been found out so far."""
    states: Any
    """KEPT, IMAGINED, ROLLOUT."""
    seen: Any
    """What the seat to move sees in a rollout."""
    memory: Any
    """A view to recall earlier moments in."""
    dice: Any
    """The dice of a rollout: the same for every candidate."""
    news: Any
    mind: Any
    """What is usual: see `minds`."""


def fresh_desk(game: Game, mind: Any = None) -> Desk:
    return Desk(
        search=np.zeros(1, SEARCH)[0],
        states=np.zeros(SCRATCH_STATES, game.STATE),
        seen=game.fresh_view(),
        memory=game.fresh_view(),
        dice=np.zeros(1, DICE)[0],
        news=fresh_news(listening=False),
        mind=mind,
    )


@thought
def begin(desk: Desk, view: Any, seat: int, dice: Any, rollouts: int) -> None:
    search = desk.search
    for move in range(MOST_MOVES):
        search.tried[move] = 0
        search.result[move] = 0.0
        search.gain[move] = 0.0
        search.gain_squared[move] = 0.0
        search.worse[move] = 0
        search.reluctance[move] = 0.0
    consider(desk.mind, view, seat, dice, search)
    search.running = search.weighed
    search.rollouts = rollouts
    search.worlds = 0
    search.stages = 0
    while 1 << search.stages < count(search.weighed):
        search.stages += 1
    search.left = worlds_in_stage(search)


@thought
def worlds_in_stage(search: Any) -> int:
    return max(1, search.rollouts // (max(1, search.stages) * count(search.running)))


@thought
def finished(search: Any) -> bool:
    return count(search.running) == 1 or (search.left == 0 and count(search.running) == 2)


@thought
def go_on(desk: Desk, view: Any, seat: int, dice: Any, most: int) -> bool:
    """Searches on, for about `most` rollouts; True when it is finished."""
    search = desk.search
    rollouts = 0
    while not finished(search) and rollouts < most:
        if search.left == 0:
            drop_the_worse_half(search)
            search.left = worlds_in_stage(search)
        else:
            imagine_likely(desk, view, seat, dice)
            rollouts += count(search.running)
            try_candidates(desk, view, seat, dice)
            search.left -= 1
    return finished(search)


@thought
def imagine_likely(desk: Desk, view: Any, seat: int, dice: Any) -> None:
    """Imagines a few worlds and keeps one, the likelier the sooner."""
    states = desk.states
    total = 0.0
    top = 0.0
    for number in range(worlds_weighed(view)):
        imagine(view, dice, states[IMAGINED])
        weight = likelihood(view, states[IMAGINED], seat, desk.memory)
        if number == 0:
            top = weight
        if weight > top:
            total *= exp(top - weight)
            top = weight
        share = exp(weight - top)
        total += share
        if fraction(dice) * total < share:
            states[KEPT] = states[IMAGINED]


@thought
def try_candidates(desk: Desk, view: Any, seat: int, dice: Any) -> None:
    """Every candidate once in the world that is kept, with the same chances to come. The usual one first."""
    search = desk.search
    states = desk.states
    a = roll(dice)
    b = roll(dice)
    c = roll(dice)
    search.worlds += 1
    usual = 0.0
    rest = search.running & ~(1 << search.usual)
    move = search.usual
    while True:
        states[ROLLOUT] = states[KEPT]
        set_dice(desk.dice, a, b, c)
        roll_out(desk, view, seat, move)
        value = worth(view, states[ROLLOUT], seat)
        if move == search.usual:
            usual = value
        search.tried[move] += 1
        search.result[move] += result(view, states[ROLLOUT], seat)
        search.gain[move] += value - usual
        search.gain_squared[move] += (value - usual) ** 2
        search.worse[move] += value < usual
        if rest == 0:
            return
        move = lowest(rest)
        rest &= rest - 1


@thought
def roll_out(desk: Desk, view: Any, seat: int, move: int) -> None:
    """The move is made in the world of the rollout; then everybody plays by the rules of thumb, until it is far enough."""
    state = desk.states[ROLLOUT]
    play(state, seat, move, desk.news)
    for _ in range(MOST_DECISIONS):
        if over(state) or far_enough(view, state):
            return
        turn = lowest(waiting_for(state))
        see(state, turn, desk.seen)
        play(state, turn, casual(desk.seen, turn, desk.dice), desk.news)


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
    """How much better than the usual move, less what may be chance, and less the reluctance to make it."""
    tries = search.tried[move]
    if tries < 2 or move == search.usual:
        return 0.0 if move == search.usual else WORST
    mean = search.gain[move] / tries
    variance = max(0.0, search.gain_squared[move] / tries - mean * mean) / (tries - 1)
    reluctance = 0.0 if search.worse[move] == 0 and tries >= NEVER_WORSE else search.reluctance[move]
    return mean - DOUBT * np.sqrt(variance) - reluctance


@thought
def choose(desk: Desk, view: Any, dice: Any) -> int:
    """The move that has proved best; where all decide in secret one of those near it, so that nobody can count on it."""
    search = desk.search
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
        share = exp((sure_gain(search, move) - sure_gain(search, best)) / spread(view))
        total += share
        if fraction(dice) * total < share:
            chosen = move
    return chosen
