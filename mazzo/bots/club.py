"""The *club* player: a search of a given number of lines, with a clock that only cuts what runs over."""

from __future__ import annotations

import threading
import time
from typing import Any

import numpy as np

from mazzo.bots.decision import Bot, Decision
from mazzo.bots.search import SCRATCH_STATES, SEARCH, begin, choose, go_on
from mazzo.rules.dice import DICE
from mazzo.rules.game import Game, game_of, legal, moves_in
from mazzo.rules.news import fresh_news

# So many lines take about 150 ms of one core at a table, and about 10 ms in an arena.
TABLE_ROLLOUTS = {"wizard": 1200, "wild_cards": 600, "life_is_life": 1200}
ARENA_ROLLOUTS = {"wizard": 120, "wild_cards": 60, "life_is_life": 80}
TABLE_SECONDS = 0.25
ARENA_SECONDS = 10.0
LINES_A_LOOK = 64  # lines between two looks at the clock


class Desk:
    """What a search works with, made once for each game and thread."""

    def __init__(self, game: Game) -> None:
        self.search = np.zeros(1, SEARCH)[0]
        self.states = np.zeros(SCRATCH_STATES, game.STATE)
        self.seen = game.fresh_view()
        self.memory = game.fresh_view()
        self.dice = np.zeros(1, DICE)[0]
        self.news = fresh_news(listening=False)


_desks = threading.local()


def desk_for(game: Game) -> Desk:
    desks: dict[str, Desk] = _desks.__dict__.setdefault("by_game", {})
    if game.name not in desks:
        desks[game.name] = Desk(game)
    return desks[game.name]


def club(name: str, rollouts: dict[str, int], seconds: float) -> Bot:
    """A club player with so many lines a move, by game, who stops in any case after so many seconds."""

    def decide(view: Any, seat: int, dice: Any) -> Decision:
        game = game_of(view)
        return search_decision(view, seat, dice, rollouts[game.name], seconds)

    return Bot(name, decide, compiled=True)


def club_with(rollouts: int) -> Bot:
    """A club player with this number of lines a move, whatever the game."""
    return club(f"club@{rollouts}", dict.fromkeys(TABLE_ROLLOUTS, rollouts), ARENA_SECONDS)


AT_THE_TABLE = club("club", TABLE_ROLLOUTS, TABLE_SECONDS)
IN_THE_ARENA = club("club", ARENA_ROLLOUTS, ARENA_SECONDS)


def search_decision(view: Any, seat: int, dice: Any, rollouts: int, seconds: float) -> Decision:
    begun = time.perf_counter()
    moves = moves_in(legal(view, seat))
    if len(moves) == 1:
        return Decision(moves[0], reason="only_move", seconds=time.perf_counter() - begun)
    desk = desk_for(game_of(view))
    search = desk.search
    begin(search, view, seat, dice, rollouts)
    tools = desk.states, desk.seen, desk.memory, desk.dice, desk.news
    while not go_on(search, view, seat, dice, *tools, LINES_A_LOOK):
        if time.perf_counter() - begun > seconds:
            break
    move = int(choose(search, view, dice))
    return told(search, move, time.perf_counter() - begun)


def told(search: Any, move: int, seconds: float) -> Decision:
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
