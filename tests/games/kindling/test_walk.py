"""docs/new-game.md walks through Kindling: its code is Kindling's, its links lead somewhere, its commands run."""

from __future__ import annotations

import re
import shlex

import pytest

from tests.games.kindling.test_as_a_wheel import PACKAGE, there
from tests.harness.players import ROOT
from tests.harness.wheels import Installed

__all__ = ["there"]  # a fixture

PAGE = ROOT / "docs" / "new-game.md"
TEXT = PAGE.read_text()
SOURCES = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("en.ftl"), PACKAGE / "pyproject.toml"]


def blocks(language: str) -> list[str]:
    """The fenced blocks of this language, in their order."""
    fences = re.split(r"^```", TEXT, flags=re.MULTILINE)[1::2]
    return [code for named, _, code in (fence.partition("\n") for fence in fences) if named == language]


COMMANDS = [shlex.split(line) for block in blocks("sh") for line in block.splitlines()]
MAZZO = [words[1:] for words in COMMANDS if words[0] == ".venv/bin/mazzo"]


QUOTED = blocks("python") + blocks("toml") + blocks("ftl")


@pytest.mark.parametrize("code", QUOTED, ids=lambda code: code.strip().splitlines()[-1].strip())
def test_every_piece_of_code_is_quoted_from_the_package(code: str) -> None:
    assert any(code in source.read_text() for source in SOURCES), code


def test_every_module_in_the_tree_is_there_and_no_other() -> None:
    (tree,) = blocks("")
    named = set(re.findall(r"[\w/]+\.(?:py|md|toml)", tree))
    package = PACKAGE / "mazzo_kindling"
    inside = {str(file.relative_to(package)) for file in package.rglob("*.*") if file.suffix in (".py", ".md")}
    assert named == (inside - {"bots/__init__.py"}) | {"pyproject.toml"}


def test_every_link_leads_somewhere() -> None:
    for link in re.findall(r"\]\((?!https:)([^)#]+)", TEXT):
        assert (PAGE.parent / link).exists(), link


def test_every_ruling_of_the_rulebook_has_a_test_and_is_cited_in_the_rules() -> None:
    rulings = set(re.findall(r"\*\*(K\d+)\.", (PACKAGE / "mazzo_kindling" / "rules.md").read_text()))
    assert len(rulings) == 10
    tests = (PACKAGE / "tests" / "test_rulebook.py").read_text()
    rules = (PACKAGE / "mazzo_kindling" / "rules.py").read_text()
    for ruling in rulings:
        assert re.search(rf"def test_(?:K\d+_)*{ruling}_", tests), ruling
        assert re.search(rf"\b{ruling}\b", rules), ruling


def test_every_command_outside_mazzo_names_what_is_there() -> None:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    for words in COMMANDS:
        program = next(word for word in words if "=" not in word)
        if program == "make":
            assert set(words[1:]) <= set(targets)
        elif program == ".venv/bin/python":
            assert all((ROOT / word).exists() for word in words if word.startswith(("tests/", "examples/")))
        else:
            assert program in (".venv/bin/pip", ".venv/bin/mazzo")


@pytest.mark.parametrize("words", MAZZO, ids=" ".join)
def test_every_command_of_mazzo_runs(there: Installed, words: list[str]) -> None:
    if words[0] in ("serve", "verify"):  # tested in test_as_a_wheel, with a game of their own
        printed = there.run(there.mazzo, words[0], "--help").stdout
        assert all(word in printed for word in words if word.startswith("--"))
    else:
        assert there.run(there.mazzo, *words, input="quit\n").stdout
