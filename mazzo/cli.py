"""The command line: every command on one page."""

from __future__ import annotations

import os
import secrets
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer

app = typer.Typer(
    help="Mazzo: a table for card games. Play in the terminal or the browser, host games for others, or study them.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    rich_markup_mode="rich",
)

HOSTS = "For hosts"
FIRST_GAME = ""  # the default: which game that is, is not known before the games are loaded
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game; `mazzo games` lists them.", show_default="the first")]
Players = Annotated[int, typer.Option("--players", "-p", help="Number of players at the table.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Choose a rule; `mazzo games` lists them. Repeatable."),
]
Seed = Annotated[str | None, typer.Option(help="A whole number or 64 hex digits; the same seed gives the same deals.")]
Bots = Annotated[str, typer.Option(help="Bots by name or as file.py:Class, separated by commas, repeated over the seats.")]
RayAddress = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help="Run on this Ray cluster: host:port, auto, or local.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]


def chosen(options: list[str] | None) -> dict[str, str]:
    """The options given as NAME=VALUE; ValueError for anything else."""
    asked: dict[str, str] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals or not name or name in asked:
            raise ValueError(f"option {option!r}: expected NAME=VALUE, each name once")
        asked[name] = value
    return asked


def game_or_first(name: str) -> str:
    from mazzo.games import GAMES

    return name or next(iter(GAMES))


def bots_by_seat(names: str, players: int, many_games: bool = False) -> list[Any]:
    from mazzo.bots.levels import arena_bot, bot_named

    named = arena_bot if many_games else bot_named
    bots = [named(name.strip()) for name in names.split(",")]
    return [bots[seat % len(bots)] for seat in range(players)]


@app.command()
def games() -> None:
    """List the games, how many players they take, and the rules you can choose."""
    from rich.console import Console
    from rich.table import Table

    from mazzo.games import GAMES

    console = Console()
    for game in GAMES.values():
        console.print(f"[bold]{game.title}[/bold] ([cyan]{game.name}[/cyan]) by {game.author}", end="")
        console.print(f", {game.least_players} to {game.most_players} players")
        table = Table(box=None, padding=(0, 2))
        for column in ("option", "values", "means"):
            table.add_column(column)
        for option in game.options:
            values = [str(value).lower() for value in option.values] + (["…"] if option.reads else [])
            values = [f"[bold]{value}[/bold]" if value == str(option.default).lower() else value for value in values]
            table.add_row(option.name, ", ".join(values), option.means)
        console.print(table)
        console.print()
    console.print(f"The values in bold are the defaults. To choose another: mazzo play {an_example()}", highlight=False)


def an_example() -> str:
    """A game with a rule that differs from its default, as the commands take it."""
    from mazzo.games import GAMES

    for game in GAMES.values():
        for option in game.options:
            for value in option.values:
                if value != option.default:
                    return f"{game.name} --option {option.name}={str(value).lower()}"
    return next(iter(GAMES))


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
KeepTalk = Annotated[int, setting("keep-talk", "Days until the talk at a finished game is removed; 0: never.", min=0)]
KeepNewcomers = Annotated[int, setting("keep-newcomers", "Days until a person who never played is removed; 0: never.", min=0)]


