"""A database of any released layout becomes today's, and its games are unchanged, or are refused."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, inspect

from mazzo.games import GAMES
from mazzo.server.host.audit import check
from mazzo.server.settings import database_url
from mazzo.server.store.migrations import MIGRATIONS, SCHEMA_VERSION, upgrade
from mazzo.server.store.schema import schema
from mazzo.server.store.store import Store
from mazzo.table.commands import Person
from mazzo.table.log import Opened, read_entry, write_entry
from mazzo.table.table import Table
from tests.harness.games import USUAL_GAME
from tests.server.golden.make import digest_of

GOLDEN = Path(__file__).resolve().parent / "golden"
RELEASED = sorted(GOLDEN.glob("layout-*.sql"))


def laid_out(connection: Connection) -> dict[str, Any]:
    """Every table with its columns, keys and indexes, as the database reports them."""
    found = inspect(connection)
    return {
        table: {
            "columns": {column["name"]: (str(column["type"]), column["nullable"]) for column in found.get_columns(table)},
            "key": found.get_pk_constraint(table)["constrained_columns"],
            "foreign": sorted(
                (key["constrained_columns"], key["referred_table"], key["referred_columns"])
                for key in found.get_foreign_keys(table)
            ),
            "unique": sorted(sorted(filter(None, index["column_names"])) for index in found.get_unique_constraints(table)),
            "indexes": sorted(
                (index["name"], index["column_names"]) for index in found.get_indexes(table) if not index["unique"]
            ),
        }
        for table in sorted(found.get_table_names())
    }


def test_migrations_give_the_layout_that_the_queries_use(tmp_path: Path) -> None:
    by_steps = create_engine(f"sqlite:///{tmp_path}/steps.sqlite3")
    at_once = create_engine(f"sqlite:///{tmp_path}/once.sqlite3")
    with by_steps.begin() as connection:
        assert upgrade(connection) == len(MIGRATIONS)
        assert upgrade(connection) == 0
        found = laid_out(connection)
    schema.create_all(at_once)
    with at_once.connect() as connection:
        assert found == laid_out(connection)


def test_every_layout_but_todays_has_a_golden_database() -> None:
    assert [path.stem for path in RELEASED] == [f"layout-{number}" for number in range(1, len(RELEASED) + 1)]
    assert len(RELEASED) in (SCHEMA_VERSION - 1, SCHEMA_VERSION)


@pytest.mark.parametrize("golden", RELEASED, ids=lambda path: path.stem)
def test_an_old_database_is_upgraded_and_its_games_are_unchanged(golden: Path, tmp_path: Path) -> None:
    database = tmp_path / "mazzo.sqlite3"
    connection = sqlite3.connect(database)
    connection.executescript(golden.read_text())
    connection.close()
    games = json.loads(golden.with_suffix(".json").read_text())

    async def ask() -> None:
        store = await Store.open(database_url(f"sqlite:///{database}"))
        try:
            ada = hashlib.sha256(b"Ada").hexdigest()
            assert await store.persons_with([ada]) == {ada: Person("person-ada", "Ada")}
            assert await store.tables_needing_driver() == [
                code for code in sorted(games, reverse=True) if games[code].get("needs_driver", games[code]["stage"] == "playing")
            ]
            for code, was in games.items():
                entries = [read_entry(text) for text in await store.log_of(code)]
                if was["rules"] != GAMES[entries[0].game].version:
                    with pytest.raises(ValueError, match="does not guess"):
                        Table.from_log(entries)
                    continue
                table = Table.from_log(entries)
                assert (table.stage, table.turn) == (was["stage"], was["turn"])
                assert digest_of(table) == was["state"]
        finally:
            await store.close()

    asyncio.run(ask())
    if all(was["rules"] == GAMES[read_first(database, code).game].version for code, was in games.items()):
        assert check(database) == []
    connection = sqlite3.connect(database)
    assert connection.execute("SELECT value FROM about WHERE name = 'schema'").fetchone() == (str(SCHEMA_VERSION),)
    connection.close()


def read_first(database: Path, code: str) -> Opened:
    connection = sqlite3.connect(database)
    try:
        (text,) = connection.execute("SELECT text FROM entries WHERE code = ? AND entry = 0", (code,)).fetchone()
    finally:
        connection.close()
    opened = read_entry(text)
    assert isinstance(opened, Opened)
    return opened


def test_an_upgrade_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "mazzo.sqlite3"
    connection = sqlite3.connect(database)
    connection.executescript(RELEASED[0].read_text())
    before = list(connection.iterdump())
    monkeypatch.setattr(
        "mazzo.server.store.migrations.MIGRATIONS", (*MIGRATIONS, ("CREATE TABLE more (one INTEGER)", "NONSENSE"))
    )

    async def fail() -> None:
        with pytest.raises(Exception, match="NONSENSE"):
            await Store.open(database_url(f"sqlite:///{database}"))

    asyncio.run(fail())
    assert list(connection.iterdump()) == before
    connection.close()


def test_a_game_of_other_rules_is_refused_and_never_guessed_at() -> None:
    opened = Table.open(USUAL_GAME, 3, {}, "1").opened
    older = read_entry(write_entry(opened))
    older.rules += 1
    with pytest.raises(ValueError, match="does not guess"):
        Table.from_log([older])
    with pytest.raises(ValueError, match="log entry"):
        read_entry(b'{"kind":"prophesied","seat":1}')  # an entry that only a later version knows
