"""A process that works on reviews of finished games, in steps so short that it can always be paused for people who play.

It is started by `reviewing` when somebody wants a review, reads questions from its standard input and answers on its standard
output, each a length and a message; it ends when its input does.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections import OrderedDict
from collections.abc import Generator
from typing import Any, BinaryIO

import msgspec

from mazzo.review import EFFORTS, Review, Reviewer
from mazzo.review.shapes import FINE
from mazzo.server.bots.worker import LENGTH, write
from mazzo.table.record import read_record

STEP_SECONDS = 0.05
MOST_KEPT = 4  # games whose first pages are done and whose whole reviews are still to come
DIGITS = 5
NICENESS = 19  # behind everything else on the machine


class ReviewQuestion(msgspec.Struct, array_like=True, frozen=True):
    """Work a little on the review of this seat; sent repeatedly until it is done."""

    record: str
    seat: int
    effort: str


class ReviewAnswer(msgspec.Struct, array_like=True):
    """The review, without the player's name; or why there is none. If both are missing, it is not done yet."""

    review: bytes | None = None
    problem: str | None = None


class Desk:
    """What the process is working on."""

    def __init__(self) -> None:
        self._question: ReviewQuestion | None = None
        self._working: Generator[None, None, Review] | None = None
        self._kept: OrderedDict[str, Reviewer] = OrderedDict()

    def answer(self, question: ReviewQuestion) -> ReviewAnswer:
        """Works on it for a moment. For a record that cannot be reviewed, the answer is the problem; it must not affect the
        others."""
        try:
            if question != self._question or self._working is None:
                self._question, self._working = (
                    question,
                    self._reviewer(question.record).steps(question.seat, EFFORTS[question.effort]),
                )
            until = time.perf_counter() + STEP_SECONDS
            while time.perf_counter() < until:
                next(self._working)
        except StopIteration as done:
            self._working = None
            return ReviewAnswer(review=encoded(done.value))
        except Exception as problem:
            self._working = None
            self._kept.clear()
            return ReviewAnswer(problem=str(problem) if isinstance(problem, ValueError) else type(problem).__name__)
        return ReviewAnswer()

    def _reviewer(self, record: str) -> Reviewer:
        if record not in self._kept:
            self._kept[record] = Reviewer(read_record(record))
        self._kept.move_to_end(record)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[record]


def encoded(found: Review) -> bytes:
    """The review as it is stored: a tenth of its size, without meaningless digits and without candidates where nothing was
    lost."""
    decisions = [each if each.called != FINE else msgspec.structs.replace(each, candidates=[]) for each in found.decisions]
    return msgspec.json.encode(rounded(msgspec.to_builtins(msgspec.structs.replace(found, name="", decisions=decisions))))


def rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, list):
        return [rounded(each) for each in value]
    return {name: rounded(each) for name, each in value.items()} if isinstance(value, dict) else value


def answer_for_ever(questions: BinaryIO, answers: BinaryIO) -> None:
    read = msgspec.msgpack.Decoder(ReviewQuestion)
    desk = Desk()
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        write(answers, msgspec.msgpack.encode(desk.answer(read.decode(questions.read(length)))))


def main() -> None:
    # Anything printed on the way must not be mistaken for an answer.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        answer_for_ever(sys.stdin.buffer, answers)
