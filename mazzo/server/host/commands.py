"""The commands for hosts of a server, as functions that the command line calls."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from mazzo.compiled_games import Part

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]


def setting(name: str, means: str, **more: Any) -> Any:
    """An option that can also be set in the environment: --bot-pace or MAZZO_BOT_PACE."""
    return typer.Option(f"--{name}", envvar=f"MAZZO_{name.upper().replace('-', '_')}", help=means, **more)


DatabaseAddress = Annotated[
    str,
    setting(
        "database", "sqlite:///path or postgresql://user:password@host/name; default: a SQLite file in the user's data folder."
    ),
]
KeepRooms = Annotated[int, setting("keep-rooms", "Days until an abandoned waiting room is removed; 0: never.", min=0)]
KeepUnfinished = Annotated[int, setting("keep-unfinished", "Days until an abandoned game is removed; 0: never.", min=0)]
KeepTalk = Annotated[int, setting("keep-talk", "Days until the chat of a finished game is removed; 0: never.", min=0)]
KeepNewcomers = Annotated[int, setting("keep-newcomers", "Days until a person who never played is removed; 0: never.", min=0)]


def serve(
    host: Annotated[str, setting("host", "The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, setting("port", "The port to listen on; 0 picks a free one.", min=0, max=65535)] = 8000,
    database: DatabaseAddress = "",
    public_url: Annotated[str, setting("public-url", "The address players use, such as https://cards.example.org.")] = "",
    root_path: Annotated[str, setting("root-path", "The path it is served under behind a proxy, such as /mazzo.")] = "",
    proxies: Annotated[str, setting("proxies", "Proxies whose X-Forwarded-For is trusted, separated by commas.")] = "127.0.0.1",
    hosts: Annotated[str, setting("hosts", "Other host names players may use, separated by commas.")] = "",
    workers: Annotated[int, setting("workers", "Web processes; more than one requires PostgreSQL.", min=1, max=256)] = 1,
    bot_pace: Annotated[
        str, setting("bot-pace", "Milliseconds a bot takes to answer, at least and at most; 0: no pause.")
    ] = "400-1200",
    bot_workers: Annotated[int, setting("bot-workers", "Bot worker processes in total.", min=0, max=256)] = 2,
    tables_per_hour: Annotated[int, setting("tables-per-hour", "Tables that one address may open per hour.", min=1)] = 60,
    keep_rooms: KeepRooms = 7,
    keep_unfinished: KeepUnfinished = 180,
    keep_talk: KeepTalk = 180,
    keep_newcomers: KeepNewcomers = 60,
    metrics: Annotated[
        str, setting("metrics", "Serve metrics for Prometheus here: a port, or an address such as 127.0.0.1:9100.")
    ] = "",
    log_level: Annotated[str, setting("log-level", "debug, info, warning or error.")] = "info",
    access_log: Annotated[bool, setting("access-log", "Log every request, without addresses and codes.")] = False,
    sockets_per_address: Annotated[int, setting("sockets-per-address", "Simultaneous WebSockets per address.", min=1)] = 200,
    connections_per_address: Annotated[
        int, setting("connections-per-address", "Simultaneous connections of any kind per address.", min=1)
    ] = 400,
    lan: Annotated[bool, typer.Option("--lan", help="Serve everyone on the local network, over plain http.")] = False,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve games in the browser: for yourself, for friends via a link, or on the internet."""
    shared = share_metrics() if workers > 1 and metrics else None
    if workers == 1 and not database.startswith("postgresql"):
        begin_at_once("games" if bot_workers else "rules")
    from mazzo.server.host.serve import serve as serve_until_stopped

    status = serve_until_stopped(
        host=host,
        port=port,
        database=database,
        public_url=public_url,
        root_path=root_path,
        proxies=proxies,
        hosts=hosts,
        workers=workers,
        bot_pace=bot_pace,
        bot_workers=bot_workers,
        tables_per_hour=tables_per_hour,
        sockets_per_address=sockets_per_address,
        keep_rooms=keep_rooms,
        keep_unfinished=keep_unfinished,
        keep_talk=keep_talk,
        keep_newcomers=keep_newcomers,
        metrics=metrics,
        log_level=log_level,
        access_log=access_log,
        connections_per_address=connections_per_address,
        lan=lan,
        open_page=open_page,
    )
    if shared is not None:
        shutil.rmtree(shared, ignore_errors=True)
    raise typer.Exit(status)


