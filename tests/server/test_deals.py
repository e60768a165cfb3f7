"""The same deal for several people: all tables get the same cards, count once per person, and are compared afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from mazzo.server.host.audit import check
from mazzo.server.host.doctor import examine
from mazzo.server.http.api import every_route
from mazzo.server.http.deals_api import DEALS_PER_HOUR, PARTINGS_PER_MINUTE
from mazzo.server.results import sightings as seeing
from mazzo.server.results.deals import challenge as made_challenge
from mazzo.server.results.deals import find_deal
from mazzo.server.results.results import settle
from mazzo.server.results.tries import better_than, outcome_of
from mazzo.server.store.backup import back_up
from mazzo.server.store.schema import tries
from mazzo.server.store.store import LogAppend, Store
from mazzo.server.tables import deal_tables
from mazzo.server.tables.session import piece_of
from mazzo.server.wire import finished_messages
from mazzo.table.commands import Person
from tests.harness.games import SHORT_GAMES, USUAL_GAME
from tests.harness.players import Player, Server, play_to_the_end
from tests.harness.stores import with_store
from tests.server.test_reviews import CODE, PEOPLE
from tests.server.test_reviews import finished as finished_table

OPTIONS = dict(SHORT_GAMES)[USUAL_GAME]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its bots make random moves, which are the same wherever a deal is played."""
    with Server(tmp_path_factory.mktemp("deals") / "mazzo.sqlite3", bot_workers=0, tables_per_hour=10_000) as server:
        yield server
        assert check(server.database) == []


def played(player: Player, code: str) -> Any:
    """The finished table; the player has always made the first legal move."""

    async def play() -> Any:
        at = await player.join(code)
        try:
            return await play_to_the_end(at)
        finally:
            await at.disconnect()

    table = asyncio.run(play())
    for _ in range(600):  # results are stored after the last snapshot has been sent
        if any(game["code"] == code for game in player.ask("GET", "/api/me/history")[1]["games"]):
            return table
        time.sleep(0.05)
    raise AssertionError(f"{code} is not in the history")


def finished_game(player: Player, game: str = USUAL_GAME, **options: Any) -> str:
    code = player.open(3, start=True, game=game, **(options or dict(SHORT_GAMES)[game]))
    played(player, code)
    return code


def challenge(player: Player, code: str, **wish: Any) -> str:
    status, made = player.ask("POST", f"/api/tables/{code}/deal", wish)
    assert status == 200, made
    assert made["link"].endswith(f"/d/{made['deal']}")
    return str(made["deal"])


def deal_page(player: Player, deal: str) -> Any:
    status, answer = player.ask("GET", f"/api/deals/{deal}")
    assert status == 200, answer
    return answer


def begin(player: Player, deal: str) -> str:
    status, opened = player.ask("POST", f"/api/deals/{deal}/play", {})
    assert status == 201, opened
    return str(opened["code"])


def refused(player: Player, method: str, path: str, body: Any = None) -> tuple[int, str]:
    status, answer = player.ask(method, path, body)
    return status, answer["reason"]


@pytest.mark.parametrize(("game", "options"), SHORT_GAMES)
def test_a_friend_plays_my_deal_and_we_see_where_our_games_diverged(running: Server, game: str, options: dict[str, Any]) -> None:
    ada, ben, cleo = (Player(running) for _ in range(3))
    origin = finished_game(ada, game)
    deal = challenge(ada, origin)
    assert challenge(ada, origin) == deal  # once more

    before = deal_page(ben, deal)
    assert (before["kind"], before["open"], before["may_play"], before["knew"]) == ("challenge", True, True, False)
    assert (before["tries"], before["seed"], before["mine"]) == (None, None, None)
    assert before["challenger"]["name"] == ada.me()["name"]
    assert before["challenger"]["code"] is None  # its replay would show the cards
    assert [seat["level"] for seat in before["seats"]] == [None, "casual", "casual"]

    codes = [begin(friend, deal) for friend in (ben, cleo)]
    assert begin(ben, deal) == codes[0] == deal_page(ben, deal)["playing"]
    first, second = (played(friend, code) for friend, code in zip((ben, cleo), codes, strict=True))
    assert first["deal"] == deal
    assert first["seed_hash"] == before["seed_hash"]
    assert first["view"] == second["view"]  # the same decisions have met the same answers
    assert first["scores"] == second["scores"]

    deal_page(cleo, deal)  # whose result is stored by now
    after = deal_page(ben, deal)
    assert after["finished"] == 3
    assert {one["code"] for one in after["tries"]} == {origin, *codes}
    mine = next(one for one in after["tries"] if one["you"])
    assert (mine["score"], mine["knew"], mine["number"]) == (first["scores"][0], False, 1)
    assert mine["course"][-1] == mine["score"]
    assert [one["origin"] for one in after["tries"] if one["code"] == origin] == [True]

    _, same = ben.ask("GET", f"/api/deals/{deal}/parting/{codes[0]}/{codes[1]}")
    assert same == {"place": None, "seat": None, "round": None, "one": [], "other": [], "one_by": "", "other_by": ""}
    _, parted = ben.ask("GET", f"/api/deals/{deal}/parting/{codes[0]}/{origin}")
    assert parted["one"] != parted["other"]
    for code, words in ((codes[0], parted["one"]), (origin, parted["other"])):
        _, replay = ben.ask("GET", f"/api/tables/{code}/replay")
        decision = replay["decisions"][parted["place"]]
        assert (decision["moves"], decision["seat"]) == (words, parted["seat"])


