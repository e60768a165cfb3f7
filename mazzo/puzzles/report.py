"""`mazzo puzzles`: makes puzzles, and checks the existing ones again."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from mazzo.games import game_named
from mazzo.puzzles import games_with_puzzles, read_puzzles, write_puzzles
from mazzo.puzzles.making import Journal, collected, puzzles_in, why_refused
from mazzo.puzzles.shapes import Puzzle
from mazzo.rules.compiled import user_cache
from mazzo.simulation_report import check_writable, progress_bar


def usual_journal(game: str) -> Path:
    return user_cache() / "puzzles" / f"{game}.jsonl"


def make_and_report(game: str, wanted: int, most_games: int, journal_at: Path | None, out: Path | None) -> None:
    """Looks through games until there are as many puzzles as are wanted, and writes them."""
    check_writable(out)
    title = game_named(game).title
    journal = Journal(game, journal_at or usual_journal(game))
    with progress_bar("puzzles") as bar:
        task = bar.add_task(title, total=wanted)
        for number in range(most_games):
            bar.update(task, completed=len(journal.found))
            if len(journal.found) >= wanted:
                break
            if number not in journal.games:
                journal.keep(number, puzzles_in(game, number))
    kept = sorted(journal.found[:wanted], key=lambda puzzle: puzzle.id)  # mixed: the days follow this order
    write_puzzles(collected(game, kept), out)
    sys.stdout.write(f"{title}: {len(kept)} puzzles from {len(journal.games)} games ({theme_counts(kept)}).\n")


def theme_counts(puzzles: list[Puzzle]) -> str:
    """How many of each theme."""
    kinds = Counter(puzzle.theme for puzzle in puzzles)
    return ", ".join(f"{kind} {number}" for kind, number in kinds.most_common()) or "none"


def check_and_report(games: list[str], worlds: int, drop: bool) -> bool:
    """Judges every puzzle again, in other worlds. Are all of them still puzzles? With `drop`, the others are removed."""
    all_hold = True
    for game in games or games_with_puzzles():
        found = read_puzzles(game)
        holding = []
        with progress_bar("puzzles") as bar:
            for puzzle in bar.track(found.puzzles, description=game_named(game).title):
                why = why_refused(game, puzzle, worlds)
                if why is None:
                    holding.append(puzzle)
                else:
                    sys.stdout.write(f"{game} {puzzle.id}: {why}\n")
        sys.stdout.write(
            f"{game_named(game).title}: {len(holding)} of {len(found.puzzles)} puzzles hold in {worlds} other worlds.\n"
        )
        all_hold &= len(holding) == len(found.puzzles)
        if drop and len(holding) < len(found.puzzles):
            write_puzzles(collected(game, holding))
    return all_hold
