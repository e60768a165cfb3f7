"""The score pad of Life is Life in a browser without a network: whole games, every total and life as the rules say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from mazzo.games.life_is_life.words import SPECIES_NAMES
from mazzo.variants import TABLES
from tests.games.life_is_life.evening import Evening, Round, evening
from tests.harness.players import Server
from tests.web.guest import Guest
from tests.web.pads import NAMES, TOGETHER, Pad, SharedPad, look

Invite = Callable[..., Guest]


def tap(pad: Pad | Guest, species: int, seat: int, times: int) -> None:
    cell = pad.page.get_by_role("button", name=f"{SPECIES_NAMES[species].capitalize()}, {NAMES[seat]},")
    for _ in range(times):
        cell.click()


def tap_round(pad: Pad, each: Round, *, counted: bool, killed: bool = False) -> None:
    """Every card, or for each animal only the player with the most; the tab may die after each animal."""
    living = [seat for seat, hand in enumerate(each.cards) if sum(hand) > 0]
    for species in range(len(SPECIES_NAMES)):
        copies = {seat: each.cards[seat][species] for seat in living}
        most = max(copies.values())
        with_most = [seat for seat in living if copies[seat] == most]
        needed = 2 if len(living) == 2 else 1
        if counted:
            for seat in living:
                tap(pad, species, seat, copies[seat])
        elif len(with_most) == 1 and most >= needed:
            tap(pad, species, with_most[0], needed)
        if killed:
            pad.kill()


def enter(pad: Pad, played: Evening, counted: int, killed_in: tuple[int, ...] = (), *, dying: bool = False) -> None:
    """The first rounds card by card; then as people would."""
    for number, each in enumerate(played.rounds):
        expect(pad.page.locator(".head")).to_contain_text(f"{NAMES[each.starter]} starts")
        if each.sudden is not None:
            seat, species = each.sudden
            end_suddenly(pad.page, seat, species)
        else:
            tap_round(pad, each, counted=number < counted, killed=dying)
            if number in killed_in:
                pad.kill()
            pad.page.get_by_role("button", name="Score the round").click()
        if dying:
            pad.kill()
        row = pad.page.locator("tbody").last.locator("tr").nth(number).locator("td")
        lived = played.rounds[number - 1].lives if number else [5] * played.players
        for seat in (one for one in range(played.players) if lived[one] > 0):
            total, lives = each.totals[seat], each.lives[seat]
            expect(row.nth(seat)).to_contain_text("out" if lives == 0 else f"{lives} li")
            if total >= 0:
                expect(row.nth(seat).locator("strong")).to_have_text(str(total))


@pytest.mark.long
def test_a_whole_game_entered_and_killed_without_a_network(invite: Invite) -> None:
    played = evening(3, {}, SEED_WITH_SUDDEN_DEATH)
    assert any(each.sudden for each in played.rounds)
    pad = Pad(invite, "life_is_life")
    pad.begin(3, played.rounds[0].starter)
    pad.look("light")
    enter(pad, played, counted=1, killed_in=(0, 2))
    page = pad.page
    winner = NAMES[played.ranks.index(1)]
    expect(page.locator(".end h2")).to_have_text(f"{winner} wins.")
    pad.look("dark")
    # The first valued round was wrong: nobody had a majority. Everything after it is recomputed and marked.
    valued = next(number for number, each in enumerate(played.rounds) if each.sudden is None)
    page.get_by_role("button", name=f"Correct round {valued + 1}", exact=True).click()
    dialog = page.get_by_role("dialog")
    for clear in dialog.get_by_role("button", name="Clear:").all():
        clear.click()
    dialog.get_by_role("button", name="Save the correction").click()
    expect(page.locator("tbody .mark")).to_have_count(1)
    row = page.locator("tbody").last.locator("tr").nth(valued).locator("td")
    before = played.rounds[valued - 1].lives if valued else [5] * 3
    for seat in range(3):
        expect(row.nth(seat)).to_contain_text(f"{before[seat]} li")  # all equal: nobody loses


SEED_WITH_SUDDEN_DEATH = 10


@pytest.mark.long
def test_a_tab_killed_after_every_animal_and_every_round(invite: Invite) -> None:
    played = evening(3, {}, SEED_WITH_SUDDEN_DEATH)
    pad = Pad(invite, "life_is_life")
    pad.begin(3, played.rounds[0].starter)
    enter(pad, played, counted=0, dying=True)
    expect(pad.page.locator(".end h2")).to_have_text(f"{NAMES[played.ranks.index(1)]} wins.")


def test_a_slip_of_the_finger_scores_no_empty_round(invite: Invite) -> None:
    pad = Pad(invite, "life_is_life", offline=False)
    pad.begin(4, 0)
    expect(pad.page.locator(".hint").first).to_be_in_viewport(ratio=1)  # the running result is said where it is seen
    cell = pad.page.locator("td button").first
    before = cell.bounding_box()
    tap(pad, 0, 1, 1)
    assert cell.bounding_box() == before  # and nothing moves under the finger
    score = pad.page.get_by_role("button", name="Score the round")
    score.dblclick()
    expect(pad.page.locator(".head")).to_contain_text("Round 2")
    expect(pad.page.get_by_role("alert")).to_contain_text("tap whoever has the most")
    expect(pad.page.locator("tfoot td")).to_have_text(["3", "5", "3", "3"])


@pytest.mark.long
def test_L9_an_expert_gains_a_life_beyond_five_hearts(invite: Invite) -> None:
    pad = Pad(invite, "life_is_life", offline=False)
    pad.page.locator("summary").click()
    pad.page.locator("label.switch").first.click()
    pad.begin(4, 0)
    pad.page.get_by_role("button", name="Sudden death").click()
    dialog = pad.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Ben").click()
    expect(dialog.locator(".sets button")).to_have_count(2)  # no cats
    dialog.get_by_role("button", name="Hare").click()
    expect(pad.page.locator("tfoot td")).to_have_text(["4", "6", "4", "4"])


# ------------------------------------------------------------------------------------------------ each on their own phone


def show_hands(phones: list[Pad | Guest], each: Round) -> None:
    """Everybody taps their own cards on their own phone; in the end all of them stand on all phones."""
    for seat, phone in enumerate(phones):
        for species, copies in enumerate(each.cards[seat]):
            tap(phone, species, seat, copies)
    for phone in phones:
        for seat in (one for one, hand in enumerate(each.cards) if sum(hand) > 0):
            for species, copies in enumerate(each.cards[seat]):
                cell = phone.page.get_by_role("button", name=f"{SPECIES_NAMES[species].capitalize()}, {NAMES[seat]},")
                expect(cell).to_have_text(str(copies) if copies else "")


def expect_lives(phones: list[Pad | Guest], number: int, each: Round) -> None:
    for phone in phones:
        row = phone.page.locator("tbody").last.locator("tr").nth(number).locator("td")
        expect(row).to_have_count(len(each.lives))
        for seat, (total, lives) in enumerate(zip(each.totals, each.lives, strict=True)):
            if total >= 0:
                expect(row.nth(seat)).to_contain_text("out" if lives == 0 else f"{lives} li")
                expect(row.nth(seat).locator("strong")).to_have_text(str(total))


@pytest.mark.long
def test_everybody_enters_their_own_hand_and_nobody_elses(invite: Invite, server: Server) -> None:
    played = evening(3, {}, SEED_WITH_SUDDEN_DEATH)
    first = played.rounds[0]
    pad = SharedPad(invite, server, "life_is_life", 3, first.starter)
    ben = pad.comes(1)
    expect(ben.page.locator(".hint")).to_contain_text("tap your column")
    expect(ben.page.get_by_role("button", name="Giraffe, Ada,")).to_have_attribute("aria-disabled", "true")
    show_hands([pad.ada, ben], Round(first.starter, [*first.cards[:2], [0] * len(SPECIES_NAMES)], [], []))
    tap_round(pad.ada, Round(first.starter, [[0] * 10, [0] * 10, first.cards[2]], [], []), counted=True)
    pad.ada.page.get_by_role("button", name="Score the round").click()
    expect_lives([pad.ada, ben], 0, first)


@pytest.mark.long
def test_a_whole_game_on_three_phones_with_a_killed_server_and_a_phone_put_away(invite: Invite, house: Server) -> None:
    played = evening(3, {}, SEED_WITH_SUDDEN_DEATH)
    pad = SharedPad(invite, house, "life_is_life", 3, played.rounds[0].starter)
    ben, cleo = pad.comes(1), pad.comes(2)
    phones: list[Pad | Guest] = [pad.ada, ben, cleo]
    for number, each in enumerate(played.rounds):
        if each.sudden is None:
            show_hands(phones, each)
            if number == 2:
                look(ben, "dark")
                pad.dies()
            pad.ada.page.get_by_role("button", name="Score the round").click()
        else:
            end_suddenly(pad.ada.page, *each.sudden)
        if number == 3:
            ben.page.close()
            ben.open_page().goto(pad.link)
        expect_lives(phones, number, each)
    for phone in phones:
        expect(phone.page.locator(TOGETHER)).to_be_visible()
        expect(phone.page.locator(".end h2")).to_have_text(f"{NAMES[played.ranks.index(1)]} wins.")
    # The sudden death was Carlotta's: Ada is out a round sooner, and later entries for her count for nothing.
    wrong = next(number for number, each in enumerate(played.rounds) if each.sudden is not None)
    pad.ada.page.get_by_role("button", name=f"Correct round {wrong + 1}", exact=True).click()
    end_suddenly(pad.ada.page, 2, played.rounds[wrong].sudden[1])  # type: ignore[index]
    for phone in phones:
        expect(phone.page.locator("tbody .mark")).to_have_count(1)
        expect(phone.page.locator("tfoot td")).to_have_text(["0", "0", "2"])
        expect(phone.page.locator("tbody").last.locator("tr").nth(wrong + 2).locator("td").first).to_have_text("")
    look(cleo, "light")


def end_suddenly(page: Any, seat: int, species: int) -> None:
    page.get_by_role("button", name="Sudden death").last.click()
    dialog = page.get_by_role("dialog", name="Sudden death")
    dialog.get_by_role("button", name=NAMES[seat]).click()
    dialog.get_by_role("button", name=SPECIES_NAMES[species].capitalize()).click()


@pytest.mark.long
@pytest.mark.parametrize(("players", "asked"), TABLES["life_is_life"], ids=str)
def test_whole_games_of_every_table(invite: Invite, players: int, asked: dict[str, Any]) -> None:
    played = evening(players, asked, 11)
    pad = Pad(invite, "life_is_life")
    while pad.page.locator("form ol li").count() > players:
        pad.page.locator("form ol li button").last.click()
    if asked.get("expert"):
        pad.page.locator("summary").click()
        pad.page.locator("label.switch").first.click()
    pad.begin(players, played.rounds[0].starter)
    enter(pad, played, counted=2)
