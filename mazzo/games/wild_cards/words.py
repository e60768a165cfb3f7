"""Wild Cards in words: F1-F4 forest, S savannah, M mountain, * wild; `refill`; species in full."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Literal

import msgspec

from mazzo.games.wild_cards.rules import (
    ACQUIRING,
    ANIMALS,
    BIDDING,
    CHOOSING,
    COMMITTING,
    DISCARDING,
    DRAW,
    EAGLE,
    GAME,
    GIVING,
    HABITAT_POINTS,
    HABITATS,
    HIDDEN_CARD,
    IBEX_ASKED,
    KINDS,
    NATURAL_HABITAT,
    NO,
    NO_CARD,
    NO_SPECIES,
    OVER,
    PAYING,
    PHASES,
    REFILL,
    SECOND,
    SHOWING,
    SPECIES,
    TAKING,
    VALUES,
    YES,
    all_natural,
    animals_removed,
    cards_due,
    exchange,
    others_in_display,
    refill_up_to,
    suits,
    value_of,
)
from mazzo.rules.game import SPECTATOR, copy_of, moves_in
from mazzo.rules.news import fresh_news
from mazzo.words import Happened, Plain, Remembered, Why, Words, by_hand, kinds_of

Species = Literal["peacock", "squirrel", "eagle", "ibex", "lion", "meerkat"]
RefillCard = Literal["playable", "held", "laid"]
Phase = Literal["bid", "second", "choose", "give", "take", "discard", "commit", "show", "acquire", "pay", "ibex", "over"]

SUIT_LETTERS = "FSM*"
WILD_LETTER = "*"
SPECIES_NAMES: tuple[Species, ...] = ("peacock", "squirrel", "eagle", "ibex", "lion", "meerkat")

# What is said to a card, to a species, and to the two answers that name neither, phase by phase.
SAID_TO_CARDS = {
    BIDDING: "bid",
    SECOND: "also",
    CHOOSING: "choose",
    DISCARDING: "discard",
    COMMITTING: "commit",
    SHOWING: "show",
    PAYING: "pay",
}
SAID_TO_SPECIES = {GIVING: "give", TAKING: "take", ACQUIRING: "acquire"}
SAID_ALONE = {
    (SECOND, NO): "only one",
    (GIVING, NO): "no exchange",
    (DISCARDING, NO): "done",
    (COMMITTING, NO): "decline",
    (COMMITTING, YES): "commit nothing",
    (SHOWING, DRAW): "draw",
    (ACQUIRING, NO): "decline",
    (IBEX_ASKED, YES): "take back",
    (IBEX_ASKED, NO): "leave",
}
REFILL_FITS = (BIDDING, SECOND, CHOOSING)


CARD_WORDS = {card: f"{SUIT_LETTERS[card // VALUES]}{card % VALUES + 1}" for card in range(KINDS)} | {REFILL: "refill"}
KINDS_SORTED = sorted(range(KINDS), key=CARD_WORDS.__getitem__)
SPECIES_SORTED = sorted(range(SPECIES), key=SPECIES_NAMES.__getitem__)


def card_words(card: int) -> str | None:
    return CARD_WORDS.get(card)


def species_words(species: int) -> Species | None:
    return None if species == NO_SPECIES else SPECIES_NAMES[species]


def counted(counts: Sequence[int]) -> list[str]:
    """Habitat cards given as counts of each kind, sorted as text."""
    return [CARD_WORDS[kind] for kind in KINDS_SORTED for _ in range(counts[kind])]


def listed(cards: Sequence[int]) -> list[str]:
    """Cards, sorted as text."""
    words = [CARD_WORDS[card] for card in cards if card != NO_CARD]
    words.sort()
    return words


def animals(counts: Sequence[int]) -> list[Species]:
    """Animals given as counts of each species, sorted as text."""
    return [SPECIES_NAMES[species] for species in SPECIES_SORTED for _ in range(counts[species])]


def move(record: Any, number: int) -> str | None:
    phase = int(record.phase)
    if (phase, number) in SAID_ALONE:
        return SAID_ALONE[phase, number]
    if phase in SAID_TO_SPECIES and 0 <= number < SPECIES:
        return f"{SAID_TO_SPECIES[phase]} {SPECIES_NAMES[number]}"
    if phase in SAID_TO_CARDS and (0 <= number < KINDS or (number == REFILL and phase in REFILL_FITS)):
        return f"{SAID_TO_CARDS[phase]} {card_words(number)}"
    return None


THEMES = (
    *("refill-now", "refill-later", "wild-now", "wild-kept", "bid-more", "bid-less", "another-habitat"),
    *("another-animal", "animal-left", "animal-taken", "exchange", "tie", "refilling", "paying", "second", "ibex"),
)
THEME_OF_PHASE = {
    GIVING: "exchange",
    TAKING: "exchange",
    DISCARDING: "refilling",
    COMMITTING: "tie",
    SHOWING: "tie",
    PAYING: "paying",
    IBEX_ASKED: "ibex",
}


def theme(record: Any, best: str, other: str) -> str:
    """Of THEMES the one that tells how the best move differs from another."""
    phase = int(record.phase)
    if phase in THEME_OF_PHASE:
        return THEME_OF_PHASE[phase]
    if phase == ACQUIRING:
        return "animal-left" if best == "decline" else "animal-taken" if other == "decline" else "another-animal"
    if "only one" in (best, other):
        return "second"
    return theme_of_bids(best.split()[1], other.split()[1])


def theme_of_bids(best: str, other: str) -> str:
    if "refill" in (best, other):
        return "refill-now" if best == "refill" else "refill-later"
    if (best[0] == WILD_LETTER) != (other[0] == WILD_LETTER):
        return "wild-now" if best[0] == WILD_LETTER else "wild-kept"
    if best[0] != other[0]:
        return "another-habitat"
    return "bid-more" if int(best[1:]) > int(other[1:]) else "bid-less"


# ------------------------------------------------------------------------------------------------- what a seat sees


class PastRound(msgspec.Struct):
    """A round that has begun, as the score sheet shows it."""

    bids: list[str | None]
    """Null: not yet."""
    acquired: list[Species | None]
    points: list[int]
    """For natural habitats."""


class LeaderChange(msgspec.Struct):
    """A leader that changes hands."""

    species: Species
    before: int | None
    after: int | None
    """Null: back to the supply."""


class Exchange(msgspec.Struct):
    """What giving one animal for another does to the leaders."""

    given: Species
    taken: Species
    leaders: list[LeaderChange]


class BonusCards(msgspec.Struct):
    """A species that still brings the bonus, and the kinds of cards in this hand that keep it."""

    species: Species
    cards: list[str]


class Derived(msgspec.Struct):
    """What follows from the rest of the view by the rules."""

    exchanges: list[Exchange]
    """While somebody may exchange: every exchange they may make, and the leaders that it would move."""
    due: int
    """While this seat is asked to acquire, commit or pay: how many cards it has still to pay; else 0."""
    bonus_cards: list[BonusCards]
    """Then, too: W14, for the species for which its bid, and what it has paid so far, are all natural habitat."""
    most_picked: int
    """How many cards of its hand this seat may pick for what it is asked now; else 0."""
    refill: RefillCard | None
    """This seat's Refill card: it can be bid now, is in the hand, or lies on the table. Null for spectators, and at the end."""
    bids_two: int | None
    """The seat that may put down two cards as its bid."""
    refill_up_to: list[int]
    """By seat: how many cards a Refill would bring its hand up to."""


