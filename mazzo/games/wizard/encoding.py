"""A view of Wizard as numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.games.wizard.rules import (
    BIDS,
    CARDS,
    GAME,
    HIDDEN_BID,
    MOST_PLAYERS,
    MOST_ROUNDS,
    NO_BID,
    NO_CARD,
    PHASES,
    SUITS,
    points,
)
from mazzo.games.wizard.words import SUIT_NAMES, card_words
from mazzo.research.encoding.layout import (
    Block,
    Layout,
    Reader,
    bits_of,
    blank,
    from_you,
    numbered,
    put,
    put_bits,
    put_by_seat,
    put_counts,
    put_one_of,
    put_seat,
    put_seats,
    put_sheet,
    seats_from_you,
)
from mazzo.rules.compiled import lowest, rule
from mazzo.rules.news import NOBODY

SEATS = seats_from_you(MOST_PLAYERS)
CARD_NAMES = tuple(str(card_words(card)) for card in range(CARDS))
ROUNDS = numbered("round", 1, MOST_ROUNDS)

LAYOUT = Layout(
    game="wizard",
    version=1,
    table=(
        Block("phase", "1 for the present phase", (PHASES,)),
        Block("round_number", "from 1"),
        Block("hand_size", "the cards dealt to each seat this round"),
        Block("turn", "1 for whose turn it is; nobody's while all bid at once", (SEATS,)),
        Block("dealer", "1 for the dealer", (SEATS,)),
        Block("leader", "1 for who leads or led the current trick", (SEATS,)),
        Block("trump", "1 for the trump suit; none without trump", (SUIT_NAMES,)),
        Block("follow", "1 for the suit to follow; none if any card may be played", (SUIT_NAMES,)),
        Block("hand", "1 for a card in your hand", (CARD_NAMES,)),
        Block("trick", "1 for a card in the current trick", (CARD_NAMES,)),
        Block("turned", "1 for the card turned up for trump", (CARD_NAMES,)),
        Block("played_as", "as which card of this round a card was played, from 1; 0: not played", (CARD_NAMES,)),
        Block("played_by", "who played it: 1 for you, 2 for your left neighbour …; 0: not played", (CARD_NAMES,)),
        Block("seen_in_hand", "clairvoyance: whose hand you see a card in, 1 for your left neighbour …; else 0", (CARD_NAMES,)),
        Block("set_aside", "1 for a card of finished rounds (two players)", (CARD_NAMES,)),
        Block("trick_size", "cards in the current trick"),
        Block("cards_played", "cards played this round"),
        Block("stock_size", "cards not dealt"),
        Block("bid", "the bid plus 1; 0: none yet; -1: made, and hidden", (SEATS,)),
        Block("won", "tricks won this round", (SEATS,)),
        Block("cards_held", "cards in hand", (SEATS,)),
        Block("sees_hand", "1 if you see this hand", (SEATS,)),
        Block("score", "the score is 640 times the first number plus 10 times the second", (SEATS, ("640s", "10s"))),
        Block("players", "how many players"),
        Block("seat", "your seat at the table, from 0"),
        Block("bids", "1 for how bids are made", (BIDS,)),
        Block("options", "1 if the option is played", (("dark_wizard", "leaders_hook", "clairvoyance", "monochrome"),)),
        Block("rounds", "how many rounds the game has"),
        Block("hand_sizes", "the cards dealt in each round; 0 after the last", (ROUNDS,)),
    ),
    past=(
        Block("past", "of a finished round: the bid plus 1 (0: to come), and the tricks won", (ROUNDS, SEATS, ("bid", "won"))),
    ),
    moves=CARDS,
    moves_of_phase=(("bid", MOST_ROUNDS + 1),),
)
TABLE_SIZE = LAYOUT.table_size


@rule
def encode(view: Any, seat: int, out: Any) -> None:
    players = view.players
    blank(out)
    at = put_one_of(out, 0, view.phase, 4)
    at = put(out, at, view.round_number)
    at = put(out, at, view.hand_size)
    at = put_seat(out, at, players, seat, view.turn, MOST_PLAYERS)
    at = put_seat(out, at, players, seat, view.dealer, MOST_PLAYERS)
    at = put_seat(out, at, players, seat, view.leader, MOST_PLAYERS)
    at = put_one_of(out, at, view.trump, SUITS)
    at = put_one_of(out, at, view.follow, SUITS)
    at = put_bits(out, at, view.hand[seat], CARDS)
    at = put_cards(view, seat, out, at)
    at = put(out, at, view.trick_size)
    at = put(out, at, view.cards_played)
    at = put(out, at, view.stock_size)
    at = put_bids(view, seat, out, at)
    at = put_by_seat(out, at, players, seat, view.won, MOST_PLAYERS)
    at = put_by_seat(out, at, players, seat, view.cards_held, MOST_PLAYERS)
    at = put_seats(out, at, players, seat, view.sees_hand, MOST_PLAYERS)
    at = put_scores(view, seat, out, at)
    at = put(out, at, players)
    at = put(out, at, seat)
    at = put_one_of(out, at, view.bids, 3)
    at = put(out, at, view.dark_wizard)
    at = put(out, at, view.leaders_hook)
    at = put(out, at, view.clairvoyance)
    at = put(out, at, view.monochrome)
    at = put(out, at, view.rounds)
    at = put_counts(out, at, view.hand_sizes, MOST_ROUNDS)
    if len(out) > TABLE_SIZE:
        rounds = view.round_number
        put_sheet(out, at, players, seat, view.past_bid, rounds, NO_BID, 2, 2 * MOST_PLAYERS)
        put_sheet(out, at + 1, players, seat, view.past_won, rounds, 0, 2, 2 * MOST_PLAYERS)


@rule
def put_cards(view: Any, seat: int, out: Any, at: int) -> int:
    """Where every card is or was, as far as the viewer knows: the blocks `trick` to `set_aside`."""
    turned = at + CARDS
    played_as = turned + CARDS
    played_by = played_as + CARDS
    seen_in_hand = played_by + CARDS
    players = view.players
    cards_played = view.cards_played
    in_trick = cards_played - view.trick_size
    if view.turned != NO_CARD:
        out[turned + view.turned] = 1
    for number in range(cards_played):
        card = int(view.played[number])
        out[played_as + card] = number + 1
        out[played_by + card] = from_you(players, seat, int(view.played_by[number])) + 1
        if number >= in_trick:
            out[at + card] = 1
    for other in range(players):
        hand = view.hand[other] if other != seat else 0
        while hand:
            out[seen_in_hand + lowest(hand)] = from_you(players, seat, other)
            hand &= hand - 1
    return put_bits(out, seen_in_hand + CARDS, view.set_aside, CARDS)


@rule
def put_bids(view: Any, seat: int, out: Any, at: int) -> int:
    players = view.players
    for other in range(players):
        bid = view.bid[other]
        out[at + from_you(players, seat, other)] = -1 if bid == HIDDEN_BID else bid - NO_BID
    return at + MOST_PLAYERS


@rule
def put_scores(view: Any, seat: int, out: Any, at: int) -> int:
    """A score does not fit into one small number, so it takes two."""
    players = view.players
    for other in range(players):
        tens = view.score[other] // 10
        place = at + 2 * from_you(players, seat, other)
        out[place] = tens >> 6
        out[place + 1] = tens & 63
    return at + 2 * MOST_PLAYERS


def decode(encoded: np.ndarray) -> Any:
    """The view that was encoded."""
    read = Reader(LAYOUT, encoded)
    view = GAME.fresh_view()
    view.seat = read.seat
    for name in ("players", "round_number", "hand_size", "trick_size", "cards_played", "stock_size", "rounds"):
        view[name] = read.number(name)
    for name in ("phase", "trump", "follow", "turned", "bids"):
        view[name] = read.one_of(name)
    for name in ("turn", "dealer", "leader"):
        view[name] = read.seat_of(name)
    for name in ("won", "cards_held"):
        view[name] = read.by_seat(name)
    view.dark_wizard, view.leaders_hook, view.clairvoyance, view.monochrome = read.block["options"]
    view.hand_sizes = read.block["hand_sizes"]
    view.sees_hand = read.seats("sees_hand")
    view.set_aside = bits_of(read.block["set_aside"])
    view.bid = [HIDDEN_BID if bid == -1 else bid - 1 for bid in read.by_seat("bid")]
    view.score = [(high * 64 + low) * 10 for high, low in read.by_seat("score")]
    view.hand[read.seat] = bits_of(read.block["hand"])
    for place in range(1, read.players):
        view.hand[read.seat_at(place)] = bits_of(read.block["seen_in_hand"] == place)
    view.played = NO_CARD
    view.played_by = NOBODY
    for card in np.flatnonzero(read.block["played_as"]):
        number = read.block["played_as"][card] - 1
        view.played[number] = card
        view.played_by[number] = read.seat_at(int(read.block["played_by"][card]) - 1)
    past = read.block["past"][:, read.chairs(MOST_PLAYERS)]
    view.past_bid = past[:, :, 0] + NO_BID
    view.past_won = past[:, :, 1]
    return view


def longest_game(players: int, options: Any) -> int:
    """Every round: a bid and all cards of each seat, and a trump to name."""
    return sum(players * (int(size) + 1) + 1 for size in options.hand_sizes[: options.rounds])


def score_bounds(options: Any) -> tuple[float, float]:
    """Nobody does worse than to bid 0 and take all tricks, or better than to bid and take them all."""
    sizes = [int(size) for size in options.hand_sizes[: options.rounds]]
    return float(sum(points(0, size) for size in sizes)), float(sum(points(size, size) for size in sizes))