def begin_at_once(part: Part) -> None:
    """If nothing is compiled yet, the server runs the rules interpreted until they are, and then restarts itself. Servers that
    share a database do not: the compiled ones among them do the work."""
    from mazzo.compiled_games import interpret_until_compiled
    from mazzo.server.host.restart import HANDOVER

    if hasattr(os, "fork") and HANDOVER not in os.environ:  # it was just started again, so now it has to be compiled
        interpret_until_compiled(part)


def share_metrics() -> str:
    """The folder in which several processes add up their metrics: prometheus-client looks for it when it is imported. A server
    that was restarted in the same process finds it in the environment."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="mazzo-metrics-")
    return os.environ["PROMETHEUS_MULTIPROC_DIR"]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist yet.")],
    database: DatabaseAddress = "",
) -> None:
    """Back up all tables and people to one file; the server can keep running."""
    from mazzo.server.store.backup import back_up

    typer.echo(back_up(database, file))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by `mazzo backup`.")],
    database: DatabaseAddress = "",
) -> None:
    """Load a backup into an empty database, SQLite or PostgreSQL."""
    from mazzo.server.store.backup import restore as restore_from

    typer.echo(restore_from(file, database))


def doctor(
    database: DatabaseAddress = "",
    port: Annotated[int, setting("port", "The port the server listens on.", min=0, max=65535)] = 8000,
    root_path: Annotated[str, setting("root-path", "The path it is served under behind a proxy, such as /mazzo.")] = "",
    as_json: AsJson = False,
) -> None:
    """Check what the server needs, and say how to fix what is missing."""
    from mazzo.server.host.doctor import print_findings

    raise typer.Exit(print_findings(database, port, root_path, as_json))


def tables(
    database: DatabaseAddress = "",
    all_tables: Annotated[bool, typer.Option("--all", help="Include finished games.")] = False,
    newest: Annotated[int, typer.Option("--newest", min=1, help="Show at most this many.")] = 50,
    as_json: AsJson = False,
) -> None:
    """List the tables of this server, their players and progress."""
    from mazzo.server.host.admin import print_tables

    print_tables(database, all_tables, newest, as_json)


def reports(
    number: Annotated[str | None, typer.Argument(metavar="NUMBER", help="Show this report in full: P7 or 7.")] = None,
    database: DatabaseAddress = "",
    newest: Annotated[int, typer.Option("--newest", min=1, help="Show at most this many.")] = 50,
    as_json: AsJson = False,
) -> None:
    """List what players have reported: other players (P7) and bots' moves (7), with everything needed to replay them."""
    from mazzo.server.host.reports import show_and_report

    show_and_report(database, number, newest, as_json)


def close(
    code: Annotated[str, typer.Argument(metavar="CODE", help="The code of a table (`mazzo tables` lists them) or an event.")],
    database: DatabaseAddress = "",
) -> None:
    """Close a table: its game ends, and everyone there is notified. Or call off an event and remove its title."""
    from mazzo.server.host.admin import close_table

    typer.echo(close_table(database, code))


def tidy(
    database: DatabaseAddress = "",
    keep_rooms: KeepRooms = 7,
    keep_unfinished: KeepUnfinished = 180,
    keep_talk: KeepTalk = 180,
    keep_newcomers: KeepNewcomers = 60,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only show what would be removed.")] = False,
) -> None:
    """Remove abandoned rooms and games, old chat, and people who never played; a running server does this by itself."""
    from mazzo.server.host.admin import tidy_database
    from mazzo.server.store.retention import KeepDays

    keep = KeepDays(rooms=keep_rooms, newcomers=keep_newcomers, unfinished=keep_unfinished, talk=keep_talk)
    typer.echo(tidy_database(database, keep, dry_run))


def drain(
    minutes: Annotated[int, typer.Option("--minutes", "-m", min=0, max=1440, help="How long until the upgrade.")] = 30,
    wait: Annotated[bool, typer.Option("--wait", help="Return when nobody is playing, or the time is up.")] = False,
    stop: Annotated[bool, typer.Option("--stop", help="Cancel the upgrade: new games may begin again.")] = False,
    database: DatabaseAddress = "",
) -> None:
    """Announce an upgrade: players see a notice, no new games begin, running games go on."""
    from mazzo.server.host.admin import drain as drain_server

    for line in drain_server(database, minutes, stop, wait):
        typer.echo(line)