class Open(msgspec.Struct, kw_only=True):
    """What lies open on the table, in a state and in a view."""

    phase: Phase
    round: int
    first: int
    """The first seat, where an order is needed."""
    display: list[Species]
    discards: list[str]
    collections: list[list[int]]
    """By seat: how many animals of each species, in the order of SPECIES."""
    leaders: list[int | None]
    """By species: the seat that owns its leader; null: it lies in the supply."""
    tokens: list[int]
    """Points for natural habitats."""
    payments: list[list[str]]
    order: list[int]
    """The seats of the value being played whose place is settled."""
    chosen: Species | None
    """The species named by give or acquire."""
    tied: list[int]
    declined: list[int]
    showing: list[str | None]
    """What this seat shows to settle a tie."""
    shown: list[str]
    discarding: list[str]
    """What the present refill has discarded so far."""
    acquired: list[int]
    """The seats that have acquired an animal this round."""
    exchanged: list[int]
    """The seats that have used their exchange this round."""


class State(Open, kw_only=True):
    """Everything, secrets included."""

    animal_pile: list[Species]
    removed: list[Species]
    habitat_pile: list[str]
    hands: list[list[str]]
    bids: list[list[str]]


class View(Open, kw_only=True):
    """What a seat sees of a game of Wild Cards."""

    animal_pile: int
    removed: int
    """How many animals were removed unseen before the game."""
    habitat_pile: int
    hands: list[list[str] | int]
    """This seat's own cards; of the others how many they hold."""
    cards_held: list[int]
    """As everybody can count them (W5)."""
    bids: list[list[str] | int]
    """The cards before a seat, or how many lie there face down."""
    known: list[list[str]]
    """Cards everybody has seen go to a hand."""
    gone: list[Species]
    """Animals nobody took."""
    rounds: int
    past: list[PastRound]
    derived: Derived


