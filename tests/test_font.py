"""The page brings one font: small, free, and with its licence beside it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from mazzo.server.http.files import read_page
from mazzo.server.http.static_file import FOR_EVER
from tests.harness.players import ROOT

WEB = ROOT / "web"
MOST_BYTES = 35_000
PAGE = ROOT / "mazzo" / "server" / "page"
built = pytest.mark.skipif(not (PAGE / "index.html").exists(), reason="the page is not built: `make page`")


def fonts() -> list[Path]:
    return sorted(PAGE.rglob("*.woff*"))


@built
def test_there_is_one_font_of_35_kilobytes_at_most() -> None:
    (font,) = fonts()
    assert font.stat().st_size <= MOST_BYTES


@built
def test_it_is_loaded_with_the_page_kept_for_ever_and_listed_for_the_worker() -> None:
    (font,) = fonts()
    name = font.relative_to(PAGE).as_posix()
    assert re.search(rf'<link rel="preload" as="font" [^>]*href="\./{re.escape(name)}"', (PAGE / "index.html").read_text())
    file = read_page("")[name]
    assert (file.media_type, file.caching, file.compressed) == ("font/woff2", FOR_EVER, None)
    assert name in [asset for part in json.loads((PAGE / "files.json").read_text()).values() for asset in part.get("assets", [])]


def test_its_licence_is_kept_and_shipped() -> None:
    assert "SIL Open Font License" in (WEB / "public" / "gabarito-licence.txt").read_text()


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text()
