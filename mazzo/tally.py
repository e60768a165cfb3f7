"""Figures of many games: counted from the final states, batch by batch."""

from __future__ import annotations

import math
from typing import Any, Protocol

import numpy as np

from mazzo.games import own
from mazzo.rules.game import Game
from mazzo.simulate import final_standings


class Tally(Protocol):
    """What a game counts in addition to scores and wins."""

    def add(self, states: np.ndarray) -> None:
        """Adds these games."""

    def summary(self) -> dict[str, Any]:
        """Everything counted, as numbers with names."""

    def tables(self) -> list[Any]:
        """The most interesting figures, as tables for the terminal."""

    def plot(self, axes: Any) -> None:
        """The most interesting figures, as a picture."""


class PlainTally:
    """The tally of a game without its own: how often each score was reached, for the picture."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.scores: list[np.ndarray] = []

    def add(self, states: np.ndarray) -> None:
        score = np.zeros((len(states), self.players), np.int64)
        final_standings(states, score, np.zeros_like(score))
        self.scores.append(score.reshape(-1))

    def summary(self) -> dict[str, Any]:
        return {}

    def tables(self) -> list[Any]:
        return []

    def plot(self, axes: Any) -> None:
        axes.hist(np.concatenate(self.scores), bins=30, color="#3FA78A")
        axes.set_xlabel("score")
        axes.set_ylabel("seats")
        axes.set_title("Final scores")


def tally_of(game: Game, players: int) -> Tally:
    """An empty tally for this game."""
    tally: Tally = own(game, "tally", "OwnTally", PlainTally)(players)
    return tally


def win_shares(rank: np.ndarray) -> np.ndarray:
    """By game and seat, from the ranks; a shared first place is shared in equal parts."""
    shares: np.ndarray = (rank == 1) / (rank == 1).sum(axis=1, keepdims=True)
    return shares


def rounds_of(game: Game, state: Any, seat: int) -> list[tuple[int, bool, int]]:
    """For games with bids: a seat's rounds of a finished game, each with its hand size, whether the bid was made, and
    points."""
    rounds = own(game, "tally", "rounds_of")
    return [] if rounds is None else rounds(state, seat)


def scored_in(game: Game) -> str:
    """What a score counts: points, lives ..."""
    return str(own(game, "tally", "SCORED_IN", "points"))


class Standings:
    """Scores and wins by seat: what all games have in common."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.score = np.zeros(players)
        self.score_squared = np.zeros(players)
        self.wins = np.zeros(players)
        self.rows: list[list[int]] = []

    def add(self, states: np.ndarray, first: int, keep_rows: bool) -> None:
        score = np.zeros((len(states), self.players), np.int64)
        rank = np.zeros((len(states), self.players), np.int64)
        final_standings(states, score, rank)
        self.score += score.sum(axis=0)
        self.score_squared += np.square(score).sum(axis=0)
        self.wins += win_shares(rank).sum(axis=0)
        if keep_rows:
            numbers = np.arange(first, first + len(states))[:, None]
            self.rows.extend(np.hstack([numbers, score, rank]).tolist())
        self.games += len(states)

    def summary(self) -> dict[str, Any]:
        mean = self.score / self.games
        spread = np.sqrt(np.maximum(self.score_squared / self.games - mean**2, 0) / self.games)
        return {
            "games": self.games,
            "mean_score": [round(float(value), 3) for value in mean],
            "mean_score_error": [round(float(value), 3) for value in spread],
            "win_share": [round(float(value), 4) for value in self.wins / self.games],
            "win_share_error": [round(math.sqrt(w * (1 - w) / self.games), 4) for w in self.wins / self.games],
        }
