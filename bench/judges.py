"""Who should judge a decision? Three judges in the same imagined worlds, and what the strongest thinks of the others.

python bench/judges.py measure --minutes 6        # on all cores; goes on where it was interrupted
python bench/judges.py write                      # the tables in docs/review.md

For free decisions drawn at random from games of casual, club and master, every plausible move is tried in the same imagined
worlds, and judged

    thumb     by play-outs in which everybody goes on by rules of thumb, as a review does
    leaf      by the master's judge, a network that sees all hands, one move later
    master    by play-outs in which everybody goes on by the master's network, to the same end as those by rules of thumb

The last is the strongest play there is, and by far the slowest. Each of the three chooses a move in 48 worlds, as many as a
review begins with; what that choice costs is measured by the master's play-outs in 256 other worlds. There the best move is
chosen on one half of the worlds and valued on the other, so that nobody is compared with the best of several noisy values.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from mazzo.arena import interval
from mazzo.bots.heuristics import CHANCE, counted_in, result, worth
from mazzo.bots.levels import arena_bot
from mazzo.bots.master import choose, first_valued
from mazzo.bots.network import Scratch, Weights, answer, fresh_scratch, is_trained, weights_of
from mazzo.bots.observation import observe, uncover
from mazzo.bots.sandbox import bot_decision
from mazzo.bots.search import KEPT, MOST_DECISIONS, ROLLOUT, imagine_likely
from mazzo.games import GAMES, game_named, own
from mazzo.review import judge_of
from mazzo.review.playouts import WORLDS as OF_WORLDS
from mazzo.review.playouts import Bench, dice_for, fresh_bench, judged_far_enough, weigh
from mazzo.review.walk import Walk, walked
from mazzo.rules.compiled import count, lowest, thought
from mazzo.rules.dice import dice_of, roll, seed_of, set_dice
from mazzo.rules.game import MOST_MOVES, legal, make, moves_in, over, play, see, waiting_for
from mazzo.table.record import record_of
from mazzo.table.table import Table
from mazzo.table.view import view_of
from tools.shared_out import done_within

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results" / "judges.jsonl"
PAGE = ROOT / "docs" / "review.md"
BEGIN, END = "<!-- Written by bench/judges.py: -->\n", "<!-- Up to here, by bench/judges.py. -->\n"
SEED, DICE_SEED, LOT_SEED = 190_000, 191_000, 192_000
PLAYERS = 4
LEVELS = ("casual", "club", "master")
GAMES_A_LEVEL = 100
DECISIONS = 3  # of a game
WORLDS = 48
REFERENCE = 256
OTHER_WORLDS = 10_000  # the number of the first of them
JUDGES = ("thumb", "leaf", "master")

Figures = dict[str, Any]
Place = tuple[str, str, int]
"""A game, a level, and the number of the game played."""


# ------------------------------------------------------------------------------------------------------------ the judges


@thought
def imagined(bench: Bench, view: Any, seat: int, key: Any, number: int) -> None:
    """Keeps the world with this number, and sets the dice of what follows, both as in a review."""
    dice_for(key, OF_WORLDS, number, bench.aside, bench.words)
    imagine_likely(bench.desk, view, seat, bench.aside)
    a = roll(bench.aside)
    b = roll(bench.aside)
    c = roll(bench.aside)
    set_dice(bench.desk.dice, a, b, c)
    set_dice(bench.aside, a, b, c)


@thought
def weigh_by_leaf(
    bench: Bench,
    view: Any,
    seat: int,
    moves: int,
    key: Any,
    first: int,
    judge: Weights,
    scratch: Scratch,
    inputs: int,
    leaves: Any,
) -> None:
    """What the master's judge expects one move later: own minus the others' average; nan if the round is over by then."""
    state = bench.desk.states[ROLLOUT]
    for world in range(len(leaves)):
        imagined(bench, view, seat, key, first + world)
        rest = moves
        while rest:
            move = lowest(rest)
            rest &= rest - 1
            bench.desk.states[ROLLOUT] = bench.desk.states[KEPT]
            make(state, seat, move, bench.desk.news)
            if waiting_for(state) == 0:
                leaves[world, move] = np.nan
            else:
                leaves[world, move] = leaf(bench, state, seat, judge, scratch, inputs)


@thought
def leaf(bench: Bench, state: Any, seat: int, judge: Weights, scratch: Scratch, inputs: int) -> float:
    mover = lowest(waiting_for(state))
    see(state, mover, bench.desk.seen)
    for place in range(len(scratch.sheet)):
        scratch.sheet[place] = 0
    order = observe(bench.desk.seen, mover, scratch.sheet)
    uncover(state, mover, order, scratch.sheet[inputs:])
    answer(judge, scratch)
    others = 0.0
    for number in range(state.players):
        if number != seat:
            others += scratch.answers[(number - mover + state.players) % state.players]
    return scratch.answers[(seat - mover + state.players) % state.players] - others / (state.players - 1)


@thought
def weigh_by_master(
    bench: Bench,
    view: Any,
    seat: int,
    moves: int,
    key: Any,
    first: int,
    player: Weights,
    scratch: Scratch,
    mixes: bool,
    values: Any,
    worths: Any,
) -> None:
    """Like `weigh`, but everybody goes on by the master's network."""
    desk = bench.desk
    states = desk.states
    for world in range(len(values)):
        imagined(bench, view, seat, key, first + world)
        rest = moves
        while rest:
            move = lowest(rest)
            rest &= rest - 1
            states[ROLLOUT] = states[KEPT]
            set_dice(desk.dice, bench.aside.a, bench.aside.b, bench.aside.c)
            play(states[ROLLOUT], seat, move, desk.news)
            for _ in range(MOST_DECISIONS):
                if over(states[ROLLOUT]) or judged_far_enough(view, states[ROLLOUT]):
                    break
                turn = lowest(waiting_for(states[ROLLOUT]))
                see(states[ROLLOUT], turn, desk.seen)
                choices = legal(desk.seen, turn)
                if count(choices) == 1:
                    play(states[ROLLOUT], turn, lowest(choices), desk.news)
                else:
                    play(states[ROLLOUT], turn, choose(desk.seen, turn, desk.dice, player, scratch, mixes), desk.news)
            values[world, move] = result(view, states[ROLLOUT], seat)
            worths[world, move] = worth(view, states[ROLLOUT], seat)


