"""What a search must know of Wizard: which moves are worth a thought, how likely a deal is, and what a round was worth."""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.bots.heuristics import POINTS
from mazzo.bots.weighing import log_chance
from mazzo.games.wizard.bots.casual import KNACK, best_bid, expected_points, tricks_of, weigh_cards
from mazzo.games.wizard.rules import (
    BIDDING,
    CARDS,
    FIRST_JESTER,
    FIRST_WIZARD,
    HIDDEN_BID,
    MOST_ROUNDS,
    NO_BID,
    OVER,
    PLAYING,
    SECRET,
    bit,
    legal,
    see,
    suit_of,
    suit_to_follow,
    unseen_cards,
)
from mazzo.rules.compiled import lowest, thought
from mazzo.rules.game import bits_up_to

ROLLOUTS = 1200
ARENA_ROLLOUTS = 120
COUNTED_IN = POINTS
BIDS_AROUND = 2  # bids farther than this from the usual one are not weighed
FREE_BID = 6.0  # in points: how freely people bid around what their cards promise,
FREE_PLAY = 6.0  # and play
TRICKS_RECALLED = 1  # how many tricks before the present one tell how likely a world is
OTHERS = 0.5  # what a point of the others' average is worth, in own points


@thought
def candidates(view: Any, seat: int) -> int:
    """The moves worth a thought, as bits: bids near the usual one; of cards that are as good as each other, the lowest."""
    moves = legal(view, seat)
    if view.phase == BIDDING:
        usual = best_bid(view, seat, KNACK)
        near = 0
        for bid in range(max(0, usual - BIDS_AROUND), usual + BIDS_AROUND + 1):
            near |= bit(bid)
        return moves & near
    if view.phase != PLAYING or view.monochrome:
        return moves
    apart = unseen_cards(view)  # what lies between two cards and makes them differ
    for place in range(view.cards_played - view.trick_size, view.cards_played):
        apart |= bit(int(view.played[place]))
    different = 0
    rest = moves
    below = -1
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if below < 0 or not alike(below, card, apart):
            different |= bit(card)
        below = card
    return different


@thought
def alike(low: int, high: int, apart: int) -> bool:
    """Are two cards, the one above the other in a hand, as good as each other?"""
    if low >= FIRST_WIZARD:
        return (low < FIRST_JESTER) == (high < FIRST_JESTER)
    return suit_of(low) == suit_of(high) and apart & (bit(high) - 1) & ~(bit(low + 1) - 1) == 0


@thought
def likelihood(view: Any, world: Any, seat: int, memory: Any) -> float:
    """The logarithm of how likely what the others bid and played is, if they hold what they hold in this world."""
    see(world, seat, memory)
    total = log_chance_of_plays(world, seat, memory, FREE_PLAY)
    # V1, V2: nobody has heard a bid yet. V6: nobody bids by their own cards.
    if (view.phase == BIDDING and view.bids != 0) or view.clairvoyance:
        return total
    return total + log_chance_of_bids(world, seat, memory)


@thought
def log_chance_of_bids(world: Any, seat: int, memory: Any) -> float:
    total = 0.0
    recall_the_bidding(memory)
    tricks = np.zeros(MOST_ROUNDS + 2)
    promise = np.zeros(MOST_ROUNDS + 1)
    for other in range(world.players):
        if other == seat or world.bid[other] == NO_BID:
            continue
        memory.hand[seat] = 0
        hand = hand_before(world, other, 0)
        recall_bids_before(world, other, memory)
        memory.hand[other] = hand
        memory.seat = other
        memory.sees_hand = 1 << other
        size = tricks_of(memory, other, hand, memory.trump, KNACK, tricks)
        memory.hand[other] = 0
        for bid in range(size + 1):
            promise[bid] = expected_points(tricks, size, bid, 0)
        total += log_chance(promise, bits_up_to(size), world.bid[other], FREE_BID)
    return total


@thought
def hand_before(world: Any, seat: int, number: int) -> int:
    """The hand as it was before this card of the round was played, the first being 0."""
    hand = world.hand[seat]
    for later in range(number, world.cards_played):
        if world.played_by[later] == seat:
            hand |= bit(int(world.played[later]))
    return hand


