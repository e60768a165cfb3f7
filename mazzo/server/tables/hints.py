"""Hints: what the strongest bot would do with the cards this person sees, computed by the bot workers."""

from __future__ import annotations

import math
from typing import Any

from mazzo.hints import Hint
from mazzo.rules.game import copy_of
from mazzo.server.bots.pool import BotPool
from mazzo.server.rate_limits import RateLimit
from mazzo.server.wire import messages
from mazzo.table import commands
from mazzo.table.commands import Person
from mazzo.table.events import decision_words
from mazzo.table.state import TableState
from mazzo.words import Refusal, move_words

HINTS_A_MINUTE = 30


class Hints:
    """Everybody's hints: one at a time for each person, and a limited number per minute."""

    def __init__(self, bots: BotPool) -> None:
        self.bots = bots
        self._asking: set[str] = set()
        self._quota = RateLimit(HINTS_A_MINUTE, 60)

    async def hint(self, table: TableState, person: Person, turn: int, hint_id: str, network: str = "") -> messages.Hint:
        """What to do at this turn; Refusal if there is no hint. The table may move on meanwhile. `network` is the person's."""
        seat = commands.hint(table, person, turn)
        if person.person in self._asking:
            raise Refusal("hint_on_its_way", "Your last hint is on its way.")
        if not self._quota.take(person.person):
            raise Refusal("too_many_hints", f"You get {HINTS_A_MINUTE} hints a minute; think for yourself for a while.")
        before = copy_of(table.state)
        self._asking.add(person.person)
        try:
            found = await self.bots.hint(table, seat, network)
        finally:
            self._asking.discard(person.person)
        if found is None:
            raise Refusal("no_hint_now", "The bots are too busy to give hints now; try again.")
        moves, answer = found
        assert answer.hint is not None
        return hint_message(before, seat, moves, answer.hint, answer.bids, turn, hint_id)


def hint_message(
    before: Any, seat: int, moves: list[int], hint: Hint, bids: list[tuple[int, float]], turn: int, hint_id: str
) -> messages.Hint:
    """A hint as a page shows it: `moves` is the whole decision, `bids` the chance to keep each promise."""
    return messages.Hint(
        id=hint_id,
        turn=turn,
        moves=decision_words(before, seat, moves),
        candidates=[messages.Candidate(move=move, value=value) for move, value in hint.candidates if math.isfinite(value)],
        counted_in=hint.counted_in,
        reason=hint.reason,
        facts=messages.HintFacts(**hint.arguments),
        worlds=hint.worlds,
        chances=[messages.MoveChance(move=move_words(before, move), chance=chance) for move, chance in bids],
    )
