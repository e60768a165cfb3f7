"""How much of the page jumps while nobody touches it, as browsers count it: the worst five seconds."""

from __future__ import annotations

from tests.web.guest import Guest

WATCH = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value, startTime, sources } of list.getEntries())
    if (!hadRecentInput)
      window.shifts.push([startTime, value, sources.map(({ node }) => `${node?.nodeName}.${node?.className ?? ''}`).join(' ')])
}).observe({ type: 'layout-shift', buffered: true })
"""
MOST_SHIFT = 0.1  # in a whole game
GAP, LONGEST = 1000, 5000  # milliseconds: between two shifts that belong together, and of all that do


def watch_shifts(guest: Guest) -> Guest:
    """From the next page on."""
    guest.context.add_init_script(WATCH)
    return guest


def worst_shift(guest: Guest) -> tuple[float, list[str]]:
    """The largest sum of shifts that belong together, and what moved."""
    worst, parts = 0.0, []
    begun = last = -1e9
    total, moved = 0.0, []
    for at, value, what in guest.page.evaluate("window.shifts"):
        if at - last > GAP or at - begun > LONGEST:
            begun, total, moved = at, 0.0, []
        last = at
        total += value
        moved = [*moved, f"{value:.3f} {what}"]
        if total > worst:
            worst, parts = total, moved
    return worst, parts
