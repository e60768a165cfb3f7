"""The shape of the code: imports point down and never in a circle, a game is a folder, the docs are complete."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazzo.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted((ROOT / "mazzo").rglob("*.py"))


def module_name(source: Path) -> str:
    return ".".join(source.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_name(source): source for source in SOURCES}
OWN_GAMES = [name for name in GAMES if f"mazzo.games.{name}" in MODULES]

# Each part may import those before it, and itself. Modules in a game's folder belong to the part that loads them.
LAYERS = [
    ["rules"],
    ["games/*", "games/*/rules", "games/*/worlds", "games/*/variants"],
    ["games"],
    ["words", "worlds", "games/*/words", "games/*/pad", "games/*/length", "variants"],
    ["table", "bots", "games/*/bots", "evening", "games/*/evening"],
    ["lesson", "games/*/lesson", "library"],
    ["simulate"],
    ["statistics", "tally", "games/*/statistics", "games/*/tally"],
    ["hints", "playthrough", "gpu", "cluster", "bench"],
    ["terminal", "games/*/terminal"],
    ["simulation_report"],
    ["arena", "check_bot"],
    ["arena_report"],
    ["review", "games/*/review"],
    ["puzzles"],
    ["ladder"],
    ["warm", "compiled_games"],
    ["research", "games/*/encoding"],
    ["server", "server/settings", "server/json_log", "server/metrics", "server/parent_death", "server/rate_limits"],
    ["server/codes", "server/tasks", "server/timed_cache"],
    ["server/wire"],
    ["server/store"],
    ["server/bots"],
    ["server/persons", "server/results"],
    ["server/tables"],
    ["server/events"],
    ["wasm"],
    ["server/http"],
    ["server/host"],
    ["cli"],
    [""],  # the package itself, which offers what users of the library need first
]
LAYER = {part: number for number, parts in enumerate(LAYERS) for part in parts}


def part_of(module: str) -> str:
    """The part of the package that this module belongs to."""
    names = module.split(".")[1:]
    if names[:1] == ["games"] and len(names) > 1:
        return "/".join(["games", "*", *names[2:3]])
    if names[:1] == ["server"]:
        return "/".join(names[:2])
    return names[0] if names else ""


def imported(source: Path) -> Iterator[str]:
    """Our modules that a file imports, including lazily and for type checking."""
    for node in ast.walk(ast.parse(source.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name in MODULES)
        elif isinstance(node, ast.ImportFrom) and node.module in MODULES:
            submodules = [f"{node.module}.{name.name}" for name in node.names]
            yield from (name for name in submodules if name in MODULES)
            if not all(name in MODULES for name in submodules):
                yield node.module


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_down(module: str) -> None:
    assert part_of(module) in LAYER, f"{module}: give it a layer in {Path(__file__).name}"
    upward = [other for other in imported(MODULES[module]) if LAYER[part_of(other)] > LAYER[part_of(module)]]
    assert upward == [], f"{module} imports {upward}"


def test_no_modules_import_each_other_in_a_circle() -> None:
    left = {module: {other for other in imported(source) if other != module} for module, source in MODULES.items()}
    while leaves := [module for module, others in left.items() if not others & left.keys()]:
        for module in leaves:
            del left[module]
    while tops := left.keys() - set().union(*left.values()):  # they only import something in a circle
        for module in tops:
            del left[module]
    assert sorted(left) == []


def test_the_rules_import_numpy_and_numba_and_nothing_of_ours() -> None:
    for source in (ROOT / "mazzo" / "rules").glob("*.py"):
        assert all(module.startswith("mazzo.rules") for module in imported(source)), source


def test_the_rules_name_nothing_above_them_by_path_either() -> None:
    above = {part.split("/")[0] for part in LAYER} - {"rules", ""}
    by_path = re.compile(rf"\b(?:mazzo[./])?({'|'.join(sorted(above))})(?:/|\.py\b)|\bmazzo\.({'|'.join(sorted(above))})\b")
    group_of_entry_points = "mazzo.games"  # the entry-point group of other packages; no path
    for source in (ROOT / "mazzo" / "rules").glob("*.py"):
        for text in code_texts(source):
            found = by_path.search(text)
            assert found is None or text == group_of_entry_points, f"{source.name}: {text!r}"


def code_texts(source: Path) -> list[str]:
    """The strings in the code of a file, without its prose."""
    tree = ast.parse(source.read_text())
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [str(node.value) for node in found if id(node) not in prose]


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_rulebook_imports_the_contract_alone(game: str) -> None:
    source = ROOT / "mazzo" / "games" / game / "rules.py"
    assert all(module.startswith("mazzo.rules") for module in imported(source)), source


# These packages use a card player's words; the server, the research interfaces and the page use the words of their own trades.
CARD_ROOMS = ("mazzo.rules", "mazzo.games", "mazzo.table", "mazzo.bots")
FOREIGN_WORDS = {"step", "action", "agent", "env", "obs", "ctx", "data", "info", "manager", "handler", "utils", "helper"}


@pytest.mark.parametrize("module", [module for module in MODULES if module.startswith(CARD_ROOMS)])
def test_names_are_card_words(module: str) -> None:
    for node in ast.walk(ast.parse(MODULES[module].read_text())):
        name = getattr(node, "name", None) or getattr(node, "arg", None)
        if isinstance(name, str) and isinstance(node, ast.FunctionDef | ast.ClassDef | ast.arg):
            words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)
            assert not FOREIGN_WORDS & {word.lower() for word in words}, f"{module}: {name}"


# ------------------------------------------------------------------------------------------------------- a game is a folder

SEARCHED = ("mazzo", "web/src", "tests", "docs", "tools", "bench")
# Measured and golden data, which name their game.
DATA = re.compile(
    r"^bench/results/|^docs/pictures/|^tests/playthroughs/[^/]+\.txt$|^tests/server/golden/[^/]+\.sql$"
    r"|^tests/fairness/vectors\.json$|^tests/web/readers/|/measured\.json$"
)


def spells(game: str) -> re.Pattern[str]:
    """The name of a game however it is written: old_maid, old-maid, OldMaid, Old Maid."""
    return re.compile("[ _-]?".join(game.split("_")), re.IGNORECASE)


def kept_files() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "--", *SEARCHED], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("not a git checkout: nothing says which files are kept")
    return [name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def spelling_games() -> list[str]:
    """The files outside a game's folder that spell its name."""
    found = []
    for name in kept_files():
        for game in OWN_GAMES:
            elsewhere = re.sub(rf"(^|/)games/{game}(/|\.md$)", "/", name)
            if DATA.search(name) or elsewhere != name:
                continue
            text = "" if name.endswith(".md") else (ROOT / name).read_text("utf-8", errors="replace")
            if spells(game).search(name) or spells(game).search(text):
                found.append(name)
                break
    return found


