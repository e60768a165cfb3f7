"""Milliseconds a move of the searching bots in Chromium: at this machine's speed, and slowed down to a phone's.

    python bench/chromium.py

The positions come from one game of four casual players, wherever there is a choice; every search runs to its end, while at a
table a clock would stop it after 250 ms.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from mazzo.bots.casual import casual
from mazzo.rules.compiled import lowest
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import Game, legal, moves_in, over, play, see, start, waiting_for
from mazzo.rules.news import fresh_news
from tests.harness.players import Server
from tests.wasm.games import games_here
from tests.web.guest import launch

PLAYERS = 4
POSITIONS = 24
SLOWDOWNS = (1, 4)
MEASURE = (Path(__file__).with_name("chromium.js")).read_text("utf-8")


def positions(game: Game) -> list[tuple[str, int]]:
    """Views with a choice, as hexadecimal digits, each with its seat."""
    _, options = game.choose(PLAYERS, {})
    state, news, dice, seed = game.fresh_state(), fresh_news(listening=False), dice_of(seed_of(5), 0), seed_of(11)
    start(state, options, seed, news)
    found = []
    while not over(state):
        seat = lowest(waiting_for(state))
        view = game.fresh_view()
        see(state, seat, view)
        if len(moves_in(legal(view, seat))) > 1:
            found.append((view.tobytes().hex(), seat))
        play(state, seat, casual(view, seat, dice), news)
    return found[:: max(1, len(found) // POSITIONS)]


def shown(name: str, times: list[float]) -> str:
    half, most = np.percentile(times, [50, 95])
    return f"{name} {half:.1f} ms (95 of 100 at most {most:.0f})"


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "mazzo.sqlite3", from_scratch=True, bot_workers=0) as server,
        sync_playwright() as playwright,
    ):
        page = launch(playwright.chromium).new_page()
        page.goto(server.address)
        slower = page.context.new_cdp_session(page)
        for game in games_here():
            for times in SLOWDOWNS:
                slower.send("Emulation.setCPUThrottlingRate", {"rate": times})
                figures: dict[str, Any] = page.evaluate(MEASURE, [game.name, positions(game)])
                print(f"{game.title}, {times} times slower: " + ", ".join(shown(*each) for each in figures.items()), flush=True)


if __name__ == "__main__":
    main()