class Judges:
    """All judges of a game."""

    def __init__(self, name: str) -> None:
        self.game = game_named(name)
        self.bench = fresh_bench(self.game)
        self.player, self.judge = (weights_of(self.game, whose) for whose in ("player", "judge"))
        self.player_scratch, self.judge_scratch = fresh_scratch(self.player), fresh_scratch(self.judge)
        self.mixes = first_valued(self.game) == own(self.game, "bots.observation", "ANSWERS")

    def thumb(self, view: Any, seat: int, played: int, key: Any, place: int, first: int, worlds: int) -> tuple[int, Any, Any]:
        """The moves that are tried, their values and worths, world by world."""
        values, worths = np.full((2, worlds, MOST_MOVES), np.nan)
        picks = np.zeros(worlds, np.int64)
        moves = int(weigh(self.bench, view, seat, played, 0, key, place, first, values, worths, picks))
        return moves, values, worths

    def leaf(self, view: Any, seat: int, moves: int, key: Any, first: int, worlds: int) -> Any:
        leaves = np.full((worlds, MOST_MOVES), np.nan)
        inputs = len(self.player.first)  # the seat's view comes first in the judge's input
        weigh_by_leaf(self.bench, view, seat, moves, key, first, self.judge, self.judge_scratch, inputs, leaves)
        return leaves

    def master(self, view: Any, seat: int, moves: int, key: Any, first: int, worlds: int) -> tuple[Any, Any]:
        values, worths = np.full((2, worlds, MOST_MOVES), np.nan)
        network = (self.player, self.player_scratch, self.mixes)
        weigh_by_master(self.bench, view, seat, moves, key, first, *network, values, worths)
        return values, worths


