"""Limits by person and by network, counted before anything is awaited, and forgotten with time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from mazzo.server import rate_limits
from mazzo.server.bots.pool import BotPool
from mazzo.server.http.api import every_route
from mazzo.server.http.app import sockets_first, without_banned
from mazzo.server.http.deals_api import DealsApi
from mazzo.server.http.guards import LONGEST_HOST, REFUSED_SECONDS, is_known_host
from mazzo.server.http.protocols import MOST_BUFFERED, MOST_QUEUED, OPENED_SECONDS, ConnectionGuard, ConnectionWriter, text_frame
from mazzo.server.http.responses import RETRY_SECONDS, KeptAnswers
from mazzo.server.http.websocket import cost_of
from mazzo.server.rate_limits import ConnectionLimit, MessageLimits, RateLimit, network_of, take_each
from mazzo.server.settings import Settings
from mazzo.server.store.store import Store
from mazzo.server.tables.message_commands import COMMANDS
from mazzo.server.tables.registry import MOST_SHARED, TableRegistry
from mazzo.server.tables.replays import LONG_GAME, REWOUND_A_MINUTE, Replays
from mazzo.server.tables.session import TableSession
from mazzo.server.wire import api_messages, messages
from mazzo.table.commands import Person
from mazzo.table.table import Table
from mazzo.words import Refusal
from tests.harness.games import SHORT_GAMES, USUAL_GAME, server_part
from tests.harness.local_connections import LocalConnection
from tests.harness.players import Player, Server, TableConnection, play_to_the_end
from tests.harness.stores import with_store
from tests.harness.subscribers import FakeSubscriber

OPENED = (USUAL_GAME, 3, dict(SHORT_GAMES)[USUAL_GAME], "11")
SECRETIVE = next((game, options) for game, options in SHORT_GAMES if server_part(game).DECIDES_IN_SECRET)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with narrow limits, known as cards.example.org and as cards.lan."""
    limits: dict[str, Any] = {
        "messages_in_20_seconds": 40,
        "hellos_in_a_minute": 12,
        "renames_per_hour": 3,
        "unknown_codes_per_minute": 5,
        "work_in_10_seconds": 180,
        "bot_workers": 0,
    }
    where = tmp_path_factory.mktemp("limits") / "mazzo.sqlite3"
    with Server(where, public_url="https://cards.example.org", hosts="cards.lan, Cards.Home", **limits) as server:
        yield server


