"""The screens of Wizard, and those around a table for which any game will do."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from mazzo.table.table import Table
from tests.games.wizard.positions import bid, dealt, dealt_own_decks, opened, trick
from tests.web.guest import Guest, somebody_absent
from tests.web.moments import open_score, played_on

LIVELY = (
    "W1 R12 R9 Y13 Y4 G11 G2 B13 B6 J2",
    "R13 R3 Y11 Y7 Y6 G13 G8 B3 B9 J1",
    "W2 R10 R4 Y12 Y3 G5 B12 B8 G7 J3",
    "R11 R6 R2 Y10 Y1 G12 G4 B11 B5 B4",
)


def rounds_played(number: int) -> Callable[[Table], bool]:
    return lambda table: int(table.state.round_number) > number and 0 in table.undecided


def continue_tiles(guest: Guest) -> None:
    guest.lay(dealt("R7 R2", "G3 Y2", "J1 Y4", dealer=2))
    guest.lay(opened(4, {"rounds": "2-3"}))
    guest.home()


def trump_choice(guest: Guest) -> None:
    guest.visit(guest.lay(dealt("R7 R2 W2 Y8", "G3 Y2 B2 B3", "J1 Y4 R9 R5", "B5 B6 B7 B8", turned="W1", dealer=0)))


def bidding(guest: Guest) -> None:
    table = dealt(*LIVELY, turned="R5", dealer=0)
    for number in (2, 3, 1):
        table.play(table.undecided[0], f"bid {number}")
    guest.visit(guest.lay(table))


def sealed_bid(guest: Guest) -> None:
    table = dealt(*(LIVELY[seat] for seat in range(3)), bids="blind", turned="R5")
    table.play(1, "bid 3")
    guest.visit(guest.lay(table, others={2: somebody_absent(guest.server)}))
    guest.make("bid 4")


def clairvoyance(guest: Guest) -> None:
    guest.visit(guest.lay(dealt(*LIVELY, turned="R5", dealer=3, clairvoyance=True)))


def in_the_fourth_trick() -> Table:
    """A lively moment: seven cards in hand, three on the table, it is our turn."""
    table = dealt(*LIVELY, turned="R5", dealer=3, rounds="10-5")
    bid(table, "4 2 2 1")
    trick(table, "Y4 Y11 Y12 Y10")
    trick(table, "B12 B11 B13 B3")
    trick(table, "R9 R13 R10 R11")
    trick(table, "G13 G5 G12")
    return table


def playing(guest: Guest) -> None:
    guest.visit(guest.lay(in_the_fourth_trick()))
    guest.until_asked()


def all_tricks(guest: Guest) -> None:
    """A table where players may look back at the whole round."""
    table = in_the_fourth_trick()
    table.opened.tricks_shown = "all"
    guest.visit(guest.lay(table))
    guest.until_asked()
    guest.page.keyboard.press("l")
    guest.page.locator("dialog h3").first.wait_for()


def memory(guest: Guest) -> None:
    guest.context.add_init_script("localStorage.setItem('mazzo.memory', 'true')")
    playing(guest)
    open_memory(guest)


def open_memory(guest: Guest) -> None:
    """On a desktop it is beside the table; otherwise it is a sheet."""
    button = guest.page.locator("#tab-memory:visible, .felt .memory:visible")
    expect(button).to_have_count(1)  # for one frame after a resize both are there: CSS is earlier than the component
    button.click()
    guest.page.locator(".voids").wait_for()


def lively(guest: Guest) -> None:
    """The ninth round of a whole game, which we lead: a Wizard lies on the table, and every card of a full hand may be played."""
    table = played_on(
        opened(4, {}, "37"),
        lambda now: (
            now.state.round_number == 9 and now.undecided == [0] and now.state.trick_size == 3 and now.state.cards_played > 6
        ),
    )
    guest.visit(guest.lay(table))
    guest.until_asked()


def twenty_cards(guest: Guest) -> None:
    table = played_on(opened(3, {"rounds": "20"}, "11"), lambda now: now.undecided == [0] and int(now.state.cards_played) > 0)
    guest.visit(guest.lay(table))
    guest.until_asked()


def twenty_bids(guest: Guest) -> None:
    table = played_on(opened(3, {"rounds": "20"}, "11"), lambda now: now.undecided == [0] and now.state.phase != 0)
    guest.visit(guest.lay(table))
    guest.until_asked()


def six_players(guest: Guest) -> None:
    table = played_on(opened(6, {}, "3"), lambda now: rounds_played(4)(now) and int(now.state.cards_played) > 2)
    guest.visit(guest.lay(table))
    guest.until_asked()


def monochrome(guest: Guest) -> None:
    hands = ("R1 R9 R13 W1", "Y1 Y8 Y12 J2", "G4 G7 G9 W3", "B2 B5 B6 B7")
    table = dealt_own_decks(*hands)
    guest.visit(guest.lay(played_on(table, lambda now: now.undecided == [0] and int(now.state.cards_played) > 0)))


def score_sheet(guest: Guest) -> None:
    table = played_on(opened(4, {}, "7"), lambda now: rounds_played(8)(now) and int(now.state.cards_played) > 0)
    guest.visit(guest.lay(table))
    guest.until_asked()
    open_score(guest)


def menu(guest: Guest) -> None:
    playing(guest)
    guest.page.locator(".top .rest button").last.click()
    guest.page.locator("dialog").wait_for()


def end_of_round(guest: Guest) -> None:
    """Ours was the last card of the second round, which breaks two bids; ours is the first bid of the next."""
    table = played_on(
        opened(4, {"rounds": "2-3-4"}, "169"),
        lambda now: now.undecided == [0] and now.state.cards_played == 11 and now.state.round_number == 2,
    )
    guest.visit(guest.lay(table))
    guest.make(guest.until_asked()["legal"][0])
    guest.page.locator("#round-over").wait_for()
    guest.page.locator("[data-bid]").first.wait_for()


def end_of_game(guest: Guest) -> None:
    guest.visit(guest.lay(played_on(opened(4, {"rounds": "3-2-4"}, "9"), lambda now: False)))
    guest.page.locator(".podium").wait_for()


def replay(guest: Guest) -> None:
    end_of_game(guest)
    guest.page.goto(f"{guest.address}/g/{guest.table['code']}#9")
    guest.page.locator(".hand .card").first.wait_for()


def shared_result(guest: Guest) -> None:
    end_of_game(guest)
    guest.page.locator(".end .ways [aria-haspopup=dialog]").last.click()
    guest.page.locator("dialog img").wait_for()


def bot_met(guest: Guest) -> None:
    playing(guest)
    guest.page.locator(".seats button").first.click()
    guest.page.locator("dialog tbody tr").first.wait_for()


def move_reported(guest: Guest) -> None:
    """The place is that of a bot's move."""
    replay(guest)
    guest.page.locator("button.worded[aria-haspopup=dialog]").last.click()
    guest.page.locator("dialog button[aria-haspopup=dialog]:has(use[href='#flag'])").click()
    guest.page.locator("dialog form").wait_for()


