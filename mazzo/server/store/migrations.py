"""The history of the schema: numbered migrations, none of which changes once it is released.

A new database runs all of them, an older one those it is missing, in one transaction. A migration is a list of statements and,
where no statement can do it, functions. Migrations never rewrite logs: a game played by other rules is refused when somebody
asks for it.
"""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Callable

from sqlalchemy import Connection, LargeBinary, bindparam, delete, insert, select, text, update

from mazzo.server.store.chain import chained, start_of
from mazzo.server.store.schema import SERVER, VISITS_SINCE, about, entries, ratings, results


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
    """From now on, the use of tables and devices is recorded."""
    connection.execute(insert(about).values(name=VISITS_SINCE, value=str(int(time.time()))))


def forget_lessons(connection: Connection) -> None:
    """A lesson, like any game with stacked cards, does not appear in anybody's history."""
    opened = select(entries.c.code, entries.c.text).where(entries.c.entry == 0, entries.c.code.in_(select(results.c.code)))
    for code in [row.code for row in connection.execute(opened) if b'"stack":' in bytes(row.text)]:
        connection.execute(delete(results).where(results.c.code == code))


def count_rated_games(connection: Connection) -> None:
    """How many rated games each rating is based on: those whose result records a rating change."""
    played = select(results.c.person, results.c.game, results.c.text)
    counts = Counter((row.person, row.game) for row in connection.execute(played) if b'"after":' in bytes(row.text))
    for (person, game), games in counts.items():
        this = (ratings.c.person == person) & (ratings.c.game == game)
        connection.execute(update(ratings).where(this).values(games=games))


