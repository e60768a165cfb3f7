"""Where the focus is, for tests without a mouse."""

from __future__ import annotations

from tests.web.guest import Guest

FOCUS = """() => {
  const here = document.activeElement
  if (here === document.body || here === null) return 'nowhere'
  return here.dataset.card ?? here.dataset.bid ?? here.className ?? here.tagName
}"""


def focus(guest: Guest) -> str:
    guest.page.wait_for_timeout(60)
    return str(guest.page.evaluate(FOCUS))


def tab_to(guest: Guest, inside: str, most: int = 25) -> None:
    """Tab until the focus is inside."""
    for _ in range(most):
        if guest.page.evaluate("where => document.activeElement?.closest(where) !== null", inside):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"{most} times Tab did not lead into {inside}; the focus is on {focus(guest)}")
