"""The master: its network gives the same bits everywhere, sees what a seat sees, and plays the games it has learned."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from mazzo.arena import Match, odd_win_shares, play_deals
from mazzo.bots import offered
from mazzo.bots.levels import BOTS, bot_named
from mazzo.bots.master import at_a_glance, choose
from mazzo.bots.network import Scratch, Weights, is_trained, scratch_for, weights_of
from mazzo.games import GAMES, own
from mazzo.rules.compiled import lowest
from mazzo.rules.dice import any_of, dice_of, seed_of
from mazzo.rules.game import Game, copy_of, legal, moves_in, over, play, see, start, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.variants import TABLES
from mazzo.worlds import imagine
from tests.games import sample

OBSERVED = [name for name, game in GAMES.items() if own(game, "bots.observation", "INPUTS")]
TRAINED = [name for name in OBSERVED if is_trained(GAMES[name])]
GUARD = 64  # numbers beyond a sheet that nothing may write to


def positions(game: Game, players: int, asked: dict[str, Any], most: int = 60) -> Iterator[tuple[Any, int, Any]]:
    """States of a random game, the seat to decide, and its view."""
    state, view, silence = game.fresh_state(), game.fresh_view(), fresh_news(listening=False)
    _, options = game.choose(players, asked)
    start(state, options, seed_of(5), silence)
    dice = dice_of(seed_of(5), 0)
    for _ in range(most):
        if over(state):
            return
        seat = int(lowest(waiting_for(state)))
        see(state, seat, view)
        yield state, seat, view
        play(state, seat, any_of(legal(state, seat), dice), silence)


def untaught(game: Game) -> tuple[Weights, Scratch]:
    """A network that knows nothing: its answer to every sheet is the index. There is room beyond what it needs."""
    inputs, answers = (int(own(game, "bots.observation", each)) + GUARD for each in ("INPUTS", "ANSWERS"))
    layers = [np.zeros(shape, np.float32) for shape in ((inputs, 1), 1, (1, 1), 1, (1, 1), 1, (1, answers))]
    weights = Weights(*layers, np.arange(answers, dtype=np.float32))
    return weights, scratch_for(weights)


def sheet_of(view: Any, seat: int, weights: Weights, scratch: Scratch) -> np.ndarray:
    """The input of the network."""
    choose(view, seat, dice_of(seed_of(1), 0), weights, scratch, False)
    sheet: np.ndarray = scratch.sheet.copy()
    return sheet


@pytest.mark.parametrize("name", OBSERVED)
def test_sheets_are_as_large_as_they_say(name: str) -> None:
    game = GAMES[name]
    inputs, answers = (int(own(game, "bots.observation", each)) for each in ("INPUTS", "ANSWERS"))
    weights, scratch = untaught(game)
    written = np.zeros(inputs, bool)
    for players, asked in TABLES[name]:
        for _, seat, view in positions(game, players, asked):
            sheet = sheet_of(view, seat, weights, scratch)
            assert not sheet[inputs:].any()
            assert set(np.unique(sheet)) <= {0, 1}
            written |= sheet[:inputs] != 0
            assert max(scratch.worth[move] for move in moves_in(legal(view, seat))) < answers
    assert written.mean() > 0.4  # the rest is rare


@pytest.mark.parametrize("name", OBSERVED)
def test_a_sheet_says_nothing_that_the_seat_cannot_know(name: str) -> None:
    game = GAMES[name]
    weights, scratch = untaught(game)
    dice = dice_of(seed_of(9), 0)
    for players, asked in TABLES[name]:
        for _, seat, view in positions(game, players, asked, 24):
            world, again = game.fresh_state(), game.fresh_view()
            imagine(copy_of(view), dice, world)
            see(world, seat, again)
            assert (sheet_of(view, seat, weights, scratch) == sheet_of(again, seat, weights, scratch)).all()


@pytest.mark.parametrize("name", TRAINED)
def test_the_network_answers_the_same_bits_everywhere(name: str) -> None:
    game = GAMES[name]
    weights = weights_of(game)
    scratch = scratch_for(weights)
    text = hashlib.sha256()
    for _, seat, view in positions(game, 4, {}):
        sheet = sheet_of(view, seat, weights, scratch)
        text.update(scratch.answers.astype("<f4").tobytes())
        below = np.maximum(sheet @ weights.first + weights.first_bias, 0)
        for matrix, bias in ((weights.second, weights.second_bias), (weights.third, weights.third_bias)):
            below = below + np.maximum(below @ matrix + bias, 0)
        assert np.allclose(below @ weights.head + weights.head_bias, scratch.answers, atol=1e-3)
    assert text.hexdigest()[:16] == sample(name, "MASTER_ANSWERS", "")  # they change only with the weights


@pytest.mark.parametrize("name", TRAINED)
def test_the_master_beats_casual_players(name: str) -> None:
    match = Match("master", "casual", name, 4, {}, "3", one_way=True)
    assert odd_win_shares(list(play_deals(match, list(range(6)))), 0).mean() > 0.25


def test_a_game_it_has_not_learned_is_refused_in_a_sentence() -> None:
    master = bot_named("master")
    for name in set(GAMES) - set(TRAINED):
        for _, seat, view in positions(GAMES[name], 3, {}, 1):
            with pytest.raises(ValueError, match="nobody has taught it"):
                master.decide(view, seat, dice_of(seed_of(1), 0))


def test_a_game_it_has_not_learned_does_not_offer_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(iter(GAMES))
    monkeypatch.setattr(offered, "is_trained", lambda game: False)
    offered.levels_of.cache_clear()
    try:
        assert "master" not in offered.levels_of(game)
        assert offered.strongest(game) == "club"
    finally:
        offered.levels_of.cache_clear()


@pytest.mark.parametrize("name", TRAINED)
def test_it_is_the_strongest_of_the_levels(name: str) -> None:
    assert offered.levels_of(name) == tuple(BOTS)
    assert offered.strongest(name) == "master"


@pytest.mark.parametrize("name", TRAINED)
def test_a_search_that_finds_nothing_better_plays_what_the_network_prefers(name: str) -> None:
    """One rollout proves nothing, so only its preferred move, or a sensible one, is left."""
    game = GAMES[name]
    glance, weights = bot_named("master@1"), weights_of(game)
    same = 0
    seen = 0
    for _, seat, view in positions(game, 4, {}, 80):
        if len(moves_in(legal(view, seat))) > 1:
            seen += 1
            best = at_a_glance(weights, view, seat, dice_of(seed_of(1), 0)).candidates[0][0]
            same += int(glance.decide(view, seat, dice_of(seed_of(1), 0)).move == best)
    assert same > 0.7 * seen


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="there is no file"):
        bot_named("master@none.npz")
