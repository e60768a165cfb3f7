"""The disk is full: decisions are refused with a sentence, everything can be looked at, and play goes on once there is room."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from mazzo.server.host.audit import check
from mazzo.table.log import short_id
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server, play_to_the_end
from tests.server.test_together import dealt, events, leave, whose_turn

# SQLite says that the disk is full when its file would get more pages than this.
WITH_A_LIMIT = """
import pathlib
from mazzo.server.store.database import ThreadCommitter
open_connection = ThreadCommitter._open

def open_within_limit(self):
    connection = open_connection(self)
    connection.connection.driver_connection.execute(f"PRAGMA max_page_count={{pathlib.Path({file!r}).read_text()}}")
    return connection

ThreadCommitter._open = open_within_limit
"""
NO_LIMIT = "1073741823"


@pytest.fixture(scope="module")
def limit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that says how many pages the database may have."""
    file = tmp_path_factory.mktemp("limit") / "pages"
    file.write_text(NO_LIMIT)
    return file


def pages_of(server: Server) -> str:
    return str(sqlite3.connect(server.database).execute("PRAGMA page_count").fetchone()[0])


def test_a_full_disk_refuses_clearly_and_play_resumes_by_itself(tmp_path: Path, limit: Path) -> None:
    prelude = WITH_A_LIMIT.format(file=str(limit))
    with Server(tmp_path / "mazzo.sqlite3", prelude=prelude, bot_workers=0, refusals_in_a_minute=10_000) as server:

        async def game() -> None:
            people = [Player(server) for _ in range(3)]
            ada = people[0]
            code = ada.open(3, rounds="3-4-5")
            seats = [await person.join(code) for person in people]
            for seat in (1, 2):
                await seats[seat].say(type="sit", seat=seat)
                await seats[seat].until(lambda table, seat=seat: table["you"] == seat)
            await seats[0].say(type="start")
            acked = []
            # Full means: not one page more than it has now. Part of the last page is still free.
            limit.write_text(pages_of(server))
            while True:
                for each in seats:
                    await each.until(lambda table: table["stage"] == "playing" and table["turn"] == len(acked))
                at = seats[seats[0].table["waiting_for"][0]]
                answer = await at.play(at.table["legal"][0])
                if answer["type"] == "refused":
                    break
                acked.append(answer["id"])
                assert len(acked) < 45, "the disk never was full"
            assert answer["reason"] == "not_stored"
            assert "nothing has changed" in answer["text"]
            status, _, body = server.ask("GET", "/health")
            assert status == 503
            assert json.loads(body)["why"] == "the disk is full"
            status, answered = Player(server, ada.cookie).ask("POST", "/api/tables", {"game": USUAL_GAME, "players": 3})
            assert (status, answered["reason"]) == (503, "not_stored")

            # The table is still shown as it was.
            back = await ada.join(code)
            assert back.table["turn"] == at.table["turn"]
            assert ada.me()["tables"][0]["code"] == code
            await back.disconnect()

            limit.write_text(NO_LIMIT)
            await asyncio.gather(*(play_to_the_end(each) for each in seats))
            assert server.ask("GET", "/health")[0] == 200
            for each in seats:
                await each.disconnect()
            entries = [
                json.loads(text)
                for (text,) in sqlite3.connect(server.database).execute("SELECT text FROM entries WHERE code = ?", (code,))
            ]
            ids = [entry.get("id") for entry in entries]
            assert all(ids.count(short_id(name)) == 1 for name in acked)

        asyncio.run(game())
    assert check(server.database) == []


def test_nobody_is_played_for_while_the_disk_is_full(tmp_path: Path, limit: Path) -> None:
    prelude = WITH_A_LIMIT.format(file=str(limit))
    quick = {"clock_pace": 0.1, "lines_in_10_seconds": 1000}  # two seconds
    with Server(tmp_path / "mazzo.sqlite3", prelude=prelude, bot_workers=0, **quick) as server:

        async def game() -> None:
            _, connections = await dealt(*(Player(server) for _ in range(3)), more={"clock": "quick"}, rounds="9")
            limit.write_text(pages_of(server))
            for length in (200, 1):  # until there is no room for the smallest entry
                for _ in range(200):
                    await connections[0].say(type="say", text="x" * length)
                    while (answer := await connections[0].next())["type"] not in ("talk", "refused"):
                        pass
                    if answer["type"] == "refused":
                        break
                assert answer["reason"] == "not_stored"
            table = await connections[0].until(lambda table: table["clock"]["stopped"])
            seat, played_for = whose_turn(table), events(connections[0], "played_for")
            assert seat is not None
            await connections[seat].until(lambda table: table["clock"]["stopped"])
            await asyncio.sleep(table["clock"]["left"][seat] / 1000 + 0.3)  # longer than the player has left
            limit.write_text(NO_LIMIT)
            assert (await connections[seat].play(connections[seat].table["legal"][0]))["type"] == "accepted"
            await connections[seat].until(lambda now: now["turn"] > table["turn"] and not now["clock"]["stopped"])
            assert events(connections[seat], "played_for") == played_for
            await leave(*connections)

        asyncio.run(game())
