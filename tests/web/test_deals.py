"""The same deal for several people, on a phone: a friend's challenge, the deal of the day, and who was best yesterday."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from playwright.sync_api import expect

from mazzo.server.codes import fresh_code
from mazzo.server.results.deals import terms_of
from mazzo.server.results.tries import outcome_of
from tests.harness.games import USUAL_GAME
from tests.harness.tables import finished_table
from tests.web.guest import PHONE, Guest
from tests.web.test_every_screen import axe_complaints

Invite = Callable[..., Guest]
LANGUAGES = ("en-GB", "de-DE", "es-ES", "it-IT")
DAY = 24 * 3600


def is_whole(guest: Guest) -> None:
    """Nothing scrolls sideways, no word is missing, and axe finds nothing."""
    page = guest.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not re.search(r"\bdeal-[a-z]", page.locator("main").inner_text())
    assert axe_complaints(guest) == []


def make_deal(guest: Guest) -> str:
    """From the end of a game that was played before: the code of the deal."""
    code = guest.lay(finished_table(USUAL_GAME, rated=False, seed=11, people=1))
    guest.visit(code)
    guest.page.locator(".end > details > summary").click()
    guest.page.get_by_role("button", name="Play this deal").click()
    guest.page.wait_for_url("**/d/*")
    return guest.page.url.rpartition("/")[2]


@pytest.mark.long
def test_a_friend_opens_the_link_plays_and_both_see_where_their_games_diverged(invite: Invite) -> None:
    ada = invite(viewport=PHONE).call_me("Ada")
    ben = invite(viewport=PHONE).call_me("Ben")
    deal = make_deal(ada)
    expect(ada.page.get_by_role("textbox", name="Link for friends")).to_have_value(re.compile(f"/d/{deal}$"))
    is_whole(ada)

    ben.page.goto(ada.page.url)
    expect(ben.page.locator("main")).to_contain_text("Ada played these cards")
    is_whole(ben)
    ben.page.get_by_role("button", name="Play", exact=True).click()
    ben.page.wait_for_url("**/t/*")
    ben.play_on()
    ben.page.get_by_role("button", name="Compare").click()
    results = ben.page.get_by_role("region", name="Results")
    expect(results.get_by_role("listitem")).to_have_count(2)
    # The bots of a table put into the database use other dice: they may be the first to differ.
    differently = re.compile("(You first played|Others were the first to play) differently,? at decision")
    expect(ben.page.get_by_role("region", name="Compare")).to_contain_text(differently)
    is_whole(ben)
    there = ben.page.get_by_role("link", name="See it there: Ada")
    expect(there).to_have_attribute("href", re.compile(r"/g/\w{8}#\d+$"))
    there.click()
    expect(ben.page.get_by_role("slider")).to_be_visible()

    ada.page.reload()
    expect(ada.page.get_by_role("region", name="Results").get_by_role("listitem")).to_have_count(2)


def test_a_person_who_looked_first_is_warned_that_it_will_show(invite: Invite) -> None:
    ada, eve = invite(viewport=PHONE), invite(viewport=PHONE)
    code = ada.lay(finished_table(USUAL_GAME, rated=False, seed=12, people=1))
    eve.home().page.goto(f"{eve.address}/g/{code}")
    eve.page.get_by_role("button", name="More").click()
    eve.page.get_by_role("button", name="Play this deal").click()
    expect(eve.page.locator("main")).to_contain_text("You have seen these cards")
    is_whole(eve)


@pytest.mark.parametrize("locale", ["en-GB", *(pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES[1:])])
def test_the_deal_of_the_day_from_home_to_its_result(invite: Invite, locale: str) -> None:
    guest = invite(viewport=PHONE, locale=locale).call_me("Ada")
    day = guest.home().page.get_by_role("region").filter(has=guest.page.locator("#deals-of-day"))
    day.get_by_role("button").first.click()
    guest.page.wait_for_url("**/d/*")
    address = guest.page.url
    guest.page.locator(".sheet-of-paper button.main").wait_for()
    is_whole(guest)
    guest.page.locator(".sheet-of-paper button.main").click()
    guest.page.wait_for_url("**/t/*")
    code = guest.page.url.rpartition("/")[2]
    guest.until(lambda table: table["stage"] == "playing")
    guest.context.request.post(f"{guest.address}/api/me/put_away", data={"code": code}, headers={"Origin": guest.address})
    guest.page.goto(address)
    expect(guest.page.locator("textarea")).to_have_value(re.compile(f"{address}$"))  # without a word about the cards
    expect(guest.page.locator(".sheet-of-paper button.main")).to_have_count(0)
    guest.page.locator("details summary").click()
    expect(guest.page.locator("code")).to_have_count(2)  # this day's fingerprint, and the next one's
    is_whole(guest)
    guest.home()
    is_whole(guest)


def test_yesterdays_deal_is_shown_with_its_best_game(invite: Invite) -> None:
    ada = invite(viewport=PHONE).call_me("Ada")
    table = finished_table(USUAL_GAME, rated=False, seed=13, people=1)
    code = ada.lay(table)
    yesterday = (datetime.now(UTC) - timedelta(days=1)).date().isoformat()
    now, deal, outcome = int(time.time()), fresh_code(), outcome_of(table, 0)
    connection = sqlite3.connect(ada.server.database, timeout=20)
    with connection:
        connection.execute(
            "INSERT INTO deals (deal, game, seed, seat, made_at, opens_at, closes_at, day, text) "
            "VALUES (?, ?, ?, 0, ?, ?, ?, ?, ?)",
            (deal, USUAL_GAME, "ab" * 32, now, now - 2 * DAY, now - 1, yesterday, msgspec.json.encode(terms_of(table, 0))),
        )
        connection.execute(
            "INSERT INTO tries (deal, code, person, number, knew, begun_at, over_at, standing, text) "
            "VALUES (?, ?, ?, 1, 0, ?, ?, ?, ?)",
            (deal, code, ada.person.person, now - 60, now - 30, outcome.standing, outcome.columns["text"]),
        )
    connection.close()
    ada.home()
    expect(ada.page.locator("main")).to_contain_text("Yesterday: Ada was the best of 1")
    is_whole(ada)
    ada.page.get_by_role("link", name="All results").click()
    expect(ada.page.get_by_role("region", name="Results").get_by_role("listitem")).to_have_count(1)
    expect(ada.page.locator("main")).to_contain_text("Closed")
    is_whole(ada)