def in_the_open(table: Any) -> dict[str, Any]:
    return {
        "phase": PHASES[table.phase],
        "round": table.round_number,
        "first": table.first,
        "display": animals(table.display),
        "discards": counted(table.discards),
        "collections": table.collection[: table.players],
        "leaders": [owner if owner >= 0 else None for owner in table.leader],
        "tokens": table.tokens[: table.players],
        "payments": payments_seen(table),
        "order": order(table),
        "chosen": species_words(table.chosen),
        "tied": moves_in(table.tied),
        "declined": moves_in(table.declined),
        "showing": showing_seen(table),
        "shown": counted(table.shown),
        "discarding": counted(table.discarding),
        "acquired": moves_in(table.acquired),
        "exchanged": moves_in(table.exchanged),
    }


def order(table: Any) -> list[int]:
    """The seats of the value being played whose place is settled and who have not finished."""
    places = [(table.place[seat], seat) for seat in moves_in(table.contenders)]
    taken = [place for place, _ in places]
    return [seat for place, seat in sorted(places) if taken.count(place) == 1]


def eagles_pair(table: Any, seat: int) -> list[int]:
    """The cards before a seat: the eagle's owner may have two."""
    return [table.bid[seat], table.also_bid if seat == table.leader[EAGLE] else NO_CARD]


def state(record: Any) -> State:
    table = Plain(record)
    seats = range(table.players)
    return State(
        **in_the_open(table),
        animal_pile=[SPECIES_NAMES[animal] for animal in table.animal_pile[ANIMALS - table.animal_pile_size : ANIMALS]],
        removed=animals(table.removed),
        habitat_pile=[CARD_WORDS[card] for card in table.habitat_pile[HABITATS - table.habitat_pile_size : HABITATS]],
        hands=[counted(table.hand[seat]) for seat in seats],
        bids=[listed(eagles_pair(table, seat)) for seat in seats],
    )


def public(record: Any) -> View:
    """What everybody sees. Then what a careful player remembers: `known`, `gone` and `past`."""
    table = Plain(record)
    players = table.players
    removed = by_hand(animals_removed)(table)
    return View(
        **in_the_open(table),
        animal_pile=table.animal_pile_size,
        removed=removed,
        habitat_pile=table.habitat_pile_size,
        hands=table.cards_held[:players],
        cards_held=table.cards_held[:players],
        bids=[bids_seen(table, seat) for seat in range(players)],
        known=[counted(table.known[seat]) for seat in range(players)],
        gone=animals(table.gone),
        rounds=(ANIMALS - removed) // (players - 1),
        past=score_sheet(record, table),
        derived=Derived(
            exchanges=exchanges(record, table),
            due=0,
            bonus_cards=[],
            most_picked=0,
            refill=None,
            bids_two=number_or_none(table.leader[EAGLE]),
            refill_up_to=[by_hand(refill_up_to)(table, seat) for seat in range(players)],
        ),
    )


