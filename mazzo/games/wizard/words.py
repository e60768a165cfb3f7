"""Wizard in words: R1-R13, Y, G, B; W1-W4 are the Wizards, J1-J4 the Jesters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal, cast

import msgspec

from mazzo.games.wizard.rules import (
    CARDS,
    FIRST_JESTER,
    FIRST_WIZARD,
    GAME,
    NAMING_TRUMP,
    NO_CARD,
    NO_SUIT,
    OVER,
    PHASES,
    PLAYING,
    RANKS,
    SUITS,
    hooked_bid,
    points,
    suit_to_follow,
    voids,
    winning_place,
)
from mazzo.rules.game import SPECTATOR, moves_in, ranks
from mazzo.words import Happened, Plain, Remembered, Why, Words, by_hand, kinds_of

Suit = Literal["R", "Y", "G", "B"]
Phase = Literal["trump", "bid", "play", "over"]

SUIT_LETTERS: tuple[Suit, ...] = ("R", "Y", "G", "B")
SUIT_NAMES = ("red", "yellow", "green", "blue")
SPECIALS = CARDS - FIRST_JESTER


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


def suit_words(suit: int) -> Suit | None:
    return None if suit == NO_SUIT else SUIT_LETTERS[suit]


def move(record: Any, number: int) -> str | None:
    if record.phase == NAMING_TRUMP:
        return f"trump {SUIT_LETTERS[number]}" if number < SUITS else None
    if record.phase == PLAYING:
        return f"play {card_words(number)}" if number < CARDS else None
    return f"bid {number}"


def kind(record: Any, seat: int, number: int) -> str:
    """A card is a `lead`; it must `follow` a suit that is held; or it is a `discard`, and any card would do."""
    if record.phase != PLAYING:
        return PHASES[record.phase]
    if record.trick_size == 0:
        return "lead"
    holds_it = record.follow != NO_SUIT and record.hand[seat] >> (record.follow * RANKS) & ((1 << RANKS) - 1)
    return "follow" if holds_it else "discard"


THEMES = (
    *("trump", "bid-more", "bid-less", "wizard-now", "wizard-kept", "jester-now", "jester-kept"),
    *("trump-now", "trump-kept", "higher", "lower", "another-suit"),
)


def theme(record: Any, best: str, other: str) -> str:
    """Of THEMES the one that tells how the best move differs from another."""
    verb, chosen = best.split()
    missed = other.split()[1]
    if verb == "trump":
        return "trump"
    if verb == "bid":
        return "bid-more" if int(chosen) > int(missed) else "bid-less"
    for letter, name in (("W", "wizard"), ("J", "jester"), (suit_words(record.trump), "trump")):
        if (chosen[0] == letter) != (missed[0] == letter):
            return f"{name}-now" if chosen[0] == letter else f"{name}-kept"
    if chosen[0] != missed[0]:
        return "another-suit"
    return "higher" if int(chosen[1:]) > int(missed[1:]) else "lower"


# ------------------------------------------------------------------------------------------------- what a seat sees


class PastRound(msgspec.Struct):
    """A finished round of the score block."""

    cards: int
    bids: list[int]
    won: list[int]
    points: list[int]


class Derived(msgspec.Struct):
    """What follows from the rest of the view by the rules."""

    suits: list[Suit]
    """The suits in play: V7 has one for each player."""
    specials: int
    """How many Wizards there are in play, and as many Jesters."""
    voids: list[list[Suit]]
    """By seat: the suits it has shown that it does not hold."""
    ranks_after: list[list[int]]
    """For each round in `past`: everybody's rank after it."""
    taken_by: list[int]
    """For each finished trick of this round: the seat that took it."""
    out: list[str]
    """Cards that nobody can play any more: played, turned up (Z5) or set aside (V4)."""


class Open(msgspec.Struct, kw_only=True):
    """What lies open on the table, in a state and in a view."""

    phase: Phase
    round: int
    cards: int
    """The cards dealt to each seat this round."""
    dealer: int
    turned: str | None
    """The card turned up for trump."""
    trump: Suit | None
    bids: list[int | None]
    """Null: not yet, or hidden from this seat."""
    won: list[int]
    leader: int
    """Who leads, or led, the current trick."""
    trick: list[tuple[int, str]]
    """The seats and cards of the current trick, in order."""
    set_aside: list[str]
    """V4: the cards of finished rounds."""
    scores: list[int]


class State(Open, kw_only=True):
    """Everything, secrets included."""

    hands: list[list[str]]
    stock: list[str]