@pytest.fixture(scope="module")
def slow_to_forgive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose buckets of work are small and refill so slowly that even a busy machine can empty them."""
    with Server(tmp_path_factory.mktemp("work") / "mazzo.sqlite3", work_in_10_seconds=40, bot_workers=0) as server:
        yield server


def ask(server: Server, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
    return server.ask(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})


# ------------------------------------------------------------------------------------------------------------- buckets


def test_a_request_refused_by_one_limit_uses_up_no_other() -> None:
    address, person = RateLimit(4, 3600), RateLimit(2, 3600)
    assert [take_each((address, "home"), (person, "ada")) for _ in range(9)] == [True] * 2 + [False] * 7
    assert [take_each((address, "home"), (person, "ben")) for _ in range(2)] == [True] * 2
    assert not take_each((person, "cleo"), (address, "home"))
    assert [person.take("cleo") for _ in range(3)] == [True, True, False]


def test_a_bucket_is_refilled_over_its_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    limit = RateLimit(5, 10)
    assert [limit.take("ada") for _ in range(7)] == [True] * 5 + [False] * 2
    assert limit.wait("ada") == pytest.approx(2)
    assert limit.take("ben")
    now[0] += 2
    assert [limit.take("ada"), limit.take("ada")] == [True, False]
    now[0] += 100
    assert [limit.take("ada", 2.5) for _ in range(3)] == [True, True, False]
    limit.give_back("ada")
    limit.give_back("ada")
    assert limit.take("ada", 2)


@pytest.mark.parametrize(("most", "seconds"), [(1, 3600), (3, 10), (60, 3600), (1000, 10)])
def test_a_full_bucket_gives_its_whole_content_at_any_time(monkeypatch: pytest.MonkeyPatch, most: int, seconds: float) -> None:
    chance = random.Random(7)
    for _ in range(200):
        now = chance.uniform(0, 10_000_000)
        monkeypatch.setattr(time, "monotonic", lambda now=now: now)
        limit = RateLimit(most, seconds)
        assert [limit.take("ada") for _ in range(most + 1)] == [True] * most + [False]


def test_buckets_that_are_full_again_are_forgotten_and_each_call_looks_at_two_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    limit = RateLimit(10, 60)
    for number in range(50_000):
        limit.take(f"2001:db8:{number:x}::/64")
    now[0] += 61
    assert [limit.take("ada") for _ in range(11)] == [True] * 10 + [False]
    begun = time.process_time()
    for number in range(26_000):
        limit.take(f"192.0.2.{number}")
    assert time.process_time() - begun < 2  # rebuilding the dictionary at each call took minutes
    assert len(limit._full_at) == 26_001  # those of a minute ago are gone
    assert not limit.take("ada")  # and hers, which was empty, is not


def test_the_number_of_buckets_that_are_not_full_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_REMEMBERED", 50)
    limit = RateLimit(10, 60)
    for number in range(200):
        limit.take(f"192.0.2.{number}")
    assert len(limit._full_at) <= 51


def test_an_ipv6_network_counts_as_one_and_an_embedded_ipv4_address_as_itself() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::9") != network_of("2001:db8:1:2::9")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("192.0.2.8") != network_of("192.0.2.7")
    assert network_of("::1") == "::/64"
    assert len(network_of("no address" * 100)) <= 100


def test_connections_are_counted_and_given_back() -> None:
    limit = ConnectionLimit(2)
    assert [limit.admit("ada"), limit.admit("ada"), limit.admit("ada"), limit.admit("ben")] == [True, True, False, True]
    limit.release("ada")
    assert limit.admit("ada")
    for network in ("ada", "ada", "ben"):
        limit.release(network)
    assert not limit._open


def test_connections_opened_in_ten_seconds_are_limited_however_soon_they_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    guard = ConnectionGuard(Settings(connections_per_address=5))

    def opened(address: str) -> bool:
        give_back = guard.admit(address)
        if give_back is not None:
            give_back()
        return give_back is not None

    assert [opened("192.0.2.1") for _ in range(7)] == [True] * 5 + [False] * 2
    assert opened("192.0.2.2")
    assert all(opened("127.0.0.1") for _ in range(20))  # the proxy
    now[0] += OPENED_SECONDS
    assert opened("192.0.2.1")


def test_the_cache_keeps_the_newest_answers() -> None:
    kept, made = KeptAnswers(2), []

    def make(name: str) -> bytes:
        return kept.get(name, lambda: made.append(name) or name.encode())  # type: ignore[func-returns-value]

    for name in ("a", "b", "a", "c", "a", "b"):
        assert make(name) == name.encode()
    assert made == ["a", "b", "c", "b"]


DEAR = (
    ("api", "document"),
    ("evenings_api", "qr_code"),
    ("finished_api", "write_record"),
    ("me_api", "statistics_of"),
    ("tables_api", "qr_code"),
)
"""Answers that take milliseconds to make: the module with the route, and the function that makes them."""
NOTES_WHAT_IS_MADE = f"""
from importlib import import_module

def note(place, name):
    module = import_module(f"mazzo.server.http.{{place}}")
    make = getattr(module, name)

    def noted(*given):
        print("made", place, name, flush=True)
        return make(*given)

    setattr(module, name, noted)

for place, name in {DEAR}:
    note(place, name)
