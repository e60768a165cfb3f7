"""How long a start takes with unfinished tables in the database: half of them wait for people, half for a bot.

    python bench/start.py                   # 1,000 tables, 5 starts
    python bench/start.py --tables 5000

Prints, for every start, the time from launching Python until `/health` answers, until a player gets a table, and until the bots
of all tables have moved, with the server's CPU time at each of these moments. For comparison: how long Python takes to import
the server and do nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from mazzo.games import GAMES
from mazzo.server.host.audit import logs_in
from mazzo.server.store.store import LogAppend
from mazzo.table.log import Sat, read_entry, write_entry
from tests.harness.players import ROOT, Player, Server

MOST_SECONDS = 120


def fill(database: Path, tables: int) -> tuple[str, str, list[str]]:
    """A database with unfinished tables; a player's cookie, a table they play at, and the tables where a bot is to move."""
    with Server(database, bot_workers=0) as server:
        ada = Player(server)
        opened = [ada.open(4, start=True, game=game) for game in GAMES]
        time.sleep(1.0)  # the bots before her have decided
        server.stop()
    connection = sqlite3.connect(database)
    (person,) = connection.execute("SELECT person FROM persons").fetchone()
    logs = logs_in(database)
    for_bots = []
    with connection:
        for number in range(tables):
            game, code = list(GAMES)[number % len(GAMES)], f"{number:08d}"
            texts = [text for _, text in logs[opened[number % len(GAMES)]]]
            waits_for_bot = number % 2 == 0
            if waits_for_bot:
                for_bots.append(code)
                texts = [bots_only(text) for text in texts[:6]]
            row = (code, game, 0 if waits_for_bot else None)
            connection.execute("INSERT INTO tables (code, game, stage, restless) VALUES (?, ?, 'playing', ?)", row)
            rows = LogAppend(code=code, first=0, texts=texts).rows
            connection.executemany("INSERT INTO entries (code, entry, text, chain) VALUES (?, ?, ?, ?)", rows)
            connection.execute("INSERT INTO seats VALUES (?, ?)", (person, code))
    connection.close()
    return ada.cookie, f"{tables - 1 - tables % 2:08d}", for_bots


def bots_only(text: bytes) -> bytes:
    entry = read_entry(text)
    return write_entry(Sat(seat=entry.seat, name=entry.name, player="bot", level="novice")) if isinstance(entry, Sat) else text


def one_start(database: Path, cookie: str, code: str, for_bots: list[str]) -> list[float]:
    """Seconds, and CPU seconds of the server, at each moment."""
    moments: list[float] = []
    server = Server(database, from_scratch=True, bot_workers=2)
    began = time.monotonic()
    server.start()

    def moment() -> None:
        moments.extend((time.monotonic() - began, server.cpu_seconds))

    try:
        server.ready()
        moment()
        asyncio.run(look(server, cookie, code))
        moment()
        until = time.monotonic() + MOST_SECONDS
        connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        grown = "SELECT count(*) FROM tables WHERE restless > 0"
        while time.monotonic() < until and connection.execute(grown).fetchone()[0] < 0.95 * len(for_bots):
            time.sleep(0.1)
        connection.close()
        moment()
    finally:
        server.kill()
    return moments


async def look(server: Server, cookie: str, code: str) -> None:
    at = await Player(server, cookie).join(code)
    await at.disconnect()


def imports() -> float:
    began = time.monotonic()
    subprocess.run([sys.executable, "-c", "import mazzo.server.host.serve"], cwd=ROOT, check=True)
    return time.monotonic() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--starts", type=int, default=5)
    chosen = parser.parse_args()
    titles = ("/health answers", "a table is shown", "the bots have moved")
    rows = []
    for number in range(chosen.starts):
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "mazzo.sqlite3"
            bare = imports()
            rows.append([bare, *one_start(database, *fill(database, chosen.tables))])
        times = ", ".join(
            f"{title} {seconds:.2f} s ({cpu:.2f} s of CPU)"
            for title, seconds, cpu in zip(titles, rows[-1][1::2], rows[-1][2::2], strict=True)
        )
        print(f"{number + 1}: imports {bare:.2f} s, {times}", flush=True)
    middle = [median(column) for column in zip(*rows, strict=True)]
    print(f"median: imports {middle[0]:.2f} s, {titles[0]} {middle[1]:.2f} s, {titles[1]} {middle[3]:.2f} s")


if __name__ == "__main__":
    main()
