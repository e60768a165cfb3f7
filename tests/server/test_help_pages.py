"""The documents as a site's help: each is a page, every link leads somewhere, and some tables are drawn."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from mazzo.server.http.help_pages import DOCS, bars, document, numbers_in, write_help


class Links(HTMLParser):
    """What a page links to or shows, and the names of its anchors."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.to: list[str] = []
        self.names: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes: dict[str, Any] = dict(attrs)
        self.names.add(attributes.get("id"))
        self.to += [attributes[name] for name in ("href", "src") if name in attributes]
        assert "style" not in attributes, "the site's policy forbids it"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Links]:
    site = tmp_path_factory.mktemp("site")
    files = [site / path for path in write_help(site, "")]
    (site / "favicon.svg").touch()
    assert all(file.is_file() for file in files)
    return {file: Links(file.read_text("utf-8")) for file in files if file.suffix == ".html"}


def test_every_document_is_a_page_beside_what_the_project_is(pages: dict[Path, Links]) -> None:
    assert len(pages) == len(list(DOCS.rglob("*.md"))) + 1


def test_the_list_of_pages_is_folded_so_that_a_phone_shows_the_heading_first(tmp_path: Path) -> None:
    write_help(tmp_path, "")
    page = (tmp_path / "help" / "pad.html").read_text("utf-8")
    before, _, folded = page.partition("<h1")[0].partition("<details><summary>All pages</summary>")
    assert before.count("<a ") == 1
    assert folded.count("<li>") == len(list(DOCS.rglob("*.md"))) + 1


def test_sentences_in_the_last_of_many_columns_go_below_the_others_on_a_phone() -> None:
    rows = "| | variant | what changes |\n|---|---|---|\n| V1 | blind | {} |\n"
    sentences = rows.format("The bids are shown together before the first card. " * 2)
    assert '<table class="prose">' in document("a", sentences, set()).body
    assert "<table>" in document("a", rows.format("more"), set()).body


def test_every_link_leads_to_a_page_a_picture_or_an_anchor(pages: dict[Path, Links]) -> None:
    for page, links in pages.items():
        for link in links.to:
            path, _, place = link.partition("#")
            if re.match(r"[a-z]+:", link) or path.endswith("../"):
                continue
            there = (page.parent / path).resolve() if path else page
            assert there.is_file(), (page.name, link)
            assert not place or place in pages[there].names, (page.name, link)


TABLE = """\
# Speeds

<!-- bars: a second -->
| | a second |
|---|---|
| one | 1.5 / 3 million |
| other | 600,000 |
| none | |
"""


def test_a_table_is_drawn_to_scale_and_stays_a_table() -> None:
    body = document("speeds", TABLE, set()).body
    widths = [float(width) for width in re.findall(r'<rect [^>]*width="([\d.]+)"', body)]
    assert len(widths) == 3
    assert widths[0] / widths[1] == pytest.approx(0.5, abs=0.01)
    assert widths[2] / widths[1] == pytest.approx(0.2, abs=0.01)
    assert "<table>" in body
    assert 'aria-label="a second"' in body


def test_a_missing_column_is_named() -> None:
    with pytest.raises(ValueError, match="no column 'a minute' to draw; there are , a second"):
        document("speeds", TABLE.replace("bars: a second", "bars: a minute"), set())


def test_numbers_are_read_as_they_are_written() -> None:
    assert numbers_in("8.5 / 15.1 million") == [(8.5e6, "8.5 million"), (15.1e6, "15.1 million")]
    assert numbers_in("582,000 / 723,000") == [(582000.0, "582,000"), (723000.0, "723,000")]
    assert numbers_in("") == []
    assert bars([], "") == ""


def test_only_documents_and_addresses_become_links() -> None:
    body = document("a", "[code](../mazzo/cli.py) and [b](b.md#here) and [out](https://example.org)\n", {"a", "b"}).body
    assert body == '<p>code and <a href="b.html#here">b</a> and <a href="https://example.org">out</a></p>\n'
