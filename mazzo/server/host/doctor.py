"""`mazzo doctor`: checks everything a server needs, and says how to fix what is missing."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import shutil
import socket
import sqlite3
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import func, select, text
from sqlalchemy.engine import URL

from mazzo.compiled_games import games_to_compile
from mazzo.rules import compiled
from mazzo.server.host.admin_socket import socket_path
from mazzo.server.http.files import PAGE
from mazzo.server.settings import CannotServe, database_url, read_root_path
from mazzo.server.store.database import connect_to, lock_file, why
from mazzo.server.store.integrity import damages, damages_in
from mazzo.server.store.migrations import SCHEMA_VERSION
from mazzo.server.store.schema import about, database_clock, processes, tables

ROOM_NEEDED = 200 * 2**20
ROOM_TIGHT = 2 * 2**30
FILES_WANTED = 4096
OLDEST_CLOCK = 1_760_000_000  # October 2025: if the clock shows an earlier date, it is wrong
CLOCKS_APART = 2.0
DAMAGES_SHOWN = 10
DEALS = (
    "SELECT count(*) FROM deals",
    "SELECT (SELECT count(*) FROM tries WHERE over_at IS NULL) + (SELECT count(DISTINCT code) FROM places WHERE over_at IS NULL)",
    "SELECT (SELECT count(*) FROM tries JOIN tables ON tables.code = tries.code WHERE over_at IS NULL AND stage = 'over') + "
    "(SELECT count(*) FROM places JOIN tables ON tables.code = places.code WHERE over_at IS NULL AND stage = 'over')",
)
"""How many there are, how many are being played, and how many of these are over."""
EVENINGS = (
    "SELECT count(*) FROM evenings",
    "SELECT count(*) FROM (SELECT evening FROM evening_entries GROUP BY evening HAVING count(*) <> max(entry) + 1) AS holes",
    "SELECT count(*) FROM evening_entries WHERE evening NOT IN (SELECT evening FROM evenings)",
)
"""How many there are, how many logs have holes, and how many entries belong to none."""
ASK_THE_AUDITOR = "`python -m mazzo.server.host.audit` with this database says which; restore the latest backup if they matter."
Verdict = Literal["well", "warning", "wrong"]
MARKS = {"well": "[green]✓[/green]", "warning": "[yellow]![/yellow]", "wrong": "[red]✗[/red]"}


@dataclass(frozen=True)
class Finding:
    """One thing that was checked: its state, and what to do about it."""

    part: str
    verdict: Verdict
    said: str
    do: str = ""


def print_findings(database: str, port: int, root_path: str, as_json: bool) -> int:
    """Prints the findings; the exit status is 1 if anything is wrong."""
    found = list(examine(database, port, root_path))
    if as_json:
        sys.stdout.write(json.dumps([asdict(finding) for finding in found]) + "\n")
    else:
        from rich.console import Console

        console = Console(highlight=False)
        for finding in found:
            console.print(f"{MARKS[finding.verdict]} [bold]{finding.part}[/bold]: {finding.said}", soft_wrap=True)
            if finding.do:
                console.print(f"    {finding.do}", soft_wrap=True)
    return 1 if any(finding.verdict == "wrong" for finding in found) else 0


def examine(database: str, port: int, root_path: str) -> Iterator[Finding]:
    yield of_python()
    yield of_page()
    yield of_compiled_rules()
    try:
        url = database_url(database)
        root_path = read_root_path(root_path)
    except CannotServe as problem:
        yield Finding("settings", "wrong", f"{problem}.", "Choose another --database or --root-path, or set MAZZO_DATABASE.")
        return
    yield from of_sqlite(url) if url.get_backend_name() == "sqlite" else asyncio.run(of_postgres(url))
    yield of_port(port, root_path)
    yield of_open_files()
    yield of_clock()


def of_python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    return Finding("Python", "well", f"{version}, SQLite {sqlite3.sqlite_version}")


def of_page() -> Finding:
    if not (PAGE / "index.html").is_file():
        return Finding("page", "wrong", "it has not been built", "Run `make page`, or install Mazzo as a wheel.")
    return Finding("page", "well", f"{sum(1 for path in PAGE.rglob('*') if path.is_file())} files")


def of_compiled_rules() -> Finding:
    folder = compiled.cache_folder()
    if folder is None:
        advice = "Set $MAZZO_CACHE to a folder that the server may write to; otherwise every start compiles for minutes."
        return Finding("compiled rules", "warning", "there is no folder to keep them in", advice)
    missing = games_to_compile()
    if missing:
        advice = "Run `mazzo warm` as the user the server runs as; otherwise nobody can play in the first minute."
        return Finding("compiled rules", "warning", f"{', '.join(missing)} not compiled yet, in {folder}", advice)
    return Finding("compiled rules", "well", str(folder))


# ----------------------------------------------------------------------------------------------------------- the database


def of_sqlite(url: URL) -> Iterator[Finding]:
    path = Path(str(url.database)).expanduser()
    if not path.exists():
        yield Finding("database", "well", f"{path} does not exist yet; `mazzo serve` creates it")
        yield of_room(path)
        return
    is_running = False
    try:
        lock_file(path).close()
    except CannotServe as problem:
        is_running = "another server" in str(problem)
        if not is_running:
            yield Finding("database", "wrong", f"{problem}.", "Check who owns the file and its folder.")
            return
    try:
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=3)
        (verdict,) = connection.execute("PRAGMA quick_check").fetchone()
        (layout,) = connection.execute("SELECT value FROM about WHERE name = 'schema'").fetchone() or ("0",)
        (going_on,) = connection.execute("SELECT count(*) FROM tables WHERE stage = 'playing'").fetchone()
        connection.close()
    except (sqlite3.Error, OSError) as problem:
        advice = "If it is damaged, move it away and run `mazzo restore` with the latest backup."
        yield Finding("database", "wrong", f"{path}: {why(problem)}", advice)
        return
    if verdict != "ok":
        advice = "Stop the server, move the file away, and run `mazzo restore` with the latest backup."
        yield Finding("database", "wrong", f"{path} is damaged: {verdict}", advice)
    else:
        yield Finding("database", "well", f"{path}, {path.stat().st_size / 2**20:.1f} MB, {going_on} games being played")
    yield of_layout(int(layout))
    if verdict == "ok" and int(layout) == SCHEMA_VERSION:
        yield of_logs(damages_in(path))
        yield of_deals(*(read_only(path, count) for count in DEALS))
        yield of_evenings(*(read_only(path, count) for count in EVENINGS))
    if path.stat().st_mode & 0o077 and os.name != "nt":
        yield Finding("permissions", "warning", f"others can read {path}", f"It holds the seeds of games: chmod 600 {path}")
    if is_running and os.name != "nt" and not socket_path(path).exists():
        advice = "`mazzo close` and `mazzo forget` work once it is stopped. Using a shorter path for the database helps."
        yield Finding("admin socket", "warning", "the running server accepts no commands", advice)
    yield of_room(path)


def of_layout(layout: int) -> Finding:
    if layout > SCHEMA_VERSION:
        advice = "Install that version again, or choose another --database."
        return Finding("layout", "wrong", f"{layout}, created by a newer Mazzo; this one knows up to {SCHEMA_VERSION}", advice)
    if layout < SCHEMA_VERSION:
        advice = "The server upgrades it on its next start; run `mazzo backup` first."
        return Finding("layout", "warning", f"{layout}, older than this version's {SCHEMA_VERSION}", advice)
    return Finding("layout", "well", str(layout))


def of_logs(found: dict[str, int]) -> Finding:
    if not found:
        return Finding("logs", "well", "every entry is what was stored")
    said = "; ".join(f"table {code}: log damaged at entry {entry}" for code, entry in sorted(found.items())[:DAMAGES_SHOWN])
    more = f"; and {len(found) - DAMAGES_SHOWN} more tables" if len(found) > DAMAGES_SHOWN else ""
    advice = (
        "These tables cannot be continued; all others are fine. The disk, or a program that has changed the database, has lost "
        "data: look for the cause, and run `mazzo restore` with the latest backup if the games matter."
    )
    return Finding("logs", "wrong", said + more, advice)


def read_only(path: Path, count: str) -> int:
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=3)) as connection:
        return int(connection.execute(count).fetchone()[0])


def of_deals(deals: int, unfinished: int, lost: int) -> Finding:
    """Deals that several people play. Their results are stored together with the end of the game, or something is wrong."""
    said = f"{deals} deals that several people can play, {unfinished} being played"
    if not lost:
        return Finding("deals", "well", said)
    return Finding("deals", "wrong", f"{said}; {lost} results are missing", ASK_THE_AUDITOR)


def of_evenings(evenings: int, holes: int, stray: int) -> Finding:
    """Evenings with the real cards. Their entries are numbered without a gap, or something was lost."""
    said = f"{evenings} evenings with real cards"
    if not holes and not stray:
        return Finding("evenings", "well", said)
    return Finding("evenings", "wrong", f"{said}; {holes} have lost entries, {stray} entries belong to none", ASK_THE_AUDITOR)


def of_room(path: Path) -> Finding:
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    free = shutil.disk_usage(folder).free
    said = f"{free / 2**30:.1f} GB free at {folder}"
    if free < ROOM_NEEDED:
        advice = "Free some space: without it no decision can be stored. What was stored is safe, and play resumes by itself."
        return Finding("disk", "wrong", said, advice)
    if free < ROOM_TIGHT:
        return Finding("disk", "warning", said, "A game takes 6 to 65 KB. Free some space before the disk is full.")
    return Finding("disk", "well", said)


async def of_postgres(url: URL) -> list[Finding]:
    try:
        database = connect_to(url)
    except CannotServe as problem:
        return [Finding("database", "wrong", f"{problem}.")]
    try:
        async with database.reader.connect() as connection:
            return [finding async for finding in _of_connection(connection, database.shown)]
    except Exception as problem:
        advice = "Check that it runs, and the address in --database or MAZZO_DATABASE."
        return [Finding("database", "wrong", f"{database.shown}: {why(problem)}", advice)]
    finally:
        await database.close()


async def _of_connection(connection: Any, shown: str) -> Any:
    async def shows(name: str) -> str:
        return str(await connection.scalar(text(f"SHOW {name}")))

    yield Finding("database", "well", f"{shown}, PostgreSQL {await shows('server_version')}")
    for name in ("fsync", "full_page_writes"):
        if await shows(name) == "off":
            advice = f"Set {name} = on in postgresql.conf: without it a power cut can destroy the database."
            yield Finding(name, "wrong", "off", advice)
    most = int(await shows("max_connections"))
    used = int(await connection.scalar(text("SELECT count(*) FROM pg_stat_activity")))
    tight = used > 0.8 * most
    advice = "Raise max_connections: each Mazzo process uses up to ten." if tight else ""
    yield Finding("connections", "warning" if tight else "well", f"{used} of {most} used", advice)
    apart = abs(float(await connection.scalar(select(database_clock()))) - time.time())
    if apart > CLOCKS_APART:
        yield Finding(
            "clocks",
            "warning",
            f"the database's clock differs from ours by {apart:.0f} s",
            "Synchronise both with a time server.",
        )
    if not await connection.scalar(text("SELECT to_regclass('about') IS NOT NULL")):
        yield Finding("layout", "well", "empty; `mazzo serve` creates the tables")
        return
    layout = int(await connection.scalar(select(about.c.value).where(about.c.name == "schema")) or 0)
    yield of_layout(layout)
    if layout == SCHEMA_VERSION:
        yield of_logs(await connection.run_sync(damages))
        yield of_deals(*[int(await connection.scalar(text(count))) for count in DEALS])
        yield of_evenings(*[int(await connection.scalar(text(count))) for count in EVENINGS])
    alive = select(func.count()).select_from(processes).where(processes.c.lives_until > database_clock())
    waiting = select(func.count()).select_from(tables).where(tables.c.restless.is_not(None))
    running, driven = await connection.scalar(alive), await connection.scalar(waiting)
    idle = driven and not running
    advice = "Start `mazzo serve`: bots and clocks have stopped." if idle else ""
    said = f"{running} running, {driven} tables where a bot or a clock may act"
    yield Finding("processes", "warning" if idle else "well", said, advice)


# --------------------------------------------------------------------------------------------------------------- the rest


def of_port(port: int, root_path: str) -> Finding:
    try:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
        return Finding("port", "well", f"{port} is free")
    except PermissionError:
        advice = "Ports below 1024 are reserved for root: choose another --port, behind a proxy."
        return Finding("port", "wrong", f"this user may not open {port}", advice)
    except OSError:
        pass
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=3)
    try:
        connection.request("GET", f"{root_path}/health")
        health = json.loads(connection.getresponse().read())
        status = health["status"]
    except (OSError, ValueError, KeyError, TypeError, http.client.HTTPException):
        return Finding("port", "wrong", f"{port} is taken by another program", "Stop that program, or choose another --port.")
    finally:
        connection.close()
    if status == "draining":
        return Finding("port", "warning", f"Mazzo at {port} takes no new games", "`mazzo drain --stop` lets them begin again.")
    if status == "preparing":
        return Finding("port", "warning", f"Mazzo at {port} is still compiling", "It goes on compiled in a minute or two.")
    if status != "well":
        return Finding("port", "wrong", f"Mazzo answers at {port}: {health.get('why', status)}", "See the database above.")
    return Finding("port", "well", f"Mazzo {health.get('version', '')} answers at {port}")


def of_open_files() -> Finding:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return Finding("open files", "well", "not limited")
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most < FILES_WANTED and most != resource.RLIM_INFINITY:
        advice = f"Every connection needs one: `ulimit -n {FILES_WANTED}`, or LimitNOFILE in the service file."
        return Finding("open files", "warning", f"at most {most}", advice)
    return Finding("open files", "well", f"at most {most}")


def of_clock() -> Finding:
    now = time.time()
    said = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(now))
    if now < OLDEST_CLOCK:
        return Finding("clock", "wrong", said, "Set the clock: cookies and certificates depend on it.")
    return Finding("clock", "well", said)
