"""Bots at the tables of a server: they think in processes of their own, so that no table waits for another table's bot.
Whoever wants a hint is answered by the same processes, when no bot is waiting for them.

A worker that dies or overruns its time is replaced, and a legal move is drawn for the bot it was thinking for: a game may
get a poor move, but it never stands still.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sys
from collections import deque
from typing import Any

import msgspec

from mazzo.rules.dice import any_of
from mazzo.rules.game import copy_of, game_of, legal, midway, play
from mazzo.rules.news import fresh_news
from mazzo.server.bots.load_gauge import People
from mazzo.server.bots.worker import LENGTH, NICENESS, Answer, Question, rolled
from mazzo.server.json_log import log_event
from mazzo.table.table import Table
from mazzo.table.view import view_of

# People come first, even while a worker is loading.
THINKER = f"import os; getattr(os, 'nice', int)({NICENESS}); from mazzo.server.bots.worker import main; main()"
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
START_SECONDS = 600  # on a fresh machine the rules are compiled first
MOST_WAITING = 4096
MOST_HINTS_WAITING = 16
FOR_THE_GAMES = 0  # the place of the worker that gives no hints
A_GAME_WAITS, A_PERSON_IS_CURIOUS = range(2)  # whom the workers serve first
Asked = tuple[Question, "asyncio.Future[Answer | None]"]
_chance = random.SystemRandom()


def fresh_dice() -> tuple[int, int, int]:
    """Dice of nobody else: nothing of a deal can be learned from them, nor they from a deal."""
    words = os.urandom(12)
    return int.from_bytes(words[:4]), int.from_bytes(words[4:8]), int.from_bytes(words[8:])


class Thinkers:
    """The worker processes, and the questions that wait for them."""

    def __init__(self, workers: int, patience: float) -> None:
        self.patience = patience
        self.workers = workers
        self._waiting: tuple[deque[Asked], deque[Asked]] = deque(), deque()  # by whose they are
        self._asked = asyncio.Condition()
        self._hints_waiting = 0
        self._at_work: set[int] = set()  # the workers that are warm, by their places
        self._tasks: list[asyncio.Task[None]] = []
        self._starting = True
        self._people = People()

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._employ(place)) for place in range(self.workers)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def decide(self, table: Table, seat: int, level: str) -> list[int]:
        """One whole decision, part by part; the table is not touched."""
        return await self._decide_on(copy_of(table.state), seat, level, [], A_GAME_WAITS)

    async def hint(self, table: Table, seat: int) -> tuple[list[int], Answer] | None:
        """What the club player would do on this seat, to the end of the decision, with his reasons; None if he is too busy."""
        if self._hints_waiting >= MOST_HINTS_WAITING:
            return None
        self._hints_waiting += 1
        try:
            trial = copy_of(table.state)  # the table may go on meanwhile
            view = table.view(seat)
            question = Question(table.game.name, "club", seat, view.tobytes(), fresh_dice(), for_a_hint=True)
            answer = await self._ask(question, A_PERSON_IS_CURIOUS)
            if answer is None or answer.hint is None:
                return None
            play(trial, seat, answer.move, fresh_news(listening=False))
            return await self._decide_on(trial, seat, "club", [answer.move], A_PERSON_IS_CURIOUS), answer
        finally:
            self._hints_waiting -= 1

    async def _decide_on(self, trial: Any, seat: int, level: str, moves: list[int], whose: int) -> list[int]:
        """The rest of a decision that begins with these moves, which were made on the trial."""
        silence = fresh_news(listening=False)
        while not moves or midway(trial, seat):
            view = view_of(trial, seat)
            moves.append(await self.move(view, seat, level, whose))
            play(trial, seat, moves[-1], silence)
        return moves

    async def move(self, view: Any, seat: int, level: str, whose: int = A_GAME_WAITS) -> int:
        """The bot's move, or any legal one if it has none in time."""
        allowed = int(legal(view, seat))
        answer = await self._ask(Question(game_of(view).name, level, seat, view.tobytes(), fresh_dice()), whose)
        if answer is None or answer.move < 0 or not allowed >> answer.move & 1:
            return int(any_of(allowed, rolled(fresh_dice())))
        return answer.move

    async def _ask(self, question: Question, whose: int) -> Answer | None:
        loop = asyncio.get_running_loop()
        answered: asyncio.Future[Answer | None] = loop.create_future()
        begun = loop.time()
        if self.workers and len(self._waiting[whose]) < MOST_WAITING:
            self._waiting[whose].append((question, answered))
            async with self._asked:
                self._asked.notify_all()
            await asyncio.wait([answered], timeout=2 * self.patience)
            # While the first worker is being warmed there is reason to wait; after that the queue is short or too long.
            while self._starting and not answered.done() and loop.time() - begun < START_SECONDS:
                await asyncio.wait([answered], timeout=0.5)
        if not answered.done():
            answered.cancel()
            log_event("bots_overloaded", count=sum(map(len, self._waiting)))
            return None
        return answered.result()

    # -------------------------------------------------------------------------------------------------------- the workers

    def _serves_games(self, place: int) -> bool:
        """Where many people play, one core is left to them: a server that has to wait for a bot to give way, at every step of
        every decision, takes three times as long."""
        before = sum(other < place for other in self._at_work)
        return before < max(1, CORES - 1) or not self._people.are_many

    def _gives_hints(self, place: int) -> bool:
        """One worker is always there for the games: a hint takes half a second, and cannot be interrupted. But while no other
        one is warm, which may take minutes where the machine is busy or the rules are yet to be compiled, it gives hints too."""
        return place != FOR_THE_GAMES or self._at_work <= {FOR_THE_GAMES}

    async def _next(self, place: int) -> Asked:
        """What is to be thought about next: games first, then hints, where this worker serves them."""
        games, hints = self._waiting

        def waiting() -> list[deque[Asked]]:
            serves = ((games, self._serves_games(place)), (hints, self._gives_hints(place)))
            return [asked for asked, mine in serves if asked and mine]

        async with self._asked:
            return (await self._asked.wait_for(waiting))[0].popleft()

    async def _employ(self, place: int) -> None:
        """One place for a worker: when it falls out, the next one takes it."""
        while True:
            process = None
            try:
                process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-c",
                    THINKER,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    start_new_session=True,  # Ctrl-C is for the server, which ends its workers itself
                )
                await asyncio.wait_for(_heard_from(process), START_SECONDS)
                self._starting = False
                self._at_work.add(place)
                await self._serve(process, place)
            except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as problem:
                log_event("bot_worker_replaced", reason=type(problem).__name__)
                self._starting = False
                await asyncio.sleep(0.2)
            finally:
                self._at_work.discard(place)
                if process is not None:
                    with contextlib.suppress(ProcessLookupError):
                        process.kill()
                    await process.wait()

    async def _serve(self, process: asyncio.subprocess.Process, place: int) -> None:
        assert process.stdin is not None
        while True:
            question, answered = await self._next(place)
            if answered.done():
                continue  # whoever asked has stopped waiting
            answer: Answer | None = None
            try:
                message = msgspec.msgpack.encode(question)
                process.stdin.write(LENGTH.pack(len(message)) + message)
                answer = await asyncio.wait_for(_heard_from(process), self.patience)
            finally:
                if not answered.done():
                    answered.set_result(answer)


async def _heard_from(process: asyncio.subprocess.Process) -> Answer:
    assert process.stdout is not None
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)


def pause(pace: tuple[float, float]) -> float:
    """How long a bot takes to answer: drawn before it is asked, so it says nothing of its cards."""
    return _chance.uniform(*pace)
