"""The disk is full: decisions are refused in a sentence, everything can be looked at, and it goes on when there is room."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

from mazzo.server.host.audit import check
from mazzo.table.log import short_id
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server, play_to_the_end

# SQLite says that the disk is full when its file would get more pages than this.
WITH_A_LIMIT = """
import pathlib
from mazzo.server.store.store import Store
commit = Store._commit

def commit_within_limit(self, connection, batch):
    connection.exec_driver_sql(f"PRAGMA max_page_count={{pathlib.Path({file!r}).read_text()}}")
    return commit(self, connection, batch)

Store._commit = commit_within_limit
"""
NO_LIMIT = "1073741823"


def test_a_full_disk_refuses_clearly_and_play_resumes_by_itself(tmp_path: Path) -> None:
    limit = tmp_path / "pages"
    limit.write_text(NO_LIMIT)
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
            # Full means: not one page more than it has now. Some of the last page is still free.
            pages = sqlite3.connect(server.database).execute("PRAGMA page_count").fetchone()[0]
            limit.write_text(str(pages))
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

            # Whoever looks sees the table as it was.
            back = await ada.join(code)
            assert back.table["turn"] == at.table["turn"]
            assert ada.me()["tables"][0]["code"] == code
            await back.leave_line()

            limit.write_text(NO_LIMIT)
            await asyncio.gather(*(play_to_the_end(each) for each in seats))
            assert server.ask("GET", "/health")[0] == 200
            for each in seats:
                await each.leave_line()
            entries = [
                json.loads(text)
                for (text,) in sqlite3.connect(server.database).execute("SELECT text FROM entries WHERE code = ?", (code,))
            ]
            ids = [entry.get("id") for entry in entries]
            assert all(ids.count(short_id(name)) == 1 for name in acked)

        asyncio.run(game())
    assert check(server.database) == []
