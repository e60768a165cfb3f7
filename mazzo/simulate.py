"""Many games at once: on every core, without Python in the loop."""

from __future__ import annotations

from typing import Any

from mazzo.rules import dice as chance
from mazzo.rules.choice import any_of
from mazzo.rules.compiled import lowest, rule
from mazzo.rules.verbs import legal, over, play, start, waiting_for


@rule
def play_at_random(state: Any, dice: Any, news: Any) -> int:
    """Plays a game to its end, every move at random; the number of decisions it took."""
    decisions = 0
    while not over(state):
        seat = lowest(waiting_for(state))
        play(state, seat, any_of(legal(state, seat), dice), news)
        decisions += 1
    return decisions


@rule
def play_games(states: Any, options: Any, seed: Any, first: int, dice: Any, news: Any, words: Any) -> int:
    """Plays one game in each of these states: the games `first`, `first` + 1 ... of a run with this seed."""
    decisions = 0
    for number in range(len(states)):
        chance.chacha8(seed, 0, chance.SIMULATION, first + number, words)
        chance.set_dice(dice, words[8], words[9], words[10])
        start(states[number], options, words, news)
        decisions += play_at_random(states[number], dice, news)
    return decisions
