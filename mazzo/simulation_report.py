"""Reports of a simulation: progress while it runs, then scores, wins and what the game itself counts."""

from __future__ import annotations

import csv
import json
import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from mazzo.bots.levels import Bot, arena_bot
from mazzo.games import game_named
from mazzo.rules import dice as chance
from mazzo.rules.dice import seed_of, seed_text
from mazzo.rules.game import Game
from mazzo.simulate import COMPILED, Batch, play_batch, play_one, seed_of_game, simulate
from mazzo.tally import Standings, Tally, tally_of

PIECE = 1024  # games in one piece of work for a cluster, if they are compiled ones
ASKED_PIECE = 4


@dataclass(frozen=True)
class Run:
    """Many games at one table, in plain words, so that it can be sent to other processes."""

    game: str
    players: int
    asked: dict[str, str]
    bots: list[str]
    seed: str
    games: int


@dataclass(frozen=True)
class Output:
    """What a run outputs: tables for the terminal, or JSON; and files."""

    as_json: bool = False
    csv: Path | None = None
    plot: Path | None = None


def simulate_and_report(run: Run, output: Output, ray: str | None = None) -> None:
    """Plays a run with a progress bar, here or on a Ray cluster, and reports scores, wins and what the game itself counts."""
    game = game_named(run.game)
    choices, _ = game.choose(run.players, run.asked)
    for file in (output.csv, output.plot):
        check_writable(file)
    if output.plot is not None:
        import_plotting()
    standings = Standings(run.players)
    tally = tally_of(game, run.players)
    decisions = 0
    with progress_bar("games") as progress:
        task = progress.add_task(game.title, total=run.games)
        for batch in in_order(batches(run) if ray is None else batches_on_ray(ray, run)):
            standings.add(batch.states, batch.first, keep_rows=output.csv is not None)
            tally.add(batch.states)
            decisions += batch.decisions
            progress.advance(task, len(batch.states))
    figures: dict[str, Any] = {
        "game": game.name,
        "players": run.players,
        "options": choices,
        "seed": seed_text(seed_of(run.seed)),
        "bots": run.bots,
        "decisions": decisions,
        **standings.summary(),
        **tally.summary(),
    }
    if output.csv is not None:
        write_rows(output.csv, run.players, standings)
    if output.plot is not None:
        draw(output.plot, f"{game.title}: {run.games:,} games, {run.players} players", tally, figures)
    if output.as_json:
        sys.stdout.write(json.dumps(figures) + "\n")
    else:
        show(figures, tally)


def in_order(played: Iterable[Batch]) -> Iterator[Batch]:
    """The games of a run from first to last, so that sums of fractions come out the same to the last digit."""
    early: dict[int, Batch] = {}
    due = 0
    for batch in played:
        early[batch.first] = batch
        while due in early:
            ready = early.pop(due)
            due += len(ready.states)
            yield ready


def batches(run: Run) -> Iterator[Batch]:
    """Compiled players play on all cores, searching ones in threads; bots written in Python play one game after the other."""
    game = game_named(run.game)
    _, options = game.choose(run.players, run.asked)
    seed = seed_of(run.seed)
    if all(name in COMPILED for name in run.bots):
        yield from simulate(game, options, run.bots, seed, run.games)
        return
    bots = [arena_bot(name) for name in run.bots]
    threads = (os.cpu_count() or 1) if all(bot.compiled for bot in bots) else 1
    if threads == 1:
        for number in range(run.games):
            yield one_game(game, options, bots, seed, number)
        return
    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(lambda number: one_game(game, options, bots, seed, number), range(run.games))


def one_game(game: Game, options: Any, bots: list[Bot], seed: np.ndarray, number: int) -> Batch:
    """The game with this number of a run, with players that are asked one decision at a time."""
    key = seed_of_game(seed, number)
    dice = np.zeros(len(bots), chance.DICE)
    for seat in range(len(bots)):
        dice[seat] = chance.dice_of(key, seat)
    states = np.zeros(1, game.STATE)
    decisions = play_one(game, options, bots, key, dice, states[0])
    return Batch(number, states, decisions)


