"""Reviews for a page that has no server: what is made of play-outs, translated.

    python -m mazzo.wasm.review web/src            writes local/review.ts
    python -m mazzo.wasm.review --check web/src    says if it is not what would be written

The play-outs themselves are compiled (see `playouts`), and whatever asks them is the page's own.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import mazzo.review as reviewing
from mazzo.bots import heuristics
from mazzo.bots.master import best_known
from mazzo.review import judge, walk
from mazzo.table import view
from mazzo.wasm.definitions import Definitions
from mazzo.wasm.writing import write_or_check

FILE = Path("local") / "review.ts"
HEAD = "// Translated from Python by mazzo.wasm.review. Do not edit.\n"
INSTEAD: dict[Any, str] = {
    heuristics.counted_in: "host.counted_in",
    judge.RulesOfThumb: "host.judge",
    judge.manner_of: "host.manner_of",
    reviewing.reviewed_by: "host.reviewed_by",
    reviewing.thoughts_of_master: "host.thoughts_of_master",
    reviewing.to_the_end: "py.to_the_end",
    view.view_of: "host.view_of",
    walk.words_of_hash: "host.words_of_hash",
}


def translated() -> str:
    definitions = Definitions(INSTEAD)
    names = {
        "Reviewing": definitions.class_(reviewing.Reviewing),
        "Course": definitions.class_(walk.Course),
        "EFFORTS": definitions.table(reviewing.EFFORTS, reviewing.__name__, "EFFORTS"),
        "walk_of": definitions.function(walk.walk_of),  # type: ignore[arg-type]
        "best_known": definitions.function(best_known),  # type: ignore[arg-type]
    }
    text = definitions.text()
    answers = ", ".join(name if name == own else f"{name}: {own}" for name, own in names.items())
    return f"{text}return {{ {answers} }}\n"


def as_typescript() -> str:
    return (
        f"// @ts-nocheck\n{HEAD}import type {{ MakeReview }} from './reviewing'\n\n"
        f"export const makeReview: MakeReview = (py, host) => {{\n{translated()}}}\n"
    )


def main(arguments: list[str]) -> int:
    return write_or_check(arguments, FILE, as_typescript(), "mazzo.wasm.review")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
