"""Moments of a game worth looking at, and how to get a table there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from mazzo.bots.levels import BOTS
from mazzo.bots.sandbox import bot_decision
from mazzo.rules.dice import dice_of, seed_of
from mazzo.table.table import Table
from tests.web.guest import DESKTOP, PHONE, Guest

BROKEN_WORDS = """() => [...document.querySelectorAll('.block th')].flatMap((cell) => {
  const words = []
  const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const node = walk.currentNode
    if (node.parentElement.closest('.unseen, .name')) continue
    for (const { index, 0: word } of node.data.matchAll(/\\S+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const boxes = [...range.getClientRects()]
      const edge = cell.getBoundingClientRect()
      const lines = new Set(boxes.map((box) => Math.round(box.top))).size
      if (lines > 1 || boxes.some((box) => box.right > edge.right)) words.push(word)
    }
  }
  return words
})"""


def played_on(table: Table, done: Callable[[Table], bool]) -> Table:
    """Casual players on every seat, until this is true of the table or the game is over."""
    dice = dice_of(seed_of(5), 1)
    while table.stage == "playing" and not done(table):
        seat = table.undecided[0]
        table.play(seat, bot_decision(BOTS["casual"], table.state, seat, dice))
    return table


def open_score(guest: Guest) -> None:
    """On a phone it is a sheet; on a desktop it is beside the table."""
    button = guest.page.locator(".top button.narrow-only").first
    if button.is_visible():
        button.click()
        guest.page.locator("dialog table").wait_for()


def no_word_is_broken(guest: Guest, screen: Callable[[Guest], Any]) -> None:
    """In the score of this screen: beside the table on a desktop, in its sheet on a phone."""
    guest.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    screen(guest)
    expect(guest.page.locator(".block tfoot th")).to_be_visible()
    assert guest.page.evaluate(BROKEN_WORDS) == []
    guest.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    open_score(guest)
    assert guest.page.evaluate(BROKEN_WORDS) == []


def chip_fits_a_finger(guest: Guest) -> None:
    """The chip of a bot, which says how it plays."""
    chip = guest.page.locator(".seats button").last
    box = chip.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    chip.tap()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
