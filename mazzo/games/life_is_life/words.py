"""Life is Life in words: species in full, rows from 1 to 4."""

from __future__ import annotations

from typing import Any

from mazzo.games.life_is_life.rules import (
    ENDINGS,
    FIRST_LIVES,
    FIRST_SET,
    KNOCK,
    LAYING,
    NO_ROW,
    NOT_PLAYED,
    OVER,
    PHASES,
    ROWS,
    SETS,
    SPECIES,
    TURN,
    ends_rounds,
)
from mazzo.rules.game import moves_in
from mazzo.rules.news import NOBODY
from mazzo.words import Plain, Told, Words, by_hand

SPECIES_NAMES = ("giraffe", "bear", "mole", "goat", "sheep", "dog", "hare", "pig", "cat", "mouse")
SPECIES_SORTED = sorted(range(SPECIES), key=SPECIES_NAMES.__getitem__)


def cards_words(counts: list[int]) -> list[str]:
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


def in_the_open(table: Any) -> Told:
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


def state(record: Any) -> Told:
    table = Plain(record)
    return in_the_open(table) | {
        "hands": [cards_words(table.hand[seat]) for seat in range(table.players)],
        "unseen": cards_words(table.unseen),
    }


def public(record: Any) -> Told:
    """Hands and the cards out of play are told by their size.

    `known` is what each seat must hold by what it took and laid, `shown` the cards shown at the end of the round before,
    `sets` the species of which a whole set is a sudden death, `past` the score sheet.
    """
    table = Plain(record)
    seats = range(table.players)
    rounds_over = table.round_number - (table.phase != OVER)
    return in_the_open(table) | {
        "hands": hands_seen(table, NOBODY),
        "unseen": table.unseen_size,
        "known": [cards_words(table.known[seat]) for seat in seats],
        "shown": [cards_words(table.shown[seat]) for seat in seats],
        "sets": [
            SPECIES_NAMES[species] for species in range(FIRST_SET, FIRST_SET + SETS) if by_hand(ends_rounds)(table, species)
        ],
        "past": [past_words(table, number) for number in range(rounds_over)],
    }


def own(record: Any) -> Told:
    """The own hand."""
    table = Plain(record)
    return {"hands": hands_seen(table, table.seat)}


def hands_seen(table: Any, viewer: int) -> list[list[str] | int]:
    """The viewer's hand in words, the others' by their size; who is out holds none."""
    held = enumerate(table.cards_held[: table.players])
    return [cards_words(table.hand[seat]) if seat == viewer or cards == 0 else cards for seat, cards in held]


def past_words(table: Any, number: int) -> Told:
    """One round of the score sheet: how it ended, who had which majority, what it cost."""
    seats = range(table.players)
    before = table.past_lives[number - 1] if number > 0 else [FIRST_LIVES] * table.players
    ending = ENDINGS[table.past_ending[number]]
    majorities = [seat_words(seat) for seat in table.past_majority[number]]
    return {
        "ending": ending,
        "starter": table.past_starter[number],
        "laps": table.past_laps[number],
        "knocker": seat_words(table.past_knocker[number]),
        "sudden_death": seat_words(table.past_killer[number]),
        "majorities": None if ending == "sudden_death" else dict(zip(SPECIES_NAMES, majorities, strict=True)),
        "totals": [None if total == NOT_PLAYED else total for total in table.past_total[number][: table.players]],
        "lost": [before[seat] - table.past_lives[number][seat] for seat in seats],
        "lives": table.past_lives[number][: table.players],
    }


def news(kind: str, seat: int, card: int, number: int) -> Told:
    if kind == "dealt":
        return {"starter": seat, "round": number}
    if kind == "row":
        return {"row": number + 1, "card": SPECIES_NAMES[card]}
    if kind in ("taking", "swapped"):
        return {"seat": seat, "row": number + 1}
    if kind == "laid":
        return {"seat": seat, "card": SPECIES_NAMES[card]}
    if kind in ("took", "sudden_death", "shown"):
        return {"seat": seat, "card": SPECIES_NAMES[card], "cards": number}
    if kind == "knocked":
        return {"seat": seat, "knocks": number}
    if kind == "last_lap":
        return {"seat": seat}
    if kind == "laps_over":
        return {"laps": number}
    if kind == "majority":
        return {"species": SPECIES_NAMES[card], "seat": seat_words(seat), "points": number}
    if kind == "total":
        return {"seat": seat, "points": number}
    if kind in ("lost", "gained"):
        return {"seat": seat, "lives": number}
    if kind == "out":
        return {"seat": seat, "round": number}
    return {}


def why(record: Any, seat: int, number: int, reason: str) -> Told:
    if reason == "not_in_hand":
        return {"card": SPECIES_NAMES[number]}
    if reason == "same_cards":
        return {"row": int(record.taking) + 1}
    if reason == "too_few_left":
        return {"row": int(record.taking) + 1, "card": SPECIES_NAMES[number]}
    if reason == "out_of_order":
        return {"card": SPECIES_NAMES[number], "after": SPECIES_NAMES[int(record.least_next)]}
    return {}


def because(reason: str, told: Told) -> str:
    if reason == "swap_first":
        return "You may knock only after a swap of your own in this round."
    if reason == "not_in_hand":
        return f"You have no {told['card']} in your hand."
    if reason == "same_cards":
        return f"The cards you lay must differ from row {told['row']} by at least one."
    if reason == "too_few_left":
        return f"Row {told['row']} takes {told['row']} cards, and from {told['card']} on you have too few to complete them."
    if reason == "out_of_order":
        return f"A set is laid in the order giraffe to mouse: no {told['card']} after {told['after']}."
    return "There is no such move now."


def in_sight(record: Any, seat: int) -> list[int]:
    table = Plain(record)
    if table.phase == LAYING:
        return [species for species in range(SPECIES) if table.hand[seat][species] > 0]
    return list(range(KNOCK + 1))


def card_named(text: str) -> int | None:
    return SPECIES_NAMES.index(text) if text in SPECIES_NAMES else None


WORDS = Words(
    move=move, state=state, public=public, own=own, news=news, why=why, because=because, in_sight=in_sight, card_named=card_named
)
