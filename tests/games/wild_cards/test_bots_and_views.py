"""Wild Cards: the laws of every game, what must stay secret, and what may be imagined."""

from __future__ import annotations

import hashlib
import itertools
import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as any_

from mazzo.games.wild_cards import rules
from mazzo.games.wild_cards.rules import GAME, KINDS, OF_EACH_SPECIES, REFILL
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import SPECTATOR, copy_of, legal, midway, moves_in, over, play, start, waiting_for, why_not
from mazzo.rules.news import EVERYBODY, fresh_news
from mazzo.table.view import view_of
from mazzo.words import legal_words
from mazzo.worlds import imagine
from tests.games.wild_cards.positions import go, position, state_words, view_words
from tests.harness.plain import news_lines

ROUNDS = {3: 14, 4: 12, 5: 10}
DECKS = any_.fixed_dictionaries(
    {"habitats": any_.sampled_from(["3-4-4-3", "5-4-3-2"]), "wilds": any_.sampled_from(["1-2-3-4", "1-1-1-1"])}
)
SEEDS = any_.integers(0, 2**32)
PLAYERS = any_.integers(3, 5)


def fresh_game(players: int, seed: int, options: dict[str, Any] | None = None) -> Any:
    state = GAME.fresh_state()
    _, chosen = GAME.choose(players, options or {})
    start(state, chosen, seed_of(seed), fresh_news())
    return state


def random_move(state: Any, luck: random.Random) -> tuple[int, int]:
    """Any waiting seat, any legal move: seats that decide in secret do so in any order."""
    seat = luck.choice(moves_in(waiting_for(state)))
    return seat, luck.choice(moves_in(legal(state, seat)))


def random_position(players: int, seed: int, options: dict[str, Any] | None = None) -> Any:
    """A table somewhere in a game: each phase is equally likely, though some are rare."""
    luck = random.Random(seed)
    state = fresh_game(players, seed, options)
    silence = fresh_news(listening=False)
    wanted = luck.randrange(rules.OVER)
    at_least = luck.randrange(150)
    for number in itertools.count():
        if number >= at_least and state.phase == wanted:
            return state
        before = copy_of(state)
        play(state, *random_move(state, luck), silence)
        if over(state):
            return before
    raise AssertionError("every game ends")


def habitats_everywhere(state: Any) -> list[int]:
    """All habitat cards of the game, by kind, wherever they lie."""
    cards = state.hand.sum(axis=0) + state.discards + state.shown
    lying = list(state.habitat_pile[rules.HABITATS - state.habitat_pile_size : rules.HABITATS])
    lying += [*state.bid, state.also_bid, *state.payment.flatten(), *state.showing]
    for card in lying:
        if 0 <= card < KINDS:
            cards[card] += 1
    return cards.tolist()


def sealed_cards(state: Any) -> np.ndarray:
    """What lies face down before each seat, by kind."""
    cards = np.zeros_like(state.hand)
    for seat in range(int(state.players)):
        pair = [int(state.bid[seat]), int(state.also_bid) if seat == state.leader[rules.EAGLE] else rules.NO_CARD]
        face_down = state.phase in (rules.BIDDING, rules.SECOND) or (state.phase == rules.CHOOSING and pair[1] != rules.NO_CARD)
        lying = pair if face_down else []
        if state.phase == rules.COMMITTING and state.tied >> seat & 1:
            lying = state.payment[seat].tolist()
        if state.phase == rules.SHOWING:
            lying = [int(state.showing[seat])]
        for card in lying:
            if 0 <= card < KINDS:
                cards[seat, card] += 1
    return cards


def animals_everywhere(state: Any) -> list[int]:
    animals = state.display + state.gone + state.removed + state.collection.sum(axis=0)
    for species in state.animal_pile[rules.ANIMALS - state.animal_pile_size : rules.ANIMALS]:
        animals[species] += 1
    return animals.tolist()


# ------------------------------------------------------------------------------------------------------------------ laws


