"""A game as a text file: what it follows from, who sat where, and every decision. It can be read, replayed and checked.

    mazzo record 1
    game: …
    rules: 1
    players: 3
    option bids: open
    seed: 0000…0007
    seat 0: Ada
    decisions:
    2 bid 1
    0 play R7
    result: 30 -10 20

A line `practice: CODE PLACE` says that the game begins with the past of another one, up to that decision; `practice: puzzle
ID`, with that of a puzzle.

One line a decision: the seat, then its parts with commas between them. Lines that begin with # are remarks.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from mazzo.games import game_named
from mazzo.rules.dice import seed_of, seed_text
from mazzo.rules.game import play, scores, stack, start
from mazzo.rules.news import fresh_news
from mazzo.rules.options import Choices
from mazzo.table.log import MOST_PARTS, Opened, Practice
from mazzo.table.rewind import decisions_of
from mazzo.table.state import TableState
from mazzo.table.table import Table
from mazzo.words import Refusal, move_words

HEADING = "mazzo record 1"
LONGEST_NUMBER, LONGEST_SEED = 9, 78  # digits
LONGEST_QUOTED = 200


class DoesNotHold(ValueError):
    """The record can be read but contradicts the rules; the sentence names the first such place."""


@dataclass
class Record:
    """A game that can be replayed."""

    game: str
    rules: int
    players: int
    options: Choices
    seed: str
    names: list[str]
    stacked: list[str] | None = None
    decisions: list[tuple[int, list[str]]] = field(default_factory=list)
    practice: str | None = None
    """For a position that was played again: the code of the original game, and the decision that was made again; or the
    puzzle."""
    result: list[int] | None = None
    """The final scores; None if the game was not finished."""


def record_of(table: TableState) -> Record:
    """The record of a table's game, over or not."""
    opened = table.opened
    record = Record(
        game=opened.game,
        rules=opened.rules,
        players=opened.players,
        options=dict(table.choices),
        seed=seed_text(table.seed),
        names=[chair.name for chair in table.chairs],
        stacked=opened.stack,
        practice=None if opened.practice is None else past_of(opened.practice),
        result=table.scores() if table.ranks() is not None else None,
    )
    state = table.game.fresh_state()
    if opened.stack is not None:
        stack(state, table.stacked_order)
    news = fresh_news(listening=False)
    start(state, table.options, table.seed, news)
    for seat, moves, *_ in decisions_of(table):
        words = []
        for move in moves:
            words.append(move_words(state, move))
            play(state, seat, move, news)
        record.decisions.append((seat, words))
    return record


def past_of(practice: Practice) -> str:
    return f"{practice.code} {practice.place}" if practice.code else f"puzzle {practice.puzzle}"


def write_record(record: Record) -> str:
    lines = [HEADING, f"game: {record.game}", f"rules: {record.rules}", f"players: {record.players}"]
    lines += [f"option {name}: {str(value).lower()}" for name, value in record.options.items()]
    lines.append(f"seed: {record.seed}")
    if record.stacked is not None:
        lines.append(f"stacked: {' '.join(record.stacked)}")
    if record.practice is not None:
        lines.append(f"practice: {record.practice}")
    lines += [f"seat {seat}: {name}" for seat, name in enumerate(record.names)]
    lines.append("decisions:")
    lines += [f"{seat} {', '.join(parts)}" for seat, parts in record.decisions]
    if record.result is not None:
        lines.append(f"result: {' '.join(str(score) for score in record.result)}")
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """A record from its text; otherwise a ValueError that names the line."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != HEADING:
        raise ValueError(f"this is no record of a game: its first line should be {HEADING!r}")
    facts: dict[str, str] = {}
    decisions: list[tuple[int, list[str]]] = []
    in_decisions = False
    for number, line in lines[1:]:
        name, colon, value = line.partition(":")
        if line == "decisions:":
            in_decisions = True
        elif in_decisions and not line.startswith("result:"):
            seat, _, parts = line.partition(" ")
            if not (is_number(seat) and parts):
                raise ValueError(f"line {number}: expected a seat and its decision, such as `0 play R7`, not {quoted(line)}")
            if parts.count(",") >= MOST_PARTS:
                raise ValueError(f"line {number}: no decision has more than {MOST_PARTS} parts")
            decisions.append((int(seat), [part.strip() for part in parts.split(",")]))
        elif not colon or name in facts:
            raise ValueError(f"line {number}: expected `name: value`, each name once, not {quoted(line)}")
        else:
            facts[name] = value.strip()
    return _record_from(facts, decisions)


def _record_from(facts: dict[str, str], decisions: list[tuple[int, list[str]]]) -> Record:
    def fact(name: str) -> str:
        if name not in facts:
            raise ValueError(f"the record does not say its {name}: expected a line `{name}: …`")
        return facts.pop(name)

    def number(name: str) -> int:
        text = fact(name)
        if not is_number(text):
            raise ValueError(f"{name}: expected a whole number, not {quoted(text)}")
        return int(text)

    game = game_named(fact("game"))
    rules = number("rules")
    players = number("players")
    asked = {name.removeprefix("option "): facts.pop(name) for name in list(facts) if name.startswith("option ")}
    choices, _ = game.chosen(players, asked)
    written = fact("seed")
    if len(written) > LONGEST_SEED:
        raise ValueError(f"seed: expected 64 hexadecimal digits, not {quoted(written)}")
    seed = seed_text(seed_of(written))
    stacked = facts.pop("stacked", None)
    practice = facts.pop("practice", None)
    names = [fact(f"seat {seat}") for seat in range(players)]
    result = facts.pop("result", None)
    if facts:
        raise ValueError(f"the record says {quoted(', '.join(facts))}, which is unknown here")
    return Record(
        game=game.name,
        rules=rules,
        players=players,
        options=choices,
        seed=seed,
        names=names,
        stacked=stacked.split() if stacked is not None else None,
        practice=practice,
        decisions=decisions,
        result=[_score(text) for text in result.split()] if result is not None else None,
    )


def _score(text: str) -> int:
    if not is_number(text.removeprefix("-")):
        raise ValueError(f"result: expected whole numbers, not {quoted(text)}")
    return int(text)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


def quoted(text: str) -> str:
    return repr(text if len(text) <= LONGEST_QUOTED else f"{text[:LONGEST_QUOTED]} …")


def opened_by(record: Record) -> Opened:
    """The first entry of a log for the game of this record."""
    return Opened(
        game=record.game,
        rules=record.rules,
        players=record.players,
        options=record.options,
        seed=record.seed,
        level="casual",
        stack=record.stacked,
    )


def replayed(record: Record) -> Table:
    """The table at the end of this record, every decision judged again; DoesNotHold if the record contradicts the rules."""
    table = Table(opened_by(record))
    for seat, name in enumerate(record.names):
        table.sit(seat, name)
    table.deal()
    follow(table, record)
    return table


def follow(table: Table, record: Record) -> None:
    """Makes the decisions of a record at a table where its cards are dealt; DoesNotHold if one contradicts the rules."""
    for number, (seat, parts) in enumerate(record.decisions, 1):
        try:
            table.play(seat, parts)
        except Refusal as why:
            decision = quoted(f"{seat} {', '.join(parts)}")
            raise DoesNotHold(f"decision {number} of the record, {decision}: {why.text}") from None
    if record.result is not None and table.ranks() is None:
        raise DoesNotHold("the record gives a result, but its decisions do not reach the end of the game")
    if record.result is not None and scores(table.state) != record.result:
        raise DoesNotHold(f"the record says the result is {record.result}; by the rules it is {scores(table.state)}")
