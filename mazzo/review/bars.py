"""The result, cause by cause: what the losses and the play-outs come to, stretch by stretch and together."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import numpy as np

from mazzo.review.losses import SURE, Part, standard_error
from mazzo.review.luck import Stretch
from mazzo.review.shapes import Amount, Bars, RoundBars
from mazzo.review.walk import Walk

CAUSES = ("expected", "deals", "others", "lay", "chances", "unresolved")


def amount(value: float, error: float) -> Amount:
    return Amount(value, value - SURE * error, value + SURE * error)


def error_of(amount: Amount) -> float:
    return (amount.high - amount.value) / SURE


def playout_error(rows: Any) -> float:
    """The standard error over play-outs; none where they are one and the same."""
    return standard_error(rows) if len(rows) > 1 else 0.0


def bars_of(stretch: Stretch, walk: Walk, parts: list[Part], seat: int) -> RoundBars:
    """One stretch of a seat's game.

    What a decision should have changed, by what its player knew, is that player's doing; the rest of what it changed is how the
    hidden cards lay.
    """
    until = stretch.first + len(stretch.moved)
    movers = [move.seat for move in walk.moves[stretch.first : until]]
    changed = np.sum([moved[:, seat] for moved in stretch.moved], axis=0)
    own, own_error = summed(foreseen[:, seat] for foreseen, mover in zip(stretch.foreseen, movers, strict=True) if mover == seat)
    others, others_error = summed(
        foreseen[:, seat] for foreseen, mover in zip(stretch.foreseen, movers, strict=True) if mover != seat
    )
    judged = [part for part in parts if stretch.first <= part.number < until and part.picks is not None]
    losses, losses_error = summed(part.losses() for part in judged)
    before, dealt = stretch.before_deal[:, seat], stretch.dealt[:, seat] + stretch.drawn[:, seat]
    result, expected = float(stretch.worth[seat]), float(before.mean())
    deals, lay = float(dealt.mean()) - expected, float(changed.mean()) - own - others
    bars = Bars(
        result=result,
        expected=amount(expected, standard_error(before)),
        deals=amount(deals, math.hypot(standard_error(before), playout_error(dealt))),
        others=amount(others, others_error),
        lay=amount(lay, math.hypot(own_error, others_error, playout_error(changed))),
        chances=amount(losses + own, math.hypot(losses_error, own_error)),
        losses=amount(losses, losses_error),
        unresolved=amount(result - (expected + deals + others + lay + own), 0.0),
    )
    return RoundBars(stretch.round_number, bars, float(stretch.wins[:, seat].mean()) if len(stretch.wins) else None)


def summed(amounts: Iterable[Any]) -> tuple[float, float]:
    """The means over all worlds, added up, and the standard error of that."""
    total, variance = 0.0, 0.0
    for rows in amounts:
        total += float(rows.mean())
        variance += standard_error(rows) ** 2
    return total, math.sqrt(variance)


def all_bars(rounds: list[Bars], adds_up: bool) -> Bars:
    """The bars of all stretches together.

    Where each stretch carries on the one before, only the first was to be expected; by how much what was expected of a stretch
    differs from what the one before it came to, is not resolved.
    """
    found = {cause: [getattr(each, cause) for each in rounds] for cause in (*CAUSES, "losses")}
    if not adds_up:
        gaps = [later.expected.value - earlier.result for earlier, later in pairwise(rounds)]
        gap_errors = [error_of(later.expected) for later in rounds[1:]]
        found["unresolved"] += [amount(gap, error) for gap, error in zip(gaps, gap_errors, strict=True)]
        found["expected"] = found["expected"][:1]
    sums = {
        cause: amount(sum(each.value for each in amounts), math.hypot(*(error_of(each) for each in amounts)))
        for cause, amounts in found.items()
    }
    return Bars(result=sum(each.result for each in rounds) if adds_up else rounds[-1].result, **sums)


def line_of(stretches: list[Stretch], walk: Walk, seat: int, adds_up: bool) -> list[float]:
    """The result to expect, at the deal and after every decision."""
    line = [float(stretches[0].dealt[:, seat].mean())]
    before = 0.0
    for stretch in stretches:
        for number, values in enumerate(stretch.line, stretch.first):
            is_last = number + 1 == len(walk.moves) or walk.moves[number + 1].place != walk.moves[number].place
            if is_last:
                line.append(before + float(values[seat]))
        before += float(stretch.worth[seat]) if adds_up else 0.0
    return line
