"""A whole game, written out decision by decision, for anyone who checks the rules with their own program."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from mazzo.bots.levels import Bot
from mazzo.bots.sandbox import ask
from mazzo.rules.dice import dice_of, seed_text
from mazzo.rules.game import (
    SPECTATOR,
    Game,
    game_of,
    midway,
    moves_in,
    over,
    play,
    ranks,
    scores,
    start,
    waiting_for,
)
from mazzo.rules.news import EVERYBODY, fresh_news
from mazzo.rules.options import Choices
from mazzo.table.view import view_of
from mazzo.words import Happened, events_in_news, legal_words, move_words, words_of

Line = dict[str, Any]
DERIVED = "derived"
"""What follows from the rest of a view: for programs, not for human readers."""


def playthrough(
    game: Game, players: int, choices: Choices, options: Any, seed: Any, bots: list[Bot], views: bool
) -> Iterator[Line]:
    """One object for the game, one for each small decision, one for the end."""
    words = words_of(game)
    yield {"game": game.name, "players": players, "options": choices, "seed": seed_text(seed)}
    dice = [dice_of(seed, seat) for seat in range(players)]
    state = game.fresh_state()
    start(state, options, seed, fresh_news())
    number = 0
    seat = SPECTATOR
    while not over(state):
        waiting = moves_in(waiting_for(state))
        # In simultaneous phases the lowest waiting seat acts first and makes its whole set.
        seat = seat if seat in waiting and midway(state, seat) else waiting[0]
        legal = legal_words(state, seat)
        move = ask(bots[seat], view_of(state, seat), seat, dice[seat]).move
        line: Line = {
            "n": number,
            "waiting_for": waiting,
            "seat": seat,
            "legal": sorted(legal),
            "move": move_words(state, move),
            "before": msgspec.to_builtins(words.state(state)),
        }
        if views:
            line["views"] = views_in_words(state)
        news = fresh_news()
        play(state, seat, move, news)
        yield line | {"news": [news_line(*one) for one in events_in_news(game, news)]}
        number += 1
    last: Line = {"over": True, "scores": scores(state), "ranks": ranks(state), "after": msgspec.to_builtins(words.state(state))}
    if views:
        last["views"] = views_in_words(state)
    yield last


def as_text(lines: Iterable[Line]) -> Iterator[str]:
    """The same game for human readers: each decision, what followed from it, and what changed on the table."""
    known: Line = {}
    for line in lines:
        if "game" in line:
            options = " ".join(f"{name}={str(value).lower()}" for name, value in line["options"].items())
            yield f"{line['game']}, {line['players']} players, {options}"
            yield f"seed {line['seed']}"
            continue
        table = line["after"] if "over" in line else line["before"]
        changes = [f"    {name}: {short(value)}" for name, value in table.items() if known.get(name, ...) != value]
        known = table
        yield from changes
        if "over" in line:
            yield f"over: scores {short(line['scores'])}, ranks {short(line['ranks'])}"
        else:
            waiting = "" if len(line["waiting_for"]) == 1 else f" (waiting for {short(line['waiting_for'])})"
            yield f"{line['n']}. seat {line['seat']}: {line['move']}{waiting}   of {', '.join(line['legal'])}"
            yield from (f"    * {news_text(news)}" for news in line["news"])
        for viewer, view in line.get("views", {}).items():
            yield f"    seen by {viewer}: " + "; ".join(
                f"{name} {short(value)}" for name, value in view.items() if name != DERIVED
            )


def short(value: Any) -> str:
    """A value of a playthrough on one line."""
    if isinstance(value, list | tuple):
        return "[" + " ".join(short(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + " ".join(f"{name}={short(item)}" for name, item in value.items()) + "}"
    return "-" if value is None else str(value)


def news_line(what: Happened, seen_by: int) -> Line:
    """One event, by its kind in this game, with the seats that may see it."""
    seen = "everybody" if seen_by == EVERYBODY else moves_in(seen_by)
    return {"kind": what.short_kind, **msgspec.structs.asdict(what), "seen_by": seen}


def news_text(news: Line) -> str:
    facts = " ".join(f"{name}={short(value)}" for name, value in news.items() if name not in ("kind", "seen_by"))
    seen_by = "" if news["seen_by"] == "everybody" else f" (only seats {short(news['seen_by'])})"
    return f"{news['kind']} {facts}{seen_by}".rstrip()


def views_in_words(state: Any) -> Line:
    """What every seat sees, and a spectator."""
    say = words_of(game_of(state)).view
    seats = [*range(int(state.players)), SPECTATOR]
    return {"spectator" if seat == SPECTATOR else str(seat): msgspec.to_builtins(say(view_of(state, seat))) for seat in seats}
