"""What a page needs to know about a game before it opens a table."""

from __future__ import annotations

from functools import cache
from typing import Literal

from mazzo.bots.offered import levels_of
from mazzo.games import GAMES, own
from mazzo.rules.game import Game
from mazzo.rules.options import Choices
from mazzo.server.wire import api_messages


@cache
def all_games() -> list[api_messages.GameInfo]:
    return [game_info(game) for game in GAMES.values()]


def game_info(game: Game) -> api_messages.GameInfo:
    quick = own(game, "length", "QUICK")
    return api_messages.GameInfo(
        name=game.name,
        title=game.title,
        author=game.author,
        least_players=game.least_players,
        most_players=game.most_players,
        options=[
            api_messages.OptionInfo(
                name=option.name,
                default=option.default,
                values=list(option.values),
                free=option.reads is not None,
                only_for=None if option.only_for is None else list(option.only_for),
            )
            for option in game.options
        ],
        levels=list(levels_of(game.name)),
        has_tricks="trick" in game.news_kinds,
        lengths=[game_length(game, "whole", {}), *([] if quick is None else [game_length(game, "quick", quick)])],
    )


def game_length(game: Game, name: Literal["whole", "quick"], options: Choices) -> api_messages.GameLength:
    """This choice of options, and the rounds it gives to each number of players that can have it."""
    rounds_of = own(game, "length", "rounds_of")
    rounds = {}
    for players in range(game.least_players, game.most_players + 1):
        try:
            choices, _ = game.choose(players, options)
        except ValueError:
            continue
        rounds[str(players)] = None if rounds_of is None else rounds_of(players, choices)
    minutes = own(game, "length", "MINUTES", {}).get(name)
    return api_messages.GameLength(name=name, options=options, rounds=rounds, minutes=minutes)
