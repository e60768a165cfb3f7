"""Names are visible and distinguishable."""

from __future__ import annotations

import time

import pytest

from mazzo.server.persons.identity import MOST_MARKS, tidied, tidy_name
from mazzo.table import commands
from mazzo.table.commands import Person
from mazzo.table.names import distinct_name, skeleton
from mazzo.table.table import Table
from mazzo.words import Refusal
from tests.harness.games import USUAL_GAME


@pytest.mark.parametrize("unseen", ["ㅤ", "ﾠ", "⠀", "ᅟ", "ᅠ", "͏", "\u200b", "\xad", "\u2066", "️", "᠋", "󠇯", "𝅙"])
def test_an_invisible_name_is_refused(unseen: str) -> None:
    for written in (unseen, unseen * 5, f" {unseen} "):
        with pytest.raises(Refusal, match="visible"):
            tidy_name(written)
    assert tidy_name(f"Car{unseen}rie{unseen}") == "Carrie"


def test_marks_do_not_tower_over_other_lines() -> None:
    assert tidied("Z" + "\u0310" * 21 + "oe") == "Z" + "\u0310" * MOST_MARKS + "oe"
    for whole in ("Zoë", "Nguyễn", "שָׁלוֹם", "สวัสดี", "Ångström", "李", "Ж"):
        assert tidied(whole) == whole


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Carrie", "Саrriе"),  # Cyrillic
        ("Carrie", "Ｃａｒｒｉｅ"),  # full width
        ("Carrie", "𝓒𝓪𝓻𝓻𝓲𝓮"),
        ("Carrie", "Cᴀʀʀɪᴇ"),  # small capitals
        ("Carrie", "ᏟarriᎬ"),  # Cherokee
        ("Carrie", "ꓚarriꓰ"),  # Lisu
        ("Bill", "Biǀǀ"),  # clicks
        ("Carrie", "cARRIE"),
        ("Carrie", "Carr1e"),
        ("Carrie", "Càrrie"),
        ("Carrie", " Car rie."),
        ("Ian", "lan"),
        ("OTTO", "0TT0"),
        ("KATE", "ΚΑΤΕ"),  # Greek
        ("Arno", "Amo"),
    ],
)
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert distinct_name(other, [one]).endswith(" 2")


def test_names_that_do_not_look_the_same() -> None:
    names = ["Ada", "Ben", "Carrie", "Clara", "李", "王", "🦊", "🦉", "Bold Badger", "Bold Fox", "!", "?", "Guest"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_a_number_distinguishes_equal_names_and_keeps_them_short() -> None:
    assert distinct_name("Ada", ["Ben"]) == "Ada"
    assert distinct_name("Ada", ["ADA", "Ada 2"]) == "Ada 3"
    assert distinct_name("Ada", ["Ada"] * 5) == "Ada 2"
    assert distinct_name("x" * 24, ["x" * 24]) == "x" * 22 + " 2"
    begun = time.process_time()
    for _ in range(200):
        distinct_name("\ufdfa" * 24, ["\ufdfa" * 24] * 5)  # the letter that NFKC makes longest
    assert time.process_time() - begun < 1


def test_people_with_equal_names_at_a_table_get_numbers() -> None:
    table = Table.open(USUAL_GAME, 3, {}, "1")
    ada, other = Person("a", "Ada"), Person("b", "Аdа")
    for who, seat in ((ada, 0), (other, 1)):
        for entry in commands.sit(table, who, seat):
            table.apply(entry)
    assert [chair.name for chair in table.chairs[:2]] == ["Ada", "Аdа 2"]
    assert commands.rename(table, other, "Аdа") == []
    assert commands.rename(table, ada, "Ada") == []  # the first one keeps the name
    (renamed,) = commands.rename(table, other, "ada")
    assert renamed.name == "ada 2"
    (renamed,) = commands.rename(table, other, "Ben")
    assert renamed.name == "Ben"
