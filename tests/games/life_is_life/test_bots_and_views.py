"""General properties of Life is Life: laws, secrets, imagining, and the rules recounted in slow plain Python."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from math import sqrt
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from mazzo.games import game_named
from mazzo.games.life_is_life import rules, worlds
from mazzo.games.life_is_life.rules import BY_SUDDEN_DEATH, CARDS, CAT, HARE, KNOCK, LAYING, PIG, SPECIES, TURN, VALUES
from mazzo.rules.compiled import PACKAGE
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import (
    FINE,
    SPECTATOR,
    copy_of,
    legal,
    midway,
    moves_in,
    over,
    play,
    ranks,
    score,
    see,
    standing,
    start,
    waiting_for,
    why_not,
)
from mazzo.rules.news import MOST_NEWS, NOBODY, fresh_news
from mazzo.worlds import imagine
from tests.strategies import differing_fields

LIFE = game_named("life_is_life")
SILENCE = fresh_news(listening=False)
SETS = (HARE, PIG, CAT)


def started(players: int, seed: int, **options: Any) -> Any:
    _, chosen = LIFE.choose(players, options)
    state = LIFE.fresh_state()
    start(state, chosen, seed_of(seed), SILENCE)
    return state


def view_of(state: Any, seat: int) -> Any:
    view = LIFE.fresh_view()
    see(state, seat, view)
    return view


def lookers(state: Any) -> list[int]:
    return [SPECTATOR, *range(int(state.players))]


def collected(state: Any, chooser: Random) -> int:
    """A move by somebody who likes to collect hares, pigs and cats."""
    seat = int(state.turn)
    moves = moves_in(legal(state, seat))
    if state.phase == TURN:
        if KNOCK in moves and chooser.random() < 0.12:
            return KNOCK
        if chooser.random() < 0.7:
            most = max(int(state.row[row, HARE : CAT + 1].sum()) for row in range(4))
            return next(row for row in range(4) if int(state.row[row, HARE : CAT + 1].sum()) == most)
    else:
        others = [move for move in moves if move not in SETS]
        if others and chooser.random() < 0.6:
            moves = others
    return chooser.choice(moves)


def played(players: int, seed: int, moves: int, **options: Any) -> Any:
    """A game after this many moves, or at its end."""
    state = started(players, seed, **options)
    chooser = Random(seed)
    for _ in range(moves):
        if over(state):
            break
        play(state, int(state.turn), collected(state, chooser), SILENCE)
    return state


GAMES_BEGUN = {
    "players": st.integers(3, 5),
    "seed": st.integers(0, 2**32),
    "moves": st.integers(0, 250),
    "expert": st.booleans(),
}


# ----------------------------------------------------------------------------------------------------------------- laws


@settings(max_examples=40, deadline=None)
@given(players=st.integers(3, 5), seed=st.integers(0, 2**32), expert=st.booleans(), most_laps=st.integers(2, 6))
def test_the_laws_of_the_table_hold_until_the_end(players: int, seed: int, expert: bool, most_laps: int) -> None:
    state = started(players, seed, expert=expert, most_laps=most_laps)
    chooser = Random(seed)
    news = fresh_news()
    before = copy_of(state)
    decisions = 0
    while not over(state):
        assert (state.hand.sum(axis=0) + state.row.sum(axis=0) + state.laid + state.unseen).tolist() == list(VALUES)
        assert min(state.hand.min(), state.row.min(), state.laid.min(), state.unseen.min(), state.known.min()) >= 0
        assert (state.known <= state.hand).all()
        for seat in range(players):
            assert state.hand[seat].sum() == rules.cards_held(state, seat)
        if not midway(state, int(state.turn)):
            assert state.row.sum(axis=1).tolist() == [1, 2, 3, 4]
            assert state.laid.sum() == 0
        assert waiting_for(state) == 1 << int(state.turn)
        assert [seat for seat in range(players) if legal(state, seat)] == [int(state.turn)]
        assert state.lives[state.turn] > 0
        if state.round_number != before.round_number:
            assert (state.lives[:players] > 0).sum() >= 2
            assert state.past_lives[before.round_number - 1].tolist()[:players] == state.lives.tolist()[:players]
            before = copy_of(state)
        move = chooser.choice(moves_in(legal(state, int(state.turn))))
        assert why_not(state, int(state.turn), move) == FINE
        news.length = 0
        play(state, int(state.turn), move, news)
        assert 0 < news.length <= MOST_NEWS
        decisions += 1
    assert state.round_number <= rules.MOST_ROUNDS
    assert decisions <= rules.MOST_ROUNDS * players * (most_laps + 1) * 5
    living = [seat for seat in range(players) if state.lives[seat] > 0]
    assert living
    assert [seat for seat in range(players) if ranks(state)[seat] == 1] == living
    assert (state.hand.sum(axis=0) + state.row.sum(axis=0) + state.unseen).tolist() == list(VALUES)


@settings(max_examples=30, deadline=None)
@given(**GAMES_BEGUN)
def test_the_same_seed_is_the_same_game_and_copies_share_no_memory(players: int, seed: int, moves: int, expert: bool) -> None:
    state = played(players, seed, moves, expert=expert)
    twin = copy_of(state)
    assert played(players, seed, moves, expert=expert).tobytes() == state.tobytes()
    if not over(state):
        play(twin, int(twin.turn), moves_in(legal(twin, int(twin.turn)))[0], SILENCE)
        assert twin.tobytes() != state.tobytes()
        assert played(players, seed, moves, expert=expert).tobytes() == state.tobytes()


def test_a_used_record_starts_like_a_fresh_one() -> None:
    used = played(5, 3, 10_000)
    assert over(used)
    _, options = LIFE.choose(3, {})
    start(used, options, seed_of(8), SILENCE)
    assert used.tobytes() == started(3, 8).tobytes()


# -------------------------------------------------------------------------------------------------------------- secrets


def redealt(state: Any, viewer: int, chooser: Random) -> Any:
    """Another state: the seed, and the position of all cards that this viewer cannot place, are different."""
    other = copy_of(state)
    other.seed = [chooser.getrandbits(32) for _ in range(8)]
    other.words = [chooser.getrandbits(32) for _ in range(16)]
    other.stream = 0
    rivals = [seat for seat in range(int(state.players)) if seat != viewer]
    hidden = [kind for kind in range(SPECIES) for _ in range(int(state.unseen[kind]))]
    for seat in rivals:
        hidden += [kind for kind in range(SPECIES) for _ in range(int(state.hand[seat, kind] - state.known[seat, kind]))]
    chooser.shuffle(hidden)
    for seat in rivals:
        room = int(state.hand[seat].sum() - state.known[seat].sum())
        other.hand[seat] = state.known[seat]
        for _ in range(room):
            other.hand[seat, hidden.pop()] += 1
    other.unseen = np.bincount(np.array(hidden, np.int64), minlength=SPECIES)
    return other


@settings(max_examples=200, deadline=None)
@given(**GAMES_BEGUN)
@example(players=4, seed=1, moves=10_000, expert=False)
def test_a_view_reveals_nothing_that_its_seat_cannot_know(players: int, seed: int, moves: int, expert: bool) -> None:
    state = played(players, seed, moves, expert=expert)
    chooser = Random(seed)
    for viewer in lookers(state):
        other = redealt(state, viewer, chooser)
        assert view_of(other, viewer).tobytes() == view_of(state, viewer).tobytes()


@settings(max_examples=60, deadline=None)
@given(**GAMES_BEGUN)
def test_a_view_answers_as_its_state_does(players: int, seed: int, moves: int, expert: bool) -> None:
    state = played(players, seed, moves, expert=expert)
    for viewer in lookers(state):
        view = view_of(state, viewer)
        assert waiting_for(view) == waiting_for(state)
        assert over(view) == over(state)
        for seat in range(players):
            assert (score(view, seat), standing(view, seat)) == (score(state, seat), standing(state, seat))
        if viewer != SPECTATOR:
            assert legal(view, viewer) == legal(state, viewer)
            assert midway(view, viewer) == midway(state, viewer)
            for move in range(-1, 63):
                assert why_not(view, viewer, move) == why_not(state, viewer, move)


@settings(max_examples=30, deadline=None)
@given(**GAMES_BEGUN)
def test_a_used_view_is_overwritten_completely(players: int, seed: int, moves: int, expert: bool) -> None:
    state = played(players, seed, moves, expert=expert)
    used = np.frombuffer(bytes([85]) * LIFE.VIEW.itemsize, LIFE.VIEW).copy()[0]
    see(state, 0, used)
    assert differing_fields(used, view_of(state, 0)) == []


# ------------------------------------------------------------------------------------------------------------ imagining


@settings(max_examples=60, deadline=None)
@given(**GAMES_BEGUN)
@example(players=5, seed=2, moves=10_000, expert=True)
def test_an_imagined_state_gives_the_view_it_was_imagined_from(players: int, seed: int, moves: int, expert: bool) -> None:
    state = played(players, seed, moves, expert=expert)
    for viewer in lookers(state):
        view = view_of(state, viewer)
        imagined = LIFE.fresh_state()
        imagine(view, dice_of(seed_of(seed), viewer + 1), imagined)
        assert view_of(imagined, viewer).tobytes() == view.tobytes()
        assert (imagined.hand.sum(axis=0) + imagined.row.sum(axis=0) + imagined.laid + imagined.unseen).tolist() == list(VALUES)
        assert bool(legal(imagined, int(imagined.turn))) != bool(over(state))
        assert imagined.seed.tolist() != state.seed.tolist()
        # It can be played on to its end.
        chooser = Random(seed)
        for _ in range(30):
            if not over(imagined):
                play(imagined, int(imagined.turn), collected(imagined, chooser), SILENCE)


def same_to_a_viewer(began: Any, moves: list[int], viewer: int, now: Any, instead: Any) -> bool:
    """Could this round have led to the other state, with the viewer seeing exactly the same all the time?"""
    truth, trial = copy_of(began), copy_of(began)
    # Cards move only in the open: two worlds differ by the same cards at all times.
    trial.hand += instead.hand - now.hand
    trial.unseen += instead.unseen - now.unseen
    if trial.hand.min() < 0:
        return False
    for move in moves:
        if not legal(trial, int(trial.turn)) >> move & 1:
            return False
        play(truth, int(truth.turn), move, SILENCE)
        play(trial, int(trial.turn), move, SILENCE)
        if truth.phase == TURN and view_of(trial, viewer).tobytes() != view_of(truth, viewer).tobytes():
            return False
    return bool(legal(trial, int(trial.turn)))


def moments(players: int, seed: int, **options: Any) -> Iterator[tuple[Any, Any, list[int]]]:
    """Every moment of a game, with the deal of its round and the moves since."""
    state = started(players, seed, **options)
    began = copy_of(state)
    moves: list[int] = []
    chooser = Random(seed)
    while not over(state):
        yield state, began, moves
        moves.append(collected(state, chooser))
        play(state, int(state.turn), moves[-1], SILENCE)
        if state.round_number != began.round_number:
            began, moves = copy_of(state), []


def unknown_cards(state: Any, kind: int) -> int:
    """How many cards of a species lie where a spectator does not know."""
    return VALUES[kind] - int(state.row[:, kind].sum() + state.laid[kind] + state.known[:, kind].sum())


def near_sets(state: Any) -> list[tuple[int, int]]:
    """Seats and species of which they would have held a set if they had all unknown cards."""
    seats = range(int(state.players))
    near = [(seat, kind) for seat in seats for kind in SETS if state.most_held[seat, kind - HARE] > 0]
    return [
        (seat, kind) for seat, kind in near if state.most_held[seat, kind - HARE] + unknown_cards(state, kind) >= VALUES[kind]
    ]


@pytest.mark.parametrize(("players", "expert"), [(3, False), (4, True), (5, False)])
def test_an_imagined_deal_is_kept_exactly_if_it_agrees_with_what_everybody_saw(players: int, expert: bool) -> None:
    chooser = Random(players)
    kept: Counter[int] = Counter()
    dropped: Counter[int] = Counter()
    for seed in range(6):
        for state, began, moves in moments(players, seed, expert=expert):
            near = near_sets(state)
            if chooser.random() > (0.1 if near else 0.02):
                continue
            for viewer in lookers(state):
                view = view_of(state, viewer)
                assert worlds.clashes(view, state) == 0  # the truth can always be imagined
                for seat, kind in [*near, (SPECTATOR, CAT)]:
                    instead = redealt(state, viewer, chooser)
                    if viewer != seat != SPECTATOR:
                        give_all(instead, viewer, seat, kind)
                    agrees = same_to_a_viewer(began, moves, viewer, state, instead)
                    assert (worlds.clashes(view, instead) == 0) == agrees
                    (kept if agrees else dropped)[int(state.phase)] += 1
    assert min(kept[TURN], kept[LAYING]) > 50
    assert min(dropped[TURN], dropped[LAYING]) > 5


def give_all(state: Any, viewer: int, seat: int, kind: int) -> None:
    """This seat gets all cards of a species that the viewer cannot see, in exchange for unseen ones of its own."""
    for other in range(-1, int(state.players)):
        if other in (viewer, seat) and other != SPECTATOR:
            continue
        held = state.unseen if other == SPECTATOR else state.hand[other]
        known = 0 if other == SPECTATOR else int(state.known[other, kind])
        for back in range(SPECIES):
            while back != kind and held[kind] > known and state.hand[seat, back] > state.known[seat, back]:
                held[kind] -= 1
                held[back] += 1
                state.hand[seat, kind] += 1
                state.hand[seat, back] -= 1


def test_an_unknown_cat_that_is_laid_later_was_in_the_hand_before() -> None:
    state = started(3, 1)
    state.starter = state.turn = 1
    state.hand[:3] = state.row[:] = 0
    state.hand[1, :3], state.hand[1, CAT] = (4, 2, 2), 2
    state.row[0, CAT] = state.row[1, 3] = state.row[1, 4] = 1
    state.hand[2, 3:6], state.hand[0, 3:6] = 3, 3
    state.unseen[:] = 0
    state.unseen[CAT] = 1
    for move in (0, 0):  # takes a cat for a giraffe: three cats, one of them known
        play(state, 1, move, SILENCE)
    state.turn = 1
    for move in (1, CAT, CAT):
        play(state, 1, move, SILENCE)
    # Two cats laid. If seat 1 held the other two as well, it would have held all four after its first swap.
    assert state.most_held[1, CAT - HARE] == 2
    view = view_of(state, 0)
    assert worlds.clashes(view, state) == 0
    state.hand[1, CAT], state.unseen[CAT] = 2, 0
    assert worlds.clashes(view, state) == 1


def few_unknown_cards(laying: bool) -> Any:
    """Five seats, nothing out of play, and only seven of the rivals' forty cards are unknown."""
    state = started(5, 11)
    state.turn = 2
    state.swapped = 0b11111
    unknown = {1: [PIG, HARE], 2: [CAT, 0], 3: [0, 0], 4: [PIG]}
    everything = [kind for kind in range(SPECIES) for _ in range(VALUES[kind])]
    for cards in unknown.values():
        for card in cards:
            everything.remove(card)
    state.hand[:5] = 0
    state.row[:] = 0
    if laying:
        # Seat 2 has laid a pig for a row of hare and pig, and needs one more pig, cat or mouse.
        state.phase, state.taking, state.laid_size, state.least_next = LAYING, 1, 1, PIG
        state.laid[PIG] = 1
        everything.remove(PIG)
        for _ in range(3):
            everything.remove(9)
    for seat, cards in unknown.items():
        known: list[int] = []
        while len(known) + len(cards) + (laying and seat == 2) < 10:
            known.append(everything.pop(0))
        state.known[seat] = np.bincount(np.array(known, np.int64), minlength=SPECIES)
        state.hand[seat] = state.known[seat] + np.bincount(np.array(cards, np.int64), minlength=SPECIES)
    if laying:
        everything += [9] * 3
        assert state.known[2, PIG:].sum() == 0
    state.hand[0] = np.bincount(np.array(everything[:10], np.int64), minlength=SPECIES)
    rest = everything[10:]
    for row in range(4):
        cards = [rest.pop() for _ in range(row + 1)]
        state.row[row] = np.bincount(np.array(cards, np.int64), minlength=SPECIES)
    assert not rest
    state.most_held[:] = 0
    state.most_held[3, PIG - HARE] = 4  # seat 3 has had four pigs, and did not end the round: it has none unseen
    state.most_held[2, PIG - HARE] = 3  # seat 2 can have one unseen, but not two
    state.most_held[4, CAT - HARE] = 3
    return state


