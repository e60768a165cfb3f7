"""Life is Life in words: species in full, rows from 1 to 4."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal, cast

import msgspec

from mazzo.games.life_is_life.rules import (
    ENDINGS,
    FIRST_LIVES,
    FIRST_SET,
    GAME,
    KNOCK,
    LAYING,
    NO_ROW,
    NOT_PLAYED,
    OVER,
    PHASES,
    ROWS,
    SETS,
    SPECIES,
    STILL_IN,
    TURN,
    VALUES,
    cards_for_majority,
    ends_rounds,
    left_of,
    seats_in,
)
from mazzo.rules.game import SPECTATOR, moves_in, ranks
from mazzo.rules.news import NOBODY
from mazzo.words import Happened, Plain, Remembered, Why, Words, by_hand, kinds_of

Species = Literal["giraffe", "bear", "mole", "goat", "sheep", "dog", "hare", "pig", "cat", "mouse"]
Phase = Literal["turn", "lay", "over"]
Ending = Literal["knock", "laps", "sudden_death"]

SPECIES_NAMES: tuple[Species, ...] = ("giraffe", "bear", "mole", "goat", "sheep", "dog", "hare", "pig", "cat", "mouse")
ENDING_NAMES = cast(tuple[Ending, ...], ENDINGS)
SPECIES_SORTED = sorted(range(SPECIES), key=SPECIES_NAMES.__getitem__)


def cards_words(counts: list[int]) -> list[Species]:
    """A hand or a row, sorted as text."""
    return [SPECIES_NAMES[species] for species in SPECIES_SORTED for _ in range(counts[species])]


def seat_words(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def move(record: Any, number: int) -> str | None:
    if record.phase == TURN and number < ROWS:
        return f"row {number + 1}"
    if record.phase == TURN and number == KNOCK:
        return "knock"
    if record.phase == LAYING and number < SPECIES:
        return f"lay {SPECIES_NAMES[number]}"
    return None


def kind(record: Any, seat: int, number: int) -> str:
    """A turn is a `swap` or a `knock`."""
    if record.phase != TURN:
        return PHASES[record.phase]
    return "knock" if number == KNOCK else "swap"


THEMES = ("knock-now", "knock-later", "larger-row", "smaller-row", "other-card")


def theme(record: Any, best: str, other: str) -> str:
    """Of THEMES the one that tells how the best move differs from another."""
    if best.startswith("lay"):
        return "other-card"
    if "knock" in (best, other):
        return "knock-now" if best == "knock" else "knock-later"
    return "larger-row" if best > other else "smaller-row"


# ------------------------------------------------------------------------------------------------- what a seat sees


class PastRound(msgspec.Struct):
    """One round of the score sheet: how it ended, who had which majority, what it cost."""

    ending: Ending
    starter: int
    laps: int
    knocker: int | None
    """Who knocked first."""
    sudden_death: int | None
    """Who ended the round with a whole set."""
    majorities: dict[Species, int | None] | None
    """By species: who has more of it than anybody else; null when nothing was valued."""
    totals: list[int | None]
    """Points; null for a player who was out already, and for all when nothing was valued."""
    lost: list[int]
    """Lives lost; below zero where one was gained."""
    lives: list[int]


class Derived(msgspec.Struct):
    """What follows from the rest of the view by the rules."""

    turns_left: int | None
    """How many turns are left of the last lap, the present one included; null before anybody has knocked."""
    left_in: list[int | None]
    """By seat: the round in which it lost its last life; null while it is in."""
    ranks_after: list[list[int]]
    """For each round in `past`: everybody's rank after it."""
    majority_needs: int
    """L6: the fewest cards of a species that can be its majority in this round."""


class Open(msgspec.Struct, kw_only=True):
    """What lies open on the table, in a state and in a view."""

    phase: Phase
    round: int
    starter: int
    turn: int | None
    lives: list[int]
    rows: list[list[Species]]
    taking: int | None
    """The row that is being taken, from 1 to 4."""
    laid: list[Species]
    """The cards laid for it so far."""
    swapped: list[int]
    """The seats that have swapped in this round."""
    knocked: list[int]
    """The seats that have knocked, the first one first."""
    laps: int
    """Laps that are over without a knock."""


class State(Open, kw_only=True):
    """Everything, secrets included."""

    hands: list[list[Species]]
    unseen: list[Species]


class View(Open, kw_only=True):
    """What a seat sees of a game of Life is Life."""

    hands: list[list[Species] | int]
    """This seat's own cards; of the others how many they hold."""
    unseen: int
    """How many cards are out of play."""
    known: list[list[Species]]
    """What each seat must hold by what it took and laid."""
    shown: list[list[Species]]
    """The cards shown at the end of the round before."""
    sets: list[Species]
    """The species of which a whole set is a sudden death."""
    past: list[PastRound]
    """The score sheet."""
    derived: Derived


