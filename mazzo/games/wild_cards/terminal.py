"""Wild Cards in a terminal: habitats and their animals by colour and by sign, every seat's animals and leaders in one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mazzo.games.wild_cards.rules import GAME, NATURAL_HABITAT, NO_SPECIES, best_species, leader_points, score
from mazzo.games.wild_cards.words import SPECIES_NAMES, SUIT_LETTERS, PastRound, View
from mazzo.terminal import Drawing

SIGNS = {"F": "♣", "S": "☼", "M": "▲", "*": ""}
STYLES = {"F": "bold green", "S": "bold yellow", "M": "bold cyan", "*": "bold magenta"}
LEADER = "♛"
POWERS = {
    "peacock": "3 points",
    "squirrel": "refills up to 10",
    "eagle": "bids two cards, chooses one",
    "ibex": "takes the bid back",
    "lion": "first in ties",
    "meerkat": "exchanges when refilling",
}
ASKED = {
    "bid": "Bid a habitat card, or the Refill card.",
    "second": "The eagle lets you lay a second card; you will choose when the others have revealed theirs.",
    "choose": "All the others are revealed: which of your two cards is your bid?",
    "give": "The meerkat lets you exchange: which of your animals will you give?",
    "take": "And which animal will you take for it?",
    "discard": "Discard what you do not want, in the order F, S, M, *; then done, and you draw.",
    "commit": "A tie: commit your payment face down, or decline. The higher total goes first.",
    "show": "Still a tie: show a card from your hand, or draw one. The higher card goes first.",
    "acquire": "Which animal will you take? To decline brings your bid back, and 2 cards.",
    "pay": "Pay for it. All of its habitat, bid included, is worth 2 points.",
    "ibex": "The ibex lets you take your bid back.",
}


def letter_of(name: str) -> str:
    """The habitat of a card or of an animal."""
    return SUIT_LETTERS[NATURAL_HABITAT[SPECIES_NAMES.index(name)]] if name in SPECIES_NAMES else name[0]


def thing(name: str) -> Text:
    """A card or an animal, in the colour of its habitat."""
    if name == "refill":
        return Text("refill", style="bold white")
    return Text(name + SIGNS[letter_of(name)], style=STYLES[letter_of(name)])


def in_line(name: str | None) -> str:
    """The same within a sentence."""
    if name is None:
        return "nothing"
    return thing(name).markup


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (SUIT_LETTERS.index(card[0]), card))


def row_of(names: Sequence[str], between: str = " ") -> Text:
    return Text(between).join(thing(name) for name in names)


# ------------------------------------------------------------------------------------------------------------- the table


def counted_again(view: View) -> Any:
    """The animals, leaders and tokens of a view as a record, for the rules to count."""
    table = GAME.fresh_view()
    table.players = len(view.tokens)
    for seat, collection in enumerate(view.collections):
        table.collection[seat] = collection
        table.tokens[seat] = view.tokens[seat]
    table.leader[:] = [-1 if owner is None else owner for owner in view.leaders]
    return table


def collection(view: View, seat: int) -> Text:
    """A seat's animals, the largest herd first, leaders marked."""
    herds = [(-size, species) for species, size in enumerate(view.collections[seat]) if size > 0]
    texts = []
    for size, species in sorted(herds):
        name = SPECIES_NAMES[species]
        owned = view.leaders[species] == seat
        texts.append(Text(f"{-size} {name}{LEADER if owned else ''}", style=STYLES[letter_of(name)] if owned else ""))
    return Text(", ").join(texts) if texts else Text("–", style="dim")


def before(view: View, seat: int) -> Text:
    """What lies before a seat: its bid, and its payment."""
    bid = view.bids[seat]
    if isinstance(bid, int):
        return Text("▮" * bid, style="dim")
    return row_of(bid) + Text(" + " if view.payments[seat] else "") + row_of(in_order(view.payments[seat]))


