"""A match in the terminal: a bar that shows the interval as it narrows, then the figures."""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

from mazzo.arena import Deal, Journal, Match, deals_on_ray, differences, interval, meet, summary, usual_journal
from mazzo.bots.levels import arena_bot
from mazzo.games import game_named
from mazzo.rules.dice import seed_of
from mazzo.simulation_report import progress_bar


def meet_and_report(
    match: Match, deals: int, as_json: bool, path: Path | None, fresh: bool, ray: str | None = None
) -> dict[str, Any]:
    """Plays a match with a bar that shows the interval as it narrows, and reports the figures."""
    match.settled()
    arena_bot(match.a), arena_bot(match.b)
    seed_of(match.seed)
    path = path or usual_journal(match)
    if fresh and path is not None:
        path.unlink(missing_ok=True)
    journal = Journal(match, path)
    with progress_bar("deals", "{task.fields[so_far]}") as bar:
        task = bar.add_task(match.title(), total=deals, completed=min(deals, len(journal.deals)), so_far="")

        def progress(done: list[Deal]) -> None:
            values = differences(done)
            low, high = interval(values, 400)
            so_far = f"{values.mean():+.2f} [{low:+.2f}, {high:+.2f}]"
            bar.update(task, completed=min(deals, len(done)), so_far=so_far)

        figures = summary(match, meet(match, deals, journal, progress, None if ray is None else partial(deals_on_ray, ray)))
    if as_json:
        sys.stdout.write(json.dumps(figures) + "\n")
    else:
        show(figures)
    return figures


def show(figures: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    a, b = figures["a"], figures["b"]
    par = 1 / figures["players"]
    title = (
        f"{figures['deals']} deals, {figures['games']} games, {game_named(figures['game']).title}, {figures['players']} players"
    )
    table = Table(title=title, title_justify="left", caption=f"By chance everybody wins {par:.1%}.", caption_justify="left")
    for heading_ in ("", "wins", "95 %", "score", "ms p50", "ms p95"):
        table.add_column(heading_, justify="left" if heading_ == "" else "right")
    for who, among, name, others in (("a", "b", a, b), ("b", "a", b, a)):
        if f"win_share_{who}_among_{among}" not in figures:
            continue
        low, high = figures[f"win_share_{who}_among_{among}_interval"]
        table.add_row(
            f"one {name} among {others}",
            f"{figures[f'win_share_{who}_among_{among}']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{figures[f'score_{who}_among_{among}']:.1f}",
            f"{figures[f'ms_p50_{who}']:.3g}",
            f"{figures[f'ms_p95_{who}']:.3g}",
        )
    console.print(table)
    low, high = figures["interval"]
    console.print(
        f"At the same table {a} has {figures['difference']:+.2f} more than {b}, 95 % interval {low:+.2f} to {high:+.2f}."
    )
    if "bids_made_b" in figures:
        bids = Table(title="Bids made, by hand size", title_justify="left")
        for heading_ in ("cards", a, b, f"points {a}", f"points {b}"):
            bids.add_column(heading_, justify="right")
        for one, other in zip(figures["bids_made_a"], figures["bids_made_b"], strict=True):
            made = f"{one['bids_made']:.0%}", f"{other['bids_made']:.0%}"
            bids.add_row(str(one["cards"]), *made, f"{one['points']:+.1f}", f"{other['points']:+.1f}")
        console.print(bids)
