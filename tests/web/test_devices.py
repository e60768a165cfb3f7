"""A person's devices and data: listing them, signing them out, exporting everything as a file, and being deleted."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.guest import PHONE, Guest
from tests.web.test_every_screen import axe_complaints

PHONES_NAME = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"


def test_from_a_second_device_to_deleting_oneself(invite: Callable[..., Guest]) -> None:
    ada, phone = invite(viewport=PHONE), invite(viewport=PHONE, user_agent=PHONES_NAME)
    ada.call_me("Adalgisa")
    page = ada.page
    page.goto(f"{ada.address}/you")
    page.get_by_role("region", name="Your devices").get_by_role("button", name="Make a link").click()
    phone.page.goto(page.get_by_role("textbox", name=re.compile("Open this link there")).input_value())
    phone.page.get_by_role("button", name="Yes, it is my link").click()
    expect(phone.page.get_by_role("dialog")).to_have_count(0)
    phone.page.reload()
    expect(phone.page.get_by_role("button", name="Your name: Adalgisa")).to_be_visible()
    phone.page.get_by_role("button", name="With friends").first.click()
    phone.page.get_by_role("button", name="Open the table").click()
    phone.page.locator(".invite input").wait_for()

    page.reload()
    devices = page.get_by_role("region", name="Your devices")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    expect(devices.get_by_role("listitem").first).to_contain_text("this device")
    expect(devices.get_by_role("listitem").last).to_contain_text(re.compile("^Firefox on Android"))
    devices.get_by_role("button", name="Sign out Firefox on Android").focus()
    page.keyboard.press("Enter")
    expect(devices.get_by_role("listitem")).to_have_count(1)
    expect(phone.page.get_by_role("heading", name="This device was signed out.")).to_be_visible()
    phone.page.get_by_role("button", name="Home").click()
    expect(phone.page.get_by_role("button", name=re.compile("Your name: (?!Adalgisa)"))).to_be_visible()

    devices.get_by_role("button", name="Sign out here").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("nobody can be Adalgisa again")
    assert axe_complaints(ada) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download").click()
    export = json.loads(downloading.value.path().read_text())
    assert export["rows"]["persons"][0]["name"] == "Adalgisa"

    page.get_by_role("button", name="Delete your data").click()
    assert axe_complaints(ada) == []
    name = sheet.get_by_role("textbox", name=re.compile("type your name: Adalgisa"))
    name.fill("Somebody else")
    page.keyboard.press("Enter")
    expect(sheet.get_by_role("alert")).to_contain_text("That is not your name")
    assert [complaint for complaint in ada.complaints if "400" not in complaint] == []  # the browser reports the refusal too
    ada.complaints.clear()
    name.fill("Adalgisa")
    page.keyboard.press("Enter")
    page.wait_for_url(f"{ada.address}/")
    expect(page.get_by_role("button", name=re.compile("Your name: (?!Adalgisa)"))).to_be_visible()
