"""A page without a server, for any static host: `python -m mazzo.server.http.site FOLDER`.

The page and the rules for the browser are in one folder, every address in them is relative, and the page knows that it has no
server: it plays only on the device. The content security policy that the server sends in a header is in the page itself. The
documents are its help.
"""

from __future__ import annotations

import html
import json
import shutil
import sys
from pathlib import Path

from mazzo.server.http.files import PAGE, RULES
from mazzo.server.http.guards import CONTENT_SECURITY_POLICY
from mazzo.server.http.help_pages import write_help
from mazzo.server.http.rules_files import HOUSE, OF_OTHERS, RulesFiles, packages
from mazzo.wasm.folder import FACTS, folder_of

STATIC = '<meta name="mazzo-site" content="static" />'
ONLY_IN_HEADERS = "frame-ancestors"
IN_COMPANY, ALONE = "play against bots or with friends, by a link", "play against bots on your own device, even without a network"


class NotBuilt(RuntimeError):
    """The page or the rules for the browser are missing, or the page is not the one that this program knows."""


def policy() -> str:
    """The server's policy, as far as a page can declare it."""
    return "; ".join(part for part in CONTENT_SECURITY_POLICY.split("; ") if not part.startswith(ONLY_IN_HEADERS))


def write_site(folder: Path, page: Path = PAGE, rules: Path | None = None) -> None:
    """Writes the site to this folder, replacing its contents."""
    rules = rules or folder_of(HOUSE)
    for file in (page / "index.html", rules / FACTS):
        if not file.exists():
            raise NotBuilt(f"{file} is missing: run `make page wasm` first")
    guard = f'<meta http-equiv="content-security-policy" content="{html.escape(policy())}" />'
    index = with_change(page / "index.html", {"<head>": f"<head>{guard}{STATIC}", IN_COMPANY: ALONE})
    manifest = with_change(page / "manifest.webmanifest", {IN_COMPANY: ALONE})
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(page, folder)
    shutil.copytree(rules, folder / RULES / HOUSE)
    for package in packages() - {HOUSE}:
        if (folder_of(package) / FACTS).exists():
            shutil.copytree(folder_of(package), folder / RULES / package)
    (folder / RULES / OF_OTHERS).write_bytes(RulesFiles(packages()).of_others())
    (folder / "index.html").write_text(index, "utf-8")
    (folder / "manifest.webmanifest").write_text(manifest, "utf-8")
    list_files(folder / "files.json", write_help(folder, guard))


def with_change(file: Path, changes: dict[str, str]) -> str:
    """The text of a file of the page with these parts replaced; NotBuilt where one is missing: somebody has reworded it there."""
    text = file.read_text("utf-8")
    for old, new in changes.items():
        if old not in text:
            raise NotBuilt(f"{file} has no {old!r}, which a page without a server says otherwise: adapt {__file__}")
        text = text.replace(old, new)
    return text


def list_files(list_: Path, more: list[str]) -> None:
    """Lists them among the files of the page, which the service worker keeps for offline use."""
    files = json.loads(list_.read_text("utf-8"))
    list_.write_text(json.dumps({**files, **{path: {"file": path} for path in more}}, indent=2) + "\n", "utf-8")


def main(arguments: list[str]) -> int:
    (folder,) = arguments
    try:
        write_site(Path(folder))
    except NotBuilt as why:
        sys.stderr.write(f"{why}\n")
        return 1
    sys.stderr.write(f"{folder}: put it on any host of files, or try it with `python -m http.server --directory {folder}`\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