def all_worlds(state: Any, laying: bool) -> Counter[tuple[tuple[int, ...], ...]]:
    """Every way in which the seven cards can lie, by brute force; ways that look alike are counted."""
    cards = [PIG, HARE, CAT, 0, 0, 0, PIG]
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for order in permutations(cards):
        one, two, three, four = order[:2], order[2:4], order[4:6], order[6:]
        if PIG in three or two.count(PIG) > 1 or CAT in four:
            continue
        if laying and not any(card >= PIG for card in two):
            continue
        found[tuple(tuple(sorted(hand)) for hand in (one, two, three, four))] += 1
    return found


@pytest.mark.parametrize("laying", [False, True])
def test_every_deal_that_agrees_with_a_view_is_imagined_equally_often(laying: bool) -> None:
    state = few_unknown_cards(laying)
    view = view_of(state, 0)
    assert worlds.clashes(view, state) == 0
    expected = all_worlds(state, laying)
    dice = dice_of(seed_of(12), 0)
    imagined = LIFE.fresh_state()
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    draws = 12_000
    for _ in range(draws):
        imagine(view, dice, imagined)
        unknown = (imagined.hand - state.known)[1:5].tolist()
        found[tuple(tuple(kind for kind in range(SPECIES) for _ in range(hand[kind])) for hand in unknown)] += 1
    assert set(found) <= set(expected)
    truth = (state.hand - state.known)[1:5].tolist()
    assert found[tuple(tuple(kind for kind in range(SPECIES) for _ in range(hand[kind])) for hand in truth)] > 0
    total = expected.total()
    distance = sum((found[world] - draws * ways / total) ** 2 / (draws * ways / total) for world, ways in expected.items())
    freedom = len(expected) - 1
    assert freedom > 10
    assert distance < freedom + 4 * sqrt(2 * freedom)


