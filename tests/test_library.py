"""Mazzo as a library: the ten lines of the README, every snippet a reader may copy, and the messages of errors."""

from __future__ import annotations

import ast
import random
import re
import subprocess
import sys
import textwrap
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import mazzo
from mazzo.bots.sandbox import bot_decision
from mazzo.games import GAMES
from mazzo.library import as_bot
from mazzo.rules.dice import dice_of
from mazzo.rules.game import copy_of
from mazzo.table.view import view_of
from mazzo.variants import TABLES
from mazzo.worlds import imagine

ROOT = Path(__file__).resolve().parent.parent
SNIPPET = re.compile(r"^( *)```python\n(.*?)^\1```", re.DOTALL | re.MULTILINE)


def snippets(page: str) -> list[str]:
    return [textwrap.dedent(text) for _, text in SNIPPET.findall((ROOT / page).read_text())]


def first_legal(view: dict[str, Any], legal: list[str]) -> str:
    return legal[0]


def test_the_ten_lines_of_the_readme_print_what_it_says() -> None:
    readme = (ROOT / "README.md").read_text()
    found = re.search(r"```python\n(import mazzo\n.*?)```\n\n```\n(.*?)```", readme, re.DOTALL)
    assert found is not None, "README.md shows the ten lines, and below them what they print"
    program, printed = found.groups()
    assert len([line for line in program.splitlines() if line.strip()]) <= 10
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr[-2000:]
    assert run.stdout == printed


