"""Positions of Wizard as players write them: the hands, the card turned up, who deals, what was bid.

    table = dealt("R7 W1", "G3 R2", "J1 Y4", turned="R5", dealer=2)
    bid(table, "1 0 0")
    trick(table, "R7 R2 Y4")

The cards come from a stacked shuffle, so everything on these tables was dealt, bid and played by the rules.
"""

from __future__ import annotations

from itertools import count
from typing import Any

from mazzo.games import game_named
from mazzo.games.wizard.words import card_words, state
from mazzo.rules.dice import seed_of
from mazzo.rules.game import stack, start
from mazzo.rules.news import fresh_news
from mazzo.table.state import cards_in_order
from mazzo.table.table import Table
from mazzo.words import legal_words
from tests.harness.plain import plain

WIZARD = game_named("wizard")
DECK = [str(card_words(card)) for card in range(60)]


def seed_with_dealer(players: int, dealer: int, options: Any) -> str:
    """The first seed with which this seat deals first (Z1: the seed draws the dealer)."""
    trial = WIZARD.fresh_state()
    silence = fresh_news(listening=False)
    for seed in count():
        start(trial, options, seed_of(seed), silence)
        if trial.dealer == dealer:
            return str(seed)
    raise AssertionError


def in_dealing_order(hands: list[list[str]], turned: str | None, dealer: int) -> list[str]:
    """The deck that deals these hands, card by card from the dealer's left, then this card to turn up, then the rest."""
    players = len(hands)
    seats = [(dealer + 1 + number) % players for number in range(players)]
    order = [hands[seat][place] for place in range(len(hands[0])) for seat in seats]
    order += [turned] if turned else []
    return order + [card for card in DECK if card not in order]


def dealt(*hands: str, turned: str | None = "Y1", dealer: int | None = None, **asked: Any) -> Table:
    """A table with these hands, seat by seat. Only one round is played unless `rounds` says more; the last seat deals."""
    cards = [hand.split() for hand in hands]
    dealer = len(cards) - 1 if dealer is None else dealer
    if len(cards) > 2:
        asked.setdefault("rounds", str(len(cards[0])))
    _, options = WIZARD.choose(len(cards), asked)
    seed = seed_with_dealer(len(cards), dealer, options)
    return opened(len(cards), asked, seed, in_dealing_order(cards, turned, dealer))


def dealt_own_decks(*hands: str, dealer: int | None = None, **asked: Any) -> Table:
    """V7: as `dealt`, each hand the first four cards that its seat draws from its own deck."""
    players = len(hands)
    asked["monochrome"] = True
    _, options = WIZARD.choose(players, asked)
    seed = seed_with_dealer(players, players - 1 if dealer is None else dealer, options)
    order: list[str] = []
    for seat in reversed(range(players)):  # the last seat's deck is shuffled first
        own = [*(f"{'RYGB'[seat]}{rank}" for rank in range(1, 14)), f"W{seat + 1}", f"J{seat + 1}"]
        drawn = hands[seat].split()
        order += drawn + [card for card in own if card not in drawn]
    return opened(players, asked, seed, order)


def opened(players: int, asked: dict[str, Any], seed: str = "1", stacked: list[str] | None = None) -> Table:
    """A table where everybody has sat down and the cards are dealt."""
    table = Table.open("wizard", players, asked, seed, stacked=stacked)
    for seat in range(players):
        table.sit(seat, ["Ada", "Bruno", "Carla", "Dino", "Elsa", "Fabio"][seat])
    table.deal()
    return table


def next_deal(table: Table, *hands: str, turned: str | None) -> None:
    """The next round will deal these hands; to be called before the last card of this one is played."""
    dealer = (int(table.state.dealer) + 1) % table.players
    order = in_dealing_order([hand.split() for hand in hands], turned, dealer)
    stack(table.state, cards_in_order(WIZARD, order))


def bid(table: Table, bids: str) -> None:
    """All bid; the bids are written seat by seat, and come in the order of the table."""
    numbers = bids.split()
    for _ in numbers:
        seat = table.undecided[0]
        table.play(seat, f"bid {numbers[seat]}")


def trick(table: Table, cards: str) -> None:
    """These cards are played, in this order, by whoever's turn it is."""
    for card in cards.split():
        table.play(table.waiting[0], f"play {card}")


def may_play(table: Table) -> str:
    """The cards that whoever's turn it is may play."""
    seat = table.waiting[0]
    return " ".join(sorted(words.removeprefix("play ") for words in legal_words(table.state, seat)))


def on(table: Table) -> dict[str, Any]:
    """Everything on the table, secrets included, as a playthrough has it."""
    return plain(state(table.state))


def bids_before(table: Table, bids: str) -> Table:
    """The first seats have bid."""
    for number in bids.split():
        table.play(table.waiting[0], f"bid {number}")
    return table


def played(table: Table, bids: str, *tricks: str) -> Table:
    """All have bid, and these cards have been played."""
    bid(table, bids)
    for cards in tricks:
        trick(table, cards)
    return table