def test_a_draw_that_clashes_too_often_is_repaired() -> None:
    state = few_unknown_cards(laying=True)
    view = view_of(state, 0)
    cards = np.empty(CARDS, np.int64)
    room = np.zeros(5, np.int64)
    size = worlds.gather_unseen_cards(view, cards, room)
    assert (size, room.tolist()) == (7, [0, 2, 2, 2, 1])
    dice = dice_of(seed_of(13), 0)
    for order in ([0, 0, 0, HARE, PIG, PIG, CAT], [CAT, HARE, 0, 0, PIG, 0, PIG]):
        cards[:7] = order
        instead = copy_of(state)
        worlds.hand_out(view, cards, size, room, instead)
        assert worlds.clashes(view, instead) > 0
        worlds.mend(view, dice, cards, size, room, instead)
        assert worlds.clashes(view, instead) == 0
        assert view_of(instead, 0).tobytes() == view.tobytes()


# ---------------------------------------------------------------------------------- the rules again, slowly, in plain Python


def slow_totals(hands: list[list[int]], living: list[int]) -> list[int]:
    """The points of each seat, computed with cards in lists."""
    totals = [0] * len(hands)
    for kind, points in enumerate([9, 8, 7, 7, 6, 6, 5, 5, 4, 3]):
        ranking = sorted(((hands[seat].count(kind), seat) for seat in living), reverse=True)
        (most, seat), (second, _) = ranking[0], ranking[1]
        if most > second and (most >= 2 or len(living) > 2):
            totals[seat] += points
    return totals


