"""Remakes the golden playthroughs beside this file: python -m tests.playthroughs.make

Each is a whole game of random moves as `mazzo playthrough` prints it. They are read by eye when they change, for a change
here is a change of the rules. A new game or variant is one line in `samples.py` of
the game's folder under tests/games/.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mazzo.bots.levels import bot_named
from mazzo.games import GAMES, game_named
from mazzo.playthrough import as_text, playthrough
from mazzo.rules.dice import seed_of
from tests.games import sample

FOLDER = Path(__file__).resolve().parent
MOST_CHARACTERS = 56_000


@dataclass(frozen=True)
class Golden:
    """One golden file: the game it contains."""

    file: str
    game: str
    players: int
    seed: int
    options: dict[str, Any]
    views: bool


GOLDEN = [Golden(file, game, *rest) for game in GAMES for file, *rest in sample(game, "PLAYTHROUGHS", [])]


def text_of(golden: Golden) -> str:
    """The game as text. The middle of a long one is left out, but not from its checksum."""
    rules = game_named(golden.game)
    choices, options = rules.choose(golden.players, golden.options)
    bots = [bot_named("random")] * golden.players
    played = playthrough(rules, golden.players, choices, options, seed_of(golden.seed), bots, golden.views)
    lines = list(as_text(played))
    whole = "\n".join(lines) + "\n"
    if len(whole) <= MOST_CHARACTERS:
        return whole
    keep = MOST_CHARACTERS // 2
    head = whole[: whole.rindex("\n", 0, keep) + 1]
    tail = whole[whole.index("\n", len(whole) - keep) + 1 :]
    left_out = len(lines) - head.count("\n") - tail.count("\n")
    digest = hashlib.sha256(whole.encode()).hexdigest()[:16]
    return f"{head}\n[... {left_out} lines left out; sha256 of the whole game {digest} ...]\n\n{tail}"


def main() -> None:
    for golden in GOLDEN:
        (FOLDER / golden.file).write_text(text_of(golden))
        print(golden.file)


if __name__ == "__main__":
    main()
