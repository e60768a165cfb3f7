"""Trying again: a table that starts with the past of another, up to a decision that is made again."""

from __future__ import annotations

import msgspec
import pytest

from mazzo.bots.levels import bot_named
from mazzo.bots.sandbox import bot_decision
from mazzo.games import GAMES
from mazzo.lesson import lessons, opened_for
from mazzo.rules.dice import dice_of, seed_of
from mazzo.server.results.results import is_rated
from mazzo.table.commands import Person
from mazzo.table.log import Decided, Opened, Practice, Sat, Sealed, read_entry, write_entry
from mazzo.table.practice import practice_entries
from mazzo.table.record import read_record, record_of, replayed, write_record
from mazzo.table.rewind import Rewound
from mazzo.table.state import TableState
from mazzo.table.table import Table
from mazzo.words import Refusal
from tests.games import ANY_GAME, short_table

ADA = Person("person-ada", "Ada")
CODE = "OVER0000"


def on_to_the_end(table: Table, seed: int = 1) -> Table:
    dice = dice_of(seed_of(seed), 5)
    while table.stage == "playing":
        seat = table.undecided[0]
        table.play(seat, bot_decision(bot_named("casual"), table.state, seat, dice))
    return table


def finished(game: str, seed: int = 1) -> Table:
    """People on all seats, one of whose names must not be taken along."""
    players, asked = short_table(game)
    table = Table.open(game, players, asked, str(seed))
    table.opened.rated = True
    for seat in range(players):
        table.apply(Sat(seat=seat, name=f"Person {seat}", player="person", person=f"person-{seat}"))
    table.deal()
    return on_to_the_end(table, seed)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_cards_and_the_same_past_up_to_any_decision(game: str) -> None:
    table = finished(game)
    rewound = Rewound(table)
    for place in (1, 2, 3, 7, rewound.places // 2, rewound.places - 1):
        entries = [read_entry(write_entry(entry)) for entry in practice_entries(table, CODE, place, ADA)]
        again = Table.from_log(entries)
        seat = rewound.decisions[place - 1].seat
        assert again.seat_of(ADA.person) == seat
        assert seat in again.undecided
        made = sum(isinstance(entry, Decided | Sealed) for entry in entries)
        # Where all decide in secret, everybody decides again.
        assert made == place - 1 or (made < place - 1 and len(again.undecided) > 1)
        assert again.state.tobytes() == rewound.table_at(made).state.tobytes()
        assert [chair.player for chair in again.chairs].count("bot") == again.players - 1
        assert not any(chair.name.startswith("Person") for chair in again.chairs)


def test_it_is_practice_never_rated_and_says_so_in_its_record() -> None:
    table = finished(ANY_GAME)
    again = on_to_the_end(Table.from_log(practice_entries(table, CODE, 4, ADA)), seed=2)
    assert again.opened.practice == Practice(code=CODE, place=4)
    assert (again.is_practice, again.opened.rated, again.opened.clock) == (True, False, "none")
    again.opened.rated = True
    assert not is_rated(again, {"one": None, "other": None})  # type: ignore[dict-item]
    text = write_record(record_of(again))
    assert f"practice: {CODE} 4\n" in text
    assert replayed(read_record(text)).scores() == again.scores()
    # And it can be tried again itself.
    assert TableState.from_log(practice_entries(again, "OVER0001", 6, ADA)).stage == "playing"


def test_only_finished_games_and_decisions_that_were_made_are_tried_again() -> None:
    table = finished(ANY_GAME)
    for place in (0, -1, len(Rewound(table).decisions) + 1):
        with pytest.raises(Refusal) as refused:
            practice_entries(table, CODE, place, ADA)
        assert refused.value.reason == "no_such_place"
    playing = Table.from_log(practice_entries(table, CODE, 2, ADA))
    with pytest.raises(Refusal) as refused:
        practice_entries(playing, CODE, 1, ADA)
    assert refused.value.reason == "not_over"
    lesson = Table(opened_for(lessons()[ANY_GAME], ADA.person))
    lesson.stage = "over"
    with pytest.raises(Refusal) as refused:
        practice_entries(lesson, CODE, 1, ADA)
    assert refused.value.reason == "no_such_place"


def test_logs_from_before_practice_can_still_be_read() -> None:
    before = b'{"kind":"opened","game":"x","rules":1,"players":3,"options":{},"seed":"0","level":"casual"}'
    opened = read_entry(before)
    assert isinstance(opened, Opened)
    assert opened.practice is None
    assert msgspec.json.decode(write_entry(opened)) == msgspec.json.decode(before)
