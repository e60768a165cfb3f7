"""Games in progress: whole games cut off at random points, as logs that a server goes on with.

A table is rebuilt from its log, so a log that ends in the middle is a game that goes on there. The persons in it are given by
name: `write_tables` knows who they are.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from mazzo.games import GAMES
from mazzo.rules.game import legal, moves_in
from mazzo.server.codes import fresh_code
from mazzo.table.decision import whole_decision
from mazzo.table.log import Entry, Opened, Sat, Started, write_entry
from mazzo.table.table import Table

PEOPLE = 4
PLAYED = [name for name, game in GAMES.items() if game.least_players <= PEOPLE <= game.most_players]
WHOLE_GAMES = 12  # of each kind; many tables may share one, cut off at other points


def games_under_way(tables: int, names: list[str], chance: random.Random) -> list[dict[str, Any]]:
    """Tables with their codes, games, players and logs."""
    games = {game: [whole_game(game, chance) for _ in range(WHOLE_GAMES)] for game in PLAYED}
    under_way = []
    for number in range(tables):
        game, seated = PLAYED[number % len(PLAYED)], chance.sample(names, PEOPLE)
        log = [write_entry(entry).decode() for entry in cut_off(chance.choice(games[game]), seated, chance)]
        under_way.append({"code": fresh_code(), "game": game, "seated": seated, "log": log})
    return under_way


def whole_game(game: str, chance: random.Random) -> list[Entry]:
    """The log of a game that people play at random, from the first deal to the final score."""
    table = Table.open(game, PEOPLE, {}, f"{chance.getrandbits(256):064x}")
    for seat in range(PEOPLE):
        table.sit(seat, f"Player {seat}")
    table.deal()
    while table.undecided:
        seat = chance.choice(table.undecided)
        moves = whole_decision(table.state, seat, lambda trial, seat=seat: chance.choice(moves_in(legal(trial, seat))))  # type: ignore[misc]
        table.play_moves(seat, moves)
    return list(table.entries)


def cut_off(log: list[Entry], persons: list[str], chance: random.Random) -> list[Entry]:
    """The beginning of a log, up to a random decision, with these persons on the seats."""
    dealt = next(number for number, entry in enumerate(log) if isinstance(entry, Started))
    entries = log[: chance.randint(dealt + 1, len(log) - 1)]
    return [with_persons(entry, persons) for entry in entries]


def with_persons(entry: Entry, persons: list[str]) -> Entry:
    match entry:
        case Opened():
            return msgspec.structs.replace(entry, host=persons[0])
        case Sat():
            return msgspec.structs.replace(entry, person=persons[entry.seat])
    return entry
