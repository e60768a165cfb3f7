"""How the master of Wild Cards is trained: see tools/train.py."""

from typing import Any

SETTINGS: dict[str, Any] = {
    "width": 640,
    "judge_width": 512,
    "entropy": (0.02, 0.004),
    "keep": 0.97,
    "to_win": (0.3, 0.7),
    "prize": 1.5,
    "scatter": 200,
}
