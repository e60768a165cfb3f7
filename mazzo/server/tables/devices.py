"""A person's devices: each has a token of its own, which another device can create and revoke."""

from __future__ import annotations

import contextlib
import secrets
import time

from sqlalchemy import Connection, delete, insert, select, update

from mazzo.server.persons.identity import SignedIn, hash_of
from mazzo.server.store.changes import CLOSING, Change
from mazzo.server.store.reader import NotStored
from mazzo.server.store.schema import carries, devices, persons
from mazzo.server.store.store import Store
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.wire import me_messages
from mazzo.table.commands import Person
from mazzo.words import Refusal

CARRY_SECONDS = 15 * 60
MOST_DEVICES = 50  # shown
ID_LENGTH = 16
LONGEST_USER_AGENT = 300
# The first match counts: many User-Agents name their ancestors too.
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Vivaldi": "Vivaldi",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "macOS",
    "Linux": "Linux",
}


def device_name(user_agent: str) -> tuple[str, str]:
    """The browser and the system that a User-Agent names, such as Firefox and Android; empty where it names none we know."""
    written = user_agent[:LONGEST_USER_AGENT]
    browser, system = (next((name for sign, name in signs.items() if sign in written), "") for signs in (BROWSERS, SYSTEMS))
    return browser, system


# ------------------------------------------------------------------------------------------------------------- carrying over


async def make_link(store: Store, signed_in: SignedIn) -> str:
    """A token that signs another device in as this person, once; an earlier token becomes invalid. Refusal if the device that
    asks was signed out meanwhile: the link would be its way back in."""
    token, person = secrets.token_urlsafe(32), signed_in.person.person
    now = int(time.time())
    row = {"token_hash": hash_of(token), "person": person, "until": now + CARRY_SECONDS}
    void = delete(carries).where((carries.c.person == person) | (carries.c.until <= now))
    is_signed_in = False

    def make(connection: Connection) -> None:
        nonlocal is_signed_in
        # Another process that signs it out waits here, and then finds the link, too.
        here = select(devices.c.person).where(devices.c.token_hash == signed_in.device).with_for_update()
        is_signed_in = connection.execute(here).first() is not None
        if is_signed_in:
            connection.execute(void)
            connection.execute(insert(carries).values(row))

    await store.transact(make)
    if not is_signed_in:
        raise Refusal("signed_out", CLOSING["signed_out"].text)
    return token


async def maker_of(store: Store, token: str) -> str | None:
    """The person who made the link with this token, if it is still valid."""
    valid = carries.c.token_hash == hash_of(token), carries.c.until > int(time.time())
    rows = await store.rows(select(carries.c.person).where(*valid))
    return rows[0][0] if rows else None


async def carried(store: Store, token: str, browser: str = "", system: str = "") -> tuple[SignedIn, str]:
    """The person who made the link, and a new token for the device that opened it; Refusal if the link is no longer valid."""
    fresh = secrets.token_urlsafe(32)
    found: list[Person] = []

    def swap(connection: Connection) -> None:
        found.clear()
        taken = delete(carries).where(carries.c.token_hash == hash_of(token), carries.c.until > int(time.time()))
        person = connection.scalar(taken.returning(carries.c.person))
        if person is not None:
            name = connection.scalar(select(persons.c.name).where(persons.c.person == person))
            now = int(time.time())
            row = {"browser": browser, "system": system, "first_at": now, "last_at": now}
            connection.execute(insert(devices).values(token_hash=hash_of(fresh), person=person, **row))
            found.append(Person(person, str(name)))

    await store.transact(swap)
    if not found:
        raise Refusal("link_void", "This link has already been used, or it is too old; make another one.")
    return SignedIn(found[0], hash_of(fresh)), fresh


# ------------------------------------------------------------------------------------------------------- seeing and ending


async def saw(store: Store, device: str, browser: str, system: str) -> None:
    """Notes that a device was used today; it does not matter if the database cannot write at the moment."""
    seen = {"browser": browser, "system": system, "last_at": int(time.time())}
    with contextlib.suppress(NotStored):
        await store.execute(update(devices).where(devices.c.token_hash == device).values(seen))


async def devices_of(store: Store, signed_in: SignedIn) -> list[me_messages.Device]:
    """A person's devices: the one making the request, then the others, the last used first."""
    is_here = devices.c.token_hash == signed_in.device
    theirs = select(devices).where(devices.c.person == signed_in.person.person).limit(MOST_DEVICES)
    return [
        me_messages.Device(
            id=row.token_hash[:ID_LENGTH],
            browser=row.browser,
            system=row.system,
            first_at=row.first_at,
            last_at=row.last_at,
            here=row.token_hash == signed_in.device,
        )
        for row in await store.rows(theirs.order_by(is_here.desc(), devices.c.last_at.desc().nulls_last()))
    ]


async def end_device(registry: TableRegistry, person: str, device: str) -> None:
    """Signs one device out: its token becomes invalid, and its connections are closed."""
    await registry.store.execute(
        delete(devices).where(devices.c.token_hash == device, devices.c.person == person),
        delete(carries).where(carries.c.person == person),  # a link that was made there would be another way back in
    )
    await registry.announce(Change("signed_out", person=person, device=device))


async def end_others(registry: TableRegistry, signed_in: SignedIn, device_id: str | None) -> None:
    """Signs out one other device of this person, or all others; Refusal if there is no such device."""
    person = signed_in.person.person
    others = select(devices.c.token_hash).where(devices.c.person == person, devices.c.token_hash != signed_in.device)
    found = [device for (device,) in await registry.store.rows(others)]
    ended = [device for device in found if device_id is None or device[:ID_LENGTH] == device_id]
    if device_id is not None and not ended:
        raise Refusal("no_such_device", "You have no other device like this; it may have been signed out already.")
    while ended:
        for device in ended:
            await end_device(registry, person, device)
        # Before its turn came, one of them may have made a link that was opened on yet another.
        ended = [] if device_id is not None else [device for (device,) in await registry.store.rows(others)]
    await registry.store.execute(delete(carries).where(carries.c.person == person))