def forget(
    person: Annotated[str, typer.Argument(metavar="PERSON", help="The person's name, or the id that `mazzo forget NAME` shows.")],
    database: DatabaseAddress = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
) -> None:
    """Delete a person's name and cookies; their games stay, but without the name."""
    from mazzo.server.host.admin import forget_person, one_person

    found = one_person(database, person)
    if not yes and not typer.confirm(f"Forget {found.name}, who has played at {found.tables} tables? This cannot be undone."):
        raise typer.Exit(1)
    typer.echo(forget_person(database, found.person))


Whom = Annotated[str, typer.Argument(metavar="WHOM", help="A person, by name or id, an address, or a network: 192.0.2.0/24.")]
OnePerson = Annotated[str, typer.Argument(metavar="PERSON", help="The person, by name or id.")]
Reason = Annotated[str, typer.Option("--reason", help="Why: for `mazzo audit`, and shown to the person.")]
For = Annotated[str, typer.Option("--for", metavar="TIME", help="How long: 30m, 12h, 7d or 2w.", show_default="for good")]


def kick(
    code: Annotated[str, typer.Argument(metavar="CODE", help="The code of the table; `mazzo tables` lists them.")],
    person: OnePerson,
    reason: Reason = "",
    database: DatabaseAddress = "",
) -> None:
    """Remove a person from a table for good; during a game a bot keeps the seat."""
    from mazzo.server.host.admin import moderate, one_person
    from mazzo.server.host.moderation import Order, read_reason

    found = one_person(database, person, code.upper())
    typer.echo(moderate(database, Order(command="kick", subject=found.person, code=code, reason=read_reason(reason))))


def ban(whom: Whom, time: For = "", reason: Reason = "", database: DatabaseAddress = "") -> None:
    """Ban a person, an address or a network from the server; bots keep the seats in running games."""
    from mazzo.server.host.admin import moderate, subject_of
    from mazzo.server.host.moderation import Order, read_reason, read_until

    subject = subject_of(database, whom)
    typer.echo(moderate(database, Order(command="ban", subject=subject, until=read_until(time), reason=read_reason(reason))))


def silence(person: OnePerson, time: For = "", reason: Reason = "", database: DatabaseAddress = "") -> None:
    """Let a person play, but not talk or change their name."""
    from mazzo.server.host.admin import moderate, one_person
    from mazzo.server.host.moderation import Order, read_reason, read_until

    subject = one_person(database, person).person
    typer.echo(moderate(database, Order(command="silence", subject=subject, until=read_until(time), reason=read_reason(reason))))


def rename(
    person: OnePerson,
    name: Annotated[str, typer.Argument(metavar="NAME", help="The new name.")],
    time: For = "",
    reason: Reason = "",
    database: DatabaseAddress = "",
) -> None:
    """Rename a person; they cannot change the new name."""
    from mazzo.server.host.admin import moderate, one_person
    from mazzo.server.host.moderation import Order, read_reason, read_until

    subject = one_person(database, person).person
    order = Order(command="rename", subject=subject, name=name, until=read_until(time), reason=read_reason(reason))
    typer.echo(moderate(database, order))


def unban(
    whom: Annotated[str, typer.Argument(metavar="WHOM", help="The number in `mazzo bans`, a person, an address or a network.")],
    reason: Reason = "",
    database: DatabaseAddress = "",
) -> None:
    """Lift a ban or a silence, or let a renamed person choose their name again."""
    from mazzo.server.host.admin import moderate, subject_of
    from mazzo.server.host.moderation import Order, read_reason

    subject = whom if whom.isdigit() else subject_of(database, whom)
    typer.echo(moderate(database, Order(command="unban", subject=subject, reason=read_reason(reason))))


def bans(database: DatabaseAddress = "", as_json: AsJson = False) -> None:
    """List who is banned, silenced or renamed."""
    from mazzo.server.host.moderation_lists import print_bans

    print_bans(database, as_json)


def audit(
    database: DatabaseAddress = "",
    newest: Annotated[int, typer.Option("--newest", min=1, help="Show at most this many.")] = 50,
    as_json: AsJson = False,
) -> None:
    """List what this server's hosts have done: when, what, to whom and why."""
    from mazzo.server.host.moderation_lists import print_audit

    print_audit(database, newest, as_json)


COMMANDS = (
    serve,
    backup,
    restore,
    doctor,
    tables,
    reports,
    close,
    tidy,
    drain,
    forget,
    kick,
    ban,
    silence,
    rename,
    unban,
    bans,
    audit,
)
"""In the order in which `mazzo --help` lists them."""
