"""The documents as pages of a site: every file of `docs`, with its pictures, and charts of measured tables.

A document requests a chart of a table by a comment above it, which is invisible to readers of the document itself:

    <!-- bars: decisions/s -->

names a column; each of its numbers becomes a bar, next to the table.
"""

from __future__ import annotations

import html
import posixpath
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

READER = MarkdownIt("commonmark").enable("table")
DOCS = Path(__file__).resolve().parents[3] / "docs"
FOLDER = "help"
STYLE = "help.css"
PICTURES = ("*.svg", "*.png")
BARS = re.compile(r"<!-- bars: (.+) -->\s*")
NUMBER = re.compile(r"(-?\d[\d,]*(?:\.\d+)?)(?: (thousand|million|billion))?")
TIMES = {"": 1.0, "thousand": 1e3, "million": 1e6, "billion": 1e9}
TWO_COLUMNS, A_SENTENCE = 2, 60
WIDTH, LABEL, ROW, END = 720, 200, 26, 110
"""Of a picture: its width, the room for labels, the height of a bar, the room behind it for the number."""
LOOKS = """\
:root {
  color-scheme: light dark;
  --ink: light-dark(#15292a, #e8efe9);
  --paper: light-dark(#fbfaf5, #0e2a2b);
  --line: light-dark(#d8d6cb, #2c4a4b);
  --bar: light-dark(#2e7d4f, #62b587);
  --other: light-dark(#8a8f7a, #9db0a6);
  --link: light-dark(#14606a, #8fd3dd);
  --shade: light-dark(#0003, #0009);
}
body {
  max-width: 60rem;
  margin: 0 auto;
  padding: 1rem;
  color: var(--ink);
  background: var(--paper);
  font: 1.05rem/1.55 system-ui, sans-serif;
  overflow-wrap: break-word;
}
a { color: var(--link); }
nav { border-bottom: 1px solid var(--line); }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0 0 0.5rem; padding: 0; list-style: none; }
nav a, summary { display: inline-block; padding: 0.6rem 0; line-height: 1.4; }
.home { padding-inline-end: 1rem; }
details { display: inline; }
summary { color: var(--link); cursor: pointer; }
summary::before { content: "▸ "; }
[open] > summary::before { content: "▾ "; }
h1, h2, h3 { line-height: 1.2; }
img { max-width: 100%; height: auto; border-radius: 6px; background: #fff; }
figure { margin: 1rem 0; }
figure svg { max-width: 100%; height: auto; font-size: 15px; }
figure text { fill: var(--ink); }
.bar { fill: var(--bar); }
.bar.other { fill: var(--other); }
/* Where a table goes on beyond the edge, the edge lies in a shadow. */
.scroll {
  overflow-x: auto;
  background:
    linear-gradient(to right, var(--paper) 30%, transparent) 0 0 / 2.5rem 100% no-repeat local,
    linear-gradient(to left, var(--paper) 30%, transparent) 100% 0 / 2.5rem 100% no-repeat local,
    linear-gradient(to right, var(--shade), transparent) 0 0 / 0.7rem 100% no-repeat scroll,
    linear-gradient(to left, var(--shade), transparent) 100% 0 / 0.7rem 100% no-repeat scroll;
}
table { border-collapse: collapse; }
th, td { padding: 0.3rem 0.6rem; border: 1px solid var(--line); text-align: start; vertical-align: top; }
pre { padding: 0.7rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; }
@media (max-width: 40rem) {
  h1 { font-size: 1.7rem; }
  table { font-size: 0.95rem; }
  th, td { padding: 0.3rem 0.4rem; }
  .prose thead { display: none; }
  .prose tr { display: block; padding-block: 0.3rem; border-bottom: 1px solid var(--line); }
  .prose td { display: inline-block; padding-block: 0; border: 0; }
  .prose td:first-child { font-weight: 700; }
  .prose td:last-child { display: block; }
}
"""


@dataclass(frozen=True)
class Document:
    """One document, as it is shown."""

    path: str
    """Below `docs`, without its ending."""
    title: str
    body: str


def documents(folder: Path = DOCS) -> list[Document]:
    """All of them: what this is, the games, then the rest."""
    paths = {path.relative_to(folder).with_suffix("").as_posix(): path for path in sorted(folder.rglob("*.md"))}
    in_order = sorted(paths, key=lambda path: ("/" not in path, path))
    first = (folder.parent / "README.md").read_text("utf-8").replace("](docs/", "](")
    everything = [("index", first), *((path, paths[path].read_text("utf-8")) for path in in_order)]
    return [document(path, text, set(paths)) for path, text in everything]


def document(path: str, text: str, known: set[str]) -> Document:
    tokens = READER.parse(text)
    title = ""
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            words = plain(tokens[place + 1])
            title = title or words
            token.attrSet("id", anchor(words))
        token.attrs.pop("style", None)  # the site's policy has no room for it
        token.children = led_on(token.children or [], path, known)
    return Document(path, title, written(tokens))


def led_on(inside: list[Token], path: str, known: set[str]) -> list[Token]:
    """The same with links to the pages of other documents. Links to anything else, which is not on the site, become plain
    text."""
    found: list[Token] = []
    is_open = True
    for token in inside:
        if token.type == "link_open":
            to = target(str(token.attrGet("href")), path, known)
            is_open = to is not None
            if to is not None:
                token.attrSet("href", to)
        if is_open or token.type not in ("link_open", "link_close"):
            found.append(token)
    return found


