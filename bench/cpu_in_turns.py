"""CPU time of the server for each decision, in this checkout and in others: all serve at once, and are measured in turns.

    git worktree add ../before 77334c7
    python bench/cpu_in_turns.py ../before
    python bench/cpu_in_turns.py ../before ../earlier --turns 8

Whatever else the machine does affects all alike. The same games are under way at the same rate, with whole messages to everybody
at the table. Checkouts back to 9b41785 can be measured: this one plays the games and exports them, each server's own code
stores them under the names that its modules had then (`write_tables`), and the clients read the facts of a refusal by their older
name as well. Packages that an old checkout needs and that are not installed any more (FastAPI at 9b41785) must be in its folder.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.load import WARM_SECONDS, Load
from bench.machine import raise_limit_of_files, switches_of
from tests.harness.players import ROOT


def one_window(load: Load, rate: float, seconds: float) -> tuple[float, float]:
    """Milliseconds of the server's CPU time, and its context switches, for each decision."""
    assert load.server.process is not None
    switches = switches_of(load.server.process.pid)
    measured = load.at(rate, seconds)
    decisions = max(1, len(measured.waits))
    return 1000 * measured.cpu / decisions, (switches_of(load.server.process.pid) - switches) / decisions


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("before", type=Path, nargs="+", help="other checkouts of this repository")
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--rate", type=float, default=150.0)
    options.add_argument("--seconds", type=float, default=10.0)
    options.add_argument("--turns", type=int, default=5)
    chosen = options.parse_args()
    raise_limit_of_files()
    checkouts = {str(checkout): checkout.resolve() for checkout in chosen.before} | {"now": ROOT}
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in checkouts}
    with ExitStack() as stack:
        loads = {}
        for name, root in checkouts.items():
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            loads[name] = stack.enter_context(Load(folder, chosen.tables, 1, chosen.tables, root=root))
        for load in loads.values():
            load.at(chosen.rate, WARM_SECONDS)
        for turn in range(chosen.turns):
            for name, load in list(loads.items())[:: 1 if turn % 2 else -1]:
                print(f"{name}:")
                found[name].append(one_window(load, chosen.rate, chosen.seconds))
    medians = {name: median(ms for ms, _ in windows) for name, windows in found.items()}
    for name, windows in found.items():
        each = ", ".join(f"{ms:.2f}" for ms, _ in windows)
        print(f"{name}: {each} ms a decision, median {medians[name]:.2f}; {median(n for _, n in windows):.1f} context switches")
    for name in list(medians)[:-1]:
        print(f"now {medians['now'] / medians[name]:.2f} times {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
