"""Wizard, by Ken Fisher: say how many tricks you will take, and take just as many.

For 3 to 6 players, or 2 by variant V4. Read from top to bottom like the rulebook: the cards, the options, the deal, naming
trump, bidding, following suit, winning a trick, the score. Then what a seat may see; what it may imagine is in worlds.py.
The rulings Z1-Z10 and V1-V7 are explained in docs/games/wizard.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.rules import dice as chance
from mazzo.rules.compiled import copier, lowest, record_of, rule
from mazzo.rules.game import (
    FINE,
    FIRST_OWN_REASON,
    GAME_OVER,
    NO_SUCH_MOVE,
    NOT_YOUR_TURN,
    SPECTATOR,
    Game,
    Numbering,
    bits_up_to,
)
from mazzo.rules.news import EVERYBODY, NOBODY, NOTHING, only, tell
from mazzo.rules.options import Choices, Option, OptionClash, Value

MOST_PLAYERS = 6
MOST_ROUNDS = 20

# ------------------------------------------------------------------------------------------------------------ the cards
#
# Sixty cards, numbered:   0-12 red 1-13    13-25 yellow    26-38 green    39-51 blue    52-55 Wizards    56-59 Jesters
# A hand is the bits of one word, so "the green cards in hand" is one AND.

CARDS = 60
RANKS = 13
RED, YELLOW, GREEN, BLUE = range(4)
SUITS = 4
NO_SUIT = -1
NO_CARD = -1
FIRST_WIZARD = 52
FIRST_JESTER = 56
WIZARDS = 0b1111 << FIRST_WIZARD
JESTERS = 0b1111 << FIRST_JESTER
ALL_CARDS = (1 << CARDS) - 1


@rule
def bit(card: int) -> int:
    return 1 << card


@rule
def is_wizard(card: int) -> bool:
    return FIRST_WIZARD <= card < FIRST_JESTER


@rule
def is_jester(card: int) -> bool:
    return card >= FIRST_JESTER


@rule
def suit_of(card: int) -> int:
    """The suit of a card; Wizards and Jesters have none."""
    return card // RANKS if card < FIRST_WIZARD else NO_SUIT


@rule
def cards_of(suit: int) -> int:
    """The thirteen cards of a suit, as bits."""
    return 0b1111111111111 << (suit * RANKS)


@rule
def own_deck(seat: int) -> int:
    """V7: the fifteen cards of a seat's own: one suit, one Wizard, one Jester."""
    return cards_of(seat) | bit(FIRST_WIZARD + seat) | bit(FIRST_JESTER + seat)


OWN_DECK_SIZE = RANKS + 2


# ---------------------------------------------------------------------------------------------------------- the options

way_to_bid = Numbering()
OPEN = way_to_bid("open")
BLIND = way_to_bid("blind")
SECRET = way_to_bid("secret")
BIDS = way_to_bid.names

RULES_IN_FORCE: list[tuple[Any, ...]] = [
    ("players", np.int64),
    ("bids", np.int64),
    ("dark_wizard", np.int64),
    ("leaders_hook", np.int64),
    ("clairvoyance", np.int64),
    ("monochrome", np.int64),
    ("rounds", np.int64),
    ("hand_sizes", np.int8, MOST_ROUNDS),
]
OPTIONS = record_of(RULES_IN_FORCE)


def read_rounds(text: str) -> Value:
    """Z10: a list of hand sizes, written 2-3-5."""
    sizes = text.split("-")
    if not all(size.isascii() and size.isdigit() and 1 <= int(size) <= MOST_ROUNDS for size in sizes) or len(sizes) > MOST_ROUNDS:
        raise OptionClash(
            f"option rounds={text}: expected all, short, or up to {MOST_ROUNDS} hand sizes from 1 to {MOST_ROUNDS} such as 2-3-5",
            "bad_rounds",
            most=MOST_ROUNDS,
        )
    return "-".join(str(int(size)) for size in sizes)


WIZARD_OPTIONS = (
    Option(
        "bids",
        "open",
        "how bids are made: one after the other, all at once, or hidden until the round is scored",
        BIDS,
        default_with={2: "secret"},  # V4
    ),
    Option("dark_wizard", False, "of several Wizards in a trick the last one wins, not the first"),
    Option("leaders_hook", False, "a dealer in the sole lead may not let the bids add up to the tricks"),
    Option("clairvoyance", False, "while bidding you see every hand but your own"),
    Option("monochrome", False, "everybody has a deck of one suit; no trump, the highest card wins (3 or 4 players)"),
    Option(
        "rounds",
        "all",
        "which hand sizes are dealt: all, short (1, 3, 5 …), or a list such as 2-3-5",
        ("all", "short"),
        read_rounds,
    ),
)


