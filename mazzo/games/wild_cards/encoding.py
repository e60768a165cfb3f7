"""A view of Wild Cards as numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.games.wild_cards.rules import (
    GAME,
    HABITAT_POINTS,
    HIDDEN_CARD,
    KINDS,
    MOST_PAID,
    MOST_PLAYERS,
    MOST_ROUNDS,
    NO_CARD,
    NO_SPECIES,
    OF_EACH_SPECIES,
    PHASES,
    SPECIES,
    YES,
)
from mazzo.games.wild_cards.words import SPECIES_NAMES, card_words
from mazzo.research.encoding.layout import (
    Block,
    Layout,
    Reader,
    blank,
    from_you,
    numbered,
    put,
    put_by_seat,
    put_counts,
    put_one_of,
    put_rows_by_seat,
    put_seat,
    put_seats,
    put_sheet,
    seats_from_you,
)
from mazzo.rules.compiled import rule

SEATS = seats_from_you(MOST_PLAYERS)
KIND_NAMES = tuple(str(card_words(card)) for card in range(KINDS))
BID_NAMES = (*KIND_NAMES, "refill", "a card face down")
BIDS = len(BID_NAMES)
FACE_DOWN = BIDS - 1
ROUNDS = numbered("round", 1, MOST_ROUNDS)

# Numbers that are written as they stand.
NUMBERS = (
    "round_number",
    "value",
    "animal_pile_size",
    "habitat_pile_size",
    "discards_size",
    "discarding_from",
    "shown_size",
    "ties",
    "ties_to_lion",
    "ties_to_cards",
    "lots_drawn",
    "reshuffles",
)

LAYOUT = Layout(
    game="wild_cards",
    version=1,
    table=(
        Block("phase", "1 for the present phase", (PHASES,)),
        Block("round_number", "from 1"),
        Block("value", "the bids whose turn it is, from 4 to 1; 0 before that"),
        Block("animal_pile_size", "animals in the pile"),
        Block("habitat_pile_size", "habitat cards in the pile"),
        Block("discards_size", "habitat cards discarded"),
        Block("discarding_from", "the last card discarded by the present refill: a set never goes back"),
        Block("shown_size", "cards shown to settle a tie"),
        Block("ties", "ties with payments so far"),
        Block("ties_to_lion", "ties so far in which the lion went first"),
        Block("ties_to_cards", "ties so far in which cards were shown"),
        Block("lots_drawn", "ties so far that chance had to decide"),
        Block("reshuffles", "reshuffles so far"),
        Block("display", "animals in the display", (SPECIES_NAMES,)),
        Block("gone", "animals that have left the game", (SPECIES_NAMES,)),
        Block("chosen", "1 for the species to be given or paid for", (SPECIES_NAMES,)),
        Block("leader", "1 for the owner of each leader", (SPECIES_NAMES, SEATS)),
        Block("first", "1 for the first seat, where an order is needed", (SEATS,)),
        Block("waiting", "1 for who owes a decision", (SEATS,)),
        Block("exchanged", "1 for each seat that has used its exchange this round", (SEATS,)),
        Block("acquired", "1 for each seat that has acquired an animal this round", (SEATS,)),
        Block("contenders", "1 for each seat of the present value whose turn is still to come", (SEATS,)),
        Block("tied", "1 for who is settling a tie now", (SEATS,)),
        Block("place", "of a contender: how many others are ahead", (SEATS,)),
        Block("tokens", "points for natural habitats", (SEATS,)),
        Block("cards_held", "cards in hand, as everybody can count", (SEATS,)),
        Block("paid", "cards of the payment laid", (SEATS,)),
        Block("refills", "refills so far", (SEATS,)),
        Block("declines", "declines so far", (SEATS,)),
        Block("collection", "animals collected", (SEATS, SPECIES_NAMES)),
        Block("known", "cards seen to return to a hand, and not seen to leave it", (SEATS, KIND_NAMES)),
        Block("bid", "1 for the card bid", (SEATS, BID_NAMES)),
        Block(
            "payment", "the cards of the payment: the number of the kind plus 1; 0: none", (SEATS, numbered("card", 1, MOST_PAID))
        ),
        Block("hand", "cards in your hand", (KIND_NAMES,)),
        Block("held", "habitat cards in your hand"),
        Block("also_bid", "the eagle's second card, if it is yours: the number of the kind plus 1; 0: none"),
        Block("declined", "1 if you decline in the present tie"),
        Block("showing", "what you show in the present tie: the number of the move plus 1; 0: nothing yet"),
        Block("discards", "habitat cards discarded", (KIND_NAMES,)),
        Block("discarding", "what the present refill has discarded so far", (KIND_NAMES,)),
        Block("shown", "cards shown to settle a tie", (KIND_NAMES,)),
        Block("players", "how many players"),
        Block("seat", "your seat at the table, from 0"),
        Block("removal", "how animals are removed: 0 suggested, 1 random"),
        Block("copies", "how many habitat cards of each kind there are", (KIND_NAMES,)),
    ),
    past=(
        Block(
            "past",
            "round by round: the bid, as the number of the kind plus 1; the species acquired plus 1; its habitat points; 0: none",
            (ROUNDS, SEATS, ("bid", "acquired", "points")),
        ),
    ),
    moves=YES + 1,
)
TABLE_SIZE = LAYOUT.table_size


@rule
def encode(view: Any, seat: int, out: Any) -> None:
    players = view.players
    blank(out)
    at = put_one_of(out, 0, view.phase, 12)
    at = put(out, at, view.round_number)
    at = put(out, at, view.value)
    at = put(out, at, view.animal_pile_size)
    at = put(out, at, view.habitat_pile_size)
    at = put(out, at, view.discards_size)
    at = put(out, at, view.discarding_from)
    at = put(out, at, view.shown_size)
    at = put(out, at, view.ties)
    at = put(out, at, view.ties_to_lion)
    at = put(out, at, view.ties_to_cards)
    at = put(out, at, view.lots_drawn)
    at = put(out, at, view.reshuffles)
    at = put_counts(out, at, view.display, SPECIES)
    at = put_counts(out, at, view.gone, SPECIES)
    at = put_one_of(out, at, view.chosen, SPECIES)
    for species in range(SPECIES):
        at = put_seat(out, at, players, seat, view.leader[species], MOST_PLAYERS)
    at = put_seat(out, at, players, seat, view.first, MOST_PLAYERS)
    at = put_seats(out, at, players, seat, view.waiting, MOST_PLAYERS)
    at = put_seats(out, at, players, seat, view.exchanged, MOST_PLAYERS)
    at = put_seats(out, at, players, seat, view.acquired, MOST_PLAYERS)
    at = put_seats(out, at, players, seat, view.contenders, MOST_PLAYERS)
    at = put_seats(out, at, players, seat, view.tied, MOST_PLAYERS)
    at = put_by_seat(out, at, players, seat, view.place, MOST_PLAYERS)
    at = put_by_seat(out, at, players, seat, view.tokens, MOST_PLAYERS)
    at = put_by_seat(out, at, players, seat, view.cards_held, MOST_PLAYERS)
    at = put_by_seat(out, at, players, seat, view.paid, MOST_PLAYERS)
    at = put_by_seat(out, at, players, seat, view.refills, MOST_PLAYERS)
    at = put_by_seat(out, at, players, seat, view.declines, MOST_PLAYERS)
    at = put_rows_by_seat(out, at, players, seat, view.collection, MOST_PLAYERS, SPECIES)
    at = put_rows_by_seat(out, at, players, seat, view.known, MOST_PLAYERS, KINDS)
    at = put_bids(view, seat, out, at)
    at = put_counts(out, at, view.hand[seat], KINDS)
    at = put(out, at, view.held[seat])
    at = put(out, at, view.also_bid + 1)
    at = put(out, at, view.declined >> seat & 1)
    at = put(out, at, view.showing[seat] + 1)
    at = put_counts(out, at, view.discards, KINDS)
    at = put_counts(out, at, view.discarding, KINDS)
    at = put_counts(out, at, view.shown, KINDS)
    at = put(out, at, players)
    at = put(out, at, seat)
    at = put(out, at, view.removal)
    at = put_counts(out, at, view.copies, KINDS)
    if len(out) > TABLE_SIZE:
        rounds = view.round_number
        put_sheet(out, at, players, seat, view.past_bid, rounds, NO_CARD, 3, 3 * MOST_PLAYERS)
        put_sheet(out, at + 1, players, seat, view.past_taken, rounds, NO_SPECIES, 3, 3 * MOST_PLAYERS)
        put_sheet(out, at + 2, players, seat, view.past_points, rounds, 0, 3, 3 * MOST_PLAYERS)


@rule
def put_bids(view: Any, seat: int, out: Any, at: int) -> int:
    """The blocks `bid` and `payment`."""
    players = view.players
    payments = at + BIDS * MOST_PLAYERS
    for other in range(players):
        place = from_you(players, seat, other)
        bid = view.bid[other]
        put_one_of(out, at + BIDS * place, FACE_DOWN if bid == HIDDEN_CARD else bid, BIDS)
        for number in range(MOST_PAID):
            out[payments + MOST_PAID * place + number] = view.payment[other, number] - NO_CARD
    return payments + MOST_PAID * MOST_PLAYERS


def decode(encoded: np.ndarray) -> Any:
    """The view that was encoded."""
    read = Reader(LAYOUT, encoded)
    view = GAME.fresh_view()
    view.seat = read.seat
    for name in ("players", "removal", *NUMBERS):
        view[name] = read.number(name)
    for name in ("phase", "chosen"):
        view[name] = read.one_of(name)
    view.first = read.seat_of("first")
    for name in ("waiting", "exchanged", "acquired", "contenders", "tied"):
        view[name] = read.seats(name)
    for name in ("place", "tokens", "cards_held", "paid", "refills", "declines", "collection", "known"):
        view[name] = read.by_seat(name)
    for name in ("display", "gone", "discards", "discarding", "shown", "copies"):
        view[name] = read.block[name]
    view.leader = [read.seat_at(int(owners.argmax()) if owners.any() else -1) for owners in read.block["leader"]]
    view.bid = [bid_read(bids) for bids in read.by_seat("bid")]
    view.payment = read.by_seat("payment") + NO_CARD
    view.hand[read.seat] = read.block["hand"]
    view.held[read.seat] = read.number("held")
    view.also_bid = read.number("also_bid") - 1
    view.declined = read.number("declined") << read.seat
    view.showing = NO_CARD
    view.showing[read.seat] = read.number("showing") - 1
    past = read.block["past"][:, read.chairs(MOST_PLAYERS)]
    view.past_bid = past[:, :, 0] - 1
    view.past_taken = past[:, :, 1] - 1
    view.past_points = past[:, :, 2]
    return view


def bid_read(bids: np.ndarray) -> int:
    if not bids.any():
        return NO_CARD
    return HIDDEN_CARD if bids[FACE_DOWN] else int(bids.argmax())


# In a round a seat makes at most: a bid and a second card; an exchange of two cards and whether; ten discards and a done; its
# choice among two bids; payments and cards to show in ties; and what it does about an animal.
MOST_MOVES_A_ROUND = 2 + 3 + 11 + 4 + 40 + 5


def longest_game(players: int, options: Any) -> int:
    return MOST_ROUNDS * players * MOST_MOVES_A_ROUND


def score_bounds(options: Any) -> tuple[float, float]:
    """The two largest herds there can be, every leader, and the points of a habitat in every round."""
    best = 3 * OF_EACH_SPECIES + SPECIES + 2
    return 0.0, float(best + HABITAT_POINTS * MOST_ROUNDS)
