"""The one judge of everything that a person, a program, a bot or the clock may do at a table.

There is one function per command. It takes the table and who asks, and returns the entries that the command adds to the log; it
raises a Refusal if the command is not allowed, and returns no entries if there is nothing left to do. It changes nothing that is
in the log: the caller stores the entries first and applies them afterwards. (The table only notes the words of a decision, to
compare them if they are sent again.)

In this order: the waiting room, decisions, the clock, leaving and ending, talk and company; last, what several of them refuse.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Literal

import msgspec

from mazzo.rules.options import OptionClash
from mazzo.table import rated
from mazzo.table.decision import check_decision, in_any_order, read_decision
from mazzo.table.log import (
    ADO,
    AgreedToEnd,
    Barred,
    CameBack,
    Closed,
    Countdown,
    Decided,
    Decider,
    Entry,
    Hosted,
    Hurried,
    Left,
    NewRules,
    Opened,
    PlayedOn,
    Rematched,
    Renamed,
    RightBack,
    Said,
    Sat,
    Sealed,
    Slowed,
    Started,
    Swapped,
    Used,
    is_forgotten,
    short_id,
)
from mazzo.table.names import distinct_name
from mazzo.table.state import Chair, TableState
from mazzo.words import Refusal

MOST_RUN_OUT = 2  # times in a row that the clock decides for a player; after that a bot keeps the seat
TIMES = (1, 2, 4)  # how much slower than usual a clock can be
SPLIT_SECOND = 0.02
AWAY_SECONDS = 180.0  # how long a player's clock may be paused in one game, in all
MOST_SAID = 1000  # lines at one table
MOST_SAID_BY_ONE = 300  # of them by one person
MOST_ADO = 300  # times that somebody sits down on a seat, swaps it, pauses or changes their mind
MOST_SECOND_THOUGHTS = 20  # on a sealed decision, at one turn: each is an entry of the log
MOST_CHANGES = 100  # of the rules of one table, of its pace, and of when its cards are dealt
MOST_LINES_TAKEN_ALONG = 20  # to a rematch
LEAST_NOTICE = 15  # seconds between somebody's sitting down and the deal
BOT_NAMES = ("Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina")


class Person(msgspec.Struct, frozen=True):
    """The one who asks: a person, or the program that has a seat."""

    person: str
    name: str


class ClockReading(msgspec.Struct, frozen=True):
    """What the table's clock says about one seat."""

    used: float = 0.0
    """The seconds of this turn that its player has used so far."""
    paused: float = 0.0
    """How long its pause has lasted so far."""
    pause_allowed: float = AWAY_SECONDS
    """How long all its pauses together may last in one game."""
    round_is_over: bool = False
    """At a table of an event: is the round's time up? Then nobody decides in person any more, and bots finish the game."""


NO_CLOCK = ClockReading()


class Apart(msgspec.Struct, frozen=True):
    """The people who are not seated together with a person."""

    blocked: frozenset[str] = frozenset()
    """Those whom the person has blocked,"""
    blocked_by: frozenset[str] = frozenset()
    """and those who have blocked the person."""


NOBODY_APART = Apart()


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """What is played at a table, as its host wants it."""

    players: int
    options: dict[str, str | int | bool]
    level: str
    clock: Literal["none", "relaxed", "quick"] = "none"
    rated: bool = False
    public: bool = False
    tricks_shown: Literal["last", "all"] = "last"


def refuse_endless_ado(table: TableState, entries: Sequence[Entry]) -> None:
    """Limits how often people come and go, swap seats and change their mind. They can always get up, and the game goes on."""
    for entry in entries:
        is_change = isinstance(entry, NewRules | Slowed) or (isinstance(entry, Countdown) and entry.at is not None)
        if is_change and table.changes >= MOST_CHANGES:
            raise Refusal("too_much_ado", "This table has been changed too often; open another one.")
        is_imposed = isinstance(entry, Renamed) and entry.by == "host"
        if isinstance(entry, ADO) and not isinstance(entry, Left) and not is_imposed and table.ado[entry.seat] >= MOST_ADO:
            raise Refusal("too_much_ado", "There has been too much coming and going on this seat; open another table.")


