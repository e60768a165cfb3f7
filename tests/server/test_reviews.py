"""Reviews in the server: for everybody once a game is over and for nobody before, computed once, kept, and forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select

from mazzo.games import GAMES, game_named
from mazzo.review import Review
from mazzo.server.bots.pool import FOR_A_GAME, BotPool
from mazzo.server.bots.review_worker import MOST_KEPT, Desk, ReviewQuestion
from mazzo.server.bots.reviewing import NoReview, ReviewProcess
from mazzo.server.persons.export import export_of
from mazzo.server.results.results import settle
from mazzo.server.settings import Settings
from mazzo.server.store.reader import NotStored
from mazzo.server.store.retention import remove_tables
from mazzo.server.store.schema import reviews, tables
from mazzo.server.store.store import Store
from mazzo.server.tables import reviews as served
from mazzo.server.tables.forgetting import forget
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.reviews import FIRST, WHOLE, Reviews
from mazzo.server.tables.session import piece_of
from mazzo.table.log import Closed
from mazzo.table.record import record_of, write_record
from mazzo.table.table import Table
from mazzo.words import Refusal
from tests.games import short_table
from tests.harness.games import SHORT_GAMES, USUAL_GAME, server_part
from tests.harness.players import Player, Server, open_for_two
from tests.harness.stores import with_store
from tests.server.golden.make import PEOPLE, played

ADA = PEOPLE[0].person
CODE = "OVER0000"
MADE_UP = {"judge": "nobody", "players": 3}


def finished(game: str = USUAL_GAME, decisions: int = 1000) -> Table:
    players, options = short_table(game)
    return played(CODE, game, players, options, decisions)


def a_review(effort: str, seat: int = 0) -> bytes:
    """An answer of the review process, as short as possible."""
    nothing = {"value": 0.0, "low": 0.0, "high": 0.0}
    causes = ("expected", "deals", "others", "lay", "chances", "losses", "unresolved")
    bars = {"result": 7.0, **dict.fromkeys(causes, nothing)}
    header = {"game": USUAL_GAME, "rules": 1, "effort": effort, "options": {}, "seat": seat, "name": "", "counted_in": "points"}
    lists: dict[str, Any] = {"marks": [], "rounds": [], "line": [], "decisions": []}
    text = msgspec.json.encode({**header, **lists, **MADE_UP, "rank": 1, "bars": bars})
    msgspec.json.decode(text, type=Review)
    return text


class FakeReviewProcess(ReviewProcess):
    """Answers at once, and remembers what it was asked."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__(BotPool(0, 1.0))
        self.asked: list[tuple[int, str]] = []
        self.fails = fails
        self.fails_from: int | None = None
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    async def review(self, record: str, seat: int, effort: str) -> bytes:
        self.asked.append((seat, effort))
        await self.may_go_on.wait()
        if self.fails or (self.fails_from is not None and len(self.asked) > self.fails_from):
            raise NoReview("no")
        assert all(person.name not in record for person in PEOPLE)
        return a_review(effort, seat)


@contextlib.asynccontextmanager
async def host_of(store: Store, table: Table, scribe: FakeReviewProcess) -> Any:
    """A server whose reviews are made up, with this finished game."""
    for person in PEOPLE:
        await store.add_person(person, person.name)
    assert await store.append(piece_of(CODE, 0, table.entries))
    await settle(store, CODE, table)
    host = TableRegistry(store, BotPool(0, 1.0), Settings())
    host.reviews._process = scribe
    try:
        yield host
    finally:
        await host.close()


async def until_whole(host: TableRegistry, table: Table, seat: int = 0) -> Any:
    async with asyncio.timeout(20):
        while (found := await host.reviews.of(CODE, table, str(seat), "here")).state != "whole":
            await asyncio.sleep(0.001)
    return found.review


# ------------------------------------------------------------------------------------------------------- nothing before the end


@pytest.mark.parametrize("game", [game for game, _ in SHORT_GAMES])
def test_before_the_end_nobody_gets_a_review_of_any_seat(server: Server, ada: Player, ben: Player, game: str) -> None:
    async def while_it_goes_on() -> None:
        code = ada.open(3, game=game, **server_part(game).SHORT)
        at, other = await ada.join(code), await ben.join(code)
        await other.say(type="sit", seat=1)
        await at.until(lambda table: table["seats"][1]["player"] == "person")
        for stage in ("waiting", "playing"):
            await at.until(lambda table, stage=stage: table["stage"] == stage)
            for cookie in (ada.cookie, ben.cookie, Player(server).cookie, ""):
                for seat in ("0", "1", "2", "7", "x"):
                    status, _, text = server.ask("GET", f"/api/tables/{code}/review/{seat}", None, {"Cookie": cookie})
                    assert (status, json.loads(text)["reason"]) == (404, "no_such_table")
            await at.say(type="start")
        await at.disconnect()
        await other.disconnect()

    asyncio.run(while_it_goes_on())


