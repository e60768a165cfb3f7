"""Somebody with a browser: what they see, what their page receives and sends, and everything it complains about.

ada = Guest(browser, server)
code = ada.lay(dealt("R7 W1", "G3 R2", "J1 Y4"))
ada.visit(code)
ada.make("bid 1")
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserType, Locator, Page, WebSocket

from mazzo.games import GAMES
from mazzo.server.codes import fresh_code
from mazzo.server.store.store import Person
from mazzo.server.tables.session import piece_of
from mazzo.table.commands import BOT_NAMES
from mazzo.table.log import Sat
from mazzo.table.table import Table
from tests.harness.players import Server

PATIENCE = 30.0  # seconds; two cores may be busy with something else
LISTEN = """
document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`))
"""
LISTEN_TO_DEVICE = """
const OwnWorker = Worker
globalThis.Worker = class extends OwnWorker {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', ({ data }) => data.kind === 'hear' && heardHere(data.text))
  }
  postMessage(message, ...more) {
    if (message.kind === 'say') saidHere(message.text)
    super.postMessage(message, ...more)
  }
}
"""
"""The messages of a table on this device, which do not go over a socket."""
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
NO_WORKER = "Service Worker registration blocked by Playwright"
LINE_IS_CUT = re.compile(r"WebSocket connection to|Failed to load resource: net::ERR_(CONNECTION|INTERNET|SOCKET|EMPTY|FAILED)")

PHONE = {"width": 360, "height": 640}
PHONE_ON_ITS_SIDE = {"width": 640, "height": 360}
TABLET = {"width": 768, "height": 1024}
DESKTOP = {"width": 1280, "height": 800}


def chromium() -> str | None:
    """The path of the system's Chromium; preferably the one without windows, which takes a quarter less time."""
    named = os.environ.get("CHROMIUM", "")
    return named or next(filter(None, map(shutil.which, BROWSERS)), None)


def launch(kind: BrowserType, *flags: str) -> Browser:
    return kind.launch(executable_path=chromium(), args=[*FLAGS, "--no-first-run", *flags])


class Guest:
    """A person in a browser of their own: a cookie, a page, and a list of complaints that must stay empty."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        motion: bool = False,
        newcomer: bool = False,
        on_device: bool = False,
        address: str = "",
        **more: Any,
    ) -> None:
        """A newcomer is offered a lesson before the first game, with what it is about. On their device they may play, too."""
        self.server = server
        self.motion = motion
        self.address = address or server.address
        more.setdefault("viewport", DESKTOP)
        more.setdefault("locale", "en-GB")
        more.setdefault("service_workers", "block")  # it would load the whole page for everybody
        self.context = browser.new_context(**more)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(LISTEN)
        if not motion:
            self.context.add_init_script("if (location.protocol !== 'about:') localStorage.setItem('mazzo.motion', 'off')")
        for game in () if newcomer else GAMES:
            chosen(self, f"begun.{game}", "9")
        if on_device:
            self.context.expose_function("heardHere", self._hear)
            self.context.expose_function("saidHere", lambda text: self.said.append(json.loads(text)))
            self.context.add_init_script(LISTEN_TO_DEVICE)
            chosen(self, "bot_pace", "0-0")
        self.complaints: list[str] = []
        self.patience = PATIENCE
        self.forgiven = False
        """May the connection be cut? Then the browser says so in its console."""
        self.table: Any = None
        self.heard: list[Any] = []
        self.said: list[Any] = []
        self.page = self.open_page()

    def open_page(self) -> Page:
        """A page of theirs, with its messages and errors recorded."""
        page = self.page = self.context.new_page()
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("websocket", self._follow)
        return page

    def _note(self, message: Any) -> None:
        if message.text == NO_WORKER:
            return
        if message.type in ("error", "warning") and not (self.forgiven and LINE_IS_CUT.search(message.text)):
            self.complaints.append(f"{message.type}: {message.text}")

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda text: self.said.append(json.loads(text)))

    def _hear(self, text: Any) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message

    # ----------------------------------------------------------------------------------------------------- going places

    def home(self) -> Guest:
        self.page.goto(f"{self.address}/")
        self.page.get_by_role("button", name="Play now").or_(self.page.locator(".ways button").first).first.wait_for()
        return self

    def visit(self, code: str) -> Guest:
        self.table = None
        self.page.goto(f"{self.address}/t/{code}")
        self.until(lambda table: table["code"] == code)
        self.page.locator("h1").first.wait_for()  # a game's table is loaded when its name is known
        return self

    def call_me(self, name: str) -> Guest:
        answer = self.context.request.post(f"{self.address}/api/me", data={"name": name}, headers={"Origin": self.address})
        assert answer.ok, answer.text()
        return self

    @property
    def person(self) -> Person:
        """The person in the database; a newcomer is welcomed first."""
        self.context.request.get(f"{self.address}/api/me")
        value = next(cookie["value"] for cookie in self.context.cookies() if cookie["name"].startswith("mazzo-"))
        connection = sqlite3.connect(self.server.database, timeout=20)
        hashed = hashlib.sha256(value.partition(".")[0].encode()).hexdigest()
        theirs = "SELECT person, name FROM persons JOIN devices USING (person) WHERE devices.token_hash = ?"
        found = connection.execute(theirs, (hashed,)).fetchone()
        connection.close()
        return Person(*found)

    def lay(self, table: Table, seat: int = 0, others: dict[int, Person] | None = None) -> str:
        """Puts a table into the server's database: this guest on a seat, others on theirs, bots on the rest. Returns its code."""
        code = fresh_code()
        seated = {seat: self.person, **(others or {})}
        entries = [seated_by(entry, seated) for entry in table.entries]
        entries[0].host = self.person.person
        piece = piece_of(code, 0, entries)
        connection = sqlite3.connect(self.server.database, timeout=20)
        with connection:
            connection.execute("INSERT INTO tables (code, game, stage) VALUES (?, ?, ?)", (code, table.game.name, table.stage))
            connection.executemany("INSERT INTO entries (code, entry, text, chain) VALUES (?, ?, ?, ?)", piece.rows)
            seats = [(person.person, code) for person in seated.values()]
            connection.executemany("INSERT INTO seats (person, code) VALUES (?, ?)", seats)
        connection.close()
        return code

    # ------------------------------------------------------------------------------------------------------------ waiting

    def until(self, holds: Callable[[Any], bool]) -> Any:
        """Waits until this is true of the newest table that the page has received."""
        seconds = self.patience
        end = time.monotonic() + seconds
        while self.table is None or not holds(self.table):
            if time.monotonic() > end:
                raise AssertionError(f"{seconds} s were not enough; the table is {json.dumps(self.table)[:1500]}")
            self.page.wait_for_timeout(10)
        return self.table

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """Waits until this is true on our side."""
        end = time.monotonic() + self.patience
        while not holds():
            assert time.monotonic() < end, "this does not come true"
            self.page.wait_for_timeout(10)

    def until_promised(self, holds: str) -> None:
        """Waits until this asynchronous function yields true: Playwright would take the promise itself for an answer."""
        end = time.monotonic() + self.patience
        while not self.page.evaluate(holds):
            assert time.monotonic() < end, f"this does not come true: {holds}"
            self.page.wait_for_timeout(20)

    def until_asked(self) -> Any:
        """Waits until it is this guest's turn, or the game is over."""
        return self.until(lambda table: table["stage"] == "over" or (table["legal"] and table["your_choice"] is None))

    def until_shown(self) -> None:
        """Waits until the page shows the newest table: with motion it appears step by step."""
        end = time.monotonic() + self.patience
        while self.motion and not self.page.locator(f'main[data-turn="{self.table["turn"]}"]').count():
            assert time.monotonic() < end, "the page does not show the newest table"
            self.put_round_away()
            self.page.wait_for_timeout(10)

    # ------------------------------------------------------------------------------------------------------------ playing

    def spot(self, move: str) -> Locator:
        """What to click for a move."""
        verb, what = move.split()
        if verb == "bid":
            return self.page.locator(f'.tray [data-bid="{what}"]')
        return self.page.locator(f".tray button.suit-{what}" if verb == "trump" else f'.hand [data-card="{what}"]')

    def make(self, move: str) -> None:
        """Makes a move by a click, and waits until the table has gone on."""
        turn, choice = self.table["turn"], self.table["your_choice"]
        self.until_shown()
        self.put_round_away()
        self.press(move)
        self.until(lambda table: table["turn"] > turn or table["your_choice"] != choice)

    def press(self, move: str) -> None:
        """Clicks where the free part of a card is: on its left."""
        where = {"x": 12, "y": 24} if move.startswith("play") else None
        self.spot(move).click(position=where)  # type: ignore[arg-type]

    def put_round_away(self) -> None:
        following = self.page.locator(".round-end button")
        if following.count():
            following.click()

    def play_on(self, done: Callable[[Any], bool] = lambda table: False, most: int = 300) -> Any:
        """Makes the first legal move at every turn, until the game is over or this is true of the table."""
        for _ in range(most):
            table = self.until_asked()
            if table["stage"] == "over" or done(table):
                return table
            self.make(table["legal"][0])
        raise AssertionError(f"{most} moves did not end it")

    def score_as(self, kind: str) -> bytes:
        """The score sheet, saved as a file of this kind."""
        with self.page.expect_download() as saved:
            self.page.get_by_role("button", name=f"({kind})").click()
        assert saved.value.suggested_filename == f"mazzo-{self.table['code']}.{kind.lower()}"
        return saved.value.path().read_bytes()

    @property
    def decisions(self) -> list[Any]:
        """The decisions that this page has sent."""
        return [message for message in self.said if message["type"] == "play"]

    def text(self, where: str) -> str:
        return self.page.locator(where).first.inner_text()


def somebody_absent(server: Server, name: str = "Zoe") -> Person:
    """A person known to this server who never comes."""
    person = Person(fresh_code(), name)
    connection = sqlite3.connect(server.database, timeout=20)
    with connection:
        row = (person.person, hashlib.sha256(person.person.encode()).hexdigest(), name)
        connection.execute("INSERT INTO persons (person, token_hash, name) VALUES (?, ?, ?)", row)
    connection.close()
    return person


def seated_by(entry: Any, seated: dict[int, Person]) -> Any:
    """A seat of a given position, taken by a person, or by a bot if there is none."""
    if not isinstance(entry, Sat):
        return entry
    if entry.seat in seated:
        person = seated[entry.seat]
        return Sat(seat=entry.seat, name=person.name, player="person", person=person.person)
    return Sat(seat=entry.seat, name=BOT_NAMES[entry.seat], player="bot", level="casual")


def page_is_built() -> bool:
    return (Path(__file__).resolve().parents[2] / "mazzo" / "server" / "page" / "index.html").exists()


def chosen(guest: Guest, name: str, value: str) -> Guest:
    """A guest who has chosen this before."""
    guest.context.add_init_script(f"if (location.protocol !== 'about:') localStorage.setItem('mazzo.{name}', '{value}')")
    return guest
