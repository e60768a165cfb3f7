"""Measures anew everything that docs/bots.md says about the strength of the bots, the most important first.

python bench/strength.py --into bench/results                # all games, for hours; interrupted and started again, it goes on
python bench/strength.py --into bench/results --only ladder GAME
python tools/strength_table.py                                # into docs/bots.md and docs/pictures

Deals that are done are kept, as the arena keeps them. Results are one file for each game, `strength-GAME.jsonl`, with a line for
each measurement.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from mazzo.arena import Journal, Match, meet, summary, usual_journal
from mazzo.bots.club import ARENA_SECONDS, club
from mazzo.bots.heuristics import POINTS, counted_in, table_rollouts
from mazzo.bots.levels import arena_bot, bot_named
from mazzo.bots.offered import levels_of
from mazzo.games import GAMES, game_named
from mazzo.ladder import climb
from mazzo.ladder import summary as ladder_summary
from mazzo.rules.compiled import lowest
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import legal, moves_in, over, play, scores, see, start, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.simulate import play_one, seed_of_game
from mazzo.variants import TABLES

SEED = "0"
EVERYWHERE_DEALS = 50
ROLLOUTS = (2, 4, 8, 16, 32, 64, 128)
ROLLOUT_DEALS = 20
LADDER_DEALS = 10
FEWER = "club@32"
"""For all tables: if even a club player with fewer rollouts is ahead of casual, so is the usual one."""

Figures = dict[str, Any]


def met(a: str, b: str, game: str, players: int, asked: dict[str, Any], deals: int, one_way: bool = False) -> Figures:
    match = Match(a, b, game, players, {name: str(value).lower() for name, value in asked.items()}, SEED, one_way)
    return summary(match, meet(match, deals, Journal(match, usual_journal(match))))


def moves_timed(game: str, moves: int = 150) -> Figures:
    """How long a club player thinks about a move at a table, where it has a choice, before its clock would cut it: in time of
    one processor, which does not depend on what else the machine does."""
    found = game_named(game)
    bot, casual = club("club", table_rollouts, ARENA_SECONDS), bot_named("casual")
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
                begun = time.thread_time()
                move = bot.decide(view, seat, dice).move
                times.append(time.thread_time() - begun)
            else:
                move = casual.decide(view, seat, dice).move
            play(state, seat, move, silence)
        number += 1
    kept = np.array(times[5:]) * 1000
    return {"moves": len(kept), "ms_p50": round(float(np.median(kept)), 1), "ms_p95": round(float(np.quantile(kept, 0.95)), 1)}


def alone(name: str, level: str, games: int) -> Figures:
    """Points a round when four players of a level play each other, with the rollouts of the arena."""
    game = game_named(name)
    _, options = game.choose(4, {})
    bots = [arena_bot(level)] * 4
    points = []
    for number in range(games):
        seed = seed_of_game(seed_of(SEED), number)
        state = game.fresh_state()
        play_one(game, options, bots, seed, np.array([dice_of(seed, seat) for seat in range(4)]), state)
        points.append(np.mean(scores(state)) / int(state.round_number))
    error = 1.96 * float(np.std(points, ddof=1)) / len(points) ** 0.5
    return {"level": level, "games": games, "points_a_round": round(float(np.mean(points)), 2), "plus_or_minus": round(error, 2)}


def main_figures(game: str) -> Iterator[Figures]:
    yield met("club", "casual", game, 4, {}, 200, one_way=True)


def alone_figures(game: str) -> Iterator[Figures]:
    """Where players count the points of a round."""
    if counted_in(game_named(game)) == POINTS:
        yield alone(game, "casual", 400)
        yield alone(game, "club", 24)


def lower_levels_everywhere(game: str) -> Iterator[Figures]:
    for players, asked in TABLES[game]:
        yield met("novice", "random", game, players, asked, EVERYWHERE_DEALS)
        yield met("casual", "novice", game, players, asked, EVERYWHERE_DEALS)


def club_everywhere(game: str) -> Iterator[Figures]:
    for players, asked in TABLES[game]:
        yield met(FEWER, "casual", game, players, asked, EVERYWHERE_DEALS, one_way=True)


def rollout_figures(game: str) -> Iterator[Figures]:
    for rollouts in ROLLOUTS:
        yield met(f"club@{rollouts}", "casual", game, 4, {}, ROLLOUT_DEALS, one_way=True)


def ladder_figures(game: str) -> Iterator[Figures]:
    names = list(levels_of(game))
    yield ladder_summary(game, 4, {}, SEED, names, climb(game, 4, {}, LADDER_DEALS, SEED, names))


def times(game: str) -> Iterator[Figures]:
    yield moves_timed(game)


MEASUREMENTS = {
    "everywhere": lower_levels_everywhere,
    "main": main_figures,
    "alone": alone_figures,
    "rollouts": rollout_figures,
    "club everywhere": club_everywhere,
    "ladder": ladder_figures,
    "times": times,
}


def write(folder: Path, game: str, what: str, commit: str, figures: Figures) -> None:
    with (folder / f"strength-{game}.jsonl").open("a") as file:
        file.write(json.dumps({"what": what, "commit": commit, **figures}) + "\n")
    shown = (
        "a",
        "b",
        "players",
        "deals",
        "difference",
        "interval",
        "win_share_a_among_b",
        "points_a_round",
        "strength",
        "ms_p95",
    )
    print(game, what, {name: figures[name] for name in shown if name in figures}, flush=True)


def forget(folder: Path, game: str, kinds: list[str]) -> None:
    """Drops the results that are about to be measured anew."""
    path = folder / f"strength-{game}.jsonl"
    if path.exists():
        lines = path.read_text().splitlines(keepends=True)
        path.write_text("".join(line for line in lines if json.loads(line)["what"] not in kinds))


def this_commit() -> str:
    return subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True).stdout.strip()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--into", type=Path, required=True)
    parser.add_argument("--only", action="append", choices=list(MEASUREMENTS), help="only this, or these")
    parser.add_argument("--commit", help="what is measured, where there is no git to ask")
    asked = parser.parse_args()
    games = asked.games or list(GAMES)
    kinds = asked.only or list(MEASUREMENTS)
    commit = asked.commit or this_commit()
    asked.into.mkdir(parents=True, exist_ok=True)
    for game in games:
        forget(asked.into, game, kinds)
    for what in kinds:
        for game in games:
            for figures in MEASUREMENTS[what](game):
                write(asked.into, game, what, commit, figures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
