"""Tables of Life is Life for tests that are slow for another reason, and the layouts of its views that have been released."""

from typing import Any

SMALL: list[tuple[int, dict[str, Any]]] = [(3, {"most_laps": 2}), (4, {"most_laps": 3})]
BATCH: tuple[int, dict[str, Any]] = (4, {"most_laps": 4})
RELEASED = {1: (227, 1727, 10)}
