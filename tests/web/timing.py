"""How fast the page is, in figures: `python -m tests.web.timing [GAMES]`.

From the click on *Play now* to the first card in the hand; from the click on a card until it lies on the table, which includes
the server's write to the disk: both measured inside the browser, up to the frame that shows it. And how long the page is busy at
a stretch while cards are dealt, with every movement.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from playwright.sync_api import Browser, sync_playwright

from mazzo.server.settings import Settings
from tests.games.life_is_life.page import animals_dealt, knock, lap
from tests.games.wild_cards import page as wild
from tests.games.wizard.positions import opened
from tests.harness.players import Server
from tests.web.guest import Guest, launch, somebody_absent
from tests.web.screens import MIXED, MIXED_ROWS, cards_in_hand, played_on

CARDS_A_GAME = 10
DEALT_WITHIN = 1500
SHOWN = """([button, wanted]) => new Promise((done) => {
  const begun = performance.now()
  const look = () =>
    document.querySelector(wanted) ? requestAnimationFrame(() => done(performance.now() - begun)) : requestAnimationFrame(look)
  document.querySelector(button).click()
  look()
})"""
CHANGED = """([button, where]) => new Promise((done) => {
  const begun = performance.now()
  new MutationObserver((_, watching) => {
    watching.disconnect()
    requestAnimationFrame(() => done(performance.now() - begun))
  }).observe(document.querySelector(where), { childList: true, subtree: true })
  document.querySelector(button).click()
})"""
PAGES_OWN_THREAD = "CrRendererMain"


def longest_task(browser: Browser, guest: Guest, button: str) -> float:
    """How long the page computes at a stretch after this click, in milliseconds of its own thread: others on the machine are
    left out."""
    browser.start_tracing(page=guest.page, categories=["toplevel"])
    guest.page.evaluate("button => document.querySelector(button).click()", button)
    guest.page.wait_for_timeout(DEALT_WITHIN)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    pages = {(event["pid"], event["tid"]) for event in events if event.get("args", {}).get("name") == PAGES_OWN_THREAD}
    return max(event.get("tdur", 0) for event in events if (event["pid"], event["tid"]) in pages) / 1000


def percentile(numbers: list[float], share: float) -> float:
    return sorted(numbers)[min(len(numbers) - 1, int(share * len(numbers)))]


def told(what: str, numbers: list[float]) -> str:
    figures = f"median {percentile(numbers, 0.5):.0f} ms, p95 {percentile(numbers, 0.95):.0f} ms, worst {max(numbers):.0f} ms"
    return f"{what}: {figures} ({len(numbers)} times)"


# ----------------------------------------------------------------------------------------------------- a card is played


def play_wizard(guest: Guest, played: list[float]) -> None:
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


def bid_in_wild_cards(guest: Guest, played: list[float]) -> None:
    """One bid after another while somebody has not bid: each is locked, and the one before comes back."""
    wild.at_wild(guest, "bid", absent=1)
    for move in (guest.table["legal"] * CARDS_A_GAME)[:CARDS_A_GAME]:
        card = f'.hand [data-card="{move.split()[1]}"]'
        if guest.table["your_choice"] != [move]:
            played.append(guest.page.evaluate(SHOWN, [card, f"{card}.chosen"]))
            guest.until(lambda table, move=move: table["your_choice"] == [move])


def swap_in_life_is_life(guest: Guest, played: list[float]) -> None:
    guest.visit(guest.lay(animals_dealt(*MIXED, rows=MIXED_ROWS)))
    for _ in range(3):
        table = guest.until_asked()
        if table["stage"] == "over" or table["view"]["past"]:
            return
        row = table["view"]["rows"][0]
        card = next(card for card in table["view"]["hands"][0] if [card] != row)
        guest.page.locator(f'.hand [data-card="{card}.1"]').click()
        guest.page.locator(".tray button.main:not(.not)").wait_for()
        played.append(guest.page.evaluate(CHANGED, [".tray button.main", ".rows"]))
        guest.until(lambda now, turn=table["turn"]: now["turn"] > turn)


# ------------------------------------------------------------------------------------------------------ cards are dealt


def deal_twenty(guest: Guest) -> str:
    """Ours is the last card of a round; the next has twenty."""
    table = played_on(opened(3, {"rounds": "1-20"}, "4"), lambda now: now.undecided == [0] and now.state.cards_played == 2)
    guest.visit(guest.lay(table))
    return f'.hand [data-card="{guest.until_asked()["legal"][0].split()[1]}"]'


def deal_ten_animals(guest: Guest) -> str:
    """We knock last, and the next round is dealt."""
    table = animals_dealt(*MIXED, rows=MIXED_ROWS, starter=1)
    lap(table)
    for _ in range(3):
        knock(table)
    guest.visit(guest.lay(table, others={2: somebody_absent(guest.server)}))
    guest.until_asked()
    return "button.knock"


def draw_habitats(guest: Guest) -> str:
    """A refill: all but one are discarded, and as many drawn."""
    wild.at_wild(guest, "discard", cards_in_hand)
    wild.pick(guest, guest.table["view"]["hands"][0][:-1])
    return ".tray button.main"


PLAYS: dict[str, Callable[[Guest, list[float]], None]] = {
    "Wizard": play_wizard,
    "Wild Cards": bid_in_wild_cards,
    "Life is Life": swap_in_life_is_life,
}
DEALS: dict[str, Callable[[Guest], str]] = {
    "20 cards of Wizard": deal_twenty,
    "10 animals of Life is Life": deal_ten_animals,
    "a refill of Wild Cards": draw_habitats,
}


def measure(games: int) -> None:
    first_card: list[float] = []
    played: dict[str, list[float]] = {game: [] for game in PLAYS}
    busy: dict[str, list[float]] = {deal: [] for deal in DEALS}
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        Server(Path(folder) / "mazzo.sqlite3", from_scratch=True, tables_per_hour=10_000, bot_pace=Settings.bot_pace) as server,
    ):
        browser = launch(playwright.chromium)
        warm = Guest(browser, server).home()
        warm.page.get_by_role("button", name="Play now: Wizard").click()
        warm.play_on(lambda table: len(table["view"]["past"]) >= 1)  # the bots' processes have started
        warm.context.close()
        for _ in range(games):
            guest = Guest(browser, server).home()
            first_card.append(guest.page.evaluate(SHOWN, [".ways button.main", ".hand [data-card]"]))
            for game, play in PLAYS.items():
                play(guest, played[game])
            guest.context.close()
            for deal, begin in DEALS.items():
                guest = Guest(browser, server, motion=True)
                busy[deal].append(longest_task(browser, guest, begin(guest)))
                guest.context.close()
        browser.close()
    print(told("From Play now to the first card", first_card))
    for game, times in played.items():
        print(told(f"{game}: a played card appears after", times))
    for deal, times in busy.items():
        print(told(f"The longest task of the page while there is dealt: {deal}", times))


if __name__ == "__main__":
    measure(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
