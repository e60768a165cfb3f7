"""Kindling, by the Mazzo developers: feed your fire, but not with what your neighbours feed theirs.

For 2 to 4 players. Read from top to bottom like the rulebook: the sticks, the options, the deal, the ember, the bundle, the
fires, drawing and the end. Then what a seat may see; what it may imagine is in worlds.py. The rulings K1-K10 are explained in
rules.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.rules import dice as chance
from mazzo.rules.compiled import copier, count, eraser, record_of, rule
from mazzo.rules.game import (
    FINE,
    FIRST_OWN_REASON,
    GAME_OVER,
    NO_SUCH_MOVE,
    NOT_YOUR_TURN,
    SPECTATOR,
    Game,
    Numbering,
    bits_up_to,
)
from mazzo.rules.news import EVERYBODY, NOBODY, NOTHING, only, tell
from mazzo.rules.options import Choices, Option

MOST_PLAYERS = 4

# ----------------------------------------------------------------------------------------------------------- the sticks
#
# Forty sticks, four of each length from 1 to 10. Sticks of a length are all alike, so hands are counts. In the code lengths are
# numbered from 0, as everything is that stands in an array.

LENGTHS = 10
OF_EACH_LENGTH = 4
STICKS = LENGTHS * OF_EACH_LENGTH
HAND_SIZE = 6


@rule
def worth(length: int) -> int:
    """What a stick scores: its length, as players count it."""
    return length + 1


# ---------------------------------------------------------------------------------------------------------- the options

ROUNDS = (3, 4, 5)
MOST_ROUNDS = max(ROUNDS)

RULES_IN_FORCE: list[tuple[Any, ...]] = [
    ("players", np.int64),
    ("rounds", np.int64),
    ("stinging", np.int64),
]
OPTIONS = record_of(RULES_IN_FORCE)

KINDLING_OPTIONS = (
    Option("rounds", 5, "how many rounds are played", ROUNDS),
    Option("stinging", False, "smoke stings: every stick in it costs its player a point"),
)


def settle(players: int, choices: Choices) -> Any:
    """The options as a record; all of them combine."""
    options = np.zeros(1, OPTIONS)[0]
    options.players = players
    options.rounds = int(choices["rounds"])
    options.stinging = int(bool(choices["stinging"]))
    return options


# The rules in force, written on the table.
adopt = copier(RULES_IN_FORCE)

# ------------------------------------------------------------------------------------------------------------ the table

phase = Numbering()
BUNDLING = phase("bundle")
OVER = phase("over")

IN_THE_OPEN: list[tuple[Any, ...]] = [
    ("phase", np.int64),
    ("round_number", np.int64),  # from 1
    ("ember", np.int64),  # the length that scores double
    ("pile_size", np.int64),
    ("score", np.int64, MOST_PLAYERS),
    ("held", np.int64, MOST_PLAYERS),  # sticks in each hand when the round began
    ("burnt", np.int64, LENGTHS),  # K8
    # The score sheet, round by round.
    ("past_ember", np.int64, MOST_ROUNDS),
    ("past_bundle", np.int64, (MOST_ROUNDS, MOST_PLAYERS)),  # the lengths, as bits
    ("past_points", np.int64, (MOST_ROUNDS, MOST_PLAYERS)),
]
IN_SECRET: list[tuple[Any, ...]] = [
    ("bundle", np.int64, MOST_PLAYERS),  # the lengths added so far, as bits
    ("tied", np.int64),  # the seats whose bundle is ready, as bits
    ("hand", np.int64, (MOST_PLAYERS, LENGTHS)),
]
STATE = record_of(
    RULES_IN_FORCE
    + IN_THE_OPEN
    + IN_SECRET
    + [
        ("pile", np.int8, STICKS),  # the top is at `STICKS - pile_size`
        ("ember_cards", np.int8, LENGTHS),
    ]
    + chance.chance_fields(STICKS + LENGTHS)
)
VIEW = record_of(
    RULES_IN_FORCE
    + IN_THE_OPEN
    + IN_SECRET  # the viewer's own
    + [("seat", np.int64)]  # who looks, or SPECTATOR
)

# An empty table, and what one seat has in secret before it is shown anything.
clear_the_table = eraser(RULES_IN_FORCE + IN_THE_OPEN + IN_SECRET)
hide = eraser(IN_SECRET)

reason = Numbering(FIRST_OWN_REASON)
NOT_IN_HAND = reason("not_in_hand")
ONCE_ONLY = reason("once_only")
OUT_OF_ORDER = reason("out_of_order")
NOTHING_TO_TIE = reason("nothing_to_tie")

news_kind = Numbering()
DEALT = news_kind("dealt")
EMBER = news_kind("ember")
ADDED = news_kind("added")
LAID = news_kind("laid")
SMOKE = news_kind("smoke")
BURNED = news_kind("burned")
HOTTEST = news_kind("hottest")
SCORED = news_kind("scored")
DREW = news_kind("drew")
ENDED = news_kind("over")


# ------------------------------------------------------------------------------------------------------------- the deal


@rule
def start(state: Any, options: Any, seed: Any, news: Any) -> None:
    clear_the_table(state)
    adopt(options, state)
    chance.set_seed(state, seed)
    deal(state, news)
    begin_round(state, news)


@rule
def deal(state: Any, news: Any) -> None:
    """K1: all sticks are shuffled; six to each seat, in the order of the seats. The rest is the woodpile, face down."""
    for place in range(STICKS):
        state.pile[place] = place // OF_EACH_LENGTH
    chance.shuffle(state, 0, state.pile, 0, STICKS)
    state.pile_size = STICKS
    tell(news, DEALT, NOBODY, NOTHING, HAND_SIZE, EVERYBODY)
    for seat in range(state.players):
        for _ in range(HAND_SIZE):
            draw(state, seat)


@rule
def draw(state: Any, seat: int) -> int:
    """The top stick of the woodpile goes to this seat."""
    length = int(state.pile[STICKS - state.pile_size])
    state.pile[STICKS - state.pile_size] = 0
    state.pile_size -= 1
    state.hand[seat, length] += 1
    state.held[seat] += 1
    return length


# ------------------------------------------------------------------------------------------------------------ the ember


@rule
def begin_round(state: Any, news: Any) -> None:
    """K2: the ten ember cards are shuffled, every time all ten, and the top one is turned up."""
    state.round_number += 1
    state.phase = BUNDLING
    state.tied = 0
    for seat in range(MOST_PLAYERS):
        state.bundle[seat] = 0
    for place in range(LENGTHS):
        state.ember_cards[place] = place
    chance.shuffle(state, state.round_number, state.ember_cards, 0, LENGTHS)
    state.ember = int(state.ember_cards[0])
    for place in range(LENGTHS):
        state.ember_cards[place] = 0
    tell(news, EMBER, NOBODY, state.ember, state.round_number, EVERYBODY)


# ----------------------------------------------------------------------------------------------------------- the bundle
#
# K3: everybody bundles one to three sticks of different lengths, all at once and in secret. A bundle is made from the shortest
# stick to the longest, so that each can be made in one way only; then it is tied. One of three sticks is tied by itself.

MOST_IN_BUNDLE = 3
TIE = LENGTHS  # the moves 0 to 9 add a stick of that length, and this one ties


@rule
def addable(table: Any, seat: int) -> int:
    """The lengths that may be added next, as bits."""
    moves = 0
    for length in range(LENGTHS - 1, -1, -1):
        if table.bundle[seat] >> length != 0:
            break
        moves |= int(table.hand[seat, length] > 0) << length
    return moves


@rule
def add(state: Any, seat: int, length: int, news: Any) -> None:
    state.hand[seat, length] -= 1
    state.bundle[seat] |= 1 << length
    tell(news, ADDED, seat, length, NOTHING, only(seat))
    if count(state.bundle[seat]) == MOST_IN_BUNDLE:
        tie(state, seat)


@rule
def tie(state: Any, seat: int) -> None:
    state.tied |= 1 << seat


# ------------------------------------------------------------------------------------------------------------ the fires

FOR_THE_HOTTEST = 5


@rule
def laid_by(table: Any, length: int) -> int:
    """How many seats have a stick of this length in their bundles."""
    seats = 0
    for seat in range(table.players):
        seats += table.bundle[seat] >> length & 1
    return seats


@rule
def heat(table: Any, seat: int) -> int:
    """K4, K5: a stick scores its length, the ember's twice that; a length that others have laid too only smokes."""
    points = 0
    for length in range(LENGTHS):
        if table.bundle[seat] >> length & 1 and laid_by(table, length) == 1:
            points += worth(length) * (2 if length == table.ember else 1)
    return points