def test_a_second_try_is_for_fun_and_says_so(running: Server) -> None:
    ada, ben = Player(running), Player(running)
    deal = challenge(ada, finished_game(ada))
    for _ in range(2):
        played(ben, begin(ben, deal))
    tries = sorted((one["number"], one["knew"]) for one in deal_page(ben, deal)["tries"] if one["you"])
    assert tries == [(1, False), (2, True)]
    played(ada, begin(ada, deal))
    assert [(one["number"], one["knew"]) for one in deal_page(ada, deal)["tries"] if one["you"] and not one["origin"]] == [
        (2, True)
    ]


def test_two_requests_at_once_open_one_table(running: Server) -> None:
    ada, ben = Player(running), Player(running)
    deal = challenge(ada, finished_game(ada))
    with ThreadPoolExecutor(6) as together:
        codes = list(together.map(lambda _: begin(ben, deal), range(6)))
    assert len(set(codes)) == 1


@pytest.mark.parametrize("seen", ["replay", "replay/0", "record", "watched", "asked for the challenge"])
def test_a_player_who_has_seen_the_cards_is_marked(running: Server, seen: str) -> None:
    ada, eve = Player(running), Player(running)
    origin = finished_game(ada)

    async def watch() -> None:
        await (await eve.join(origin)).disconnect()

    if seen == "watched":
        asyncio.run(watch())
    elif seen == "asked for the challenge":
        challenge(eve, origin)
    else:
        running.ask("GET", f"/api/tables/{origin}/{seen}", headers={"Cookie": eve.cookie})
    deal = challenge(ada, origin)
    assert deal_page(eve, deal)["knew"]
    played(eve, begin(eve, deal))
    deal_page(eve, deal)
    assert [one["knew"] for one in deal_page(ada, deal)["tries"]].count(True) == 1


