"""Compiled code on disk, where several processes may write at once.

Numba numbers the files of a function's signatures. Two processes that compile two signatures of one function at the same time
can give both the same number, and then the index names one signature and the file holds the code of the other: whoever loads it
runs code for a record of another game. Here the name of a file follows from its signature, so that cannot be; and where the
system has locks, no process overwrites what another has just written into the index.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterator
from typing import Any

from numba.core.caching import IndexDataCacheFile

try:
    import fcntl
except ImportError:  # Windows: an entry of the index may be lost, and is compiled again
    fcntl = None  # type: ignore[assignment]

HASH_LETTERS = 16


class KeptCode(IndexDataCacheFile):  # type: ignore[misc]
    """The kept code of one function.

    WARNING: these are private names of Numba's. `tests/test_compiled.py` holds what is expected of them.
    """

    def save(self, key: Any, code: Any) -> None:
        name = self._data_name_pattern.format(number=int(hashlib.sha256(repr(key).encode()).hexdigest()[:HASH_LETTERS], 16))
        self._save_data(name, code)
        with self._alone():
            self._save_index(self._load_index() | {key: name})

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        with open(f"{self._index_path}.lock", "w") as lock:
            if fcntl is not None:
                fcntl.flock(lock, fcntl.LOCK_EX)
            yield


def keep_safely(dispatcher: Any) -> None:
    """Lets a function that Numba has just been given keep its code so."""
    dispatcher._cache._cache_file.__class__ = KeptCode
