"""Everything that docs/bots.md says about the strength of the bots, measured anew: the most important first.

python bench/strength.py wizard --into strength-wizard.jsonl

Deals that are done are kept, as the arena keeps them: broken off and started again, it goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from mazzo.arena import Journal, Match, meet, told, usual_journal
from mazzo.bots import arena_bot, bot_named
from mazzo.ladder import climb
from mazzo.ladder import told as ladder_told
from mazzo.rules import GAMES, game_named
from mazzo.rules.compiled import lowest
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.news import fresh_news
from mazzo.rules.verbs import legal, moves_in, over, play, scores, see, start, waiting_for
from mazzo.simulate import seed_of_game
from mazzo.variants import TABLES

SEED = "0"
LEVELS = ["random", "novice", "casual", "club"]
LADDER_DEALS = {"wizard": 15, "wild_cards": 50, "life_is_life": 50}
ROLLOUTS = (2, 4, 8, 16, 32, 64, 128)
ROLLOUT_DEALS = {"wizard": 25, "wild_cards": 40, "life_is_life": 40}
LESS = {"wizard": "club@20", "wild_cards": "club@40", "life_is_life": "club@60"}
"""For all tables: if even a club player with fewer lines is ahead of casual, so is the usual one."""


def met(a: str, b: str, game: str, players: int, asked: dict[str, Any], deals: int) -> dict[str, Any]:
    match = Match(a, b, game, players, {name: str(value).lower() for name, value in asked.items()}, SEED)
    return told(match, meet(match, deals, Journal(match, usual_journal(match))))


def moves_timed(game: str, moves: int = 150) -> dict[str, Any]:
    """How long a club player at a table takes for a move, where it has a choice; one thread, whole games among themselves."""
    found = game_named(game)
    bot, casual = bot_named("club"), bot_named("casual")
    _, options = found.choose(4, {})
    times: list[float] = []
    number = decisions = 0
    while len(times) < moves:
        state, view, silence = found.fresh_state(), found.fresh_view(), fresh_news(listening=False)
        seed = seed_of_game(seed_of(SEED), number)
        dice = dice_of(seed, 0)
        start(state, options, seed, silence)
        while not over(state) and len(times) < moves:
            seat = int(lowest(waiting_for(state)))
            see(state, seat, view)
            decisions += 1
            if len(moves_in(legal(view, seat))) > 1 and decisions % 5 == 0:
                begun = time.perf_counter()
                move = bot.decide(view, seat, dice).move
                times.append(time.perf_counter() - begun)
            else:
                move = casual.decide(view, seat, dice).move
            play(state, seat, move, silence)
        number += 1
    kept = np.array(times[5:]) * 1000
    return {"moves": len(kept), "ms_p50": round(float(np.median(kept)), 1), "ms_p95": round(float(np.quantile(kept, 0.95)), 1)}


def club_alone(games: int) -> dict[str, Any]:
    """Points a round in Wizard when four club players play each other, with the lines of the arena."""
    from mazzo.simulate import play_one

    game = game_named("wizard")
    _, options = game.choose(4, {})
    bots = [arena_bot("club")] * 4
    points = []
    for number in range(games):
        seed = seed_of_game(seed_of(SEED), number)
        state = game.fresh_state()
        play_one(game, options, bots, seed, np.array([dice_of(seed, seat) for seat in range(4)]), state)
        points.append(np.mean(scores(state)) / int(state.round_number))
    error = 1.96 * float(np.std(points, ddof=1)) / len(points) ** 0.5
    return {"games": games, "points_a_round": round(float(np.mean(points)), 2), "plus_or_minus": round(error, 2)}


def measurements(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    yield "table strength", moves_timed(game)
    yield "main", met("club", "casual", game, 4, {}, 200)
    yield "novice", met("novice", "casual", game, 4, {}, 200)
    yield "novice", met("novice", "random", game, 4, {}, 200)
    for players, asked in TABLES[game]:
        yield "everywhere", met("novice", "random", game, players, asked, 50)
        yield "everywhere", met("casual", "novice", game, players, asked, 50)
        yield "everywhere", met(LESS[game], "casual", game, players, asked, 50)
    for lines in ROLLOUTS:
        yield "rollouts", met(f"club@{lines}", "casual", game, 4, {}, ROLLOUT_DEALS[game])
    if game == "wizard":
        yield "club alone", club_alone(24)
    deals = LADDER_DEALS[game]
    yield "ladder", ladder_told(game, 4, {}, SEED, LEVELS, climb(game, 4, {}, deals, SEED, LEVELS))


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--into", type=Path, required=True)
    asked = parser.parse_args()
    with asked.into.open("w") as file:
        for what, figures in measurements(asked.game):
            file.write(json.dumps({"what": what, **figures}) + "\n")
            file.flush()
            print(what, {name: figures[name] for name in list(figures)[:12] if name != "options"}, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
