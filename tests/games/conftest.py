"""The tests of a game's page use the guests of tests/web; without Playwright they are left out."""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("playwright") is None:
    collect_ignore_glob = ["*/test_*page.py"]
else:
    from tests.web.conftest import ada, ben, browser, guests, house, invite, playwright, server

    __all__ = ["ada", "ben", "browser", "guests", "house", "invite", "playwright", "server"]
