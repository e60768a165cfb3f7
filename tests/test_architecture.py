"""The code reads as it should: imports point down, names are card words, docs tell everything there is."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from mazzo.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted((ROOT / "mazzo").rglob("*.py"))

# Each part may import those before it, and itself. What a game's folder holds stands with the part that asks for it.
LAYERS = [
    ["rules"],
    ["games/*/rules", "games/*/worlds", "games/*/variants"],
    ["games"],
    ["words", "worlds", "games/*/words", "variants"],
    ["table", "bots", "games/*/bots"],
    ["lesson", "games/*/lesson", "library"],
    ["simulate"],
    ["statistics", "tally", "games/*/statistics", "games/*/tally"],
    ["hints", "playthrough", "gpu", "cluster", "bench"],
    ["terminal", "games/*/terminal"],
    ["simulation_report"],
    ["arena", "check_bot"],
    ["ladder"],
    ["warm"],
    ["research", "server", "games/*/encoding"],
    ["cli"],
]
LAYER = {part: number for number, parts in enumerate(LAYERS) for part in parts}


def part_of(module: str) -> str:
    """The part of the package that this module belongs to."""
    names = module.split(".")[1:]
    if names[:1] == ["games"] and len(names) > 2:
        return f"games/*/{names[2]}"
    return names[0] if names else ""


def imported(source: Path) -> list[str]:
    tree = ast.parse(source.read_text())
    modules = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    modules += [name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names]
    return [module for module in modules if module.startswith("mazzo.")]


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_down(source: Path) -> None:
    part = part_of(".".join(source.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
    if part == "":
        return
    for module in imported(source):
        assert LAYER[part_of(module)] <= LAYER[part], f"{source.relative_to(ROOT)} imports {module}"


def test_the_rules_import_numpy_and_numba_and_nothing_of_ours() -> None:
    for source in (ROOT / "mazzo" / "rules").glob("*.py"):
        assert all(module.startswith("mazzo.rules") for module in imported(source)), source


@pytest.mark.parametrize("game", list(GAMES))
def test_a_rulebook_imports_the_contract_alone(game: str) -> None:
    source = ROOT / "mazzo" / "games" / game / "rules.py"
    assert all(module.startswith("mazzo.rules") for module in imported(source)), source


FOREIGN_WORDS = {"step", "action", "agent", "env", "obs", "ctx", "data", "info", "manager", "handler", "utils", "helper"}


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_names_are_card_words(source: Path) -> None:
    if "research" in source.parts:
        return
    for node in ast.walk(ast.parse(source.read_text())):
        name = getattr(node, "name", None) or getattr(node, "arg", None) or getattr(node, "id", None)
        if isinstance(name, str) and isinstance(node, ast.FunctionDef | ast.ClassDef | ast.arg):
            assert not FOREIGN_WORDS & set(re.split(r"_+", name.lower())), f"{source.name}: {name}"


def rulings(game: str) -> list[str]:
    page = ROOT / "docs" / "games" / f"{game}.md"
    return re.findall(r"^\| ([A-Z]\d+) \|", page.read_text(), re.MULTILINE)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_ruling_has_a_test_that_carries_its_number(game: str) -> None:
    names = set()
    for source in (ROOT / "tests").rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                names.update(re.findall(r"(?<=_)[A-Z]\d+(?=_)", node.name))
    found = rulings(game)
    assert len(found) >= 13, f"docs/games/{game}.md holds only {found}"
    assert [number for number in found if number not in names] == []


@pytest.mark.parametrize("game", list(GAMES))
def test_every_option_is_told_in_the_rules(game: str) -> None:
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text()
    for option in GAMES[game].options:
        assert f"`{option.name}`" in page


def test_every_command_is_told_in_the_readme() -> None:
    from mazzo.cli import app

    readme = (ROOT / "README.md").read_text()
    assert "make play" in readme
    assert "make test" in readme
    for command in app.registered_commands:
        assert command.callback is not None
        name = (command.name or command.callback.__name__).replace("_", "-")
        assert f"mazzo {name}" in readme, f"README does not tell of `mazzo {name}`"


def test_links_in_the_docs_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_import_mazzo_is_light() -> None:
    """`import mazzo` brings neither FastAPI nor SQLAlchemy nor torch; the rules bring no web at all."""
    import subprocess
    import sys

    heavy = ("fastapi", "sqlalchemy", "torch", "rich", "typer")
    ask = f"import sys, mazzo, mazzo.rules, mazzo.table.table; print([m for m in {heavy} if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True).stdout.strip() == "[]"