# -------------------------------------------------------------------------------------------------------- the waiting room


def sit(table: TableState, who: Person, seat: int, apart: Apart = NOBODY_APART) -> list[Entry]:
    """Takes a free seat; a person who has a seat already moves."""
    own = table.seat_of(who.person)
    if own == seat:
        _refuse_outside_waiting_room(table)
        return []
    _refuse_taken_seat(table, seat)
    if own is not None:
        return [Swapped(seat=own, other=seat)]
    for chair in table.chairs:
        if chair.person in apart.blocked:
            raise Refusal("blocked_here", f"You have blocked {chair.name}, who sits here.", {"name": chair.name})
    # At a table that people join by its link, a block keeps nobody out: it would be a way to take a friend's seat.
    is_unwanted = table.opened.public and any(chair.person in apart.blocked_by for chair in table.chairs)
    if is_unwanted or who.person in table.barred:
        raise no_seat_here()
    return [Sat(seat=seat, name=_name_at(table, seat, who.name), player="person", person=who.person)]


def take_seat(
    table: TableState, seat: int, name: str, player: Literal["person", "bot"] = "person", level: str | None = None
) -> list[Entry]:
    """Seats somebody at a table without persons, that is, without a server."""
    _refuse_taken_seat(table, seat)
    return [Sat(seat=seat, name=name, player=player, level=level)]


def seat_bot(table: TableState, who: Person, seat: int, level: str, levels: Collection[str]) -> list[Entry]:
    _refuse_all_but_host(table, who)
    _refuse_outside_waiting_room(table)
    _refuse_unknown_level(level, levels)
    _refuse_taken_seat(table, seat)
    return [Sat(seat=seat, name=_free_bot_names(table.chairs)[0], player="bot", level=level)]


def seat_program(table: TableState, who: Person, seat: int, name: str, program: str) -> list[Entry]:
    """Seats a program on a free seat, or gives the seat of a program to another one: `program` says which may play there."""
    _refuse_all_but_host(table, who)
    rated.refuse_program(table)
    _refuse_missing_seat(table, seat)
    if table.chairs[seat].player != "program" or table.stage == "over":
        _refuse_taken_seat(table, seat)
    return [Sat(seat=seat, name=_name_at(table, seat, name), player="program", person=program)]


def unseat(table: TableState, who: Person, seat: int) -> list[Entry]:
    """Frees a seat; if a program plays there, a bot takes over. A person whom the host unseats cannot sit down here again."""
    if table.seat_of(who.person) != seat:
        _refuse_all_but_host(table, who)
    _refuse_missing_seat(table, seat)
    chair = table.chairs[seat]
    if chair.player == "program" and table.stage == "playing":
        return [Sat(seat=seat, name=chair.name, player="bot", level=table.opened.level)]
    _refuse_outside_waiting_room(table)
    if chair.player == "nobody":
        raise Refusal("seat_empty", f"Nobody sits on seat {seat}.", {"seat": seat})
    if chair.player == "person" and chair.person is not None and chair.person != who.person:
        return remove(table, chair.person)
    return [Left(seat=seat)]


def swap(table: TableState, who: Person, seat: int, other: int) -> list[Entry]:
    _refuse_all_but_host(table, who)
    _refuse_outside_waiting_room(table)
    _refuse_missing_seat(table, seat)
    _refuse_missing_seat(table, other)
    return [] if seat == other else [Swapped(seat=seat, other=other)]


