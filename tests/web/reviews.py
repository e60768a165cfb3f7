"""Made-up reviews of finished games: showing one needs no judge."""

from __future__ import annotations

import sqlite3
import time

import msgspec

from mazzo.bots.heuristics import counted_in
from mazzo.review.shapes import Amount, Bars, Judged, Review, RoundBars, Weighed
from mazzo.server.results.results import results_of
from mazzo.server.tables.reviews import WHOLE, version_of
from mazzo.table.log import Sat
from mazzo.table.rewind import Rewound
from mazzo.table.table import Table
from mazzo.words import kind_of_decision, read_move, theme_of
from tests.games import short_table
from tests.web.guest import Guest
from tests.web.moments import played_on

CALLED = ("blunder", "mistake", "inaccurate")


def amount(value: float) -> Amount:
    return Amount(value, value - abs(value) / 5, value + abs(value) / 5)


def made_up(table: Table, seat: int) -> Review:
    """Every cause has a bar, and the first free decisions of this seat are a blunder, a mistake and an inaccuracy."""
    unit = 1.0 if counted_in(table.game) == "points" else 0.02
    bars = Bars(
        result=unit * 16,
        expected=amount(unit * 20),
        deals=amount(unit * -9),
        others=amount(unit * 3),
        lay=amount(unit * 5),
        chances=amount(unit * 8),
        losses=amount(unit * 11),
        unresolved=amount(0.0),
    )
    rewound = Rewound(table)
    decisions: list[Judged] = []
    for place, past in enumerate(rewound.decisions, 1):
        if past.seat != seat:
            continue
        before = rewound.table_at(place - 1)
        view = before.view(seat)
        legal = list(before.legal(seat))
        better = next((move for move in legal if move != past.words[0]), None)
        number = sum(not each.forced for each in decisions)
        called = CALLED[number] if better is not None and number < len(CALLED) else "fine"
        cost = unit * (14 - 4 * number) if called != "fine" else 0.0
        weighed = [
            Weighed(move, unit * 9 - behind, 96, amount(behind), 0.7, 0.1)
            for move, behind in (((better, 0.0), (past.words[0], cost)) if better is not None else ())
        ]
        decisions.append(
            Judged(
                place=place,
                round_number=int(before.state.round_number),
                kind=kind_of_decision(view, seat, read_move(view, past.words[0]) or 0),
                played=past.words,
                better=[better] if better is not None and called != "fine" else None,
                loss=amount(cost),
                called=called,
                forced=better is None,
                candidates=weighed if called != "fine" else [],
                worlds=96,
                theme=theme_of(view, better, past.words[0]) if better is not None and called != "fine" else None,
            )
        )
    rounds = sorted({each.round_number for each in decisions})
    return Review(
        game=table.game.name,
        rules=table.opened.rules,
        judge="nobody",
        effort=WHOLE,
        players=table.players,
        options=dict(table.choices),
        seat=seat,
        name="",
        counted_in=counted_in(table.game),
        rank=(table.ranks() or [0])[seat],
        marks=[],
        bars=bars,
        rounds=[RoundBars(number, bars, 0.3 if counted_in(table.game) == "points" else None) for number in rounds],
        line=[unit * (16 + place % 7) for place in range(rewound.places)],
        decisions=decisions,
    )


def reviewed_game(guest: Guest, game: str, seed: str = "3") -> str:
    """A finished game of this guest whose review is already kept; its code."""
    players, options = short_table(game)
    table = Table.open(game, players, options, seed)
    person = guest.person.person
    table.apply(Sat(seat=0, name=guest.person.name, player="person", person=person))
    for seat in range(1, players):
        table.sit(seat, f"Player {seat}", "bot", "casual")
    table.deal()
    code = guest.lay(played_on(table, lambda now: False))
    result = (code, person, game, int(time.time()), msgspec.json.encode(results_of(table)[person]))
    review = (code, 0, person, version_of(game), WHOLE, msgspec.json.encode(made_up(table, 0)))
    connection = sqlite3.connect(guest.server.database, timeout=20)
    with connection:
        connection.execute("INSERT INTO results (code, person, game, over_at, text) VALUES (?, ?, ?, ?, ?)", result)
        connection.execute("INSERT INTO reviews (code, seat, person, version, effort, text) VALUES (?, ?, ?, ?, ?, ?)", review)
    connection.close()
    return code