@settings(max_examples=12, deadline=None)
@given(players=PLAYERS, seed=SEEDS, options=DECKS)
def test_no_card_is_lost_or_duplicated_and_somebody_can_always_decide(players, seed, options):
    luck = random.Random(seed)
    state = fresh_game(players, seed, options)
    silence = fresh_news(listening=False)
    while not over(state):
        assert habitats_everywhere(state) == state.copies.tolist()
        assert animals_everywhere(state) == [OF_EACH_SPECIES] * 6
        assert state.held.tolist() == state.hand.sum(axis=1).tolist()
        assert state.discards_size == state.discards.sum()
        assert state.held.max() <= rules.HAND_LIMIT
        assert (state.known <= state.hand + sealed_cards(state)).all()
        waiting = moves_in(waiting_for(state))
        assert waiting
        for seat in range(players):
            assert (legal(state, seat) != 0) == (seat in waiting)
        play(state, *random_move(state, luck), silence)
    assert state.round_number == ROUNDS[players]
    assert animals_everywhere(state) == [OF_EACH_SPECIES] * 6


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_same_seed_is_the_same_game(players):
    def hashed(seed: int) -> str:
        luck = random.Random(4)
        state = fresh_game(players, seed)
        while not over(state):
            play(state, *random_move(state, luck), fresh_news(listening=False))
        return hashlib.sha256(state.tobytes()).hexdigest()

    assert hashed(7) == hashed(7) != hashed(8)


@settings(max_examples=30, deadline=None)
@given(players=PLAYERS, seed=SEEDS)
def test_a_whole_decision_can_always_be_completed(players, seed):
    """A player who has begun a set can complete it, and until then nobody else has a turn."""
    luck = random.Random(seed)
    state = random_position(players, seed)
    seat, move = random_move(state, luck)
    play(state, seat, move, fresh_news(listening=False))
    while midway(state, seat):
        assert waiting_for(state) >> seat & 1
        play(state, seat, luck.choice(moves_in(legal(state, seat))), fresh_news(listening=False))


# --------------------------------------------------------------------------------------------------------------- secrets


def viewers(state: Any) -> list[int]:
    return [*range(int(state.players)), SPECTATOR]


def redealt(state: Any, viewer: int, luck: random.Random) -> Any:
    """The same table, with everything that the viewer cannot know dealt again."""
    other = copy_of(state)
    sealed = sealed_cards(state)
    pile_top = rules.HABITATS - int(state.habitat_pile_size)
    unknown = [int(card) for card in state.habitat_pile[pile_top : rules.HABITATS]]
    room = {}
    for seat in range(int(state.players)):
        if seat == viewer:
            continue
        room[seat] = 0
        for kind in range(KINDS):
            free = int(min(state.hand[seat, kind], state.hand[seat, kind] + sealed[seat, kind] - state.known[seat, kind]))
            unknown += [kind] * free
            room[seat] += free
            other.hand[seat, kind] -= free
    luck.shuffle(unknown)
    for seat, places in room.items():
        for _ in range(places):
            other.hand[seat, unknown.pop()] += 1
    other.habitat_pile[pile_top : rules.HABITATS] = unknown
    kept = 1 if state.removal == rules.SUGGESTED else 0
    pile_top = rules.ANIMALS - int(state.animal_pile_size)
    animals = [int(species) for species in state.animal_pile[pile_top : rules.ANIMALS]]
    animals += [species for species in range(6) for _ in range(int(state.removed[species]) - kept)]
    luck.shuffle(animals)
    other.removed[:] = kept
    for _ in range(int(state.removed.sum()) - 6 * kept):
        other.removed[animals.pop()] += 1
    other.animal_pile[pile_top : rules.ANIMALS] = animals
    other.seed[:] = [luck.randrange(2**32) for _ in range(8)]
    return other


