"""Writes the results of bench/strength.py as tables into docs/bots.md, as pictures beside it, and as figures for the page.

python tools/strength_table.py

Nobody writes these figures by hand, and a test compares the page with the results.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

from mazzo.bots.heuristics import arena_rollouts, table_rollouts
from mazzo.games import GAMES, game_named
from mazzo.simulation_report import import_plotting
from mazzo.tally import scored_in

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
PAGE = ROOT / "docs" / "bots.md"
PICTURES = ROOT / "docs" / "pictures"
FIGURES = ROOT / "web" / "src" / "bots" / "measured.json"
BEGIN, END = "<!-- Written by tools/strength_table.py: -->\n", "<!-- Up to here. -->\n"
COLOURS = dict(zip(GAMES, cycle(("#2B5CB8", "#2E7D4F", "#C8321E", "#8A5A00", "#6B3FA0")), strict=False))

IN_BULK = "master in bulk"

Figures = dict[str, Any]


def read(folder: Path = RESULTS) -> dict[str, list[Figures]]:
    """All that was measured, by game."""
    found = {}
    for game in GAMES:
        path = folder / f"strength-{game}.jsonl"
        found[game] = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    return found


def of_kind(results: list[Figures], what: str) -> list[Figures]:
    return [figures for figures in results if figures["what"] == what]


# ------------------------------------------------------------------------------------------------------------ in words


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def share_with_interval(figures: Figures) -> str:
    low, high = figures["win_share_a_among_b_interval"]
    return f"{percent(figures['win_share_a_among_b'])} ({100 * low:.1f} to {100 * high:.1f})"


def difference_with_interval(figures: Figures) -> str:
    low, high = figures["interval"]
    digits = 1 if abs(figures["difference"]) >= 10 else 2
    return f"{figures['difference']:+.{digits}f} ({low:+.{digits}f} to {high:+.{digits}f})"


def table_words(figures: Figures) -> str:
    """A table in a few words: the number of players, and what differs from the default rules."""
    usual, _ = game_named(figures["game"]).choose(figures["players"], {})
    differing = [f"{name}={str(value).lower()}" for name, value in figures["options"].items() if value != usual[name]]
    return ", ".join([f"{figures['players']} players", *(f"`{each}`" for each in differing)])


def rows(heading: str, lines: list[str]) -> str:
    if not lines:
        return ""
    columns = heading.count("|") - 1
    return "\n".join([heading, "|" + "---|" * columns, *lines]) + "\n\n"


def table_of(results: dict[str, list[Figures]], what: str, heading: str, cells: Callable[[str, Figures], list[str]]) -> str:
    """A row for every measurement of a kind: the game and its cells."""
    lines = [
        f"| {' | '.join([game_named(game).title, *cells(game, figures)])} |"
        for game, measured in results.items()
        for figures in of_kind(measured, what)
    ]
    return rows(heading, lines)


def main_table(results: dict[str, list[Figures]]) -> str:
    heading = "| one `club` among three `casual` | rollouts a move | deals | games | won | ahead of the others by |"
    return table_of(
        results,
        "main",
        heading,
        lambda game, figures: [
            str(arena_rollouts(game_named(game))),
            str(figures["deals"]),
            str(figures["games"]),
            share_with_interval(figures),
            ahead_by(game, figures),
        ],
    )


def won_back(figures: Figures) -> str:
    low, high = figures["win_share_b_among_a_interval"]
    return f"{percent(figures['win_share_b_among_a'])} ({100 * low:.1f} to {100 * high:.1f})"


def ahead_by(game: str, figures: Figures) -> str:
    return f"{difference_with_interval(figures)} {scored_in(game_named(game))}"


def master_table(results: dict[str, list[Figures]]) -> str:
    heading = "| one `master` among three | of | deals | won | one of those among three masters | master ahead by |"
    return table_of(
        results,
        "master",
        heading,
        lambda game, figures: [
            f"`{figures['b']}`",
            str(figures["deals"]),
            share_with_interval(figures),
            won_back(figures),
            ahead_by(game, figures),
        ],
    )


def search_table(results: dict[str, list[Figures]]) -> str:
    return table_of(
        results,
        "master with search",
        "| with its search | one | deals | won | ahead of the others by |",
        lambda game, figures: [
            f"`{figures['a']}` among three `{figures['b']}`",
            str(figures["deals"]),
            share_with_interval(figures),
            ahead_by(game, figures),
        ],
    )


def master_everywhere_table(results: dict[str, list[Figures]]) -> str:
    return table_of(
        results,
        "master everywhere",
        "| one `master` | at a table of | among | deals | won | by chance | ahead of the others by |",
        lambda game, figures: [
            table_words(figures),
            f"`{figures['b']}`",
            str(figures["deals"]),
            share_with_interval(figures),
            percent(1 / figures["players"]),
            ahead_by(game, figures),
        ],
    )


def alone_table(results: dict[str, list[Figures]]) -> str:
    tables = ""
    for game, measured in results.items():
        lines = [
            f"| four `{figures['level']}` | {figures['games']} | {figures['points_a_round']} ± {figures['plus_or_minus']} |"
            for figures in of_kind(measured, "alone")
        ]
        tables += rows(f"| {game_named(game).title}, among themselves | games | points a round |", lines)
    return tables


def rollout_table(results: dict[str, list[Figures]]) -> str:
    lines = []
    for game, measured in results.items():
        found = of_kind(measured, "rollouts")
        if found:
            shares = " | ".join(share_with_interval(figures) for figures in found)
            lines.append(f"| {game_named(game).title}, {found[0]['deals']} deals | {shares} |")
    most = max((of_kind(measured, "rollouts") for measured in results.values()), key=len)
    heading = " | ".join(figures["a"].replace("club@", "") for figures in most)
    return rows(f"| won by one `club@…` among three `casual` | {heading} |", lines)


def ladder_tables(results: dict[str, list[Figures]]) -> str:
    tables = ""
    for game, measured in results.items():
        for figures in of_kind(measured, "ladder"):
            order = sorted(figures["bots"], key=lambda name: -figures["strength"][name][0])
            lines = []
            for name in order:
                strength, low, high = figures["strength"][name]
                shares = [percent(figures["win_share"][name][other]) if other != name else "" for other in order]
                lines.append(f"| `{name}` | {strength} ({low} to {high}) | {' | '.join(shares)} |")
            heading = f"| {game_named(game).title}, {figures['deals']} deals a pair | strength |"
            tables += rows(heading + "".join(f" among `{name}` |" for name in order), lines)
    return tables


def everywhere_table(results: dict[str, list[Figures]]) -> str:
    lines = []
    for game, measured in results.items():
        by_table: dict[str, dict[str, Figures]] = {}
        for figures in [*of_kind(measured, "everywhere"), *of_kind(measured, "club everywhere")]:
            by_table.setdefault(table_words(figures), {})[figures["b"]] = figures
        for table, met in by_table.items():
            cells = [difference_with_interval(met[b]) if b in met else "" for b in ("random", "novice", "casual")]
            lines.append(f"| {game_named(game).title}, {table} | {' | '.join(cells)} |")
    return rows("| table | `novice` over `random` | `casual` over `novice` | `club` over `casual` |", lines)


def rollouts_of(game: str, level: str) -> int:
    return 0 if level == IN_BULK else table_rollouts(game_named(game))


def time_table(results: dict[str, list[Figures]]) -> str:
    return table_of(
        results,
        "times",
        "| | level | rollouts a move | half of its moves take at most | 95 of 100 at most |",
        lambda game, figures: [
            f"`{figures['level']}`",
            str(rollouts_of(game, figures["level"])),
            f"{figures['ms_p50']} ms",
            f"{figures['ms_p95']} ms",
        ],
    )


def fewer_rollouts(results: dict[str, list[Figures]]) -> str:
    found = {game: {figures["a"] for figures in of_kind(measured, "club everywhere")} for game, measured in results.items()}
    return ", ".join(f"`{name}` in {game_named(game).title}" for game, names in found.items() for name in names)


def measured_at(results: dict[str, list[Figures]]) -> str:
    return ", ".join(sorted({figures["commit"] for measured in results.values() for figures in measured}))


def section(words: str, tables: str) -> str:
    """A part of the page, if there is anything to say in it."""
    return f"### {words}\n\n{tables}" if tables else ""


def page_part(results: dict[str, list[Figures]]) -> str:
    """Everything between the two marks in docs/bots.md."""
    fewer = (
        f" `club` makes fewer rollouts here, since there are many tables: {fewer_rollouts(results)}."
        if fewer_rollouts(results)
        else ""
    )
    parts = [
        f"Commit {measured_at(results)}, seed 0, 4 players unless stated otherwise; intervals are 95 %, over deals.\n\n",
        section(
            "The master among others\n\nOn every seat in turn, without a search unless stated otherwise.",
            master_table(results) + search_table(results),
        ),
        section("The master at every table\n\nWithout a search.", master_everywhere_table(results)),
        section(
            "Club among casual players\n\nOn every seat in turn; by chance one of four wins 25 %.",
            main_table(results) + alone_table(results),
        ),
        section(
            "More rollouts, more strength\n\n![Games won, by rollouts a move](pictures/rollouts.svg)", rollout_table(results)
        ),
        section(
            "The ladder\n\n![Strength of the levels in each game](pictures/ladder.svg)\n\n"
            "Games won by one of these among three of those, and one strength fitted to all of it.",
            ladder_tables(results),
        ),
        section(
            f"Every table and every variant\n\nHow much more the stronger has at the same table, over 50 deals each.{fewer}",
            everywhere_table(results),
        ),
        section("Time\n\nOf one processor, where there is a choice; at a table a clock cuts it at 250 ms.", time_table(results)),
    ]
    return "".join(parts)


# ------------------------------------------------------------------------------------------------------ for the page


def figures_for_the_page(results: dict[str, list[Figures]]) -> str:
    """What the page says about the strength of bots, by game: the ladder, and the rollouts of club there and at a table."""
    figures = {
        "games": {
            game: {
                "lines": table_rollouts(game_named(game)),
                "fewer": arena_rollouts(game_named(game)),
                "players": ladder["players"],
                "deals": ladder["deals"],
                "strength": ladder["strength"],
            }
            for game, measured in results.items()
            for ladder in of_kind(measured, "ladder")
        },
    }
    return json.dumps(figures, indent=1) + "\n"


# ---------------------------------------------------------------------------------------------------------- in pictures


def panels(results: dict[str, list[Figures]], what: str) -> Any:
    """A figure with a panel for each measured game: its axes, its game and its results."""
    measured = {game: of_kind(found, what) for game, found in results.items() if of_kind(found, what)}
    pyplot = import_plotting()
    style = {"svg.fonttype": "none", "svg.hashsalt": "mazzo", "font.family": "sans-serif", "font.size": 11}
    pyplot.rcParams.update(style)
    figure, axes = pyplot.subplots(1, len(measured), figsize=(3.7 * len(measured), 3.2), layout="constrained", squeeze=False)
    figure.set_facecolor("#FBFAF7")  # light in dark mode too: the background around it is unknown
    for each, game in zip(axes[0], measured, strict=True):
        each.set_title(game_named(game).title)
        each.set_facecolor("#FBFAF7")
        each.spines[["top", "right"]].set_visible(False)
    figure.get_layout_engine().set(w_pad=0.12, h_pad=0.1)
    return figure, list(zip(axes[0], measured, measured.values(), strict=True))


def draw_rollouts(results: dict[str, list[Figures]]) -> None:
    figure, places = panels(results, "rollouts")
    for each, game, found in places:
        rollouts = [int(figures["a"].partition("@")[2]) for figures in found]
        share = [100 * figures["win_share_a_among_b"] for figures in found]
        low = [100 * figures["win_share_a_among_b_interval"][0] for figures in found]
        high = [100 * figures["win_share_a_among_b_interval"][1] for figures in found]
        each.fill_between(rollouts, low, high, color=COLOURS[game], alpha=0.18, linewidth=0)
        each.plot(rollouts, share, color=COLOURS[game], marker="o", markersize=4)
        each.axhline(25, color="#666", linestyle="--", linewidth=1)
        each.set_xscale("log", base=2)
        each.set_xticks(rollouts, [str(number) for number in rollouts])
        each.minorticks_off()
        each.set_ylim(0, 100)
        each.set_xlabel("rollouts a move")
    first = places[0][0]
    first.set_ylabel("games won, in %")
    first.text(128, 23, "by chance", color="#666", ha="right", va="top", fontsize=9)
    save(figure, "rollouts.svg")


def draw_ladder(results: dict[str, list[Figures]]) -> None:
    figure, places = panels(results, "ladder")
    for each, game, found in places:
        for figures in found:
            order = sorted(figures["bots"], key=lambda name: figures["strength"][name][0])
            middle = [figures["strength"][name][0] for name in order]
            below = [max(0, figures["strength"][name][0] - figures["strength"][name][1]) for name in order]
            above = [max(0, figures["strength"][name][2] - figures["strength"][name][0]) for name in order]
            doubt = {"xerr": [below, above], "error_kw": {"capsize": 3, "ecolor": "#333"}}
            bars = each.barh(order, middle, color=COLOURS[game], height=0.6, **doubt)
            each.bar_label(bars, label_type="center", color="white", labels=[str(value) if value else "" for value in middle])
        each.set_xlabel("strength (random 0, casual 1000)")
    save(figure, "ladder.svg")


def save(figure: Any, name: str) -> None:
    figure.savefig(PICTURES / name, metadata={"Date": None})


def main() -> int:
    results = read()
    before, _, rest = PAGE.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(before + BEGIN + page_part(results) + END + after)
    FIGURES.write_text(figures_for_the_page(results))
    draw_rollouts(results)
    draw_ladder(results)
    return 0


if __name__ == "__main__":
    sys.exit(main())
