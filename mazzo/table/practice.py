"""Trying again: a table whose log begins with the past of another, up to a decision that somebody wants to make again.

It has the same cards and the same past, and bots in the other seats. Every decision of the past is judged again at the new
table, and from there on the log grows like any other. Such a table is marked, never rated, and in nobody's statistics. A puzzle
is such a past too.
"""

from __future__ import annotations

from mazzo.rules.game import legal, moves_in
from mazzo.table.commands import Person, decide_by_moves, start
from mazzo.table.decision import UnfinishedDecision
from mazzo.table.log import Entry, Opened, Practice, Sat
from mazzo.table.rewind import decisions_of
from mazzo.table.state import TableState
from mazzo.words import Refusal


def practice_entries(table: TableState, code: str, place: int, who: Person) -> list[Entry]:
    """The log of a new table, at which this person makes the decision at a place of the finished game `code`. If all were
    deciding in secret, everybody decides again: nobody knew at the time what the others had chosen.
    """
    if table.stage != "over":
        raise Refusal("not_over", "The game is not over yet.")
    past = [] if table.is_lesson else decisions_of(table)
    if not 1 <= place <= len(past):
        raise Refusal("no_such_place", f"This game can be played again from any of its decisions 1 to {len(past)}.")
    seat = past[place - 1].seat
    opened = Opened(
        game=table.opened.game,
        rules=table.opened.rules,
        players=table.players,
        options=dict(table.choices),
        seed=table.opened.seed,
        level=table.opened.level,
        stack=table.opened.stack,
        host=who.person,
        tricks_shown=table.opened.tricks_shown,
        practice=Practice(code=code, place=place),
    )
    bots = [
        Sat(seat=number, name=chair.name, player="bot", level=chair.level)
        for number, chair in enumerate(table.chairs)
        if chair.player == "bot" and number != seat
    ]
    again = TableState.from_log([opened, Sat(seat=seat, name=who.name, player="person", person=who.person), *bots])
    for entry in start(again, who):
        again.apply(entry)
    made = 0
    while made < place - 1:
        together = len(again.undecided)
        if together > 1 and made + together > place - 1:
            break
        for decision in past[made : made + together]:
            again.apply(decide_by_moves(again, decision.seat, decision.moves))
        made += together
    return again.entries


def puzzle_entries(opened: Opened, seat: int, past: list[int], who: Person) -> list[Entry]:
    """The log of a table in the position of a puzzle: this person in its seat, bots in the others, and the moves up to
    there."""
    table = TableState.from_log([opened, Sat(seat=seat, name=who.name, player="person", person=who.person)])
    for entry in start(table, who):
        table.apply(entry)
    decision = UnfinishedDecision(table.state, table.undecided[0])
    for move in past:
        if move not in moves_in(legal(decision.trial, decision.seat)):
            raise decision.refusal(move)
        decision.add(move)
        if decision.is_whole:
            table.apply(decide_by_moves(table, decision.seat, decision.moves))
            if table.stage == "over":
                raise Refusal("game_over", "The game is over.")
            decision = UnfinishedDecision(table.state, table.undecided[0])
    return table.entries
