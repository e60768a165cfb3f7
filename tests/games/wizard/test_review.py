"""Reviews of Wizard: a bid that nobody should make is found, and reported at its position."""

from __future__ import annotations

from mazzo.bots.levels import bot_named
from mazzo.bots.sandbox import bot_decision
from mazzo.review import EFFORTS, Reviewer
from mazzo.rules.dice import dice_of, seed_of
from mazzo.table.record import record_of
from mazzo.table.table import Table
from mazzo.words import kind_of_decision


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


def test_leading_following_and_discarding_are_separate_kinds() -> None:
    table = Table.open("wizard", 3, {"rounds": "5"}, "7")
    for seat in range(3):
        table.sit(seat, f"Player {seat}")
    table.deal()
    dice = dice_of(seed_of(1), 1)
    kinds = set()
    while table.stage == "playing":
        seat = table.undecided[0]
        words = bot_decision(bot_named("casual"), table.state, seat, dice)
        view = table.view_words(seat)
        kind = kind_of_decision(table.view(seat), seat, table.legal(seat)[words[0]])
        kinds.add(kind)
        if kind in ("lead", "follow", "discard"):
            assert (kind == "lead") == (view.trick == [])
            holds_it = any(card[0] == view.follow for card in view.hands[seat] if card[0] not in "WJ")
            assert (kind == "follow") == (view.follow is not None and holds_it)
        table.play(seat, words)
    assert kinds >= {"bid", "lead", "follow", "discard"}
