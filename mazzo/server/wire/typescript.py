"""What crosses the wire as TypeScript: `python -m mazzo.server.wire.typescript [--check] web/src` writes or compares the page's
copies. `messages.ts` is the envelope; each game's `games/<game>/messages.ts` is the letter: its view, events, statistics, the
reasons of its refusals, and what is printed on its cards. `pad/messages.ts` beside it is what is entered on its score pad.
`local/facts.ts` is the file that comes with the rules a page plays by itself.

A game of another package has no page of its own: it is described by `schema.py` in this folder.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect as shapes

from mazzo import games
from mazzo.bots.levels import SEARCHING
from mazzo.games import GAMES, has_part, own, package_of, part
from mazzo.rules.game import Game
from mazzo.server.wire import (
    api_messages,
    deal_messages,
    evening_messages,
    event_messages,
    finished_messages,
    me_messages,
    messages,
    rules_facts,
)
from mazzo.table import events
from mazzo.words import kinds_in, reasons_of, words_of

WRITER = "mazzo/server/wire/typescript.py"
WIDTH = 128
MODULES = (messages, api_messages, me_messages, finished_messages, deal_messages, event_messages, evening_messages)
"""All that have messages."""
PLAIN: dict[type[shapes.Type], str] = {
    shapes.AnyType: "unknown",
    shapes.BoolType: "boolean",
    shapes.FloatType: "number",
    shapes.IntType: "number",
    shapes.NoneType: "null",
    shapes.StrType: "string",
}
# What fills a parameter of the envelope in code that does not know the game.
UNFILLED = {"View": "unknown", "GameEvent": "Happened", "Statistics": "unknown"}
HAPPENED = """/** Something that happened: `table.…` at the table, `<game>.…` in its game. */
export interface Happened {
  kind: string
}
"""
IS_TABLE_EVENT = """export const isTableEvent = (event: Happened): event is TableEvent => event.kind.startsWith('table.')
"""


# ----------------------------------------------------------------------------------------------------------- the envelope


def envelope() -> str:
    """All messages, in the order of their modules, and what happens at a table."""
    parts = [header("the messages in mazzo/server/wire and mazzo/table/events.py"), HAPPENED]
    table_events = list(kinds_in(events.TableEvent).values())
    parts += [interface(struct) for struct in table_events]
    parts += [union("TableEvent", [named(struct) for struct in table_events]), IS_TABLE_EVENT]
    for name, value in all_messages().items():
        if is_message(value):
            parts.append(interface(value))
        elif all(is_message(part) for part in getattr(value, "__args__", [value])):
            parts.append(union(name, [named(part) for part in value.__args__]))
    parts.append(f"export const API_VERSION = {messages.API_VERSION}\n")
    parts.append(constant("USUAL_LEVEL", messages.USUAL_LEVEL))
    parts.append(constant("SEARCHING", SEARCHING))
    return "\n".join(parts)


def all_messages() -> dict[str, Any]:
    """What the modules of messages know by name, each once, whichever of them has imported it from another."""
    found: dict[str, Any] = {}
    for module in MODULES:
        found |= {name: value for name, value in vars(module).items() if name not in found}
    return found


def is_message(value: Any) -> bool:
    bases = (msgspec.Struct, messages.FromClient, messages.FromServer)
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value not in bases


# ------------------------------------------------------------------------------------------------------------- each game


def games_with_a_page() -> Iterator[Game]:
    """The games of this package, whose pages are built with ours."""
    return (game for game in GAMES.values() if package_of(game).startswith(f"{games.__name__}."))


def letter(game: Game) -> str:
    """The part of the messages that only this game knows."""
    words = words_of(game)
    modules = [part(game, "words"), *([part(game, "statistics")] if has_part(game, "statistics") else [])]
    aliases = literals(modules)
    happenings = list(kinds_in(words.Event).values())
    roots = [words.View, *happenings, *([modules[1].Statistics] if len(modules) > 1 else [])]
    folder = package_of(game).replace(".", "/")
    parts = [header(" and ".join(f"{folder}/{module.__name__.rpartition('.')[2]}.py" for module in modules))]
    parts.append("import type * as envelope from '../../messages'\n")
    parts += [union(name, [quoted(value) for value in choice_called(name, modules)]) for name in aliases.values()]
    parts += [interface(struct, aliases) for struct in all_in(roots)]
    parts.append(union("GameEvent", [named(struct) for struct in happenings]))
    parts += [constant(name, value) for name, value in words.constants().items()]
    parts.append(constant("REASONS", reasons_of(game)))
    parts.append(filled(game, has_statistics=len(modules) > 1))
    return "\n".join(parts)


def filled(game: Game, has_statistics: bool) -> str:
    """The envelope's messages with this game in them, and how to tell that they are."""
    statistics = "Statistics" if has_statistics else "unknown"
    return f"""/** The envelope's messages with this game in them. */
export type Event = envelope.Event<GameEvent | envelope.TableEvent>
export type Table = envelope.Table<View, GameEvent | envelope.TableEvent>
export type Replay = envelope.Replay<GameEvent | envelope.TableEvent>
export type GameStatistics = envelope.GameStatistics<{statistics}>

export const GAME = {quoted(game.name)}
/** Its place in the list of games. */
export const LISTED = {game.listed}
export const isGameEvent = (event: envelope.Happened): event is GameEvent => event.kind.startsWith(`${{GAME}}.`)
export const isTable = (table: envelope.Table): table is Table => table.game === GAME
export const isReplay = (replay: envelope.Replay): replay is Replay => replay.game === GAME
export const isStatistics = (one: envelope.GameStatistics): one is GameStatistics => one.game === GAME
"""


