"""A whole decision, part by part: what the rulebook calls one choice (a payment, a discard) may take several small moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mazzo.rules.game import copy_of, legal, midway, moves_in, play
from mazzo.table.events import NOBODY_LISTENS
from mazzo.table.view import view_of
from mazzo.words import Refusal, legal_words, read_move, refusal


class UnfinishedDecision:
    """A decision being made, tried out on a copy of the state."""

    def __init__(self, state: Any, seat: int) -> None:
        self.trial = copy_of(state)
        self.seat = seat
        self.moves: list[int] = []

    @property
    def is_whole(self) -> bool:
        return bool(self.moves) and not midway(self.trial, self.seat)

    def add(self, move: int) -> None:
        """Plays the next part, which must be legal."""
        self.moves.append(move)
        play(self.trial, self.seat, move, NOBODY_LISTENS)

    def refusal(self, move: int) -> Refusal:
        """Why this cannot be the next part, by what its player sees."""
        return refusal(view_of(self.trial, self.seat), self.seat, move)


def whole_decision(state: Any, seat: int, choose: Callable[[Any], int]) -> list[int]:
    """The moves of one whole decision. `choose` is given the state after the parts so far, and returns the next one."""
    decision = UnfinishedDecision(state, seat)
    while not decision.is_whole:
        decision.add(choose(decision.trial))
    return decision.moves


def check_decision(state: Any, seat: int, moves: Sequence[int]) -> None:
    """Refusal, unless these moves are one whole decision, legal from the first part to the last."""
    decision = UnfinishedDecision(state, seat)
    for move in moves:
        if decision.is_whole:
            raise Refusal("too_many_parts", f"The decision is complete after {len(decision.moves)} parts.")
        if move not in moves_in(legal(decision.trial, seat)):
            raise decision.refusal(move)
        decision.add(move)
    _refuse_unless_whole(decision)


def read_decision(state: Any, seat: int, words: Sequence[str], legal_now: Mapping[str, int]) -> list[int]:
    """The moves that these words mean, their parts given in any order; Refusal unless they are one whole decision.

    `legal_now` are the legal first parts, which the caller knows already.
    """
    decision = UnfinishedDecision(state, seat)
    parts = [in_one_spelling(part) for part in words]
    allowed = legal_now
    while parts:
        if decision.is_whole:
            raise Refusal("too_many_parts", f"The decision is complete without {', '.join(parts)}.", {"parts": parts})
        if decision.moves:
            allowed = legal_words(decision.trial, seat)
        part, move = _lowest_part(decision, parts, allowed)
        if part not in allowed:
            raise decision.refusal(move)
        parts.remove(part)
        decision.add(move)
    _refuse_unless_whole(decision)
    return decision.moves


def in_any_order(words: Sequence[str]) -> list[str]:
    """The parts of a decision in a canonical order, so that two orders give the same list."""
    return sorted(in_one_spelling(part) for part in words)


def in_one_spelling(part: str) -> str:
    return " ".join(part.split())


def _lowest_part(decision: UnfinishedDecision, parts: Sequence[str], allowed: Mapping[str, int]) -> tuple[str, int]:
    """The part that comes next, legal or not, and the move it means; Refusal if none of the parts means anything now.

    A set is made in one order only, from the lowest part to the highest: if the lowest cannot be made, the set cannot either,
    for the same reason.
    """
    meant = {part: allowed[part] if part in allowed else read_move(decision.trial, part) for part in parts}
    moves = [(move, part) for part, move in meant.items() if move is not None]
    if moves:
        move, part = min(moves)
        return part, move
    sentence = f"{parts[0]!r} is not a move here; legal moves are: {', '.join(sorted(allowed))}."
    raise Refusal("no_such_move", sentence, {"move": parts[0]})


def _refuse_unless_whole(decision: UnfinishedDecision) -> None:
    if decision.is_whole:
        return
    missing = sorted(legal_words(decision.trial, decision.seat))
    sentence = f"The decision is not complete; it could go on with: {', '.join(missing)}."
    raise Refusal("incomplete", sentence if decision.moves else "The decision is empty.", {"legal": missing})
