"""Wild Cards in words: F1-F4 forest, S savannah, M mountain, * wild; `refill`; species in full."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mazzo.games.wild_cards.rules import (
    ACQUIRING,
    ANIMALS,
    BIDDING,
    CHOOSING,
    COMMITTING,
    DISCARDING,
    DRAW,
    EAGLE,
    GIVING,
    HABITATS,
    HIDDEN_CARD,
    IBEX_ASKED,
    KINDS,
    NO,
    NO_CARD,
    NO_SPECIES,
    PAYING,
    PHASES,
    REFILL,
    SECOND,
    SHOWING,
    SPECIES,
    TAKING,
    VALUES,
    YES,
    animals_removed,
)
from mazzo.rules.game import moves_in
from mazzo.words import Plain, Told, Words, by_hand

SUIT_LETTERS = "FSM*"
SPECIES_NAMES = ("peacock", "squirrel", "eagle", "ibex", "lion", "meerkat")

# What is said to a card, to a species, and to the two answers that name neither, phase by phase.
SAID_TO_CARDS = {
    BIDDING: "bid",
    SECOND: "also",
    CHOOSING: "choose",
    DISCARDING: "discard",
    COMMITTING: "commit",
    SHOWING: "show",
    PAYING: "pay",
}
SAID_TO_SPECIES = {GIVING: "give", TAKING: "take", ACQUIRING: "acquire"}
SAID_ALONE = {
    (SECOND, NO): "only one",
    (GIVING, NO): "no exchange",
    (DISCARDING, NO): "done",
    (COMMITTING, NO): "decline",
    (COMMITTING, YES): "commit nothing",
    (SHOWING, DRAW): "draw",
    (ACQUIRING, NO): "decline",
    (IBEX_ASKED, YES): "take back",
    (IBEX_ASKED, NO): "leave",
}
REFILL_FITS = (BIDDING, SECOND, CHOOSING)


CARD_WORDS = {card: f"{SUIT_LETTERS[card // VALUES]}{card % VALUES + 1}" for card in range(KINDS)} | {REFILL: "refill"}
KINDS_SORTED = sorted(range(KINDS), key=CARD_WORDS.__getitem__)
SPECIES_SORTED = sorted(range(SPECIES), key=SPECIES_NAMES.__getitem__)


def card_words(card: int) -> str | None:
    return CARD_WORDS.get(card)


def species_words(species: int) -> str | None:
    return None if species == NO_SPECIES else SPECIES_NAMES[species]


def counted(counts: Sequence[int]) -> list[str]:
    """Habitat cards given as counts of each kind, sorted as text."""
    return [CARD_WORDS[kind] for kind in KINDS_SORTED for _ in range(counts[kind])]


def listed(cards: Sequence[int]) -> list[str]:
    """Cards, sorted as text."""
    return sorted(str(card_words(card)) for card in cards if card != NO_CARD)


def animals(counts: Sequence[int]) -> list[str]:
    """Animals given as counts of each species, sorted as text."""
    return [SPECIES_NAMES[species] for species in SPECIES_SORTED for _ in range(counts[species])]


def move(record: Any, number: int) -> str | None:
    phase = int(record.phase)
    if (phase, number) in SAID_ALONE:
        return SAID_ALONE[phase, number]
    if phase in SAID_TO_SPECIES and 0 <= number < SPECIES:
        return f"{SAID_TO_SPECIES[phase]} {SPECIES_NAMES[number]}"
    if phase in SAID_TO_CARDS and (0 <= number < KINDS or (number == REFILL and phase in REFILL_FITS)):
        return f"{SAID_TO_CARDS[phase]} {card_words(number)}"
    return None


def in_the_open(table: Any) -> Told:
    seats = range(table.players)
    return {
        "phase": PHASES[table.phase],
        "round": table.round_number,
        "first": table.first,
        "display": animals(table.display),
        "discards": counted(table.discards),
        "collections": [table.collection[seat] for seat in seats],
        "leaders": [owner if owner >= 0 else None for owner in table.leader],
        "tokens": [table.tokens[seat] for seat in seats],
        "payments": payments_seen(table),
        "order": order(table),
        "chosen": species_words(table.chosen),
        "tied": moves_in(table.tied),
        "declined": moves_in(table.declined),
        "showing": showing_seen(table),
        "shown": counted(table.shown),
        "discarding": counted(table.discarding),
        "acquired": moves_in(table.acquired),
        "exchanged": moves_in(table.exchanged),
    }


def order(table: Any) -> list[int]:
    """The seats of the value being played whose place is settled and who have not finished."""
    places = [(table.place[seat], seat) for seat in moves_in(table.contenders)]
    taken = [place for place, _ in places]
    return [seat for place, seat in sorted(places) if taken.count(place) == 1]


def eagles_pair(table: Any, seat: int) -> list[int]:
    """The cards before a seat: the eagle's owner may have two."""
    return [table.bid[seat], table.also_bid if seat == table.leader[EAGLE] else NO_CARD]


