"""Somebody rude at the table: reported, blocked, unblocked, and banned, by keyboard and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.guest import PHONE, Guest
from tests.web.test_every_screen import TOO_WIDE, axe_complaints
from tests.web.usual import bid, dealt

Invite = Callable[..., Guest]


@pytest.mark.long
def test_a_rude_player_is_reported_blocked_and_banned(mazzo: Any, invite: Invite) -> None:
    ada, eve = invite(viewport=PHONE).call_me("Ada"), invite(locale="de-DE").call_me("Eve")
    table = dealt("R7 G2", "R2 Y5", "J1 Y4", dealer=2)
    bid(table, "1 1 0")
    code = ada.lay(table, others={1: eve.person})
    ada.visit(code)
    eve.visit(code)
    page = ada.page

    def say(text: str) -> None:
        eve.page.locator(".talk input[type=text]").fill(text)
        eve.page.keyboard.press("Enter")

    eve.page.get_by_role("tab", name="Chat").click()
    say("Horrible things")
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("log", name="Chat").get_by_role("button", name="About Eve").focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="About Eve")
    expect(sheet.get_by_text("Horrible things")).to_be_visible()
    assert axe_complaints(ada) == []
    assert page.evaluate(TOO_WIDE) == []
    sheet.get_by_role("textbox").fill("rude")
    page.keyboard.press("Enter")
    expect(sheet.get_by_role("status")).to_have_text("Thank you. The host of this server will read it.")
    sheet.get_by_role("button", name="Block").click()
    expect(sheet.get_by_role("status")).to_have_text("You have blocked Eve.")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_text("Horrible things")).to_have_count(0)
    before = len(ada.heard)
    say("Worse things")
    expect(eve.page.get_by_text("Worse things")).to_be_visible()
    page.keyboard.press("Escape")
    chip = page.get_by_role("list", name="Players").get_by_role("button", name="About Eve")
    chip.click()
    expect(page.get_by_role("dialog", name="About Eve").get_by_text("You have blocked Eve.")).to_be_visible()
    assert "Worse" not in str(ada.heard[before:])

    page.get_by_role("button", name="People you have blocked").click()
    page.get_by_role("heading", name="People you have blocked").wait_for()
    assert axe_complaints(ada) == []
    assert page.evaluate(TOO_WIDE) == []
    page.get_by_role("button", name="Unblock Eve").click()
    expect(page.get_by_text("You have unblocked Eve.")).to_be_visible()

    with ThreadPoolExecutor(1) as thread:  # a command has an event loop of its own
        words = ("ban", eve.person.person, "--for", "2h", "--reason", "spam", "--database", ada.server.settings["database"])
        status, _, err = thread.submit(mazzo, *words).result()
    assert status == 0, err
    expect(eve.page.get_by_role("heading", name="von diesem Server ausgeschlossen")).to_contain_text("Der Grund: spam")
    assert axe_complaints(eve) == []
    eve.page.goto(f"{eve.address}/")
    expect(eve.page.get_by_role("alert")).to_contain_text("Du bist bis")
    eve.page.goto(f"{eve.address}/t/{code}")
    expect(eve.page.get_by_role("heading", name="von diesem Server ausgeschlossen")).to_be_visible()
    eve.complaints[:] = [complaint for complaint in eve.complaints if "403" not in complaint]  # her browser logs it, too
