"""What a device needs to go on without its server: sent to people who play alone and ask for it, and only their own view."""

from __future__ import annotations

import asyncio
import json
import zlib
from base64 import b64decode, b64encode
from typing import Any

import numpy as np
import pytest

from mazzo.games import GAMES, game_named
from mazzo.rules.dice import dice_of, seed_of
from mazzo.server.host.preparing import first_decision
from mazzo.table.log import Imagined, Opened, Sat, read_entry, write_entry
from mazzo.table.state import TableState
from mazzo.table.table import Table
from mazzo.table.view import view_of
from mazzo.worlds import imagine
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server, TableConnection
from tests.server.test_days import days
from tests.server.test_deals import begin
from tests.wasm.conversations import is_quiet, log_of

MOST_LETTERS = 600
"""It comes with every snapshot."""


async def greeted(player: Player, code: str) -> TableConnection:
    at = await player.join(code, hello=False)
    await at.say(type="hello", last=0, position=True)
    await at.until(is_quiet)
    return at


def view_in(game: str, position: str) -> Any:
    (view,) = np.frombuffer(zlib.decompress(b64decode(position)), game_named(game).VIEW)
    return view


@pytest.mark.parametrize("game", list(GAMES))
def test_the_position_is_what_the_seat_sees_and_a_game_can_go_on_from_it(server: Server, ada: Player, game: str) -> None:
    async def sent() -> None:
        code = ada.open(max(3, game_named(game).least_players), start=True, game=game)
        at = await greeted(ada, code)
        for _ in range(3):
            turn = at.table["turn"]
            parts = [at.table["legal"][0]]
            while (answer := await at.play(*parts)).get("reason") == "incomplete":
                parts.append(answer["facts"]["legal"][0])
            await at.until(lambda table: table["turn"] > turn and is_quiet(table))  # noqa: B023
        assert len(at.table["position"]) < MOST_LETTERS
        view, behind = view_in(game, at.table["position"]), TableState.from_log([as_entry(each) for each in log_of(server, code)])
        assert view.tobytes() == behind.view(0).tobytes()
        await at.disconnect()
        goes_on(game, view, behind)

    asyncio.run(sent())


def as_entry(plain: Any) -> Any:
    return read_entry(json.dumps(plain))


def goes_on(game: str, view: Any, behind: TableState) -> None:
    """As a device does it; the log is read again from storage."""
    state = game_named(game).fresh_state()
    imagine(view, dice_of(seed_of(5), 0), state)
    assert view_of(state, 0).tobytes() == view.tobytes()
    opened = Opened(
        game=game,
        rules=behind.opened.rules,
        players=behind.players,
        options=behind.choices,
        seed="1",
        level="novice",
        goes_on="AB",
    )
    seats = [Sat(seat=seat, name=f"{seat}", player="bot", level="novice") for seat in range(behind.players)]
    log = [opened, *seats, Imagined(state=b64encode(state.tobytes()).decode(), turn=behind.turn)]
    table = Table.from_log([read_entry(write_entry(entry)) for entry in log])
    assert (table.turn, table.view(0).tobytes(), table.stage) == (behind.turn, view.tobytes(), "playing")
    for _ in range(1000):
        if table.stage == "over":
            break
        seat = table.undecided[0]
        table.play_moves(seat, first_decision(table, seat))
    assert table.ranks() is not None
    again = Table.from_log([read_entry(write_entry(entry)) for entry in table.entries])
    assert again.state.tobytes() == table.state.tobytes()


def test_the_position_is_not_sent_unasked_in_company_or_to_spectators(server: Server, ada: Player, ben: Player) -> None:
    async def sent() -> None:
        alone = ada.open(3, start=True)
        unasked = await ada.join(alone)
        assert (await unasked.until(is_quiet))["position"] is None
        watching = await ben.join(alone, hello=False)
        await watching.say(type="hello", last=0, position=True)
        assert (await watching.hear("table"))["position"] is None

        code = ada.open(3)
        host, guest = await ada.join(code, hello=False), await ben.join(code)
        await host.say(type="hello", last=0, position=True)
        await guest.say(type="sit", seat=1)
        await guest.until(lambda table: table["you"] == 1)
        await host.say(type="start")
        assert (await host.until(lambda table: table["stage"] == "playing"))["position"] is None
        for at in (unasked, watching, host, guest):
            await at.disconnect()

    asyncio.run(sent())


def test_a_shared_deal_cannot_be_continued_elsewhere(server: Server, ada: Player) -> None:
    """A device would give hints."""

    async def sent() -> None:
        at = await greeted(ada, begin(ada, days(ada)[USUAL_GAME]["deal"]))
        assert at.table["position"] is None
        await at.disconnect()

    asyncio.run(sent())