def change_rules(table: TableState, who: Person, rules: Rules, levels: Sequence[str]) -> list[Entry]:
    """Changes what is played here. If the table becomes smaller, people on seats that disappear move up, and bots make room."""
    _refuse_all_but_host(table, who)
    _refuse_outside_waiting_room(table)
    if table.opened.deals_at is not None:
        raise Refusal("usual_rules_only", "People who look for players are seated at tables with the usual rules.")
    _refuse_unknown_level(rules.level, levels)
    if rules.rated and any(chair.player == "program" for chair in table.chairs):
        raise rated.no_programs()
    try:
        choices, _ = table.game.choose(rules.players, rules.options)
    except ValueError as problem:
        raise bad_options(problem) from None
    stand_in, clock = rated.terms(rules.rated, rules.level, rules.clock, levels)
    entry = NewRules(
        players=rules.players,
        options=choices,
        level=rules.level,
        stand_in=stand_in,
        clock=clock,
        rated=rules.rated,
        public=rules.public,
        tricks_shown=rules.tricks_shown,
    )
    if all(getattr(table.opened, name) == getattr(entry, name) for name in entry.__struct_fields__):
        return []
    room = _room_for(table, rules.players)
    other_bots = [
        Sat(seat=seat, name=chair.name, player="bot", level=rules.level)
        for seat, chair in enumerate(_chairs_after(table.chairs, room)[: rules.players])
        if chair.player == "bot" and chair.level == table.opened.level != rules.level
    ]
    pace = [Slowed(times=1)] if rules.rated and table.times_next != 1 else []
    return [*room, entry, *other_bots, *pace]


def bad_options(problem: ValueError) -> Refusal:
    """What a game says about options that do not go together; a game from another package may give only a sentence."""
    clash, facts = (problem.clash, problem.facts) if isinstance(problem, OptionClash) else ("", {})
    return Refusal("bad_options", f"{problem}.", {"clash": clash, **facts})


def _room_for(table: TableState, players: int) -> list[Left | Swapped]:
    """What has to happen before a table can have this many seats: bots get up, and others move to free seats that remain."""
    if players >= table.players:
        return []
    people = sum(chair.player in ("person", "program") for chair in table.chairs)
    if people > players:
        sentence = f"{people} players have sat down: the table cannot have fewer seats."
        raise Refusal("too_few_seats", sentence, {"count": people})
    chairs = list(table.chairs)
    outside = range(players, len(chairs))
    bots = [seat for seat in outside if chairs[seat].player == "bot"]
    moving = [seat for seat in outside if chairs[seat].player in ("person", "program")]
    free = [seat for seat in range(players) if chairs[seat].player == "nobody"]
    inside = [seat for seat in range(players) if chairs[seat].player == "bot"]
    bots += inside[len(inside) - max(0, len(moving) - len(free)) :]
    free += [seat for seat in bots if seat < players]
    got_up = [Left(seat=seat) for seat in bots]
    return [*got_up, *(Swapped(seat=seat, other=other) for seat, other in zip(moving, free, strict=False))]


def _chairs_after(chairs: Sequence[Chair], entries: Sequence[Left | Swapped]) -> list[Chair]:
    after = list(chairs)
    for entry in entries:
        if isinstance(entry, Left):
            after[entry.seat] = Chair()
        else:
            after[entry.seat], after[entry.other] = after[entry.other], after[entry.seat]
    return after


def join(table: TableState, who: Person, now: float, apart: Apart = NOBODY_APART) -> list[Entry]:
    """Seats a person who looks for players at a table that waits for them, with a moment to look round before the deal."""
    if table.seat_of(who.person) is not None:
        return []
    if table.deals_at is None:
        raise Refusal("already_started", "This table is no longer waiting for players.")
    free = [seat for seat, chair in enumerate(table.chairs) if chair.player == "nobody"]
    sat = sit(table, who, free[0] if free else 0, apart)
    at = int(now) + LEAST_NOTICE
    return [*sat, Countdown(at=at)] if at > table.deals_at else sat


def wait_longer(table: TableState, who: Person, now: float, seconds: float) -> list[Entry]:
    """Gives others more time to come before bots take the free seats."""
    _refuse_all_but_host(table, who)
    _refuse_outside_waiting_room(table)
    if table.opened.deals_at is None:
        raise Refusal("no_countdown", "At this table the host deals.")
    return [Countdown(at=int(now + seconds))]


def deal_if_due(table: TableState, now: float) -> list[Entry]:
    """Deals automatically when everybody is here, or the time has come; not for bots alone."""
    if table.deals_at is None or not table.is_counting_down or (now < table.deals_at and not table.is_full):
        return []
    if not any(chair.player == "person" for chair in table.chairs):
        return [Countdown(at=None)]
    return [*_bots_for_empty_seats(table.chairs, table.opened.level), Started()]