def learn(guest: Guest) -> None:
    guest.page.goto(f"{guest.address}/learn/wizard")
    guest.page.locator("#chapter-score").wait_for()


def lesson(guest: Guest) -> None:
    learn(guest)
    guest.page.locator(".lesson button").click()
    guest.until_asked()
    guest.page.locator("aside p").first.wait_for()


def text_table(guest: Guest) -> None:
    guest.context.add_init_script("localStorage.setItem('mazzo.text', 'true')")
    playing(guest)


def every_kind_of_deal() -> list[Table]:
    """Tables to be played to their end; a browser then deals them again."""
    return [opened(2, {}, "5"), opened(3, {"monochrome": True}, "6")]


SCREENS: dict[str, Callable[[Guest], None]] = {
    "home-with-tables": continue_tiles,
    "trump-choice": trump_choice,
    "bidding": bidding,
    "bidding-20": twenty_bids,
    "sealed-bid": sealed_bid,
    "clairvoyance": clairvoyance,
    "playing": playing,
    "all-tricks": all_tricks,
    "memory": memory,
    "playing-20": twenty_cards,
    "six-players": six_players,
    "monochrome": monochrome,
    "score-sheet": score_sheet,
    "menu": menu,
    "end-of-round": end_of_round,
    "end-of-game": end_of_game,
    "shared-result": shared_result,
    "replay": replay,
    "bot-met": bot_met,
    "move-reported": move_reported,
    "learn": learn,
    "lesson": lesson,
    "text-table": text_table,
}
ALSO_ON_A_PHONE: dict[str, Callable[[Guest], None]] = {"score-sheet": open_score, "memory": open_memory}
"""What has to be opened on a phone if the screen was reached on a desktop."""
IN_ONE_SCREEN = (
    *("trump-choice", "bidding", "bidding-20", "sealed-bid", "clairvoyance", "playing"),
    *("playing-20", "six-players", "end-of-round", "end-of-game", "replay", "lesson"),
)
"""Nothing to scroll on a phone."""
IN_THE_DARK = ("bidding", "playing", "score-sheet", "end-of-round", "learn", "replay", "bot-met", "all-tricks", "memory")
"""Screens with a colour of the dark theme that others lack."""
IN_EVERY_LANGUAGE = "end-of-game"
PICTURE = ("table", lively, "dark")
"""In the README: its name, what it shows, and in which colours."""
