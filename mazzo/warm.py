"""Compiles everything that is compiled, once and ahead of time, and says so: nobody waits for it at the first move."""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

from mazzo.bots.levels import BOTS, bot_named
from mazzo.bots.offered import levels_of
from mazzo.bots.sandbox import bot_decision
from mazzo.games import GAMES
from mazzo.hints import move_chances
from mazzo.review import Effort, Reviewer
from mazzo.rules.compiled import CACHE
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import SPECTATOR, Game, legal, midway, ranks, scores, waiting_for, why_not
from mazzo.simulate import COMPILED, final_standings, play_batch
from mazzo.simulation_report import one_game
from mazzo.table.record import record_of
from mazzo.table.state import RECENT
from mazzo.table.table import Table
from mazzo.worlds import imagine

AT_A_GLANCE = Effort("glance", worlds=2, most_worlds=2, deals=4, playouts=0.01)
WHOLE_GAMES = 3
"""Of each game, at a table: by then somebody has met the rarer phases too."""


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
        for searcher in set(levels_of(game.name)) & {"club", "master"}:
            one_game(game, options, [bot_named(f"{searcher}@4"), *[BOTS["casual"]] * (players - 1)], seed, 0)
        for number in range(WHOLE_GAMES):
            table = dealt_table(game, players, number)
            dice = dice_of(seed, number)
            imagine(table.view(0), dice, game.fresh_state())
            move_chances(table.view(table.undecided[0]), table.undecided[0], rollouts=1)
            play_as_seen_by_everybody(table, dice)
        assert len(table.entries) > RECENT
        Table.from_log(table.entries)
        for record in (table.state, table.view(0)):
            ask_from_python(record)
    sys.stderr.write(f"Ready after {time.perf_counter() - begun:.0f} s.\n")


def compile_reviews() -> None:
    """The judges too, which only a review or a puzzle needs: half a minute a game."""
    for game in GAMES.values():
        sys.stderr.write(f"Compiling the judge of {game.title} (once; kept for the next time) ...\n")
        table = dealt_table(game, game.least_players + 1, 0)
        dice = dice_of(seed_of(1), 0)
        while table.stage == "playing":
            seat = table.undecided[0]
            table.play(seat, bot_decision(BOTS["casual"], table.state, seat, dice))
        Reviewer(record_of(table)).at(0, AT_A_GLANCE)


def dealt_table(game: Game, players: int, seed: int) -> Table:
    table = Table.open(game.name, players, {}, str(seed))
    for seat in range(players):
        table.sit(seat, f"Player {seat}")
    table.deal()
    return table


def play_as_seen_by_everybody(table: Table, dice: Any) -> None:
    """A whole game, with everything in words that a server sends to those who sit there and to those who watch."""
    while table.stage == "playing":
        for viewer in (*range(table.players), SPECTATOR):
            table.view_words(viewer)
        seat = table.undecided[0]
        table.legal(seat)
        table.illegal(seat)
        name = "casual" if table.turn % 5 else "random"
        table.play(seat, bot_decision(BOTS[name], table.state, seat, dice))


def ask_from_python(record: Any) -> None:
    """The questions that Python asks seldom, but then wants answered at once."""
    waiting_for(record)
    legal(record, 0)
    midway(record, 0)
    why_not(record, 0, 0)
    scores(record)
    ranks(record)
