"""Kindling in a terminal: a line a seat, the ember above them."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mazzo.terminal import Drawing
from mazzo.words import Told


def picture(view: Told, names: list[str], you: int) -> RenderableType:
    heading = Text(f"Round {view['round']} of {view['rounds']} · ember ") + Text(view["ember"], style="bold red")
    heading.append(f" · {view['pile']} sticks in the woodpile · burnt: {' '.join(view['burnt']) or 'none'}", style="dim")
    table = Table(box=None, pad_edge=False)
    for seat, name in enumerate(names):
        hand = view["hands"][seat]
        sticks = Text(" ".join(hand), style="bold") if isinstance(hand, list) else Text(f"{hand} sticks", style="dim")
        table.add_row("You" if seat == you else name, str(view["scores"][seat]), sticks)
    return Group(heading, table)


def move(text: str) -> Text:
    return Text(short(text), style="bold")


def short(text: str) -> str:
    return text.removeprefix("add ")


def happened(kind: str, told: Told, names: list[str]) -> str | None:
    name = names[told["seat"]] if "seat" in told else ""
    if kind == "ember":
        return f"\n[dim]Round {told['round']}: [red]{told['card']}[/red] glows.[/dim]"
    if kind == "laid":
        return f"{name}: {told['card']}"
    if kind == "smoke":
        return f"[dim]{told['card']} smokes: {told['seats']} have laid it.[/dim]"
    if kind == "hottest":
        return f"[yellow]{name}: the hottest fire, +{told['points']}[/yellow]"
    if kind == "scored":
        return f"{name}: {told['points']:+} points"
    return f"[dim]{name}: drew {told['card']}[/dim]" if kind == "drew" else None


def score_sheet(view: Told, names: list[str]) -> Table:
    sheet = Table(title="Score", title_justify="left")
    for heading in ("round", "ember", *names):
        sheet.add_column(heading, justify="right")
    for number, past in enumerate(view["past"], 1):
        cells = (f"{' '.join(sticks)}: {points:+}" for sticks, points in zip(past["bundles"], past["points"], strict=True))
        sheet.add_row(str(number), past["ember"], *cells)
    sheet.add_row("", "", *(str(score) for score in view["scores"]))
    return sheet


DRAWING = Drawing(picture=picture, move=move, happened=happened, short=short, score_sheet=score_sheet)
