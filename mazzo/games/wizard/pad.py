"""What a score pad asks of Wizard, for people who hold the real cards.

The pad is a state like any other. Its cards are dealt and never looked at; bids are made as at a table, the tricks that everybody
took are entered, and the rules score the round.
"""

from __future__ import annotations

from typing import Any

from mazzo.games.wizard.rules import NO_CARD, OVER, PLAYING, deal, hooked_bid, left_of, points, score_round, start_bidding


def begin(state: Any, dealer: int, news: Any) -> None:
    """The first round of a fresh game, dealt by the seat that drew the high card (Z1)."""
    state.dealer = dealer
    state.round_number = 0
    deal(state, news)
    start_bidding(state)  # who turned up a Wizard names trump at the table


def turns_up(state: Any) -> int:
    """Is a card turned up for trump this round? Z10, V7: not when none is left, nor in monochrome."""
    return int(state.turned != NO_CARD)


def bids_in_place(state: Any, place: int) -> int:
    """The seat that bids at this place, from 0: clockwise, beginning left of the dealer."""
    seat = state.dealer
    for _ in range(place + 1):
        seat = left_of(state, seat)
    return int(seat)


def forbidden_bid(state: Any, seat: int) -> int:
    """V5: the bid that the hook forbids this seat, or a negative number."""
    return int(hooked_bid(state, seat))


def tricks_left(state: Any) -> int:
    """How many tricks of this round nobody has been given yet; below 0 if there were not that many."""
    left = state.hand_size
    for seat in range(state.players):
        left -= state.won[seat]
    return int(left)


def enter_tricks(state: Any, seat: int, tricks: int) -> None:
    state.won[seat] = tricks


def close_round(state: Any, news: Any) -> int:
    """Scores the round if everybody has bid and all tricks have been taken by someone. Has it been scored?"""
    left = state.hand_size
    for seat in range(state.players):
        left -= state.won[seat]
    if state.phase != PLAYING or left != 0:
        return 0
    score_round(state, news)
    if state.phase != OVER:
        start_bidding(state)
    return 1


def points_for(state: Any, bid: int, tricks: int) -> int:
    return int(points(bid, tricks))


ASKED = (begin, turns_up, bids_in_place, forbidden_bid, tricks_left, enter_tricks, close_round, points_for)
