"""What a puzzle of Wild Cards is about, made from how the best move differs from the usual one."""

from __future__ import annotations

from typing import Any

WILD = "*"
THEMES = (
    *("refill-now", "refill-later", "wild-now", "wild-kept", "bid-more", "bid-less", "another-habitat"),
    *("another-animal", "animal-left", "animal-taken", "exchange", "tie"),
)


def theme(view: Any, best: str, usual: str) -> str:
    """Of THEMES the one that this puzzle belongs to; the moves are in words."""
    verbs = {best.split()[0], usual.split()[0]}
    if verbs <= {"bid", "also"}:
        return theme_of_bids(best.split()[1], usual.split()[1])
    if "acquire" in verbs:
        return "another-animal" if len(verbs) == 1 else "animal-left" if usual.startswith("acquire") else "animal-taken"
    return "exchange" if "give" in verbs else "tie"


def theme_of_bids(best: str, usual: str) -> str:
    if "refill" in (best, usual):
        return "refill-now" if best == "refill" else "refill-later"
    if (best[0] == WILD) != (usual[0] == WILD):
        return "wild-now" if best[0] == WILD else "wild-kept"
    if best[0] != usual[0]:
        return "another-habitat"
    return "bid-more" if int(best[1:]) > int(usual[1:]) else "bid-less"
