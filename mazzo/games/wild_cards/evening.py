"""What is entered of an evening of Wild Cards on the pad that several phones share: the round, and the account at the end."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec

from mazzo.evening import Change, Sitting, Way, bad_entry, read_as
from mazzo.games.wild_cards import pad
from mazzo.games.wild_cards.rules import OF_EACH_SPECIES, SPECIES

MOST_TOKENS = 200
Animals = Annotated[int, msgspec.Meta(ge=0, le=OF_EACH_SPECIES)]
Points = Annotated[int, msgspec.Meta(ge=0, le=MOST_TOKENS)]
SUPPLY = -1
"""Nobody owns this leader."""
Owner = Annotated[int, msgspec.Meta(ge=SUPPLY)]
"""A seat, or the supply."""


class Entries(msgspec.Struct, forbid_unknown_fields=True):
    round: Annotated[int, msgspec.Meta(ge=1, le=20)]
    animals: list[Annotated[list[Animals], msgspec.Meta(min_length=SPECIES, max_length=SPECIES)]]
    """By seat and species."""
    tokens: list[Points]
    """Points, by seat."""
    leaders: Annotated[list[Owner | None], msgspec.Meta(min_length=SPECIES, max_length=SPECIES)]
    """By species: the seat that owns it, SUPPLY, or null where nobody has said."""
    step: Annotated[int, msgspec.Meta(ge=0)] | None
    """How far the account has come: a seat, then the leaders; null while rounds are counted."""
    closed: bool


@dataclass
class Progress:
    round: int
    is_open: bool
    """Is the account?"""


def constants() -> dict[str, Any]:
    return {"SUPPLY": SUPPLY}


def blank(sitting: Sitting) -> dict[str, Any]:
    players = sitting.players
    return {
        "round": 1,
        "animals": [[0] * SPECIES for _ in range(players)],
        "tokens": [0] * players,
        "leaders": [None] * SPECIES,
        "step": None,
        "closed": False,
    }


def progress(sitting: Sitting, entries: Any) -> Progress:
    entered = read_as(Entries, entries)
    players, state = sitting.players, sitting.fresh_state()
    if len(entered.animals) != players or len(entered.tokens) != players:
        raise bad_entry(f"there are {players} players")
    if any(owner is not None and owner >= players for owner in entered.leaders) or (entered.step or 0) > players:
        raise bad_entry(f"there are seats 0 to {players - 1}")
    if entered.round > 1 + pad.rounds_left(state):
        raise bad_entry(f"there are {1 + pad.rounds_left(state)} rounds")
    if max(entered.tokens) > pad.most_tokens(state):
        raise bad_entry(f"tokens are worth at most {pad.most_tokens(state)} points")
    for seat, animals in enumerate(entered.animals):
        for species, cards in enumerate(animals):
            pad.enter_animals(state, seat, species, cards)
    for seat, animals in enumerate(entered.animals):
        for species, cards in enumerate(animals):
            if cards > pad.most_animals(state, seat, species):
                raise bad_entry("there are not that many animals of a species")
    return Progress(entered.round, entered.step is not None and not entered.closed)


def room(_sitting: Sitting, _entries: Any, _progress: Progress, _changed: Collection[Way]) -> list[Change]:
    return []


def own(_sitting: Sitting, _entries: Any, progress: Progress, seat: int) -> set[Way]:
    """What lies before oneself, while the account is made."""
    if not progress.is_open:
        return set()
    return {("tokens", seat)} | {("animals", seat, species) for species in range(SPECIES)}