def with_other_secrets(state: Any, viewer: int, luck: random.Random) -> Any:
    """The same table, with the others' sealed decisions of the present phase replaced."""
    other = copy_of(state)
    if state.phase == rules.BIDDING:
        for seat in range(int(state.players)):
            if seat == viewer:
                continue
            if other.bid[seat] != rules.NO_CARD:
                take_back(other, seat, [int(other.bid[seat])])
                other.bid[seat] = rules.NO_CARD
            other.waiting |= 1 << seat
    elif state.phase == rules.COMMITTING:
        for seat in moves_in(state.tied):
            if seat != viewer:
                take_back(other, seat, other.payment[seat, : other.paid[seat]].tolist())
                other.payment[seat] = rules.NO_CARD
                other.paid[seat] = 0
                other.declined &= ~(1 << seat)
                other.waiting |= 1 << seat
    elif state.phase == rules.SHOWING:
        for seat in moves_in(state.tied):
            if seat != viewer:
                take_back(other, seat, [int(other.showing[seat])])
                other.showing[seat] = rules.NO_CARD
                other.waiting |= 1 << seat
    else:
        return other
    phase = int(state.phase)
    own = 1 << viewer if viewer >= 0 else 0
    while other.waiting & ~own and luck.random() < 0.8:
        seats = moves_in(int(other.waiting) & ~own)
        if len(seats) == 1 and not other.waiting & own:
            break  # the last one would end the phase
        before = copy_of(other)
        seat = luck.choice(seats)
        play(other, seat, luck.choice(moves_in(legal(other, seat))), fresh_news(listening=False))
        if other.phase != phase:
            return before
    return other


def take_back(state: Any, seat: int, cards: list[int]) -> None:
    for card in cards:
        if 0 <= card < REFILL:
            state.hand[seat, card] += 1
            state.held[seat] += 1


@settings(max_examples=150, deadline=None)
@given(players=PLAYERS, seed=SEEDS)
def test_a_view_is_the_same_whatever_the_viewer_cannot_know(players, seed):
    luck = random.Random(seed)
    state = random_position(players, seed)
    for viewer in viewers(state):
        view = view_of(state, viewer).tobytes()
        other = redealt(state, viewer, luck)
        assert view_of(other, viewer).tobytes() == view
        other = with_other_secrets(other, viewer, luck)
        assert view_of(other, viewer).tobytes() == view


@settings(max_examples=150, deadline=None)
@given(players=PLAYERS, seed=SEEDS)
def test_a_view_offers_its_seat_what_the_state_does(players, seed):
    state = random_position(players, seed)
    for seat in range(players):
        view = view_of(state, seat)
        assert legal(view, seat) == legal(state, seat)
        assert midway(view, seat) == midway(state, seat)
        for move in range(-1, 20):
            assert why_not(view, seat, move) == why_not(state, seat, move)
            assert (why_not(state, seat, move) == 0) == (move >= 0 and bool(legal(state, seat) >> move & 1))


def news_for(state: Any, line: str, viewer: int) -> list[dict[str, Any]]:
    """Plays this, and returns the news for the viewer."""
    seat, _, text = line.partition(" ")
    news = fresh_news()
    play(state, int(seat), legal_words(state, int(seat))[text], news)
    told_all = news_lines(GAME, news)
    return [
        line_told
        for line_told, seen_by in zip(told_all, news.seen_by, strict=False)
        if seen_by == EVERYBODY or (viewer != SPECTATOR and seen_by >> viewer & 1)
    ]


def assert_same_to_others(state: Any, seat: int, one: list[str], another: list[str]) -> None:
    """Two decisions of a seat that nobody else can tell apart by view, news or counts."""
    for viewer in viewers(state):
        if viewer == seat:
            continue
        tellings = []
        for lines in (one, another):
            table = copy_of(state)
            news = [news_for(table, f"{seat} {line}", viewer) for line in lines]
            tellings.append(([line for part in news for line in part], view_of(table, viewer).tobytes()))
            assert view_words(table, viewer) == view_words(state, viewer)
        assert tellings[0] == tellings[1]


