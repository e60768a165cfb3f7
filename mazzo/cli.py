"""The command line: every command except those for hosts of a server, which are in `server/host/commands.py`."""

from __future__ import annotations

import secrets
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from mazzo.server.host.commands import COMMANDS, AsJson

app = typer.Typer(
    help="Mazzo: a table for card games. Play in the terminal or the browser, host games for others, or study them.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    rich_markup_mode="rich",
)

FIRST_GAME = ""  # the default; which game that is becomes known only when the games are loaded
THE_GAME = "The game; `mazzo games` lists them."
GameName = Annotated[str, typer.Argument(metavar="GAME", help=THE_GAME)]
GameOrFirst = Annotated[str, typer.Argument(metavar="GAME", help=THE_GAME, show_default="the first")]
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


class PuzzleWork(StrEnum):
    """What can be done with puzzles."""

    make = "make"
    check = "check"


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


for command in COMMANDS:
    app.command(rich_help_panel="For hosts")(command)


@app.command()
def play(
    game: GameOrFirst = FIRST_GAME,
    players: Players = 4,
    option: OptionList = None,
    seed: Seed = None,
    bots: Bots = "casual",
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "You",
) -> None:
    """Play in the terminal against bots."""
    from rich.console import Console

    from mazzo.table.commands import BOT_NAMES
    from mazzo.table.record import record_of, write_record
    from mazzo.table.table import Table
    from mazzo.terminal import Quit, play_in_terminal

    game = game_or_first(game)
    table = Table.open(game, players, chosen(option), seed or secrets.token_hex(32))
    seated = bots_by_seat(bots, players)
    console = Console(highlight=False)
    table.sit(0, name)
    for seat, friend in zip(range(1, players), BOT_NAMES, strict=False):
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


GameOption = Annotated[str, typer.Option("--game", "-g", help=THE_GAME, show_default="the first")]


@app.command()
def arena(
    a: Annotated[str, typer.Argument(metavar="A", help="A bot, by name or as file.py:Class.")],
    b: Annotated[str, typer.Argument(metavar="B", help="Another bot.")],
    game: GameOption = FIRST_GAME,
    players: Players = 4,
    option: OptionList = None,
    deals: Annotated[int, typer.Option("--deals", "-n", min=2, help="Number of deals, each played from every seat.")] = 100,
    seed: Seed = "0",
    as_json: AsJson = False,
    one_way: Annotated[
        bool, typer.Option("--one-way", help="Only seat one A among B's, not also one B among A's: much faster.")
    ] = False,
    journal: Annotated[Path | None, typer.Option(help="Save the deals in this file, and continue from it.")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Discard the deals of earlier runs of this match.")] = False,
    ray: RayAddress = None,
) -> None:
    """Compare two bots on the same deals, from every seat: which one is better, and how certain that is."""
    from mazzo.arena import Match
    from mazzo.arena_report import meet_and_report

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
    """Play all bots against each other, and print a cross-table with one rating per bot."""
    from mazzo.ladder import climb_and_report

    climb_and_report(game_or_first(game), players, chosen(option), deals, seed or "0", bots, as_json, plot)


@app.command("check-bot")
def check_bot(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A bot, by name or as file.py:Class.")],
    seconds: Annotated[float, typer.Option(min=0.001, help="Time allowed for a move, at the 95th percentile.")] = 0.3,
    game: Annotated[str | None, typer.Option("--game", "-g", help="Only this game.")] = None,
    as_json: AsJson = False,
) -> None:
    """Check that a bot plays only legal moves, the same ones with the same seed, does not peek and is fast enough."""
    from mazzo.check_bot import check_and_report

    check_and_report(name, seconds, game, as_json)


@app.command()
def bench(
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option(min=0.05, help="Seconds per measurement.")] = 1.0,
    research: Annotated[bool, typer.Option("--research", help="Measure batches with observations.")] = False,
) -> None:
    """Measure decisions per second on one core, on all cores and on a GPU, next to OpenSpiel if it is installed."""
    if research:
        from mazzo.research.bench import measure_and_report_research

        measure_and_report_research(as_json, seconds)
        return
    from mazzo.bench import measure_and_report

    measure_and_report(as_json, seconds)


