"""`mazzo serve`: the server, from its options to its shutdown."""

from __future__ import annotations

import asyncio
import collections
import contextlib
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from sqlalchemy import select
from sqlalchemy.engine import URL

from mazzo.compiled_games import Part, games_to_compile, is_interpreted
from mazzo.games import GAMES
from mazzo.rules import compiled  # not by its full name: this file holds nothing that is compiled
from mazzo.server import metrics
from mazzo.server.bots.pool import BotPool
from mazzo.server.events.rounds import conduct_for_ever
from mazzo.server.host.admin import handlers_for
from mazzo.server.host.admin_socket import serving, socket_path
from mazzo.server.host.listening import address_shown, listen, listening_socket, metrics_shown
from mazzo.server.host.metrics_server import serving_metrics
from mazzo.server.host.preparing import REPORTED_EVERY, compile_all, compile_games, load_rules
from mazzo.server.host.restart import handed_over, is_trial, start_again
from mazzo.server.host.supervisor import Supervisor
from mazzo.server.http.app import make_app
from mazzo.server.http.handlers import program_version
from mazzo.server.http.links import lan_address
from mazzo.server.http.protocols import LARGEST_MESSAGE, ConnectionGuard, ConnectionWriter, LimitedHttp
from mazzo.server.json_log import log_event, write_log_to_stderr
from mazzo.server.settings import (
    CannotServe,
    Settings,
    database_url,
    read_bot_pace,
    read_log_level,
    read_metrics_address,
    read_public_url,
    read_root_path,
)
from mazzo.server.store.database import connect_to, why
from mazzo.server.store.migrations import SCHEMA_VERSION
from mazzo.server.store.schema import about
from mazzo.server.store.store import Store
from mazzo.server.tables.drain import Drain
from mazzo.server.tables.forgetting import forget_the_rest
from mazzo.server.tables.registry import TableRegistry

CANNOT_START = 2
COLLECT_AFTER = 1_000_000  # new objects, before Python collects garbage on its own
OPEN_FILES = 16_384
QUIET_SECONDS = 6  # how long to compile before saying so
SWITCH_SECONDS = 0.001  # how long the commit thread waits for the GIL at most; Python's default of 5 ms is noticeable


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    public_url: str = "",
    root_path: str = "",
    bot_pace: str = "400-1200",
    lan: bool = False,
    open_page: bool = False,
    **more: Any,
) -> int:
    """Serves until it is stopped; returns the exit status. `lan`: for everyone on the local network. `open_page`: opens the
    browser. `more` are settings that need no parsing, named as in `Settings`.
    """
    try:
        if lan:
            host = "0.0.0.0"
            public_url = public_url or f"http://{_lan_address_or_refuse()}:{port}"
        settings = Settings(
            host=host,
            port=port,
            public_url=read_public_url(public_url),
            root_path=read_root_path(root_path),
            bot_pace=read_bot_pace(bot_pace),
            **more,
        )
        return run(settings, open_page)
    except CannotServe as why:
        print(f"mazzo serve: {why}", file=sys.stderr)
        return CANNOT_START


def _lan_address_or_refuse() -> str:
    found = lan_address()
    if found is None:
        raise CannotServe("this machine has no address in a local network; give --public-url")
    return found


def run(settings: Settings, open_page: bool = False) -> int:
    """Serves with these settings; CannotServe, with an explanation, if it cannot start."""
    url = database_url(settings.database)
    if settings.workers > 1:
        check_can_share(url, settings.workers)
        if settings.metrics and not metrics.are_shared():
            raise CannotServe(
                f"metrics of {settings.workers} workers: {metrics.FOLDER} must name the folder where they add them up"
            )
    write_log_to_stderr(read_log_level(settings.log_level))
    if is_trial():
        return try_out(url)
    _allow_many_files()
    before = handed_over()
    with contextlib.ExitStack() as stack:
        sockets = {
            name: stack.enter_context(
                socket.socket(fileno=before.sockets[name]) if before is not None and name in before.sockets else listen()
            )
            for name, listen in _listeners(settings).items()
        }
        if settings.workers == 1:
            announce = partial(_announce, settings, sockets, open_page) if before is None else None
            return _serve_until_compiled(settings, sockets, announce) if is_interpreted() else _serve(settings, sockets, announce)
        asyncio.run(_upgraded(url, drains_on=before is not None))
        _warmed()  # once: the children inherit it
        if before is None:
            _announce(settings, sockets, open_page)
        supervisor = Supervisor(
            settings.workers,
            lambda ready: _serve(settings, sockets, ready=ready),
            lambda children: start_again(sockets, children),
        )
        return supervisor.run(before.children if before is not None else ())


