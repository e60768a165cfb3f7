"""The screens of Life is Life."""

from __future__ import annotations

import re
from collections.abc import Callable

from mazzo.table.table import Table
from tests.games.life_is_life.page import animals_dealt, knock, lap, life_opened
from tests.web.guest import Guest, somebody_absent
from tests.web.moments import open_score, played_on
from tests.web.recorder import recorded

MIXED = (
    "3 giraffe bear 2 mole goat sheep hare cat",
    "2 giraffe 3 bear mole dog pig 2 mouse",
    "giraffe 2 goat 2 sheep dog hare 2 pig cat",
    "2 giraffe bear mole goat 2 dog sheep hare mouse",
)
MIXED_ROWS = ["bear", "goat bear", "2 goat pig", "giraffe mole dog hare"]
SWAP = re.compile(r"swaps? in row (\d): ([^.]+) for [^.]+")


def life_first_turn(guest: Guest) -> None:
    """Nobody has swapped: knocking is not allowed yet."""
    guest.visit(guest.lay(animals_dealt(*MIXED, rows=MIXED_ROWS)))
    guest.until_asked()


def life_preview(guest: Guest) -> None:
    """Two cards are chosen for the second row; everybody has swapped once."""
    table = animals_dealt(*MIXED, rows=MIXED_ROWS)
    lap(table)
    guest.visit(guest.lay(table))
    guest.until_asked()
    guest.page.locator('[data-row="2"]').click()
    for card in ("giraffe.1", "sheep.1"):
        guest.page.locator(f'.hand [data-card="{card}"]').click()


def life_last_lap(guest: Guest) -> None:
    """Five players; the one before us has knocked."""
    table = animals_dealt(*MIXED[:3], "2 bear dog 2 hare pig", "mole goat sheep", starter=4)
    lap(table)
    knock(table)
    guest.visit(guest.lay(table))
    guest.until_asked()


def life_valuing(guest: Guest) -> None:
    """All others have knocked; so do we, and the hands are compared."""
    table = animals_dealt(*MIXED, rows=MIXED_ROWS, starter=1)
    lap(table)
    for _ in range(3):
        knock(table)
    guest.visit(guest.lay(table, others={2: somebody_absent(guest.server)}))  # who begins the next round
    guest.until_asked()
    guest.page.locator("button.knock").click()
    guest.page.locator("#round-over").wait_for()


def life_sudden_death(guest: Guest) -> None:
    """We complete the cats."""
    table = animals_dealt("3 cat giraffe", "", "", rows=["cat"])
    guest.visit(guest.lay(table, others={1: somebody_absent(guest.server)}))  # who begins the next round
    guest.until_asked()
    guest.page.locator('.hand [data-card="giraffe.1"]').click()
    guest.page.locator(".tray button.main").click()
    guest.page.locator("#round-over").wait_for()


def life_until(done: Callable[[Table], bool]) -> Table:
    """A long game of casual players, stopped when this is true."""
    for seed in range(1, 60):
        table = played_on(life_opened(4, {}, str(seed)), done)
        if table.stage == "playing":
            return table
    raise AssertionError("no game of sixty came to this")


def life_out(guest: Guest) -> None:
    """We have lost our last life; two others play on, of whom one never comes."""
    table = life_until(lambda now: now.state.lives[0] == 0 and now.state.lives[1] > 0 and now.undecided == [1])
    guest.visit(guest.lay(table, others={1: somebody_absent(guest.server)}))


def life_two_left(guest: Guest) -> None:
    table = life_until(lambda now: now.undecided == [0] and sum(lives > 0 for lives in now.state.lives) == 2)
    guest.visit(guest.lay(table))
    guest.until_asked()


def life_swaps(guest: Guest) -> None:
    life_preview(guest)
    guest.page.locator(".top .swaps").click()
    guest.page.locator("dialog").wait_for()


def life_score(guest: Guest) -> None:
    table = life_until(lambda now: now.undecided == [0] and now.state.round_number == 4)
    guest.visit(guest.lay(table))
    guest.until_asked()
    open_score(guest)


def end_of_game(guest: Guest) -> None:
    guest.visit(guest.lay(played_on(life_opened(4, {}, "3"), lambda now: False)))
    guest.page.locator(".podium").wait_for()


def every_swap_was_shown(guest: Guest) -> None:
    """However fast the bots are: each swap is announced by itself, and meanwhile its cards lie in their row."""
    swaps = 0
    polite = ""
    for moment in recorded(guest):
        fresh, polite = moment.polite != polite, moment.polite
        for row, gave in SWAP.findall(polite):
            swaps += fresh
            assert f"Row {row}: {gave}" in moment.lies, moment
        assert len(SWAP.findall(polite)) <= 1, moment
    events = [event["event"]["kind"] for heard in guest.heard if heard["type"] == "table" for event in heard["events"]]
    assert swaps == events.count("life_is_life.swapped") > 0


SCREENS: dict[str, Callable[[Guest], None]] = {
    "life-first-turn": life_first_turn,
    "life-preview": life_preview,
    "life-last-lap": life_last_lap,
    "life-valuing": life_valuing,
    "life-sudden-death": life_sudden_death,
    "life-out": life_out,
    "life-two-left": life_two_left,
    "life-swaps": life_swaps,
    "life-score": life_score,
    "life-end-of-game": end_of_game,
}
ALSO_ON_A_PHONE: dict[str, Callable[[Guest], None]] = {"life-score": open_score}
"""What has to be opened on a phone if the screen was reached on a desktop."""
IN_ONE_SCREEN = ("life-preview", "life-last-lap", "life-valuing", "life-out", "life-sudden-death", "life-end-of-game")
"""Nothing to scroll on a phone."""
IN_THE_DARK = ("life-preview", "life-valuing", "life-score")
"""Screens with a colour of the dark theme that others lack."""
IN_EVERY_LANGUAGE = "life-last-lap"
PICTURE = ("life-is-life", life_preview, "dark")
"""In the README: its name, what it shows, and in which colours."""
