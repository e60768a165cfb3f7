"""Wild Cards, by Ferdinand Schnitzler: bid habitats for animals, gather the most of a kind, and win its leader's power.

For 3 to 5 players. Read from top to bottom like the rulebook: the cards, the options, the set-up, drawing, the leaders;
then the three phases of a round: bids, refills and animals (ties among them), the next round; then the score. Then what a
seat may see; what it may imagine is in worlds.py. The rulings W1-W22 are explained in docs/games/wild_cards.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.rules import dice as chance
from mazzo.rules.compiled import copier, count, eraser, lowest, record_of, rule
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
from mazzo.rules.options import Choices, Option

MOST_PLAYERS = 5
MOST_ROUNDS = 14

# ------------------------------------------------------------------------------------------------------------ the cards
#
# Habitat cards, by kind:   0-3 forest 1-4    4-7 savannah 1-4    8-11 mountain 1-4    12-15 wild 1-4    16 the Refill card
# Cards of a kind are alike, so a hand is sixteen counts. Animals are known by their species alone.

FOREST, SAVANNAH, MOUNTAIN, WILD = range(4)
VALUES = 4
KINDS = 16
REFILL = 16
NO_CARD = -1
HIDDEN_CARD = -2  # in a view only: there is a card here, face down
HABITATS = 46

PEACOCK, SQUIRREL, EAGLE, IBEX, LION, MEERKAT = range(6)
SPECIES = 6
NO_SPECIES = -1
OF_EACH_SPECIES = 7
ANIMALS = 42

NATURAL_HABITAT = (FOREST, FOREST, MOUNTAIN, MOUNTAIN, SAVANNAH, SAVANNAH)  # W1

HAND_LIMIT = 10  # W6
REFILL_UP_TO = 7
SQUIRRELS_UP_TO = 10
CARDS_FOR_DECLINING = 2
HABITAT_POINTS = 2
MOST_PAID = 3


@rule
def suit_of(card: int) -> int:
    return card >> 2


@rule
def value_of(card: int) -> int:
    """1 to 4; the Refill card and no card at all have no value to count."""
    return (card & 3) + 1 if 0 <= card < REFILL else 0


@rule
def suits(card: int, species: int) -> bool:
    """Is this a card of the animal's natural habitat? Wilds always are."""
    return suit_of(card) == WILD or suit_of(card) == NATURAL_HABITAT[species]


# ---------------------------------------------------------------------------------------------------------- the options

# W2: no source gives these numbers. The first of each is an assumption, and is called one wherever it is shown.
HABITATS_OF_A_SUIT = ("3-4-4-3", "5-4-3-2")  # how many cards of the values 1, 2, 3, 4
VALUES_OF_WILDS = ("1-2-3-4", "1-1-1-1")

way_to_remove = Numbering()
SUGGESTED = way_to_remove("suggested")
RANDOM = way_to_remove("random")
REMOVALS = way_to_remove.names

RULES_IN_FORCE: list[tuple[Any, ...]] = [
    ("players", np.int64),
    ("removal", np.int64),
    ("copies", np.int8, KINDS),  # how many habitat cards of each kind there are
]
OPTIONS = record_of(RULES_IN_FORCE)

WILD_CARDS_OPTIONS = (
    Option(
        "habitats",
        "3-4-4-3",
        "how many cards of the values 1, 2, 3, 4 each suit has (an assumption: no source gives the numbers)",
        HABITATS_OF_A_SUIT,
    ),
    Option("wilds", "1-2-3-4", "the values of the four wild cards (an assumption as well)", VALUES_OF_WILDS),
    Option(
        "removal",
        "suggested",
        "which animals are removed with three players: one of each species and 8 at random (suggested), or 14 at random; "
        "with four or five it is always at random",
        REMOVALS,
        only_for=(3,),
    ),
)


def settle(players: int, choices: Choices) -> Any:
    """The options as a record."""
    options = np.zeros(1, OPTIONS)[0]
    options.players = players
    if players != 3:
        choices["removal"] = "random"  # W3: four and five have no choice, and the record says so
    options.removal = REMOVALS.index(str(choices["removal"]))
    for value, copies in enumerate(str(choices["habitats"]).split("-")):
        for suit in (FOREST, SAVANNAH, MOUNTAIN):
            options.copies[suit * VALUES + value] = int(copies)
    for wild in str(choices["wilds"]).split("-"):
        options.copies[WILD * VALUES + int(wild) - 1] += 1
    return options


# Writes the rules in force on the table.
adopt = copier(RULES_IN_FORCE)


# ------------------------------------------------------------------------------------------------------------ the table

phase = Numbering()
BIDDING = phase("bid")
SECOND = phase("second")
CHOOSING = phase("choose")
GIVING = phase("give")
TAKING = phase("take")
DISCARDING = phase("discard")
COMMITTING = phase("commit")
SHOWING = phase("show")
ACQUIRING = phase("acquire")
PAYING = phase("pay")
IBEX_ASKED = phase("ibex")
OVER = phase("over")
PHASES = phase.names

# A move is a kind of card, or a species. Two more moves answer questions: no (only one, no exchange, done, decline, draw, leave),
# and a yes that names no card (commit nothing, take back).
NO = 17
YES = 18
DRAW = NO

