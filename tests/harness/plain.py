"""What the package says in Structs, as a program at the other end of the wire reads it."""

from __future__ import annotations

from typing import Any

import msgspec

from mazzo.playthrough import news_line
from mazzo.rules.game import Game
from mazzo.words import events_in_news


def plain(said: Any) -> Any:
    """Lists and dicts, as JSON would bring them."""
    return msgspec.json.decode(msgspec.json.encode(said))


def news_lines(game: Game, news: Any) -> list[dict[str, Any]]:
    """All news on the sheet, as a playthrough prints them."""
    return [news_line(*one) for one in events_in_news(game, news)]


def facts_of(event: Any) -> dict[str, Any]:
    """What an event of a table says besides its kind."""
    return msgspec.structs.asdict(event.what)