def settle(players: int, choices: Choices) -> Any:
    """Z9: what combines, as a record; ValueError with a sentence for what does not."""
    options = np.zeros(1, OPTIONS)[0]
    options.players = players
    if players == 2:
        if choices["bids"] != "secret":
            asked = choices["bids"]
            sentence = f"bids={asked}: two players always bid in secret (V4); leave the option out or say bids=secret"
            raise OptionClash(sentence, "secret_for_two")
        for name in ("leaders_hook", "clairvoyance", "monochrome"):
            if choices[name]:
                sentence = f"{name} does not go with two players (V4): seat three or more, or leave it out"
                raise OptionClash(sentence, "not_for_two")
    if choices["leaders_hook"] and choices["bids"] != "open":
        raise OptionClash(
            f"leaders_hook needs open bids (V5): the dealer must know the others' bids, and bids={choices['bids']} hides them",
            "hook_needs_open_bids",
        )
    if choices["monochrome"] and players > SUITS:
        sentence = f"monochrome with {players} players: there are four suits, so it is for 3 or 4 (V7)"
        raise OptionClash(sentence, "a_suit_for_each", players=players)
    if choices["rounds"] != "all" and (players == 2 or choices["monochrome"]):
        what = "two players (V4)" if players == 2 else "monochrome (V7)"
        sentence = f"rounds={choices['rounds']} does not go with {what}, which has rounds of its own (Z10)"
        raise OptionClash(sentence, "rounds_for_two" if players == 2 else "rounds_of_monochrome")
    options.bids = BIDS.index(str(choices["bids"]))
    for name in ("dark_wizard", "leaders_hook", "clairvoyance", "monochrome"):
        options[name] = int(bool(choices[name]))
    sizes = hand_sizes(players, bool(choices["monochrome"]), str(choices["rounds"]))
    options.rounds = len(sizes)
    options.hand_sizes[: len(sizes)] = sizes
    return options


def hand_sizes(players: int, monochrome: bool, rounds: str) -> list[int]:
    """How many cards each round deals to a seat."""
    if players == 2:
        return [2, 3, 4, 5, 6, 7]
    if monochrome:
        return list(range(4, OWN_DECK_SIZE + 1))
    largest = CARDS // players
    if rounds == "all":
        return list(range(1, largest + 1))
    if rounds == "short":
        return list(range(1, largest + 1, 2))
    sizes = [int(size) for size in rounds.split("-")]
    if max(sizes) > largest:
        sentence = f"rounds={rounds}: with {players} players a hand has at most {largest} cards"
        raise OptionClash(sentence, "hand_too_large", players=players, most=largest)
    return sizes


# Writes the rules in force on the table.
adopt = copier(RULES_IN_FORCE)


# ------------------------------------------------------------------------------------------------------------ the table

phase = Numbering()
NAMING_TRUMP = phase("trump")
BIDDING = phase("bid")
PLAYING = phase("play")
OVER = phase("over")
PHASES = phase.names
BETWEEN_ROUNDS = OVER + 1  # after the last trick, before it is scored: nobody is asked

NO_BID = -1
HIDDEN_BID = -2  # in a view only: this seat has bid, and the viewer does not know what

