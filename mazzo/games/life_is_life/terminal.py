"""Life is Life in a terminal: a column a species, so that majorities can be read off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mazzo.games.life_is_life.rules import FIRST_LIVES, VALUES
from mazzo.games.life_is_life.words import SPECIES_NAMES, PastRound, View
from mazzo.terminal import Drawing

POINTS: dict[str, int] = dict(zip(SPECIES_NAMES, VALUES, strict=True))
STYLES: dict[str, str] = dict(
    zip(
        SPECIES_NAMES,
        ("yellow", "red", "blue", "white", "bright_white", "bright_blue", "cyan", "magenta", "bright_red", "green"),
        strict=True,
    )
)
PLURALS = {"sheep": "sheep", "mouse": "mice"}
ENDINGS = {"knock": "knock", "laps": "laps over", "sudden_death": "sudden death"}
ROW_STYLE, OWN_STYLE = "", "bold"


def shortest(name: str) -> str:
    """As much of a species' name as tells it from the others."""
    return next(name[:size] for size in range(1, 9) if sum(other.startswith(name[:size]) for other in SPECIES_NAMES) == 1)


SHORT: dict[str, str] = {name: shortest(name) for name in SPECIES_NAMES}


def several(name: str, copies: int) -> str:
    """`bear`, `2 bears`."""
    return name if copies == 1 else f"{copies} {PLURALS.get(name, name + 's')}"


def listed(parts: list[str]) -> str:
    """`a, b and c`."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def cards_listed(cards: Iterable[tuple[str, int]]) -> str:
    return listed([f"[{STYLES[name]}]{several(name, copies)}[/]" for name, copies in cards])


# ------------------------------------------------------------------------------------------------------------ the table


def grid(last: tuple[str, ...]) -> Table:
    """An empty table with a column a species, and these columns after them."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("")
    table.add_column("")
    for name, points in POINTS.items():
        table.add_column(Text(f"{name}\n{points}", style=f"bold {STYLES[name]}"), justify="right")
    for heading in last:
        table.add_column(Text("\n" + heading), justify="right" if heading else "left")
    return table


def counted(cards: Sequence[str], style: str) -> list[Text]:
    """How many of each species, in their columns."""
    counts = Counter(cards)
    return [Text(str(counts[name]), style=f"{style} {STYLES[name]}") if counts[name] else Text("·", "dim") for name in POINTS]


def hearts(lives: int) -> Text:
    if lives == 0:
        return Text("out", style="dim")
    return Text("♥" * lives if lives <= FIRST_LIVES else f"♥×{lives}", style="red")  # L9: there may be any number


def heading(view: View, names: list[str], you: int) -> Text:
    text = Text(f"Round {view.round} · lap {view.laps + 1} · {called(view.starter, names, you)} began")
    if view.knocked:
        text.append(f" · {called(view.knocked[0], names, you)} knocked: the last lap", style="bold yellow")
    return text


def called(seat: int, names: list[str], you: int) -> str:
    return "you" if seat == you else names[seat]


def picture(view: View, names: list[str], you: int) -> RenderableType:
    """Rows and hands, one below the other. Of a rival's hand, the cards they must hold, and how many may be anything."""
    table = grid(("?", ""))
    for number, row in enumerate(view.rows, 1):
        table.add_row(Text(f"row {number}"), "", *counted(row, ROW_STYLE), "", "")
    table.add_row()
    for step in range(1, len(names) + 1):
        seat = (you + step) % len(names)
        add_hand(table, view, names, seat, you)
    return Group(heading(view, names, you), table)


def add_hand(table: Table, view: View, names: list[str], seat: int, you: int) -> None:
    hand = view.hands[seat]
    own = seat == you
    cards = hand if own and isinstance(hand, list) else view.known[seat]
    held = len(hand) if isinstance(hand, list) else hand
    unknown = held - len(cards)
    table.add_row(
        Text("You" if own else names[seat], style=OWN_STYLE if own else ""),
        hearts(view.lives[seat]),
        *counted(cards, OWN_STYLE if own else ROW_STYLE),
        Text(str(unknown) if unknown else "", style="dim"),
        Text("knocked" if seat in view.knocked else "", style="yellow"),
    )


def move(text: str) -> Text:
    """A move, with what one has to type of it in bold."""
    if text == "knock":
        return Text("knock", style="bold yellow")
    verb, what = text.split()
    if verb == "row":
        return Text("row ") + Text(what, style="bold")
    letters = len(SHORT[what])
    return Text(what[:letters], style=f"bold underline {STYLES[what]}") + Text(what[letters:], style=STYLES[what])


def short(text: str) -> str:
    if text == "knock":
        return "k"
    verb, what = text.split()
    return what if verb == "row" else SHORT[what]


# ------------------------------------------------------------------------------------------------------ what has happened