def test_a_refill_and_a_habitat_bid_look_the_same_until_the_reveal():
    state = position(["F1 F2", "S1 S2", "M1 M2", "F3"], display="lion lion ibex", leaders={"eagle": 3})
    assert_same_to_others(state, 1, ["bid refill"], ["bid S1"])
    go(state, "0 bid F1", "2 bid refill")
    assert_same_to_others(state, 1, ["bid refill"], ["bid S2"])
    views = []
    for bid in ("refill", "S1"):
        table = copy_of(state)
        go(table, f"1 bid {bid}", "3 bid F3")
        assert table.phase == rules.SECOND
        views.append([view_of(table, viewer).tobytes() for viewer in (0, 2, 3, SPECTATOR)])
    assert views[0] == views[1]


def test_the_eagles_cards_look_the_same_until_the_reveal():
    state = position(["F1 F2 S4", "S1 S2", "M1 M2"], display="lion ibex", leaders={"eagle": 0})
    assert_same_to_others(state, 0, ["bid refill"], ["bid F1"])
    go(state, "1 bid S1", "2 bid M1")
    views = []
    for bids in (["0 bid F1", "0 also F2"], ["0 bid F1", "0 also refill"], ["0 bid F2", "0 also S4"]):
        table = copy_of(state)
        go(table, *bids)
        assert table.phase == rules.CHOOSING
        views.append([view_of(table, viewer).tobytes() for viewer in (1, 2, SPECTATOR)])
    assert views[0] == views[1] == views[2]
    firsts = []
    for bid in ("refill", "F1", "S4"):
        table = copy_of(state)
        go(table, f"0 bid {bid}")
        assert table.phase == rules.SECOND
        firsts.append([view_of(table, viewer).tobytes() for viewer in (1, 2, SPECTATOR)])
    assert firsts[0] == firsts[1] == firsts[2]


def test_a_card_that_returns_unseen_to_the_eagles_hand_is_shown_to_nobody_else():
    state = position(["F1 F2 S4", "S1 S2", "M1 M2"], display="lion ibex", leaders={"eagle": 0})
    go(state, "0 bid F1", "1 bid S1", "2 bid M1")
    tellings = []
    for second in ("F2", "S4", "refill"):
        table = copy_of(state)
        go(table, f"0 also {second}")
        tellings.append([news_for(copy_of(table), "0 choose F1", viewer) for viewer in (1, 2, SPECTATOR)])
        go(table, "0 choose F1")
        tellings[-1].append([view_of(table, viewer).tobytes() for viewer in (1, 2, SPECTATOR)])
    assert tellings[0] == tellings[1] == tellings[2]


def test_a_payment_and_a_decline_look_the_same_until_the_reveal():
    state = position(["F3 F1 F2 F2", "S3 S1 S2", "M3 M1 M1"], display="lion ibex")
    go(state, "0 bid F3", "1 bid S3", "2 bid M3")
    assert_same_to_others(state, 0, ["commit F1", "commit F2"], ["decline"])
    assert_same_to_others(state, 0, ["commit F1"], ["decline"])
    go(state, "1 commit S1", "1 commit S2")
    assert_same_to_others(state, 0, ["commit F2", "commit F2"], ["decline"])


def test_nothing_and_a_decline_look_the_same_in_a_tie_of_1s():
    state = position(["F1 F2", "S1 S1", "M3 M1 M1"], display="lion ibex")
    go(state, "0 bid F1", "1 bid S1", "2 bid refill", "2 done")
    assert_same_to_others(state, 0, ["commit nothing"], ["decline"])


def test_a_card_shown_and_a_draw_look_the_same_until_the_reveal():
    state = position(["F1 F2", "S1 S1", "M3 M1 M1"], display="lion ibex")
    go(state, "0 bid F1", "1 bid S1", "2 bid refill", "2 done", "0 commit nothing", "1 commit nothing")
    assert state.phase == rules.SHOWING
    assert_same_to_others(state, 0, ["show F2"], ["draw"])


