"""Games over the real socket."""

from __future__ import annotations

import asyncio
import hashlib
import json
from typing import Any

import pytest

from mazzo.games import GAMES
from mazzo.table.record import read_record, replayed
from tests.harness.games import PLAYED_GAMES
from tests.harness.players import Player, Server, TableConnection, is_my_turn, open_for_two, play_to_the_end


def test_a_whole_game_against_bots_and_its_record(server: Server, ada: Player) -> None:
    async def game() -> None:
        code = ada.open(4, start=True, rounds="1-2-3")
        at = await ada.join(code)
        assert at.table["stage"] == "playing"
        assert at.table["you"] == 0
        assert at.table["seed"] is None
        promised = at.table["seed_hash"]
        assert server.ask("GET", f"/api/tables/{code}/record")[0] == 404
        over = await play_to_the_end(at)
        assert sorted(over["ranks"])[0] == 1
        assert hashlib.sha256(bytes.fromhex(over["seed"])).hexdigest() == promised
        assert all(message.get("seed") is None for message in at.heard if message.get("stage") != "over")
        numbers = [event["number"] for message in at.heard for event in message.get("events", [])]
        assert numbers == list(range(1, len(numbers) + 1))
        status, _, text = server.ask("GET", f"/api/tables/{code}/record")
        record = read_record(text.decode())
        assert status == 200
        assert record.result == over["scores"]
        assert replayed(record).scores() == over["scores"]
        assert ada.me()["tables"] == []
        await at.disconnect()

    asyncio.run(game())


@pytest.mark.parametrize(("game", "players", "options"), PLAYED_GAMES)
def test_every_variant_can_be_played_to_its_end(ada: Player, game: str, players: int, options: dict[str, Any]) -> None:
    async def whole_game() -> None:
        at = await ada.join(ada.open(players, game=game, start=True, **options))
        assert (await play_to_the_end(at))["stage"] == "over"
        await at.disconnect()

    asyncio.run(whole_game())


async def company(host: Player, *guests: Player, **options: Any) -> tuple[str, list[TableConnection]]:
    """Everybody is seated in this order; the game has not started."""
    code = host.open(max(3, 1 + len(guests)), **options)
    connections = [await host.join(code)]
    for seat, guest in enumerate(guests, 1):
        connection = await guest.join(code)
        assert connection.table["you"] is None
        await connection.say(type="sit", seat=seat)
        await connection.until(lambda table: table["you"] is not None)
        connections.append(connection)
    return code, connections


async def started(host: Player, *guests: Player, **options: Any) -> tuple[str, list[TableConnection]]:
    code, connections = await company(host, *guests, **options)
    await connections[0].say(type="start")
    for connection in connections:
        await connection.until(lambda table: table["stage"] == "playing")
    return code, connections


def test_the_waiting_room(ada: Player, ben: Player, server: Server) -> None:
    async def room() -> None:
        code, (host, guest) = await company(ada, ben)
        stranger = await Player(server).join(code)
        assert stranger.table["you"] is None
        assert stranger.table["host"] is False
        assert host.table["host"] is True
        for message, reason in [
            ({"type": "start"}, "not_host"),
            ({"type": "seat_bot", "seat": 2, "level": "casual"}, "not_host"),
            ({"type": "unseat", "seat": 0}, "not_host"),
            ({"type": "swap", "seat": 0, "other": 2}, "not_host"),
            ({"type": "sit", "seat": 0}, "seat_taken"),
            ({"type": "sit", "seat": 4}, "no_such_seat"),
            ({"type": "take_back"}, "not_kept"),
            ({"type": "rematch"}, "not_over"),
            ({"type": "play", "moves": ["bid 1"], "turn": 0, "id": "early"}, "not_playing"),
        ]:
            await guest.say(**message)
            assert (await guest.hear("refused"))["reason"] == reason, message
        await guest.say(type="sit", seat=2)  # moves
        await host.until(lambda table: table["seats"][2]["player"] == "person")
        await host.say(type="seat_bot", seat=1, level="random")
        await host.until(lambda table: table["seats"][1]["level"] == "random")
        await host.say(type="seat_bot", seat=1, level="nonsense")
        assert (await host.hear("refused"))["reason"] == "no_such_level"
        await host.say(type="swap", seat=0, other=2)
        await host.until(lambda table: table["you"] == 2)
        await guest.until(lambda table: table["you"] == 0)
        await host.say(type="unseat", seat=1)
        await host.until(lambda table: table["seats"][1]["player"] == "nobody")
        await host.say(type="unseat", seat=1)
        assert (await host.hear("refused"))["reason"] == "seat_empty"
        await guest.say(type="rename", name="  Bén\u202e\u200b  the  Second ")
        await host.until(lambda table: table["seats"][0]["name"] == "Bén the Second")
        await guest.say(type="leave")
        await host.until(lambda table: table["seats"][0]["player"] == "nobody")
        await guest.until(lambda table: table["you"] is None)
        await guest.say(type="leave")
        assert (await guest.hear("refused"))["reason"] == "not_seated"
        await host.say(type="start")
        table = await host.until(lambda table: table["stage"] == "playing")
        assert [seat["player"] for seat in table["seats"]] == ["bot", "bot", "person"]
        assert len({seat["name"] for seat in table["seats"]}) == 3
        for message in ({"type": "start"}, {"type": "unseat", "seat": 1}, {"type": "swap", "seat": 0, "other": 1}):
            await host.say(**message)
            assert (await host.hear("refused"))["reason"] == "already_started"
        await guest.say(type="sit", seat=0)
        assert (await guest.hear("refused"))["reason"] == "already_started"
        for connection in (host, guest, stranger):
            await connection.disconnect()

    asyncio.run(room())