# ------------------------------------------------------------------------------------------------------------ one decision


def timed(work: Callable[[], Any]) -> tuple[Any, float]:
    begun = time.process_time()
    found = work()
    return found, time.process_time() - begun


def compared(bureau: Judges, walk: Walk, index: int) -> Figures:
    """What the three choose at this decision, what that costs by the reference, and the time each takes."""
    move = walk.moves[index]
    seat, view = move.seat, view_of(walk.states[index], move.seat)
    key = np.array(walk.key, np.int64)
    first = index * 65536  # as in a review, where a world is drawn by the move's number and its own
    (moves, *_, worths), thumb_time = timed(lambda: bureau.thumb(view, seat, move.move, key, index, 0, WORLDS))
    leaves, leaf_time = timed(lambda: bureau.leaf(view, seat, moves, key, first, WORLDS))
    (_, master_worths), master_time = timed(lambda: bureau.master(view, seat, moves, key, first, WORLDS))
    values, reference = bureau.master(view, seat, moves, key, first + OTHER_WORLDS, REFERENCE)
    _, by_thumb, thumb_reference = bureau.thumb(view, seat, move.move, key, index, OTHER_WORLDS, REFERENCE)
    tried = moves_in(moves)
    chosen = {"thumb": best_of(worths, tried), "master": best_of(master_worths, tried)}
    if not np.isnan(leaves[:, tried]).any():
        chosen["leaf"] = best_of(leaves, tried)
    times = {"thumb": thumb_time, "leaf": leaf_time, "master": master_time}
    return {
        "phase": walk.game.phases[int(view.phase)],
        "moves": len(tried),
        "right": {who: bool(choice == best_of(reference, tried)) for who, choice in chosen.items()},
        "regret": {who: round(behind(values, reference, tried, choice), 6) for who, choice in chosen.items()},
        "loss": {
            "thumb": round(behind(by_thumb, thumb_reference, tried, move.move), 6),
            "master": round(behind(values, reference, tried, move.move), 6),
        },
        "us": {who: round(1e6 * times[who] / (WORLDS * len(tried)), 2) for who in JUDGES},
    }


def best_of(worths: Any, moves: list[int]) -> int:
    return max(moves, key=lambda move: float(worths[:, move].mean()))


def behind(values: Any, worths: Any, moves: list[int], choice: int) -> float:
    """How much worse the choice is than the best move, which is chosen on one half of the worlds and valued on the other."""
    halves = [slice(0, None, 2), slice(1, None, 2)]
    gaps = [values[there, best_of(worths[here], moves)] - values[there, choice] for here, there in (halves, reversed(halves))]
    return float(np.concatenate(gaps).mean())


def work_at(place: Place) -> list[Figures]:
    """The decisions of one game, in a process of its own."""
    name, level, number = place
    bureau = Judges(name)
    walk = played_game(name, level, number)
    free = [index for index, each in enumerate(walk.moves) if count(legal(walk.states[index], each.seat)) > 1]
    lot = np.random.default_rng(LOT_SEED + number).permutation(free)[:DECISIONS]
    about = {"game": name, "level": level, "number": number, "judge": judge_of(bureau.game)}
    return [{**about, "move": int(index), **compared(bureau, walk, int(index))} for index in lot]


def played_game(name: str, level: str, number: int) -> Walk:
    table = Table.open(name, PLAYERS, {}, str(SEED + number))
    for seat in range(PLAYERS):
        table.sit(seat, f"Seat {seat}")
    table.deal()
    bot = arena_bot(level)
    while table.stage == "playing":
        seat = table.undecided[0]
        table.play(seat, bot_decision(bot, table.state, seat, dice_of(seed_of(DICE_SEED + number), len(table.entries))))
    return walked(record_of(table))


# ------------------------------------------------------------------------------------------------------------------- all


