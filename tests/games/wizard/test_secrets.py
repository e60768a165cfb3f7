"""Wizard, redealt by the test itself: what a seat may not know changes nothing that it sees."""

from __future__ import annotations

import random as dice_box
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from mazzo.games import game_named
from mazzo.games.wizard import rules as w
from mazzo.games.wizard import worlds as wizard_worlds
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import SPECTATOR, copy_of, moves_in
from mazzo.table.table import Table
from mazzo.table.view import view_of
from mazzo.words import legal_words
from mazzo.worlds import imagine
from tests.harness.chance import chi_square_is_fine
from tests.strategies import ALL, differing_fields, played, viewers
from tests.test_secrets import everything_told

WIZARD_TABLES = [table for table in ALL if table[0] == "wizard"]


# ------------------------------------------------------------------------------------------ redealt by the test's own hand


def redealt(state: Any, viewer: int, random: dice_box.Random) -> Any | None:
    """The same game with everything this viewer cannot know dealt again, without `imagine`. None if it took too long."""
    other = copy_of(state)
    players = int(state.players)
    bidding = state.phase in (w.BIDDING, w.NAMING_TRUMP)
    if viewer == SPECTATOR:
        hidden = list(range(players))
    elif state.clairvoyance and bidding:
        hidden = [viewer]
    else:
        hidden = [seat for seat in range(players) if seat != viewer]
    sizes = [len(moves_in(int(state.hand[seat]))) for seat in hidden]
    stock = [int(card) for card in state.stock[60 - int(state.stock_size) :]]
    if state.monochrome:
        undealt = 15 - int(state.hand_size)
        for seat, size in zip(hidden, sizes, strict=True):
            own = moves_in(int(state.hand[seat])) + stock[undealt * seat : undealt * (seat + 1)]
            random.shuffle(own)
            other.hand[seat] = sum(1 << card for card in own[:size])
            other.stock[60 - undealt * (players - seat) : 60 - undealt * (players - seat - 1)] = own[size:]
    else:
        cards = [card for seat in hidden for card in moves_in(int(state.hand[seat]))] + stock
        for _ in range(3000):
            random.shuffle(cards)
            deal = np.split(np.array(cards), np.cumsum(sizes))
            if all(could_hold(state, seat, hand) for seat, hand in zip(hidden, deal, strict=False)):
                break
        else:
            return None
        for seat, hand in zip(hidden, deal, strict=False):
            other.hand[seat] = sum(1 << int(card) for card in hand)
        other.stock[60 - len(stock) :] = cards[len(cards) - len(stock) :]
    for seat in range(players):
        secret = state.bids == w.SECRET and state.phase == w.PLAYING
        sealed_now = state.bids != w.OPEN and state.phase == w.BIDDING
        if seat != viewer and secret:
            other.bid[seat] = random.randint(0, int(state.hand_size))
        if seat != viewer and sealed_now:
            other.bid[seat] = random.randint(w.NO_BID, int(state.hand_size))
    other.seed[:] = [random.getrandbits(32) for _ in range(8)]
    other.words[:] = [random.getrandbits(32) for _ in range(16)]
    return other


def could_hold(state: Any, seat: int, hand: Any) -> bool:
    """Would every card this seat has played have been legal if it had held these cards as well?"""
    players = int(state.players)
    trick: list[int] = []
    for number in range(int(state.cards_played)):
        card = int(state.played[number])
        if number % players == 0:
            trick = []
        if int(state.played_by[number]) == seat and card < 52:
            led = next((before for before in trick if before < 56), None)
            if led is not None and led < 52 and card // 13 != led // 13 and any(int(held) // 13 == led // 13 for held in hand):
                return False
        trick.append(card)
    return True


def hidden_cards_show(see: Callable[[Any, int], Any], examples: int, seed: int = 1) -> list[str]:
    """The fields of the view that betray something, over this many redeals of Wizard."""
    random = dice_box.Random(seed)
    found: set[str] = set()
    for example in range(examples):
        table = WIZARD_TABLES[example % len(WIZARD_TABLES)]
        state = played(table, random.getrandbits(60), random.randint(0, 300))
        for viewer in viewers(state):
            other = redealt(state, viewer, random)
            if other is not None:
                one, two = see(state, viewer), see(other, viewer)
                if one.tobytes() != two.tobytes():
                    found.update(differing_fields(one, two))
    return sorted(found)


