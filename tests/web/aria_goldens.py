"""What a screen reader finds in each phase, kept as text: `python tests/web/aria_goldens.py` rewrites tests/web/readers/.

Read the difference before you commit it: it is what somebody who does not see the table will hear.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.web.guest import DESKTOP, Guest
from tests.web.screens import SCREENS

FOLDER = Path(__file__).resolve().parent / "readers"
PARTS = (".felt", ".tray:not(.tray .tray)", ".hand [role=toolbar]", ".round-end", ".end", "dialog")
AROUND = {
    *("home", "home-with-tables", "new-table", "waiting-room", "lesson", "replay", "text-table"),
    *("invited", "rules-changing", "seeking", "ratings"),
    *("you", "learn", "settings", "menu", "memory", "shared-result"),
    *("new-to-a-game", "choices", "nowhere"),
}
PHASES = [name for name in SCREENS if name not in AROUND]


def found_by_a_reader(guest: Guest) -> str:
    """The table, the decision, the hand, the end of a round and of a game: those that are present."""
    parts = [part for one in PARTS for part in guest.page.locator(one).all()]
    return "".join(f"{part.aria_snapshot()}\n" for part in parts)


def kept(name: str) -> str:
    return (FOLDER / f"{name}.yaml").read_text()


def write_all() -> None:
    from tests.web.screenshots import at_a_server

    with at_a_server() as (browser, server):
        for name in PHASES:
            guest = Guest(browser, server, viewport=DESKTOP, color_scheme="light").call_me("Ada")
            SCREENS[name](guest)
            guest.page.wait_for_timeout(400)
            (FOLDER / f"{name}.yaml").write_text(found_by_a_reader(guest))
            guest.context.close()


if __name__ == "__main__":
    write_all()
