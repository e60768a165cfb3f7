"""An evening of Life is Life with real cards: what is entered on the pad, and what it must show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mazzo.games import game_named
from mazzo.games.life_is_life.rules import BY_SUDDEN_DEATH, FIRST_SET, SETS
from mazzo.rules.game import ranks
from tests.harness.evenings import played

GAME = game_named("life_is_life")


@dataclass
class Round:
    starter: int
    cards: list[list[int]]
    """By seat and species, as shown."""
    totals: list[int]
    """Below 0 for a seat that is out, or if nothing was valued."""
    lives: list[int]
    sudden: tuple[int, int] | None = None
    """Who ended the round at once, and with which set."""


@dataclass
class Evening:
    players: int
    asked: dict[str, Any]
    rounds: list[Round]
    ranks: list[int]


def evening(players: int, asked: dict[str, Any], seed: int) -> Evening:
    shown: dict[int, Any] = {}

    def watch(state: Any) -> None:
        shown[int(state.round_number) - 1] = state.shown[:players].tolist()

    final = played(GAME, players, asked, seed, watch)
    shown[int(final.round_number)] = final.shown[:players].tolist()
    rounds = []
    for number in range(int(final.round_number)):
        sudden = None
        cards = shown[number + 1]
        if final.past_ending[number] == BY_SUDDEN_DEATH:
            killer = int(final.past_killer[number])
            sets = [species for species in range(FIRST_SET, FIRST_SET + SETS) if cards[killer][species] > 0]
            sudden = (killer, sets[0])
        rounds.append(
            Round(
                int(final.past_starter[number]),
                cards,
                final.past_total[number, :players].tolist(),
                final.past_lives[number, :players].tolist(),
                sudden,
            )
        )
    return Evening(players, asked, rounds, ranks(final))
