"""How long a table plays: its rounds, and its minutes against bots. The whole game is a quick one."""

from __future__ import annotations

from types import SimpleNamespace

from mazzo.games.wild_cards.rules import ANIMALS, animals_removed
from mazzo.rules.options import Choices
from mazzo.words import by_hand

MINUTES = {"whole": 5}


def rounds_of(players: int, choices: Choices) -> int:
    """One animal fewer than there are players in every round, until none are left."""
    return (ANIMALS - int(by_hand(animals_removed)(SimpleNamespace(players=players)))) // (players - 1)
