"""What a person may do at a table: each deed is judged here, and answered with the entries it makes or with a Refusal."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

from mazzo.bots.levels import BOTS
from mazzo.server.store.store import Person
from mazzo.table.log import (
    AgreedToEnd,
    CameBack,
    Closed,
    Decided,
    Hosted,
    Left,
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
)
from mazzo.table.table import Chair, Table
from mazzo.words import Refusal

LEAST_RATED = 2  # people in a rated game
MOST_RUN_OUT = 2  # so often in a row the clock decides for somebody; then a bot keeps the seat
TIMES = (1, 2, 4)  # how much slower a clock can be than usual
SPLIT_SECOND = 0.02
AWAY_SECONDS = 180.0  # for so long in all a player's clock may stand still in one game
MOST_SAID = 1000  # lines at one table
BOT_NAMES = ("Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina")


def seat_of(table: Table, person: str | None) -> int | None:
    """The seat that belongs to this person, also while a bot keeps it."""
    if person is None:
        return None
    return next((seat for seat, chair in enumerate(table.chairs) if chair.person == person), None)


def is_host(table: Table, person: str | None) -> bool:
    return person is not None and table.host == person


def bot_plays(chair: Chair) -> bool:
    """Does a bot decide for this seat?"""
    return chair.player == "bot" or chair.kept


# ------------------------------------------------------------------------------------------------------ the waiting room


def sit(table: Table, person: Person, seat: int) -> list[Any]:
    own = seat_of(table, person.person)
    entry = None if own == seat else table.judge_sit(seat, person.name)
    if own is None and entry is not None:
        entry.person = person.person
        return [entry]
    in_the_waiting_room(table)
    return [] if own is None or entry is None else [Swapped(seat=own, other=seat)]


def seat_bot(table: Table, person: Person, seat: int, level: str) -> list[Any]:
    the_host_says(table, person)
    in_the_waiting_room(table)
    if level not in BOTS:
        raise Refusal("no_such_level", f"There is no bot {level!r}; there are {', '.join(BOTS)}.", {"level": level})
    return [table.judge_sit(seat, free_bot_names(table.chairs)[0], "bot", level)]


def unseat(table: Table, person: Person, seat: int) -> list[Any]:
    if seat_of(table, person.person) != seat:
        the_host_says(table, person)
    the_seat_exists(table, seat)
    chair = table.chairs[seat]
    if chair.player == "program" and table.stage == "playing":
        return [Sat(seat=seat, name=chair.name, player="bot", level=table.opened.level)]
    in_the_waiting_room(table)
    if chair.player == "nobody":
        raise Refusal("seat_empty", f"Nobody sits on seat {seat}.", {"seat": seat})
    return [Left(seat=seat)]


def swap(table: Table, person: Person, seat: int, other: int) -> list[Any]:
    the_host_says(table, person)
    in_the_waiting_room(table)
    the_seat_exists(table, seat)
    the_seat_exists(table, other)
    return [] if seat == other else [Swapped(seat=seat, other=other)]


def start(table: Table, person: Person) -> list[Any]:
    the_host_says(table, person)
    in_the_waiting_room(table)
    if table.opened.rated and sum(chair.player == "person" for chair in table.chairs) < LEAST_RATED:
        raise Refusal("rated_needs_two", "A rated game needs two people at least.")
    return [*filled_with_bots(table.chairs, table.opened.level), Started()]


def filled_with_bots(chairs: list[Chair], level: str) -> list[Sat]:
    """Bots for the empty seats, each with a name that nobody else has here."""
    names = free_bot_names(chairs)
    empty = [seat for seat, chair in enumerate(chairs) if chair.player == "nobody"]
    return [Sat(seat=seat, name=name, player="bot", level=level) for seat, name in zip(empty, names, strict=False)]


def free_bot_names(chairs: list[Chair]) -> list[str]:
    taken = {chair.name for chair in chairs}
    return [name for name in BOT_NAMES if name not in taken] + [name for name in BOT_NAMES if name in taken]


def in_the_waiting_room(table: Table) -> None:
    if table.stage != "waiting":
        raise Refusal("already_started", "The game has begun; seats can be changed in the waiting room only.")


def the_host_says(table: Table, person: Person) -> None:
    if not is_host(table, person.person):
        raise Refusal("not_host", "Only the host of this table can do that.")


def the_seat_exists(table: Table, seat: int) -> None:
    if seat >= table.players:
        raise Refusal("no_such_seat", f"Seat {seat}: this table has seats 0 to {table.players - 1}.", {"seat": seat})


def own_seat(table: Table, person: Person) -> int:
    seat = seat_of(table, person.person)
    if seat is None:
        raise Refusal("not_seated", "You have no seat at this table.")
    return seat


# --------------------------------------------------------------------------------------------------------------- the game


def play(table: Table, person: Person, moves: list[str], turn: int, decision_id: str) -> list[Any]:
    seat = own_seat(table, person)
    if table.chairs[seat].kept:
        raise Refusal("seat_kept", "A bot plays for you; take your seat back first.", {"seat": seat})
    entry = table.judge_play(seat, moves, turn)
    entry.id = decision_id
    return [entry]


def bot_play(table: Table, seat: int, moves: list[int], turn: int) -> list[Any]:
    """A bot's decision, unless the table has gone on without it."""
    chair = table.chairs[seat]
    if table.turn != turn or seat not in table.undecided or not bot_plays(chair):
        raise Refusal("stale", "The table has gone on.")
    entry: Sealed | Decided = table.decision(seat, moves)
    if chair.kept:
        entry.by = "bot"
    return [entry]


