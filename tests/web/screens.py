"""Every screen of the page, and how to get there: for the tests that look at all of them, and for the pictures."""

from __future__ import annotations

from collections.abc import Callable

from mazzo.bots.levels import BOTS
from mazzo.bots.sandbox import bot_decision
from mazzo.rules.dice import dice_of, seed_of
from mazzo.table.table import Table
from tests.games.life_is_life.page import animals_dealt, knock, lap, life_opened
from tests.games.wild_cards.page import at_wild, pick, wild_opened
from tests.games.wizard.positions import bid, dealt, dealt_own_decks, opened, trick
from tests.web.guest import Guest, somebody_absent

LIVELY = (
    "W1 R12 R9 Y13 Y4 G11 G2 B13 B6 J2",
    "R13 R3 Y11 Y7 Y6 G13 G8 B3 B9 J1",
    "W2 R10 R4 Y12 Y3 G5 B12 B8 G7 J3",
    "R11 R6 R2 Y10 Y1 G12 G4 B11 B5 B4",
)


def played_on(table: Table, done: Callable[[Table], bool]) -> Table:
    """Casual players on every seat until the table is such, or the game is over."""
    dice = dice_of(seed_of(5), 1)
    while table.stage == "playing" and not done(table):
        seat = table.undecided[0]
        table.play(seat, bot_decision(BOTS["casual"], table.state, seat, dice))
    return table


def rounds_played(number: int) -> Callable[[Table], bool]:
    return lambda table: int(table.state.round_number) > number and 0 in table.undecided


def home(guest: Guest) -> None:
    guest.home()


def continue_tiles(guest: Guest) -> None:
    guest.lay(dealt("R7 R2", "G3 Y2", "J1 Y4", dealer=2))
    guest.lay(opened(4, {"rounds": "2-3"}))
    guest.home()


def new_table(guest: Guest) -> None:
    guest.home()
    guest.page.locator(".ways button").nth(1).click()
    guest.page.locator("dialog").wait_for()


def waiting_room(guest: Guest) -> None:
    new_table(guest)
    guest.page.locator("dialog form button.main").click()
    guest.page.locator("img.qr").wait_for()
    guest.page.locator(".seats li.free button").nth(1).click()
    guest.until(lambda table: table["seats"][1]["player"] == "bot")


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
    """A table where one may look back at the whole round."""
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
    """On a desktop it stands beside the table; else it is a sheet."""
    guest.page.locator("#tab-memory:visible, .felt .memory:visible").click()
    guest.page.locator(".voids").wait_for()


