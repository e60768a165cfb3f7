"""Where a package keeps its games for the browser."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

FOLDER = "browser"
FACTS = "rules.json"
WEIGHTS = ".weights"  # how the file ends that says what a master has learned


def folder_of(package: str) -> Path:
    """Where a package keeps what was built of it."""
    return Path(str(files(package))) / FOLDER
