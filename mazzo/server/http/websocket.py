"""One WebSocket connection to one table: strict messages in, a bounded outbox, and nothing that could hold up anybody else."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from mazzo.bots.offered import levels_of
from mazzo.server import metrics
from mazzo.server.http.guards import address_of, client_network, read_json
from mazzo.server.http.protocols import POLICY_VIOLATION, WRITER, ConnectionWriter
from mazzo.server.json_log import log_event, mark_of
from mazzo.server.persons.guest_names import name_beside
from mazzo.server.persons.identity import SignedIn, tidy_line, tidy_name
from mazzo.server.rate_limits import MessageLimits, TokenBucket
from mazzo.server.results.deals import refuse_watching
from mazzo.server.store.reader import NotStored
from mazzo.server.tables import programs
from mazzo.server.tables.countdown import wait_longer
from mazzo.server.tables.hints import Hints
from mazzo.server.tables.message_commands import COMMANDS
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.session import TableSession, not_stored
from mazzo.server.wire import messages
from mazzo.table import commands
from mazzo.table.commands import Person
from mazzo.table.log import Entry
from mazzo.words import Refusal

HELLO_SECONDS = 5
SEND_SECONDS = 10
CLOSE_SECONDS = 2
BROADCAST_UNIT = 10  # connections: a broadcast counts as one message more for every ten that receive it
SERVICE_RESTART = 1012  # a WebSocket's close code


TAKES_CLOCK = (messages.Play, messages.Leave, messages.BeRightBack, messages.IAmBack)
"""The commands that stop or restart a clock: the judge has to know its state."""
ANSWERED_ALONE = (messages.Ping, messages.Hello, messages.AskHint)
"""The messages that are answered only to their sender; all others may be broadcast to the whole table."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(messages.Incoming).decode


class _OnlyType(msgspec.Struct):
    type: str


class _OnlyId(msgspec.Struct):
    id: str | None = None


_TYPES = {message.__struct_config__.tag for message in messages.Incoming.__args__}
_LEAST_COLONS = {
    message: 1 + sum(field.required for field in msgspec.structs.fields(message)) for message in messages.Incoming.__args__
}


def read_message(text: str) -> messages.FromClient:
    """A client's message; Refusal for anything else."""
    with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        message: messages.FromClient = _decode(text)
        # A duplicate name means at least one colon more than the required names: only then is it looked for.
        if text.count(":") <= _LEAST_COLONS[type(message)]:
            return message
    try:
        return read_json(text, messages.Incoming)  # type: ignore[no-any-return]
    except ValueError as problem:
        if type_in(text) in (None, *_TYPES):
            raise Refusal("bad_message", f"This is not a message: {problem}.") from None
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


def cost_of(message: messages.FromClient, connections: int) -> int:
    """The number of messages this one counts as, at a table with this many connections."""
    return 1 if isinstance(message, ANSWERED_ALONE) else 1 + connections // BROADCAST_UNIT


