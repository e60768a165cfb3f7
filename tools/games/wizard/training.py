"""How the master of Wizard is trained: see tools/train.py."""

from typing import Any

SETTINGS: dict[str, Any] = {"width": 768, "judge_width": 640, "to_win": (0.2, 0.6), "prize": 15.0, "scatter": 540}
