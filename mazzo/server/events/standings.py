"""The standings of an event: everybody's results compared with those of the others in the same seat of the same deals.

A deal is worth the share of the others that a player has beaten on it, ties counting half, in percent: so a good result with
bad cards counts as much as one with good cards. The total is the mean over all deals of the event; a deal that was not played
scores nothing. Among people, a deal on which somebody rested, or that is still to come, is left out. Ties are broken by the
number of deals on which nobody was better, then by who finished first.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

SURE = 1.96  # standard errors on either side: the true total lies within them nineteen times in twenty


@dataclass(frozen=True)
class Played:
    """A counted try at a deal of an event, or a place at one of its tables."""

    person: str | None
    """None for a bot: one more opponent to beat."""
    deal: int
    """The deal's number in the event."""
    standing: int | None
    """None for a game that was given up."""
    over_at: int
    seat: int = 0
    """Results on different seats are not compared."""


@dataclass
class Standing:
    """Somebody's standing."""

    person: str
    place: int = 0
    """Equals in everything share a place."""
    total: float = 0.0
    spread: float | None = None
    """How far the total may be off because of luck in these deals alone; None if nobody has played two."""
    shares: dict[int, float] = field(default_factory=dict)
    """By deal that was played: the percentage of the others who were beaten."""
    best_on: int = 0
    """Deals on which nobody was better."""
    done_at: int = 0

    @property
    def order(self) -> tuple[float, int, float]:
        """Somebody who has played nothing counts as never finished."""
        return -round(self.total, 6), -self.best_on, self.done_at if self.shares else math.inf


def beaten_by(standings: Sequence[int | None]) -> list[float]:
    """For each of these results with the same cards: the percentage of the others that it beats, ties counting half; 50 if
    there are no others."""
    worth = [-math.inf if one is None else float(one) for one in standings]
    others, ordered = len(worth) - 1, sorted(worth)
    beaten = {own: (bisect_left(ordered, own) + bisect_right(ordered, own) - 1) / 2 for own in set(ordered)}
    return [100 * beaten[own] / others if others else 50.0 for own in worth]


def shares_of(tries: Sequence[Played]) -> dict[str, float]:
    """By person: what one deal was worth to them."""
    beaten = beaten_by([one.standing for one in tries])
    return {one.person: share for one, share in zip(tries, beaten, strict=True) if one.person is not None}


def spread_of_a_deal(found: Iterable[Standing]) -> float | None:
    """The standard deviation of somebody's result from deal to deal. It is about the same for everybody, so it is estimated
    from all together: one person's two or three deals, which may happen to be alike, say next to nothing about it. None if
    nobody has played two."""
    squares, free = 0.0, 0
    for one in found:
        shares = one.shares.values()
        mean = sum(shares) / max(1, len(shares))
        squares += sum((share - mean) ** 2 for share in shares)
        free += max(0, len(shares) - 1)
    return math.sqrt(squares / free) if free else None


def standings_of(people: Iterable[str], deals: int, tries: Iterable[Played], due: Mapping[str, int] = {}) -> list[Standing]:
    """Everybody who has entered an event of this many deals, the best first. `due` lists those for whom fewer count."""
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
            standing.best_on += one.standing is not None and shares[one.person] == most
            standing.done_at = max(standing.done_at, one.over_at)
    one_deal = spread_of_a_deal(found.values())
    for standing in found.values():
        many = max(1, due.get(standing.person, deals))
        standing.total = sum(standing.shares.values()) / many
        if standing.shares and one_deal is not None:
            standing.spread = SURE * one_deal * math.sqrt(len(standing.shares)) / many
    ordered = sorted(found.values(), key=lambda one: (*one.order, one.person))
    for number, standing in enumerate(ordered):
        before = ordered[number - 1] if number else None
        standing.place = before.place if before is not None and before.order == standing.order else number + 1
    return ordered
