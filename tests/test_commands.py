"""The one judge: every decision passes the same checks, and every message of a client is answered in exactly one place."""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable
from typing import Literal

import msgspec
import pytest

from mazzo.games import GAMES
from mazzo.rules.game import MOST_MOVES
from mazzo.server.http.websocket import COMMANDS, HANDLERS, TAKES_CLOCK, read_message
from mazzo.server.wire import messages
from mazzo.table import commands
from mazzo.table.commands import ClockReading, Person
from mazzo.table.decision import whole_decision
from mazzo.table.events import decision_words
from mazzo.table.log import Entry, Hurried, Left, Sat
from mazzo.table.state import TableState
from mazzo.table.table import Table
from mazzo.words import Refusal, legal_words

OUTSIDE_A_TABLE = (messages.Hello, messages.Ping)
SEATS = 3


def dealt(game: str, bots: bool = False) -> Table:
    table = Table.open(game, SEATS, {}, "7")
    for seat in range(SEATS):
        table.apply(Sat(seat=seat, name=f"P{seat}", player="bot" if bots else "person", person=None if bots else f"p{seat}"))
    table.deal()
    return table


def some_moves(table: Table, seat: int) -> list[int]:
    return whole_decision(table.state, seat, lambda trial: min(legal_words(trial, seat).values()))


@pytest.mark.parametrize("message", messages.Incoming.__args__)
def test_every_message_is_answered_in_one_place(message: type[messages.FromClient]) -> None:
    assert (message in COMMANDS) + (message in HANDLERS) + (message in OUTSIDE_A_TABLE) == 1


@pytest.mark.parametrize("message", list(COMMANDS))
def test_a_command_takes_the_fields_of_its_message(message: type[messages.FromClient]) -> None:
    takes = inspect.signature(COMMANDS[message]).parameters
    assert list(takes)[:2] == ["table", "who"]
    fields = {field.name for field in msgspec.structs.fields(message)}
    assert fields == takes.keys() - {"table", "who", "clock", "connected"}
    assert ("clock" in takes) == (message in TAKES_CLOCK)


def in_secret() -> Table:
    """A table at which all decide at once, in secret."""
    return next(table for table in map(dealt, GAMES) if len(table.waiting) > 1)


def test_second_thoughts_are_counted_by_the_log_so_that_a_table_read_again_knows_of_them() -> None:
    table = in_secret()
    moves = some_moves(table, 0)
    for _ in range(1 + commands.MOST_SECOND_THOUGHTS):
        table.apply(commands.decide_by_moves(table, 0, moves))
    again = Table.from_log(table.entries)
    for each in (table, again):
        with pytest.raises(Refusal, match="too often"):
            commands.decide_by_moves(each, 0, moves)
        assert commands.decide_by_moves(each, 1, some_moves(each, 1)).seat == 1


def test_each_turn_resets_the_count_of_second_thoughts() -> None:
    table = in_secret()
    for seat in (0, 0, 1, 2):
        assert table.second_thoughts(0) == int(seat == 1 or seat == 2)
        table.apply(commands.decide_by_moves(table, seat, some_moves(table, seat)))
    assert table.second_thoughts(0) == 0


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_is_refused_what_a_person_is_refused(game: str) -> None:
    table = dealt(game, bots=True)
    seat = table.undecided[0]
    legal = some_moves(table, seat)
    illegal = next(move for move in range(MOST_MOVES) if move not in table.legal(seat).values())
    for moves, reason in (([illegal], None), ([], "incomplete"), ([*legal, *legal], "too_many_parts")):
        with pytest.raises(Refusal) as refused:
            commands.bot_play(table, seat, moves, table.turn)
        assert reason in (None, refused.value.reason)
    with pytest.raises(Refusal, match="moved on"):
        commands.bot_play(table, seat, legal, table.turn + 1)
    (entry,) = commands.bot_play(table, seat, legal, table.turn)
    table.apply(entry)
    assert seat not in table.undecided or table.turn == 1