def test_only_finished_games_and_existing_seats_are_reviewed(tmp_path: Path) -> None:
    async def reasons(store: Store) -> list[str]:
        found = []
        given_up, whole = finished(decisions=9), finished()
        given_up.apply(Closed(why="agreed"))
        scribe = FakeReviewProcess()
        async with host_of(store, whole, scribe) as host:
            for table, seat in ((given_up, "0"), *((whole, seat) for seat in ("3", "-1", "x", "", "٣", "0" * 99))):
                with pytest.raises(Refusal) as refused:
                    await host.reviews.of(CODE, table, seat, "here")
                found.append(refused.value.reason)
        assert scribe.asked == []
        return found

    assert with_store(tmp_path / "mazzo.sqlite3", reasons) == ["no_review", *["no_such_seat"] * 6]


# --------------------------------------------------------------------------------------------------------------- a real one


def test_a_finished_game_is_reviewed_for_anyone_who_may_see_its_replay(server: Server, ada: Player) -> None:
    async def over() -> str:
        code = await open_for_two(ada, 3, **server_part(USUAL_GAME).SHORT)
        at = await ada.join(code)
        await at.say(type="leave")
        await at.until(lambda table: table["stage"] == "over", 60)
        await at.disconnect()
        return code

    code = asyncio.run(over())
    until = time.monotonic() + 300  # the first review of a game may have to be compiled
    while (answer := Player(server).ask("GET", f"/api/tables/{code}/review/1"))[1]["state"] != "whole":
        assert answer[0] == 200
        assert time.monotonic() < until
        time.sleep(0.05)
    found = msgspec.convert(answer[1]["review"], Review)
    bars = found.bars
    causes = (bars.expected, bars.deals, bars.others, bars.lay, bars.chances, bars.unresolved)
    assert sum(cause.value for cause in causes) - bars.losses.value == pytest.approx(bars.result, abs=1e-3)
    replay = ada.ask("GET", f"/api/tables/{code}/replay")[1]
    assert (found.seat, found.name, found.rank) == (1, replay["seats"][1]["name"], replay["ranks"][1])
    assert bars.result == replay["scores"][1]
    assert [each.place for each in found.decisions] == [each["place"] for each in replay["decisions"] if each["seat"] == 1]
    assert len(found.line) == len(replay["decisions"]) + 1
    assert all(each.candidates for each in found.decisions if each.called != "fine")


# ------------------------------------------------------------------------------------------------------- the queue, and keeping


def test_a_review_requested_often_is_made_once_and_the_queue_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        table, scribe = finished(), FakeReviewProcess()
        monkeypatch.setattr(served, "MOST_WAITING", 1)
        async with host_of(store, table, scribe) as host:
            scribe.may_go_on.clear()
            for _ in range(1000):
                so_far = await host.reviews.of(CODE, table, "0", "here")
                assert (so_far.state, so_far.review) == ("waiting", None)
            assert (await host.reviews.of(CODE, table, "1", "here")).ahead == 1
            with pytest.raises(Refusal, match="Too many reviews"):
                await host.reviews.of(CODE, table, "2", "here")
            scribe.may_go_on.set()
            await until_whole(host, table, 0)
            await until_whole(host, table, 1)
            # Everybody's first page comes before any review is refined.
            assert scribe.asked == [(0, FIRST), (1, FIRST), (0, WHOLE), (1, WHOLE)]
            for _ in range(served.REVIEWS_PER_HOUR):
                host.reviews._asked.take("here")
            with pytest.raises(Refusal, match="Too many reviews"):
                await host.reviews.of(CODE, table, "2", "here")
            assert (await host.reviews.of(CODE, table, "0", "here")).state == "whole"  # a kept review costs nothing

    with_store(tmp_path / "mazzo.sqlite3", work)


