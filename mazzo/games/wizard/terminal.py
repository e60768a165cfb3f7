"""Wizard in a terminal: suits by colour and by sign, the score block as on paper."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mazzo.games.wizard.words import View
from mazzo.terminal import Drawing

SIGNS = {"R": "◆", "Y": "★", "G": "♣", "B": "●"}
STYLES = {"R": "bold red", "Y": "bold yellow", "G": "bold green", "B": "bold blue", "W": "bold magenta", "J": "bold white"}
SUITS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}


def card(name: str) -> Text:
    sign = SIGNS.get(name[0], "")
    return Text(f"{name}{sign}", style=STYLES[name[0]])


def suit(letter: str | None) -> Text:
    return Text("none", style="dim") if letter is None else Text(f"{SIGNS[letter]} {SUITS[letter]}", style=STYLES[letter])


def in_order(cards: list[str], trump: str | None) -> list[str]:
    """A hand as players hold it: Wizards, trumps, the other suits, Jesters."""
    first = "W" + (trump or "")
    order = first + "".join(letter for letter in "RYGB" if letter not in first) + "J"
    return sorted(cards, key=lambda name: (order.index(name[0]), -int(name[1:])))


def picture(view: View, names: list[str], you: int) -> RenderableType:
    bids = [bid for bid in view.bids if bid is not None]
    heading = Text(f"Round {view.round} of {len(view.rounds)} · {view.cards} cards · trump ") + suit(view.trump)
    if view.turned is not None:
        heading += Text(" (turned up ") + card(view.turned) + Text(")")
    if bids:
        heading += Text(f" · {sum(bids)} bid for {view.cards} tricks")
    seats = Table(box=None, pad_edge=False)
    for column in ("", "bid", "won", "score", "played", "hand"):
        seats.add_column(column, justify="right" if column in ("bid", "won", "score") else "left")
    played = dict(view.trick)
    for seat, name in enumerate(names):
        hand = view.hands[seat]
        if isinstance(hand, int):
            cards = Text("▮" * hand, style="dim")
        else:
            cards = Text(" ").join(card(held) for held in in_order(hand, view.trump))
        mark = "D " if seat == view.dealer else "  "
        seats.add_row(
            Text(mark + ("You" if seat == you else name), style="bold" if seat == you else ""),
            "–" if view.bids[seat] is None else str(view.bids[seat]),
            str(view.won[seat]),
            str(view.scores[seat]),
            card(played[seat]) if seat in played else Text(""),
            cards,
        )
    return Group(heading, seats)


def move(text: str) -> Text:
    verb, what = text.split()
    if verb == "play":
        return card(what)
    if verb == "trump":
        return Text(what + " ") + suit(what)
    return Text(what, style="bold")


def short(text: str) -> str:
    return text.split()[1]


def happened(event: Any, names: list[str]) -> str | None:
    kind = event.short_kind

    def who(seat: int) -> str:
        return names[seat]

    if kind == "dealt":
        return f"\n[dim]{who(event.dealer)} deals {event.cards} {'card' if event.cards == 1 else 'cards'} to each.[/dim]"
    if kind == "turned":
        return f"[dim]Turned up: {event.card}.[/dim]"
    if kind == "trump":
        return f"{who(event.seat)} names {SUITS[event.suit]} trump."
    if kind == "bid":
        return f"{who(event.seat)} bids {event.bid}."
    if kind == "revealed":
        return f"{who(event.seat)} had bid {event.bid}."
    if kind == "played":
        return f"{who(event.seat)} plays {event.card}."
    if kind == "trick":
        return f"[bold]{who(event.seat)} takes the trick.[/bold]"
    if kind == "scored":
        return f"{who(event.seat)}: {event.points:+d} points."
    return None


def score_sheet(view: View, names: list[str]) -> RenderableType:
    """The block: for each round bid, tricks and points, and the running total."""
    sheet = Table(title="Score", title_justify="left")
    sheet.add_column("cards", justify="right")
    for name in names:
        sheet.add_column(name, justify="right")
    totals = [0] * len(names)
    for past in view.past:
        row = []
        for seat, (bid, won) in enumerate(zip(past.bids, past.won, strict=True)):
            made = bid == won
            totals[seat] += past.points[seat]
            row.append(f"[{'green' if made else 'red'}]{'✓' if made else '✗'} {won}/{bid}[/] {totals[seat]:>4}")
        sheet.add_row(str(past.cards), *row)
    return sheet


DRAWING = Drawing(picture=picture, move=move, happened=happened, short=short, score_sheet=score_sheet)
