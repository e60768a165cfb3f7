"""What a learned player is shown and asked: `bots/observation.py` of a game's folder.

An observation is a sheet of zeros and ones, written from a view by one rule: the same source while the network learns, in a
kernel of a graphics card, and when it plays at a table. Seats are counted from the viewer. A number is written as a thermometer:
as many ones as it says. A game answers the questions below, and says how large its sheets are:

    INPUTS          zeros and ones of an observation
    HIDDEN_INPUTS   of what the seat does not see, for a judge who sees all hands
    SITUATION       numbers that describe the standing between two rounds; 0 where a round is not the end of anything
    ANSWERS         of the network, one for each kind of move
    FIRST_VALUED    from this place on an answer says what the move is worth; before, how much it is preferred
"""

from __future__ import annotations

from typing import Any

from mazzo.games import asked_of
from mazzo.rules.compiled import rule


@asked_of("bots.observation")
def observe(view: Any, seat: int, sheet: Any) -> int:
    """Writes what the seat sees on a sheet of zeros. The answer is the order in which things were written, for `place_of`."""


@asked_of("bots.observation")
def place_of(view: Any, order: int, move: int) -> int:
    """The place of this move among the network's answers. Two moves may share one, if they are as good as each other."""


@asked_of("bots.observation")
def uncover(state: Any, seat: int, order: int, sheet: Any) -> None:
    """Writes what this seat does not see on a sheet of zeros."""


@asked_of("bots.observation")
def situate(state: Any, numbers: Any) -> None:
    """Writes how the seats stand, the round that is being played left aside."""


@asked_of("bots.observation")
def earned(state: Any, seat: int, gained: int) -> float:
    """What the round just finished was worth to a seat whose score has changed by `gained`; about 1 is a good round."""


# How things are written. Each answers with the place after it.


@rule
def put_number(sheet: Any, at: int, number: int, size: int) -> int:
    """A thermometer: as many ones as the number says, of at most `size`."""
    for place in range(at, at + min(int(number), size)):
        sheet[place] = 1
    return at + size


@rule
def put_choice(sheet: Any, at: int, choice: int, size: int) -> int:
    """A one in the place of this choice; none if it is not among them."""
    if 0 <= choice < size:
        sheet[at + choice] = 1
    return at + size


@rule
def put_mark(sheet: Any, at: int, marked: bool) -> int:
    """A single one or zero."""
    if marked:
        sheet[at] = 1
    return at + 1
