"""Reviews of finished games, for the page to repeat: the same numbers to the last bit."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

import mazzo.review as reviewing
from mazzo.bots.levels import bot_named
from mazzo.bots.sandbox import bot_decision
from mazzo.review import EFFORTS, Reviewer
from mazzo.rules.dice import dice_of, seed_of
from mazzo.table.log import write_entry
from mazzo.table.record import record_of
from mazzo.table.table import Table
from tests.games import short_table
from tests.wasm.games import games_here

COMPANY = ("casual", "random", "novice")
WHOLE = 3  # players of a whole game


def finished(game: str, players: int, asked: dict[str, Any], seed: int) -> Table:
    """A game among bots who do not all play well."""
    table = Table.open(game, players, asked, str(seed))
    for seat in range(players):
        table.sit(seat, f"Player {seat}", "bot", COMPANY[seat % len(COMPANY)])
    table.deal()
    dice = dice_of(seed_of(seed), 5)
    while table.stage == "playing":
        seat = table.undecided[0]
        table.play(seat, bot_decision(bot_named(COMPANY[seat % len(COMPANY)]), table.state, seat, dice))
    return table


def reviewed(table: Table, seats: Sequence[int], efforts: Sequence[str], asks_master: bool = True) -> dict[str, Any]:
    reviewer = Reviewer(record_of(table))
    with nullcontext() if asks_master else patch.object(reviewing, "thoughts_of_master", lambda view, seat: []):
        found = [(seat, effort, reviewer.at(seat, EFFORTS[effort])) for seat in seats for effort in efforts]
    return {
        "game": table.game.name,
        "asksMaster": asks_master,
        "log": [json.loads(write_entry(entry)) for entry in table.entries],
        "reviews": [{"seat": seat, "effort": effort, "review": msgspec.to_builtins(review)} for seat, effort, review in found],
    }


def write(file: Path, *, whole: bool) -> int:
    """Writes reviewed games, a line each; returns the number of reviews."""
    games = [game.name for game in games_here()]
    lines = [
        reviewed(finished(game, *short_table(game), seed), [seed % 2], ["quick"], asks_master)
        for seed, game in enumerate(games)
        for asks_master in (True, False)
    ]
    if whole:
        lines += [reviewed(finished(game, *short_table(game), 7), [0, 1, 2], ["quick", "usual"]) for game in games]
        lines += [reviewed(finished(game, WHOLE, {}, 8), [1], ["usual"]) for game in games]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return sum(len(line["reviews"]) for line in lines)