def start(table: TableState, who: Person, connected: Collection[str] = ()) -> list[Entry]:
    """Deals; bots take the empty seats."""
    _refuse_all_but_host(table, who)
    _refuse_outside_waiting_room(table)
    rated.refuse_start(table, connected)
    return [*_bots_for_empty_seats(table.chairs, table.opened.level), Started()]


def deal(table: TableState) -> list[Entry]:
    """Deals at a table without persons: every seat must be taken."""
    _refuse_outside_waiting_room(table)
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.player == "nobody"]
    if empty:
        raise Refusal("seats_empty", f"Nobody sits on {', '.join(f'seat {seat}' for seat in empty)}.", {"seats": empty})
    return [Started()]


# -------------------------------------------------------------------------------------------------------------- decisions


def play(table: TableState, who: Person, moves: Sequence[str], turn: int, id: str, clock: ClockReading = NO_CLOCK) -> list[Entry]:
    """A whole decision of a person or a program, in words. One that was accepted before is not played again."""
    seat = _own_seat(table, who)
    if (seat, short_id(id)) in table.answered:
        _refuse_another_decision(table, seat, moves, turn, id)
        return []
    _refuse_kept_seat(table, seat)
    entries: list[Entry] = [*_back(table, seat, clock), decide(table, seat, moves, turn, id)]
    if clock.round_is_over:
        raise rated.round_over()
    return entries


def bot_play(table: TableState, seat: int, moves: Sequence[int], turn: int) -> list[Entry]:
    """A bot's decision, for its own seat or for one that it keeps."""
    chair = table.chairs[seat]
    _refuse_if_table_moved_on(table, seat, turn, is_due=chair.is_played_by_bot)
    return [decide_by_moves(table, seat, moves, turn, by="bot" if chair.kept else "player")]


def clock_play(table: TableState, seat: int, moves: Sequence[int], turn: int) -> list[Entry]:
    """A bot's decision for a player whose time has run out. If that happens too often in a row, a bot keeps the seat; if it is
    the only person's, the game is paused instead."""
    _refuse_if_table_moved_on(table, seat, turn, is_due=not table.chairs[seat].is_played_by_bot)
    decided = decide_by_moves(table, seat, moves, turn, by="clock")
    is_away = table.run_out[seat] + 1 >= MOST_RUN_OUT
    left: list[Entry] = [Left(seat=seat, by="clock")] if is_away else []
    return left if left and table.is_solo else [*left, decided]


def decide(table: TableState, seat: int, words: Sequence[str], turn: int | None = None, id: str = "") -> Sealed | Decided:
    """The entry for a whole decision in words, its parts in any order."""
    _refuse_unless_asked(table, seat, turn)
    entry = _decision(table, seat, read_decision(table.state, seat, words, table.legal(seat)), id=id)
    table.remember_words(entry, in_any_order(words))
    return entry


def decide_by_moves(
    table: TableState, seat: int, moves: Sequence[int], turn: int | None = None, by: Decider = "player"
) -> Sealed | Decided:
    """The entry for a whole decision in moves of the rules, in their order."""
    _refuse_unless_asked(table, seat, turn)
    check_decision(table.state, seat, moves)
    return _decision(table, seat, moves, by)


def _decision(table: TableState, seat: int, moves: Sequence[int], by: Decider = "player", id: str = "") -> Sealed | Decided:
    if seat in table.in_secret and table.second_thoughts(seat) >= MOST_SECOND_THOUGHTS:
        raise Refusal("too_many_second_thoughts", "You have changed this too often: it now stays as it is.")
    entry = Sealed if len(table.waiting) > 1 else Decided
    return entry(seat=seat, moves=list(moves), id=id, by=by)


def hint(table: TableState, who: Person, turn: int) -> int:
    """The seat that may be given a hint now. A hint leaves no entry."""
    seat = _own_seat(table, who)
    _refuse_unless_asked(table, seat, turn)
    _refuse_kept_seat(table, seat)
    rated.refuse_hint(table)
    if table.opened.deal is not None:
        raise Refusal("no_hints_same_deal", "There are no hints where others play the same deal.")
    return seat


