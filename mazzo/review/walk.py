"""A finished game, move by move, as the judge walks through it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from typing import Any

import numpy as np

from mazzo.rules.game import Game, play, stack, start
from mazzo.rules.news import fresh_news
from mazzo.table.record import Record, replayed, write_record
from mazzo.table.rewind import decisions_of
from mazzo.table.table import Table


@dataclass(frozen=True)
class Move:
    """One small move of a decision."""

    seat: int
    move: int
    place: int
    """Of its decision, from 1."""


@dataclass(frozen=True)
class Walk:
    """A game that is over: its moves, and the table before each of them and after the last."""

    record: Record
    table: Table
    moves: list[Move]
    states: Any

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def decisions(self) -> int:
        return self.moves[-1].place

    @cached_property
    def key(self) -> Any:
        """The seed of everything that the judge draws: the same game is always judged by the same worlds, whoever played it."""
        nameless = replace(self.record, names=[""] * self.record.players)
        return np.frombuffer(sha256(write_record(nameless).encode()).digest(), ">u4").astype(np.int64)


def walked(record: Record) -> Walk:
    """The game of a record; ValueError, with a sentence, if the record does not hold or the game is not over."""
    table = replayed(record)
    if table.ranks() is None:
        raise ValueError("the game of this record is not over: it can be reviewed once it is")
    moves = [Move(seat, move, place) for place, (seat, parts, *_) in enumerate(decisions_of(table), 1) for move in parts]
    states = np.zeros(len(moves) + 1, table.game.STATE)
    if table.is_stacked:
        stack(states[0], table.stacked_order)
    news = fresh_news(listening=False)
    start(states[0], table.options, table.seed, news)
    for number, each in enumerate(moves):
        states[number + 1] = states[number]
        play(states[number + 1], each.seat, each.move, news)
    return Walk(record, table, moves, states)
