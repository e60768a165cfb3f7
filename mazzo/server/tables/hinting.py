"""Hints for who asks: what the club player would do with the cards this person sees, thought in the bots' processes."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import msgspec

from mazzo.rules.game import copy_of
from mazzo.server.rate_limits import RateLimit
from mazzo.server.store.store import Person
from mazzo.server.wire import messages
from mazzo.table import commands as deeds
from mazzo.table.events import decision_words
from mazzo.table.table import Table
from mazzo.words import Refusal, move_words

if TYPE_CHECKING:
    from mazzo.server.bots.pool import Thinkers

HINTS_A_MINUTE = 30


class Hints:
    """Everybody's hints: one at a time for each person, and not too many of them."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._asking: set[str] = set()
        self._quota = RateLimit(HINTS_A_MINUTE, 60)

    async def hint(self, table: Table, person: Person, turn: int, hint_id: str) -> messages.Hint:
        """What to do at this turn; Refusal where no hint is to be had. The table may go on meanwhile."""
        seat = judge(table, person, turn)
        if person.person in self._asking:
            raise Refusal("hint_on_its_way", "Your last hint is on its way.")
        if not self._quota.take(person.person):
            raise Refusal("too_many_hints", f"There are {HINTS_A_MINUTE} hints a minute; think for yourself for a while.")
        before = copy_of(table.state)
        self._asking.add(person.person)
        try:
            found = await self._thinkers.hint(table, seat)
        finally:
            self._asking.discard(person.person)
        if found is None:
            raise Refusal("no_hint_now", "The bots are too busy to give hints now; try again.")
        moves, answer = found
        assert answer.hint is not None
        return messages.Hint(
            id=hint_id,
            turn=turn,
            moves=decision_words(before, seat, moves),
            candidates=[
                messages.Candidate(move=move, value=value) for move, value in answer.hint.candidates if math.isfinite(value)
            ],
            counted_in=answer.hint.counted_in,
            reason=answer.hint.reason,
            facts=msgspec.convert(answer.hint.arguments, messages.HintFacts),
            worlds=answer.hint.worlds,
            chances=[messages.MoveChance(move=move_words(before, move), chance=chance) for move, chance in answer.bids],
        )


def judge(table: Table, person: Person, turn: int) -> int:
    """The seat that may have a hint now."""
    seat = deeds.own_seat(table, person)
    if table.stage != "playing":
        raise Refusal("not_playing" if table.stage == "waiting" else "game_over", "No game is being played at this table.")
    if turn != table.turn:
        raise Refusal("stale", f"That was asked for turn {turn}; the table is at turn {table.turn}.", {"turn": table.turn})
    if seat not in table.waiting:
        raise Refusal("not_your_turn", f"It is not seat {seat}'s turn.", {"seat": seat})
    if table.chairs[seat].kept:
        raise Refusal("seat_kept", "A bot plays for you; take your seat back first.", {"seat": seat})
    if table.opened.rated:
        raise Refusal("no_hints_when_rated", "In a rated game there are no hints.")
    return seat
