"""What is entered of an evening of Life is Life on the pad that several phones share: the cards shown at every valuing."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec

from mazzo.evening import SILENCE, Change, Sitting, Way, bad_entry, read_as
from mazzo.games.life_is_life import pad
from mazzo.games.life_is_life.rules import HAND_SIZE, SPECIES
from mazzo.rules.game import over

Copies = Annotated[int, msgspec.Meta(ge=0, le=10)]
Cards = list[Annotated[list[Copies], msgspec.Meta(min_length=SPECIES, max_length=SPECIES)]]
"""By seat and species."""


class Sudden(msgspec.Struct, forbid_unknown_fields=True):
    """Who ended the round at once, and by which set."""

    seat: Annotated[int, msgspec.Meta(ge=0)]
    species: Annotated[int, msgspec.Meta(ge=0, le=SPECIES - 1)]


class Round(msgspec.Struct, forbid_unknown_fields=True):
    cards: Cards | None
    """By seat and species: those that were shown."""
    sudden: Sudden | None
    corrected: bool | None = None
    """Was it changed after it had been scored?"""
    revised: bool | None = None
    """Did a correction of an earlier round change what stands here?"""


class Entries(msgspec.Struct, forbid_unknown_fields=True):
    rounds: list[Round]
    draft: Cards
    """What has been entered of the round that is being valued."""


@dataclass
class Progress:
    round: int
    living: list[bool]
    """By seat: still in?"""
    is_over: bool


def blank(sitting: Sitting) -> dict[str, Any]:
    return {"rounds": [], "draft": [[0] * SPECIES for _ in range(sitting.players)]}


def sample(sitting: Sitting) -> dict[str, Any]:
    return blank(sitting) | {"rounds": [{"cards": None, "sudden": None}]}


def progress(sitting: Sitting, entries: Any) -> Progress:
    entered = read_as(Entries, entries)
    state, players = sitting.fresh_state(), sitting.players
    pad.begin(state, sitting.first, SILENCE)
    for shown in entered.rounds:
        if over(state):
            break  # sooner than before a round was put right
        sudden = shown.sudden
        if sudden is not None and (sudden.seat >= players or not pad.ends_at_once(state, sudden.species)):
            raise bad_entry("this ends no round at once")
        if sudden is not None and pad.still_in(state, sudden.seat):
            pad.close_suddenly(state, sudden.seat, sudden.species, SILENCE)
            continue
        _enter(state, shown.cards or [[0] * SPECIES] * players, players)
        pad.close_round(state, SILENCE)
    living = [not over(state) and bool(pad.still_in(state, seat)) for seat in range(players)]
    if not over(state):
        _enter(state, entered.draft, players)
    return Progress(int(state.round_number), living, bool(over(state)))


def _enter(state: Any, cards: Cards, players: int) -> None:
    """The cards that were shown; Refusal where there are not that many. They are added up before they are laid down: hand by hand
    it would take ten times as long, and a game may have sixty rounds."""
    if len(cards) != players:
        raise bad_entry(f"there are {players} players")
    # Somebody may be out since an earlier round was put right.
    shown = {seat: hand for seat, hand in enumerate(cards) if pad.still_in(state, seat)}
    copies = [sum(of_species) for of_species in zip(*shown.values(), strict=True)]
    too_many = any(number > pad.worth(state, species) for species, number in enumerate(copies))
    if too_many or any(sum(hand) > HAND_SIZE for hand in shown.values()):
        raise bad_entry("there are not that many cards of an animal, or in a hand")
    for seat, hand in shown.items():
        state.hand[seat] = hand


def room(_sitting: Sitting, _entries: Any, _progress: Progress, _changed: Collection[Way]) -> list[Change]:
    return []


def own(_sitting: Sitting, _entries: Any, progress: Progress, seat: int) -> set[Way]:
    """The cards of one's own hand, in the round that is being valued."""
    if progress.is_over or not progress.living[seat]:
        return set()
    return {("draft", seat, species) for species in range(SPECIES)}
