"""What a request costs at most: for a full event, a deal that thousands have played, somebody with a long history, a pad with
a full log, a long game. Milliseconds of the server's CPU time, beside the cost that is declared with the route.

    python bench/largest.py --requests 20
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, create_engine, insert, select, update

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.route_costs import EVENING, EVENT, cost_of
from mazzo.evening import MOST_CHANGES
from mazzo.games import GAMES
from mazzo.server.events.events import MOST_ENTRANTS, MOST_SEATED
from mazzo.server.http.api import every_route
from mazzo.server.results.results import Result
from mazzo.server.results.tries import Outcome
from mazzo.server.results.tries import Result as TryResult
from mazzo.server.store.reader import MOST_TABLES_OF_A_PERSON
from mazzo.server.store.schema import deals, entrants, persons, places, ratings, results, rounds, seats, tables, tries
from mazzo.server.store.store import LogAppend
from mazzo.table.log import write_entry
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server
from tests.server.golden.make import PEOPLE, played

ROUNDS = 20
PLAYERS = 4
LONG_PAST = 3000
PLAYED_TODAY = 5000
LONG_GAME = "0WH01E00"
COURSE = list(range(0, 200, 10))


def a_try(number: int) -> dict[str, Any]:
    outcome = Outcome(number % 97, TryResult(score=number % 97, rank=1, course=COURSE))
    return {"over_at": int(time.time()), **outcome.columns}


def fill(connection: Connection, ada: str, alone: str, together: str, day: str) -> None:
    """Fills the database with large data."""
    crowd = [f"{number:024x}" for number in range(PLAYED_TODAY)]
    connection.execute(insert(persons), [{"person": one, "token_hash": one, "name": f"Player {one[-4:]}"} for one in crowd])
    of_event = select(deals.c.deal).where(deals.c.event == alone).order_by(deals.c.number)
    begun = {"number": 1, "knew": False, "begun_at": 1}

    def in_event(event: str, people: list[str]) -> None:
        rows = [{"event": event, "person": one, "entered_at": number} for number, one in enumerate(people)]
        connection.execute(insert(entrants), rows)

    in_event(alone, crowd[:MOST_ENTRANTS])
    for deal in (*connection.scalars(of_event), day):
        many = crowd if deal == day else crowd[:MOST_ENTRANTS]
        rows = [{"deal": deal, "code": f"{number:08d}", "person": one} for number, one in enumerate(many)]
        connection.execute(insert(tries), [row | begun | a_try(number) for number, row in enumerate(rows)])
    in_event(together, crowd[:MOST_SEATED])
    of_event = select(deals.c.deal, deals.c.number).where(deals.c.event == together)
    for deal, number in connection.execute(of_event).all():
        times = {"seated_at": 1, "ends_at": 2, "over_at": 3}
        connection.execute(insert(rounds).values(event=together, number=number, **times))
        seated = [
            {"deal": deal, "person": crowd[place], "code": f"{number:04d}{table:04d}", "seat": place - table * PLAYERS}
            for table in range(MOST_SEATED // PLAYERS)
            for place in range(table * PLAYERS, (table + 1) * PLAYERS)
        ]
        connection.execute(insert(places), [row | a_try(place) for place, row in enumerate(seated)])
    result = Result(seat=0, players=PLAYERS, names=["Ada", "Ben", "Cleo", "Dora"], scores=[90, 40, 30, 20], rank=1)
    past = {"person": ada, "game": USUAL_GAME, "over_at": 1, "text": msgspec.json.encode(result)}
    connection.execute(insert(results), [past | {"code": f"{number:08d}"} for number in range(LONG_PAST)])
    rated = {"game": USUAL_GAME, "mu": 25.0, "sigma": 3.0, "games": 9}
    connection.execute(insert(ratings), [rated | {"person": one} for one in crowd])
    store_long_games(connection, ada)


def store_long_games(connection: Connection, ada: str) -> None:
    """A finished one, and as many unfinished ones as home shows."""
    game = max(GAMES, key=lambda name: len(played(LONG_GAME, name, PLAYERS, {}, 5000).entries))
    table = played(LONG_GAME, game, PLAYERS, {}, 5000)
    connection.execute(insert(persons), [{"person": one.person, "token_hash": one.person, "name": one.name} for one in PEOPLE])
    texts = [write_entry(entry) for entry in table.entries]
    store_log(connection, LONG_GAME, game, "over", texts)
    unfinished = [text.replace(PEOPLE[0].person.encode(), ada.encode()) for text in texts[:-PLAYERS]]
    for number in range(MOST_TABLES_OF_A_PERSON):
        code = f"{number:04d}G0ES"
        store_log(connection, code, game, "playing", unfinished)
        connection.execute(insert(seats).values(person=ada, code=code))
    print(f"the long game: {game}, {len(texts)} entries")


def store_log(connection: Connection, code: str, game: str, stage: str, texts: list[bytes]) -> None:
    connection.execute(insert(tables).values(code=code, game=game, stage=stage, opened_at=1))
    for row in LogAppend(code=code, first=0, texts=texts).rows:
        connection.exec_driver_sql("INSERT INTO entries (code, entry, text, chain) VALUES (?, ?, ?, ?)", row)


def changes(number: int) -> dict[str, Any]:
    change = {"path": ["rounds", 0, "bids", 1], "value": number % 2}
    return {"id": f"long {number}", "changes": [change] * MOST_CHANGES}


def fill_pad(player: Player, evening: str) -> int:
    """Writes on it until nothing more is accepted; returns the number of entries."""
    for number in range(10_000):
        status, answer = player.ask("POST", f"/api/evenings/{evening}/entries", changes(number))
        if status != 200:
            print(f"the pad takes {number} entries of {MOST_CHANGES} changes: {answer['reason']}")
            return number
    raise AssertionError("it is never full")


def expensive_requests(alone: str, together: str, day: str, evening: str, last: int) -> Iterator[tuple[str, str, Any]]:
    """Route, path and body of every request that may be expensive."""
    for event in (alone, together):
        for way in ("", "/now", "/standings.csv"):
            yield f"GET /api/events/{{event}}{way}", f"/api/events/{event}{way}", None
    yield "GET /api/me", "/api/me", None
    yield "GET /api/events", "/api/events", None
    yield "GET /api/days", "/api/days", None
    yield "GET /api/deals/{deal}", f"/api/deals/{day}", None
    yield "GET /api/me/statistics", "/api/me/statistics", None
    yield "GET /api/me/history", "/api/me/history", None
    yield "GET /api/ratings/{game}", f"/api/ratings/{USUAL_GAME}", None
    yield "GET /api/evenings/{evening}", f"/api/evenings/{evening}", None
    yield "POST /api/evenings/{evening}/entries", f"/api/evenings/{evening}/entries", changes(0)
    yield "GET /api/tables/{code}/record", f"/api/tables/{LONG_GAME}/record", None
    yield "GET /api/tables/{code}/replay", f"/api/tables/{LONG_GAME}/replay", None
    yield "GET /api/tables/{code}/replay/{place}", f"/api/tables/{LONG_GAME}/replay/{last}", None
    yield "POST /api/tables/{code}/practices", f"/api/tables/{LONG_GAME}/practices", {"place": last}


def measure(requests: int) -> None:
    declared = {f"{route.method} {route.path}": route.cost for route in every_route()}
    lifted = {"tables_per_hour": 10**6, "bot_workers": 0}
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "mazzo.sqlite3"
        server = Server(database, from_scratch=True, **lifted)
        with server:
            ada = Player(server)
            evening = ada.ask("POST", "/api/evenings", EVENING)[1]["evening"]
            wish = EVENT | {"players": PLAYERS, "deals": ROUNDS}
            alone = ada.ask("POST", "/api/events", wish)[1]["event"]
            together = ada.ask("POST", "/api/events", wish | {"among": "people"})[1]["event"]
            day = next(one["deal"] for one in ada.ask("GET", "/api/days")[1] if one["game"] == USUAL_GAME)
            fill_pad(ada, evening)
        engine = create_engine(f"sqlite:///{database}")
        with engine.begin() as connection:
            person = connection.scalar(select(persons.c.person))
            fill(connection, str(person), alone, together, day)
            connection.execute(update(deals).where(deals.c.deal == day).values(made_at=1))
        engine.dispose()
        with server:
            places_in_game = len(ada.ask("GET", f"/api/tables/{LONG_GAME}/replay")[1]["decisions"])
            print(f"{'':44} {'status':6} {'first':>8} {'next':>8} {'declared':>8}")
            for name, path, body in expensive_requests(alone, together, day, evening, places_in_game):
                method = name.partition(" ")[0]
                _, first = cost_of(server, method, path, [(ada.cookie, body)])
                status, cost = cost_of(server, method, path, [(ada.cookie, body)] * requests)
                print(f"{name:44} {status:6} {first:8.1f} {cost:8.2f} {declared[name]:8.2f}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=20)
    measure(parser.parse_args().requests)
