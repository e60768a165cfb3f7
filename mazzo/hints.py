"""Hints: what the strongest bot would do in your seat, what else it considered, and why."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from mazzo.bots.club import desk_for
from mazzo.bots.heuristics import CHANCE, counted_in, is_promise, promise_kept
from mazzo.bots.levels import Bot, Decision, bot_named
from mazzo.bots.offered import strongest
from mazzo.bots.sandbox import ask
from mazzo.bots.search import KEPT, ROLLOUT, imagine_likely, roll_out
from mazzo.rules.dice import DICE, roll, set_dice
from mazzo.rules.game import game_of, legal, moves_in
from mazzo.words import move_words

ROLLOUTS_FOR_CHANCES = 900
SECONDS_FOR_CHANCES = 0.25  # these rollouts take less, unless the machine is busy


@dataclass(frozen=True)
class Hint:
    """A hint in words, with the numbers behind it."""

    move: str
    candidates: list[tuple[str, float]]
    """The moves considered, the best first, each with its expected result in `counted_in`."""
    counted_in: str
    reason: str
    """A code for the language files, and its arguments, with moves in words."""
    arguments: dict[str, Any]
    worlds: int
    seconds: float


def hint_for(view: Any, seat: int, bot: Bot | None = None) -> Hint:
    """What the strongest bot would do. The same view always gives the same hint: the dice follow from the view."""
    return in_words(view, ask(bot or bot_named(strongest(game_of(view).name)), view, seat, dice_of_view(view, seat)))


def dice_of_view(view: Any, seat: int) -> Any:
    dice = np.zeros(1, DICE)[0]
    words = np.frombuffer(view.tobytes().ljust(8), np.uint8)
    mixed = int(np.dot(words.astype(np.int64), np.arange(1, len(words) + 1, dtype=np.int64)))
    set_dice(dice, mixed, mixed >> 32, seat)
    return dice


def move_chances(view: Any, seat: int, rollouts: int = ROLLOUTS_FOR_CHANCES) -> list[tuple[int, float]]:
    """If every move is a promise, such as a bid: how often each is kept when all play on by rules of thumb."""
    if not is_promise(view):
        return []
    moves = moves_in(legal(view, seat))
    dice = dice_of_view(view, seat)
    desk = desk_for(game_of(view))
    kept = dict.fromkeys(moves, 0)
    worlds = max(1, rollouts // max(1, len(moves)))
    tried = 0
    until = math.inf
    while tried < worlds and time.perf_counter() < until:
        imagine_likely(desk, view, seat, dice)
        chances_to_come = roll(dice), roll(dice), roll(dice)
        for move in moves:
            desk.states[ROLLOUT] = desk.states[KEPT]
            set_dice(desk.dice, *chances_to_come)
            roll_out(desk, view, seat, move)
            kept[move] += bool(promise_kept(view, desk.states[ROLLOUT], seat))
        tried += 1
        if tried == 1:
            # All that had to be compiled is compiled now: the clock starts here.
            until = time.perf_counter() + SECONDS_FOR_CHANCES
    return [(move, round(kept[move] / tried, 3)) for move in moves]


def in_words(view: Any, decision: Decision) -> Hint:
    arguments = dict(decision.arguments)
    if "usual" in arguments:
        arguments["usual"] = move_words(view, arguments["usual"])
    return Hint(
        move_words(view, decision.move),
        [(move_words(view, move), value) for move, value in decision.candidates],
        counted_in(game_of(view)),
        decision.reason,
        arguments,
        decision.worlds,
        decision.seconds,
    )


def amount(hint: Hint, value: float) -> str:
    """A result as players say it."""
    return f"{100 * value:.0f} %" if hint.counted_in == CHANCE else f"{value:+.1f}"


SENTENCES = {
    "only_move": "It is your only move.",
    "only_sensible": "Nothing else is any better.",
    "better_than_usual": "In {worlds} simulated deals it beats the usual “{usual}”.",
    "as_usual": "The natural play: nothing did better in {worlds} simulated deals.",
}
"""By reason, in the page's words."""


def sentence(hint: Hint) -> str:
    """The reason in English, for the terminal."""
    return SENTENCES.get(hint.reason, SENTENCES["as_usual"]).format(**{"worlds": 0} | hint.arguments)


def hint_in_english(hint: Hint) -> list[str]:
    """A hint for the terminal, line by line: what to do and why, then the candidates, each with its expected result."""
    text = [f"I would {hint.move}. {sentence(hint)}"]
    heading = "chance to win" if hint.counted_in == CHANCE else "points to expect"
    shown = [(move, value) for move, value in hint.candidates if math.isfinite(value)]
    if len(shown) > 1:
        text.append(f"{heading}: " + ", ".join(f"{move} {amount(hint, value)}" for move, value in shown[:6]))
    return text
