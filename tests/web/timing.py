"""How fast the page is, in figures: `python tests/web/timing.py [GAMES]`.

From the click on *Play now* to the first card in the hand; and from the click on a card until it lies on the table, which
includes the server's write to the disk. All is measured inside the browser, up to the frame that shows it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from playwright.sync_api import sync_playwright

from bench.players import Server
from tests.web.guest import Guest, launch

CARDS_A_GAME = 10
SHOWN = """([button, wanted]) => new Promise((done) => {
  const begun = performance.now()
  const look = () =>
    document.querySelector(wanted) ? requestAnimationFrame(() => done(performance.now() - begun)) : requestAnimationFrame(look)
  document.querySelector(button).click()
  look()
})"""


def percentile(numbers: list[float], share: float) -> float:
    return sorted(numbers)[min(len(numbers) - 1, int(share * len(numbers)))]


def told(what: str, numbers: list[float]) -> str:
    figures = f"median {percentile(numbers, 0.5):.0f} ms, p95 {percentile(numbers, 0.95):.0f} ms, worst {max(numbers):.0f} ms"
    return f"{what}: {figures} ({len(numbers)} times)"


def measure(games: int) -> None:
    first_card: list[float] = []
    played: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        Server(Path(folder) / "mazzo.sqlite3", from_scratch=True, tables_per_hour=10_000) as server,
    ):
        browser = launch(playwright.chromium)
        warm = Guest(browser, server).home()
        warm.page.get_by_role("button", name="Play now: Wizard").click()
        warm.play_on(lambda table: len(table["view"]["past"]) >= 1)  # the bots' processes have started
        warm.context.close()
        for _ in range(games):
            guest = Guest(browser, server).home()
            first_card.append(guest.page.evaluate(SHOWN, [".ways button.main", ".hand [data-card]"]))
            before = len(played)
            while len(played) < before + CARDS_A_GAME:
                move = guest.until_asked()["legal"][0]
                if not move.startswith("play"):
                    guest.make(move)
                    continue
                guest.put_round_away()
                card, turn = move.split()[1], guest.table["turn"]
                # The card leaves the hand with the same drawing that lays it on the table.
                where = [f'.hand [data-card="{card}"]', f'main.room:not(:has(.hand [data-card="{card}"]))']
                played.append(guest.page.evaluate(SHOWN, where))
                guest.until(lambda table, turn=turn: table["turn"] > turn)
            guest.context.close()
        browser.close()
    print(told("From Play now to the first card", first_card))
    print(told("A played card appears after", played))


if __name__ == "__main__":
    measure(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
