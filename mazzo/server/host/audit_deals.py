"""What the offline auditor finds out about deals: every table of one is somebody's try, and every result is what the log says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from mazzo.server.tables.tries import outcome_of, result_in
from mazzo.table.log import is_forgotten
from mazzo.table.state import TableState

DEALS = "SELECT deal, seed, seat, origin FROM deals"
TRIES = (
    "SELECT deal, tries.code, person, tries.number, over_at, standing, text, stage FROM tries "
    "JOIN tables ON tables.code = tries.code ORDER BY deal, person, tries.number"
)


def faults_of_deals(rows_of: Callable[[str], list[Any]], tables: Mapping[str, TableState]) -> Iterator[str]:
    """Each in a sentence. `tables` are those whose logs are whole."""
    deals = {deal: (seed, seat, origin) for deal, seed, seat, origin in rows_of(DEALS)}
    tried: dict[str, str] = {}
    numbers: dict[tuple[str, str], list[int]] = {}
    for deal, code, person, number, over_at, standing, text, stage in rows_of(TRIES):
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
        if deal is not None and not is_forgotten(table.as_opened.host) and tried.get(code) != deal:
            yield f"table {code} plays deal {deal}, and is nobody's try at it"
