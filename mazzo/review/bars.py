"""The result, cause by cause: the sums of the losses and the play-outs, stretch by stretch and in total."""

from __future__ import annotations

from itertools import pairwise

from mazzo.review.losses import SURE, Part
from mazzo.review.luck import Stretch, plus
from mazzo.review.shapes import Amount, Bars, RoundBars
from mazzo.review.sums import mean, standard_error, together, total
from mazzo.review.walk import Walk

CAUSES = ("expected", "deals", "others", "lay", "chances", "unresolved")


def amount(value: float, error: float) -> Amount:
    return Amount(value, value - SURE * error, value + SURE * error)


def error_of(amount: Amount) -> float:
    return (amount.high - amount.value) / SURE


def playout_error(rows: list[float]) -> float:
    """The standard error over play-outs; none where they are one and the same."""
    return standard_error(rows) if len(rows) > 1 else 0.0


def bars_of(stretch: Stretch, walk: Walk, parts: list[Part], seat: int) -> RoundBars:
    """One stretch of a seat's game.

    What a decision should have changed, given what its player knew, is that player's doing; the rest of what it changed is due
    to how the hidden cards lay.
    """
    until = stretch.first + len(stretch.moved)
    movers = [move.seat for move in walk.moves[stretch.first : until]]
    changed = [0.0] * len(stretch.dealt[seat])
    for moved in stretch.moved:
        changed = plus(changed, moved[seat])
    foreseen = list(zip(movers, [each[seat] for each in stretch.foreseen], strict=True))
    own, own_error = summed([rows for mover, rows in foreseen if mover == seat])
    others, others_error = summed([rows for mover, rows in foreseen if mover != seat])
    judged = [part for part in parts if stretch.first <= part.number < until and part.worlds > 0]
    losses, losses_error = total([part.loss() for part in judged]), together([part.error() for part in judged])
    before, dealt = stretch.before_deal[seat], plus(stretch.dealt[seat], stretch.drawn[seat])
    result, expected = stretch.worth[seat] if stretch.worth is not None else 0.0, mean(before)
    deals, lay = mean(dealt) - expected, mean(changed) - own - others
    bars = Bars(
        result=result,
        expected=amount(expected, standard_error(before)),
        deals=amount(deals, together([standard_error(before), playout_error(dealt)])),
        others=amount(others, others_error),
        lay=amount(lay, together([own_error, others_error, playout_error(changed)])),
        chances=amount(losses + own, together([losses_error, own_error])),
        losses=amount(losses, losses_error),
        unresolved=amount(result - (expected + deals + others + lay + own), 0.0),
    )
    return RoundBars(stretch.round_number, bars, mean(stretch.wins[seat]) if stretch.wins else None)


def summed(amounts: list[list[float]]) -> tuple[float, float]:
    """The means over all worlds, added up, and the standard error of that."""
    return total([mean(rows) for rows in amounts]), together([standard_error(rows) for rows in amounts])


def all_bars(rounds: list[Bars], adds_up: bool) -> Bars:
    """The bars of all stretches together.

    Where each stretch carries on the one before, only the first was to be expected; by how much what was expected of a stretch
    differs from what the one before it came to, is not resolved.
    """
    found = {cause: [getattr(each, cause) for each in rounds] for cause in (*CAUSES, "losses")}
    if not adds_up:
        gaps = [amount(later.expected.value - earlier.result, error_of(later.expected)) for earlier, later in pairwise(rounds)]
        found["unresolved"] = found["unresolved"] + gaps
        found["expected"] = found["expected"][:1]
    sums = {
        cause: amount(total([each.value for each in amounts]), together([error_of(each) for each in amounts]))
        for cause, amounts in found.items()
    }
    return Bars(result=total([each.result for each in rounds]) if adds_up else rounds[-1].result, **sums)


def line_of(stretches: list[Stretch], walk: Walk, seat: int, adds_up: bool) -> list[float]:
    """The expected result, at the deal and after every decision."""
    line = [mean(stretches[0].dealt[seat])]
    before = 0.0
    for stretch in stretches:
        for number, values in enumerate(stretch.line, stretch.first):
            is_last = number + 1 == len(walk.moves) or walk.moves[number + 1].place != walk.moves[number].place
            if is_last:
                line.append(before + values[seat])
        before += stretch.worth[seat] if adds_up and stretch.worth is not None else 0.0
    return line
