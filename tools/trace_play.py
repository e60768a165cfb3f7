"""The files that one played card passes through, in order: found by watching a real server store and show a real play.

python tools/trace_play.py [--functions] [--write docs/tour.md | --check docs/tour.md]

People sit at a table of a server in this process. Some cards are played; from the bytes of the message to the snapshots sent to
everybody, every called function of this package is recorded. What all of these plays have in common is the path of a card: other
work of the server is not part of it. `--write` puts the files into a page between two marks, `--check` compares.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
import threading
from dis import opname
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from mazzo.games import GAMES
from mazzo.server.bots.pool import BotPool
from mazzo.server.host.listening import listening_socket
from mazzo.server.host.serve import warm_up, web_server
from mazzo.server.settings import Settings, database_url
from mazzo.server.store.store import Store
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.uptime import Uptime
from tests.harness.players import Player, Server, TableConnection

PACKAGE = Path(__file__).resolve().parent.parent / "mazzo"
Call = tuple[str, str]
AT_THE_BEGINNING = 0  # what the instruction RESUME says about its place
PLAYS = 3
MOST_DECISIONS = 30  # until this many cards have been played; in a game without any the last decision counts
BEGIN, END = "<!-- Written by tools/trace_play.py: -->\n", "<!-- Up to here. -->\n"


class Trace:
    """Which functions of the package were called, in the order of their first calls, in any thread."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.plays: list[list[Call]] = []
        self.is_on = False

    def watch(self, frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        if event != "call" or not self.is_on or not file.startswith(str(PACKAGE)):
            return
        if not is_resumed(frame) and not is_by_clock(frame):
            self.calls.append((Path(file).relative_to(PACKAGE.parent).as_posix(), frame.f_code.co_qualname))

    @property
    def way(self) -> list[Call]:
        """The calls of one play, without those that another play did not need."""
        calls, *others = self.plays or [self.calls]
        return [call for call in calls if all(call in other for other in others)]

    @property
    def files(self) -> list[str]:
        return list(dict.fromkeys(file for file, _ in self.way))

    @property
    def functions(self) -> list[Call]:
        return list(dict.fromkeys(self.way))


def is_resumed(frame: FrameType) -> bool:
    """Is this only a coroutine resuming after a wait? Those around a connection are resumed by every message."""
    code, at = frame.f_code.co_code, frame.f_lasti
    return at >= 0 and opname[code[at]] == "RESUME" and code[at + 1] != AT_THE_BEGINNING


def is_by_clock(frame: FrameType | None) -> bool:
    """Does it happen a few times a second anyway? On a busy machine that is during every play."""
    while frame is not None and frame.f_code is not Uptime.tick_for_ever.__code__:
        frame = frame.f_back
    return frame is not None


class LocalServer(Server):
    """A server in this process, with the interface that players use."""

    def __init__(self, port: int) -> None:
        self.port = port


async def seated(server: LocalServer, game: str) -> list[TableConnection]:
    """A table with people on all seats: nobody moves unless we let them."""
    people = [await asyncio.to_thread(Player, server) for _ in range(GAMES[game].least_players)]
    code = await asyncio.to_thread(people[0].open, len(people), False, "casual", game)
    connections = [await person.join(code) for person in people]
    for seat, at in enumerate(connections):
        await at.say(type="sit", seat=seat)
        await at.until(lambda table, seat=seat: table["you"] == seat)
    await connections[0].say(type="start")
    for at in connections:
        await at.until(lambda table: table["stage"] == "playing")
    return connections


async def some_plays(game: str, folder: Path, trace: Trace) -> None:
    """Plays until some cards have been played, and traces that."""
    store = await Store.open(database_url(f"sqlite:///{folder}/mazzo.sqlite3"))
    settings = Settings(port=0, bot_pace=(0.0, 0.0), messages_in_20_seconds=10_000)
    registry = TableRegistry(store, BotPool(0, 0.1), settings)
    registry.start()
    listener = listening_socket(settings)
    server = web_server(settings, registry)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        connections = await seated(LocalServer(listener.getsockname()[1]), game)
        for _ in range(MOST_DECISIONS):
            if (await watched(connections, trace)).startswith("play "):
                trace.plays.append(list(trace.calls))
            if len(trace.plays) == PLAYS:
                return
    finally:
        server.should_exit = True
        await serving
        await registry.close()
        await store.close()


async def watched(connections: list[TableConnection], trace: Trace) -> str:
    """One whole decision of the player to decide; its first part."""
    at = next(at for at in connections if at.table["legal"] and at.table["your_choice"] is None)
    turn, moves = at.table["turn"], [at.table["legal"][0]]
    while True:
        await asyncio.sleep(0.1)  # other work in progress has ended
        trace.calls.clear()
        trace.is_on = True
        answer = await at.play(*moves)
        if answer["type"] == "accepted":
            break
        moves.append(answer["facts"]["legal"][0])  # it was not complete
    for each in connections:
        await each.until(lambda table: table["turn"] > turn or at.table["you"] in table["sealed"])
    trace.is_on = False
    return str(moves[0])


def traced(game: str) -> Trace:
    trace = Trace()
    warm_up()
    threading.setprofile(trace.watch)
    sys.setprofile(trace.watch)
    try:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(some_plays(game, Path(folder), trace))
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return trace


def with_files(page: str, files: list[str]) -> str:
    """The page with these files between its two marks."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    listed = "".join(f"{number}. `{file}`\n" for number, file in enumerate(files, 1))
    return f"{before}{BEGIN}\n{listed}\n{END}{after}"


def files_in(page: str) -> list[str]:
    """The files between the two marks."""
    return re.findall(r"^\d+\. `([^`]+)`$", page.partition(BEGIN)[2].partition(END)[0], re.MULTILINE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default=next(iter(GAMES)), choices=list(GAMES))
    parser.add_argument("--functions", action="store_true", help="the functions too")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="put the files into this page")
    parser.add_argument("--check", type=Path, metavar="PAGE", help="does this page name these files, and no others?")
    chosen = parser.parse_args()
    trace = traced(chosen.game)
    if chosen.write is not None:
        chosen.write.write_text(with_files(chosen.write.read_text(), trace.files))
        return
    if chosen.check is not None:
        differ = sorted(set(trace.files) ^ set(files_in(chosen.check.read_text())))
        if differ:
            sys.exit(f"{chosen.check} and the way of a played card differ in {', '.join(differ)}: --write it again.")
        return
    for number, file in enumerate(trace.files, 1):
        print(f"{number:2}  {file}")
        if chosen.functions:
            print("".join(f"      {name}\n" for where, name in trace.functions if where == file), end="")
    hops = 1 + sum(one[0] != other[0] for one, other in pairwise(trace.way))
    print(f"{len(trace.files)} files, {len(trace.functions)} functions, {hops} changes of file")


if __name__ == "__main__":
    main()
