"""Which options a table can have beside those that are chosen: the rules say so, one trial after the other."""

from __future__ import annotations

import msgspec

from mazzo.rules.game import Game
from mazzo.rules.options import OptionClash
from mazzo.server.wire import messages


def checked_options(game: Game, wish: messages.CheckOptions) -> messages.CheckedOptions:
    """The options that were asked for as a table would have them, and every other value that does not go with them."""
    try:
        chosen, _ = game.choose(wish.players, wish.options)
    except ValueError as problem:
        return messages.CheckedOptions(clash=clash_in(problem), options=wish.options, ruled_out=[])
    ruled_out = []
    for option in game.options:
        for value in option.values:
            try:
                game.choose(wish.players, {**wish.options, option.name: value})
            except ValueError as problem:
                why = msgspec.structs.asdict(clash_in(problem))
                ruled_out.append(messages.RuledOut(option=option.name, value=value, **why))
    return messages.CheckedOptions(clash=None, options=chosen, ruled_out=ruled_out)


def clash_in(problem: ValueError) -> messages.Clash:
    """What a game says of options that it cannot have; a game from elsewhere may have nothing but a sentence."""
    if isinstance(problem, OptionClash):
        return messages.Clash(clash=problem.clash, facts=dict(problem.facts), text=str(problem))
    return messages.Clash(clash="", facts={}, text=str(problem))
