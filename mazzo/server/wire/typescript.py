"""The messages as TypeScript: `python -m mazzo.server.wire.typescript [--check] FILE` writes or compares the page's copy."""

from __future__ import annotations

import ast
import inspect
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as shapes

from mazzo.server.wire import messages

HEADER = (
    "// Written by mazzo/server/wire/typescript.py from mazzo/server/wire/messages.py: change that one, then `npm run types`.\n"
)
PLAIN: dict[type[shapes.Type], str] = {
    shapes.AnyType: "unknown",
    shapes.BoolType: "boolean",
    shapes.FloatType: "number",
    shapes.IntType: "number",
    shapes.NoneType: "null",
    shapes.StrType: "string",
}


def typescript() -> str:
    """All messages, in the order of the Python file."""
    docs = field_docs()
    parts = [HEADER]
    for name, value in vars(messages).items():
        if is_message(value):
            parts.append(interface(value, docs))
        elif all(is_message(part) for part in getattr(value, "__args__", [value])):
            parts.append(f"export type {name} = {' | '.join(part.__name__ for part in value.__args__)}\n")
    return "\n".join(parts)


def is_message(value: Any) -> bool:
    bases = (msgspec.Struct, messages.FromClient, messages.FromServer)
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value not in bases


def interface(struct: type[msgspec.Struct], docs: dict[tuple[str, str], str]) -> str:
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    # What we read from the server is always whole; what we send may leave out what has a default.
    we_send = bool(struct.__struct_config__.forbid_unknown_fields)
    lines = [f"/** {' '.join(str(inspect.getdoc(struct)).split())} */"] if struct.__doc__ else []
    lines.append(f"export interface {struct.__name__} {{")
    if shape.tag is not None:
        lines.append(f"  {shape.tag_field}: '{shape.tag}'")
    for field in shape.fields:
        if (struct.__name__, field.name) in docs:
            lines.append(f"  /** {docs[struct.__name__, field.name]} */")
        optional = "?" if we_send and not field.required else ""
        lines.append(f"  {field.name}{optional}: {written(field.type)}")
    return "\n".join([*lines, "}"]) + "\n"


def written(shape: shapes.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(shape, shapes.Metadata):
        return written(shape.type)
    if isinstance(shape, shapes.StructType):
        return shape.cls.__name__
    if isinstance(shape, shapes.LiteralType):
        return " | ".join(f"'{value}'" for value in shape.values)
    if isinstance(shape, shapes.UnionType):
        return " | ".join(written(part) for part in shape.types)
    if isinstance(shape, shapes.ListType):
        inner = written(shape.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(shape, shapes.DictType):
        return f"Record<{written(shape.key_type)}, {written(shape.value_type)}>"
    if type(shape) in PLAIN:
        return PLAIN[type(shape)]
    raise TypeError(f"{shape}: say in {__file__} how TypeScript writes it")


def field_docs() -> dict[tuple[str, str], str]:
    """The sentence below a field, which Python itself throws away."""
    docs: dict[tuple[str, str], str] = {}
    for struct in ast.parse(inspect.getsource(messages)).body:
        if not isinstance(struct, ast.ClassDef):
            continue
        for field, below in zip(struct.body, struct.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                said: Any = below.value if isinstance(below, ast.Expr) else None
                if isinstance(said, ast.Constant):
                    docs[struct.name, field.target.id] = " ".join(str(said.value).split())
    return docs


def main(arguments: list[str]) -> int:
    *flags, name = arguments
    file = Path(name)
    if flags == ["--check"]:
        if file.exists() and file.read_text() == typescript():
            return 0
        print(f"{file} is not what mazzo/server/wire/messages.py says: run `npm run types` in web/", file=sys.stderr)
        return 1
    file.write_text(typescript())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
