"""The page has the same words for every game and table as Python: words and judge are translated, whole games compared."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazzo.wasm.notation import main as notation
from mazzo.wasm.review import main as review
from mazzo.wasm.table import main as table
from tests.wasm.games import built_folder
from tests.wasm.page import WEB, said_by_the_page, write

EVERY = 3
"""Every third table; `make wasm-check` has them all."""


def test_the_translations_in_the_page_are_up_to_date() -> None:
    assert notation(["--check", str(WEB / "src")]) == 0
    assert table(["--check", str(WEB / "src")]) == 0
    assert review(["--check", str(WEB / "src")]) == 0


def test_whole_games_and_tables_have_the_same_words(tmp_path: Path) -> None:
    """Views, legal and illegal moves, events; entries, refusals and snapshots; and a table built again from its log."""
    if not (built_folder() / "rules.json").exists():
        pytest.skip("the rules are not built for the browser: `make wasm`")
    many = write(tmp_path, EVERY)
    run = said_by_the_page(tmp_path)
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-3000:]
    assert f"{many} passed" in run.stdout