@rule
def in_smoke(table: Any, seat: int) -> int:
    """How many sticks of this seat only smoke."""
    sticks = 0
    for length in range(LENGTHS):
        sticks += int(table.bundle[seat] >> length & 1 and laid_by(table, length) > 1)
    return sticks


@rule
def hottest(table: Any) -> int:
    """K6: the seat whose fire is hotter than any other; NOBODY if the hottest are equal."""
    most = 0
    found = NOBODY
    for seat in range(table.players):
        if heat(table, seat) > most:
            most = heat(table, seat)
            found = seat
        elif heat(table, seat) == most:
            found = NOBODY
    return found


@rule
def light(state: Any, news: Any) -> None:
    """All bundles are shown, and the fires burn."""
    number = state.round_number - 1
    for seat in range(state.players):
        for length in range(LENGTHS):
            if state.bundle[seat] >> length & 1:
                tell(news, LAID, seat, length, NOTHING, EVERYBODY)
    for length in range(LENGTHS):
        if laid_by(state, length) > 1:
            tell(news, SMOKE, NOBODY, length, laid_by(state, length), EVERYBODY)
    state.past_ember[number] = state.ember
    warmest = hottest(state)
    for seat in range(state.players):
        points = heat(state, seat)
        tell(news, BURNED, seat, NOTHING, points, EVERYBODY)
        if seat == warmest:
            points += FOR_THE_HOTTEST
            tell(news, HOTTEST, seat, NOTHING, FOR_THE_HOTTEST, EVERYBODY)
        if state.stinging:
            points -= in_smoke(state, seat)  # K7
        state.score[seat] += points
        state.past_bundle[number, seat] = state.bundle[seat]
        state.past_points[number, seat] = points
        tell(news, SCORED, seat, NOTHING, points, EVERYBODY)


