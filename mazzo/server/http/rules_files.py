"""The games for the browser: WebAssembly and what a page needs to know about it, from the packages that offer them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from mazzo.games import GAMES, package_of
from mazzo.server.http.static_file import File, read_file
from mazzo.wasm.folder import FACTS, WEIGHTS, folder_of

Folder = dict[str, File]
HOUSE = "mazzo"
OF_OTHERS = "games.json"
"""The file by which a page finds games that it was built without."""


def packages() -> set[str]:
    """The packages that offer a game here."""
    return {package_of(game).partition(".")[0] for game in GAMES.values()}


class RulesFiles:
    """The files by package and name. If they are built while the server runs, they are found once they are complete."""

    def __init__(self, offered: Iterable[str]) -> None:
        self._places = {package: folder_of(package) for package in offered}
        self._known: dict[str, tuple[float, Folder]] = {}
        for package in self._places:
            self._folder(package)

    def find(self, path: str) -> File | None:
        """A file, as in `PACKAGE/rules.json`."""
        package, _, name = path.partition("/")
        return self._folder(package).get(name)

    def of_others(self) -> bytes:
        """By game, the other package that contains it for the browser, as JSON; games that no package has built are left
        out."""
        found: dict[str, str] = {}
        for package in self._places:
            facts = self._folder(package).get(FACTS)
            if package != HOUSE and facts is not None:
                found |= dict.fromkeys(json.loads(facts.body)["games"], package)
        return json.dumps(found).encode()

    def may_come(self, path: str) -> bool:
        """Is this the first file a page asks for, and not built yet?"""
        return path in {f"{package}/{FACTS}" for package in self._places}

    def _folder(self, package: str) -> Folder:
        place = self._places.get(package)
        try:
            written = (place / FACTS).stat().st_mtime if place is not None else None
        except OSError:
            written = None
        if place is None or written is None:
            return {}
        if self._known.get(package, (None,))[0] != written:
            self._known[package] = written, read_folder(place)
        return self._known[package][1]


def read_folder(place: Path) -> Folder:
    """The output of a build. WebAssembly and weights are named after their content, so a browser may keep them forever."""
    for_ever = (".wasm", WEIGHTS)
    files = [path for path in place.iterdir() if path.is_file()]
    return {path.name: read_file(path, path.name, for_ever=path.suffix in for_ever) for path in files}
