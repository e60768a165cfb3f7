"""Whole games in words, for the page to say again: views, legal and illegal moves, events, scores.

python -m tests.wasm.playthroughs FILE [GAMES]
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from mazzo.bots.casual import casual
from mazzo.rules.dice import any_of, dice_of, seed_of, seed_text
from mazzo.rules.game import SPECTATOR, Game, legal, moves_in, over, play, ranks, scores, start, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.table.view import view_of
from mazzo.words import events_in_news, illegal_words, legal_words, words_of
from tests.wasm.games import games_here, tables


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def events(game: Game, news: Any) -> list[Any]:
    return [[plain(event), seen_by] for event, seen_by in events_in_news(game, news)]


def playthrough(game: Game, players: int, asked: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """One game, decision by decision; at each of them somebody else's view, and now and then what is not legal."""
    seed = seed_of(chance.randrange(2**256))
    choices, options = game.choose(players, asked)
    state, news, dice = game.fresh_state(), fresh_news(), dice_of(seed, players)
    start(state, options, seed, news)
    begun = events(game, news)
    moves = []
    while not over(state):
        seat = chance.choice(moves_in(waiting_for(state)))
        viewer = [*range(players), SPECTATOR][len(moves) % (players + 1)]
        view, own = view_of(state, viewer), view_of(state, seat)
        allowed = legal_words(own, seat)
        wrong = illegal_words(own, seat, allowed.values())
        move = int(casual(own, seat, dice) if chance.random() < 0.7 else any_of(legal(own, seat), dice))
        news = fresh_news()
        play(state, seat, move, news)
        moves.append(
            {
                "seat": seat,
                "viewer": viewer,
                "view": plain(words_of(game).view(view)),
                "legal": allowed,
                "illegal": [{"move": words, "reason": why.reason, "facts": plain(why.facts)} for words, why in wrong.items()],
                "move": move,
                "events": events(game, news),
            }
        )
    return {
        "game": game.name,
        "players": players,
        "asked": asked,
        "choices": choices,
        "options": options.tobytes().hex(),
        "seed": seed_text(seed),
        "events": begun,
        "moves": moves,
        "final": state.tobytes().hex(),
        "scores": scores(state),
        "ranks": ranks(state),
    }


def playthroughs(each: int) -> Iterator[dict[str, Any]]:
    chance = random.Random(11)
    for game in games_here():
        for players, asked in list(tables(game, chance, each)):
            yield playthrough(game, players, asked, chance)


def write(file: Path, each: int = 0) -> None:
    """Writes a game of every table, and of some mixtures of options, a line each."""
    with file.open("w", encoding="utf-8") as out:
        for game in playthroughs(each):
            out.write(json.dumps(game, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
