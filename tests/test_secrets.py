"""A seat, a spectator and a bot know what their view says, and the view says nothing they may not know."""

from __future__ import annotations

import random as dice_box
from typing import Any

from hypothesis import given
from hypothesis import strategies as some

from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import MOST_MOVES, SPECTATOR, copy_of, game_of, legal, midway, over, play, waiting_for, why_not
from mazzo.rules.news import fresh_news
from mazzo.simulate import play_at_random
from mazzo.table.table import Table
from mazzo.table.view import view_of, views_of
from mazzo.words import legal_words, words_of
from mazzo.worlds import imagine
from tests.strategies import any_seed, any_table, differing_fields, examples, played, viewers

# ---------------------------------------------------------------------------------------------------------- imagine and see


@examples(300)
@given(any_table, any_seed, some.integers(0, 500))
def test_every_imagined_state_gives_the_same_view(table: Any, seed: int, decisions: int) -> None:
    state = played(table, seed, decisions)
    dice = dice_of(seed_of(seed), 7)
    for viewer in viewers(state):
        view = view_of(state, viewer)
        world = game_of(state).fresh_state()
        imagine(view, dice, world)
        again = view_of(world, viewer)
        assert view.tobytes() == again.tobytes(), differing_fields(view, again)


@examples(100)
@given(any_table, any_seed, some.integers(0, 500))
def test_a_view_answers_like_the_state_it_was_made_from(table: Any, seed: int, decisions: int) -> None:
    state = played(table, seed, decisions)
    for seat in range(int(state.players)):
        view = view_of(state, seat)
        assert legal(view, seat) == legal(state, seat)
        assert bool(waiting_for(view) >> seat & 1) == bool(waiting_for(state) >> seat & 1)
        assert over(view) == over(state)
        for move in range(0, MOST_MOVES, 7):
            assert why_not(view, seat, move) == why_not(state, seat, move)


@examples(100)
@given(any_table, any_seed, some.integers(0, 500))
def test_the_public_part_of_a_view_is_what_a_spectator_sees(table: Any, seed: int, decisions: int) -> None:
    """The server builds it once, from a spectator's view, and adds what the seat alone sees: nothing may be missing."""
    state = played(table, seed, decisions)
    words = words_of(game_of(state))
    views = views_of(state, int(state.players))
    for viewer in viewers(state):
        view = view_of(state, viewer)
        assert views[viewer].tobytes() == view.tobytes()
        assert words.seen(view, words.view(views[SPECTATOR])) == words.view(view)


@examples(60)
@given(any_table, any_seed, some.integers(0, 500))
def test_an_imagined_game_can_be_played_to_its_end(table: Any, seed: int, decisions: int) -> None:
    state = played(table, seed, decisions)
    dice = dice_of(seed_of(seed), 8)
    world = game_of(state).fresh_state()
    imagine(view_of(state, SPECTATOR), dice, world)
    play_at_random(world, dice, fresh_news(listening=False))
    assert over(world)


# ----------------------------------------------------------------------------------------- pairs of secret decisions


def everything_told(at: Table, viewer: int) -> Any:
    """Everything that a connection of this viewer could be sent."""
    legal_now = sorted(legal_words(at.view(viewer), viewer)) if viewer != SPECTATOR else []
    return (
        at.view(viewer).tobytes(),
        at.view_words(viewer),
        [(number, event.what) for number, event in at.events_for(viewer)],
        at.last_event(viewer),
        at.turn,
        at.waiting,
        at.undecided,
        at.scores(),
        legal_now,
    )


def seated(table: Any, seed: int) -> Table:
    name, players, asked = table
    at = Table.open(name, players, asked, str(seed))
    for seat in range(players):
        at.sit(seat, f"P{seat}")
    at.deal()
    return at


def some_decision(at: Table, seat: int, random: dice_box.Random) -> list[str]:
    trial = copy_of(at.state)
    parts: list[str] = []
    while not parts or midway(trial, seat):
        legal_now = legal_words(trial, seat)
        parts.append(random.choice(sorted(legal_now)))
        play(trial, seat, legal_now[parts[-1]], fresh_news(listening=False))
    return parts


@examples(60)
@given(any_table, any_seed, some.integers(0, 60))
def test_two_secret_decisions_look_the_same_to_everybody_else_until_they_are_shown(table: Any, seed: int, decisions: int) -> None:
    random = dice_box.Random(seed)
    one, two = seated(table, seed), seated(table, seed)
    for _ in range(decisions):
        if one.stage == "over":
            return
        if len(one.undecided) > 1:
            seat = random.choice(one.undecided)
            one.play(seat, some_decision(one, seat, random))
            two.play(seat, some_decision(two, seat, random))
            for viewer in (*range(one.players), SPECTATOR):
                if viewer != seat:
                    assert everything_told(one, viewer) == everything_told(two, viewer)
            two = Table.from_log(one.entries)
        else:
            seat = one.undecided[0]
            parts = some_decision(one, seat, random)
            one.play(seat, parts)
            two.play(seat, parts)
