"""The only way from a state to a player."""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.rules.game import game_of, see, see_for_all


def view_of(state: Any, seat: int) -> Any:
    """What this seat may know (or SPECTATOR), built up from an empty view."""
    view = game_of(state).fresh_view()
    see(state, seat, view)
    return view


def views_of(state: Any, players: int) -> Any:
    """The same for all seats at once; the last one, which is number -1 too, is a spectator's."""
    views = np.zeros(players + 1, game_of(state).VIEW)
    see_for_all(state, views)
    return views
