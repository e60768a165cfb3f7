"""The schema of the database, and the migrations that lead to it.

`schema` is the current state: all queries refer to it. `MIGRATIONS` is how it came to be, one numbered migration after another,
none of which changes once it is released: a fresh database runs all of them, an older one those it is missing, in one
transaction. A new table or column is written twice: into `schema`, and as a new migration at the end. A test compares the two.
A migration is a list of statements and, where no statement can do it, functions.
Logs are never rewritten by a migration: a game played by other rules is refused when somebody asks for it, not guessed at.
"""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    bindparam,
    delete,
    extract,
    false,
    func,
    insert,
    select,
    text,
    update,
)

from mazzo.server.store.chain import chained, start_of

schema = MetaData()
about = Table("about", schema, Column("name", String(40), primary_key=True), Column("value", String(200), nullable=False))
persons = Table(
    "persons",
    schema,
    Column("person", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),  # the person again since layout 5; SQLite cannot drop it
    Column("name", String(40), nullable=False),
    Column("unlisted", Boolean, nullable=False, server_default=false()),  # does not want to be in the lists of ratings
)
tables = Table(
    "tables",
    schema,
    Column("number", Integer, primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("stage", String(10), nullable=False, index=True),  # a hint: the log decides
    Column("opened_at", BigInteger),  # seconds since 1970
    # Where the table needs a driver, because a bot or a clock may have to move: the number of the entry that made it so. Set
    # together with that entry and cleared some time later, so a server that starts need not look at other tables.
    Column("restless", Integer, index=True),
    Column("holder", Integer, ForeignKey("processes.process", ondelete="SET NULL")),  # drives its bots and its clock
    Column("epoch", Integer, nullable=False, server_default="0"),  # grows with every new holder
    Column("visited_at", BigInteger),  # when somebody last came to it, to the hour; null: not since VISITS_SINCE
    Column("tidied_at", BigInteger),  # when old talk was removed from its log
)
seats = Table(
    "seats",
    schema,
    Column("person", String(32), ForeignKey("persons.person"), primary_key=True),
    Column("code", String(8), ForeignKey("tables.code"), primary_key=True),  # has had a seat there; the log knows which
)
entries = Table(
    "entries",
    schema,
    Column("code", String(8), ForeignKey("tables.code"), primary_key=True),
    Column("entry", Integer, primary_key=True, autoincrement=False),
    Column("text", LargeBinary, nullable=False),
    Column("chain", LargeBinary, nullable=False),  # a hash of this entry and of all before it: see `chain`
    sqlite_with_rowid=False,  # in the order of its key, without an index beside it: a third less of the file
)
# Tables that have lost entries which were acknowledged: they are not played on.
damaged = Table(
    "damaged",
    schema,
    Column("code", String(8), ForeignKey("tables.code"), primary_key=True),
    Column("entry", Integer, nullable=False),  # the first that is missing
)
# When somebody was last in a waiting room: abandoned ones are no longer shown. The row is deleted when the game begins.
rooms = Table(
    "rooms",
    schema,
    Column("code", String(8), ForeignKey("tables.code"), primary_key=True),
    Column("public", Boolean, nullable=False),  # shown in the lobby
    Column("opened_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False, index=True),
    Column("person", String(32)),  # the host: the lobby shows a few rooms of each
    Column("seeks", String(40), index=True),  # the game, where people who look for players of it are seated
)
# The result of a finished game for each person who played it: computed once, from its log.
results = Table(
    "results",
    schema,
    Column("number", Integer, primary_key=True),
    Column("code", String(8), ForeignKey("tables.code"), nullable=False),
    Column("person", String(32), ForeignKey("persons.person"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("over_at", BigInteger, nullable=False),
    Column("text", LargeBinary, nullable=False),  # JSON: see `results`
    UniqueConstraint("code", "person"),
    Index("ix_results_person", "person", "number"),
)
ratings = Table(
    "ratings",
    schema,
    Column("person", String(32), ForeignKey("persons.person"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False, server_default="0"),
    Index("ix_ratings_game", "game"),
)
# A person has a token on each of their devices. What they are called is read from the User-Agent, and empty if that says nothing.
devices = Table(
    "devices",
    schema,
    Column("token_hash", String(64), primary_key=True),  # SHA-256; the token itself is in the cookie alone
    Column("person", String(32), ForeignKey("persons.person"), nullable=False, index=True),
    Column("browser", String(40), nullable=False, server_default=""),
    Column("system", String(40), nullable=False, server_default=""),
    Column("first_at", BigInteger),  # seconds since 1970; unknown for those from before layout 5
    Column("last_at", BigInteger),  # to the day
)
# Links that make another device the same person's: each works once, and not for long.
carries = Table(
    "carries",
    schema,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("persons.person"), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)
# Bots' moves that somebody reported, for the host to look at: the log has the game, `place` says where in it.
reports = Table(
    "reports",
    schema,
    Column("number", Integer, primary_key=True),
    Column("code", String(8), ForeignKey("tables.code"), nullable=False),
    Column("place", Integer, nullable=False),
    Column("person", String(32), ForeignKey("persons.person"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("level", String(40), nullable=False),
    Column("version", String(40), nullable=False),  # of the server that received the report
    Column("reported_at", BigInteger, nullable=False),
    Column("text", String(200), nullable=False),
    UniqueConstraint("code", "place", "person"),
)
# What the host of the server has imposed: bans, silences and names that stay as they are.
sanctions = Table(
    "sanctions",
    schema,
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # `ban`, `silence` or `name`
    Column("person", String(32), ForeignKey("persons.person"), index=True),  # or
    Column("network", String(50)),  # in the notation 192.0.2.0/24; a single address too
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),  # null: for good
    Column("reason", String(200), nullable=False),
)
# Whom a person neither reads nor sits with.
blocks = Table(
    "blocks",
    schema,
    Column("number", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("persons.person"), nullable=False),
    Column("blocked", String(32), ForeignKey("persons.person"), nullable=False, index=True),
    Column("since", BigInteger, nullable=False),
    UniqueConstraint("person", "blocked"),
)
# Talk and names that players reported, for the host to read. The log has what was said before and after.
people_reports = Table(
    "people_reports",
    schema,
    Column("number", Integer, primary_key=True),
    Column("code", String(8), ForeignKey("tables.code"), nullable=False),
    Column("person", String(32), ForeignKey("persons.person"), nullable=False, index=True),  # who was reported
    Column("reporter", String(32), ForeignKey("persons.person"), index=True),  # null once forgotten
    Column("line", Integer, nullable=False),  # its number in the talk of the table; 0 for the name
    Column("text", String(200), nullable=False),  # what they said, or what they were called
    Column("remark", String(200), nullable=False),
    Column("reported_at", BigInteger, nullable=False),
    UniqueConstraint("code", "person", "reporter", "line"),
)
# What the host of the server has done: it outlasts the persons it is about, whose ids are replaced when they are forgotten.
audit = Table(
    "audit",
    schema,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("command", String(20), nullable=False),
    Column("subject", String(50), nullable=False, index=True),  # a person, a network or a table
    Column("code", String(8)),  # the table, where a person was kicked
    Column("until", BigInteger),
    Column("reason", String(200), nullable=False),
)
# Only where several processes share a database: their leases, and the persons connected to each.
processes = Table(
    "processes",
    schema,
    Column("process", Integer, primary_key=True),
    Column("lives_until", Double, nullable=False),  # by the clock of the database, in seconds since 1970
)
present = Table(
    "present",
    schema,
    Column("process", Integer, ForeignKey("processes.process", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("code", String(8), primary_key=True, index=True),
    Column("person", String(80), primary_key=True),  # or a program
)

# Only there too: what all processes must act on at once (see `changes`).
changes = Table(
    "changes",
    schema,
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False, index=True),  # by the clock of the database, in seconds since 1970
    Column("reason", String(40), nullable=False),
    Column("person", String(80), nullable=False),  # empty where it concerns nobody in particular
    Column("device", String(64), nullable=False),
    Column("code", String(8), nullable=False),
)


def database_clock() -> Any:
    """PostgreSQL's time, in seconds since 1970: the one clock that all processes share."""
    return extract("epoch", func.clock_timestamp())


TRANSIENT = (processes, present, changes)
"""Worthless once the processes have ended, so not part of a backup."""

VISITS_SINCE = "visits_since"
"""The row of `about` that says since when it is noted when tables and devices are used, in seconds since 1970."""


def chain_logs(connection: Connection) -> None:
    """Copies the logs of layout 4 into a table that has the hash of every entry."""
    of_table = text("SELECT entry, text FROM unchained WHERE code = :code ORDER BY entry")
    copy = text("INSERT INTO entries (code, entry, text, chain) VALUES (:code, :entry, :text, :chain)").bindparams(
        bindparam("text", type_=LargeBinary), bindparam("chain", type_=LargeBinary)
    )
    for (code,) in connection.execute(text("SELECT code FROM tables ORDER BY code")).all():
        log = connection.execute(of_table, {"code": code}).all()
        hashes = chained(start_of(code), [bytes(row.text) for row in log])
        rows = [
            {"code": code, "entry": row.entry, "text": bytes(row.text), "chain": hashed}
            for row, hashed in zip(log, hashes, strict=True)
        ]
        if rows:
            connection.execute(copy, rows)


def count_visits(connection: Connection) -> None:
    """From now on it is noted when tables and devices are used."""
    connection.execute(insert(about).values(name=VISITS_SINCE, value=str(int(time.time()))))


def forget_lessons(connection: Connection) -> None:
    """A lesson, like any game with stacked cards, is no game in anybody's history."""
    opened = select(entries.c.code, entries.c.text).where(entries.c.entry == 0, entries.c.code.in_(select(results.c.code)))
    for code in [row.code for row in connection.execute(opened) if b'"stack":' in bytes(row.text)]:
        connection.execute(delete(results).where(results.c.code == code))


def count_rated_games(connection: Connection) -> None:
    """How many rated games stand behind each rating: those whose result says what they did to it."""
    played = select(results.c.person, results.c.game, results.c.text)
    counts = Counter((row.person, row.game) for row in connection.execute(played) if b'"after":' in bytes(row.text))
    for (person, game), games in counts.items():
        this = (ratings.c.person == person) & (ratings.c.game == game)
        connection.execute(update(ratings).where(this).values(games=games))


Step = str | Callable[[Connection], None]
MIGRATIONS: tuple[tuple[Step, ...], ...] = (
    (  # 1: persons, tables and their logs
        "CREATE TABLE persons (person VARCHAR(32) NOT NULL PRIMARY KEY, token_hash VARCHAR(64) NOT NULL, "
        "name VARCHAR(40) NOT NULL, UNIQUE (token_hash))",
        "CREATE TABLE tables (number {counted}, code VARCHAR(8) NOT NULL, game VARCHAR(40) NOT NULL, "
        "stage VARCHAR(10) NOT NULL, UNIQUE (code))",
        "CREATE INDEX ix_tables_stage ON tables (stage)",
        "CREATE TABLE seats (person VARCHAR(32) NOT NULL REFERENCES persons (person), "
        "code VARCHAR(8) NOT NULL REFERENCES tables (code), PRIMARY KEY (person, code))",
        "CREATE TABLE entries (code VARCHAR(8) NOT NULL REFERENCES tables (code), entry INTEGER NOT NULL, "
        "text {bytes} NOT NULL, PRIMARY KEY (code, entry))",
    ),
    (  # 2: several processes, and a start that need not look at every table
        "CREATE TABLE processes (process {counted}, lives_until {double} NOT NULL)",
        "CREATE TABLE present (process INTEGER NOT NULL REFERENCES processes (process) ON DELETE CASCADE, "
        "code VARCHAR(8) NOT NULL, person VARCHAR(80) NOT NULL, PRIMARY KEY (process, code, person))",
        "CREATE INDEX ix_present_code ON present (code)",
        "ALTER TABLE tables ADD COLUMN opened_at BIGINT",
        "ALTER TABLE tables ADD COLUMN restless INTEGER",
        "ALTER TABLE tables ADD COLUMN holder INTEGER REFERENCES processes (process) ON DELETE SET NULL",
        "ALTER TABLE tables ADD COLUMN epoch INTEGER DEFAULT 0 NOT NULL",
        "UPDATE tables SET restless = 0 WHERE stage = 'playing'",
        "CREATE INDEX ix_tables_restless ON tables (restless)",
    ),
    (  # 3: waiting rooms, results, ratings, and persons with several devices
        "CREATE TABLE rooms (code VARCHAR(8) NOT NULL PRIMARY KEY REFERENCES tables (code), public BOOLEAN NOT NULL, "
        "opened_at BIGINT NOT NULL, seen_at BIGINT NOT NULL)",
        "CREATE INDEX ix_rooms_seen_at ON rooms (seen_at)",
        "CREATE TABLE results (number {counted}, code VARCHAR(8) NOT NULL REFERENCES tables (code), "
        "person VARCHAR(32) NOT NULL REFERENCES persons (person), game VARCHAR(40) NOT NULL, over_at BIGINT NOT NULL, "
        "text {bytes} NOT NULL, UNIQUE (code, person))",
        "CREATE INDEX ix_results_person ON results (person, number)",
        "CREATE TABLE ratings (person VARCHAR(32) NOT NULL REFERENCES persons (person), game VARCHAR(40) NOT NULL, "
        "mu {double} NOT NULL, sigma {double} NOT NULL, PRIMARY KEY (person, game))",
        "CREATE TABLE devices (token_hash VARCHAR(64) NOT NULL PRIMARY KEY, "
        "person VARCHAR(32) NOT NULL REFERENCES persons (person))",
        "CREATE INDEX ix_devices_person ON devices (person)",
        "CREATE TABLE carries (token_hash VARCHAR(64) NOT NULL PRIMARY KEY, "
        "person VARCHAR(32) NOT NULL REFERENCES persons (person), until BIGINT NOT NULL)",
        "CREATE INDEX ix_carries_person ON carries (person)",
    ),
    (  # 4: moves that were reported
        "CREATE TABLE reports (number {counted}, code VARCHAR(8) NOT NULL REFERENCES tables (code), place INTEGER NOT NULL, "
        "person VARCHAR(32) NOT NULL REFERENCES persons (person), seat INTEGER NOT NULL, level VARCHAR(40) NOT NULL, "
        "version VARCHAR(40) NOT NULL, reported_at BIGINT NOT NULL, text VARCHAR(200) NOT NULL, UNIQUE (code, place, person))",
        "CREATE INDEX ix_reports_person ON reports (person)",
    ),
    (  # 5: a server for strangers
        # A chain of hashes over every log.
        "ALTER TABLE entries RENAME TO unchained",
        "CREATE TABLE entries (code VARCHAR(8) NOT NULL REFERENCES tables (code), entry INTEGER NOT NULL, "
        "text {bytes} NOT NULL, chain {bytes} NOT NULL, PRIMARY KEY (code, entry)){without_rowid}",
        chain_logs,
        "DROP TABLE unchained",
        "CREATE TABLE damaged (code VARCHAR(8) NOT NULL PRIMARY KEY REFERENCES tables (code), entry INTEGER NOT NULL)",
        # When tables were last used, so that abandoned ones can be removed.
        "ALTER TABLE tables ADD COLUMN visited_at BIGINT",
        "ALTER TABLE tables ADD COLUMN tidied_at BIGINT",
        count_visits,
        # What all processes must act on at once
        "CREATE TABLE changes (number {counted}, at {double} NOT NULL, reason VARCHAR(40) NOT NULL, "
        "person VARCHAR(80) NOT NULL, device VARCHAR(64) NOT NULL, code VARCHAR(8) NOT NULL)",
        "CREATE INDEX ix_changes_at ON changes (at)",
        # Every token is a device's, the first one too
        "ALTER TABLE devices ADD COLUMN browser VARCHAR(40) DEFAULT '' NOT NULL",
        "ALTER TABLE devices ADD COLUMN system VARCHAR(40) DEFAULT '' NOT NULL",
        "ALTER TABLE devices ADD COLUMN first_at BIGINT",
        "ALTER TABLE devices ADD COLUMN last_at BIGINT",
        "INSERT INTO devices (token_hash, person) SELECT token_hash, person FROM persons",
        "UPDATE persons SET token_hash = person",
        # Keeping order
        "CREATE TABLE sanctions (number {counted}, kind VARCHAR(10) NOT NULL, person VARCHAR(32) REFERENCES persons (person), "
        "network VARCHAR(50), since BIGINT NOT NULL, until BIGINT, reason VARCHAR(200) NOT NULL)",
        "CREATE INDEX ix_sanctions_person ON sanctions (person)",
        "CREATE TABLE blocks (number {counted}, person VARCHAR(32) NOT NULL REFERENCES persons (person), "
        "blocked VARCHAR(32) NOT NULL REFERENCES persons (person), since BIGINT NOT NULL, UNIQUE (person, blocked))",
        "CREATE INDEX ix_blocks_blocked ON blocks (blocked)",
        "CREATE TABLE people_reports (number {counted}, code VARCHAR(8) NOT NULL REFERENCES tables (code), "
        "person VARCHAR(32) NOT NULL REFERENCES persons (person), reporter VARCHAR(32) REFERENCES persons (person), "
        "line INTEGER NOT NULL, text VARCHAR(200) NOT NULL, remark VARCHAR(200) NOT NULL, reported_at BIGINT NOT NULL, "
        "UNIQUE (code, person, reporter, line))",
        "CREATE INDEX ix_people_reports_person ON people_reports (person)",
        "CREATE INDEX ix_people_reports_reporter ON people_reports (reporter)",
        "CREATE TABLE audit (number {counted}, at BIGINT NOT NULL, command VARCHAR(20) NOT NULL, "
        "subject VARCHAR(50) NOT NULL, code VARCHAR(8), until BIGINT, reason VARCHAR(200) NOT NULL)",
        "CREATE INDEX ix_audit_subject ON audit (subject)",
        "ALTER TABLE rooms ADD COLUMN person VARCHAR(32)",
        # Lessons are no games in the statistics.
        forget_lessons,
        # People who look for players, and lists of ratings
        "ALTER TABLE rooms ADD COLUMN seeks VARCHAR(40)",
        "CREATE INDEX ix_rooms_seeks ON rooms (seeks)",
        "ALTER TABLE persons ADD COLUMN unlisted BOOLEAN DEFAULT {false} NOT NULL",
        "ALTER TABLE ratings ADD COLUMN games INTEGER DEFAULT 0 NOT NULL",
        "CREATE INDEX ix_ratings_game ON ratings (game)",
        count_rated_games,
    ),
)
SCHEMA_VERSION = len(MIGRATIONS)

DIALECTS = {
    "sqlite": {
        "counted": "INTEGER NOT NULL PRIMARY KEY",
        "bytes": "BLOB",
        "double": "DOUBLE",
        "without_rowid": " WITHOUT ROWID",
        "false": "0",
    },
    "postgresql": {
        "counted": "SERIAL PRIMARY KEY",
        "bytes": "BYTEA",
        "double": "DOUBLE PRECISION",
        "without_rowid": "",
        "false": "FALSE",
    },
}
SERVER = "server"
"""The row of `about` that tells this server from others on the same host: cookies are named by it."""
ONE_AT_A_TIME = 7_229_096  # the key of the lock under which one process migrates; any number, but always this one


class TooNew(Exception):
    """The database was created by a newer version of Mazzo."""


def upgrade(connection: Connection) -> int:
    """Runs the migrations that this database is missing; how many. TooNew, with a sentence, if it is newer than this version."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")
    about.create(connection, checkfirst=True)
    found = connection.scalar(select(about.c.value).where(about.c.name == "schema"))
    version = int(found or 0)
    if version > SCHEMA_VERSION:
        raise TooNew(
            f"it was created by a newer version of Mazzo (its layout is {version}, this version knows up to {SCHEMA_VERSION}); "
            "use that version, or another database"
        )
    for migration in MIGRATIONS[version:]:
        for step in migration:
            if callable(step):
                step(connection)
            else:
                connection.exec_driver_sql(step.format(**DIALECTS[connection.dialect.name]))
    if connection.scalar(select(about.c.value).where(about.c.name == SERVER)) is None:
        connection.execute(insert(about).values(name=SERVER, value=secrets.token_hex(8)))
    if found is None:
        connection.execute(insert(about).values(name="schema", value=str(SCHEMA_VERSION)))
    elif version < SCHEMA_VERSION:
        connection.execute(update(about).where(about.c.name == "schema").values(value=str(SCHEMA_VERSION)))
    return SCHEMA_VERSION - version
