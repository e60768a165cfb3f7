"""The command line: every command on one page."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

app = typer.Typer(
    help="Mazzo: a table for three card games. Play them here or in the browser, host them, study them.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    rich_markup_mode="rich",
)

HOSTS = "For hosts"
GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `mazzo games` lists them.")]
Players = Annotated[int, typer.Option("--players", "-p", help="How many sit at the table.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A rule to play by; `mazzo games` lists them. Repeatable."),
]
Seed = Annotated[str | None, typer.Option(help="A whole number or 64 hex digits: the same seed gives the same deals.")]
Bots = Annotated[str, typer.Option(help="Bots by name or as file.py:Class, separated by commas, repeated over the seats.")]
RayAddress = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster: host:port, auto, or local.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of text for the eye.")]


def chosen(options: list[str] | None) -> dict[str, str]:
    """The options a player wrote as NAME=VALUE; ValueError for anything else."""
    asked: dict[str, str] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals or not name or name in asked:
            raise ValueError(f"option {option!r}: expected NAME=VALUE, each name once")
        asked[name] = value
    return asked


def bots_by_seat(names: str, players: int, many_games: bool = False) -> list[Any]:
    from mazzo.bots.levels import arena_bot, bot_named

    named = arena_bot if many_games else bot_named
    bots = [named(name.strip()) for name in names.split(",")]
    return [bots[seat % len(bots)] for seat in range(players)]


@app.command()
def games() -> None:
    """The games, who they are for, and the rules one can choose."""
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
    console.print("The values in bold are played unless you choose: mazzo play wizard --option bids=blind")


def setting(name: str, means: str, **more: Any) -> Any:
    """An option that the environment can give as well: --bot-pace or MAZZO_BOT_PACE."""
    return typer.Option(f"--{name}", envvar=f"MAZZO_{name.upper().replace('-', '_')}", help=means, **more)


DatabaseAddress = Annotated[
    str,
    setting("database", "sqlite:///path or postgresql://user:password@host/name; in the user's data folder unless told."),
]


@app.command(rich_help_panel=HOSTS)
def serve(
    host: Annotated[str, setting("host", "The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, setting("port", "The port; 0 takes any that is free.", min=0, max=65535)] = 8000,
    database: DatabaseAddress = "",
    public_url: Annotated[str, setting("public-url", "How others reach it, such as https://cards.example.org.")] = "",
    root_path: Annotated[str, setting("root-path", "The path it lies under behind a proxy, such as /mazzo.")] = "",
    proxies: Annotated[str, setting("proxies", "The addresses of proxies that say truly who is asking.")] = "127.0.0.1",
    workers: Annotated[int, setting("workers", "So many processes; above 1 needs PostgreSQL.", min=1, max=256)] = 1,
    bot_pace: Annotated[str, setting("bot-pace", "Milliseconds a bot takes, 400-1200; 0 for at once.")] = "400-1200",
    bot_workers: Annotated[int, setting("bot-workers", "Processes that think for the bots, all in all.", min=0, max=256)] = 2,
    tables_per_hour: Annotated[int, setting("tables-per-hour", "So many tables may be opened from one address.", min=1)] = 60,
    sockets_per_address: Annotated[int, setting("sockets-per-address", "So many connections from one address.", min=1)] = 200,
    lan: Annotated[bool, typer.Option("--lan", help="Serve everybody in the local network, on plain http.")] = False,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """The table in the browser: for yourself, for friends by a link, for a host on the internet."""
    from mazzo.server.host.serve import serve as serve_until_told_to_stop

    status = serve_until_told_to_stop(
        host=host,
        port=port,
        database=database,
        public_url=public_url,
        root_path=root_path,
        proxies=proxies,
        workers=workers,
        bot_pace=bot_pace,
        bot_workers=bot_workers,
        tables_per_hour=tables_per_hour,
        sockets_per_address=sockets_per_address,
        lan=lan,
        open_page=open_page,
    )
    raise typer.Exit(status)


@app.command(rich_help_panel=HOSTS)
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; a file that is not there yet.")],
    database: DatabaseAddress = "",
) -> None:
    """Write all tables and persons into one file, while everybody plays on."""
    from mazzo.server.store.backup import back_up

    typer.echo(back_up(database, file))


@app.command(rich_help_panel=HOSTS)
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `mazzo backup` has written.")],
    database: DatabaseAddress = "",
) -> None:
    """Read a backup into an empty database: of the same kind or of the other."""
    from mazzo.server.store.backup import restore as restore_from

    typer.echo(restore_from(file, database))


@app.command(rich_help_panel=HOSTS)
def doctor(
    database: DatabaseAddress = "",
    port: Annotated[int, setting("port", "The port the server listens on.", min=0, max=65535)] = 8000,
    root_path: Annotated[str, setting("root-path", "The path it lies under behind a proxy, such as /mazzo.")] = "",
    json: AsJson = False,
) -> None:
    """Look whether everything is as it should be; say what is not, and what to do."""
    from mazzo.server.host.doctor import print_findings

    raise typer.Exit(print_findings(database, port, root_path, json))


@app.command(rich_help_panel=HOSTS)
def tables(
    database: DatabaseAddress = "",
    all_tables: Annotated[bool, typer.Option("--all", help="Also those whose game is over.")] = False,
    newest: Annotated[int, typer.Option("--newest", min=1, help="At most so many.")] = 50,
    json: AsJson = False,
) -> None:
    """The tables of this server: who sits there, and how far they are."""
    from mazzo.server.host.admin import print_tables

    print_tables(database, all_tables, newest, json)


@app.command(rich_help_panel=HOSTS)
def reports(
    number: Annotated[int | None, typer.Argument(metavar="[NUMBER]", help="Show this one: what the bot saw, and did.")] = None,
    database: DatabaseAddress = "",
    newest: Annotated[int, typer.Option("--newest", min=1, help="At most so many.")] = 50,
    json: AsJson = False,
) -> None:
    """Moves of bots that players have reported, and all that is needed to see them again."""
    from mazzo.server.tables.move_reports import show_and_tell

    show_and_tell(database, number, newest, json)


@app.command(rich_help_panel=HOSTS)
def close(
    code: Annotated[str, typer.Argument(metavar="CODE", help="The code of the table; `mazzo tables` lists them.")],
    database: DatabaseAddress = "",
) -> None:
    """Close a table: its game is over, and everybody there is told."""
    from mazzo.server.host.admin import close_table

    typer.echo(close_table(database, code))


@app.command(rich_help_panel=HOSTS)
def forget(
    person: Annotated[str, typer.Argument(metavar="PERSON", help="The name of a person, or what `mazzo forget NAME` calls him.")],
    database: DatabaseAddress = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask again.")] = False,
) -> None:
    """Forget a person: name and cookies are gone, the games stay without them."""
    from mazzo.server.host.admin import forget_person, one_person

    found = one_person(database, person)
    if not yes and not typer.confirm(f"Forget {found.name}, who has sat at {found.tables} tables? It cannot be undone."):
        raise typer.Exit(1)
    typer.echo(forget_person(database, found.person))


@app.command()
def play(
    game: GameName = "wizard",
    players: Players = 4,
    option: OptionList = None,
    seed: Seed = None,
    bots: Bots = "casual",
    name: Annotated[str, typer.Option(help="What the others call you.")] = "You",
) -> None:
    """Play in the terminal against bots."""
    from rich.console import Console

    from mazzo.table.record import record_of, write_record
    from mazzo.table.table import Table
    from mazzo.terminal import Quit, play_in_terminal

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
        console.print("\nUntil next time.")
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
    views: Annotated[bool, typer.Option("--views", help="Also what every seat sees, and a spectator.")] = False,
    json: AsJson = False,
) -> None:
    """Play one game and print every decision: for those who check the rules with a program of their own."""
    from mazzo.games import game_named
    from mazzo.playthrough import as_text, playthrough
    from mazzo.rules.dice import seed_of

    rules = game_named(game)
    choices, options = rules.choose(players, chosen(option))
    seated = bots_by_seat(bots, players)
    lines = playthrough(rules, players, choices, options, seed_of(seed or "0"), seated, views)
    if json:
        import msgspec

        for line in lines:
            sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
    else:
        for text in as_text(lines):
            sys.stdout.write(text + "\n")


@app.command()
def sim(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 10_000,
    players: Players = 4,
    option: OptionList = None,
    bots: Bots = "random",
    seed: Seed = "0",
    json: AsJson = False,
    csv: Annotated[Path | None, typer.Option(help="Write one row a game into this file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw what is telling into this picture.")] = None,
    ray: RayAddress = None,
) -> None:
    """Play many games on all cores, and tell what they tell."""
    from mazzo.simulation_report import simulate_and_tell

    seated = bots_by_seat(bots, players, many_games=True)
    simulate_and_tell(game, games, players, chosen(option), seated, seed or "0", json, csv, plot, ray)


GameOption = Annotated[str, typer.Option("--game", "-g", help="Which game; `mazzo games` lists them.")]


@app.command()
def arena(
    a: Annotated[str, typer.Argument(metavar="A", help="A bot, by name or as file.py:Class.")],
    b: Annotated[str, typer.Argument(metavar="B", help="Another one.")],
    game: GameOption = "wizard",
    players: Players = 4,
    option: OptionList = None,
    deals: Annotated[int, typer.Option("--deals", "-n", min=2, help="How many deals, each played on every seat.")] = 100,
    seed: Seed = "0",
    json: AsJson = False,
    one_way: Annotated[
        bool, typer.Option("--one-way", help="Only one A among B's, not one B among A's: much sooner done.")
    ] = False,
    journal: Annotated[Path | None, typer.Option(help="Keep the deals in this file, and go on from what it holds.")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Forget what earlier runs of this match have played.")] = False,
    ray: RayAddress = None,
) -> None:
    """Which of two bots plays better, and how sure that is: equal deals, every seat."""
    from mazzo.arena import Match, meet_and_tell

    meet_and_tell(Match(a, b, game, players, chosen(option), seed or "0", one_way), deals, json, journal, fresh, ray)


@app.command()
def ladder(
    game: GameOption = "wizard",
    players: Players = 4,
    option: OptionList = None,
    deals: Annotated[int, typer.Option("--deals", "-n", min=2, help="How many deals for each pair.")] = 50,
    seed: Seed = "0",
    bots: Annotated[str, typer.Option(help="Which bots, separated by commas; random and casual are always there.")] = "",
    json: AsJson = False,
    plot: Annotated[Path | None, typer.Option(help="Draw it into this picture.")] = None,
) -> None:
    """All levels against each other: the cross-table, and one strength fitted to all of it."""
    from mazzo.ladder import climb_and_tell

    climb_and_tell(game, players, chosen(option), deals, seed or "0", bots, json, plot)


@app.command("check-bot")
def check_bot(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A bot, by name or as file.py:Class.")],
    seconds: Annotated[float, typer.Option(min=0.001, help="The time it has for a move, at the 95th percentile.")] = 0.3,
    game: Annotated[str | None, typer.Option("--game", "-g", help="Only this game.")] = None,
    json: AsJson = False,
) -> None:
    """What every bot must pass: legal everywhere, the same again for the same seed, no peeking, in time."""
    from mazzo.check_bot import check_and_tell

    check_and_tell(name, seconds, game, json)


@app.command()
def bench(
    json: AsJson = False,
    seconds: Annotated[float, typer.Option(min=0.05, help="How long each measurement takes.")] = 1.0,
    research: Annotated[bool, typer.Option("--research", help="Batches with observations, beside what researchers use.")] = False,
) -> None:
    """How many decisions a second, on one core, on all, on a GPU; and OpenSpiel's beside it, if installed."""
    if research:
        from mazzo.research.bench import measure_and_tell_research

        measure_and_tell_research(json, seconds)
        return
    from mazzo.bench import measure_and_tell

    measure_and_tell(json, seconds)


