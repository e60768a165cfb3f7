"""Which options a table can have together with the chosen ones, found by trying them on the rules one by one."""

from __future__ import annotations

import msgspec

from mazzo.rules.game import Game
from mazzo.server.wire import api_messages
from mazzo.table.commands import bad_options


def checked_options(game: Game, wish: api_messages.CheckOptions) -> api_messages.CheckedOptions:
    """The requested options as a table would have them, and every other value that does not go with them."""
    try:
        chosen, _ = game.choose(wish.players, wish.options)
    except ValueError as problem:
        return api_messages.CheckedOptions(clash=clash_in(problem), options=wish.options, ruled_out=[])
    ruled_out = []
    for option in game.options:
        for value in option.values:
            try:
                game.choose(wish.players, {**wish.options, option.name: value})
            except ValueError as problem:
                why = msgspec.structs.asdict(clash_in(problem))
                ruled_out.append(api_messages.RuledOut(option=option.name, value=value, **why))
    return api_messages.CheckedOptions(clash=None, options=chosen, ruled_out=ruled_out)


def clash_in(problem: ValueError) -> api_messages.Clash:
    """What a game says about options that do not go together."""
    facts = dict(bad_options(problem).facts)
    return api_messages.Clash(clash=str(facts.pop("clash")), facts=facts, text=str(problem))