@app.command(rich_help_panel=HOSTS)
def serve(
    host: Annotated[str, setting("host", "The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, setting("port", "The port to listen on; 0 picks a free one.", min=0, max=65535)] = 8000,
    database: DatabaseAddress = "",
    public_url: Annotated[str, setting("public-url", "The address players use, such as https://cards.example.org.")] = "",
    root_path: Annotated[str, setting("root-path", "The path it is served under behind a proxy, such as /mazzo.")] = "",
    proxies: Annotated[str, setting("proxies", "Proxies whose X-Forwarded-For is trusted, separated by commas.")] = "127.0.0.1",
    hosts: Annotated[str, setting("hosts", "Other names players may ask for it by, separated by commas.")] = "",
    workers: Annotated[int, setting("workers", "Web processes; more than one requires PostgreSQL.", min=1, max=256)] = 1,
    bot_pace: Annotated[str, setting("bot-pace", "Milliseconds a bot takes to answer; 0 for no pause.")] = "400-1200",
    bot_workers: Annotated[int, setting("bot-workers", "Bot worker processes in total.", min=0, max=256)] = 2,
    tables_per_hour: Annotated[int, setting("tables-per-hour", "Tables that one address may open per hour.", min=1)] = 60,
    keep_rooms: KeepRooms = 7,
    keep_unfinished: KeepUnfinished = 180,
    keep_talk: KeepTalk = 180,
    keep_newcomers: KeepNewcomers = 60,
    metrics: Annotated[str, setting("metrics", "Where Prometheus finds metrics: a port, or 127.0.0.1:9100.")] = "",
    log_level: Annotated[str, setting("log-level", "debug, info, warning or error.")] = "info",
    access_log: Annotated[bool, setting("access-log", "Log every request, without addresses and codes.")] = False,
    sockets_per_address: Annotated[int, setting("sockets-per-address", "Simultaneous WebSockets per address.", min=1)] = 200,
    connections_per_address: Annotated[
        int, setting("connections-per-address", "Simultaneous connections of any kind per address.", min=1)
    ] = 400,
    lan: Annotated[bool, typer.Option("--lan", help="Serve everyone in the local network, over plain http.")] = False,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve games in the browser: for yourself, for friends via a link, or on the internet."""
    shared = share_metrics() if workers > 1 and metrics else None
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


def share_metrics() -> str:
    """The folder in which several processes add up what they measure: prometheus-client looks for it when it is imported. A
    server that was started again in the same process finds it in the environment."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="mazzo-metrics-")
    return os.environ["PROMETHEUS_MULTIPROC_DIR"]


@app.command(rich_help_panel=HOSTS)
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist yet.")],
    database: DatabaseAddress = "",
) -> None:
    """Back up all tables and persons to one file; the server may keep running."""
    from mazzo.server.store.backup import back_up

    typer.echo(back_up(database, file))


@app.command(rich_help_panel=HOSTS)
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by `mazzo backup`.")],
    database: DatabaseAddress = "",
) -> None:
    """Load a backup into an empty database, SQLite or PostgreSQL."""
    from mazzo.server.store.backup import restore as restore_from

    typer.echo(restore_from(file, database))


@app.command(rich_help_panel=HOSTS)
def doctor(
    database: DatabaseAddress = "",
    port: Annotated[int, setting("port", "The port the server listens on.", min=0, max=65535)] = 8000,
    root_path: Annotated[str, setting("root-path", "The path it is served under behind a proxy, such as /mazzo.")] = "",
    as_json: AsJson = False,
) -> None:
    """Check what the server needs, and say how to fix what is missing."""
    from mazzo.server.host.doctor import print_findings

    raise typer.Exit(print_findings(database, port, root_path, as_json))


@app.command(rich_help_panel=HOSTS)
def tables(
    database: DatabaseAddress = "",
    all_tables: Annotated[bool, typer.Option("--all", help="Include finished games.")] = False,
    newest: Annotated[int, typer.Option("--newest", min=1, help="Show at most this many.")] = 50,
    as_json: AsJson = False,
) -> None:
    """List the tables of this server, their players and progress."""
    from mazzo.server.host.admin import print_tables

    print_tables(database, all_tables, newest, as_json)


@app.command(rich_help_panel=HOSTS)
def reports(
    number: Annotated[str | None, typer.Argument(metavar="[NUMBER]", help="Show this report in full: P7 or 7.")] = None,
    database: DatabaseAddress = "",
    newest: Annotated[int, typer.Option("--newest", min=1, help="Show at most this many.")] = 50,
    as_json: AsJson = False,
) -> None:
    """List what players have reported: other players (P7), and moves of bots (7), with everything needed to replay them."""
    from mazzo.server.host.reports import show_and_tell

    show_and_tell(database, number, newest, as_json)


@app.command(rich_help_panel=HOSTS)
def close(
    code: Annotated[str, typer.Argument(metavar="CODE", help="The code of the table; `mazzo tables` lists them.")],
    database: DatabaseAddress = "",
) -> None:
    """Close a table: its game ends, and everyone there is notified."""
    from mazzo.server.host.admin import close_table

    typer.echo(close_table(database, code))


@app.command(rich_help_panel=HOSTS)
def tidy(
    database: DatabaseAddress = "",
    keep_rooms: KeepRooms = 7,
    keep_unfinished: KeepUnfinished = 180,
    keep_talk: KeepTalk = 180,
    keep_newcomers: KeepNewcomers = 60,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be removed.")] = False,
) -> None:
    """Remove abandoned rooms and games, old talk, and persons who never played; a running server does so by itself."""
    from mazzo.server.host.admin import tidy_database
    from mazzo.server.store.retention import KeepDays

    keep = KeepDays(rooms=keep_rooms, newcomers=keep_newcomers, unfinished=keep_unfinished, talk=keep_talk)
    typer.echo(tidy_database(database, keep, dry_run))


@app.command(rich_help_panel=HOSTS)
def drain(
    minutes: Annotated[int, typer.Option("--minutes", "-m", min=0, max=1440, help="How long until the upgrade.")] = 30,
    wait: Annotated[bool, typer.Option("--wait", help="Return when nobody is playing, or the time is up.")] = False,
    stop: Annotated[bool, typer.Option("--stop", help="Call it off: new games may begin again.")] = False,
    database: DatabaseAddress = "",
) -> None:
    """Announce an upgrade: players are told, no new games begin, games in play go on."""
    from mazzo.server.host.admin import drain as drain_server

    for line in drain_server(database, minutes, stop, wait):
        typer.echo(line)


@app.command(rich_help_panel=HOSTS)
def forget(
    person: Annotated[str, typer.Argument(metavar="PERSON", help="The person's name, or the id that `mazzo forget NAME` shows.")],
    database: DatabaseAddress = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
) -> None:
    """Delete a person's name and cookies; their games stay, without the name."""
    from mazzo.server.host.admin import forget_person, one_person

    found = one_person(database, person)
    if not yes and not typer.confirm(f"Forget {found.name}, who has played at {found.tables} tables? This cannot be undone."):
        raise typer.Exit(1)
    typer.echo(forget_person(database, found.person))


Whom = Annotated[str, typer.Argument(metavar="WHOM", help="A person, by name or id, an address, or a network: 192.0.2.0/24.")]
OnePerson = Annotated[str, typer.Argument(metavar="PERSON", help="The person, by name or id.")]
Reason = Annotated[str, typer.Option("--reason", help="Why; for you in `mazzo audit`, and for the person.")]
For = Annotated[str, typer.Option("--for", metavar="TIME", help="How long: 30m, 12h, 7d or 2w.", show_default="for good")]


@app.command(rich_help_panel=HOSTS)
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


@app.command(rich_help_panel=HOSTS)
def ban(whom: Whom, time: For = "", reason: Reason = "", database: DatabaseAddress = "") -> None:
    """Ban a person, an address or a network from the server; bots keep the seats in running games."""
    from mazzo.server.host.admin import moderate, subject_of
    from mazzo.server.host.moderation import Order, read_reason, read_until

    subject = subject_of(database, whom)
    typer.echo(moderate(database, Order(command="ban", subject=subject, until=read_until(time), reason=read_reason(reason))))


@app.command(rich_help_panel=HOSTS)
def silence(person: OnePerson, time: For = "", reason: Reason = "", database: DatabaseAddress = "") -> None:
    """Let a person play but not talk, nor change their name."""
    from mazzo.server.host.admin import moderate, one_person
    from mazzo.server.host.moderation import Order, read_reason, read_until

    subject = one_person(database, person).person
    typer.echo(moderate(database, Order(command="silence", subject=subject, until=read_until(time), reason=read_reason(reason))))


@app.command(rich_help_panel=HOSTS)
def rename(
    person: OnePerson,
    name: Annotated[str, typer.Argument(metavar="NAME", help="The new name.")],
    time: For = "",
    reason: Reason = "",
    database: DatabaseAddress = "",
) -> None:
    """Give a person another name, which they cannot change."""
    from mazzo.server.host.admin import moderate, one_person
    from mazzo.server.host.moderation import Order, read_reason, read_until

    subject = one_person(database, person).person
    order = Order(command="rename", subject=subject, name=name, until=read_until(time), reason=read_reason(reason))
    typer.echo(moderate(database, order))


@app.command(rich_help_panel=HOSTS)
def unban(
    whom: Annotated[str, typer.Argument(metavar="WHOM", help="The number in `mazzo bans`, a person, an address or a network.")],
    reason: Reason = "",
    database: DatabaseAddress = "",
) -> None:
    """Lift a ban, a silence or a given name."""
    from mazzo.server.host.admin import moderate, subject_of
    from mazzo.server.host.moderation import Order, read_reason

    subject = whom if whom.isdigit() else subject_of(database, whom)
    typer.echo(moderate(database, Order(command="unban", subject=subject, reason=read_reason(reason))))


@app.command(rich_help_panel=HOSTS)
def bans(database: DatabaseAddress = "", as_json: AsJson = False) -> None:
    """List who is banned, silenced or has been given a name."""
    from mazzo.server.host.moderation_lists import print_bans

    print_bans(database, as_json)


@app.command(rich_help_panel=HOSTS)
def audit(
    database: DatabaseAddress = "",
    newest: Annotated[int, typer.Option("--newest", min=1, help="Show at most this many.")] = 50,
    as_json: AsJson = False,
) -> None:
    """List what the host of this server has done: when, what, to whom and why."""
    from mazzo.server.host.moderation_lists import print_audit

    print_audit(database, newest, as_json)


@app.command()
def play(
    game: GameName = FIRST_GAME,
    players: Players = 4,
    option: OptionList = None,
    seed: Seed = None,
    bots: Bots = "casual",
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "You",
) -> None:
    """Play in the terminal against bots."""
    from rich.console import Console

    from mazzo.table.record import record_of, write_record
    from mazzo.table.table import Table
    from mazzo.terminal import Quit, play_in_terminal

    game = game_or_first(game)
    table = Table.open(game, players, chosen(option), seed or secrets.token_hex(32))
    seated = bots_by_seat(bots, players)
    console = Console(highlight=False)
    table.sit(0, name)
    for seat, friend in zip(range(1, players), ("Ada", "Bruno", "Carla", "Dino", "Elsa"), strict=False):
        table.sit(seat, friend, "bot", seated[seat].name)
    table.deal()
    console.print(f"[bold]{table.game.title}[/bold] with {players} players. Type ? for help, quit to stop.")
    try:
        play_in_terminal(table, 0, seated, console)
    except Quit:
        console.print("\nGoodbye.")
        return
    record = Path(f"{game}-{table.opened.seed[:8]}.mazzo")
    if sys.stdin.isatty() and typer.confirm(f"Keep the record of this game in {record}?"):
        record.write_text(write_record(record_of(table)))


@app.command()
def playthrough(
    game: GameName,
    players: Players = 4,
    seed: Seed = "0",
    option: OptionList = None,
    bots: Bots = "random",
    views: Annotated[bool, typer.Option("--views", help="Include what every seat and a spectator can see.")] = False,
    as_json: AsJson = False,
) -> None:
    """Play one game and print every decision, for checking the rules with a program of your own."""
    from mazzo.games import game_named
    from mazzo.playthrough import as_text, playthrough
    from mazzo.rules.dice import seed_of

    rules = game_named(game)
    choices, options = rules.choose(players, chosen(option))
    seated = bots_by_seat(bots, players)
    lines = playthrough(rules, players, choices, options, seed_of(seed or "0"), seated, views)
    if as_json:
        import msgspec

        for line in lines:
            sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
    else:
        for text in as_text(lines):
            sys.stdout.write(text + "\n")


@app.command()
def sim(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")] = 10_000,
    players: Players = 4,
    option: OptionList = None,
    bots: Bots = "random",
    seed: Seed = "0",
    as_json: AsJson = False,
    csv: Annotated[Path | None, typer.Option(help="Write one row per game to this file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the results to this picture.")] = None,
    ray: RayAddress = None,
) -> None:
    """Simulate many games on all cores and summarise them."""
    from mazzo.simulation_report import Output, Run, simulate_and_report

    seated = bots_by_seat(bots, players, many_games=True)
    run = Run(game, players, chosen(option), [bot.name for bot in seated], seed or "0", games)
    simulate_and_report(run, Output(as_json, csv, plot), ray)


GameOption = Annotated[str, typer.Option("--game", "-g", help="The game; `mazzo games` lists them.", show_default="the first")]


@app.command()
def arena(
    a: Annotated[str, typer.Argument(metavar="A", help="A bot, by name or as file.py:Class.")],
    b: Annotated[str, typer.Argument(metavar="B", help="Another bot.")],
    game: GameOption = FIRST_GAME,
    players: Players = 4,
    option: OptionList = None,
    deals: Annotated[int, typer.Option("--deals", "-n", min=2, help="Number of deals; each is played from every seat.")] = 100,
    seed: Seed = "0",
    as_json: AsJson = False,
    one_way: Annotated[
        bool, typer.Option("--one-way", help="Only play one A against B's, not one B against A's: much faster.")
    ] = False,
    journal: Annotated[Path | None, typer.Option(help="Save the deals in this file, and continue from it.")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Discard the deals of earlier runs of this match.")] = False,
    ray: RayAddress = None,
) -> None:
    """Compare two bots on the same deals from every seat: which is better, and how certain that is."""
    from mazzo.arena import Match, meet_and_report

    match = Match(a, b, game_or_first(game), players, chosen(option), seed or "0", one_way)
    meet_and_report(match, deals, as_json, journal, fresh, ray)


@app.command()
def ladder(
    game: GameOption = FIRST_GAME,
    players: Players = 4,
    option: OptionList = None,
    deals: Annotated[int, typer.Option("--deals", "-n", min=2, help="Number of deals per pair.")] = 50,
    seed: Seed = "0",
    bots: Annotated[str, typer.Option(help="The bots, separated by commas; random and casual always take part.")] = "",
    as_json: AsJson = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the ladder to this picture.")] = None,
) -> None:
    """Play all levels against each other: a cross-table, and one rating per bot."""
    from mazzo.ladder import climb_and_report

    climb_and_report(game_or_first(game), players, chosen(option), deals, seed or "0", bots, as_json, plot)


@app.command("check-bot")
def check_bot(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A bot, by name or as file.py:Class.")],
    seconds: Annotated[float, typer.Option(min=0.001, help="Time allowed for a move, at the 95th percentile.")] = 0.3,
    game: Annotated[str | None, typer.Option("--game", "-g", help="Only this game.")] = None,
    as_json: AsJson = False,
) -> None:
    """Check a bot: legal moves only, repeatable with a seed, no peeking, fast enough."""
    from mazzo.check_bot import check_and_report

    check_and_report(name, seconds, game, as_json)


@app.command()
def bench(
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option(min=0.05, help="Seconds per measurement.")] = 1.0,
    research: Annotated[bool, typer.Option("--research", help="Measure batches with observations.")] = False,
) -> None:
    """Measure decisions per second on one core, on all, and on a GPU; compared with OpenSpiel, if installed."""
    if research:
        from mazzo.research.bench import measure_and_report_research

        measure_and_report_research(as_json, seconds)
        return
    from mazzo.bench import measure_and_report

    measure_and_report(as_json, seconds)


def text_of(file: Path) -> str:
    """The text of this file; ValueError with a sentence if it cannot be read."""
    try:
        return file.read_text()
    except (OSError, UnicodeDecodeError) as problem:
        raise ValueError(f"{file}: {problem.strerror if isinstance(problem, OSError) else 'not a text file'}") from None


@app.command()
def replay(record: Annotated[Path, typer.Argument(help="The record of a game, as written by `mazzo play`.")]) -> None:
    """Check a record: replay every decision, and show the result."""
    from mazzo.table.record import read_record, replayed

    table = replayed(read_record(text_of(record)))
    over = table.ranks() is not None
    typer.echo(f"{table.game.title}, {table.players} players, {table.turn} turns: the record is valid.")
    for seat, chair in enumerate(table.chairs):
        typer.echo(f"  {chair.name}: {table.scores()[seat]}" + (f", rank {(table.ranks() or [])[seat]}" if over else ""))


@app.command()
def review(
    record: Annotated[Path, typer.Argument(help="The record of a finished game, or a folder of records.")],
    seat: Annotated[int | None, typer.Option("--seat", min=0, help="Whose decisions.", show_default="0")] = None,
    all_seats: Annotated[bool, typer.Option("--all-seats", help="Everybody's decisions.")] = False,
    long: Annotated[bool, typer.Option("--long", help="Think for minutes instead of seconds.")] = False,
    as_json: AsJson = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the review to this picture.")] = None,
) -> None:
    """Review a game: what every decision cost by what its player knew, how sure that is, and what was luck."""
    from mazzo.review.report import Asked, review_and_report

    review_and_report(record, Asked(seat, all_seats, long, as_json, plot, text_of))


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(help="The record of a game, as the table offers it once it is over.")],
    hash: Annotated[str, typer.Option(help="The hash of the seed that was shown before the deal.")] = "",
    deals: Annotated[bool, typer.Option("--deals", help="Also show what everyone was dealt.")] = False,
) -> None:
    """Check that a game was dealt from the promised seed and played by the rules."""
    from mazzo.table.fairness import verify_and_tell

    if not verify_and_tell(text_of(record), hash, deals):
        raise typer.Exit(1)


@app.command()
def warm(
    research: Annotated[bool, typer.Option("--research", help="Include the batches and encodings for research.")] = False,
) -> None:
    """Compile the rules now, so that the first move need not wait."""
    from mazzo.warm import compile_everything

    compile_everything()
    if research:
        from mazzo.research.warm import compile_research

        compile_research()


def main() -> None:
    """Runs a command; bad input gets one sentence, exit status 2 and no traceback."""
    try:
        app()
    except ValueError as problem:
        sys.stderr.write(f"mazzo: {problem}\n")
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()


if __name__ == "__main__":
    main()