def in_the_open(table: Any) -> dict[str, Any]:
    return {
        "phase": PHASES[table.phase],
        "round": table.round_number,
        "starter": table.starter,
        "turn": seat_words(table.turn),
        "lives": table.lives[: table.players],
        "rows": [cards_words(row) for row in table.row],
        "taking": None if table.taking == NO_ROW else table.taking + 1,
        "laid": cards_words(table.laid),
        "swapped": moves_in(table.swapped),
        "knocked": table.knocked[: table.knocks],
        "laps": table.laps,
    }


def state(record: Any) -> State:
    table = Plain(record)
    return State(
        **in_the_open(table),
        hands=[cards_words(table.hand[seat]) for seat in range(table.players)],
        unseen=cards_words(table.unseen),
    )


def public(record: Any) -> View:
    """What everybody sees."""
    table = Plain(record)
    seats = range(table.players)
    past, ranks_after = score_sheet(record, table)
    return View(
        **in_the_open(table),
        hands=hands_seen(table, NOBODY),
        unseen=table.unseen_size,
        known=[cards_words(table.known[seat]) for seat in seats],
        shown=[cards_words(table.shown[seat]) for seat in seats],
        sets=[SPECIES_NAMES[species] for species in range(FIRST_SET, FIRST_SET + SETS) if by_hand(ends_rounds)(table, species)],
        past=past,
        derived=Derived(
            turns_left=turns_left(record, table),
            left_in=[None if number == STILL_IN else number for number in table.left_in[: table.players]],
            ranks_after=ranks_after,
            majority_needs=by_hand(cards_for_majority)(int(seats_in(record))),
        ),
    )


def own(record: Any, by_everybody: View) -> View:
    """The own hand."""
    table = Plain(record)
    return msgspec.structs.replace(by_everybody, hands=hands_seen(table, table.seat))


def view(record: Any) -> View:
    by_everybody = public(record)
    return by_everybody if record.seat == SPECTATOR else own(record, by_everybody)


def hands_seen(table: Any, viewer: int) -> list[list[Species] | int]:
    """The viewer's hand in words, the others' by their size; a player who is out holds none."""
    held = enumerate(table.cards_held[: table.players])
    return [cards_words(table.hand[seat]) if seat == viewer or cards == 0 else cards for seat, cards in held]


def write_score_sheet(table: Any) -> tuple[list[PastRound], list[list[int]]]:
    """The rounds that are over, and everybody's rank after each."""
    rounds = range(table.round_number - (table.phase != OVER))
    return [past_round(table, number) for number in rounds], [ranks_after(table, number) for number in rounds]


score_sheet = Remembered(
    write_score_sheet,
    *("players", "round_number", "phase", "left_in", "past_total", "past_lives", "past_majority"),
    *("past_ending", "past_laps", "past_starter", "past_knocker", "past_killer"),
)


def past_round(table: Any, number: int) -> PastRound:
    players = table.players
    lives = table.past_lives[number][:players]
    before = table.past_lives[number - 1] if number > 0 else [FIRST_LIVES] * players
    majorities = [seat_words(seat) for seat in table.past_majority[number]]
    ending = ENDING_NAMES[table.past_ending[number]]
    return PastRound(
        ending=ending,
        starter=table.past_starter[number],
        laps=table.past_laps[number],
        knocker=seat_words(table.past_knocker[number]),
        sudden_death=seat_words(table.past_killer[number]),
        majorities=None if ending == "sudden_death" else dict(zip(SPECIES_NAMES, majorities, strict=True)),
        totals=[None if total == NOT_PLAYED else total for total in table.past_total[number][:players]],
        lost=[then - now for then, now in zip(before, lives, strict=False)],
        lives=lives,
    )


def turns_left(record: Any, table: Any) -> int | None:
    """L4: counted around the table, as the rules pass the turn."""
    if table.knocks == 0 or table.turn == NOBODY:
        return None
    turns, seat = 0, table.turn
    while seat != table.knocked[0]:
        turns, seat = turns + 1, int(left_of(record, seat))
    return turns


def ranks_after(table: Any, number: int) -> list[int]:
    """Everybody's rank after a round, as the rules rank."""
    then = GAME.fresh_view()
    then.players = players = table.players
    then.lives[:players] = table.past_lives[number][:players]
    then.left_in[:players] = [left if left <= number + 1 else STILL_IN for left in table.left_in[:players]]
    return ranks(then)


# -------------------------------------------------------------------------------------------------- what happens


class Event(Happened, tag=kinds_of(GAME.name)):
    """What happens in a game of Life is Life."""