def test_two_people_at_one_table_see_their_own_cards_only(ada: Player, ben: Player) -> None:
    async def game() -> None:
        _, (one, two) = await started(ada, ben, rounds="3")
        assert isinstance(one.table["view"]["hands"][0], list)
        assert one.table["view"]["hands"][1] == 3
        assert two.table["view"]["hands"][0] == 3
        assert isinstance(two.table["view"]["hands"][1], list)
        await asyncio.gather(play_to_the_end(one), play_to_the_end(two))
        assert one.table["scores"] == two.table["scores"]
        assert one.table["seed"] == two.table["seed"]
        await one.say(type="rematch")
        first = await one.until(lambda table: table["rematch"] is not None)
        second = await two.until(lambda table: table["rematch"] is not None)
        assert first["rematch"] == second["rematch"]
        await two.say(type="rematch")  # once is enough
        again = await ben.join(first["rematch"])
        assert again.table["stage"] == "waiting"
        assert again.table["you"] == 1
        assert again.table["seats"][0]["name"] == first["seats"][0]["name"]
        assert [tile["code"] for tile in ben.me()["tables"]] == [first["rematch"]]
        await two.quiet(0.1)
        assert two.table["rematch"] == first["rematch"]
        for connection in (one, two, again):
            await connection.disconnect()

    asyncio.run(game())


def test_a_sealed_bid_can_be_changed_until_all_are_in(ada: Player, ben: Player) -> None:
    async def game() -> None:
        code, (one, two) = await started(ada, ben, rounds="3", bids="blind")
        if one.table["view"]["phase"] == "trump":  # depending on the card turned up, the dealer names trump first
            for connection in (one, two):
                if connection.table["legal"]:
                    await connection.play(connection.table["legal"][0])
            await one.until(lambda table: table["view"]["phase"] == "bid")
            await two.until(lambda table: table["view"]["phase"] == "bid")
        await one.until(lambda table: table["sealed"] == [2])  # the bot
        turn = one.table["turn"]
        assert (await one.play("bid 1"))["type"] == "accepted"
        assert (await one.until(lambda table: table["your_choice"] == ["bid 1"]))["sealed"] == [0, 2]
        seen = await two.until(lambda table: 0 in table["sealed"])
        assert seen["your_choice"] is None
        assert "bid 1" in seen["legal"]
        assert seen["view"]["bids"] == [None, None, None]
        before = len(two.heard)
        assert (await one.play("bid 3", turn=turn))["type"] == "accepted"
        await one.until(lambda table: table["your_choice"] == ["bid 3"])
        again = await ada.join(code)
        assert again.table["your_choice"] == ["bid 3"]
        await two.quiet(0.2)
        assert len(two.heard) == before  # nobody sees a second thought
        assert (await two.play("bid 0"))["type"] == "accepted"
        shown = await one.until(lambda table: table["view"]["phase"] == "play")
        assert shown["view"]["bids"][:2] == [3, 0]
        late = await one.play("bid 2", turn=turn)
        assert (late["type"], late["reason"]) == ("refused", "stale")
        for connection in (one, two, again):
            await connection.disconnect()

    asyncio.run(game())