IN_THE_OPEN: list[tuple[Any, ...]] = [
    ("phase", np.int64),
    ("round_number", np.int64),  # from 1
    ("first", np.int64),  # W4: the first seat, where an order is needed
    ("display", np.int8, SPECIES),
    ("collection", np.int8, (MOST_PLAYERS, SPECIES)),
    ("leader", np.int64, SPECIES),  # the owner of each species' leader, or NOBODY
    ("tokens", np.int64, MOST_PLAYERS),  # points for natural habitats
    ("gone", np.int8, SPECIES),  # animals that nobody took, and that have left the game
    ("animal_pile_size", np.int64),
    ("habitat_pile_size", np.int64),
    ("discards", np.int8, KINDS),
    ("discards_size", np.int64),
    ("known", np.int8, (MOST_PLAYERS, KINDS)),  # cards seen to return to a seat's hand, and not seen to leave it
    ("chosen", np.int64),  # the species named by give or acquire, or NO_SPECIES
    ("discarding", np.int8, KINDS),  # what the present refill has discarded so far
    ("discarding_from", np.int64),  # the last of them: a set never goes back
    ("exchanged", np.int64),  # seats that have used their exchange this round, as bits
    ("acquired", np.int64),  # seats that have acquired an animal this round, as bits
    ("value", np.int64),  # the bids whose turn it is, from 4 to 1; 0 outside phase 2B
    ("contenders", np.int64),  # seats of that value whose turn is being settled or to come, as bits
    ("place", np.int64, MOST_PLAYERS),  # of a contender: how many others are ahead
    ("tied", np.int64),  # the seats settling a tie now, as bits
    ("shown", np.int8, KINDS),  # W20: cards shown to settle a tie
    ("shown_size", np.int64),
    ("ties", np.int64),  # what the game has seen so far: ties with payments,
    ("ties_to_lion", np.int64),  # ties the lion went first in,
    ("ties_to_cards", np.int64),  # ties in which cards were shown,
    ("lots_drawn", np.int64),  # ties that chance had to decide,
    ("reshuffles", np.int64),
    ("refills", np.int8, MOST_PLAYERS),
    ("declines", np.int8, MOST_PLAYERS),
    ("past_bid", np.int8, (MOST_ROUNDS, MOST_PLAYERS)),  # and round by round: the bid,
    ("past_taken", np.int8, (MOST_ROUNDS, MOST_PLAYERS)),  # the species acquired, or NO_SPECIES,
    ("past_points", np.int8, (MOST_ROUNDS, MOST_PLAYERS)),  # and the points for its habitat
]
SEALED_AT_TIMES: list[tuple[Any, ...]] = [
    ("waiting", np.int64),  # the seats that owe a decision, as bits
    ("hand", np.int8, (MOST_PLAYERS, KINDS)),
    ("held", np.int8, MOST_PLAYERS),  # habitat cards in each hand
    ("bid", np.int64, MOST_PLAYERS),  # the card before each seat, or NO_CARD
    ("also_bid", np.int64),  # W8: the eagle's second card, or NO_CARD
    ("payment", np.int64, (MOST_PLAYERS, MOST_PAID)),
    ("paid", np.int8, MOST_PLAYERS),  # how many cards of it are laid
    ("declined", np.int64),  # the tied seats that decline, as bits
    ("showing", np.int64, MOST_PLAYERS),  # a card, DRAW, or NO_CARD
]
OUT_OF_SIGHT: list[tuple[Any, ...]] = [
    ("removed", np.int8, SPECIES),
    ("animal_pile", np.int8, ANIMALS),  # of it animal_pile[ANIMALS - animal_pile_size:] is left, the top first
    ("habitat_pile", np.int8, HABITATS),  # the same
]
STATE = record_of(IN_THE_OPEN + RULES_IN_FORCE + SEALED_AT_TIMES + OUT_OF_SIGHT + chance.chance_fields(ANIMALS + HABITATS))
VIEW = record_of(
    IN_THE_OPEN
    + RULES_IN_FORCE
    + [
        ("seat", np.int64),  # the viewer's, or SPECTATOR
        ("cards_held", np.int8, MOST_PLAYERS),  # W5: by each seat, as everybody can count
    ]
    + SEALED_AT_TIMES
)

reason = Numbering(FIRST_OWN_REASON)
NOT_IN_HAND = reason("not_in_hand")
OUT_OF_ORDER = reason("out_of_order")
TOO_FEW_LEFT = reason("too_few_left")
CANNOT_PAY = reason("cannot_pay")
PAYMENT_BEGUN = reason("payment_begun")
PAYMENT_DUE = reason("payment_due")
NOT_IN_DISPLAY = reason("not_in_display")
NOT_IN_COLLECTION = reason("not_in_collection")
NOTHING_TO_EXCHANGE = reason("nothing_to_exchange")
SAME_SPECIES = reason("same_species")
NOT_YOUR_BID = reason("not_your_bid")
NOTHING_TO_DRAW = reason("nothing_to_draw")
REASONS = reason.names

news_kind = Numbering()
ROUND = news_kind("round")  # number
DISPLAY = news_kind("display")  # an animal is turned up
DREW = news_kind("drew")  # seat, number of cards
IN_HAND = news_kind("in_hand")  # a card came to this hand unseen by the others: to that seat alone
BID = news_kind("bid")  # sealed: to that seat alone
ALSO = news_kind("also")  # sealed: to that seat alone; no card means only one
REVEALED = news_kind("revealed")  # seat, card
TWO_CARDS = news_kind("two_cards")  # the eagle's owner has two cards face down
CHOSE = news_kind("chose")  # seat, the card kept as the bid; the other is in hand again
GAVE = news_kind("gave")  # seat, species
EXCHANGED = news_kind("exchanged")  # seat, species taken, species given
NO_EXCHANGE = news_kind("no_exchange")  # seat
LEADER = news_kind("leader")  # seat (nobody: the supply), species, the former owner
DISCARDED = news_kind("discarded")  # seat, card
REFILLED = news_kind("refilled")  # seat, number of cards drawn
RESHUFFLED = news_kind("reshuffled")  # number of cards
LION_FIRST = news_kind("lion")  # seat, value
TIED = news_kind("tied")  # seat, value
COMMITTED = news_kind("committed")  # sealed: to that seat alone; no card means nothing to pay
COMMITS_DECLINE = news_kind("commits_decline")  # sealed: to that seat alone
PAID = news_kind("paid")  # seat, card
TOTAL = news_kind("total")  # seat, number
SHOWS = news_kind("showing")  # sealed: to that seat alone; no card means a draw
SHOWN = news_kind("shown")  # seat, card from hand; no card: none was left to draw
DRAWN_AND_SHOWN = news_kind("drawn_and_shown")  # seat, card
LOTS = news_kind("lots")  # seat, place by chance
ORDERED = news_kind("ordered")  # seat, place
ACQUIRES = news_kind("acquires")  # seat, the species to be paid for
ACQUIRED = news_kind("acquired")  # seat, species, value
POINTS = news_kind("habitat_points")  # seat, species, number
DECLINED = news_kind("declined")  # seat
RETURNED = news_kind("returned")  # seat, card
LEAVES_BID = news_kind("leaves_bid")  # the ibex' owner lets the bid go
CLEARED = news_kind("cleared")  # seat, number of cards discarded
GONE = news_kind("gone")  # species
BEST_SPECIES = news_kind("best_species")  # seat, species, points
SECOND_SPECIES = news_kind("second_species")  # seat, species, points
LEADERS_SCORED = news_kind("leaders_scored")  # seat, points
TOKENS_SCORED = news_kind("tokens_scored")  # seat, points
SCORED = news_kind("scored")  # seat, total
ENDED = news_kind("over")
NEWS_KINDS = news_kind.names


@rule
def left_of(table: Any, seat: int) -> int:
    return seat + 1 if seat + 1 < table.players else 0


@rule
def everyone(table: Any) -> int:
    """All seats, as bits."""
    return bits_up_to(table.players - 1)


