"""Measures that the host of the server has imposed on people: bans, silences, and names that they cannot change.

Every process keeps the measures in force in memory, so that no request has to wait for the database. When the host changes
something, the processes are notified and read them again (`store/changes.py`).
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec
from sqlalchemy import or_, select

from mazzo.server.store.schema import sanctions
from mazzo.server.store.store import Store
from mazzo.words import Facts, Refusal

Kind = Literal["ban", "silence", "name"]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
MOST_IN_FORCE = 20_000
READ_AGAIN_SECONDS = 60.0  # in case the database did not answer when something had changed
WIDEST = {4: 8, 6: 19}  # the shortest prefix that may be banned: a shorter one would be half of the internet
HOUSEHOLD = 64  # anyone with one IPv6 address has all that begin with the same 64 bits


class Sanction(msgspec.Struct, frozen=True, kw_only=True):
    """A measure imposed on a person, or on everyone from a network."""

    number: int
    kind: Kind
    person: str | None
    network: str | None
    since: int
    until: int | None
    """None: for good."""
    reason: str

    def is_over(self, now: float) -> bool:
        return self.until is not None and self.until <= now

    def said(self, sentence: str) -> str:
        when = "" if self.until is None else time.strftime(" until %Y-%m-%d %H:%M UTC", time.gmtime(self.until))
        return f"{sentence}{when}." + (f" The reason given: {self.reason}" if self.reason else "")

    @property
    def facts(self) -> Facts:
        return {"until": self.until, "why": self.reason}


def read_network(written: str) -> Network | None:
    """An address or a network as somebody typed it; None for anything else, ValueError for a network that is too wide.

    A single address of IPv6 stands for its whole household.
    """
    try:
        network = ipaddress.ip_network(written.strip(), strict=False)
    except ValueError:
        return None
    if network.version == 6 and network.prefixlen > HOUSEHOLD:
        mapped = network.network_address.ipv4_mapped
        network = ipaddress.ip_network(mapped) if mapped is not None else network.supernet(new_prefix=HOUSEHOLD)
    if network.prefixlen < WIDEST[network.version]:
        raise ValueError(f"network {written}: a prefix this short would ban half of the internet")
    return network


async def in_force(store: Store) -> list[Sanction]:
    now = int(time.time())
    wanted = select(sanctions).where(or_(sanctions.c.until.is_(None), sanctions.c.until > now))
    rows = await store.rows(wanted.order_by(sanctions.c.number.desc()).limit(MOST_IN_FORCE))
    return [Sanction(**row._mapping) for row in rows]


class Sanctions:
    """The sanctions in force, as this process knows them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._on_persons: dict[tuple[Kind, str], Sanction] = {}
        self._on_networks: dict[tuple[int, int], dict[int, Sanction]] = {}  # by version and prefix length, then by the bits

    async def refresh(self) -> None:
        """Reads what is in force."""
        found = await in_force(self._store)
        self._on_persons = {(one.kind, one.person): one for one in found if one.person is not None}
        self._on_networks = {}
        for one in found:
            if one.network is not None:
                network = ipaddress.ip_network(one.network)
                same_length = self._on_networks.setdefault((network.version, network.prefixlen), {})
                same_length[_first_bits(network.network_address, network.prefixlen)] = one

    def refuse_banned(self, person: str | None, address: str) -> None:
        """Refusal for a person, or an address, that is banned."""
        ban = self._in_force("ban", person) or next(self._bans_on(address), None)
        if ban is not None:
            raise Refusal("banned", ban.said("You are banned from this server"), ban.facts)

    def refuse_silenced(self, person: str) -> None:
        silence = self._in_force("silence", person)
        if silence is not None:
            raise Refusal("silenced", silence.said("You may play here, but not talk"), silence.facts)

    def refuse_new_name(self, person: str) -> None:
        """A name can be used to say something, so a silenced person cannot change it."""
        self.refuse_silenced(person)
        fixed = self._in_force("name", person)
        if fixed is not None:
            sentence = "The host of this server has given you this name; you cannot change it"
            raise Refusal("name_given", fixed.said(sentence), fixed.facts)

    def banned(self, connections: Iterable[Any]) -> Iterator[tuple[Any, Refusal]]:
        """Those of these connections that have to be closed, and why."""
        for connection in connections:
            try:
                self.refuse_banned(connection.person, connection.address)
            except Refusal as why:
                yield connection, why

    def _in_force(self, kind: Kind, person: str | None) -> Sanction | None:
        """The measures in force against this person, without those that have expired since all were read."""
        found = None if person is None else self._on_persons.get((kind, person))
        return None if found is None or found.is_over(time.time()) else found

    def _bans_on(self, written: str) -> Iterator[Sanction]:
        if not self._on_networks:
            return
        try:
            address = ipaddress.ip_address(written)
        except ValueError:
            return
        if address.version == 6 and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        now = time.time()
        for (version, length), bans in self._on_networks.items():
            if version == address.version:
                ban = bans.get(_first_bits(address, length))
                if ban is not None and not ban.is_over(now):
                    yield ban


def _first_bits(address: ipaddress.IPv4Address | ipaddress.IPv6Address, length: int) -> int:
    return int(address) >> (address.max_prefixlen - length)
