"""What every bot must pass, and that the check catches those that do not."""

from __future__ import annotations

import time
from itertools import count
from typing import Any

import pytest

from mazzo.bots.levels import BOTS, Bot, Decision, arena_bot, bot_named
from mazzo.bots.network import is_trained
from mazzo.bots.sandbox import BotFault
from mazzo.check_bot import check
from mazzo.games import GAMES
from mazzo.rules.game import legal, moves_in
from tests.games import ANY_GAME, sample

LAST_PHASE = [phase for phase in GAMES[ANY_GAME].phases if phase != "over"][-1]


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("name", [name for name in BOTS if name not in ("club", "master")])
def test_every_level_passes_everywhere(name: str, game: str) -> None:
    found = check(bot_named(name), game, 0.05)
    assert found.asked_again >= found.tables
    assert found.phases >= set(GAMES[game].phases) - {"over"} - sample(game, "RARE_PHASES", set())


@pytest.mark.parametrize("game", list(GAMES))
def test_club_passes_everywhere(game: str) -> None:
    found = check(bot_named("club@16"), game, 0.3)
    assert found.phases >= set(GAMES[game].phases) - {"over"} - sample(game, "RARE_PHASES", set())


@pytest.mark.parametrize("name", ["master", "master@16"])
@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if is_trained(game)])
def test_the_master_passes_everywhere(game: str, name: str) -> None:
    found = check(arena_bot(name), game, 0.05)
    assert found.asked_again >= found.tables
    assert found.phases >= set(GAMES[game].phases) - {"over"} - sample(game, "RARE_PHASES", set())


def first(view: Any, seat: int, dice: Any) -> Decision:
    return Decision(moves_in(legal(view, seat))[0])


def test_a_bot_that_answers_illegally_is_named() -> None:
    def illegal(view: Any, seat: int, dice: Any) -> Decision:
        in_last_phase = GAMES[ANY_GAME].phases[view.phase] == LAST_PHASE
        return Decision(62) if in_last_phase else first(view, seat, dice)

    sentence = rf"bot 'planted' answered with move 62, which is not legal.*phase {LAST_PHASE}.*table {ANY_GAME}"
    with pytest.raises(BotFault, match=sentence):
        check(Bot("planted", illegal), ANY_GAME, 1)


def test_a_bot_that_raises_is_named() -> None:
    def raises(view: Any, seat: int, dice: Any) -> Decision:
        if view.players == 4:
            raise IndexError("no such card")
        return first(view, seat, dice)

    with pytest.raises(BotFault, match=r"bot 'planted' raised IndexError: no such card on seat \d of 4"):
        check(Bot("planted", raises), ANY_GAME, 1)


def test_a_slow_bot_is_named() -> None:
    def slow(view: Any, seat: int, dice: Any) -> Decision:
        begun = time.perf_counter()
        time.sleep(0.004)
        return Decision(moves_in(legal(view, seat))[0], seconds=time.perf_counter() - begun)

    with pytest.raises(BotFault, match=f"bot 'planted' is too slow in {GAMES[ANY_GAME].title}"):
        check(Bot("planted", slow), ANY_GAME, 0.002)


def test_a_bot_that_goes_by_more_than_its_view_is_named() -> None:
    asked = count()

    def moody(view: Any, seat: int, dice: Any) -> Decision:
        moves = moves_in(legal(view, seat))
        return Decision(moves[next(asked) % len(moves)])

    with pytest.raises(BotFault, match="to the same view and the same dice"):
        check(Bot("planted", moody), ANY_GAME, 1)


def test_the_command_says_it_in_one_sentence(mazzo: Any, tmp_path: Any) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Bad:\n    def decide(self, view, seat, dice):\n        return 61\n")
    status, out, err = mazzo("check-bot", f"{file}:Bad", "--game", ANY_GAME)
    assert status == 2
    assert err.startswith("mazzo: bot ")
    assert err.count("\n") == 1
    status, out, _ = mazzo("check-bot", "casual", "--game", ANY_GAME)
    assert status == 0
    assert "casual passes" in out
