"""Tables of Wizard for tests that are slow for another reason, and the layouts of its views that have been released."""

from typing import Any

INTERPRETED: list[tuple[int, dict[str, Any]]] = [
    (3, {"rounds": "1-2-3"}),
    (4, {"rounds": "2-3", "bids": "blind", "dark_wizard": True}),
    (5, {"rounds": "3-1", "leaders_hook": True}),
    (6, {"rounds": "2-2", "bids": "secret", "clairvoyance": True}),
    (3, {"rounds": "1-5", "clairvoyance": True}),
    (3, {"rounds": "20"}),
    (2, {}),
    (3, {"monochrome": True, "bids": "secret"}),
]
INTERPRETED_GAMES = 200
SMALL: list[tuple[int, dict[str, Any]]] = [(3, {"rounds": "1-2"}), (3, {"rounds": "2-3", "bids": "blind"})]
BATCH: tuple[int, dict[str, Any]] = (4, {"rounds": "1-3-5", "bids": "secret"})
RELEASED = {1: (521, 761, 60)}