@pytest.mark.parametrize("game", list(GAMES))
def test_the_clock_decides_for_people_only_and_a_bot_for_bots_and_kept_seats(game: str) -> None:
    table = dealt(game)
    seat = table.undecided[0]
    moves = some_moves(table, seat)
    with pytest.raises(Refusal, match="moved on"):
        commands.bot_play(table, seat, moves, table.turn)
    (entry,) = commands.clock_play(table, seat, moves, table.turn)
    assert entry.by == "clock"  # type: ignore[attr-defined]
    table.apply(Left(seat=seat))
    with pytest.raises(Refusal, match="moved on"):
        commands.clock_play(table, seat, moves, table.turn)
    (entry,) = commands.bot_play(table, seat, moves, table.turn)
    assert entry.by == "bot"  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_decision_that_was_accepted_is_not_played_again(game: str) -> None:
    table = dealt(game)
    seat = table.undecided[0]
    words = decision_words(table.state, seat, some_moves(table, seat))
    who = Person(f"p{seat}", "")
    for entry in commands.play(table, who, words, 0, "once"):
        table.apply(entry)
    assert commands.play(table, who, words, 0, "once") == []
    assert table.answered[seat, "once"].turn == 0


def test_nobody_decides_in_person_once_the_time_of_a_round_is_up_and_what_was_accepted_stays_so() -> None:
    table = dealt(next(iter(GAMES)))
    seat = table.undecided[0]
    who, words = Person(f"p{seat}", ""), decision_words(table.state, seat, some_moves(table, seat))
    late = ClockReading(round_is_over=True)
    with pytest.raises(Refusal) as why:
        commands.play(table, who, words, 0, "once", late)
    assert why.value.reason == "round_over"
    for entry in commands.play(table, who, words, 0, "once"):
        table.apply(entry)
    assert commands.play(table, who, words, 0, "once", late) == []


