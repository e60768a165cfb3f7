"""The single process that works on reviews. It starts when somebody wants one, ends when nobody does, and pauses between two
steps as long as a bot or a hint is waiting to be computed."""

from __future__ import annotations

import asyncio
import os
import sys

import msgspec

from mazzo.server import metrics
from mazzo.server.bots.pool import START_SECONDS, BotPool, end_process
from mazzo.server.bots.review_worker import NICENESS, ReviewAnswer, ReviewQuestion
from mazzo.server.bots.worker import LENGTH
from mazzo.server.json_log import log_event

PROGRAM = (
    f"import os, sys; getattr(os, 'nice', int)({NICENESS}); "
    "from mazzo.server.parent_death import end_with_parent; end_with_parent(int(sys.argv[1]), 9); "
    "from mazzo.server.bots.review_worker import main; main()"
)
HELD_BACK_SECONDS = 0.05  # before looking again whether anybody who plays is waiting
TRIES = 2  # a process that dies over a review is replaced, once


class NoReview(Exception):
    """There is none; the message says why."""


class ReviewProcess:
    """Works on one review at a time."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._process: asyncio.subprocess.Process | None = None

    async def review(self, record: str, seat: int, effort: str) -> bytes:
        """The review of this seat, as JSON; NoReview if there is none."""
        question = ReviewQuestion(record, seat, effort)
        for _ in range(TRIES):
            try:
                return await self._answered(question)
            except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as problem:
                metrics.workers_replaced.labels("review").inc()
                log_event("review_worker_replaced", reason=type(problem).__name__)
        raise NoReview("the process that works on reviews has failed")

    async def _answered(self, question: ReviewQuestion) -> bytes:
        while True:
            while self._bots.somebody_waits:
                await asyncio.sleep(HELD_BACK_SECONDS)
            answer = await self._ask(question)
            if answer.problem is not None:
                raise NoReview(answer.problem)
            if answer.review is not None:
                return answer.review

    async def _ask(self, question: ReviewQuestion) -> ReviewAnswer:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                PROGRAM,
                str(os.getpid()),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the server, which ends its workers itself
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        message = msgspec.msgpack.encode(question)
        try:
            process.stdin.write(LENGTH.pack(len(message)) + message)
            async with asyncio.timeout(START_SECONDS):  # the first review of a game may have to be compiled
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=ReviewAnswer)
        except BaseException:
            await self.close()  # whatever it still answers belongs to no question
            raise

    async def close(self) -> None:
        """Ends the process; the next question starts another."""
        process, self._process = self._process, None
        if process is not None:
            await end_process(process)
