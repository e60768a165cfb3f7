"""The pad of an evening with the real cards, as several phones share it."""

from __future__ import annotations

import pytest

from mazzo.evening import Change, Evening, Opened, opened_by, sit, write
from mazzo.games import game_named
from mazzo.games.life_is_life.rules import SPECIES
from mazzo.words import Refusal

TAP = Change(path=["draft", 1, 0], value=1)


def enter(evening: Evening, person: str, entry_id: str, *changes: Change, meant_for: int | None = None) -> None:
    for entry in write(evening, person, entry_id, changes, meant_for):
        evening.apply(person, entry)


def test_a_tap_that_comes_after_the_round_was_scored_is_not_one_of_the_next() -> None:
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
