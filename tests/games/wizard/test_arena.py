"""Equal deals, seen from the hands of Wizard."""

from __future__ import annotations

from typing import Any

from mazzo.arena import Match, play_deal
from mazzo.bots.levels import Bot, Decision
from mazzo.games.wizard.rules import BIDDING, GAME
from mazzo.rules.game import legal, moves_in

SHORT = Match("casual", "random", GAME.name, 3, {"rounds": "1-2"}, "5")


def test_all_games_of_a_deal_have_the_same_cards() -> None:
    hands: list[dict[int, int]] = [{}]

    def look(view: Any, seat: int, dice: Any) -> Decision:
        if view.round_number == 1 and view.phase == BIDDING:
            if seat in hands[-1]:
                hands.append({})
            hands[-1][seat] = int(view.hand[seat])
        return Decision(moves_in(legal(view, seat))[0])

    spy = Bot("spy", look)
    play_deal(SHORT, (spy, spy), 3)
    assert len(hands) == 6
    assert all(hand == hands[0] for hand in hands)
    play_deal(SHORT, (spy, spy), 4)
    assert hands[6] != hands[0]