def test_addresses_are_served_in_turn_and_a_greedy_one_keeps_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(served, "MOST_WAITING", 3)

    async def work(store: Store) -> None:
        table, scribe = finished(), FakeReviewProcess()
        async with host_of(store, table, scribe) as host:
            worked_on = []

            async def work_out(wanted: served.Wanted, effort: str) -> None:
                await scribe.may_go_on.wait()
                worked_on.append((wanted.code, effort))

            monkeypatch.setattr(host.reviews, "_work_out", work_out)
            scribe.may_go_on.clear()
            await host.reviews.of("A", table, "0", "greedy")
            await asyncio.sleep(0)  # it is being worked on
            for code in "BCD":
                await host.reviews.of(code, table, "0", "greedy")
            assert (await host.reviews.of("E", table, "0", "modest")).ahead == 2
            with pytest.raises(Refusal, match="Too many reviews"):
                await host.reviews.of("F", table, "0", "greedy")
            assert (await host.reviews.of("C", table, "0", "greedy")).ahead == 3
            scribe.may_go_on.set()
            async with asyncio.timeout(20):
                while len(worked_on) < 4:
                    await asyncio.sleep(0.001)
            assert worked_on[:4] == [(code, FIRST) for code in "ABEC"]  # D has made room, and waits until its page asks again

    with_store(tmp_path / "mazzo.sqlite3", work)


def test_a_review_that_finds_no_room_costs_nothing_and_a_first_page_is_still_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served, "MOST_WAITING", 2)
    monkeypatch.setattr(served, "REVIEWS_PER_HOUR", 4)

    async def work(store: Store) -> None:
        table, scribe = finished(), FakeReviewProcess()
        async with host_of(store, table, scribe) as host:
            await host.reviews._keep(served.Wanted(CODE, table, 0, "here"), FIRST, a_review(FIRST))
            scribe.may_go_on.clear()
            await host.reviews.of(CODE, table, "1", "greedy")
            await asyncio.sleep(0)  # it is being worked on
            for code in "AB":
                await host.reviews.of(code, table, "0", "greedy")
            for _ in range(9):
                with pytest.raises(Refusal, match="Too many reviews"):
                    await host.reviews.of("C", table, "0", "greedy")
            await host.reviews.of("D", table, "0", "modest")  # B makes room for it
            assert [one.code for one in host.reviews._first] == ["A", "D"]
            for _ in range(2):
                assert host.reviews._asked.take("greedy")  # two of four were used: one is made, one waits
            assert not host.reviews._asked.take("greedy")
            so_far = await host.reviews.of(CODE, table, "0", "greedy")
            assert (so_far.state, so_far.review.effort) == ("first", FIRST)

    with_store(tmp_path / "mazzo.sqlite3", work)


def test_a_first_page_counts_even_if_there_is_no_room_to_make_it_sharper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise one address could ask for first pages for ever, and nobody's reviews would be refined."""
    monkeypatch.setattr(served, "MOST_WAITING", 1)
    monkeypatch.setattr(served, "REVIEWS_PER_HOUR", 3)

    async def work(store: Store) -> None:
        table, scribe = finished(), FakeReviewProcess()
        async with host_of(store, table, scribe) as host:
            scribe.may_go_on.clear()
            await host.reviews.of(CODE, table, "0", "greedy")
            await asyncio.sleep(0)  # it is being worked on
            await host.reviews.of(CODE, table, "1", "greedy")
            scribe.may_go_on.set()
            async with asyncio.timeout(20):
                while (0, WHOLE) not in scribe.asked:
                    await asyncio.sleep(0.001)
            assert scribe.asked == [(0, FIRST), (1, FIRST), (0, WHOLE)]
            assert host.reviews._asked.take("greedy")
            assert not host.reviews._asked.take("greedy")

    with_store(tmp_path / "mazzo.sqlite3", work)


def test_a_review_requested_just_as_the_worker_goes_idle_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        table, scribe = finished(), FakeReviewProcess()
        async with host_of(store, table, scribe) as host:
            it_came = asyncio.Event()

            async def too_late() -> None:
                monkeypatch.undo()
                await host.reviews.of(CODE, table, "1", "here")
                it_came.set()
                raise TimeoutError

            monkeypatch.setattr(host.reviews._more, "wait", too_late)
            await until_whole(host, table, 0)
            await asyncio.wait_for(it_came.wait(), 20)
            assert (await until_whole(host, table, 1)).seat == 1

    with_store(tmp_path / "mazzo.sqlite3", work)


def test_an_unexpected_error_holds_up_no_other_review(tmp_path: Path) -> None:
    class Broken(FakeReviewProcess):
        async def review(self, record: str, seat: int, effort: str) -> bytes:
            if seat == 0:
                raise KeyError(seat)
            return await super().review(record, seat, effort)

    async def work(store: Store) -> None:
        table, scribe = finished(), Broken()
        async with host_of(store, table, scribe) as host:
            await host.reviews.of(CODE, table, "0", "here")
            assert (await until_whole(host, table, 1)).seat == 1
            with pytest.raises(Refusal, match="could not be reviewed"):
                await host.reviews.of(CODE, table, "0", "here")

    with_store(tmp_path / "mazzo.sqlite3", work)