# -------------------------------------------------------------------------------------------------------------- the clock


def slow_clock(table: TableState, who: Person, times: int) -> list[Entry]:
    """Gives everybody more time at once, or less of it from the next turn on: nobody is cut short while thinking."""
    _refuse_all_but_host(table, who)
    _refuse_without_clock(table)
    rated.refuse_new_pace(table)
    if times not in TIMES:
        raise Refusal("no_such_pace", "A clock can be slowed by 2 or by 4.", {"times": times})
    return [] if times == table.times_next else [Slowed(times=times)]


def be_right_back(table: TableState, who: Person, clock: ClockReading = NO_CLOCK) -> list[Entry]:
    """Pauses a player's clock: until they decide, say that they are back, or have used up their pauses."""
    seat = _own_seat(table, who)
    _refuse_unless_playing(table)
    _refuse_without_clock(table)
    rated.refuse_pause(table)
    _refuse_kept_seat(table, seat)
    if seat in table.away:
        return []
    if table.away_for[seat] >= clock.pause_allowed:
        raise Refusal("away_too_long", "Your clock has been paused for as long as one game allows.")
    return [*_used(table, seat, clock.used), RightBack(seat=seat)]


def i_am_back(table: TableState, who: Person, clock: ClockReading = NO_CLOCK) -> list[Entry]:
    """Restarts a player's clock."""
    return _back(table, _own_seat(table, who), clock)


def call_back(table: TableState, seat: int, clock: ClockReading) -> list[Entry]:
    """The clock ends a pause that has reached its limit."""
    left = clock.pause_allowed - table.away_for[seat]
    if seat not in table.away or clock.paused < left - SPLIT_SECOND:
        return []
    return [CameBack(seat=seat, seconds=round(left, 3), by="clock")]


def note_used(table: TableState, seat: int, turn: int, seconds: float) -> list[Entry]:
    """The clock notes how much of this turn a player has used, for the next process that takes over the table."""
    return _used(table, seat, seconds) if turn == table.turn and seat not in table.away else []


def _used(table: TableState, seat: int, seconds: float) -> list[Entry]:
    """Time that was used within a turn stays used."""
    seconds = round(seconds, 3)
    if seat not in table.undecided or table.chairs[seat].is_played_by_bot or seconds <= table.used_by(seat):
        return []
    return [Used(seat=seat, seconds=seconds)]


def _back(table: TableState, seat: int, clock: ClockReading) -> list[Entry]:
    if seat not in table.away:
        return []
    left = clock.pause_allowed - table.away_for[seat]
    return [CameBack(seat=seat, seconds=round(min(clock.paused, left), 3))]


# ---------------------------------------------------------------------------------------------------- leaving and ending


def leave(table: TableState, who: Person, clock: ClockReading = NO_CLOCK) -> list[Entry]:
    """Gets up. During a game a bot keeps the seat; a game against bots alone is paused."""
    seat = _own_seat(table, who)
    _refuse_finished_game(table)
    _refuse_kept_seat(table, seat)
    return [*_back(table, seat, clock), *_used(table, seat, clock.used), Left(seat=seat)]


def put_away(table: TableState, who: Person, clock: ClockReading = NO_CLOCK) -> list[Entry]:
    """A player is done with this table: gives up a game against bots alone, or leaves the others to play on."""
    seat = table.seat_of(who.person)
    if table.stage == "over" or seat is None:
        return []
    if table.stage == "playing" and table.is_solo:
        return [Closed(why="agreed")]
    return [] if table.chairs[seat].kept else leave(table, who, clock)


def take_back(table: TableState, who: Person) -> list[Entry]:
    """Takes a seat back from the bot that kept it."""
    seat = _own_seat(table, who)
    _refuse_finished_game(table)
    chair = table.chairs[seat]
    if not chair.kept:
        raise Refusal("not_kept", "You already have your seat.", {"seat": seat})
    why_not = rated.why_no_return(table, seat)
    if why_not is not None:
        raise why_not
    player: Literal["person", "program"] = "program" if chair.player == "program" else "person"
    return [Sat(seat=seat, name=_name_at(table, seat, who.name), player=player, person=who.person)]