def slow_lives(totals: list[int], lives: list[int], living: list[int]) -> list[int]:
    after = list(lives)
    mine = [totals[seat] for seat in living]
    for seat in living:
        if totals[seat] < max(mine):
            after[seat] = max(0, lives[seat] - (2 if totals[seat] == min(mine) else 1))
    return after


@settings(max_examples=200, deadline=None)
@given(players=st.integers(3, 5), seed=st.integers(0, 2**32), out=st.sets(st.integers(0, 4), max_size=3))
def test_valuing_agrees_with_a_slow_count(players: int, seed: int, out: set[int]) -> None:
    chooser = Random(seed)
    state = started(players, seed)
    living = [seat for seat in range(players) if seat not in out]
    if len(living) < 2:
        return
    deck = [kind for kind in range(SPECIES) for _ in range(VALUES[kind])]
    chooser.shuffle(deck)
    hands: list[list[int]] = [[] for _ in range(players)]
    for seat in range(players):
        if seat in living:
            hands[seat] = [deck.pop() for _ in range(10)]
        state.lives[seat] = chooser.randint(1, 5) if seat in living else 0
        state.hand[seat] = [hands[seat].count(kind) for kind in range(SPECIES)]
    lives = state.lives.tolist()[:players]
    totals = slow_totals(hands, living)
    state.swapped = 0b11111
    state.starter = state.turn = living[0]
    for _ in living:
        play(state, int(state.turn), KNOCK, SILENCE)
    assert [int(state.past_total[0, seat]) for seat in living] == [totals[seat] for seat in living]
    assert state.past_lives[0].tolist()[:players] == slow_lives(totals, lives, living)