IN_THE_OPEN: list[tuple[Any, ...]] = [
    ("phase", np.int64),
    ("round_number", np.int64),  # from 1
    ("hand_size", np.int64),  # the cards dealt to each seat this round
    ("dealer", np.int64),
    ("turned", np.int64),  # Z5: the card turned up for trump, or NO_CARD
    ("trump", np.int64),  # a suit, or NO_SUIT
    ("turn", np.int64),  # the seat whose turn it is; NOBODY while all bid at once
    ("leader", np.int64),  # the seat that leads or led the current trick
    ("trick_size", np.int64),  # cards on the table in the current trick
    ("won", np.int64, MOST_PLAYERS),
    ("score", np.int64, MOST_PLAYERS),
    ("set_aside", np.int64),  # V4: the cards of finished rounds
    ("stock_size", np.int64),  # cards not dealt
    ("cards_played", np.int64),  # Z7: this round; below: which, and who played it
    ("played", np.int8, CARDS),
    ("played_by", np.int8, CARDS),
    ("past_bid", np.int8, (MOST_ROUNDS, MOST_PLAYERS)),  # what the score block shows of finished rounds
    ("past_won", np.int8, (MOST_ROUNDS, MOST_PLAYERS)),
]
STATE = record_of(
    IN_THE_OPEN
    + RULES_IN_FORCE
    + [
        ("hand", np.int64, MOST_PLAYERS),
        ("bid", np.int64, MOST_PLAYERS),
        ("stock", np.int8, CARDS),  # the deck; of it stock[CARDS - stock_size:] is left, the top first
    ]
    + chance.chance_fields(CARDS)
)
VIEW = record_of(
    IN_THE_OPEN
    + RULES_IN_FORCE
    + [
        ("seat", np.int64),  # the viewer's, or SPECTATOR
        ("sees_hand", np.int64),  # the seats whose hands the viewer knows, as bits
        ("hand", np.int64, MOST_PLAYERS),
        ("bid", np.int64, MOST_PLAYERS),
        ("cards_held", np.int64, MOST_PLAYERS),  # by each seat, as everybody can count
        ("follow", np.int64),  # the suit to follow, or NO_SUIT
    ]
)

reason = Numbering(FIRST_OWN_REASON)
NOT_IN_HAND = reason("not_in_hand")
FOLLOW_SUIT = reason("follow_suit")
BID_TOO_HIGH = reason("bid_too_high")
HOOK = reason("hook")
REASONS = reason.names

news_kind = Numbering()
DEALT = news_kind("dealt")
TURNED = news_kind("turned")
TRUMP = news_kind("trump")
BID = news_kind("bid")
REVEALED = news_kind("revealed")
PLAYED = news_kind("played")
TRICK = news_kind("trick")
SCORED = news_kind("scored")
ENDED = news_kind("over")
NEWS_KINDS = news_kind.names


@rule
def left_of(table: Any, seat: int) -> int:
    return seat + 1 if seat + 1 < table.players else 0


@rule
def sealed(table: Any) -> bool:
    """V1, V2: all bid at once, in secret."""
    return table.bids != OPEN


@rule
def cards_left(table: Any, seat: int) -> int:
    """How many cards a seat holds, as everybody can count."""
    tricks_done = (table.cards_played - table.trick_size) // table.players
    has_played = (seat - table.leader + table.players) % table.players < table.trick_size
    return table.hand_size - tricks_done - int(has_played)


# ------------------------------------------------------------------------------------------------------------- the deal


@rule
def start(state: Any, options: Any, seed: Any, news: Any) -> None:
    adopt(options, state)
    chance.set_seed(state, seed)
    for seat in range(MOST_PLAYERS):
        state.score[seat] = 0
        for number in range(MOST_ROUNDS):
            state.past_bid[number, seat] = NO_BID
            state.past_won[number, seat] = 0
    state.set_aside = 0
    state.stock_size = 0
    state.round_number = 0
    chance.open_stream(state, chance.FIRST_SEAT, 0)
    state.dealer = chance.drawn_below(state, state.players)  # Z1
    deal(state, news)


@rule
def deal(state: Any, news: Any) -> None:
    """The next round: shuffle, deal, turn up a card."""
    state.hand_size = state.hand_sizes[state.round_number]
    state.round_number += 1
    for seat in range(MOST_PLAYERS):
        state.hand[seat] = 0
        state.bid[seat] = NO_BID
        state.won[seat] = 0
    state.cards_played = 0
    for number in range(CARDS):
        state.played[number] = NO_CARD
        state.played_by[number] = NOBODY
    state.trick_size = 0
    state.leader = left_of(state, state.dealer)
    state.turned = NO_CARD
    tell(news, DEALT, state.dealer, NOTHING, state.hand_size, EVERYBODY)
    if state.monochrome:
        deal_own_decks(state)
    else:
        deal_from_one_deck(state)
        turn_up(state, news)
    name_trump_or_bid(state)


@rule
def deal_from_one_deck(state: Any) -> None:
    if state.players > 2 or state.round_number == 1:  # V4: one shuffle for the whole game
        for card in range(CARDS):
            state.stock[card] = card
        state.stock_size = CARDS
        chance.shuffle(state, state.round_number, state.stock, 0, CARDS)
    seat = left_of(state, state.dealer)
    for _ in range(state.hand_size * state.players):
        state.hand[seat] |= bit(draw(state))
        seat = left_of(state, seat)


