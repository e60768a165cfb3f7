"""Around the tables: rules, lessons, settings, sounds, the table as text, and the page without its server."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.rulebook.positions import bid, dealt, trick
from tests.web.guest import PHONE, Guest
from tests.web.screens import learn, lesson, playing

Invite = Callable[..., Guest]

LANGUAGES = {
    "en-GB": ("How Wizard is played", "Play now"),
    "it-IT": ("Come si gioca a Wizard", "Gioca subito"),
    "es-ES": ("Cómo se juega a Wizard", "Jugar ya"),
    "de-DE": ("So spielt man Wizard", "Sofort spielen"),
}
COUNT_NOTES = """
window.notes = 0
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...when) { window.notes += 1; return start.apply(this, when) }
"""


@pytest.mark.parametrize(("locale", "words"), LANGUAGES.items())
def test_home_and_the_rules_in_the_language_of_the_browser(invite: Invite, locale: str, words: tuple[str, str]) -> None:
    guest = invite(locale=locale)
    learn(guest)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(words[0])
    expect(guest.page.locator("section h2")).to_have_count(9)
    assert not re.search(r"\b(learn|coach)-[a-z]", guest.page.locator("main").inner_text())
    guest.page.locator("header button").click()
    expect(guest.page.locator(".ways button").first).to_have_text(words[1])


def test_a_language_is_switched_at_home_and_kept(ada: Guest) -> None:
    ada.home().page.get_by_role("combobox", name="Language").select_option("de")
    expect(ada.page.get_by_role("button", name="Sofort spielen").first).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Sofort spielen").first).to_be_visible()


def test_the_lesson_is_played_as_the_coach_says(ada: Guest) -> None:
    lesson(ada)
    coach = ada.page.get_by_role("complementary", name="Coach")
    expect(coach).to_contain_text("Bid 2")
    expect(ada.page.locator("[data-bid].advised")).to_have_attribute("data-bid", "2")
    ada.make("bid 2")
    for card, words in (("G1", "you must follow suit"), ("R12", "you have none left"), ("W1", "cannot lose")):
        ada.until_asked()
        expect(coach).to_contain_text(words)
        expect(ada.page.locator(".hand .advised")).to_have_attribute("data-card", card)
        ada.make(f"play {card}")
    ada.until(lambda table: table["stage"] == "over")
    expect(coach).to_contain_text("You said two and took two")
    assert ada.table["scores"][0] == 40
    ada.page.get_by_role("button", name="Hide the coach").click()
    expect(ada.page.get_by_role("button", name="Show the coach")).to_be_visible()


def test_who_does_not_listen_to_the_coach_can_play_on(ada: Guest) -> None:
    lesson(ada)
    ada.make("bid 0")
    ada.until_asked()
    ada.make("play W1")
    ada.play_on()
    expect(ada.page.get_by_role("complementary", name="Coach")).to_contain_text("Not what you bid")


def test_settings_are_kept(ada: Guest) -> None:
    page = ada.home().page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="Colours").select_option("contrast")
    page.get_by_role("combobox", name="Movement").select_option("off")
    page.get_by_role("slider", name="Volume").fill("20")
    page.get_by_role("checkbox", name="Play the only possible card").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    expect(page.locator("html")).to_have_attribute("data-contrast", "more")
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("slider", name="Volume")).to_have_value("20")
    expect(page.get_by_role("checkbox", name="Play the only possible card")).to_be_checked()


def test_sounds_are_made_and_can_be_switched_off(ada: Guest) -> None:
    ada.context.add_init_script(COUNT_NOTES)
    page = ada.home().page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Try it").click()
    page.get_by_role("button", name="Try it").click()
    page.wait_for_function("window.notes >= 3")
    page.get_by_role("checkbox", name="Sounds").uncheck()
    expect(page.get_by_role("button", name="Try it")).to_have_count(0)


def test_what_may_not_be_played_is_shown_after_a_wrong_try_only(ada: Guest) -> None:
    ada.context.add_init_script("localStorage.setItem('mazzo.reasons', 'after_a_try')")
    playing(ada)
    dimmed = ada.page.locator(".hand .not")
    expect(dimmed).to_have_count(0)
    ada.spot(ada.table["illegal"][0]["move"]).click(position={"x": 12, "y": 24}, force=True)
    expect(ada.page.locator(".status .notice")).to_be_visible()
    expect(dimmed).to_have_count(len(ada.table["illegal"]))


def test_the_only_possible_card_plays_itself_for_who_wants_that(ada: Guest) -> None:
    ada.context.add_init_script("localStorage.setItem('mazzo.autoplay', 'true')")
    table = dealt("R7 G2", "R2 Y5", "J1 Y4", dealer=1)
    bid(table, "1 1 0")
    trick(table, "J1 R7 R2")
    ada.visit(ada.lay(table))
    ada.until(lambda now: now["stage"] == "over")
    assert [decision["moves"] for decision in ada.decisions] == [["play G2"]]


def test_a_game_is_played_at_the_table_written_out(invite: Invite) -> None:
    guest = invite(viewport=PHONE)
    guest.context.add_init_script("localStorage.setItem('mazzo.text', 'true')")
    table = dealt("R7 G2", "R2 Y5", "J1 Y4", dealer=2)
    guest.visit(guest.lay(table))
    guest.until_asked()
    headings = guest.page.get_by_role("heading", level=2)
    assert [text.partition(":")[0] for text in headings.all_inner_texts()] == [
        "Situation",
        "On the table",
        "Your hand",
        "Commands",
        "Bids and score",
        "Log",
    ]
    expect(guest.page.get_by_role("region", name="Your hand")).to_contain_text("Green 2, red 7")
    guest.play_on()
    expect(guest.page.locator(".podium li")).to_have_count(3)


def test_the_page_opens_without_its_server_and_recovers(invite: Invite) -> None:
    ada = invite(service_workers="allow")
    ada.forgiven = True
    ada.home()
    ada.page.evaluate("navigator.serviceWorker.ready")
    ada.page.wait_for_function("async () => (await (await caches.open('mazzo')).keys()).length > 10")
    ada.context.set_offline(True)
    ada.page.reload()
    expect(ada.page.get_by_role("alert")).to_have_text("The server cannot be reached. Are you online?")
    ada.context.set_offline(False)
    expect(ada.page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_a_newer_page_is_told_and_nobody_is_thrown_out(ada: Guest) -> None:
    playing(ada)
    ada.page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
    expect(ada.page.get_by_text("Reload after this round")).to_be_visible()
    ada.page.get_by_role("button", name="Later").click()
    expect(ada.page.get_by_text("Reload after this round")).to_have_count(0)
    ada.make(ada.table["legal"][0])
