"""One connection to one table: strict messages in, a bounded outbox, and nothing that could hold up anybody else."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from mazzo.server.http.guards import address_of, is_own_origin, is_secure, read_json
from mazzo.server.http.protocols import WRITER, ConnectionWriter
from mazzo.server.http.responses import Problem, problem_response
from mazzo.server.json_log import log_event, mark_of
from mazzo.server.rate_limits import RateLimit, TokenBucket
from mazzo.server.store.store import NotStored, Person
from mazzo.server.tables import programs
from mazzo.server.tables.identity import person_of, tidy_line, tidy_name
from mazzo.server.tables.registry import Tables, no_such_table, read_code
from mazzo.server.tables.session import LiveTable
from mazzo.server.wire import messages
from mazzo.table import commands as deeds
from mazzo.table.table import Table
from mazzo.words import Refusal

HELLO_SECONDS = 5
SEND_SECONDS = 10
FLOOD = 1008  # the close code for a breach of policy

_encode = msgspec.json.Encoder().encode


class _OnlyType(msgspec.Struct):
    type: str


class _OnlyId(msgspec.Struct):
    id: str | None = None


_TYPES = {message.__struct_config__.tag for message in messages.Incoming.__args__}


def read_message(text: str) -> messages.Incoming:
    """What a client says; Refusal for what nobody can say."""
    try:
        return read_json(text, messages.Incoming)  # type: ignore[no-any-return]
    except ValueError as problem:
        if type_in(text) in (None, *_TYPES):
            raise Refusal("bad_message", f"This is no message: {problem}.") from None
    raise Refusal("unknown_type", f"There is no message of this type; there are {', '.join(sorted(_TYPES))}.")


def type_in(text: str) -> str | None:
    with contextlib.suppress(ValueError):
        return str(read_json(text, _OnlyType).type)
    return None


def id_in(text: str) -> str | None:
    """The id of a message that could not be read otherwise, so that its sender knows what was refused."""
    with contextlib.suppress(ValueError):
        found = read_json(text, _OnlyId).id
        return found if found is not None and len(found) <= 64 else None
    return None


class Connection:
    """Somebody at a table, by one socket."""

    def __init__(self, tables: Tables, code: str, person: Person, socket: WebSocket) -> None:
        self.tables = tables
        self.code = code
        self.who = person
        self.person = person.person
        self.known = 0
        self.table: LiveTable | None = None
        self._socket = socket
        self._writer: ConnectionWriter = socket.scope[WRITER]
        self._writing: asyncio.Task[None] | None = None
        self._outbox: list[bytes] = []
        self._messages = TokenBucket(tables.settings.messages_in_20_seconds, 20)
        self._refusals = TokenBucket(tables.settings.refusals_in_a_minute, 60)

    # ----------------------------------------------------------------------------------------------------------- speaking

    def send(self, message: Any, soon: bool = False) -> None:
        """Writes a message, or puts it into the outbox if the line is clogged. Who does not empty it is dropped, and may come
        back and resync by number. `soon`: together with the next one, if that follows at once."""
        text = _encode(message)
        if self._writing is None and self._writer.write(text, soon):
            return
        if len(self._outbox) >= self.tables.settings.outbox:
            return self.hang_up("outbox_full")
        self._outbox.append(text)
        if self._writing is None:
            self._writing = self.tables.run(self._write())

    def refuse(self, why: Refusal, message_id: str | None) -> None:
        self.send(messages.Refused(id=message_id, reason=why.reason, text=why.text, facts=why.facts))

    def hang_up(self, reason: str) -> None:
        """Cuts the line, without waiting for a peer that does not read."""
        log_event("connection_dropped", table=mark_of(self.code), reason=reason)
        if self.table is not None:
            self.table.part_from(self)
        self._writer.abort()

    async def _write(self) -> None:
        """Empties the outbox, as fast as it is read."""
        while self._outbox:
            try:
                async with asyncio.timeout(SEND_SECONDS):
                    await self._socket.send_text(self._outbox.pop(0).decode())
            except TimeoutError:
                return self.hang_up("does_not_read")
            except (WebSocketDisconnect, RuntimeError):
                return  # the reader sees it too
        self._writing = None

    # ---------------------------------------------------------------------------------------------------------- listening

    async def stay(self) -> None:
        """From hello until somebody hangs up."""
        try:
            with contextlib.suppress(WebSocketDisconnect):
                code = await self._listen()
                await self._empty_outbox()
                with contextlib.suppress(RuntimeError):
                    await self._socket.close(code)
        finally:
            if self.table is not None:
                self.table.part_from(self)
            if self._writing is not None:
                self._writing.cancel()

    async def _empty_outbox(self) -> None:
        """The last words, for whoever reads them soon."""
        if self.table is not None:
            self.table.part_from(self)
        for _ in range(20):
            await asyncio.sleep(0.01)
            if not self._outbox:
                return

    async def _listen(self) -> int:
        """The code to close with: only floods and silence end here."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + HELLO_SECONDS
        while True:
            try:
                async with asyncio.timeout_at(deadline) if self.table is None else contextlib.nullcontext():
                    text = await self._next()
            except TimeoutError:
                self.refuse(Refusal("hello_first", "A client says hello first, within five seconds."), None)
                return FLOOD
            if self._writer.has_more:
                await asyncio.sleep(0)  # messages that came in one packet: let the answers out, and others in
            if not self._messages.take():
                self.refuse(Refusal("too_many_messages", "Too many messages; the line is cut."), None)
                return FLOOD
            try:
                await self._hear(text)
            except Refusal as why:
                self.refuse(why, id_in(text))
                if why.reason == "stale" and self.table is not None:
                    self.table.tell(self)
                # A program learns the next part of a decision by being told what is missing: that is no nonsense.
                if why.reason != "incomplete" and not self._refusals.take():
                    self.refuse(Refusal("too_many_refusals", "Too many messages that make no sense; the line is cut."), None)
                    return FLOOD

    async def _next(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1000)
        text: str | None = message.get("text")
        return text if text is not None else str(message["bytes"], errors="replace")

    async def _hear(self, text: str) -> None:
        message = read_message(text)
        if isinstance(message, messages.Ping):
            return self.send(messages.Pong(number=message.number))
        if isinstance(message, messages.Hello):
            return await self._greet(message)
        if self.table is None:
            raise Refusal("hello_first", "A client says hello first.")
        await self._act(self.table, message)

    async def _greet(self, hello: messages.Hello) -> None:
        last = hello.last
        if programs.is_program(self.person) and hello.version != messages.API_VERSION:
            programs.refuse_version(hello.version)
        if self.table is not None:
            return self.table.tell(self, last)
        table = await self.tables.find(self.code)
        mine = [listener for listener in table.listeners if isinstance(listener, Connection) and listener.person == self.person]
        for oldest in mine[: max(0, len(mine) + 1 - self.tables.settings.sockets_per_seat)]:
            oldest.hang_up("too_many_sockets")
        self.table = table
        table.welcome(self, last)

    async def _act(self, live: LiveTable, message: messages.Incoming) -> None:
        who = self.who
        if programs.is_program(self.person) and not isinstance(message, programs.MAY_SAY):
            raise Refusal("not_for_programs", "A program plays, leaves and takes its seat back; the rest is for people.")
        match message:
            case messages.Play():
                await self._play(live, message)
            case messages.Sit():
                await live.do(lambda table: deeds.sit(table, who, message.seat))
            case messages.SeatBot():
                await live.do(lambda table: deeds.seat_bot(table, who, message.seat, message.level))
            case messages.SeatProgram():
                await self._seat_program(live, message.seat, tidy_name(message.name))
            case messages.Unseat():
                await live.do(lambda table: deeds.unseat(table, who, message.seat))
            case messages.Swap():
                await live.do(lambda table: deeds.swap(table, who, message.seat, message.other))
            case messages.Start():
                await live.do(lambda table: deeds.start(table, who))
            case messages.Leave():
                await live.do(lambda table: [*self._back(live, table), *deeds.leave(table, who)])
            case messages.TakeBack():
                await live.do(lambda table: deeds.take_back(table, who))
            case messages.Rematch():
                await self.tables.rematch(live, who)
            case messages.SlowClock():
                await live.do(lambda table: deeds.slow_clock(table, who, message.times))
            case messages.BeRightBack():
                await live.do(lambda table: live.be_right_back(table, who))
            case messages.IAmBack():
                await live.do(lambda table: self._back(live, table))
            case messages.AgreeToEnd():
                await live.do(lambda table: deeds.agree_to_end(table, who))
            case messages.PlayOn():
                await live.do(lambda table: deeds.play_on(table, who))
            case messages.Say():
                text = tidy_line(message.text)
                self._take_breath()
                await live.do(lambda table: deeds.talk(table, who, text))
            case messages.React():
                self._take_breath()
                await live.do(lambda table: deeds.talk(table, who, reaction=message.reaction))
            case messages.AskHint():
                self.tables.run(self._hint(live, message))  # thinking takes a while, and he may play meanwhile
            case messages.Rename():
                await self._rename(tidy_name(message.name))

    async def _play(self, live: LiveTable, message: messages.Play) -> None:
        accepted_at: list[int] = []

        def judge(table: Any) -> list[Any]:
            seat = deeds.own_seat(table, self.who)
            answered = table.answered.get((seat, message.id))
            accepted_at[:] = [table.turn if answered is None else answered]
            if answered is not None:
                return []
            decided = deeds.play(table, self.who, message.moves, message.turn, message.id)
            return [*live.come_back(table, seat), *decided]

        await live.do(judge, lambda: self.send(messages.Accepted(id=message.id, turn=accepted_at[0]), soon=True))

    def _back(self, live: LiveTable, table: Table) -> list[Any]:
        """Who is here again: his clock runs on."""
        return live.come_back(table, deeds.own_seat(table, self.who))

    async def _seat_program(self, live: LiveTable, seat: int, name: str) -> None:
        token = programs.fresh_token()
        told = messages.SeatToken(seat=seat, token=token)
        await live.do(lambda table: programs.seat_program(table, self.who, seat, name, token), lambda: self.send(told))

    def _take_breath(self) -> None:
        if not self.tables.talkers.take(self.person):
            raise Refusal("too_much_talk", "Not so fast: wait a few seconds before you say more.")

    async def _hint(self, live: LiveTable, message: messages.AskHint) -> None:
        try:
            self.send(await self.tables.hints.hint(live.table, self.who, message.turn, message.id))
        except Refusal as why:
            self.refuse(why, message.id)

    async def _rename(self, name: str) -> None:
        try:
            await self.tables.rename(self.who, name)
        except NotStored:
            raise Refusal("not_stored", "The server cannot store anything now; nothing has changed. Try again.") from None

    def renamed(self, name: str) -> None:
        self.who = Person(self.person, name)


