"""The page for researchers works as written: its snippets run one after another."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from mazzo.research.encoding import LAYOUTS

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "docs" / "research.md"


def test_every_snippet_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("pyspiel", "pettingzoo"):
        pytest.importorskip(module)
    snippets = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert len(snippets) >= 4
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "page"}
    for snippet in snippets:
        exec(compile(snippet, str(PAGE), "exec"), names)


def test_the_page_names_every_example() -> None:
    for example in (ROOT / "examples").glob("*.py"):
        assert f"examples/{example.name}" in PAGE.read_text() + (ROOT / "docs" / "api.md").read_text()


def test_the_citation_names_the_package() -> None:
    text = (ROOT / "CITATION.cff").read_text()
    assert text.startswith("cff-version: 1.2.0\n")
    version = re.search(r'^version = "(.*)"', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert version is not None
    assert f"version: {version.group(1)}\n" in text


def test_the_bench_compares_like_with_like() -> None:
    command = [sys.executable, "-m", "mazzo.cli", "bench", "--research", "--json", "--seconds", "0.05"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr[-2000:]
    figures = json.loads(run.stdout.splitlines()[-1])
    assert set(figures["mazzo"]) == set(LAYOUTS)
    assert all(rate > 0 for rate in [*figures["mazzo"].values(), *figures["peers"].values()])