@rule
def draw(state: Any) -> int:
    """The top card of the stock."""
    card = int(state.stock[CARDS - state.stock_size])
    state.stock_size -= 1
    return card


@rule
def deal_own_decks(state: Any) -> None:
    """V7: every seat shuffles its own fifteen cards and draws from the top; the rest of each deck is the stock."""
    undealt = OWN_DECK_SIZE - state.hand_size
    state.stock_size = undealt * state.players
    bottom = CARDS
    for seat in range(state.players - 1, -1, -1):
        top = bottom - OWN_DECK_SIZE
        deck = own_deck(seat)
        for place in range(top, bottom):
            state.stock[place] = lowest(deck)
            deck &= deck - 1
        chance.shuffle(state, state.round_number * SUITS + seat, state.stock, top, bottom)
        for place in range(top, top + state.hand_size):
            state.hand[seat] |= bit(int(state.stock[place]))
        bottom -= undealt


# ---------------------------------------------------------------------------------------------------------------- trump


@rule
def turn_up(state: Any, news: Any) -> None:
    """The next card is turned up. No card left, no trump (the last round; Z10)."""
    if state.stock_size > 0:
        state.turned = draw(state)
        tell(news, TURNED, state.dealer, state.turned, NOTHING, EVERYBODY)


@rule
def name_trump_or_bid(state: Any) -> None:
    state.trump = suit_of(state.turned) if state.turned != NO_CARD else NO_SUIT
    if state.turned != NO_CARD and is_wizard(state.turned):
        # Z2: the dealer names trump before any bid.
        state.phase = NAMING_TRUMP
        state.turn = state.dealer
    else:
        start_bidding(state)


@rule
def name_trump(state: Any, suit: int, news: Any) -> None:
    state.trump = suit
    tell(news, TRUMP, state.dealer, NOTHING, suit, EVERYBODY)
    start_bidding(state)


# -------------------------------------------------------------------------------------------------------------- bidding


@rule
def start_bidding(state: Any) -> None:
    state.phase = BIDDING
    state.turn = NOBODY if sealed(state) else left_of(state, state.dealer)


@rule
def yet_to_bid(table: Any) -> int:
    """The seats that have not bid, as bits."""
    seats = 0
    for seat in range(table.players):
        if table.bid[seat] == NO_BID:
            seats |= 1 << seat
    return seats


@rule
def sole_leader(table: Any) -> int:
    """The one seat with the highest score, or NOBODY."""
    best = 0
    for seat in range(1, table.players):
        if table.score[seat] > table.score[best]:
            best = seat
    for seat in range(table.players):
        if seat != best and table.score[seat] == table.score[best]:
            return NOBODY
    return best


@rule
def hooked_bid(table: Any, seat: int) -> int:
    """V5: the number a dealer in the sole lead may not bid, or NO_BID. Outside 0 to the hand size it forbids nothing."""
    if not table.leaders_hook or seat != table.dealer or sole_leader(table) != seat:
        return NO_BID
    others = 0
    for other in range(table.players):
        if other != seat and table.bid[other] != NO_BID:
            others += table.bid[other]
    return max(table.hand_size - others, NO_BID)


@rule
def legal_bids(table: Any, seat: int) -> int:
    bids = bits_up_to(table.hand_size)
    hooked = hooked_bid(table, seat)
    return bids if hooked == NO_BID else bids & ~(1 << hooked)


@rule
def bid(state: Any, seat: int, tricks: int, news: Any) -> None:
    state.bid[seat] = tricks
    tell(news, BID, seat, NOTHING, tricks, only(seat) if sealed(state) else EVERYBODY)
    if yet_to_bid(state) == 0:
        if state.bids == BLIND:
            # V1: all bids are shown together, before the first card.
            for other in range(state.players):
                tell(news, REVEALED, other, NOTHING, state.bid[other], EVERYBODY)
        state.phase = PLAYING
        state.turn = state.leader
    elif not sealed(state):
        state.turn = left_of(state, seat)


# ------------------------------------------------------------------------------------------------------ following suit


@rule
def card_in_trick(table: Any, place: int) -> int:
    """The card that was played as the place-th of the current trick."""
    return int(table.played[table.cards_played - table.trick_size + place])


@rule
def suit_to_follow(table: Any) -> int:
    """The suit of the first card that is not a Jester. Z3: after a Wizard in that place there is none."""
    if table.monochrome:
        return NO_SUIT  # V7: nobody follows
    for place in range(table.trick_size):
        card = card_in_trick(table, place)
        if not is_jester(card):
            return suit_of(card)
    return NO_SUIT