def slow_sets(hand: list[int], row: list[int]) -> set[tuple[int, ...]]:
    """Every set of cards that may be laid for a row."""
    return set(combinations(sorted(hand), len(row))) - {tuple(sorted(row))}


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), kinds=st.integers(2, 6), row=st.integers(0, 3))
def test_the_sets_that_can_be_laid_are_exactly_those_of_a_slow_list(seed: int, kinds: int, row: int) -> None:
    chooser = Random(seed)
    state = started(3, 1)
    hand = sorted(chooser.choices(range(SPECIES - kinds, SPECIES), k=10))
    taken = chooser.sample(hand, row + 1) if chooser.random() < 0.7 else chooser.choices(range(SPECIES), k=row + 1)
    seat = int(state.turn)
    state.hand[seat] = [hand.count(kind) for kind in range(SPECIES)]
    state.row[row] = [taken.count(kind) for kind in range(SPECIES)]
    if len(set(hand)) == 1:
        return
    laid = set()
    play(state, seat, row, SILENCE)
    halves: list[tuple[Any, tuple[int, ...]]] = [(state, ())]
    while halves:
        half, so_far = halves.pop()
        moves = moves_in(legal(half, seat))
        assert moves  # whatever was offered can be completed
        for move in moves:
            further = copy_of(half)
            play(further, seat, move, SILENCE)
            if further.phase == LAYING:
                halves.append((further, (*so_far, move)))
            else:
                assert (*so_far, move) not in laid
                laid.add((*so_far, move))
    assert laid == slow_sets(hand, taken)


