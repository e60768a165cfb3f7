"""What the server promises to authors of programs is true: the page, the OpenAPI document, every answer."""

from __future__ import annotations

import ast
import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks

from mazzo.server.http import files
from mazzo.server.http.api import every_route
from mazzo.server.http.api_docs import main
from mazzo.server.http.protocols import NOT_TEXT, POLICY_VIOLATION
from mazzo.server.http.websocket import SERVICE_RESTART
from mazzo.server.store.changes import CLOSING
from mazzo.server.wire.messages import API_VERSION
from mazzo.server.wire.openapi import document
from mazzo.server.wire.reasons import ADVICE, CLOSE_CODES, KINDS
from mazzo.words import SHARED_REASONS
from tests.harness.players import USUAL_GAME, Player, Server, play_to_the_end

ROOT = Path(__file__).resolve().parent.parent.parent
SCHEMA = schemathesis.openapi.from_dict(document(every_route()))
# A body that is valid by the schema may still name a game that does not exist: then it is refused with a sentence.
CHECKS = [
    checks.not_a_server_error,
    *(
        checks.CHECKS.get_one(name)
        for name in (
            "status_code_conformance",
            "content_type_conformance",
            "response_schema_conformance",
            "response_headers_conformance",
            "negative_data_rejection",
            "unsupported_method",
        )
    ),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows thousands of requests for tables that do not exist."""
    limits = {"tables_per_hour": 100_000, "unknown_codes_per_minute": 100_000, "bot_workers": 0}  # bots are not under test
    with Server(tmp_path_factory.mktemp("api") / "mazzo.sqlite3", **limits) as server:
        yield server


def test_the_page_for_programs_is_what_the_code_says() -> None:
    assert main(["--check", str(ROOT / "docs" / "api.md"), str(ROOT / "examples" / "outside_bot.py")]) == 0


def test_every_address_of_the_api_is_documented_and_none_of_the_page() -> None:
    assert len({(route.method, route.path) for route in every_route()}) == len(every_route())
    documented = {(method, path) for path, methods in document(every_route())["paths"].items() for method in methods}
    assert documented == {(route.method.lower(), route.path) for route in every_route()}
    assert all(path.startswith(("/api", "/health")) for _, path in documented)
    assert {route.answers for route in files.routes} == {None}


def test_the_document_says_the_version_of_the_api() -> None:
    assert document(every_route())["info"]["version"] == str(API_VERSION)
    assert f"version {API_VERSION} of the API" in (ROOT / "docs" / "api.md").read_text()


def test_the_document_is_served_as_it_is(server: Server) -> None:
    status, _, body = server.ask("GET", "/api/openapi.json")
    assert status == 200
    assert json.loads(body) == json.loads(json.dumps(document(every_route())))


@SCHEMA.parametrize()
@settings(
    max_examples=60, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck), print_blob=False
)
def test_every_request_is_answered_as_the_schema_says(case: schemathesis.Case, own: Server) -> None:
    response = case.call(base_url=own.address)
    if response.status_code == 413:
        return  # so large that it is refused unread
    case.validate_response(response, checks=CHECKS)


def test_existing_tables_are_answered_as_the_schema_says(own: Server) -> None:
    """The same for a table in each stage, which random requests never find."""
    ada = Player(own)
    cookie = {"Cookie": ada.cookie}

    async def finished() -> str:
        code = ada.open(3, start=True, rounds="1")
        at = await ada.join(code)
        await play_to_the_end(at)
        await at.disconnect()
        return code

    codes = {ada.open(3): 404, ada.open(3, start=True, rounds="1"): 404, asyncio.run(finished()): 200}
    for path in (route.path for route in every_route() if route.method == "GET" and "{code}" in route.path):
        for code, status in codes.items():
            for place in ("0", "3", "99999", "-1", "x") if "{place}" in path else ("",):
                operation = SCHEMA[path]["GET"]
                parameters: dict[str, Any] = (
                    {"code": code} | ({"place": place} if place else {}) | ({"seat": "0"} if "{seat}" in path else {})
                )
                case = operation.Case(path_parameters=parameters)
                response = case.call_and_validate(base_url=own.address, headers=cookie, checks=CHECKS)
                if place in ("", "0", "3") and not path.endswith(("qr.svg", "invitation")):
                    assert response.status_code == status, path


def test_a_game_describes_itself_to_a_client_that_does_not_know_it(own: Server) -> None:
    ada = Player(own)
    status, games = ada.ask("GET", "/api/games")
    for game in games:
        status, face = ada.ask("GET", f"/api/games/{game['name']}/face?language=de")
        assert (status, face["game"], face["title"]) == (200, game["name"], game["title"])
        assert "properties" in face["schema"]["$defs"]["View"]
    _, headers, _ = own.ask("GET", f"/api/games/{USUAL_GAME}/face")
    assert headers["cache-control"] == "no-cache"
    assert own.ask("GET", f"/api/games/{USUAL_GAME}/face", None, {"If-None-Match": headers["etag"]})[0] == 304
    status, problem = ada.ask("GET", "/api/games/snap/face")
    assert (status, problem["reason"]) == (404, "no_such_game")


def reasons_in_code() -> dict[str, str]:
    """Every reason given to a Refusal or a Problem, and where."""
    found = {}
    for file in (ROOT / "mazzo").rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text())):
            place = {"Refusal": 0, "Problem": 1}.get(call.func.id) if is_plain_call(call) else None
            if place is None or len(call.args) <= place:
                continue
            written = call.args[place]
            for choice in (written.body, written.orelse) if isinstance(written, ast.IfExp) else (written,):
                if isinstance(choice, ast.Constant):
                    found[choice.value] = f"{file.relative_to(ROOT)}:{call.lineno}"
    return found


def is_plain_call(node: Any) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name)


def test_every_reason_has_advice_and_all_advice_has_a_reason() -> None:
    raised = reasons_in_code()
    assert {"not_stored", "game_over", "wrong_origin"} <= set(raised)
    unadvised = {reason: place for reason, place in raised.items() if reason not in ADVICE}
    assert unadvised == {}, "say in mazzo/server/wire/reasons.py what a client does about them"
    assert set(ADVICE) - set(raised) - set(SHARED_REASONS) == set()
    assert {kind for kind, _ in ADVICE.values()} == set(KINDS)


def test_every_code_that_the_server_closes_with_is_documented() -> None:
    """Except those chosen by the library and the system."""
    assert {POLICY_VIOLATION, NOT_TEXT, SERVICE_RESTART} <= CLOSE_CODES.keys()
    page = (ROOT / "docs" / "api.md").read_text()
    assert [code for code in CLOSE_CODES if f"| {code} | {CLOSE_CODES[code]} |" not in page] == []
    for reason in (*CLOSING, "banned"):
        assert "1008" in ADVICE[reason][1], reason


def test_the_answer_of_an_unhealthy_server_is_in_the_document() -> None:
    answers = document(every_route())["paths"]["/health"]["get"]["responses"]
    assert {"200", "503"} <= set(answers)
    assert answers["503"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Health"}