def test_redealing_what_a_viewer_cannot_know_leaves_its_view_unchanged() -> None:
    assert hidden_cards_show(view_of, 340) == []


def leaks_the_stock(state: Any, viewer: int) -> Any:
    view = view_of(state, viewer)
    view.stock_size += int(state.stock[59]) % 2
    return view


def leaks_a_count(state: Any, viewer: int) -> Any:
    view = view_of(state, viewer)
    view.cards_held[5] = len(moves_in(int(state.hand[(viewer + 1) % int(state.players)]) & 0xFFFF))
    return view


def leaks_secret_bids(state: Any, viewer: int) -> Any:
    view = view_of(state, viewer)
    view.bid[:] = state.bid
    return view


def leaks_who_has_bid(state: Any, viewer: int) -> Any:
    view = view_of(state, viewer)
    for seat in range(int(state.players)):
        if state.bid[seat] != w.NO_BID and view.bid[seat] == w.NO_BID:
            view.bid[seat] = w.HIDDEN_BID
    return view


def leaks_the_seed(state: Any, viewer: int) -> Any:
    view = view_of(state, viewer)
    view.past_won[19, 5] = int(state.seed[0]) % 100
    return view


def leaks_ones_own_hand_to_the_clairvoyant(state: Any, viewer: int) -> Any:
    view = view_of(state, viewer)
    if viewer != SPECTATOR:
        view.hand[viewer] = state.hand[viewer]
    return view


def leaks_to_spectators(state: Any, viewer: int) -> Any:
    return view_of(state, 0) if viewer == SPECTATOR else view_of(state, viewer)


@pytest.mark.parametrize(
    "leak",
    [
        leaks_the_stock,
        leaks_a_count,
        leaks_secret_bids,
        leaks_who_has_bid,
        leaks_the_seed,
        leaks_ones_own_hand_to_the_clairvoyant,
        leaks_to_spectators,
    ],
)
def test_a_planted_leak_is_caught(leak: Callable[[Any, int], Any]) -> None:
    assert hidden_cards_show(leak, 68) != []


# ----------------------------------------------------------------------------------------- pairs of secret choices


@pytest.mark.parametrize(
    ("players", "asked"),
    [
        (3, {"bids": "blind", "rounds": "3-4"}),
        (4, {"bids": "secret", "rounds": "2-3"}),
        (2, {}),
        (4, {"bids": "secret", "monochrome": True}),
        (3, {"bids": "blind", "clairvoyance": True, "rounds": "3"}),
    ],
)
def test_V1_V2_two_secret_bids_look_the_same_to_everybody_else_until_they_are_shown(players: int, asked: dict[str, Any]) -> None:
    random = dice_box.Random(3)
    for _ in range(40):
        seed = str(random.getrandbits(60))
        one, two = Table.open("wizard", players, asked, seed), Table.open("wizard", players, asked, seed)
        for table in (one, two):
            for seat in range(players):
                table.sit(seat, f"P{seat}")
            table.deal()
        if one.state.phase == w.NAMING_TRUMP:
            for table in (one, two):
                table.play(int(one.state.dealer), "trump G")
        chooser = random.randrange(players)
        most = int(one.state.hand_size)
        first, second = random.sample(range(most + 1), 2)
        order = random.sample(range(players), players)
        until = order.index(chooser)
        for seat in order[: until + 1]:
            own = random.randint(0, most)
            for table, secret in ((one, first), (two, second)):
                table.play(seat, f"bid {secret if seat == chooser else own}")
            if len(one.waiting) > 1:
                for viewer in (*range(players), SPECTATOR):
                    if viewer != chooser:
                        assert everything_told(one, viewer) == everything_told(two, viewer)
        for seat in order[until + 1 :]:
            for table in (one, two):
                table.play(seat, "bid 0")
        if one.state.bids == w.BLIND:
            assert one.view_words(SPECTATOR).bids[chooser] == first
        while one.state.bids == w.SECRET and one.state.round_number == 1 and one.stage == "playing":
            for viewer in (*range(players), SPECTATOR):
                if viewer != chooser:
                    assert everything_told(one, viewer) == everything_told(two, viewer)
            seat = one.waiting[0]
            card = random.choice(sorted(legal_words(one.state, seat)))
            for table in (one, two):
                table.play(seat, card)


