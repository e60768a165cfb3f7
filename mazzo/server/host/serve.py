"""`mazzo serve`: the server, from its options to its shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from sqlalchemy.engine import URL

from mazzo.games import GAMES
from mazzo.server.bots.pool import BotPool
from mazzo.server.host.admin import handlers_for
from mazzo.server.host.admin_socket import serving, socket_path
from mazzo.server.host.supervisor import keep_serving
from mazzo.server.http.app import make_app
from mazzo.server.http.protocols import LARGEST_MESSAGE, WRITE_SECONDS, ConnectionGuard, ConnectionWriter, LimitedHttp
from mazzo.server.json_log import log_event, write_log_to_stderr
from mazzo.server.settings import CannotServe, Settings, database_url, read_bot_pace, read_public_url, read_root_path
from mazzo.server.store.store import Store
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.snapshot import SessionFacts, public_facts, snapshot_for
from mazzo.table.decision import whole_decision
from mazzo.table.table import Table
from mazzo.words import legal_words

CANNOT_START = 2
MOST_UNSENT = 256 * 1024  # bytes the system buffers for a client that does not read; by default it would be megabytes
MOST_WARM_UP_DECISIONS = 500
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
    """Serves until it is stopped; the exit status. `lan`: for everyone in the local network. `open_page`: opens the browser.

    `more` are settings that need no parsing, named as in `Settings`.
    """
    try:
        if lan:
            host = "0.0.0.0"
            public_url = public_url or f"http://{lan_address()}:{port}"
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


def run(settings: Settings, open_page: bool = False) -> int:
    """Serves with these settings; CannotServe, with a sentence, if it cannot start."""
    url = database_url(settings.database)
    if settings.workers > 1:
        check_can_share(url, settings.workers)
    write_log_to_stderr()
    _allow_many_files()
    with _listening_socket(settings) as listening_socket:
        if settings.workers == 1:
            return _serve(settings, listening_socket, open_page)
        asyncio.run(_upgraded(url))
        _warmed()  # once: the children inherit it
        _announce(address_shown(settings, listening_socket), open_page)
        return keep_serving(settings.workers, lambda: _serve(settings, listening_socket, open_page, is_one_of_many=True))


def check_can_share(url: URL, workers: int) -> None:
    if url.get_backend_name() == "sqlite":
        raise CannotServe(
            f"{workers} workers: an SQLite file is for one process; use --database postgresql://… or leave out --workers"
        )
    if not hasattr(os, "fork"):
        raise CannotServe(f"{workers} workers: this system cannot fork; start several servers, each on its own port")


async def _upgraded(url: URL) -> None:
    """Reports what is wrong with the database once, before several processes would."""
    await (await Store.open(url)).close()


def _serve(settings: Settings, listening_socket: socket.socket, open_page: bool, is_one_of_many: bool = False) -> int:
    sys.setswitchinterval(SWITCH_SECONDS)
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_run(settings, listening_socket, open_page, is_one_of_many))
    return 0


async def _run(settings: Settings, listening_socket: socket.socket, open_page: bool, is_one_of_many: bool) -> None:
    store = await Store.open(database_url(settings.database))
    bots = BotPool(-(-settings.bot_workers // settings.workers), settings.bot_patience)
    tables = TableRegistry(store, bots, settings)
    try:
        if not is_one_of_many:
            await asyncio.to_thread(_warmed)
            _announce(address_shown(settings, listening_socket), open_page)
        bots.start()
        tables.start()
        async with serving(_admin_socket_of(store), handlers_for(tables)):
            await _server(settings, tables).serve(sockets=[listening_socket])
    finally:
        await tables.close()
        await bots.close()
        await store.close()
        log_event("stopped")


def _admin_socket_of(store: Store) -> Path | None:
    return None if store.database.is_shared else socket_path(Path(store.database.shown))


def _announce(address: str, open_page: bool) -> None:
    print(f"Mazzo is at {address}", flush=True)
    if open_page:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _warmed() -> None:
    """Loads the compiled rules; if there are none yet, says that compiling takes a while."""
    notice = threading.Timer(
        QUIET_SECONDS, lambda: print("Preparing the rules; the very first start takes a few minutes …", flush=True)
    )
    notice.daemon = True
    notice.start()
    warm_up()
    notice.cancel()
    notice.join()
    # What is loaded now stays until the end. Every garbage collection over it would stop the server for a third of a second, and
    # so would the tables of a busy server. `TableRegistry` collects now and then.
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)


class _Server(uvicorn.Server):
    """Stops on a signal. uvicorn itself would raise the signal again, and the process would die before it has cleaned up."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, earlier in before.items():
                signal.signal(number, earlier)


def _server(settings: Settings, tables: TableRegistry) -> uvicorn.Server:
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
        )
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


def _listening_socket(settings: Settings) -> socket.socket:
    """The socket the server listens on; CannotServe if it is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening_socket = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening_socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening_socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNSENT)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # The system cuts a client that does not read, also when we have closed the connection and only its buffer waits.
            listening_socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, WRITE_SECONDS * 1000)
        listening_socket.bind((settings.host, settings.port))
        listening_socket.listen(2048)
    except (OSError, OverflowError) as problem:
        listening_socket.close()
        where = f"{settings.host}:{settings.port}"
        if isinstance(problem, OSError) and problem.errno in (98, 48, 10048):  # Linux, macOS, Windows
            sentence = f"port {settings.port} is taken on {settings.host}; stop the other program, or choose another --port"
            raise CannotServe(sentence) from None
        raise CannotServe(f"cannot listen on {where} ({problem})") from None
    return listening_socket


def address_shown(settings: Settings, listening_socket: socket.socket) -> str:
    if settings.public_url:
        return f"{settings.public_url}/"
    host = "localhost" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{listening_socket.getsockname()[1]}{settings.root_path}/"


def lan_address() -> str:
    """This machine's address in its local network: the one it would send from."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation; nothing is sent
        except OSError:
            raise CannotServe("this machine has no address in a local network; give --public-url") from None
        return str(probe.getsockname()[0])


def warm_up() -> None:
    """Plays one of each game, so that the first player does not wait for compiled code to load."""
    for game in GAMES.values():
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


def first_decision(table: Table, seat: int) -> list[int]:
    """The whole decision that begins with the first legal move."""
    return whole_decision(table.state, seat, lambda trial: next(iter(legal_words(trial, seat).values())))
