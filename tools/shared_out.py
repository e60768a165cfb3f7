"""Work distributed over processes for as long as there is time; and deals of many matches of the arena, kept in one file.

Finished work is never repeated. The files of several runs can simply be concatenated.
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
"""A match, and how many of its deals are wanted: always the first ones."""
Piece = TypeVar("Piece", bound=tuple[Any, ...])
Done = TypeVar("Done")


def done_within(
    seconds: float, workers: int | None, work: Callable[..., Done], pieces: Iterable[Piece]
) -> Iterator[tuple[Piece, Done]]:
    """`work(*piece)` in processes, each result as it is done. Unfinished work is lost when the time is up."""
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
    """Everything that changes the games of a match except the text of the rules: naming a file asserts that they are the same."""
    if repr(match) not in _keys:
        _keys[repr(match)] = written_key(match)
    return _keys[repr(match)]


def written_key(match: Match) -> str:
    return json.dumps({name: value for name, value in heading(match).items() if name != "rules"}, sort_keys=True)


class Kept:
    """The deals done so far, by match; written to a file as they are done, one a line."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._deals: dict[str, dict[int, Deal]] = {}
        for line in path.read_text().splitlines() if path.exists() else []:
            try:
                found = json.loads(line)
                deal = Deal(**found["deal"])
            except (ValueError, TypeError, KeyError):
                continue  # the line that was being written when a run was interrupted
            self._deals.setdefault(found["match"], {})[deal.number] = deal

    def of(self, match: Match) -> dict[int, Deal]:
        return self._deals.setdefault(key_of(match), {})

    def first(self, match: Match, most: int) -> list[Deal]:
        """The first `most` deals, up to the first missing one."""
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
    """The missing deals. All matches are interleaved, so that a time limit cuts none of them off entirely."""
    most = max((deals for _, deals in wanted), default=0)
    order = [(deal * most // deals, place, deal) for place, (_, deals) in enumerate(wanted) for deal in range(deals)]
    for _, place, deal in sorted(order):
        match = wanted[place][0]
        if deal not in kept.of(match):
            yield match, deal


def play_all(groups: list[list[Wanted]], kept: Kept, seconds: float, workers: int | None) -> bool:
    """Plays what is missing, one group after another; False if there was not enough time."""
    if seconds <= 0:
        return False
    missing = [piece for group in groups for piece in in_turn(group, kept)]
    done = 0
    for (match, _), deal in done_within(seconds, workers, play_deal_here, missing):
        kept.keep(match, deal)
        done += 1
    return done == len(missing)
