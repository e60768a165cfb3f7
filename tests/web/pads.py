"""The score pad in a browser: an evening in progress, and the network off. What is entered is in each game's own folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import expect

from mazzo.games import GAMES
from tests.harness.players import Server
from tests.wasm.games import built_folder
from tests.web.guest import DESKTOP, PHONE, TABLET, Guest
from tests.web.test_every_screen import SMALLEST, TOO_WIDE, axe_complaints

NAMES = ["Ada", "Ben", "Carlotta", "Dev", "Emil", "Fay"]
# The page and the rules work without the server once the worker has cached them.
IS_KEPT = """async () => {
  await navigator.serviceWorker.ready
  const kept = (await (await caches.open('mazzo')).keys()).map(({ url }) => url)
  return kept.some((url) => url.endsWith('.wasm')) && kept.some((url) => url.endsWith('files.json'))
}"""


TOGETHER = "main[data-phones='together'][data-unsent='0'][data-stored='yes']"
HEARING = """globalThis.heard = []
const own = fetch
globalThis.fetch = async (...asked) => {
  const answer = await own(...asked)
  void answer.clone().text().then((text) => heard.push(text), () => {})
  return answer
}"""


LONG_NAMES = ["Maximiliane", "Bartholomäus", "Jo", "Alessandra", "Guadalupe", "Friedrich-Karl"]
KEEP = """([game, evenings]) => new Promise((done, failed) => {
  localStorage.setItem(`mazzo.pad_${game}`, evenings[0].id)
  const opened = indexedDB.open('mazzo-pad', 1)
  opened.onupgradeneeded = () => opened.result.createObjectStore('evenings', { keyPath: 'id' })
  opened.onerror = failed
  opened.onsuccess = () => {
    const work = opened.result.transaction('evenings', 'readwrite')
    work.oncomplete = () => { opened.result.close(); done() }
    for (const evening of evenings) work.objectStore('evenings').put(evening)
  }
})"""


def need_rules() -> None:
    if not (built_folder() / "rules.json").exists():
        pytest.skip("the rules are not built for the browser: `make wasm`")


@dataclass
class Screen:
    """A screen of a pad: an evening with entries, and what is tapped then."""

    players: int
    options: dict[str, Any]
    entries: Any
    taps: list[str] = field(default_factory=list)

    def evening(self, game: str, name: str = "e", begun: int = 1_790_000_000_000) -> dict[str, Any]:
        names = LONG_NAMES[: self.players]
        kept = {"id": name, "game": game, "begun": begun, "names": names, "options": self.options, "first": 0}
        return {**kept, "entries": self.entries}


class Pad:
    """Somebody with a phone on the table."""

    def __init__(self, invite: Callable[..., Guest], game: str, *, offline: bool = True, **more: Any) -> None:
        need_rules()
        workers = "allow" if offline else "block"
        self.guest = invite(viewport=PHONE, has_touch=True, service_workers=workers, **more)
        self.game = game
        self.guest.forgiven = True  # there will be no network
        self.visit()
        if offline:
            self.guest.until_promised(IS_KEPT)
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

    def open(self, screen: Screen) -> None:
        """A screen's evening is the one that was open last."""
        self.page.evaluate(KEEP, [self.game, [screen.evening(self.game)]])
        self.visit()
        self.page.locator("main.evening").wait_for()
        for what in screen.taps:
            self.page.locator(what).first.click()

    def begin(self, players: int, first: int) -> None:
        """A new evening, with the default house rules unless others are chosen."""
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
        """The tab dies once the entries are on disk, and another one is opened."""
        expect(self.page.locator("main[data-stored='yes']")).to_be_visible()
        dying = self.page
        self.guest.page = self.guest.context.new_page()
        self.guest.page.on("pageerror", lambda error: self.guest.complaints.append(f"error: {error}"))
        dying.close()
        self.visit()

    def look(self, scheme: str) -> None:
        """Nothing is cut and axe finds nothing, in the light or in the dark."""
        look(self.guest, scheme)


class SharedPad:
    """Ada holds the pad and shares it; the others come by its link."""

    def __init__(
        self, invite: Callable[..., Guest], house: Server, game: str, players: int = 3, first: int = 0, *, hidden: str = ""
    ) -> None:
        self.invite, self.house = invite, house
        self.ada = Pad(lambda **more: invite(house, **more), game, offline=False)
        while self.ada.page.locator("form ol li").count() > players:
            self.ada.page.locator("form ol li button").last.click()
        if hidden:
            self.ada.page.locator("summary").click()
            self.ada.page.locator("label.switch", has_text=hidden).first.click()
        self.ada.begin(players, first)
        self.ada.page.get_by_role("button", name="Each on their own phone").click()
        self.ada.page.get_by_role("button", name="Share this pad").click()
        self.link = self.ada.page.get_by_role("dialog").locator("input").input_value()
        self.ada.page.keyboard.press("Escape")
        expect(self.ada.page.locator(TOGETHER)).to_be_visible()

    def comes(self, seat: int, look: Callable[[Guest], None] = lambda guest: None) -> Guest:
        """Another phone: its player opens the link, looks, and says who they are."""
        guest = self.invite(self.house, viewport=PHONE, has_touch=True)
        guest.forgiven = True
        guest.page.add_init_script(HEARING)
        guest.page.goto(self.link)
        who = guest.page.get_by_role("button", name=f"I am {NAMES[seat]}")
        who.wait_for()
        look(guest)
        who.click()
        expect(guest.page.locator(TOGETHER)).to_be_visible()
        return guest

    def dies(self) -> None:
        """The server is killed, and started again."""
        self.house.kill()
        self.house.start()
        self.house.ready()


def look(guest: Guest, scheme: str) -> None:
    """Nothing is cut and axe finds nothing, in the light or in the dark."""
    guest.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    found = axe_complaints(guest)
    assert found == [], found
    for size in (SMALLEST, PHONE, TABLET, DESKTOP):
        guest.page.set_viewport_size(size)  # type: ignore[arg-type]
        too_wide = guest.page.evaluate(TOO_WIDE)
        assert too_wide == [], too_wide
    guest.page.set_viewport_size(PHONE)  # type: ignore[arg-type]


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
