"""Whole games in words, for the page to repeat: views, legal and illegal moves, events, scores."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from mazzo.bots.casual import casual
from mazzo.rules.dice import any_of, dice_of, seed_of, seed_text
from mazzo.rules.game import SPECTATOR, Game, legal, moves_in, over, play, ranks, scores, start, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.rules.options import OptionClash
from mazzo.table.view import view_of
from mazzo.variants import TABLES
from mazzo.words import events_in_news, illegal_words, legal_words, words_of
from tests.wasm.games import games_here, tables


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def events(game: Game, news: Any) -> list[Any]:
    return [[plain(event), seen_by] for event, seen_by in events_in_news(game, news)]


def playthrough(game: Game, players: int, asked: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """One game, decision by decision; at each of them another viewer's view, and now and then an illegal move."""
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


def options_refused(game: Game, chance: random.Random) -> list[dict[str, Any]]:
    """The answers to requests for options that are not offered."""
    refused = []
    for _ in range(ASKED_IN_VAIN):
        players = chance.randint(1, 7)
        asked = {option.name: chance.choice([*option.values, *WRONG]) for option in game.options if chance.random() < 0.6}
        if chance.random() < 0.1:
            asked["no_such"] = True
        try:
            game.choose(players, asked)
        except OptionClash as why:
            refused.append({"players": players, "asked": asked, "text": str(why), "clash": why.clash, "facts": why.facts})
    return refused


WRONG = ("", "5", "2-3", "99-1", "x-2", "TRUE", 7)
ASKED_IN_VAIN = 25


def write(file: Path, every: int = 1, mixtures: int | None = None) -> None:
    """Writes whole games, a line each: of the tables used for every test, or of more."""
    chance = random.Random(11)
    with file.open("w", encoding="utf-8") as out:
        for game in games_here():
            at = TABLES[game.name] if mixtures is None else list(tables(game, chance, mixtures))
            for players, asked in at[::every]:
                played = playthrough(game, players, asked, chance) | {"refused": options_refused(game, chance)}
                out.write(json.dumps(played, ensure_ascii=False) + "\n")