def test_duplicates_are_answered_and_stale_decisions_refused_with_the_fresh_table(ada: Player) -> None:
    async def game() -> None:
        code = ada.open(3, start=True, rounds="2-2")
        at = await ada.join(code)
        await at.until(is_my_turn)
        turn, move = at.table["turn"], at.table["legal"][0]
        first = await at.play(move, id="once")
        again = await at.play(move, turn=turn, id="once")
        assert first == again == {"type": "accepted", "id": "once", "turn": turn}
        await at.until(is_my_turn)
        stale = await at.play(at.table["legal"][0], turn=turn, id="other")
        assert (stale["type"], stale["reason"], stale["facts"]) == ("refused", "stale", {"turn": at.table["turn"]})
        fresh = await at.hear("table")
        assert fresh["turn"] > turn
        ahead = await at.play(at.table["legal"][0], turn=10_000, id="future")
        assert ahead["reason"] == "stale"
        other = await ada.join(code)  # the same decision from another tab
        assert (await other.play(move, turn=turn, id="once"))["type"] == "accepted"
        assert other.table["turn"] == at.table["turn"]
        for moves, reason in [
            (["sing"], "no_such_move"),
            ([" "], "no_such_move"),
            ([at.table["legal"][0]] * 2, "too_many_parts"),
        ]:
            await at.until(is_my_turn)
            answer = await at.play(*moves)
            assert (answer["type"], answer["reason"]) == ("refused", reason)
        await at.disconnect()
        await other.disconnect()

    asyncio.run(game())


def test_an_illegal_card_is_refused_with_the_reason_that_the_table_has_listed(ada: Player) -> None:
    async def game() -> None:
        for _ in range(12):
            at = await ada.join(ada.open(3, start=True, rounds="9"))
            while (await at.until(is_my_turn))["stage"] != "over" and not at.table["illegal"]:
                await at.play(at.table["legal"][0])
                turn = at.table["turn"]
                await at.until(lambda table, turn=turn: table["turn"] > turn)
            if at.table["illegal"]:
                listed = at.table["illegal"][0]
                refused = await at.play(listed["move"])
                assert (refused["reason"], refused["facts"]) == (listed["reason"], listed["facts"])
                assert refused["reason"] == "follow_suit"
                assert "must follow" in refused["text"]
                assert (await at.play(at.table["legal"][0]))["type"] == "accepted"
                return await at.disconnect()
            await at.disconnect()
        pytest.fail("in twelve games nobody had to follow suit")

    asyncio.run(game())


def test_a_leaver_s_seat_is_kept_by_a_bot_until_they_take_it_back(ada: Player, ben: Player, server: Server) -> None:
    async def game() -> None:
        code, (one, two) = await started(ada, ben, rounds="3-3")
        await one.say(type="leave")
        seen = await two.until(lambda table: table["seats"][0]["kept"])
        assert seen["seats"][0]["player"] == "person"
        assert seen["seats"][0]["level"] == "casual"
        await one.until(lambda table: table["seats"][0]["kept"])
        assert one.table["you"] == 0
        assert one.table["legal"] == []
        assert (await one.play("bid 1"))["reason"] == "seat_kept"
        await one.say(type="leave")
        assert (await one.hear("refused"))["reason"] == "seat_kept"
        stranger = await Player(server).join(code)
        for message in ({"type": "take_back"}, {"type": "sit", "seat": 0}):
            await stranger.say(**message)
            assert (await stranger.hear("refused"))["reason"] in ("not_seated", "already_started")
        await two.say(type="take_back")
        assert (await two.hear("refused"))["reason"] == "not_kept"
        # The bot decides for the player who left, and everybody sees it.
        for _ in range(4):
            await two.until(is_my_turn)
            if any(event["event"]["kind"] == "table.played_for" for message in two.heard for event in message.get("events", [])):
                break
            turn = two.table["turn"]
            await two.play(two.table["legal"][0])
            await two.until(lambda table, turn=turn: table["turn"] > turn)
        assert any(event["event"]["kind"] == "table.played_for" for message in two.heard for event in message.get("events", []))
        await one.disconnect()
        back = await ada.join(code)
        assert back.table["seats"][0]["kept"]
        await back.say(type="take_back")
        await back.until(lambda table: not table["seats"][0]["kept"])
        await asyncio.gather(play_to_the_end(back), play_to_the_end(two))
        await back.say(type="leave")
        assert (await back.hear("refused"))["reason"] == "game_over"
        for connection in (back, two, stranger):
            await connection.disconnect()

    asyncio.run(game())