def write_score_sheet(table: Any) -> list[PastRound]:
    players = table.players
    return [
        PastRound(
            [card_words(card) for card in table.past_bid[number][:players]],
            [species_words(species) for species in table.past_taken[number][:players]],
            table.past_points[number][:players],
        )
        for number in range(table.round_number)
    ]


score_sheet = Remembered(write_score_sheet, "players", "round_number", "past_bid", "past_taken", "past_points")


def own(record: Any, by_everybody: View) -> View:
    """The own hand, and whatever the seat has decided that the others do not see yet."""
    table = Plain(record)
    seats = range(table.players)
    return msgspec.structs.replace(
        by_everybody,
        hands=[counted(table.hand[seat]) if seat == table.seat else table.cards_held[seat] for seat in seats],
        bids=[bids_seen(table, seat) for seat in seats],
        payments=payments_seen(table),
        declined=moves_in(table.declined),
        showing=showing_seen(table),
        derived=derived(record, table, by_everybody),
    )


def view(record: Any) -> View:
    by_everybody = public(record)
    return by_everybody if record.seat == SPECTATOR else own(record, by_everybody)


SETTLING = ("commit", "acquire", "pay")
SILENCE = fresh_news(listening=False)


def derived(record: Any, table: Any, by_everybody: View) -> Derived:
    seat = table.seat
    if table.phase == OVER or seat == SPECTATOR:
        return by_everybody.derived
    asked = table.waiting >> seat & 1 == 1
    settles = asked and by_everybody.phase in SETTLING
    due = int(cards_due(record, seat)) if settles else 0
    return msgspec.structs.replace(
        by_everybody.derived,
        due=due,
        bonus_cards=bonus_cards(record, table) if settles else [],
        most_picked=most_picked(table, due) if asked else 0,
        refill=refill_card(table, asked),
    )


def bonus_cards(record: Any, table: Any) -> list[BonusCards]:
    held = [kind for kind in KINDS_SORTED if table.hand[table.seat][kind] > 0]
    return [
        BonusCards(SPECIES_NAMES[species], [CARD_WORDS[kind] for kind in held if by_hand(suits)(kind, species)])
        for species in range(SPECIES)
        if all_natural(record, table.seat, species)
    ]


def most_picked(table: Any, due: int) -> int:
    if table.phase == BIDDING:
        return 2 if table.leader[EAGLE] == table.seat else 1  # W8
    if table.phase in (SECOND, SHOWING):
        return 1
    return table.cards_held[table.seat] if table.phase == DISCARDING else due  # type: ignore[no-any-return]


def refill_card(table: Any, asked: bool) -> RefillCard:
    if REFILL in eagles_pair(table, table.seat):
        return "laid"
    return "playable" if asked and table.phase in (BIDDING, SECOND) else "held"


def exchanges(record: Any, table: Any) -> list[Exchange]:
    """W11: each one tried out on the view, by the rules themselves."""
    if table.phase not in (GIVING, TAKING):
        return []
    (seat,) = moves_in(table.waiting)
    gifts = [table.chosen] if table.phase == TAKING else [given for given in range(SPECIES) if table.collection[seat][given]]
    return [
        Exchange(SPECIES_NAMES[given], SPECIES_NAMES[taken], leaders_moved(record, seat, given, taken))
        for given in gifts
        for taken in moves_in(others_in_display(record, given))
    ]


def leaders_moved(record: Any, seat: int, given: int, taken: int) -> list[LeaderChange]:
    trial = copy_of(record)
    trial.chosen = given
    exchange(trial, seat, taken, SILENCE)
    before, after = record.leader.tolist(), trial.leader.tolist()
    return [
        LeaderChange(SPECIES_NAMES[species], number_or_none(before[species]), number_or_none(after[species]))
        for species in (taken, given)
        if before[species] != after[species]
    ]


