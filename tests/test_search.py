"""The search: repeatable with the same dice, in time, with reasons, in several threads at once, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from mazzo.bots.levels import bot_named, club
from mazzo.games import GAMES
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import legal, moves_in, over, waiting_for
from mazzo.table.view import view_of
from tests.games import ANY_GAME
from tests.strategies import played


@pytest.mark.parametrize("game", list(GAMES))
def test_the_same_dice_give_the_same_decision_however_often_it_looks_at_the_clock(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = played((game, 4, {}), 3, 30)
    seat = moves_in(waiting_for(state))[0]
    view = view_of(state, seat)
    before = view.tobytes()
    bot = bot_named("club@60")
    one = bot.decide(view, seat, dice_of(seed_of(1), 1))
    monkeypatch.setattr(club, "ROLLOUTS_A_LOOK", 5)
    two = bot.decide(view, seat, dice_of(seed_of(1), 1))
    assert (one.move, one.candidates, one.reason, one.worlds) == (two.move, two.candidates, two.reason, two.worlds)
    assert view.tobytes() == before


@pytest.mark.parametrize("game", list(GAMES))
def test_a_decision_comes_with_its_candidates_and_its_reason(game: str) -> None:
    state = played((game, 3, {}), 5, 8)
    while len(moves_in(legal(state, moves_in(waiting_for(state))[0]))) == 1 and not over(state):
        state = played((game, 3, {}), 6, 9)
    seat = moves_in(waiting_for(state))[0]
    decision = bot_named("club@60").decide(view_of(state, seat), seat, dice_of(seed_of(1), 1))
    assert decision.reason in ("as_usual", "better_than_usual", "only_sensible")
    assert decision.seconds > 0
    if decision.reason != "only_sensible":
        assert decision.candidates[0][0] == decision.move
        assert decision.worlds == decision.arguments["worlds"] > 0


def test_a_clock_cuts_what_runs_over() -> None:
    state = played((ANY_GAME, 4, {}), 3, 200)
    seat = moves_in(waiting_for(state))[0]
    hurried = club.club("hurried", lambda game: 10_000_000, 0.05)
    decision = hurried.decide(view_of(state, seat), seat, dice_of(seed_of(1), 1))
    assert decision.seconds < 1.0
    assert legal(state, seat) >> decision.move & 1


def test_two_searches_think_in_two_threads_without_disturbing_each_other() -> None:
    from concurrent.futures import ThreadPoolExecutor

    def think(number: int) -> tuple[int, int]:
        state = played((ANY_GAME, 4, {}), number, 40)
        seat = moves_in(waiting_for(state))[0]
        decision = bot_named("club@60").decide(view_of(state, seat), seat, dice_of(seed_of(1), number))
        return decision.move, decision.worlds

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(think, range(12))) == [think(number) for number in range(12)]


def test_the_clock_of_a_first_search_does_not_count_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first call of a function compiles it, which takes longer than a move may: by this clock a minute each."""
    state = played((ANY_GAME, 4, {}), 3, 40)
    seat = moves_in(waiting_for(state))[0]
    warm = bot_named("club@400").decide(view_of(state, seat), seat, dice_of(seed_of(1), 1))
    seconds = 0.0

    def compiled_first(name: str) -> None:
        function = getattr(club, name)
        to_compile = [60.0]

        def call(*given: Any) -> Any:
            nonlocal seconds
            seconds += to_compile.pop() if to_compile else 0.0
            return function(*given)

        monkeypatch.setattr(club, name, call)

    for name in ("begin", "go_on", "choose"):
        compiled_first(name)
    monkeypatch.setattr(club, "_compiled", set())
    monkeypatch.setattr(club.time, "perf_counter", lambda: seconds)
    cold = club.club("cold", lambda game: 400, 1.0).decide(view_of(state, seat), seat, dice_of(seed_of(1), 1))
    assert seconds == 180.0
    assert cold.seconds == 0.0
    assert cold.worlds == warm.worlds > 1
