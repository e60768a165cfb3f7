"""Bots at the table: a tap on a chip says how the bot plays; a move that looks wrong is reported from the replay."""

from __future__ import annotations

import re
import sqlite3

from playwright.sync_api import expect

from mazzo.bots.levels import BOTS
from tests.harness.players import Server
from tests.web.guest import PHONE, Guest
from tests.web.moments import chip_fits_a_finger
from tests.web.screens import SCREENS


def test_a_bots_chip_is_a_button_that_says_how_it_plays(ada: Guest) -> None:
    """By keyboard alone; typing while the sheet is open does not reach the table."""
    SCREENS["playing"](ada)
    page = ada.page
    expect(page.locator(".own button")).to_have_count(0)  # a person's chip is not a button
    chip = page.locator(".seats").get_by_role("button", name=re.compile("^How .+ plays$")).first
    chip.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_have_accessible_name(re.compile("^How .+ plays$"))
    expect(sheet).to_contain_text("Exactly what a person in its seat would see, and never more")
    expect(sheet).to_contain_text("It answers at once")  # as this server has it
    expect(sheet.locator("tr[aria-current]")).to_contain_text("Casual")
    expect(sheet.locator("tbody tr")).to_have_count(len(BOTS))
    page.keyboard.press("h")
    expect(page.get_by_test_id("polite")).not_to_contain_text("Jester")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(chip).to_be_focused()


def test_chips_stay_as_large_as_a_finger_on_a_phone(invite) -> None:
    guest = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    SCREENS["playing"](guest)
    chip_fits_a_finger(guest)


def test_how_a_bot_plays_can_be_asked_at_the_table_as_text(ada: Guest) -> None:
    SCREENS["text-table"](ada)
    ada.page.get_by_role("button", name=re.compile("^How .+ plays$")).first.click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("How strong it is")


def test_a_bots_move_is_reported_from_the_replay(ada: Guest, server: Server) -> None:
    SCREENS["move-reported"](ada)
    page, sheet = ada.page, ada.page.get_by_role("dialog")
    code = ada.table["code"]
    expect(sheet).to_contain_text("Move 9: Dario, bot (Casual).")
    sheet.get_by_role("textbox").fill("A trick too many")
    ada.context.set_offline(True)
    sheet.get_by_role("button", name="Report", exact=True).click()
    expect(sheet.get_by_role("status")).to_have_text("Cannot reach the server. Are you online?")
    ada.context.set_offline(False)
    ada.complaints.clear()  # the browser's own word for it
    sheet.get_by_role("button", name="Report", exact=True).click()
    expect(sheet.get_by_role("status")).to_have_text("Thank you. It is saved for whoever runs this server.")
    expect(sheet.get_by_role("textbox")).to_have_count(0)
    connection = sqlite3.connect(server.database)
    found = connection.execute("SELECT place, seat, level, text FROM reports WHERE code = ?", (code,)).fetchall()
    connection.close()
    assert found == [(9, 2, "casual", "A trick too many")]

    page.keyboard.press("Escape")
    decisions = ada.context.request.get(f"{ada.address}/api/tables/{code}/replay").json()["decisions"]
    own = next(made["place"] for made in decisions if made["seat"] == 0)
    name = ada.table["seats"][0]["name"]
    for place, text in ((0, "Nobody has moved yet."), (own, f"{name} is not a bot")):
        page.goto(f"{ada.address}/g/{code}#{place}")
        expect(page.get_by_role("slider")).to_have_value(str(place))
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name="Report this move").click()
        expect(sheet).to_contain_text(text)
        expect(sheet.get_by_role("button", name="Report", exact=True)).to_have_count(0)
        page.keyboard.press("Escape")
