"""Bulk work on a Ray cluster. Needs the extra `cluster` here and on every machine (docs/research.md).

The games of a run and the deals of a match are numbered, and each follows from the seed and its number alone. So they can be
played anywhere, and again if a machine dies: the result is the same as on this machine.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

WAITING_A_CORE = 2  # pieces that wait for each core of the cluster


@contextlib.contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray, connected to the cluster at this address; `local` starts one on this machine. A token is always required."""
    try:
        import ray
    except ImportError:
        raise ValueError("--ray needs Ray: pip install 'mazzo[cluster]'") from None
    os.environ.setdefault("RAY_AUTH_MODE", "token")
    own: dict[str, Any] = {"include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False, **own)
    except Exception as problem:
        reason = (str(problem).strip().splitlines() or [type(problem).__name__])[0]
        raise ValueError(f"Ray at {address}: {reason}") from None
    try:
        with contextlib.redirect_stdout(sys.stderr):  # Ray prints what happens to its workers; our own answer stays by itself
            yield ray
    finally:
        ray.shutdown()


def share_out(address: str, work: Callable[..., Any], pieces: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
    """The results of `work` for each piece, as they arrive. Pieces of a dead worker are given to another."""
    with connected(address) as ray:
        task = ray.remote(max_retries=-1)(work)
        most = max(1, WAITING_A_CORE * int(ray.cluster_resources().get("CPU", 1)))
        left = iter(pieces)
        pending = [task.remote(*piece) for piece in islice(left, most)]
        while pending:
            done, pending = ray.wait(pending)
            pending += [task.remote(*piece) for piece in islice(left, len(done))]
            for result in done:
                try:
                    yield ray.get(result)
                except ray.exceptions.RayTaskError as failure:
                    raise failure.cause from None
