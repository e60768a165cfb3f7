"""Rated is fair: the same time for everybody, nobody's help, and one seat a person. The rules are in docs/together.md."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mazzo.games import GAMES
from mazzo.server.tables.clock import NOTES_IN_A_TURN
from mazzo.table import commands
from mazzo.table.commands import MOST_RUN_OUT, MOST_SAID_BY_ONE, ClockReading, Person
from mazzo.table.decision import whole_decision
from mazzo.table.events import decision_words
from mazzo.table.log import Entry, Left, Slowed, Used, read_entry, write_entry
from mazzo.table.rated import MOST_RETURNS
from mazzo.table.rewind import decisions_of
from mazzo.table.state import TableState
from mazzo.table.table import Table
from mazzo.words import Refusal, legal_words
from tests.harness.games import USUAL_GAME

SEATS = 3
PEOPLE = [Person(f"p{seat}", f"Player {seat}") for seat in range(SEATS)]
EVERYBODY = [person.person for person in PEOPLE]


def opened(rated: bool = True, **options: Any) -> Table:
    table = Table.open(USUAL_GAME, SEATS, options, "5", level="club")
    table.opened.clock = "quick"
    table.opened.rated = rated
    table.opened.stand_in = "novice" if rated else None
    table.opened.host = table.host = "p0"
    return table


def enter(table: TableState, entries: list[Entry]) -> None:
    for entry in entries:
        table.apply(entry)


def dealt(rated: bool = True, **options: Any) -> Table:
    table = opened(rated, **options)
    for seat, person in enumerate(PEOPLE):
        enter(table, commands.sit(table, person, seat))
    enter(table, commands.start(table, PEOPLE[0], EVERYBODY))
    return table


def some_moves(table: TableState, seat: int) -> list[int]:
    return whole_decision(table.state, seat, lambda trial: min(legal_words(trial, seat).values()))


def bot_plays(table: TableState, seat: int) -> None:
    enter(table, commands.bot_play(table, seat, some_moves(table, seat), table.turn))


def play_until(table: TableState, holds: Callable[[], bool]) -> None:
    """Everybody plays something, each seat by its present player."""
    for _ in range(200):
        if holds():
            return
        seat = table.undecided[0]
        if table.chairs[seat].is_played_by_bot:
            bot_plays(table, seat)
        else:
            words = decision_words(table.state, seat, some_moves(table, seat))
            enter(table, commands.play(table, PEOPLE[seat], words, table.turn, f"{table.turn}"))
    raise AssertionError("that never came about")


def refused(reason: str, command: Callable[..., Any], *details: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        command(*details)
    assert refusal.value.reason == reason


def reloaded(table: TableState) -> TableState:
    """The table as a restarted server has it."""
    return TableState.from_log([read_entry(write_entry(entry)) for entry in table.entries])


# ---------------------------------------------------------------------------------------------------------- coming back


def test_a_seat_comes_back_after_the_bot_s_next_decision() -> None:
    table = dealt()
    seat = table.undecided[0]
    enter(table, commands.leave(table, PEOPLE[seat]))
    for one in (table, reloaded(table)):
        refused("back_after_bot", commands.take_back, one, PEOPLE[seat])
    bot_plays(table, seat)
    for one in (table, reloaded(table)):
        assert commands.take_back(one, PEOPLE[seat])


def test_at_other_tables_a_seat_comes_back_at_once_and_any_number_of_times() -> None:
    table = dealt(rated=False)
    for _ in range(MOST_RETURNS + 2):
        enter(table, commands.leave(table, PEOPLE[0]))
        enter(table, commands.take_back(table, PEOPLE[0]))


def test_what_the_bot_decided_in_secret_is_not_taken_back() -> None:
    """Its owner would see the sealed decision, and could change it."""
    table = dealt(rounds="3", bids="blind")
    enter(table, commands.leave(table, PEOPLE[1]))
    bot_plays(table, 1)
    assert table.sealed_by(1)
    for one in (table, reloaded(table)):
        refused("back_after_bot", commands.take_back, one, PEOPLE[1])
    play_until(table, lambda: table.turn == 1)
    enter(table, commands.take_back(table, PEOPLE[1]))


def test_a_seat_comes_back_three_times() -> None:
    table = dealt(rounds="5-5-5")
    for number in range(MOST_RETURNS + 1):
        assert table.returns[0] == number
        enter(table, commands.leave(table, PEOPLE[0]))
        play_until(table, lambda: table.bot_has_played(0))
        if number < MOST_RETURNS:
            enter(table, commands.take_back(table, PEOPLE[0]))
    for one in (table, reloaded(table)):
        refused("no_more_returns", commands.take_back, one, PEOPLE[0])


def test_leaving_does_not_make_up_for_time_that_ran_out() -> None:
    table = dealt(rounds="5-5")

    def run_out() -> list[Entry]:
        play_until(table, lambda: table.undecided[0] == 0)
        entries = commands.clock_play(table, 0, some_moves(table, 0), table.turn)
        enter(table, entries)
        return entries

    assert not any(isinstance(entry, Left) for entry in run_out())
    enter(table, commands.leave(table, PEOPLE[0]))
    play_until(table, lambda: table.bot_has_played(0))
    enter(table, commands.take_back(table, PEOPLE[0]))
    assert reloaded(table).run_out[0] == table.run_out[0] == MOST_RUN_OUT - 1
    assert isinstance(run_out()[0], Left)
    enter(table, commands.take_back(table, PEOPLE[0]))  # the clock's decision was made by a bot
    assert isinstance(run_out()[0], Left)


def test_only_a_novice_decides_for_a_person() -> None:
    """A club player who could be consulted by leaving, or by letting the clock run out, would be a hint."""
    table = dealt(rounds="5")
    seat = table.undecided[0]
    enter(table, commands.clock_play(table, seat, some_moves(table, seat), table.turn))
    seat = table.undecided[0]
    enter(table, commands.leave(table, PEOPLE[seat]))
    assert table.chairs[seat].level == table.stand_in == "novice"
    bot_plays(table, seat)
    assert [(decided.by, decided.level) for decided in decisions_of(table)] == [("clock", "novice"), ("bot", "novice")]
    assert dealt(rated=False).stand_in == "club"


# ------------------------------------------------------------------------------------------------------------- the clock


@pytest.mark.parametrize("rated", [True, False])
def test_time_used_within_a_turn_stays_used_and_is_in_the_log(rated: bool) -> None:
    table = dealt(rated)
    seat = table.undecided[0]
    left = commands.leave(table, PEOPLE[seat], ClockReading(used=7.25))
    assert left == [Used(seat=seat, seconds=7.25), Left(seat=seat)]
    enter(table, left)
    assert reloaded(table).used_by(seat) == table.used_by(seat) == 7.25
    bot_plays(table, seat)
    assert reloaded(table).used_by(seat) == table.used_by(seat) == 0.0  # another turn
    waits = next(other for other in range(SEATS) if other not in table.undecided)
    assert commands.leave(table, PEOPLE[waits], ClockReading(used=7.25)) == [Left(seat=waits)]


def test_the_clock_s_notes_never_go_back() -> None:
    table = dealt()
    seat, turn = table.undecided[0], table.turn
    enter(table, commands.note_used(table, seat, turn, 10.0))
    for late in (4.0, 10.0):
        assert commands.note_used(table, seat, turn, late) == []
    assert commands.note_used(table, seat, turn + 1, 15.0) == []
    assert commands.note_used(table, (seat + 1) % SEATS, turn, 15.0) == []


def test_more_time_is_given_at_once_and_less_from_the_next_turn_on() -> None:
    table = dealt(rated=False)
    for times, now, then in [(4, 4, 4), (1, 4, 1), (2, 4, 2), (4, 4, 4), (2, 4, 2)]:
        enter(table, commands.slow_clock(table, PEOPLE[0], times))
        assert (table.times, table.times_next) == (now, then)
        assert commands.slow_clock(table, PEOPLE[0], times) == []
        assert reloaded(table).times == now
    play_until(table, lambda: table.turn == 1)
    assert reloaded(table).times == table.times == 2
    waiting = opened(rated=False)
    waiting.apply(Slowed(times=4))
    waiting.apply(Slowed(times=1))
    assert waiting.times == 1


@pytest.mark.parametrize("is_dealt", [True, False])
def test_the_pace_of_a_rated_game_is_never_changed_and_no_clock_is_paused(is_dealt: bool) -> None:
    table = dealt() if is_dealt else opened()
    for times in (1, 2, 4):
        refused("no_new_pace_when_rated", commands.slow_clock, table, PEOPLE[0], times)
    if is_dealt:
        refused("no_pause_when_rated", commands.be_right_back, table, PEOPLE[0])


# ------------------------------------------------------------------------------------------------- nobody's help, one hand


@pytest.mark.parametrize("is_dealt", [True, False])
def test_no_program_plays_in_a_rated_game(is_dealt: bool) -> None:
    table = dealt() if is_dealt else opened()
    for seat in range(SEATS):
        refused("no_programs_when_rated", commands.seat_program, table, PEOPLE[0], seat, "Mine", "program x")


def test_a_rated_table_that_already_has_a_program_is_not_dealt() -> None:
    table = opened(rated=False)
    enter(table, commands.seat_program(table, PEOPLE[0], 2, "Mine", "program x"))
    table.opened.rated = True
    for seat in (0, 1):
        enter(table, commands.sit(table, PEOPLE[seat], seat))
    refused("no_programs_when_rated", commands.start, table, PEOPLE[0], EVERYBODY)
    refused("no_programs_when_rated", commands.seat_program, table, PEOPLE[0], 2, "Mine", "program y")


def test_nobody_gets_hints_in_a_rated_game() -> None:
    table = dealt()
    seat = table.undecided[0]
    refused("no_hints_when_rated", commands.hint, table, PEOPLE[seat], table.turn)
    enter(table, commands.leave(table, PEOPLE[seat]))
    refused("seat_kept", commands.hint, table, PEOPLE[seat], table.turn)


def test_nobody_absent_is_dealt_into_a_rated_game() -> None:
    table = opened()
    for seat, person in enumerate(PEOPLE):
        enter(table, commands.sit(table, person, seat))
    refused("not_all_here", commands.start, table, PEOPLE[0], EVERYBODY[:2])
    assert commands.start(table, PEOPLE[0], EVERYBODY)
    table.opened.rated = False
    assert commands.start(table, PEOPLE[0], [])


def test_a_rematch_of_a_rated_game_is_rated_by_the_same_rules_and_waits_for_everybody() -> None:
    table = dealt(rounds="1")
    play_until(table, lambda: table.stage == "over")
    rematch = TableState.from_log(commands.rematch_entries(table, PEOPLE[0], "8"))
    assert (rematch.stage, rematch.opened.rated, rematch.stand_in) == ("waiting", True, "novice")
    refused("not_all_here", commands.start, rematch, PEOPLE[0], EVERYBODY[:1])
    refused("no_programs_when_rated", commands.seat_program, rematch, PEOPLE[0], 0, "Mine", "program x")


@pytest.mark.parametrize("rated", [True, False])
@pytest.mark.parametrize("seed", range(20))
def test_nobody_sits_on_two_seats_whatever_they_try(rated: bool, seed: int) -> None:
    chance = random.Random(seed)
    table: TableState = opened(rated, rounds="1")
    for number in range(300):
        who, seat, other = chance.choice(PEOPLE), chance.randrange(SEATS), chance.randrange(SEATS)
        tries: list[Callable[[], list[Entry]]] = [
            lambda: commands.sit(table, who, seat),  # noqa: B023
            lambda: commands.swap(table, who, seat, other),  # noqa: B023
            lambda: commands.leave(table, who),  # noqa: B023
            lambda: commands.take_back(table, who),  # noqa: B023
            lambda: commands.unseat(table, who, seat),  # noqa: B023
            lambda: commands.seat_bot(table, who, seat, "club", ["club"]),  # noqa: B023
            lambda: commands.seat_program(table, who, seat, who.name, f"program {number}"),  # noqa: B023
            lambda: commands.rename(table, who, chance.choice(PEOPLE).name),  # noqa: B023
            lambda: commands.start(table, who, EVERYBODY),  # noqa: B023
        ]
        try:
            enter(table, chance.choice(tries)())
        except Refusal:
            continue
        finally:
            if table.undecided:
                moving = table.undecided[0]
                enter(table, [commands.decide_by_moves(table, moving, some_moves(table, moving), by="clock")])
            if table.stage == "over":
                owner = next((chair for chair in table.chairs if chair.player == "person"), None)
                table = opened(rated, rounds="1") if owner is None else rematch_of(table, str(owner.person))
        seated = [chair.person for chair in table.chairs if chair.person is not None]
        assert len(seated) == len(set(seated))


def rematch_of(table: TableState, person: str) -> TableState:
    return TableState.from_log(commands.rematch_entries(table, Person(person, ""), "9"))


# -------------------------------------------------------------------------------------------------- one id, one decision


@pytest.mark.parametrize("game", list(GAMES))
def test_an_id_names_one_decision_even_after_a_restart(game: str) -> None:
    table = Table.open(game, SEATS, {}, "7")
    for seat, person in enumerate(PEOPLE):
        enter(table, commands.sit(table, person, seat))
    table.deal()
    chance = random.Random(1)
    for number in range(30):
        if not table.undecided:
            break
        seat, turn = table.undecided[0], table.turn
        words = decision_words(table.state, seat, some_moves(table, seat))
        others = [[*words, "nonsense"], [], *([word] for word in legal_words(table.state, seat) if [word] != words)]
        enter(table, commands.play(table, PEOPLE[seat], words, turn, f"{number}"))
        chance.shuffle(words)
        for one in (table, reloaded(table)):
            assert commands.play(one, PEOPLE[seat], words, turn, f"{number}") == []
            refused("id_used", commands.play, one, PEOPLE[seat], words, turn + 1, f"{number}")
            for other in others[:3]:
                refused("id_used", commands.play, one, PEOPLE[seat], other, turn, f"{number}")


def test_an_id_sent_again_and_again_replays_the_game_at_most_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.open(USUAL_GAME, SEATS, {}, "7")
    for seat, person in enumerate(PEOPLE):
        enter(table, commands.sit(table, person, seat))
    table.deal()
    seat = table.undecided[0]
    words = decision_words(table.state, seat, some_moves(table, seat))
    enter(table, commands.play(table, PEOPLE[seat], words, 0, "once"))
    restarted = reloaded(table)
    played_again: list[int] = []
    before = TableState.before
    monkeypatch.setattr(TableState, "before", lambda table, entry: (played_again.append(entry), before(table, entry))[1])
    for one, times in ((table, 0), (restarted, 1)):
        for number in range(50):
            assert commands.play(one, PEOPLE[seat], words, 0, "once") == []
            refused("id_used", commands.play, one, PEOPLE[seat], [f"nonsense {number}"], 0, "once")
        assert len(played_again) == times


# -------------------------------------------------------------------------------------------------------------- the docs


def test_the_rules_are_written_down_for_players() -> None:
    text = " ".join((Path(__file__).parent.parent / "docs" / "together.md").read_text().split())
    rules = text[text.index("**Rated games**") : text.index("**Replays.**")]
    for sentence in (
        "no hints",
        "everyone with a seat is there",
        "no clock is paused",
        "next decision",
        "a novice",
        "Programs do not play",
    ):
        assert sentence in rules
    assert {3: "three times"}[MOST_RETURNS] in rules
    assert {4: "quarter by quarter"}[NOTES_IN_A_TURN] in rules
    assert f"one person can write {MOST_SAID_BY_ONE}" in text
