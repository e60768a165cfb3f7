"""The shapes of a review: what it says, and nothing of how it was found."""

from __future__ import annotations

import msgspec

FINE = "fine"
CLASSES = ("inaccurate", "mistake", "blunder")


class Amount(msgspec.Struct, frozen=True, gc=False):
    """So much, and between what and what with 95 % confidence."""

    value: float
    low: float
    high: float


class Weighed(msgspec.Struct, frozen=True):
    """A move that was weighed, and the result to expect of it."""

    move: str
    value: float
    worlds: int
    behind: Amount
    """How much less it comes to than the best one, compared world by world."""
    worse_in: float
    """The share of worlds in which it comes to less than the best one,"""
    better_in: float
    """and in which to more."""


class Decided(msgspec.Struct, frozen=True):
    """A decision and what it cost: all that habits are made of."""

    place: int
    """How many decisions of the game were made up to this one."""
    round_number: int
    kind: str
    """The phase: bidding, playing, paying …"""
    played: list[str]
    better: list[str] | None
    """What would have been better, up to the part that cost the most; None where nothing was."""
    loss: Amount
    """Below 0 where what was played did better in the worlds imagined last than what seemed best before."""
    called: str
    """`fine`, or one of CLASSES: that only when the lower end of the loss is above its mark."""
    forced: bool


class Judged(Decided, frozen=True):
    """A decision and what it cost by what its player knew, with all that it was weighed against."""

    candidates: list[Weighed]
    """Of the part that cost the most, the best first."""
    worlds: int
    theme: str | None = None
    """How the better move differs from the one played: a name for the language files; None where nothing was lost."""


class Bars(msgspec.Struct, frozen=True):
    """The result, cause by cause: all of them together, the losses taken off, are the result."""

    result: float
    expected: Amount
    """Before the cards were dealt."""
    deals: Amount
    """Cards dealt, drawn and turned up."""
    others: Amount
    """What the others decided by what they knew, against what the rules of thumb would have."""
    lay: Amount
    """How the hidden cards lay: everybody's right guesses and wrong ones."""
    chances: Amount
    """What the best moves offered over the rules of thumb, by what was known."""
    losses: Amount
    """What was given away."""
    unresolved: Amount
    """What the play-outs leave over."""


class RoundBars(msgspec.Struct, frozen=True):
    """The bars of one round, or of the whole game where it is one stretch."""

    round_number: int
    bars: Bars
    winning: float | None
    """The chance to win the game, before the round is dealt; None where that is what everything is counted in."""


class Example(msgspec.Struct, frozen=True):
    """A decision that surely cost something, and where it was made."""

    of: str
    """The code of the table, or the name of the record."""
    place: int
    round_number: int
    played: list[str]
    better: list[str]
    loss: Amount
    called: str


class Habit(msgspec.Struct, frozen=True):
    """What one kind of free decision has cost over several games."""

    kind: str
    decisions: int
    loss: Amount
    """A decision."""
    called: dict[str, int]
    """How many were inaccurate, a mistake, a blunder."""
    examples: list[Example]
    """The costliest first."""


class Habits(msgspec.Struct, frozen=True):
    """What a player's decisions have cost over several games of a kind."""

    game: str
    counted_in: str
    """`points` or `chance`."""
    line: list[float]
    """Game by game, the oldest first: the loss a free decision."""
    kinds: list[Habit]
    """Whatever cost the most, taken together, comes first."""


class Review(msgspec.Struct, frozen=True):
    """One seat's game, reviewed."""

    game: str
    rules: int
    judge: str
    """Who judged, and by which version: another one may see it otherwise."""
    effort: str
    players: int
    options: dict[str, str | int | bool]
    seat: int
    name: str
    counted_in: str
    """`points` or `chance`."""
    rank: int
    marks: list[float]
    """From what certain loss on a decision is inaccurate, a mistake, a blunder."""
    bars: Bars
    rounds: list[RoundBars]
    line: list[float]
    """The result to expect, at the deal and after every decision of the game."""
    decisions: list[Judged]

    def called(self, *classes: str) -> list[Judged]:
        """The decisions that are called this, the costliest first."""
        found = [each for each in self.decisions if each.called in classes]
        return sorted(found, key=lambda each: -each.loss.value)
