"""A simulation, told: progress while it runs, then scores, wins and what the game itself has to tell."""

from __future__ import annotations

import csv as comma_separated
import json as javascript
import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
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


def simulate_and_tell(
    name: str,
    games: int,
    players: int,
    asked: dict[str, str],
    bots: list[Bot],
    seed: str,
    json: bool,
    csv: Path | None,
    plot: Path | None,
    ray: str | None = None,
) -> None:
    game = game_named(name)
    choices, options = game.choose(players, asked)
    key = seed_of(seed)
    check_writable(csv)
    check_writable(plot)
    if plot is not None:
        import_plotting()
    standings = Standings(players)
    tally = tally_of(game, players)
    decisions = 0
    with progress_bar() as progress:
        task = progress.add_task(game.title, total=games)
        if ray is None:
            played = batches(game, options, bots, key, games)
        else:
            played = batches_on_ray(ray, name, players, asked, [bot.name for bot in bots], key, games)
        for batch in in_order(played):
            standings.add(batch.states, batch.first, keep_rows=csv is not None)
            tally.add(batch.states)
            decisions += batch.decisions
            progress.advance(task, len(batch.states))
    told: dict[str, Any] = {
        "game": game.name,
        "players": players,
        "options": choices,
        "seed": seed_text(key),
        "bots": [bot.name for bot in bots],
        "decisions": decisions,
        **standings.told(),
        **tally.told(),
    }
    if csv is not None:
        write_rows(csv, players, standings)
    if plot is not None:
        draw(plot, f"{game.title}: {games:,} games, {players} players", tally, told)
    if json:
        sys.stdout.write(javascript.dumps(told) + "\n")
    else:
        show(told, tally)


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


def batches(game: Game, options: Any, bots: list[Bot], seed: np.ndarray, games: int) -> Iterator[Batch]:
    """Compiled players play on all cores, a search in threads; what somebody wrote in Python one game after the other."""
    names = [bot.name for bot in bots]
    if all(name in COMPILED for name in names):
        yield from simulate(game, options, names, seed, games)
        return
    threads = (os.cpu_count() or 1) if all(bot.compiled for bot in bots) else 1
    if threads == 1:
        for number in range(games):
            yield one_game(game, options, bots, seed, number)
        return
    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(lambda number: one_game(game, options, bots, seed, number), range(games))


def one_game(game: Game, options: Any, bots: list[Bot], seed: np.ndarray, number: int) -> Batch:
    """The game of this number of a run, with players that have to be asked."""
    key = seed_of_game(seed, number)
    dice = np.zeros(len(bots), chance.DICE)
    for seat in range(len(bots)):
        dice[seat] = chance.dice_of(key, seat)
    states = np.zeros(1, game.STATE)
    decisions = play_one(game, options, bots, key, dice, states[0])
    return Batch(number, states, decisions)


def play_piece(
    name: str, players: int, asked: dict[str, Any], bots: list[str], seed: np.ndarray, first: int, games: int
) -> Batch:
    """Some games of a run, wherever this is called."""
    game = game_named(name)
    _, options = game.choose(players, asked)
    if all(bot in COMPILED for bot in bots):
        return play_batch(game, options, bots, seed, first, games)
    seated = [arena_bot(bot) for bot in bots]
    played = [one_game(game, options, seated, seed, number) for number in range(first, first + games)]
    return Batch(first, np.concatenate([batch.states for batch in played]), sum(batch.decisions for batch in played))


def batches_on_ray(
    address: str, name: str, players: int, asked: dict[str, Any], bots: list[str], seed: np.ndarray, games: int
) -> Iterator[Batch]:
    """The games of a run, shared out over a cluster."""
    size = PIECE if all(bot in COMPILED for bot in bots) else ASKED_PIECE
    pieces = ((name, players, asked, bots, seed, first, min(size, games - first)) for first in range(0, games, size))
    from mazzo.cluster import share_out

    yield from share_out(address, play_piece, pieces)


def progress_bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def check_writable(path: Path | None) -> None:
    """ValueError before the work rather than after it."""
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


def show(told: dict[str, Any], tally: Tally) -> None:
    console = Console()
    table = Table(title=f"{told['games']:,} games, {told['decisions']:,} decisions", title_justify="left")
    for heading in ("seat", "player", "mean score", "wins"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for seat, bot in enumerate(told["bots"]):
        score = f"{told['mean_score'][seat]:.1f} ± {1.96 * told['mean_score_error'][seat]:.1f}"
        wins = f"{told['win_share'][seat]:.1%} ± {1.96 * told['win_share_error'][seat]:.1%}"
        table.add_row(str(seat), bot, score, wins)
    console.print(table)
    for more in tally.tables():
        console.print(more)


def write_rows(path: Path, players: int, standings: Standings) -> None:
    heading = ["game", *(f"score_{seat}" for seat in range(players)), *(f"rank_{seat}" for seat in range(players))]
    with path.open("w", newline="") as file:
        writer = comma_separated.writer(file)
        writer.writerow(heading)
        writer.writerows(sorted(standings.rows))


def draw(path: Path, title: str, tally: Tally, told: dict[str, Any]) -> None:
    pyplot = import_plotting()
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(11, 4.2), width_ratios=(1, 2), layout="constrained")
    seats = range(told["players"])
    labels = [f"{seat}\n{bot}" for seat, bot in enumerate(told["bots"])]
    error = [196 * value for value in told["win_share_error"]]
    left.bar(seats, [100 * share for share in told["win_share"]], yerr=error, color="#C8321E", width=0.6, capsize=3)
    left.axhline(100 / told["players"], color="black", linewidth=0.6, linestyle=":")
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
