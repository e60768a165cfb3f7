"""Non-interference for each game, over a real socket: another world behind the same view does not change a single byte.

A table is built twice from the same log. In the second, everything that a viewer cannot know is replaced by something else they
might imagine: hands, piles, the shuffles to come, what others have decided in secret. Then they ask for everything there is.
Refusals are judged on the true state, so a leak would be there: in those of a half-made decision as well.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from mazzo.rules.dice import chance_fields, dice_of, seed_of
from mazzo.rules.game import SPECTATOR, copy_of, legal, moves_in
from mazzo.server.bots.pool import BotPool
from mazzo.server.codes import fresh_code
from mazzo.server.host.listening import listening_socket
from mazzo.server.host.serve import web_server
from mazzo.server.persons.identity import hash_of
from mazzo.server.settings import Settings, database_url
from mazzo.server.store.store import Store
from mazzo.server.tables import session
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.session import piece_of
from mazzo.server.tables.snapshot import SessionFacts, public_facts, snapshot_for
from mazzo.table.commands import Person
from mazzo.table.decision import whole_decision
from mazzo.table.log import Sat, Started
from mazzo.table.table import Table
from mazzo.words import words_of
from mazzo.worlds import imagine
from tests.games import sample
from tests.harness.players import UNLIMITED, Player, Server, TableConnection
from tests.strategies import TESTED

SEATS = 3
TOKENS = [f"{seat}" * 43 for seat in range(SEATS + 1)]  # the last one is a spectator
PEOPLE = [Person(f"person-{seat}", f"Player {seat}") for seat in range(SEATS + 1)]
POSITIONS: list[tuple[str, dict[str, Any], tuple[int, ...]]] = [
    (game, options, places) for game in TESTED for options, places in sample(game, "POSITIONS", [({}, (1, 4, 8))])
]
"""Each with the numbers of decisions after which the viewers compare."""


@dataclass
class Pair:
    """One log, one viewer, and two states behind it."""

    viewer: int
    table: Table
    world: Any
    codes: tuple[str, str]

    @property
    def other(self) -> Table:
        return behind(Table.from_log(self.table.entries), self.world, self.viewer)


def behind(table: Table, world: Any, viewer: int) -> Table:
    """This table with another world behind it."""
    table.state = copy_of(world)
    table._state_changed()
    for seat in table.in_secret:
        if seat != viewer:
            table.in_secret[seat] = whole_decision(table.state, seat, at_random(seat, random.Random(seat)))
    return table


def at_random(seat: int, chance: random.Random) -> Callable[[Any], int]:
    return lambda trial: chance.choice(moves_in(legal(trial, seat)))


def after(game: str, options: dict[str, Any], decisions: int, seed: int) -> Table:
    """A table of three people after this many decisions."""
    table = Table.open(game, SEATS, options, str(seed))
    for seat in range(SEATS):
        table.apply(Sat(seat=seat, name=PEOPLE[seat].name, player="person", person=PEOPLE[seat].person))
    table.apply(Started())
    chance = random.Random(seed)
    for _ in range(decisions):
        if table.undecided:
            seat = chance.choice(table.undecided)
            table.play_moves(seat, whole_decision(table.state, seat, at_random(seat, chance)))
    return table


@pytest.fixture(scope="module")
def pairs() -> list[Pair]:
    found = []
    for seed, (game, options, places) in enumerate(POSITIONS):
        for decisions in places:
            table = after(game, options, decisions, 10 + seed)
            for viewer in (*range(SEATS), SPECTATOR):
                world = table.game.fresh_state()
                imagine(table.view(viewer), dice_of(seed_of(decisions), viewer + 1), world)
                found.append(Pair(viewer, table, world, (fresh_code(), fresh_code())))
    return found


def test_the_worlds_differ_and_the_views_do_not(pairs: list[Pair]) -> None:
    assert {pair.table.game.name for pair in pairs} == set(TESTED)
    assert sum(pair.table.state.tobytes() != pair.world.tobytes() for pair in pairs) == len(pairs)
    different = [pair for pair in pairs if not np.array_equal(pair.table.state.hand, pair.world.hand)]
    assert len(different) > 0.8 * len(pairs)
    for pair in pairs:
        assert pair.table.view(pair.viewer).tobytes() == pair.other.view(pair.viewer).tobytes()


# ------------------------------------------------------------------------------------------------------- all there is to ask


def questions(pair: Pair, allowed: list[str]) -> list[list[str]]:
    """Decisions that are refused: everything that could be sent here, including those that are half right."""
    words = words_of(pair.table.game)
    candidates = {"nonsense"}
    for move in range(0, 63):
        try:
            candidates.add(str(words.move(pair.table.view(pair.viewer), move)))
        except (IndexError, KeyError, ValueError, TypeError):  # a number that means nothing in this phase
            continue
    unlawful = sorted(candidates - set(allowed))[:12]
    half_right = [[one, "nonsense"] for one in allowed] + [[one, other] for one in allowed[:3] for other in unlawful[:3]]
    return [[one] for one in unlawful] + half_right


async def everything_received(server: Server, pair: Pair, code: str) -> list[str]:
    """Everything this viewer receives, byte by byte and in order; only the code of the table is made equal."""
    me = Player(server, f"mazzo={TOKENS[pair.viewer]}")
    at: TableConnection = await me.join(code)
    await at.say(type="hello", last=max(0, at.table["last"] - 3))
    await at.hear("table")
    for number, moves in enumerate(questions(pair, at.table["legal"])):
        await at.say(type="play", moves=moves, turn=at.table["turn"], id=f"{number}")
        await at.hear("refused")
    for message in (
        {"type": "take_back"},
        {"type": "sit", "seat": 1},
        {"type": "start"},
        {"type": "rematch"},
        {"type": "seat_program", "seat": 1, "name": "Hal"},
        {"type": "unseat", "seat": 1},
        {"type": "hint", "turn": 9999, "id": "h"},
    ):
        await at.say(**message)
        await at.hear("refused")
    if pair.viewer != SPECTATOR:
        await at.say(type="play", moves=["nonsense"], turn=9999, id="stale")
        await at.hear("table")  # what is stale is refused, and answered with the fresh table
    await at.disconnect()
    answers = []
    for path in (f"/api/tables/{code}/record", f"/api/tables/{code}/replay", f"/api/tables/{code}/replay/1?view=0", "/api/lobby"):
        status, headers, body = await asyncio.to_thread(server.ask, "GET", path, None, {"Cookie": me.cookie})
        headers.pop("date")
        answers.append(json.dumps([status, headers, body.decode()]))
    return [text.replace(code, "CODE") for text in (*at.texts, *answers)]


def compared(pairs: list[Pair], folder: Path) -> list[tuple[list[str], list[str]]]:
    """What the viewer of each pair receives in either world, from a server in this process."""

    async def both_worlds() -> list[tuple[list[str], list[str]]]:
        server = Server(folder / "mazzo.sqlite3")
        settings = Settings(**UNLIMITED | {"port": server.port, "refusals_in_a_minute": 100_000, "away_seconds": 3600})
        store = await Store.open(database_url(server.settings["database"]))
        tables = TableRegistry(store, BotPool(0, 1.0), settings)
        web = web_server(settings, tables)
        serving = asyncio.create_task(web.serve(sockets=[listening_socket(settings)]))
        try:
            for person, token in zip(PEOPLE, TOKENS, strict=True):
                await store.add_person(person, hash_of(token))
            for pair in pairs:
                for code in pair.codes:
                    assert await store.append(piece_of(code, 0, pair.table.entries))
                other = await tables.find(pair.codes[1])
                behind(other.table, pair.world, pair.viewer)
            while not web.started:
                await asyncio.sleep(0.01)
            return [
                (await everything_received(server, pair, pair.codes[0]), await everything_received(server, pair, pair.codes[1]))
                for pair in pairs
            ]
        finally:
            web.should_exit = True
            await serving
            await tables.close()
            await store.close()

    return asyncio.run(both_worlds())


def test_no_byte_depends_on_what_a_viewer_cannot_know(pairs: list[Pair], tmp_path: Path) -> None:
    frames = 0
    for pair, (one, other) in zip(pairs, compared(pairs, tmp_path), strict=True):
        who = f"{pair.table.game.name}, turn {pair.table.turn}, viewer {pair.viewer}"
        assert [len(text) for text in one] == [len(text) for text in other], who
        assert one == other, who
        frames += len(one)
    assert frames > 15 * len(pairs)


# ------------------------------------------------------------------------------------------- would a leak be caught at all?


def leak_of_state(table: Table) -> Any:
    return hash(table.state.tobytes())


def leak_of_hands(table: Table) -> Any:
    return table.state.hand.tobytes().hex()


def leak_of_one_card(table: Table) -> Any:
    return int(table.state.hand.ravel()[0]) % 97


def leak_of_strength(table: Table) -> Any:
    return sum(int(held) * place for place, held in enumerate(table.state.hand.ravel(), 1)) % 1009


def leak_of_shuffles_to_come(table: Table) -> Any:
    return int(table.state.seed[0]) % 10


def leak_of_piles(table: Table) -> Any:
    chance = [name for name, *_ in chance_fields(1)]
    piles = set(table.game.STATE.names or ()) - set(table.game.VIEW.names or ()) - set(chance)
    return [table.state[name].tobytes().hex() for name in sorted(piles)]


def leak_of_a_length(table: Table) -> Any:
    return "x" * (int(table.state.hand.ravel()[1]) % 7)


def leak_of_sealed_decisions(table: Table) -> Any:
    return sorted(table.in_secret.items())


LEAKS = [value for name, value in list(globals().items()) if name.startswith("leak_of_")]


@pytest.mark.parametrize("game", TESTED)
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(pairs: list[Pair], leak: Callable[[Table], Any], game: str) -> None:
    def sent(pair: Pair, table: Table, planted: bool) -> bytes:
        person = None if pair.viewer == SPECTATOR else PEOPLE[pair.viewer].person
        return msgspec.json.encode(
            [snapshot_for(public_facts("", table, SessionFacts()), table, person, 0), leak(table) if planted else None]
        )

    own = [pair for pair in pairs if pair.table.game.name == game]
    if leak is leak_of_sealed_decisions and not any(pair.table.in_secret for pair in own):
        pytest.skip("nothing is decided in secret there")
    assert all(sent(pair, pair.table, False) == sent(pair, pair.other, False) for pair in own)
    assert any(sent(pair, pair.table, True) != sent(pair, pair.other, True) for pair in own)


def test_a_leak_planted_in_the_server_is_caught_on_the_wire(
    pairs: list[Pair], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = session.snapshot_for

    def leaking(facts: Any, table: Table, *more: Any) -> Any:
        message = honest(facts, table, *more)
        message.level = str(leak_of_hands(table))
        return message

    monkeypatch.setattr(session, "snapshot_for", leaking)
    assert any(one != other for one, other in compared(pairs[:4], tmp_path))
