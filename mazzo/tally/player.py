"""What one player's finished games tell: a few numbers a game, kept when it ends, and put together when somebody asks."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

import numpy as np

from mazzo.rules import life_is_life
from mazzo.rules.verbs import Game
from mazzo.rules.wild_cards import SPECIES
from mazzo.tally.life_is_life import share
from mazzo.tally.wild_cards import PARTS, score_parts
from mazzo.tally.wizard import POINTS
from mazzo.words.wild_cards import SPECIES_NAMES

Told = dict[str, Any]


def game_of_player(game: Game, state: Any, seat: int) -> Told:
    """What a finished game tells of this seat."""
    return {"wizard": wizard, "wild_cards": wild_cards, "life_is_life": life_of_player}[game.name](state, seat)


def games_of_player(game: Game, games: Sequence[Told]) -> Told | None:
    """All of somebody's games together; None if there are none."""
    together = {"wizard": wizard_together, "wild_cards": wild_cards_together, "life_is_life": lives_together}[game.name]
    return together(games) if games else None


def mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), 3) if numbers else 0.0


# ---------------------------------------------------------------------------------------------------------------- Wizard


def wizard(state: Any, seat: int) -> Told:
    """Round by round: the cards in hand, the bid, and the tricks."""
    rounds = range(int(state.rounds))
    return {
        "rounds": [
            [int(state.hand_sizes[number]), int(state.past_bid[number, seat]), int(state.past_won[number, seat])]
            for number in rounds
        ]
    }


def wizard_together(games: Sequence[Told]) -> Told:
    rounds = [played for game in games for played in game["rounds"]]
    by_size: dict[int, list[tuple[bool, int]]] = defaultdict(list)
    for cards, bid, won in rounds:
        by_size[cards].append((bid == won, int(POINTS[bid, won])))
    return {
        "rounds": len(rounds),
        "bids_made": share(sum(bid == won for _, bid, won in rounds), len(rounds)),
        "points_a_round": mean([int(POINTS[bid, won]) for _, bid, won in rounds]),
        "by_hand_size": [
            {
                "cards": cards,
                "rounds": len(found),
                "bids_made": share(sum(made for made, _ in found), len(found)),
                "points": mean([points for _, points in found]),
            }
            for cards, found in sorted(by_size.items())
        ],
    }


# ------------------------------------------------------------------------------------------------------------ Wild Cards


def wild_cards(state: Any, seat: int) -> Told:
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


def wild_cards_together(games: Sequence[Told]) -> Told:
    leaders = Counter(species for game in games for species in game["leaders"])
    return {
        "animals": {SPECIES_NAMES[species]: mean([game["animals"][species] for game in games]) for species in range(SPECIES)},
        "leaders": {SPECIES_NAMES[species]: share(leaders[species], len(games)) for species in range(SPECIES)},
        "points": {name.replace(" ", "_"): mean([game["parts"][part] for game in games]) for part, name in enumerate(PARTS)},
        "refills": mean([game["refills"] for game in games]),
        "declines": mean([game["declines"] for game in games]),
    }


# ---------------------------------------------------------------------------------------------------------- Life is Life


def life_of_player(state: Any, seat: int) -> Told:
    """The rounds this seat was in, its knocks and how they came out, and the lives it was left with."""
    left_in = int(state.left_in[seat])
    endings = [int(ending) for ending in state.past_ending if ending != life_is_life.NOT_PLAYED]
    knocks = [
        number
        for number, ending in enumerate(endings)
        if ending == life_is_life.BY_KNOCK and int(state.past_knocker[number]) == seat
    ]
    totals = [state.past_total[number][: int(state.players)] for number in knocks]
    return {
        "rounds": len(endings) if left_in == life_is_life.STILL_IN else left_in,
        "knocks": len(knocks),
        "knocks_best": sum(int(total[seat]) == int(total.max()) for total in totals),
        "lives": int(state.lives[seat]),
    }


def lives_together(games: Sequence[Told]) -> Told:
    rounds, knocks = sum(game["rounds"] for game in games), sum(game["knocks"] for game in games)
    return {
        "rounds_survived": mean([game["rounds"] for game in games]),
        "knocks_a_round": share(knocks, rounds),
        "knocks_best": share(sum(game["knocks_best"] for game in games), knocks),
        "lives_left": mean([game["lives"] for game in games]),
    }
