"""Movements: everybody meets everybody as evenly as the numbers allow, rests equally often, and sits on every seat."""

from __future__ import annotations

import pytest

from mazzo.server.events.movements import Evenness, Seating, evenness, people_at_tables, planned, seat_round, with_seats


def names(count: int) -> list[str]:
    return [f"person {number}" for number in range(count)]


def seated(count: int, size: int, rounds: int, rests: bool = False) -> list[Seating]:
    """All rounds of a group that stays the same, as planned before the first."""
    past: list[Seating] = []
    for companies, resting in planned(names(count), [], rounds, size, rests, "a seed"):
        past.append(Seating(with_seats(companies, past, size), resting))
    return past


def even(count: int, size: int, rounds: int) -> Evenness:
    return evenness(names(count), seated(count, size, rounds), size)


def check_round(one: Seating, count: int, size: int, rests: bool) -> None:
    there = [person for company in one.companies for person in company] + one.resting
    assert sorted(there) == sorted(names(count))  # everybody once
    assert len(one.tables) >= 2
    assert {len(table) for table in one.tables} == {size}
    filled = [len(company) for company in one.companies]
    assert max(filled) - min(filled) <= 1
    if rests and count >= 2 * size:
        assert set(filled) == {size}
        assert len(one.resting) == count % size
    else:
        assert one.resting == []


def check(count: int, size: int, rounds: int, rests: bool) -> None:
    past = seated(count, size, rounds, rests)
    for one in past:
        check_round(one, count, size, rests)
    found, most = evenness(names(count), past, size), 2
    if size > 5 or (size == 5 and (rests or count < 17)):
        most = 3  # of ten people at two tables, in three rounds, two must have sat in the same place each time, or never
    assert found.meetings[1] - found.meetings[0] <= most, (count, size, rounds, rests, found)
    assert found.rests[1] - found.rests[0] <= 1, (count, size, rounds, rests, found)
    assert found.seats[1] - found.seats[0] <= 4, (count, size, rounds, rests, found)


@pytest.mark.parametrize("rests", [False, True])
def test_any_two_meet_about_as_often_as_any_others(rests: bool) -> None:
    for count in range(3, 41):
        check(count, 3 + count % 2, 3 + count % 4, rests)


@pytest.mark.long
@pytest.mark.parametrize("size", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("rests", [False, True])
def test_all_companies_and_lengths(size: int, rests: bool) -> None:
    for count in [*range(3, 41), 64, 100, 199, 200]:
        for rounds in (2, 3, 5, 8, 12, 20):
            check(count, size, rounds, rests)


def test_those_who_have_blocked_each_other_do_not_meet() -> None:
    people, apart = names(16), {frozenset({"person 0", "person 1"}), frozenset({"person 2", "person 0"})}
    past: list[Seating] = []
    for _ in range(5):
        past.append(seat_round(people, past, 5, 4, False, "a seed", apart))
    assert not any(pair <= set(company) for one in past for company in one.companies for pair in apart)
    assert evenness(people[3:], past, 4).meetings[1] <= 2
    crowded = seat_round(names(4), [], 1, 2, False, "a seed", {frozenset({f"person {one}", "person 0"}) for one in (1, 2, 3)})
    check_round(crowded, 4, 2, False)  # if there is no other way, they do


@pytest.mark.parametrize(
    ("count", "size", "rounds"), [(9, 3, 4), (16, 4, 5), (25, 5, 6), (27, 3, 13), (64, 4, 21), (6, 2, 5), (16, 4, 10)]
)
def test_where_a_design_exists_everybody_meets_everybody_equally_often(count: int, size: int, rounds: int) -> None:
    found = even(count, size, rounds)
    assert found.meetings[0] == found.meetings[1] > 0


@pytest.mark.parametrize(("count", "size", "rounds"), [(20, 4, 5), (15, 3, 5), (35, 5, 7), (28, 4, 7)])
def test_where_groups_move_on_nobody_meets_anybody_twice(count: int, size: int, rounds: int) -> None:
    assert even(count, size, rounds).meetings == (0, 1)


def test_people_come_and_go_between_rounds() -> None:
    people = names(13)
    past: list[Seating] = []
    for number in range(5):
        here = [person for person in people if person != f"person {number}" or number > 3]
        here = [*here, "late"] if number > 1 else here
        past.append(seat_round(here, past, 5, 4, True, "a seed"))
        there = {person for company in past[-1].companies for person in company} | set(past[-1].resting)
        assert there == set(here)
    assert evenness(people, past, 4).meetings[1] <= 4


def test_the_same_past_and_seed_give_the_same_round() -> None:
    plan = seated(11, 3, 4)
    assert [seat_round(names(11), plan[:number], 4, 3, False, "a seed") for number in range(4)] == plan


def test_bots_fill_up_to_two_tables_whatever_was_requested() -> None:
    assert people_at_tables(5, 4, True) == [3, 2]
    assert people_at_tables(9, 4, True) == [4, 4]
    assert people_at_tables(9, 4, False) == [3, 3, 3]
