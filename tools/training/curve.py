"""Draws the learning curves of the masters: games won by one of them among three others, by minutes of training.

python tools/training/curve.py docs/pictures/learning.svg          # from bench/results/learning.jsonl; needs mazzo[plot]
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from pathlib import Path

from matplotlib import pyplot

RUN = Path(__file__).parent.parent.parent / "bench" / "results" / "learning.jsonl"
RIVALS = ("casual", "club")
PLAYERS = 4
PAR = 100 / PLAYERS  # by chance


def points_of(run: Path) -> dict[tuple[str, str], list[tuple[float, float, float, float]]]:
    """By game and rival: total minutes of training, games won, and the interval, in percent."""
    lines = [json.loads(line) for line in run.read_text().splitlines()]
    spent = {(line["game"], line["visit"]): line["seconds"] for line in lines if "seconds" in line and "run" not in line}
    points = defaultdict(list)
    for line in lines:
        if "arena_after_seconds" in line and line["players"] == PLAYERS:
            before = sum(spent.get((line["game"], visit), 0) for visit in range(line["visit"]))
            minutes = (before + line["arena_after_seconds"]) / 60
            low, high = line["win_share_a_among_b_interval"]
            points[line["game"], line["b"]].append((minutes, *(100 * each for each in (line["win_share_a_among_b"], low, high))))
    return points


def main() -> None:
    points = points_of(RUN)
    games = list(dict.fromkeys(game for game, _ in points))
    pyplot.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "mazzo", "font.family": "sans-serif", "font.size": 11})
    figure, axes = pyplot.subplots(1, len(games), figsize=(3.7 * len(games), 3.2), layout="constrained", squeeze=False)
    figure.set_facecolor("#FBFAF7")
    for axis, game in zip(axes[0], games, strict=True):
        for rival in RIVALS:
            minutes, won, low, high = zip(*sorted(points[game, rival]), strict=True)
            axis.fill_between(minutes, low, high, alpha=0.15)
            axis.plot(minutes, won, marker="o", label=f"among {rival}")
        axis.axhline(PAR, color="#999999", linewidth=1)
        axis.set(title=game.replace("_", " ").title(), xlabel="minutes of training", ylabel="games won, %")
        axis.legend(frameon=False)
    figure.savefig(sys.argv[1], metadata={"Date": None})


if __name__ == "__main__":
    main()
