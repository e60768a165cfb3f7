"""A bot's whole decision, made part by part."""

from __future__ import annotations

from typing import Any

from mazzo.bots.decision import Bot
from mazzo.bots.sandbox import PATIENCE, ask
from mazzo.rules.game import copy_of, midway, play
from mazzo.rules.news import fresh_news
from mazzo.table.view import view_of
from mazzo.words import move_words


def bot_decision(bot: Bot, state: Any, seat: int, dice: Any, patience: float = PATIENCE) -> list[str]:
    """A bot's whole decision in words, made part by part: it is shown nothing but what its seat sees."""
    trial = copy_of(state)
    silence = fresh_news(listening=False)
    parts: list[str] = []
    while not parts or midway(trial, seat):
        move = ask(bot, view_of(trial, seat), seat, dice, patience).move
        parts.append(move_words(trial, move))
        play(trial, seat, move, silence)
    return parts