def picture(view: View, names: list[str], you: int) -> RenderableType:
    heading = Text(f"Round {view.round} of {view.rounds} · display ", style="bold")
    heading += row_of(view.display, "  ") if view.display else Text("empty", style="dim")
    heading += Text(f" · draw pile {view.habitat_pile}, discards {len(view.discards)}", style="dim")
    table = counted_again(view)
    seats = Table(box=None, pad_edge=False)
    for column in ("", "points", "cards", "bid", "animals"):
        seats.add_column(column, justify="right" if column in ("points", "cards") else "left")
    for seat, name in enumerate(names):
        mark = "= " if seat in view.tied else "  "
        seats.add_row(
            Text(mark + ("You" if seat == you else name), style="bold" if seat == you else ""),
            str(score(table, seat)),
            str(view.cards_held[seat]),
            before(view, seat),
            collection(view, seat),
        )
    hand = view.hands[you]
    held = Text("Your hand: ", style="bold") + (
        row_of(in_order(hand)) if isinstance(hand, list) and hand else Text("no habitat cards", style="dim")
    )
    lines: list[RenderableType] = [heading, seats, held]
    own = [name for species, name in enumerate(SPECIES_NAMES) if view.leaders[species] == you]
    if own:
        lines.append(Text("Your leaders: ", style="bold") + Text(", ".join(f"{name} ({POWERS[name]})" for name in own)))
    if view.phase in ASKED:
        lines.append(Text(ASKED[view.phase], style="italic"))
    return Group(*lines)


def move(text: str) -> Text:
    what = text.split()[-1]
    if what == "refill" or what in SPECIES_NAMES or what[-1].isdigit():
        return thing(what)
    return Text(text, style="bold")


def short(text: str) -> str:
    return "no" if text == "no exchange" else text.split()[-1]


# --------------------------------------------------------------------------------------------------------- what happened

PLURAL = {"has": "have", "is": "are", "goes": "go"}


def does(name: str, verb: str) -> str:
    """`Ada bids`, but `You bid`."""
    return f"{name} {verb}" if name != "You" else f"You {PLURAL.get(verb, verb.removesuffix('s'))}"


def cards(number: int) -> str:
    return "no card" if number == 0 else "1 card" if number == 1 else f"{number} cards"


def leader_moves(event: Any, names: list[str]) -> str:
    leader = f"{LEADER} The leader of the {in_line(event.species)}"
    if event.seat is None:
        return f"{leader} goes back to the supply."
    lost = "" if event.before is None else f"; {does(names[event.before], 'loses')} it"
    return f"{leader}: [bold]{does(names[event.seat], 'has')} it[/bold] ({POWERS[event.species]}){lost}."


def shows(event: Any, who: str) -> str:
    if event.card is None:
        return f"{does(who, 'has')} no card to show."
    return f"{does(who, 'shows')} {in_line(event.card)}."