@rule
def playable(table: Any, hand: int) -> int:
    """A player who holds the suit to follow plays it, or a Wizard or a Jester, which are always allowed."""
    suit = suit_to_follow(table)
    if suit == NO_SUIT or hand & cards_of(suit) == 0:
        return hand
    return hand & (cards_of(suit) | WIZARDS | JESTERS)


@rule
def play_card(state: Any, seat: int, card: int, news: Any) -> None:
    state.hand[seat] ^= bit(card)
    state.played[state.cards_played] = card
    state.played_by[state.cards_played] = seat
    state.cards_played += 1
    state.trick_size += 1
    tell(news, PLAYED, seat, card, NOTHING, EVERYBODY)
    if state.trick_size < state.players:
        state.turn = left_of(state, seat)
        return
    winner = winner_of_trick(state)
    state.won[winner] += 1
    tell(news, TRICK, winner, NOTHING, state.won[winner], EVERYBODY)
    state.leader = winner
    state.turn = winner
    state.trick_size = 0
    if state.cards_played == state.hand_size * state.players:
        state.phase = BETWEEN_ROUNDS


# ------------------------------------------------------------------------------------------------------ winning a trick


@rule
def beats(table: Any, card: int, best: int) -> bool:
    """Does a card played later beat the best one so far?"""
    if is_wizard(card):
        return not is_wizard(best) or table.dark_wizard != 0  # V3: of several Wizards the last
    if is_wizard(best) or is_jester(card):
        return False
    if is_jester(best):
        return True
    if table.monochrome:
        return card % RANKS > best % RANKS  # V7: the higher rank, whatever its suit; of equals the first
    if suit_of(card) == suit_of(best):
        return card > best
    return suit_of(card) == table.trump


@rule
def winning_place(table: Any) -> int:
    """Which card of the current trick is winning: the first played is 0."""
    best = 0
    for place in range(1, table.trick_size):
        if beats(table, card_in_trick(table, place), card_in_trick(table, best)):
            best = place
    return best


@rule
def winner_of_trick(table: Any) -> int:
    """The seat that takes the trick."""
    seat = table.leader + winning_place(table)
    return seat if seat < table.players else seat - table.players


# ------------------------------------------------------------------------------------------------------------ the score


@rule
def points(bid: int, won: int) -> int:
    """Z8: 20 and 10 a trick for a bid that was met; 10 less for every trick over or under."""
    return 20 + 10 * won if bid == won else -10 * abs(bid - won)


@rule
def score_round(state: Any, news: Any) -> None:
    for seat in range(state.players):
        gained = points(state.bid[seat], state.won[seat])
        state.score[seat] += gained
        state.past_bid[state.round_number - 1, seat] = state.bid[seat]
        state.past_won[state.round_number - 1, seat] = state.won[seat]
        if state.bids == SECRET:
            tell(news, REVEALED, seat, NOTHING, state.bid[seat], EVERYBODY)  # V2: known to all once the round is scored
        tell(news, SCORED, seat, NOTHING, gained, EVERYBODY)
    if state.players == 2:
        # V4: used cards and trump cards are set aside and never shuffled back.
        state.set_aside |= used_cards(state)
    if state.round_number == state.rounds:
        state.phase = OVER
        state.turn = NOBODY
        tell(news, ENDED, NOBODY, NOTHING, NOTHING, EVERYBODY)
        return
    state.dealer = left_of(state, state.dealer)
    deal(state, news)


@rule
def used_cards(table: Any) -> int:
    """All cards played this round, and the one turned up, as bits."""
    cards = 0 if table.turned == NO_CARD else bit(table.turned)
    for number in range(table.cards_played):
        cards |= bit(int(table.played[number]))
    return cards


# ------------------------------------------------------------------------------------------- what the contract asks for


@rule
def over(table: Any) -> bool:
    return table.phase == OVER


@rule
def score(table: Any, seat: int) -> int:
    return table.score[seat]


@rule
def standing(table: Any, seat: int) -> int:
    """The highest total wins; Z6: equal totals share the rank."""
    return table.score[seat]


@rule
def waiting_for(table: Any) -> int:
    if table.phase >= OVER:
        return 0
    if table.phase == BIDDING and sealed(table):
        return yet_to_bid(table)
    return 1 << table.turn


