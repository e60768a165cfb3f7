"""A real browser with a real server. Whatever a test does, no page may log an error or break the server's policy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.harness.players import Server

sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed: pip install 'mazzo[test]'")

from tests.web.guest import PATIENCE, Guest, chromium, launch, page_is_built  # noqa: E402  it needs playwright


@pytest.fixture(scope="module")
def playwright() -> Iterator[Any]:
    """Not for the whole session: while it runs, no other test of this process can run an event loop of its own."""
    if chromium() is None:
        pytest.skip("no Chromium was found: install it, or name it in the variable CHROMIUM")
    if not page_is_built():
        pytest.skip("the page is not built: `make page`")
    sync_api.expect.set_options(timeout=PATIENCE * 1000)
    with sync_api.sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser(playwright: Any) -> Iterator[Any]:
    running = launch(playwright.chromium)
    yield running
    running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not kill it; its bots answer at once, with any legal move."""
    with Server(
        tmp_path_factory.mktemp("web") / "mazzo.sqlite3", from_scratch=True, bot_workers=0, tables_per_hour=10_000
    ) as running:
        yield running


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as running:
        yield running


@pytest.fixture
def guests() -> Iterator[list[Guest]]:
    """Everybody in this test. At its end none of their pages may have complained."""
    here: list[Guest] = []
    yield here
    for guest in here:
        if not guest.page.is_closed():
            guest.page.wait_for_timeout(1)  # the last messages of its console
            guest.context.close()
    assert [complaint for guest in here for complaint in guest.complaints] == []


@pytest.fixture
def invite(request: pytest.FixtureRequest, guests: list[Guest]) -> Callable[..., Guest]:
    """`invite()` brings somebody with a browser of their own; its arguments are for the browser."""

    def one_more(at: Server | None = None, browser: Any = None, **more: Any) -> Guest:
        browser = browser or request.getfixturevalue("browser")
        guest = Guest(browser, at or request.getfixturevalue("server"), **more)
        guests.append(guest)
        return guest

    return one_more


@pytest.fixture
def ada(invite: Callable[..., Guest]) -> Guest:
    return invite()


@pytest.fixture
def ben(invite: Callable[..., Guest]) -> Guest:
    return invite()
