"""What one player's finished games tell: a few numbers a game, kept when it ends, and put together when somebody asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from mazzo.games.wild_cards.rules import SPECIES
from mazzo.games.wild_cards.tally import PARTS, score_parts
from mazzo.games.wild_cards.words import SPECIES_NAMES
from mazzo.statistics import mean, share
from mazzo.words import Told


def of_game(state: Any, seat: int) -> Told:
    """The animals and leaders at the end, and where the points came from."""
    states = np.array([state], state.dtype)
    parts = score_parts(states, int(state.players))[0, seat]
    return {
        "animals": [int(count) for count in state.collection[seat]],
        "leaders": [species for species in range(SPECIES) if state.leader[species] == seat],
        "parts": [int(points) for points in parts],
        "refills": int(state.refills[seat]),
        "declines": int(state.declines[seat]),
    }


def of_games(games: Sequence[Told]) -> Told:
    leaders = Counter(species for game in games for species in game["leaders"])
    return {
        "animals": {SPECIES_NAMES[species]: mean([game["animals"][species] for game in games]) for species in range(SPECIES)},
        "leaders": {SPECIES_NAMES[species]: share(leaders[species], len(games)) for species in range(SPECIES)},
        "points": {name.replace(" ", "_"): mean([game["parts"][part] for game in games]) for part, name in enumerate(PARTS)},
        "refills": mean([game["refills"] for game in games]),
        "declines": mean([game["declines"] for game in games]),
    }
