"""Remakes the golden playthroughs beside this file: python tests/playthroughs/make.py

Each is a whole game of random moves as `mazzo playthrough` prints it. They are read by eye when they change, for a change
here is a change of the rules. A new game or variant is one line in GOLDEN.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mazzo.bots.levels import bot_named
from mazzo.games import game_named
from mazzo.playthrough import as_text, playthrough
from mazzo.rules.dice import seed_of

FOLDER = Path(__file__).resolve().parent
MOST_CHARACTERS = 56_000


@dataclass(frozen=True)
class Golden:
    """One golden file: the game it tells."""

    file: str
    game: str
    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    views: bool = False


GOLDEN = [
    Golden("wizard.txt", "wizard", 3, 134, {"rounds": "1-2-3-4"}),
    Golden("wizard-V1-blind-bids.txt", "wizard", 3, 51, {"bids": "blind", "rounds": "1-2"}, views=True),
    Golden("wizard-V2-secret-bids.txt", "wizard", 3, 3, {"bids": "secret", "rounds": "1-2"}, views=True),
    Golden("wizard-V3-dark-wizard.txt", "wizard", 4, 8, {"dark_wizard": True, "rounds": "2-3-4"}),
    Golden("wizard-V4-two-players.txt", "wizard", 2, 22),
    Golden("wizard-V5-leaders-hook.txt", "wizard", 3, 2, {"leaders_hook": True, "rounds": "1-2-3-2"}),
    Golden("wizard-V6-clairvoyance.txt", "wizard", 3, 5, {"clairvoyance": True, "rounds": "1-2"}, views=True),
    Golden("wizard-V7-monochrome.txt", "wizard", 3, 1, {"monochrome": True}),
    Golden("wizard-Z10-short.txt", "wizard", 6, 1, {"rounds": "short"}),
    Golden("wizard-Z10-last-hand-first.txt", "wizard", 6, 1, {"rounds": "10-1"}),
    Golden("wild-cards.txt", "wild_cards", 3, 1),
    Golden("wild-cards-four.txt", "wild_cards", 4, 2),
    Golden("wild-cards-W2-habitats-and-wilds.txt", "wild_cards", 5, 3, {"habitats": "5-4-3-2", "wilds": "1-1-1-1"}),
    Golden("wild-cards-W3-random-removal.txt", "wild_cards", 3, 4, {"removal": "random"}, views=True),
    Golden("life-is-life.txt", "life_is_life", 3, 1),
    Golden("life-is-life-L9-expert.txt", "life_is_life", 4, 2, {"expert": True}),
    Golden("life-is-life-L10-laps.txt", "life_is_life", 5, 3, {"most_laps": 2}, views=True),
]


def text_of(golden: Golden) -> str:
    """The game as text. Of a long one the middle is left out, but not out of the sum by which it is checked."""
    rules = game_named(golden.game)
    choices, options = rules.choose(golden.players, golden.options)
    bots = [bot_named("random")] * golden.players
    told = playthrough(rules, golden.players, choices, options, seed_of(golden.seed), bots, golden.views)
    lines = list(as_text(told))
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
