"""Reviews of Wizard: a bid that nobody should make is found, and said to be one at its place."""

from __future__ import annotations

from mazzo.bots.levels import bot_named
from mazzo.bots.sandbox import bot_decision
from mazzo.review import EFFORTS, Reviewer
from mazzo.rules.dice import dice_of, seed_of
from mazzo.table.record import record_of
from mazzo.table.table import Table


def test_a_planted_blunder_is_found_at_its_place_and_those_around_it_are_not_blamed() -> None:
    table = Table.open("wizard", 3, {"rounds": "3-4-3-4"}, "11")
    for seat in range(3):
        table.sit(seat, f"Player {seat}")
    table.deal()
    dice = dice_of(seed_of(1), 1)
    planted = 0
    while table.stage == "playing":
        seat = table.undecided[0]
        words = bot_decision(bot_named("casual"), table.state, seat, dice)
        if not planted and seat == 1 and words == ["bid 0"]:
            words, planted = ["bid 3"], table.turn + 1
        table.play(seat, words)
    assert planted
    found = Reviewer(record_of(table)).at(1, EFFORTS["usual"])
    blamed = found.called("mistake", "blunder")
    assert [each.played for each in blamed] == [["bid 3"]]
    assert blamed[0].called == "blunder"
    assert blamed[0].place == planted
    assert blamed[0].better in (["bid 0"], ["bid 1"])
    assert blamed[0].loss.low > 12.0
    assert found.bars.losses.value > 12.0
