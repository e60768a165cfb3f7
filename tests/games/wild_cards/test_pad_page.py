"""The score pad of Wild Cards in a browser without a network: the rounds counted, and the account of whole real games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from mazzo.games.wild_cards.words import SPECIES_NAMES
from mazzo.variants import TABLES
from tests.games.wild_cards.evening import Evening, evening
from tests.harness.players import Server
from tests.web.guest import Guest
from tests.web.pads import NAMES, TOGETHER, Pad, SharedPad, look, written

Invite = Callable[..., Guest]


def nothing() -> None:
    pass


def count_rounds(pad: Pad, played: Evening, after: Callable[[], None] = nothing) -> None:
    for number, first in enumerate(played.firsts, start=1):
        expect(pad.page.locator(".of")).to_have_text(f"Round {number} of {len(played.firsts)}")
        expect(pad.page.locator(".order ol li").first).to_have_text(NAMES[first])
        if number < len(played.firsts):
            pad.page.get_by_role("button", name="Next round").click()
            after()
    expect(pad.page.get_by_role("button", name="Next round")).to_have_count(0)


def enter_collection(page: Any, played: Evening, seat: int) -> None:
    """Enters this player's collection."""
    for species, animals in enumerate(played.animals[seat]):
        for _ in range(animals):
            page.get_by_role("button", name=f"One more: {SPECIES_NAMES[species]}").click()
    for _ in range(played.tokens[seat] // 2):
        page.get_by_role("button", name="One more: Tokens").click()


def account(pad: Pad, played: Evening, entered: tuple[int, ...] = (), after: Callable[[], None] = nothing) -> None:
    """The account of everybody who has not entered their own; `after` is called after every step."""
    pad.page.get_by_role("button", name="Final account").click()
    after()
    for seat in range(played.players):
        expect(pad.page.locator("#holdings")).to_have_text(f"What does {NAMES[seat]} have?")
        if seat not in entered:
            enter_collection(pad.page, played, seat)
            after()
        pad.page.locator(".hand .main").click()
        after()
    for species, owner in enumerate(played.leaders):
        group = pad.page.get_by_role("group", name=SPECIES_NAMES[species], exact=True)
        if group.count():
            group.get_by_role("button", name=NAMES[owner] if owner >= 0 else "Nobody", exact=True).click()
            after()
    pad.page.get_by_role("button", name="Who has won?").click()
    expect_account(pad.page, played)


def expect_account(page: Any, played: Evening) -> None:
    order = sorted(range(played.players), key=lambda seat: (played.ranks[seat], seat))
    expect(page.locator("article h2 span")).to_have_text([f"{played.ranks[seat]}. {NAMES[seat]}" for seat in order])
    expect(page.locator("article h2 strong")).to_have_text(written([played.scores[seat] for seat in order]))
    for place in range(played.players):
        parts = page.locator("article").nth(place).locator("dd b").all_text_contents()
        assert sum(map(int, parts)) == played.scores[order[place]]


@pytest.mark.long
def test_a_whole_game_counted_killed_and_accounted_for_without_a_network(invite: Invite) -> None:
    played = evening(3, {}, 2)
    pad = Pad(invite, "wild_cards")
    pad.begin(3, 0)
    count_rounds(pad, played)
    pad.look("dark")
    pad.kill()
    account(pad, played)
    pad.look("light")
    pad.kill()
    expect(pad.page.locator("article h2 strong")).to_have_text(written(sorted(played.scores, reverse=True)))


@pytest.mark.long
def test_a_tie_is_explained_and_one_animal_too_many_is_noticed(invite: Invite) -> None:
    pad = Pad(invite, "wild_cards", offline=False)
    page = pad.page
    pad.begin(3, 0)
    page.get_by_role("button", name="Final account").click()
    # Nobody has counted the rounds: fourteen have been played all the same, with two animals in each.
    for species in ("peacock", "squirrel", "eagle", "ibex", "meerkat"):
        for _ in range(6):
            page.get_by_role("button", name=f"One more: {species}").click()
    expect(page.get_by_role("alert")).to_contain_text("2 animals more")
    for species in ("peacock", "squirrel", "eagle", "ibex", "meerkat"):
        for _ in range(6):
            page.get_by_role("button", name=f"One less: {species}").click()
    page.get_by_role("button", name="One more: lion").click()
    page.get_by_role("button", name="Next: Ben").click()
    page.get_by_role("button", name="One more: lion").click()
    page.get_by_role("button", name="Next: Carlotta").click()
    page.get_by_role("button", name="Leaders").click()
    settle = page.get_by_role("button", name="Who has won?")
    expect(settle).to_have_attribute("aria-disabled", "true")  # both have one: who took theirs last?
    page.get_by_role("group", name="lion", exact=True).get_by_role("button", name="Nobody").click()
    settle.click()
    expect(page.locator(".tie")).to_have_text(
        ["2 points each and the same number of animals (Ada 1 and Ben 1): they share the place."]
    )
    expect(page.locator("article h2 strong")).to_have_text(["2", "2", "0"])


@pytest.mark.long
def test_a_tab_killed_after_every_round_and_every_step_of_the_account(invite: Invite) -> None:
    played = evening(3, {}, 2)
    pad = Pad(invite, "wild_cards")
    pad.begin(3, 0)
    count_rounds(pad, played, pad.kill)
    account(pad, played, after=pad.kill)
    pad.kill()
    expect_account(pad.page, played)


# ------------------------------------------------------------------------------------------------ each on their own phone


def look_by_day_and_night(guest: Guest) -> None:
    for scheme in ("dark", "light"):
        look(guest, scheme)


def test_four_people_share_a_pad_and_one_enters_her_own_cards(invite: Invite, server: Server) -> None:
    pad = SharedPad(invite, server, "wild_cards", 4)
    ben = pad.comes(1, look_by_day_and_night)
    expect(ben.page.locator(".of")).to_have_text("Round 1 of 12")
    expect(ben.page.get_by_role("button", name="Next round")).to_have_count(0)  # she who holds the pad counts
    pad.ada.page.get_by_role("button", name="Next round").click()
    expect(ben.page.locator(".of")).to_have_text("Round 2 of 12")
    pad.ada.page.get_by_role("button", name="Final account").click()
    expect(ben.page.locator("#holdings")).to_have_text("What do you have?")
    for _ in range(3):
        ben.page.get_by_role("button", name="One more: lion").click()
    ben.page.get_by_role("button", name="One more: Tokens").click()
    for name in ("Next: Ben", "Next: Carlotta", "Next: Dev", "Leaders", "Who has won?"):
        if name == "Next: Carlotta":
            expect(pad.ada.page.get_by_role("group", name="lion").locator("output")).to_have_text("3")
        pad.ada.page.get_by_role("button", name=name).click()
    for page in (pad.ada.page, ben.page):
        expect(page.locator("article h2 strong")).to_have_text(["9", "0", "0", "0"])  # three lions, their leader, a token


@pytest.mark.long
def test_a_whole_game_on_three_phones_with_a_killed_server_and_a_phone_put_away(invite: Invite, house: Server) -> None:
    played = evening(4, {}, 11)
    pad = SharedPad(invite, house, "wild_cards", 4)
    ben, carlotta = pad.comes(1), pad.comes(2)
    count_rounds(pad.ada, played)
    pad.dies()
    pad.ada.page.get_by_role("button", name="Final account").click()
    for seat, phone in ((1, ben), (2, carlotta)):
        expect(phone.page.locator("#holdings")).to_have_text("What do you have?")
        enter_collection(phone.page, played, seat)
    expect(ben.page.locator(TOGETHER)).to_be_visible()
    look(carlotta, "dark")
    ben.page.close()
    ben.open_page().goto(pad.link)
    expect(carlotta.page.locator(TOGETHER)).to_be_visible()
    expect(ben.page.get_by_role("group", name="Tokens").locator("output")).to_have_text(str(played.tokens[1]))
    pad.ada.page.get_by_role("button", name="Back").click()
    account(pad.ada, played, entered=(1, 2))
    for page in (ben.page, carlotta.page):
        expect_account(page, played)
    look(ben, "dark")


@pytest.mark.long
@pytest.mark.parametrize(("players", "asked"), TABLES["wild_cards"], ids=str)
def test_whole_games_of_every_table(invite: Invite, players: int, asked: dict[str, Any]) -> None:
    played = evening(players, asked, 11)
    pad = Pad(invite, "wild_cards")
    while pad.page.locator("form ol li").count() > players:
        pad.page.locator("form ol li button").last.click()
    if asked.get("removal") == "random":
        pad.page.locator("summary").click()
        pad.page.locator("label.switch", has_text="At random").click()
    pad.begin(players, 0)
    count_rounds(pad, played)
    account(pad, played)