@rule
def burn(state: Any) -> None:
    """K8: what was laid is burnt. It stays in sight, and never comes back."""
    for seat in range(state.players):
        state.held[seat] -= count(state.bundle[seat])
        for length in range(LENGTHS):
            state.burnt[length] += state.bundle[seat] >> length & 1
        state.bundle[seat] = 0
    state.tied = 0


# --------------------------------------------------------------------------------------------------- drawing, and the end


@rule
def finish_round(state: Any, news: Any) -> None:
    light(state, news)
    burn(state)
    if state.round_number == state.rounds:  # K10
        state.phase = OVER
        tell(news, ENDED, NOBODY, NOTHING, NOTHING, EVERYBODY)
        return
    for seat in range(state.players):  # K9: there are sticks enough for everybody and every round
        tell(news, DREW, seat, draw(state, seat), NOTHING, only(seat))
    begin_round(state, news)


# ------------------------------------------------------------------------------------------- what the contract asks for


@rule
def over(table: Any) -> bool:
    return table.phase == OVER


@rule
def score(table: Any, seat: int) -> int:
    return table.score[seat]


@rule
def standing(table: Any, seat: int) -> int:
    """K10: the most points win."""
    return table.score[seat]


@rule
def waiting_for(table: Any) -> int:
    return 0 if table.phase == OVER else bits_up_to(table.players - 1) & ~table.tied


@rule
def legal(table: Any, seat: int) -> int:
    if not waiting_for(table) >> seat & 1:
        return 0
    return addable(table, seat) | int(table.bundle[seat] != 0) << TIE


@rule
def make(state: Any, seat: int, move: int, news: Any) -> None:
    if move == TIE:
        tie(state, seat)
    else:
        add(state, seat, move, news)


@rule
def midway(table: Any, seat: int) -> bool:
    """Has this seat begun a bundle that is not tied yet?"""
    return table.bundle[seat] != 0 and waiting_for(table) >> seat & 1 != 0


@rule
def why_not(table: Any, seat: int, move: int) -> int:
    if table.phase == OVER:
        return GAME_OVER
    if not waiting_for(table) >> seat & 1:
        return NOT_YOUR_TURN
    if not 0 <= move <= TIE:
        return NO_SUCH_MOVE
    if legal(table, seat) >> move & 1:
        return FINE
    if move == TIE:
        return NOTHING_TO_TIE
    if table.bundle[seat] >> move & 1:
        return ONCE_ONLY
    return NOT_IN_HAND if table.hand[seat, move] == 0 else OUT_OF_ORDER


# -------------------------------------------------------------------------------------------------- what a seat may see


# Lays what is open on one table open on another: on a view, or on a state that is being imagined.
lay_open = copier(RULES_IN_FORCE + IN_THE_OPEN)


@rule
def see(state: Any, seat: int, view: Any) -> None:
    """A seat sees its own sticks and its own bundle. Of the others it does not even learn who has tied."""
    lay_open(state, view)
    hide(view)
    view.seat = seat
    if seat != SPECTATOR:
        view.tied = state.tied & 1 << seat
        view.bundle[seat] = state.bundle[seat]
        for length in range(LENGTHS):
            view.hand[seat, length] = state.hand[seat, length]


GAME = Game(
    name="kindling",
    title="Kindling",
    author="The Mazzo developers",
    version=1,
    least_players=2,
    most_players=MOST_PLAYERS,
    options=KINDLING_OPTIONS,
    settle=settle,
    phases=phase.names,
    reasons=reason.names,
    news_kinds=news_kind.names,
    STATE=STATE,
    VIEW=VIEW,
    start=start,
    waiting_for=waiting_for,
    legal=legal,
    make=make,
    finish_round=finish_round,
    midway=midway,
    why_not=why_not,
    see=see,
    stack=chance.stack,
    over=over,
    score=score,
    standing=standing,
)
