"""docs/security.md names every limit with the value it has, every route with its cost, and tests that exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import inspect as shapes

from mazzo.server.http import files
from mazzo.server.http.api import every_route
from mazzo.server.http.app import SOCKET
from mazzo.server.http.websocket_endpoint import HANDSHAKE
from mazzo.server.settings import Settings
from mazzo.server.wire import messages

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text()
SERVER = ROOT / "mazzo" / "server"
WITH_LIMITS = [
    *sorted((SERVER / "http").glob("*.py")),
    SERVER / "rate_limits.py",
    SERVER / "persons" / "identity.py",
    *(SERVER / "tables" / f"{name}.py" for name in ("hints", "replays", "session")),
]
WITH_AMOUNTS = [
    *(
        source
        for drawer in ("persons", "results", "tables", "events", "bots")
        for source in sorted((SERVER / drawer).glob("*.py"))
    ),
    SERVER / "timed_cache.py",
    *(SERVER / "host" / f"{name}.py" for name in ("admin_socket", "listening", "metrics_server")),
    SERVER / "metrics.py",
    *(ROOT / "mazzo" / "table" / f"{name}.py" for name in ("commands", "log", "record")),
    ROOT / "mazzo" / "evening.py",
    *sorted((SERVER / "wire").glob("*messages.py")),
]
"""Their times are about the server itself."""
AMOUNT = re.compile(r"^(LARGEST|LONGEST|MOST)_|_PER_")
LIMIT = re.compile(r"^(LARGEST|LEAST|LONGEST|MOST|SWEPT)_|_(SECONDS|NETWORK)$|_PER_|_A_(MINUTE|FRAME)$|^(HANDSHAKE|REFUSING)$")
NO_LIMIT = {
    "http.cookies.COOKIE_SECONDS": "how long a cookie is valid",
    "tables.session.GRACE_SECONDS": "how long a reload takes",
    "tables.session.SETTLE_SECONDS": "when to store results again",
    "tables.connections.MOST_REMEMBERED": "recently closed ones, for connections that are just opening",
    "results.results.MOST_DECIDED_FOR": "a rule of ratings",
    "persons.sanctions.MOST_IN_FORCE": "the host's own",
    "tables.snapshot.MOST_EVENTS": "what is sent",
    "host.admin_socket.LONGEST_PATH": "of a file's name",
    "table.commands.MOST_RUN_OUT": "a rule of the clock",
    "table.log.LONGEST_ID": "how much of an id is stored",
    "table.commands.MOST_LINES_TAKEN_ALONG": "what a rematch starts with",
    "tables.finding.MOST_LOOKED_AT": "tables that are tried for a person looking for players",
    "results.rankings.MOST_SHOWN": "what is sent",
    "tables.reviews.MOST_PRACTICES": "what is sent",
}


def names_set_by(node: ast.stmt) -> Iterator[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    yield from (each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name))


def limits_in_the_code() -> Iterator[tuple[str, Any]]:
    for source, wanted in [*((source, LIMIT) for source in WITH_LIMITS), *((source, AMOUNT) for source in WITH_AMOUNTS)]:
        module = ".".join(source.relative_to(ROOT).with_suffix("").parts)
        shown = module.removeprefix("mazzo.").removeprefix("server.")
        for name in (name for node in ast.parse(source.read_text()).body for name in names_set_by(node)):
            value = getattr(import_module(module), name, None)
            if wanted.search(name) and isinstance(value, int | float) and f"{shown}.{name}" not in NO_LIMIT:
                yield f"{shown}.{name}", value
    for name, field in Settings.__dataclass_fields__.items():
        if re.search(r"_per_|_in_|^outbox$", name):
            yield f"Settings.{name}", field.default


def test_every_limit_is_on_the_page_with_the_value_it_has() -> None:
    documented = {name: float(value.replace(",", "")) for name, value in re.findall(r"`([\w.]+)` = ([\d,.]*\d)", PAGE)}
    assert documented == {name: float(value) for name, value in limits_in_the_code()}


def test_every_input_names_tests_that_exist_and_one_that_runs_on_every_change() -> None:
    rows = re.findall(r"^\| (?!input|request|---)(.+) \|$", PAGE.partition("## Requests")[0], re.M)
    sources = "".join(file.read_text() for file in sorted((ROOT / "tests").rglob("test_*.py")))
    known = set(re.findall(r"^def (test_\w+)", sources, re.M))
    long = set(re.findall(r"^@pytest\.mark\.long\n(?:@.+\n)*def (test_\w+)", sources, re.M))
    assert len(rows) > 40
    for row in rows:
        tests = re.findall(r"`(test_\w+)`", row.rpartition(" | ")[2])
        assert tests, row
        assert set(tests) <= known, row
        assert set(tests) - long, row


def test_every_request_is_on_the_page_with_its_cost() -> None:
    documented = {name: float(cost) for name, cost in re.findall(r"^\| `(\w+ /[^`]*)` \| ([\d.]+) \|", PAGE, re.M)}
    declared = {f"{route.method} {route.path}": route.cost for route in (*every_route(), *files.routes)}
    assert documented == declared | {f"WebSocket {SOCKET}": HANDSHAKE}
    measured = dict(re.findall(r"^\| `(\w+ /[^`]*)` \| [\d.]+ \| ([^|]*) \|", PAGE, re.M))
    assert [request for request in documented if not re.search(r"\d", measured.get(request, ""))] == []
    assert max(declared.values()) <= Settings().work_in_10_seconds / 20


def test_everything_a_client_sends_has_a_maximum_length() -> None:
    def unbounded(shape: shapes.Type, where: str) -> Iterator[str]:
        match shape:
            case shapes.Metadata():
                yield from unbounded(shape.type, where)
            case shapes.StructType():
                for field in shape.fields:
                    yield from unbounded(field.type, f"{where}.{field.name}")
            case shapes.UnionType():
                for part in shape.types:
                    yield from unbounded(part, where)
            case shapes.StrType() | shapes.ListType() | shapes.DictType() if shape.max_length is None:
                yield where
            case shapes.ListType():
                yield from unbounded(shape.item_type, f"{where}[]")
            case shapes.DictType():
                yield from unbounded(shape.key_type, f"{where} name")
                yield from unbounded(shape.value_type, f"{where} value")
            case shapes.StrType() | shapes.IntType() | shapes.BoolType() | shapes.LiteralType() | shapes.NoneType():
                pass
            case _:
                yield f"{where}: {shape}"

    taken = [*messages.Incoming.__args__, *(route.takes for route in every_route() if route.takes is not None)]
    assert [place for one in taken for place in unbounded(shapes.type_info(one), one.__name__)] == []
