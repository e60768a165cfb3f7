"""Do the predictions of a master's judge come true on average?

python tools/training/calibration.py GAME ... --into bench/results/calibration.jsonl [--cpu --rows 256]
python tools/training/calibration.py --draw docs/pictures/calibration.svg              # from that file; needs mazzo[plot]

Nothing is learned here except the standings between rounds, which are not part of a master's file. The seats play as in the last
minutes of training; what each of them gains until the end of the round, or of the game if that is one episode, is compared with
the judge's prediction.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from mazzo.games import game_named

ROOT = Path(__file__).resolve().parent.parent.parent
RESULTS = ROOT / "bench" / "results" / "calibration.jsonl"
BINS = 20


def measured(name: str, weights: Path, to_win: float | None, rows: int, steps: int, rounds: int, on_card: bool) -> dict[str, Any]:
    """By bins of the prediction, each with the same number of moments: its mean, the mean outcome, and the standard error."""
    import torch

    from tools.training.learner import Learner, Settings
    from tools.training.visits import start_from

    game = game_named(name)
    settings = Settings(**importlib.import_module(f"tools.games.{name}.training").SETTINGS)
    to_win = settings.to_win[1] if to_win is None else to_win
    settings.rows, settings.steps, settings.past_rows, settings.style_rows = rows, steps, 0.0, 0.0
    learner = Learner(game, settings, on_card)
    start_from(learner, weights)
    learner.record()
    learner.temperature.fill_(settings.temperature[1])
    foreseen, came = [], []
    with torch.no_grad():
        for _ in range(rounds):
            learner.play()
            rewards, goes_on = learner.rewards(to_win)
        after, done = torch.zeros_like(rewards[0]), torch.zeros_like(goes_on[0])
        for step in range(steps - 1, -1, -1):
            after = rewards[step] + goes_on[step] * after
            done = torch.maximum(done, 1 - goes_on[step])
            if step < steps // 4 and step % 8 == 0:  # further on, the long games would be missing
                ended = (learner.there & (done > 0)).cpu().numpy()
                foreseen.append(learner.values[step].float().cpu().numpy()[ended])
                came.append(after.float().cpu().numpy()[ended])
    predicted, true = np.concatenate(foreseen), np.concatenate(came)
    order = np.argsort(predicted, kind="stable")
    parts = [(predicted[each], true[each]) for each in np.array_split(order, BINS)]
    return {
        "game": name,
        "to_win": to_win,
        "moments": len(predicted),
        "explained": round(float(np.corrcoef(predicted, true)[0, 1] ** 2), 3),
        "foreseen": [round(float(x.mean()), 4) for x, _ in parts],
        "came": [round(float(y.mean()), 4) for _, y in parts],
        "error": [round(float(y.std() / len(y) ** 0.5), 4) for _, y in parts],
    }


def draw(path: Path) -> None:
    from matplotlib import pyplot

    pyplot.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "mazzo", "font.family": "sans-serif", "font.size": 11})
    found = [json.loads(line) for line in RESULTS.read_text().splitlines()]
    games = list(dict.fromkeys(figures["game"] for figures in found))
    figure, axes = pyplot.subplots(1, len(games), figsize=(3.7 * len(games), 3.4), layout="constrained", squeeze=False)
    figure.set_facecolor("#FBFAF7")
    for axis, game in zip(axes[0], games, strict=True):
        shown = [figures for figures in found if figures["game"] == game]
        ends = [min(shown[0]["foreseen"]), max(shown[0]["foreseen"])]
        axis.plot(ends, ends, color="#999999", linewidth=1)
        for figures in shown:
            doubt = [2 * each for each in figures["error"]]
            counted = f"the win counts {figures['to_win']}"
            axis.errorbar(figures["foreseen"], figures["came"], doubt, fmt="o", markersize=4, label=counted)
        axis.set(title=game_named(game).title, xlabel="foreseen", ylabel="came, on the average")
        if len(shown) > 1:
            axis.legend(frameon=False)
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--into", type=Path, default=RESULTS)
    parser.add_argument("--weights", type=Path, help="by default those that the game's master plays with")
    parser.add_argument("--to-win", type=float, help="how much the win counted in the end; by default as the game's settings say")
    parser.add_argument("--rows", type=int, default=8192)
    parser.add_argument("--steps", type=int, default=384)
    parser.add_argument("--rounds", type=int, default=24, help="how many rounds of steps; the last one counts")
    parser.add_argument("--cpu", action="store_true")
    parser.add_argument("--draw", type=Path)
    asked = parser.parse_args()
    if asked.draw:
        draw(asked.draw)
    for name in asked.games:
        weights = asked.weights or ROOT / "mazzo" / "games" / name / "bots" / "master.npz"
        figures = measured(name, weights, asked.to_win, asked.rows, asked.steps, asked.rounds, not asked.cpu)
        print(json.dumps(figures), flush=True)
        with asked.into.open("a") as file:
            file.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
