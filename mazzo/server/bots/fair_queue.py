"""A queue in which nobody has to wait for everything somebody else has asked for: all who wait are served in turn."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """The queue: networks are served in turn, and within each network those who ask from there, so that nobody gets more turns
    by asking under many names. Someone from an unknown network has turns of their own."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._length = 0
        self._waiting: OrderedDict[str, OrderedDict[str, deque[Item]]] = OrderedDict()

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Item]:
        """Everything in the queue, in the order in which it will be taken if nothing else arrives."""
        yield from _in_turn([list(_in_turn(list(theirs.values()))) for theirs in self._waiting.values()])

    def add(self, whose: str, item: Item, network: str = "") -> Item | None:
        """Adds something at the end of their own items. If there are too many, the one with the most waiting loses the newest,
        which is returned; among equals, the one who adds, or else the one who would have to wait longest."""
        here = network or whose
        self._waiting.setdefault(here, OrderedDict()).setdefault(whose, deque()).append(item)
        self._length += 1
        if self._length <= self._most:
            return None
        greediest = max(reversed(self._waiting), key=lambda one: (sum(map(len, self._waiting[one].values())), one == here))
        there = self._waiting[greediest]
        return self._take_from(greediest, max(reversed(there), key=lambda one: (len(there[one]), one == whose)), newest=True)

    def add_again(self, whose: str, item: Item, network: str = "") -> None:
        """Puts back what was taken: it comes next among their items."""
        here = network or whose
        theirs = self._waiting.setdefault(here, OrderedDict())
        theirs.setdefault(whose, deque()).appendleft(item)
        theirs.move_to_end(whose, last=False)
        self._waiting.move_to_end(here, last=False)
        self._length += 1

    def take(self) -> Item:
        """The oldest item of the one whose turn it is; the next turn is somebody else's."""
        network, theirs = next(iter(self._waiting.items()))
        whose = next(iter(theirs))
        self._waiting.move_to_end(network)
        theirs.move_to_end(whose)
        return self._take_from(network, whose)

    def _take_from(self, network: str, whose: str, newest: bool = False) -> Item:
        there = self._waiting[network]
        item = there[whose].pop() if newest else there[whose].popleft()
        if not there[whose]:
            del there[whose]
        if not there:
            del self._waiting[network]
        self._length -= 1
        return item


def _in_turn(many: list[list[Item]] | list[deque[Item]]) -> Iterator[Item]:
    for turn in range(max(map(len, many), default=0)):
        for theirs in many:
            if turn < len(theirs):
                yield theirs[turn]