@rule
def ask(state: Any, phase: int, seats: int) -> None:
    """These seats owe a decision."""
    state.phase = phase
    state.waiting = seats


@rule
def decided(state: Any, seat: int) -> None:
    """This seat owes nothing more. When nobody does, the game goes on: see `go_on`."""
    state.waiting &= ~(1 << seat)


# ------------------------------------------------------------------------------------------------------------ the set-up

ANIMALS_SHUFFLED = 1
HABITATS_SHUFFLED = 2  # reshuffles count on from here


@rule
def start(state: Any, options: Any, seed: Any, news: Any) -> None:
    adopt(options, state)
    chance.set_seed(state, seed)
    clear_table(state)
    remove_animals(state)
    for kind in range(KINDS):
        for _ in range(state.copies[kind]):
            state.habitat_pile[state.habitat_pile_size] = kind
            state.habitat_pile_size += 1
    chance.shuffle(state, HABITATS_SHUFFLED, state.habitat_pile, 0, HABITATS)
    for _ in range(REFILL_UP_TO):
        for seat in range(state.players):
            take_in_hand(state, seat, next_habitat(state), news)
    for seat in range(state.players):
        tell(news, DREW, seat, NOTHING, REFILL_UP_TO, EVERYBODY)
    next_round(state, news)


wipe_what_is_open = eraser(IN_THE_OPEN)
wipe_what_is_hidden = eraser(SEALED_AT_TIMES + OUT_OF_SIGHT)


@rule
def clear_table(state: Any) -> None:
    """Nothing is left of an earlier game but its rules: all counts are 0, and nobody owns or has played anything."""
    wipe_what_is_open(state)
    wipe_what_is_hidden(state)
    state.chosen = NO_SPECIES
    state.also_bid = NO_CARD
    for species in range(SPECIES):
        state.leader[species] = NOBODY
    for seat in range(MOST_PLAYERS):
        state.showing[seat] = NO_CARD
        for number in range(MOST_ROUNDS):
            state.past_bid[number, seat] = NO_CARD
            state.past_taken[number, seat] = NO_SPECIES


@rule
def animals_removed(table: Any) -> int:
    """Unseen, before the game: 14, 6 or 2, so that every round's display can be filled."""
    return 14 if table.players == 3 else 6 if table.players == 4 else 2


@rule
def remove_animals(state: Any) -> None:
    """W3: at random; with three players one of each species is among them, as the rulebook suggests."""
    one_of_each = 1 if state.removal == SUGGESTED else 0
    for species in range(SPECIES):
        state.removed[species] = one_of_each
        for _ in range(OF_EACH_SPECIES - one_of_each):
            state.animal_pile_size += 1
            state.animal_pile[ANIMALS - state.animal_pile_size] = species
    chance.shuffle(state, ANIMALS_SHUFFLED, state.animal_pile, ANIMALS - state.animal_pile_size, ANIMALS)
    for _ in range(animals_removed(state) - SPECIES * one_of_each):
        state.removed[next_animal(state)] += 1


@rule
def next_animal(state: Any) -> Any:
    """The top card of the animal pile."""
    species = np.int64(state.animal_pile[ANIMALS - state.animal_pile_size])
    state.animal_pile_size -= 1
    return species


# --------------------------------------------------------------------------------------------- hands, draws and discards


@rule
def take_in_hand(state: Any, seat: int, card: int, news: Any) -> None:
    """A card comes to a hand unseen by the others."""
    state.hand[seat, card] += 1
    state.held[seat] += 1
    tell(news, IN_HAND, seat, card, NOTHING, only(seat))


@rule
def take_from_hand(state: Any, seat: int, card: int) -> None:
    """A card leaves the hand; the Refill card is no habitat and is not counted there."""
    if card != REFILL:
        state.hand[seat, card] -= 1
        state.held[seat] -= 1


@rule
def seen_to_leave(state: Any, seat: int, card: int) -> None:
    """Everybody sees that this card is no longer in the hand."""
    if card != REFILL and state.known[seat, card] > 0:
        state.known[seat, card] -= 1


@rule
def return_to_hand(state: Any, seat: int, card: int, news: Any) -> None:
    """W5: a card seen to return to a hand is known there."""
    state.hand[seat, card] += 1
    state.held[seat] += 1
    state.known[seat, card] += 1
    tell(news, RETURNED, seat, card, NOTHING, EVERYBODY)


@rule
def discard(state: Any, card: int) -> None:
    state.discards[card] += 1
    state.discards_size += 1


@rule
def can_draw(table: Any) -> bool:
    """Is there a card to draw, be it after a reshuffle?"""
    return table.habitat_pile_size + table.discards_size > 0


@rule
def draw_card(state: Any, news: Any) -> int:
    """The top card of the habitat pile, or NO_CARD. W6: an empty pile is made anew of the discards when a card is needed."""
    if state.habitat_pile_size == 0:
        if state.discards_size == 0:
            return NO_CARD
        reshuffle(state, news)
    return next_habitat(state)


@rule
def next_habitat(state: Any) -> int:
    """The top card of the habitat pile, which is not empty."""
    card = int(state.habitat_pile[HABITATS - state.habitat_pile_size])
    state.habitat_pile_size -= 1
    return card


@rule
def reshuffle(state: Any, news: Any) -> None:
    for kind in range(KINDS):
        for _ in range(state.discards[kind]):
            state.habitat_pile_size += 1
            state.habitat_pile[HABITATS - state.habitat_pile_size] = kind
        state.discards[kind] = 0
    state.discards_size = 0
    state.reshuffles += 1
    tell(news, RESHUFFLED, NOBODY, NOTHING, state.habitat_pile_size, EVERYBODY)
    number = HABITATS_SHUFFLED + state.reshuffles
    chance.shuffle(state, number, state.habitat_pile, HABITATS - state.habitat_pile_size, HABITATS)


@rule
def draw_up_to(state: Any, seat: int, hand_size: int, news: Any) -> int:
    """Draws until the hand has this many habitat cards, or none is left to draw; how many were drawn."""
    drawn = 0
    while state.held[seat] < hand_size and can_draw(state):
        take_in_hand(state, seat, draw_card(state, news), news)
        drawn += 1
    return drawn


@rule
def cards_from(table: Any, seat: int, first: int, needed: int) -> int:
    """The cards in hand, from this one on in the order of sets, that leave enough after them to make up what is needed."""
    cards = 0
    left = 0
    for card in range(KINDS - 1, first - 1, -1):
        left += table.hand[seat, card]
        if table.hand[seat, card] > 0 and left >= needed:
            cards |= 1 << card
    return cards


# ----------------------------------------------------------------------------------------------------------- the leaders