def agree_to_end(table: TableState, who: Person) -> list[Entry]:
    """Proposes to end the game here, or agrees to it."""
    seat = _own_seat(table, who)
    _refuse_unless_playing(table)
    _refuse_kept_seat(table, seat)
    if not table.agreed_to_end and table.played_on_at is not None and table.turn < table.played_on_at + table.players:
        raise Refusal("too_soon", "This was proposed and declined a moment ago; play on for a while.")
    if seat in table.would_end:
        return []
    lapsed = [PlayedOn(seat=seat)] if table.agreed_to_end and not table.would_end else []
    return [*lapsed, AgreedToEnd(seat=seat)]


def play_on(table: TableState, who: Person) -> list[Entry]:
    """Declines to end the game, or withdraws the proposal."""
    seat = _own_seat(table, who)
    _refuse_unless_playing(table)
    return [PlayedOn(seat=seat)] if table.agreed_to_end else []


def hurry(table: TableState, who: Person) -> list[Entry]:
    """Makes the bots play without pauses until this person decides again. Only for a person alone against bots."""
    seat = _own_seat(table, who)
    _refuse_unless_playing(table)
    _refuse_kept_seat(table, seat)
    if not table.is_solo:
        raise Refusal("not_alone", "Other people play here too, so the bots keep their pace.")
    return [] if table.is_hurried else [Hurried(seat=seat)]


def end_if_agreed(table: TableState, present: Collection[str]) -> list[Entry]:
    """Ends the game once every person who is present and playing has agreed; if it counts, once everybody has."""
    if table.stage != "playing" or not table.would_end:
        return []
    seats = range(table.players)
    if table.opened.rated or table.opened.event is not None:  # absent players have something to lose: the bot plays on for them
        asked = {seat for seat in seats if table.chairs[seat].player == "person"}
    else:
        asked = {seat for seat in seats if table.is_played_by_person(seat) and table.chairs[seat].person in present}
    return [Closed(why="agreed")] if asked and asked <= table.would_end else []


def close(table: TableState) -> list[Entry]:
    """The host of the server ends the game."""
    _refuse_finished_game(table)
    return [Closed(why="host")]


def remove(table: TableState, person: str, for_good: bool = True) -> list[Entry]:
    """The host of the table, or of the server, removes a person; during a game a bot keeps the seat."""
    _refuse_finished_game(table)
    seat = table.seat_of(person)
    sits = seat is not None and not table.chairs[seat].kept
    left: list[Entry] = [Left(seat=seat, by="host")] if seat is not None and sits else []
    return [*left, Barred(person=person)] if for_good and person not in table.barred else left


def leave_to_bots(table: TableState, people: Collection[str], for_good: bool = False) -> list[Entry]:
    """At a table of an event: bots keep the seats of those who have not come, or, for good, of everybody when the time is
    up."""
    if table.stage != "playing":
        return []
    entries: list[Entry] = []
    for seat, chair in enumerate(table.chairs):
        if chair.person is None or chair.person not in people:
            continue
        if not chair.kept:
            entries.append(Left(seat=seat, by="clock"))
        if for_good and chair.person not in table.barred:
            entries.append(Barred(person=chair.person))
    return entries


def replace_host(table: TableState, present: Collection[str]) -> list[Entry]:
    """Makes another person the host if the host is away or was forgotten and somebody else is present. A table of an event has
    no host: nobody there may get more time than elsewhere."""
    if table.stage == "over" or table.host in present or table.opened.event is not None:
        return []
    heirs = [seat for seat in range(table.players) if table.is_played_by_person(seat) and table.chairs[seat].person in present]
    return [Hosted(seat=heirs[0])] if heirs else []


# ----------------------------------------------------------------------------------------------------- talk and company


