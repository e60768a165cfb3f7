"""The words of a game for a page: its `words.py` and how its options are settled, translated.

python -m mazzo.wasm.notation web/src            writes games/GAME/notation.ts of every game that has a folder there, and
                                                 local/interface.ts: what these, and the rules, expect of the page
python -m mazzo.wasm.notation --check web/src    says which of them are not what would be written
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from mazzo.games import GAMES, part
from mazzo.rules.game import Game
from mazzo.wasm.definitions import Definitions
from mazzo.wasm.entries import AskedRule
from mazzo.wasm.interface import interface
from mazzo.wasm.pad import pad_source
from mazzo.words import words_of

ASKED = ("move", "view", "own", "why", "in_sight", "card_named", "kind", "theme")
FILE = "notation.ts"
INTERFACE = Path("local") / "interface.ts"
MARK_LETTERS = 16
HEAD = "// Translated from Python by mazzo.wasm.notation. Do not edit.\n"
HEAD_OF_INTERFACE = "// Written by mazzo.wasm.notation. Do not edit.\n\n/** The mark of the rules that this page can load. */\n"


def translated(game: Game) -> tuple[str, list[AskedRule]]:
    """The body of the function that makes the notation, and the rules that it asks."""
    words, module = words_of(game), part(game, "words").__name__
    definitions = Definitions()
    inside = {name: definitions.meaning(getattr(words, name), module, name) for name in ASKED if getattr(words, name) is not None}
    events = next(name for name, value in vars(part(game, "words")).items() if value is words.events)
    inside["events"] = definitions.meaning(words.events, module, events)
    settle = definitions.meaning(game.settle, game.settle.__module__, "settle")
    options = definitions.table(game.options, game.settle.__module__, "OPTIONS_OFFERED")
    asked = {name: definitions.method(Game, name) for name in ("choose", "chosen")}
    text = definitions.text()
    methods = "".join(f"game.{name} = (players, asked) => {own}(game, players, asked)\n" for name, own in asked.items())
    answers = ", ".join(name if name == own else f"{name}: {own}" for name, own in inside.items())
    body = f"const game = host.game\n{text}game.settle = {settle}\ngame.options = {options}\n{methods}return {{ {answers} }}\n"
    return body, list(definitions.asked.values())


def rules_asked(game: Game) -> list[AskedRule]:
    return translated(game)[1]


def mark_of(game: Game) -> str:
    """Tells whether words and rules were made from the same sources: a page may be older or newer than the rules it is given."""
    body, _ = translated(game)
    return hashlib.sha256(f"{game.version} {body} {pad_source(game)}".encode()).hexdigest()[:MARK_LETTERS]


def as_typescript(game: Game) -> str:
    body, _ = translated(game)
    return (
        f"// @ts-nocheck\n{HEAD}import type {{ MakeNotation }} from '../../local/notation'\n"
        f"import type {{ View }} from './messages'\n\nexport const mark = '{mark_of(game)}'\n\n"
        f"export const notation: MakeNotation<View> = (py, host) => {{\n{body}}}\n"
    )


def as_javascript(game: Game) -> str:
    """The same for a page that was built without knowing this game."""
    body, _ = translated(game)
    return f"{HEAD}export const mark = '{mark_of(game)}'\n\nexport const notation = (py, host) => {{\n{body}}}\n"


def files(source: Path) -> dict[Path, str]:
    """What belongs into a page's sources."""
    folders = {name: source / "games" / name for name in GAMES}
    words = {folder / FILE: as_typescript(GAMES[name]) for name, folder in folders.items() if folder.is_dir()}
    return words | {source / INTERFACE: f"{HEAD_OF_INTERFACE}export const INTERFACE = '{interface()}'\n"}


def main(arguments: list[str]) -> int:
    *flags, source = arguments
    stale = [path for path, text in files(Path(source)).items() if not path.exists() or path.read_text("utf-8") != text]
    if flags == ["--check"]:
        for path in stale:
            print(f"{path} is not what python -m mazzo.wasm.notation would write")
        return 1 if stale else 0
    for path, text in files(Path(source)).items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
