"""A game in the terminal: you against bots, with the cards in colour."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from mazzo.bots.levels import Bot
from mazzo.bots.sandbox import bot_decision
from mazzo.games import own
from mazzo.hints import hint_for, hint_in_english
from mazzo.playthrough import short
from mazzo.rules.dice import dice_of
from mazzo.rules.game import MOST_MOVES, Game, midway
from mazzo.table.decision import whole_decision
from mazzo.table.events import TableEvent
from mazzo.table.table import Table
from mazzo.table.view import view_of
from mazzo.words import Happened, legal_words, refusal, words_of


@dataclass(frozen=True)
class Drawing:
    """How a game looks in a terminal. Sentences and score sheets are markup, and get names that are safe in markup."""

    picture: Callable[[Any, list[str], int], Any]
    """The table as this seat sees it, from its `View`; the names are those of the players as they are."""
    move: Callable[[str], Text]
    """A move, short and in colour."""
    happened: Callable[[Any, list[str]], str | None]
    """An event as a sentence; None if it goes without saying."""
    short: Callable[[str], str]
    """What a player may type instead of the whole move: `R7` for `play R7`."""
    score_sheet: Callable[[Any, list[str]], Any]
    """The scores so far."""
    together: Callable[[list[Happened], list[str]], list[Any]] | None = None
    """Everything since the last decision, for a game in which a sentence for each event would be too much."""


def plain_picture(view: msgspec.Struct, names: list[str], you: int) -> Any:
    return plain_fields(msgspec.structs.asdict(view))


def plain_fields(view: dict[str, Any]) -> Any:
    fields = Grid.grid(padding=(0, 2))
    for name, value in view.items():
        fields.add_row(Text(name, style="dim"), short(value))
    return fields


def plain_event(event: Happened, names: list[str]) -> str | None:
    found = msgspec.structs.asdict(event)
    facts = [names[value] if name == "seat" and value is not None else f"{name} {short(value)}" for name, value in found.items()]
    return f"[dim]{event.short_kind}[/dim] {', '.join(facts)}".rstrip()


PLAIN = Drawing(
    picture=plain_picture,
    move=Text,
    happened=plain_event,
    short=lambda text: text,
    score_sheet=lambda view, names: plain_fields({"players": names, "scores": getattr(view, "scores", None)}),
)
"""For a game without a drawing of its own: its words as they are, field by field."""


def drawing_of(game: Game) -> Drawing:
    drawing: Drawing = own(game, "terminal", "DRAWING", PLAIN)
    return drawing


class Quit(Exception):
    """The player wants to stop."""


def play_in_terminal(table: Table, you: int, bots: list[Bot], console: Console) -> None:
    """Plays the whole game of this table, asking for the moves of seat `you`."""
    names = [escape(chair.name) for chair in table.chairs]
    drawing = drawing_of(table.game)
    dice = [dice_of(table.seed, seat) for seat in range(table.players)]
    last = 0
    while True:
        events = table.events_for(you, last)
        last = events[-1][0] if events else last
        for line in sentences(drawing, [event.what for _, event in events if not isinstance(event.what, TableEvent)], names):
            console.print(Padding(line, (0, 0, 0, 2), expand=False))
        if table.stage == "over":
            break
        seat = table.undecided[0]
        if seat == you:
            ask(table, you, drawing, names, console)
        else:
            table.play(seat, bot_decision(bots[seat], table.state, seat, dice[seat]), table.turn)
    console.print(drawing.score_sheet(table.view_words(you), names))
    ranks = table.ranks() or []
    winners = " and ".join(names[seat] for seat in range(table.players) if ranks[seat] == 1)
    console.print(f"[bold]{winners} {'wins' if ranks.count(1) == 1 else 'win'}.[/bold]")


def sentences(drawing: Drawing, events: list[Happened], names: list[str]) -> list[Any]:
    """What happened, line by line."""
    if drawing.together is not None:
        return drawing.together(events, names)
    return [sentence for event in events if (sentence := drawing.happened(event, names))]


def ask(table: Table, you: int, drawing: Drawing, names: list[str], console: Console) -> None:
    """Asks until a whole decision has been made."""
    table.play_moves(you, whole_decision(table.state, you, lambda trial: ask_part(table, trial, you, drawing, names, console)))


def ask_part(table: Table, trial: Any, you: int, drawing: Drawing, names: list[str], console: Console) -> int:
    """Asks for the next part of a decision until it is a legal one. Says why a part is refused."""
    view = view_of(trial, you)
    legal = legal_words(view, you)
    while True:
        if not midway(trial, you):
            console.print()
            console.print(drawing.picture(table.view_words(you), [chair.name for chair in table.chairs], you))
        console.print(Text("Your choice: ", style="bold") + Text("  ").join(drawing.move(text) for text in legal))
        typed = read_line(console)
        if typed == "quit":
            raise Quit
        if typed in ("", "help", "?"):
            console.print(f"  Type one of: {', '.join(drawing.short(text) for text in legal)}. Or `hint`, `score`, `quit`.")
        elif typed == "hint":
            for line in hint_in_english(hint_for(view, you)):
                console.print(f"  [cyan]{line}[/cyan]")
        elif typed == "score":
            console.print(drawing.score_sheet(table.view_words(you), names))
        elif (text := next((text for text in legal if means(typed, text, drawing)), None)) is not None:
            return legal[text]
        else:
            say_why_not(table, trial, you, drawing, typed, console)


def means(typed: str, text: str, drawing: Drawing) -> bool:
    """Is this move what a player typed? The short form, the whole move, or anything in between: `gi`, `gir`, `giraffe`."""
    typed, text, short = typed.lower(), text.lower(), drawing.short(text).lower()
    return typed in (short, text) or (typed.startswith(short) and text.split()[-1].startswith(typed))


def say_why_not(table: Table, trial: Any, you: int, drawing: Drawing, typed: str, console: Console) -> None:
    say = words_of(table.game).move
    for move in range(MOST_MOVES):
        text = say(trial, move)
        if text is not None and means(typed, text, drawing):
            console.print(f"  [yellow]{refusal(view_of(trial, you), you, move).text}[/yellow]")
            return
    console.print(f"  [yellow]{escape(repr(typed))} is no move here. Type ? to see what you may type.[/yellow]")


def read_line(console: Console) -> str:
    try:
        return console.input("> ").strip()
    except (EOFError, KeyboardInterrupt):
        raise Quit from None
