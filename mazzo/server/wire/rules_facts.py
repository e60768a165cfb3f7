"""rules.json: what a page has to know about the rules that it runs itself. `mazzo.wasm` writes it next to their WebAssembly, and
`typescript` generates the page's types from it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from mazzo.review.judge import Manner
from mazzo.server.wire.api_messages import GameInfo

Choice = str | int | bool
Taken = Literal["record", "state", "news", "number"]
"""What a rule is asked about: a view is a `record`."""


class Layout(msgspec.Struct):
    """Where the fields of a record are."""

    size: int
    fields: dict[str, tuple[int, str, list[int]]]
    """Where each begins, its type (`i8`: a whole number of eight bytes, `i1` of one, `f8`: a real one), and its shape."""


class SharedRecords(msgspec.Struct):
    """Those that are alike in all games."""

    news: Layout
    dice: Layout
    search: Layout
    scratch_states: int


class GameRecords(msgspec.Struct):
    state: Layout
    view: Layout
    options: Layout


class OptionFacts(msgspec.Struct):
    name: str
    default: Choice
    means: str
    values: list[Choice]
    open: bool
    """Are there values that cannot be listed?"""
    only_for: list[int] | None
    default_with: dict[str, Choice]
    """By the number of players."""


class AskedFacts(msgspec.Struct):
    """A rule that the words of a game ask, or its score pad."""

    takes: list[Taken]
    answers: bool


class FaceFacts(msgspec.Struct):
    """How to draw a game that a page was built without."""

    schema: dict[str, Any]
    words: dict[str, str]
    """By language."""


class ReviewFacts(Manner):
    """What a game tells its reviews, and who reviews it."""

    by: str
    """With the version."""


class GameFacts(msgspec.Struct):
    """Everything a page has to know about a game that it cannot ask the rules."""

    title: str
    author: str
    version: int
    listed: int
    """Its place among the games."""
    least_players: int
    most_players: int
    phases: list[str]
    reasons: list[str]
    news_kinds: list[str]
    rollouts: int
    counted_in: str
    """What a hint's values are counted in."""
    levels: list[str]
    """The bots that a browser has."""
    info: GameInfo
    """What a page has to know before it opens a table."""
    lesson: dict[str, Any] | None
    """The first entry of the log of its lesson."""
    face: FaceFacts | None
    """Null for our own games."""
    review: ReviewFacts
    options: list[OptionFacts]
    records: GameRecords
    rules: dict[str, AskedFacts]
    """What its words ask."""
    pad: dict[str, AskedFacts]
    """What its score pad asks; nothing where it has none."""
    words: str
    """The mark of the words that were made from the same sources."""


class WeightsFile(msgspec.Struct):
    file: str
    bytes: int


class LearnedFacts(msgspec.Struct):
    """What is fetched to play against a master."""

    wasm: str
    """The networks."""
    weights: dict[str, WeightsFile]
    """By game."""


class RulesFacts(msgspec.Struct):
    """The whole file."""

    interface: str
    """The mark of what these rules and a page expect of each other."""
    wasm: str
    sources: str
    """The mark of what was compiled,"""
    numba: str
    """and what compiled it."""
    learned: LearnedFacts | None
    """Null where nobody has taught these games."""
    review: str
    """The WebAssembly of what a review asks."""
    records: SharedRecords
    games: dict[str, GameFacts]
