"""A queue in which nobody waits for all that somebody else has asked: everyone who waits is served in turn."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """What waits, by whose it is; those whose turn is next come first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._length = 0
        self._waiting: OrderedDict[str, deque[Item]] = OrderedDict()

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Item]:
        """What waits, in the order in which it will be taken if nothing else comes."""
        for turn in range(max(map(len, self._waiting.values()), default=0)):
            for theirs in self._waiting.values():
                if turn < len(theirs):
                    yield theirs[turn]

    def add(self, whose: str, item: Item) -> Item | None:
        """Adds something at the end of what is theirs. If there is too much, whoever has most waiting loses the newest of it,
        which is returned; of equals, the one who adds."""
        self._waiting.setdefault(whose, deque()).append(item)
        self._length += 1
        if self._length <= self._most:
            return None
        greediest = max(self._waiting, key=lambda one: (len(self._waiting[one]), one == whose))
        return self._take_from(greediest, newest=True)

    def add_again(self, whose: str, item: Item) -> None:
        """Puts back what was taken: it is theirs, and the next."""
        self._waiting.setdefault(whose, deque()).appendleft(item)
        self._waiting.move_to_end(whose, last=False)
        self._length += 1

    def take(self) -> Item:
        """The oldest of what is theirs whose turn it is; the next turn is somebody else's."""
        whose = next(iter(self._waiting))
        self._waiting.move_to_end(whose)
        return self._take_from(whose)

    def _take_from(self, whose: str, newest: bool = False) -> Item:
        theirs = self._waiting[whose]
        item = theirs.pop() if newest else theirs.popleft()
        if not theirs:
            del self._waiting[whose]
        self._length -= 1
        return item
