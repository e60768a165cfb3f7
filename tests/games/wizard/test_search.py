"""The search in Wizard: finds what can be found, learns from bids and plays, and gets better with more rollouts."""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.arena import Journal, Match, differences, meet
from mazzo.bots.levels import bot_named
from mazzo.games.wizard.rules import GAME, NO_CARD, PLAYING, bit
from mazzo.rules.dice import dice_of, seed_of
from mazzo.table.view import view_of
from mazzo.words import move_words, read_move
from tests.games.wizard.positions import dealt, played
from tests.strategies import fresh
from tests.worlds import share_of_worlds

WIDE = bot_named("club@400")


def decide(state: Any, seat: int, bot: Any = WIDE) -> str:
    move = bot.decide(view_of(state, seat), seat, dice_of(seed_of(3), 1)).move
    return move_words(state, move)


def tricks_to_play(hands: list[str], bids: list[int], won: list[int], trump: int = -1) -> Any:
    """The last tricks of a round of Wizard, seat 0 to lead; all other cards lie in the stock."""
    state = fresh((GAME.name, len(hands), {}), 1)
    size = len(hands[0].split())
    state.phase = PLAYING
    state.round_number = 1
    state.rounds = 1
    state.hand_size = size
    state.turned = NO_CARD
    state.trump = trump
    state.turn = state.leader = 0
    state.cards_played = state.trick_size = 0
    held = 0
    for seat, hand in enumerate(hands):
        cards = [read_move(state, f"play {card}") for card in hand.split()]
        state.hand[seat] = sum(bit(card) for card in cards if card is not None)
        held |= int(state.hand[seat])
        state.bid[seat] = bids[seat]
        state.won[seat] = won[seat]
    rest = [card for card in range(60) if not held >> card & 1]
    state.stock_size = len(rest)
    state.stock[60 - len(rest) :] = rest
    return state


def test_with_its_bid_made_it_gives_the_lead_away_with_a_jester() -> None:
    state = tricks_to_play(["R13 J1", "R5 G6", "R6 B6"], [0, 1, 1], [0, 0, 0], trump=0)
    state.hand[0] |= bit(int(read_move(state, "play R2") or 0))
    assert decide(state, 0) in ("play J1", "play R2")


def test_it_leads_the_wizard_when_it_must_take_both() -> None:
    state = tricks_to_play(["W1 W2", "R13 G6", "R12 B6"], [2, 1, 0], [0, 0, 0])
    assert decide(state, 0) == "play W1"
    assert bot_named("club@400").decide(view_of(state, 0), 0, dice_of(seed_of(1), 1)).reason == "only_sensible"


def test_a_forced_win_is_found() -> None:
    """R13 is high and the trick is wanted; the Jester gives it away."""
    state = tricks_to_play(["R13 J1", "R5 G6", "R6 B6"], [1, 0, 0], [0, 0, 0], trump=0)
    view = view_of(state, 0)
    decision = WIDE.decide(view, 0, dice_of(seed_of(1), 1))
    assert dict(decision.candidates)[decision.move] == max(value for _, value in decision.candidates)
    assert decision.worlds > 20


def test_a_player_who_needs_a_trick_and_follows_low_is_believed_to_hold_nothing_higher() -> None:
    """V6: bids say nothing about the bidder's own cards there, so what is learned is learned from the play."""
    table = dealt("G5 R2", "G4 R3", "B2 B3", turned="Y5", clairvoyance=True)
    state = played(table, "0 2 0", "G5 G4").state
    above = sum(bit(int(read_move(state, f"play G{rank}") or 0)) for rank in range(6, 14))
    imagined, kept = share_of_worlds(state, 2, lambda world: bool(world.hand[1] & above))
    assert kept < imagined / 2


def test_strength_grows_with_the_rollouts() -> None:
    """A small sample: 3 players, three short rounds. The plot in docs/bots.md tells more."""
    table = {"rounds": "3-5"}
    gains = []
    for rollouts in (2, 64):
        match = Match(f"club@{rollouts}", "casual", GAME.name, 3, table, "2")
        gains.append(differences(meet(match, 30, Journal(match, None))))
    few, many = gains
    assert many.mean() > 0
    assert np.mean(many - few) > 0
