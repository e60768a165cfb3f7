"""What every bot must pass, and that the check finds those who do not."""

from __future__ import annotations

import time
from itertools import count
from typing import Any

import pytest

from mazzo.bots.levels import BOTS, Bot, Decision, bot_named
from mazzo.bots.sandbox import BotFault
from mazzo.check_bot import check
from mazzo.games import GAMES
from mazzo.rules.game import legal, moves_in


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("name", [name for name in BOTS if name != "club"])
def test_every_level_passes_everywhere(name: str, game: str) -> None:
    found = check(bot_named(name), game, 0.05)
    assert found.asked_again >= found.tables
    assert found.phases >= set(GAMES[game].phases) - {"over"} - RARE.get(game, set())


@pytest.mark.parametrize("game", list(GAMES))
def test_club_passes_everywhere(game: str) -> None:
    found = check(bot_named("club@16"), game, 0.3)
    assert found.phases >= set(GAMES[game].phases) - {"over"} - RARE.get(game, set())


# Phases that a sensible player meets in few games only.
RARE = {"wild_cards": {"take", "show", "give", "choose", "second", "ibex"}}


def first(view: Any, seat: int, dice: Any) -> Decision:
    return Decision(moves_in(legal(view, seat))[0])


def test_a_bot_that_answers_illegally_is_named() -> None:
    def illegal(view: Any, seat: int, dice: Any) -> Decision:
        return Decision(60) if view.phase == 2 else first(view, seat, dice)

    with pytest.raises(BotFault, match=r"bot 'planted' answered with move 60, which is not legal.*phase play.*table wizard"):
        check(Bot("planted", illegal), "wizard", 1)


def test_a_bot_that_raises_is_named() -> None:
    def raises(view: Any, seat: int, dice: Any) -> Decision:
        if view.players == 4:
            raise IndexError("no such card")
        return first(view, seat, dice)

    with pytest.raises(BotFault, match=r"bot 'planted' raised IndexError: no such card on seat \d of 4"):
        check(Bot("planted", raises), "wizard", 1)


def test_a_slow_bot_is_named() -> None:
    def slow(view: Any, seat: int, dice: Any) -> Decision:
        begun = time.perf_counter()
        time.sleep(0.004)
        return Decision(moves_in(legal(view, seat))[0], seconds=time.perf_counter() - begun)

    with pytest.raises(BotFault, match="bot 'planted' is too slow in Wizard"):
        check(Bot("planted", slow), "wizard", 0.002)


def test_a_bot_that_goes_by_more_than_its_view_is_named() -> None:
    asked = count()

    def moody(view: Any, seat: int, dice: Any) -> Decision:
        moves = moves_in(legal(view, seat))
        return Decision(moves[next(asked) % len(moves)])

    with pytest.raises(BotFault, match="to the same view and the same dice"):
        check(Bot("planted", moody), "wizard", 1)


def test_the_command_says_it_in_one_sentence(mazzo: Any, tmp_path: Any) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Bad:\n    def decide(self, view, seat, dice):\n        return 61\n")
    status, out, err = mazzo("check-bot", f"{file}:Bad", "--game", "wizard")
    assert status == 2
    assert err.startswith("mazzo: bot ")
    assert err.count("\n") == 1
    status, out, _ = mazzo("check-bot", "casual", "--game", "wizard")
    assert status == 0
    assert "casual passes" in out
