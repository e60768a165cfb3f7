"""An evening on several phones: everybody enters their own, and neither a killed server nor a sleeping phone loses anything."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.harness.games import USUAL_GAME
from tests.harness.players import Server
from tests.web.guest import Guest
from tests.web.pads import HEARING, NAMES, TOGETHER, SharedPad

Invite = Callable[..., Guest]
SEALED = -1


def bids(page: Any, tricks: int, seat: int) -> None:
    """In secret, on the player's own phone."""
    page.get_by_role("button", name=f"{NAMES[seat]} bids in secret").click()
    page.locator(f"#key-{tricks}").click()
    expect(page.locator(TOGETHER)).to_be_visible()


def test_the_holder_releases_a_name_that_somebody_has_picked_by_keyboard_and_it_is_picked_again(
    invite: Invite, house: Server
) -> None:
    pad = SharedPad(invite, house, USUAL_GAME)
    eve = pad.comes(1)
    pad.ada.page.get_by_role("button", name="Each on their own phone").click()
    sheet = pad.ada.page.get_by_role("dialog")
    release = sheet.get_by_role("button", name="Release Ben")
    release.focus()
    pad.ada.look("light")
    pad.ada.page.keyboard.press("Enter")
    expect(sheet.get_by_role("status").last).to_have_text("Ben can be picked again.")
    expect(release).to_have_count(0)
    expect(sheet.get_by_role("list")).to_be_focused()
    expect(eve.page.get_by_role("heading", name="Who are you?")).to_be_visible()
    ben = pad.comes(1)
    expect(eve.page.get_by_role("button", name="Ben is on another phone")).to_be_visible()
    ben.page.get_by_role("button", name="Each on their own phone").click()
    expect(ben.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(3)
    expect(ben.page.get_by_role("dialog").get_by_role("button", name="Release")).to_have_count(0)


@pytest.mark.long
def test_secret_bids_from_three_phones_outlive_a_killed_server(invite: Invite, house: Server) -> None:
    pad = SharedPad(invite, house, USUAL_GAME, hidden="Hidden until the end")
    ben, cleo = pad.comes(1), pad.comes(2)
    bids(ben.page, 1, 1)
    bids(cleo.page, 0, 2)
    ada = pad.ada.page
    expect(ada.locator(".player .entry:not(.empty)")).to_have_count(2)
    house.kill()
    # While the server is down, entries stay on the phone.
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
        received = [json.loads(text)["entries"]["rounds"][0]["bids"] for text in page.evaluate("heard") if '"entries"' in text]
        assert all(bid in (None, each, SEALED) for bids in received for bid, each in zip(bids, own, strict=True))
    for seat, page in ((0, pad.ada.page), (1, ben.page), (2, cleo.page)):
        key = page.locator(f"#key-{1 if seat == 1 else 0}")
        if seat == 0:
            page.locator(".player", has_text="Ada").click()
        key.click()
    for page in (pad.ada.page, ben.page, cleo.page):
        expect(page.locator("tfoot td")).to_have_text(["−10", "30", "20"])
