"""The page under a name that is not localhost, on plain http; and how much of it has to be loaded."""

from __future__ import annotations

import contextlib
import gzip
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.harness.players import ROOT, Server
from tests.wasm.games import built_folder
from tests.web.guest import Guest, launch, page_is_built
from tests.web.usual import open_with_friends

PAGE = ROOT / "mazzo" / "server" / "page"
MOST_KILOBYTES = 110
MOST_FOR_THE_DEVICE = 130


class Command(Server):
    """The server as a host starts it: by `mazzo serve`."""

    def start(self, fail_at: str = "") -> None:
        words = [f"--port={self.port}", f"--database=sqlite:///{self.database}", "--bot-pace=0", *self.settings["words"]]
        program = "from mazzo.cli import main; main()"
        with self.log.open("ab") as log:
            command = [sys.executable, "-c", program, "serve", *words]
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)


@pytest.fixture(scope="module")
def in_the_room(playwright: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Any]]:
    """A server that others in the room reach as cards.test, and a browser that resolves the name."""
    server = Command(tmp_path_factory.mktemp("elsewhere") / "mazzo.sqlite3")
    server.settings["words"] = [f"--public-url=http://cards.test:{server.port}"]
    with server:
        browser = launch(playwright.chromium, "--host-resolver-rules=MAP cards.test 127.0.0.1")
        yield server, browser
        browser.close()


def test_a_card_is_played_over_plain_http_under_another_name(in_the_room: Any, invite: Callable[..., Guest]) -> None:
    server, browser = in_the_room
    address = f"http://cards.test:{server.port}"
    ada = invite(server, browser, address=address)
    ada.patience = 400  # the bots of a real server think in processes of their own, which may have to be compiled first
    open_with_friends(ada, 3, rounds="1")
    page = ada.page
    assert page.evaluate("isSecureContext") is False
    link = page.get_by_role("textbox", name="Send this link to your friends").input_value()
    assert link.startswith(f"{address}/t/")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    page.get_by_role("button", name="Deal, with bots in 2 free seats").click()
    ada.until_asked()
    hint = page.get_by_role("complementary", name="Hint")
    for _ in range(ada.patience // 5):  # a server that is not ready for hints yet says so, and is asked again
        page.get_by_role("button", name="What would a good player do?").click()
        with contextlib.suppress(TimeoutError):
            hint.wait_for(timeout=5000)
            break
    expect(hint.locator("li")).to_have_count(2)  # how likely each bid is to be made
    expect(page.locator("[data-bid].advised")).to_have_count(1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("combobox", name="Hints").select_option("always")
    page.keyboard.press("Escape")
    ada.make(ada.table["legal"][0])
    ada.until_asked()
    expect(hint).to_contain_text("It is your only move.")  # without being asked for
    ada.play_on()
    expect(page.locator(".podium li")).to_have_count(3)
    assert [decision["moves"][0].split()[0] for decision in ada.decisions][-1] == "play"


@pytest.mark.skipif(not page_is_built(), reason="the page is not built: `make page`")
def test_the_table_route_loads_at_most_110_kilobytes_of_javascript() -> None:
    """What the page starts with, the largest language, the largest table, and everything these import."""
    parts = json.loads((PAGE / "files.json").read_text())

    def needed(name: str) -> set[str]:
        return {parts[name]["file"]}.union(*(needed(other) for other in parts[name].get("imports", [])))

    def kilobytes(files: set[str]) -> float:
        return sum(len(gzip.compress((PAGE / file).read_bytes(), 9)) for file in files if file.endswith(".js")) / 1000

    first = needed("index.html")
    languages = [needed(name) for name in parts if re.fullmatch(r"locales/[a-z]{2}\.ts", name)]
    tables = [needed(name) for name in parts if re.fullmatch(r"src/games/\w+/\w+Table\.svelte", name)]
    assert len(languages) == len(list((ROOT / "web" / "locales").glob("*.ts")))
    assert tables, "no game is a piece of its own"
    loaded = first | max(languages, key=kilobytes) | max(tables, key=kilobytes)
    assert kilobytes(loaded) <= MOST_KILOBYTES, {file: kilobytes({file}) for file in loaded}


@pytest.mark.skipif(not page_is_built(), reason="the page is not built: `make page`")
def test_playing_on_a_device_takes_at_most_130_kilobytes_more() -> None:
    """The rules of all games with their bots, their words, and the thread that holds a table."""
    rules = built_folder()
    if not (rules / "rules.json").exists():
        pytest.skip("the rules are not built for the browser: `make wasm`")
    facts = json.loads((rules / "rules.json").read_text())  # what only a master needs is fetched when somebody wants to play one
    files = [rules / facts["wasm"], rules / "rules.json", *PAGE.glob("assets/worker-*.js")]
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) / 1000 for file in files}
    assert len(sizes) == 3
    assert sum(sizes.values()) <= MOST_FOR_THE_DEVICE, sizes
