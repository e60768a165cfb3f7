"""The pad of an evening with real cards, shared by several phones."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from mazzo.evening import Change, Evening, Opened, opened_by, sit, write
from mazzo.games import game_named
from mazzo.games.life_is_life.rules import HAND_SIZE, SPECIES, value_of
from mazzo.words import Refusal

TAP = Change(path=["draft", 1, 0], value=1)


def enter(evening: Evening, person: str, entry_id: str, *changes: Change, meant_for: int | None = None) -> None:
    for entry in write(evening, person, entry_id, changes, meant_for):
        evening.apply(person, entry)


def test_a_late_tap_does_not_count_for_the_next_round() -> None:
    game = game_named("life_is_life")
    options = game.choose(3, {})[0]
    evening = opened_by(game.name, Opened(names=["", "", ""], options=options, first=0, begun_at=0), "holder")
    evening.apply("guest", sit(evening, "guest", 1)[0])
    enter(evening, "guest", "1", TAP, meant_for=1)
    nothing = [[0] * SPECIES for _ in range(3)]
    scored = Change(path=["rounds", 0], value={"cards": evening.entries["draft"], "sudden": None})
    enter(evening, "holder", "2", scored, Change(path=["draft", 1, 0], value=0))
    with pytest.raises(Refusal) as refused:
        enter(evening, "guest", "3", TAP, meant_for=1)
    assert (refused.value.reason, refused.value.facts) == ("stale", {"round": 2})
    assert evening.entries["draft"] == nothing
    enter(evening, "guest", "4", TAP, meant_for=2)
    assert evening.entries["draft"][1][0] == 1


def opened(players: int, **entries: Any) -> Evening:
    game = game_named("life_is_life")
    options = game.choose(players, {})[0]
    return opened_by(game.name, Opened(names=[""] * players, options=options, first=0, begun_at=0, entries=entries), "holder")


def test_a_player_cannot_show_more_cards_than_exist() -> None:
    def draft(seat: int, **copies: int) -> list[list[int]]:
        hand = [copies.get(f"of_{species}", 0) for species in range(SPECIES)]
        return [hand if other == seat else [0] * SPECIES for other in range(3)]

    giraffes = value_of(0)
    full = draft(1, of_0=giraffes, of_1=HAND_SIZE - giraffes)
    assert opened(3, draft=full).entries["draft"] == full
    one_each = [[1 if species == 0 else 0 for species in range(SPECIES)] for _ in range(3)]
    for wrong in (draft(0, of_0=giraffes + 1), draft(2, of_0=giraffes, of_1=HAND_SIZE - giraffes + 1), [*full[:2], one_each[2]]):
        with pytest.raises(Refusal, match="not that many"):
            opened(3, draft=wrong)


def test_L13_sixty_rounds_are_replayed_in_a_moment() -> None:
    """With every entry the whole evening is replayed; a long one used to hold up everybody for a seventh of a second."""
    same = [[1] * SPECIES for _ in range(3)]
    evening = opened(3, rounds=[{"cards": same, "sudden": None}] * 60)
    assert evening.progress.is_over
    steps = 0

    def count(*_: Any) -> None:
        nonlocal steps
        steps += 1

    sys.setprofile(count)
    try:
        enter(evening, "holder", "1", Change(path=["rounds", 59, "corrected"], value=True))
    finally:
        sys.setprofile(None)
    assert evening.entries["rounds"][59]["corrected"]
    assert steps < 60_000
