"""Games that are over, to be looked at place by place. Nothing here is told of a game that goes on, whoever asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from mazzo.rules.dice import seed_text
from mazzo.rules.game import SPECTATOR, moves_in
from mazzo.rules.news import EVERYBODY
from mazzo.server.rate_limits import RateLimit
from mazzo.server.tables.registry import no_such_table
from mazzo.server.tables.session import LiveTable
from mazzo.server.tables.snapshot import Around, message_to, public_facts, seats_of
from mazzo.server.wire import messages
from mazzo.table.events import Event
from mazzo.table.fairness import seed_hash
from mazzo.table.rewind import Rewound, all_open
from mazzo.table.table import Table
from mazzo.words import Refusal

MOST_KEPT = 32
REWOUND_A_MINUTE = 60  # games that an address may look at anew; each takes a tenth of a second
OPEN = "open"


class Replays:
    """The games that were looked at lately, ready to be shown."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Rewound] = OrderedDict()
        self._rewound = RateLimit(REWOUND_A_MINUTE, 60)

    async def of(self, live: LiveTable, address: str) -> Rewound:
        """The game of this table, rewound; Refusal as for no table at all while it goes on, and for too many games."""
        if live.table.stage != "over":
            raise no_such_table()
        if live.code in self._kept and self._kept[live.code].names != [chair.name for chair in live.table.chairs]:
            del self._kept[live.code]  # somebody was forgotten
        if live.code not in self._kept:
            if not self._rewound.take(address):
                raise Refusal("too_many_replays", "Too many games from your address; wait a minute.")
            self._kept[live.code] = await asyncio.to_thread(Rewound, live.table)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(live.code)
        return self._kept[live.code]


def whole(code: str, table: Table, rewound: Rewound) -> messages.Replay:
    """What a slider needs: every decision with what came of it, and where the rounds begin."""
    return messages.Replay(
        code=code,
        game=table.game.name,
        players=table.players,
        options=dict(table.choices),
        rules_version=table.opened.rules,
        seats=seats_of(table, [chair.person for chair in table.chairs if chair.person is not None]),
        rounds=rewound.rounds,
        dealt=[replay_event(event) for event in rewound.dealt],
        decisions=[
            messages.ReplayDecision(
                place=place,
                seat=made.seat,
                moves=made.words,
                by=made.by,
                level=made.level,
                events=[replay_event(event) for event in made.events],
            )
            for place, made in enumerate(rewound.made, 1)
        ],
        scores=table.scores(),
        ranks=table.ranks(),
        seed_hash=seed_hash(seed_text(table.seed)),
        seed=seed_text(table.seed),
    )


def replay_event(event: Event) -> messages.ReplayEvent:
    seen_by = None if event.seen_by == EVERYBODY else moves_in(event.seen_by)
    return messages.ReplayEvent(event=event.what, seen_by=seen_by)


def at_place(code: str, rewound: Rewound, written_place: str, written_view: str) -> messages.Table:
    """The table as this seat saw it then, or with all hands open; Refusal for a place or a seat there is not."""
    if (
        not (written_place.isascii() and written_place.isdigit() and len(written_place) < 6)
        or int(written_place) >= rewound.places
    ):
        raise Refusal("no_such_place", f"This game has the places 0 to {rewound.places - 1}.")
    table = rewound.table_at(int(written_place))
    seats = [str(seat) for seat in range(table.players)]
    if written_view not in (OPEN, *seats):
        raise Refusal("no_such_view", f"A game is seen as {OPEN}, or from one of the seats {', '.join(seats)}.")
    viewer = SPECTATOR if written_view == OPEN else int(written_view)
    everybody = [chair.person for chair in table.chairs if chair.person is not None]
    facts = public_facts(code, table, Around(here=everybody))
    message = message_to(facts, table, viewer, int(table.told_before[viewer]))
    message.seed = seed_text(table.seed)
    if written_view == OPEN:
        message.view = all_open(table)
        message.events = [
            messages.Event(number=number, event=event.what)
            for number, event in enumerate(table.events, int(table.told_before[viewer]) + 1)
        ]
    return message
