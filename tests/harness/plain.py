"""The package's Structs as a program at the other end of the wire reads them."""

from __future__ import annotations

from typing import Any

import msgspec

from mazzo.playthrough import news_line
from mazzo.rules.game import Game
from mazzo.words import events_in_news


def plain(value: Any) -> Any:
    """Lists and dicts, as they come out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def news_lines(game: Game, news: Any) -> list[dict[str, Any]]:
    """All news, as a playthrough prints them."""
    return [news_line(*one) for one in events_in_news(game, news)]


def facts_of(event: Any) -> dict[str, Any]:
    """What an event says besides its kind."""
    return msgspec.structs.asdict(event.what)
