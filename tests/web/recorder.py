"""What a page shows and says, in that order: every change of the table is recorded as it is drawn."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.web.guest import Guest

NOTE = """
(() => {
  window.recorded = []
  const text = (where) => (document.querySelector(where)?.textContent ?? '').replace(/\\s+/g, ' ').trim()
  const note = () => {
    const room = document.querySelector('main.room')
    if (!room) return
    const now = JSON.stringify({
      header: text('main.room h1'),
      latest: text('main.room .status .latest'),
      turn: text('main.room .status .turn'),
      over: text('#round-over') || text('main.room .felt .banner'),
      polite: text('[data-testid=polite]'),
      called: text('[data-testid=urgent]'),
      asked: room.querySelector('.status.mine') !== null,
      lies: [...room.querySelectorAll('.felt [data-row]')].map((row) => row.ariaLabel).concat(
        [...room.querySelectorAll('.felt .bids li > .unseen')].map((bid) => bid.textContent)),
      felt: [...room.querySelectorAll('.felt .trick [data-card]')].map((card) => card.dataset.card),
      trump: [...room.querySelectorAll('.trump')].map((one) => one.ariaLabel ?? text('.felt .trump')),
      chips: [...room.querySelectorAll('.chip[data-seat] .numbers')].map((chip) =>
        [...chip.children].filter((part) => !part.matches('.score, .plus')).map((part) => part.textContent.trim()).join(' ')),
      shown: room.dataset.turn,
    })
    if (window.recorded.at(-1) !== now) window.recorded.push(now)
  }
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true }))
})()
"""
ROUND = re.compile(r"Round (\d+)")
YOUR_TURN = "Your turn."


@dataclass
class Moment:
    """The table as it was drawn at one moment."""

    header: str
    latest: str
    turn: str
    over: str
    polite: str = ""
    """What a screen reader says when it is idle."""
    called: str = ""
    """And what interrupts it."""
    asked: bool = False
    """Does the page show that it is our turn?"""
    lies: list[str] = field(default_factory=list)
    """Rows and bids on the table, in words."""
    felt: list[str] = field(default_factory=list)
    """The cards of the trick."""
    trump: list[str] = field(default_factory=list)
    chips: list[str] = field(default_factory=list)
    """What the game shows of each seat, besides its score."""
    shown: str = ""

    @property
    def round(self) -> int:
        found = ROUND.search(self.header)
        assert found is not None, self.header
        return int(found[1])

    @property
    def round_over(self) -> int | None:
        """The round that is said to be over."""
        found = ROUND.search(self.over)
        return int(found[1]) if found else None


def record(guest: Guest) -> Guest:
    """From the next page on, everything is recorded."""
    guest.context.add_init_script(NOTE)
    return guest


def recorded(guest: Guest) -> list[Moment]:
    noted: list[Any] = guest.page.evaluate("window.recorded")
    return [Moment(**json.loads(one)) for one in noted]


def until_recorded(guest: Guest, holds: Callable[[Moment], bool]) -> None:
    """Waits until the page has shown such a moment, however short."""
    end = time.monotonic() + guest.patience
    while not any(holds(moment) for moment in recorded(guest)):
        assert time.monotonic() < end, "the page has shown no such moment"
        guest.page.wait_for_timeout(20)


GLIMPSE = """(parts) => {
  window.glimpsed = []
  addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    for (const part of parts)
      for (const one of document.querySelectorAll(part)) window.glimpsed.push([part, one.dataset.card ?? one.textContent.trim()])
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true }))
}"""


def glimpse(guest: Guest, *parts: str) -> Guest:
    """From the next page on these parts are recorded, however briefly they are there: looking every second, as `expect` soon
    does, would miss them."""
    guest.context.add_init_script(f"({GLIMPSE})({json.dumps(parts)})")
    return guest


def until_glimpsed(guest: Guest, part: str, words: str = "") -> None:
    """Waits until this part has been there, with these words or as this card."""
    end = time.monotonic() + guest.patience
    while not any(what == part and words in shown for what, shown in guest.page.evaluate("window.glimpsed")):
        assert time.monotonic() < end, f"{part} was never there: {words}"
        guest.page.wait_for_timeout(20)


def assert_one_round_at_a_time(moments: list[Moment]) -> None:
    """While a round is announced as over, the header names that round and no other, and trump, the felt and the chips of the
    seats stay as the round left them; rounds come in order."""
    over = [moment for moment in moments if moment.round_over is not None]
    assert over
    assert [moment for moment in over if moment.round != moment.round_over] == []
    for number in {moment.round_over for moment in over}:
        left = {json.dumps([one.trump, one.felt, one.chips]) for one in over if one.round_over == number}
        assert len(left) == 1, (number, left)
        first = next(place for place, one in enumerate(moments) if one.round_over == number)
        before = moments[max(0, first - 1)]
        assert before.round != number or before.trump == moments[first].trump, (number, before, moments[first])
    rounds = [moment.round for moment in moments]
    assert rounds == sorted(rounds)


def assert_called_in_time(moments: list[Moment]) -> None:
    """A screen reader is alerted exactly when our turn is shown, and not while a round is announced as over."""
    assert any(moment.called == YOUR_TURN for moment in moments)
    assert [moment for moment in moments if moment.called == YOUR_TURN and not moment.asked] == []
    assert [moment for moment in moments if moment.asked and moment.round_over is not None] == []
    assert moments[-1].polite.endswith("The game is over.")