def test_the_ten_lines_of_the_package_itself_run_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert mazzo.__doc__ is not None
    program = "\n".join(line.removeprefix("    ") for line in mazzo.__doc__.splitlines() if not line or line.startswith("    "))
    exec(compile(program, mazzo.__file__, "exec"), {"GAME": next(iter(GAMES))})
    assert capsys.readouterr().out.startswith("1. ")


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/bots.md"])
def test_bots_on_the_pages_play(page: str) -> None:
    """Every class with a method `decide` on a page can be copied and plays."""
    shown = [text for text in snippets(page) if "def decide(" in text]
    assert shown
    for text in shown:
        names: dict[str, Any] = {}
        exec(compile(text, page, "exec"), names)
        (name,) = [node.name for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
        mind = names[name]()

        def decide(view: Any, seat: int, dice: Any, mind: Any = mind) -> mazzo.Decision:
            return mazzo.Decision(int(mind.decide(view, seat, dice)))

        game, (players, options) = next(iter((game, tables[0]) for game, tables in TABLES.items()))
        table = mazzo.open_table(game, players, seed=1, options=options)
        assert len(mazzo.play(table, [mazzo.Bot(name, decide)] * players).ranks) == players


def test_the_position_of_the_first_walk_can_be_laid_out() -> None:
    """CONTRIBUTING.md shows a test of a ruling: it runs, with the positions of its game."""
    (shown,) = [text for text in snippets("CONTRIBUTING.md") if "def test_" in text]
    game = re.search(r"tests/games/(\w+)/positions\.py", (ROOT / "CONTRIBUTING.md").read_text())
    assert game is not None
    names = vars(import_module(f"tests.games.{game.group(1)}.positions")).copy()
    exec(compile(shown, "CONTRIBUTING.md", "exec"), names)
    (test,) = [node.name for node in ast.parse(shown).body if isinstance(node, ast.FunctionDef)]
    names[test]()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_function_plays_every_game_from_its_seat(game: str) -> None:
    """It sees its own seat, and is asked for sets part by part: repeating any legal move ends the game."""
    pick = random.Random(7)
    seats = set()

    def anything(view: dict[str, Any], legal: list[str]) -> str:
        seats.add(view["seat"])
        assert legal
        return pick.choice(legal)

    table = mazzo.open_table(game, GAMES[game].most_players, seed=3)
    result = mazzo.play(table, [anything] + ["random"] * (table.players - 1))
    assert seats == {0}
    assert table.stage == "over"
    assert (result.scores, result.ranks) == (table.scores(), table.ranks())
    assert result.winners == [result.names[seat] for seat in range(table.players) if result.ranks[seat] == 1]
    assert str(result).startswith(f"1. {result.winners[0]}: ")


def test_a_function_sees_no_more_than_its_seat() -> None:
    """If only what it cannot see is dealt again, it gets the same view."""
    for game in GAMES:
        table = mazzo.open_table(game, GAMES[game].most_players, seed=5)
        for seat in range(table.players):
            table.sit(seat, "somebody")
        table.deal()
        seat = table.undecided[0]
        redealt = copy_of(table.state)
        imagine(view_of(table.state, seat), dice_of(table.seed, 9), redealt)
        handed: list[Any] = []

        def look(view: dict[str, Any], legal: list[str], handed: list[Any] = handed) -> str:
            handed.append((view, legal))
            return legal[0]

        for state in (table.state, redealt):
            bot_decision(as_bot(look), state, seat, dice_of(table.seed, seat))
        half = len(handed) // 2
        assert handed[:half] == handed[half:]


def test_the_same_seed_gives_the_same_game_and_another_one_another() -> None:
    game = next(iter(GAMES))
    players = GAMES[game].most_players

    def scores(seed: int | str | None) -> list[int]:
        return mazzo.play(mazzo.open_table(game, players, seed), [first_legal] + ["casual"] * (players - 1)).scores

    assert scores(11) == scores("11") != scores(12)
    assert scores(None) != scores(None)


def test_errors_are_reported_in_a_sentence() -> None:
    game = next(iter(GAMES))
    players = GAMES[game].least_players
    others = ["random"] * (players - 1)

    def no_move(view: dict[str, Any], legal: list[str]) -> str:
        return "castle"

    def falls_over(view: dict[str, Any], legal: list[str]) -> str:
        return str(view["no such thing"])

    with pytest.raises(ValueError, match="game 'poker': the games are"):
        mazzo.open_table("poker")
    with pytest.raises(ValueError, match="bot 'nobody': the bots are"):
        mazzo.play(mazzo.open_table(game, players), ["nobody", *others])
    with pytest.raises(ValueError, match=f"1 players for {players} seats"):
        mazzo.play(mazzo.open_table(game, players), ["casual"])
    with pytest.raises(ValueError, match="player 7: expected the name of a bot"):
        mazzo.play(mazzo.open_table(game, players), [7, *others])  # type: ignore[list-item]
    with pytest.raises(mazzo.BotFault, match=r"'no_move' answered 'castle' on seat 0 .*; the legal moves are: "):
        mazzo.play(mazzo.open_table(game, players, seed=1), [no_move, *others])
    with pytest.raises(mazzo.BotFault, match="'falls_over' raised KeyError: 'no such thing' on seat 0"):
        mazzo.play(mazzo.open_table(game, players, seed=1), [falls_over, *others])
    table = mazzo.open_table(game, players, seed=1)
    mazzo.play(table, [first_legal, *others])
    with pytest.raises(mazzo.Refusal, match="The game has begun"):
        mazzo.play(table, [first_legal, *others])


def test_every_public_name_has_a_docstring_and_a_type() -> None:
    for name in mazzo.__all__:
        public = getattr(mazzo, name)
        assert public.__doc__, name
        assert not public.__doc__.startswith(f"{name}("), f"{name} has only the docstring of a dataclass"
        assert name in dir(mazzo)
    assert mazzo.__version__.count(".") == 2
    with pytest.raises(AttributeError, match="has no attribute 'dealer'"):
        _ = mazzo.dealer
    source = ast.parse((ROOT / "mazzo" / "__init__.py").read_text())
    typed = {alias.name for node in ast.walk(source) if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert set(mazzo.__all__) <= typed, "type checkers see what the program offers"
    assert (ROOT / "mazzo" / "py.typed").exists()
