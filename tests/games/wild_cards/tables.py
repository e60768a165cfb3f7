"""Tables of Wild Cards for tests that are slow for another reason, and the layouts of its views that have been released."""

from typing import Any

SMALL: list[tuple[int, dict[str, Any]]] = [(3, {"habitats": "5-4-3-2"})]
BATCH: tuple[int, dict[str, Any]] = (3, {})
RELEASED = {1: (434, 644, 19)}
