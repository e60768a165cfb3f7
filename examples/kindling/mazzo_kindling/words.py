"""Kindling in words: a stick is its length, a move is `add 7` or `tie`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal

import msgspec

from mazzo.rules.game import moves_in
from mazzo.words import BySeat, Card, Happened, Plain, Seat, Why, Words, kinds_of
from mazzo_kindling.rules import GAME, LENGTHS, OVER, STICKS, TIE

Phase = Literal["bundle", "over"]
STICK_NAMES = tuple(str(length + 1) for length in range(LENGTHS))


def sticks_words(counts: list[int]) -> list[str]:
    """A hand, from the shortest stick to the longest."""
    return [STICK_NAMES[length] for length in range(LENGTHS) for _ in range(counts[length])]


def bundle_words(bundle: int) -> list[str]:
    return [STICK_NAMES[length] for length in moves_in(bundle)]


def move(record: Any, number: int) -> str | None:
    if number < LENGTHS:
        return f"add {STICK_NAMES[number]}"
    return "tie" if number == TIE else None


class PastRound(msgspec.Struct):
    """One round of the score sheet."""

    ember: Card
    bundles: BySeat[list[Card]]
    points: BySeat[int]


class Open(msgspec.Struct, kw_only=True):
    """What lies open on the table, in a state and in a view."""

    phase: Phase
    round: int
    rounds: int
    ember: Card
    scores: BySeat[int]
    burnt: list[Card]


class State(Open, kw_only=True):
    """Everything, secrets included."""

    pile: list[Card]
    hands: BySeat[list[Card]]
    bundles: BySeat[list[Card]]


class View(Open, kw_only=True):
    """What a seat sees of a game of Kindling."""

    pile: int
    """How many sticks are left in the woodpile."""
    hands: BySeat[list[Card] | int]
    """This seat's own sticks; of the others how many they held when the round began."""
    bundles: BySeat[list[Card] | None]
    """The sticks in this seat's own bundle; null for the others."""
    past: list[PastRound]


def in_the_open(table: Any) -> dict[str, Any]:
    return {
        "phase": GAME.phases[table.phase],
        "round": table.round_number,
        "rounds": table.rounds,
        "ember": STICK_NAMES[table.ember],
        "scores": table.score[: table.players],
        "burnt": sticks_words(table.burnt),
    }


def state(record: Any) -> State:
    table = Plain(record)
    seats = range(table.players)
    return State(
        **in_the_open(table),
        pile=[STICK_NAMES[length] for length in table.pile[STICKS - table.pile_size :]],
        hands=[sticks_words(table.hand[seat]) for seat in seats],
        bundles=[bundle_words(table.bundle[seat]) for seat in seats],
    )


def view(record: Any) -> View:
    table = Plain(record)
    rounds_over = table.round_number - (table.phase != OVER)
    return View(
        **in_the_open(table),
        pile=table.pile_size,
        hands=hands_seen(table, table.seat),
        bundles=bundles_seen(table, table.seat),
        past=[past_round(table, number) for number in range(rounds_over)],
    )


def hands_seen(table: Any, viewer: int) -> list[list[str] | int]:
    return [sticks_words(table.hand[seat]) if seat == viewer else table.held[seat] for seat in range(table.players)]


def bundles_seen(table: Any, viewer: int) -> list[list[str] | None]:
    return [bundle_words(table.bundle[seat]) if seat == viewer else None for seat in range(table.players)]


def past_round(table: Any, number: int) -> PastRound:
    return PastRound(
        ember=STICK_NAMES[table.past_ember[number]],
        bundles=[bundle_words(bundle) for bundle in table.past_bundle[number][: table.players]],
        points=table.past_points[number][: table.players],
    )


class Event(Happened, tag=kinds_of(GAME.name)):
    """What happens in a game of Kindling."""


class Dealt(Event):
    cards: int


class Ember(Event):
    """A round begins."""

    card: Card
    round: int


class Added(Event):
    """A stick goes into the bundle: for that seat alone."""

    seat: Seat
    card: Card


class Laid(Event):
    seat: Seat
    card: Card


class Smoke(Event):
    """Several seats laid sticks of this length."""

    card: Card
    seats: int


class Burned(Event):
    seat: Seat
    points: int


class Hottest(Event):
    seat: Seat
    points: int


class Scored(Event):
    seat: Seat
    points: int


class Drew(Event):
    """For that seat alone."""

    seat: Seat
    card: Card


class Over(Event):
    """The game is over."""


EVENTS: Mapping[str, Callable[[int, int, int], Event]] = {
    "dealt": lambda seat, card, number: Dealt(number),
    "ember": lambda seat, card, number: Ember(STICK_NAMES[card], number),
    "added": lambda seat, card, number: Added(seat, STICK_NAMES[card]),
    "laid": lambda seat, card, number: Laid(seat, STICK_NAMES[card]),
    "smoke": lambda seat, card, number: Smoke(STICK_NAMES[card], number),
    "burned": lambda seat, card, number: Burned(seat, number),
    "hottest": lambda seat, card, number: Hottest(seat, number),
    "scored": lambda seat, card, number: Scored(seat, number),
    "drew": lambda seat, card, number: Drew(seat, STICK_NAMES[card]),
    "over": lambda seat, card, number: Over(),
}


class Reason(Why):
    """Why a move of Kindling is refused."""


class NotInHand(Reason):
    says: ClassVar[str] = "You have no stick of length {card}."
    card: Card


class OnceOnly(Reason):
    says: ClassVar[str] = "There is a stick of length {card} in your bundle already."
    card: Card


class OutOfOrder(Reason):
    says: ClassVar[str] = "A bundle is made from the shortest stick to the longest: no {card} after {after}."
    card: Card
    after: Card


class NothingToTie(Reason):
    says: ClassVar[str] = "There is nothing to tie: a bundle has at least one stick."


def why(record: Any, seat: int, number: int, reason: str) -> Reason:
    if reason == "nothing_to_tie":
        return NothingToTie()
    card = STICK_NAMES[number]
    if reason == "once_only":
        return OnceOnly(card)
    if reason == "out_of_order":
        return OutOfOrder(card, STICK_NAMES[moves_in(record.bundle[seat])[-1]])
    return NotInHand(card)


def in_sight(record: Any, seat: int) -> list[int]:
    table = Plain(record)
    return [length for length in range(LENGTHS) if table.hand[seat][length] > 0] + [TIE]


def card_named(text: str) -> int | None:
    return STICK_NAMES.index(text) if text in STICK_NAMES else None


WORDS = Words(
    View=View,
    Event=Event,
    Reason=Reason,
    move=move,
    state=state,
    view=view,
    events=EVENTS,
    why=why,
    in_sight=in_sight,
    card_named=card_named,
)
