"""Bots at the table: a tap on a chip says how the bot plays; a move that looks wrong is reported from the replay."""

from __future__ import annotations

import re
import sqlite3

from playwright.sync_api import expect

from mazzo.bots.levels import BOTS
from tests.harness.players import Server
from tests.web.guest import PHONE, Guest
from tests.web.screens import SCREENS, life_first_turn, move_reported, playing, wild_collection


def test_a_bots_chip_is_a_button_that_says_how_it_plays(ada: Guest) -> None:
    """By the keyboard alone; what is typed while the sheet is open is not for the table."""
    playing(ada)
    page = ada.page
    expect(page.locator(".own button")).to_have_count(0)  # a person's chip is none
    chip = page.locator(".seats").get_by_role("button", name=re.compile("^How .+ plays$")).first
    chip.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_have_accessible_name(re.compile("^How .+ plays$"))
    expect(sheet).to_contain_text("Exactly what a person in its seat would see, and never more")
    expect(sheet.locator("tr[aria-current]")).to_contain_text("Casual")
    expect(sheet.locator("tbody tr")).to_have_count(len(BOTS))
    page.keyboard.press("h")
    expect(page.get_by_test_id("polite")).not_to_contain_text("Jester")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(chip).to_be_focused()


def test_chips_stay_as_large_as_a_finger_on_a_phone(invite) -> None:
    guest = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    for screen in (playing, life_first_turn):
        screen(guest)
        chip = guest.page.locator(".seats button").last
        box = chip.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        chip.tap()
        expect(guest.page.get_by_role("dialog")).to_be_visible()


def test_a_program_from_outside_is_said_to_be_one_and_a_club_player_tells_its_tries(ada: Guest) -> None:
    ada.call_me("Ada")
    wish = {"game": "life_is_life", "players": 3, "level": "club"}
    code = ada.context.request.post(f"{ada.address}/api/tables", data=wish).json()["code"]
    ada.visit(code)
    ada.page.get_by_text("Let a program play").click()
    ada.page.get_by_role("button", name="Add a program").click()
    sheet = ada.page.get_by_role("dialog")
    ada.page.get_by_role("button", name="How Program 2 plays").click()  # before the deal as well
    expect(sheet).to_contain_text("An outside program plays here")
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Deal, with a bot").click()
    ada.until(lambda table: table["stage"] == "playing")
    program, club = (ada.page.locator(f'[data-seat="{seat}"]') for seat in (1, 2))
    program.click()
    expect(sheet).to_contain_text("An outside program plays here")
    expect(sheet.locator("table")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    club.click()
    expect(sheet).to_contain_text("up to 1,200 tries a move")
    expect(sheet).to_contain_text("with the lives left")


def test_in_wild_cards_the_way_leads_through_the_collection(ada: Guest) -> None:
    wild_collection(ada)
    ada.page.get_by_role("dialog").get_by_role("button", name=re.compile("^How .+ plays$")).click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("what each animal would be worth to it")


def test_the_text_table_has_the_way_too(ada: Guest) -> None:
    SCREENS["text-table"](ada)
    ada.page.get_by_role("button", name=re.compile("^How .+ plays$")).first.click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("How strong it is")


def test_a_bots_move_is_reported_from_the_replay(ada: Guest, server: Server) -> None:
    move_reported(ada)
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
    for place, said in ((0, "Nobody has moved yet."), (own, f"{name} is not a bot")):
        page.goto(f"{ada.address}/g/{code}#{place}")
        expect(page.get_by_role("slider")).to_have_value(str(place))
        page.get_by_role("button", name="Report this move").click()
        expect(sheet).to_contain_text(said)
        expect(sheet.get_by_role("button", name="Report", exact=True)).to_have_count(0)
        page.keyboard.press("Escape")
