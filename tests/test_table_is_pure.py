"""A table without a server: the files that judge, play and show it are plain functions over records and Structs.

No clock, no chance, no files, no network, nothing asynchronous, and nothing from the server or the bots, so they run wherever
the rules run.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from mazzo.games import GAMES

MAZZO = Path(__file__).resolve().parent.parent / "mazzo"
NAMES = ("commands", "decision", "events", "imagined", "log", "names", "rated", "state", "view")
TABLE = [MAZZO / "table" / f"{name}.py" for name in NAMES]
PURE = [*TABLE, MAZZO / "words.py", *(MAZZO / "games" / game / "words.py" for game in GAMES)]
LIBRARIES = {
    "__future__",
    "base64",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "itertools",
    "math",
    "msgspec",
    "numpy",
    "operator",
    "re",
    "struct",
    "typing",
    "unicodedata",
}
OURS = ("mazzo.rules", "mazzo.games", "mazzo.words", "mazzo.table")
CALLS = {"open", "print", "input", "eval", "exec"}


def imported(tree: ast.AST) -> list[str]:
    """The modules that a file imports; `from mazzo.table import events` imports `mazzo.table.events`."""
    modules = [name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            package = node.module or ""
            here = MAZZO.parent.joinpath(*package.split("."))
            modules += {f"{package}.{one.name}" if (here / f"{one.name}.py").is_file() else package for one in node.names}
    return modules


@pytest.mark.parametrize("source", PURE, ids=lambda path: path.relative_to(MAZZO).as_posix())
def test_what_a_table_follows_from_is_pure(source: Path) -> None:
    tree = ast.parse(source.read_text())
    for module in imported(tree):
        if module.startswith("mazzo."):
            assert module.startswith(OURS), f"{source.name} imports {module}"
        else:
            assert module.partition(".")[0] in LIBRARIES, f"{source.name} imports {module}"
    for node in ast.walk(tree):
        assert not isinstance(node, ast.AsyncFunctionDef | ast.Await | ast.AsyncFor | ast.AsyncWith), source.name
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in CALLS, f"{source.name} calls {node.func.id}"


@pytest.mark.parametrize("source", TABLE, ids=lambda path: path.name)
def test_it_needs_nothing_of_the_table_that_is_not_pure(source: Path) -> None:
    names = {f"mazzo.table.{path.stem}" for path in TABLE}
    ours = [module for module in imported(ast.parse(source.read_text())) if module.startswith("mazzo.table")]
    assert set(ours) <= names, source.name


def test_a_command_only_answers() -> None:
    """It returns entries and does not change the table: `apply` does that."""
    tree = ast.parse((MAZZO / "table" / "commands.py").read_text())
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign) else []
        for target in targets:
            assert not ast.unparse(target).startswith("table."), ast.unparse(node)
        if isinstance(node, ast.Call):
            assert ast.unparse(node.func) not in ("table.apply", "setattr"), ast.unparse(node)
