"""Compiles everything that is compiled, once and ahead of time, and says so: nobody waits for it at the first move."""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

from mazzo.bots.levels import BOTS, bot_named
from mazzo.bots.sandbox import bot_decision
from mazzo.games import GAMES
from mazzo.hints import move_chances
from mazzo.rules.compiled import CACHE
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import legal, midway, ranks, scores, waiting_for, why_not
from mazzo.simulate import COMPILED, final_standings, play_batch
from mazzo.simulation_report import one_game
from mazzo.table.state import RECENT
from mazzo.table.table import Table
from mazzo.worlds import imagine


def compile_everything() -> None:
    begun = time.perf_counter()
    if CACHE is None:
        sys.stderr.write("Nothing can be kept here, so the rules are compiled at every start; set MAZZO_CACHE to a folder.\n")
        return
    for game in GAMES.values():
        sys.stderr.write(f"Compiling the rules of {game.title} (once; kept for the next time) ...\n")
        players = game.least_players + 1
        _, options = game.choose(players, {})
        seed = seed_of(1)
        for bot in COMPILED:
            games = play_batch(game, options, [bot] * players, seed, 0, 1)
        final_standings(games.states, np.zeros((1, players), np.int64), np.zeros((1, players), np.int64))
        one_game(game, options, [bot_named("club@4"), *[BOTS["casual"]] * (players - 1)], seed, 0)
        table = Table.open(game.name, players, {}, "1")
        for seat in range(players):
            table.sit(seat, f"Player {seat}")
        table.deal()
        dice = dice_of(seed, 0)
        imagine(table.view(0), dice, game.fresh_state())
        move_chances(table.view(table.undecided[0]), table.undecided[0], rollouts=1)
        while table.stage == "playing":
            seat = table.undecided[0]
            name = "casual" if table.turn % 5 else "random"
            table.play(seat, bot_decision(BOTS[name], table.state, seat, dice))
            table.view(seat)
        assert len(table.entries) > RECENT
        Table.from_log(table.entries)
        for record in (table.state, table.view(0)):
            ask_from_python(record)
    sys.stderr.write(f"Ready after {time.perf_counter() - begun:.0f} s.\n")


def ask_from_python(record: Any) -> None:
    """The questions that Python asks seldom, but then wants answered at once."""
    waiting_for(record)
    legal(record, 0)
    midway(record, 0)
    why_not(record, 0, 0)
    scores(record)
    ranks(record)