def pad(game: Game) -> str:
    """What is entered on the score pad of this game."""
    module = part(game, "evening")
    aliases = literals([module])
    parts = [header(f"{package_of(game).replace('.', '/')}/evening.py")]
    parts += [union(name, [quoted(value) for value in choice_called(name, [module])]) for name in aliases.values()]
    parts += [interface(struct, aliases) for struct in all_in([module.Entries])]
    constants: Callable[[], dict[str, Any]] = own(game, "evening", "constants", dict)
    parts += [constant(name, value) for name, value in constants().items()]
    return "\n".join(parts)


def facts() -> str:
    """What comes with the rules that a page plays by itself. Messages that are part of it are imported."""
    aliases = literals([rules_facts])
    found = all_in([rules_facts.RulesFacts])
    sent = [struct for struct in found if struct in all_messages().values()]
    own = [interface(struct, aliases) for struct in found if struct not in sent]
    imported = [struct.__name__ for struct in sent if any(f": {struct.__name__}\n" in text for text in own)]
    parts = [header("mazzo/server/wire/rules_facts.py"), f"import type {{ {', '.join(imported)} }} from '../messages'\n"]
    parts += [union(name, [quoted(value) for value in choice_called(name, [rules_facts])]) for name in aliases.values()]
    return "\n".join([*parts, *own])


def literals(modules: Iterable[ModuleType]) -> dict[tuple[Any, ...], str]:
    """The names that these modules have given to a choice of words, such as `Suit`."""
    named: dict[tuple[Any, ...], str] = {}
    for module in modules:
        for name, value in vars(module).items():
            if get_origin(value) is Literal:
                named.setdefault(tuple(sorted(get_args(value))), name)
    return named


def choice_called(name: str, modules: Iterable[ModuleType]) -> tuple[Any, ...]:
    """These words in the order of the file, which msgspec does not keep."""
    return next(get_args(vars(module)[name]) for module in modules if name in vars(module))


