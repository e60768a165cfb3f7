"""What a learned player of Wizard is shown.

Suits have no names on the sheet. They stand in the order trump, suit to follow, then by what the hand holds of them; so what was
learned for one trump is known for all. Wizards are as good as each other, and so are Jesters. V7: where everybody has a suit of
their own, they stand in the order of the seats.
"""

from __future__ import annotations

from typing import Any

from mazzo.bots.observation import put_choice, put_mark, put_number
from mazzo.games.wizard.rules import (
    BIDDING,
    CARDS,
    FIRST_JESTER,
    FIRST_WIZARD,
    HIDDEN_BID,
    MOST_PLAYERS,
    MOST_ROUNDS,
    NO_BID,
    NO_CARD,
    NO_SUIT,
    PLAYING,
    RANKS,
    SUITS,
    bit,
    card_in_trick,
    is_wizard,
    unseen_cards,
    voids,
    winning_place,
)
from mazzo.rules.compiled import count, lowest, rule

OTHERS = MOST_PLAYERS - 1
KINDS = 54  # 52 cards, the Wizard, the Jester
WIZARD_KIND, JESTER_KIND = 52, 53
BIDS = MOST_ROUNDS + 1
LEAST_NEED, MOST_NEED = -2, 7  # tricks a seat is short of its bid, as far as they are told apart
NEEDS = MOST_NEED - LEAST_NEED + 1
BIDS_TOLD = 10
LEAST_SUM, SUMS = -10, 16  # the bids so far less the tricks
LEADS = (-200, -140, -100, -70, -50, -30, -20, -10, 0, 10, 20, 30, 50, 70, 100, 140)  # points another seat is ahead

A_SEAT = 2 + NEEDS + BIDS_TOLD
A_TRICK = KINDS + MOST_PLAYERS + SUITS + 1
AN_OTHER = CARDS + SUITS + 1 + len(LEADS)
FLAGS = 3 + 2 + 3 + 4
INPUTS = (
    2 * CARDS
    + A_TRICK
    + MOST_PLAYERS
    + OTHERS * AN_OTHER
    + MOST_PLAYERS * A_SEAT
    + 3 * MOST_ROUNDS
    + 3 * MOST_PLAYERS
    + SUMS
    + FLAGS
)
HIDDEN_INPUTS = MOST_PLAYERS * CARDS + OTHERS * BIDS
SITUATION = 5 + 3 * MOST_PLAYERS

FIRST_BID = KINDS
FIRST_TRUMP = FIRST_BID + BIDS
ANSWERS = FIRST_TRUMP + SUITS
FIRST_VALUED = FIRST_BID  # whoever learns to prefer bids soon makes always the same


# ------------------------------------------------------------------------------------------------- the order of the suits


@rule
def suit_key(hand: int, unseen: int, suit: int) -> int:
    """The more cards of a suit the hand holds, and the higher, the sooner it comes."""
    held = hand >> (suit * RANKS) & 8191
    return count(held) << 26 | held << 13 | (unseen >> (suit * RANKS) & 8191)


@rule
def placed(order: int, suit: int, slot: int) -> int:
    return order | 1 << (8 + suit) | slot << (2 * suit)


@rule
def suit_order(view: Any, seat: int, unseen: int) -> int:
    """Two bits a suit: its slot. From bit 8 on: which suits have one."""
    order = 0
    if view.monochrome:
        for suit in range(SUITS):
            order = placed(order, suit, (suit - seat + view.players) % view.players if suit < view.players else suit)
        return order
    slot = 0
    if view.trump != NO_SUIT:
        order = placed(order, view.trump, slot)
        slot += 1
    if view.follow != NO_SUIT and not order >> (8 + view.follow) & 1:
        order = placed(order, view.follow, slot)
        slot += 1
    while slot < SUITS:
        best = 0
        most = -1
        for suit in range(SUITS):
            key = suit_key(view.hand[seat], unseen, suit)
            if not order >> (8 + suit) & 1 and key > most:
                best = suit
                most = key
        order = placed(order, best, slot)
        slot += 1
    return order


@rule
def slot_of(order: int, suit: int) -> int:
    return order >> (2 * suit) & 3


