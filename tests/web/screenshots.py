"""Pictures of every screen, at four sizes, light and dark: `python tests/web/screenshots.py FOLDER [SCREEN …]`.

`python tests/web/screenshots.py --readme docs/pictures` makes the pictures of the README.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from playwright.sync_api import sync_playwright

from tests.harness.players import Server
from tests.web.guest import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET, Guest, launch
from tests.web.screens import PICTURES, SCREENS

SIZES = {"phone": PHONE, "side": PHONE_ON_ITS_SIDE, "tablet": TABLET, "desktop": DESKTOP}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
COLOURS = 256
ROUNDS_OF_CHOICE = 3  # more colours, for small things that would turn grey


@contextmanager
def at_a_server() -> Iterator[tuple[Any, Server]]:
    """A browser, and a server whose bots answer at once."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = Path(folder) / "mazzo.sqlite3"
        with Server(database, from_scratch=True, bot_workers=0, tables_per_hour=10_000) as server:
            browser = launch(playwright.chromium)
            yield browser, server
            browser.close()


def take_all(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with at_a_server() as (browser, server):
        for size_name, size in SIZES.items():
            for name in wanted:
                guest = Guest(browser, server, viewport=size).call_me("Ada")
                SCREENS[name](guest)
                for theme in THEMES:
                    guest.page.emulate_media(color_scheme=theme)
                    guest.page.wait_for_timeout(60)
                    guest.page.screenshot(path=folder / f"{name}-{size_name}-{theme}.png")
                guest.context.close()
    print(f"{len(wanted) * len(SIZES) * len(THEMES)} pictures in {folder}")


def take_for_readme(folder: Path) -> None:
    """A lively moment of each game, small enough for a repository."""
    from PIL import Image

    with at_a_server() as (browser, server):
        for name, moment, theme in PICTURES:
            path = folder / f"{name}.png"
            guest = Guest(browser, server, viewport=DESKTOP, color_scheme=theme).call_me("Ada")
            moment(guest)
            guest.page.wait_for_timeout(100)
            guest.page.screenshot(path=path)
            guest.context.close()
            with Image.open(path) as picture:
                few_colours = picture.convert("RGB").quantize(COLOURS, kmeans=ROUNDS_OF_CHOICE, dither=Image.Dither.NONE)
            few_colours.save(path, optimize=True)
            print(f"{path}: {path.stat().st_size // 1000} kB")


def main(words: list[str]) -> int:
    if len(words) == 2 and words[0] == "--readme":
        take_for_readme(Path(words[1]))
        return 0
    unknown = [name for name in words[1:] if name not in SCREENS]
    if not words or unknown:
        print(f"usage: screenshots.py FOLDER [SCREEN …], where the screens are {', '.join(SCREENS)}", file=sys.stderr)
        return 2
    take_all(Path(words[0]), words[1:] or list(SCREENS))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
