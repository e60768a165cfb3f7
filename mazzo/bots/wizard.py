"""Wizard by rules of thumb."""

from __future__ import annotations

from typing import Any

from mazzo.rules.choice import any_of
from mazzo.rules.compiled import rule
from mazzo.rules.wizard import legal


@rule
def casual(view: Any, seat: int, dice: Any) -> int:
    return any_of(legal(view, seat), dice)
