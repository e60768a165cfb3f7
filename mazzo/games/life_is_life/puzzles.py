"""What a puzzle of Life is Life is about, made from how the best move differs from the usual one."""

from __future__ import annotations

from typing import Any

THEMES = ("knock-now", "knock-later", "larger-row", "smaller-row")


def theme(view: Any, best: str, usual: str) -> str:
    """Of THEMES the one that this puzzle belongs to; the moves are in words."""
    if "knock" in (best, usual):
        return "knock-now" if best == "knock" else "knock-later"
    return "larger-row" if best > usual else "smaller-row"
