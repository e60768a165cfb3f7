"""Games are found by their folder, and a package from outside that is no game breaks no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazzo import games
from mazzo.games import GAMES, game_named, has_part, package_of, part
from mazzo.rules import game as contract
from mazzo.rules.compiled import PACKAGE


def test_every_folder_is_a_game_of_that_name() -> None:
    folders = {file.parent.name for file in (PACKAGE / "games").glob("*/rules.py")}
    assert {name for name in GAMES if package_of(GAMES[name]).startswith("mazzo.")} == folders
    for name in folders:
        assert part(game_named(name), "rules").GAME is GAMES[name]
        assert has_part(GAMES[name], "words")
        assert not has_part(GAMES[name], "no_such_module")
        assert not has_part(GAMES[name], "no_such_folder.casual")


HEAD = "import dataclasses\nfrom mazzo.games import GAMES\n"
REST = {"words": "", "worlds": ""}
OF_SOMEBODY = HEAD + "GAME = dataclasses.replace(next(iter(GAMES.values())), name='theirs', title='Theirs')\n"


def offered(folder: Path, monkeypatch: pytest.MonkeyPatch, **files: str) -> dict[str, str]:
    """Somebody else's package with these modules, on the path."""
    for register in ("_BY_DTYPE", "_BY_RECORD"):  # declaring a game registers it: here for the duration of a test
        monkeypatch.setattr(contract, register, dict(getattr(contract, register)))
    package = f"offered_{folder.name.replace('-', '_')}"
    (folder / package).mkdir()
    for name, text in ({"__init__": ""} | files).items():
        (folder / package / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(folder))
    return {"theirs": package}


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ({}, "No module named"),
        ({"rules": "raise RuntimeError('not today')"}, "not today"),
        ({"rules": ""}, "has no attribute 'GAME'"),
        ({"rules": OF_SOMEBODY, "words": ""}, "it has no module 'worlds'"),
        ({"rules": OF_SOMEBODY.replace("theirs", "ours"), **REST}, "the names must be the same"),
        (
            {"rules": OF_SOMEBODY.replace("title=", "most_players=9, title="), "words": "", "worlds": ""},
            "a table has 2 to 6 seats",
        ),
    ],
)
def test_a_package_that_is_no_game_is_left_out_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, files: dict[str, str], sentence: str
) -> None:
    with pytest.warns(UserWarning, match=sentence):
        found = games._load(games._PACKAGES | offered(tmp_path, monkeypatch, **files))
    assert found == GAMES


def test_a_name_that_is_taken_stays_with_the_game_that_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = next(iter(GAMES))
    offer = type("Offer", (), {"name": taken, "value": "elsewhere"})
    monkeypatch.setattr(games, "entry_points", lambda group: [offer])
    with pytest.warns(UserWarning, match=f"elsewhere offers a game '{taken}'"):
        assert games._packages()[taken] == package_of(GAMES[taken])
