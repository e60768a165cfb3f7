"""Every game without its optional modules: run by test_plain_games.py in a process of its own, interpreted or compiled."""

from __future__ import annotations

import io

import numpy as np
import pytest

import mazzo.games

REQUIRED = ("rules", "worlds", "words")
mazzo.games.has_part = lambda game, name: name in REQUIRED  # before anything asks for it

from rich.console import Console  # noqa: E402

from mazzo.bots.levels import bot_named  # noqa: E402
from mazzo.hints import hint_for, hint_in_english, move_chances  # noqa: E402
from mazzo.lesson import lessons  # noqa: E402
from mazzo.research.encoding import LAYOUTS, layout_of  # noqa: E402
from mazzo.rules.dice import dice_of, seed_of  # noqa: E402
from mazzo.rules.game import legal, moves_in, waiting_for  # noqa: E402
from mazzo.table.view import view_of  # noqa: E402
from mazzo.tally import rounds_of, scored_in, tally_of  # noqa: E402
from mazzo.terminal import drawing_of  # noqa: E402
from mazzo.variants import TABLES  # noqa: E402
from mazzo.words import words_of  # noqa: E402
from tests.games import short_table  # noqa: E402
from tests.strategies import fresh, played  # noqa: E402


def try_out(name: str) -> None:
    game = mazzo.games.GAMES[name]
    players, asked = short_table(name)
    state = fresh((name, players, asked), 3)
    seat = moves_in(waiting_for(state))[0]
    view = view_of(state, seat)
    for level in ("random", "novice", "casual", "club@4"):
        decision = bot_named(level).decide(view, seat, dice_of(seed_of(1), 1))
        assert legal(view, seat) >> decision.move & 1, level
    hint = hint_for(view, seat, bot_named("club@4"))
    assert hint.counted_in == "chance"
    assert all(0 <= chance <= 1 for _, chance in hint.candidates)
    assert hint_in_english(hint)[0].startswith("I would ")
    assert move_chances(view, seat) == []
    final = played((name, players, asked), 3, 5000)
    tally = tally_of(game, players)
    tally.add(np.array([final], game.STATE))
    assert (tally.summary(), tally.tables(), rounds_of(game, final, 0), scored_in(game)) == ({}, [], [], "points")
    paper = io.StringIO()
    Console(file=paper, width=200).print(drawing_of(game).picture(words_of(game).view(view), list("ABCDEF"), seat))
    assert "phase" in paper.getvalue()
    assert TABLES[name] == [(number, {}) for number in range(game.least_players, game.most_players + 1)]
    with pytest.raises(ValueError, match="has no encoding"):
        layout_of(game)


if __name__ == "__main__":
    for each in mazzo.games.GAMES:
        try_out(each)
    assert LAYOUTS == lessons() == {}
    print("all of them can be played")