def lively(guest: Guest) -> None:
    """The ninth round of a whole game: three cards on the table, a hand of all colours."""
    table = played_on(
        opened(4, {}, "28"),
        lambda now: (
            now.state.round_number == 9 and now.undecided == [0] and now.state.trick_size == 3 and now.state.cards_played > 7
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


def open_score(guest: Guest) -> None:
    """On a phone it is a sheet; on a desktop it stands beside the table."""
    button = guest.page.locator(".top button.narrow-only").first
    if button.is_visible():
        button.click()
        guest.page.locator("dialog table").wait_for()


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
    guest.page.get_by_role("button", name="Share").click()
    guest.page.locator("dialog img").wait_for()


def bot_met(guest: Guest) -> None:
    playing(guest)
    guest.page.locator(".seats button").first.click()
    guest.page.locator("dialog tbody tr").first.wait_for()


def move_reported(guest: Guest) -> None:
    """The place is that of a bot's move."""
    replay(guest)
    guest.page.get_by_role("button", name="Report this move").click()
    guest.page.locator("dialog form").wait_for()


def you(guest: Guest) -> None:
    guest.home()
    guest.page.goto(f"{guest.address}/you")
    guest.page.locator("main p.quiet").last.wait_for()


def learn(guest: Guest) -> None:
    guest.page.goto(f"{guest.address}/learn/wizard")
    guest.page.locator("#chapter-score").wait_for()


def settings(guest: Guest) -> None:
    guest.home()
    guest.page.locator("main > header button").last.click()
    guest.page.locator("dialog").wait_for()


def lesson(guest: Guest) -> None:
    learn(guest)
    guest.page.locator(".lesson button").click()
    guest.until_asked()
    guest.page.locator("aside p").first.wait_for()


def text_table(guest: Guest) -> None:
    guest.context.add_init_script("localStorage.setItem('mazzo.text', 'true')")
    playing(guest)


# ------------------------------------------------------------------------------------------------------- Life is Life

MIXED = (
    "3 giraffe bear 2 mole goat sheep hare cat",
    "2 giraffe 3 bear mole dog pig 2 mouse",
    "giraffe 2 goat 2 sheep dog hare 2 pig cat",
    "2 giraffe bear mole goat 2 dog sheep hare mouse",
)
MIXED_ROWS = ["bear", "goat bear", "2 goat pig", "giraffe mole dog hare"]


def life_first_turn(guest: Guest) -> None:
    """Nobody has swapped: knocking is not allowed yet."""
    guest.visit(guest.lay(animals_dealt(*MIXED, rows=MIXED_ROWS)))
    guest.until_asked()


def life_preview(guest: Guest) -> None:
    """Two cards are chosen for the second row; everybody has swapped once."""
    table = animals_dealt(*MIXED, rows=MIXED_ROWS)
    lap(table)
    guest.visit(guest.lay(table))
    guest.until_asked()
    guest.page.locator('[data-row="2"]').click()
    for card in ("giraffe.1", "sheep.1"):
        guest.page.locator(f'.hand [data-card="{card}"]').click()


def life_last_lap(guest: Guest) -> None:
    """Five players; the one before us has knocked."""
    table = animals_dealt(*MIXED[:3], "2 bear dog 2 hare pig", "mole goat sheep", starter=4)
    lap(table)
    knock(table)
    guest.visit(guest.lay(table))
    guest.until_asked()


def life_valuing(guest: Guest) -> None:
    """All others have knocked; so do we, and the hands are compared."""
    table = animals_dealt(*MIXED, rows=MIXED_ROWS, starter=1)
    lap(table)
    for _ in range(3):
        knock(table)
    guest.visit(guest.lay(table, others={2: somebody_absent(guest.server)}))  # who begins the next round
    guest.until_asked()
    guest.page.locator("button.knock").click()
    guest.page.locator("#round-over").wait_for()


def life_sudden_death(guest: Guest) -> None:
    """We complete the cats."""
    table = animals_dealt("3 cat giraffe", "", "", rows=["cat"])
    guest.visit(guest.lay(table, others={1: somebody_absent(guest.server)}))  # who begins the next round
    guest.until_asked()
    guest.page.locator('.hand [data-card="giraffe.1"]').click()
    guest.page.locator(".tray button.main").click()
    guest.page.locator("#round-over").wait_for()


def life_until(done: Callable[[Table], bool]) -> Table:
    """A long game of casual players, stopped when it is such."""
    for seed in range(1, 60):
        table = played_on(life_opened(4, {}, str(seed)), done)
        if table.stage == "playing":
            return table
    raise AssertionError("no game of sixty came to this")


def life_out(guest: Guest) -> None:
    """We have lost our last life; two others play on, of whom one never comes."""
    table = life_until(lambda now: now.state.lives[0] == 0 and now.state.lives[1] > 0 and now.undecided == [1])
    guest.visit(guest.lay(table, others={1: somebody_absent(guest.server)}))


def life_two_left(guest: Guest) -> None:
    table = life_until(lambda now: now.undecided == [0] and sum(lives > 0 for lives in now.state.lives) == 2)
    guest.visit(guest.lay(table))
    guest.until_asked()


def life_swaps(guest: Guest) -> None:
    life_preview(guest)
    guest.page.locator(".top .swaps").click()
    guest.page.locator("dialog").wait_for()


def life_score(guest: Guest) -> None:
    table = life_until(lambda now: now.undecided == [0] and now.state.round_number == 4)
    guest.visit(guest.lay(table))
    guest.until_asked()
    open_score(guest)


def life_end_of_game(guest: Guest) -> None:
    guest.visit(guest.lay(played_on(life_opened(4, {}, "3"), lambda now: False)))
    guest.page.locator(".podium").wait_for()


# --------------------------------------------------------------------------------------------------------- Wild Cards


def in_the_middle(table: Table) -> bool:
    return 5 < table.state.round_number < 9


def something_to_take(table: Table) -> bool:
    return len(set(table.view_words(0).display)) > 1


def cards_in_hand(table: Table) -> bool:
    return len(table.view_words(0).hands[0]) > 3


def two_cards_due(table: Table) -> bool:
    return in_the_middle(table) and table.state.value == 3 and len(table.view_words(0).hands[0]) > 4


def wild_bid(guest: Guest) -> None:
    """Our bid is locked; one of the others never comes."""
    at_wild(guest, "bid", in_the_middle, absent=1)
    card = next(move.split()[1] for move in guest.table["legal"])
    pick(guest, [card])
    guest.page.locator(".tray .locked").wait_for()


def wild_second(guest: Guest) -> None:
    at_wild(guest, "second")


def wild_choose(guest: Guest) -> None:
    at_wild(guest, "choose")


def wild_exchange(guest: Guest) -> None:
    """The meerkat's exchange, with both sides picked where there is something to take."""
    at_wild(guest, "give", something_to_take)
    give = next(move.split()[1] for move in guest.table["legal"] if move.startswith("give "))
    take = next(animal for animal in guest.table["view"]["display"] if animal != give)
    guest.page.locator(f'[data-give="{give}"]').click()
    guest.page.locator(f'[data-take="{take}"]').click()


def wild_refill(guest: Guest) -> None:
    at_wild(guest, "discard", cards_in_hand)
    pick(guest, guest.table["view"]["hands"][0][:1])


def wild_tie(guest: Guest) -> None:
    at_wild(guest, "commit", two_cards_due)


def wild_show(guest: Guest) -> None:
    at_wild(guest, "show")


def wild_paying(guest: Guest) -> None:
    """An animal is picked, and a payment that brings the bonus or not."""
    at_wild(guest, "acquire", two_cards_due)
    guest.page.locator(".display button").first.click()
    guest.page.locator(".tray .price button").first.click()


def wild_ibex(guest: Guest) -> None:
    at_wild(guest, "ibex")


def wild_five_players(guest: Guest) -> None:
    at_wild(guest, "acquire", in_the_middle, players=5)


def wild_collection(guest: Guest) -> None:
    at_wild(guest, "bid", in_the_middle)
    guest.page.locator(".seats button").first.click()
    guest.page.locator("dialog").wait_for()


def wild_leaders(guest: Guest) -> None:
    at_wild(guest, "bid", in_the_middle)
    guest.page.get_by_role("button", name="Leaders").click()
    guest.page.locator("dialog").wait_for()


def wild_end_of_game(guest: Guest) -> None:
    guest.visit(guest.lay(played_on(wild_opened(4, 3), lambda now: False)))
    guest.page.locator(".podium").wait_for()


SCREENS: dict[str, Callable[[Guest], None]] = {
    "home": home,
    "home-with-tables": continue_tiles,
    "new-table": new_table,
    "waiting-room": waiting_room,
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
    "you": you,
    "learn": learn,
    "settings": settings,
    "lesson": lesson,
    "text-table": text_table,
    "life-first-turn": life_first_turn,
    "life-preview": life_preview,
    "life-last-lap": life_last_lap,
    "life-valuing": life_valuing,
    "life-sudden-death": life_sudden_death,
    "life-out": life_out,
    "life-two-left": life_two_left,
    "life-swaps": life_swaps,
    "life-score": life_score,
    "life-end-of-game": life_end_of_game,
    "wild-bid": wild_bid,
    "wild-second": wild_second,
    "wild-choose": wild_choose,
    "wild-exchange": wild_exchange,
    "wild-refill": wild_refill,
    "wild-tie": wild_tie,
    "wild-show": wild_show,
    "wild-paying": wild_paying,
    "wild-ibex": wild_ibex,
    "wild-five-players": wild_five_players,
    "wild-collection": wild_collection,
    "wild-leaders": wild_leaders,
    "wild-end-of-game": wild_end_of_game,
}

ALIKE = ("wild-second", "wild-ibex", "wild-collection")
"""Laid out like others: pictured and searched by axe, but not tried at every size."""

ALSO_ON_A_PHONE: dict[str, Callable[[Guest], None]] = {
    "score-sheet": open_score,
    "life-score": open_score,
    "memory": open_memory,
}
"""What is to be opened on a phone when the screen was reached on a desktop."""
