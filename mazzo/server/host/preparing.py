"""Getting ready to play: compiled rules and bots are loaded. On a new machine they are compiled first, once, in a separate
process, while the server plays interpreted, or at least answers and shows the progress."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from itertools import chain

from mazzo.bots.levels import BOTS
from mazzo.compiled_games import Part, compiling_environment, note_compiled
from mazzo.evening import has_pad, rehearse
from mazzo.games import GAMES
from mazzo.rules.game import Game
from mazzo.server.bots.pool import end_process
from mazzo.server.bots.worker import NICENESS, first_thoughts
from mazzo.server.tables.snapshot import SessionFacts, public_facts, snapshot_for
from mazzo.table.decision import whole_decision
from mazzo.table.table import Table
from mazzo.words import legal_words

MOST_WARM_UP_DECISIONS = 500
REPORTED_EVERY = 25  # percent
COMPILER = (
    f"import os, sys; getattr(os, 'nice', int)({NICENESS}); "
    "from mazzo.server.parent_death import end_with_parent; end_with_parent(int(sys.argv[1]), 9); "
    "from mazzo.server.host.preparing import compile_and_report; compile_and_report(sys.argv[2])"
)


def load_rules(game: Game) -> None:
    """Plays one game, and enters a round on its pad, so that the first player does not wait for compiled code to load."""
    table = Table.open(game.name, game.least_players, {}, "0")
    for seat in range(table.players):
        table.sit(seat, "")
    table.deal()
    for _ in range(MOST_WARM_UP_DECISIONS):
        if not table.undecided:
            break
        seat = table.undecided[0]
        table.play_moves(seat, first_decision(table, seat))
    table.illegal(0)
    rebuilt = Table.from_log(table.entries)
    snapshot_for(public_facts("", rebuilt, SessionFacts()), rebuilt, None, 0)
    if has_pad(game):
        rehearse(game)


def first_decision(table: Table, seat: int) -> list[int]:
    """The whole decision that begins with the first legal move."""
    return whole_decision(table.state, seat, lambda trial: next(iter(legal_words(trial, seat).values())))


def compile_all(part: Part = "games") -> Iterator[tuple[int, int]]:
    """Compiles the rules of all games, then their bots if they play here; yields after each piece how many are done, of how
    many."""
    rules: list[Callable[[], object]] = [partial(load_rules, game) for game in GAMES.values()]
    more = len(BOTS) if part == "games" else 0  # all bots but the master; the chances of a bid
    of = len(GAMES) * (1 + more)
    for done, compile_piece in enumerate(chain(rules, first_thoughts() if more else ()), 1):
        compile_piece()
        yield done, of
    note_compiled(part)


def compile_and_report(part: Part) -> None:
    for done, of in compile_all(part):
        print(done, of, flush=True)


async def compile_games(part: Part, report: Callable[[int], None], rules_are_there: Callable[[], Awaitable[None]]) -> None:
    """Compiles rules and bots in a separate process. `report` is called with the progress in percent; `rules_are_there` is
    called when people can play with each other, before the bots are compiled. If it fails, code is compiled when it is first
    needed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        COMPILER,
        str(os.getpid()),
        part,
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
        env=compiling_environment(),
    )
    assert process.stdout is not None
    try:
        async for line in process.stdout:
            done, of = (int(number) for number in line.split())
            report(100 * done // of)
            if done == len(GAMES):
                await rules_are_there()
        await process.wait()
    finally:
        await end_process(process)
