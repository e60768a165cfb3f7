"""The ladder: all bots against each other, and one strength for each.

First the cross-table: how often one of these wins among those. Then one number for each bot, fitted to all games at once by
Plackett and Luce's model: of those still to be placed, each is next with a chance in proportion to its strength. The scale is set
by two points: random is 0, casual is 1000.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from mazzo.arena import Deal, Journal, Match, differences, interval, line_up, meet, odd_win_shares, usual_journal
from mazzo.bots.levels import arena_bot
from mazzo.bots.offered import levels_of
from mazzo.games import game_named
from mazzo.rules.compiled import compiled_sources, fingerprint
from mazzo.rules.dice import seed_of, seed_text
from mazzo.simulation_report import check_writable, import_plotting, progress_bar

Meetings = dict[tuple[str, str], list[Deal]]
Stages = dict[tuple[tuple[int, ...], int], float]
"""How often, given how many of each bot were still to be placed, this bot was next."""

RESAMPLES = 100
MOST_ROUNDS = 20_000  # of the fit; where one bot hardly ever wins it takes thousands
SETTLED = 1e-7  # it is at its end when no logarithm changes by more
ZERO, THOUSAND = "random", "casual"


def placings(ranks: list[int], seats: list[int]) -> list[list[int]]:
    """The bots in the order they finished; seats that share a rank in both orders, so that each counts half."""
    order = sorted(range(len(seats)), key=lambda seat: (ranks[seat], seat))
    other = sorted(range(len(seats)), key=lambda seat: (ranks[seat], -seat))
    return [[seats[seat] for seat in order], [seats[seat] for seat in other]]


def stages_of(meetings: Meetings, names: list[str], drawn: dict[tuple[str, str], np.ndarray] | None = None) -> Stages:
    stages: Stages = {}
    for (a, b), deals in meetings.items():
        pair = names.index(a), names.index(b)
        for deal in deals if drawn is None else [deals[number] for number in drawn[a, b]]:
            for kind, games in enumerate(deal.ranks):
                for odd, ranks in enumerate(games):
                    seats = [pair[who] for who in line_up(kind, odd, len(ranks))]
                    for order in placings(ranks, seats):
                        add_stages(stages, order, len(names), 0.5)
    for one, other in combinations(range(len(names)), 2):
        # One imagined draw between any two, so that a bot that never loses is not infinitely strong.
        add_stages(stages, [one, other], len(names), 0.5)
        add_stages(stages, [other, one], len(names), 0.5)
    return stages


def add_stages(stages: Stages, order: Iterable[int], bots: int, weight: float) -> None:
    order = list(order)
    left = [order.count(bot) for bot in range(bots)]
    for bot in order[:-1]:
        key = tuple(left), bot
        stages[key] = stages.get(key, 0.0) + weight
        left[bot] -= 1


def fit(stages: Stages, bots: int, begun: np.ndarray | None = None) -> np.ndarray:
    """The logarithms of the strengths that make these placings likeliest (Hunter's iteration, to its end)."""
    left = np.array([key[0] for key in stages], float)
    weight = np.array(list(stages.values()))
    chosen = np.zeros(bots)
    for (_, bot), times in stages.items():
        chosen[bot] += times
    logs = np.zeros(bots) if begun is None else begun
    for _ in range(MOST_ROUNDS):
        strength = np.exp(logs)
        better = np.log(chosen / (left * (weight / (left @ strength))[:, None]).sum(axis=0))
        better -= better.mean()
        change = float(np.abs(better - logs).max())
        logs = better
        if change < SETTLED:
            break
    return logs


def on_the_scale(strength: np.ndarray, names: list[str]) -> np.ndarray:
    zero, thousand = strength[names.index(ZERO)], strength[names.index(THOUSAND)]
    scaled: np.ndarray = 1000 * (strength - zero) / max(thousand - zero, 1e-9)
    return scaled


def strengths(meetings: Meetings, names: list[str]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Every bot's strength, and its 95 % confidence interval, found by drawing the deals of every meeting again."""
    found = fit(stages_of(meetings, names), len(names))
    random = np.random.default_rng(6)
    again = []
    for _ in range(RESAMPLES):
        drawn = {pair: random.integers(0, len(deals), len(deals)) for pair, deals in meetings.items()}
        again.append(on_the_scale(fit(stages_of(meetings, names, drawn), len(names), found), names))
    low, high = np.quantile(np.array(again), (0.025, 0.975), axis=0)
    return on_the_scale(found, names), low, high


def advance(bar: Any, task: Any, deals: int, done: list[Deal]) -> None:
    bar.update(task, completed=min(deals, len(done)))


def climb(game: str, players: int, asked: dict[str, str], deals: int, seed: str, names: list[str]) -> Meetings:
    """Every pair of bots meets on the same deals."""
    meetings: Meetings = {}
    with progress_bar("deals", "{task.fields[so_far]}") as bar:
        for a, b in combinations(names, 2):
            match = Match(a, b, game, players, asked, seed)
            journal = Journal(match, usual_journal(match))
            task = bar.add_task(f"{a} against {b}", total=deals, completed=min(deals, len(journal.deals)), so_far="")
            meetings[a, b] = meet(match, deals, journal, partial(advance, bar, task, deals))
    return meetings


def summary(game: str, players: int, asked: dict[str, str], seed: str, names: list[str], meetings: Meetings) -> dict[str, Any]:
    fitted, low, high = strengths(meetings, names)
    choices, _ = game_named(game).choose(players, asked)
    cross: dict[str, dict[str, float]] = {name: {} for name in names}
    gaps: dict[str, dict[str, list[float]]] = {name: {} for name in names}
    for (a, b), deals in meetings.items():
        cross[a][b] = round(float(odd_win_shares(deals, 0).mean()), 4)
        cross[b][a] = round(float(odd_win_shares(deals, 1).mean()), 4)
        difference = differences(deals)
        gaps[b][a] = [round(float(value), 3) for value in (-difference.mean(), *(-end for end in interval(difference)[::-1]))]
        gaps[a][b] = [round(float(value), 3) for value in (difference.mean(), *interval(difference))]
    return {
        "game": game,
        "players": players,
        "options": choices,
        "seed": seed_text(seed_of(seed)),
        "rules": fingerprint(compiled_sources()),
        "deals": len(next(iter(meetings.values()))),
        "bots": names,
        "win_share": cross,
        "difference": gaps,
        "strength": {
            name: [round(float(value)) for value in (fitted[place], low[place], high[place])] for place, name in enumerate(names)
        },
    }


def climb_and_report(
    game: str, players: int, asked: dict[str, str], deals: int, seed: str, bots: str, as_json: bool, plot: Path | None
) -> None:
    names = list(
        dict.fromkeys([*(name.strip() for name in bots.split(",") if name.strip()), ZERO, THOUSAND] if bots else levels_of(game))
    )
    for name in names:
        arena_bot(name)
    game_named(game).choose(players, asked)
    check_writable(plot)
    if plot is not None:
        import_plotting()
    figures = summary(game, players, asked, seed, names, climb(game, players, asked, deals, seed, names))
    if plot is not None:
        draw(plot, figures)
    if as_json:
        sys.stdout.write(json.dumps(figures) + "\n")
    else:
        show(figures)


def by_strength(figures: dict[str, Any]) -> list[str]:
    return sorted(figures["bots"], key=lambda name: -figures["strength"][name][0])


def heading(figures: dict[str, Any]) -> str:
    return f"{game_named(figures['game']).title}, {figures['players']} players, {figures['deals']} deals for each pair"


def show(figures: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=heading(figures), title_justify="left", caption_justify="left")
    table.caption = f"Games won by one of these among those; by chance {1 / figures['players']:.1%}."
    order = by_strength(figures)
    for column in ("one", "strength", "95 %", *(f"among {name}" for name in order)):
        table.add_column(column, justify="left" if column == "one" else "right")
    for name in order:
        strength, low, high = figures["strength"][name]
        shares = [f"{figures['win_share'][name][other]:.1%}" if other != name else "" for other in order]
        table.add_row(name, str(strength), f"{low} to {high}", *shares)
    Console().print(table)


def draw(path: Path, figures: dict[str, Any]) -> None:
    pyplot = import_plotting()
    order = by_strength(figures)
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(11, 4.2), layout="constrained")
    middle = [figures["strength"][name][0] for name in order]
    low = [max(0, middle[place] - figures["strength"][name][1]) for place, name in enumerate(order)]
    high = [max(0, figures["strength"][name][2] - middle[place]) for place, name in enumerate(order)]
    rows = range(len(order))[::-1]
    left.barh(list(rows), middle, xerr=[low, high], color="#C8321E", height=0.6, capsize=3)
    left.set_yticks(list(rows), order)
    left.set_title("Strength (random 0, casual 1000)")
    left.spines[["top", "right"]].set_visible(False)
    share = np.array([[100 * figures["win_share"][one].get(other, np.nan) for other in order] for one in order])
    right.imshow(share, cmap="RdYlGn", vmin=0, vmax=200 / figures["players"])
    for row, column in np.ndindex(share.shape):
        if row != column:
            right.text(column, row, f"{share[row, column]:.0f} %", ha="center", va="center")
    right.set_xticks(range(len(order)), [f"among\n{name}" for name in order])
    right.set_yticks(range(len(order)), [f"one {name}" for name in order])
    right.set_title("Games won")
    figure.suptitle(heading(figures))
    try:
        figure.savefig(path, dpi=130)
    except ValueError as problem:
        raise ValueError(f"{path}: {problem}") from None
