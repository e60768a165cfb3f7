"""The standings of an event: everybody's results against those of the others on the same seat of the same deals.

What a deal is worth is the share of the others whom one has beaten on it, ties by half, in percent: so a good result with bad
cards counts as much as one with good cards. The total is the mean over all deals of the event, and one that was not played
counts nothing; among people, one on which somebody rested, or that is still to come, is left out. Equal totals are told apart by
the number of deals on which nobody was better, then by who was done first.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

SURE = 1.96  # standard errors on either side of the total: it is inside nineteen times in twenty


@dataclass(frozen=True)
class Played:
    """A counted try at a deal of an event, or a place at one of its tables."""

    person: str | None
    """None for a bot: one more to beat."""
    deal: int
    """Its number in the event."""
    standing: int | None
    """None for a game that was given up."""
    score: int | None
    over_at: int
    seat: int = 0
    """Results on different seats are not compared."""


@dataclass
class Standing:
    """Where somebody stands."""

    person: str
    place: int = 0
    """Equal in everything: the same place."""
    total: float = 0.0
    spread: float | None = None
    """How far the total may be off by the luck of these deals alone; None where fewer than two were played."""
    shares: dict[int, float] = field(default_factory=dict)
    """By deal that was played: the percentage of the others who were beaten."""
    scores: dict[int, int | None] = field(default_factory=dict)
    best_on: int = 0
    """Deals on which nobody was better."""
    done_at: int = 0

    @property
    def order(self) -> tuple[float, int, int]:
        return -round(self.total, 6), -self.best_on, self.done_at


def shares_of(tries: Sequence[Played]) -> dict[str, float]:
    """By person: the percentage of the others whom they have beaten on one deal, ties by half; 50 for who played it alone."""
    worth = [-math.inf if one.standing is None else float(one.standing) for one in tries]
    others, ordered = len(worth) - 1, sorted(worth)
    beaten = {own: (bisect_left(ordered, own) + bisect_right(ordered, own) - 1) / 2 for own in set(ordered)}
    return {
        one.person: 100 * beaten[own] / others if others else 50.0
        for one, own in zip(tries, worth, strict=True)
        if one.person is not None
    }


def standard_error(shares: Sequence[float]) -> float:
    """Of the mean of two shares or more."""
    mean = sum(shares) / len(shares)
    return math.sqrt(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1) / len(shares))


def standings_of(people: Iterable[str], deals: int, tries: Iterable[Played], due: Mapping[str, int] = {}) -> list[Standing]:
    """Everybody who has entered an event of so many deals, the best first. `due` says for whom it is not all of them."""
    found = {person: Standing(person) for person in people}
    compared: dict[tuple[int, int], list[Played]] = defaultdict(list)
    for one in tries:
        if one.person is None or one.person in found:
            compared[one.deal, one.seat].append(one)
    for (deal, _), played in compared.items():
        shares = shares_of(played)
        most = max(shares.values(), default=0.0)
        for one in played:
            if one.person is None:
                continue
            standing = found[one.person]
            standing.shares[deal] = shares[one.person]
            standing.scores[deal] = one.score
            standing.best_on += one.standing is not None and shares[one.person] == most
            standing.done_at = max(standing.done_at, one.over_at)
    for standing in found.values():
        shares_played = list(standing.shares.values())
        standing.total = sum(shares_played) / max(1, due.get(standing.person, deals))
        if len(shares_played) > 1:
            standing.spread = SURE * standard_error(shares_played)
    ordered = sorted(found.values(), key=lambda one: (*one.order, one.person))
    for number, standing in enumerate(ordered):
        before = ordered[number - 1] if number else None
        standing.place = before.place if before is not None and before.order == standing.order else number + 1
    return ordered