def text_of(file: Path) -> str:
    """What this file says; ValueError with a sentence if it cannot be read."""
    try:
        return file.read_text()
    except (OSError, UnicodeDecodeError) as problem:
        raise ValueError(f"{file}: {problem.strerror if isinstance(problem, OSError) else 'not a text file'}") from None


@app.command()
def replay(record: Annotated[Path, typer.Argument(help="A record of a game, as `mazzo play` writes it.")]) -> None:
    """Check a record: every decision judged anew, and the result."""
    from mazzo.table.record import read_record, replayed

    table = replayed(read_record(text_of(record)))
    over = table.ranks() is not None
    typer.echo(f"{table.game.title}, {table.players} players, {table.turn} turns: the record holds.")
    for seat, chair in enumerate(table.chairs):
        typer.echo(f"  {chair.name}: {table.scores()[seat]}" + (f", rank {(table.ranks() or [])[seat]}" if over else ""))


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(help="The record of a game, as the table offers it after the end.")],
    hash: Annotated[str, typer.Option(help="The hash of the seed that you were told before the deal.")] = "",
    deals: Annotated[bool, typer.Option("--deals", help="Also what everybody was dealt.")] = False,
) -> None:
    """Check that a game was dealt from the seed that was promised, and played by the rules."""
    from mazzo.table.fairness import verify_and_tell

    if not verify_and_tell(text_of(record), hash, deals):
        raise typer.Exit(1)


@app.command()
def warm(
    research: Annotated[bool, typer.Option("--research", help="Also the batches and encodings for researchers.")] = False,
) -> None:
    """Compile the rules now, so that the first move does not wait for it."""
    from mazzo.warm import compile_everything

    compile_everything()
    if research:
        from mazzo.research.warm import compile_research

        compile_research()


def main() -> None:
    """Bad input gets one sentence, exit status 2 and no traceback."""
    try:
        app()
    except ValueError as problem:
        sys.stderr.write(f"mazzo: {problem}\n")
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()


if __name__ == "__main__":
    main()
