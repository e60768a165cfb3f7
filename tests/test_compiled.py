"""What compiled rules promise: records, bits, copies, and that a changed source is compiled again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from mazzo.rules.compiled import (
    copier,
    count,
    eraser,
    fingerprint,
    lowest,
    record_of,
    records_hold_their_address,
    rule,
    thought,
)
from mazzo.rules.kept_code import KeptCode


def test_the_fingerprint_changes_with_every_source(tmp_path: Path) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("a = 1")
    other.write_text("b = 1")
    before = fingerprint([one, other])
    other.write_text("b = 2")
    assert fingerprint([one, other]) != before


def test_two_processes_that_keep_two_signatures_at_once_never_mix_them_up(tmp_path: Path) -> None:
    one, other = (KeptCode(str(tmp_path), "function", "stamp") for _ in range(2))
    write = one._save_data

    def held_up(name: str, data: Any) -> None:
        """Both have looked at the index before either has written into it, and the slower one writes its code last."""
        other.save("signature of the other", "code of the other")
        write(name, data)

    one._save_data = held_up
    one.save("signature of the one", "code of the one")
    for reader in (one, other):
        assert reader.load("signature of the one") == "code of the one"
        assert reader.load("signature of the other") == "code of the other"
    assert type(compiled_count._cache._cache_file) is KeptCode


@rule
def compiled_count(bits: int) -> int:
    return count(bits)


@rule
def compiled_lowest(bits: int) -> int:
    return lowest(bits)


def test_bits_are_counted_alike_interpreted_and_compiled() -> None:
    for bits in (1, 2, 0b1011000, 1 << 59, (1 << 60) - 1, (1 << 62) + 8):
        assert compiled_count(bits) == count(bits) == bin(bits).count("1")
        assert compiled_lowest(bits) == lowest(bits) == len(bin(bits)) - len(bin(bits).rstrip("0"))


OPEN = [("phase", np.int64), ("row", np.int8, 5), ("lives", np.int64, 2)]
TABLE = record_of([*OPEN, ("hand", np.int64)])
LOOK = record_of([*OPEN, ("seat", np.int64), ("hand", np.int64)])
BEHIND = record_of([("seat", np.int64), *OPEN, ("hand", np.int64)])
SCATTERED = record_of([*OPEN[:2], ("seat", np.int64), *OPEN[2:]])
PADDED = [("phase", np.int64), ("row", np.int8, 5)]
IN_THE_PADDING = record_of([*PADDED, ("seat", np.int8)])
lay_open = copier(OPEN)
wipe = eraser(OPEN)
lay_padded = copier(PADDED)


@rule
def compiled_lay_open(one: Any, other: Any) -> None:
    lay_open(one, other)


@rule
def compiled_wipe(record: Any) -> None:
    wipe(record)


@rule
def compiled_lay_padded(one: Any, other: Any) -> None:
    lay_padded(one, other)


def test_only_what_lies_open_is_copied() -> None:
    table = np.array([(3, [1, 2, 3, 4, 5], [6, 7], 99)], TABLE)[0]
    for copy in (lay_open, compiled_lay_open):
        look = np.zeros(1, LOOK)[0]
        copy(table, look)
        assert (look.phase, look.row.tolist(), look.lives.tolist()) == (3, [1, 2, 3, 4, 5], [6, 7])
        assert (look.seat, look.hand) == (0, 0)


def test_the_bytes_between_fields_are_not_copied() -> None:
    """NumPy leaves them untouched when it copies a record; equal states must still be equal byte by byte."""
    table = np.frombuffer(bytearray(b"\xff" * TABLE.itemsize), TABLE)[0]
    for copy in (lay_open, compiled_lay_open):
        look, clean = np.zeros(1, LOOK)[0], np.zeros(1, LOOK)[0]
        copy(table, look)
        for name, *_ in OPEN:
            clean[name] = table[name]
        assert look.tobytes() == clean.tobytes()


def test_adjacent_fields_are_copied_and_erased_wherever_they_are() -> None:
    table = np.array([(3, [1, 2, 3, 4, 5], [6, 7], 99)], TABLE)[0]
    for copy, erase in ((lay_open, wipe), (compiled_lay_open, compiled_wipe)):
        behind = np.array([(8, 0, [0] * 5, [0, 0], 9)], BEHIND)[0]
        copy(table, behind)
        assert behind.item() == (8, 3, *(pytest.approx(part) for part in ([1, 2, 3, 4, 5], [6, 7])), 9)
        erase(behind)
        assert (behind.seat, behind.phase, behind.row.tolist(), behind.lives.tolist(), behind.hand) == (8, 0, [0] * 5, [0, 0], 9)


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="interpreted, fields may lie anywhere")
def test_fields_that_are_not_adjacent_are_not_copied_blindly() -> None:
    scattered = np.zeros(1, SCATTERED)[0]
    with pytest.raises(AssertionError):
        compiled_lay_open(np.zeros(1, TABLE)[0], scattered)
    with pytest.raises(AssertionError):
        compiled_wipe(scattered)
    shared = np.zeros(1, IN_THE_PADDING)[0]
    with pytest.raises(AssertionError):
        compiled_lay_padded(shared, shared)


@rule
def jotted(number: int) -> int:
    paper = np.zeros(3, np.int64)
    paper[1] = number
    return paper[1]


@thought
def thought_over(number: int) -> int:
    paper = np.zeros(3, np.int64)
    paper[1] = number
    return paper[1]


@rule
def played_after_a_thought(number: int) -> int:
    return thought_over(number) + 1


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="nothing is compiled")
def test_a_thought_may_make_arrays_and_a_rule_may_not() -> None:
    assert played_after_a_thought(4) == 5
    assert thought_over(4) == 4
    with pytest.raises(numba.TypingError, match="Only accept returning of array passed into the function"):
        jotted(4)


def test_a_record_is_passed_to_a_rule_in_place() -> None:
    @rule
    def take_up(table: Any, card: int) -> None:
        table.hand += card

    tables = np.zeros(3, TABLE)
    borrowed = np.frombuffer(bytearray(TABLE.itemsize), TABLE)[0]
    assert records_hold_their_address()
    take_up(tables[1], 5)
    take_up(borrowed, 7)
    take_up(borrowed, 7)
    assert tables["hand"].tolist() == [0, 5, 0]
    assert borrowed.hand == 14
