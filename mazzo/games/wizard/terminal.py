"""Wizard in a terminal: suits by colour and by sign, the score block as on paper."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mazzo.terminal import Drawing
from mazzo.words import Told

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


def picture(view: Told, names: list[str], you: int) -> RenderableType:
    bids = [bid for bid in view["bids"] if bid is not None]
    heading = Text(f"Round {view['round']} of {len(view['rounds'])} · {view['cards']} cards · trump ") + suit(view["trump"])
    if view["turned"] is not None:
        heading += Text(" (turned up ") + card(view["turned"]) + Text(")")
    if bids:
        heading += Text(f" · {sum(bids)} bid for {view['cards']} tricks")
    seats = Table(box=None, pad_edge=False)
    for column in ("", "bid", "won", "score", "played", "hand"):
        seats.add_column(column, justify="right" if column in ("bid", "won", "score") else "left")
    played = dict(view["trick"])
    for seat, name in enumerate(names):
        hand = view["hands"][seat]
        seen = isinstance(hand, list)
        cards = Text(" ").join(card(held) for held in in_order(hand, view["trump"])) if seen else Text("▮" * hand, style="dim")
        mark = "D " if seat == view["dealer"] else "  "
        seats.add_row(
            Text(mark + ("You" if seat == you else name), style="bold" if seat == you else ""),
            "–" if view["bids"][seat] is None else str(view["bids"][seat]),
            str(view["won"][seat]),
            str(view["scores"][seat]),
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


def happened(kind: str, told: Told, names: list[str]) -> str | None:
    def who(seat: int) -> str:
        return names[seat]

    if kind == "dealt":
        return f"\n[dim]{who(told['dealer'])} deals {told['cards']} {'card' if told['cards'] == 1 else 'cards'} to each.[/dim]"
    if kind == "turned":
        return f"[dim]Turned up: {told['card']}.[/dim]"
    if kind == "trump":
        return f"{who(told['seat'])} names {SUITS[told['suit']]} trump."
    if kind == "bid":
        return f"{who(told['seat'])} bids {told['bid']}."
    if kind == "revealed":
        return f"{who(told['seat'])} had bid {told['bid']}."
    if kind == "played":
        return f"{who(told['seat'])} plays {told['card']}."
    if kind == "trick":
        return f"[bold]{who(told['seat'])} takes the trick.[/bold]"
    if kind == "scored":
        return f"{who(told['seat'])}: {told['points']:+d} points."
    return None


def score_sheet(view: Told, names: list[str]) -> RenderableType:
    """The block: for each round bid, tricks and points, and the running total."""
    sheet = Table(title="Score", title_justify="left")
    sheet.add_column("cards", justify="right")
    for name in names:
        sheet.add_column(name, justify="right")
    totals = [0] * len(names)
    for past in view["past"]:
        row = []
        for seat, (bid, won) in enumerate(zip(past["bids"], past["won"], strict=True)):
            made = bid == won
            totals[seat] += past["points"][seat]
            row.append(f"[{'green' if made else 'red'}]{'✓' if made else '✗'} {won}/{bid}[/] {totals[seat]:>4}")
        sheet.add_row(str(past["cards"]), *row)
    return sheet


DRAWING = Drawing(picture=picture, move=move, happened=happened, short=short, score_sheet=score_sheet)