def target(link: str, path: str, known: set[str]) -> str | None:
    """The target on the site of a link in this document; None if there is none."""
    file, mark, place = link.partition("#")
    if re.match(r"[a-z]+:", link) or not file:
        return link
    there = posixpath.normpath(posixpath.join(posixpath.dirname(path), file)).removesuffix(".md")
    return f"{file.removesuffix('.md')}.html{mark}{place}" if there in known else None


def plain(inline: Token) -> str:
    return "".join(child.content for child in inline.children or [])


def anchor(words: str) -> str:
    """The name of a heading, as links to it write it."""
    return re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")


def shown(tokens: list[Token]) -> str:
    text: str = READER.renderer.render(tokens, READER.options, {})
    return text


def written(tokens: list[Token]) -> str:
    """As HTML; a wide table scrolls separately, with a chart above it if requested."""
    parts, wanted, begun = [], "", 0
    for place, token in enumerate(tokens):
        asked = BARS.fullmatch(token.content) if token.type == "html_block" else None
        if asked:
            wanted = asked[1]
            token.content = ""
        if token.type == "table_open":
            parts.append(shown(tokens[begun:place]))
            begun = place
        if token.type == "table_close":
            table = tokens[begun : place + 1]
            if ends_in_prose(rows_of(table)):
                table[0].attrSet("class", "prose")
            parts.append(f'{bars(table, wanted)}<div class="scroll">{shown(table)}</div>')
            begun, wanted = place + 1, ""
    return "".join([*parts, shown(tokens[begun:])])


def ends_in_prose(rows: list[list[str]]) -> bool:
    """Does the last of several columns hold sentences? They would be out of sight on a phone, and go below the others there."""
    return len(rows[0]) > TWO_COLUMNS and max(len(row[-1]) for row in rows) > A_SENTENCE


# --------------------------------------------------------------------------------------------------------------- pictures


def rows_of(table: list[Token]) -> list[list[str]]:
    """The cells of a table, row by row."""
    rows: list[list[str]] = []
    for token in table:
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline":
            rows[-1].append(plain(token))
    return rows


def numbers_in(cell: str) -> list[tuple[float, str]]:
    """The numbers of a cell, where several stand beside each other, and how each is written."""
    parts = cell.split(" / ")
    units = [found[2] or "" for found in map(NUMBER.match, parts) if found]
    numbers = []
    for part in parts:
        found = NUMBER.match(part)
        if found:
            unit = found[2] or (units[-1] if units else "")
            numbers.append((float(found[1].replace(",", "")) * TIMES[unit], f"{found[1]} {unit}".strip()))
    return numbers


def bars(table: list[Token], column: str) -> str:
    """A picture of a column; ValueError if it is not there."""
    if not column:
        return ""
    heads, *rows = rows_of(table)
    if column not in heads:
        raise ValueError(f"no column {column!r} to draw; there are {', '.join(heads)}")
    place = heads.index(column)
    drawn = [(row[0], numbers) for row in rows if (numbers := numbers_in(row[place]))]
    most = max(number for _, numbers in drawn for number, _ in numbers)
    lines, at = [], 0
    for label, numbers in drawn:
        middle = at + ROW * len(numbers) / 2 + 5
        lines.append(f'<text x="{LABEL - 8}" y="{middle:g}" text-anchor="end">{html.escape(label)}</text>')
        for order, (number, words) in enumerate(numbers):
            long = max(1.0, (WIDTH - LABEL - END) * number / most)
            kind = "bar" if order == 0 else "bar other"
            lines.append(f'<rect class="{kind}" x="{LABEL}" y="{at + 4}" width="{long:.1f}" height="{ROW - 8}" rx="2"/>')
            lines.append(f'<text x="{LABEL + long + 6:.1f}" y="{at + ROW / 2 + 5:g}">{html.escape(words)}</text>')
            at += ROW
        at += 6
    picture = f'<svg viewBox="0 0 {WIDTH} {at}" width="{WIDTH}" height="{at}" role="img" aria-label="{html.escape(column)}">'
    return f"<figure><figcaption>{html.escape(column)}</figcaption>{picture}{''.join(lines)}</svg></figure>"


# ------------------------------------------------------------------------------------------------------------------ pages


def page_of(of: Document, everything: list[Document], head: str) -> str:
    up = "../" * of.path.count("/")
    others = [
        f'<li><a href="{up}{each.path}.html"{" aria-current=page" if each is of else ""}>{html.escape(each.title)}</a></li>'
        for each in everything
    ]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8" />{head}'
        '<meta name="viewport" content="width=device-width, initial-scale=1" />'
        f'<title>{html.escape(of.title)} · Mazzo</title><link rel="stylesheet" href="{up}{STYLE}" />'
        f'<link rel="icon" href="{up}../favicon.svg" type="image/svg+xml" /></head><body>'
        f'<nav aria-label="Help"><a class="home" href="{up}../">Mazzo: to the tables</a>'
        f"<details><summary>All pages</summary><ul>{''.join(others)}</ul></details></nav>"
        f"<main>{of.body}</main></body></html>\n"
    )


def write_help(site: Path, head: str, docs: Path = DOCS) -> list[str]:
    """Writes the pages below the site, each with this in its head; their paths, and those of everything that they show."""
    folder = site / FOLDER
    everything = documents(docs)
    for each in everything:
        file = folder / f"{each.path}.html"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(page_of(each, everything, head), "utf-8")
    (folder / STYLE).write_text(LOOKS, "utf-8")
    for pattern in PICTURES:
        for picture in docs.rglob(pattern):
            there = folder / picture.relative_to(docs)
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(picture, there)
    return sorted(file.relative_to(site).as_posix() for file in folder.rglob("*") if file.is_file())