def all_in(roots: Iterable[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """These Structs and those in their fields, each once and before those that use it."""
    found: dict[type[msgspec.Struct], None] = {}

    def visit(shape: shapes.Type) -> None:
        if isinstance(shape, shapes.StructType) and shape.cls not in found:
            for field in shape.fields:
                visit(field.type)
            found[shape.cls] = None
        for inner in inside(shape):
            visit(inner)

    for root in roots:
        visit(shapes.type_info(root))
    return list(found)


def inside(shape: shapes.Type) -> list[shapes.Type]:
    """The types that a type is made of, Structs left out."""
    if isinstance(shape, shapes.Metadata):
        return [shape.type]
    if isinstance(shape, shapes.UnionType):
        return list(shape.types)
    if isinstance(shape, shapes.ListType):
        return [shape.item_type]
    if isinstance(shape, shapes.TupleType):
        return list(shape.item_types)
    if isinstance(shape, shapes.DictType):
        return [shape.key_type, shape.value_type]
    return []


# ------------------------------------------------------------------------------------------------- as TypeScript writes it


def header(sources: str) -> str:
    return f"// Written by {WRITER} from {sources}: change those, then `npm run types`.\n"


def interface(struct: type[msgspec.Struct], aliases: Mapping[tuple[Any, ...], str] | None = None) -> str:
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    # What we read from the server is whole, unless it says otherwise; what we send may leave out what has a default.
    may_leave_out = bool(struct.__struct_config__.forbid_unknown_fields or struct.__struct_config__.omit_defaults)
    lines = [f"/** {' '.join(str(inspect.getdoc(struct)).split())} */"] if struct.__doc__ else []
    parameters = ", ".join(f"{name} = {UNFILLED[name]}" for name in parameters_of(struct))
    lines.append(f"export interface {struct.__name__}{f'<{parameters}>' if parameters else ''} {{")
    if shape.tag is not None:
        lines.append(f"  {shape.tag_field}: '{shape.tag}'")
    docs = field_docs(struct)
    for field in shape.fields:
        if field.name in docs:
            lines.append(f"  /** {docs[field.name]} */")
        optional = "?" if may_leave_out and not field.required else ""
        lines.append(f"  {field.name}{optional}: {written(field.type, aliases or {})}")
    return "\n".join([*lines, "}"]) + "\n"


@cache
def parameters_of(struct: type[msgspec.Struct]) -> tuple[str, ...]:
    """What this message leaves to the game, in its own fields or in those of its parts."""

    def visit(shape: shapes.Type) -> Iterator[str]:
        if isinstance(shape, shapes.Metadata) and messages.PARAMETER in (shape.extra or {}):
            yield str((shape.extra or {})[messages.PARAMETER])
        elif isinstance(shape, shapes.StructType):
            yield from parameters_of(shape.cls)
        for inner in inside(shape):
            yield from visit(inner)

    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    found = dict.fromkeys(name for field in shape.fields for name in visit(field.type))
    return tuple(name for name in UNFILLED if name in found)


def named(struct: type[msgspec.Struct]) -> str:
    """A message by its name, with what it leaves to the game."""
    parameters = ", ".join(parameters_of(struct))
    return f"{struct.__name__}<{parameters}>" if parameters else struct.__name__


def union(name: str, parts: list[str]) -> str:
    """A choice, on one line or on a line each. What its parts leave to the game it leaves too."""
    left = [one for one in UNFILLED if any(one in part.partition("<")[2] for part in parts)]
    parameters = f"<{', '.join(f'{one} = {UNFILLED[one]}' for one in left)}>" if left else ""
    line = f"export type {name}{parameters} = {' | '.join(parts)}\n"
    if len(line) <= WIDTH:
        return line
    words = f"  {' | '.join(parts)}\n"
    if parts[0].startswith("'") and len(words) <= WIDTH:
        return f"export type {name}{parameters} =\n{words}"
    return f"export type {name}{parameters} =\n" + "\n".join(f"  | {part}" for part in parts) + "\n"


def constant(name: str, value: Any) -> str:
    """What never changes, as it is."""
    return f"export const {name} = {literal(value)}{'' if isinstance(value, int) else ' as const'}\n"


def literal(value: Any, indent: str = "") -> str:
    """A value on one line, or on a line for each of its parts."""
    if not isinstance(value, Mapping | tuple | list):
        return quoted(value)
    further = indent + "  "
    if isinstance(value, Mapping):
        parts = [f"{key(name)}: {literal(part, further)}" for name, part in value.items()]
        brackets, line = "{}", "{ " + ", ".join(parts) + " }" if parts else "{}"
    else:
        parts = [literal(part, further) for part in value]
        brackets, line = "[]", "[" + ", ".join(parts) + "]"
    if "\n" not in line and len(line) + len(indent) < WIDTH - 30:
        return line
    return brackets[0] + "\n" + "".join(f"{further}{part},\n" for part in parts) + indent + brackets[1]


def key(name: str) -> str:
    return name if name.isidentifier() else quoted(name)


def quoted(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def written(shape: shapes.Type, aliases: Mapping[tuple[Any, ...], str] | None = None) -> str:
    """A type as TypeScript writes it."""
    aliases = aliases or {}
    if isinstance(shape, shapes.Metadata):
        parameter = (shape.extra or {}).get(messages.PARAMETER)
        return str(parameter) if parameter else written(shape.type, aliases)
    if isinstance(shape, shapes.StructType):
        return named(shape.cls)
    if isinstance(shape, shapes.LiteralType):
        known = aliases.get(tuple(sorted(shape.values, key=str)))
        return known or " | ".join(quoted(value) for value in shape.values)
    if isinstance(shape, shapes.UnionType):
        return " | ".join(dict.fromkeys(written(part, aliases) for part in shape.types))
    if isinstance(shape, shapes.ListType):
        inner = written(shape.item_type, aliases)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(shape, shapes.TupleType):
        return f"[{', '.join(written(part, aliases) for part in shape.item_types)}]"
    if isinstance(shape, shapes.DictType):
        return f"Record<{written(shape.key_type, aliases)}, {written(shape.value_type, aliases)}>"
    if type(shape) in PLAIN:
        return PLAIN[type(shape)]
    raise TypeError(f"{shape}: say in {__file__} how TypeScript writes it")


def field_docs(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The sentence below each field, which Python itself throws away; those of the Structs it is made of too."""
    docs: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            docs |= _docs_in(base.__module__).get(base.__name__, {})
    return docs


@cache
def _docs_in(module: str) -> dict[str, dict[str, str]]:
    docs: dict[str, dict[str, str]] = {}
    for struct in ast.parse(inspect.getsource(sys.modules[module])).body:
        if not isinstance(struct, ast.ClassDef):
            continue
        found = docs.setdefault(struct.name, {})
        for field, below in zip(struct.body, struct.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                said: Any = below.value if isinstance(below, ast.Expr) else None
                if isinstance(said, ast.Constant):
                    found[field.target.id] = " ".join(str(said.value).split())
    return docs


def files() -> dict[str, str]:
    """Every file that is written, by its path below web/src."""
    letters = {f"games/{game.name}/messages.ts": letter(game) for game in games_with_a_page()}
    pads = {f"games/{game.name}/pad/messages.ts": pad(game) for game in games_with_a_page() if has_part(game, "evening")}
    return {"messages.ts": envelope(), "local/facts.ts": facts()} | letters | pads


def is_unambiguous(text: str) -> bool:
    """TypeScript would silently make one interface of two that have the same name."""
    names = re.findall(r"^export (?:interface|type|const) (\w+)", text, re.MULTILINE)
    return len(names) == len(set(names))


def main(arguments: list[str]) -> int:
    *flags, folder = arguments
    stale = []
    for name, text in files().items():
        assert is_unambiguous(text), f"{name}: two things have the same name"
        file = Path(folder) / name
        if flags != ["--check"]:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        elif not file.exists() or file.read_text() != text:
            stale.append(str(file))
    if stale:
        print(f"{', '.join(stale)}: not what the Python says; run `npm run types` in web/", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