def test_outside_its_folder_nobody_spells_a_game_s_name() -> None:
    assert spelling_games() == []


# --------------------------------------------------------------------------------------------------------------- the docs


def rulings(game: str) -> list[str]:
    page = ROOT / "docs" / "games" / f"{game}.md"
    return re.findall(r"^\| ([A-Z]\d+) \|", page.read_text(), re.MULTILINE)


@pytest.mark.parametrize("game", OWN_GAMES)
def test_every_ruling_has_a_test_that_carries_its_number(game: str) -> None:
    names = set()
    for source in (ROOT / "tests").rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                names.update(re.findall(r"(?<=_)[A-Z]\d+(?=_)", node.name))
    found = rulings(game)
    assert len(found) >= 13, f"docs/games/{game}.md holds only {found}"
    assert [number for number in found if number not in names] == []


@pytest.mark.parametrize("game", OWN_GAMES)
def test_every_option_is_documented_in_the_rules(game: str) -> None:
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text()
    for option in GAMES[game].options:
        assert f"`{option.name}`" in page


def test_every_command_is_documented_in_the_readme() -> None:
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


def test_the_map_for_newcomers_names_every_drawer_of_the_server_and_no_other() -> None:
    rows = re.findall(r"^\| `mazzo/server/(.+?) \|", (ROOT / "CONTRIBUTING.md").read_text(), re.MULTILINE)
    named = re.findall(r"(\w+)/`", "".join(rows))
    assert sorted(named) == sorted(drawer.parent.name for drawer in (ROOT / "mazzo" / "server").glob("*/__init__.py"))


def test_import_mazzo_is_light() -> None:
    """`import mazzo` brings neither a web framework nor SQLAlchemy nor torch; the rules bring no web at all."""
    heavy = ("starlette", "uvicorn", "sqlalchemy", "torch", "rich", "typer")
    ask = f"import sys, mazzo, mazzo.rules, mazzo.table.table; print([m for m in {heavy} if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True).stdout.strip() == "[]"


def test_no_compiled_function_takes_a_record_out_of_an_array_that_nobody_keeps() -> None:
    """Compiled, a record does not keep its array alive: `np.zeros(1, RECORD)[0]` is freed at once."""
    for module, source in MODULES.items():
        for function in ast.walk(ast.parse(source.read_text())):
            if not isinstance(function, ast.FunctionDef):
                continue
            if not {ast.unparse(decorator) for decorator in function.decorator_list} & {"rule", "thought"}:
                continue
            for node in ast.walk(function):
                fleeting = isinstance(node, ast.Subscript) and isinstance(node.value, ast.Call)
                assert not (fleeting and ast.unparse(node.value).startswith("np.")), f"{module}.{function.name}"