@rule
def kind_of(order: int, card: int) -> int:
    if card < FIRST_WIZARD:
        return slot_of(order, card // RANKS) * RANKS + card % RANKS
    return WIZARD_KIND if card < FIRST_JESTER else JESTER_KIND


@rule
def put_cards(sheet: Any, at: int, cards: int, order: int) -> int:
    """Cards by slot and rank; of Wizards and Jesters only how many."""
    wizards = 0
    jesters = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if card < FIRST_WIZARD:
            sheet[at + slot_of(order, card // RANKS) * RANKS + card % RANKS] = 1
        elif card < FIRST_JESTER:
            sheet[at + FIRST_WIZARD + wizards] = 1
            wizards += 1
        else:
            sheet[at + FIRST_JESTER + jesters] = 1
            jesters += 1
    return at + CARDS


# --------------------------------------------------------------------------------------------------------- the observation


@rule
def observe(view: Any, seat: int, sheet: Any) -> int:
    players = view.players
    unseen = unseen_cards(view)
    order = suit_order(view, seat, unseen)
    at = put_cards(sheet, 0, view.hand[seat], order)
    at = put_cards(sheet, at, unseen, order)
    at = put_trick(view, seat, sheet, at, order)
    at = put_choice(sheet, at, view.trick_size, MOST_PLAYERS)
    for number in range(1, MOST_PLAYERS):
        at = put_other(view, seat, number, sheet, at, order) if number < players else at + AN_OTHER
    total = -view.hand_size
    for number in range(MOST_PLAYERS):
        if number < players:
            other = (seat + number) % players
            total += max(0, view.bid[other])
            put_bid(view, other, sheet, at)
        at += A_SEAT
    at = put_choice(sheet, at, view.hand_size - 1, MOST_ROUNDS)
    at = put_choice(sheet, at, view.cards_held[seat] - 1, MOST_ROUNDS)
    at = put_number(sheet, at, view.rounds - view.round_number, MOST_ROUNDS)
    at = put_choice(sheet, at, players - 2, MOST_PLAYERS)
    at = put_choice(sheet, at, (view.dealer - seat + players) % players, MOST_PLAYERS)
    at = put_choice(sheet, at, (view.leader - seat + players) % players, MOST_PLAYERS)
    at = put_choice(sheet, at, min(max(total - LEAST_SUM, 0), SUMS - 1), SUMS)
    at = put_choice(sheet, at, view.phase, 3)
    at = put_mark(sheet, at, view.trump == NO_SUIT)
    at = put_mark(sheet, at, view.turned != NO_CARD and is_wizard(view.turned))
    at = put_choice(sheet, at, view.bids, 3)
    at = put_mark(sheet, at, view.dark_wizard != 0)
    at = put_mark(sheet, at, view.leaders_hook != 0)
    at = put_mark(sheet, at, view.clairvoyance != 0)
    at = put_mark(sheet, at, view.monochrome != 0)
    return order


@rule
def put_trick(view: Any, seat: int, sheet: Any, at: int, order: int) -> int:
    """The card that is winning the trick, whose it is, and the slot of the suit to follow."""
    if view.phase == PLAYING and view.trick_size > 0:
        place = winning_place(view)
        put_choice(sheet, at, kind_of(order, card_in_trick(view, place)), KINDS)
        put_choice(sheet, at + KINDS, (view.leader + place - seat + 2 * view.players) % view.players, MOST_PLAYERS)
        put_choice(sheet, at + KINDS + MOST_PLAYERS, slot_of(order, view.follow) if view.follow != NO_SUIT else SUITS, SUITS + 1)
    return at + A_TRICK


@rule
def put_other(view: Any, seat: int, number: int, sheet: Any, at: int, order: int) -> int:
    """What another seat has shown: its cards, its voids, whether it is still to play, and by how much it is ahead.

    V6: while bidding, the cards it holds stand where later those stand that it has played.
    """
    other = (seat + number) % view.players
    cards = view.hand[other]
    for place in range(view.cards_played):
        if view.played_by[place] == other:
            cards |= bit(int(view.played[place]))
    at = put_cards(sheet, at, cards, order)
    shown = voids(view, other)
    for suit in range(SUITS):
        put_mark(sheet, at + slot_of(order, suit), shown >> suit & 1 != 0)
    at = put_mark(sheet, at + SUITS, view.phase == PLAYING and number < view.players - view.trick_size)
    for place in range(len(LEADS)):
        at = put_mark(sheet, at, view.score[other] - view.score[seat] >= LEADS[place])
    return at


@rule
def put_bid(view: Any, seat: int, sheet: Any, at: int) -> None:
    """A seat's bid, and how many tricks it is short of it."""
    made = view.bid[seat]
    if made == NO_BID:
        sheet[at] = 1
    elif made == HIDDEN_BID:
        sheet[at + 1] = 1
    else:
        need = min(max(made - view.won[seat], LEAST_NEED), MOST_NEED)
        sheet[at + 2 + need - LEAST_NEED] = 1
        put_number(sheet, at + 2 + NEEDS, made, BIDS_TOLD)


@rule
def place_of(view: Any, order: int, move: int) -> int:
    if view.phase == PLAYING:
        return kind_of(order, move)
    if view.phase == BIDDING:
        return FIRST_BID + move
    return FIRST_TRUMP + slot_of(order, move)


# ------------------------------------------------------------------------------------------------------ while it is learning


@rule
def uncover(state: Any, seat: int, order: int, sheet: Any) -> None:
    """All hands, and the bids that are still sealed."""
    at = 0
    for number in range(MOST_PLAYERS):
        if number < state.players:
            put_cards(sheet, at, state.hand[(seat + number) % state.players], order)
        at += CARDS
    for number in range(1, MOST_PLAYERS):
        if number < state.players:
            put_choice(sheet, at, state.bid[(seat + number) % state.players], BIDS)
        at += BIDS


@rule
def situate(state: Any, numbers: Any) -> None:
    """The scores, and what is still to be dealt."""
    mean = 0.0
    for seat in range(state.players):
        mean += state.score[seat] / state.players
    cards = 0
    for number in range(state.round_number - 1, state.rounds):
        cards += int(state.hand_sizes[number])
    numbers[0] = state.players / 6
    numbers[1] = (state.rounds - state.round_number + 1) / 10
    numbers[2] = cards / 100
    numbers[3] = 1.0 if state.bids != 0 else 0.0
    numbers[4] = float(state.monochrome)
    for seat in range(MOST_PLAYERS):
        inside = seat < state.players
        ahead = (state.score[seat] - mean) if inside else 0.0
        numbers[5 + seat] = ahead / 50
        numbers[5 + MOST_PLAYERS + seat] = ahead / (20 + 10 * (state.rounds - state.round_number + 1))
        numbers[5 + 2 * MOST_PLAYERS + seat] = 1.0 if inside and seat == state.dealer else 0.0


@rule
def earned(state: Any, seat: int, gained: int) -> float:
    """A tenth of the points."""
    return 0.1 * gained