def payments_seen(table: Any) -> list[list[str]]:
    return [listed(table.payment[seat][: table.paid[seat]]) for seat in range(table.players)]


def showing_seen(table: Any) -> list[str | None]:
    return ["draw" if card == DRAW else card_words(card) for card in table.showing[: table.players]]


def bids_seen(table: Any, seat: int) -> list[str] | int:
    """Cards face down are given by their number: two while the eagle's owner chooses, otherwise one."""
    if table.bid[seat] != HIDDEN_CARD:
        return listed(eagles_pair(table, seat))
    return 2 if table.phase == CHOOSING else 1


def number_or_none(number: int) -> int | None:
    return None if number < 0 else number


# -------------------------------------------------------------------------------------------------- what happens


class Event(Happened, tag=kinds_of(GAME.name)):
    """What happens in a game of Wild Cards."""


class Round(Event):
    """A round begins."""

    first: int
    round: int


class Display(Event):
    """An animal is turned up."""

    species: Species


class Drew(Event):
    seat: int
    cards: int


class InHand(Event):
    """This card came to a hand unseen by the others: for that seat alone."""

    seat: int
    card: str


class Bid(Event):
    """Face down: for that seat alone."""

    seat: int
    card: str


class Also(Event):
    """The eagle's second card, face down: for that seat alone. Null: only one."""

    seat: int
    card: str | None


class Revealed(Event):
    seat: int
    card: str


class TwoCards(Event):
    """The eagle's owner has two cards face down."""

    seat: int


class Chose(Event):
    """The card kept as the bid; the other one is in the hand again."""

    seat: int
    card: str


class Gave(Event):
    seat: int
    species: Species


class Exchanged(Event):
    seat: int
    taken: Species
    given: Species


class NoExchange(Event):
    seat: int


class Leader(Event):
    """A leader changes hands; null: the supply."""

    seat: int | None
    species: Species
    before: int | None


class Discarded(Event):
    seat: int
    card: str


class Refilled(Event):
    seat: int
    cards: int


class Reshuffled(Event):
    cards: int


class Lion(Event):
    """The lion's owner goes first among the bids of this value."""

    seat: int
    value: int


class Tied(Event):
    seat: int
    value: int


class Committed(Event):
    """Face down: for that seat alone. Null: nothing to pay."""

    seat: int
    card: str | None


class CommitsDecline(Event):
    """Face down: for that seat alone."""

    seat: int


class Paid(Event):
    seat: int
    card: str


class Total(Event):
    """What a seat of a tie has paid in all."""

    seat: int
    total: int


class Showing(Event):
    """Face down: for that seat alone. Null: it draws."""

    seat: int
    card: str | None


class Shown(Event):
    """From the hand; null: none was left to draw."""

    seat: int
    card: str | None


class DrawnAndShown(Event):
    seat: int
    card: str


class Lots(Event):
    """A place among the tied, by chance."""

    seat: int
    place: int


class Ordered(Event):
    """A place among the tied."""

    seat: int
    place: int


class Acquires(Event):
    """The animal a seat is going to pay for."""

    seat: int
    species: Species


class Acquired(Event):
    seat: int
    species: Species
    value: int


class HabitatPoints(Event):
    seat: int
    species: Species
    points: int


class Declined(Event):
    seat: int


class Returned(Event):
    """A card goes back to the hand, seen by all."""

    seat: int
    card: str


class LeavesBid(Event):
    """The ibex' owner lets the bid go."""

    seat: int
    card: str


class Cleared(Event):
    """Bid and payment go to the discards."""

    seat: int
    cards: int


class Gone(Event):
    """An animal nobody took leaves the game."""

    species: Species


class BestSpecies(Event):
    seat: int
    species: Species
    points: int


class SecondSpecies(Event):
    seat: int
    species: Species
    points: int


class LeadersScored(Event):
    seat: int
    points: int


class TokensScored(Event):
    seat: int
    points: int


class Scored(Event):
    seat: int
    points: int


class Over(Event):
    """The game is over."""


