"""The score pad in a browser: an evening begun, and the network off. What is entered of a game stands in its own folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from mazzo.games import GAMES
from tests.wasm.games import built_folder
from tests.web.guest import DESKTOP, PHONE, TABLET, Guest
from tests.web.test_every_screen import SMALLEST, TOO_WIDE, axe_complaints

NAMES = ["Ada", "Ben", "Carlotta", "Dev", "Emil", "Fay"]
# The page and the rules are there without the server once the worker has put them away.
IS_KEPT = """async () => {
  await navigator.serviceWorker.ready
  const kept = (await (await caches.open('mazzo')).keys()).map(({ url }) => url)
  return kept.some((url) => url.endsWith('.wasm')) && kept.some((url) => url.endsWith('files.json'))
}"""


class Pad:
    """Somebody with a phone on the table."""

    def __init__(self, invite: Callable[..., Guest], game: str, *, offline: bool = True, **more: Any) -> None:
        if not (built_folder() / "rules.json").exists():
            pytest.skip("the rules are not built for the browser: `make wasm`")
        workers = "allow" if offline else "block"
        self.guest = invite(viewport=PHONE, has_touch=True, service_workers=workers, **more)
        self.game = game
        self.guest.forgiven = True  # there will be no network
        self.visit()
        if offline:
            self.page.wait_for_function(IS_KEPT)
            self.guest.context.set_offline(True)
            self.page.goto(f"{self.guest.address}/")
            self.page.get_by_role("link", name=f"Score pad: {GAMES[game].title}").click()
            self.page.locator("main form").wait_for()

    @property
    def page(self) -> Any:
        return self.guest.page

    def visit(self) -> None:
        self.page.goto(f"{self.guest.address}/pad/{self.game}")
        self.page.locator("main form, main .tabs, main section").first.wait_for()

    def begin(self, players: int, first: int) -> None:
        """A new evening, with the usual house rules unless some were chosen."""
        rows = self.page.locator("form ol li")
        for place in range(players):
            if place == rows.count():
                self.page.locator("form .add").click()
            rows.nth(place).locator("input").fill(NAMES[place])
        while rows.count() > players:
            rows.last.locator("button").last.click()
        self.page.locator(".pick").nth(first + 1).click()
        self.page.locator("form button.main").click()
        expect(self.page.locator("main.evening")).to_be_visible()

    def kill(self) -> None:
        """The tab dies once what was entered is on the disk, and another one is opened."""
        expect(self.page.locator("main[data-stored='yes']")).to_be_visible()
        dying = self.page
        self.guest.page = self.guest.context.new_page()
        self.guest.page.on("pageerror", lambda error: self.guest.complaints.append(f"error: {error}"))
        dying.close()
        self.visit()

    def look(self, scheme: str) -> None:
        """Nothing cut, nothing that axe finds, in the light or in the dark."""
        self.page.emulate_media(color_scheme=scheme)
        found = axe_complaints(self.guest)
        assert found == [], found
        for size in (SMALLEST, PHONE, TABLET, DESKTOP):
            self.page.set_viewport_size(size)
            too_wide = self.page.evaluate(TOO_WIDE)
            assert too_wide == [], too_wide
        self.page.set_viewport_size(PHONE)


def ask(page: Any, question: str, answer: str) -> None:
    """Asks a question about the rules, and finds the answer on the first card."""
    page.get_by_role("button", name="Rules question").click()
    dialog = page.get_by_role("dialog", name="Rules question")
    dialog.get_by_role("textbox").fill(question)
    expect(dialog.locator("li h3").first).to_contain_text(answer)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def written(numbers: Sequence[int]) -> list[str]:
    """As the page writes them."""
    return [str(number).replace("-", "−") for number in numbers]
