"""Hints during a game, and everything once it is over."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from mazzo.server.bots import pool as bots
from mazzo.server.bots.pool import BotPool
from mazzo.server.tables.hints import HINTS_A_MINUTE, Hints
from mazzo.table.commands import Person
from mazzo.table.log import Sat, Started
from mazzo.table.state import Chair
from mazzo.table.table import Table
from mazzo.words import Refusal
from tests.harness.games import SHORT_GAMES, USUAL_GAME, server_part
from tests.harness.players import Player, Server, TableConnection, is_my_turn, open_for_two


def get(server: Server, path: str, **headers: str) -> tuple[int, Any, dict[str, str]]:
    status, answered, body = server.ask("GET", path, headers=headers)
    return status, json.loads(body) if body else None, answered


async def hint_in_a_while(at: TableConnection, hint_id: str) -> Any:
    """Asks as the page does: again, if the bots are too busy."""
    while True:
        await at.say(type="hint", turn=at.table["turn"], id=hint_id)
        answer = await at.next(300)
        while answer["type"] not in ("hint", "refused"):
            answer = await at.next(300)
        if answer["type"] == "hint":
            return answer
        assert answer["reason"] == "no_hint_now", answer
        await asyncio.sleep(0.5)


@pytest.mark.parametrize("game", [game for game, _ in SHORT_GAMES])
def test_a_hint_can_be_played_as_it_is(ada: Player, game: str) -> None:
    async def hinted() -> None:
        at = await ada.join(ada.open(3, game=game, start=True))
        for number in range(3):
            table = await at.until(is_my_turn, 300)  # the first start of the bots may take a while
            hint = await hint_in_a_while(at, f"h{number}")
            assert (hint["id"], hint["turn"]) == (f"h{number}", table["turn"])
            assert hint["counted_in"] == server_part(game).COUNTED_IN
            assert hint["reason"] in ("only_move", "only_sensible", "as_usual", "better_than_usual")
            assert all(candidate["move"] in table["legal"] for candidate in hint["candidates"])
            verb = server_part(game).WITH_CHANCES
            promises = [move for move in table["legal"] if verb and move.startswith(verb)]
            assert [move["move"] for move in hint["chances"]] == promises
            assert all(0 <= move["chance"] <= 1 for move in hint["chances"])
            assert (await at.play(*hint["moves"]))["type"] == "accepted"
            await at.until(lambda table, turn=table["turn"]: table["turn"] > turn)
        await at.disconnect()

    asyncio.run(hinted())


def test_only_the_player_to_decide_gets_a_hint(ada: Player, ben: Player) -> None:
    async def refused() -> None:
        code = ada.open(3, start=True, rounds="3")
        at, watching = await ada.join(code), await ben.join(code)
        await at.until(is_my_turn)
        turn = at.table["turn"]
        for connection, message, reason in [
            (watching, {"turn": turn}, "not_seated"),
            (at, {"turn": turn + 1}, "stale"),
        ]:
            await connection.say(type="hint", id="h", **message)
            answer = await connection.hear("refused")
            assert (answer["reason"], answer["id"]) == (reason, "h")
        await at.say(type="leave")
        await at.until(lambda table: table["seats"][0]["kept"])
        await at.say(type="hint", id="h", turn=at.table["turn"])
        assert (await at.hear("refused"))["reason"] in ("seat_kept", "not_your_turn", "stale")
        await at.disconnect()
        await watching.disconnect()

    asyncio.run(refused())


def two_people(rated: bool = False) -> tuple[Table, list[Person]]:
    table = Table.open(USUAL_GAME, 3, {"rounds": "2"}, "5")
    table.opened.rated = rated
    people = [Person(f"person-{seat}", f"Player {seat}") for seat in range(3)]
    for seat, person in enumerate(people):
        table.apply(Sat(seat=seat, name=person.name, player="person", person=person.person))
    table.apply(Started())
    return table, people


def test_a_rated_game_has_no_hints_and_nobody_has_too_many() -> None:
    async def reasons() -> list[str]:
        pool = BotPool(0, patience=0.01)  # no bot thinks here: what matters is who may ask
        hints = Hints(pool)
        found = []
        for rated, times in ((True, 1), (False, HINTS_A_MINUTE + 1)):
            table, people = two_people(rated)
            for _ in range(times):
                try:
                    await hints.hint(table, people[table.undecided[0]], 0, "h")
                except Refusal as why:
                    found.append(why.reason)
        return found

    found = asyncio.run(reasons())
    assert found == ["no_hints_when_rated", *["no_hint_now"] * HINTS_A_MINUTE, "too_many_hints"]


def test_one_hint_at_a_time_and_a_short_queue_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    async def reasons() -> list[str]:
        monkeypatch.setattr(bots, "MOST_HINTS_WAITING", 1)
        hints = Hints(BotPool(1, patience=0.2))  # its worker is never started: the questions wait
        hints.bots.start_patience = 0.0
        table, people = two_people()
        other, _ = two_people()
        first = people[table.undecided[0]]
        stranger = Person("stranger", "Stranger")
        other.chairs[other.undecided[0]] = Chair("S", "person", None, "stranger")
        found = await asyncio.gather(
            hints.hint(table, first, 0, "1"),
            hints.hint(table, first, 0, "2"),
            hints.hint(other, stranger, 0, "3"),
            return_exceptions=True,
        )
        return [why.reason for why in found if isinstance(why, Refusal)]

    assert asyncio.run(reasons()) == ["no_hint_now", "hint_on_its_way", "no_hint_now"]


@pytest.mark.parametrize("game", [game for game, _ in SHORT_GAMES])
def test_a_finished_game_is_replayed_position_by_position(server: Server, ada: Player, ben: Player, game: str) -> None:
    async def game_over() -> tuple[str, Any, list[Any]]:
        code = await open_for_two(ada, 3, game=game, **server_part(game).SHORT)
        at = await ada.join(code)
        for path in ("replay", "replay/0", "replay/0?view=1"):
            status, answer, _ = get(server, f"/api/tables/{code}/{path}", Cookie=ada.cookie)
            assert (status, answer["reason"]) == (404, "no_such_table")
        await at.say(type="leave")  # a bot plays on, at its own pace
        over = await at.until(lambda table: table["stage"] == "over", 60)
        heard = [message for message in at.heard if message["type"] == "table"]
        await at.disconnect()
        return code, over, heard

    code, over, heard = asyncio.run(game_over())
    status, replay, headers = get(server, f"/api/tables/{code}/replay", Cookie=ben.cookie)
    assert status == 200
    assert (replay["scores"], replay["ranks"], replay["seed"]) == (over["scores"], over["ranks"], over["seed"])
    assert replay["rounds"][0] == 0
    assert headers["cache-control"] == "private, no-cache"  # it says which seat was mine
    again = server.ask("GET", f"/api/tables/{code}/replay", headers={"If-None-Match": headers["etag"]})
    assert (again[0], again[2]) == (304, b"")
    places = len(replay["decisions"])
    assert [decision["place"] for decision in replay["decisions"]] == list(range(1, places + 1))
    _, end, _ = get(server, f"/api/tables/{code}/replay/{places}?view=0")
    assert end["view"] == over["view"]
    assert (end["stage"], end["you"], end["ranks"]) == ("over", 0, over["ranks"])
    seen = [message["view"] for message in heard]
    for place in range(0, places, max(1, places // 10)):
        _, own, _ = get(server, f"/api/tables/{code}/replay/{place}?view=0")
        assert own.keys() == over.keys()
        if not server_part(game).DECIDES_IN_SECRET and own["turn"] >= heard[0]["turn"]:  # a bot may have begun before
            assert own["view"] in seen
        _, opened, _ = get(server, f"/api/tables/{code}/replay/{place}")
        assert opened["you"] is None
        assert all(isinstance(hand, list) for hand in opened["view"]["hands"])
    for path, reason in [(f"{places + 1}", "no_such_place"), ("x", "no_such_place"), ("0?view=3", "no_such_view")]:
        status, answer, _ = get(server, f"/api/tables/{code}/replay/{path}")
        assert (status, answer["reason"]) == (404, reason)