def test_a_review_that_could_not_be_stored_is_worked_out_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        table, scribe = finished(), FakeReviewProcess()
        async with host_of(store, table, scribe) as host:
            keep, failures = host.reviews._keep, [NotStored("the disk is full")]

            async def fails_once(*arguments: Any) -> None:
                if failures:
                    raise failures.pop()
                await keep(*arguments)

            monkeypatch.setattr(host.reviews, "_keep", fails_once)
            await until_whole(host, table)
            assert [effort for _, effort in scribe.asked] == [FIRST, FIRST, WHOLE]

    with_store(tmp_path / "mazzo.sqlite3", work)


def test_a_review_is_kept_for_its_version_and_named_by_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        table, scribe = finished(), FakeReviewProcess()
        async with host_of(store, table, scribe) as host:
            assert (await until_whole(host, table)).name == table.chairs[0].name
            later = Reviews(store, BotPool(0, 1.0), host.tasks)  # as after a restart
            assert (await later.of(CODE, table, "0", "here")).state == "whole"
            assert len(scribe.asked) == 2
            monkeypatch.setattr(served, "version_of", lambda game: "another judge")
            await until_whole(host, table)
            assert len(scribe.asked) == 4
            rows = await store.rows(select(reviews))
            assert [(row.version, row.person, row.effort) for row in rows] == [("another judge", ADA, WHOLE)]
            assert ADA.encode() not in rows[0].text

    with_store(tmp_path / "mazzo.sqlite3", work)


def test_a_review_is_exported_and_forgotten_with_its_person_and_goes_with_its_game(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        table, scribe = finished(), FakeReviewProcess()
        async with host_of(store, table, scribe) as host:
            for seat in range(table.players):
                await until_whole(host, table, seat)
            assert [row["seat"] for row in (await export_of(store, ADA)).rows["reviews"]] == [0]
            await forget(host, ADA)
            assert ADA not in [row.person for row in await store.rows(select(reviews))]
            assert len(await store.rows(select(reviews))) == table.players - 1
            # The others may still look at that seat; nobody knows any more who sat there.
            await until_whole(host, table)
            assert sorted(row.person or "" for row in await store.rows(select(reviews).where(reviews.c.seat == 0))) == [""]
            await store.transact(lambda connection: remove_tables(connection, [CODE]))
            assert await store.rows(select(reviews)) == []
            # A removed game keeps none, even if one was being computed.
            await host.reviews._keep(served.Wanted(CODE, table, 0, "here"), FIRST, a_review(FIRST))
            assert await store.rows(select(reviews)) == []

    with_store(tmp_path / "mazzo.sqlite3", work)


# ---------------------------------------------------------------------------------------------------------------- bad input


def test_a_record_that_cannot_be_reviewed_is_reported_and_no_worker_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = write_record(record_of(finished()))
    cut = "\n".join(line for line in text.splitlines() if not line.startswith("result:"))[:-40]
    tampered = text.replace("\n0 bid", "\n1 bid", 1)

    async def work() -> None:
        process = ReviewProcess(BotPool(0, 1.0))
        for bad in (cut, tampered, text.replace("rules: 1", "rules: 99"), "", "\x00"):
            with pytest.raises(NoReview) as why:
                await process.review(bad, 0, FIRST)
            assert str(why.value)
        assert process._process is not None
        pid = process._process.pid
        with pytest.raises(NoReview, match="seat 9"):
            await process.review(text, 9, FIRST)
        assert process._process.pid == pid
        # A worker that dies is replaced, and its question is asked again.
        review = asyncio.create_task(process.review(text, 0, FIRST))
        await asyncio.sleep(0)
        os.kill(pid, signal.SIGKILL)
        assert msgspec.json.decode(await review, type=Review).effort == FIRST
        assert process._process.pid != pid
        await process.close()

    asyncio.run(work())
    desk = Desk()
    for seed in range(MOST_KEPT + 2):
        assert desk.answer(ReviewQuestion(text + f"# {seed}\n", 0, FIRST)).problem is None
    assert len(desk._kept) == MOST_KEPT

    async def remembered(store: Store) -> None:
        table, scribe = finished(), FakeReviewProcess(fails=True)
        async with host_of(store, table, scribe) as host:
            with pytest.raises(Refusal, match="could not be reviewed"):
                await until_whole(host, table)
            assert scribe.asked == [(0, FIRST)]
            assert await store.rows(select(reviews)) == []
            monkeypatch.setattr(served, "MOST_FAILED", 1)
            with pytest.raises(Refusal, match="could not be reviewed"):
                await until_whole(host, table, 1)
            assert list(host.reviews._failed) == [(CODE, 1)]

    with_store(tmp_path / "mazzo.sqlite3", remembered)


def test_a_failed_review_is_retried_after_a_while_and_its_first_page_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr(served, "monotonic", lambda: now[0])

    async def work(store: Store) -> None:
        table, scribe = finished(), FakeReviewProcess(fails=True)
        async with host_of(store, table, scribe) as host:
            with pytest.raises(Refusal, match="could not be reviewed"):
                await until_whole(host, table)
            now[0] += served.FAILED_SECONDS - 1
            with pytest.raises(Refusal, match="could not be reviewed"):
                await host.reviews.of(CODE, table, "0", "here")
            assert scribe.asked == [(0, FIRST)]
            now[0] += 1
            scribe.fails = False
            scribe.fails_from = 2
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.2):
                    await until_whole(host, table)
            assert scribe.asked == [(0, FIRST), (0, FIRST), (0, WHOLE)]
            so_far = await host.reviews.of(CODE, table, "0", "here")
            assert (so_far.state, so_far.review.effort) == ("first", FIRST)
            now[0] += served.FAILED_SECONDS
            scribe.fails_from = None
            await until_whole(host, table)

    with_store(tmp_path / "mazzo.sqlite3", work)