class View(Open, kw_only=True):
    """What a seat sees of a game of Wizard."""

    hands: list[list[str] | int]
    """The cards this seat may see, or how many there are."""
    stock: int
    """How many cards were not dealt."""
    follow: Suit | None
    """The suit to follow."""
    winning: int | None
    """The seat whose card is winning the trick on the table."""
    points: list[int | None]
    """What each seat would score if the round ended now; null before the first card, and where its bid is hidden."""
    played: list[tuple[int, str]]
    """Every card of this round, with the seat that played it."""
    past: list[PastRound]
    """The score block."""
    rounds: list[int]
    """The hand sizes of all rounds."""
    derived: Derived


def in_the_open(table: Any) -> dict[str, Any]:
    first = table.cards_played - table.trick_size
    return {
        "phase": PHASES[table.phase],
        "round": table.round_number,
        "cards": table.hand_size,
        "dealer": table.dealer,
        "turned": card_words(table.turned),
        "trump": suit_words(table.trump),
        "bids": bids_seen(table),
        "won": table.won[: table.players],
        "leader": table.leader,
        "trick": cards_by_seat(table, first, table.cards_played),
        "set_aside": hand_words(table.set_aside),
        "scores": table.score[: table.players],
    }


def cards_by_seat(table: Any, first: int, last: int) -> list[tuple[int, str]]:
    return [(table.played_by[number], CARD_WORDS[table.played[number]]) for number in range(first, last)]


def state(record: Any) -> State:
    table = Plain(record)
    return State(
        **in_the_open(table),
        hands=[hand_words(table.hand[seat]) for seat in range(table.players)],
        stock=[CARD_WORDS[card] for card in table.stock[CARDS - table.stock_size :]],
    )


def public(record: Any) -> View:
    """What everybody sees."""
    table = Plain(record)
    past, ranks_after = score_block(record, table)
    return View(
        **in_the_open(table),
        hands=table.cards_held[: table.players],
        stock=table.stock_size,
        follow=suit_words(table.follow),
        winning=(table.leader + int(winning_place(record))) % table.players if table.trick_size else None,
        points=points_seen(table),
        played=cards_by_seat(table, 0, table.cards_played),
        past=past,
        rounds=table.hand_sizes[: table.rounds],
        derived=derived(record, table, ranks_after),
    )


def write_score_block(table: Any) -> tuple[list[PastRound], list[list[int]]]:
    """The rounds that are over, and everybody's rank after each."""
    players = table.players
    totals = [0] * players
    past, ranks_after = [], []
    for number in range(table.round_number - (table.phase != OVER)):
        bids, won = table.past_bid[number][:players], table.past_won[number][:players]
        scored = [by_hand(points)(bid, tricks) for bid, tricks in zip(bids, won, strict=True)]
        totals = [total + gained for total, gained in zip(totals, scored, strict=True)]
        past.append(PastRound(table.hand_sizes[number], bids, won, scored))
        ranks_after.append(ranks_with(tuple(totals)))
    return past, ranks_after


score_block = Remembered(write_score_block, "players", "round_number", "phase", "hand_sizes", "past_bid", "past_won")


def derived(record: Any, table: Any, ranks_after: list[list[int]]) -> Derived:
    players = table.players
    in_play = players if table.monochrome else SUITS
    return Derived(
        suits=list(SUIT_LETTERS[:in_play]),
        specials=in_play if table.monochrome else SPECIALS,
        voids=[VOIDS[voids(record, seat)] for seat in range(players)] if table.cards_played else [[]] * players,
        ranks_after=ranks_after,
        taken_by=taken_by(table),
        out=[CARD_WORDS[card] for card in table.played[: table.cards_played]] + not_dealt(table),
    )


def taken_by(table: Any) -> list[int]:
    """Whoever took a trick led the next."""
    played, players = table.cards_played, table.players
    if played < players:
        return []
    leads = [table.played_by[number] for number in range(players, played, players)]
    return leads if table.trick_size > 0 else [*leads, table.leader]


def not_dealt(table: Any) -> list[str]:
    turned = [] if table.turned == NO_CARD else [CARD_WORDS[table.turned]]
    return hand_words(table.set_aside) + turned


VOIDS = [[SUIT_LETTERS[suit] for suit in moves_in(bits)] for bits in range(1 << SUITS)]


