"""Every screen of the page, and how to get there: for the tests that check all of them, and for the pictures.

The screens of a game are in `screens.py` of its folder under tests/games/.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Literal

from tests.harness.games import USUAL_GAME, parts_of_games
from tests.harness.players import Player
from tests.web.guest import Guest


def home(guest: Guest) -> None:
    guest.home()


def new_table(guest: Guest) -> None:
    guest.home()
    guest.page.locator(".ways .more button").first.click()
    guest.page.locator("dialog").wait_for()


def waiting_room(guest: Guest) -> None:
    new_table(guest)
    guest.page.locator("dialog form button.main").click()
    guest.page.locator(".invite input").wait_for()
    guest.page.locator(".seats li.free button").nth(1).click()
    guest.until(lambda table: table["seats"][1]["player"] == "bot")


def invited(guest: Guest) -> None:
    """By a friend's link."""
    host = Player(guest.server)
    host.ask("POST", "/api/me", {"name": "Keen Magpie"})
    guest.visit(host.open(3))
    guest.page.locator(".greeting button").wait_for()


def rules_changing(guest: Guest) -> None:
    waiting_room(guest)
    guest.page.locator(".rules button").click()
    guest.page.locator("dialog form").wait_for()


_sought = count()


def seeking(guest: Guest) -> None:
    """Each for another game than the one before: after the page is closed, seekers stay for a while, and a fourth would start."""
    guest.home()
    buttons = guest.page.locator("button.find").all()
    buttons[-1 - next(_sought) % len(buttons)].click()
    guest.page.locator(".seeking").wait_for()


def ratings(guest: Guest) -> None:
    guest.home()
    guest.page.goto(f"{guest.address}/ratings/{USUAL_GAME}")
    guest.page.locator("main nav a").first.wait_for()


def you(guest: Guest) -> None:
    guest.home()
    guest.page.goto(f"{guest.address}/you")
    guest.page.get_by_role("region").get_by_role("listitem").first.wait_for()  # one's devices
    guest.page.locator("main p.quiet").last.wait_for()


def settings(guest: Guest) -> None:
    guest.home()
    guest.page.locator("main > header button").last.click()
    guest.page.locator("dialog").wait_for()


def new_to_a_game(guest: Guest) -> None:
    """What a newcomer is asked before a first game."""
    guest.home()
    guest.page.evaluate("for (const key of Object.keys(localStorage)) if (key.includes('begun')) localStorage.removeItem(key)")
    guest.page.locator(".ways button.main").first.click()
    guest.page.locator("dialog").wait_for()


def choices(guest: Guest) -> None:
    """How many bots, how strong, how long."""
    guest.home()
    guest.page.locator(".ways button.chosen").first.click()
    guest.page.locator("dialog").wait_for()


def nowhere(guest: Guest) -> None:
    guest.page.goto(f"{guest.address}/no/such/page")
    guest.page.locator("main button").wait_for()
    guest.complaints = [complaint for complaint in guest.complaints if "404" not in complaint]


GAMES_SCREENS = list(parts_of_games("screens").values())
SCREENS: dict[str, Callable[[Guest], None]] = {
    "home": home,
    "new-table": new_table,
    "waiting-room": waiting_room,
    "invited": invited,
    "rules-changing": rules_changing,
    "seeking": seeking,
    "ratings": ratings,
    "you": you,
    "settings": settings,
    "new-to-a-game": new_to_a_game,
    "choices": choices,
    "nowhere": nowhere,
}
ALIKE: list[str] = []
"""Laid out like others: pictured and checked by axe, but not tested at every size."""
ALSO_ON_A_PHONE: dict[str, Callable[[Guest], None]] = {}
"""What has to be opened on a phone if the screen was reached on a desktop."""
for _game in GAMES_SCREENS:
    SCREENS |= _game.SCREENS
    ALIKE += getattr(_game, "ALIKE", ())
    ALSO_ON_A_PHONE |= getattr(_game, "ALSO_ON_A_PHONE", {})
PICTURES: list[tuple[str, Callable[[Guest], None], Literal["light", "dark"]]] = [game.PICTURE for game in GAMES_SCREENS]
"""Those of the README: their name, what they show, and in which colours."""
