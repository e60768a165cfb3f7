"""The end of a game: what decided it, and the result as a picture and a text to share."""

from __future__ import annotations

import re
import struct
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from mazzo.games import GAMES
from tests.harness.games import USUAL_GAME, parts_of_games
from tests.web.guest import DESKTOP, PHONE, TABLET, Guest
from tests.web.moments import played_on
from tests.web.test_every_screen import axe_complaints
from tests.web.usual import TITLE, opened

CREAM, GOLD = [255, 253, 247], [230, 179, 34]
# How much of a part of the picture has about this colour.
SHARE_OF = """([left, top, right, bottom, colour]) => {
  const pen = new OffscreenCanvas(1080, 1080).getContext('2d')
  pen.drawImage(document.querySelector('dialog img'), 0, 0)
  const { data } = pen.getImageData(left, top, right - left, bottom - top)
  let like = 0
  for (let at = 0; at < data.length; at += 4) like += colour.every((value, part) => Math.abs(data[at + part] - value) < 24)
  return (4 * like) / data.length
}"""
# What of the end is under something else or outside the screen.
COVERED = """() => [...document.querySelectorAll('#game-over, .podium li, .end .ways button')].filter((part) => {
  const { left, top, width, height } = part.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return !part.contains(document.elementFromPoint(x, y))
}).map((part) => part.textContent.trim())"""
HEIGHTS = "blocks => blocks.map((block) => block.getBoundingClientRect().height)"
SENT = """navigator.canShare = ({ files }) => files.length === 1
navigator.share = async ({ files, text }) => { window.sent = [files[0].name, files[0].type, files[0].size, text] }"""


def test_the_result_is_a_picture_of_our_cards_and_the_same_as_text(invite: Callable[..., Guest]) -> None:
    guest = invite(permissions=["clipboard-read", "clipboard-write"], timezone_id="UTC").call_me("Ada")
    wish = {"game": USUAL_GAME, "players": 3, "options": {"rounds": "1"}, "start": True}
    guest.visit(guest.context.request.post(f"{guest.address}/api/tables", data=wish).json()["code"])
    guest.play_on()
    page = guest.page
    page.get_by_role("button", name="Share").click()
    sheet = page.get_by_role("dialog", name="Share the result")
    picture = sheet.get_by_role("img")
    picture.wait_for()
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert axe_complaints(guest) == []
    lines = [f"{TITLE}, {time.strftime('%-d %B %Y', time.gmtime())}"]
    ranked = sorted(zip(guest.table["ranks"], guest.table["seats"], guest.table["scores"], strict=True), key=lambda one: one[0])
    lines += [f"{rank}. {seat['name']}: {score}".replace(": -", ": −") for rank, seat, score in ranked]
    expect(picture).to_have_attribute("alt", re.compile(re.escape(lines[0])))
    assert sorted((picture.get_attribute("alt") or "").split("\n")) == sorted(lines)
    with page.expect_download() as download:
        sheet.get_by_role("link", name="Save the picture").click()
    assert download.value.suggested_filename == f"mazzo-{guest.table['code']}.png"
    saved = download.value.path().read_bytes()
    assert (saved[:8], struct.unpack("!II", saved[16:24])) == (b"\x89PNG\r\n\x1a\n", (1080, 1080))
    assert page.evaluate(SHARE_OF, [100, 190, 980, 400, CREAM]) > 0.1  # the cards
    assert page.evaluate(SHARE_OF, [380, 480, 700, 900, GOLD]) > 0.2  # and the winner
    sheet.get_by_role("button", name="Copy as text").click()
    expect(sheet.get_by_role("status")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == picture.get_attribute("alt")
    expect(sheet.get_by_role("button", name="Send the picture")).to_have_count(0)  # this browser cannot


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=lambda size: str(size["width"]))
def test_the_podium_and_the_next_steps_are_in_sight(ada: Guest, size: ViewportSize) -> None:
    ada.page.set_viewport_size(size)
    for part in parts_of_games("screens").values():
        part.end_of_game(ada)
        expect(ada.page.locator(".podium li").first).to_be_visible()
        assert ada.page.evaluate(COVERED) == []
        first, second, third = ada.page.locator(".podium .step .block").evaluate_all(HEIGHTS)
        best = sorted(ada.table["scores"])[::-1]
        assert [first > second, second > third] == [best[0] > best[1], best[1] > best[2]]


def test_a_browser_that_can_share_files_is_handed_the_picture(ada: Guest) -> None:
    """On a phone: what the system does with it is not ours to test. Each game draws its own cards."""
    ada.page.add_init_script(SENT)
    for game, part in parts_of_games("screens").items():
        part.end_of_game(ada)
        ada.page.get_by_role("button", name="Share").click()
        ada.page.get_by_role("button", name="Send the picture").click()
        name, kind, size, text = ada.page.wait_for_function("window.sent").json_value()
        assert (name, kind) == (f"mazzo-{ada.table['code']}.png", "image/png")
        assert size > 40_000
        assert text.startswith(f"{GAMES[game].title}\n1. ")


def test_the_round_that_decided_a_game_is_named_only_if_one_did(ada: Guest) -> None:
    table = played_on(opened(4, {"rounds": "3-2-4"}, "9"), lambda now: False)
    ada.visit(ada.lay(table))
    expect(ada.page.locator(".end .lead")).to_have_text(re.compile("took the lead in the very last round"))
    ada.visit(ada.lay(played_on(opened(4, {"rounds": "3"}, "9"), lambda now: False)))
    expect(ada.page.locator(".podium li")).to_have_count(4)
    expect(ada.page.locator(".end .lead")).to_have_count(0)  # one round decides nothing but itself
