"""What players may look back at, need not remember, and see for a moment longer: tricks, drawn cards, scores."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.games.wizard.positions import bid, dealt, trick
from tests.games.wizard.screens import all_tricks, in_the_fourth_trick, score_sheet
from tests.web.guest import PHONE, Guest, chosen
from tests.web.moments import no_word_is_broken
from tests.web.recorder import assert_called_in_time, assert_one_round_at_a_time, record, recorded

Invite = Callable[..., Guest]

FIRST_TRICK = re.compile("yellow (4|11|12|10)[.]")
LAST_TRICK = "Elena plays red 11."


def log_of(guest: Guest) -> Locator:
    guest.page.get_by_role("tab", name="Log").click()
    return guest.page.get_by_role("log")


# ----------------------------------------------------------------------------------------------------------- looking back


def test_if_players_may_look_back_one_trick_nothing_shows_more_until_the_round_is_over(ada: Guest, ben: Guest) -> None:
    table = in_the_fourth_trick()
    code = ada.lay(table)
    for guest in (ada, ben):  # a player and a spectator
        guest.visit(code)
        guest.page.locator(".felt .trick").wait_for()
        guest.page.keyboard.press("l")
        sheet = guest.page.get_by_role("dialog", name="Last trick")
        expect(sheet.get_by_role("listitem").filter(has=guest.page.locator(".card"))).to_have_count(5)  # one trick, four cards
        expect(sheet).to_have_accessible_description(re.compile("red 9.*red 13, takes the trick"))
        expect(sheet).to_contain_text("only look at the last trick")
        guest.page.keyboard.press("Escape")
        log = log_of(guest)
        expect(log).to_contain_text(LAST_TRICK)
        expect(log).to_contain_text("Elena plays green 12.")
        expect(log).to_contain_text("Dario wins the trick (1 so far).")
        expect(log).not_to_contain_text(FIRST_TRICK)
    expect(ada.page.get_by_role("button", name="Last trick")).to_be_visible()
    ada.play_on(lambda now: now["view"]["round"] == 2)
    expect(log_of(ada)).to_contain_text(FIRST_TRICK)


def test_if_players_may_look_back_every_trick_shows_who_led_and_who_took_it(ada: Guest, ben: Guest) -> None:
    all_tricks(ada)
    sheet = ada.page.get_by_role("dialog", name="All tricks")
    expect(sheet.get_by_role("heading", level=3)).to_have_text(["Trick 3", "Trick 2", "Trick 1"])
    expect(sheet.locator(".who")).to_have_text(
        ["Lead: You · Taken by: Carla", "Lead: Dario · Taken by: You", "Lead: You · Taken by: Dario"]
    )
    expect(sheet).to_contain_text("Trump: red")
    played = sheet.locator("ol").last.locator("li .unseen")
    expect(played).to_have_text(
        [
            re.compile(": yellow 4$"),
            "Carla: yellow 11",
            "Dario: yellow 12, takes the trick",
            "Elena: yellow 10",
        ]
    )
    ada.page.keyboard.press("Escape")
    expect(log_of(ada)).to_contain_text(FIRST_TRICK)
    chosen(ben, "text", "true").visit(ada.table["code"])  # a spectator who reads the table as text
    read = ben.page.get_by_role("definition").filter(has_text="Trick 1")
    expect(read).to_have_text(re.compile("^Trick 3: .*Trick 1: .*: yellow 4. Carla: yellow 11"))
    ben.page.keyboard.press("l")
    expect(ben.page.get_by_test_id("answer")).to_contain_text("Trick 1: ")


def test_how_far_players_may_look_back_is_chosen_with_the_table_and_shown_in_the_waiting_room(ada: Guest) -> None:
    page = ada.home().page
    page.get_by_role("button", name="With friends: Wizard").click()
    looking_back = page.get_by_role("group", name="Looking back at tricks")
    expect(looking_back.get_by_role("radio", name="Last one only")).to_be_checked()
    looking_back.get_by_role("radio", name="All of this round").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("region", name="House rules")).to_contain_text("Looking back at tricks: All of this round")
    assert ada.until(lambda table: table["stage"] == "waiting")["tricks_shown"] == "all"


def test_without_its_server_the_page_still_shows_the_last_trick_and_says_what_it_cannot_show(ada: Guest) -> None:
    """The parts that draw the tricks are not loaded yet."""
    ada.forgiven = True
    ada.page.route(re.compile("TrickHistory|KeysSheet"), lambda part: part.abort("internetdisconnected"))
    ada.visit(ada.lay(in_the_fourth_trick()))
    ada.until_asked()
    ada.page.keyboard.press("l")
    last = ada.page.get_by_role("dialog", name="Last trick")
    expect(last).to_contain_text("Carla: red 13, takes the trick")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)  # gone, not just shut
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog", name="Keys")).to_contain_text("Cannot reach the server.")


# ----------------------------------------------------------------------------------------------------------- what is out


def test_the_memory_aid_is_off_by_default_and_shows_what_was_seen(ada: Guest) -> None:
    table = dealt("R7 R8 W1 B1", "G2 Y5 Y6 Y9", "R3 J1 Y7 Y8", turned="B5", dealer=2)
    bid(table, "1 1 0")
    trick(table, "R7 Y5 R3")  # seat 1 has no red
    ada.visit(ada.lay(table))
    ada.until_asked()
    page = ada.page
    expect(page.get_by_role("tab", name="Memory")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Memory aid").check()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Memory").click()
    panel = page.get_by_role("tabpanel")
    expect(panel).to_contain_text("Red. yours: 8; played: 3, 7; unseen: 10.")
    expect(panel).to_contain_text("Blue. yours: 1; played: 5; unseen: 11.")
    expect(panel).to_contain_text("Wizard. yours: 1; unseen: 3.")
    expect(panel.locator(".voids li")).to_have_text([re.compile("no red"), re.compile("nothing known")])
    expect(panel.locator("[data-where='out']").first).to_have_css("background-image", re.compile("gradient"))  # crossed
    ada.make("play R8")
    expect(panel).to_contain_text(re.compile("Red. played: (3, )?7, 8"))
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.locator(".felt").get_by_role("button", name="Memory").click()
    expect(page.get_by_role("dialog", name="Memory").locator(".voids")).to_contain_text("no red")
    chosen(ada, "text", "true").visit(ada.table["code"])
    expect(page.get_by_role("region", name="Memory")).to_contain_text("no red")


def test_there_is_no_memory_aid_in_a_rated_game(ada: Guest) -> None:
    table = in_the_fourth_trick()
    table.opened.rated = True
    chosen(ada, "memory", "true").visit(ada.lay(table))
    ada.until_asked()
    expect(ada.page.get_by_role("tab")).to_have_text(["Score", "Log"])
    ada.page.get_by_role("button", name="Menu").click()
    expect(ada.page.get_by_role("combobox", name="Trump in your hand")).to_be_visible()
    expect(ada.page.get_by_role("checkbox", name="Memory aid")).to_have_count(0)


# --------------------------------------------------------------------------------------------- as the player wants to see it


def test_a_finished_trick_stays_until_the_player_goes_on_and_the_tap_that_lets_it_go_plays_nothing(ada: Guest) -> None:
    table = dealt("R7 R8 R9 R10", "R2 Y5 Y6 Y9", "J1 Y4 Y7 Y8", turned="B1", dealer=2)
    bid(table, "1 1 0")
    chosen(ada, "tricks", "until_tapped").visit(ada.lay(table))
    ada.until_asked()
    page = ada.page
    go_on = page.locator(".felt").get_by_role("button", name="Next")
    lying = page.locator(".felt .trick li")

    def take_a_trick(card: str) -> None:
        """Ours is the highest: we lead again."""
        ada.make(f"play {card}")
        ada.until_asked()
        expect(go_on).to_be_visible()
        expect(lying).to_have_count(3)

    take_a_trick("R10")
    expect(page.get_by_test_id("polite")).to_contain_text("You win the trick (1 so far). Press any key.")
    page.keyboard.press("Shift")
    expect(lying).to_have_count(3)
    go_on.focus()
    page.keyboard.press("Enter")
    expect(lying).to_have_count(0)
    expect(page.locator(".hand [data-card]:focus")).to_have_count(1)
    assert len(ada.decisions) == 1  # the key has played nothing
    take_a_trick("R9")
    page.locator(".status").click()
    expect(lying).to_have_count(0)
    take_a_trick("R8")
    ada.press("play R7")
    expect(lying).to_have_count(0)
    assert len(ada.decisions) == 3
    ada.make("play R7")
    ada.until(lambda now: now["stage"] == "over")
    assert len(ada.decisions) == 4

    page.goto(f"{ada.address}/g/{ada.table['code']}#5")  # in a replay nobody has to go on
    expect(lying).to_have_count(2)
    page.get_by_role("button", name="One step forward").click()
    expect(lying).to_have_count(0)
    expect(go_on).to_have_count(0)


@pytest.mark.parametrize("by", ["Space", "a tap"])
def test_pauses_that_show_something_longer_can_be_skipped(invite: Invite, by: str) -> None:
    ada = invite(motion=True)
    table = dealt("R7 R10", "R2 Y5", "J1 Y4", turned="B1", dealer=2)
    bid(table, "1 1 0")
    ada.page.clock.install()
    ada.visit(ada.lay(table))
    ada.until_asked()
    ada.page.clock.pause_at("2100-01-01")  # the moment does not pass by itself
    ada.press("play R10")
    lying = ada.page.locator(".felt .trick li")
    ada.until(lambda now: now["view"]["won"][0] == 1)
    expect(lying).to_have_count(1)
    if by == "Space":
        ada.page.locator(".status").focus()
        ada.page.keyboard.press("Space")
    else:
        ada.page.locator(".felt").click(position={"x": 5, "y": 5})
    expect(lying).to_have_count(0)
    expect(ada.page.locator(".status .turn")).to_contain_text("you lead")
    assert len(ada.decisions) == 1  # a tap that skips plays nothing


def test_the_trump_is_on_the_chosen_side(ada: Guest) -> None:
    table = dealt("R7 Y8 W1 J2 G3", "R2 Y5 Y6 Y9 B2", "J1 Y4 Y7 Y10 B3", turned="Y1", dealer=2)
    bid(table, "1 1 0")
    ada.visit(ada.lay(table))
    ada.until_asked()
    cards = ada.page.locator(".hand [data-card]")

    def lie_as(names: str) -> None:
        for place, name in enumerate(names.split()):
            expect(cards.nth(place)).to_have_attribute("data-card", name)

    lie_as("W1 Y8 G3 R7 J2")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("combobox", name="Trump in your hand").select_option("On the right")
    ada.page.keyboard.press("Escape")
    lie_as("W1 G3 R7 Y8 J2")
    ada.page.reload()
    expect(cards).to_have_count(5)
    lie_as("W1 G3 R7 Y8 J2")


WATCH_TOTALS = """
window.totals = []
new MutationObserver(() => {
  const total = document.querySelector('.round-end tr.mine strong')?.textContent
  if (total !== undefined && total !== window.totals.at(-1)) window.totals.push(total)
}).observe(document, { childList: true, characterData: true, subtree: true })
"""


@pytest.mark.parametrize("motion", [pytest.param(True, marks=pytest.mark.long), False], ids=["moving", "still"])
def test_a_score_counts_up_unless_motion_is_reduced(invite: Invite, motion: bool) -> None:
    ada = invite(motion=motion)
    ada.context.add_init_script(WATCH_TOTALS)
    table = dealt("R9", "R2", "R3", turned="B1", dealer=2, rounds="1-2")
    bid(table, "1 1 0")
    ada.visit(ada.lay(table))
    ada.until_asked()
    ada.press("play R9")
    total = ada.page.locator(".round-end tr.mine strong")
    expect(total).to_have_text("30")
    expect(ada.page.locator(".round-end tr.mine td").nth(3).locator(".unseen")).to_have_text("30")
    totals = [int(text) for text in ada.page.evaluate("window.totals")]
    assert totals[0] == (0 if motion else 30)
    assert totals == sorted(totals)
    expect(ada.page.locator(".own .score")).to_have_text("30pts")


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_no_word_of_the_score_is_broken(ada: Guest, language: str) -> None:
    no_word_is_broken(chosen(ada, "language", language), score_sheet)


CARD = re.compile(r"(red|yellow|green|blue) (\d+)")


GHOSTS = """() => [...document.querySelectorAll('.card, [data-card]')]
  .filter((card) => !card.closest('.end, dialog, .side'))
  .filter((card) => card.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map((card) => card.outerHTML.slice(0, 80))"""


def test_every_card_is_seen_to_fall_and_nothing_is_said_before_it_is_shown(invite: Invite) -> None:
    """A whole game against bots that answer at once, with every movement."""
    ada = record(chosen(invite(motion=True, viewport=PHONE), "speed", "2"))
    ada.visit(ada.lay(dealt("R7 W1", "G3 R2", "J1 Y4", rounds="2-1")))
    ada.play_on()
    expect(ada.page.locator(".podium li")).to_have_count(3)
    expect(ada.page.locator(".end .ways button").first).to_be_visible()
    assert ada.page.evaluate(GHOSTS) == [], "what flew to its winner has gone"
    moments = recorded(ada)
    assert_one_round_at_a_time(moments)
    assert_called_in_time(moments)
    announced = [
        (place, found)
        for place, moment in enumerate(moments)
        if (found := CARD.search(moment.latest)) and "play" in moment.latest
    ]
    assert announced
    for place, found in announced:
        card = found[1][0].upper() + found[2]
        assert any(card in moment.felt for moment in moments[: place + 1]), moments[place]
    lain = {tuple(moment.felt) for moment in moments}
    events = [event["event"] for message in ada.heard if message["type"] == "table" for event in message["events"]]
    played = [event["card"] for event in events if event["kind"] == "wizard.played"]
    assert len(played) == 9
    for first in range(0, 9, 3):
        for cards in (1, 2, 3):
            assert tuple(played[first : first + cards]) in lain  # each trick grew card by card
        whole = next(moment for moment in moments if moment.felt == played[first : first + 3])
        assert "the trick" not in whole.latest  # its last card falls before it is said who has won it
    assert not any(moment.turn.startswith("to play") for moment in moments)  # nobody is asked while a trick lies there
    assert [moment.turn for moment in moments if moment.felt and len(moment.felt) == 3 and "lead" in moment.turn] == []