@thought
def recall_the_bidding(memory: Any) -> None:
    """The table as it was before the first card."""
    memory.phase = BIDDING
    memory.cards_played = 0
    memory.trick_size = 0
    memory.leader = memory.dealer + 1 if memory.dealer + 1 < memory.players else 0
    for seat in range(memory.players):
        memory.won[seat] = 0
        memory.hand[seat] = 0
        memory.cards_held[seat] = memory.hand_size


@thought
def recall_bids_before(world: Any, seat: int, memory: Any) -> None:
    """Only the bids this seat knew when it bid."""
    after = (seat - world.dealer - 1 + world.players) % world.players
    for other in range(world.players):
        place = (other - world.dealer - 1 + world.players) % world.players
        memory.bid[other] = world.bid[other] if place < after and world.bids == 0 else NO_BID


@thought
def log_chance_of_plays(world: Any, seat: int, memory: Any, free_play: float) -> float:
    """How likely the others' last cards are: those of the present trick and of a few before it. Farther back they tell less,
    since hands were larger, and cost more."""
    total = 0.0
    for other in range(world.players):
        memory.hand[other] = 0
        memory.bid[other] = HIDDEN_BID if world.bids == SECRET else world.bid[other]
    first = world.cards_played - world.trick_size - TRICKS_RECALLED * world.players
    for number in range(world.cards_played - 1, max(0, first) - 1, -1):
        take_back(world, number, memory)
        other = memory.turn
        if other == seat:
            continue
        hidden = memory.bid[other]
        memory.bid[other] = world.bid[other]
        memory.hand[other] = hand_before(world, other, number)
        memory.seat = other
        memory.sees_hand = 1 << other
        total += log_chance_of_card(memory, other, int(world.played[number]), free_play)
        memory.hand[other] = 0
        memory.bid[other] = hidden
    return total


@thought
def take_back(world: Any, number: int, memory: Any) -> None:
    """The table as it was before this card, from the table as it was after it."""
    memory.phase = PLAYING
    if memory.trick_size == 0:
        memory.won[memory.leader] -= 1
        memory.trick_size = memory.players
    memory.trick_size -= 1
    memory.cards_played = number
    memory.leader = int(world.played_by[number - memory.trick_size])
    memory.turn = int(world.played_by[number])
    memory.cards_held[memory.turn] += 1
    memory.follow = suit_to_follow(memory)


@thought
def log_chance_of_card(view: Any, seat: int, card: int, free_play: float) -> float:
    choices = legal(view, seat)
    if choices == bit(card):
        return 0.0
    worth = np.zeros(CARDS)
    weigh_cards(view, seat, KNACK, worth)
    return log_chance(worth, choices, card, free_play)


@thought
def worlds_weighed(view: Any) -> int:
    """Few: to imagine one that breaks no void takes half as long as to try a move in it."""
    return 4


@thought
def far_enough(view: Any, state: Any) -> bool:
    """A rollout is played to the end of the round."""
    return state.round_number != view.round_number or state.phase == OVER


@thought
def result(view: Any, state: Any, seat: int) -> float:
    """The points of the round."""
    return float(state.score[seat] - view.score[seat])


@thought
def worth(view: Any, state: Any, seat: int) -> float:
    """The points of the round, against what the others made of it."""
    others = 0.0
    for other in range(view.players):
        if other != seat:
            others += state.score[other] - view.score[other]
    return result(view, state, seat) - OTHERS * others / (view.players - 1)


@thought
def trust(view: Any, seat: int) -> float:
    """Much: rollouts by rules of thumb know less of the play than a network that has learned it."""
    return 2.0


@thought
def spread(view: Any) -> float:
    """By how many points a move may be worse and still be chosen now and then, where all decide in secret."""
    return 1.0


@thought
def is_promise(view: Any) -> bool:
    """A bid is."""
    return view.phase == BIDDING


@thought
def promise_kept(view: Any, state: Any, seat: int) -> bool:
    """Z8: only a bid that is made scores above nothing."""
    return state.score[seat] > view.score[seat]
