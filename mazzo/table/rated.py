"""What a rated game requires beyond the rules of any table: the same time for everybody, and no help.

Players can read the same rules in docs/together.md.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from mazzo.table.state import TableState
from mazzo.words import Refusal

LEAST_PEOPLE = 2
MOST_RETURNS = 3  # times that a player may take back a seat in one game
STAND_IN = "novice"  # letting a bot decide must never be the better decision


def terms(
    is_rated: bool, level: str, clock: Literal["none", "relaxed", "quick"], levels: Sequence[str]
) -> tuple[str | None, Literal["none", "relaxed", "quick"]]:
    """The level of the bots that decide for people, if different, and the clock: nobody can avoid a loss by staying away."""
    if not is_rated:
        return None, clock
    return stand_in_for(level, levels), "relaxed" if clock == "none" else clock


def stand_in_for(level: str, levels: Sequence[str]) -> str:
    """The level of the bots that decide for people where results are compared."""
    return min(level, STAND_IN, key=list(levels).index)


def refuse_hint(table: TableState) -> None:
    if table.opened.rated:
        raise Refusal("no_hints_when_rated", "There are no hints in a rated game.")


def refuse_program(table: TableState) -> None:
    """Anyone who gets a program's token could see its hand."""
    if table.opened.rated:
        raise no_programs()


def no_programs() -> Refusal:
    return Refusal("no_programs_when_rated", "Programs do not play in rated games.")


def refuse_new_pace(table: TableState) -> None:
    if table.opened.rated:
        raise Refusal("no_new_pace_when_rated", "In a rated game, nobody can change how long a decision may take.")


def refuse_pause(table: TableState) -> None:
    """A pause would be time to think."""
    if table.opened.rated:
        raise Refusal("no_pause_when_rated", "In a rated game, nobody's clock is paused.")


def refuse_start(table: TableState, connected: Collection[str]) -> None:
    """Nobody is dealt into a rated game in their absence: the clock would play for them."""
    if not table.opened.rated:
        return
    people = [chair for chair in table.chairs if chair.player == "person"]
    if len(people) < LEAST_PEOPLE:
        raise Refusal("rated_needs_two", "A rated game needs at least two people.")
    if any(chair.player == "program" for chair in table.chairs):
        refuse_program(table)
    missing = ", ".join(chair.name for chair in people if chair.person not in connected)
    if missing:
        raise Refusal("not_all_here", f"A rated game begins when everybody is here; missing: {missing}.", {"names": missing})


def round_over() -> Refusal:
    return Refusal("round_over", "The time of this round is up: the bot plays this game to its end.")


def why_no_return(table: TableState, seat: int) -> Refusal | None:
    """Why a player cannot take this kept seat back now; None if they can.

    A bot that has only been thinking has given nothing away; one that has decided has decided for good.
    """
    if table.opened.event is not None and table.chairs[seat].person in table.barred:
        return round_over()
    if not table.opened.rated:
        return None
    if table.returns[seat] >= MOST_RETURNS:
        sentence = f"You have come back {MOST_RETURNS} times; the bot plays this game to its end."
        return Refusal("no_more_returns", sentence, {"most": MOST_RETURNS})
    if not table.bot_has_played(seat):
        return Refusal("back_after_bot", "In a rated game, you can come back once the bot has made its next decision.")
    return None
