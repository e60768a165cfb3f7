"""Hints at positions of every game, for the page to repeat: the same move, candidates, reasons and chances."""

from __future__ import annotations

import json
import math
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from mazzo import hints
from mazzo.bots.casual import casual
from mazzo.bots.club import club_with
from mazzo.bots.master import master_with
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import Game
from mazzo.server.tables.hints import hint_message
from mazzo.table.decision import UnfinishedDecision, whole_decision
from mazzo.table.table import Table
from mazzo.table.view import view_of
from mazzo.words import legal_words
from tests.wasm.games import games_here

ROLLOUTS = 60
PLAYERS = 3


def hint_at(table: Table, seat: int) -> Any:
    """The hint of a search with this many rollouts; a decision of several parts is finished by rules of thumb."""
    view = table.view(seat)
    hint = hints.hint_for(view, seat, club_with(ROLLOUTS))
    with patch.object(hints, "SECONDS_FOR_CHANCES", math.inf):  # however busy this machine is
        chances = hints.move_chances(view, seat, ROLLOUTS)
    decision = UnfinishedDecision(table.state, seat)
    decision.add(legal_words(view, seat)[hint.move])
    return json.loads(msgspec.json.encode(hint_message(table.state, seat, decision.moves, hint, chances, table.turn, "id")))


def move_of_master(table: Table, seat: int) -> int:
    """A master's move, with the dice of a hint."""
    view = table.view(seat)
    return master_with(ROLLOUTS).decide(view, seat, hints.dice_of_view(view, seat)).move


def by_thumb(seat: int, dice: Any, trial: Any) -> int:
    return int(casual(view_of(trial, seat), seat, dice))


def positions(game: Game, every: int) -> list[dict[str, Any]]:
    """A game by rules of thumb, looked at before every n-th decision."""
    table = Table.open(game.name, max(PLAYERS, game.least_players), {}, "7")
    for seat in range(table.players):
        table.sit(seat, "")
    table.deal()
    dice = dice_of(seed_of(3), 1)
    found = []
    for number in range(10_000):
        if not table.undecided:
            break
        seat = table.undecided[0]
        if number % every == 0:
            state = table.state.tobytes().hex()
            at = {"game": game.name, "state": state, "seat": seat, "turn": table.turn}
            found.append({**at, "hint": hint_at(table, seat), "master": move_of_master(table, seat)})
        table.play_moves(seat, whole_decision(table.state, seat, partial(by_thumb, seat, dice)))
    return found


def write(file: Path, every: int) -> int:
    """Writes hints, a line each; returns their number."""
    lines = [json.dumps(position) for game in games_here() for position in positions(game, every)]
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return len(lines)
