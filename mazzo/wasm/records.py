"""Where every field of a record lies, and what can be chosen before a game, for a page to read."""

from __future__ import annotations

import msgspec
import numpy as np
from msgspec import structs

from mazzo.bots.heuristics import counted_in, table_rollouts
from mazzo.bots.offered import levels_of
from mazzo.bots.search import SCRATCH_STATES, SEARCH
from mazzo.games import locale, package_of
from mazzo.lesson import lessons, opened_for
from mazzo.review import reviewed_by
from mazzo.review.judge import manner_of
from mazzo.rules.dice import DICE
from mazzo.rules.game import SHARED_REASONS, Game
from mazzo.rules.news import NEWS
from mazzo.rules.options import Option
from mazzo.server.wire.game_info import game_info
from mazzo.server.wire.rules_facts import (
    AskedFacts,
    FaceFacts,
    GameFacts,
    GameRecords,
    Layout,
    OptionFacts,
    ReviewFacts,
    SharedRecords,
)
from mazzo.server.wire.schema import game_schema

LANGUAGES = ("de", "en", "es", "it")
"""Those of the page."""


def options_record(game: Game) -> np.dtype:
    """The record that a game's options are settled in."""
    _, options = game.choose(game.least_players, {})
    return options.dtype  # type: ignore[no-any-return]


def layout(record: np.dtype) -> Layout:
    assert record.fields is not None
    fields = {}
    for name, (kind, begin) in ((name, spec[:2]) for name, spec in record.fields.items()):
        fields[name] = (begin, kind.base.str[1:], list(kind.shape))
    return Layout(record.itemsize, fields)


def shared_records() -> SharedRecords:
    return SharedRecords(news=layout(NEWS), dice=layout(DICE), search=layout(SEARCH), scratch_states=SCRATCH_STATES)


def face_of(game: Game) -> FaceFacts | None:
    """What a page needs to draw a game that it was built without; None for our own, which it knows."""
    if package_of(game).startswith("mazzo."):
        return None
    return FaceFacts(schema=game_schema(game), words={language: locale(game, language) for language in LANGUAGES})


def option_facts(option: Option) -> OptionFacts:
    return OptionFacts(
        name=option.name,
        default=option.default,
        means=option.means,
        values=list(option.values),
        open=option.reads is not None,
        only_for=None if option.only_for is None else list(option.only_for),
        default_with={str(players): value for players, value in option.default_with.items()},
    )


def game_facts(game: Game, rules: dict[str, AskedFacts], pad: dict[str, AskedFacts], words: str) -> GameFacts:
    """Of the game itself; what its words and its score pad ask, and the mark of its words, the build knows."""
    return GameFacts(
        title=game.title,
        author=game.author,
        version=game.version,
        listed=game.listed,
        least_players=game.least_players,
        most_players=game.most_players,
        phases=list(game.phases),
        reasons=[*SHARED_REASONS, *game.reasons],
        news_kinds=list(game.news_kinds),
        rollouts=table_rollouts(game),
        counted_in=counted_in(game),
        levels=list(levels_of(game.name)),
        info=game_info(game),
        lesson=msgspec.to_builtins(opened_for(lessons()[game.name], "")) if game.name in lessons() else None,
        face=face_of(game),
        review=ReviewFacts(**structs.asdict(manner_of(game)), by=reviewed_by(game)),
        options=[option_facts(option) for option in game.options],
        records=GameRecords(state=layout(game.STATE), view=layout(game.VIEW), options=layout(options_record(game))),
        rules=rules,
        pad=pad,
        words=words,
    )
