"""A table without a network for a page that has no server: the log, the one judge, what a table is and what each seat is sent.

    python -m mazzo.wasm.table web/src            writes local/table.ts
    python -m mazzo.wasm.table --check web/src    says if it is not what would be written

Nothing of it is written a second time: `mazzo/table` and the server's snapshots are translated.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from inspect import getmembers, isfunction, signature
from pathlib import Path
from types import ModuleType
from typing import Any

from mazzo import hints
from mazzo.bots import club, heuristics, offered
from mazzo.bots.decision import Decision
from mazzo.review import walk
from mazzo.server.persons import identity
from mazzo.server.tables import hints as hint_messages
from mazzo.server.tables import own_tables, replays, session, snapshot
from mazzo.server.tables.message_commands import COMMANDS
from mazzo.server.wire import api_messages, messages, options
from mazzo.table import commands, fairness, imagined, log, practice, record, rewind, view
from mazzo.table.decision import UnfinishedDecision
from mazzo.table.state import TableState
from mazzo.wasm.definitions import Definitions
from mazzo.wasm.writing import write_or_check

FILE = Path("local") / "table.ts"
HEAD = "// Translated from Python by mazzo.wasm.table. Do not edit.\n"
INSTEAD: dict[Any, str] = {
    view.view_of: "host.view_of",
    view.views_of: "host.views_of",
    imagined.state_in: "host.state_in",
    log.short_id: "host.short_id",
    snapshot.hash_of: "host.hash_of",
    snapshot.mark_of_person: "host.mark_of_person",
    fairness.seed_hash: "host.seed_hash",
    identity.tidied: "host.tidied",
    heuristics.counted_in: "host.counted_in",
    offered.levels_of: "host.levels_of",
}
LEFT_OUT = {"seat_program", "no_seat_here", "refuse_endless_ado"}
"""Commands of a server alone."""


def commands_in(module: ModuleType) -> dict[str, Callable[..., Any]]:
    """The commands of the judge."""
    own = {name: value for name, value in getmembers(module, isfunction) if value.__module__ == module.__name__}
    return {name: value for name, value in own.items() if not name.startswith("_") and name not in LEFT_OUT}


CLASSES = (
    *(log.Script, log.Practice, commands.Person, commands.Rules, commands.ClockReading, snapshot.SessionFacts, messages.Talk),
    *(UnfinishedDecision, Decision, rewind.Rewound, api_messages.CheckOptions),
)
FUNCTIONS = (
    *(snapshot.snapshot_for, snapshot.public_facts, snapshot.talk_of, snapshot.viewer_of),
    *(session.resealing_seat, session.is_talk, identity.in_one_line, identity.tidy_line, identity.tidy_name),
    *(own_tables.at_a_glance, replays.whole, replays.at_place, record.record_of, record.write_record, options.checked_options),
    *(practice.puzzle_entries, practice.practice_entries, walk.course_of),
    *(club.decision_of, hints.in_words, hint_messages.hint_message),
)


def by_message(definitions: Definitions) -> str:
    """The commands that a message names, each with the fields of the message in their places."""
    made = []
    for message, command in COMMANDS.items():
        _, _, *takes = signature(command).parameters
        fields = ", ".join(f'"{name}"' for name in takes)
        made.append(f"{message.__struct_config__.tag}: [{definitions.function(command)}, [{fields}]]")  # type: ignore[arg-type]
    return f"{{ {', '.join(made)} }}"


def translated() -> str:
    definitions = Definitions(INSTEAD)
    names = {"TableState": definitions.class_(TableState), "MOST_EVENTS": str(snapshot.MOST_EVENTS)}
    judge = [f"{name}: {definitions.function(value)}" for name, value in commands_in(commands).items()]  # type: ignore[arg-type]
    entries = [f"{kind.__struct_config__.tag}: {definitions.class_(kind)}" for kind in log.Entry.__subclasses__()]
    for kind in CLASSES:
        names[kind.__name__] = definitions.class_(kind)
    for function in FUNCTIONS:
        names[function.__name__] = definitions.function(function)  # type: ignore[arg-type]
    meant = by_message(definitions)
    text = definitions.text()
    answers = ", ".join(name if name == own else f"{name}: {own}" for name, own in names.items())
    tables = f"commands: {{ {', '.join(judge)} }}, by_message: {meant}, entries: {{ {', '.join(entries)} }}"
    return f"{text}return {{ {answers}, {tables} }}\n"


def as_typescript() -> str:
    return (
        f"// @ts-nocheck\n{HEAD}import type {{ MakeTable }} from './tables'\n\n"
        f"export const makeTable: MakeTable = (py, host) => {{\n{translated()}}}\n"
    )


def main(arguments: list[str]) -> int:
    return write_or_check(arguments, FILE, as_typescript(), "mazzo.wasm.table")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
