"""Hints: what the club player would do on your seat, what else it weighed, and why."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from mazzo.bots.club import desk_for
from mazzo.bots.levels import Bot, Decision, bot_named
from mazzo.bots.sandbox import ask
from mazzo.bots.search import KEPT, LINE, imagine_likely, play_by_thumb
from mazzo.games.wizard.rules import BIDDING
from mazzo.rules.dice import DICE, roll, set_dice
from mazzo.rules.game import game_of, legal, moves_in, play
from mazzo.words import move_words

LINES_FOR_BIDS = 900
SECONDS_FOR_BIDS = 0.25  # so many lines take less, unless the machine is busy
COUNTED_IN = {"wizard": "points", "wild_cards": "chance", "life_is_life": "chance"}


@dataclass(frozen=True)
class Hint:
    """A hint in words, with the numbers behind it."""

    move: str
    candidates: list[tuple[str, float]]
    """What was weighed, the best first, with the result to be expected: in `counted_in`."""
    counted_in: str
    reason: str
    """A code for the language files, and its arguments: moves among them are in words."""
    arguments: dict[str, Any]
    worlds: int
    seconds: float


def hint_for(view: Any, seat: int, bot: Bot | None = None) -> Hint:
    """What the club player would do. The same view always has the same hint: its dice follow from the view."""
    return in_words(view, ask(bot or bot_named("club"), view, seat, dice_of_view(view, seat)))


def dice_of_view(view: Any, seat: int) -> Any:
    dice = np.zeros(1, DICE)[0]
    words = np.frombuffer(view.tobytes().ljust(8), np.uint8)
    mixed = int(np.dot(words.astype(np.int64), np.arange(1, len(words) + 1, dtype=np.int64)))
    set_dice(dice, mixed, mixed >> 32, seat)
    return dice


def bid_chances(view: Any, seat: int, lines: int = LINES_FOR_BIDS) -> list[tuple[int, float]]:
    """Where a Wizard player bids: for each bid he may make, how often he makes it when all go on by their rules of thumb."""
    game = game_of(view)
    if game.name != "wizard" or view.phase != BIDDING:
        return []
    bids = moves_in(legal(view, seat))
    dice = dice_of_view(view, seat)
    desk = desk_for(game)
    worlds = max(1, lines // max(1, len(bids)))
    made = dict.fromkeys(bids, 0)
    tried = 0
    until = time.perf_counter() + SECONDS_FOR_BIDS
    while tried < worlds and (not tried or time.perf_counter() < until):
        tried += 1
        imagine_likely(view, seat, dice, desk.states, desk.memory)
        chances_to_come = roll(dice), roll(dice), roll(dice)
        for bid in bids:
            desk.states[LINE] = desk.states[KEPT]
            line = desk.states[LINE]
            set_dice(desk.dice, *chances_to_come)
            play(line, seat, bid, desk.news)
            play_by_thumb(view, line, desk.seen, desk.dice, desk.news)
            # Z8: only a bid that is made scores above nothing.
            made[bid] += bool(line.score[seat] > view.score[seat])
    return [(bid, round(made[bid] / tried, 3)) for bid in bids]


def in_words(view: Any, decision: Decision) -> Hint:
    arguments = dict(decision.arguments)
    if "usual" in arguments:
        arguments["usual"] = move_words(view, arguments["usual"])
    return Hint(
        move_words(view, decision.move),
        [(move_words(view, move), value) for move, value in decision.candidates],
        COUNTED_IN[game_of(view).name],
        decision.reason,
        arguments,
        decision.worlds,
        decision.seconds,
    )


def amount(hint: Hint, value: float) -> str:
    """A result as players say it."""
    return f"{100 * value:.0f} %" if hint.counted_in == "chance" else f"{value:+.1f}"


def sentence(hint: Hint) -> str:
    """The reason in English, for the terminal."""
    worlds = hint.arguments.get("worlds", 0)
    if hint.reason == "only_move":
        return "There is nothing else to play."
    if hint.reason == "only_sensible":
        return "Everything else comes to the same or is worse."
    if hint.reason == "better_than_usual":
        usual = hint.arguments["usual"]
        return f"Tried out in {worlds} imagined deals it does better than {usual}, which one would usually do."
    return f"It is the usual thing to do, and {worlds} imagined deals show nothing better."


def lines(hint: Hint) -> list[str]:
    """A hint for the terminal: what to do and why, then the candidates with what is to be expected."""
    told = [f"I would {hint.move}. {sentence(hint)}"]
    heading = "chance to win" if hint.counted_in == "chance" else "points to expect"
    shown = [(move, value) for move, value in hint.candidates if math.isfinite(value)]
    if len(shown) > 1:
        told.append(f"{heading}: " + ", ".join(f"{move} {amount(hint, value)}" for move, value in shown[:6]))
    return told