@rule
def legal(table: Any, seat: int) -> int:
    if table.phase == PLAYING:
        return playable(table, table.hand[seat]) if seat == table.turn else 0
    if not waiting_for(table) >> seat & 1:
        return 0
    if table.phase == NAMING_TRUMP:
        return bits_up_to(SUITS - 1)
    return legal_bids(table, seat)


@rule
def make(state: Any, seat: int, move: int, news: Any) -> None:
    if state.phase == PLAYING:
        play_card(state, seat, move, news)
    elif state.phase == BIDDING:
        bid(state, seat, move, news)
    else:
        name_trump(state, move, news)


@rule
def finish_round(state: Any, news: Any) -> None:
    score_round(state, news)


@rule
def midway(table: Any, seat: int) -> bool:
    """In Wizard a decision is always a single move."""
    return False


@rule
def why_not(table: Any, seat: int, move: int) -> int:
    if table.phase == OVER:
        return GAME_OVER
    if not waiting_for(table) >> seat & 1:
        return NOT_YOUR_TURN
    if move >= 0 and legal(table, seat) >> move & 1:
        return FINE
    if table.phase == BIDDING and move > table.hand_size:
        return BID_TOO_HIGH
    if table.phase == BIDDING and move >= 0:
        return HOOK
    if table.phase == PLAYING and 0 <= move < CARDS:
        return FOLLOW_SUIT if table.hand[seat] >> move & 1 else NOT_IN_HAND
    return NO_SUCH_MOVE


# -------------------------------------------------------------------------------------------------- what a seat may see

# Lays what is open on one table open on another: on a view, or on a state that is being imagined.
lay_open = copier(IN_THE_OPEN + RULES_IN_FORCE)


@rule
def see(state: Any, seat: int, view: Any) -> None:
    lay_open(state, view)
    view.seat = seat
    view.sees_hand = hands_seen(state, seat)
    for other in range(MOST_PLAYERS):
        view.hand[other] = state.hand[other] if view.sees_hand >> other & 1 else 0
        view.bid[other] = bid_seen(state, seat, other)
        view.cards_held[other] = cards_left(state, other) if other < state.players else 0
    view.follow = suit_to_follow(state)


@rule
def hands_seen(state: Any, seat: int) -> int:
    """The seats whose hands a seat sees: its own. V6: until the bidding is over, all but its own."""
    if seat == SPECTATOR:
        return 0
    if state.clairvoyance and (state.phase == BIDDING or state.phase == NAMING_TRUMP):
        return bits_up_to(state.players - 1) & ~(1 << seat)
    return 1 << seat


@rule
def bid_seen(state: Any, seat: int, other: int) -> int:
    """The bid of another seat, as far as this seat knows it."""
    if seat == other or not sealed(state) or state.phase == OVER or other >= state.players:
        return state.bid[other]
    if state.phase == PLAYING:
        return HIDDEN_BID if state.bids == SECRET else state.bid[other]  # V2
    return NO_BID  # V1, V2: which seats have bid is for the table to say


@rule
def voids(view: Any, seat: int) -> int:
    """The suits this seat has shown not to hold, as bits."""
    shown = 0
    if view.monochrome:
        return shown
    suit = NO_SUIT
    settled = False  # is it settled what this trick's suit is, or that it has none?
    for number in range(view.cards_played):
        card = int(view.played[number])
        if number % view.players == 0:
            suit = NO_SUIT
            settled = False
        if not settled and not is_jester(card):
            suit = suit_of(card)
            settled = True
        elif view.played_by[number] == seat and suit != NO_SUIT and suit_of(card) != NO_SUIT and suit_of(card) != suit:
            shown |= 1 << suit
    return shown


@rule
def unseen_cards(view: Any) -> int:
    """The cards that could be anywhere, as bits."""
    seen = view.set_aside | used_cards(view)
    for seat in range(view.players):
        seen |= view.hand[seat]
    return ALL_CARDS & ~seen


GAME = Game(
    listed=1,
    name="wizard",
    title="Wizard",
    author="Ken Fisher",
    version=1,
    least_players=2,
    most_players=MOST_PLAYERS,
    options=WIZARD_OPTIONS,
    settle=settle,
    phases=PHASES,
    reasons=REASONS,
    news_kinds=NEWS_KINDS,
    STATE=STATE,
    VIEW=VIEW,
    start=start,
    waiting_for=waiting_for,
    legal=legal,
    make=make,
    finish_round=finish_round,
    midway=midway,
    why_not=why_not,
    see=see,
    stack=chance.stack,
    over=over,
    score=score,
    standing=standing,
)