# ------------------------------------------------------------------------------- imagining: uniform, and true to life


def late_position(players: int, rounds: str, cards_left: int, seed: int) -> Any:
    """A position of the last round, when no stock is left and each seat holds few cards."""
    table = ("wizard", players, {"rounds": rounds})
    state = played(table, seed, 0)
    size = int(rounds)
    return played(table, seed, players + (size - cards_left) * players + (1 if state.phase == w.NAMING_TRUMP else 0))


def all_worlds(state: Any, viewer: int) -> list[tuple[int, ...]]:
    """Every way the hidden cards of a position without stock can lie, listed by brute force."""
    hidden = [seat for seat in range(int(state.players)) if seat != viewer]
    cards = [card for seat in hidden for card in moves_in(int(state.hand[seat]))]
    worlds: list[tuple[int, ...]] = []

    def deal(seats: list[int], left: list[int], hands: tuple[int, ...]) -> None:
        if not seats:
            worlds.append(hands)
            return
        from itertools import combinations

        for hand in combinations(left, len(moves_in(int(state.hand[seats[0]])))):
            if could_hold(state, seats[0], hand):
                deal(seats[1:], [card for card in left if card not in hand], (*hands, sum(1 << card for card in hand)))

    deal(hidden, cards, ())
    return worlds


@pytest.mark.parametrize(
    ("players", "rounds", "cards_left"),
    [(3, "20", 3), (3, "20", 4), (4, "15", 2), pytest.param(5, "12", 2, marks=pytest.mark.long)],
)
@pytest.mark.parametrize("way", ["drawn again", "by counts"])
def test_every_world_that_fits_is_imagined_equally_often(players: int, rounds: str, cards_left: int, way: str) -> None:
    tried = 0
    for seed in range(40):
        state = late_position(players, rounds, cards_left, seed)
        worlds = all_worlds(state, 0)
        if not 4 <= len(worlds) <= 400:
            continue
        tried += 1
        view = view_of(state, 0)
        dice = dice_of(seed_of(seed), 1)
        counts: Counter[tuple[int, ...]] = Counter()
        world = game_named("wizard").fresh_state()
        for _ in range(60 * len(worlds)):
            if way == "by counts":
                by_counts(view, dice, world)
            else:
                imagine(view, dice, world)
            counts[tuple(int(world.hand[seat]) for seat in range(1, players))] += 1
        assert set(counts) <= set(worlds)
        assert tuple(int(state.hand[seat]) for seat in range(1, players)) in counts
        assert chi_square_is_fine(counts, worlds), (seed, len(worlds))
        if tried == 4:
            return
    assert tried >= 2


def by_counts(view: Any, dice: Any, world: Any) -> None:
    """What `imagine` does when voids are hard to meet by shuffling: here it does so at once."""
    cards = np.zeros(60, np.int64)
    hidden = moves_in(int(w.unseen_cards(view)))
    cards[: len(hidden)] = hidden
    room = np.zeros(6, np.int64)
    void = np.zeros(6, np.int64)
    for seat in range(1, int(view.players)):
        room[seat] = w.cards_left(view, seat)
        void[seat] = w.voids(view, seat)
    wizard_worlds.order_by_counts(view, dice, cards, len(hidden), room, void)
    world.hand[:] = 0
    wizard_worlds.lay_out(view, cards, len(hidden), room, world)


def test_V2_an_unknown_bid_is_imagined_uniformly() -> None:
    state = played(("wizard", 3, {"bids": "secret", "rounds": "4"}), 2, 5)
    assert state.phase == w.PLAYING
    view = view_of(state, 0)
    dice = dice_of(seed_of(1), 1)
    world = game_named("wizard").fresh_state()
    counts: Counter[int] = Counter()
    for _ in range(5000):
        imagine(view, dice, world)
        counts[int(world.bid[1])] += 1
    assert chi_square_is_fine(counts, list(range(5)))
