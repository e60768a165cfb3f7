"""A finished game, move by move, as the judge walks through it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

import msgspec
import numpy as np

from mazzo.games import game_named
from mazzo.rules.dice import seed_of
from mazzo.rules.game import Game, copy_of, play, stack, start
from mazzo.rules.news import fresh_news
from mazzo.rules.options import Choices
from mazzo.table.record import Record, replayed, write_record
from mazzo.table.rewind import decisions_of
from mazzo.table.state import TableState


class Course(msgspec.Struct, frozen=True):
    """Everything a review needs to know about a finished game."""

    game: str
    rules: int
    players: int
    options: Choices
    seed: str
    stacked: list[int] | None
    names: list[str]
    ranks: list[int]
    moves: list[tuple[int, int, int]]
    """Seat, move, and the number of the decision that it is a part of, from 1."""
    text: str
    """The record, without names: the judge's random numbers follow from it, no matter who played the game."""


@dataclass(frozen=True)
class Move:
    """One small move of a decision."""

    seat: int
    move: int
    place: int
    """Of its decision, from 1."""


@dataclass(frozen=True)
class Walk:
    """A finished game: its moves, and the table before each of them and after the last."""

    course: Course
    game: Game
    options: Any
    moves: list[Move]
    states: list[Any]
    key: list[int]
    """The seed of all the judge's random numbers: the same game is always judged in the same worlds."""


def course_of(table: TableState, record: Record) -> Course:
    """The course of the game at this table, whose record this is; ValueError, with an explanation, if it is not over."""
    ranks = table.ranks()
    if ranks is None:
        raise ValueError("this game is not over yet; it can be reviewed once it is")
    moves = [(past.seat, move, place) for place, past in enumerate(decisions_of(table), 1) for move in past.moves]
    return Course(
        game=record.game,
        rules=record.rules,
        players=record.players,
        options=record.options,
        seed=record.seed,
        stacked=[int(card) for card in table.stacked_order] if table.is_stacked else None,
        names=record.names,
        ranks=ranks,
        moves=moves,
        text=write_record(replace(record, names=[""] * record.players)),
    )


def walk_of(course: Course) -> Walk:
    """The same, table by table."""
    game = game_named(course.game)
    chosen = game.chosen(course.players, course.options)
    state = game.fresh_state()
    if course.stacked is not None:
        stack(state, np.array(course.stacked, np.int64))
    news = fresh_news(listening=False)
    start(state, chosen[1], seed_of(course.seed), news)
    moves = [Move(seat, move, place) for seat, move, place in course.moves]
    states = [state]
    for each in moves:
        state = copy_of(state)
        play(state, each.seat, each.move, news)
        states.append(state)
    return Walk(course, game, chosen[1], moves, states, words_of_hash(course.text))


def words_of_hash(text: str) -> list[int]:
    """Eight words of 32 bits."""
    found: list[int] = np.frombuffer(sha256(text.encode()).digest(), ">u4").tolist()
    return found


def walked(record: Record) -> Walk:
    """The game of a record; ValueError, with an explanation, if the record is invalid or the game is not over."""
    return walk_of(course_of(replayed(record), record))
