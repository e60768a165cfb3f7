"""Work shared out over processes for as long as there is time; and deals of many matches of the arena, kept in one file.

What is done is never played again. The files of several visits to a machine can simply be put together.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

from mazzo.arena import Deal, Match, heading, play_deal_here

Wanted = tuple[Match, int]
"""A match, and how many of its deals are asked for: always the first ones."""
Piece = TypeVar("Piece", bound=tuple[Any, ...])
Done = TypeVar("Done")


def done_within(
    seconds: float, workers: int | None, work: Callable[..., Done], pieces: Iterable[Piece]
) -> Iterator[tuple[Piece, Done]]:
    """`work(*piece)` in processes, each as it is done. What is still under way when the time is up is lost."""
    until = time.monotonic() + seconds
    pool = ProcessPoolExecutor(workers or os.cpu_count(), get_context("spawn"))
    futures = {pool.submit(work, *piece): piece for piece in pieces}
    processes = list((pool._processes or {}).values())
    try:
        for future in as_completed(futures, timeout=max(0.0, until - time.monotonic())):
            yield futures[future], future.result()
    except TimeoutError:
        return
    finally:
        for process in processes:
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)


_keys: dict[str, str] = {}


def key_of(match: Match) -> str:
    """All that changes the games of a match, but the text of the rules: whoever names a file says that they are the same."""
    if repr(match) not in _keys:
        _keys[repr(match)] = written_key(match)
    return _keys[repr(match)]


def written_key(match: Match) -> str:
    return json.dumps({name: value for name, value in heading(match).items() if name != "rules"}, sort_keys=True)


class Kept:
    """The deals done so far, by match; one a line in a file, as they are done."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._deals: dict[str, dict[int, Deal]] = {}
        for line in path.read_text().splitlines() if path.exists() else []:
            try:
                found = json.loads(line)
                deal = Deal(**found["deal"])
            except (ValueError, TypeError, KeyError):
                continue  # the line that was being written when a run was broken off
            self._deals.setdefault(found["match"], {})[deal.number] = deal

    def of(self, match: Match) -> dict[int, Deal]:
        return self._deals.setdefault(key_of(match), {})

    def first(self, match: Match, most: int) -> list[Deal]:
        """Of the first `most` deals all up to the first that is missing."""
        done = self.of(match)
        found: list[Deal] = []
        while len(found) < most and len(found) in done:
            found.append(done[len(found)])
        return found

    def keep(self, match: Match, deal: Deal) -> None:
        self.of(match)[deal.number] = deal
        with self.path.open("a") as file:
            file.write(json.dumps({"match": key_of(match), "deal": deal.__dict__}) + "\n")


def in_turn(wanted: list[Wanted], kept: Kept) -> Iterator[tuple[Match, int]]:
    """The deals that are missing. All matches go forward together, so that a clock cuts none of them off entirely."""
    most = max((deals for _, deals in wanted), default=0)
    order = [(deal * most // deals, place, deal) for place, (_, deals) in enumerate(wanted) for deal in range(deals)]
    for _, place, deal in sorted(order):
        match = wanted[place][0]
        if deal not in kept.of(match):
            yield match, deal


def play_all(groups: list[list[Wanted]], kept: Kept, seconds: float, workers: int | None) -> bool:
    """Plays what is missing, one group after the other; False if the time was not enough."""
    if seconds <= 0:
        return False
    missing = [piece for group in groups for piece in in_turn(group, kept)]
    done = 0
    for (match, _), deal in done_within(seconds, workers, play_deal_here, missing):
        kept.keep(match, deal)
        done += 1
    return done == len(missing)