def talk(table: TableState, who: Person, text: str = "", reaction: str = "") -> list[Entry]:
    """Players may talk, even after the game; spectators may not."""
    seat = _own_seat(table, who)
    if table.said >= MOST_SAID:
        raise Refusal("talked_out", f"{MOST_SAID} lines have been said at this table: that is enough.", {"most": MOST_SAID})
    if table.said_by.get(who.person, 0) >= MOST_SAID_BY_ONE:
        raise Refusal("said_enough", f"You have said {MOST_SAID_BY_ONE} lines at this table.", {"most": MOST_SAID_BY_ONE})
    return [Said(seat=seat, text=text, reaction=reaction)]


def rename(table: TableState, who: Person, name: str, by: Literal["player", "host"] = "player") -> list[Entry]:
    seat = table.seat_of(who.person)
    if seat is None or table.stage == "over":
        return []
    name = _name_at(table, seat, name)
    return [] if table.chairs[seat].name == name else [Renamed(seat=seat, name=name, by=by)]


def rematch(table: TableState, who: Person, code: str) -> list[Entry]:
    """Records, once, where the same people play on."""
    _own_seat(table, who)
    if table.stage != "over":
        raise Refusal("not_over", "The game is not over yet.")
    return [] if table.rematch is not None else [Rematched(code=code)]


def rematch_entries(
    table: TableState,
    who: Person,
    seed: str,
    apart: Collection[str] = (),
    rules: Rules | None = None,
    levels: Sequence[str] = (),
    names: Mapping[str, str] = {},
) -> list[Entry]:
    """The new table: the same people and bots in the same seats, with other rules on request. The latest chat messages are
    copied. For a person alone against bots, the cards are dealt at once. A program's token is for one table: its seat stays
    empty until the host asks for another one. So do the seats of the persons in `apart`, who would not sit with somebody here,
    and of people who were forgotten. People who were removed stay removed.
    `names` are those that persons have today: at a table that is over they keep the one they had.
    """
    opened = Opened(
        game=table.opened.game,
        rules=table.game.version,
        players=table.players,
        options=dict(table.choices),
        seed=seed,
        level=table.opened.level,
        host=who.person,
        clock=table.opened.clock,
        tricks_shown=table.opened.tricks_shown,
    )
    company = [
        Sat(
            seat=seat,
            name=chair.name,
            player=chair.player,
            level=chair.level if chair.player == "bot" else None,
            person=chair.person,
        )
        for seat, chair in enumerate(table.chairs)
        if chair.player == "bot" or (chair.player == "person" and (not chair.kept or chair.person == who.person))
        if chair.person not in apart and not is_forgotten(chair.person)
    ]
    for sat in company:
        if sat.person is not None and sat.person in names:
            sat.name = distinct_name(names[sat.person], [other.name for other in company if other is not sat])
    people = sum(sat.player == "person" for sat in company)
    opened.rated = table.opened.rated and people >= rated.LEAST_PEOPLE
    opened.stand_in = table.opened.stand_in if opened.rated else None
    others = any(sat.player == "person" and sat.person != who.person for sat in company)
    entries: list[Entry] = [opened, *company, *(Barred(person=person) for person in sorted(table.barred))]
    if table.times_next != 1:
        entries.append(Slowed(times=table.times_next))
    seats = {sat.person: sat.seat for sat in company}
    entries += [
        Said(seat=seats[line.person], text=line.text, reaction=line.reaction)
        for line in table.talk[-MOST_LINES_TAKEN_ALONG:]
        if line.person is not None and line.person in seats
    ]
    if rules is not None:
        entries += change_rules(TableState.from_log(entries), who, rules, levels)
    if others or any(chair.player == "program" for chair in table.chairs):
        return entries
    new_table = TableState.from_log(entries)
    rated.refuse_start(new_table, {who.person})
    return [*entries, *_bots_for_empty_seats(new_table.chairs, new_table.opened.level), Started()]


def _bots_for_empty_seats(chairs: list[Chair], level: str) -> list[Sat]:
    """A bot for each empty seat, under a name that nobody else has here."""
    names = _free_bot_names(chairs)
    empty = [seat for seat, chair in enumerate(chairs) if chair.player == "nobody"]
    return [Sat(seat=seat, name=name, player="bot", level=level) for seat, name in zip(empty, names, strict=False)]


