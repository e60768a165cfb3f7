"""The rules for the browser are served from the folders of their packages once they are built."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from mazzo.server.http import rules_files
from mazzo.server.http.files import Page
from mazzo.server.http.responses import Problem
from mazzo.server.http.rules_files import RulesFiles

NEW_SECONDS = 1_000_000
Build = Callable[[str], None]


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Build:
    monkeypatch.setattr(rules_files, "folder_of", lambda package: tmp_path / package)

    def built(name: str) -> None:
        folder = tmp_path / "house"
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.wasm"):
            old.unlink()
        (folder / name).write_bytes(b"\0asm" + b" " * 600)
        (folder / "rules.json").write_text(f'{{"wasm": "{name}"}}')
        os.utime(folder / "rules.json", (NEW_SECONDS + len(name),) * 2)

    return built


def get(page: Page, path: str) -> Response:
    request = Request({"type": "http", "method": "GET", "headers": [(b"accept-encoding", b"gzip")]})
    return asyncio.run(page.file(request, path))


def fresh_page() -> Page:
    return Page({}, RulesFiles(["house"]))


def test_missing_rules_are_no_error_and_are_found_once_they_are_built(build: Build) -> None:
    page = fresh_page()
    assert get(page, "rules/house/rules.json").status_code == 204
    for name in ("mazzo-1.wasm", "mazzo-22.wasm"):
        build(name)
        assert json.loads(get(page, "rules/house/rules.json").body) == {"wasm": name}
        assert get(page, f"rules/house/{name}").status_code == 200


def test_the_wasm_is_cached_for_ever_and_its_list_is_not(build: Build) -> None:
    build("mazzo-1.wasm")
    page = fresh_page()
    wasm = get(page, "rules/house/mazzo-1.wasm")
    assert wasm.headers["content-type"] == "application/wasm"
    assert wasm.headers["content-encoding"] == "gzip"
    assert "immutable" in wasm.headers["cache-control"]
    assert get(page, "rules/house/rules.json").headers["cache-control"] == "no-cache"


ELSEWHERE = ["house/../house/rules.json", "house/mazzo-2.wasm", "other/rules.json", "house", "house/", "", "/etc/hosts"]


@pytest.mark.parametrize("path", ELSEWHERE)
def test_nothing_else_is_found_there(build: Build, path: str) -> None:
    build("mazzo-1.wasm")
    with pytest.raises(Problem):
        get(fresh_page(), f"rules/{path}")


def test_the_page_can_ask_which_games_other_packages_bring(build: Build, tmp_path: Path) -> None:
    page = Page({}, RulesFiles(["mazzo", "house", "unbuilt"]))
    assert json.loads(get(page, "rules/games.json").body) == {}
    build("mazzo-1.wasm")
    (tmp_path / "house" / "rules.json").write_text('{"wasm": "mazzo-1.wasm", "games": {"tag": {}}}')
    assert json.loads(get(page, "rules/games.json").body) == {"tag": "house"}
