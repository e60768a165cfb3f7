"""The score pad of Wizard in a browser without a network: whole real games, every total compared with the rules."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from mazzo.games.wizard import pad as rules_of_pad
from mazzo.rules.game import play, scores
from mazzo.variants import TABLES
from tests.games.wizard.evening import GAME, Evening, Round, evening
from tests.harness.evenings import SILENCE, fresh_pad
from tests.web.guest import Guest
from tests.web.pads import NAMES, Pad, ask, written

Invite = Callable[..., Guest]

SWITCHES = {
    "dark_wizard": "The last Wizard wins",
    "leaders_hook": "Leader’s hook",
    "clairvoyance": "Clairvoyance",
    "monochrome": "Monochrome",
}
CHOICES = {"blind": "All at once", "secret": "Hidden until the end", "short": "Every other round"}


def choose(pad: Pad, asked: dict[str, Any]) -> None:
    if asked:
        pad.page.locator("summary").click()
    for name, value in asked.items():
        if name in SWITCHES:
            pad.page.locator("label.switch", has_text=SWITCHES[name]).first.click()
        elif value in CHOICES:
            pad.page.locator("label.switch", has_text=CHOICES[value]).first.click()
        else:
            pad.page.locator("fieldset label.switch").last.click()
            pad.page.locator("fieldset > input").fill(value)


def begin(pad: Pad, played: Evening) -> None:
    """The number of players first: the choices depend on it."""
    while pad.page.locator("form ol li").count() > played.players:
        pad.page.locator("form ol li button").last.click()
    choose(pad, played.asked)
    pad.begin(played.players, played.rounds[0].dealer)


def enter_round(pad: Pad, played: Evening, each: Round, entered: Callable[[], None] = lambda: None) -> None:
    """A round, bid by bid and trick by trick; `entered` comes after each of them."""
    order = [(each.dealer + 1 + place) % played.players for place in range(played.players)]
    is_sealed = played.players == 2 or played.asked.get("bids", "open") != "open"
    for seat in order:
        if is_sealed:
            pad.page.get_by_role("button", name=f"{NAMES[seat]} bids in secret").click()
            pad.page.get_by_role("button", name=f"I am {NAMES[seat]}").click()
        pad.page.locator(f"#key-{each.bids[seat]}").click()
        entered()
    for seat in order:
        expect(pad.page.locator(".asked .name")).to_have_text(NAMES[seat])
        pad.page.locator(f"#key-{each.tricks[seat]}").click()
        entered()


def expect_totals(pad: Pad, wanted: list[int]) -> None:
    expect(pad.page.locator("tfoot td")).to_have_text(written(wanted))


def enter(pad: Pad, played: Evening, killed_in: tuple[int, ...] = ()) -> None:
    for number, each in enumerate(played.rounds):
        head = pad.page.locator(".now header")
        expect(head).to_contain_text(f"Round {number + 1} of {len(played.rounds)}")
        expect(head).to_contain_text(f"{NAMES[each.dealer]} deals")
        enter_round(pad, played, each, pad.kill if number in killed_in else lambda: None)
        expect_totals(pad, each.totals)


def totals_of(played: Evening) -> list[list[int]]:
    """The totals of every round, by the rules."""
    state = fresh_pad(GAME, played.players, played.asked)
    rules_of_pad.begin(state, played.rounds[0].dealer, SILENCE)
    found = []
    for each in played.rounds:
        for place in range(played.players):
            seat = (each.dealer + 1 + place) % played.players
            play(state, seat, each.bids[seat], SILENCE)
        for seat in range(played.players):
            rules_of_pad.enter_tricks(state, seat, each.tricks[seat])
        assert rules_of_pad.close_round(state, SILENCE)
        found.append(scores(state))
    return found


def expect_corrected(pad: Pad, played: Evening, places: tuple[int, ...]) -> None:
    """Somebody miscounted, several times: a bid, or a trick that another took. Everything after it is recomputed."""
    page, rounds = pad.page, list(played.rounds)
    for place, number in enumerate(places):
        page.get_by_role("button", name=f"Correct round {number + 1}", exact=True).click()
        dialog = page.get_by_role("dialog")
        bids, tricks = list(rounds[number].bids), list(rounds[number].tricks)
        if place % 2 == 0:
            bids[0] += change(dialog, NAMES[0], "Bid", 1 if bids[0] < rounds[number].hand_size else -1)
        else:
            giver = next(seat for seat, many in enumerate(tricks) if many > 0)
            taker = (giver + 1) % played.players
            tricks[giver] += change(dialog, NAMES[giver], "Tricks", -1)
            expect(dialog.locator(".check")).to_have_text("1 trick is missing.")
            tricks[taker] += change(dialog, NAMES[taker], "Tricks", 1)
        dialog.get_by_role("button", name="Save the correction").click()
        rounds[number] = dataclasses.replace(rounds[number], bids=bids, tricks=tricks)
        expect(dialog).to_have_count(0)
    corrected = totals_of(dataclasses.replace(played, rounds=rounds))
    assert corrected[-1] != played.rounds[-1].totals
    for number, wanted in enumerate(corrected):
        row = page.locator("tbody tr").nth(number)
        expect(row.locator("td strong")).to_have_text(written(wanted))
        expect(row.locator("th .mark")).to_have_count(int(number in places))
        expect(row.locator("td .revised")).to_have_count(played.players if number > places[0] else 0)


def change(dialog: Any, name: str, what: str, by: int) -> int:
    dialog.get_by_role("button", name=f"One {'more' if by > 0 else 'less'}: {name}, {what}").click()
    return by


@pytest.mark.long
def test_a_game_corrected_at_ten_places(invite: Invite) -> None:
    played = evening(4, {}, 5)
    pad = Pad(invite, "wizard")
    begin(pad, played)
    enter(pad, played)
    expect_corrected(pad, played, (0, 1, 3, 4, 6, 8, 9, 11, 13, 14))
    pad.kill()
    expect(pad.page.locator("th .mark")).to_have_count(10)


@pytest.mark.long
@pytest.mark.parametrize(
    ("players", "asked"), [(2, {}), (3, {"rounds": "1-2-3"}), (4, {"bids": "blind", "rounds": "1-3"})], ids=str
)
def test_a_tab_killed_after_every_entry(invite: Invite, players: int, asked: dict[str, Any]) -> None:
    played = evening(players, asked, 3)
    pad = Pad(invite, "wizard")
    begin(pad, played)
    enter(pad, played, killed_in=tuple(range(len(played.rounds))))
    expect(pad.page.locator(".end")).to_be_visible()


def test_a_whole_game_entered_killed_and_corrected_without_a_network(invite: Invite) -> None:
    played = evening(3, {"leaders_hook": True, "rounds": "1-3-5-7-9-11"}, 5)
    pad = Pad(invite, "wizard")
    page = pad.page
    begin(pad, played)
    pad.look("light")
    ask(page, "same points at the end", "Same total at the end")
    enter(pad, played, killed_in=(1,))
    page = pad.page
    expect(page.locator(".end li .rank").first).to_have_text("1.")
    ended = [f"{total} points" for total in sorted(played.rounds[-1].totals, reverse=True)]
    expect(page.locator(".end li strong")).to_have_text(ended)
    ranked = [f"{rank}. " for rank in sorted(played.ranks)]
    page.get_by_role("button", name="Share").last.click()
    expect(page.locator("dialog img")).to_have_js_property("naturalWidth", 1080)  # the picture to send
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the scores as a table (CSV)").click()
    rows = Path(download.value.path()).read_text("utf-8-sig").splitlines()
    assert [int(row.split(",")[5]) for row in rows[1:]] == [each.totals[0] for each in played.rounds]
    text = page.locator("textarea").input_value().splitlines()
    assert [line[:3] for line in text[1:]] == ranked
    page.keyboard.press("Escape")
    expect_corrected(pad, played, (0, 2, 4))
    pad.look("dark")
    page.get_by_role("button", name="Evenings").click()
    expect(page.get_by_role("heading", name="Over all evenings")).to_be_visible()


def test_one_trick_too_many_is_not_scored_and_the_hook_says_why(invite: Invite) -> None:
    pad = Pad(invite, "wizard", offline=False)
    page = pad.page
    begin(pad, Evening(3, {"leaders_hook": True, "rounds": "2-2-2"}, [Round(2, 2, True, [], [], [])], []))
    for key in (0, 2, 1, 0, 2, 0):  # Ada and Ben are right; Ben leads with 40
        page.locator(f"#key-{key}").click()
    expect_totals(pad, [20, 40, -10])
    for key in (0, 0, 0, 0, 0):
        page.locator(f"#key-{key}").click()
    page.locator("#key-1").click()
    expect(page.locator(".wrong")).to_contain_text("1 trick is missing")
    expect_totals(pad, [20, 40, -10])
    page.locator(".player", has_text="Ada").click()
    page.locator("#key-2").click()
    expect_totals(pad, [0, 60, 10])
    page.locator("#key-1").click()
    page.locator("#key-0").click()
    hooked = page.locator("#key-1")
    expect(hooked).to_have_attribute("aria-disabled", "true")
    hooked.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".refused")).to_have_text("In the sole lead, you may not make the bids add up.")
    expect(page.locator(".asked .name")).to_have_text("Ben")


def test_secret_bids_are_seen_by_their_owner_alone(invite: Invite) -> None:
    played = evening(2, {}, 3)
    pad = Pad(invite, "wizard", offline=False)
    page = pad.page
    begin(pad, played)
    first = (played.rounds[0].dealer + 1) % 2
    page.get_by_role("button", name=f"{NAMES[first]} bids in secret").click()
    expect(page.locator("#key-1")).to_have_count(0)  # anyone else holding the phone sees nothing
    page.get_by_role("button", name=f"I am {NAMES[first]}").click()
    page.locator("#key-2").click()
    expect(page.locator(".player .entry").first).to_have_text("bid sealed✓")
    expect(page.locator("tbody .small")).to_have_text(["–/•"])
    page.locator(".ask button").click()  # undone: now the whole game
    enter(pad, played)
    expect(page.locator("tbody tr").first.locator(".small").first).to_contain_text(f"/{played.rounds[0].bids[0]}")


@pytest.mark.long
@pytest.mark.parametrize(("players", "asked"), TABLES["wizard"], ids=str)
def test_whole_games_of_every_variant(invite: Invite, players: int, asked: dict[str, Any]) -> None:
    played = evening(players, asked, 11)
    pad = Pad(invite, "wizard")
    begin(pad, played)
    enter(pad, played)
