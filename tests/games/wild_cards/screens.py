"""The screens of Wild Cards."""

from __future__ import annotations

from collections.abc import Callable

from mazzo.table.table import Table
from tests.games.wild_cards.page import at_wild, pick, wild_opened
from tests.web.guest import Guest
from tests.web.moments import played_on


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
    """The meerkat's exchange, with both sides picked if there is something to take."""
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
    guest.page.locator(".felt .strip button").nth(1).click()
    guest.page.locator("dialog").wait_for()


def end_of_game(guest: Guest) -> None:
    guest.visit(guest.lay(played_on(wild_opened(4, 3), lambda now: False)))
    guest.page.locator(".podium").wait_for()


def every_kind_of_deal() -> list[Table]:
    """Tables to be played to their end; a browser then deals them again."""
    return [wild_opened(3, 7), wild_opened(5, 8, wilds="1-1-1-1")]


SCREENS: dict[str, Callable[[Guest], None]] = {
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
    "wild-end-of-game": end_of_game,
}
ALIKE = ("wild-second", "wild-ibex", "wild-collection")
"""Laid out like others: pictured and checked by axe, but not tested at every size."""
IN_ONE_SCREEN = (
    *("wild-bid", "wild-choose", "wild-exchange", "wild-tie"),
    *("wild-show", "wild-refill", "wild-paying", "wild-five-players", "wild-end-of-game"),
)
"""Nothing to scroll on a phone."""
IN_THE_DARK = ("wild-bid", "wild-paying", "wild-leaders", "wild-end-of-game")
"""Screens with a colour of the dark theme that others lack."""
IN_EVERY_LANGUAGE = "wild-paying"
PICTURE = ("wild-cards", wild_paying, "light")
"""In the README: its name, what it shows, and in which colours."""
