"""Wizard in words: R1-R13, Y, G, B; W1-W4 are the Wizards, J1-J4 the Jesters."""

from __future__ import annotations

from typing import Any

from mazzo.games.wizard.rules import (
    CARDS,
    FIRST_JESTER,
    FIRST_WIZARD,
    NAMING_TRUMP,
    NO_SUIT,
    PHASES,
    PLAYING,
    RANKS,
    SUITS,
    hooked_bid,
    points,
    suit_to_follow,
    winning_place,
)
from mazzo.rules.game import moves_in
from mazzo.words import Plain, Told, Words, by_hand

SUIT_LETTERS = "RYGB"
SUIT_NAMES = ("red", "yellow", "green", "blue")


CARD_WORDS = (
    {card: f"{SUIT_LETTERS[card // RANKS]}{card % RANKS + 1}" for card in range(FIRST_WIZARD)}
    | {card: f"W{card - FIRST_WIZARD + 1}" for card in range(FIRST_WIZARD, FIRST_JESTER)}
    | {card: f"J{card - FIRST_JESTER + 1}" for card in range(FIRST_JESTER, CARDS)}
)


def card_words(card: int) -> str | None:
    return CARD_WORDS.get(card)


def hand_words(cards: int) -> list[str]:
    """A hand, sorted as text."""
    return sorted(CARD_WORDS[card] for card in moves_in(cards))


def suit_words(suit: int) -> str | None:
    return None if suit == NO_SUIT else SUIT_LETTERS[suit]


def move(record: Any, number: int) -> str | None:
    if record.phase == NAMING_TRUMP:
        return f"trump {SUIT_LETTERS[number]}" if number < SUITS else None
    if record.phase == PLAYING:
        return f"play {card_words(number)}" if number < CARDS else None
    return f"bid {number}"


def in_the_open(table: Any) -> Told:
    seats = range(table.players)
    first = table.cards_played - table.trick_size
    return {
        "phase": PHASES[table.phase],
        "round": table.round_number,
        "cards": table.hand_size,
        "dealer": table.dealer,
        "turned": card_words(table.turned),
        "trump": suit_words(table.trump),
        "bids": bids_seen(table),
        "won": [table.won[seat] for seat in seats],
        "leader": table.leader,
        "trick": cards_by_seat(table, first, table.cards_played),
        "set_aside": hand_words(table.set_aside),
        "scores": [table.score[seat] for seat in seats],
    }


def cards_by_seat(table: Any, first: int, last: int) -> list[list[Any]]:
    return [[table.played_by[number], card_words(table.played[number])] for number in range(first, last)]


def state(record: Any) -> Told:
    table = Plain(record)
    return in_the_open(table) | {
        "hands": [hand_words(table.hand[seat]) for seat in range(table.players)],
        "stock": [card_words(card) for card in table.stock[CARDS - table.stock_size :]],
    }


def public(record: Any) -> Told:
    """Hands and stock are told by their size. `played` is every card of this round, `past` the score block."""
    table = Plain(record)
    seats = range(table.players)
    return in_the_open(table) | {
        "hands": [table.cards_held[seat] for seat in seats],
        "stock": table.stock_size,
        "follow": suit_words(table.follow),
        "winning": (table.leader + int(winning_place(record))) % table.players if table.trick_size else None,
        "points": points_seen(table),
        "played": cards_by_seat(table, 0, table.cards_played),
        "past": [
            {
                "cards": table.hand_sizes[number],
                "bids": table.past_bid[number][: table.players],
                "won": table.past_won[number][: table.players],
                "points": [by_hand(points)(table.past_bid[number][seat], table.past_won[number][seat]) for seat in seats],
            }
            for number in range(table.round_number - (PHASES[table.phase] != "over"))
        ],
        "rounds": table.hand_sizes[: table.rounds],
    }


def own(record: Any) -> Told:
    """The hands the seat sees. Where bids are secret, it knows its own."""
    table = Plain(record)
    seats = range(table.players)
    hands = [hand_words(table.hand[seat]) if table.sees_hand >> seat & 1 else table.cards_held[seat] for seat in seats]
    return {"hands": hands, "bids": bids_seen(table), "points": points_seen(table)}


def bids_seen(table: Any) -> list[int | None]:
    return [bid if bid >= 0 else None for bid in table.bid[: table.players]]


def points_seen(table: Any) -> list[int | None]:
    return [points_so_far(table, seat) for seat in range(table.players)]


def points_so_far(table: Any, seat: int) -> int | None:
    """What this seat would score if the round ended now; None before the first card, or where its bid is hidden."""
    if table.phase != PLAYING or table.bid[seat] < 0:
        return None
    return by_hand(points)(table.bid[seat], table.won[seat])  # type: ignore[no-any-return]


def news(kind: str, seat: int, card: int, number: int) -> Told:
    if kind == "dealt":
        return {"dealer": seat, "cards": number}
    if kind == "turned":
        return {"card": card_words(card)}
    if kind == "trump":
        return {"seat": seat, "suit": suit_words(number)}
    if kind in ("bid", "revealed"):
        return {"seat": seat, "bid": number}
    if kind == "played":
        return {"seat": seat, "card": card_words(card)}
    if kind == "trick":
        return {"seat": seat, "won": number}
    if kind == "scored":
        return {"seat": seat, "points": number}
    return {}


def why(record: Any, seat: int, number: int, reason: str) -> Told:
    if reason == "follow_suit":
        return {"suit": suit_words(int(suit_to_follow(record)))}
    if reason == "not_in_hand":
        return {"card": card_words(number)}
    if reason == "bid_too_high":
        return {"most": int(record.hand_size)}
    if reason == "hook":
        return {"bid": int(hooked_bid(record, seat))}
    return {}


def because(reason: str, told: Told) -> str:
    if reason == "follow_suit":
        suit = SUIT_NAMES[SUIT_LETTERS.index(told["suit"])]
        return f"You must follow {suit}; only Wizards and Jesters are always allowed."
    if reason == "not_in_hand":
        return f"{told['card']} is not in your hand."
    if reason == "bid_too_high":
        return f"This round has {told['most']} tricks: bid 0 to {told['most']}."
    if reason == "hook":
        return f"You are in the sole lead: the bids may not add up to the tricks, so {told['bid']} is not allowed."
    return "There is no such move now."


def in_sight(record: Any, seat: int) -> list[int]:
    if record.phase == PLAYING:
        return moves_in(int(record.hand[seat]))
    return list(range(SUITS if record.phase == NAMING_TRUMP else int(record.hand_size) + 1))


def card_named(text: str) -> int | None:
    return next((card for card in range(CARDS) if card_words(card) == text), None)


WORDS = Words(
    move=move, state=state, public=public, own=own, news=news, why=why, because=because, in_sight=in_sight, card_named=card_named
)
