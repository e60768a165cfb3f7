"""The types of a review: its contents, not how they were found."""

from __future__ import annotations

import msgspec

FINE = "fine"
CLASSES = ("inaccurate", "mistake", "blunder")


class Amount(msgspec.Struct, frozen=True, gc=False):
    """A value with its 95 % confidence interval."""

    value: float
    low: float
    high: float


class Weighed(msgspec.Struct, frozen=True):
    """A move that was considered, and its expected result."""

    move: str
    value: float
    worlds: int
    behind: Amount
    """How much less it brings than the best one, compared world by world."""
    worse_in: float
    """The share of worlds in which it brings less than the best one,"""
    better_in: float
    """and in which it brings more."""


class Decided(msgspec.Struct, frozen=True):
    """A decision and what it cost: everything that habits are computed from."""

    place: int
    """How many decisions were made in the game up to this one."""
    round_number: int
    kind: str
    """The phase: bidding, playing, paying …"""
    played: list[str]
    better: list[str] | None
    """What would have been better, up to the part that cost the most; None if nothing was."""
    loss: Amount
    """Below 0 if the move played did better, in the worlds imagined last, than the one that seemed best before."""
    called: str
    """`fine`, or one of CLASSES, but only if the lower end of the loss is above its mark."""
    forced: bool


class Judged(Decided, frozen=True):
    """A decision, what it cost given what its player knew, and the moves it was compared with."""

    candidates: list[Weighed]
    """Of the part that cost the most, the best first."""
    worlds: int
    theme: str | None = None
    """How the better move differs from the one played: a name for the language files; None if nothing was lost."""


class Bars(msgspec.Struct, frozen=True):
    """The result, cause by cause: the sum of all causes, minus the losses, is the result."""

    result: float
    expected: Amount
    """Before the cards were dealt."""
    deals: Amount
    """Cards dealt, drawn and turned up."""
    others: Amount
    """What the others' decisions changed, given what they knew, compared with the rules of thumb."""
    lay: Amount
    """How the hidden cards lay: everybody's right guesses and wrong ones."""
    chances: Amount
    """What the best moves offered over the rules of thumb, given what was known."""
    losses: Amount
    """What was given away."""
    unresolved: Amount
    """What the play-outs leave unexplained."""


class RoundBars(msgspec.Struct, frozen=True):
    """The bars of one round, or of the whole game if it is a single stretch. If the game is counted in points, they add up to
    the bars of the game. If it is counted in chances of winning, the rounds depend on one another: only the first `expected` is
    the game's, and its `unresolved` arises between the rounds.
    """

    round_number: int
    bars: Bars
    winning: float | None
    """The chance of winning the game, before the round is dealt: rough in a `quick` review, and None if everything is counted
    in chances."""


class Example(msgspec.Struct, frozen=True):
    """A decision that certainly cost something, and where it was made."""

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
    """How many were inaccurate, mistakes or blunders."""
    change: Amount | None
    """How much more a decision has cost in the newest ten of these games than in the ten before; None if there are too few."""
    examples: list[Example]
    """The costliest first."""


class Habits(msgspec.Struct, frozen=True):
    """What a player's decisions have cost over several games of a kind."""

    game: str
    counted_in: str
    """`points` or `chance`."""
    line: list[float]
    """Game by game, the oldest first: the loss per free decision."""
    kinds: list[Habit]
    """The kind that cost the most in total comes first."""


class Review(msgspec.Struct, frozen=True):
    """One seat's game, reviewed."""

    game: str
    rules: int
    judge: str
    """The judge and its version: another one may come to other results."""
    effort: str
    players: int
    options: dict[str, str | int | bool]
    seat: int
    name: str
    counted_in: str
    """`points` or `chance`."""
    rank: int
    marks: list[float]
    """The certain losses from which a decision is inaccurate, a mistake, a blunder."""
    bars: Bars
    rounds: list[RoundBars]
    line: list[float]
    """The expected result, at the deal and after every decision of the game."""
    decisions: list[Judged]

    def called(self, *classes: str) -> list[Judged]:
        """The decisions that are called this, the costliest first."""
        found = [each for each in self.decisions if each.called in classes]
        return sorted(found, key=lambda each: -each.loss.value)
