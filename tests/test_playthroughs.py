"""Whole games, written out: the golden ones, byte for byte."""

from __future__ import annotations

import pytest

from tests.playthroughs.make import FOLDER, GOLDEN, Golden, text_of

REMAKE = "python -m tests.playthroughs.make"


@pytest.mark.parametrize("golden", GOLDEN, ids=[golden.file for golden in GOLDEN])
def test_the_golden_playthrough_is_played_again(golden: Golden) -> None:
    written = (FOLDER / golden.file).read_bytes()
    now = text_of(golden).encode()
    if now != written:
        pairs = zip(written.decode().splitlines(), now.decode().splitlines(), strict=False)
        first = next((number for number, (one, other) in enumerate(pairs, 1) if one != other), "the end")
        pytest.fail(f"{golden.file} differs from line {first} on. If that is meant: {REMAKE}, and read what changed.")


def test_no_golden_file_is_too_long_to_read_or_has_no_line_in_the_table() -> None:
    files = {path.name: path.stat().st_size for path in FOLDER.glob("*.txt")}
    assert set(files) == {golden.file for golden in GOLDEN}
    assert max(files.values()) < 60_000