Step = str | Callable[[Connection], None]
SHARED_PADS: tuple[Step, ...] = (
    "CREATE TABLE evenings (evening VARCHAR(8) NOT NULL PRIMARY KEY, game VARCHAR(40) NOT NULL, "
    "holder VARCHAR(32) NOT NULL REFERENCES persons (person), opened_at BIGINT NOT NULL, changed_at BIGINT NOT NULL, "
    "text {bytes} NOT NULL)",
    "CREATE INDEX ix_evenings_holder ON evenings (holder)",
    "CREATE INDEX ix_evenings_changed_at ON evenings (changed_at)",
    "CREATE TABLE evening_entries (evening VARCHAR(8) NOT NULL REFERENCES evenings (evening), entry INTEGER NOT NULL, "
    "writer VARCHAR(32) REFERENCES persons (person), text {bytes} NOT NULL, PRIMARY KEY (evening, entry))",
    "CREATE INDEX ix_evening_entries_writer ON evening_entries (writer)",
)
"""Evenings with the real cards, on several phones."""
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
    ),
    (  # 6: people who look for players, and lists of ratings
        "ALTER TABLE rooms ADD COLUMN seeks VARCHAR(40)",
        "CREATE INDEX ix_rooms_seeks ON rooms (seeks)",
        "ALTER TABLE persons ADD COLUMN unlisted BOOLEAN DEFAULT {false} NOT NULL",
        "ALTER TABLE ratings ADD COLUMN games INTEGER DEFAULT 0 NOT NULL",
        "CREATE INDEX ix_ratings_game ON ratings (game)",
        count_rated_games,
    ),
    (  # 7: what comes after a game
        # The same deal for several tables, and who has seen it
        "CREATE TABLE events (event VARCHAR(8) NOT NULL PRIMARY KEY, organiser VARCHAR(32) REFERENCES persons (person), "
        "title VARCHAR(60) NOT NULL, game VARCHAR(40) NOT NULL, listed BOOLEAN NOT NULL, opens_at BIGINT NOT NULL, "
        "closes_at BIGINT NOT NULL, cancelled BOOLEAN DEFAULT {false} NOT NULL, text {bytes} NOT NULL)",
        "CREATE INDEX ix_events_organiser ON events (organiser)",
        "CREATE INDEX ix_events_closes_at ON events (closes_at)",
        "CREATE TABLE entrants (event VARCHAR(8) NOT NULL REFERENCES events (event), "
        "person VARCHAR(32) NOT NULL REFERENCES persons (person), entered_at BIGINT NOT NULL, "
        "struck BOOLEAN DEFAULT {false} NOT NULL, PRIMARY KEY (event, person))",
        "CREATE INDEX ix_entrants_person ON entrants (person)",
        "CREATE TABLE event_log (number {counted}, event VARCHAR(8) NOT NULL REFERENCES events (event), at BIGINT NOT NULL, "
        "what VARCHAR(20) NOT NULL, person VARCHAR(32) REFERENCES persons (person), reason VARCHAR(200) NOT NULL)",
        "CREATE INDEX ix_event_log_event ON event_log (event)",
        "CREATE INDEX ix_event_log_person ON event_log (person)",
        "CREATE TABLE deals (deal VARCHAR(8) NOT NULL PRIMARY KEY, game VARCHAR(40) NOT NULL, seed VARCHAR(64) NOT NULL, "
        "seat INTEGER NOT NULL, made_at BIGINT NOT NULL, opens_at BIGINT NOT NULL, closes_at BIGINT, "
        "origin VARCHAR(8) REFERENCES tables (code), day VARCHAR(10), event VARCHAR(8) REFERENCES events (event), "
        "number INTEGER, text {bytes} NOT NULL, UNIQUE (origin, seat), UNIQUE (day, game), UNIQUE (event, number))",
        "CREATE INDEX ix_deals_seed ON deals (seed)",
        "CREATE TABLE tries (deal VARCHAR(8) NOT NULL REFERENCES deals (deal), "
        "code VARCHAR(8) NOT NULL REFERENCES tables (code), "
        "person VARCHAR(32) NOT NULL REFERENCES persons (person), number INTEGER NOT NULL, knew BOOLEAN NOT NULL, "
        "begun_at BIGINT NOT NULL, over_at BIGINT, standing INTEGER, text {bytes} NOT NULL, PRIMARY KEY (deal, code), "
        "UNIQUE (deal, person, number))",
        "CREATE INDEX ix_tries_code ON tries (code)",
        "CREATE INDEX ix_tries_person ON tries (person)",
        "CREATE TABLE sightings (person VARCHAR(32) NOT NULL REFERENCES persons (person), "
        "code VARCHAR(8) NOT NULL REFERENCES tables (code), seen_at BIGINT NOT NULL, PRIMARY KEY (person, code))",
        "CREATE INDEX ix_sightings_code ON sightings (code)",
        # Reviews, and trying again
        "CREATE TABLE reviews (code VARCHAR(8) NOT NULL REFERENCES tables (code), seat INTEGER NOT NULL, "
        "person VARCHAR(32) REFERENCES persons (person), version VARCHAR(120) NOT NULL, effort VARCHAR(10) NOT NULL, "
        "text {bytes} NOT NULL, PRIMARY KEY (code, seat))",
        "CREATE INDEX ix_reviews_person ON reviews (person)",
        # Moments that are played again
        "CREATE TABLE practices (code VARCHAR(8) NOT NULL PRIMARY KEY REFERENCES tables (code), "
        "past VARCHAR(8) NOT NULL REFERENCES tables (code), place INTEGER NOT NULL, "
        "person VARCHAR(32) NOT NULL REFERENCES persons (person), text {bytes} NOT NULL)",
        "CREATE INDEX ix_practices_person ON practices (person)",
        "CREATE INDEX ix_practices_past ON practices (past, person)",
    ),
    (  # 8: events among people, and score pads that several phones share
        "ALTER TABLE events ADD COLUMN due_at BIGINT",
        "CREATE INDEX ix_events_due_at ON events (due_at)",
        "ALTER TABLE entrants ADD COLUMN left_at BIGINT",
        "ALTER TABLE entrants ADD COLUMN program BOOLEAN DEFAULT {false} NOT NULL",
        "CREATE TABLE rounds (event VARCHAR(8) NOT NULL REFERENCES events (event), number INTEGER NOT NULL, "
        "seated_at BIGINT NOT NULL, ends_at BIGINT NOT NULL, over_at BIGINT, PRIMARY KEY (event, number))",
        "CREATE TABLE places (number {counted}, deal VARCHAR(8) NOT NULL REFERENCES deals (deal), "
        "person VARCHAR(32) REFERENCES persons (person), code VARCHAR(8) REFERENCES tables (code), seat INTEGER, "
        "over_at BIGINT, standing INTEGER, text {bytes} NOT NULL, UNIQUE (deal, person), UNIQUE (code, seat))",
        "CREATE INDEX ix_places_person ON places (person)",
        *SHARED_PADS,
    ),
    (  # 9: events that ask for an invitation
        "CREATE TABLE invitations (event VARCHAR(8) NOT NULL REFERENCES events (event), invitation VARCHAR(8) NOT NULL, "
        "made_at BIGINT NOT NULL, person VARCHAR(32) REFERENCES persons (person), PRIMARY KEY (event, invitation))",
        "CREATE INDEX ix_invitations_person ON invitations (person)",
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
ONE_AT_A_TIME = 7_229_096  # the key of the lock under which one process migrates; any number, but always this one


class TooNew(Exception):
    """The database was created by a newer version of Mazzo."""


def upgrade(connection: Connection) -> int:
    """Runs the migrations that this database is missing; returns how many. TooNew, with an explanation, if it is newer than
    this version."""
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