def _listeners(settings: Settings) -> dict[str, Callable[[], socket.socket]]:
    """How to listen, by the options that say where."""
    page = {"port": lambda: listening_socket(settings)}
    metrics_too = {"metrics": lambda: listen(*read_metrics_address(settings.metrics), "--metrics")}
    return page | metrics_too if settings.metrics else page


def try_out(url: URL) -> int:
    """Checks that this version could take over from the one that is serving; CannotServe, with an explanation, if not."""
    version = asyncio.run(_layout_of(url))
    if version != SCHEMA_VERSION:
        raise CannotServe(
            f"the layout of the database is {version}, that of this version {SCHEMA_VERSION}: it cannot be upgraded "
            "while another version serves; stop the server, and start it again"
        )
    _warmed()
    if games_to_compile():
        collections.deque(compile_all(), maxlen=0)  # while the other one is still serving: nobody waits for it later
    return 0


def check_can_share(url: URL, workers: int) -> None:
    if url.get_backend_name() == "sqlite":
        raise CannotServe(
            f"{workers} workers: an SQLite file is for one process; use --database postgresql://… or leave out --workers"
        )
    if not hasattr(os, "fork"):
        raise CannotServe(f"{workers} workers: this system cannot fork; start several servers, each on its own port")


async def _upgraded(url: URL, drains_on: bool) -> None:
    """Reports what is wrong with the database once, before several processes would."""
    store = await Store.open(url)
    if not drains_on:
        await Drain(store).end()
    await store.close()


async def _layout_of(url: URL) -> int:
    database = connect_to(url)
    try:
        async with database.reader.connect() as connection:
            return int(await connection.scalar(select(about.c.value).where(about.c.name == "schema")) or 0)
    except Exception as problem:
        raise CannotServe(f"database {database.shown}: {why(problem)}") from None
    finally:
        await database.close()


Sockets = dict[str, socket.socket]
"""The sockets that the server listens on, by the options that name their addresses."""


def _serve_until_compiled(settings: Settings, sockets: Sockets, announce: Callable[[], None] | None) -> int:
    """Serves interpreted, until the games are compiled; then this program starts itself again."""
    kept = {name: each.dup() for name, each in sockets.items()}  # the server closes its own: clients that connect meanwhile wait
    return _serve(settings, sockets, announce, then=lambda: start_again(kept, ()))


def _serve(
    settings: Settings,
    sockets: Sockets,
    announce: Callable[[], None] | None = None,
    ready: Callable[[], None] | None = None,
    then: Callable[[], None] = lambda: None,
) -> int:
    """`announce` is called unless this is a restart; `ready` once it serves, if it is one of several processes; `then` at the
    end, if it has ended only because the interpreted games are now compiled."""
    sys.setswitchinterval(SWITCH_SECONDS)
    starts_again = False
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=_loop_factory()) as runner:
        starts_again = runner.run(_run(settings, sockets, announce, ready))
    if starts_again:
        then()
    return 0