def read() -> list[Figures]:
    """The results of the present judges; those with other weights do not count."""
    lines = [json.loads(line) for line in RESULTS.read_text().splitlines()] if RESULTS.exists() else []
    now = {name: judge_of(game_named(name)) for name in GAMES}
    return [line for line in lines if line["judge"] == now.get(line["game"])]


def places(games: list[str]) -> Iterator[Place]:
    done = {(line["game"], line["level"], line["number"]) for line in read()}
    for number in range(GAMES_A_LEVEL):
        for level in LEVELS:
            yield from ((name, level, number) for name in games if (name, level, number) not in done)


def measure(games: list[str], minutes: float, workers: int) -> None:
    until = time.monotonic() + 60 * minutes
    with ProcessPoolExecutor(min(workers, len(games)), get_context("spawn")) as pool:
        list(pool.map(compile_judges, games))
    pieces = ((place,) for place in places(games))
    for _, lines in done_within(until - time.monotonic(), workers, work_at, pieces):
        with RESULTS.open("a") as file:
            file.writelines(json.dumps(line) + "\n" for line in lines)


def compile_judges(name: str) -> None:
    """Once, before many processes would do it at the same time."""
    walk = played_game(name, "casual", 0)
    index = next(index for index, each in enumerate(walk.moves) if count(legal(walk.states[index], each.seat)) > 1)
    compared(Judges(name), walk, index)


# ------------------------------------------------------------------------------------------------------------- in a table


def mean_words(values: list[float], name: str) -> str:
    """A mean with its 95 % interval, in the players' unit."""
    times, unit = (100, " %") if counted_in(game_named(name)) == CHANCE else (1, " points")
    mean, low, high = (times * each for each in (float(np.mean(values)), *interval(np.array(values))))
    return f"{mean:.2f} ({low:.2f} to {high:.2f}){unit}"


def tables() -> list[str]:
    lines = read()
    heads = ["game", "judge", "decisions", "finds the best move", "what its choice costs", "less than that of thumb, by"]
    text = [f"| {' | '.join(heads)} | µs a world and move |", "|---|---|---|---|---|---|---|"]
    for name, who in product(GAMES, JUDGES):
        found = [line for line in lines if line["game"] == name and who in line["right"]]
        if len(found) > 1:
            right = 100 * float(np.mean([line["right"][who] for line in found]))
            cost, pace = mean_words([line["regret"][who] for line in found], name), np.median([line["us"][who] for line in found])
            both = [line["regret"] for line in found if "thumb" in line["regret"]]
            better = "" if who == "thumb" else mean_words([regret["thumb"] - regret[who] for regret in both], name)
            text.append(f"| {game_named(name).title} | {who} | {len(found)} | {right:.0f} % | {cost} | {better} | {pace:.0f} |")
    text += ["", "| game | four of | decisions | loss a decision, by rules of thumb | by the master's play |"]
    text.append("|---|---|---|---|---|")
    for name, level in product(GAMES, LEVELS):
        found = [line for line in lines if (line["game"], line["level"]) == (name, level)]
        if len(found) > 1:
            losses = " | ".join(mean_words([line["loss"][who] for line in found], name) for who in ("thumb", "master"))
            text.append(f"| {game_named(name).title} | `{level}` | {len(found)} | {losses} |")
    return text


def write() -> None:
    before, _, rest = PAGE.read_text().partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(before + BEGIN + "\n".join(tables()) + "\n" + END + after)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    measuring = commands.add_parser("measure")
    measuring.add_argument("games", nargs="*", metavar="GAME", help="default: all that have a master")
    measuring.add_argument("--minutes", type=float, default=6)
    measuring.add_argument("--workers", type=int, default=os.cpu_count())
    commands.add_parser("write")
    asked = parser.parse_args()
    if asked.command == "write":
        write()
    else:
        measure(asked.games or [name for name in GAMES if is_trained(game_named(name))], asked.minutes, asked.workers)


if __name__ == "__main__":
    main()