def test_drawn_cards_are_shown_to_their_owner_alone():
    state = position(["F1", "S1", "M3"], display="lion ibex", pile="M4 F4 S4 M2 M2 M2")
    go(state, "0 bid refill", "1 bid S1", "2 bid M3")
    own = news_for(copy_of(state), "0 done", 0)
    others = news_for(copy_of(state), "0 done", 1)
    assert [line["card"] for line in own if line["kind"] == "in_hand"] == ["M4", "F4", "S4", "M2", "M2", "M2"]
    assert {"kind": "refilled", "seat": 0, "cards": 6, "seen_by": "everybody"} in others
    assert not any(line["kind"] == "in_hand" for line in others)


# ------------------------------------------------------------------------------------------------------------- imagining


@settings(max_examples=150, deadline=None)
@given(players=PLAYERS, seed=SEEDS, options=DECKS)
def test_an_imagined_table_gives_the_view_it_was_imagined_from(players, seed, options):
    state = random_position(players, seed, options)
    dice = dice_of(seed_of(seed), 9)
    imagined = GAME.fresh_state()
    for viewer in viewers(state):
        view = view_of(state, viewer)
        for _ in range(3):
            imagine(view, dice, imagined)
            assert view_of(imagined, viewer).tobytes() == view.tobytes()
            assert habitats_everywhere(imagined) == state.copies.tolist()
            assert animals_everywhere(imagined) == [OF_EACH_SPECIES] * 6
            assert (imagined.held == imagined.hand.sum(axis=1)).all()


def test_a_game_can_be_played_on_from_an_imagined_table():
    luck = random.Random(3)
    for seed in range(12):
        state = random_position(4, seed)
        imagined = GAME.fresh_state()
        imagine(view_of(state, 1), dice_of(seed_of(seed), 1), imagined)
        while not over(imagined):
            play(imagined, *random_move(imagined, luck), fresh_news(listening=False))
        assert imagined.round_number == ROUNDS[4]


def chi_square(expected: dict[Any, float], found: Counter[Any]) -> float:
    """How many standard deviations the counts are off; from about 4 on it is no accident."""
    total = sum(found.values())
    whole = sum(expected.values())
    assert set(found) == set(expected)  # exactly what is possible is found, including the truth
    distance = sum((found[what] - total * ways / whole) ** 2 / (total * ways / whole) for what, ways in expected.items())
    freedom = len(expected) - 1
    return ((distance / freedom) ** (1 / 3) - 1 + 2 / (9 * freedom)) / (2 / (9 * freedom)) ** 0.5


def imagined_tables(state: Any, viewer: int, times: int) -> Any:
    dice = dice_of(seed_of(11), viewer + 1)
    view = view_of(state, viewer)
    imagined = GAME.fresh_state()
    for _ in range(times):
        imagine(view, dice, imagined)
        yield state_words(imagined)


def test_imagined_hands_and_piles_are_uniform_over_what_is_possible():
    state = position(["F1 F1", "S2 *4", "M3"], display="lion ibex", pile="F1 M3", discards="S4")
    state.known[1, 15] = 1  # the *4 was seen to return to this hand
    expected: Counter[Any] = Counter()
    for cards in itertools.permutations(["S2", "M3", "F1", "M3"]):
        expected[tuple(sorted(["*4", cards[0]])), cards[1], cards[2:]] += 1
    found = Counter(
        (tuple(table["hands"][1]), table["hands"][2][0], tuple(table["habitat_pile"]))
        for table in imagined_tables(state, 0, 4000)
    )
    assert abs(chi_square(dict(expected), found)) < 4


def test_imagined_bids_are_uniform_over_what_was_legal():
    state = position(["F1", "S2", "M3"], display="lion ibex", pile="F4", leaders={"eagle": 0})
    go(state, "0 bid F1", "1 bid S2", "2 bid refill")
    assert state.phase == rules.SECOND
    expected: Counter[Any] = Counter()
    for cards in itertools.permutations(["S2", "M3", "F4"]):
        for bids in itertools.product((cards[0], "refill"), (cards[1], "refill")):
            expected[bids, cards[0], cards[1]] += 1
    found: Counter[Any] = Counter()
    for table in imagined_tables(state, 0, 4000):
        hands = [(table["hands"][seat] + [bid for bid in table["bids"][seat] if bid != "refill"])[0] for seat in (1, 2)]
        found[(table["bids"][1][0], table["bids"][2][0]), *hands] += 1
    assert abs(chi_square(dict(expected), found)) < 4