async def _run(
    settings: Settings, sockets: Sockets, announce: Callable[[], None] | None, ready: Callable[[], None] | None
) -> bool:
    """Serves until it is stopped; returns whether it should then start again."""
    store = await Store.open(database_url(settings.database))
    bots = BotPool(-(-settings.bot_workers // settings.workers), settings.bot_patience)
    tables = TableRegistry(store, bots, settings)
    metrics.describe_build(program_version(), compiled.fingerprint(compiled.compiled_sources()))
    try:
        await tables.sanctions.refresh()
        if announce is not None:
            await tables.drain.end()  # this start may be the one that was announced
            announce()
        else:
            await tables.drain.read()  # it went on while this program started itself again
        if ready is None:
            tables.preparing = 0 if games_to_compile(_played(settings)) else None
            if not is_interpreted():
                tables.rules_loaded.clear()
        tables.start()
        tables.tasks.run(conduct_for_ever(tables))
        tables.tasks.run(forget_the_rest(tables))
        server = web_server(settings, tables, ready)
        if ready is None:
            end_with_terminal(server)
        tables.tasks.run(_prepare(server, tables, bots))  # what needs no rules is answered at once
        async with serving(_admin_socket_of(store), handlers_for(tables)), serving_metrics(sockets.get("metrics"), tables):
            await server.serve(sockets=[sockets["port"]])
        return server.starts_again
    finally:
        await tables.close()
        await bots.close()
        await store.close()
        log_event("stopped")


def end_with_terminal(server: _Server) -> None:
    """A terminal that is closed ends the server in good order. With nohup its signal is ignored; Windows has none."""
    hung_up = getattr(signal, "SIGHUP", None)
    if hung_up is not None and signal.getsignal(hung_up) is signal.SIG_DFL:
        asyncio.get_running_loop().add_signal_handler(hung_up, server.handle_exit, hung_up, None)


def _played(settings: Settings) -> Part:
    """The part of the games this server needs: without workers, no bot thinks."""
    return "games" if settings.bot_workers else "rules"


async def _prepare(server: _Server, tables: TableRegistry, bots: BotPool) -> None:
    """Loads the rules, and starts the bots; if nothing is compiled yet, compiles first, unless the server interprets."""

    async def load() -> None:
        if not tables.rules_loaded.is_set():
            await asyncio.to_thread(_warmed)
            tables.rules_loaded.set()

    def report(percent: int) -> None:
        if percent // REPORTED_EVERY > (tables.preparing or 0) // REPORTED_EVERY:
            print(f"{percent} % compiled.", flush=True)
        tables.preparing = percent

    try:
        if is_interpreted():
            bots.start()
            print("Compiling the games, once. You can play meanwhile; the strongest bots come when it is done.", flush=True)
            await compile_games(_played(tables.settings), report, lambda: asyncio.sleep(0))
            return server.start_again()
        if tables.preparing is not None and compiled.CACHE is not None:
            print("Compiling the games, once. Until then, everybody can play against bots on their own device.", flush=True)
            await compile_games(_played(tables.settings), report, load)
        await load()
        bots.start()
        tables.preparing = None
    except Exception:
        server.should_exit = True  # nobody could play
        raise


def _admin_socket_of(store: Store) -> Path | None:
    return None if store.database.is_shared else socket_path(Path(store.database.shown))


def _announce(settings: Settings, sockets: Sockets, open_page: bool) -> None:
    address = address_shown(settings, sockets["port"])
    more = f", its metrics at {metrics_shown(settings, sockets['metrics'])}" if "metrics" in sockets else ""
    print(f"Mazzo is at {address}{more}", flush=True)
    if open_page:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _warmed() -> None:
    """Loads the compiled rules; if there are none yet, says that compiling will take a while."""
    notice = threading.Timer(
        QUIET_SECONDS, lambda: print("Preparing the rules; the very first start takes a few minutes …", flush=True)
    )
    notice.daemon = True
    notice.start()
    warm_up()
    notice.cancel()
    notice.join()
    # Objects loaded by now stay until the end. A garbage collection over them, or over the tables of a busy server, would stop
    # the server for a third of a second. `TableRegistry` collects what is new.
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)


class _Server(uvicorn.Server):
    """Announces when it serves, and hands its tables over before it disconnects anybody."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], hand_over: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._ready = ready
        self._hand_over = hand_over
        self.starts_again = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._hand_over()
        await super().shutdown(sockets)

    def start_again(self) -> None:
        """Stops, to start again, unless somebody has stopped it before."""
        self.starts_again = not self.should_exit
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.starts_again = False
        super().handle_exit(sig, frame)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """uvicorn itself would raise the signal again, and the process would die before it has cleaned up."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, earlier in before.items():
                signal.signal(number, earlier)


def web_server(settings: Settings, tables: TableRegistry, ready: Callable[[], None] | None = None) -> _Server:
    guard = ConnectionGuard(settings)
    return _Server(
        uvicorn.Config(
            make_app(tables),  # type: ignore[arg-type]
            http=partial(LimitedHttp, guard=guard),  # type: ignore[arg-type]
            ws=partial(ConnectionWriter, guard=guard),  # type: ignore[arg-type]
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            limit_concurrency=10_000,
            forwarded_allow_ips=settings.proxies,
            timeout_graceful_shutdown=2,
        ),
        ready or (lambda: None),
        tables.hand_over,
    )


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # not available on Windows
        return None
    fast: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return fast


def _allow_many_files() -> None:
    """Raises the number of open files: a shell's usual limit is 1,024, and every connection is a file."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # not available on Windows

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if now < OPEN_FILES:
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(OPEN_FILES, most), most))


def warm_up() -> None:
    for game in GAMES.values():
        load_rules(game)
