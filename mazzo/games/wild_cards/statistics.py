"""What one player's finished games of Wild Cards tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from mazzo.games.wild_cards.rules import SPECIES
from mazzo.games.wild_cards.tally import PARTS, score_parts
from mazzo.games.wild_cards.words import SPECIES_NAMES, Species
from mazzo.statistics import mean, share


class Kept(msgspec.Struct):
    """What is kept of one game: the animals and leaders at the end, and where the points came from."""

    animals: list[int]
    leaders: list[int]
    parts: list[int]
    refills: int
    declines: int


class Statistics(msgspec.Struct):
    """Means of a game."""

    animals: dict[Species, float]
    """By species: how many are in the collection at the end."""
    leaders: dict[Species, float]
    """By species: the share of games in which its leader was owned at the end."""
    points: dict[str, float]
    """Where they come from: best_species, second_species, leaders, habitats."""
    refills: float
    declines: float


def of_game(state: Any, seat: int) -> Kept:
    states = np.array([state], state.dtype)
    parts = score_parts(states, int(state.players))[0, seat]
    return Kept(
        animals=[int(count) for count in state.collection[seat]],
        leaders=[species for species in range(SPECIES) if state.leader[species] == seat],
        parts=[int(points) for points in parts],
        refills=int(state.refills[seat]),
        declines=int(state.declines[seat]),
    )


def of_games(games: Sequence[Kept]) -> Statistics:
    leaders = Counter(species for game in games for species in game.leaders)
    return Statistics(
        animals={SPECIES_NAMES[species]: mean([game.animals[species] for game in games]) for species in range(SPECIES)},
        leaders={SPECIES_NAMES[species]: share(leaders[species], len(games)) for species in range(SPECIES)},
        points={name.replace(" ", "_"): mean([game.parts[part] for game in games]) for part, name in enumerate(PARTS)},
        refills=mean([game.refills for game in games]),
        declines=mean([game.declines for game in games]),
    )