def test_a_game_is_replayed_off_the_event_loop_and_only_for_a_new_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole game is replayed, which takes a while, and anybody may ask for a link again and again."""
    table, threads = finished_table(), []

    def noted(*given: Any) -> Any:
        threads.append(threading.current_thread())
        return outcome_of(*given)

    monkeypatch.setattr("mazzo.server.results.deals.outcome_of", noted)

    async def ask(store: Store) -> list[str]:
        for person in PEOPLE:
            await store.add_person(person, person.name)
        assert await store.append(piece_of(CODE, 0, table.entries))
        at_once = [made_challenge(store, f"THEDEAL{number}", CODE, table, 0) for number in range(2)]
        made = [*await asyncio.gather(*at_once)]
        asked_at_once = len(threads)
        made += [await made_challenge(store, f"THEDEAL{number}", CODE, table, 0) for number in range(2, 9)]
        assert len(threads) == asked_at_once
        return made

    assert len(set(with_store(tmp_path / "mazzo.sqlite3", ask))) == 1
    assert threads
    assert threading.main_thread() not in threads


def test_the_results_shown_for_a_deal_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished_table()

    async def many(store: Store) -> None:
        for person in PEOPLE:
            await store.add_person(person, person.name)
        assert await store.append(piece_of(CODE, 0, table.entries))
        await settle(store, CODE, table)
        deal = await made_challenge(store, "THEDEAL0", CODE, table, 0)
        (first,) = await store.rows(select(tries))
        for number in range(2):
            assert await store.append(LogAppend(code=f"TRY{number}", first=0, texts=[b"opened"], opens=USUAL_GAME))
            row = dict(first._mapping) | {"code": f"TRY{number}", "person": PEOPLE[1].person, "number": number + 1}
            await store.execute(insert(tries).values(row))

        async def shown() -> int:
            found = await deal_tables.deal_message(store, await find_deal(store, deal), PEOPLE[0].person, "")
            assert found.tries is not None
            return len(found.tries)

        assert await shown() == 3
        monkeypatch.setattr(deal_tables, "MOST_SHOWN", 2)
        assert await shown() == 2

    with_store(tmp_path / "mazzo.sqlite3", many)


def test_the_people_remembered_as_having_seen_a_game_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeing, "MOST_REMEMBERED", 2)

    async def note(store: Store) -> None:
        sightings = seeing.Sightings(store)
        await store.add_person(Person("eve", "Eve"), "token")
        for code in "ABCD":
            assert await store.append(LogAppend(code=code, first=0, texts=[b"opened"], opens=USUAL_GAME))
            await sightings.note("eve", code)
        assert [code for _, code in sightings._noted] == ["C", "D"]
        await sightings.note("eve", "A")  # noted already, which is not an error

    with_store(tmp_path / "mazzo.sqlite3", note)


@pytest.mark.parametrize("seen", ["replay", "replay/0?view=open", "record"])
def test_a_player_who_looks_at_the_cards_during_the_game_is_marked(running: Server, seen: str) -> None:
    ada, eve = Player(running), Player(running)
    origin = finished_game(ada)
    deal = challenge(ada, origin)
    code = begin(eve, deal)
    assert running.ask("GET", f"/api/tables/{origin}/{seen}", headers={"Cookie": eve.cookie})[0] == 200
    played(eve, code)
    assert deal_page(eve, deal)["mine"]["knew"]
    assert [one["knew"] for one in deal_page(ada, deal)["tries"]].count(True) == 1


def test_a_spectator_who_stays_to_the_end_has_seen_the_cards(running: Server) -> None:
    ada, ben, eve = (Player(running) for _ in range(3))

    async def together() -> str:
        code = ada.open(3, **OPTIONS)
        watching = await eve.join(code)  # before the deal
        at, guest = await ada.join(code), await ben.join(code)
        await guest.say(type="sit", seat=1)
        await at.until(lambda table: table["seats"][1]["player"] == "person")
        await at.say(type="start")
        await asyncio.gather(play_to_the_end(at), play_to_the_end(guest))
        await watching.until(lambda table: table["stage"] == "over")
        for one in (at, guest, watching):
            await one.disconnect()
        return code

    code = asyncio.run(together())
    deal = challenge(ada, code)
    for _ in range(500):  # the results are stored a moment after the end
        if deal_page(eve, deal)["knew"]:
            break
    assert deal_page(eve, deal)["knew"]
    assert deal_page(ben, deal)["knew"]  # who sat on another seat
    seats = [challenge(ada, code), challenge(ada, code, seat=1)]
    assert len(set(seats)) == 2
    assert [seat["level"] for seat in deal_page(ben, seats[1])["seats"]] == ["casual", None, "casual"]


def test_a_deal_gives_no_hints_and_shows_strangers_no_replay(running: Server) -> None:
    ada, ben = Player(running), Player(running)
    deal = challenge(ada, finished_game(ada))
    code = begin(ben, deal)

    async def ask() -> None:
        at = await ben.join(code)
        await at.until(lambda table: bool(table["legal"]))
        await at.say(type="hint", turn=at.table["turn"], id="h")
        assert (await at.hear("refused"))["reason"] == "no_hints_same_deal"
        await at.disconnect()

    asyncio.run(ask())
    played(ben, code)
    assert running.ask("GET", f"/api/tables/{code}/replay")[0] == 401


def test_anything_but_a_deal_is_refused(running: Server) -> None:
    ada, ben = Player(running), Player(running)
    going_on = ada.open(3, start=True, **OPTIONS)
    assert refused(ada, "POST", f"/api/tables/{going_on}/deal", {}) == (409, "not_over")
    lesson = ada.ask("POST", "/api/lessons", {"game": USUAL_GAME})[1]["code"]
    ada.ask("POST", "/api/me/put_away", {"code": lesson})
    assert refused(ada, "POST", f"/api/tables/{lesson}/deal", {}) == (409, "no_challenge")
    origin = finished_game(ada)
    assert refused(ada, "POST", f"/api/tables/{origin}/deal", {"seat": 3}) == (404, "no_such_seat")
    assert refused(ben, "GET", "/api/deals/00000000") == (404, "no_such_deal")
    assert refused(ben, "GET", "/api/deals/nonsense!") == (404, "no_such_deal")
    deal = challenge(ada, origin)
    assert refused(ben, "GET", f"/api/deals/{deal}/parting/{origin}/{origin}") == (404, "no_such_deal")  # not played yet
    assert running.ask("GET", f"/api/deals/{deal}")[0] == 401


def test_the_doctor_and_the_checker_notice_a_missing_result(running: Server, tmp_path: Path) -> None:
    ada, ben = Player(running), Player(running)
    deal = challenge(ada, finished_game(ada))
    code = begin(ben, deal)
    played(ben, code)
    deal_page(ben, deal)
    copy = tmp_path / "copy.sqlite3"
    back_up(f"sqlite:///{running.database}", copy)

    def found() -> tuple[str, list[str]]:
        (deals,) = [one for one in examine(f"sqlite:///{copy}", 1, "") if one.part == "deals"]
        return deals.verdict, [fault for fault in check(copy) if code in fault]

    def spoil(change: str) -> None:
        with sqlite3.connect(copy) as connection:
            connection.execute(change, (code,))

    assert found() == ("well", [])
    spoil("UPDATE tries SET standing = 999 WHERE code = ?")
    assert found() == ("well", [f"table {code}: its result for deal {deal} is not what the log says"])
    spoil("UPDATE tries SET over_at = NULL WHERE code = ?")
    assert found() == ("wrong", [f"table {code}: its game is over, and its result for deal {deal} is missing"])
    spoil("DELETE FROM tries WHERE code = ?")
    assert found() == ("well", [f"table {code} plays deal {deal}, and is nobody's try at it"])


def test_challenges_and_comparisons_have_a_limit(running: Server) -> None:
    ada = Player(running)
    origin = finished_game(ada)
    deal = challenge(ada, origin)
    answers = [refused(ada, "POST", f"/api/tables/{origin}/deal", {"seat": 3}) for _ in range(DEALS_PER_HOUR)]
    assert answers[-1] == (429, "too_many_tables")
    elsewhere = {"X-Forwarded-For": "198.51.100.41"}  # other tests compare games too
    parting = f"/api/deals/{deal}/parting/{origin}/{origin}"
    statuses = (ada.ask("GET", parting, **elsewhere)[0] for _ in range(10 * PARTINGS_PER_MINUTE))
    assert 429 in statuses  # some tokens come back during the requests


def test_a_game_given_up_beats_nobody(running: Server) -> None:
    ada, ben = Player(running), Player(running)
    deal = challenge(ada, finished_game(ada))
    code = begin(ben, deal)
    ben.ask("POST", "/api/me/put_away", {"code": code})
    last = deal_page(ben, deal)["tries"][-1]
    assert (last["you"], last["over"], last["score"]) == (True, True, None)
    assert deal_page(ben, deal)["better_than"] == 0


def test_a_forgotten_person_leaves_no_try_behind(running: Server) -> None:
    ada, ben = Player(running), Player(running)
    deal = challenge(ada, finished_game(ada))
    played(ben, begin(ben, deal))
    name = ben.me()["name"]
    exported = ben.ask("GET", "/api/me/export")[1]["rows"]
    assert [row["deal"] for row in exported["tries"]] == [deal]
    ben.ask("POST", "/api/me/delete", {"name": name})
    assert [one["name"] for one in deal_page(ada, deal)["tries"]] == [ada.me()["name"]]


@pytest.mark.parametrize(
    ("many", "below", "equal", "expected"),
    [(1, 0, 1, None), (2, 1, 1, 100), (2, 0, 1, 0), (2, 0, 2, 50), (3, 0, 2, 25), (4, 1, 2, 50)],
)
def test_a_tie_is_half_a_win(many: int, below: int, equal: int, expected: int | None) -> None:
    assert better_than(many, below, equal) == expected


def test_a_replayed_moment_is_no_deal_and_its_player_has_seen_the_cards(running: Server) -> None:
    ada, eve = Player(running), Player(running)
    origin = finished_game(ada)
    again = next(route.path for route in every_route() if route.takes is finished_messages.TryAgain)
    status, opened = eve.ask("POST", again.replace("{code}", origin), {"place": 1})
    assert status == 201, opened
    eve.ask("POST", "/api/me/put_away", {"code": opened["code"]})
    assert refused(eve, "POST", f"/api/tables/{opened['code']}/deal", {}) == (409, "no_challenge")
    assert deal_page(eve, challenge(ada, origin))["knew"]