class Connection:
    """A person's or program's connection to a table."""

    def __init__(
        self, registry: TableRegistry, hints: Hints, limits: MessageLimits, code: str, signed_in: SignedIn, socket: WebSocket
    ) -> None:
        self.code = code
        self.who = signed_in.person
        self.person = signed_in.person.person
        self.device = signed_in.device
        self.address = address_of(socket)
        self.network = client_network(socket)
        self.blocked: frozenset[str] = frozenset()
        self.wants_position = False
        self.is_program = programs.is_program(self.person)
        self._is_closing = False
        self.last_event = 0
        self.session: TableSession | None = None
        self._registry = registry
        self._hints = hints
        self._limits = limits
        self._settings = registry.settings
        self._tasks = registry.tasks
        self._socket = socket
        self._writer: ConnectionWriter = socket.scope[WRITER]
        self._flushing: asyncio.Task[None] | None = None
        self._outbox: list[bytes] = []
        self._ended_by = "client"
        self._refusal_limit = TokenBucket(self._settings.refusals_in_a_minute, 60)

    # ------------------------------------------------------------------------------------------------------------ sending

    def send(self, message: Any, soon: bool = False) -> None:
        """Writes a message, or puts it into the outbox while the connection is backed up. A client that does not empty its
        outbox is dropped; it may reconnect and resync by number. `soon`: together with the next message, if that follows at
        once."""
        text = _encode(message)
        if self._flushing is None and self._writer.write(text, soon):
            return
        if len(self._outbox) >= self._settings.outbox:
            return self.disconnect("outbox_full")
        self._outbox.append(text)
        if self._flushing is None:
            self._flushing = self._tasks.run(self._flush())

    def refuse(self, why: Refusal, message_id: str | None) -> None:
        metrics.refused("socket", why.reason)
        self.send(messages.Refused(id=message_id, reason=why.reason, text=why.text, facts=why.facts))

    def disconnect(self, reason: str) -> None:
        """Cuts the connection, without waiting for a client that does not read."""
        log_event("connection_dropped", table=mark_of(self.code), reason=reason)
        self._ended_by = reason
        if self.session is not None:
            self.session.unsubscribe(self)
        self._writer.abort()

    def close(self, why: Refusal) -> None:
        """Says why, and closes the connection: messages this client has sent meanwhile are ignored."""
        if self._is_closing:
            return
        self._is_closing = True
        log_event("connection_closed", table=mark_of(self.code), reason=why.reason)
        self.refuse(why, None)
        self._tasks.run(self._hang_up(why.reason))

    async def _hang_up(self, reason: str) -> None:
        asyncio.get_running_loop().call_later(CLOSE_SECONDS, self._writer.abort)  # a client need not answer, or read
        await self._empty_outbox()
        with contextlib.suppress(RuntimeError):
            await self._socket.close(POLICY_VIOLATION, reason)

    async def _flush(self) -> None:
        """Empties the outbox, as fast as the client reads."""
        while self._outbox:
            try:
                async with asyncio.timeout(SEND_SECONDS):
                    await self._socket.send_text(self._outbox.pop(0).decode())
            except TimeoutError:
                return self.disconnect("does_not_read")
            except (WebSocketDisconnect, RuntimeError):
                return  # the receiving side sees it too
        self._flushing = None

    # ---------------------------------------------------------------------------------------------------------- receiving

    async def serve(self) -> None:
        """From hello until one side disconnects."""
        try:
            with contextlib.suppress(WebSocketDisconnect):
                code = await self._receive_for_ever()
                self._ended_by = "policy"
                await self._empty_outbox()
                with contextlib.suppress(RuntimeError):
                    await self._socket.close(code)
        finally:
            metrics.closed(self._ended_by)
            if self.session is not None:
                self.session.unsubscribe(self)
            if self._flushing is not None:
                self._flushing.cancel()
                self._flushing = None  # it remembers where it was cancelled: each would keep the other, and the whole table

    async def _empty_outbox(self) -> None:
        """The last messages, for a client that reads them soon."""
        if self.session is not None:
            self.session.unsubscribe(self)
        for _ in range(20):
            await asyncio.sleep(0.01)
            if not self._outbox:
                return

    async def _receive_for_ever(self) -> int:
        """Receives until the connection ends, for example because a client floods or never says hello; returns the close
        code."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + HELLO_SECONDS
        while True:
            try:
                async with asyncio.timeout_at(deadline) if self.session is None else contextlib.nullcontext():
                    text = await self._next()
            except TimeoutError:
                self.refuse(Refusal("hello_first", "A client has to say hello first, within five seconds."), None)
                return POLICY_VIOLATION
            if self._is_closing:
                return POLICY_VIOLATION
            if self._writer.has_more:
                await asyncio.sleep(0)  # messages that came in one packet: let the answers out, and others in
            if not self._limits.messages.take(self.person):
                self.refuse(Refusal("too_many_messages", "Too many messages; the connection is closed."), None)
                return POLICY_VIOLATION
            try:
                await self._receive_or_refuse(text)
            except Refusal as why:
                self.refuse(why, id_in(text))
                if why.reason == "stale" and self.session is not None:
                    self.session.send_snapshot(self)
                # A program learns the next part of a decision from the refusal that names what is missing: that is not
                # nonsense.
                if why.reason != "incomplete" and not self._refusal_limit.take():
                    closing = Refusal("too_many_refusals", "Too many messages that make no sense; the connection is closed.")
                    self.refuse(closing, None)
                    return POLICY_VIOLATION

    async def _next(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            if message.get("code") == SERVICE_RESTART:
                self._ended_by = "restart"
            raise WebSocketDisconnect(message.get("code") or 1000)
        text: str | None = message.get("text")
        return text if text is not None else str(message["bytes"], errors="replace")

    async def _wait_turn(self, cost: int) -> None:
        """Waits if all persons at this address together have sent too much."""
        if (delay := self._limits.address_messages.delay(self.network, cost)) > 0:
            await asyncio.sleep(delay)

    async def _receive_or_refuse(self, text: str) -> None:
        """Receives a message; Refusal also where the database did not answer."""
        try:
            await self._receive(text)
        except NotStored:
            raise not_stored() from None

    async def _receive(self, text: str) -> None:
        try:
            message = read_message(text)
        except Refusal:
            await self._wait_turn(1)
            raise
        await self._wait_turn(cost_of(message, 0 if self.session is None else len(self.session.subscribers)))
        if self._is_closing:
            return  # its sender was banned or signed out while it waited
        if isinstance(message, messages.Ping):
            return self.send(messages.Pong(number=message.number))
        if isinstance(message, messages.Hello):
            return await self._hello(message)
        if self.session is None:
            raise Refusal("hello_first", "A client has to say hello first.")
        if self.is_program and not isinstance(message, programs.MAY_SEND):
            raise Refusal("not_for_programs", "A program can play, leave and take its seat back; everything else is for people.")
        if isinstance(message, messages.Start):
            self._registry.drain.refuse_new_games()
        if (command := COMMANDS.get(type(message))) is not None:
            await self._execute(self.session, command, message)
        else:
            await HANDLERS[type(message)](self, self.session, message)

    async def _hello(self, hello: messages.Hello) -> None:
        if self.is_program and hello.version != messages.API_VERSION:
            programs.refuse_version(hello.version)
        if not self._limits.hellos.take(self.person):
            raise Refusal("too_many_hellos", "Too many hellos; wait a moment before you connect again.")
        self.wants_position = hello.position
        if self.session is not None:
            return self.session.send_snapshot(self, hello.last)
        session = await self._registry.find_now(self.code)
        await self._come_to(session)
        if not self.is_program:
            self.blocked = (await self._registry.blocks.around(self.person)).blocked
        mine = [other for other in session.subscribers if isinstance(other, Connection) and other.person == self.person]
        for oldest in mine[: max(0, len(mine) + 1 - self._settings.sockets_per_seat)]:
            oldest.disconnect("too_many_sockets")
        self.session = session
        session.subscribe(self, hello.last)
        if self._registry.drain.until is not None:
            self.send(self._registry.drain.notice())

    async def _come_to(self, session: TableSession) -> None:
        """Spectators know these cards from now on, so they may not watch if they could still play them in a deal that
        counts."""
        if session.table.stage == "waiting" or session.table.seat_of(self.person) is not None:
            return
        refuse_watching(session.table, self.person)
        await self._registry.sightings.note(self.person, self.code)

    async def _execute(self, session: TableSession, command: Callable[..., list[Entry]], message: messages.FromClient) -> None:
        fields = {name: getattr(message, name) for name in message.__struct_fields__}
        if isinstance(message, TAKES_CLOCK):
            fields["clock"] = session.clock_reading(self.person)
        if isinstance(message, messages.Start):
            fields["connected"] = session.connected_anywhere()
        judge = partial(command, who=self.who, **fields)
        if isinstance(message, messages.Play):
            await session.execute(judge, partial(self._accept, session, message.id))
        else:
            await session.execute(judge)

    def _accept(self, session: TableSession, decision_id: str) -> None:
        turn = session.accepted_turn(self.person, decision_id)
        self.send(messages.Accepted(id=decision_id, turn=turn), soon=True)

    async def _sit(self, session: TableSession, message: messages.Sit) -> None:
        apart = await self._registry.blocks.around(self.person)
        await self._find_another_name(session)
        await session.execute(lambda table: commands.sit(table, self.who, message.seat, apart))

    async def _find_another_name(self, session: TableSession) -> None:
        """Replaces a made-up name that looks like another at this table, unless the host of the server has given it."""
        others = [chair.name for chair in session.table.chairs if chair.name and chair.person != self.person]
        name = name_beside(self.who.name, others)
        if name != self.who.name:
            with contextlib.suppress(Refusal):  # at the table it gets a number
                await self._registry.give_name(self.who, name, unless=["name"])

    async def _seat_program(self, session: TableSession, message: messages.SeatProgram) -> None:
        self._registry.sanctions.refuse_silenced(self.person)  # a name can be read like talk
        if not self._limits.renames.take(self.person):
            raise too_many_renames()
        token = programs.fresh_token()
        name, program = tidy_name(message.name), programs.identity_of(token)
        await session.execute(
            lambda table: commands.seat_program(table, self.who, message.seat, name, program),
            lambda: self.send(messages.SeatToken(seat=message.seat, token=token)),
        )

    async def _say(self, session: TableSession, message: messages.Say) -> None:
        await self._talk(session, tidy_line(message.text), "")

    async def _react(self, session: TableSession, message: messages.React) -> None:
        await self._talk(session, "", message.reaction)

    async def _talk(self, session: TableSession, text: str, reaction: str) -> None:
        self._registry.sanctions.refuse_silenced(self.person)
        if not self._limits.talk.take(self.person):
            raise Refusal("too_much_talk", "Not so fast: wait a few seconds before you say more.")
        await session.execute(lambda table: commands.talk(table, self.who, text, reaction))

    async def _change_rules(self, session: TableSession, message: messages.ChangeRules) -> None:
        rules = rules_of(message.rules)
        async with self._room_in_lobby(session, rules):
            await session.execute(lambda table: commands.change_rules(table, self.who, rules, levels_of(table.game.name)))

    def _room_in_lobby(self, session: TableSession, rules: commands.Rules) -> contextlib.AbstractAsyncContextManager[Any]:
        """Making tables public later does not get around the limit on public tables."""
        becomes_public = rules.public and not session.table.opened.public and session.table.is_host(self.person)
        if not becomes_public:
            return contextlib.nullcontext()
        return self._registry.lobby.room_for(self.person, self.network)

    async def _wait_longer(self, session: TableSession, _: messages.WaitLonger) -> None:
        await session.execute(lambda table: wait_longer(table, self.who, self._settings.find_seconds))

    async def _rematch(self, session: TableSession, message: messages.Rematch) -> None:
        # The table belongs to this group: to invite strangers, they can make it public in its waiting room.
        rules = None if message.rules is None else rules_of(msgspec.structs.replace(message.rules, public=False))
        await self._registry.rematch(session, self.who, self.network, rules)

    async def _ask_hint(self, session: TableSession, message: messages.AskHint) -> None:
        self._tasks.run(self._hint(session, message))  # thinking takes a while, and the player may play meanwhile

    async def _hint(self, session: TableSession, message: messages.AskHint) -> None:
        try:
            self._registry.bots_ready(searching=True)
            self.send(await self._hints.hint(session.table, self.who, message.turn, message.id, self.network))
        except Refusal as why:
            self.refuse(why, message.id)

    async def _rename(self, _: TableSession, message: messages.Rename) -> None:
        name = tidy_name(message.name)
        if not self._limits.renames.take(self.person):
            raise too_many_renames()
        await self._registry.rename(self.who, name)

    def renamed(self, name: str) -> None:
        self.who = Person(self.person, name)

    def send_table(self) -> None:
        if self.session is not None:
            self.session.send_snapshot(self)


HANDLERS: dict[type[messages.FromClient], Callable[[Connection, TableSession, Any], Awaitable[None]]] = {
    messages.Sit: Connection._sit,
    messages.SeatProgram: Connection._seat_program,
    messages.ChangeRules: Connection._change_rules,
    messages.WaitLonger: Connection._wait_longer,
    messages.Say: Connection._say,
    messages.React: Connection._react,
    messages.Rematch: Connection._rematch,
    messages.AskHint: Connection._ask_hint,
    messages.Rename: Connection._rename,
}
"""The messages that need more of the server than one table."""


def rules_of(wish: messages.TableRules) -> commands.Rules:
    return commands.Rules(**{name: getattr(wish, name) for name in messages.TableRules.__struct_fields__})


def too_many_renames() -> Refusal:
    return Refusal("too_many_renames", "You have changed your name too often; try again later.")
