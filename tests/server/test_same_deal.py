"""When the same deal is played again, the same decisions get the same answers, even on a busy machine."""

from __future__ import annotations

import asyncio
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from mazzo.bots import club
from mazzo.bots.levels import BOTS
from mazzo.bots.same_deal import BY_COUNT, dice_of_deal
from mazzo.games import GAMES
from mazzo.rules.dice import dice_of, seed_of
from mazzo.server.bots import worker
from mazzo.server.bots.pool import BotPool
from mazzo.table.log import Sat, Started
from mazzo.table.table import Table
from tests.games import short_table
from tests.harness.games import USUAL_GAME
from tests.harness.tables import some_decision

SEED = hashlib.sha256(b"a deal").hexdigest()
Decisions = list[tuple[int, list[int]]]


def dealt(game: str, deal: str | None = "SAMEDEAL") -> Table:
    """A short table of one person, on the first seat, and bots."""
    players, options = short_table(game)
    table = Table.open(game, players, options, SEED)
    table.opened.deal = deal
    for seat in range(players):
        table.apply(Sat(seat=seat, name=f"Player {seat}", player="bot" if seat else "person", person=None if seat else "ada"))
    table.apply(Started())
    return table


async def played(pool: BotPool, game: str, level: str, deal: str | None = "SAMEDEAL") -> Decisions:
    """All decisions of a game in which the person always decides with the same dice."""
    table, dice = dealt(game, deal), dice_of(seed_of(SEED), 5)
    decisions: Decisions = []
    while table.stage == "playing":
        seat = table.undecided[0]
        moves = await pool.decide(table, seat, level) if seat else some_decision(table, seat, dice)
        table.play_moves(seat, moves)
        decisions.append((seat, moves))
    return decisions


@contextmanager
def a_busy_machine() -> Iterator[None]:
    """Every core is overloaded with work that is not niced."""
    burn = "import os, signal; signal.alarm(120)\nwhile os.getppid() == {}: pass"
    busy = [subprocess.Popen([sys.executable, "-c", burn.format(os.getpid())]) for _ in range(2)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def play_twice(game: str, level: str) -> tuple[Decisions, Decisions]:
    async def work() -> tuple[Decisions, Decisions]:
        pool = BotPool(1, patience=2.0)
        pool.start()
        try:
            calm = await played(pool, game, level)
            with a_busy_machine():
                busy, *_ = await asyncio.gather(played(pool, game, level), *(played(pool, game, "casual") for _ in range(3)))
            return calm, busy
        finally:
            await pool.close()

    return asyncio.run(work())


def test_a_whole_game_is_the_same_again_under_load() -> None:
    calm, busy = play_twice(USUAL_GAME, "club")
    assert calm == busy


@pytest.mark.long
@pytest.mark.parametrize("level", [name for name in BOTS if name != "random"])
@pytest.mark.parametrize("game", GAMES)
def test_games_are_repeatable_in_every_game_at_every_level(game: str, level: str) -> None:
    calm, busy = play_twice(game, level)
    assert calm == busy


@pytest.mark.parametrize("game", GAMES)
def test_without_workers_the_moves_that_are_drawn_are_the_same_too(game: str) -> None:
    async def work() -> None:
        pool = BotPool(0, patience=2.0)
        assert await played(pool, game, "casual") == await played(pool, game, "casual")
        assert await played(pool, game, "casual", deal=None) != await played(pool, game, "casual", deal=None)

    asyncio.run(work())


def question(game: str, by_count: bool) -> worker.Question:
    """To the club player who has a choice first."""
    table = dealt(game)
    while len(table.legal(seat := table.undecided[0])) < 3:
        table.play_moves(seat, some_decision(table, seat, dice_of(seed_of(SEED), 5)))
    dice = dice_of_deal(SEED, seat, table.turn)
    return worker.Question(game, "club", seat, table.view(seat).tobytes(), dice, by_count=by_count)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_must_be_repeatable_does_not_look_at_a_clock(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Rushing:
        """A machine so busy that an hour passes between two looks at the clock."""

        now = 0.0

        def perf_counter(self) -> float:
            self.now += 3600.0
            return self.now

    def worlds(by_count: bool) -> int:
        for_bot = question(game, by_count)
        view = np.frombuffer(for_bot.view, GAMES[game].VIEW).copy()[0]
        bots = BY_COUNT if by_count else BOTS
        return bots[for_bot.level].decide(view, for_bot.seat, worker.rolled(for_bot.dice)).worlds

    calm = worlds(by_count=True)
    monkeypatch.setattr(club, "time", Rushing())
    assert worlds(by_count=True) == calm
    assert worlds(by_count=False) < calm
    monkeypatch.setattr(worker, "BOTS", {})
    assert worker.answer(question(game, by_count=True)).move >= 0  # not one of those with a clock


def test_the_dice_differ_by_seed_seat_turn_and_part_and_a_worker_never_gets_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    other = hashlib.sha256(b"another").hexdigest()
    rolls = [dice_of_deal(SEED, 0, 0), dice_of_deal(SEED, 1, 0), dice_of_deal(SEED, 0, 1), dice_of_deal(SEED, 0, 0, 1)]
    assert len({*rolls, dice_of_deal(other, 0, 0)}) == 5
    questions: list[Any] = []

    async def remember(pool: BotPool, question: worker.Question, queue: int, whose: str) -> None:
        questions.append(question)

    monkeypatch.setattr(BotPool, "_ask", remember)
    asyncio.run(played(BotPool(0, patience=2.0), USUAL_GAME, "casual"))
    assert all(each.by_count for each in questions)
    seed = bytes.fromhex(SEED)
    words = [seed[start : start + 4] for start in range(0, 32, 4)]
    for each in questions:
        assert not any(word in each.view or word[::-1] in each.view for word in words)
        assert not set(each.dice) & {int.from_bytes(word) for word in words}