@rule
def nobody_has_more(table: Any, seat: int, species: int) -> bool:
    for other in range(table.players):
        if table.collection[other, species] > table.collection[seat, species]:
            return False
    return True


@rule
def hand_over_leader(state: Any, species: int, owner: int, news: Any) -> None:
    if state.leader[species] != owner:
        tell(news, LEADER, owner, species, state.leader[species], EVERYBODY)
        state.leader[species] = owner


@rule
def leader_for_gaining(state: Any, seat: int, species: int, news: Any) -> None:
    """W11, W13: the leader goes to a player who has at least as many as anybody else: of equals, to the latest taker."""
    if nobody_has_more(state, seat, species):
        hand_over_leader(state, species, seat, news)


@rule
def leader_for_giving(state: Any, seat: int, species: int, news: Any) -> None:
    """W11: players who give an animal away keep its leader unless they have none left or somebody has more."""
    if state.leader[species] != seat:
        return
    if state.collection[seat, species] > 0 and nobody_has_more(state, seat, species):
        return
    heir = NOBODY
    most = 0
    for other in range(state.players):
        if state.collection[other, species] > most:
            most = state.collection[other, species]
            heir = other
        elif state.collection[other, species] == most:
            heir = NOBODY  # of several with the most nobody gets it: it goes back to the supply
    hand_over_leader(state, species, heir, news)


# ---------------------------------------------------------------------------------------------------------- 1. the bids


@rule
def start_bidding(state: Any) -> None:
    state.exchanged = 0
    state.acquired = 0
    for seat in range(MOST_PLAYERS):
        state.bid[seat] = NO_CARD
        state.paid[seat] = 0
        for number in range(MOST_PAID):
            state.payment[seat, number] = NO_CARD
    ask(state, BIDDING, everyone(state))


@rule
def bid(state: Any, seat: int, card: int, news: Any) -> None:
    take_from_hand(state, seat, card)
    state.bid[seat] = card
    tell(news, BID, seat, card, NOTHING, only(seat))
    decided(state, seat)


@rule
def ask_eagle(state: Any) -> None:
    """W8: the owner is asked once everybody has bid, whatever their first card: not asking would give it away."""
    owner = state.leader[EAGLE]
    ask(state, SECOND, 1 << owner if owner != NOBODY else 0)


@rule
def legal_second_cards(table: Any, seat: int) -> int:
    """W8: a set of two is made in order, so the Refill card, which comes last, can only be the second."""
    if table.bid[seat] == REFILL:
        return 1 << NO
    return cards_from(table, seat, table.bid[seat], 1) | 1 << REFILL | 1 << NO


@rule
def second_card(state: Any, seat: int, card: int, news: Any) -> None:
    if card == NO:
        tell(news, ALSO, seat, NOTHING, NOTHING, only(seat))
    else:
        take_from_hand(state, seat, card)
        state.also_bid = card
        tell(news, ALSO, seat, card, NOTHING, only(seat))
    decided(state, seat)


@rule
def reveal_bids(state: Any, news: Any) -> None:
    """All bids are revealed together. W8: a player with two cards waits, and chooses then."""
    undecided = state.leader[EAGLE] if state.also_bid != NO_CARD else NOBODY
    for seat in range(state.players):
        if seat == undecided:
            tell(news, TWO_CARDS, seat, NOTHING, NOTHING, EVERYBODY)
        else:
            reveal_bid(state, seat, REVEALED, news)
    ask(state, CHOOSING, 1 << undecided if undecided != NOBODY else 0)


@rule
def reveal_bid(state: Any, seat: int, kind_of_news: int, news: Any) -> None:
    seen_to_leave(state, seat, state.bid[seat])
    state.past_bid[state.round_number - 1, seat] = state.bid[seat]
    tell(news, kind_of_news, seat, state.bid[seat], NOTHING, EVERYBODY)


@rule
def choose_bid(state: Any, seat: int, card: int, news: Any) -> None:
    """W8: one of the two is the bid, the other returns unseen to the hand at once."""
    other = state.also_bid if card == state.bid[seat] else state.bid[seat]
    state.bid[seat] = card
    state.also_bid = NO_CARD
    reveal_bid(state, seat, CHOSE, news)
    if other != REFILL:
        take_in_hand(state, seat, other, news)
    decided(state, seat)


# ------------------------------------------------------------------------------------------------------- 2A. the refills


@rule
def ask_meerkat(state: Any) -> None:
    """W9: first of all the meerkat's owner, after a bid of Refill. W10: and any player whom that makes its owner."""
    owner = state.leader[MEERKAT]
    if owner != NOBODY and state.bid[owner] == REFILL and not state.exchanged >> owner & 1:
        ask(state, GIVING, 1 << owner)
    else:
        ask_refiller(state)


@rule
def others_in_display(table: Any, given: int) -> int:
    """The species in the display other than this one, as bits."""
    others = 0
    for species in range(SPECIES):
        if species != given and table.display[species] > 0:
            others |= 1 << species
    return others


@rule
def legal_gifts(table: Any, seat: int) -> int:
    gifts = 1 << NO
    for species in range(SPECIES):
        if table.collection[seat, species] > 0 and others_in_display(table, species) != 0:
            gifts |= 1 << species
    return gifts


@rule
def give(state: Any, seat: int, species: int, news: Any) -> None:
    if species == NO:
        state.exchanged |= 1 << seat  # W10: this uses it up
        tell(news, NO_EXCHANGE, seat, NOTHING, NOTHING, EVERYBODY)
        decided(state, seat)
        return
    state.chosen = species
    tell(news, GAVE, seat, species, NOTHING, EVERYBODY)
    ask(state, TAKING, 1 << seat)


@rule
def exchange(state: Any, seat: int, taken: int, news: Any) -> None:
    given = state.chosen
    state.chosen = NO_SPECIES
    state.exchanged |= 1 << seat
    state.collection[seat, given] -= 1
    state.display[given] += 1
    state.display[taken] -= 1
    state.collection[seat, taken] += 1
    tell(news, EXCHANGED, seat, taken, given, EVERYBODY)
    leader_for_gaining(state, seat, taken, news)
    leader_for_giving(state, seat, given, news)
    decided(state, seat)


@rule
def ask_refiller(state: Any) -> None:
    """W9: the refillers discard and draw one after the other, in the order of W4. After them it is the bidders' turn."""
    seat = state.first
    for _ in range(state.players):
        if state.bid[seat] == REFILL:
            ask(state, DISCARDING, 1 << seat)
            return
        seat = left_of(state, seat)
    state.value = VALUES
    ask(state, ACQUIRING, 0)