class Dealt(Event):
    """A round begins."""

    starter: int
    round: int


class Row(Event):
    """A card lies in a row."""

    row: int
    card: Species


class Taking(Event):
    """A seat names the row it takes."""

    seat: int
    row: int


class Laid(Event):
    seat: int
    card: Species


class Took(Event):
    """How many cards of a species came with the row."""

    seat: int
    card: Species
    cards: int


class Swapped(Event):
    """The swap is complete."""

    seat: int
    row: int


class Knocked(Event):
    seat: int
    knocks: int


class LastLap(Event):
    """Everybody but this seat has one last turn."""

    seat: int


class LapsOver(Event):
    laps: int


class SuddenDeath(Event):
    seat: int
    card: Species
    cards: int


class Shown(Event):
    seat: int
    card: Species
    cards: int


class Majority(Event):
    """Null: nobody has it."""

    species: Species
    seat: int | None
    points: int


class Total(Event):
    seat: int
    points: int


class Lost(Event):
    seat: int
    lives: int


class Gained(Event):
    seat: int
    lives: int


class Out(Event):
    seat: int
    round: int


class Over(Event):
    """The game is over."""


EVENTS: Mapping[str, Callable[[int, int, int], Event]] = {
    "dealt": lambda seat, card, number: Dealt(seat, number),
    "row": lambda seat, card, number: Row(number + 1, SPECIES_NAMES[card]),
    "taking": lambda seat, card, number: Taking(seat, number + 1),
    "laid": lambda seat, card, number: Laid(seat, SPECIES_NAMES[card]),
    "took": lambda seat, card, number: Took(seat, SPECIES_NAMES[card], number),
    "swapped": lambda seat, card, number: Swapped(seat, number + 1),
    "knocked": lambda seat, card, number: Knocked(seat, number),
    "last_lap": lambda seat, card, number: LastLap(seat),
    "laps_over": lambda seat, card, number: LapsOver(number),
    "sudden_death": lambda seat, card, number: SuddenDeath(seat, SPECIES_NAMES[card], number),
    "shown": lambda seat, card, number: Shown(seat, SPECIES_NAMES[card], number),
    "majority": lambda seat, card, number: Majority(SPECIES_NAMES[card], seat_words(seat), number),
    "total": lambda seat, card, number: Total(seat, number),
    "lost": lambda seat, card, number: Lost(seat, number),
    "gained": lambda seat, card, number: Gained(seat, number),
    "out": lambda seat, card, number: Out(seat, number),
    "over": lambda seat, card, number: Over(),
}


# ----------------------------------------------------------------------------------------- why a move is refused


class Reason(Why):
    """Why a move of Life is Life is refused."""


class SwapFirst(Reason):
    says: ClassVar[str] = "You may knock only after a swap of your own in this round."


class NotInHand(Reason):
    says: ClassVar[str] = "You have no {card} in your hand."
    card: Species


class SameCards(Reason):
    says: ClassVar[str] = "The cards you lay must differ from row {row} by at least one."
    row: int


class TooFewLeft(Reason):
    says: ClassVar[str] = "Row {row} takes {row} cards, and from {card} on you have too few to complete them."
    row: int
    card: Species


class OutOfOrder(Reason):
    says: ClassVar[str] = "A set is laid in the order giraffe to mouse: no {card} after {after}."
    card: Species
    after: Species


def why(record: Any, seat: int, number: int, reason: str) -> Reason:
    if reason == "swap_first":
        return SwapFirst()
    card = SPECIES_NAMES[number]
    if reason == "same_cards":
        return SameCards(int(record.taking) + 1)
    if reason == "too_few_left":
        return TooFewLeft(int(record.taking) + 1, card)
    if reason == "out_of_order":
        return OutOfOrder(card, SPECIES_NAMES[int(record.least_next)])
    return NotInHand(card)


def in_sight(record: Any, seat: int) -> list[int]:
    table = Plain(record)
    if table.phase == LAYING:
        return [species for species in range(SPECIES) if table.hand[seat][species] > 0]
    return list(range(KNOCK + 1))


def card_named(text: str) -> int | None:
    return SPECIES_NAMES.index(text) if text in SPECIES_NAMES else None


def constants() -> dict[str, Any]:
    return {"SPECIES": SPECIES_NAMES, "VALUE_OF": dict(zip(SPECIES_NAMES, VALUES, strict=True)), "FIRST_LIVES": FIRST_LIVES}


WORDS = Words(
    View=View,
    Event=Event,
    Reason=Reason,
    move=move,
    state=state,
    view=view,
    own=own,
    events=EVENTS,
    why=why,
    in_sight=in_sight,
    card_named=card_named,
    constants=constants,
    kind=kind,
    theme=theme,
)