def does(name: str, verb: str) -> str:
    """`Ada knocks`, `You knock`."""
    if verb == "is":
        return f"{name} {'are' if name == 'You' else 'is'}"
    return f"{name} {verb}" if name == "You" else f"{name} {verb}s"


def happened(event: Any, names: list[str]) -> str | None:
    """One event as a sentence; a swap, and a valuing, are one sentence each."""
    kind = event.short_kind
    name = names[event.seat] if "seat" in event.__struct_fields__ and event.seat is not None else ""
    if kind == "dealt":
        return f"\n[dim]Round {event.round}: ten cards each. {does(names[event.starter], 'begin')}.[/dim]"
    if kind == "knocked":
        return f"[bold yellow]{does(name, 'knock')}{'' if event.knocks == 1 else ' too'}.[/]"
    if kind == "last_lap":
        return "[yellow]Everybody else has one last turn.[/]"
    if kind == "laps_over":
        return f"[yellow]{event.laps} laps without a knock: the round is valued.[/]"
    if kind == "sudden_death":
        return f"[bold]Sudden death! {does(name, 'hold')} all {several(event.card, event.cards)}.[/bold]"
    if kind == "lost":
        return f"{does(name, 'lose')} [red]{'♥' * event.lives}[/]." if event.lives else f"{does(name, 'lose')} no life."
    if kind == "gained":
        return f"{does(name, 'gain')} [red]♥[/]."
    if kind == "out":
        return f"[bold]{does(name, 'is')} out.[/bold]"
    return None


CHAPTERS = {"laid": "swap", "took": "swap", "swapped": "swap", "shown": "valuing", "majority": "valuing", "total": "valuing"}


def together(events: list[Any], names: list[str]) -> list[Any]:
    """A line a swap, a table a valuing, a sentence for anything else."""
    lines: list[Any] = []
    for chapter, of_it in groupby(events, lambda event: CHAPTERS.get(event.short_kind)):
        if chapter == "swap":
            lines += swaps(list(of_it), names)
        elif chapter == "valuing":
            lines.append(valuing(list(of_it), names))
        else:
            lines += [sentence for event in of_it if (sentence := happened(event, names))]
    return lines


def swaps(events: list[Any], names: list[str]) -> list[str]:
    lines = []
    laid: Counter[str] = Counter()
    took: Counter[str] = Counter()
    for event in events:
        if event.short_kind == "laid":
            laid[event.card] += 1
        elif event.short_kind == "took":
            took[event.card] = event.cards
        else:
            given, taken = cards_listed(laid.items()), cards_listed(took.items())
            lines.append(f"{does(names[event.seat], 'lay')} {given} for {taken} [dim](row {event.row})[/dim].")
            laid, took = Counter(), Counter()
    return lines


def valuing(events: list[Any], names: list[str]) -> Table:
    """All hands, species by species; a majority is marked."""
    hands: list[Counter[str]] = [Counter() for _ in names]
    for event in events:
        if event.short_kind == "shown":
            hands[event.seat][event.card] = event.cards
    majorities = {event.species: event.seat for event in events if event.short_kind == "majority"}
    table = grid(("total",))
    for event in events:
        if event.short_kind == "total":
            seat = event.seat
            cells = [valued(name, hands[seat][name], majorities[name] == seat) for name in POINTS]
            table.add_row(names[seat], "", *cells, Text(str(event.points), style="bold"))
    return table


def valued(name: str, copies: int, won: bool) -> Text:
    if not copies:
        return Text("·", style="dim")
    return Text(f"▸{copies}", style=f"bold {STYLES[name]}") if won else Text(str(copies), style="dim")


# ------------------------------------------------------------------------------------------------------- the score sheet


def score_sheet(view: View, names: list[str]) -> RenderableType:
    """For each round how it ended, and for each seat its total, what it lost, and the lives it had left."""
    sheet = Table(title="Score", title_justify="left")
    sheet.add_column("round", justify="right")
    sheet.add_column("ended by")
    for name in names:
        sheet.add_column(name)
    for number, past in enumerate(view.past, 1):
        by = past.sudden_death if past.ending == "sudden_death" else past.knocker
        ended = ENDINGS[past.ending] + ("" if by is None else f", {names[by]}")
        sheet.add_row(str(number), ended, *(past_cell(past, seat) for seat in range(len(names))))
    return sheet


def past_cell(past: PastRound, seat: int) -> Text:
    lost, left, total = past.lost[seat], past.lives[seat], past.totals[seat]
    if left == 0 and lost == 0:
        return Text("")
    text = Text("   " if total is None else f"{total:>2} ") + hearts(left)
    return text + Text("♡" * max(0, lost), style="dim")


DRAWING = Drawing(picture=picture, move=move, happened=happened, short=short, score_sheet=score_sheet, together=together)
