"""Firefox, as Debian has it: a page from a static host, then without it: whole games by clicks, their records and a review.

Run by `make test-firefox`. Playwright's own protocol needs a patched Firefox; by WebDriver BiDi it drives any, but not with
every version of Playwright: the newest asks for more than Firefox supports.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from mazzo.games import GAMES
from mazzo.server.http.site import write_site
from mazzo.table.fairness import verify_and_report
from tests.wasm.games import built_folder
from tests.web.guest import Guest, chosen
from tests.web.hosts import host_of_files
from tests.web.test_on_this_device import CLICKS, KEPT, begin, play

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")

pytestmark = [
    pytest.mark.skipif(FIREFOX is None, reason="there is no Firefox here: apt-get install firefox-esr"),
    pytest.mark.skipif(not (built_folder() / "rules.json").exists(), reason="not built for the browser: `make wasm`"),
]


NO_STORAGE = "error: The operation is insecure."
"""A guest's earlier choices are written into every document; Firefox does not allow that in the empty one a page begins with."""
SAVED = """
const make = URL.createObjectURL
URL.createObjectURL = (file) => {
  void file.text().then((text) => (globalThis.saved = text))
  return make.call(URL, file)
}
"""
"""This way of driving Firefox does not report downloads, so what is handed to them is read here."""


@pytest.fixture(scope="module")
def firefox() -> Iterator[Any]:
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=60_000)
    with sync_playwright() as running:
        browser = running.firefox.launch(channel="moz-firefox", executable_path=FIREFOX)
        yield browser
        browser.close()


def record_of(guest: Guest, code: str) -> str:
    """The record that its replay offers."""
    guest.page.goto(f"{guest.address}/?at=g/{code}")
    guest.page.get_by_role("button", name="More").click()
    guest.page.get_by_role("button", name="Download").click()
    guest.until_promised("async () => typeof saved === 'string'")
    return str(guest.page.evaluate("saved"))


@pytest.mark.parametrize("game", [name for name in GAMES if name in CLICKS])
def test_a_whole_game_with_the_host_gone(firefox: Any, tmp_path: Path, game: str) -> None:
    write_site(tmp_path / "some" / "where")
    with host_of_files(tmp_path) as address:
        here = f"{address}/some/where"
        ada = Guest(firefox, SimpleNamespace(address=here), on_device=True, address=here, service_workers="allow")  # type: ignore[arg-type]
        ada.context.add_init_script(SAVED)
        chosen(chosen(ada, "hints", "always"), f"play.{game}", "3 casual quick").home()
        ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        ada.until_promised(KEPT)
    ada.page.reload()
    begin(ada, game)
    over = play(ada, game)
    assert over["stage"] == "over"
    assert verify_and_report(record_of(ada, over["code"]), over["seed_hash"], False)
    errors = [complaint for complaint in ada.complaints if complaint.startswith("error: ")]
    assert [error for error in errors if error != NO_STORAGE] == []
    ada.context.close()
