"""An event among people in real browsers: an organiser, three people, and bots for those who are missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.harness.games import SHORT_GAMES, USUAL_GAME
from tests.web.guest import PHONE, Guest
from tests.web.test_events import is_whole

Invite = Callable[..., Guest]


def open_among_people(host: Guest, **more: Any) -> str:
    options = dict(SHORT_GAMES)[USUAL_GAME]
    wish = {"title": "Cup", "game": USUAL_GAME, "players": 3, "options": options, "among": "people", "pause": 0, **more}
    made = host.context.request.post(f"{host.address}/api/events", data=wish, headers={"Origin": host.address}).json()
    return f"{host.address}/e/{made['event']}"


def enter(guest: Guest, link: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Enter").click()
    expect(guest.page.get_by_text("You are taking part")).to_be_visible()


def to_my_table(guest: Guest) -> None:
    """By the button of the event's page, or of the note at the last table; the server checks once a second."""
    guest.table = None
    guest.page.get_by_role("button", name="To my table").click(timeout=guest.patience * 1000)
    guest.page.wait_for_url("**/t/*")


def play_together(guests: list[Guest]) -> None:
    """The first of them makes the last legal move, the others the first: with the same cards their games are sure to diverge."""
    for _ in range(400):
        stages = {(guest.table or {}).get("stage") for guest in guests}
        if stages == {"over"}:
            return
        for guest in guests:
            guest.page.wait_for_timeout(20)
            table = guest.table or {}
            if table.get("stage") == "playing" and table["legal"] and table["your_choice"] is None:
                guest.make(table["legal"][-1 if guest is guests[0] else 0])
    raise AssertionError(f"the games did not end: {stages}")


def test_two_are_seated_when_the_organiser_starts(invite: Invite) -> None:
    olga, ada = (invite(viewport=PHONE).call_me(name) for name in ("Olga", "Ada"))
    link = open_among_people(olga, deals=2)
    for guest in (olga, ada):
        enter(guest, link)
    expect(ada.page.get_by_text("Begins when the organiser starts it")).to_be_visible()
    is_whole(ada)
    olga.page.emulate_media(color_scheme="dark")
    olga.page.reload()
    olga.page.get_by_role("button", name="Start now").wait_for()
    is_whole(olga)  # in the dark
    olga.page.get_by_role("button", name="Start now").click()
    to_my_table(ada)
    covers_no_seat(ada)
    olga.page.get_by_role("button", name="To my table").wait_for(timeout=olga.patience * 1000)
    expect(olga.page.get_by_role("region", name="Who sits where")).to_contain_text("Table 2")
    is_whole(olga)


def covers_no_seat(guest: Guest) -> None:
    """What the table says about the event is in the line on top, where nobody sits."""
    button = guest.page.get_by_role("button", name="Deal 1/2")
    button.wait_for()
    box, seats = button.bounding_box(), guest.page.locator(".chip").all()
    assert box
    assert seats
    assert all(box["y"] + box["height"] <= (seat.bounding_box() or box)["y"] for seat in seats)


@pytest.mark.long
def test_two_tables_are_compared_once_the_time_is_up(invite: Invite) -> None:
    olga, ada = (invite(viewport=PHONE).call_me(name) for name in ("Olga", "Ada"))
    link = open_among_people(olga, deals=1, minutes=1)
    for guest in (olga, ada):
        enter(guest, link)
    olga.page.get_by_role("button", name="Start now").click()
    for guest in (olga, ada):
        to_my_table(guest)
    play_together([olga, ada])
    compare = ada.page.get_by_role("button", name="Compare: Deal 1")
    for _ in range(40):  # until the minute is over
        ada.page.goto(link)
        ada.page.get_by_role("heading", name="Standings").wait_for()
        if compare.is_visible():
            break
        ada.page.wait_for_timeout(3000)
    is_whole(ada)
    ada.page.get_by_text("Deal by deal").click()
    expect(ada.page.get_by_role("region", name="Deal by deal").get_by_role("row")).to_have_count(3)
    is_whole(ada)
    compare.click()
    results = ada.page.get_by_role("region", name="Results")
    expect(results.get_by_role("listitem")).to_have_count(2)  # on each seat, one at either table
    expect(ada.page.get_by_role("region", name="Compare")).to_contain_text("at decision")
    is_whole(ada)
    results.get_by_role("combobox", name="Whose cards").select_option(label="Seat 3")
    expect(results.get_by_role("listitem")).to_have_count(2)
    ada.page.get_by_role("link", name="See it there").last.click()
    expect(ada.page.get_by_role("slider")).to_be_visible()


@pytest.mark.long
def test_an_invitation_is_sent_and_used(invite: Invite) -> None:
    olga, ada = (invite(viewport=PHONE).call_me(name) for name in ("Olga", "Ada"))
    link = open_among_people(olga, invited=True)
    olga.home().page.goto(link)
    olga.page.get_by_role("button", name="Make invitations").click()
    code = olga.page.get_by_role("region", name="Organise").locator("li code").first
    code.wait_for()
    is_whole(olga)
    ada.page.goto(link)
    ada.page.get_by_role("button", name="Enter").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("asks for an invitation")
    ada.complaints = [complaint for complaint in ada.complaints if "409" not in complaint]  # the browser notes the refusal
    is_whole(ada)
    ada.page.goto("about:blank")
    ada.page.goto(f"{link}#{code.inner_text()}")
    ada.page.get_by_role("button", name="Enter").click()
    expect(ada.page.get_by_text("You are taking part")).to_be_visible()
    olga.page.reload()
    expect(olga.page.get_by_role("region", name="Organise").locator("li")).to_contain_text("Ada")


@pytest.mark.long
def test_a_whole_event_in_four_browsers(invite: Invite) -> None:
    olga, *people = (invite(viewport=PHONE).call_me(name) for name in ("Olga", "Ada", "Ben", "Cleo"))
    page = olga.home().page
    page.goto(f"{olga.address}/events")
    page.get_by_role("button", name="Open an event").click()
    page.get_by_text("Among people", exact=True).click()
    page.get_by_role("combobox", name="If the tables do not fill up").select_option(label="people rest in turn")
    page.get_by_text("Rules of the tables").click()
    is_whole(olga)
    link = open_among_people(olga, deals=2)
    for guest in people:
        enter(guest, link)
    olga.page.goto(link)
    olga.page.get_by_role("button", name="Start now").click()
    for _ in range(2):
        for guest in people:
            to_my_table(guest)
        play_together(people)
    for guest in people:
        guest.page.get_by_role("button", name="To the event").click(timeout=guest.patience * 1000)
        guest.page.wait_for_url("**/e/*")
    olga.page.goto(link)
    expect(olga.page.get_by_text("Over", exact=False).first).to_be_visible(timeout=olga.patience * 1000)
    expect(olga.page.get_by_role("row")).to_have_count(4)
    for guest in people:
        expect(guest.page.get_by_role("row").filter(has_text="2/2")).to_have_count(3, timeout=guest.patience * 1000)
    is_whole(people[0])
    olga.page.get_by_text("Log", exact=True).click()
    expect(olga.page.locator("main")).to_contain_text("The event has ended.")
