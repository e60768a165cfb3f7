"""What of a page can be seen: what is cut off, out of sight, covered, or moves while one looks."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.web.guest import Guest

WATCH_SHIFTS = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (!entry.hadRecentInput && entry.value > 0.0005) {
      const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round)
      const who = entry.sources.map(({ node, previousRect, currentRect }) =>
        `${node?.className || node?.nodeName}: ${box(previousRect)} to ${box(currentRect)}`)
      window.shifts.push({ value: entry.value, who })
    }
}).observe({ type: 'layout-shift', buffered: true })
"""
# Text that does not fit where it stands.
CLIPPED = """() => [...document.querySelectorAll('.status, .hint aside, .top h1')].filter((part) =>
  part.checkVisibility({ visibilityProperty: true }) && part.clientWidth > 0 &&
  (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
).map((part) => `${part.innerText}: ${part.scrollWidth - part.clientWidth}, ${part.scrollHeight - part.clientHeight} too much`)"""
# What one needs now and cannot see: outside the screen, or under something else.
UNSEEN = """() => {
  const unseen = []
  const look = (part, name, [across, down] = [0.5, 0.5]) => {
    const { left, top, width, height } = part.getBoundingClientRect()
    const [x, y] = [left + width * across, top + height * down]
    if (left < -1 || top < -1 || left + width > innerWidth + 1 || top + height > innerHeight + 1)
      return unseen.push(`${name} is outside: ${left},${top} ${width}×${height}`)
    const over = document.elementFromPoint(x, y)
    if (!part.contains(over) && !over?.contains(part)) unseen.push(`${name} is under ${over?.className || over?.nodeName}`)
  }
  for (const card of document.querySelectorAll('.hand [data-card]')) look(card, card.dataset.card, [0.08, 0.12])
  for (const button of document.querySelectorAll('.tray button, .line .ask')) look(button, button.innerText || button.className)
  const isThere = (text) => text.innerText && !text.closest('.unseen') && text.checkVisibility({ visibilityProperty: true })
  const texts = [...document.querySelectorAll('.status p, .hint p, .felt .trump p')].filter(isThere)
  for (const text of texts) look(text, text.innerText)
  return unseen
}"""


def watch_shifts(guest: Guest) -> Guest:
    """From the next page on, whatever moves by itself is noted."""
    guest.context.add_init_script(WATCH_SHIFTS)
    return guest


def shifts(guest: Guest) -> list[Any]:
    found: list[Any] = guest.page.evaluate("window.shifts")
    return found


def hint_by(guest: Guest, answer: Callable[[Any], dict[str, Any]]) -> Guest:
    """Whatever hint is asked for, this one comes: `answer` is given the question."""

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hint":
                line.send(json.dumps({"type": "hint", "id": message["id"], "turn": message["turn"], **answer(message)}))
            else:
                server.send(text)

        line.on_message(hear)

    guest.page.route_web_socket(lambda url: url.endswith("/socket"), carry)
    return guest