def count_lines(state: Any) -> tuple[int, int]:
    """The number of lines from here to the end of the round, and how many of them end in sudden death."""
    lines = deaths = 0
    for move in moves_in(legal(state, int(state.turn))):
        further = copy_of(state)
        play(further, int(further.turn), move, SILENCE)
        if further.round_number == state.round_number:
            more, more_deaths = count_lines(further)
        else:
            more, more_deaths = 1, int(further.past_ending[0] == BY_SUDDEN_DEATH)
        lines += more
        deaths += more_deaths
    return lines, deaths


def slow_lines(hands: list[list[int]], rows: list[list[int]], turns: list[int]) -> tuple[int, int]:
    """The same in the last lap, with cards in lists: these seats still have a turn."""
    if not turns:
        return 1, 0
    seat, *later = turns
    lines, deaths = slow_lines(hands, rows, later)  # knock
    for number, row in enumerate(rows):
        for laid in slow_sets(hands[seat], row):
            hand = list(hands[seat])
            for card in laid:
                hand.remove(card)
            hand += row
            if any(hand.count(kind) == VALUES[kind] for kind in SETS):
                lines += 1
                deaths += 1
                continue
            new_hands = [hand if other == seat else held for other, held in enumerate(hands)]
            new_rows = [list(laid) if other == number else lying for other, lying in enumerate(rows)]
            more, more_deaths = slow_lines(new_hands, new_rows, later)
            lines += more
            deaths += more_deaths
    return lines, deaths