def test_an_imagined_pair_of_the_eagle_is_any_pair():
    state = position(["F1", "S2 S2 F4", "M3"], display="lion ibex", pile="", leaders={"eagle": 1})
    go(state, "0 bid F1", "1 bid F4", "2 bid M3", "1 also S2")
    assert state.phase == rules.CHOOSING
    expected = {("F4", "S2"): 1, ("S2", "S2"): 1, ("F4", "refill"): 1, ("S2", "refill"): 1}
    found = Counter(tuple(table["bids"][1]) for table in imagined_tables(state, 0, 2000))
    assert abs(chi_square(expected, found)) < 4


def test_imagined_animals_are_uniform_over_pile_and_removed():
    state = fresh_game(5, 3)
    tops: Counter[str] = Counter()
    removed: Counter[str] = Counter()
    for table in imagined_tables(state, 2, 3000):
        tops[table["animal_pile"][0]] += 1
        removed[table["removed"][0]] += 1
    display = state_words(state)["display"]
    expected = {name: 7 - display.count(name) for name in ("peacock", "squirrel", "eagle", "ibex", "lion", "meerkat")}
    assert abs(chi_square(dict(expected), tops)) < 4
    assert set(removed) >= {"eagle", "ibex"}


def test_while_others_decide_in_secret_nobody_else_has_decided():
    state = position(["F3 F1 F2", "S3 S1 S2", "M3 M1 M1"], display="lion ibex")
    go(state, "0 bid F3", "1 bid S3", "2 bid M3", "0 commit F1", "0 commit F2", "1 decline")
    for table in imagined_tables(state, 0, 5):
        assert table["payments"] == [["F1", "F2"], [], []]
        assert table["declined"] == []
    for table in imagined_tables(state, 2, 5):
        assert table["payments"] == [[], [], []]


# ----------------------------------------------------------------------------------------------------- counting all lines


def lines_by_the_rules(state: Any) -> int:
    """How many ways there are to play this round, small decision by small decision."""
    if state.round_number > 1 or over(state):
        return 1
    seat = moves_in(waiting_for(state))[0]
    total = 0
    for move in moves_in(legal(state, seat)):
        after = copy_of(state)
        play(after, seat, move, fresh_news(listening=False))
        total += lines_by_the_rules(after)
    return total


