"""Everything that docs/bots.md says about the strength of the bots, measured anew: the most important first.

python bench/strength.py --into bench/results                # all games, hours; broken off and started again, it goes on
python bench/strength.py --into bench/results --only ladder wizard
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

from mazzo.arena import Journal, Match, meet, told, usual_journal
from mazzo.bots.club import ARENA_SECONDS, TABLE_ROLLOUTS, club
from mazzo.bots.levels import arena_bot, bot_named
from mazzo.games import GAMES, game_named
from mazzo.ladder import climb
from mazzo.ladder import told as ladder_told
from mazzo.rules.compiled import lowest
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import legal, moves_in, over, play, scores, see, start, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.simulate import play_one, seed_of_game
from mazzo.variants import TABLES

SEED = "0"
LEVELS = ["random", "novice", "casual", "club"]
EVERYWHERE_DEALS = 50
ROLLOUTS = (2, 4, 8, 16, 32, 64, 128)
ROLLOUT_DEALS = {"wizard": 12, "wild_cards": 12, "life_is_life": 20}
LADDER_DEALS = {"wizard": 5, "wild_cards": 8, "life_is_life": 10}
LESS = {"wizard": "club@32", "wild_cards": "club@32", "life_is_life": "club@20"}
"""For all tables: if even a club player with fewer lines is ahead of casual, so is the usual one."""

Figures = dict[str, Any]


def met(a: str, b: str, game: str, players: int, asked: dict[str, Any], deals: int, one_way: bool = False) -> Figures:
    match = Match(a, b, game, players, {name: str(value).lower() for name, value in asked.items()}, SEED, one_way)
    return told(match, meet(match, deals, Journal(match, usual_journal(match))))


def moves_timed(game: str, moves: int = 150) -> Figures:
    """How long a club player thinks about a move at a table, where it has a choice, before its clock would cut it: in time of
    one processor, which does not depend on what else the machine does."""
    found = game_named(game)
    bot, casual = club("club", TABLE_ROLLOUTS, ARENA_SECONDS), bot_named("casual")
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


def alone(level: str, games: int) -> Figures:
    """Points a round in Wizard when four players of a level play each other, with the lines of the arena."""
    game = game_named("wizard")
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
    if game == "wizard":
        yield alone("casual", 400)
        yield alone("club", 24)


def lower_levels_everywhere(game: str) -> Iterator[Figures]:
    for players, asked in TABLES[game]:
        yield met("novice", "random", game, players, asked, EVERYWHERE_DEALS)
        yield met("casual", "novice", game, players, asked, EVERYWHERE_DEALS)


def club_everywhere(game: str) -> Iterator[Figures]:
    for players, asked in TABLES[game]:
        yield met(LESS[game], "casual", game, players, asked, EVERYWHERE_DEALS, one_way=True)


def rollout_figures(game: str) -> Iterator[Figures]:
    for lines in ROLLOUTS:
        yield met(f"club@{lines}", "casual", game, 4, {}, ROLLOUT_DEALS[game], one_way=True)


def ladder_figures(game: str) -> Iterator[Figures]:
    yield ladder_told(game, 4, {}, SEED, LEVELS, climb(game, 4, {}, LADDER_DEALS[game], SEED, LEVELS))


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
    """What is about to be measured anew."""
    path = folder / f"strength-{game}.jsonl"
    if path.exists():
        lines = path.read_text().splitlines(keepends=True)
        path.write_text("".join(line for line in lines if json.loads(line)["what"] not in kinds))


def this_commit() -> str:
    return subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True).stdout.strip()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", metavar="GAME", help="all unless told")
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
