"""The table of Life is Life: a whole game by clicks, every phase and option, without a mouse, and what a screen reader says."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from mazzo.games.life_is_life.rules import VALUES
from mazzo.games.life_is_life.words import SPECIES_NAMES
from tests.games.life_is_life.page import animals_dealt, knock, lap, swap, swap_some
from tests.games.life_is_life.screens import (
    MIXED,
    MIXED_ROWS,
    end_of_game,
    every_swap_was_shown,
    life_first_turn,
    life_last_lap,
    life_out,
    life_preview,
    life_sudden_death,
    life_two_left,
    life_valuing,
)
from tests.web.guest import PHONE, PHONE_ON_ITS_SIDE, Guest, chosen, somebody_absent
from tests.web.keys import focus, tab_to
from tests.web.moments import chip_fits_a_finger
from tests.web.recorder import assert_one_round_at_a_time, record, recorded

Invite = Callable[..., Guest]


def card(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f'.hand [data-card="{name}"]')


def row(guest: Guest, number: int) -> Locator:
    return guest.page.locator(f'[data-row="{number}"]')


def swap_button(guest: Guest) -> Locator:
    return guest.page.locator(".tray button.main")


def swap_by_clicks(guest: Guest, table: Any) -> None:
    """Some other card for the first row: the card is chosen, and the row follows from it."""
    view = table["view"]
    guest.put_round_away()
    given = next(name for name in view["hands"][table["you"]] if [name] != view["rows"][0])
    card(guest, f"{given}.1").click()
    swap_button(guest).click()
    guest.until(lambda now: now["turn"] > table["turn"])


def test_a_whole_game_by_clicks_from_the_form_to_the_podium(ada: Guest) -> None:
    page = ada.home().page
    page.get_by_role("button", name="With friends: Life is Life").click()
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_role("checkbox", name="Expert").check()
    page.get_by_role("radio", name="Other…").check()
    page.locator("dialog input[type=text]").fill("2")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".rules")).to_contain_text("Expert")
    page.get_by_role("button", name="Deal, with bots in 2 free seats").click()
    for _ in range(60):
        table = ada.until(lambda now: now["stage"] != "waiting" and (now["stage"] == "over" or bool(now["legal"])))
        if table["stage"] == "over":
            break
        if "knock" in table["legal"] and len(table["view"]["past"]) % 2:
            ada.put_round_away()
            page.locator("button.knock").click()
            ada.until(lambda now, turn=table["turn"]: now["turn"] > turn)
        else:
            swap_by_clicks(ada, table)
    table = ada.until(lambda now: now["stage"] == "over")
    assert table["options"] == {"expert": True, "most_laps": 2}
    sheet = list(csv.reader(ada.score_as("CSV").decode("utf-8-sig").splitlines()))
    assert [int(lives) for lives in sheet[-1][5::4]] == table["scores"]
    expect(page.locator(".podium li")).to_have_count(3)
    assert all(decision["moves"] == ["knock"] or decision["moves"][0] == "row 1" for decision in ada.decisions)


def test_the_cards_show_their_values(ada: Guest) -> None:
    hand = " ".join(SPECIES_NAMES)
    ada.visit(ada.lay(animals_dealt(hand, "", "")))
    for name, value in zip(SPECIES_NAMES, VALUES, strict=True):
        expect(card(ada, f"{name}.1").locator("text.value")).to_have_text(str(value))
        expect(card(ada, f"{name}.1")).to_have_attribute("aria-label", re.compile(f"{name}, worth {value}"))
    for name in SPECIES_NAMES:
        expect(card(ada, f"{name}.1").locator("use[href='#life-sudden']")).to_have_count(int(name in ("hare", "pig", "cat")))


def test_L2_knocking_waits_for_a_swap_and_says_so(ada: Guest) -> None:
    life_first_turn(ada)
    knocking = ada.page.locator("button.knock")
    expect(knocking).to_have_attribute("aria-disabled", "true")
    expect(knocking).to_have_attribute("aria-label", re.compile("only knock once you have swapped"))
    knocking.click(force=True)  # it is marked as disabled, and answers all the same
    expect(ada.page.locator(".status .notice")).to_have_text("You may only knock once you have swapped in this round.")
    assert ada.decisions == []


def test_choosing_a_row_first_asks_for_as_many_cards(ada: Guest) -> None:
    life_first_turn(ada)
    tray = ada.page.locator(".tray")
    row(ada, 3).click()
    expect(row(ada, 3)).to_have_attribute("aria-pressed", "true")
    expect(tray).to_contain_text("Row 3: choose 3 more cards")
    for name in ("giraffe.1", "hare.1"):
        card(ada, name).click()
    expect(tray).to_contain_text("2 of 3")
    swap_button(ada).click(force=True)
    expect(ada.page.locator(".status .notice")).to_have_text("Row 3: choose 1 more card")
    assert ada.decisions == []
    card(ada, "cat.1").click()
    expect(tray.locator(".preview")).to_contain_text("You give giraffe, hare, cat – you get 2 × goat, pig")
    expect(row(ada, 3).locator(".ghost")).to_have_count(3)
    card(ada, "bear.1").click()
    expect(ada.page.locator(".status .notice")).to_contain_text("Row 3 takes 3 cards")
    turn = ada.table["turn"]
    swap_button(ada).click()
    ada.until(lambda now: now["turn"] > turn)
    assert ada.decisions[0]["moves"] == ["row 3", "lay giraffe", "lay hare", "lay cat"]
    ada.until_asked()
    expect(row(ada, 3)).to_have_attribute("aria-pressed", "false")


def test_choosing_cards_first_points_to_their_row(ada: Guest) -> None:
    life_first_turn(ada)
    for number, name in enumerate(("giraffe.1", "bear.1", "mole.1", "goat.1"), 1):
        card(ada, name).click()
        expect(row(ada, number)).to_have_class(re.compile("pulses"))
    card(ada, "hare.1").click()
    expect(ada.page.locator(".status .notice")).to_have_text("No row takes more than four cards.")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".row.target")).to_have_count(0)
    expect(ada.page.locator(".hand .chosen")).to_have_count(0)


def test_L3_the_very_same_cards_are_refused_with_the_reason(ada: Guest) -> None:
    life_first_turn(ada)  # the second row is a bear and a goat, and so are two of our cards
    for name in ("bear.1", "goat.1"):
        card(ada, name).click()
    swap_button(ada).click()
    expect(ada.page.locator(".status .notice")).to_have_text("At least one card you give must differ from row 2.")
    expect(ada.page.locator(".hand .chosen")).to_have_count(2)  # nothing is lost: one of them can be changed


def test_L4_the_last_lap_counts_the_turns_left(ada: Guest) -> None:
    life_last_lap(ada)
    expect(ada.page.locator(".ribbon")).to_contain_text("4 turns left")
    expect(ada.page.locator(".status .turn")).to_have_text("Last turn: swap or knock")
    expect(ada.page.locator("[data-seat='4'] .knocked")).to_have_count(1)


def test_the_valuing_shows_every_species_and_what_it_cost(ada: Guest) -> None:
    life_valuing(ada)
    past = ada.table["view"]["past"][0]
    sheet = ada.page.locator(".round-end")
    expect(sheet.locator("tr.species")).to_have_count(len(SPECIES_NAMES))
    for name, points in zip(SPECIES_NAMES, VALUES, strict=True):
        line = sheet.locator("tr.species").nth(SPECIES_NAMES.index(name))
        seat = past["majorities"][name]
        expect(line.locator("td.most")).to_have_count(int(seat is not None))
        if seat is not None:
            expect(line.locator("td").nth(seat)).to_contain_text(f"{points} points")
    expect(sheet.locator("tfoot .points")).to_have_text([str(total) for total in past["totals"]])
    expect(sheet.locator("tfoot .cost")).to_have_text([f"−{lost}" if lost else "0" for lost in past["lost"]])
    places = [1 + sum(other > lives for other in past["lives"]) for lives in past["lives"]]
    expect(sheet.locator("tfoot tr").last.locator("td")).to_have_text([re.compile(rf"^{place}\.") for place in places])
    ada.page.get_by_role("button", name="Next").click()
    expect(sheet).to_have_count(0)


def test_L5_sudden_death_shows_the_set(ada: Guest) -> None:
    life_sudden_death(ada)
    sheet = ada.page.locator(".round-end")
    expect(sheet).to_contain_text("You have the full set: 4 × cat. No hands are scored.")
    expect(sheet.locator("tfoot .cost")).to_have_text(["0", "−1", "−1"])


def test_L9_experts_gain_a_life_with_the_pigs_and_nothing_with_the_cats(ada: Guest) -> None:
    ada.visit(ada.lay(animals_dealt("4 pig 4 cat giraffe bear", "", "", rows=["pig"], expert=True)))
    ada.until_asked()
    expect(card(ada, "cat.1").locator("use[href='#life-sudden']")).to_have_count(0)
    card(ada, "giraffe.1").click()
    swap_button(ada).click()
    expect(ada.page.locator(".round-end")).to_contain_text("You have the full set: 5 × pig.")
    expect(ada.page.locator(".round-end tfoot .cost")).to_have_text(["+1", "−1", "−1"])
    expect(ada.page.locator(".line .score")).to_have_text("6")


def test_L6_the_last_two_are_shown_what_a_majority_needs(ada: Guest) -> None:
    life_two_left(ada)
    expect(ada.page.locator(".felt")).to_contain_text("Two players left: a majority needs at least two cards.")


def test_L10_a_round_without_a_knock_is_valued(ada: Guest) -> None:
    table = animals_dealt(*MIXED[:3], most_laps=2, starter=1)
    lap(table)
    for _ in range(2):
        swap_some(table)
    ada.visit(ada.lay(table))
    expect(ada.page.locator("h1")).to_contain_text("lap 2 of 2")
    swap_by_clicks(ada, ada.until_asked())
    expect(ada.page.locator(".round-end")).to_contain_text("2 laps without a knock.")


def test_a_player_who_is_out_and_a_spectator_watch(ada: Guest, ben: Guest) -> None:
    life_out(ada)
    expect(ada.page.locator("#hand")).to_contain_text("You are out")
    expect(ada.page.locator(".tray")).to_have_count(0)
    expect(row(ada, 1)).to_have_attribute("aria-disabled", "true")
    ben.visit(ada.table["code"])
    expect(ben.page.locator("#hand")).to_contain_text("You are watching.")
    expect(ben.page.locator(".row")).to_have_count(4)


def test_the_swaps_of_the_round_and_what_they_show_of_the_other_hands_are_listed(ada: Guest) -> None:
    table = animals_dealt(*MIXED, rows=MIXED_ROWS, starter=1)
    swap(table, 2, "2 giraffe")
    ada.visit(ada.lay(table, others={2: somebody_absent(ada.server)}))
    ada.page.get_by_role("button", name="Swaps").click()
    sheet = ada.page.get_by_role("dialog")
    expect(sheet).to_contain_text("row 2: gave 2 × giraffe, got bear, goat")
    expect(sheet.locator("section").first.locator("li").first).to_contain_text("bear, goat")


def test_swapping_and_knocking_work_without_a_mouse_and_never_lose_the_focus(ada: Guest) -> None:
    life_first_turn(ada)
    keys = ada.page.keyboard
    keys.press("2")
    expect(row(ada, 2)).to_have_attribute("aria-pressed", "true")
    tab_to(ada, ".hand")
    keys.press("Home")
    keys.press("Space")
    keys.press("ArrowRight")
    keys.press("Enter")
    assert focus(ada) == "giraffe.2"
    tab_to(ada, ".tray")
    for _ in range(4):
        if ada.page.evaluate("document.activeElement.matches('.tray button.main')"):
            break
        keys.press("Tab")
    keys.press("Enter")
    table = ada.until(lambda now: now["view"]["swapped"] != [] and bool(now["legal"]))
    assert ada.decisions[0]["moves"] == ["row 2", "lay giraffe", "lay giraffe"]
    assert focus(ada) != "nowhere"
    keys.press("t")
    expect(ada.page.get_by_test_id("answer")).to_contain_text("Row 1:")
    keys.press("b")
    expect(ada.page.get_by_test_id("answer")).to_contain_text(":")
    keys.press("s")
    expect(ada.page.get_by_test_id("answer")).to_contain_text("5 lives")
    ada.page.locator("button.knock").focus()
    keys.press("Space")
    ada.until(lambda now: now["turn"] > table["turn"])
    assert focus(ada) != "nowhere"


def test_the_rules(ada: Guest) -> None:
    ada.page.goto(f"{ada.address}/learn/life_is_life")
    expect(ada.page.locator("section h2")).to_have_count(7)


def test_a_game_can_be_played_at_the_table_as_text(invite: Invite) -> None:
    guest = invite()
    guest.context.add_init_script("localStorage.setItem('mazzo.text', 'true')")
    life_first_turn(guest)
    expect(guest.page.locator("main")).to_contain_text("Row 2: bear, goat")
    table = guest.table
    for name in ("giraffe.1", "cat.1"):
        card(guest, name).click()
    swap_button(guest).click()
    guest.until(lambda now: now["turn"] > table["turn"])
    assert guest.decisions[0]["moves"] == ["row 2", "lay giraffe", "lay cat"]


def test_the_same_in_a_readers_words(invite: Invite) -> None:
    """What a screen reader finds in each phase; names and cards are those of the position."""
    guest = invite()
    life_preview(guest)
    expect(guest.page.locator(".felt")).to_match_aria_snapshot(
        """
        - list:
          - listitem:
            - 'button "Row 1: bear"'
          - listitem:
            - 'button "Row 2: bear, goat" [pressed]'
          - listitem:
            - 'button "Row 3: 2 × goat, pig"'
          - listitem:
            - 'button "Row 4: giraffe, mole, dog, hare"'
        """
    )
    expect(guest.page.locator(".tray")).to_match_aria_snapshot(
        """
        - region "Swap":
          - paragraph: /You give giraffe, sheep – you get bear, goat/
          - button "Knock"
          - button "Clear"
          - button "Swap with row 2"
        """
    )
    expect(guest.page.locator(".hand [role=toolbar]")).to_match_aria_snapshot(
        """
        - toolbar "Your hand":
          - button "giraffe, worth 9" [pressed]
          - button "giraffe, worth 9"
        """
    )
    end_of_game(guest)
    expect(guest.page.locator(".end")).to_match_aria_snapshot(
        """
        - heading /wins|You win/ [level=2]
        - list
        - button "Rematch"
        """
    )


def test_the_end_of_a_round_with_every_movement(invite: Invite) -> None:
    """Cards fly, lives go, species come one after another; and nothing waits for that."""
    guest = invite(motion=True)
    table = animals_dealt(*MIXED, rows=MIXED_ROWS, starter=1)
    lap(table)
    for _ in range(3):
        knock(table)
    guest.visit(guest.lay(table))
    swap_by_clicks(guest, guest.until_asked())
    expect(guest.page.locator(".round-end tr.species")).to_have_count(10)
    expect(guest.page.locator(".row .card")).to_have_count(10)


def test_the_table_of_a_round_stays_until_its_result_is_read(invite: Invite) -> None:
    """Bots that answer at once, and every movement."""
    ada = record(chosen(invite(motion=True), "speed", "2"))
    ada.visit(ada.lay(animals_dealt(*MIXED, rows=MIXED_ROWS)))
    for _ in range(20):
        table = ada.until_asked()
        if table["stage"] == "over" or table["view"]["round"] > 2:
            break
        ada.until_shown()
        if "knock" in table["legal"]:
            ada.page.locator("button.knock").click()
            ada.until(lambda now, turn=table["turn"]: now["turn"] > turn)
        else:
            swap_by_clicks(ada, table)
    ada.until_shown()
    assert_one_round_at_a_time(recorded(ada))
    every_swap_was_shown(ada)


def test_cards_that_were_drawn_glow_and_cards_that_were_dealt_do_not(ada: Guest) -> None:
    ada.visit(ada.lay(animals_dealt(*MIXED, rows=MIXED_ROWS)))
    ada.until_asked()
    drawn = ada.page.locator(".hand .drawn")
    expect(ada.page.locator(".hand [data-card]")).to_have_count(10)
    expect(drawn).to_have_count(0)
    ada.page.locator('.hand [data-card="giraffe.3"]').click()
    ada.page.locator(".tray button.main").click()
    expect(drawn).to_have_count(1)
    expect(drawn).to_have_attribute("data-card", "bear.2")


def test_the_form_does_not_ask_how_far_players_may_look_back_at_tricks(ada: Guest) -> None:
    page = ada.home().page
    page.get_by_role("button", name="With friends: Life is Life").click()
    page.get_by_role("button", name="Open the table").wait_for()
    expect(page.get_by_text("Looking back at tricks")).to_have_count(0)


def test_chips_stay_as_large_as_a_finger_on_a_phone(invite: Invite) -> None:
    guest = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    life_first_turn(guest)
    chip_fits_a_finger(guest)


def test_a_program_is_marked_as_one_and_a_club_player_shows_its_tries(ada: Guest) -> None:
    ada.call_me("Ada")
    wish = {"game": "life_is_life", "players": 3, "level": "club"}
    code = ada.context.request.post(f"{ada.address}/api/tables", data=wish).json()["code"]
    ada.visit(code)
    ada.page.get_by_text("More", exact=True).click()
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


def test_the_cards_of_the_rows_use_all_the_room_of_a_phone_in_landscape(invite: Invite) -> None:
    guest = invite(viewport=PHONE_ON_ITS_SIDE)
    life_preview(guest)
    widths = guest.page.locator(".rows .card").evaluate_all("cards => cards.map((card) => card.clientWidth)")
    assert min(widths) >= 29
