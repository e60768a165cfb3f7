"""The only way from a state to a player."""

from __future__ import annotations

from typing import Any

from mazzo.rules.verbs import game_of, see


def view_of(state: Any, seat: int) -> Any:
    """What this seat may know (or SPECTATOR), built up from an empty view."""
    view = game_of(state).fresh_view()
    see(state, seat, view)
    return view
