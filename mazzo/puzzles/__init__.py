"""Puzzles: positions from games among bots in which one move is clearly the best, and the rules of thumb miss it.

The puzzles of a game are `puzzles.json` in its folder: each is a seed, the moves up to the position, one letter each, the seat
that has to decide, and the value of each of its moves, given what it knows.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from mazzo.games import GAMES, game_named, package_of
from mazzo.puzzles.shapes import Puzzle, Puzzles
from mazzo.table.commands import Person
from mazzo.table.log import Opened, Practice
from mazzo.table.practice import puzzle_entries
from mazzo.table.table import Table
from mazzo.words import Refusal

FILE = "puzzles.json"
FIRST_LETTER = ord("0")  # of the move 0; a move is below 63
SOLVER = Person(person="solver", name="You")


def letters_of(moves: list[int]) -> str:
    return "".join(chr(FIRST_LETTER + move) for move in moves)


def moves_of(past: str) -> list[int]:
    return [ord(letter) - FIRST_LETTER for letter in past]


def table_of(game: str, puzzle: Puzzle) -> Table:
    """The table in this position, with the solver in its seat; ValueError, with an explanation, if the puzzle is invalid."""
    rules = game_named(game)
    choices, _ = rules.choose(puzzle.players, puzzle.options)
    opened = Opened(
        game=game,
        rules=rules.version,
        players=puzzle.players,
        options=choices,
        seed=puzzle.seed,
        level="casual",
        host=SOLVER.person,
        practice=Practice(code="", place=0, puzzle=puzzle.id),
    )
    try:
        table = Table.from_log(puzzle_entries(opened, puzzle.seat, moves_of(puzzle.past), SOLVER))
    except Refusal as why:
        raise ValueError(f"puzzle {puzzle.id}: {why.text}") from None
    if puzzle.seat not in table.waiting:
        raise ValueError(f"puzzle {puzzle.id}: it is not seat {puzzle.seat} that decides")
    return table


def place_of(game: str) -> Any:
    return files(package_of(game_named(game))) / FILE


def games_with_puzzles() -> list[str]:
    return [game for game in GAMES if place_of(game).is_file()]


def read_puzzles(game: str, path: Path | None = None) -> Puzzles:
    """The puzzles of this game; ValueError, with an explanation, if there are none or they belong to another game or rules."""
    place = path or place_of(game)
    try:
        found = msgspec.json.decode(place.read_bytes(), type=Puzzles)
    except (OSError, msgspec.ValidationError, msgspec.DecodeError) as problem:
        raise ValueError(f"{place}: {problem}") from None
    rules = game_named(game)
    if (found.game, found.rules) != (game, rules.version):
        raise ValueError(f"{place}: puzzles of {found.game}, rules {found.rules}; expected {game}, rules {rules.version}")
    return found


def write_puzzles(found: Puzzles, path: Path | None = None) -> None:
    """One line per puzzle, so that changes are readable."""
    heading = msgspec.json.encode(msgspec.structs.replace(found, puzzles=[])).decode().removesuffix("]}")
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in found.puzzles)
    (path or Path(str(place_of(found.game)))).write_text(f"{heading}\n{lines}\n]}}\n")