class Sockets:
    """The door for connections."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.unknown_codes = RateLimit(tables.settings.unknown_codes_per_minute, 60)
        self._by_address: Counter[str] = Counter()

    async def accept(self, socket: WebSocket, code: str) -> None:
        """Lets a connection in, or answers why not; then it stays until it ends."""
        address = address_of(socket)
        try:
            found, person = await self._admit(socket, code, address)
        except Problem as problem:
            return await socket.send_denial_response(problem_response(problem))
        except NotStored:
            away = Problem(503, "not_stored", "The server cannot read this table now. Try again.")
            return await socket.send_denial_response(problem_response(away))
        await socket.accept()
        socket.scope[WRITER].drop_handshake()
        self._by_address[address] += 1
        try:
            await Connection(self.tables, found, person, socket).stay()
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def _admit(self, socket: WebSocket, written: str, address: str) -> tuple[str, Person]:
        settings = self.tables.settings
        origin = socket.headers.get("origin")
        authorization = socket.headers.get("authorization")
        # Browsers always say where a page comes from, and cannot send a token: only programs may come without an Origin.
        is_own = (
            is_own_origin(origin, socket.headers.get("host", ""), settings) if origin is not None else authorization is not None
        )
        if not is_own:
            raise Problem(403, "wrong_origin", "This connection comes from the page of another site.")
        if self._by_address[address] >= settings.sockets_per_address:
            raise Problem(429, "too_many_sockets", "Too many connections from your address.")
        if authorization is not None:
            return await self._admit_program(written, address, programs.token_in(authorization))
        person = await person_of(self.tables.store, socket.headers.get("cookie", ""), is_secure(socket, settings))
        if person is None:
            raise Problem(401, "no_person", "Ask for /api/me first: it says who you are.")
        return await self.known_code(written, address), person

    async def _admit_program(self, written: str, address: str, token: str | None) -> tuple[str, Person]:
        """The seat of this token; one answer for a table that is not there and a token that is not for it."""
        code = read_code(written)
        with contextlib.suppress(Refusal):
            program = programs.program_at((await self.tables.find(code or "")).table, token) if code and token else None
            if code and program is not None:
                return code, program
        if not self.unknown_codes.take(address):
            raise Problem(429, "too_many_guesses", "Too many tokens that do not fit; wait a minute.")
        raise Problem(401, "bad_token", "This token is for no seat at this table.")

    async def known_code(self, written: str, address: str) -> str:
        """The code of a table that exists; Problem otherwise, and for who guesses too often."""
        code = read_code(written)
        if code is not None and await self.tables.is_there(code):
            return code
        if not self.unknown_codes.take(address):
            raise Problem(429, "too_many_guesses", "Too many tables that do not exist; wait a minute.")
        raise Problem(404, no_such_table().reason, no_such_table().text)
