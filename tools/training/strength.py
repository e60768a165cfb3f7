"""How strong a network is: matches of the arena, distributed over processes, all on the same deals.

python tools/training/strength.py --out FILE --seconds 120 GAME:A:B:DEALS[:PLAYERS][:OPTION=VALUE][:one-way] ...

`--deals FILE` keeps what was played: the same command resumes from there.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from mazzo.arena import Match, summary
from tools.shared_out import Kept, Wanted, play_all

SEED = "31"


def match_of(text: str, seed: str) -> Wanted:
    game, a, b, deals, *rest = text.split(":")
    players = next((int(each) for each in rest if each.isdigit()), 4)
    asked = dict(each.split("=") for each in rest if "=" in each)
    return Match(a, b, game, players, asked, seed, "one-way" in rest), int(deals)


def shortened(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in figures.items() if name not in ("rules", "seed")}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("matches", nargs="+")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--deals", type=Path)
    parser.add_argument("--seconds", type=float, default=1e6, help="what is not done by then is left out, deal by deal")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--seed", default=SEED)
    asked = parser.parse_args()
    matches = [match_of(each, asked.seed) for each in asked.matches]
    with tempfile.TemporaryDirectory() as folder:
        kept = Kept(asked.deals or Path(folder) / "deals.jsonl")
        play_all([matches], kept, asked.seconds, asked.workers)
        for match, most in matches:
            deals = kept.first(match, most)
            if deals:
                line = json.dumps(shortened(summary(match, deals)))
                print(line[:1500], flush=True)
                if asked.out:
                    with asked.out.open("a") as file:
                        file.write(line + "\n")


if __name__ == "__main__":
    main()