"""


def test_an_expensive_answer_is_made_once_for_all_who_ask(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", prelude=NOTES_WHAT_IS_MADE, bot_workers=0) as server:
        ada = Player(server)
        code = ada.open(3, start=True, rounds="1")

        async def game() -> None:
            at = await ada.join(code)
            await play_to_the_end(at)
            await at.disconnect()
            while not ada.ask("GET", "/api/me/history")[1]["games"]:  # the result is stored a moment after the end
                await asyncio.sleep(0.05)

        asyncio.run(game())
        pad = {"game": USUAL_GAME, "names": ["Ada", "Ben", "Cleo"], "first": 0}
        evening = ada.ask("POST", "/api/evenings", pad)[1]["evening"]
        addresses = (
            f"tables/{code}/qr.svg",
            f"evenings/{evening}/qr.svg",
            f"tables/{code}/record",
            "me/statistics",
            "openapi.json",
        )
        for _ in range(4):
            for address in addresses:
                assert ask(server, "GET", f"/api/{address}", Cookie=ada.cookie)[0] == 200, address
        server.stop()
        made = [line.split() for line in server.log.read_text().splitlines() if line.startswith("made ")]
    assert sorted(made) == [["made", *one] for one in DEAR]


# ------------------------------------------------------------------------------------------------- requests of one network


def test_guesses_are_limited_by_network_and_then_learn_nothing(narrow: Server) -> None:
    code = Player(narrow).open(3)

    def guess(written: str, number: int, network: str = "2001:db8:0:7") -> int:
        path = f"/api/tables/{written}/qr.svg"
        return ask(narrow, "GET", path, X_Forwarded_For=f"{network}::{number:x}")[0]

    assert [guess(f"0000000{number}", number) for number in range(7)] == [404] * 5 + [429] * 2
    assert guess(code, 99) == 429  # even a right guess: otherwise guessing would go on
    assert guess(code, 99, "2001:db8:0:8") == 200
    assert [guess(code, number, "2001:db8:0:9") for number in range(9)] == [200] * 9  # a code that exists is no guess


def test_requests_are_charged_by_cost_and_429_says_when_to_come_back(slow_to_forgive: Server) -> None:
    def response(path: str, address: str, method: str = "GET") -> tuple[int, dict[str, str]]:
        return ask(slow_to_forgive, method, path, X_Forwarded_For=address)[:2]

    for number, (path, method, least) in enumerate((("/api/me", "GET", 10), ("/api/me/history", "HEAD", 8))):
        answers = [response(path, f"2001:db8:1:{number}::1", method) for _ in range(2 * least)]
        refused = [headers for status, headers in answers if status == 429]
        assert least <= len(answers) - len(refused) < 2 * least, path
        assert 1 <= int(refused[-1]["retry-after"]) <= 10
        assert refused[-1]["connection"] == "close"
    assert response("/health", "2001:db8:2::1")[0] == 200


def test_requests_are_charged_before_they_are_parsed_even_if_refused(slow_to_forgive: Server) -> None:
    """Otherwise one connection could have every wrong request parsed that it manages to send."""

    def refusals(number: int, body: bytes, kind: str = "application/json") -> list[int]:
        sent = {"X-Forwarded-For": f"2001:db8:5:{number}::1", "Content-Type": kind}
        return [slow_to_forgive.ask("POST", "/api/options", body, sent)[0] for _ in range(120)]

    too_long = b"[" + b"1," * 20_000 + b"1]"  # not options: parsing all of it takes a millisecond
    for number, (answers, status) in enumerate([(refusals(1, b"{}", "text/plain"), 415), (refusals(2, too_long), 400)]):
        assert answers[:30] == [status] * 30, number
        assert answers[-1] == 429, number


def test_too_many_requests_from_another_sites_page_are_slowed_down(slow_to_forgive: Server) -> None:
    address = {"X-Forwarded-For": "2001:db8:6::1"}

    def embedded() -> int:
        return slow_to_forgive.ask("GET", "/api/games", headers=address | {"Sec-Fetch-Site": "cross-site"})[0]

    assert {embedded() for _ in range(120)} == {403}
    slow = 0.0
    for _ in range(200):
        begun = time.monotonic()
        assert embedded() == 403
        slow = max(slow, time.monotonic() - begun)
        if slow >= REFUSED_SECONDS:
            break
    assert REFUSED_SECONDS <= slow < REFUSED_SECONDS + 5
    assert slow_to_forgive.ask("GET", "/api/games", headers=address)[0] == 200  # people looking at that page play on


def test_a_banned_network_gets_the_reason_a_few_times_and_then_429() -> None:
    class Banned:
        def refuse_banned(self, person: str | None, address: str) -> None:
            raise Refusal("banned", "You are banned.", {})

    async def ask(app: Any) -> int:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async def receive() -> Any:
            return {"type": "http.disconnect"}

        await app({"type": "http", "path": "/api/me", "client": ("2001:db8:7::1", 1), "headers": []}, receive, send)
        return int(sent[0]["status"])

    async def never(*_: Any) -> None:
        raise AssertionError("it is answered all the same")

    async def all_of_them() -> list[int]:
        app = without_banned(Banned(), never, RateLimit(3, 10))  # type: ignore[arg-type]
        return [await ask(app) for _ in range(12)]

    answers = asyncio.run(all_of_them())
    assert answers == [403] * 10 + [429] * 2


def test_a_websocket_to_an_unknown_path_is_counted_too() -> None:
    async def ask(app: Any) -> int:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        scope = {"type": "websocket", "path": "/nowhere", "client": ("2001:db8:7::1", 1), "headers": []}
        await app({**scope, "extensions": {"websocket.http.response": {}}}, receive, send)
        return int(sent[0]["status"])

    async def never(*_: Any) -> None:
        raise AssertionError("it is answered all the same")

    async def all_of_them() -> list[int]:
        app = sockets_first(SimpleNamespace(accept=never), never, RateLimit(3, 10))  # type: ignore[arg-type]
        return [await ask(app) for _ in range(12)]

    assert asyncio.run(all_of_them()) == [404] * 10 + [429] * 2


def test_head_is_answered_wherever_get_is_and_without_a_body(narrow: Server) -> None:
    for path in ("/health", "/", "/api/games", "/api/lobby", "/api/openapi.json"):
        status, headers, body = ask(narrow, "HEAD", path)
        same, _, whole = ask(narrow, "GET", path)
        assert (status, body) == (same, b"")
        assert int(headers["content-length"]) == len(whole)
    assert ask(narrow, "HEAD", "/nowhere")[0] == 404


# --------------------------------------------------------------------------------------------------------------- hosts


def test_only_known_hosts_are_served(narrow: Server) -> None:
    for host in ("cards.example.org", "CARDS.example.org:443", "cards.lan", "cards.home:80", "localhost", "127.0.0.1", "[::1]:9"):
        assert ask(narrow, "GET", "/api/games", Host=host)[0] == 200, host
    for host in ("evil.example", "cards.example.org.evil.example", "x" * 300, "localhost/x", "localhost@evil.example", "", "a b"):
        status, headers, body = ask(narrow, "GET", "/api/games", Host=host)
        assert (status, json.loads(body)["reason"]) == (421, "wrong_host"), host
        assert "evil" not in body.decode()
        assert headers["strict-transport-security"].startswith("max-age=")
    with socket.create_connection(("127.0.0.1", narrow.port), 10) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n")
        assert b" 421 " in connection.recv(65536)


def test_a_foreign_name_that_points_at_this_machine_opens_nothing(server: Server) -> None:
    """A page of evil.example whose name now points to 127.0.0.1: its Origin and its Host agree."""
    there = {"Host": f"evil.example:{server.port}", "Origin": f"http://evil.example:{server.port}"}
    assert server.ask("POST", "/api/me", {"name": "Eve"}, there)[0] == 421
    assert server.ask("POST", "/api/me/link", {}, there | {"Cookie": Player(server).cookie})[0] == 421
    assert "strict-transport-security" not in server.ask("GET", "/health")[1]


def test_host_headers() -> None:
    known = Settings(public_url="http://192.168.1.5:8000", hosts="cards.lan").known_hosts
    assert known == {"localhost", "192.168.1.5", "cards.lan"}
    assert is_known_host([], known)  # HTTP/1.0
    assert is_known_host([(b"host", b"[2001:db8::1]:8000")], known)
    for wrong in (b"[2001:db8::1", b"\xff", b"localhost:", b"localhost:123456", b"0x7f.1", b"127.1"):
        assert not is_known_host([(b"host", wrong)], known), wrong
    for length in (LONGEST_HOST, LONGEST_HOST + 1):
        assert is_known_host([(b"host", b"a" * length)], frozenset({"a" * length})) == (length == LONGEST_HOST)


def test_in_a_local_network_a_machine_is_known_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.settings.gethostname", lambda: "Kitchen.local")
    assert Settings(host="0.0.0.0").known_hosts == {"localhost", "kitchen", "kitchen.local"}
    assert Settings().known_hosts == {"localhost"}


# ------------------------------------------------------------------------------------------------ what one person may do


async def refusal_of(at: TableConnection) -> str:
    return str((await at.hear("refused"))["reason"])


def test_messages_are_counted_by_person_over_all_connections(narrow: Server) -> None:
    async def dial_again() -> int:
        ada = Player(narrow)
        code = ada.open(3)
        answered = 0
        for _ in range(6):
            at = await ada.join(code, hello=False)
            with contextlib.suppress(ConnectionClosed):
                for number in range(15):
                    await at.say(type="ping", number=number)
                await at.quiet(0.1)
            answered += sum(message["type"] == "pong" for message in at.heard)
            await at.disconnect()
        return answered

    assert 40 <= asyncio.run(dial_again()) <= 50


def test_messages_of_an_address_wait_their_turn_and_nobody_else_s_do(tmp_path: Path) -> None:
    async def at_home(server: Server) -> None:
        home = {"X-Forwarded-For": "2001:db8:8::1"}
        code = Player(server).open(3)
        begun = time.monotonic()
        connections = [await Player(server).join(code, headers=home) for _ in range(3)]
        neighbour = await Player(server).join(code, headers={"X-Forwarded-For": "2001:db8:9::1"})
        for number in range(7):
            for connection in connections:
                await connection.say(type="ping", number=number)
        asked = time.monotonic()
        await neighbour.say(type="ping", number=7)
        await neighbour.hear("pong")
        assert time.monotonic() - asked < 1
        for _ in range(7):
            for connection in connections:
                await connection.hear("pong")  # none is lost, and nobody is cut off
        assert time.monotonic() - begun > 1.5  # 24 messages with the hellos, of which 20 may come at once, and two a second
        for connection in (*connections, neighbour):
            await connection.disconnect()

    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0, address_messages_in_20_seconds=20) as server:
        asyncio.run(at_home(server))


def test_a_message_costs_more_the_more_people_receive_it(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("mazzo.server.rate_limits.time", SimpleNamespace(monotonic=lambda: now))
    limit = RateLimit(20, 10)
    assert [limit.delay("home", 10) for _ in range(4)] == [0.0, 0.0, 5.0, 10.0]
    assert limit.delay("elsewhere") == 0.0
    now = 1020.0
    assert limit.delay("home") == 0.0
    for watching, counts in ((0, 1), (9, 1), (10, 2), (199, 20)):
        assert cost_of(messages.Say(text="hello"), watching) == counts


def test_a_message_answered_only_to_its_sender_counts_once_however_many_watch() -> None:
    alone = [messages.Ping(), messages.Hello(), messages.AskHint(turn=0, id="h")]
    assert [cost_of(message, 500) for message in alone] == [1] * 3
    assert not {type(message) for message in alone} & COMMANDS.keys()


def at_a_crowded_table(folder: Path, work: Callable[[LocalConnection, TableSession, MessageLimits], Awaitable[None]]) -> None:
    """A player, connected in this process, and 500 spectators; a message that counts once costs a fifth of a second."""
    settings = Settings(bot_pace=(0, 0), address_messages_in_20_seconds=100)

    async def go(store: Store) -> None:
        tables = TableRegistry(store, BotPool(0, 1.0), settings)
        tables.start()
        ada, limits = Person("ada", "Ada"), MessageLimits(settings)
        await store.add_person(ada, "ada")
        opened = Table.open(*OPENED).opened
        opened.host = ada.person
        code = await tables.open(ada, opened, False)
        connection = LocalConnection(tables, code, ada, limits)
        connection.say(type="hello", last=0)
        await connection.hear("table")
        session = await tables.find(code)
        session.subscribers += [FakeSubscriber(f"watcher {number}") for number in range(500)]
        await work(connection, session, limits)
        session.subscribers.clear()
        connection.task.cancel()
        await asyncio.wait([connection.task])
        await tables.close()

    with_store(folder / "mazzo.sqlite3", go)


def test_the_pings_of_hundreds_of_spectators_in_one_household_are_answered_at_once(tmp_path: Path) -> None:
    """A page whose ping is not answered within ten seconds reconnects, and so would all of them, over and over."""

    async def ping(connection: LocalConnection, _: TableSession, __: MessageLimits) -> None:
        for number in range(85):
            connection.say(type="ping", number=number)
        for number in range(85):
            assert (await connection.hear("pong", 1))["number"] == number
        for _ in range(5):
            connection.say(type="nonsense")  # only its sender learns that it is
        for _ in range(5):
            await connection.hear("refused", 1)
        connection.say(type="say", text="hello")  # which 501 connections receive: that has to wait
        with pytest.raises(TimeoutError):
            await connection.hear("talk", 0.5)

    at_a_crowded_table(tmp_path, ping)


def test_only_players_are_remembered_after_they_have_left(tmp_path: Path) -> None:
    async def come_and_go(connection: LocalConnection, session: TableSession, _: MessageLimits) -> None:
        session.subscribers[1:] = []
        for number in range(20):
            watcher = FakeSubscriber(f"passer-by {number}")
            session.subscribe(watcher, 0)
            session.unsubscribe(watcher)
        assert session._gone_since == {}
        session.unsubscribe(connection.server_side)
        assert list(session._gone_since) == ["ada"]

    at_a_crowded_table(tmp_path, come_and_go)


def with_deaf_client(folder: Path, work: Callable[[LocalConnection, list[str]], Awaitable[None]]) -> None:
    """A player who reads nothing, and the connections that were cut."""

    async def go(connection: LocalConnection, session: TableSession, _: MessageLimits) -> None:
        session.subscribers[1:] = []
        cut: list[str] = []

        async def never(message: Any) -> None:
            await asyncio.Event().wait()

        connection.socket._send = never
        connection.server_side._writer.abort = lambda: cut.append(connection.server_side._ended_by)  # type: ignore[method-assign]
        await work(connection, cut)

    at_a_crowded_table(folder, go)


def test_too_many_unread_messages_to_a_client_cut_its_connection(tmp_path: Path) -> None:
    async def flood(connection: LocalConnection, cut: list[str]) -> None:
        deaf = connection.server_side
        deaf.send(messages.Pong(number=0))
        await asyncio.sleep(0.01)  # it is being sent
        for number in range(Settings().outbox):
            deaf.send(messages.Pong(number=number))
        assert cut == []
        deaf.send(messages.Pong(number=0))
        assert cut == ["outbox_full"]

    with_deaf_client(tmp_path, flood)


def test_a_client_that_reads_nothing_is_cut_off_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.http.websocket.SEND_SECONDS", 0.05)

    async def wait(connection: LocalConnection, cut: list[str]) -> None:
        connection.server_side.send(messages.Pong(number=0))
        await asyncio.sleep(0.2)
        assert cut == ["does_not_read"]

    with_deaf_client(tmp_path, wait)


def test_a_client_that_ignores_the_close_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.http.websocket.CLOSE_SECONDS", 0.05)

    async def send_away(connection: LocalConnection, cut: list[str]) -> None:
        connection.server_side.close(Refusal("banned", "You are banned."))
        assert cut == []
        await asyncio.sleep(0.2)
        assert len(cut) == 1

    with_deaf_client(tmp_path, send_away)


@pytest.mark.parametrize(("waiting", "backed_up"), [(MOST_BUFFERED, False), (MOST_BUFFERED + 1, True)])
def test_a_connection_is_backed_up_while_the_system_takes_nothing(waiting: int, backed_up: bool) -> None:
    transport = SimpleNamespace(get_write_buffer_size=lambda: waiting)
    assert ConnectionWriter.is_backed_up.fget(SimpleNamespace(transport=transport)) is backed_up  # type: ignore[attr-defined]


def test_unread_messages_over_the_limit_stop_the_socket_being_read() -> None:
    paused: list[int] = []
    receiver = object.__new__(ConnectionWriter)
    receiver.queue = asyncio.Queue()
    receiver.transport = SimpleNamespace(pause_reading=lambda: paused.append(receiver.queue.qsize()))  # type: ignore[assignment]
    receiver.curr_msg_data_type, receiver.close_sent, receiver.read_paused = "text", False, False
    for _ in range(MOST_QUEUED + 1):
        receiver.frames = [b"{}"]
        receiver.send_receive_event_to_app()
    assert paused == [MOST_QUEUED + 1]


# --------------------------------------------------------------------------------------------------------- games, many at once


def test_two_people_who_share_too_many_unfinished_games_cannot_be_merged() -> None:
    looked_at: list[str] = []

    async def find(code: str) -> Any:
        looked_at.append(code)
        return SimpleNamespace(table=SimpleNamespace(opened=SimpleNamespace(rated=False)))

    def become_one(shared: int) -> bool:
        async def unfinished_tables_of(_: str) -> list[str]:
            return [f"{number}" for number in range(shared)]

        tables: Any = SimpleNamespace(store=SimpleNamespace(unfinished_tables_of=unfinished_tables_of), find=find)
        return not asyncio.run(TableRegistry.play_rated_together(tables, "ada", "ben"))

    assert become_one(MOST_SHARED)
    assert len(looked_at) == MOST_SHARED
    assert not become_one(MOST_SHARED + 1)
    assert len(looked_at) == MOST_SHARED


def test_a_table_that_cannot_be_settled_does_not_block_the_others() -> None:
    settled: list[str] = []

    async def unsettled_tables() -> list[str]:
        return ["broken", "refused", "sound"]

    async def find(code: str) -> Any:
        if code == "broken":
            raise ValueError(code)
        if code == "refused":
            raise Refusal("old_rules", "")

        async def settle() -> None:
            settled.append(code)

        return SimpleNamespace(table=SimpleNamespace(stage="over"), settle=settle)

    store = SimpleNamespace(unsettled_tables=unsettled_tables)
    tables: Any = SimpleNamespace(store=store, _load=SimpleNamespace(is_high=False), find=find)
    asyncio.run(TableRegistry._settle_the_rest(tables))
    assert settled == ["sound"]


def test_compared_games_come_from_the_cached_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    rewound: list[str] = []

    async def of(session: Any, network: str) -> Any:
        rewound.append(session)
        return SimpleNamespace(decisions=[])

    async def find_now(code: str) -> Any:
        return code

    async def _deal(*_: Any) -> Any:
        return Person("ada", "Ada"), None

    async def _deal_message(*_: Any) -> Any:
        return SimpleNamespace(tries=[SimpleNamespace(code="one"), SimpleNamespace(code="other")])

    monkeypatch.setattr("mazzo.server.http.deals_api.client_network", lambda _: "192.0.2.1")
    tables = SimpleNamespace(find_now=find_now, replays=SimpleNamespace(of=of))
    api: Any = SimpleNamespace(tables=tables, compared=RateLimit(1, 60), _deal=_deal, _deal_message=_deal_message)
    request: Any = None
    assert asyncio.run(DealsApi.parting(api, request, "deal", "one", "other")).place is None
    assert rewound == ["one", "other"]


def test_queued_messages_are_dropped_once_their_sender_is_banned(tmp_path: Path) -> None:
    async def talk(connection: LocalConnection, session: TableSession, limits: MessageLimits) -> None:
        def fill(cost: int) -> None:
            limits.address_messages.delay(connection.server_side.network, cost)

        session.subscribers[1:] = []
        fill(100)
        connection.say(type="say", text="before")
        await connection.hear("talk")  # it has waited its turn
        fill(2)
        connection.say(type="say", text="after")
        await asyncio.sleep(0.1)
        connection.server_side.close(Refusal("banned", "You are banned."))
        await asyncio.wait([connection.task], timeout=2)
        assert [line.text for line in session.table.talk] == ["before"]

    at_a_crowded_table(tmp_path, talk)


def test_hellos_are_counted_by_person(narrow: Server) -> None:
    async def hellos() -> None:
        ada = Player(narrow)
        code = ada.open(3)
        for _ in range(3):
            at = await ada.join(code)
            for _ in range(3):
                await at.say(type="hello", last=0)
                await at.hear("table")
            await at.disconnect()
        at = await ada.join(code, hello=False)
        await at.say(type="hello", last=0)
        assert await refusal_of(at) == "too_many_hellos"
        await at.disconnect()

    asyncio.run(hellos())


def test_renames_are_counted_by_person_at_the_table_and_beside_it(narrow: Server) -> None:
    async def renames() -> None:
        ada = Player(narrow)
        at = await ada.join(ada.open(3))
        assert ada.ask("POST", "/api/me", {"name": "Ada"})[0] == 200
        for name in ("Ben", "Carrie"):
            await at.say(type="rename", name=name)
            await at.until(lambda table, name=name: table["seats"][0]["name"] == name)
        await at.say(type="rename", name="Dora")
        assert await refusal_of(at) == "too_many_renames"
        status, headers, body = ask(narrow, "POST", "/api/me", {"name": "Dora"}, Cookie=ada.cookie)
        assert (status, json.loads(body)["reason"]) == (429, "too_many_renames")
        assert headers["retry-after"] == str(RETRY_SECONDS)
        await at.disconnect()

    asyncio.run(renames())


def test_second_thoughts_on_a_sealed_decision_are_limited_per_turn(server: Server) -> None:
    async def thoughts() -> None:
        ada, ben = Player(server), Player(server)
        game, options = SECRETIVE
        code = ada.open(3, game=game, **options)
        one, two = await ada.join(code), await ben.join(code)
        await two.say(type="sit", seat=1)
        await two.until(lambda table: table["you"] == 1)
        await one.say(type="start")
        await one.until(lambda table: bool(table["legal"]))
        decision = one.table["legal"][0]
        assert (await one.play(decision))["type"] == "accepted"
        await two.quiet(0.3)
        before = len(two.heard)
        answers = [await one.play(decision) for _ in range(29)]
        assert [answer.get("reason") for answer in answers] == [None] * 20 + ["too_many_second_thoughts"] * 9
        await two.quiet(0.3)
        assert len(two.heard) == before  # nobody else learns that there are any
        await one.disconnect()
        await two.disconnect()

    asyncio.run(thoughts())


OPEN_NO_GAME = {"POST /api/me/games": "hands over a game that is over, and has a limit of its own"}


@pytest.mark.parametrize(("limits", "refusal"), [({"tables_per_hour": 1}, (429, "too_many_tables")), ({}, (503, "draining"))])
def test_every_way_to_open_a_table_is_counted_and_closed_before_an_upgrade(
    mazzo, tmp_path: Path, limits: dict[str, Any], refusal: tuple[int, str]
) -> None:
    """For a rematch, which is requested at the table: test_a_rematch_counts_as_a_table_that_was_opened."""
    opening = {f"{route.method} {route.path}" for route in every_route() if route.answers is api_messages.Opened}
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0, **limits) as server:
        ada, ben = Player(server), Player(server)
        code = ada.open(3, start=True, rounds="1")  # the one table that may be opened from this address

        async def game() -> None:
            at = await ada.join(code)
            await play_to_the_end(at)
            await at.disconnect()

        asyncio.run(game())
        status, made = ada.ask("POST", f"/api/tables/{code}/deal", {})
        assert status == 200, made
        if not limits:
            assert mazzo("drain", "--database", server.settings["database"])[0] == 0
        requests = {
            "POST /api/tables": {"game": USUAL_GAME, "players": 3},
            "POST /api/lessons": {"game": USUAL_GAME},
            "POST /api/find": {"game": USUAL_GAME},
            "POST /api/tables/{code}/practices": {"place": 1},
            "POST /api/deals/{deal}/play": {},
        }
        assert opening == requests.keys() | OPEN_NO_GAME.keys()
        for request, body in requests.items():
            path = request.split()[1].format(code=code, deal=made["deal"])
            status, answer = ben.ask("POST", path, body)
            assert (status, answer.get("reason")) == refusal, request


def test_rewinding_is_queued_limited_per_minute_and_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    at_once, most_at_once, made = [0], [0], []

    def rewind(table: Any) -> Any:
        at_once[0] += 1
        most_at_once[0] = max(at_once[0], most_at_once[0])
        made.append(table)
        time.sleep(0.001)
        at_once[0] -= 1
        return SimpleNamespace(names=[])

    opened = SimpleNamespace(told_at=None)

    def game(number: int) -> Any:
        table = SimpleNamespace(stage="over", chairs=[], opened=opened, entries=[])
        return SimpleNamespace(code=f"{number:08d}", table=table)

    async def many() -> None:
        replays = Replays()
        games = [game(number) for number in range(50)]
        await asyncio.gather(*(replays.of(one, "192.0.2.1") for one in (*games[:20], *[games[0]] * 10)))
        assert (len(made), most_at_once[0]) == (20, 1)
        for one in games[20:]:
            await replays.of(one, "192.0.2.1")
        with pytest.raises(Refusal, match="Too many games"):
            await replays.of(game(99), "192.0.2.1")
        assert (await replays.of(games[-1], "192.0.2.1")).names == []
        assert len(replays._kept) == 32

    monkeypatch.setattr("mazzo.server.tables.replays.Rewound", rewind)
    asyncio.run(many())


FEW_REPLAYS = """
from mazzo.server.tables import replays
replays.REWOUND_A_MINUTE = 2
replays.LONG_GAME = 1000
"""


def test_a_long_game_counts_as_several_and_a_record_as_one(tmp_path: Path) -> None:
    replays, session = Replays(), SimpleNamespace(table=SimpleNamespace(entries=[None] * 20 * LONG_GAME))
    for _ in range(REWOUND_A_MINUTE // 21):
        replays.refuse_too_many(session, "192.0.2.1")  # type: ignore[arg-type]
    with pytest.raises(Refusal, match="Too many games"):
        replays.refuse_too_many(session, "192.0.2.1")  # type: ignore[arg-type]

    async def game(ada: Player) -> str:
        code = ada.open(3, start=True, rounds="1")
        at = await ada.join(code)
        await play_to_the_end(at)
        await at.disconnect()
        return code

    with Server(tmp_path / "mazzo.sqlite3", prelude=FEW_REPLAYS, bot_workers=0) as server:
        ada = Player(server)
        first, second = (asyncio.run(game(ada)) for _ in range(2))
        paths = (f"{first}/record", f"{first}/record", f"{first}/replay", f"{first}/replay", f"{second}/record")
        answers = [ask(server, "GET", f"/api/tables/{path}") for path in paths]
    assert [status for status, _, _ in answers] == [200] * 4 + [429]
    assert json.loads(answers[-1][2])["reason"] == "too_many_replays"


@pytest.mark.parametrize("size", [0, 125, 126, 2**16 - 1, 2**16])
def test_a_message_is_framed_as_websockets_frames_it(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