def state(record: Any) -> Told:
    table = Plain(record)
    seats = range(table.players)
    return in_the_open(table) | {
        "animal_pile": [SPECIES_NAMES[animal] for animal in table.animal_pile[ANIMALS - table.animal_pile_size : ANIMALS]],
        "removed": animals(table.removed),
        "habitat_pile": [card_words(card) for card in table.habitat_pile[HABITATS - table.habitat_pile_size : HABITATS]],
        "hands": [counted(table.hand[seat]) for seat in seats],
        "bids": [listed(eagles_pair(table, seat)) for seat in seats],
    }


def public(record: Any) -> Told:
    """Hands, piles and face-down bids are told by their size, hands as W5 counts them. Then what a careful player remembers:
    the cards `known` in each hand, the animals `gone`, and `past`, round by round."""
    table = Plain(record)
    seats = range(table.players)
    return in_the_open(table) | {
        "animal_pile": table.animal_pile_size,
        "removed": by_hand(animals_removed)(table),
        "habitat_pile": table.habitat_pile_size,
        "hands": [table.cards_held[seat] for seat in seats],
        "cards_held": [table.cards_held[seat] for seat in seats],
        "bids": [bids_seen(table, seat) for seat in seats],
        "known": [counted(table.known[seat]) for seat in seats],
        "gone": animals(table.gone),
        "rounds": (ANIMALS - by_hand(animals_removed)(table)) // (table.players - 1),
        "past": [
            {
                "bids": [card_words(card) for card in table.past_bid[number][: table.players]],
                "acquired": [species_words(species) for species in table.past_taken[number][: table.players]],
                "points": table.past_points[number][: table.players],
            }
            for number in range(table.round_number)
        ],
    }


def own(record: Any) -> Told:
    """The own hand, and whatever the seat has decided that the others do not see yet."""
    table = Plain(record)
    seats = range(table.players)
    return {
        "hands": [counted(table.hand[seat]) if seat == table.seat else table.cards_held[seat] for seat in seats],
        "bids": [bids_seen(table, seat) for seat in seats],
        "payments": payments_seen(table),
        "declined": moves_in(table.declined),
        "showing": showing_seen(table),
    }


def payments_seen(table: Any) -> list[list[str]]:
    return [listed(table.payment[seat][: table.paid[seat]]) for seat in range(table.players)]


def showing_seen(table: Any) -> list[str | None]:
    return ["draw" if card == DRAW else card_words(card) for card in table.showing[: table.players]]


def bids_seen(table: Any, seat: int) -> list[str] | int:
    """Cards face down are told by their number: the eagle's two while he chooses, else one."""
    if table.bid[seat] != HIDDEN_CARD:
        return listed(eagles_pair(table, seat))
    return 2 if table.phase == CHOOSING else 1


def number_or_none(number: int) -> int | None:
    return None if number < 0 else number


