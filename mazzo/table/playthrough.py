"""A whole game, written out decision by decision: for whoever checks the rules with a program of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from mazzo.rules.dice import seed_text
from mazzo.rules.news import fresh_news
from mazzo.rules.options import Choices
from mazzo.rules.verbs import (
    SPECTATOR,
    Game,
    game_of,
    midway,
    moves_in,
    over,
    play,
    ranks,
    scores,
    start,
    waiting_for,
)
from mazzo.table.view import view_of
from mazzo.words import Told, legal_words, news_words, words_of

Chooser = Callable[[Any, int], int]
"""Chooses a move: it is handed a view and the seat it sits on."""


def playthrough(
    game: Game, players: int, choices: Choices, options: Any, seed: Any, choosers: list[Chooser], views: bool
) -> Iterator[Told]:
    """One object for the game, one for each small decision, one for the end."""
    words = words_of(game)
    yield {"game": game.name, "players": players, "options": choices, "seed": seed_text(seed)}
    state = game.fresh_state()
    start(state, options, seed, fresh_news())
    number = 0
    seat = SPECTATOR
    while not over(state):
        waiting = moves_in(waiting_for(state))
        # In simultaneous phases the lowest waiting seat acts first and makes its whole set.
        seat = seat if seat in waiting and midway(state, seat) else waiting[0]
        legal = legal_words(state, seat)
        move = choosers[seat](view_of(state, seat), seat)
        line: Told = {
            "n": number,
            "waiting_for": waiting,
            "seat": seat,
            "legal": sorted(legal),
            "move": next(text for text, meant in legal.items() if meant == move),
            "before": words.state(state),
        }
        if views:
            line["views"] = told_views(state)
        news = fresh_news()
        play(state, seat, move, news)
        yield line | {"news": news_words(game, news)}
        number += 1
    last: Told = {"over": True, "scores": scores(state), "ranks": ranks(state), "after": words.state(state)}
    if views:
        last["views"] = told_views(state)
    yield last


def told_views(state: Any) -> Told:
    """What every seat sees, and a spectator."""
    say = words_of(game_of(state)).view
    seats = [*range(int(state.players)), SPECTATOR]
    return {"spectator" if seat == SPECTATOR else str(seat): say(view_of(state, seat)) for seat in seats}