# Need not be said: `display` and `in_hand`, for they are drawn; `gave`, for `exchanged` says it; `cleared`; the parts of the
# score and `over`, for the score sheet follows.
Sentence = Callable[[Any, str], str]
SENTENCES: dict[str, Sentence] = {
    "drew": lambda event, who: f"[dim]{does(who, 'draws')} {cards(event.cards)}.[/dim]",
    "bid": lambda event, who: f"[dim]{does(who, 'lays')} {in_line(event.card)} face down.[/dim]",
    "also": lambda event, who: f"[dim]Second card: {in_line(event.card)}.[/dim]",
    "revealed": lambda event, who: f"{does(who, 'bids')} {in_line(event.card)}.",
    "two_cards": lambda event, who: f"{does(who, 'has')} two cards face down, and a choice.",
    "chose": lambda event, who: f"{does(who, 'chooses')} {in_line(event.card)} as the bid.",
    "exchanged": lambda event, who: f"{does(who, 'gives')} a {in_line(event.given)} and has a {in_line(event.taken)} for it.",
    "no_exchange": lambda event, who: f"[dim]{does(who, 'exchanges')} nothing.[/dim]",
    "discarded": lambda event, who: f"[dim]{does(who, 'discards')} {in_line(event.card)}.[/dim]",
    "refilled": lambda event, who: f"{does(who, 'refills')}: {cards(event.cards)} drawn.",
    "lion": lambda event, who: f"{does(who, 'goes')} first among the bids of {event.value}: the lion's right.",
    "tied": lambda event, who: f"{does(who, 'is')} tied with a bid of {event.value}.",
    "committed": lambda event, who: f"[dim]{does(who, 'commits')} {in_line(event.card)}.[/dim]",
    "commits_decline": lambda event, who: f"[dim]{does(who, 'commits')} to decline.[/dim]",
    "paid": lambda event, who: f"{does(who, 'pays')} {in_line(event.card)}.",
    "total": lambda event, who: f"{does(who, 'pays')} {event.total} in all.",
    "showing": lambda event, who: f"[dim]{does(who, 'lays')} {in_line(event.card)} face down.[/dim]",
    "shown": shows,
    "drawn_and_shown": lambda event, who: f"{does(who, 'draws')} {in_line(event.card)} for the tie.",
    "lots": lambda event, who: f"Lots are drawn: {does(who, 'has')} place {event.place}.",
    "ordered": lambda event, who: f"[dim]{does(who, 'has')} place {event.place} among the tied.[/dim]",
    "acquires": lambda event, who: f"{does(who, 'wants')} the {in_line(event.species)}.",
    "acquired": lambda event, who: f"[bold]{does(who, 'takes')} the[/bold] {in_line(event.species)}.",
    "habitat_points": lambda event, who: f"All of its natural habitat: {does(who, 'has')} {event.points} points.",
    "declined": lambda event, who: f"{does(who, 'declines')}.",
    "returned": lambda event, who: f"[dim]{does(who, 'has')} {in_line(event.card)} back.[/dim]",
    "leaves_bid": lambda event, who: f"[dim]{does(who, 'leaves')} {in_line(event.card)} to the discards.[/dim]",
    "scored": lambda event, who: f"[bold]{who}: {event.points} points.[/bold]",
}


def happened(event: Any, names: list[str]) -> str | None:
    kind = event.short_kind
    if kind == "round":
        return f"\n[bold]Round {event.round}[/bold] [dim]· order from {names[event.first]}[/dim]"
    if kind == "gone":
        return f"[dim]Nobody took the {event.species}: it leaves the game.[/dim]"
    if kind == "reshuffled":
        return f"[dim]{cards(event.cards)} of the discards make a new draw pile.[/dim]"
    if kind == "leader":
        return leader_moves(event, names)
    return SENTENCES[kind](event, names[event.seat]) if kind in SENTENCES else None


# ---------------------------------------------------------------------------------------------------------- the score sheet


def score_sheet(view: View, names: list[str]) -> RenderableType:
    """Round by round what was bid and got, habitat points with a plus; below it the score, in its parts."""
    sheet = Table(title="Score", title_justify="left")
    sheet.add_column("round", justify="right")
    for name in names:
        sheet.add_column(name)
    for number, past in enumerate(view.past, 1):
        sheet.add_row(str(number), *(past_turn(past, seat) for seat in range(len(names))))
    sheet.add_section()
    table = counted_again(view)
    parts = [score_parts(view, table, seat) for seat in range(len(names))]
    for number, heading in enumerate(("best", "second", "leaders", "habitats", "total")):
        sheet.add_row(heading, *(row[number] for row in parts), style="bold" if heading == "total" else "")
    return sheet


def past_turn(past: PastRound, seat: int) -> Text:
    bid, animal, points = past.bids[seat], past.acquired[seat], past.points[seat]
    if bid is None:
        return Text("")
    if bid == "refill":
        return Text("refill", style="dim")
    got = thing(animal) if animal else Text("–", style="dim")
    return thing(bid) + Text(" ") + got + Text(f" +{points}" if points else "", style="bold")


def score_parts(view: View, table: Any, seat: int) -> list[str]:
    best = int(best_species(table, seat, NO_SPECIES))
    second = int(best_species(table, seat, best))
    sizes = view.collections[seat]
    return [
        f"{2 * sizes[best]} ({sizes[best]} {SPECIES_NAMES[best]})",
        f"{sizes[second]} ({sizes[second]} {SPECIES_NAMES[second]})",
        str(leader_points(table, seat)),
        str(view.tokens[seat]),
        str(score(table, seat)),
    ]


DRAWING = Drawing(picture=picture, move=move, happened=happened, short=short, score_sheet=score_sheet)
