"""The bots of a server: they think in worker processes, so that no table waits for another table's bot. The same workers give
hints, when no bot is waiting for them.

A worker that dies is replaced at once, and its question is asked again, once. A worker that overruns its time is replaced, and
a random legal move is played for the bot it was thinking for: a game may get a poor move, but it never stops.

Networks that people play from are served in turn, and within each network the hosts of tables: people who fill tables with bots
wait for their own, and everybody else's game is delayed by at most one question. Games that nobody is watching come last. The
same holds for hints, of which only a few wait: if there are too many, the network with the most loses its newest.

Until the games are compiled, on the first start on a machine, bots that search wait, so that nobody gets a poor move in place
of theirs.

If others play the same deal, a bot must respond to everybody alike: it is given dice that follow from the seed, which stays in
this process, and all the time it needs.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from mazzo.bots.levels import SEARCHING
from mazzo.bots.master import AT_THE_TABLE as MASTER
from mazzo.bots.offered import strongest
from mazzo.bots.same_deal import dice_of_deal
from mazzo.compiled_games import is_interpreted
from mazzo.rules.dice import any_of, seed_text
from mazzo.rules.game import game_of, legal
from mazzo.server import metrics
from mazzo.server.bots.fair_queue import FairQueue
from mazzo.server.bots.load_gauge import LoadGauge
from mazzo.server.bots.worker import LENGTH, NICENESS, Answer, Question, rolled
from mazzo.server.json_log import log_event
from mazzo.table.decision import UnfinishedDecision
from mazzo.table.state import TableState
from mazzo.table.view import view_of

# People come first, even while a worker is loading.
WORKER = (
    f"import os, sys; getattr(os, 'nice', int)({NICENESS}); "
    "from mazzo.server.parent_death import end_with_parent; end_with_parent(int(sys.argv[1]), 9); "
    "from mazzo.server.bots.worker import main; main()"
)
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
START_SECONDS = 600  # on a fresh machine the rules are compiled first
RESTART_SECONDS = 20  # how long a question waits at most for the worker that replaces the last one
RECALL_SECONDS = 60  # how long a worker may take to read a master's network on first use
TRIES_ALIKE = 20  # how often a bot is asked again if nothing else may be played in its place
MOST_WAITING = 4096
MOST_HINTS_WAITING = 16
GAMES_ONLY = 0  # the number of the worker that gives no hints
FOR_A_GAME, FOR_A_HINT, FOR_NOBODY = range(3)  # the queues; the first is served first
_chance = random.SystemRandom()


def fresh_dice() -> tuple[int, int, int]:
    """Dice from the operating system, unrelated to any deal."""
    words = os.urandom(12)
    return int.from_bytes(words[:4]), int.from_bytes(words[4:8]), int.from_bytes(words[8:])


class Asker(NamedTuple):
    """Someone who takes turns with others."""

    whose: str
    """The host or the event of a table, or for a hint the person who wants it."""
    network: str = ""
    """Their network, if known."""


class Request(NamedTuple):
    """A question, and the future that waits for the answer."""

    question: Question
    answered: asyncio.Future[Answer | None]
    queue: int
    asker: Asker
    asked_again: bool = False
    """Has a worker died over it before?"""

    @property
    def is_for_a_master(self) -> bool:
        return self.question.level == MASTER.name

    @property
    def is_worth_waiting_for(self) -> bool:
        """Anything else would not be this bot's move."""
        return self.queue == FOR_NOBODY or (self.queue == FOR_A_GAME and (self.is_for_a_master or self.question.by_count))

    def resolve(self, answer: Answer | None) -> None:
        if not self.answered.done():
            self.answered.set_result(answer)


class WorkerDied(Exception):
    """The worker process has ended."""


