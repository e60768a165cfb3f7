"""Rate limits as token buckets: what exceeds the limit is refused at once, nobody waits."""

from __future__ import annotations

import time

MOST_REMEMBERED = 10_000


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
    """A token bucket for each address or person; buckets that are full again are dropped."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, whose: str) -> bool:
        if len(self._buckets) > MOST_REMEMBERED:
            old = time.monotonic() - self.seconds
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if bucket.updated_at > old}
        return self._buckets.setdefault(whose, TokenBucket(self.most, self.seconds)).take()
