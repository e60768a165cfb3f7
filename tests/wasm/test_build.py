"""The build: the same bytes wherever it runs, no network access, and a sentence if it cannot be done."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import pytest

from mazzo.rules.compiled import compiled_sources
from mazzo.wasm.build import COMPILING, games_of, is_played
from mazzo.wasm.linker import MAGIC, Unlinkable, link, signed, unsigned
from mazzo.wasm.target import FIRST_UNTRIED, LEAST_NUMBA, WrongNumba, refuse_other_numba
from tests.harness.players import ROOT

KINDLING = ROOT / "examples" / "kindling"


def offered_from(folder: Path) -> dict[str, str]:
    """An environment in which the game in this folder is installed, with nothing written anywhere else."""
    for package in (KINDLING / "mazzo_kindling", ROOT / "mazzo"):
        shutil.copytree(package, folder / package.name, ignore=shutil.ignore_patterns("__pycache__", "page", "browser"))
    about = folder / "mazzo_kindling-1.0.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mazzo-kindling\nVersion: 1.0.0\n")
    (about / "entry_points.txt").write_text("[mazzo.games]\nkindling = mazzo_kindling\n")
    return {**os.environ, "PYTHONPATH": str(folder), "MAZZO_CACHE": str(folder / "cache")}


def built(folder: Path) -> dict[str, bytes]:
    """Somebody else's game, built in a folder of its own: the files that it ships then."""
    folder.mkdir()
    command = [sys.executable, "-m", "mazzo.wasm", "mazzo_kindling"]
    run = subprocess.run(command, cwd=folder, env=offered_from(folder), capture_output=True, text=True, timeout=600)
    assert run.returncode == 0, run.stderr[-3000:]
    return {file.name: file.read_bytes() for file in (folder / "mazzo_kindling" / "browser").iterdir()}


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return built(tmp_path_factory.mktemp("builds") / "here")


def test_make_watches_every_file_that_is_compiled_for_the_browser() -> None:
    """Otherwise a page would go on with outdated rules or reviews."""
    watched = re.search(r"^\$\(RULES\):.*\$\(shell find (.+?) -name", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert watched
    folders = [ROOT / path for path in watched[1].split()]
    files = [source for source in compiled_sources() if is_played(source, {"mazzo/games"})]
    files += [ROOT / "mazzo" / "wasm" / f"{name}.py" for name in COMPILING]
    assert len(files) > 30
    assert [file for file in files if not any(file.is_relative_to(folder) for folder in folders)] == []


@pytest.mark.long
def test_two_builds_in_two_folders_are_equal_byte_for_byte(here: dict[str, bytes], tmp_path: Path) -> None:
    assert built(tmp_path / "in-another-folder") == here


def test_a_game_of_somebody_else_ships_rules_facts_and_notation(here: dict[str, bytes]) -> None:
    facts: dict[str, Any] = json.loads(here["rules.json"])
    assert re.fullmatch(r"mazzo_kindling-[0-9a-f]{16}\.wasm", facts["wasm"])
    assert sorted(here) == sorted(["rules.json", "kindling.js", facts["wasm"], facts["review"]])
    assert list(facts["games"]) == ["kindling"]
    assert here[facts["wasm"]].startswith(MAGIC)
    assert b"export const notation" in here["kindling.js"]
    assert "kindling" in facts["games"]["kindling"]["face"]["words"]["de"].lower()


def test_the_build_contains_no_path_of_its_machine(here: dict[str, bytes]) -> None:
    for text in here.values():
        assert b"in-another-folder" not in text
        assert str(ROOT).encode() not in text
        assert b"site-packages" not in text


def test_a_package_without_games_gets_a_list_of_those_that_have_some() -> None:
    with pytest.raises(ValueError, match="'msgspec' offers no game that is installed here; these do: mazzo"):
        games_of("msgspec")


def test_another_numba_gets_a_sentence() -> None:
    refuse_other_numba(f"{LEAST_NUMBA[0]}.{LEAST_NUMBA[1]}.3")
    with pytest.raises(WrongNumba, match=r"this is 0\.61\.2: run pip install 'numba>="):
        refuse_other_numba("0.61.2")
    with pytest.raises(WrongNumba):
        refuse_other_numba(f"{FIRST_UNTRIED[0]}.{FIRST_UNTRIED[1]}.0")


def test_pyproject_names_the_numba_to_build_with() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    least, untried = (".".join(map(str, numbers)) for numbers in (LEAST_NUMBA, FIRST_UNTRIED))
    assert project["optional-dependencies"]["wasm"] == [f"numba>={least},<{untried}"]


# ------------------------------------------------------------------------------------------------------------ the linker


@pytest.mark.parametrize("number", [0, 1, 63, 64, 127, 128, 300, 2**31])
def test_numbers_are_written_in_as_few_bytes_as_they_need(number: int) -> None:
    assert len(unsigned(number)) == max(1, -(-number.bit_length() // 7))
    assert len(signed(-number)) <= len(unsigned(number)) + 1


def test_anything_but_an_object_file_is_refused() -> None:
    with pytest.raises(Unlinkable, match="no WebAssembly object"):
        link(b"not at all", [], 1024)


def test_an_export_that_nobody_defines_is_named() -> None:
    with pytest.raises(Unlinkable, match="nothing defines deal"):
        link(MAGIC, ["deal"], 1024)


SQUARE = """
target triple = "wasm32-unknown-unknown"
@table = internal constant [3 x i32] [i32 0, i32 1, i32 4]
@unused = internal constant [1000 x i32] zeroinitializer
define i32 @square(i32 %number) {
  %place = getelementptr [3 x i32], ptr @table, i32 0, i32 %number
  %answer = load i32, ptr %place
  ret i32 %answer
}
define i32 @ninth(i32 %number) {
  %sum = call i32 @square(i32 %number)
  ret i32 %sum
}
"""


def object_of(code: str) -> bytes:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple("wasm32-unknown-unknown").create_target_machine(reloc="static")
    made: bytes = machine.emit_object(llvm.parse_assembly(code))
    return made


def answer_of(module: bytes, call: str) -> str:
    """What JavaScript gets from a module."""
    code = f"const {{ exports: it }} = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from('{module.hex()}', 'hex')))"
    run = subprocess.run(["node", "-e", f"{code}\nconsole.log({call})"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not here")
def test_a_linked_module_runs_and_knows_its_constants() -> None:
    module = link(object_of(SQUARE), ["square"], 1024)
    assert answer_of(module, "[0, 1, 2].map(it.square).join()") == "0,1,4"
    assert answer_of(module, "Object.keys(it).join()") == "memory,square"


def test_functions_that_no_export_reaches_are_left_out() -> None:
    assert len(link(object_of(SQUARE), ["square"], 1024)) < 150
    assert len(link(object_of(SQUARE), ["square", "ninth"], 1024)) > len(link(object_of(SQUARE), ["square"], 1024))


def test_a_missing_library_function_is_named() -> None:
    code = SQUARE.replace("call i32 @square", "call i32 @printf") + "declare i32 @printf(i32)\n"
    with pytest.raises(Unlinkable, match="nothing defines printf: in a browser there is no library to ask"):
        link(object_of(code), ["square", "ninth"], 1024)