def test_sitting_down_is_limited_and_getting_up_is_not() -> None:
    table = Table.open(next(iter(GAMES)), 3, {}, "7")
    ada = Person("ada", "Ada")
    for _ in range(commands.MOST_ADO // 2):
        for entry in commands.sit(table, ada, 0):
            table.apply(entry)
        table.apply(Left(seat=0))
    entries = commands.sit(table, ada, 0)
    with pytest.raises(Refusal) as found:
        commands.refuse_endless_ado(table, entries)
    assert found.value.reason == "too_much_ado"
    commands.refuse_endless_ado(table, commands.sit(table, ada, 1))
    commands.refuse_endless_ado(table, [Left(seat=0)])


@pytest.mark.parametrize("stage", ["waiting", "looking for players", "playing"])
def test_no_kind_of_entry_can_be_repeated_for_ever(monkeypatch: pytest.MonkeyPatch, stage: str) -> None:
    """People try everything except deciding, again and again: at some point nothing is added to the log any more."""
    for limit in ("MOST_ADO", "MOST_CHANGES", "MOST_SAID_BY_ONE"):
        monkeypatch.setattr(commands, limit, 4)
    people = [Person(f"p{seat}", f"P{seat}") for seat in range(SEATS)]
    first, *rest = dealt(next(iter(GAMES))).entries
    opened = msgspec.structs.replace(first, host="p0", clock="quick", deals_at=1 if stage == "looking for players" else None)
    table = TableState.from_log([opened, *(rest if stage == "playing" else [])])
    chance = random.Random(3)

    def rules(players: int, clock: Literal["relaxed", "quick"]) -> commands.Rules:
        return commands.Rules(players=players, options={}, level="casual", clock=clock)

    def try_everything(times: int) -> int:
        before = len(table.entries)
        for _ in range(times):
            who, seat, other = chance.choice(people), chance.randrange(SEATS), chance.randrange(SEATS)
            clock = ClockReading(used=chance.uniform(0, 20), paused=chance.uniform(0, 2))
            one: Callable[[], list[Entry]] = chance.choice(
                [
                    lambda: commands.sit(table, who, seat),  # noqa: B023
                    lambda: commands.seat_bot(table, who, seat, "casual", ["casual"]),  # noqa: B023
                    lambda: commands.seat_program(table, who, seat, "It", f"program {seat}"),  # noqa: B023
                    lambda: commands.swap(table, who, seat, other),  # noqa: B023
                    lambda: commands.wait_longer(table, who, 1.0, 60.0 * (1 + other)),  # noqa: B023
                    lambda: commands.change_rules(table, who, rules(3 + seat, "relaxed"), ["casual"]),  # noqa: B023
                    lambda: commands.leave(table, who, clock),  # noqa: B023
                    lambda: commands.take_back(table, who),  # noqa: B023
                    lambda: commands.slow_clock(table, who, chance.choice(commands.TIMES)),  # noqa: B023
                    lambda: commands.be_right_back(table, who, clock),  # noqa: B023
                    lambda: commands.i_am_back(table, who, clock),  # noqa: B023
                    lambda: commands.agree_to_end(table, who),  # noqa: B023
                    lambda: commands.play_on(table, who),  # noqa: B023
                    lambda: commands.hurry(table, who),  # noqa: B023
                    lambda: commands.rename(table, who, f"Name {seat}"),  # noqa: B023
                    lambda: commands.talk(table, who, "Well"),  # noqa: B023
                ]
            )
            try:
                entries = one()
                commands.refuse_endless_ado(table, entries)
            except Refusal:
                continue
            for entry in entries:
                table.apply(entry)
        return len(table.entries) - before

    assert try_everything(3000) > 15
    assert try_everything(1500) == 0


def test_a_proposal_to_end_lapses(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dealt(next(iter(GAMES)))
    for seat in (0, 1):
        for entry in commands.agree_to_end(table, Person(f"p{seat}", "")):
            table.apply(entry)
    assert table.would_end == {0, 1}
    table.turn += 2 * table.players + 1
    assert table.would_end == set()
    for entry in commands.agree_to_end(table, Person("p2", "")):
        table.apply(entry)
    assert table.would_end == {2}
    assert commands.end_if_agreed(table, ["p0", "p1", "p2"]) == []


def test_a_player_alone_against_bots_may_hurry_them_until_the_next_decision() -> None:
    table = dealt(next(iter(GAMES)), bots=True)
    seat = table.undecided[0]
    ada = Person("ada", "Ada")
    table.apply(Sat(seat=seat, name="Ada", player="person", person="ada"))
    for _ in range(2):  # once is enough
        for entry in commands.hurry(table, ada):
            table.apply(entry)
    assert table.is_hurried
    assert sum(isinstance(entry, Hurried) for entry in table.entries) == 1
    assert Table.from_log(table.entries).is_hurried
    table.apply(commands.decide_by_moves(table, seat, some_moves(table, seat)))
    assert not table.is_hurried
    other = (seat + 1) % SEATS
    table.apply(Sat(seat=other, name="Ben", player="person", person="ben"))
    with pytest.raises(Refusal) as found:
        commands.hurry(table, ada)
    assert found.value.reason == "not_alone"


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "sit", "seat": 0, "seat": 1}',
        '{"type": "sit", "type": "sit", "seat": 1}',
        '{"type": "hello", "last": 0, "last": 0}',
        '{"type": "ping", "type": "ping"}',
        '{"type": "play", "moves": ["a"], "turn": 0, "id": "x", "id": "y"}',
        '{"type": "say", "text": "one: two", "text": ":"}',
        '{"typ\\u0065": "sit", "type": "sit", "seat": 1}',
    ],
)
def test_a_duplicate_key_in_a_message_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="twice"):
        read_message(text)


@pytest.mark.parametrize(
    "text", ['{"type":"say","text":"a: b \\u003a c"}', '{"type":"hello"}', '{"type":"hello","last":3}', '{"type":"start"}']
)
def test_colons_in_talk_are_not_taken_for_keys(text: str) -> None:
    read_message(text)
