"""Compiles the batches and encodings of all games, once."""

from __future__ import annotations

import sys
import time

import numpy as np

from mazzo.games import GAMES
from mazzo.research.encoding import LAYOUTS, encode
from mazzo.research.vector import Vector, look_around, play_one, rank_value, whose_turn
from mazzo.rules.dice import DICE
from mazzo.rules.news import NEWS, fresh_news
from mazzo.simulate import deal_game
from mazzo.table.view import view_of


def compile_research() -> None:
    begun = time.perf_counter()
    for name in LAYOUTS:
        game = GAMES[name]
        sys.stderr.write(f"Compiling the batches of {game.title} (once; kept for the next time) ...\n")
        games = Vector(game.name, 2, seed=1)
        games.step(games.random_actions())
        games.play_out(games.imagine(1))
        seat, _ = whose_turn(games.states)
        encode(view_of(games.states[0], seat), seat, games.observations[0])
        look_around(games.states, np.zeros(1, game.VIEW), np.zeros((games.players, games.layout.size), np.int8))
        play_one(games.states, seat, int(games.random_actions()[0]), np.zeros(1, NEWS))
        rank_value(games.states[0], seat)
        dice, news, words = np.zeros(1, DICE)[0], fresh_news(listening=False), np.zeros(16, np.int64)
        deal_game(games.states[0], games.options, games.seed, 0, dice, news, words)
    sys.stderr.write(f"Ready after {time.perf_counter() - begun:.0f} s.\n")