def test_a_returning_player_gets_the_events_they_missed_by_number(ada: Player, ben: Player) -> None:
    async def game() -> None:
        code, (one, two) = await started(ada, ben, rounds="3-3")
        all_events: dict[int, Any] = {}

        def note(connection: TableConnection) -> None:
            for message in connection.heard:
                for event in message.get("events", []):
                    assert all_events.setdefault(event["number"], event) == event

        note(one)
        known = one.table["last"]
        await one.disconnect()
        away = await two.until(lambda table: not table["seats"][0]["here"])
        assert away["seats"][1]["here"]
        for _ in range(3):
            watcher = await ada.join(code)
            if watcher.table["legal"]:
                await watcher.play(watcher.table["legal"][0])
            await watcher.quiet(0.1)
            await watcher.disconnect()
            if two.table["legal"]:
                await two.play(two.table["legal"][0])
            await two.quiet(0.1)
        back = await ada.join(code, last=known)
        numbers = [event["number"] for event in back.table["events"]]
        assert numbers == list(range(known + 1, back.table["last"] + 1))
        assert numbers
        await back.say(type="hello", last=back.table["last"] + 1000)  # a number beyond the last: nothing, and no harm
        assert (await back.hear("table"))["events"] == []
        await back.say(type="ping", number=7)
        assert (await back.hear("pong")) == {"type": "pong", "number": 7}
        note(back)
        await back.disconnect()
        await two.disconnect()

    asyncio.run(game())


def test_unfinished_tables_are_offered_again_and_renamed_with_their_player(ada: Player, ben: Player) -> None:
    async def game() -> None:
        code, (one, two) = await started(ada, ben, rounds="2")
        (tile,) = ada.me()["tables"]
        assert tile["code"] == code
        assert tile["stage"] == "playing"
        assert tile["you"] == 0
        assert [seat["player"] for seat in tile["seats"]] == ["person", "person", "bot"]
        assert tile["seats"][1]["name"] == ben.me()["name"]
        status, me = ada.ask("POST", "/api/me", {"name": "Ada L."})
        assert (status, me["name"]) == (200, "Ada L.")
        await two.until(lambda table: table["seats"][0]["name"] == "Ada L.")
        await one.disconnect()
        await two.disconnect()

    asyncio.run(game())


def test_after_the_game_against_bots_a_rematch_deals_at_once(ada: Player) -> None:
    async def game() -> None:
        at = await ada.join(ada.open(3, start=True, rounds="1"))
        await play_to_the_end(at)
        await at.say(type="rematch")
        code = (await at.until(lambda table: table["rematch"] is not None))["rematch"]
        again = await ada.join(code)
        assert again.table["stage"] == "playing"
        assert again.table["options"] == at.table["options"]
        assert again.table["seed_hash"] != at.table["seed_hash"]
        await at.disconnect()
        await again.disconnect()

    asyncio.run(game())


def test_no_message_names_a_person_or_a_cookie(ada: Player, ben: Player, server: Server) -> None:
    async def game() -> None:
        _, (one, two) = await started(ada, ben, rounds="1")
        await asyncio.gather(play_to_the_end(one), play_to_the_end(two))
        everything = json.dumps([one.heard, two.heard, ada.me(), ben.me()])
        tokens = [player.cookie.partition("=")[2] for player in (ada, ben)]
        assert not any(token in everything for token in tokens)
        assert "person" not in {name for message in one.heard for seat in message.get("seats", []) for name in seat}
        log = server.log.read_text()
        seed = one.table["seed"]
        assert not any(secret in log for secret in (*tokens, seed, one.table["code"]))
        database = server.database.read_bytes() + server.database.with_name(server.database.name + "-wal").read_bytes()
        assert not any(token.encode() in database for token in tokens)
        await one.disconnect()
        await two.disconnect()

    asyncio.run(game())


@pytest.mark.parametrize("game", list(GAMES))
def test_bots_play_any_game_to_its_end_when_everybody_has_left(server: Server, ada: Player, game: str) -> None:
    async def whole_game() -> None:
        code = await open_for_two(ada, GAMES[game].least_players, game=game)
        at = await ada.join(code)
        await at.say(type="leave")
        over = await at.until(lambda table: table["stage"] == "over", 60)
        assert sorted(over["ranks"])[0] == 1
        numbers = [event["number"] for message in at.heard for event in message.get("events", [])]
        assert numbers == list(range(1, len(numbers) + 1))
        _, _, text = server.ask("GET", f"/api/tables/{code}/record")
        assert replayed(read_record(text.decode())).scores() == over["scores"]
        await at.disconnect()

    asyncio.run(whole_game())