def clock_play(table: Table, seat: int, moves: list[int], turn: int) -> list[Any]:
    """A bot's decision for somebody whose time has run out, unless he was quicker after all. Who lets it come to that again
    and again is away: a bot keeps the seat."""
    if table.turn != turn or seat not in table.undecided or bot_plays(table.chairs[seat]):
        raise Refusal("stale", "The table has gone on.")
    entry: Sealed | Decided = table.decision(seat, moves)
    entry.by = "clock"
    is_away = table.run_out[seat] + 1 >= MOST_RUN_OUT
    return [Left(seat=seat, by="clock"), entry] if is_away else [entry]


def slow_clock(table: Table, person: Person, times: int) -> list[Any]:
    the_host_says(table, person)
    if table.opened.clock == "none":
        raise Refusal("no_clock", "This table has no clock.")
    if times not in TIMES:
        raise Refusal("no_such_pace", "A clock can be slowed by 2 or by 4.", {"times": times})
    return [] if times == table.times else [Slowed(times=times)]


def be_right_back(table: Table, person: Person, allowed: float = AWAY_SECONDS) -> list[Any]:
    """His clock stands still: until he decides, says that he is back, or it has stood still for as long as it may."""
    seat = own_seat(table, person)
    the_game_goes_on(table)
    if table.opened.clock == "none":
        raise Refusal("no_clock", "This table has no clock.")
    if table.chairs[seat].kept:
        raise Refusal("seat_kept", "A bot plays for you; take your seat back first.", {"seat": seat})
    if seat in table.away:
        return []
    if table.away_for[seat] >= allowed:
        raise Refusal("away_too_long", "Your clock has stood still for as long as it may in one game.")
    return [RightBack(seat=seat)]


def come_back(
    table: Table, seat: int, stood_still: float, allowed: float = AWAY_SECONDS, by: Literal["player", "clock"] = "player"
) -> list[Any]:
    """His clock runs again; nothing where it did all the time. The clock calls back who has used up what is allowed."""
    if seat not in table.away:
        return []
    most = allowed - table.away_for[seat]
    if by == "clock" and stood_still < most - SPLIT_SECOND:
        return []
    return [CameBack(seat=seat, seconds=round(most if by == "clock" else min(stood_still, most), 3), by=by)]


def host_for(table: Table, present: Collection[str]) -> list[Any]:
    """A new host, where the host is not there and another person is."""
    if table.stage == "over" or table.host is None or table.host in present:
        return []
    heirs = [seat for seat in range(table.players) if table.is_played_by_person(seat) and table.chairs[seat].person in present]
    return [Hosted(seat=heirs[0])] if heirs else []


