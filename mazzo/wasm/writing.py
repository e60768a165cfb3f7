"""A translated file: written, or compared with what would be."""

from __future__ import annotations

from pathlib import Path


def write_or_check(arguments: list[str], file: Path, text: str, program: str) -> int:
    """Writes it below the folder that is named last; with --check it only says if it is not what would be written."""
    *flags, source = arguments
    path = Path(source) / file
    if flags == ["--check"]:
        is_stale = not path.exists() or path.read_text("utf-8") != text
        if is_stale:
            print(f"{path} is not what python -m {program} would write")
        return int(is_stale)
    path.write_text(text, "utf-8")
    return 0
