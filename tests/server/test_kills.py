"""The server is killed as by kill -9, at random and at named points of its work, while the three games are played."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from mazzo.server.host.audit import Replay
from mazzo.table.log import Decided
from tests.harness.games import KILLED_GAMES, USUAL_GAME
from tests.harness.kills import kill_again_and_again
from tests.harness.tables import finished_table


def test_twenty_kills_lose_duplicate_and_fork_nothing(tmp_path: Path) -> None:
    trial = asyncio.run(kill_again_and_again(tmp_path, kills=20, seed=2026))
    assert trial.faults == []
    assert trial.kills == 20
    assert len(trial.points) >= 4  # named points, and at random
    assert set(trial.games) == {game for game, _ in KILLED_GAMES}
    assert trial.decisions >= 40  # enough to lose something; a busy machine has no time for more
    assert trial.in_doubt >= 5  # decisions in flight when the server died
    assert trial.by_clock >= 1
    assert trial.interventions
    assert trial.tries >= 1


@pytest.mark.long
def test_kills_during_seatings_and_closings_lose_duplicate_and_fork_nothing(tmp_path: Path) -> None:
    trial = asyncio.run(kill_again_and_again(tmp_path, kills=10, seed=2026, tables=1, events=2, amid_events=True))
    assert trial.faults == []
    assert trial.events >= 1


def test_a_decision_that_the_clock_makes_twice_is_a_fault() -> None:
    entries = finished_table(USUAL_GAME, rated=False, seed=1).entries
    assert Replay(entries).faults == []
    place = next(number for number, entry in enumerate(entries) if isinstance(entry, Decided))
    again = msgspec.structs.replace(entries[place], by="clock", id="")
    assert any("was not asked" in fault for fault in Replay([*entries[: place + 1], again, *entries[place + 1 :]]).faults)


TELLS_BEFORE_IT_STORES = """
import asyncio
from mazzo.server.store.store import Store
append = Store.append

async def append_later(self, *pieces, work=None):
    async def later():
        await asyncio.sleep(0.05)
        await append(self, *pieces)
    if work is not None or pieces[0].opens or len(pieces[0].texts) > 1:
        return await append(self, *pieces, work=work)
    asyncio.ensure_future(later())
    return True

Store.append = append_later
"""


@pytest.mark.long
def test_the_trial_notices_a_server_that_answers_before_it_stores(tmp_path: Path) -> None:
    trial = asyncio.run(kill_again_and_again(tmp_path, kills=4, seed=1, prelude=TELLS_BEFORE_IT_STORES))
    assert any("not what the log says" in fault for fault in trial.faults)