def agree_to_end(table: Table, person: Person) -> list[Any]:
    """Proposes that the game ends here, or agrees to it."""
    seat = own_seat(table, person)
    the_game_goes_on(table)
    if table.chairs[seat].kept:
        raise Refusal("seat_kept", "A bot plays for you; take your seat back first.", {"seat": seat})
    if not table.agreed_to_end and table.played_on_at is not None and table.turn < table.played_on_at + table.players:
        raise Refusal("too_soon", "It was proposed a moment ago, and declined; play on for a while.")
    return [] if seat in table.agreed_to_end else [AgreedToEnd(seat=seat)]


def play_on(table: Table, person: Person) -> list[Any]:
    """Declines to end the game, or thinks again."""
    seat = own_seat(table, person)
    the_game_goes_on(table)
    return [PlayedOn(seat=seat)] if table.agreed_to_end else []


def end_if_agreed(table: Table, present: Collection[str]) -> list[Any]:
    """The end of the game, if everybody who is there and plays for himself has agreed to it; if it is rated, everybody."""
    if table.stage != "playing" or not table.agreed_to_end:
        return []
    seats = range(table.players)
    if table.opened.rated:  # whoever is away has something to lose: the bot goes on for him
        asked = {seat for seat in seats if table.chairs[seat].player == "person"}
    else:
        asked = {seat for seat in seats if table.is_played_by_person(seat) and table.chairs[seat].person in present}
    return [Closed(why="agreed")] if asked and asked <= table.agreed_to_end else []


def the_game_goes_on(table: Table) -> None:
    if table.stage != "playing":
        raise Refusal("not_playing" if table.stage == "waiting" else "game_over", "No game is being played at this table.")


def talk(table: Table, person: Person, text: str = "", reaction: str = "") -> list[Any]:
    """Who sits at the table may talk, also when the game is over; who watches listens."""
    seat = own_seat(table, person)
    if table.said >= MOST_SAID:
        raise Refusal("talked_out", f"At this table {MOST_SAID} lines have been said: that is enough.", {"most": MOST_SAID})
    return [Said(seat=seat, text=text, reaction=reaction)]


def leave(table: Table, person: Person) -> list[Any]:
    seat = own_seat(table, person)
    if table.stage == "over":
        raise Refusal("game_over", "The game is over; there is nothing to leave.")
    if table.chairs[seat].kept:
        raise Refusal("seat_kept", "You have left already; a bot keeps your seat.", {"seat": seat})
    return [Left(seat=seat)]


def take_back(table: Table, person: Person) -> list[Any]:
    seat = own_seat(table, person)
    if table.stage == "over":
        raise Refusal("game_over", "The game is over.")
    if not table.chairs[seat].kept:
        raise Refusal("not_kept", "The seat is yours already.", {"seat": seat})
    back = Sat(seat=seat, name=person.name, player="person", person=person.person)
    if table.chairs[seat].player == "program":
        back.player = "program"
    return [back]


def rename(table: Table, person: Person, name: str) -> list[Any]:
    seat = seat_of(table, person.person)
    if seat is None or table.stage == "over" or table.chairs[seat].name == name:
        return []
    return [Renamed(seat=seat, name=name)]


def rematch(table: Table, person: Person, code: str) -> list[Any]:
    own_seat(table, person)
    if table.stage != "over":
        raise Refusal("not_over", "The game is not over yet.")
    return [] if table.rematch is not None else [Rematched(code=code)]


def rematch_entries(table: Table, person: Person, seed: str) -> list[Any]:
    """The new table: the same people and bots on the same seats. Who plays against bots alone gets the cards at once.

    A program's token is for one table: its seat stays empty until the host asks for another.
    """
    opened = Opened(
        game=table.opened.game,
        rules=table.game.version,
        players=table.players,
        options=dict(table.choices),
        seed=seed,
        level=table.opened.level,
        host=person.person,
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
        if chair.player == "bot" or (chair.player == "person" and (not chair.kept or chair.person == person.person))
    ]
    seated = [Chair() for _ in range(table.players)]
    for sat in company:
        seated[sat.seat] = Chair(sat.name, sat.player)
    people = sum(sat.player == "person" for sat in company)
    opened.rated = table.opened.rated and people >= LEAST_RATED
    others = any(sat.player == "person" and sat.person != person.person for sat in company)
    entries = [opened, *company] if table.times == 1 else [opened, *company, Slowed(times=table.times)]
    if others or any(chair.player == "program" for chair in table.chairs):
        return entries
    return [*entries, *filled_with_bots(seated, opened.level), Started()]