def text_of(file: Path) -> str:
    """The text of this file; ValueError with an explanation if it cannot be read."""
    try:
        return file.read_text()
    except (OSError, UnicodeDecodeError) as problem:
        raise ValueError(f"{file}: {problem.strerror if isinstance(problem, OSError) else 'not a text file'}") from None


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game, as written by `mazzo play`.")],
) -> None:
    """Replay a record, check every decision, and show the result."""
    from mazzo.table.record import read_record, replayed

    table = replayed(read_record(text_of(record)))
    over = table.ranks() is not None
    typer.echo(f"{table.game.title}, {table.players} players, {table.turn} turns: the record is valid.")
    for seat, chair in enumerate(table.chairs):
        typer.echo(f"  {chair.name}: {table.scores()[seat]}" + (f", rank {(table.ranks() or [])[seat]}" if over else ""))


@app.command()
def review(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game, or a folder of records.")],
    seat: Annotated[
        int | None, typer.Option("--seat", min=0, help="Review the decisions of this seat.", show_default="0")
    ] = None,
    player: Annotated[
        str | None, typer.Option("--player", metavar="NAME", help="Review this player's decisions, wherever they sat.")
    ] = None,
    all_seats: Annotated[bool, typer.Option("--all-seats", help="Review everybody's decisions.")] = False,
    long: Annotated[bool, typer.Option("--long", help="Think for minutes instead of seconds.")] = False,
    as_json: AsJson = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the review to this picture.")] = None,
    ray: RayAddress = None,
) -> None:
    """Review a game: what every decision cost, given what its player knew, how certain that is, and how much was luck."""
    from mazzo.review.report import Asked, review_and_report

    review_and_report(record, Asked(seat, player, all_seats, long, as_json, plot, ray, text_of))


@app.command()
def puzzles(
    what: Annotated[PuzzleWork, typer.Argument(metavar="make|check", help="Make new puzzles, or recheck the existing ones.")],
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game; `check` checks all games by default.")] = None,
    count: Annotated[int, typer.Option("--count", "-n", min=1, help="How many to make.")] = 200,
    games: Annotated[int, typer.Option(min=1, help="Search at most this many games.")] = 2000,
    worlds: Annotated[int, typer.Option(min=2, help="Check each puzzle in this many simulated deals.")] = 16000,
    journal: Annotated[Path | None, typer.Option(help="Save the findings in this file, and continue from it.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write the puzzles to this file.", show_default="the game's folder")] = None,
    drop: Annotated[bool, typer.Option("--drop", help="Remove puzzles that no longer have one best move.")] = False,
) -> None:
    """Make puzzles from games of the strongest bot, or check that the existing ones still have one best move."""
    from mazzo.puzzles.report import check_and_report, make_and_report

    if what == PuzzleWork.make:
        make_and_report(game_or_first(game or ""), count, games, journal, out)
    elif not check_and_report([game] if game else [], worlds, drop):
        raise typer.Exit(1)


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game, downloaded from its table.")],
    hash: Annotated[str, typer.Option(help="The hash of the seed, as shown before the deal.")] = "",
    deals: Annotated[bool, typer.Option("--deals", help="Also show what everyone was dealt.")] = False,
) -> None:
    """Check that a game was dealt from the seed it promised, and played by the rules."""
    from mazzo.table.fairness import verify_and_report

    if not verify_and_report(text_of(record), hash, deals):
        raise typer.Exit(1)


@app.command()
def warm(
    research: Annotated[bool, typer.Option("--research", help="Also compile the batches and encodings for research.")] = False,
    reviews: Annotated[
        bool, typer.Option("--reviews", help="Also compile the code that judges decisions in reviews and puzzles.")
    ] = False,
) -> None:
    """Compile the rules now, so that the first move does not have to wait."""
    from mazzo.compiled_games import note_compiled
    from mazzo.warm import compile_everything, compile_reviews

    compile_everything()
    note_compiled()
    if reviews:
        compile_reviews()
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
