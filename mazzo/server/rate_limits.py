"""Rate limits as token buckets: anything over a limit is refused at once, or waits its turn if neighbours would suffer."""

from __future__ import annotations

import functools
import ipaddress
import time
from collections import Counter, OrderedDict

from mazzo.server.settings import Settings

MOST_REMEMBERED = 200_000  # buckets of one limit; beyond that the oldest are forgotten
SWEPT_AT_ONCE = 2
IPV6_NETWORK = 64  # bits: what one household or one rented machine is given
ROUNDING = 1e-4  # seconds: a full bucket has all that it holds, however the computer rounds the time at which it will be full


class TokenBucket:
    """`most` at once, refilled over `seconds`."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.per_second = most / seconds
        self.left = float(most)
        self.updated_at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(float(self.most), self.left + (now - self.updated_at) * self.per_second)
        self.updated_at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class RateLimit:
    """A token bucket for each network or person, stored as the time at which it will be full again."""

    def __init__(self, most: float, seconds: float) -> None:
        self.seconds = seconds
        self._seconds_each = seconds / most
        self._full_at: OrderedDict[str, float] = OrderedDict()  # the least recently checked comes first

    def take(self, whose: str, cost: float = 1) -> bool:
        """Takes this much out of the bucket, if there is enough."""
        now = time.monotonic()
        full_at = self._full_after(whose, cost, now)
        if full_at - now > self.seconds + ROUNDING:
            return False
        self._full_at[whose] = full_at
        return True

    def delay(self, whose: str, cost: float = 1) -> float:
        """Takes this much, even if there is not enough; returns the seconds until there would be."""
        now = time.monotonic()
        self._full_at[whose] = self._full_after(whose, cost, now)
        return max(0.0, self._full_at[whose] - now - self.seconds)

    def _full_after(self, whose: str, cost: float, now: float) -> float:
        """When the bucket would be full again if this much were taken."""
        full_at = self._full_at.get(whose)
        if full_at is None:
            self._sweep(now)
            full_at = now
        elif full_at < now:
            full_at = now
        return full_at + cost * self._seconds_each

    def give_back(self, whose: str) -> None:
        """Returns one that was taken in advance and not needed."""
        if whose in self._full_at:
            self._full_at[whose] -= self._seconds_each

    def wait(self, whose: str, cost: float = 1) -> float:
        """In how many seconds this much can be taken."""
        return max(0.0, self._full_at.get(whose, 0.0) + cost * self._seconds_each - self.seconds - time.monotonic())

    def _sweep(self, now: float) -> None:
        """Makes room for a new bucket: checks two of the old ones, and drops those that are full."""
        for _ in range(min(SWEPT_AT_ONCE, len(self._full_at))):
            oldest = next(iter(self._full_at))
            if self._full_at[oldest] <= now or len(self._full_at) > MOST_REMEMBERED:
                del self._full_at[oldest]
            else:
                self._full_at.move_to_end(oldest)


def take_each(*buckets: tuple[RateLimit, str]) -> bool:
    """Takes one out of each of these buckets, or none out of any: a refusal by one limit must not use up another, which may be
    that of a whole address."""
    for count, (limit, whose) in enumerate(buckets):
        if not limit.take(whose):
            give_back_each(*buckets[:count])
            return False
    return True


def give_back_each(*buckets: tuple[RateLimit, str]) -> None:
    for limit, whose in buckets:
        limit.give_back(whose)


class MessageLimits:
    """How much one person may send over all their connections, and how much all persons at an address together."""

    def __init__(self, settings: Settings) -> None:
        self.messages = RateLimit(settings.messages_in_20_seconds, 20)
        self.address_messages = RateLimit(settings.address_messages_in_20_seconds, 20)
        self.hellos = RateLimit(settings.hellos_in_a_minute, 60)
        self.talk = RateLimit(settings.lines_in_10_seconds, 10)
        self.renames = RateLimit(settings.renames_per_hour, 3600)


@functools.lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """The unit that limits count: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address[:100]  # a proxy may write a name
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(parsed), IPV6_NETWORK), strict=False))


class ConnectionLimit:
    """How many connections a network may have at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    def admit(self, network: str) -> bool:
        """Counts a connection, if there may be one more."""
        if self._open[network] >= self.most:
            return False
        self._open[network] += 1
        return True

    def release(self, network: str) -> None:
        self._open[network] -= 1
        if not self._open[network]:
            del self._open[network]
