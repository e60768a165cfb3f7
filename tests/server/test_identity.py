"""A player stays who they are: whatever else the browser sends, whichever server shares the host, however long ago it was."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import http.client
import json
import secrets
import sqlite3
import time
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

import pytest
from sqlalchemy import insert, select, update

from mazzo.server.bots.pool import BotPool
from mazzo.server.http.cookies import MOST_OF_A_NAME, MOST_TOKENS, Cookies, today
from mazzo.server.persons import export
from mazzo.server.persons.identity import SignedIn
from mazzo.server.settings import Settings
from mazzo.server.store.changes import Change
from mazzo.server.store.schema import carries, evening_entries, evenings, persons, schema
from mazzo.server.store.schema import devices as table_of_devices
from mazzo.server.store.store import Store
from mazzo.server.tables import devices
from mazzo.server.tables.registry import TableRegistry
from mazzo.table.commands import Person
from mazzo.words import Refusal
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server, running
from tests.harness.stores import with_store

ODD = (
    'prefs={"theme":"dark","n":1}',
    "x=a b",
    "a[b]=1",
    "foo",
    "user=Zoë".encode().decode("latin-1"),
    'k="open',
    "path=/x",
    "a@b=1",
    "=",
    "==;;=",
    "k=\\",
    'k="\\"',
    "expires=Thu, 01 Jan 1970 00:00:00 GMT",
    "domain=.example.org",
    "$Version=1",
    "a=b=c=d",
    "mazzo",
    "mazzo-=",
    "mazzo-00000000=nothing",
    f"mazzolino={'x' * 43}",
    f"mazzo-deadbeef={'x' * 43}.1",
)


def names_of(answer: tuple[int, dict[str, str], bytes]) -> str:
    assert answer[0] == 200
    return str(json.loads(answer[2])["name"])


@pytest.mark.parametrize("odd", ODD)
def test_no_cookie_of_another_program_makes_a_player_somebody_else(server: Server, odd: str) -> None:
    ada = Player(server)
    name = ada.me()["name"]
    for sent in (f"{odd}; {ada.cookie}", f"{ada.cookie}; {odd}", f"{odd};{ada.cookie};{odd}", f"  {odd} ;  {ada.cookie}  "):
        answer = server.ask("GET", "/api/me", headers={"Cookie": sent})
        assert names_of(answer) == name
        assert "set-cookie" not in answer[1]


@pytest.mark.parametrize("end", ["", '"'])
@pytest.mark.parametrize("filler", ["\\", ";", "=", '"', "; mazzo", ";mazzo=", " ", ";mazzo-1=" + "x" * 43])
def test_a_long_cookie_costs_nothing(filler: str, end: str) -> None:
    cookies = Cookies("server", "")
    long = f'mazzo="{filler * (32 * 1024 // len(filler))}{end}'
    begun = time.process_time()
    for _ in range(5):
        found = cookies.read(f"{long}; {cookies.names(False)[0]}={'y' * 43}.{today()}", False)
        assert found[0].token == "y" * 43
        assert len(found) <= MOST_TOKENS
    assert time.process_time() - begun < 5 * 0.1  # quadratic it was 3.7 seconds


def test_each_of_several_cookies_with_one_name_is_tried() -> None:
    cookies = Cookies("server", "")
    ours, *_ = cookies.names(False)
    tokens = [letter * 43 for letter in "abcdefgh"]
    sent = "; ".join(f"{ours}={token}" for token in tokens)
    assert [cookie.token for cookie in cookies.read(sent, False)] == tokens[:MOST_OF_A_NAME]
    assert cookies.read(sent, True) == []  # on https only names that no other site can set


def test_the_server_finds_the_right_one_of_several_cookies_with_one_name(server: Server) -> None:
    ada = Player(server)
    name = ada.me()["name"]
    unknown = ada.cookie.partition("=")[0] + "=" + "x" * 43
    answer = server.ask("GET", "/api/me", headers={"Cookie": "; ".join([unknown] * 3 + [ada.cookie])})
    assert names_of(answer) == name


def token_in(cookie: str) -> str:
    return cookie.partition("=")[2].partition(";")[0].partition(".")[0]


def test_the_cookie_of_an_earlier_version_is_moved_to_its_new_name(server: Server) -> None:
    ada = Player(server)
    name, token = ada.me()["name"], token_in(ada.cookie)
    for scheme, legacy in (("http", "mazzo"), ("https", "__Host-mazzo")):
        headers = {"Cookie": f"{legacy}={token}", "X-Forwarded-Proto": scheme}
        lines = set_by(server, headers)
        moved, cleared = lines
        assert moved.startswith(f"{legacy}-")
        assert token_in(moved) == token
        assert cleared.startswith(f"{legacy}=; Path=/; Max-Age=0;")
        headers["Cookie"] = moved.partition(";")[0]
        answer = server.ask("GET", "/api/me", headers=headers)
        assert names_of(answer) == name
        assert "set-cookie" not in answer[1]
    # Unknown here: it may belong to another server on this host, so it stays.
    assert [line.partition("=")[0] for line in set_by(server, {"Cookie": f"mazzo={'x' * 43}"})] == [ada.cookie.partition("=")[0]]


def set_by(server: Server, headers: dict[str, str]) -> list[str]:
    """The cookies set by the answer to this request."""
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)) as connection:
        connection.request("GET", "/api/me", headers=headers)
        response = connection.getresponse()
        response.read()
        return response.headers.get_all("set-cookie") or []


def test_a_cookie_that_looks_like_ours_is_never_overwritten(server: Server) -> None:
    ada = Player(server)
    ours = ada.cookie.partition("=")[0]
    sent: list[str] = []
    for number in range(4):
        (fresh,) = set_by(server, {"Cookie": "; ".join(sent)})
        assert fresh.partition("=")[0] == (ours if number == 0 else f"{ours}-{number + 1}")
        sent.append(f"{fresh.partition('=')[0]}={secrets.token_urlsafe(32)}.1")  # as if from a backup that is gone
    # The right database is back: the first person is known again, and people who came meanwhile are not.
    kept = [ada.cookie, *sent[1:]]
    answer = server.ask("GET", "/api/me", headers={"Cookie": "; ".join(kept)})
    assert names_of(answer) == ada.me()["name"]
    assert set_by(server, {"Cookie": "; ".join(sent)})[0].startswith(f"{ours}-4=")


def test_a_cookie_is_set_again_once_a_day(server: Server) -> None:
    ada = Player(server)
    name, token = ada.cookie.partition("=")[0], token_in(ada.cookie)
    for earlier in (f"{name}={token}", f"{name}={token}.{today() - 1}"):
        (again,) = set_by(server, {"Cookie": earlier})
        assert again.startswith(f"{name}={token}.{today()};")
        assert "Max-Age=34560000" in again
    assert set_by(server, {"Cookie": ada.cookie}) == []


# ----------------------------------------------------------------------------------------------- several servers on one host


@pytest.fixture(scope="module")
def neighbours(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """One at the root of its port, and one under each of two paths, as behind proxies."""
    folder = tmp_path_factory.mktemp("neighbours")
    ours = [Server(folder / f"{number}.sqlite3", root_path=path, bot_workers=0) for number, path in enumerate(("", "/a", "/b"))]
    with running(ours):
        yield ours


def name_at(server: Server, browser: OpenerDirector) -> str:
    path = f"{server.settings.get('root_path', '')}/api/me"
    with browser.open(Request(f"{server.address}{path}"), timeout=20) as answer:
        return str(json.loads(answer.read())["name"])


def test_servers_on_one_host_live_side_by_side(neighbours: list[Server]) -> None:
    jar = CookieJar()
    browser = build_opener(HTTPCookieProcessor(jar))
    first = [name_at(server, browser) for server in neighbours]
    for _ in range(2):
        assert [name_at(server, browser) for server in neighbours] == first
    assert len({cookie.name for cookie in jar}) == 3
    assert {cookie.path for cookie in jar} == {"/", "/a", "/b"}


def test_a_restored_backup_is_the_same_server(mazzo, tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as server:
        ada = Player(server)
        name = ada.me()["name"]
        assert mazzo("backup", str(tmp_path / "backup"), "--database", server.settings["database"])[0] == 0
        late = Player(server)
        name_of_late = late.me()["name"]
    server = Server(tmp_path / "restored.sqlite3", bot_workers=0)
    status, _, err = mazzo("restore", str(tmp_path / "backup"), "--database", server.settings["database"])
    assert status == 0, err
    with server:
        answer = server.ask("GET", "/api/me", headers={"Cookie": ada.cookie})
        assert (names_of(answer), "set-cookie" in answer[1]) == (name, False)
        # Somebody who came after the backup is new, keeps the old cookie, and is known by it when the newer database is back.
        (fresh,) = set_by(server, {"Cookie": late.cookie})
        assert fresh.partition("=")[0] != late.cookie.partition("=")[0]
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as server:
        both = f"{late.cookie}; {fresh.partition(';')[0]}"
        assert names_of(server.ask("GET", "/api/me", headers={"Cookie": both})) == name_of_late


def test_the_token_of_a_person_from_an_earlier_version_is_a_device_like_any_other(tmp_path: Path) -> None:
    database = tmp_path / "mazzo.sqlite3"
    connection = sqlite3.connect(database)
    connection.executescript((Path(__file__).parent / "golden" / "layout-3.sql").read_text())
    token = "A" * 43
    with connection:
        hashed = hashlib.sha256(token.encode()).hexdigest()
        connection.execute("INSERT INTO persons (person, token_hash, name) VALUES ('p', ?, 'Zenobia')", (hashed,))
    connection.close()
    with Server(database, bot_workers=0) as server:
        assert Player(server, f"mazzo={token}").me()["name"] == "Zenobia"
        status, found = Player(server, f"mazzo={token}").ask("GET", "/api/me/devices")
        assert (status, [device["here"] for device in found]) == (200, [True])


# ------------------------------------------------------------------------------------------------------------------- devices

PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"


def on_phone(ada: Player) -> Player:
    """The same person on a phone."""
    token = ada.ask("POST", "/api/me/link", {})[1]["link"].partition("#carry=")[2]
    _, headers, _ = ada.server.ask("POST", "/api/me/carry", {"token": token}, {"User-Agent": PHONE})
    return Player(ada.server, headers["set-cookie"].partition(";")[0])


def test_only_the_newest_devices_are_shown_and_the_one_in_use_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(devices, "MOST_DEVICES", 3)
    ada = Person("ada", "Ada")

    async def shown(store: Store) -> list[str]:
        await store.add_person(ada, "first")
        rows = [{"token_hash": f"device{number}", "person": "ada", "last_at": number or None} for number in range(5)]
        await store.execute(update(table_of_devices).values(last_at=2), *(insert(table_of_devices).values(row) for row in rows))
        return [device.id for device in await devices.devices_of(store, SignedIn(ada, "device0"))]

    assert with_store(tmp_path / "mazzo.sqlite3", shown) == ["device0", "device4", "device3"]


def test_only_the_beginning_of_a_long_user_agent_is_read() -> None:
    assert devices.device_name(PHONE) == ("Firefox", "Android")
    assert devices.device_name("x" * devices.LONGEST_USER_AGENT + PHONE) == ("", "")


def test_devices_are_listed_and_signed_out(server: Server) -> None:
    async def devices() -> None:
        ada = Player(server)
        phone, tablet = on_phone(ada), on_phone(ada)
        code = ada.open(3)
        at, there, again = await ada.join(code), await phone.join(code), await tablet.join(code)
        status, found = ada.ask("GET", "/api/me/devices")
        assert (status, [device["here"] for device in found]) == (200, [True, False, False])
        assert [(device["browser"], device["system"]) for device in found[1:]] == [("Firefox", "Android")] * 2
        assert all(abs(device["first_at"] - time.time()) < 60 for device in found)
        theirs = {each.cookie: each.ask("GET", "/api/me/devices")[1][0]["id"] for each in (ada, phone, tablet)}
        assert len(set(theirs.values())) == 3
        assert token_in(ada.cookie) not in json.dumps(found)
        assert ada.ask("POST", "/api/me/devices/end", {"id": theirs[ada.cookie]})[0] == 404  # this one signs itself out
        status, left = ada.ask("POST", "/api/me/devices/end", {"id": theirs[phone.cookie]})
        assert (status, [device["id"] for device in left]) == (200, [theirs[ada.cookie], theirs[tablet.cookie]])
        assert await there.closed() == 1008
        assert there.heard[-1]["reason"] == "signed_out"
        assert phone.ask("GET", "/api/me/devices")[0] == 401
        status, left = ada.ask("POST", "/api/me/devices/end", {})
        assert (status, len(left)) == (200, 1)
        assert await again.closed() == 1008
        await at.say(type="ping", number=1)
        await at.hear("pong")
        _, headers, _ = server.ask("POST", "/api/me/sign_out", {}, {"Cookie": ada.cookie})
        assert headers["set-cookie"].startswith(f"{ada.cookie.partition('=')[0]}=; Path=/; Max-Age=0;")
        assert await at.closed() == 1008
        assert ada.ask("GET", "/api/me/history")[0] == 401

    asyncio.run(devices())


def test_a_link_that_was_made_before_the_others_were_signed_out_is_void(server: Server) -> None:
    ada = Player(server)
    token = ada.ask("POST", "/api/me/link", {})[1]["link"].partition("#carry=")[2]
    assert ada.ask("POST", "/api/me/devices/end", {})[0] == 200
    assert server.ask("POST", "/api/me/carry", {"token": token})[0] == 410


def test_a_device_that_is_being_signed_out_cannot_open_a_link_for_itself(tmp_path: Path) -> None:
    ada = Person("ada", "Ada")
    here, lost = SignedIn(ada, "here"), SignedIn(ada, "lost")
    opened: list[str] = []

    async def signed_out(store: Store) -> None:
        tables = TableRegistry(store, BotPool(0, 1.0), Settings())
        await store.add_person(ada, here.device)
        await store.execute(insert(table_of_devices).values(token_hash=lost.device, person="ada"))
        await store.execute(insert(table_of_devices).values(token_hash="old", person="ada"))
        announce = tables.announce

        async def beside_a_request(change: Change) -> None:
            """Whichever device is signed out first, the other opens a link."""
            await announce(change)
            if not opened:
                left = SignedIn(ada, "old" if change.device == lost.device else lost.device)
                opened.append((await devices.carried(store, await devices.make_link(store, left)))[1])

        tables.announce = beside_a_request  # type: ignore[method-assign]
        await devices.end_others(tables, here, None)
        assert opened
        assert [device.id for device in await devices.devices_of(store, here)] == ["here"]
        with pytest.raises(Refusal, match="signed out"):  # a request that was under way
            await devices.make_link(store, lost)
        assert await store.rows(select(carries)) == []
        await tables.close()

    with_store(tmp_path / "mazzo.sqlite3", signed_out)


def test_all_data_of_a_person_can_be_exported_as_one_file(server: Server) -> None:
    async def talk() -> tuple[Player, Player, str]:
        ada, ben = Player(server), Player(server)
        ada.ask("POST", "/api/me", {"name": "Adalgisa"})
        ben.ask("POST", "/api/me", {"name": "Benvenuto"})
        code = ada.open(3)
        at, there = await ada.join(code), await ben.join(code)
        await there.say(type="sit", seat=1)
        await at.say(type="say", text="mine to keep")
        await there.until(lambda table: table["you"] == 1)
        await there.say(type="say", text="not hers")
        await at.until(lambda table: table["seats"][1]["player"] == "person")
        await at.quiet()
        await at.disconnect()
        await there.disconnect()
        return ada, ben, code

    ada, ben, code = asyncio.run(talk())
    _, headers, body = server.ask("GET", "/api/me/export", headers={"Cookie": ada.cookie})
    assert headers["content-disposition"] == 'attachment; filename="mazzo-my-data.json"'
    export: Any = json.loads(body)
    assert export["rows"]["persons"][0]["name"] == "Adalgisa"
    assert [(table["code"], table["game"]) for table in export["tables"]] == [(code, export["tables"][0]["game"])]
    assert [entry.get("text") for entry in export["tables"][0]["entries"] if entry["kind"] == "said"] == ["mine to keep"]
    for secret in ("not hers", "Benvenuto", "seed", hashlib.sha256(token_in(ada.cookie).encode()).hexdigest()):
        assert secret not in body.decode()
    statuses = [ada.ask("GET", "/api/me/export")[0] for _ in range(6)]
    assert statuses == [200] * 5 + [429]
    assert ben.ask("GET", "/api/me/export")[0] == 200


def test_a_large_export_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Person("ada", "Ada")
    monkeypatch.setattr(export, "ROWS_AT_ONCE", 10)

    async def exported(store: Store) -> None:
        await store.add_person(ada, ada.person)
        pad = {"evening": "A", "game": USUAL_GAME, "holder": ada.person, "opened_at": 1, "changed_at": 1, "text": b"{}"}
        row = {"evening": "A", "writer": ada.person, "text": b'{"kind":"sat","seat":0}'}
        many = [row | {"entry": number} for number in range(100)]
        await store.execute(insert(evenings).values(pad), insert(evening_entries).values(many))
        done: list[float] = []  # at which turn of the loop each piece of work was done
        turn = 0

        async def turns() -> None:
            nonlocal turn
            while True:
                await asyncio.sleep(0)
                turn += 1

        for name in ("_readable", "_in_json"):
            work = getattr(export, name)
            monkeypatch.setattr(export, name, lambda row, work=work, **more: done.append(turn) or work(row, **more))
        turning = asyncio.create_task(turns())
        found: Any = json.loads(await export.file_of(await export.export_of(store, ada.person)))
        turning.cancel()
        assert [one["entry"] for one in found["rows"]["evening_entries"]] == list(range(100))
        assert len(done) > 200
        assert max(map(done.count, done)) <= 10

    with_store(tmp_path / "mazzo.sqlite3", exported)


def test_an_organiser_s_events_are_in_the_export(server: Server) -> None:
    ada = Player(server)
    wish = {"title": "Friday cup", "about": "with cake", "game": USUAL_GAME, "players": 3}
    event = ada.ask("POST", "/api/events", wish)[1]["event"]
    (row,) = ada.ask("GET", "/api/me/export")[1]["rows"]["events"]
    assert (row["event"], row["title"], row["text"]["about"]) == (event, "Friday cup", "with cake")


def test_every_column_that_names_a_person_is_exported_and_forgotten() -> None:
    """A column called `person` is found by its name. Any other has to be handled in export.py and forgetting.py."""
    columns = {
        (table.name, column.name)
        for table in schema.sorted_tables
        for column in table.c
        if column.references(persons.c.person) and column.name != "person"
    }
    assert columns == {
        ("blocks", "blocked"),
        ("evening_entries", "writer"),
        ("evenings", "holder"),
        ("events", "organiser"),
        ("people_reports", "reporter"),
    }


def test_people_delete_themselves_by_typing_their_name(server: Server) -> None:
    async def gone() -> None:
        ada, ben = Player(server), Player(server)
        ada.ask("POST", "/api/me", {"name": "Rosamunda"})
        code = ada.open(3)
        at, there = await ada.join(code), await ben.join(code)
        await there.say(type="sit", seat=1)
        await there.until(lambda table: table["you"] == 1)
        status, answer = ada.ask("POST", "/api/me/delete", {"name": "rosamunda"})
        assert (status, answer["reason"]) == (400, "not_confirmed")
        assert ada.me()["name"] == "Rosamunda"
        status, headers, _ = await asyncio.to_thread(
            server.ask, "POST", "/api/me/delete", {"name": " Rosamunda "}, {"Cookie": ada.cookie}
        )
        assert (status, "Max-Age=0" in headers["set-cookie"]) == (200, True)
        assert await at.closed() == 1008
        assert at.heard[-1]["reason"] == "forgotten"
        await there.until(lambda table: table["seats"][0]["player"] == "nobody")
        await there.disconnect()

    asyncio.run(gone())
    dumped = "\n".join(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True).iterdump())
    assert "Rosamunda" not in dumped
    assert b"Rosamunda".hex().upper() not in dumped