@rule
def refill_up_to(table: Any, seat: int) -> int:
    """How many cards a hand has after a Refill; with the squirrel's leader it is more."""
    return SQUIRRELS_UP_TO if table.leader[SQUIRREL] == seat else REFILL_UP_TO


@rule
def discard_or_draw(state: Any, seat: int, card: int, news: Any) -> None:
    if card != NO:
        take_from_hand(state, seat, card)
        seen_to_leave(state, seat, card)
        discard(state, card)
        state.discarding[card] += 1
        state.discarding_from = card
        tell(news, DISCARDED, seat, card, NOTHING, EVERYBODY)
        return
    # W12: a player who keeps that many, or more, draws nothing.
    drawn = draw_up_to(state, seat, refill_up_to(state, seat), news)
    for kind in range(KINDS):
        state.discarding[kind] = 0
    state.discarding_from = 0
    state.bid[seat] = NO_CARD
    state.refills[seat] += 1
    tell(news, REFILLED, seat, NOTHING, drawn, EVERYBODY)
    decided(state, seat)


# ------------------------------------------------------------------------------------------------------- 2B. the animals


@rule
def bidders(table: Any, value: int) -> int:
    """The seats that bid this value and have not had their turn, as bits."""
    seats = 0
    for seat in range(table.players):
        if value_of(table.bid[seat]) == value and not table.acquired >> seat & 1:
            seats |= 1 << seat
    return seats


@rule
def foremost(table: Any) -> int:
    """The contender nobody is ahead of."""
    best = lowest(table.contenders)
    for seat in range(best + 1, table.players):
        if table.contenders >> seat & 1 and table.place[seat] < table.place[best]:
            best = seat
    return best


@rule
def ask_next_bidder(state: Any, news: Any) -> None:
    """From the highest bid to the lowest. W16: ties are settled value by value, when their turn comes."""
    while state.contenders == 0 and state.value > 0:
        seats = bidders(state, state.value)
        lion = state.leader[LION]
        if seats == 0:
            state.value -= 1
        elif count(seats) == 1:
            state.contenders = seats
            state.place[lowest(seats)] = 0
        elif lion != NOBODY and seats >> lion & 1:
            # W17: the lion's owner goes first, without showing a payment; the rest settle it after that turn.
            state.contenders = 1 << lion
            state.place[lion] = 0
            state.ties_to_lion += 1
            tell(news, LION_FIRST, lion, NOTHING, state.value, EVERYBODY)
        else:
            start_tie(state, seats, news)
            return
    if state.contenders == 0:
        ask_ibex(state)
    else:
        ask(state, ACQUIRING, 1 << foremost(state))


@rule
def cards_due(table: Any, seat: int) -> int:
    """How many cards a seat of the value being played has still to pay: one fewer than the bid says in all."""
    return table.value - 1 - table.paid[seat]


@rule
def can_pay(table: Any, seat: int) -> bool:
    """W7: a bid may exceed what one can pay."""
    return table.paid[seat] + table.held[seat] >= table.value - 1


@rule
def legal_animals(table: Any, seat: int) -> int:
    """W15: declining is always allowed."""
    animals = 1 << NO
    if can_pay(table, seat):
        for species in range(SPECIES):
            if table.display[species] > 0:
                animals |= 1 << species
    return animals


@rule
def legal_payments(table: Any, seat: int) -> int:
    """The next card of a payment: bid - 1 cards in all."""
    paid = table.paid[seat]
    return cards_from(table, seat, table.payment[seat, paid - 1] if paid > 0 else 0, cards_due(table, seat))


@rule
def acquire(state: Any, seat: int, species: int, news: Any) -> None:
    if species == NO:
        decline(state, seat, news)
        finish_turn(state, seat)
        return
    state.chosen = species
    if state.paid[seat] < state.value - 1:
        tell(news, ACQUIRES, seat, species, NOTHING, EVERYBODY)
        ask(state, PAYING, 1 << seat)
    else:
        take_animal(state, seat, news)  # nothing to pay, or W21: paid in a tie


@rule
def lay_payment(state: Any, seat: int, card: int) -> None:
    take_from_hand(state, seat, card)
    state.payment[seat, state.paid[seat]] = card
    state.paid[seat] += 1


@rule
def pay(state: Any, seat: int, card: int, news: Any) -> None:
    lay_payment(state, seat, card)
    seen_to_leave(state, seat, card)
    tell(news, PAID, seat, card, NOTHING, EVERYBODY)
    if state.paid[seat] == state.value - 1:
        take_animal(state, seat, news)


@rule
def all_natural(table: Any, seat: int, species: int) -> bool:
    """Are bid and payment all of the animal's natural habitat? W14: a single fitting 1 is enough."""
    if not suits(table.bid[seat], species):
        return False
    for number in range(table.paid[seat]):
        if not suits(table.payment[seat, number], species):
            return False
    return True


@rule
def take_animal(state: Any, seat: int, news: Any) -> None:
    species = state.chosen
    state.chosen = NO_SPECIES
    state.display[species] -= 1
    state.collection[seat, species] += 1
    state.acquired |= 1 << seat
    state.past_taken[state.round_number - 1, seat] = species
    tell(news, ACQUIRED, seat, species, state.value, EVERYBODY)
    leader_for_gaining(state, seat, species, news)
    if all_natural(state, seat, species):
        state.tokens[seat] += HABITAT_POINTS
        state.past_points[state.round_number - 1, seat] = HABITAT_POINTS
        tell(news, POINTS, seat, species, HABITAT_POINTS, EVERYBODY)
    finish_turn(state, seat)


@rule
def decline(state: Any, seat: int, news: Any) -> None:
    """W15, W21: bid and payment go back to the hand first; then the player draws 2, up to the limit."""
    tell(news, DECLINED, seat, NOTHING, NOTHING, EVERYBODY)
    return_to_hand(state, seat, state.bid[seat], news)
    state.bid[seat] = NO_CARD
    for number in range(state.paid[seat]):
        return_to_hand(state, seat, state.payment[seat, number], news)
        state.payment[seat, number] = NO_CARD
    state.paid[seat] = 0
    state.declines[seat] += 1
    drawn = draw_up_to(state, seat, min(HAND_LIMIT, state.held[seat] + CARDS_FOR_DECLINING), news)
    tell(news, DREW, seat, NOTHING, drawn, EVERYBODY)


@rule
def finish_turn(state: Any, seat: int) -> None:
    state.contenders &= ~(1 << seat)
    state.place[seat] = 0
    decided(state, seat)


# -------------------------------------------------------------------------------------------------------------- the ties


