"""Replays of finished games, decision by decision. A game that is still going on has none, whoever asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from mazzo.rules.dice import seed_text
from mazzo.rules.game import SPECTATOR, moves_in
from mazzo.rules.news import EVERYBODY
from mazzo.server.codes import no_such_table
from mazzo.server.rate_limits import RateLimit
from mazzo.server.results.deals import refuse_secret
from mazzo.server.tables.session import TableSession
from mazzo.server.tables.snapshot import SessionFacts, public_facts, seats_of, snapshot_of
from mazzo.server.wire import finished_messages, messages
from mazzo.table.events import Event
from mazzo.table.fairness import seed_hash
from mazzo.table.rewind import Rewound, all_open
from mazzo.table.state import TableState
from mazzo.words import Refusal

MOST_KEPT = 32
REWOUND_A_MINUTE = 60  # games an address may open; each takes a tenth of a second to prepare
LONG_GAME = 640  # entries: one with several times as many counts as several games
OPEN = "open"
WATCHING = "watching"


class Replays:
    """The games that were opened recently, ready to be shown."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Rewound] = OrderedDict()
        self._rewinding = asyncio.Lock()  # one at a time: they compete with everybody who plays
        self._rewound = RateLimit(REWOUND_A_MINUTE, 60)

    async def of(self, session: TableSession, network: str) -> Rewound:
        """The game of this table, ready for replay. While it is going on: the Refusal for a table that does not exist. After
        too many: another Refusal."""
        if session.table.stage != "over":
            raise no_such_table()
        refuse_secret(session.table)
        if session.code in self._kept and self._kept[session.code].names != [chair.name for chair in session.table.chairs]:
            del self._kept[session.code]  # a player's name was erased
        if session.code not in self._kept:
            self.refuse_too_many(session, network)
            async with self._rewinding:
                if session.code not in self._kept:
                    self._kept[session.code] = await asyncio.to_thread(Rewound, session.table)
                    if len(self._kept) > MOST_KEPT:
                        self._kept.popitem(last=False)
                return self._kept[session.code]
        self._kept.move_to_end(session.code)
        return self._kept[session.code]

    def refuse_too_many(self, session: TableSession, network: str) -> None:
        """Counts a game that is about to be played again for this network; a Refusal after too many."""
        if not self._rewound.take(network, 1 + len(session.table.entries) // LONG_GAME):
            raise Refusal("too_many_replays", "Too many games from your address; wait a minute.")


def whole(code: str, table: TableState, rewound: Rewound, person: str | None) -> finished_messages.Replay:
    """What a slider needs: every decision and what came of it, where the rounds begin, and the seat of this person."""
    return finished_messages.Replay(
        code=code,
        game=table.game.name,
        players=table.players,
        options=dict(table.choices),
        rules_version=table.opened.rules,
        seats=seats_of(table, [chair.person for chair in table.chairs if chair.person is not None]),
        rounds=rewound.rounds,
        dealt=[replay_event(event) for event in rewound.dealt],
        decisions=[
            finished_messages.ReplayDecision(
                place=place,
                seat=decision.seat,
                moves=decision.words,
                by=decision.by,
                level=decision.level,
                events=[replay_event(event) for event in decision.events],
            )
            for place, decision in enumerate(rewound.decisions, 1)
        ],
        scores=table.scores(),
        ranks=table.ranks(),
        seed_hash=seed_hash(seed_text(table.seed)),
        seed=seed_text(table.seed),
        you=table.seat_of(person),
        rematch=table.rematch,
        practice=table.opened.practice,
    )


def replay_event(event: Event) -> finished_messages.ReplayEvent:
    seen_by = None if event.seen_by == EVERYBODY else moves_in(event.seen_by)
    return finished_messages.ReplayEvent(event=event.what, seen_by=seen_by)


def at_place(code: str, rewound: Rewound, written_place: str, written_view: str) -> messages.Table:
    """The table as this seat saw it at that place, or with all hands open; Refusal for a place or a seat that does not
    exist."""
    if (
        not (written_place.isascii() and written_place.isdigit() and len(written_place) < 6)
        or int(written_place) >= rewound.places
    ):
        raise Refusal("no_such_place", f"This game has places 0 to {rewound.places - 1}.")
    table = rewound.table_at(int(written_place))
    seats = [str(seat) for seat in range(table.players)]
    if written_view not in (OPEN, WATCHING, *seats):
        raise Refusal("no_such_view", f"A game can be seen as {OPEN}, {WATCHING}, or from one of the seats {', '.join(seats)}.")
    viewer = int(written_view) if written_view in seats else SPECTATOR
    everybody = [chair.person for chair in table.chairs if chair.person is not None]
    facts = public_facts(code, table, SessionFacts(connected=everybody))
    message = snapshot_of(facts, table, viewer, int(table.events_before[viewer]))
    message.seed = seed_text(table.seed)
    if written_view == OPEN:
        message.view = all_open(table)
        message.events = [
            messages.Event(number=number, event=event.what)
            for number, event in enumerate(table.events, int(table.events_before[viewer]) + 1)
        ]
    return message
