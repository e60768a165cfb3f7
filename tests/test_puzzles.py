"""Puzzles: each is a position of a replayable game, with one move that is clearly the best."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from mazzo.bots.levels import BOTS
from mazzo.games import GAMES, game_named, part
from mazzo.puzzles import games_with_puzzles, moves_of, read_puzzles, table_of, write_puzzles
from mazzo.puzzles.making import Journal, best_of, is_clear, mark_of, puzzles_in, why_refused
from mazzo.puzzles.shapes import Puzzle, Puzzles
from mazzo.review import judge_of
from mazzo.review.judge import Tried
from mazzo.table.record import record_of
from mazzo.words import theme_of
from tests.games import ANY_GAME
from tests.harness.players import ROOT

FEW_WORLDS = 200
EVERY = 8  # one in this many puzzles is laid out in every run

kept = {game: read_puzzles(game) for game in games_with_puzzles()}
ALL = [(game, puzzle) for game, found in kept.items() for puzzle in found.puzzles]


def test_every_game_has_puzzles() -> None:
    assert list(kept) == list(GAMES)
    for game, found in kept.items():
        assert len(found.puzzles) >= 200
        assert len({puzzle.id for puzzle in found.puzzles}) == len(found.puzzles)
        by, now = (judge.partition(",")[0] for judge in (found.judge, judge_of(game_named(game))))
        assert by == now, "another judge: remake them with `mazzo puzzles make`"


@pytest.mark.parametrize("game", kept)
def test_one_move_is_ahead_of_all_others_by_what_would_be_called_a_mistake(game: str) -> None:
    mark = mark_of(game_named(game))
    for puzzle in kept[game].puzzles:
        (best, _, behind, *_), *others = puzzle.moves
        assert behind == 0.0
        assert len(others) >= 2
        assert all(low >= mark - 1e-4 for _, _, _, low, *_ in others), puzzle.id
        assert puzzle.usual != best
        assert puzzle.usual in [move for move, *_ in others]
        assert set(puzzle.found_by) <= set(BOTS) - {"casual"}


def holds(game: str, puzzle: Puzzle) -> None:
    table = table_of(game, puzzle)
    assert sorted(table.legal(puzzle.seat)) == sorted(move for move, *_ in puzzle.moves)
    assert table.opened.practice is not None
    assert record_of(table).practice == f"puzzle {puzzle.id}"
    assert puzzle.theme == theme_of(table.view(puzzle.seat), puzzle.moves[0][0], puzzle.usual)


@pytest.mark.parametrize("game", kept)
def test_puzzles_are_spread_over_themes_that_have_a_name_in_every_language(game: str) -> None:
    themes = Counter(puzzle.theme for puzzle in kept[game].puzzles)
    named = part(game_named(game), "words").THEMES
    assert set(themes) <= set(named)
    assert len(themes) >= 4
    assert max(themes.values()) <= 0.6 * len(kept[game].puzzles)
    for words in (ROOT / "web" / "src" / "games" / game / "locales").glob("review.*.ftl"):
        keys = re.findall(rf"^theme-{game.replace('_', '-')}-(\S+) =", words.read_text(), re.MULTILINE)
        assert keys == list(named), words


def test_a_puzzle_is_a_position_of_a_game_and_says_what_every_legal_move_is_worth() -> None:
    for game, puzzle in ALL[::EVERY]:
        holds(game, puzzle)


@pytest.mark.long
def test_all_puzzles_are_positions_of_games() -> None:
    for game, puzzle in ALL:
        holds(game, puzzle)


def test_an_invalid_past_is_refused_in_one_sentence() -> None:
    puzzle = next(puzzle for puzzle in kept[ANY_GAME].puzzles if len(puzzle.past) > 20)
    for past in (puzzle.past[:-1], puzzle.past[:9] + chr(48 + 62) + puzzle.past[10:]):
        with pytest.raises(ValueError, match=puzzle.id):
            table_of(ANY_GAME, msgspec.structs.replace(puzzle, past=past))


@pytest.mark.long
def test_two_puzzles_judged_again_still_have_the_same_best_move() -> None:
    for puzzle in kept[ANY_GAME].puzzles[:2]:
        assert why_refused(ANY_GAME, puzzle, FEW_WORLDS) is None


@pytest.mark.long
def test_a_puzzle_with_another_solution_is_refused() -> None:
    puzzle = kept[ANY_GAME].puzzles[0]
    turned = msgspec.structs.replace(puzzle, moves=[puzzle.moves[1], puzzle.moves[0], *puzzle.moves[2:]])
    assert why_refused(ANY_GAME, turned, FEW_WORLDS) == f"{puzzle.moves[0][0]} is better than {puzzle.moves[1][0]}"


@pytest.mark.long
@pytest.mark.parametrize("game", kept)
def test_puzzles_of_every_game_can_be_judged_again(game: str) -> None:
    assert [why_refused(game, puzzle, 1000) for puzzle in kept[game].puzzles[:2]] == [None, None]


def test_a_move_that_is_only_a_little_better_is_no_solution() -> None:

    values = {2: [5.0] * 400, 3: [4.0] * 400}
    tried = Tried(0b1100, values, values, [0] * 400)
    assert best_of(tried) == 2
    assert is_clear(tried, 0.9, 1.96)
    assert not is_clear(tried, 1.1, 1.96)


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    found = kept[ANY_GAME]
    write_puzzles(found, path)
    assert read_puzzles(ANY_GAME, path) == found
    other: Puzzles = msgspec.structs.replace(found, rules=found.rules + 1)
    write_puzzles(other, path)
    with pytest.raises(ValueError, match=f"rules {found.rules + 1}"):
        read_puzzles(ANY_GAME, path)
    path.write_text("{")
    with pytest.raises(ValueError, match=str(path)):
        read_puzzles(ANY_GAME, path)


def test_interrupted_work_resumes(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    puzzles = kept[ANY_GAME].puzzles[:3]
    Journal(ANY_GAME, path).keep(7, puzzles)
    with path.open("a") as file:
        file.write('{"number": 8, "fou')
    assert Journal(ANY_GAME, path).games == {7: puzzles}
    path.write_text("{}\n")
    with pytest.raises(ValueError, match="other puzzles"):
        Journal(ANY_GAME, path)


@pytest.mark.long
def test_the_same_number_gives_the_same_puzzles() -> None:
    first = puzzles_in(ANY_GAME, 0)
    assert first == puzzles_in(ANY_GAME, 0)
    assert first
    assert all(len(moves_of(puzzle.past)) == len(puzzle.past) for puzzle in first)
