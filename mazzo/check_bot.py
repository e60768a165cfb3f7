"""The tests that every bot must pass, ours and anybody else's.

At every table of `mazzo.variants` the bot sits down among casual players, and is asked until it has met every possible phase:
* its answer must be legal, and come in time;
* asked again, with the same dice, at a table where everything it cannot know has been dealt again, it must give the same answer:
  so it knows nothing it may not know, and a seed gives the same game.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from mazzo.bots.casual import casual
from mazzo.bots.levels import Bot, bot_named
from mazzo.bots.sandbox import PATIENCE, BotFault, ask, where
from mazzo.games import GAMES, game_named
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import copy_of, game_of, legal, moves_in, over, play, start, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.table.view import view_of
from mazzo.variants import TABLES, label
from mazzo.worlds import imagine

ASKED_A_TABLE = 24  # questions at each table, spread over the game
ASKED_AGAIN = 6  # how many of these are asked again with all hidden cards dealt again
LATEST = 0.95


@dataclass
class Found:
    """The results of a bot at the tables of one game."""

    game: str
    tables: int = 0
    decisions: int = 0
    asked_again: int = 0
    phases: set[str] = field(default_factory=set)
    seconds: list[float] = field(default_factory=list)

    def summary(self) -> dict[str, Any]:
        times = np.array(self.seconds) * 1000
        return {
            "game": self.game,
            "tables": self.tables,
            "decisions": self.decisions,
            "asked_again": self.asked_again,
            "phases": sorted(self.phases),
            "ms_p50": round(float(np.quantile(times, 0.5)), 3),
            "ms_p95": round(float(np.quantile(times, LATEST)), 3),
            "ms_most": round(float(times.max()), 3),
        }


def check(bot: Bot, game: str, seconds: float) -> Found:
    """Tries a bot at all tables of a game; raises BotFault with one sentence if it does something wrong."""
    found = Found(game)
    for number, (players, asked) in enumerate(TABLES[game]):
        try:
            check_at(bot, (game, players, asked), number, found)
        except BotFault as fault:
            raise BotFault(f"{fault} (table {label((game, players, asked))})") from None
        found.tables += 1
    late = float(np.quantile(found.seconds, LATEST))
    if late > seconds:
        raise BotFault(
            f"bot {bot.name!r} is too slow in {game_named(game).title}: one move in twenty took more than "
            f"{late * 1000:.0f} ms, and it had {seconds * 1000:.0f}"
        )
    return found


def check_at(bot: Bot, table: tuple[str, int, dict[str, Any]], number: int, found: Found) -> None:
    name, players, asked = table
    game = game_named(name)
    _, options = game.choose(players, asked)
    seed = seed_of(7000 + number)
    state = game.fresh_state()
    silence = fresh_news(listening=False)
    start(state, options, seed, silence)
    others = dice_of(seed, players)
    dice = dice_of(seed, players + 1)
    turn = 0
    questions = 0
    while not over(state) and questions < ASKED_A_TABLE:
        seat = moves_in(waiting_for(state))[0]
        view = view_of(state, seat)
        phase = game.phases[int(view.phase)]
        # A question every few turns, and always where the phase has not been met yet.
        if phase not in found.phases or turn % 7 == questions % 7:
            again = copy_of(dice)
            decision = ask(bot, view, seat, dice, PATIENCE)
            found.seconds.append(decision.seconds)
            found.phases.add(phase)
            found.decisions += 1
            questions += 1
            if questions % (ASKED_A_TABLE // ASKED_AGAIN) == 0:
                ask_again(bot, view, seat, again, decision.move, others)
                found.asked_again += 1
            move = decision.move
        else:
            move = int(casual(view, seat, others))
        play(state, seat, move, silence)
        turn += 1


def ask_again(bot: Bot, view: Any, seat: int, dice: Any, move: int, others: Any) -> None:
    """The same view of another table: a bot that knows only its view makes the same decision."""
    redealt = game_of(view).fresh_state()
    imagine(view, others, redealt)
    same = view_of(redealt, seat)
    if same.tobytes() != view.tobytes() or not legal(same, seat) >> move & 1:
        raise AssertionError(f"imagining gave another view {where(view, seat)}")
    answer = ask(bot, same, seat, dice).move
    if answer != move:
        raise BotFault(
            f"bot {bot.name!r} answered with move {move}, then with {answer} to the same view and the same dice "
            f"{where(view, seat)}: it goes by something other than what it is given"
        )


def check_and_report(name: str, seconds: float, game: str | None, as_json: bool) -> None:
    bot = bot_named(name)
    names = [game_named(game).name] if game else list(GAMES)
    rows = [check(bot, each, seconds).summary() for each in names]
    if as_json:
        sys.stdout.write(json.dumps({"bot": bot.name, "games": rows}) + "\n")
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{bot.name} passes", title_justify="left")
    for column in ("game", "tables", "decisions", "phases met", "asked again", "ms p50", "ms p95", "ms most"):
        table.add_column(column, justify="left" if column in ("game", "phases met") else "right")
    for row in rows:
        times = [f"{row[key]:.3g}" for key in ("ms_p50", "ms_p95", "ms_most")]
        counts = str(row["tables"]), str(row["decisions"])
        table.add_row(row["game"], *counts, " ".join(row["phases"]), str(row["asked_again"]), *times)
    Console().print(table)
