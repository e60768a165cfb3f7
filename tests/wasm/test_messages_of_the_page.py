"""A table of this device answers every message as a server does: whole games had with a server, then had again in the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.harness.players import Server
from tests.wasm import conversations
from tests.wasm.conversations import UNLIMITED
from tests.wasm.games import built_folder
from tests.wasm.page import vitest

EVERY = 9
"""Every ninth table; `make wasm-check` has them all."""


def test_every_message_is_answered_alike(tmp_path: Path) -> None:
    if not (built_folder() / "rules.json").exists():
        pytest.skip("the rules are not built for the browser: `make wasm`")
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0, **UNLIMITED) as server:
        many = conversations.write(tmp_path / "conversations.jsonl", server, EVERY)
    run = vitest(["tests/local/session.test.ts"], MAZZO_CONVERSATIONS=str(tmp_path / "conversations.jsonl"))
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-3000:]
    assert f"{many} passed" in run.stdout