@rule
def start_tie(state: Any, seats: int, news: Any) -> None:
    """W18: the tied commit a payment in secret, or that they decline."""
    state.ties += 1
    state.tied = seats
    for seat in range(state.players):
        if seats >> seat & 1:
            tell(news, TIED, seat, NOTHING, state.value, EVERYBODY)
    ask(state, COMMITTING, seats)


@rule
def legal_commits(table: Any, seat: int) -> int:
    if table.paid[seat] > 0:
        return legal_payments(table, seat)
    if table.value == 1:
        return 1 << YES | 1 << NO  # W18: a tie of 1s has nothing to pay
    return 1 << NO | (legal_payments(table, seat) if can_pay(table, seat) else 0)


@rule
def commit(state: Any, seat: int, card: int, news: Any) -> None:
    if card == NO:
        state.declined |= 1 << seat
        tell(news, COMMITS_DECLINE, seat, NOTHING, NOTHING, only(seat))
    elif card == YES:
        tell(news, COMMITTED, seat, NOTHING, NOTHING, only(seat))
    else:
        lay_payment(state, seat, card)
        tell(news, COMMITTED, seat, card, NOTHING, only(seat))
        if state.paid[seat] < state.value - 1:
            return
    decided(state, seat)


@rule
def total_paid(table: Any, seat: int) -> int:
    total = 0
    for number in range(table.paid[seat]):
        total += value_of(table.payment[seat, number])
    return total


@rule
def reveal_payments(state: Any, news: Any) -> None:
    """W18: players who declined take their bids back and draw at once; the totals rank the others, higher first."""
    declined = state.declined
    payers = state.tied & ~declined
    state.declined = 0
    state.tied = 0
    state.contenders = payers
    for seat in range(state.players):
        if payers >> seat & 1:
            for number in range(state.paid[seat]):
                seen_to_leave(state, seat, state.payment[seat, number])
                tell(news, PAID, seat, state.payment[seat, number], NOTHING, EVERYBODY)
            tell(news, TOTAL, seat, NOTHING, total_paid(state, seat), EVERYBODY)
            state.place[seat] = 0
            for other in range(state.players):
                if payers >> other & 1 and total_paid(state, other) > total_paid(state, seat):
                    state.place[seat] += 1
    seat = state.first
    for _ in range(state.players):
        if declined >> seat & 1:
            decline(state, seat, news)
        seat = left_of(state, seat)


@rule
def contenders_at(table: Any, place: int) -> int:
    """The contenders with this many others ahead of them, as bits."""
    seats = 0
    for seat in range(table.players):
        if table.contenders >> seat & 1 and table.place[seat] == place:
            seats |= 1 << seat
    return seats


@rule
def foremost_equals(table: Any) -> int:
    """W19: the first group of contenders who share a place, as bits; 0 if every place is settled."""
    for place in range(table.players):
        seats = contenders_at(table, place)
        if count(seats) > 1:
            return seats
    return 0


@rule
def can_show(table: Any, seats: int) -> bool:
    """Can any of these seats show a card, from hand or from the pile?"""
    if can_draw(table):
        return True
    for seat in range(table.players):
        if seats >> seat & 1 and table.held[seat] > 0:
            return True
    return False


@rule
def settle_equals(state: Any, news: Any) -> None:
    """W19: group by group, the foremost first, before the first of that value takes a turn."""
    equals = foremost_equals(state)
    while equals != 0 and not can_show(state, equals):
        draw_lots(state, equals, news)
        equals = foremost_equals(state)
    if equals != 0:
        if state.shown_size == 0:
            state.ties_to_cards += 1
        state.tied = equals
        ask(state, SHOWING, equals)
        return
    state.tied = 0
    for kind in range(KINDS):  # W20
        for _ in range(state.shown[kind]):
            discard(state, kind)
        state.shown[kind] = 0
    state.shown_size = 0
    for seat in range(state.players):
        if state.contenders >> seat & 1:
            tell(news, ORDERED, seat, NOTHING, state.place[seat] + 1, EVERYBODY)
    ask(state, ACQUIRING, 0)


@rule
def draw_lots(state: Any, seats: int, news: Any) -> None:
    """W19: nobody can show a card, so chance decides."""
    chance.open_stream(state, chance.TIE, state.lots_drawn)
    state.lots_drawn += 1
    ahead = 0
    while seats != 0:
        left = seats
        for _ in range(chance.drawn_below(state, count(seats))):
            left &= left - 1
        seat = lowest(left)
        seats &= ~(1 << seat)
        state.place[seat] += ahead
        ahead += 1
        tell(news, LOTS, seat, NOTHING, state.place[seat] + 1, EVERYBODY)


@rule
def legal_shows(table: Any, seat: int) -> int:
    """W19: a card from hand; to draw one when there is one, or when the hand is empty."""
    cards = cards_from(table, seat, 0, 1)
    return cards | 1 << DRAW if can_draw(table) or cards == 0 else cards


@rule
def show(state: Any, seat: int, card: int, news: Any) -> None:
    state.showing[seat] = card
    if card == DRAW:
        tell(news, SHOWS, seat, NOTHING, NOTHING, only(seat))
    else:
        take_from_hand(state, seat, card)
        tell(news, SHOWS, seat, card, NOTHING, only(seat))
    decided(state, seat)


@rule
def reveal_shown(state: Any, news: Any) -> None:
    """W19: revealed together; what is to be drawn is drawn now, in the order of W4. The higher card goes first."""
    seat = state.first
    for _ in range(state.players):
        if state.tied >> seat & 1:
            if state.showing[seat] == DRAW:
                state.showing[seat] = draw_card(state, news)
                kind_of_news = SHOWN if state.showing[seat] == NO_CARD else DRAWN_AND_SHOWN
                tell(news, kind_of_news, seat, state.showing[seat], NOTHING, EVERYBODY)
            else:
                seen_to_leave(state, seat, state.showing[seat])
                tell(news, SHOWN, seat, state.showing[seat], NOTHING, EVERYBODY)
        seat = left_of(state, seat)
    for seat in range(state.players):
        if state.tied >> seat & 1:
            for other in range(state.players):
                if state.tied >> other & 1 and value_of(state.showing[other]) > value_of(state.showing[seat]):
                    state.place[seat] += 1
    for seat in range(state.players):
        if state.showing[seat] != NO_CARD:
            state.shown[state.showing[seat]] += 1
            state.shown_size += 1
            state.showing[seat] = NO_CARD


# ---------------------------------------------------------------------------------------------------- 3. the next round


@rule
def ask_ibex(state: Any) -> None:
    """The ibex' owner may take back a bid that won an animal, unless it is a wild."""
    owner = state.leader[IBEX]
    if owner != NOBODY and state.acquired >> owner & 1 and suit_of(state.bid[owner]) != WILD:
        ask(state, IBEX_ASKED, 1 << owner)
    else:
        ask(state, IBEX_ASKED, 0)


