"""A table without a network for a page that has no server: the log, the one judge, what a table is and what each seat is told.

    python -m mazzo.wasm.table web/src            writes local/table.ts
    python -m mazzo.wasm.table --check web/src    says if it is not what would be written

Nothing of it is written a second time: `mazzo/table` and the server's snapshots are translated.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from inspect import getmembers, isfunction
from pathlib import Path
from types import ModuleType
from typing import Any

from mazzo.server.tables import snapshot
from mazzo.server.wire import messages
from mazzo.table import commands, log, view
from mazzo.table.state import TableState
from mazzo.wasm.definitions import Definitions

FILE = Path("local") / "table.ts"
HEAD = "// Translated from Python by mazzo.wasm.table. Do not edit.\n"
INSTEAD: dict[Any, str] = {
    view.views_of: "host.views_of",
    log.short_id: "host.short_id",
    snapshot.hash_of: "host.hash_of",
    snapshot.mark_of_person: "host.mark_of_person",
}
LEFT_OUT = {"seat_program", "no_seat_here", "refuse_endless_ado"}
"""Commands of a server alone."""


def commands_in(module: ModuleType) -> dict[str, Callable[..., Any]]:
    """The commands of the judge."""
    own = {name: value for name, value in getmembers(module, isfunction) if value.__module__ == module.__name__}
    return {name: value for name, value in own.items() if not name.startswith("_") and name not in LEFT_OUT}


def translated() -> str:
    definitions = Definitions(INSTEAD)
    names = {"TableState": definitions.class_(TableState)}
    judge = [f"{name}: {definitions.function(value)}" for name, value in commands_in(commands).items()]  # type: ignore[arg-type]
    entries = [f"{kind.__struct_config__.tag}: {definitions.class_(kind)}" for kind in log.Entry.__subclasses__()]
    for kind in (log.Script, commands.Person, commands.Rules, commands.ClockReading, snapshot.SessionFacts, messages.Talk):
        names[kind.__name__] = definitions.class_(kind)
    for told in (snapshot.snapshot_for, snapshot.public_facts, snapshot.talk_of):
        names[told.__name__] = definitions.function(told)  # type: ignore[arg-type]
    text = definitions.text()
    answers = ", ".join(name if name == own else f"{name}: {own}" for name, own in names.items())
    return f"{text}return {{ {answers}, commands: {{ {', '.join(judge)} }}, entries: {{ {', '.join(entries)} }} }}\n"


def as_typescript() -> str:
    return (
        f"// @ts-nocheck\n{HEAD}import type {{ MakeTable }} from './tables'\n\n"
        f"export const makeTable: MakeTable = (py, host) => {{\n{translated()}}}\n"
    )


def main(arguments: list[str]) -> int:
    *flags, source = arguments
    path, text = Path(source) / FILE, as_typescript()
    if flags == ["--check"]:
        is_stale = not path.exists() or path.read_text("utf-8") != text
        if is_stale:
            print(f"{path} is not what python -m mazzo.wasm.table would write")
        return int(is_stale)
    path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