EVENTS: Mapping[str, Callable[[int, int, int], Event]] = {
    "round": lambda seat, card, number: Round(seat, number),
    "display": lambda seat, card, number: Display(SPECIES_NAMES[card]),
    "drew": lambda seat, card, number: Drew(seat, number),
    "in_hand": lambda seat, card, number: InHand(seat, CARD_WORDS[card]),
    "bid": lambda seat, card, number: Bid(seat, CARD_WORDS[card]),
    "also": lambda seat, card, number: Also(seat, card_words(card)),
    "revealed": lambda seat, card, number: Revealed(seat, CARD_WORDS[card]),
    "two_cards": lambda seat, card, number: TwoCards(seat),
    "chose": lambda seat, card, number: Chose(seat, CARD_WORDS[card]),
    "gave": lambda seat, card, number: Gave(seat, SPECIES_NAMES[card]),
    "exchanged": lambda seat, card, number: Exchanged(seat, SPECIES_NAMES[card], SPECIES_NAMES[number]),
    "no_exchange": lambda seat, card, number: NoExchange(seat),
    "leader": lambda seat, card, number: Leader(number_or_none(seat), SPECIES_NAMES[card], number_or_none(number)),
    "discarded": lambda seat, card, number: Discarded(seat, CARD_WORDS[card]),
    "refilled": lambda seat, card, number: Refilled(seat, number),
    "reshuffled": lambda seat, card, number: Reshuffled(number),
    "lion": lambda seat, card, number: Lion(seat, number),
    "tied": lambda seat, card, number: Tied(seat, number),
    "committed": lambda seat, card, number: Committed(seat, card_words(card)),
    "commits_decline": lambda seat, card, number: CommitsDecline(seat),
    "paid": lambda seat, card, number: Paid(seat, CARD_WORDS[card]),
    "total": lambda seat, card, number: Total(seat, number),
    "showing": lambda seat, card, number: Showing(seat, card_words(card)),
    "shown": lambda seat, card, number: Shown(seat, card_words(card)),
    "drawn_and_shown": lambda seat, card, number: DrawnAndShown(seat, CARD_WORDS[card]),
    "lots": lambda seat, card, number: Lots(seat, number),
    "ordered": lambda seat, card, number: Ordered(seat, number),
    "acquires": lambda seat, card, number: Acquires(seat, SPECIES_NAMES[card]),
    "acquired": lambda seat, card, number: Acquired(seat, SPECIES_NAMES[card], number),
    "habitat_points": lambda seat, card, number: HabitatPoints(seat, SPECIES_NAMES[card], number),
    "declined": lambda seat, card, number: Declined(seat),
    "returned": lambda seat, card, number: Returned(seat, CARD_WORDS[card]),
    "leaves_bid": lambda seat, card, number: LeavesBid(seat, CARD_WORDS[card]),
    "cleared": lambda seat, card, number: Cleared(seat, number),
    "gone": lambda seat, card, number: Gone(SPECIES_NAMES[card]),
    "best_species": lambda seat, card, number: BestSpecies(seat, SPECIES_NAMES[card], number),
    "second_species": lambda seat, card, number: SecondSpecies(seat, SPECIES_NAMES[card], number),
    "leaders_scored": lambda seat, card, number: LeadersScored(seat, number),
    "tokens_scored": lambda seat, card, number: TokensScored(seat, number),
    "scored": lambda seat, card, number: Scored(seat, number),
    "over": lambda seat, card, number: Over(),
}


# ----------------------------------------------------------------------------------------- why a move is refused


class Reason(Why):
    """Why a move of Wild Cards is refused."""


class NotInHand(Reason):
    says: ClassVar[str] = "{card} is not in your hand."
    card: str


class OutOfOrder(Reason):
    says: ClassVar[str] = "{card} comes too late: the cards of a set are named in the order F, S, M, *, each from 1 to 4."
    card: str


class TooFewLeft(Reason):
    says: ClassVar[str] = "With {card} next, too few cards would be left to complete the payment."
    card: str


