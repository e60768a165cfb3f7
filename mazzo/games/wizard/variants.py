"""The tables that everything is tried on: every number of players, every option, and options together."""

from typing import Any

TABLES: list[tuple[int, dict[str, Any]]] = [
    *[(players, {}) for players in (2, 3, 4, 5, 6)],
    *[(players, {"bids": "blind"}) for players in (3, 6)],
    *[(players, {"bids": "secret"}) for players in (4, 5)],
    (2, {"dark_wizard": True}),
    (4, {"dark_wizard": True, "leaders_hook": True}),
    (5, {"clairvoyance": True}),
    (3, {"clairvoyance": True, "bids": "secret", "rounds": "short"}),
    (3, {"monochrome": True}),
    (4, {"monochrome": True, "dark_wizard": True, "bids": "blind", "clairvoyance": True}),
    (6, {"leaders_hook": True, "rounds": "1-2-3-2-1"}),
    (3, {"rounds": "20-19"}),
]
