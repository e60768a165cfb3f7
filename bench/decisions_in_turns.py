"""Decisions a second on one core, in two checkouts: measured in turns, slice by slice, in CPU time.

    git worktree add ../before 9b41785        # with an environment of its own: `make .venv/installed` there
    python bench/decisions_in_turns.py ../before

Whatever else the machine does affects both alike. Each plays uniformly random games, as `mazzo bench` does.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from mazzo.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
FIRST_UNITS = 64
# The place where the games are found has changed since; what plays them has not.
CHILD = """
import sys, time
try:
    from mazzo.games import GAMES
except ImportError:
    from mazzo.rules import GAMES
from mazzo.bench import PLAYERS, on_one_core
plays = {name: on_one_core(game, game.choose(PLAYERS, {})[1]) for name, game in GAMES.items()}
for line in sys.stdin:
    name, games = line.split()
    begun = time.process_time()
    decisions = plays[name](int(games))
    print(decisions, time.process_time() - begun, flush=True)
"""


class Checkout:
    """A process that plays with the rules of one checkout."""

    def __init__(self, root: Path) -> None:
        python = root / ".venv" / "bin" / "python"
        self._child = subprocess.Popen([python, "-c", CHILD], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def play(self, game: str, games: int) -> tuple[int, float]:
        """How many decisions these games took, and how many seconds of CPU time."""
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        self._child.stdin.write(f"{game} {games}\n")
        self._child.stdin.flush()
        decisions, seconds = self._child.stdout.readline().split()
        return int(decisions), float(seconds)

    def close(self) -> None:
        self._child.terminate()
        self._child.wait()


def in_turns(before: Checkout, now: Checkout, game: str, slices: int, seconds: float) -> tuple[list[float], list[float]]:
    """The rate of each slice, before and now. The order of the two alternates from slice to slice."""
    for each in (before, now):
        each.play(game, 1)  # compiled, or loaded
    _, took = now.play(game, FIRST_UNITS)
    games = max(1, round(FIRST_UNITS * seconds / took))
    rates: dict[Checkout, list[float]] = {before: [], now: []}
    for number in range(slices):
        for each in (before, now)[:: 1 if number % 2 else -1]:
            decisions, took = each.play(game, games)
            rates[each].append(decisions / took)
    return rates[before], rates[now]


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("before", type=Path, help="another checkout of this repository")
    options.add_argument("--slices", type=int, default=200)
    options.add_argument("--seconds", type=float, default=0.1, help="how long a slice is")
    chosen = options.parse_args()
    before, now = Checkout(chosen.before.resolve()), Checkout(ROOT)
    try:
        for name, game in GAMES.items():
            then, today = in_turns(before, now, name, chosen.slices, chosen.seconds)
            ratios = [one / other for one, other in zip(today, then, strict=True)]
            low, _, high = quantiles(ratios, n=4)
            print(
                f"{game.title}: {median(then) / 1e6:.2f} million decisions a second before, {median(today) / 1e6:.2f} now; "
                f"now {median(ratios):.3f} times before (half of the pairs {low:.3f} to {high:.3f})",
                flush=True,
            )
    finally:
        before.close()
        now.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
