"""docs/api.md, made from the messages and the routes: `python -m mazzo.server.wire.api_docs [--check] FILE EXAMPLE`.

EXAMPLE is the program that the page shows: the very file that the tests run.
"""

from __future__ import annotations

import sys
from inspect import getdoc
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as shapes

from mazzo.server.host.serve import LARGEST_MESSAGE
from mazzo.server.host.settings import Settings
from mazzo.server.http.app import routes
from mazzo.server.http.websocket import HELLO_SECONDS
from mazzo.server.tables.programs import MAY_SAY
from mazzo.server.wire import messages
from mazzo.server.wire.openapi import document
from mazzo.server.wire.typescript import field_docs, is_message, written

HEADER = "<!-- Written by mazzo/server/wire/api_docs.py from the messages and routes: change those, then `make api-docs`. -->\n"
INTRODUCTION = """# Playing with a program

A program plays at a table as a browser does: by the same WebSocket, the same messages, and with nothing but what its seat may
know. It can be written in any language.

1. **A seat.** The host of a table says `seat_program` in the waiting room and is told a token for that seat, once. Everybody
   sees that a program sits there. The token is good for this seat of this table alone; who frees the seat, or asks for another
   token, has made it worthless, and the line is cut.
2. **The line.** Connect to `wss://HOST/api/tables/CODE/socket` with the header `Authorization: Bearer TOKEN`. Never put the
   token into an address. A browser's cookie does instead of a token, but then the `Origin` must be the server's own.
3. **hello.** Say `{{"type": "hello", "last": 0, "version": {version}}}` within {hello} seconds. The answer is `table`: all that
   your seat may know, with the moves that are legal now. Every change comes as `table` again. `version` is that of these
   messages: a program of another one is refused with a sentence that says what has changed.
4. **play.** When `legal` is not empty (and `your_choice` is null), answer with one of its moves, the `turn`, and an `id` of your
   own. `accepted` means that it is stored and survives whatever happens. Some decisions have several parts: `refused` with the
   reason `incomplete` says in `facts.legal` what it could go on with. Send the whole decision again, with that part added.
5. **A cut line** is dialled again; say hello with the `last` that you know. If a decision was not answered, send it again with
   the same `id`: it is played once.

Cards and moves are written as in the [playthroughs](../tests/playthroughs) and the [rules](games): `play R7`, `bid 2`. The view
of each game is the one `mazzo playthrough GAME --views --json` prints.

## A complete player

```python
{example}```

## Limits

| | |
|---|---|
| a message to the server | {largest} KiB; a longer one closes the line with 1009 |
| messages | {messages} in 20 seconds; more close the line with 1008 |
| messages that are refused | {refusals} in a minute, `incomplete` not counted; more close the line with 1008 |
| lines to one table with one token or cookie | {lines}: the oldest is cut |
| lines from one address | {sockets} |
| wrong tokens and codes from one address | {guesses} in a minute |
| who does not read | is cut off after {outbox} messages, and may come back |

Messages are strict: JSON in UTF-8, no unknown field, no name twice, whole numbers in range. What is refused has changed
nothing, and says why: a code in `reason`, a sentence in `text`.

"""
OVER_HTTP = """## Over plain HTTP

The same as OpenAPI 3.1: `GET /api/openapi.json`. A refusal is a `Problem`. What a POST takes is JSON; its `Origin`, if it has
one, must be the server's own.

"""


def api_page(example: str) -> str:
    """The whole page."""
    settings = Settings()
    of_programs = (messages.Hello, *MAY_SAY, messages.Ping)
    parts = [
        HEADER,
        INTRODUCTION.format(
            hello=HELLO_SECONDS,
            version=messages.API_VERSION,
            example=example,
            largest=LARGEST_MESSAGE // 1024,
            messages=settings.messages_in_20_seconds,
            refusals=settings.refusals_in_a_minute,
            lines=settings.sockets_per_seat,
            sockets=settings.sockets_per_address,
            guesses=settings.unknown_codes_per_minute,
            outbox=settings.outbox,
        ),
        "## What a program says\n\n`hello` and `ping`, and these; the rest is for people.\n\n",
        *(message_told(message) for message in of_programs),
        "## What the server says\n\n",
        *(message_told(message) for message in messages.Outgoing.__args__),
        "## What people say\n\nA page says these too, with the cookie of a person.\n\n",
        *(message_told(message) for message in messages.Incoming.__args__ if message not in of_programs),
        "## The parts of messages\n\n",
        *(message_told(value) for value in vars(messages).values() if is_message(value) and not tag_of(value)),
        OVER_HTTP,
        *routes_told(),
    ]
    return "".join(parts).rstrip("\n") + "\n"


def tag_of(struct: type[msgspec.Struct]) -> Any:
    return struct.__struct_config__.tag


def message_told(struct: type[msgspec.Struct]) -> str:
    """One message: what it means, and a row for each field."""
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    docs = field_docs(struct)
    we_are_sent = bool(struct.__struct_config__.forbid_unknown_fields)
    name = f"`{tag_of(struct)}`" if tag_of(struct) else f"`{struct.__name__}`"
    lines = [f"### {name}\n", str(getdoc(struct)) + "\n"] if struct.__doc__ else [f"### {name}\n"]
    rows = [f"| `{field.name}` | {type_told(field, we_are_sent)} | {docs.get(field.name, '')} |" for field in shape.fields]
    if rows:
        lines += ["| field | type | |", "|---|---|---|", *rows, ""]
    return "\n".join(lines) + "\n"


def type_told(field: shapes.Field, we_are_sent: bool) -> str:
    kind = written(field.type).replace("|", "\\|")  # a bar would end the cell
    missing = ", may be left out" if we_are_sent and not field.required else ""
    return f"`{kind}`{bounds_told(field.type)}{missing}"


def bounds_told(shape: shapes.Type) -> str:
    """How large or long it may be, where there is a bound."""
    if isinstance(shape, shapes.Metadata):
        return bounds_told(shape.type)
    if isinstance(shape, shapes.IntType) and shape.ge is not None:
        return f", {shape.ge} to {shape.le}" if shape.le is not None else f", {shape.ge} or more"
    if isinstance(shape, shapes.StrType) and shape.max_length is not None:
        return f", at most {shape.max_length} characters"
    if isinstance(shape, shapes.ListType) and shape.max_length is not None:
        return f", at most {shape.max_length}"
    return ""


def routes_told() -> list[str]:
    told = []
    for path, methods in document(routes, "")["paths"].items():
        for method, asked in methods.items():
            takes = asked.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            parts = [f"### `{method.upper()} {path}`\n", asked["summary"] + "\n"]
            if takes is not None:
                parts.append(f"Takes `{named(takes)}`.\n")
            for status, answer in asked["responses"].items():
                for kind, content in answer.get("content", {}).items():
                    what = f"`{named(content['schema'])}`" if kind == "application/json" else f"`{kind}`"
                    parts.append(f"* {status}: {answer['description']} ({what})" if status[0] == "4" else f"* {status}: {what}")
            told.append("\n".join(parts) + "\n\n")
    return told


def named(schema: dict[str, Any]) -> str:
    """A schema by the name of its message."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    return f"{named(schema['items'])}[]" if schema.get("type") == "array" else str(schema.get("type", "any"))


def main(arguments: list[str]) -> int:
    *flags, file, example = arguments
    page = api_page(Path(example).read_text())
    if flags == ["--check"]:
        if Path(file).read_text() == page:
            return 0
        print(f"{file} is not what the messages and routes say: run `make api-docs`", file=sys.stderr)
        return 1
    Path(file).write_text(page)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
