"""Plays random games and prints a hash of every state of each: run interpreted and compiled, and compared.

NUMBA_DISABLE_JIT=1 python -m tests.game_hashes GAME FIRST GAMES
"""

from __future__ import annotations

import hashlib
import sys
import warnings

from mazzo.rules.dice import any_of, dice_of, seed_of
from mazzo.rules.game import SPECTATOR, game_of, legal, moves_in, over, play, see, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.worlds import imagine
from tests.games import sample
from tests.strategies import TABLES, fresh


def main(name: str, first: int, games: int) -> None:
    warnings.simplefilter("error")  # an overflow that only the interpreter notices is a difference
    # Where there are some, shorter ones: the interpreter takes a millisecond a decision.
    tables = sample(name, "INTERPRETED", TABLES[name])
    for number in range(first, first + games):
        # The longest tables come last, and seldom.
        players, asked = tables[number % len(tables) if number % 5 == 0 else number % min(5, len(tables))]
        state = fresh((name, players, asked), number)
        dice = dice_of(seed_of(number), 0)
        silence = fresh_news()
        text = hashlib.sha256(state.tobytes())
        decisions = 0
        while not over(state):
            waiting = moves_in(waiting_for(state))
            seat = waiting[decisions % len(waiting)]
            silence.length = 0
            play(state, seat, int(any_of(legal(state, seat), dice)), silence)
            text.update(state.tobytes())
            text.update(silence.tobytes())
            decisions += 1
            if decisions % 16 == 0:
                for viewer in (SPECTATOR, 0):
                    view = game_of(state).fresh_view()
                    see(state, viewer, view)
                    text.update(view.tobytes())
                    world = game_of(state).fresh_state()
                    imagine(view, dice, world)
                    text.update(world.tobytes())
        print(number, players, decisions, text.hexdigest())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