@rule
def answer_ibex(state: Any, seat: int, answer: int, news: Any) -> None:
    if answer == YES:
        return_to_hand(state, seat, state.bid[seat], news)
        state.bid[seat] = NO_CARD
    else:
        tell(news, LEAVES_BID, seat, state.bid[seat], NOTHING, EVERYBODY)
    decided(state, seat)


@rule
def clear_bids(state: Any, news: Any) -> None:
    """Bids and payments go to the discard pile; what is left of the display leaves the game."""
    for seat in range(state.players):
        cleared = state.paid[seat]
        for number in range(state.paid[seat]):
            discard(state, state.payment[seat, number])
            state.payment[seat, number] = NO_CARD
        state.paid[seat] = 0
        if state.bid[seat] != NO_CARD:
            discard(state, state.bid[seat])
            state.bid[seat] = NO_CARD
            cleared += 1
        if cleared > 0:
            tell(news, CLEARED, seat, NOTHING, cleared, EVERYBODY)
    for species in range(SPECIES):
        for _ in range(state.display[species]):
            tell(news, GONE, NOBODY, species, NOTHING, EVERYBODY)
        state.gone[species] += state.display[species]
        state.display[species] = 0


@rule
def next_round(state: Any, news: Any) -> None:
    """A new display, one animal fewer than there are players. If it cannot be filled, the game ends."""
    if state.animal_pile_size < state.players - 1:
        end_game(state, news)
        return
    if state.round_number > 0:
        state.first = left_of(state, state.first)
    state.round_number += 1
    tell(news, ROUND, state.first, NOTHING, state.round_number, EVERYBODY)
    for _ in range(state.players - 1):
        species = next_animal(state)
        state.display[species] += 1
        tell(news, DISPLAY, NOBODY, species, NOTHING, EVERYBODY)
    start_bidding(state)


# ------------------------------------------------------------------------------------------------------------- the score


@rule
def best_species(table: Any, seat: int, other_than: int) -> int:
    """The species of which a seat has the most, leaving one out; one species only, even among equals."""
    best = NO_SPECIES
    for species in range(SPECIES):
        if species != other_than and (best == NO_SPECIES or table.collection[seat, species] > table.collection[seat, best]):
            best = species
    return best


@rule
def leader_points(table: Any, seat: int) -> int:
    points = 0
    for species in range(SPECIES):
        if table.leader[species] == seat:
            points += 3 if species == PEACOCK else 1
    return points


@rule
def score(table: Any, seat: int) -> int:
    """2 a card of the best species, 1 a card of the second-best, leaders and tokens: what it would be if the game ended now."""
    best = best_species(table, seat, NO_SPECIES)
    second = best_species(table, seat, best)
    cards = 2 * int(table.collection[seat, best]) + int(table.collection[seat, second])
    return cards + leader_points(table, seat) + table.tokens[seat]


@rule
def animals_of(table: Any, seat: int) -> int:
    animals = 0
    for species in range(SPECIES):
        animals += table.collection[seat, species]
    return animals


@rule
def standing(table: Any, seat: int) -> int:
    """The score; among equals, the number of animals."""
    return score(table, seat) * (ANIMALS + 1) + animals_of(table, seat)


@rule
def end_game(state: Any, news: Any) -> None:
    """W22: hands count for nothing, and stay where they are."""
    for seat in range(state.players):
        best = best_species(state, seat, NO_SPECIES)
        second = best_species(state, seat, best)
        tell(news, BEST_SPECIES, seat, best, 2 * state.collection[seat, best], EVERYBODY)
        tell(news, SECOND_SPECIES, seat, second, state.collection[seat, second], EVERYBODY)
        tell(news, LEADERS_SCORED, seat, NOTHING, leader_points(state, seat), EVERYBODY)
        tell(news, TOKENS_SCORED, seat, NOTHING, state.tokens[seat], EVERYBODY)
        tell(news, SCORED, seat, NOTHING, score(state, seat), EVERYBODY)
    tell(news, ENDED, NOBODY, NOTHING, NOTHING, EVERYBODY)
    ask(state, OVER, 0)


# ---------------------------------------------------------------------------------------------------- the round in short


@rule
def go_on(state: Any, news: Any) -> None:
    """Nobody owes a decision in this phase, or nobody does any longer: on to the next decision."""
    phase = state.phase
    if phase == BIDDING:
        ask_eagle(state)
    elif phase == SECOND:
        reveal_bids(state, news)
    elif phase == CHOOSING or phase == GIVING or phase == TAKING:
        ask_meerkat(state)
    elif phase == DISCARDING:
        ask_refiller(state)
    elif phase == ACQUIRING or phase == PAYING:
        ask_next_bidder(state, news)
    else:
        if phase == COMMITTING:
            reveal_payments(state, news)
        else:
            reveal_shown(state, news)
        settle_equals(state, news)


# -------------------------------------------------------------------------------------------- what the contract asks for


@rule
def over(table: Any) -> bool:
    return table.phase == OVER


@rule
def waiting_for(table: Any) -> int:
    return table.waiting


@rule
def legal(table: Any, seat: int) -> int:
    phase = table.phase
    if not table.waiting >> seat & 1:
        return 0
    if phase == BIDDING:
        return cards_from(table, seat, 0, 1) | 1 << REFILL
    if phase == DISCARDING:
        return cards_from(table, seat, table.discarding_from, 1) | 1 << NO
    if phase == PAYING:
        return legal_payments(table, seat)
    if phase == ACQUIRING:
        return legal_animals(table, seat)
    if phase == COMMITTING:
        return legal_commits(table, seat)
    if phase == SHOWING:
        return legal_shows(table, seat)
    if phase == SECOND:
        return legal_second_cards(table, seat)
    if phase == CHOOSING:
        return 1 << table.bid[seat] | 1 << table.also_bid
    if phase == GIVING:
        return legal_gifts(table, seat)
    if phase == TAKING:
        return others_in_display(table, table.chosen)
    return 1 << YES | 1 << NO


@rule
def make(state: Any, seat: int, move: int, news: Any) -> None:
    phase = state.phase
    if phase == BIDDING:
        bid(state, seat, move, news)
    elif phase == DISCARDING:
        discard_or_draw(state, seat, move, news)
    elif phase == PAYING:
        pay(state, seat, move, news)
    elif phase == ACQUIRING:
        acquire(state, seat, move, news)
    elif phase == COMMITTING:
        commit(state, seat, move, news)
    elif phase == SHOWING:
        show(state, seat, move, news)
    elif phase == SECOND:
        second_card(state, seat, move, news)
    elif phase == CHOOSING:
        choose_bid(state, seat, move, news)
    elif phase == GIVING:
        give(state, seat, move, news)
    elif phase == TAKING:
        exchange(state, seat, move, news)
    else:
        answer_ibex(state, seat, move, news)
    while state.waiting == 0 and state.phase != IBEX_ASKED:
        go_on(state, news)


