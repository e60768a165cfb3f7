"""How strong a network is: matches of the arena, shared out over processes, each on the same deals.

python tools/training/strength.py --out FILE --seconds 120 GAME:A:B:DEALS[:PLAYERS][:OPTION=VALUE][:one-way] ...
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from mazzo.arena import Match, play_deal_here, summary

SEED = "31"


def match_of(text: str) -> tuple[Match, int]:
    game, a, b, deals, *rest = text.split(":")
    players = next((int(each) for each in rest if each.isdigit()), 4)
    asked = dict(each.split("=") for each in rest if "=" in each)
    return Match(a, b, game, players, asked, SEED, "one-way" in rest), int(deals)


def shortened(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in figures.items() if name not in ("rules", "seed")}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("matches", nargs="+")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--seconds", type=float, default=1e9, help="what is not done by then is left out, deal by deal")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    begun = time.time()
    matches = [match_of(each) for each in asked.matches]
    done: dict[int, list[Any]] = {number: [] for number in range(len(matches))}
    most = max(deals for _, deals in matches)
    pool = ProcessPoolExecutor(asked.workers, get_context("spawn"))
    # All matches go forward together, so that a clock cuts none of them off entirely.
    order = sorted(
        ((deal * most // deals, number, deal) for number, (_, deals) in enumerate(matches) for deal in range(deals)),
    )
    futures = {pool.submit(play_deal_here, matches[number][0], deal): number for _, number, deal in order}
    try:
        for future in as_completed(futures, timeout=max(1.0, asked.seconds - (time.time() - begun))):
            done[futures[future]].append(future.result())
    except TimeoutError:
        pass
    for number, (match, _) in enumerate(matches):
        if done[number]:
            line = json.dumps({**shortened(summary(match, done[number])), "seconds": round(time.time() - begun)})
            print(line[:1500], flush=True)
            if asked.out:
                with asked.out.open("a") as file:
                    file.write(line + "\n")
    for process in pool._processes.values():
        process.terminate()
    os._exit(0)


if __name__ == "__main__":
    main()
