"""A finished game can be looked at position by position: as each seat saw it then, or with all hands open."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from mazzo.games import GAMES
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import SPECTATOR
from mazzo.server.tables.replays import at_place
from mazzo.table.log import Closed, Decided
from mazzo.table.rewind import Rewound, all_open, together
from mazzo.table.table import Table
from tests.games import sample, short_table
from tests.harness.games import USUAL_GAME
from tests.harness.plain import plain
from tests.harness.tables import some_decision
from tests.strategies import any_seed, examples

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    (game, players, options) for game in GAMES for players, options in sample(game, "REWOUND", [short_table(game)])
]


def finished(game: tuple[str, int, dict[str, Any]], seed: int, most: int = 10_000) -> tuple[Table, list[Any]]:
    """A finished game, and the views of all seats after every open decision."""
    name, players, options = game
    table = Table.open(name, players, options, str(seed))
    for seat in range(players):
        table.sit(seat, f"Player {seat}")
    table.deal()
    dice = dice_of(seed_of(seed), 5)
    seen = []
    made = 0
    while table.stage == "playing":
        if table.turn == most:
            table.apply(Closed(why="agreed"))
            break
        seat = table.undecided[-1]  # secrets come in another order than that of the seats
        group = len(table.waiting)
        table.play_moves(seat, some_decision(table, seat, dice))
        made += 0 if table.in_secret else group
        if isinstance(table.entries[-1], Decided):
            seen.append((made, [table.view_words(viewer) for viewer in range(-1, players)]))
    return table, seen


@pytest.mark.parametrize("game", TABLES, ids=str)
@given(seed=any_seed)
@examples(4)
def test_every_position_shows_what_each_seat_saw_then(game: Any, seed: int) -> None:
    table, seen = finished(game, seed)
    rewound = Rewound(table)
    for place, views in seen:
        then = rewound.table_at(place)
        assert [then.view_words(viewer) for viewer in range(-1, table.players)] == views
        assert then.turn == place
    last = rewound.table_at(rewound.places - 1)
    assert last.state.tobytes() == table.state.tobytes()
    assert (last.stage, last.scores(), last.ranks()) == ("over", table.scores(), table.ranks())
    assert rewound.table_at(0).stage == "playing"
    # All events come again, and their numbers go on from position to position.
    tables = [rewound.table_at(place) for place in range(rewound.places)]
    for viewer in (SPECTATOR, 0, table.players - 1):
        numbers = [number for then in tables for number, _ in then.events_for(viewer, int(then.events_before[viewer]))]
        assert numbers == list(range(1, len(numbers) + 1))
    for place in (-1, rewound.places):
        with pytest.raises(ValueError, match=f"place {place}: this game has places 0 to"):
            rewound.table_at(place)


@pytest.mark.parametrize("game", TABLES, ids=str)
def test_all_hands_are_open_and_nothing_else_changes(game: Any) -> None:
    table, _ = finished(game, 11)
    rewound = Rewound(table)
    places = range(0, rewound.places, max(1, rewound.places // 40))
    for place in places:
        then = rewound.table_at(place)
        opened, spectator = plain(all_open(then)), plain(then.view_words(SPECTATOR))
        assert opened is not None
        assert spectator is not None
        assert opened.keys() == spectator.keys()
        for seat, hand in enumerate(opened["hands"]):
            assert isinstance(hand, list)
            hidden = spectator["hands"][seat]
            assert len(hand) == hidden or hand == hidden or sample(game[0], "BIDS_STAY_IN_HAND")
        for name in ("phase", "round", "past"):
            assert opened[name] == spectator[name]


def test_secrets_of_several_seats_are_combined() -> None:
    assert together([3, 3], 3) == 3
    assert together([[["R1"], 2], [1, ["G1", "G2"]]], [1, 2]) == [["R1"], ["G1", "G2"]]  # hands
    assert together([[4, None], [None, 2]], [None, None]) == [4, 2]  # sealed bids
    assert together([[0], [], [2]], []) == [0, 2]  # the seats that have declined in secret


def test_rounds_begin_where_cards_are_dealt() -> None:
    table, _ = finished((USUAL_GAME, 3, {"rounds": "1-2"}), 3)
    rewound = Rewound(table)
    assert rewound.rounds[0] == 0
    assert len(rewound.rounds) == 2
    assert "dealt" in [event.what.short_kind for event in rewound.decisions[rewound.rounds[1] - 1].events]
    assert "dealt" in [event.what.short_kind for event in rewound.dealt]


def test_a_game_that_was_given_up_is_rewound_as_far_as_it_went() -> None:
    table, _ = finished((USUAL_GAME, 3, {}), 3, most=5)
    rewound = Rewound(table)
    assert rewound.places == 6
    assert rewound.table_at(5).ranks() is None
    assert rewound.table_at(5).stage == "over"


def test_an_unfinished_game_is_not_rewound() -> None:
    table = Table.open(USUAL_GAME, 3, {}, "1")
    with pytest.raises(ValueError, match="when it is over"):
        Rewound(table)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_position_can_be_shown_to_every_seat(game: str) -> None:
    players, options = short_table(game)
    table, _ = finished((game, players, options), 0)
    rewound = Rewound(table)
    for place in range(rewound.places):
        for view in ("open", *map(str, range(players))):
            assert at_place("CODE", rewound, str(place), view).turn == place