class CannotPay(Reason):
    says: ClassVar[str] = "You cannot pay: that takes {cards} more habitat cards from your hand."
    cards: int


class PaymentBegun(Reason):
    says: ClassVar[str] = "You have begun to pay; to decline comes instead of the first card."


class PaymentDue(Reason):
    says: ClassVar[str] = "This bid has to be paid: commit {cards} of your cards, or decline."
    cards: int


class NotInDisplay(Reason):
    says: ClassVar[str] = "There is no {species} in the display."
    species: Species


class NotInCollection(Reason):
    says: ClassVar[str] = "You have no {species} to give."
    species: Species


class NothingToExchange(Reason):
    says: ClassVar[str] = "There is nothing but {species} in the display: an exchange takes another species."
    species: Species


class SameSpecies(Reason):
    says: ClassVar[str] = "You are giving a {species}: take another species."
    species: Species


class NotYourBid(Reason):
    says: ClassVar[str] = "{card} is not one of your two cards."
    card: str


class NothingToDraw(Reason):
    says: ClassVar[str] = "There is no card to draw: show one from your hand."


WITHOUT_FACTS: dict[str, type[Reason]] = {"payment_begun": PaymentBegun, "nothing_to_draw": NothingToDraw}
ABOUT_A_CARD: dict[str, Callable[[str], Reason]] = {
    "not_in_hand": NotInHand,
    "out_of_order": OutOfOrder,
    "too_few_left": TooFewLeft,
    "not_your_bid": NotYourBid,
}
ABOUT_A_SPECIES: dict[str, Callable[[Species], Reason]] = {
    "not_in_display": NotInDisplay,
    "not_in_collection": NotInCollection,
    "nothing_to_exchange": NothingToExchange,
    "same_species": SameSpecies,
}


def why(record: Any, seat: int, number: int, reason: str) -> Reason:
    if reason in ABOUT_A_CARD:
        return ABOUT_A_CARD[reason](CARD_WORDS[number])
    if reason in ABOUT_A_SPECIES:
        return ABOUT_A_SPECIES[reason](SPECIES_NAMES[number])
    if reason in WITHOUT_FACTS:
        return WITHOUT_FACTS[reason]()
    cards = int(record.value) - 1
    return CannotPay(cards) if reason == "cannot_pay" else PaymentDue(cards)


def in_sight(record: Any, seat: int) -> list[int]:
    table = Plain(record)
    phase = table.phase
    alone = [number for at, number in SAID_ALONE if at == phase]
    if phase in SAID_TO_SPECIES:
        lying = table.collection[seat] if phase == GIVING else table.display
        return [species for species in range(SPECIES) if lying[species] > 0] + alone
    if phase == CHOOSING:
        return sorted({table.bid[seat], table.also_bid})
    held = [kind for kind in range(KINDS) if phase in SAID_TO_CARDS and table.hand[seat][kind] > 0]
    refill = [REFILL] if phase == BIDDING or (phase == SECOND and table.bid[seat] != REFILL) else []
    return held + refill + alone


def card_named(text: str) -> int | None:
    """A habitat card or an animal: a stacked order names the animals first, then the habitats."""
    if text in SPECIES_NAMES:
        return SPECIES_NAMES.index(text)
    return next((card for card in range(KINDS) if card_words(card) == text), None)


def constants() -> dict[str, Any]:
    return {
        "SPECIES": SPECIES_NAMES,
        "HABITATS": tuple(SUIT_LETTERS),
        "VALUE_OF": {CARD_WORDS[card]: int(value_of(card)) for card in range(REFILL + 1)},
        "HABITAT_OF": {name: SUIT_LETTERS[NATURAL_HABITAT[species]] for species, name in enumerate(SPECIES_NAMES)},
        "HABITAT_POINTS": HABITAT_POINTS,
    }


WORDS = Words(
    View=View,
    Event=Event,
    Reason=Reason,
    move=move,
    state=state,
    view=view,
    own=own,
    events=EVENTS,
    why=why,
    in_sight=in_sight,
    card_named=card_named,
    constants=constants,
    theme=theme,
)