# How each piece of news is told: the names of its seat, card and number, where it has them.
NEWS_NAMES: dict[str, tuple[str | None, str | None, str | None]] = {
    "round": ("first", None, "round"),
    "display": (None, "species", None),
    "drew": ("seat", None, "cards"),
    "in_hand": ("seat", "card", None),
    "bid": ("seat", "card", None),
    "also": ("seat", "card", None),
    "revealed": ("seat", "card", None),
    "two_cards": ("seat", None, None),
    "chose": ("seat", "card", None),
    "gave": ("seat", "species", None),
    "exchanged": ("seat", "taken", "given"),
    "no_exchange": ("seat", None, None),
    "leader": ("seat", "species", "before"),
    "discarded": ("seat", "card", None),
    "refilled": ("seat", None, "cards"),
    "reshuffled": (None, None, "cards"),
    "lion": ("seat", None, "value"),
    "tied": ("seat", None, "value"),
    "committed": ("seat", "card", None),
    "commits_decline": ("seat", None, None),
    "paid": ("seat", "card", None),
    "total": ("seat", None, "total"),
    "showing": ("seat", "card", None),
    "shown": ("seat", "card", None),
    "drawn_and_shown": ("seat", "card", None),
    "lots": ("seat", None, "place"),
    "ordered": ("seat", None, "place"),
    "acquires": ("seat", "species", None),
    "acquired": ("seat", "species", "value"),
    "habitat_points": ("seat", "species", "points"),
    "declined": ("seat", None, None),
    "returned": ("seat", "card", None),
    "leaves_bid": ("seat", "card", None),
    "cleared": ("seat", None, "cards"),
    "gone": (None, "species", None),
    "best_species": ("seat", "species", "points"),
    "second_species": ("seat", "species", "points"),
    "leaders_scored": ("seat", None, "points"),
    "tokens_scored": ("seat", None, "points"),
    "scored": ("seat", None, "points"),
    "over": (None, None, None),
}
NEWS_WORDS: dict[str, Callable[[int], Any]] = {
    "card": card_words,
    "species": species_words,
    "taken": species_words,
    "given": species_words,
    "seat": number_or_none,  # nobody's leader is in the supply
    "before": number_or_none,
}


def news(kind: str, seat: int, card: int, number: int) -> Told:
    told = zip(NEWS_NAMES[kind], (seat, card, number), strict=True)
    return {name: NEWS_WORDS[name](value) if name in NEWS_WORDS else value for name, value in told if name is not None}


def why(record: Any, seat: int, number: int, reason: str) -> Told:
    if reason in ("not_in_hand", "out_of_order", "too_few_left", "not_your_bid"):
        return {"card": card_words(number)}
    if reason in ("not_in_display", "not_in_collection", "nothing_to_exchange", "same_species"):
        return {"species": SPECIES_NAMES[number]}
    if reason in ("cannot_pay", "payment_due"):
        return {"cards": int(record.value) - 1}
    return {}


SENTENCES = {
    "not_in_hand": "{card} is not in your hand.",
    "out_of_order": "{card} comes too late: the cards of a set are named in the order F, S, M, *, each from 1 to 4.",
    "too_few_left": "With {card} next, too few cards would be left to complete the payment.",
    "cannot_pay": "You cannot pay: that takes {cards} more habitat cards from your hand.",
    "payment_begun": "You have begun to pay; to decline comes instead of the first card.",
    "payment_due": "This bid has to be paid: commit {cards} of your cards, or decline.",
    "not_in_display": "There is no {species} in the display.",
    "not_in_collection": "You have no {species} to give.",
    "nothing_to_exchange": "There is nothing but {species} in the display: an exchange takes another species.",
    "same_species": "You are giving a {species}: take another species.",
    "not_your_bid": "{card} is not one of your two cards.",
    "nothing_to_draw": "There is no card to draw: show one from your hand.",
}


def because(reason: str, told: Told) -> str:
    return SENTENCES.get(reason, "There is no such move now.").format(**told)


def in_sight(record: Any, seat: int) -> list[int]:
    table = Plain(record)
    phase = table.phase
    alone = [number for at, number in SAID_ALONE if at == phase]
    if phase in SAID_TO_SPECIES:
        lying = table.collection[seat] if phase == GIVING else table.display
        return [species for species in range(SPECIES) if lying[species] > 0] + alone
    if phase == CHOOSING:
        return sorted({table.bid[seat], table.also_bid})
    held = [kind for kind in range(KINDS) if phase in SAID_TO_CARDS and table.hand[seat][kind] > 0]
    refill = [REFILL] if phase == BIDDING or (phase == SECOND and table.bid[seat] != REFILL) else []
    return held + refill + alone


def card_named(text: str) -> int | None:
    """A habitat card or an animal: a stacked order names the animals first, then the habitats."""
    if text in SPECIES_NAMES:
        return SPECIES_NAMES.index(text)
    return next((card for card in range(KINDS) if card_words(card) == text), None)


WORDS = Words(
    move=move, state=state, public=public, own=own, news=news, why=why, because=because, in_sight=in_sight, card_named=card_named
)
