"""The current schema of the database, which all queries refer to. Its history is in `migrations`.

A new table or column is written twice: here, and as a new migration at the end. A test compares the two.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    extract,
    false,
    func,
)

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
    # If the table needs a driver, because a bot or a clock may have to act: the number of the entry that made it so. Set
    # together with that entry and cleared some time later, so a starting server need not look at other tables.
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
# Tables that have lost acknowledged entries: they are not continued.
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
# What a seat's decisions in a finished game cost, and what was luck: computed once for each version of rules and judge.
reviews = Table(
    "reviews",
    schema,
    Column("code", String(8), ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), ForeignKey("persons.person"), index=True),  # who sat there; null for bots and the forgotten
    Column("version", String(120), nullable=False),
    Column("effort", String(10), nullable=False),
    Column("text", LargeBinary, nullable=False),  # JSON: see `mazzo.review.shapes`; without names
)
# Positions from finished games that were played again: whose try it was, and its outcome.
practices = Table(
    "practices",
    schema,
    Column("code", String(8), ForeignKey("tables.code"), primary_key=True),
    Column("past", String(8), ForeignKey("tables.code"), nullable=False),  # the game whose past it has,
    Column("place", Integer, nullable=False),  # and the decision that was made again
    Column("person", String(32), ForeignKey("persons.person"), nullable=False, index=True),
    Column("text", LargeBinary, nullable=False),  # JSON: the outcome, null until there is one; see `practice`
    Index("ix_practices_past", "past", "person"),
)
# A person has a token on each of their devices. A device's name is read from the User-Agent, and empty if that says nothing.
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
# Bots' moves that somebody reported, for the host to look at: the log has the game, `place` says where.
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
# What the host of the server has imposed: bans, silences and names that cannot be changed.
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
# The people whom a person neither reads nor sits with.
blocks = Table(
    "blocks",
    schema,
    Column("number", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("persons.person"), nullable=False),
    Column("blocked", String(32), ForeignKey("persons.person"), nullable=False, index=True),
    Column("since", BigInteger, nullable=False),
    UniqueConstraint("person", "blocked"),
)
# Chat messages and names that players reported, for the host to read. The log has the messages before and after.
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
# What the host of the server has done: it outlasts the persons concerned, whose ids are replaced when they are forgotten.
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
# Events in which everybody plays the same deals: each at a table of their own, or together at several tables.
events = Table(
    "events",
    schema,
    Column("event", String(8), primary_key=True),
    Column("organiser", String(32), ForeignKey("persons.person"), index=True),  # null once forgotten
    Column("title", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("listed", Boolean, nullable=False),  # shown in the lobby, or found by its link alone
    Column("opens_at", BigInteger, nullable=False),
    Column("closes_at", BigInteger, nullable=False, index=True),
    Column("cancelled", Boolean, nullable=False, server_default=false()),
    Column("text", LargeBinary, nullable=False),  # JSON: see `events`
    Column("due_at", BigInteger, index=True),  # among people: when something has to be done next, such as to seat a round
)
entrants = Table(
    "entrants",
    schema,
    Column("event", String(8), ForeignKey("events.event"), primary_key=True),
    Column("person", String(32), ForeignKey("persons.person"), primary_key=True, index=True),
    Column("entered_at", BigInteger, nullable=False),
    Column("struck", Boolean, nullable=False, server_default=false()),  # taken out of the standings by the organiser
    Column("left_at", BigInteger),  # among people: is seated no more
    Column("program", Boolean, nullable=False, server_default=false()),  # says that it is one
)
# Invitations to an event that requires one: each admits one person.
invitations = Table(
    "invitations",
    schema,
    Column("event", String(8), ForeignKey("events.event"), primary_key=True),
    Column("invitation", String(8), primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Column("person", String(32), ForeignKey("persons.person"), index=True),  # who has entered with it; goes with them
)
# The rounds of an event among people: in each, all tables play one deal.
rounds = Table(
    "rounds",
    schema,
    Column("event", String(8), ForeignKey("events.event"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # that of its deal
    Column("seated_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger, nullable=False),  # then bots finish what is not over
    Column("over_at", BigInteger),
)
# The organiser's actions in an event, for everybody to read.
event_log = Table(
    "event_log",
    schema,
    Column("number", Integer, primary_key=True),
    Column("event", String(8), ForeignKey("events.event"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("what", String(20), nullable=False),
    Column("person", String(32), ForeignKey("persons.person"), index=True),  # about whom, if about anybody
    Column("reason", String(200), nullable=False),
)
# Cards that are dealt at several tables, for everyone who plays them.
deals = Table(
    "deals",
    schema,
    Column("deal", String(8), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seed", String(64), nullable=False, index=True),
    Column("seat", Integer, nullable=False),  # the player's; bots have the others
    Column("made_at", BigInteger, nullable=False),  # when the hash of its seed could first be seen
    Column("opens_at", BigInteger, nullable=False),
    Column("closes_at", BigInteger),  # then the seed is revealed; null: a challenge, whose cards some have seen
    Column("origin", String(8), ForeignKey("tables.code")),  # a challenge: the game whose cards they are
    Column("day", String(10)),  # the deal of this day, by UTC
    Column("event", String(8), ForeignKey("events.event")),
    Column("number", Integer),  # in its event
    Column("text", LargeBinary, nullable=False),  # JSON: see `deals`
    UniqueConstraint("origin", "seat"),
    UniqueConstraint("day", "game"),
    UniqueConstraint("event", "number"),
)
# Who has played a deal, and with what result. The row is stored with the first entry of the table's log.
tries = Table(
    "tries",
    schema,
    Column("deal", String(8), ForeignKey("deals.deal"), primary_key=True),
    Column("code", String(8), ForeignKey("tables.code"), primary_key=True, index=True),
    Column("person", String(32), ForeignKey("persons.person"), nullable=False, index=True),
    Column("number", Integer, nullable=False),  # the first of each person counts
    Column("knew", Boolean, nullable=False),  # had seen these cards before
    Column("begun_at", BigInteger, nullable=False),
    Column("over_at", BigInteger),
    Column("standing", Integer),  # what the rules rank by; null for a game that goes on or was given up
    Column("text", LargeBinary, nullable=False),  # JSON: see `tries`
    UniqueConstraint("deal", "person", "number"),
)
# Who sits where in a round of an event, stored with the first entries of its tables, and with what result.
places = Table(
    "places",
    schema,
    Column("number", Integer, primary_key=True),
    Column("deal", String(8), ForeignKey("deals.deal"), nullable=False),
    Column("person", String(32), ForeignKey("persons.person"), index=True),  # null for a bot
    Column("code", String(8), ForeignKey("tables.code")),  # null for people who rest
    Column("seat", Integer),
    Column("over_at", BigInteger),
    Column("standing", Integer),  # as in `tries`
    Column("text", LargeBinary, nullable=False),
    UniqueConstraint("deal", "person"),
    UniqueConstraint("code", "seat"),
)
# People who have watched a game, or opened its replay: they know its cards.
sightings = Table(
    "sightings",
    schema,
    Column("person", String(32), ForeignKey("persons.person"), primary_key=True),
    Column("code", String(8), ForeignKey("tables.code"), primary_key=True, index=True),
    Column("seen_at", BigInteger, nullable=False),
)
# Evenings with real cards whose pad several phones share, and the log of each: see `mazzo.evening`.
evenings = Table(
    "evenings",
    schema,
    Column("evening", String(8), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("holder", String(32), ForeignKey("persons.person"), nullable=False, index=True),  # goes with its holder
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False, index=True),
    Column("text", LargeBinary, nullable=False),  # JSON: names, options, who began
)
evening_entries = Table(
    "evening_entries",
    schema,
    Column("evening", String(8), ForeignKey("evenings.evening"), primary_key=True),
    Column("entry", Integer, primary_key=True, autoincrement=False),
    Column("writer", String(32), ForeignKey("persons.person"), index=True),  # null once forgotten
    Column("text", LargeBinary, nullable=False),
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

# Likewise: changes that all processes must act on at once (see `changes`).
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
"""The row of `about` that says since when the use of tables and devices has been recorded, in seconds since 1970."""
SERVER = "server"
"""The row of `about` that distinguishes this server from others on the same host: cookies are named after it."""
