"""How fast the page is, in figures: `python -m tests.web.timing [GAMES]`.

From the click on *Play now* to the first card in the hand; from the click on a card until it lies on the table, which includes
the server's write to the disk: both measured inside the browser, up to the frame that shows it. And how long the page is busy at
a stretch while cards are dealt, with every movement. What is played and dealt is in `timing.py` of each game's folder.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from playwright.sync_api import Browser, sync_playwright

from mazzo.games import GAMES
from mazzo.server.settings import Settings
from tests.harness.games import parts_of_games
from tests.harness.players import Server
from tests.web.clicks import SHOWN
from tests.web.guest import Guest, launch
from tests.web.usual import TITLE

DEALT_WITHIN = 1500
PAGES_OWN_THREAD = "CrRendererMain"


def longest_task(browser: Browser, guest: Guest, button: str) -> float:
    """How long the page computes at a stretch after this click, in milliseconds of its own thread, without other processes on
    the machine."""
    browser.start_tracing(page=guest.page, categories=["toplevel"])
    guest.page.evaluate("button => document.querySelector(button).click()", button)
    guest.page.wait_for_timeout(DEALT_WITHIN)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    pages = {(event["pid"], event["tid"]) for event in events if event.get("args", {}).get("name") == PAGES_OWN_THREAD}
    return max(event.get("tdur", 0) for event in events if (event["pid"], event["tid"]) in pages) / 1000


def percentile(numbers: list[float], share: float) -> float:
    return sorted(numbers)[min(len(numbers) - 1, int(share * len(numbers)))]


def figures(what: str, numbers: list[float]) -> str:
    times = f"median {percentile(numbers, 0.5):.0f} ms, p95 {percentile(numbers, 0.95):.0f} ms, worst {max(numbers):.0f} ms"
    return f"{what}: {times} ({len(numbers)} times)"


def measure(games: int) -> None:
    first_card: list[float] = []
    parts = parts_of_games("timing")
    played: dict[str, list[float]] = {game: [] for game in parts}
    busy: dict[str, list[float]] = {game: [] for game in parts}
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        Server(Path(folder) / "mazzo.sqlite3", from_scratch=True, tables_per_hour=10_000, bot_pace=Settings.bot_pace) as server,
    ):
        browser = launch(playwright.chromium)
        warm = Guest(browser, server).home()
        warm.page.get_by_role("button", name=f"Play now: {TITLE}").click()
        warm.play_on(lambda table: len(table["view"]["past"]) >= 1)  # the bots' processes have started
        warm.context.close()
        for _ in range(games):
            guest = Guest(browser, server).home()
            first_card.append(guest.page.evaluate(SHOWN, [".ways button.main", ".hand [data-card]"]))
            for game, part in parts.items():
                part.play(guest, played[game])
            guest.context.close()
            for game, part in parts.items():
                guest = Guest(browser, server, motion=True)
                busy[game].append(longest_task(browser, guest, part.deal(guest)))
                guest.context.close()
        browser.close()
    print(figures("From Play now to the first card", first_card))
    for game, times in played.items():
        print(figures(f"{GAMES[game].title}: a played card appears after", times))
    for game, times in busy.items():
        print(figures(f"{GAMES[game].title}: the longest task of the page while it deals {parts[game].DEALT}", times))


if __name__ == "__main__":
    measure(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