class BotPool:
    """The worker processes, and the questions that wait for them."""

    def __init__(self, workers: int, patience: float) -> None:
        self.patience = patience
        self.workers = workers
        self._waiting: list[FairQueue[Request]] = [FairQueue(most) for most in (MOST_WAITING, MOST_HINTS_WAITING, MOST_WAITING)]
        self._requested = asyncio.Condition()
        self.warm: set[int] = set()  # the numbers of the workers that are ready
        self._tasks: list[asyncio.Task[None]] = []
        self.start_patience: float = START_SECONDS  # while no worker is ready: how long it is worth waiting for one
        self._load = LoadGauge()

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._keep_worker(number)) for number in range(self.workers)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def decide(self, table: TableState, seat: int, level: str, company: str | None = "") -> list[int]:
        """One whole decision of a bot; the table is not touched. `company` is the network of the people there: "" if it is not
        known, None if nobody is."""
        if is_interpreted() and level in SEARCHING:
            await asyncio.Event().wait()  # until the server starts itself again, compiled
        # A table of an event has no host: each event takes turns with the hosts of other tables.
        decision, event = UnfinishedDecision(table.state, seat), table.opened.event
        asker = Asker(table.host or event or "", "" if event else company or "")
        # The other tables of an event wait for the end of this one, whether or not anybody watches.
        queue = FOR_NOBODY if company is None and event is None else FOR_A_GAME
        if table.opened.deal is not None:
            return await self._finish_alike(decision, seed_text(table.seed), table.turn, level, queue, asker)
        return await self._finish(decision, level, queue, asker)

    async def hint(self, table: TableState, seat: int, network: str = "") -> tuple[list[int], Answer] | None:
        """What the strongest bot would do in this seat, the whole decision, with its reasons; None if it is too busy. `network`
        is that of the person who asks."""
        decision = UnfinishedDecision(table.state, seat)  # the table may go on meanwhile
        view = table.view(seat)
        level = strongest(table.game.name)
        question = Question(table.game.name, level, seat, view.tobytes(), fresh_dice(), for_a_hint=True)
        asker = Asker(table.chairs[seat].person or "", network)
        answer = await self._ask(question, FOR_A_HINT, asker)
        if answer is None or answer.hint is None:
            return None
        decision.add(answer.move)
        return await self._finish(decision, level, FOR_A_HINT, asker), answer

    async def _finish(self, decision: UnfinishedDecision, level: str, queue: int, asker: Asker) -> list[int]:
        while not decision.is_whole:
            view = view_of(decision.trial, decision.seat)
            decision.add(await self._move(view, decision.seat, level, queue, asker))
        return decision.moves

    async def _move(self, view: Any, seat: int, level: str, queue: int, asker: Asker) -> int:
        """The bot's move, or any legal one if it has none in time."""
        question = Question(game_of(view).name, level, seat, view.tobytes(), fresh_dice())
        return move_in(await self._ask(question, queue, asker), view, seat, fresh_dice())

    async def _finish_alike(
        self, decision: UnfinishedDecision, seed: str, turn: int, level: str, queue: int, asker: Asker
    ) -> list[int]:
        """The same decision wherever this deal is played."""
        while not decision.is_whole:
            seat, view = decision.seat, view_of(decision.trial, decision.seat)
            dice = dice_of_deal(seed, seat, turn, len(decision.moves))
            question = Question(game_of(view).name, level, seat, view.tobytes(), dice, by_count=True)
            decision.add(move_in(await self._ask_until_answered(question, queue, asker), view, seat, dice))
        return decision.moves

    async def _ask_until_answered(self, question: Question, queue: int, asker: Asker) -> Answer | None:
        for _ in range(TRIES_ALIKE):
            answer = await self._ask(question, queue, asker)
            if answer is not None or not self.workers:
                return answer
            await asyncio.sleep(1)  # too many wait, or the worker has died twice
        return None

    def waiting(self) -> dict[str, int]:
        """How many questions wait, by queue."""
        return {name: len(requests) for name, requests in zip(("games", "hints", "unseen"), self._waiting, strict=True)}

    @property
    def somebody_waits(self) -> bool:
        return bool(self._waiting[FOR_A_GAME] or self._waiting[FOR_A_HINT])

    async def _ask(self, question: Question, queue: int, asker: Asker) -> Answer | None:
        loop = asyncio.get_running_loop()
        answered: asyncio.Future[Answer | None] = loop.create_future()
        begun = loop.time()
        try:
            if self.workers:
                request = Request(question, answered, queue, asker)
                dropped = self._waiting[queue].add(asker.whose, request, asker.network)
                if dropped is not None:
                    self._log_overload()
                    dropped.resolve(None)
                await self._notify()
                await asyncio.wait([answered], timeout=self._patience_for(request))
                # It is worth waiting until a worker is ready; after that the queue is short or too long.
                while not self.warm and not answered.done() and loop.time() - begun < self.start_patience:
                    await asyncio.wait([answered], timeout=0.5)
        except asyncio.CancelledError:
            answered.cancel()  # nobody waits for it any more
            raise
        if not answered.done():
            answered.cancel()
            self._log_overload()
            return None
        metrics.bot_seconds.observe(loop.time() - begun)
        return answered.result()

    def _patience_for(self, request: Request) -> float:
        return RECALL_SECONDS if request.is_worth_waiting_for else 2 * self.patience

    def _log_overload(self) -> None:
        log_event("bots_overloaded", count=sum(map(len, self._waiting)))

    async def _notify(self) -> None:
        async with self._requested:
            self._requested.notify_all()

    # -------------------------------------------------------------------------------------------------------- the workers

    def _serves_games(self, number: int) -> bool:
        """While many people play, one core is left to them: a server that has to wait for a bot to yield, at every step of
        every decision, takes three times as long."""
        before = sum(other < number for other in self.warm)
        return before < max(1, CORES - 1) or not self._load.is_high

    def _gives_hints(self, number: int) -> bool:
        """One worker is always there for the games: a hint takes half a second and cannot be interrupted. But until another one
        is ready, which may take minutes on a busy machine or while the rules are being compiled, it gives hints too."""
        return number != GAMES_ONLY or self.warm <= {GAMES_ONLY}

    async def _next(self, number: int, has_died: Callable[[], bool] = lambda: False) -> Request:
        """The next request: games first, then hints, where this worker serves them. WorkerDied as soon as the idle worker has."""
        games, hints, unseen = self._waiting

        def waiting() -> list[FairQueue[Request]]:
            serves_games = self._serves_games(number)
            serves = ((games, serves_games), (hints, self._gives_hints(number)), (unseen, serves_games))
            return [requests for requests, mine in serves if requests and mine]

        async with self._requested:
            await self._requested.wait_for(lambda: has_died() or waiting())
            if has_died():
                raise WorkerDied
            return waiting()[0].take()

    async def _keep_worker(self, number: int) -> None:
        """Keeps one worker running: when it dies, another one takes its number."""
        while True:
            process = None
            try:
                process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-c",
                    WORKER,
                    str(os.getpid()),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    start_new_session=True,  # Ctrl-C is for the server, which ends its workers itself
                )
                await asyncio.wait_for(_read_answer(process), START_SECONDS)
                self.warm.add(number)
                self.start_patience = RESTART_SECONDS
                await self._notify()  # who gives hints depends on who is ready
                await self._serve(process, number)
            except (OSError, EOFError, TimeoutError, WorkerDied, msgspec.MsgspecError) as problem:
                metrics.workers_replaced.labels("bot").inc()
                log_event("bot_worker_replaced", reason=type(problem).__name__)
                if number not in self.warm:
                    self.start_patience = 0  # it may fail again
                    await asyncio.sleep(0.2)
            finally:
                self.warm.discard(number)
                if process is not None:
                    await end_process(process)

    async def _serve(self, process: asyncio.subprocess.Process, number: int) -> None:
        watching = asyncio.create_task(self._watch(process))
        recalled: set[str] = set()  # the games whose master this worker has read
        try:
            while True:
                request = await self._next(number, lambda: process.returncode is not None)
                if not request.answered.done():  # otherwise nobody waits for the answer any more
                    await self._answer(process, request, recalled)
        finally:
            watching.cancel()

    async def _watch(self, process: asyncio.subprocess.Process) -> None:
        """Wakes whoever waits for the next request of a worker that has died."""
        await process.wait()
        await self._notify()

    async def _answer(self, process: asyncio.subprocess.Process, request: Request, recalled: set[str]) -> None:
        assert process.stdin is not None
        first = request.is_for_a_master and request.question.game not in recalled
        message = msgspec.msgpack.encode(request.question)
        try:
            process.stdin.write(LENGTH.pack(len(message)) + message)
            patience = RECALL_SECONDS if first or request.question.by_count else self.patience
            answer = await asyncio.wait_for(_read_answer(process), patience)
        except BaseException as problem:
            if isinstance(problem, EOFError | ConnectionError) and not request.asked_again:
                whose, network = request.asker
                self._waiting[request.queue].add_again(whose, request._replace(asked_again=True), network)
                await self._notify()
            else:
                request.resolve(None)
            raise
        if first:
            recalled.add(request.question.game)
        request.resolve(answer)


