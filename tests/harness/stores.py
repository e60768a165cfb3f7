"""A store for one test: opened, used, and closed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from mazzo.server.settings import database_url
from mazzo.server.store.store import Store

Found = TypeVar("Found")


def with_store(path: Path, work: Callable[[Store], Awaitable[Found]]) -> Found:
    """The result of this work on the database in this file."""

    async def go() -> Found:
        store = await Store.open(database_url(f"sqlite:///{path}"))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(go())