def test_a_review_waits_while_a_bot_is_to_move() -> None:
    async def held_back() -> None:
        bots = BotPool(1, 1.0)  # its worker is never started: questions to it wait
        process = ReviewProcess(bots)
        bots._waiting[FOR_A_GAME].add("somebody", None)  # type: ignore[arg-type]
        review = asyncio.create_task(process.review(write_record(record_of(finished())), 0, FIRST))
        for _ in range(5):
            await asyncio.sleep(0.02)
        assert process._process is None
        bots._waiting[FOR_A_GAME].take()
        assert await review
        await process.close()

    asyncio.run(held_back())


# ---------------------------------------------------------------------------------------------------------------------- habits


def decided(place: int, kind: str, loss: float, called: str = "fine", forced: bool = False) -> dict[str, Any]:
    amount = {"value": loss, "low": loss, "high": loss}
    what = {"place": place, "round_number": 1, "kind": kind, "played": ["worse"], "better": ["better"], "loss": amount}
    return {**what, "called": called, "forced": forced, "candidates": [], "worlds": 48}


def test_habits_come_from_a_persons_own_recent_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, other = game_named(USUAL_GAME), next(name for name in GAMES if name != USUAL_GAME)

    async def work(store: Store) -> tuple[Any, Any]:
        for person in PEOPLE:
            await store.add_person(person, person.name)
        table = finished()

        async def keep(code: str, *decisions: dict[str, Any], **row: Any) -> None:
            if not await store.rows(select(tables.c.code).where(tables.c.code == code)):
                assert await store.append(piece_of(code, 0, table.entries))
            review = {**json.loads(a_review(WHOLE)), "decisions": decisions}
            usual = {"seat": 0, "person": ADA, "version": served.version_of(USUAL_GAME), "effort": WHOLE}
            await store.execute(insert(reviews).values(code=code, text=json.dumps(review).encode(), **usual | row))

        await keep("TOOLDGAM", decided(1, "bid", 90.0))
        await keep("FIRST000", decided(1, "bid", 4.0, "mistake"), decided(2, "play", 1.0), decided(3, "play", 9.0, forced=True))
        await keep("SECOND00", decided(1, "bid", 8.0, "blunder"), decided(2, "play", 1.0))
        await keep("SECOND00", decided(1, "bid", 70.0), seat=1, person=PEOPLE[1].person)
        await keep("OLDJUDGE", decided(1, "bid", 80.0), version="rules 0, nobody")
        await keep("ROUGH000", decided(1, "bid", 60.0), effort=FIRST)
        monkeypatch.setattr(served, "MOST_REVIEWED", 2)
        found = await served.habits_in(store, game, ADA)
        return found, await served.habits_in(store, game_named(other), ADA)

    found, nothing = with_store(tmp_path / "mazzo.sqlite3", work)
    assert found.line == [2.5, 4.5]
    assert [(habit.kind, habit.decisions, habit.loss.value) for habit in found.kinds] == [("bid", 2, 6.0), ("play", 2, 1.0)]
    assert found.kinds[0].called == {"inaccurate": 0, "mistake": 1, "blunder": 1}
    assert [(example.of, example.place) for example in found.kinds[0].examples] == [("SECOND00", 1), ("FIRST000", 1)]
    assert (nothing.line, nothing.kinds) == ([], [])
