"""Processor time of the server for each decision, in two checkouts: both serve at once, and are measured in turns.

    git worktree add ../before 77334c7
    python bench/cpu_in_turns.py ../before

Whatever else the machine does affects both alike. The same games are under way at the same rate, with whole messages to
everybody at the table.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.load import WARM_SECONDS, Load
from bench.machine import raise_limit_of_files
from tests.harness.players import ROOT


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("before", type=Path, help="another checkout of this repository")
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--rate", type=float, default=150.0)
    options.add_argument("--seconds", type=float, default=10.0)
    options.add_argument("--turns", type=int, default=5)
    chosen = options.parse_args()
    raise_limit_of_files()
    each: dict[str, list[float]] = {"before": [], "now": []}
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        loads = [
            Load(Path(folder), chosen.tables, 1, chosen.tables, root=root)
            for folder, root in ((one, chosen.before.resolve()), (other, ROOT))
        ]
        with loads[0], loads[1]:
            for load in loads:
                load.at(chosen.rate, WARM_SECONDS)
            for turn in range(chosen.turns):
                for (name, found), load in list(zip(each.items(), loads, strict=True))[:: 1 if turn % 2 else -1]:
                    print(f"{name}:")
                    measured = load.at(chosen.rate, chosen.seconds)
                    found.append(1000 * measured.cpu / max(1, len(measured.waits)))
    for name, found in each.items():
        print(f"{name}: {', '.join(f'{ms:.2f}' for ms in found)} ms a decision, median {median(found):.2f}")
    print(f"now {median(each['now']) / median(each['before']):.2f} times before")
    return 0


if __name__ == "__main__":
    sys.exit(main())
