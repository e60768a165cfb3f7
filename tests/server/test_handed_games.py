"""Games played without the server and handed in: replayed, marked, stored once, and counted nowhere."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from mazzo.bots.levels import BOTS
from mazzo.bots.sandbox import bot_decision
from mazzo.rules.dice import dice_of, seed_of
from mazzo.server.http.me_api import HANDED_PER_HOUR
from mazzo.server.wire.me_messages import LONGEST_RECORD
from mazzo.table.record import record_of, write_record
from mazzo.table.table import Table
from tests.harness.games import SHORT_GAMES, USUAL_GAME, server_part
from tests.harness.players import Player, Server
from tests.server.test_deals import challenge, deal_page

SEAT = 1


def played(game: str = USUAL_GAME, seed: str = "7", most: int = 10_000) -> str:
    """The record of a short game against bots."""
    table = Table.open(game, 3, server_part(game).SHORT, seed)
    for seat in range(3):
        table.sit(seat, f"Player {seat}")
    table.deal()
    for number in range(most):
        if table.stage == "over":
            break
        seat = table.undecided[0]
        table.play(seat, bot_decision(BOTS["random"], table.state, seat, dice_of(seed_of(seed), number)))
    return write_record(record_of(table))


def hand_in(player: Player, record: str, seat: int = SEAT, levels: Any = ("casual", "-", "novice")) -> tuple[int, Any]:
    return player.ask("POST", "/api/me/games", {"record": record, "seat": seat, "levels": list(levels)})


def history(player: Player) -> list[Any]:
    games: list[Any] = player.ask("GET", "/api/me/history")[1]["games"]
    return games


@pytest.mark.parametrize("game", [game for game, _ in SHORT_GAMES])
def test_a_game_is_in_the_history_marked_and_in_no_statistics(server: Server, game: str) -> None:
    ada = Player(server)
    status, kept = hand_in(ada, played(game))
    assert status == 201
    (past,) = history(ada)
    assert (past["code"], past["game"], past["seat"], past["local"]) == (kept["code"], game, SEAT, True)
    assert past["names"][SEAT] == ada.me()["name"]
    assert (past["rating"], past["rank"] is None) == (None, False)
    assert ada.ask("GET", "/api/me/statistics")[1] == []
    assert ada.me()["tables"] == []
    replay = ada.ask("GET", f"/api/tables/{kept['code']}/replay")[1]
    assert replay["decisions"]

    async def looked() -> None:
        at = await ada.join(kept["code"])
        assert (at.table["stage"], at.table["rated"], at.table["you"]) == ("over", False, SEAT)
        assert [seat["level"] for seat in at.table["seats"] if seat["player"] == "bot"] == ["casual", "novice"]
        await at.disconnect()

    asyncio.run(looked())


def test_a_game_that_was_dealt_on_the_device_counts_for_no_challenge(server: Server) -> None:
    ada = Player(server)
    deal = challenge(ada, hand_in(ada, played())[1]["code"])
    assert deal_page(ada, deal)["mine"]["knew"]
    assert (deal_page(ada, deal)["better_than"], deal_page(Player(server), deal)["challenger"]["knew"]) == (None, True)


def test_the_same_game_is_kept_once_for_each_person_who_hands_it_in(server: Server) -> None:
    ada, ben = Player(server), Player(server)
    codes = [hand_in(player, played())[1]["code"] for player in (ada, ada, ben)]
    assert codes[0] == codes[1] != codes[2]
    assert [game["code"] for game in history(ada)] == codes[:1]
    assert len({hand_in(ada, played(seed=seed))[1]["code"] for seed in "789"}) == 3


def test_bots_of_a_handed_in_game_keep_only_names_that_bots_have_here(server: Server) -> None:
    ada = Player(server)

    def named(seed: str, first: str, last: str) -> list[str]:
        record = changed(played(seed=seed), "seat 0:", f"seat 0: {first}")
        status, kept = hand_in(ada, changed(record, "seat 2:", f"seat 2: {last}"))
        assert status == 201
        names = [seat["name"] for seat in ada.ask("GET", f"/api/tables/{kept['code']}/replay")[1]["seats"]]
        assert names == next(game["names"] for game in history(ada) if game["code"] == kept["code"])
        assert names[SEAT] == ada.me()["name"]
        return [names[0], names[2]]

    assert named("7", "Gina", "Dario") == ["Gina", "Dario"]  # they have sat elsewhere before the deal
    wrong = (("Eve is a cheat", "Dario"), ("Gina", "Gina"), ("Gіna", "Carla"), ("W" * 500, "\u202e"), (ada.me()["name"], "Elena"))
    for seed, names in enumerate(wrong, 10):
        assert named(f"{seed}", *names) == ["Bruno", "Carla"], names
    ada.ask("POST", "/api/me", {"name": "bruno"})
    assert named("8", "Bruno", "Carla") == ["Carla", "Dario"]


def without(record: str, start: str) -> str:
    return "\n".join(line for line in record.splitlines() if not line.startswith(start)) + "\n"


def changed(record: str, start: str, line: str) -> str:
    return "\n".join(line if each.startswith(start) else each for each in record.splitlines()) + "\n"


def test_anything_but_a_game_is_refused_and_nothing_is_kept(server: Server) -> None:
    ada, whole = Player(server), played()
    lines = whole.splitlines()
    begin = lines.index("decisions:") + 1
    cut = "\n".join([*lines[: begin + 3], lines[-1]]) + "\n"
    swapped = "\n".join([*lines[:begin], lines[begin + 1], lines[begin], *lines[begin + 2 :]]) + "\n"
    refused = {
        cut: "does_not_hold",
        swapped: "does_not_hold",
        played(most=4): "not_over",
        "": "does_not_hold",
        "mazzo record 1\n": "does_not_hold",
        "\x00" * 100: "does_not_hold",
        changed(whole, "game:", "game: halma"): "does_not_hold",
        changed(whole, "rules:", "rules: 99"): "other_rules",
        changed(whole, "players:", "players: 6"): "does_not_hold",
        changed(whole, "seed:", f"seed: {'1' * 64}"): "does_not_hold",
        changed(whole, "result:", "result: 1000 0 0"): "does_not_hold",
        without(whole, "seed:"): "does_not_hold",
        whole + "0 play R7\n": "does_not_hold",
        changed(whole, "seed:", f"seed: {'1' * 40_000}"): "does_not_hold",
        changed(whole, "rules:", f"rules: {'9' * 40_000}"): "does_not_hold",
        whole + "#" * LONGEST_RECORD: "bad_message",
        whole + "#" * 70_000: "too_large",
    }
    for record, reason in refused.items():
        answer = hand_in(ada, record)[1]
        assert answer["reason"] == reason, record[-300:]
        assert len(answer["text"]) < 1200
        assert "set_int_max_str_digits" not in answer["text"]
    assert hand_in(ada, whole, seat=3)[1]["reason"] == "does_not_hold"
    assert hand_in(ada, whole, seat=99)[1]["reason"] == "bad_message"
    assert hand_in(ada, whole, levels=["casual", "-"])[1]["reason"] == "does_not_hold"
    assert hand_in(ada, whole, levels=["strongest", "-", "novice"])[1]["reason"] == "no_such_level"
    assert history(ada) == []
    assert Player(server).server.ask("POST", "/api/me/games", {"record": whole, "seat": 0, "levels": ["-"] * 3})[0] == 401


@pytest.mark.parametrize("game", [game for game, _ in SHORT_GAMES])
def test_a_decision_of_thousands_of_parts_costs_no_more_than_any_other(server: Server, game: str) -> None:
    ada = Player(server)

    def seconds_of(parts: int) -> float:
        lines = played(game).splitlines()
        first = lines.index("decisions:") + 1
        lines[first] = f"{lines[first][0]} {',' * parts}{lines[first][1:]}"
        before = server.cpu_seconds
        status, answer = hand_in(ada, "\n".join(lines) + "\n")
        assert (status, answer["reason"]) == (400, "does_not_hold")
        return server.cpu_seconds - before

    seconds_of(20)  # loads the compiled rules of this game
    assert seconds_of(40_000) < 0.3  # it was up to 4 s


def test_the_games_handed_in_in_an_hour_are_limited(server: Server) -> None:
    ada = Player(server)
    nothing = {"record": "", "seat": 0, "levels": ["-", "-"]}
    from_home = {"X-Forwarded-For": "198.51.100.18"}  # a limit that no other test uses
    answers = [ada.ask("POST", "/api/me/games", nothing, **from_home) for _ in range(HANDED_PER_HOUR + 5)]
    assert [answer["reason"] for status, answer in answers if status == 429] == ["too_many_handed"] * 5
