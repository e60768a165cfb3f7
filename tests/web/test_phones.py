"""An evening on several phones: each enters what is theirs, and neither a killed server nor a sleeping phone loses anything."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.harness.games import USUAL_GAME
from tests.harness.players import Server
from tests.web.guest import PHONE, Guest
from tests.web.pads import NAMES, Pad

Invite = Callable[..., Guest]
SEALED = -1
HEARING = """globalThis.heard = []
const own = fetch
globalThis.fetch = async (...asked) => {
  const answer = await own(...asked)
  void answer.clone().text().then((text) => heard.push(text), () => {})
  return answer
}"""
TOGETHER = "main[data-phones='together'][data-unsent='0'][data-stored='yes']"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as server:
        yield server


class SharedPad:
    """Ada holds the pad and shares it; the others come by its link."""

    def __init__(self, invite: Invite, house: Server, hidden: str, players: int = 3) -> None:
        self.invite, self.house = invite, house
        self.ada = Pad(lambda **more: invite(house, **more), USUAL_GAME, offline=False)
        while self.ada.page.locator("form ol li").count() > players:
            self.ada.page.locator("form ol li button").last.click()
        if hidden:
            self.ada.page.locator("summary").click()
            self.ada.page.locator("label.switch", has_text=hidden).first.click()
        self.ada.begin(players, 0)
        self.ada.page.get_by_role("button", name="Each on their own phone").click()
        self.ada.page.get_by_role("button", name="Share this pad").click()
        self.link = self.ada.page.get_by_role("dialog").locator("input").input_value()
        self.ada.page.keyboard.press("Escape")
        expect(self.ada.page.locator(TOGETHER)).to_be_visible()

    def comes(self, seat: int) -> Guest:
        """Another phone: its player opens the link and says who they are."""
        guest = self.invite(self.house, viewport=PHONE, has_touch=True)
        guest.forgiven = True
        guest.page.add_init_script(HEARING)
        guest.page.goto(self.link)
        guest.page.get_by_role("button", name=f"I am {NAMES[seat]}").click()
        expect(guest.page.locator(TOGETHER)).to_be_visible()
        return guest


def bids(page: Any, tricks: int, seat: int) -> None:
    """In secret, on one's own phone."""
    page.get_by_role("button", name=f"{NAMES[seat]} bids in secret").click()
    page.locator(f"#key-{tricks}").click()
    expect(page.locator(TOGETHER)).to_be_visible()


@pytest.mark.long
def test_secret_bids_from_three_phones_outlive_a_killed_server(invite: Invite, house: Server) -> None:
    pad = SharedPad(invite, house, "Hidden until the end")
    ben, cleo = pad.comes(1), pad.comes(2)
    bids(ben.page, 1, 1)
    bids(cleo.page, 0, 2)
    ada = pad.ada.page
    expect(ada.locator(".player .entry:not(.empty)")).to_have_count(2)
    house.kill()
    # While nobody answers, what is entered stays on the phone.
    ada.get_by_role("button", name="Ada bids in secret").click()
    ada.get_by_role("button", name="I am Ada").click()
    ada.locator("#key-1").click()
    expect(ada.locator("main[data-phones='cut'][data-unsent='1'][data-stored='yes']")).to_be_visible()
    pad.ada.guest.context.add_init_script(HEARING)
    ada.close()  # and her tab dies as well
    house.start()
    house.ready()
    pad.ada.guest.page = pad.ada.guest.context.new_page()
    pad.ada.visit()
    for page in (pad.ada.page, ben.page, cleo.page):
        expect(page.locator(TOGETHER)).to_be_visible()
        expect(page.locator(".player .taken")).to_have_count(3)  # all are in: on to the tricks
    for page, own in ((pad.ada.page, [1, SEALED, SEALED]), (ben.page, [SEALED, 1, SEALED]), (cleo.page, [SEALED, SEALED, 0])):
        page.wait_for_function(
            "own => heard.some((text) => text.includes(own))", arg=f'"bids":{json.dumps(own, separators=(",", ":"))}'
        )
        told = [json.loads(text)["entries"]["rounds"][0]["bids"] for text in page.evaluate("heard") if '"entries"' in text]
        assert all(bid in (None, each, SEALED) for bids in told for bid, each in zip(bids, own, strict=True))
    for seat, page in ((0, pad.ada.page), (1, ben.page), (2, cleo.page)):
        key = page.locator(f"#key-{1 if seat == 1 else 0}")
        if seat == 0:
            page.locator(".player", has_text="Ada").click()
        key.click()
    for page in (pad.ada.page, ben.page, cleo.page):
        expect(page.locator("tfoot td")).to_have_text(["−10", "30", "20"])
