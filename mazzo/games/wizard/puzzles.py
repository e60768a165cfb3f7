"""What a puzzle of Wizard is about, made from how the best move differs from the usual one."""

from __future__ import annotations

from typing import Any

from mazzo.games.wizard.words import suit_words

THEMES = (
    *("trump", "bid-more", "bid-less", "wizard-now", "wizard-kept", "jester-now", "jester-kept"),
    *("trump-now", "trump-kept", "higher", "lower", "another-suit"),
)


def theme(view: Any, best: str, usual: str) -> str:
    """Of THEMES the one that this puzzle belongs to; the moves are in words."""
    verb, chosen = best.split()
    missed = usual.split()[1]
    if verb == "trump":
        return "trump"
    if verb == "bid":
        return "bid-more" if int(chosen) > int(missed) else "bid-less"
    for letter, name in (("W", "wizard"), ("J", "jester"), (suit_words(int(view.trump)), "trump")):
        if (chosen[0] == letter) != (missed[0] == letter):
            return f"{name}-now" if chosen[0] == letter else f"{name}-kept"
    if chosen[0] != missed[0]:
        return "another-suit"
    return "higher" if int(chosen[1:]) > int(missed[1:]) else "lower"