def play_piece(run: Run, first: int, games: int) -> Batch:
    """Some games of a run, on whatever machine this is called."""
    game = game_named(run.game)
    _, options = game.choose(run.players, run.asked)
    seed = seed_of(run.seed)
    if all(bot in COMPILED for bot in run.bots):
        return play_batch(game, options, run.bots, seed, first, games)
    bots = [arena_bot(name) for name in run.bots]
    played = [one_game(game, options, bots, seed, number) for number in range(first, first + games)]
    return Batch(first, np.concatenate([batch.states for batch in played]), sum(batch.decisions for batch in played))


def batches_on_ray(address: str, run: Run) -> Iterator[Batch]:
    """The games of a run, distributed over a cluster."""
    from mazzo.cluster import share_out

    size = PIECE if all(bot in COMPILED for bot in run.bots) else ASKED_PIECE
    pieces = ((run, first, min(size, run.games - first)) for first in range(0, run.games, size))
    yield from share_out(address, play_piece, pieces)


def progress_bar(unit: str, *more: str) -> Progress:
    """A bar on the terminal that counts in these units and vanishes at the end; `more` are columns before the time left."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        *(TextColumn(column) for column in (unit, *more)),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def check_writable(path: Path | None) -> None:
    """Raises a ValueError for a file that cannot be written, before the work rather than after it."""
    if path is not None and not path.absolute().parent.is_dir():
        raise ValueError(f"{path}: there is no folder {path.absolute().parent}")
    if path is not None and path.is_dir():
        raise ValueError(f"{path} is a folder; expected the name of a file")


def import_plotting() -> Any:
    try:
        import matplotlib
    except ImportError:
        raise ValueError("--plot needs matplotlib: pip install 'mazzo[plot]'") from None
    matplotlib.use("Agg")
    import matplotlib.pyplot as pyplot

    return pyplot


def show(figures: dict[str, Any], tally: Tally) -> None:
    console = Console()
    table = Table(title=f"{figures['games']:,} games, {figures['decisions']:,} decisions", title_justify="left")
    for heading in ("seat", "player", "mean score", "wins"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for seat, bot in enumerate(figures["bots"]):
        score = f"{figures['mean_score'][seat]:.1f} ± {1.96 * figures['mean_score_error'][seat]:.1f}"
        wins = f"{figures['win_share'][seat]:.1%} ± {1.96 * figures['win_share_error'][seat]:.1%}"
        table.add_row(str(seat), bot, score, wins)
    console.print(table)
    for more in tally.tables():
        console.print(more)


def write_rows(path: Path, players: int, standings: Standings) -> None:
    heading = ["game", *(f"score_{seat}" for seat in range(players)), *(f"rank_{seat}" for seat in range(players))]
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(heading)
        writer.writerows(sorted(standings.rows))


def draw(path: Path, title: str, tally: Tally, figures: dict[str, Any]) -> None:
    pyplot = import_plotting()
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(11, 4.2), width_ratios=(1, 2), layout="constrained")
    seats = range(figures["players"])
    labels = [f"{seat}\n{bot}" for seat, bot in enumerate(figures["bots"])]
    error = [196 * value for value in figures["win_share_error"]]
    left.bar(seats, [100 * share for share in figures["win_share"]], yerr=error, color="#C8321E", width=0.6, capsize=3)
    left.axhline(100 / figures["players"], color="black", linewidth=0.6, linestyle=":")
    left.set_xticks(list(seats), labels)
    left.set_ylabel("games won, %")
    left.set_title("Wins by seat")
    tally.plot(right)
    for axes in (left, right):
        axes.spines[["top"]].set_visible(False)
    figure.suptitle(title)
    try:
        figure.savefig(path, dpi=130)
    except ValueError as problem:
        raise ValueError(f"{path}: {problem}") from None
