"""The table of Wild Cards: a whole game by clicks, every phase and option, without a mouse, and what a screen reader says."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from mazzo.games.wild_cards.words import SPECIES_NAMES
from tests.games.wild_cards.page import at_wild, every_bid_was_shown, has_eagle, make, pick, some_decision, wild_opened
from tests.games.wild_cards.screens import (
    cards_in_hand,
    end_of_game,
    in_the_middle,
    something_to_take,
    two_cards_due,
    wild_collection,
    wild_exchange,
)
from tests.web.guest import PHONE, Guest, chosen
from tests.web.keys import focus, tab_to
from tests.web.moments import no_word_is_broken
from tests.web.recorder import assert_one_round_at_a_time, record, recorded

Invite = Callable[..., Guest]
LOCALES = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "wild_cards" / "locales"


def tray(guest: Guest) -> Any:
    return guest.page.locator("section.tray")


def main_button(guest: Guest) -> Any:
    return guest.page.locator(".tray button.main")


def test_from_the_form_to_the_first_bid(ada: Guest) -> None:
    page = ada.home().page
    page.get_by_role("button", name="With friends: Wild Cards").click()
    expect(page.get_by_role("group", name="Animals left out")).to_have_count(0)  # W3: a choice of three players alone
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_role("radio", name="Many low values").check()
    page.get_by_role("radio", name="All worth 1").check()
    page.get_by_role("radio", name=re.compile("^At random")).check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Deal, with bots in 2 free seats").click()
    page.locator("main.room").wait_for()
    table = ada.until_asked()
    assert table["options"] == {"habitats": "5-4-3-2", "wilds": "1-1-1-1", "removal": "random"}
    expect(page.locator(".display li")).to_have_count(2)
    make(ada, ["bid refill"])


def test_a_whole_game_by_clicks_to_the_podium(ada: Guest) -> None:
    ada.visit(ada.lay(wild_opened(5, 1)))
    asked = set()
    for _ in range(80):
        table = ada.until_asked()
        if table["stage"] == "over":
            break
        asked.add(table["view"]["phase"])
        if table["view"]["phase"] == "second":  # a single card was laid on purpose: the page says so by itself
            ada.until(lambda now: now["view"]["phase"] != "second")
        else:
            make(ada, some_decision(table))
    assert table["stage"] == "over"
    assert {"bid", "acquire"} <= asked
    expect(ada.page.locator(".podium li")).to_have_count(5)
    scores = ada.page.locator(".end .total strong").all_inner_texts()
    assert [int(score) for score in scores] == sorted(table["scores"], reverse=True)
    assert ada.score_as("CSV").decode("utf-8-sig").splitlines()[-1] == ",".join(["Total", *map(str, table["scores"])])


def test_a_round_is_shown_to_its_end_before_the_next_begins(invite: Invite) -> None:
    """Bots that answer at once, and every movement."""
    ada = record(chosen(invite(motion=True), "speed", "2"))
    ada.visit(ada.lay(wild_opened(3, 1)))
    for _ in range(40):
        table = ada.until_asked()
        if table["stage"] == "over" or table["view"]["round"] > 3:
            break
        ada.until_shown()
        if table["view"]["phase"] == "second":
            ada.until(lambda now: now["view"]["phase"] != "second")
        else:
            make(ada, some_decision(table))
    ada.until_shown()
    assert_one_round_at_a_time(recorded(ada))
    every_bid_was_shown(ada)


def test_a_bid_is_one_click_and_may_be_changed_until_all_are_in(ada: Guest) -> None:
    table = at_wild(ada, "bid", in_the_middle, absent=1)
    first, *_, last = [move for move in table["legal"] if move != "bid refill"]
    make(ada, [first])
    expect(tray(ada).locator(".locked")).to_contain_text(re.compile(r"\w+ \d"))
    expect(tray(ada)).to_contain_text("You can still change it.")
    expect(ada.page.locator(".bids li").first).not_to_contain_text("no bid yet")
    make(ada, [last])
    make(ada, ["bid refill"])
    expect(tray(ada).locator(".locked")).to_contain_text("Refill card")
    assert ada.table["your_choice"] == ["bid refill"]
    assert [decision["moves"] for decision in ada.decisions] == [[first], [last], ["bid refill"]]
    expect(ada.page.locator(".status .turn")).to_have_text("Waiting for Zoe")


def test_W8_with_the_eagle_two_cards_go_down_and_one_is_chosen(ada: Guest) -> None:
    table = at_wild(ada, "bid", has_eagle)
    cards = [move.split()[1] for move in table["legal"]]
    two = [cards[-1], cards[0]]  # Refill first: the page puts them in order
    pick(ada, two)
    expect(ada.page.locator('.hand [aria-pressed="true"]')).to_have_count(2)
    pick(ada, [cards[1]])  # a third is not taken
    expect(ada.page.locator('.hand [aria-pressed="true"]')).to_have_count(2)
    main_button(ada).click()
    ada.until(lambda now: now["view"]["phase"] == "choose" and bool(now["legal"]))
    assert [decision["moves"] for decision in ada.decisions] == [[f"bid {cards[0]}"], ["also refill"]]
    expect(tray(ada).locator("button.card")).to_have_count(2)
    expect(ada.page.locator(".bids li").first.locator(".card")).to_have_count(2)
    make(ada, [f"choose {cards[0]}"])
    assert ada.decisions[-1]["moves"] == [f"choose {cards[0]}"]


def test_W8_a_player_who_comes_back_later_is_still_asked_for_the_second_card(ada: Guest) -> None:
    table = at_wild(ada, "second", has_a_choice)
    card = next(move.split()[1] for move in table["legal"] if move.startswith("also "))
    expect(tray(ada)).to_contain_text("A second card?")
    make(ada, [f"also {card}"])
    assert ada.decisions[-1]["moves"] == [f"also {card}"]
    at_wild(ada, "second")
    make(ada, ["only one"])
    assert ada.decisions[-1]["moves"] == ["only one"]


def has_a_choice(table: Any) -> bool:
    return int(table.state.bid[0]) < 8


def test_a_payment_is_counted_proposed_and_confirmed(ada: Guest) -> None:
    table = at_wild(ada, "acquire", two_cards_due)
    page, hand = ada.page, table["view"]["hands"][0]
    expect(main_button(ada)).to_have_attribute("aria-disabled", "true")
    expect(main_button(ada)).to_have_text("Pick an animal first")
    main_button(ada).click(force=True)
    animal = table["view"]["display"][0]
    page.locator(f'.display [data-animal="{animal}"]').first.click()
    expect(main_button(ada)).to_have_text("Pick 2 more cards")
    pick(ada, hand[:1])
    expect(tray(ada)).to_contain_text("1 of 2 cards")
    page.get_by_role("button", name="Cheapest").click()
    expect(tray(ada)).to_contain_text("2 of 2 cards")
    expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(2)
    expect(tray(ada)).to_contain_text(re.compile("no bonus|all from its habitat"))
    page.keyboard.press("Escape")
    expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(0)
    assert ada.decisions == []
    make(ada, [f"acquire {animal}", *(f"pay {card}" for card in hand[:2])])
    assert sorted(ada.decisions[0]["moves"]) == sorted([f"acquire {animal}", *(f"pay {card}" for card in hand[:2])])
    assert (
        ada.table["view"]["collections"][0][SPECIES_NAMES.index(animal)]
        > table["view"]["collections"][0][SPECIES_NAMES.index(animal)]
    )


def test_the_bonus_is_proposed_and_comes(ada: Guest) -> None:
    homes = dict(zip(SPECIES_NAMES, "FFMMSS", strict=True))

    def can_have_it(table: Any) -> bool:
        view = table.view_words(0)
        bid, hand = view.bids[0][0], view.hands[0]
        return any(
            bid[0] == homes[animal] and sum(card[0] in (homes[animal], "*") for card in hand) >= int(bid[1]) - 1 > 0
            for animal in view.display
        )

    table = at_wild(ada, "acquire", can_have_it)
    bid = table["view"]["bids"][0][0]
    animal = next(animal for animal in table["view"]["display"] if homes[animal] == bid[0])
    ada.page.locator(f'.display [data-animal="{animal}"]').first.click()
    expect(ada.page.locator(".hand .fits").first).to_have_text("+2")
    ada.page.get_by_role("button", name="For the bonus").click()
    expect(tray(ada)).to_contain_text("+2: all from its habitat")
    before = table["view"]["tokens"][0]
    main_button(ada).click()
    ada.until(lambda now: now["view"]["tokens"][0] == before + 2)


def test_W15_to_decline_says_what_it_means(ada: Guest) -> None:
    table = at_wild(ada, "acquire", two_cards_due)
    expect(ada.page.locator("button.decline")).to_contain_text(re.compile(r"Decline .* back, draw 2"))
    make(ada, ["decline"])
    assert ada.decisions[0]["moves"] == ["decline"]
    bid = table["view"]["bids"][0][0]
    expect(ada.page.locator(f'.hand [data-card="{bid}"]')).to_be_visible()


def test_W7_a_bid_that_cannot_be_paid_says_so(ada: Guest) -> None:
    at_wild(ada, "acquire", cannot_pay, level="random")
    expect(main_button(ada)).to_have_count(0)
    expect(tray(ada)).to_contain_text("You cannot pay")
    expect(ada.page.locator(".status .turn")).to_have_text("Your turn: you can only decline")
    make(ada, ["decline"])


def cannot_pay(table: Any) -> bool:
    view = table.view_words(0)
    return bool(view.display) and len(view.hands[0]) + len(view.payments[0]) < int(view.bids[0][0][1]) - 1


def test_W18_a_tie_is_sealed(ada: Guest) -> None:
    table = at_wild(ada, "commit", two_cards_due)
    payment = table["view"]["hands"][0][:2]
    ada.page.get_by_role("button", name="Highest").click()
    expect(tray(ada)).to_contain_text("2 of 2 cards")
    ada.page.keyboard.press("Escape")
    make(ada, [f"commit {card}" for card in payment])
    assert sorted(ada.decisions[0]["moves"]) == sorted(f"commit {card}" for card in payment)


STATES = re.compile(r"(?m)^wild-state-\w+ = (.+)$")
LONGER_THAN_THE_WAY_TO_THE_NEXT = """(states) => {
  const [one, next] = [...document.querySelectorAll('.bids .place')].map((place) => place.getBoundingClientRect().left)
  const written = document.querySelector('.bids .what')
  return states.filter((state) => {
    written.textContent = state
    return written.getBoundingClientRect().width > next - one
  })
}"""


@pytest.mark.parametrize("players", [3, 5])
def test_the_outcome_of_a_bid_does_not_overlap_a_neighbours(invite: Invite, players: int) -> None:
    ada = invite(viewport=PHONE)
    at_wild(ada, "commit", players=players)
    expect(ada.page.locator(".bids .what").first).to_be_visible()
    states = [state for words in sorted(LOCALES.glob("??.ftl")) for state in STATES.findall(words.read_text())]
    assert len(states) == 4 * 4
    assert ada.page.evaluate(LONGER_THAN_THE_WAY_TO_THE_NEXT, states) == []


def test_W19_equals_show_a_card_or_draw(ada: Guest) -> None:
    table = at_wild(ada, "show", cards_in_hand)
    card = next(move for move in table["legal"] if move.startswith("show "))
    make(ada, [card])
    at_wild(ada, "show", can_draw)
    make(ada, ["draw"])
    assert [decision["moves"] for decision in ada.decisions] == [[card], ["draw"]]


def can_draw(table: Any) -> bool:
    return int(table.state.habitat_pile_size) > 4


def test_W9_an_exchange_is_previewed_as_it_comes(ada: Guest) -> None:
    wild_exchange(ada)
    view = ada.table["view"]
    preview = tray(ada).locator(".preview").inner_text()
    main_button(ada).click()
    table = ada.until(lambda now: 0 in now["view"]["exchanged"] or now["view"]["round"] > view["round"])
    moved = [
        event["event"]["species"]
        for event in ada.heard[-1]["events"] + ada.heard[-2].get("events", [])
        if event["event"]["kind"].endswith(".leader")
    ]
    for species in moved:
        assert species.capitalize() in preview
    if not moved:
        assert preview == "No leader changes hands."
    assert [move.split()[0] for move in ada.decisions[0]["moves"]] == ["give", "take"]
    assert table["view"]["collections"][0] != view["collections"][0]
    at_wild(ada, "give", something_to_take)
    make(ada, ["no exchange"])


def test_W12_a_refill_may_discard_any_cards(ada: Guest) -> None:
    table = at_wild(ada, "discard", cards_in_hand)
    hand = table["view"]["hands"][0]
    expect(main_button(ada)).to_have_text("Keep all and draw")
    make(ada, [f"discard {hand[0]}", f"discard {hand[-1]}", "done"])
    assert sorted(ada.decisions[0]["moves"]) == sorted([f"discard {hand[0]}", f"discard {hand[-1]}", "done"])


def test_the_ibex_takes_a_bid_back_or_leaves_it(ada: Guest) -> None:
    at_wild(ada, "ibex")
    make(ada, ["take back"])
    at_wild(ada, "ibex")
    make(ada, ["leave"])
    assert [decision["moves"] for decision in ada.decisions] == [["take back"], ["leave"]]


def test_sheets_show_powers_collections_discards_and_the_last_round(ada: Guest) -> None:
    table = at_wild(ada, "bid", in_the_middle, absent=1)
    page = ada.page
    page.locator(f'.display [data-animal="{table["view"]["display"][0]}"]').first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Habitat:")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("Discards")).click()
    expect(page.locator("dialog .discards li")).to_have_count(len(table["view"]["discards"]))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Previous round").click()
    expect(page.locator("dialog .bids li")).to_have_count(4)
    page.keyboard.press("Escape")
    page.locator(".own button").click()
    expect(page.get_by_role("dialog", name="You")).to_contain_text("If it ended now: " + str(table["scores"][0]))
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log")).to_contain_text(re.compile(r"takes an? \w+\."))


def test_a_round_is_played_without_a_mouse(ada: Guest) -> None:
    at_wild(ada, "acquire", two_cards_due)
    page = ada.page
    tab_to(ada, "[data-animal]")
    page.keyboard.press("Enter")
    tab_to(ada, "[data-card]", most=60)
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(tray(ada)).to_contain_text("2 of 2 cards")
    tab_to(ada, ".tray button.main", most=60)
    page.keyboard.press("Enter")
    ada.until(lambda now: 0 in now["view"]["acquired"] or now["view"]["phase"] == "bid")
    assert len(ada.decisions) == 1
    expect(page.locator("main")).to_be_visible()
    assert focus(ada) != "nowhere"
    ada.until_asked()  # what the others do is read out as well
    page.keyboard.press("t")
    expect(page.get_by_test_id("answer")).to_contain_text("Piles:")
    page.keyboard.press("s")
    expect(page.get_by_test_id("answer")).to_contain_text("You: ")


def test_a_screen_reader_is_told_when_an_animal_is_to_be_taken(ada: Guest) -> None:
    at_wild(ada, "acquire", two_cards_due)
    expect(ada.page.locator("main")).to_match_aria_snapshot(
        """
        - main:
          - region "Your hand":
            - toolbar "Your hand":
              - button /([Ff]orest|[Ss]avannah|[Mm]ountains|[Ww]ild card) \\d, playable/
          - region /Your turn. take an animal/:
            - paragraph: 0 of 2 cards
            - button "Cheapest"
            - button "For the bonus" [disabled]
            - button "Pick an animal first" [disabled]
            - button /Decline .* back, draw 2/
          - region "Display and bids":
            - list "Display":
              - listitem:
                - button /, habitat. (forest|savannah|mountains)/
            - list "Bids":
              - listitem: /You. /
            - button "Leaders"
          - list "Players":
            - listitem:
              - button /cards in hand/
        """
    )


def test_the_end_shows_where_the_points_come_from(ada: Guest) -> None:
    end_of_game(ada)
    parts = ada.page.locator(".end tbody tr").first.locator("strong").all_inner_texts()
    *numbers, total = [int(part) for part in parts]
    assert sum(numbers) == total == max(ada.table["scores"])
    expect(ada.page.get_by_text("Your best species scores 2 per animal").locator("visible=true")).to_have_count(
        1
    )  # once is enough


def test_an_animal_can_be_taken_at_the_table_as_text(ada: Guest) -> None:
    ada.context.add_init_script("if (location.protocol !== 'about:') localStorage.setItem('mazzo.text', 'true')")
    table = at_wild(ada, "acquire", two_cards_due)
    animal = table["view"]["display"][0]
    tray(ada).locator(f'[data-animal="{animal}"]').click()
    ada.page.get_by_role("button", name="Cheapest").click()
    main_button(ada).click()
    ada.until(lambda now: 0 in now["view"]["acquired"] or now["view"]["phase"] == "bid")
    assert ada.decisions[0]["moves"][0] == f"acquire {animal}"


def test_how_a_bot_plays_is_reached_through_its_collection(ada: Guest) -> None:
    wild_collection(ada)
    ada.page.get_by_role("dialog").get_by_role("button", name=re.compile("^How .+ plays$")).click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("what each animal would be worth to it")


def test_cards_that_were_drawn_glow(ada: Guest) -> None:
    before = at_wild(ada, "discard", cards_in_hand)["view"]["hands"][0]
    drawn = ada.page.locator(".hand .drawn")
    expect(drawn).to_have_count(0)
    pick(ada, before[:2])
    ada.page.locator(".tray button.main").click()
    ada.until(lambda now: now["view"]["phase"] != "discard")
    expect(drawn).not_to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_no_word_of_the_score_is_broken(ada: Guest, language: str) -> None:
    no_word_is_broken(chosen(ada, "language", language), lambda guest: at_wild(guest, "bid"))


def test_the_end_of_a_game_says_what_decided_it(ada: Guest) -> None:
    end_of_game(ada)
    expect(ada.page.locator(".end .ahead")).to_contain_text("3 ahead of Dario: Second +1 and Leaders +2")