class ByHand:
    """The same number, computed from the rulebook without the rules' code: three seats, no leaders yet, no cards to draw."""

    def __init__(self, hands: list[list[str]], display: list[str]) -> None:
        self.total = 0
        for self.bids in itertools.product(*([*hand, "refill"] for hand in hands)):
            left = [[card for card in hand if card != bid] for hand, bid in zip(hands, self.bids, strict=True)]
            refills = 1
            for seat in range(3):
                if self.bids[seat] == "refill":  # any cards may be discarded, and only they can be drawn again
                    refills *= 2 ** len(left[seat])
            self.total += refills * self.values(4, left, display, None)

    def values(self, value: int, left: list[list[str]], display: list[str], ibex: int | None) -> int:
        """The lines of the bids from this value down. `ibex`: who took the last ibex, if anybody."""
        if value == 0:
            return 1 if ibex is None else 2
        seats = [seat for seat in range(3) if self.bids[seat] != "refill" and worth([self.bids[seat]]) == value]
        payments = {seat: list(itertools.combinations(left[seat], value - 1)) for seat in seats}
        if len(seats) < 2:
            ways = len(payments[seats[0]]) if seats else 0
            return self.turns(seats, ways, value, left, display, ibex)
        total = 0
        for committed in itertools.product(*([*payments[seat], None] for seat in seats)):
            paid = {seat: cards for seat, cards in zip(seats, committed, strict=True) if cards is not None}
            rest = [[card for card in left[seat] if card not in paid.get(seat, ())] for seat in range(3)]
            total += self.settle({seat: (worth(cards),) for seat, cards in paid.items()}, value, rest, display, ibex)
        return total

    def settle(self, ranked: dict[int, Any], value: int, left: list[list[str]], display: list[str], ibex: int | None) -> int:
        """Equals show cards until their order is clear; when they have none left, the order makes no difference here."""
        groups = [[seat for seat in ranked if ranked[seat] == key] for key in sorted(set(ranked.values()), reverse=True)]
        group = next((seats for seats in groups if len(seats) > 1 and any(left[seat] for seat in seats)), None)
        if group is None:
            return self.turns([seat for seats in groups for seat in seats], 1, value, left, display, ibex)
        total = 0
        for shown in itertools.product(*(left[seat] or ["-0"] for seat in group)):
            cards = dict(zip(group, shown, strict=True))
            keys = {seat: (*key, worth([cards[seat]])) if seat in cards else key for seat, key in ranked.items()}
            rest = [[card for card in left[seat] if card != cards.get(seat)] for seat in range(3)]
            total += self.settle(keys, value, rest, display, ibex)
        return total

    def turns(self, order: list[int], ways: int, value: int, left: list[list[str]], display: list[str], ibex: int | None) -> int:
        """Each in turn takes an animal, which can be paid for in this many ways, or declines."""
        if not order:
            return self.values(value - 1, left, display, ibex)
        total = self.turns(order[1:], ways, value, left, display, ibex)
        for species in set(display) if ways else ():
            rest = [animal for number, animal in enumerate(display) if number != display.index(species)]
            total += ways * self.turns(order[1:], ways, value, left, rest, order[0] if species == "ibex" else ibex)
        return total


def worth(cards: Any) -> int:
    return sum(int(card[1]) for card in cards)


@pytest.mark.parametrize(
    ("hands", "display"),
    [
        ("F1 F2/S2 S3/M1 M4", "ibex lion"),
        ("F2 F3/S2 S3/M2 M3", "ibex ibex"),
        ("F1 F2 F4/S1 S3/M1 M2", "ibex eagle"),
        ("F3 F1 F2/S3 S1/M3 M2 M1", "lion eagle"),
    ],
)
def test_all_lines_of_a_tiny_round_counted_twice(hands, display):
    state = position(hands.split("/"), display=display, pile="", animals="lion lion")
    assert lines_by_the_rules(state) == ByHand([hand.split() for hand in hands.split("/")], display.split()).total


# ------------------------------------------------------------------------------------------------------ two ways to run it

SAME_GAMES = """
import hashlib, random
from tests.games.wild_cards.test_bots_and_views import fresh_game, random_move
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.news import fresh_news
from mazzo.rules.game import over, play, scores, standing
from mazzo.worlds import imagine
from mazzo.games.wild_cards.rules import GAME
from mazzo.table.view import view_of
text = hashlib.sha256()
for players, seed in ((3, 5), (5, 6)):
    luck = random.Random(seed)
    state = fresh_game(players, seed)
    imagined = GAME.fresh_state()
    dice = dice_of(seed_of(seed), 0)
    number = 0
    while not over(state):
        news = fresh_news()
        play(state, *random_move(state, luck), news)
        text.update(state.tobytes() + news.tobytes())
        number += 1
        if number % 16 == 0:
            view = view_of(state, number % players)
            imagine(view, dice, imagined)
            text.update(view.tobytes() + imagined.tobytes())
    text.update(str([scores(state), [int(standing(state, seat)) for seat in range(players)]]).encode())
print(text.hexdigest())
"""


def test_interpreted_and_compiled_games_are_the_same():
    root = Path(__file__).resolve().parents[3]
    hashes = [
        subprocess.run(
            [sys.executable, "-c", SAME_GAMES],
            env={**os.environ, "PYTHONPATH": str(root), "NUMBA_DISABLE_JIT": switch},
            cwd=root,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for switch in ("0", "1")
    ]
    assert hashes[0] == hashes[1] != ""