def test_the_lines_of_a_last_lap_are_as_many_as_a_slow_count_finds() -> None:
    hands = [[0] * 5 + [1] * 5, [CAT] * 3 + [1] + [0] * 2 + [2] * 2 + [5] * 2, [HARE] * 4 + [2] * 2 + [3] * 3 + [1]]
    rows = [[CAT], [HARE, 3], [4, 4, 3], [4, 4, 4, 5]]
    state = started(3, 1)
    state.hand[:3] = [[hand.count(kind) for kind in range(SPECIES)] for hand in hands]
    state.row[:] = [[row.count(kind) for kind in range(SPECIES)] for row in rows]
    state.swapped = 0b111
    state.starter = state.turn = 0
    play(state, 0, KNOCK, SILENCE)
    assert count_lines(state) == slow_lines(hands, rows, [1, 2]) == (3903, 339)


# ------------------------------------------------------------------------------------------------ tallies for simulations


def test_the_score_sheet_shows_how_every_round_ended() -> None:
    state = started(4, 5)
    chooser = Random(5)
    starters: list[int] = []
    knockers: list[int] = []
    knocker = NOBODY
    while not over(state):
        number = int(state.round_number)
        if len(starters) < number:
            starters.append(int(state.starter))
            knocker = NOBODY
        move = collected(state, chooser)
        if state.phase == TURN and move == KNOCK and knocker == NOBODY:
            knocker = int(state.turn)
        play(state, int(state.turn), move, SILENCE)
        if state.round_number != number or over(state):
            knockers.append(knocker)
    rounds = int(state.round_number)
    assert state.past_starter[:rounds].tolist() == starters
    assert state.past_knocker[:rounds].tolist() == knockers
    assert (state.past_ending[:rounds] >= 0).all()
    assert (state.past_ending[rounds:] == rules.NOT_PLAYED).all()
    assert ((state.past_killer[:rounds] != NOBODY) == (state.past_ending[:rounds] == BY_SUDDEN_DEATH)).all()
    assert state.past_lives[rounds - 1].tolist()[:4] == state.lives.tolist()[:4]


# ------------------------------------------------------------------------------------------------ interpreted and compiled


def fingerprint_of_games() -> str:
    """A hash of every state, every tenth view and what is imagined from it, in three games."""
    found = hashlib.sha256()
    for players, expert in ((3, True), (4, False), (5, False)):
        state = started(players, 20 + players, expert=expert, most_laps=4)
        dice = dice_of(seed_of(players), 0)
        chooser = Random(players)
        news = fresh_news()
        decisions = 0
        while not over(state):
            seat = int(state.turn)
            if decisions % 10 == 0:
                view = view_of(state, seat)
                imagined = LIFE.fresh_state()
                imagine(view, dice, imagined)
                found.update(view.tobytes() + imagined.tobytes())
            move = collected(state, chooser)
            found.update(bytes([why_not(state, seat, other) for other in range(12)]))
            news.length = 0
            play(state, seat, move, news)
            found.update(state.tobytes() + news.tobytes())
            decisions += 1
        found.update(bytes(ranks(state)))
    return found.hexdigest()


def test_interpreted_and_compiled_rules_play_the_same_games() -> None:
    interpreted = subprocess.run(
        [sys.executable, "-m", "tests.games.life_is_life.test_bots_and_views"],
        cwd=PACKAGE.parent,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert interpreted.stdout.strip() == fingerprint_of_games()


if __name__ == "__main__":
    print(fingerprint_of_games())
