"""Two browsers at one table, and a spectator."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.web.guest import PHONE, Guest, somebody_absent
from tests.web.usual import TITLE, bid, dealt, open_with_friends

Invite = Callable[..., Guest]
EXAMPLE = Path(__file__).resolve().parent.parent.parent / "examples" / "outside_bot.py"

NASTY = ["<img src=x onerror=f()>", "{{x}} ${y} <b>&amp;</b>", "'\"><script>x()"]


def test_a_friend_comes_by_the_link_and_both_play(invite: Invite) -> None:
    ada, ben = invite().call_me("Ada"), invite(viewport=PHONE).call_me("Ben")
    open_with_friends(ada, 3, rounds="1-2")
    page = ada.page
    link = page.get_by_role("textbox", name="Send this link to your friends").input_value()
    assert link == page.url
    expect(page.get_by_text("So far only this computer can open the link.")).to_be_visible()

    ben.page.goto(link)
    expect(ben.page.locator(".seats li")).to_have_count(3)
    expect(ben.page.get_by_role("heading", name=f"Ada invites you to {TITLE}")).to_be_visible()
    ben.page.get_by_role("listitem").filter(has_text="3").get_by_role("button", name="Sit here").click()
    expect(page.locator(".seats li").nth(2)).to_contain_text("Ben")
    expect(ben.page.get_by_text("Ada deals when everyone is here.")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Add a bot")).to_have_count(0)  # that is the host's to say

    ben.page.get_by_role("textbox", name="Your name").fill("Benedetta")
    ben.page.get_by_role("button", name="Save").click()
    expect(page.locator(".seats li").nth(2)).to_contain_text("Benedetta")

    page.get_by_role("button", name="Add a bot").click()
    expect(page.locator(".seats li").nth(1)).to_contain_text("bot, Casual")
    bot = page.locator(".seats li").nth(1).locator("strong").inner_text()
    page.get_by_role("button", name=f"Swap {bot} and Benedetta").click()
    for guest in (ada, ben):  # a click before the page shows it would name the previous seat, and be refused
        expect(guest.page.locator(".seats li").nth(1)).to_contain_text("Benedetta")
    page.get_by_role("button", name=f"Remove {bot}").click()
    expect(page.locator(".seats li").nth(2)).to_contain_text("free")
    page.get_by_role("button", name="Deal, with a bot in the free seat").click()

    end = time.monotonic() + ada.patience
    while ada.table["stage"] != "over" and time.monotonic() < end:
        for guest in (ada, ben):
            guest.page.wait_for_timeout(20)
            if guest.table["stage"] == "playing" and guest.table["legal"]:
                guest.make(guest.table["legal"][0])
    ada.until(lambda table: table["stage"] == "over")
    ben.until(lambda table: table["stage"] == "over")
    assert ada.table["scores"] == ben.table["scores"]

    page.get_by_role("button", name="Rematch", exact=True).click()
    page.get_by_role("heading", name=f"{TITLE}: Waiting room").wait_for()
    ben.page.get_by_role("button", name="Join").first.click()
    ben.page.get_by_role("heading", name=f"{TITLE}: Waiting room").wait_for()
    assert ben.page.url == page.url


def test_a_spectator_sees_the_table_and_no_hand(invite: Invite) -> None:
    ada, eve = invite(), invite()
    table = dealt("R7 G2", "R2 Y5", "J1 Y4", dealer=2)
    bid(table, "1 1 0")
    code = ada.lay(table)
    ada.visit(code)
    eve.visit(code)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(eve.page.locator(".hand button")).to_have_count(0)
    expect(eve.page.locator(".seats li")).to_have_count(3)
    assert "G2" not in str(eve.heard)
    assert eve.table["legal"] == []
    ada.make("play R7")
    eve.until(lambda now: len(now["view"]["played"]) >= 3)
    ada.play_on()
    expect(eve.page.locator(".podium li")).to_have_count(3)
    expect(eve.page.get_by_role("button", name="Rematch")).to_have_count(0)


def test_a_friend_who_is_away_is_shown_as_away(ada: Guest, ben: Guest) -> None:
    code = ada.lay(dealt("R7 G2", "R2 Y5", "J1 Y4", dealer=2), others={1: ben.person})
    ada.visit(code)
    ben.visit(code)
    expect(ada.page.locator('[data-seat="1"] .here:not(.away)')).to_be_visible()
    ben.page.goto("about:blank")
    expect(ada.page.locator('[data-seat="1"] .here.away')).to_be_visible()


def test_nasty_names_are_shown_as_text(invite: Invite) -> None:
    ada, ben = invite().call_me(NASTY[0]), invite().call_me(NASTY[1])
    open_with_friends(ada, 3, rounds="1")
    expect(ada.page.locator(".seats li").first).to_contain_text(NASTY[0])
    ben.visit(ada.table["code"])
    ben.page.get_by_role("button", name="Sit here").first.click()
    expect(ada.page.locator(".seats li").nth(1)).to_contain_text(NASTY[1])
    ada.page.get_by_role("textbox", name="Your name").fill(NASTY[2])
    ada.page.get_by_role("button", name="Save").click()
    expect(ben.page.locator(".seats li").first).to_contain_text(NASTY[2])
    ada.page.get_by_role("button", name="Deal, with a bot").click()
    ben.page.locator("main.room").wait_for()
    expect(ben.page.locator('[data-seat="0"]')).to_contain_text(NASTY[2])
    expect(ada.page.locator('[data-seat="1"]')).to_contain_text(NASTY[1])
    for guest in (ada, ben):
        assert guest.page.locator("main script, main img[src=x], main b").count() == 0
    home = ada.home().page
    expect(home.locator(".tables")).to_contain_text(NASTY[1])


def test_the_host_seats_a_program_which_plays_to_the_end(invite: Invite) -> None:
    ada = invite()
    open_with_friends(ada, 3, rounds="1")
    ada.page.get_by_text("More", exact=True).click()
    ada.page.get_by_text("Let a program play").click()
    ada.page.get_by_role("button", name="Add a program").click()
    expect(ada.page.locator(".seats li").nth(1)).to_contain_text("Program 2")
    address = ada.page.get_by_label("Address").input_value()
    token = ada.page.get_by_label("Token for seat 2").input_value()
    assert token not in ada.page.url
    bot = subprocess.Popen([sys.executable, EXAMPLE, address], env=os.environ | {"MAZZO_TOKEN": token}, stdout=subprocess.PIPE)
    ada.until(lambda table: table["seats"][1]["here"])
    ada.page.get_by_role("button", name="Deal, with a bot").click()
    ada.until(lambda table: table["stage"] == "playing")
    expect(ada.page.locator('[data-seat="1"]')).to_contain_text("Program 2")
    ada.play_on(lambda table: table["stage"] == "over")
    printed, _ = bot.communicate(timeout=30)
    assert b"Program 2" in printed


def test_a_rated_table_says_what_it_does_not_allow(ada: Guest, ben: Guest) -> None:
    open_with_friends(ada, 3, checkbox="Rated game")
    ada.page.get_by_text("More", exact=True).click()
    ada.page.get_by_text("Let a program play").click()
    expect(ada.page.get_by_role("button", name="Add a program")).to_be_disabled()
    expect(ada.page.get_by_text("Programs cannot play in rated games.")).to_be_visible()

    table = dealt("R7 G2", "R2 Y5", "J1 Y4", dealer=2)
    bid(table, "1 1 0")
    table.opened.rated, table.opened.clock = True, "relaxed"
    code = ada.lay(table, others={1: ben.person, 2: somebody_absent(ada.server)})
    ada.visit(code)
    ben.visit(code)
    ada.make("play R7")
    ada.until(lambda table: table["waiting_for"] == [1])
    page = ada.page
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("combobox", name="Time for everyone")).to_be_disabled()
    expect(page.get_by_text("In a rated game the pace stays as it is.")).to_be_visible()
    expect(page.get_by_role("button", name="Be right back")).to_have_count(0)
    expect(page.get_by_text("You can come back after its next move")).to_be_visible()
    page.get_by_role("button", name="Leave").click()
    ada.visit(code)
    expect(page.get_by_role("button", name="Take your seat back")).to_be_disabled()
    expect(page.get_by_text("You can come back after the bot’s next move.")).to_be_visible()