@rule
def finish_round(state: Any, news: Any) -> None:
    clear_bids(state, news)
    next_round(state, news)


@rule
def midway(table: Any, seat: int) -> bool:
    """Has this seat begun a payment, a discard or an exchange, and not completed it?"""
    if not table.waiting >> seat & 1:
        return False
    if table.phase == PAYING or table.phase == TAKING:
        return True
    if table.phase == COMMITTING:
        return table.paid[seat] > 0
    if table.phase == DISCARDING:
        for kind in range(KINDS):
            if table.discarding[kind] > 0:
                return True
    return False


@rule
def why_not(table: Any, seat: int, move: int) -> int:
    if table.phase == OVER:
        return GAME_OVER
    if seat < 0 or not table.waiting >> seat & 1:
        return NOT_YOUR_TURN
    if 0 <= move <= YES and legal(table, seat) >> move & 1:
        return FINE
    if table.phase == CHOOSING:
        return NOT_YOUR_BID if 0 <= move <= REFILL else NO_SUCH_MOVE
    if table.phase == GIVING or table.phase == TAKING or table.phase == ACQUIRING:
        return why_not_that_animal(table, seat, move)
    return why_not_that_card(table, seat, move)


@rule
def why_not_that_animal(table: Any, seat: int, species: int) -> int:
    if species < 0 or species >= SPECIES:
        return NO_SUCH_MOVE
    if table.phase == GIVING:
        return NOT_IN_COLLECTION if table.collection[seat, species] == 0 else NOTHING_TO_EXCHANGE
    if table.phase == TAKING and species == table.chosen:
        return SAME_SPECIES
    return NOT_IN_DISPLAY if table.display[species] == 0 else CANNOT_PAY


@rule
def why_not_that_card(table: Any, seat: int, card: int) -> int:
    if table.phase == SHOWING and card == DRAW:
        return NOTHING_TO_DRAW
    if table.phase == COMMITTING and card == YES and table.value > 1:
        return PAYMENT_DUE
    if table.phase == COMMITTING and card == NO:
        return PAYMENT_BEGUN
    if table.phase == SECOND and card == REFILL:
        return NOT_IN_HAND
    if card < 0 or card >= KINDS or table.phase == IBEX_ASKED or (table.phase == COMMITTING and table.value == 1):
        return NO_SUCH_MOVE
    if table.hand[seat, card] == 0:
        return NOT_IN_HAND
    if table.phase == COMMITTING and table.paid[seat] == 0 and not can_pay(table, seat):
        return CANNOT_PAY
    return OUT_OF_ORDER if card < last_of_set(table, seat) else TOO_FEW_LEFT


@rule
def last_of_set(table: Any, seat: int) -> int:
    """The last card of the set this seat is making: a set is made in order and never goes back."""
    if table.phase == SECOND:
        return table.bid[seat]
    if table.phase == DISCARDING:
        return table.discarding_from
    return table.payment[seat, table.paid[seat] - 1] if table.paid[seat] > 0 else 0


# --------------------------------------------------------------------------------------------------- what a seat may see
#
# Bids, payments in a tie and shown cards are sealed while they are being made. A view then shows the table as it was when that
# began, and the seat's own choice.


# Lays what is open on one table open on another: on a view, or on a state that is being imagined.
lay_open = copier(IN_THE_OPEN + RULES_IN_FORCE)


@rule
def see(state: Any, seat: int, view: Any) -> None:
    lay_open(state, view)
    view.seat = seat
    view.waiting = waiting_seen(state, seat)
    view.also_bid = state.also_bid if seat != SPECTATOR and seat == state.leader[EAGLE] else NO_CARD
    view.declined = state.declined & (1 << seat) if seat != SPECTATOR else 0
    for other in range(MOST_PLAYERS):
        own = seat == other
        view.cards_held[other] = cards_held(state, other) if other < state.players else 0
        view.held[other] = state.held[other] if own else 0
        for kind in range(KINDS):
            view.hand[other, kind] = state.hand[other, kind] if own else 0
        view.bid[other] = bid_seen(state, seat, other)
        view.showing[other] = state.showing[other] if own else NO_CARD
        open_payment = own or not (state.phase == COMMITTING and state.tied >> other & 1)
        view.paid[other] = state.paid[other] if open_payment else 0
        for number in range(MOST_PAID):
            view.payment[other, number] = state.payment[other, number] if open_payment else NO_CARD


@rule
def waiting_seen(state: Any, seat: int) -> int:
    """The seats that owe a decision: in a sealed phase everybody who is asked, except a viewer who has decided."""
    if state.phase == BIDDING:
        asked = everyone(state)
    elif state.phase == COMMITTING or state.phase == SHOWING:
        asked = state.tied
    else:
        return state.waiting
    return asked if seat == SPECTATOR else asked & (state.waiting | ~(1 << seat))


@rule
def bid_seen(state: Any, seat: int, other: int) -> int:
    if seat == other or other >= state.players:
        return state.bid[other]
    if state.phase == BIDDING:
        return NO_CARD
    if state.phase == SECOND or (state.phase == CHOOSING and other == state.leader[EAGLE]):
        return HIDDEN_CARD
    return state.bid[other]


@rule
def cards_held(state: Any, seat: int) -> int:
    """W5: as everybody can count; the Refill card and all sealed cards are included until the reveal."""
    bids = int(state.bid[seat] != NO_CARD)
    refill = int(state.bid[seat] != REFILL)
    if seat == state.leader[EAGLE]:
        bids += int(state.also_bid != NO_CARD)
        refill &= int(state.also_bid != REFILL)
    cards = state.held[seat] + refill
    if state.phase == BIDDING or state.phase == SECOND or (state.phase == CHOOSING and seat == state.leader[EAGLE]):
        return cards + bids
    if state.phase == COMMITTING and state.tied >> seat & 1:
        return cards + state.paid[seat]
    if state.phase == SHOWING and 0 <= state.showing[seat] < REFILL:
        return cards + 1
    return cards


GAME = Game(
    listed=2,
    name="wild_cards",
    title="Wild Cards",
    author="Ferdinand Schnitzler",
    version=1,
    least_players=3,
    most_players=MOST_PLAYERS,
    options=WILD_CARDS_OPTIONS,
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
