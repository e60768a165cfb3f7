"""The standings of an event: everybody's results against those of the others on the same seat of the same deals.

What a deal is worth is the share of the others whom one has beaten on it, ties by half, in percent: so a good result with bad
cards counts as much as one with good cards. The total is the mean over all deals of the event, and one that was not played
counts nothing. Equal totals are told apart by the number of deals on which nobody was better, then by who was done first.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

SURE = 1.96  # standard errors on either side of the total: it is inside nineteen times in twenty


@dataclass(frozen=True)
class Played:
    """A counted try at a deal of an event."""

    person: str
    deal: int
    """Its number in the event."""
    standing: int | None
    """None for a game that was given up."""
    score: int | None
    over_at: int


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
    worth = {one.person: -math.inf if one.standing is None else float(one.standing) for one in tries}
    others = len(worth) - 1
    if others < 1:
        return dict.fromkeys(worth, 50.0)
    ordered = sorted(worth.values())
    below = {own: bisect_left(ordered, own) for own in set(ordered)}
    up_to = {own: bisect_right(ordered, own) for own in set(ordered)}
    return {person: 100 * (below[own] + up_to[own] - 1) / 2 / others for person, own in worth.items()}


def standard_error(shares: Sequence[float]) -> float:
    """Of the mean of two shares or more."""
    mean = sum(shares) / len(shares)
    return math.sqrt(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1) / len(shares))


def standings_of(people: Iterable[str], deals: int, tries: Iterable[Played]) -> list[Standing]:
    """Everybody who has entered an event of so many deals, the best first."""
    found = {person: Standing(person) for person in people}
    by_deal: dict[int, list[Played]] = defaultdict(list)
    for one in tries:
        if one.person in found:
            by_deal[one.deal].append(one)
    for deal, played in by_deal.items():
        shares = shares_of(played)
        most = max(shares.values())
        for one in played:
            standing = found[one.person]
            standing.shares[deal] = shares[one.person]
            standing.scores[deal] = one.score
            standing.best_on += one.standing is not None and shares[one.person] == most
            standing.done_at = max(standing.done_at, one.over_at)
    for standing in found.values():
        shares_played = list(standing.shares.values())
        standing.total = sum(shares_played) / deals
        if len(shares_played) > 1:
            standing.spread = SURE * standard_error(shares_played)
    ordered = sorted(found.values(), key=lambda one: (*one.order, one.person))
    for number, standing in enumerate(ordered):
        before = ordered[number - 1] if number else None
        standing.place = before.place if before is not None and before.order == standing.order else number + 1
    return ordered