def ranks_with(scores: tuple[int, ...]) -> list[int]:
    """Everybody's rank with these scores, as the rules rank."""
    table = GAME.fresh_view()
    table.players = len(scores)
    table.score[: len(scores)] = scores
    return ranks(table)


def own(record: Any, by_everybody: View) -> View:
    """The hands the seat sees. Where bids are secret, it knows its own."""
    table = Plain(record)
    seats = range(table.players)
    hands = [hand_words(table.hand[seat]) if table.sees_hand >> seat & 1 else table.cards_held[seat] for seat in seats]
    return msgspec.structs.replace(by_everybody, hands=hands, bids=bids_seen(table), points=points_seen(table))


def view(record: Any) -> View:
    by_everybody = public(record)
    return by_everybody if record.seat == SPECTATOR else own(record, by_everybody)


def bids_seen(table: Any) -> list[int | None]:
    return [bid if bid >= 0 else None for bid in table.bid[: table.players]]


def points_seen(table: Any) -> list[int | None]:
    return [points_so_far(table, seat) for seat in range(table.players)]


def points_so_far(table: Any, seat: int) -> int | None:
    """What this seat would score if the round ended now; None before the first card, or where its bid is hidden."""
    if table.phase != PLAYING or table.bid[seat] < 0:
        return None
    return by_hand(points)(table.bid[seat], table.won[seat])  # type: ignore[no-any-return]


# -------------------------------------------------------------------------------------------------- what happens


class Event(Happened, tag=kinds_of(GAME.name)):
    """What happens in a game of Wizard."""


class Dealt(Event):
    """A round begins."""

    dealer: int
    cards: int


class Turned(Event):
    """The card turned up for trump."""

    card: str


class Trump(Event):
    """The dealer names trump."""

    seat: int
    suit: Suit


class Bid(Event):
    seat: int
    bid: int


class Revealed(Event):
    """A secret bid becomes known."""

    seat: int
    bid: int


class Played(Event):
    seat: int
    card: str


class Trick(Event):
    """A seat takes the trick."""

    seat: int
    won: int
    """Its tricks in this round, with this one."""


class Scored(Event):
    seat: int
    points: int


class Over(Event):
    """The game is over."""


EVENTS: Mapping[str, Callable[[int, int, int], Event]] = {
    "dealt": lambda seat, card, number: Dealt(seat, number),
    "turned": lambda seat, card, number: Turned(CARD_WORDS[card]),
    "trump": lambda seat, card, number: Trump(seat, SUIT_LETTERS[number]),
    "bid": lambda seat, card, number: Bid(seat, number),
    "revealed": lambda seat, card, number: Revealed(seat, number),
    "played": lambda seat, card, number: Played(seat, CARD_WORDS[card]),
    "trick": lambda seat, card, number: Trick(seat, number),
    "scored": lambda seat, card, number: Scored(seat, number),
    "over": lambda seat, card, number: Over(),
}


# ----------------------------------------------------------------------------------------- why a move is refused


class Reason(Why):
    """Why a move of Wizard is refused."""


class NotInHand(Reason):
    says: ClassVar[str] = "{card} is not in your hand."
    card: str


class FollowSuit(Reason):
    suit: Suit

    def sentence(self) -> str:
        return f"You must follow {SUIT_NAMES[SUIT_LETTERS.index(self.suit)]}; only Wizards and Jesters are always allowed."


class BidTooHigh(Reason):
    says: ClassVar[str] = "This round has {most} tricks: bid 0 to {most}."
    most: int


class Hook(Reason):
    says: ClassVar[str] = "You are in the sole lead: the bids may not add up to the tricks, so {bid} is not allowed."
    bid: int


def why(record: Any, seat: int, number: int, reason: str) -> Reason:
    if reason == "follow_suit":
        return FollowSuit(cast(Suit, suit_words(int(suit_to_follow(record)))))
    if reason == "bid_too_high":
        return BidTooHigh(int(record.hand_size))
    if reason == "hook":
        return Hook(int(hooked_bid(record, seat)))
    return NotInHand(CARD_WORDS[number])


def in_sight(record: Any, seat: int) -> list[int]:
    if record.phase == PLAYING:
        return moves_in(int(record.hand[seat]))
    return list(range(SUITS if record.phase == NAMING_TRUMP else int(record.hand_size) + 1))


def card_named(text: str) -> int | None:
    return next((card for card in range(CARDS) if card_words(card) == text), None)


def constants() -> dict[str, Any]:
    return {"SUITS": SUIT_LETTERS, "RANKS": RANKS}


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
