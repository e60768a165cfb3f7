"""What the offline auditor checks about deals: every table of a deal is somebody's try, and every result agrees with the
log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from mazzo.server.results.tries import outcome_of, result_in
from mazzo.table.log import is_forgotten
from mazzo.table.state import TableState

DEALS = "SELECT deal, seed, seat, origin, event, number FROM deals"
TRIES_OF_DEALS = (
    "SELECT deal, tries.code, person, tries.number, over_at, standing, text, stage FROM tries "
    "JOIN tables ON tables.code = tries.code ORDER BY deal, person, tries.number"
)

PLACES = (
    "SELECT deal, places.code, seat, person, over_at, standing, text, stage FROM places "
    "LEFT JOIN tables ON tables.code = places.code ORDER BY places.number"
)
ROUNDS = "SELECT event, number FROM rounds"


def faults_of_deals(rows_of: Callable[[str], list[Any]], tables: Mapping[str, TableState]) -> Iterator[str]:
    """Each in a sentence. `tables` are those whose logs are whole."""
    found = rows_of(DEALS)
    deals = {deal: (seed, seat, origin) for deal, seed, seat, origin, *_ in found}
    tried: dict[str, str] = {}
    numbers: dict[tuple[str, str], list[int]] = {}
    for deal, code, person, number, over_at, standing, text, stage in rows_of(TRIES_OF_DEALS):
        seed, seat, origin = deals[deal]
        numbers.setdefault((deal, person), []).append(number)
        if code != origin:
            tried[code] = deal
        table = tables.get(code)
        if table is None:
            continue
        if code != origin and (table.opened.deal, table.opened.seed) != (deal, seed):
            yield f"table {code} is kept as a try at deal {deal}, and plays another one"
        if over_at is None and stage == "over":
            yield f"table {code}: its game is over, and its result for deal {deal} is missing"
        if over_at is not None and table.stage != "over":
            yield f"table {code}: its try at deal {deal} is over, and its game is not"
        elif over_at is not None:
            outcome = outcome_of(table, seat)
            if (standing, result_in(bytes(text))) != (outcome.standing, outcome.result):
                yield f"table {code}: its result for deal {deal} is not what the log says"
    for (deal, person), kept in numbers.items():
        if kept != list(range(1, len(kept) + 1)):
            yield f"deal {deal}: the tries of {person} are numbered {kept}"
    for code, table in tables.items():
        deal = table.opened.deal
        if table.opened.event is None and deal is not None and not is_forgotten(table.as_opened.host) and tried.get(code) != deal:
            yield f"table {code} plays deal {deal}, and is nobody's try at it"
    yield from faults_of_rounds(rows_of, tables, {deal: (event, number) for deal, _, _, _, event, number in found})


def faults_of_rounds(
    rows_of: Callable[[str], list[Any]], tables: Mapping[str, TableState], numbers: Mapping[str, tuple[str | None, int | None]]
) -> Iterator[str]:
    """For events among people: every seat of every table is a place in its round, and every round was seated once, as a
    whole."""
    seated: dict[str, dict[int, str | None]] = {}
    for deal, code, seat, person, over_at, standing, text, stage in rows_of(PLACES):
        if code is None:
            continue
        seated.setdefault(code, {})[seat] = person
        table = tables.get(code)
        if table is None:
            continue
        if (table.opened.deal, table.opened.event) != (deal, numbers[deal][0]):
            yield f"table {code} has places in deal {deal}, and plays another one"
        if over_at is None and stage == "over":
            yield f"table {code}: its game is over, and the result of seat {seat} is missing"
        if over_at is not None and table.stage != "over":
            yield f"table {code}: seat {seat} has a result, and its game is not over"
        elif over_at is not None and table.chairs[seat].person == person:
            outcome = outcome_of(table, seat)
            if (standing, result_in(bytes(text))) != (outcome.standing, outcome.result):
                yield f"table {code}: the result of seat {seat} is not what the log says"
    for code, table in tables.items():
        if table.opened.event is None:
            continue
        for seat, chair in enumerate(table.chairs):
            if is_forgotten(chair.person):
                continue
            if seated.get(code, {}).get(seat, "") != (chair.person if chair.player == "person" else None):
                yield f"table {code}: seat {seat} is not whose place it is in the event"
    noted = {(event, number) for event, number in rows_of(ROUNDS)}
    dealt = {numbers[table.opened.deal or ""] for table in tables.values() if table.opened.event is not None}
    for one in noted.symmetric_difference(dealt):
        yield f"event {one[0]}: round {one[1]} has tables and is not noted, or the other way round"