def _name_at(table: TableState, seat: int, name: str) -> str:
    """A player's name as it is shown here: with a number if somebody else's looks the same."""
    others = [chair.name for other, chair in enumerate(table.chairs) if other != seat and chair.player != "nobody"]
    return distinct_name(name, others)


def _free_bot_names(chairs: list[Chair]) -> list[str]:
    taken = {chair.name for chair in chairs}
    return [name for name in BOT_NAMES if name not in taken] + [name for name in BOT_NAMES if name in taken]


# -------------------------------------------------------------------------------- what several commands refuse, said once


def _own_seat(table: TableState, who: Person) -> int:
    seat = table.seat_of(who.person)
    if seat is None:
        raise Refusal("not_seated", "You have no seat at this table.")
    if who.person in table.barred:
        raise Refusal("removed", "You were removed from this table.")
    return seat


def no_seat_here() -> Refusal:
    """The same answer for a person who was removed and for one whom somebody here has blocked: nobody learns which."""
    return Refusal("no_seat_here", "You cannot sit down at this table.")


def _refuse_all_but_host(table: TableState, who: Person) -> None:
    if not table.is_host(who.person):
        raise Refusal("not_host", "Only the host of this table can do that.")


def _refuse_outside_waiting_room(table: TableState) -> None:
    if table.stage != "waiting":
        raise Refusal("already_started", "The game has begun; seats can only be changed in the waiting room.")


def _refuse_unknown_level(level: str, levels: Collection[str]) -> None:
    if level not in levels:
        raise Refusal("no_such_level", f"There is no bot {level!r}; there are {', '.join(levels)}.", {"level": level})


def _refuse_missing_seat(table: TableState, seat: int) -> None:
    if not 0 <= seat < table.players:
        raise Refusal("no_such_seat", f"Seat {seat}: this table has seats 0 to {table.players - 1}.", {"seat": seat})


def _refuse_taken_seat(table: TableState, seat: int) -> None:
    _refuse_missing_seat(table, seat)
    _refuse_outside_waiting_room(table)
    if table.chairs[seat].player != "nobody":
        raise Refusal("seat_taken", f"Seat {seat} is taken by {table.chairs[seat].name}.", {"seat": seat})


def _refuse_unless_playing(table: TableState) -> None:
    if table.stage != "playing":
        raise Refusal("not_playing" if table.stage == "waiting" else "game_over", "No game is being played at this table.")


def _refuse_finished_game(table: TableState) -> None:
    if table.stage == "over":
        raise Refusal("game_over", "The game is already over.")


def _refuse_unless_asked(table: TableState, seat: int, turn: int | None) -> None:
    """A seat may decide only when the table waits for it, and only for the table's current turn."""
    _refuse_unless_playing(table)
    if turn is not None and turn != table.turn:
        raise Refusal("stale", f"That was meant for turn {turn}; the table is at turn {table.turn}.", {"turn": table.turn})
    if seat not in table.waiting:
        raise Refusal("not_your_turn", f"It is not seat {seat}'s turn.", {"seat": seat})


def _refuse_another_decision(table: TableState, seat: int, moves: Sequence[str], turn: int, id: str) -> None:
    """An id stands for one decision: a client that reuses it for another would believe that the other was played."""
    answer = table.answered[seat, short_id(id)]
    if turn != answer.turn or in_any_order(moves) != table.words_accepted(seat, short_id(id)):
        raise Refusal("id_used", "This id was used for another decision, which was accepted.", {"turn": answer.turn})


def _refuse_kept_seat(table: TableState, seat: int) -> None:
    if table.chairs[seat].kept:
        raise Refusal("seat_kept", "A bot is playing for you; take your seat back first.", {"seat": seat})


def _refuse_if_table_moved_on(table: TableState, seat: int, turn: int, is_due: bool) -> None:
    """An answer that came after the table has moved on is worthless, even a change to a secret decision."""
    if table.turn != turn or seat not in table.undecided or not is_due or table.is_paused:
        raise Refusal("stale", "The table has moved on.", {"turn": table.turn})


def _refuse_without_clock(table: TableState) -> None:
    if not table.has_clock:
        raise Refusal("no_clock", "This table has no clock.")
