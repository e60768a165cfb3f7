"""A table on this device answers every message as a server does: whole games with a server, repeated in the page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mazzo.server.wire.messages import FromClient
from tests.harness.players import Server
from tests.wasm import conversations, hints, reviews
from tests.wasm.conversations import UNLIMITED
from tests.wasm.games import built_folder
from tests.wasm.page import vitest

EVERY = 40
"""Every fortieth table; `make wasm-check` has them all."""

ELSEWHERE = {"rename", "hint"}
"""A name applies to all of a person's tables: see localServer.test.ts. Hints are computed separately: see hints.py."""

pytestmark = pytest.mark.skipif(not (built_folder() / "rules.json").exists(), reason="not built for the browser: `make wasm`")


def test_the_page_answers_every_message_as_a_server_does(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0, **UNLIMITED) as server:
        many = conversations.write(tmp_path / "conversations.jsonl", server, EVERY)
    steps = [json.loads(line)["steps"] for line in (tmp_path / "conversations.jsonl").read_text("utf-8").splitlines()]
    types = {step["in"]["type"] for each in steps for step in each if "in" in step}
    assert types == {message.__struct_config__.tag for message in FromClient.__subclasses__()} - ELSEWHERE
    run = vitest(["tests/local/session.test.ts"], MAZZO_CONVERSATIONS=str(tmp_path / "conversations.jsonl"))
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-3000:]
    assert f"{many} passed" in run.stdout


def test_a_device_keeps_its_tables_as_a_server_does() -> None:
    run = vitest(["tests/local/localServer.test.ts"])
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-3000:]
    assert "skipped" not in run.stdout


@pytest.mark.long
def test_the_page_gives_the_same_hints(tmp_path: Path) -> None:
    hints.write(tmp_path / "hints.jsonl", EVERY)
    run = vitest(["tests/local/hints.test.ts"], MAZZO_HINTS=str(tmp_path / "hints.jsonl"))
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-3000:]
    assert "skipped" not in run.stdout


@pytest.mark.long
def test_the_page_reviews_games_with_the_same_numbers(tmp_path: Path) -> None:
    many = reviews.write(tmp_path / "reviews.jsonl", whole=False)
    run = vitest(["tests/local/reviews.test.ts"], MAZZO_REVIEWS=str(tmp_path / "reviews.jsonl"))
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-3000:]
    assert f"{many} passed" in run.stdout
