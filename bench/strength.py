"""Measures everything that docs/bots.md says about the strength of the bots, the most important first.

python bench/strength.py --into bench/results                # all games, for hours; restarted, it resumes
python bench/strength.py --into bench/results --only ladder GAME
python tools/strength_table.py                                # into docs/bots.md and docs/pictures

Deals are played on all cores and kept in one file (`--deals`), so a run can be interrupted or continued elsewhere. `--seconds`
limits it; with 0 nothing is played, and the results so far are printed. Results are one file for each game,
`strength-GAME.jsonl`, a line for each measurement.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
from platformdirs import user_cache_path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from mazzo.arena import Match, differences, interval, summary
from mazzo.bots.club import ARENA_SECONDS, club
from mazzo.bots.heuristics import POINTS, arena_rollouts, counted_in, table_rollouts
from mazzo.bots.levels import Bot, arena_bot, bot_named
from mazzo.bots.master import IN_BULK, master
from mazzo.bots.offered import levels_of
from mazzo.games import GAMES, game_named
from mazzo.ladder import summary as ladder_summary
from mazzo.rules.compiled import compiled_sources, fingerprint, lowest
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import legal, moves_in, over, play, scores, see, start, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.simulate import play_one, seed_of_game
from mazzo.variants import TABLES
from tools.shared_out import Kept, Wanted, play_all

SEED = "0"
EVERYWHERE_DEALS = 50
ROLLOUTS = (2, 4, 8, 16, 32, 64, 128)
ROLLOUT_DEALS = 20
LADDER_DEALS = 30
FEWER = "club@32"
"""For all tables: if even a club player with fewer rollouts is ahead of casual, so is the usual one."""
LONG_GAMES = 100  # rollouts a move in the arena: from here on fewer deals have to suffice for all tables of the master
LEAST_DEALS = 30  # of an interrupted measurement: with fewer, nothing is published
MASTER_DEALS, MASTER_TABLE_DEALS = 200, 40
MASTER_EVERYWHERE_DEALS = 400

Figures = dict[str, Any]


def match(a: str, b: str, game: str, players: int = 4, asked: dict[str, Any] | None = None, one_way: bool = False) -> Match:
    return Match(a, b, game, players, {name: str(value).lower() for name, value in (asked or {}).items()}, SEED, one_way)


def moves_timed(game: str, bot: Bot, moves: int = 150) -> Figures:
    """How long a bot thinks about a move, if it has a choice, before its clock would stop it: in CPU time, which does not depend
    on other load of the machine."""
    found = game_named(game)
    casual = bot_named("casual")
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
    half, nearly_all = (round(float(np.quantile(kept, share)), 2) for share in (0.5, 0.95))
    return {"level": bot.name, "moves": len(kept), "ms_p50": half, "ms_p95": nearly_all}


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


# ---------------------------------------------------------------------------------------- what is played, by kind and game


def main_matches(game: str) -> list[Wanted]:
    return [(match("club", "casual", game, one_way=True), 200)]


def lower_levels_everywhere(game: str) -> list[Wanted]:
    pairs = ("novice", "random"), ("casual", "novice")
    return [(match(a, b, game, players, asked), EVERYWHERE_DEALS) for players, asked in TABLES[game] for a, b in pairs]


def club_everywhere(game: str) -> list[Wanted]:
    return [(match(FEWER, "casual", game, players, asked, one_way=True), EVERYWHERE_DEALS) for players, asked in TABLES[game]]


def rollout_matches(game: str) -> list[Wanted]:
    return [(match(f"club@{rollouts}", "casual", game, one_way=True), ROLLOUT_DEALS) for rollouts in ROLLOUTS]


def ladder_matches(game: str) -> list[Wanted]:
    """The strongest first, as in the other matches: so a deal is played once for both."""
    return [(match(a, b, game), LADDER_DEALS) for a, b in combinations(reversed(levels_of(game)), 2)]


def master_matches(game: str) -> list[Wanted]:
    return [(match("master", rival, game), MASTER_DEALS) for rival in ("club", "casual")]


def master_with_search(game: str) -> list[Wanted]:
    """As at a table, without its clock."""
    master = f"master@{table_rollouts(game_named(game))}"
    pairs = (master, "club"), (master, "casual"), ("club", master)
    return [(match(a, b, game, one_way=True), MASTER_TABLE_DEALS) for a, b in pairs]


def master_everywhere(game: str, rival: str = FEWER) -> list[Wanted]:
    deals = EVERYWHERE_DEALS if arena_rollouts(game_named(game)) >= LONG_GAMES else MASTER_EVERYWHERE_DEALS
    return [(match("master", rival, game, players, asked, one_way=True), deals) for players, asked in TABLES[game]]


def more_where_in_doubt(wanted: list[Wanted], kept: Kept) -> list[Wanted]:
    """More deals where a first look leaves it open who is ahead."""
    found = []
    for played, deals in wanted:
        first = kept.first(played, deals)
        open_still = len(first) == deals and interval(differences(first))[0] <= 0
        found.append((played, MASTER_EVERYWHERE_DEALS if open_still else deals))
    return found


MATCHES: dict[str, Callable[[str], list[Wanted]]] = {
    "everywhere": lower_levels_everywhere,
    "main": main_matches,
    "master": master_matches,
    "ladder": ladder_matches,
    "master everywhere": master_everywhere,
    "master with search": master_with_search,
    "rollouts": rollout_matches,
    "club everywhere": club_everywhere,
}


def wanted_of(what: str, game: str, kept: Kept, rival: str) -> list[Wanted]:
    if what == "master everywhere":
        return more_where_in_doubt(master_everywhere(game, rival), kept)
    return MATCHES[what](game)


def figures_of(what: str, game: str, kept: Kept, rival: str) -> list[Figures]:
    """The results of the matches of a kind, as far as they were played."""
    deals = [(played, kept.first(played, most), most) for played, most in wanted_of(what, game, kept, rival)]
    if what == "ladder":
        if any(len(found) < most for _, found, most in deals):
            return []
        meetings = {(played.a, played.b): found for played, found, _ in deals}
        return [ladder_summary(game, 4, {}, SEED, list(levels_of(game)), meetings)]
    return [summary(played, found) for played, found, most in deals if len(found) >= min(most, LEAST_DEALS)]


def times(game: str) -> list[Figures]:
    """Times of the searching levels as at a table, and of the master in bulk."""
    found = [moves_timed(game, club("club", table_rollouts, ARENA_SECONDS))]
    if "master" in levels_of(game):
        found.append(moves_timed(game, master("master", table_rollouts, ARENA_SECONDS)))
        found.append(moves_timed(game, replace(IN_BULK, name="master in bulk")))
    return found


def alone_figures(game: str) -> list[Figures]:
    """Where players count the points of a round."""
    return [alone(game, "casual", 400), alone(game, "club", 24)] if counted_in(game_named(game)) == POINTS else []


OTHERS = {"alone": alone_figures, "times": times}


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
    """Drops the results that are about to be measured again."""
    path = folder / f"strength-{game}.jsonl"
    if path.exists():
        lines = path.read_text().splitlines(keepends=True)
        path.write_text("".join(line for line in lines if json.loads(line)["what"] not in kinds))


def this_commit() -> str:
    return subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True).stdout.strip()


def usual_file() -> Path:
    """Where deals are kept by default: only those of these rules."""
    folder = user_cache_path("mazzo", appauthor=False) / "arena"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"deals-{fingerprint(compiled_sources())}.jsonl"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--into", type=Path, required=True)
    parser.add_argument("--only", action="append", choices=[*MATCHES, *OTHERS], help="only this, or these")
    parser.add_argument("--deals", type=Path, help="the file in which deals are kept; by default in the user's cache folder")
    parser.add_argument("--seconds", type=float, default=1e6, help="what is not played by then is left for the next time")
    parser.add_argument("--rival", default=FEWER, help="of the master at every table")
    parser.add_argument("--workers", type=int, help="processes; default: as many as there are cores")
    parser.add_argument("--commit", help="what is measured, where there is no git to ask")
    asked = parser.parse_args()
    games = asked.games or list(GAMES)
    kinds = asked.only or [*MATCHES, *OTHERS]
    commit = asked.commit or this_commit()
    asked.into.mkdir(parents=True, exist_ok=True)
    kept = Kept(asked.deals or usual_file())
    until = time.time() + asked.seconds
    for _ in range(2):  # the second time if the first leaves something open
        groups = [wanted_of(what, game, kept, asked.rival) for what in kinds if what in MATCHES for game in games]
        play_all(groups, kept, until - time.time(), asked.workers)
    for what in kinds:
        for game in games:
            found = figures_of(what, game, kept, asked.rival) if what in MATCHES else OTHERS[what](game)
            if found:
                forget(asked.into, game, [what])
            for figures in found:
                write(asked.into, game, what, commit, figures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
