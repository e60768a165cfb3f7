"""The *club* player: a search of a given number of rollouts, with a clock that only stops a search that takes too long."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from mazzo.bots.decision import Bot, Decision
from mazzo.bots.heuristics import arena_rollouts, table_rollouts
from mazzo.bots.search import Desk, begin, choose, fresh_desk, go_on
from mazzo.rules.dice import DICE
from mazzo.rules.game import Game, game_of, legal, moves_in

TABLE_SECONDS = 0.25
ARENA_SECONDS = 10.0
ROLLOUTS_A_LOOK = 64  # rollouts between two looks at the clock

_desks = threading.local()


def desk_for(game: Game, whose: str = "club", mind: Callable[[], Any] = lambda: None) -> Desk:
    """What a search of this game works with, made once for each thread; `whose` names the mind it goes by."""
    desks: dict[tuple[str, str], Desk] = _desks.__dict__.setdefault("made", {})
    if (game.name, whose) not in desks:
        desks[game.name, whose] = fresh_desk(game, mind())
    return desks[game.name, whose]


_compiled: set[tuple[str, bool]] = set()
_compiling = threading.Lock()


def compile_search(desk: Desk, view: Any, seat: int) -> None:
    """Compiles the search of this game, or loads it, by trying it once. This takes longer than a move may, so it happens before
    any clock starts; other threads that want to search the same game meanwhile wait for it here."""
    search = (game_of(view).name, desk.mind is None)
    if search in _compiled:
        return
    with _compiling:
        if search not in _compiled:
            dice = np.zeros(1, DICE)[0]
            begin(desk, view, seat, dice, 1)
            go_on(desk, view, seat, dice, 1)
            choose(desk, view, dice)
            _compiled.add(search)


def club(name: str, rollouts: Callable[[Game], int], seconds: float) -> Bot:
    """A club player with this many rollouts per move, by game, that in any case stops after this many seconds."""

    def decide(view: Any, seat: int, dice: Any) -> Decision:
        game = game_of(view)
        return search_decision(view, seat, dice, desk_for(game), rollouts(game), seconds)

    return Bot(name, decide, compiled=True)


def club_with(rollouts: int) -> Bot:
    """A club player with this number of rollouts per move, in any game."""
    return club(f"club@{rollouts}", lambda game: rollouts, ARENA_SECONDS)


AT_THE_TABLE = club("club", table_rollouts, TABLE_SECONDS)
IN_THE_ARENA = club("club", arena_rollouts, ARENA_SECONDS)


def search_decision(view: Any, seat: int, dice: Any, desk: Desk, rollouts: int, seconds: float) -> Decision:
    begun = time.perf_counter()
    moves = moves_in(legal(view, seat))
    if len(moves) == 1:
        return Decision(moves[0], reason="only_move", seconds=time.perf_counter() - begun)
    compile_search(desk, view, seat)
    begun = time.perf_counter()
    begin(desk, view, seat, dice, rollouts)
    while not go_on(desk, view, seat, dice, ROLLOUTS_A_LOOK):
        if time.perf_counter() - begun > seconds:
            break
    move = int(choose(desk, view, dice))
    return decision_of(desk.search, move, time.perf_counter() - begun)


def decision_of(search: Any, move: int, seconds: float) -> Decision:
    """The decision with its reasons. The best candidate comes first; what was dropped soon comes last."""
    weighed = [each for each in moves_in(int(search.weighed)) if search.tried[each] > 0]
    if not weighed:
        return Decision(move, reason="only_sensible", seconds=seconds)
    gain = {each: float(search.gain[each] / search.tried[each]) for each in weighed}
    order = sorted(weighed, key=lambda each: (each != move, -int(search.tried[each]), -gain[each]))
    candidates = [(each, round(float(search.result[each] / search.tried[each]), 3)) for each in order]
    usual = int(search.usual)
    reason = "as_usual" if move == usual else "better_than_usual"
    arguments: dict[str, Any] = {"worlds": int(search.worlds)}
    if move != usual:
        arguments |= {"usual": usual, "gain": round(gain[move], 2)}
    return Decision(move, candidates, reason, arguments, int(search.worlds), seconds)
