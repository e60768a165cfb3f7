"""Compiles everything that is compiled, once, with a word about it: not at the first move."""

from __future__ import annotations

import sys
import time

from mazzo.bots import BOTS, bot_named
from mazzo.bots.whole import bot_decision
from mazzo.hints import bid_chances
from mazzo.reports import one_game
from mazzo.rules import GAMES
from mazzo.rules.compiled import CACHE
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.verbs import imagine
from mazzo.simulate import COMPILED, play_batch
from mazzo.table.table import RECENT, Table


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
            play_batch(game, options, [bot] * players, seed, 0, 1)
        one_game(game, options, [bot_named("club@4"), *[BOTS["casual"]] * (players - 1)], seed, 0)
        table = Table.open(game.name, players, {}, "1")
        for seat in range(players):
            table.sit(seat, f"Player {seat}")
        table.deal()
        dice = dice_of(seed, 0)
        imagine(table.view(0), 0, dice, game.fresh_state())
        bid_chances(table.view(table.undecided[0]), table.undecided[0], lines=1)
        while table.stage == "playing":
            seat = table.undecided[0]
            name = "casual" if table.turn % 5 else "random"
            table.play(seat, bot_decision(BOTS[name], table.state, seat, dice))
            table.view(seat)
        assert len(table.entries) > RECENT
        Table.from_log(table.entries)
    sys.stderr.write(f"Ready after {time.perf_counter() - begun:.0f} s.\n")
