"""Reviews of Wild Cards: where all decide in secret, an occasional surprise is no mistake."""

from __future__ import annotations

from mazzo.games.wild_cards.review import drew
from mazzo.review import excused
from mazzo.review.judge import Tried
from mazzo.review.losses import Part, judge_parts
from mazzo.rules.game import copy_of, legal, moves_in
from mazzo.table.view import view_of
from tests.strategies import fresh


def part_played(share: float, worlds: int = 200) -> Part:
    """A first bid, certainly worse than another, that the rules of thumb make with this chance."""
    view = view_of(fresh(("wild_cards", 3, {}), 1), 0)
    played, other = moves_in(legal(view, 0))[:2]
    part = Part(view, 0, played, 0, running=1 << played | 1 << other)
    part.values = part.worths = {played: [0.0] * worlds, other: [0.5] * worlds}
    part.picks = [played if world < share * worlds else other for world in range(worlds)]
    return part


def test_a_bid_that_is_made_one_time_in_twenty_is_no_mistake(monkeypatch) -> None:
    monkeypatch.setattr("mazzo.review.moves_of_master", lambda part: [])
    assert excused(part_played(0.05))
    assert excused(part_played(0.04)), "of 200 worlds that is too few to tell"
    assert not excused(part_played(0.01, worlds=400))


def test_a_bid_is_examined_further_while_it_may_be_made_now_and_then(monkeypatch) -> None:
    monkeypatch.setattr("mazzo.review.moves_of_master", lambda part: [])
    part = part_played(0.0, worlds=24)
    assert part.would_be_called(0.04), "surely a blunder, but for what 24 worlds say of the rules of thumb"

    class NeverPicks:
        def try_moves(self, view, seat, played, running, number, first, worlds) -> Tried:
            other = next(move for move in moves_in(running) if move != played)
            columns = {played: [0.0] * worlds, other: [0.5] * worlds}
            return Tried(running, columns, columns, [other] * worlds)

    list(judge_parts([part], NeverPicks(), 24, 384, 0.04))
    assert part.worlds == 96
    assert not excused(part)


def test_a_bid_that_the_master_would_make_is_no_mistake(monkeypatch) -> None:
    part = part_played(0.0)
    monkeypatch.setattr("mazzo.review.moves_of_master", lambda part: [part.played])
    assert excused(part)


def test_cards_from_either_pile_are_drawn_and_bids_are_not() -> None:
    state = fresh(("wild_cards", 3, {}), 1)
    for pile in ("habitat_pile_size", "animal_pile_size", "reshuffles", "lots_drawn"):
        later = copy_of(state)
        later[pile] += 1
        assert drew(state, later)
    later = copy_of(state)
    later.bid[0] = 3
    assert not drew(state, later)
