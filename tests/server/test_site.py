"""The page without a server says that there is none; otherwise it is not written."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazzo.server.http import site
from mazzo.server.http.site import ALONE, IN_COMPANY, STATIC, NotBuilt, write_site
from mazzo.wasm.folder import FACTS

ROOT = Path(__file__).resolve().parents[2]
SOURCES = {"index.html": "web/index.html", "manifest.webmanifest": "web/public/manifest.webmanifest"}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """The parts of a page that the site uses, as in its sources, and rules."""
    page, rules = tmp_path / "page", tmp_path / "rules"
    page.mkdir()
    rules.mkdir()
    (rules / FACTS).write_text("{}")
    for name, source in SOURCES.items():
        (page / name).write_text((ROOT / source).read_text("utf-8"), "utf-8")
    (page / "files.json").write_text("{}")
    monkeypatch.setattr(site, "packages", lambda: frozenset({site.HOUSE}))
    monkeypatch.setattr(site, "write_help", lambda folder, guard: [])
    return page, rules


def test_the_page_without_a_server_promises_no_company(built: tuple[Path, Path], tmp_path: Path) -> None:
    write_site(tmp_path / "site", *built)
    for name in SOURCES:
        written = (tmp_path / "site" / name).read_text("utf-8")
        assert ALONE in written
        assert IN_COMPANY not in written
    assert STATIC in (tmp_path / "site" / "index.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "part"), [("index.html", IN_COMPANY), ("index.html", "<head>"), ("manifest.webmanifest", IN_COMPANY)]
)
def test_a_page_that_was_reworded_is_not_written(built: tuple[Path, Path], tmp_path: Path, name: str, part: str) -> None:
    """And the page from before stays."""
    file, before = built[0] / name, tmp_path / "site" / "before"
    file.write_text(file.read_text("utf-8").replace(part, "something else"), "utf-8")
    before.parent.mkdir()
    before.touch()
    with pytest.raises(NotBuilt, match=name):
        write_site(tmp_path / "site", *built)
    assert before.exists()