def move_in(answer: Answer | None, view: Any, seat: int, dice: tuple[int, int, int]) -> int:
    """The move that a bot has answered with; a random legal one, by these dice, if it has none."""
    allowed = int(legal(view, seat))
    if answer is None or answer.move < 0 or not allowed >> answer.move & 1:
        metrics.bot_moves_drawn.inc()
        return int(any_of(allowed, rolled(dice)))
    return answer.move


async def _read_answer(process: asyncio.subprocess.Process) -> Answer:
    assert process.stdout is not None
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)


async def end_process(process: asyncio.subprocess.Process) -> None:
    """Ends a child and closes the pipes to it, which would otherwise outlive the loop. If it is cancelled, only afterwards."""
    ending, cancelled = asyncio.create_task(_end(process)), None
    while not ending.done():
        try:
            await asyncio.shield(ending)
        except asyncio.CancelledError as why:
            cancelled = why
    if cancelled is not None:
        raise cancelled


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.stdin is not None:
        process.stdin.close()
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    # `wait` returns at once if the child is known to be dead, even while its pipes are open.
    with contextlib.suppress(OSError):
        if process.stdout is not None:
            await process.stdout.read()
        if process.stdin is not None:
            await process.stdin.wait_closed()
    await process.wait()


def pause(pace: tuple[float, float]) -> float:
    """How long a bot takes to answer: drawn before it is asked, so it reveals nothing about its cards."""
    return _chance.uniform(*pace)
