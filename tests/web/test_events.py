"""An event on a phone: somebody opens it, others enter and play a deal, and its organiser corrects something publicly."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.harness.games import SHORT_GAMES, USUAL_GAME
from tests.web.guest import PHONE, Guest
from tests.web.test_every_screen import axe_complaints

Invite = Callable[..., Guest]
LANGUAGES = ("de", "es", "it", "en")


def is_whole(guest: Guest) -> None:
    page = guest.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not re.search(r"\b(deal|event)-[a-z]", page.locator("body").inner_text())
    assert axe_complaints(guest) == []


def test_an_event_is_opened_from_the_lobby_on_a_phone(invite: Invite) -> None:
    host = invite(viewport=PHONE).call_me("Olga")
    page = host.home().page
    page.get_by_role("link", name="Events").click()
    page.get_by_role("button", name="Open an event").click()
    page.get_by_role("textbox", name="Title").fill("Friday cup")
    page.get_by_role("checkbox", name="Show it in the lobby").check()
    is_whole(host)
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_url("**/e/*")
    expect(page.get_by_role("heading", name="Friday cup")).to_be_visible()
    is_whole(host)
    other = invite(viewport=PHONE)
    other.home().page.goto(f"{other.address}/events")
    expect(other.page.get_by_role("link", name="Friday cup")).to_be_visible()
    is_whole(other)
    tile = other.page.get_by_role("listitem").filter(has_text="Friday cup")
    size = tile.bounding_box()
    assert size
    tile.click(position={"x": size["width"] - 12, "y": size["height"] - 12})  # not only its title opens it
    other.page.wait_for_url("**/e/*")


def enter_short_event(guest: Guest) -> str:
    """An event of two short deals against bots, opened and entered; its address."""
    wish = {"title": "Short cup", "game": USUAL_GAME, "players": 3, "options": dict(SHORT_GAMES)[USUAL_GAME], "deals": 2}
    made = guest.context.request.post(f"{guest.address}/api/events", data=wish, headers={"Origin": guest.address}).json()
    guest.page.goto(f"{guest.address}/e/{made['event']}")
    guest.page.get_by_role("button", name="Enter").click()
    return guest.page.url


def test_the_end_of_a_game_leads_to_the_next_deal_of_the_event(invite: Invite) -> None:
    ada = invite(viewport=PHONE).call_me("Ada")
    event = enter_short_event(ada)
    expect(ada.page.locator("main button.main")).to_have_accessible_name("Play: Deal 1")  # of all deals it is the next
    ada.page.get_by_role("button", name="Play: Deal 1").click()
    ada.page.wait_for_url("**/t/*")
    ada.until_asked()
    # Everybody plays the deal without help.
    expect(ada.page.get_by_role("button", name="What would a good player do?")).to_have_count(0)
    ada.play_on()
    main = ada.page.locator(".ways .main")
    expect(main).to_have_text("Next deal")
    expect(ada.page.get_by_role("button", name="Rematch", exact=True)).to_have_count(0)
    first = ada.table["code"]
    main.click()
    ada.until(lambda table: table["code"] != first)
    ada.play_on()
    expect(main).to_have_text("To the event")
    main.click()
    ada.page.wait_for_url(event)


def test_a_deal_of_an_event_is_for_those_who_have_entered(invite: Invite) -> None:
    host, ada = invite(viewport=PHONE).call_me("Olga"), invite(viewport=PHONE)
    event = enter_short_event(host)
    host.page.get_by_role("region", name="My deals").wait_for()
    event_page = host.context.request.get(f"{host.address}/api/events/{event.rpartition('/')[2]}").json()
    deal = f"{host.address}/d/{event_page['deals'][0]['deal']}"
    host.page.goto(deal)
    expect(host.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    ada.home().page.goto(deal)
    expect(ada.page.get_by_text("enter its event first")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    is_whole(ada)
    ada.page.get_by_role("link", name="To the event").click()
    ada.page.wait_for_url(event)


def test_a_person_who_is_not_yet_in_the_standings_is_not_called_taken_out(invite: Invite) -> None:
    ada = invite(viewport=PHONE).call_me("Ada")
    struck = False

    def of_a_while_ago(route: Route) -> None:
        """Large standings are some seconds old."""
        answer = route.fetch()
        page = answer.json()
        route.fulfill(response=answer, json={**page, "info": {**page["info"], "struck": struck}, "standings": []})

    enter_short_event(ada)
    ada.page.route(re.compile(r"/api/events/\w+$"), of_a_while_ago)
    ada.page.reload()
    taken_out = ada.page.get_by_text("The organiser has taken you out of the standings")
    expect(ada.page.get_by_text("You are taking part")).to_be_visible()
    expect(taken_out).to_have_count(0)
    struck = True
    ada.page.reload()
    expect(taken_out).to_be_visible()


@pytest.mark.long
def test_two_enter_play_and_read_what_the_organiser_changes(invite: Invite) -> None:
    host, ada = (invite(viewport=PHONE).call_me(name) for name in ("Olga", "Ada"))
    event = enter_short_event(host)
    ada.page.goto(event)
    ada.page.get_by_role("button", name="Enter").click()
    for guest in (host, ada):
        expect(guest.page.get_by_role("region", name="My deals").get_by_role("listitem")).to_have_count(2)
    is_whole(ada)
    ada.page.get_by_role("button", name="Play: Deal 1").click()
    ada.page.wait_for_url("**/t/*")
    ada.play_on()
    expect(ada.page.get_by_role("button", name="Next deal")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Replay")).to_have_count(0)  # others have yet to play it
    is_whole(ada)
    ada.page.get_by_role("button", name="To the event").click()
    mine = ada.page.get_by_role("row").filter(has_text="Ada")
    expect(mine).to_contain_text("1/2")
    expect(ada.page.get_by_role("link", name="Save as CSV")).to_have_attribute("href", re.compile("standings.csv$"))

    host.page.reload()
    host.page.get_by_role("textbox", name="Reason").fill("a try-out")
    host.page.get_by_role("combobox", name="Who").select_option(label="Ada")
    host.page.get_by_role("button", name="Take out of the standings").click()
    expect(host.page.get_by_role("row").filter(has_text="Ada")).to_have_count(0)
    is_whole(host)
    ada.page.reload()
    expect(ada.page.get_by_text("The organiser has taken you out of the standings")).to_be_visible()
    ada.page.get_by_text("Log", exact=True).click()
    expect(ada.page.locator("main")).to_contain_text("Ada no longer counts: a try-out")
    host.page.reload()  # and it can be undone on another day
    host.page.get_by_role("textbox", name="Reason").fill("it was one")
    host.page.get_by_role("combobox", name="Who").select_option(label="Ada")
    host.page.get_by_role("button", name="Count again").click()
    expect(host.page.get_by_role("row").filter(has_text="Ada")).to_have_count(1)
    prints_on_white_paper(host)


def prints_on_white_paper(guest: Guest) -> None:
    """The event and its standings print dark on white, in dark mode as well; without buttons."""
    guest.page.emulate_media(media="print", color_scheme="dark")
    expect(guest.page.get_by_role("table")).to_be_visible()
    expect(guest.page.get_by_text("by Olga")).to_be_visible()
    expect(guest.page.get_by_role("button")).to_have_count(0)
    ink = guest.page.locator("h1").evaluate("heading => getComputedStyle(heading).color")
    assert max(map(int, re.findall(r"\d+", ink)[:3])) < 64, ink


@pytest.mark.long
def test_the_event_pages_are_in_every_language(invite: Invite) -> None:
    guest = invite(viewport=PHONE)
    made = (
        guest.home()
        .context.request.post(
            f"{guest.address}/api/events",
            data={"title": "Cup", "game": USUAL_GAME, "players": 3},
            headers={"Origin": guest.address},
        )
        .json()
    )
    for language in LANGUAGES:
        guest.page.evaluate(f"localStorage.setItem('mazzo.language', '{language}')")
        for path in (f"e/{made['event']}", "events"):
            guest.page.goto(f"{guest.address}/{path}")
            guest.page.locator("main button.main").first.wait_for()
            assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (language, path)
            assert not re.search(r"\b(deal|event)-[a-z]", guest.page.locator("main").inner_text())
