"""Life is Life, by Lorenz Kutschke: swap cards for majorities, knock in time, and be the last one with a life.

For 3 to 5 players. Read from top to bottom like the rulebook: the animals, the options, the deal, swapping, knocking,
sudden death, the valuing, lives and the end. Then what a seat may see; what it may imagine is in worlds.py.
The rulings L1-L16 are explained in docs/games/life_is_life.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.rules import dice as chance
from mazzo.rules.compiled import copier, record_of, rule
from mazzo.rules.game import (
    FINE,
    FIRST_OWN_REASON,
    GAME_OVER,
    NO_SUCH_MOVE,
    NOT_YOUR_TURN,
    Game,
    Numbering,
    bits_up_to,
)
from mazzo.rules.news import EVERYBODY, NOBODY, NOTHING, tell
from mazzo.rules.options import Choices, Option, OptionClash, Value

MOST_PLAYERS = 5
HAND_SIZE = 10
ROWS = 4
ROW_CARDS = 10  # 1 + 2 + 3 + 4
FIRST_LIVES = 5
MOST_ROUNDS = 60  # L13
MOST_LIVES = 99  # L13

# ---------------------------------------------------------------------------------------------------------- the animals
#
# Sixty cards of ten species. Cards of a species are all alike, so hands and rows are counts. A species is worth as many
# points as it has cards.

CARDS = 60
SPECIES = 10
GIRAFFE, BEAR, MOLE, GOAT, SHEEP, DOG, HARE, PIG, CAT, MOUSE = range(SPECIES)
VALUES = (9, 8, 7, 7, 6, 6, 5, 5, 4, 3)

# All hares, all pigs, all cats: the sets of a sudden death, which are neighbours in the order of the species.
FIRST_SET = HARE
SETS = 3
NO_SPECIES = -1


@rule
def value_of(species: int) -> int:
    """What the majority of a species is worth, which is the number of its cards."""
    return VALUES[species]


# ---------------------------------------------------------------------------------------------------------- the options

LEAST_LAPS = 2
MOST_LAPS = 100

RULES_IN_FORCE: list[tuple[Any, ...]] = [
    ("players", np.int64),
    ("expert", np.int64),
    ("most_laps", np.int64),
]
OPTIONS = record_of(RULES_IN_FORCE)


def read_laps(text: str) -> Value:
    """L10: after how many laps without a knock a round is valued."""
    if not (text.isascii() and text.isdigit() and len(text) <= 6 and LEAST_LAPS <= int(text) <= MOST_LAPS):
        sentence = f"option most_laps={text}: expected a number of laps from {LEAST_LAPS} to {MOST_LAPS}"
        raise OptionClash(sentence, "bad_laps", least=LEAST_LAPS, most=MOST_LAPS)
    return int(text)


LIFE_IS_LIFE_OPTIONS = (
    Option("expert", False, "only all hares or all pigs end a round at once, and whoever has them gains a life"),
    Option(
        "most_laps",
        30,
        f"a round is valued after this many laps without a knock, {LEAST_LAPS} to {MOST_LAPS}",
        (30,),
        read_laps,
    ),
)


def settle(players: int, choices: Choices) -> Any:
    """The options as a record; all of them combine."""
    options = np.zeros(1, OPTIONS)[0]
    options.players = players
    options.expert = int(bool(choices["expert"]))
    options.most_laps = int(choices["most_laps"])
    return options


# Writes the rules in force on the table.
adopt = copier(RULES_IN_FORCE)


# ------------------------------------------------------------------------------------------------------------ the table

phase = Numbering()
TURN = phase("turn")
LAYING = phase("lay")
OVER = phase("over")
PHASES = phase.names

NO_ROW = -1
STILL_IN = 0
NOT_PLAYED = -1

# How a round ended.
ending_of_round = Numbering()
BY_KNOCK = ending_of_round("knock")
BY_LAPS = ending_of_round("laps")
BY_SUDDEN_DEATH = ending_of_round("sudden_death")
ENDINGS = ending_of_round.names
ROUND_ENDED = OVER + 1  # plus how: the phase between the last move of a round and the valuing, in which nobody is asked

IN_THE_OPEN: list[tuple[Any, ...]] = [
    ("phase", np.int64),
    ("round_number", np.int64),  # from 1
    ("starter", np.int64),
    ("turn", np.int64),  # the seat whose turn it is
    ("laps", np.int64),  # completed in this round without a knock
    ("swapped", np.int64),  # the seats that have swapped in this round, as bits
    ("knocks", np.int64),  # how many seats have knocked, and which, in order
    ("knocked", np.int64, MOST_PLAYERS),
    ("taking", np.int64),  # the row that is being taken, from 0, or NO_ROW
    ("laid_size", np.int64),  # the cards laid for it so far
    ("least_next", np.int64),  # a set is laid in the order of the species: the next card is not before this one
    ("laid", np.int8, SPECIES),
    ("row", np.int8, (ROWS, SPECIES)),
    ("lives", np.int64, MOST_PLAYERS),
    ("left_in", np.int64, MOST_PLAYERS),  # the round in which a seat lost its last life, or STILL_IN
    ("known", np.int8, (MOST_PLAYERS, SPECIES)),  # L11: what a seat must hold, by what it took and laid
    ("most_held", np.int8, (MOST_PLAYERS, SETS)),  # see `note_the_sets`
    ("shown", np.int8, (MOST_PLAYERS, SPECIES)),  # the cards shown at the end of the round before
    # The score sheet, round by round. Rounds to come are NOT_PLAYED.
    ("past_total", np.int8, (MOST_ROUNDS, MOST_PLAYERS)),
    ("past_lives", np.int8, (MOST_ROUNDS, MOST_PLAYERS)),  # after the round
    ("past_majority", np.int8, (MOST_ROUNDS, SPECIES)),  # a seat, or NOBODY
    ("past_ending", np.int8, MOST_ROUNDS),
    ("past_laps", np.int8, MOST_ROUNDS),
    ("past_starter", np.int8, MOST_ROUNDS),
    ("past_knocker", np.int8, MOST_ROUNDS),  # the seat that knocked first, or NOBODY
    ("past_killer", np.int8, MOST_ROUNDS),  # the seat that ended the round by a sudden death, or NOBODY
]
STATE = record_of(
    IN_THE_OPEN
    + RULES_IN_FORCE
    + [
        ("hand", np.int8, (MOST_PLAYERS, SPECIES)),
        ("unseen", np.int8, SPECIES),  # the cards out of play
        ("deck", np.int8, CARDS),  # while it is shuffled and dealt; no card of it is left then
    ]
    + chance.chance_fields(CARDS)
)
VIEW = record_of(
    IN_THE_OPEN
    + RULES_IN_FORCE
    + [
        ("seat", np.int64),  # the viewer's, or SPECTATOR
        ("hand", np.int8, (MOST_PLAYERS, SPECIES)),  # the viewer's own
        ("cards_held", np.int8, MOST_PLAYERS),  # by each seat, as everybody can count
        ("unseen_size", np.int64),
    ]
)

reason = Numbering(FIRST_OWN_REASON)
SWAP_FIRST = reason("swap_first")
NOT_IN_HAND = reason("not_in_hand")
SAME_CARDS = reason("same_cards")
TOO_FEW_LEFT = reason("too_few_left")
OUT_OF_ORDER = reason("out_of_order")
REASONS = reason.names

news_kind = Numbering()
DEALT = news_kind("dealt")
ROW = news_kind("row")
TAKING = news_kind("taking")
LAID = news_kind("laid")
TOOK = news_kind("took")
SWAPPED = news_kind("swapped")
KNOCKED = news_kind("knocked")
LAST_LAP = news_kind("last_lap")
LAPS_OVER = news_kind("laps_over")
SUDDEN_DEATH = news_kind("sudden_death")
SHOWN = news_kind("shown")
MAJORITY = news_kind("majority")
TOTAL = news_kind("total")
LOST = news_kind("lost")
GAINED = news_kind("gained")
OUT = news_kind("out")
ENDED = news_kind("over")
NEWS_KINDS = news_kind.names


@rule
def is_in(table: Any, seat: int) -> bool:
    """Does this seat have a life left?"""
    return table.lives[seat] > 0


@rule
def seats_in(table: Any) -> int:
    """How many seats are still in the game."""
    living = 0
    for seat in range(table.players):
        living += int(is_in(table, seat))
    return living


@rule
def left_of(table: Any, seat: int) -> int:
    """The next seat that is still in the game."""
    seat = seat + 1 if seat + 1 < table.players else 0
    while not is_in(table, seat):
        seat = seat + 1 if seat + 1 < table.players else 0
    return seat


@rule
def cards_held(table: Any, seat: int) -> int:
    """How many cards a seat holds, as everybody can count."""
    if seat >= table.players or not is_in(table, seat):
        return 0
    return HAND_SIZE - table.laid_size if seat == table.turn else HAND_SIZE


# ------------------------------------------------------------------------------------------------------------- the deal


@rule
def start(state: Any, options: Any, seed: Any, news: Any) -> None:
    adopt(options, state)
    chance.set_seed(state, seed)
    for seat in range(MOST_PLAYERS):
        state.lives[seat] = FIRST_LIVES if seat < state.players else 0
        state.left_in[seat] = STILL_IN
    clear_the_score_sheet(state)
    show_no_cards(state)
    state.round_number = 0
    chance.open_stream(state, chance.FIRST_SEAT, 0)
    state.starter = chance.drawn_below(state, state.players)  # L1
    deal(state, news)


@rule
def clear_the_score_sheet(state: Any) -> None:
    for number in range(MOST_ROUNDS):
        for seat in range(MOST_PLAYERS):
            state.past_total[number, seat] = NOT_PLAYED
            state.past_lives[number, seat] = NOT_PLAYED
        for species in range(SPECIES):
            state.past_majority[number, species] = NOBODY
        state.past_ending[number] = NOT_PLAYED
        state.past_laps[number] = NOT_PLAYED
        state.past_starter[number] = NOBODY
        state.past_knocker[number] = NOBODY
        state.past_killer[number] = NOBODY


@rule
def show_no_cards(state: Any) -> None:
    for seat in range(MOST_PLAYERS):
        for species in range(SPECIES):
            state.shown[seat, species] = 0


@rule
def clear_the_table(state: Any) -> None:
    state.phase = TURN
    state.laps = 0
    state.swapped = 0
    state.knocks = 0
    state.taking = NO_ROW
    state.laid_size = 0
    state.least_next = GIRAFFE
    for species in range(SPECIES):
        state.laid[species] = 0
        state.unseen[species] = 0
        for row in range(ROWS):
            state.row[row, species] = 0
        for seat in range(MOST_PLAYERS):
            state.hand[seat, species] = 0
            state.known[seat, species] = 0
    for seat in range(MOST_PLAYERS):
        state.knocked[seat] = NOBODY
        for kind in range(SETS):
            state.most_held[seat, kind] = 0


@rule
def deal(state: Any, news: Any) -> None:
    """The next round: all sixty are shuffled; ten to each seat that is in, ten in four rows, the rest out of play."""
    state.round_number += 1
    clear_the_table(state)
    state.turn = state.starter
    card = 0
    for species in range(SPECIES):
        for _ in range(value_of(species)):
            state.deck[card] = species
            card += 1
    chance.shuffle(state, state.round_number, state.deck, 0, CARDS)
    tell(news, DEALT, state.starter, NOTHING, state.round_number, EVERYBODY)
    card = 0
    for seat in range(state.players):  # L16: ten to a seat, in the order of the seats
        if is_in(state, seat):
            for _ in range(HAND_SIZE):
                state.hand[seat, int(state.deck[card])] += 1
                card += 1
    for row in range(ROWS):
        for _ in range(row + 1):
            state.row[row, int(state.deck[card])] += 1
            tell(news, ROW, NOBODY, int(state.deck[card]), row, EVERYBODY)
            card += 1
    for rest in range(card, CARDS):
        state.unseen[int(state.deck[rest])] += 1
    for place in range(CARDS):
        state.deck[place] = 0


# ------------------------------------------------------------------------------------------------------------- swapping
#
# Name a row, lay as many cards as it has, take it; what was laid becomes the row. The cards are laid one after the other in
# the order of the species, so that each set can be laid in one way only.

KNOCK = ROWS  # in a turn the moves 0 to 3 name a row, and this one knocks


@rule
def name_row(state: Any, seat: int, row: int, news: Any) -> None:
    state.phase = LAYING
    state.taking = row
    tell(news, TAKING, seat, NOTHING, row, EVERYBODY)


@rule
def cards_to_come(table: Any) -> int:
    """How many cards are still to be laid after the next one."""
    return table.taking - table.laid_size


@rule
def repeating_species(table: Any, seat: int) -> int:
    """L3: the one species, if any, after which the set can only become the very row that is taken."""
    first = GIRAFFE
    while table.row[table.taking, first] == table.laid[first]:
        first += 1
    for species in range(first, SPECIES):
        this = int(species == first)
        missing = table.row[table.taking, species] - table.laid[species]
        if missing - this != min(table.hand[seat, species] - this, cards_to_come(table)):
            return NO_SPECIES
    return first


@rule
def layable(table: Any, seat: int) -> int:
    """The species that can be laid next so that the swap can be completed, as bits."""
    from_here_on = 0
    moves = 0
    for species in range(SPECIES - 1, table.least_next - 1, -1):
        copies = table.hand[seat, species]
        from_here_on += copies
        moves |= int((copies > 0) & (from_here_on > cards_to_come(table))) << species
    repeating = repeating_species(table, seat)
    return moves if repeating == NO_SPECIES else moves & ~(1 << repeating)


@rule
def lay(state: Any, seat: int, species: int, news: Any) -> None:
    state.hand[seat, species] -= 1
    state.laid[species] += 1
    state.laid_size += 1
    state.least_next = species
    tell(news, LAID, seat, species, NOTHING, EVERYBODY)
    if state.known[seat, species] > 0:
        state.known[seat, species] -= 1
    elif FIRST_SET <= species < FIRST_SET + SETS:
        state.most_held[seat, species - FIRST_SET] += 1  # it was in this hand all along
    if state.laid_size > state.taking:
        take_row(state, seat, news)


@rule
def take_row(state: Any, seat: int, news: Any) -> None:
    row = state.taking
    for species in range(SPECIES):
        copies = state.row[row, species]
        state.hand[seat, species] += copies
        state.known[seat, species] += copies
        state.row[row, species] = state.laid[species]
        state.laid[species] = 0
        if copies > 0:
            tell(news, TOOK, seat, species, copies, EVERYBODY)
    tell(news, SWAPPED, seat, NOTHING, row, EVERYBODY)
    state.phase = TURN
    state.taking = NO_ROW
    state.laid_size = 0
    state.least_next = GIRAFFE
    note_the_sets(state, seat)
    state.swapped |= 1 << seat
    if holds_a_set(state, seat):
        state.phase = ROUND_ENDED + BY_SUDDEN_DEATH
    else:
        pass_turn(state, news)


@rule
def note_the_sets(state: Any, seat: int) -> None:
    """What everybody learns when a swap ends without a sudden death: the seat did not hold a whole set at that time.

    For each kind of set: at one of its swaps the seat held `most_held` cards of it, not counting those that are still unseen in
    its hand. So there are fewer unseen ones than the set lacks. A card that is laid, and that nobody knew to be in the hand, was
    among the unseen until then, and changes sides.
    """
    for kind in range(SETS):
        species = FIRST_SET + kind
        if state.hand[seat, species] == value_of(species) and ends_rounds(state, species):
            continue
        known = state.known[seat, species]
        if not state.swapped >> seat & 1 or known > state.most_held[seat, kind]:
            state.most_held[seat, kind] = known


# ---------------------------------------------------------------------------------------------- knocking, the last lap


@rule
def may_knock(table: Any, seat: int) -> bool:
    """L2: only after a swap of one's own in this round."""
    return table.swapped >> seat & 1 != 0


@rule
def knock(state: Any, seat: int, news: Any) -> None:
    state.knocked[state.knocks] = seat
    state.knocks += 1
    tell(news, KNOCKED, seat, NOTHING, state.knocks, EVERYBODY)
    if state.knocks == 1:
        tell(news, LAST_LAP, seat, NOTHING, NOTHING, EVERYBODY)
    pass_turn(state, news)


@rule
def pass_turn(state: Any, news: Any) -> None:
    state.turn = left_of(state, state.turn)
    if state.knocks > 0:
        # L4: everybody but the player who knocked first has had one last turn.
        if state.turn == state.knocked[0]:
            state.phase = ROUND_ENDED + BY_KNOCK
    elif state.turn == state.starter:
        state.laps += 1
        if state.laps == state.most_laps:
            tell(news, LAPS_OVER, NOBODY, NOTHING, state.laps, EVERYBODY)
            state.phase = ROUND_ENDED + BY_LAPS  # L10


# --------------------------------------------------------------------------------------------------------- sudden death


@rule
def ends_rounds(table: Any, species: int) -> bool:
    """Does a whole set of this species, hares, pigs or cats, end a round? L9: cats do not among experts."""
    return species != CAT or table.expert == 0


@rule
def holds_a_set(table: Any, seat: int) -> bool:
    for species in range(FIRST_SET, FIRST_SET + SETS):
        if table.hand[seat, species] == value_of(species) and ends_rounds(table, species):
            return True
    return False


@rule
def sudden_death(state: Any, seat: int, news: Any) -> None:
    """The round is over at once: everybody else loses a life. L5: several sets are one; L14: all of them are shown."""
    show_no_cards(state)
    for species in range(FIRST_SET, FIRST_SET + SETS):
        if state.hand[seat, species] == value_of(species) and ends_rounds(state, species):
            state.shown[seat, species] = value_of(species)
            tell(news, SUDDEN_DEATH, seat, species, value_of(species), EVERYBODY)
    if state.expert and state.lives[seat] < MOST_LIVES:
        state.lives[seat] += 1  # L9
        tell(news, GAINED, seat, NOTHING, 1, EVERYBODY)
    for other in range(state.players):
        if other != seat and is_in(state, other):
            lose_lives(state, other, 1, news)
    state.past_killer[state.round_number - 1] = seat
    end_round(state, BY_SUDDEN_DEATH, news)


# ---------------------------------------------------------------------------------------------------------- the valuing


@rule
def majority(table: Any, species: int, living: int) -> int:
    """The seat with more cards of a species than any other; NOBODY if the most are tied."""
    most = 0
    seat_with_most = NOBODY
    for seat in range(table.players):
        copies = table.hand[seat, species]
        if copies > most:
            most = copies
            seat_with_most = seat
        elif copies == most:
            seat_with_most = NOBODY
    return seat_with_most if most >= cards_for_majority(living) else NOBODY


@rule
def cards_for_majority(living: int) -> int:
    """L6: the fewest cards of a species that can be its majority, with this many players living when the round began."""
    return 2 if living == 2 else 1


@rule
def lives_to_lose(total: int, highest: int, lowest: int) -> int:
    """L7: the highest total loses none, the lowest two, the others one; if all are equal nobody loses."""
    if total == highest:
        return 0
    return 2 if total == lowest else 1


@rule
def value_round(state: Any, ending: int, news: Any) -> None:
    number = state.round_number - 1
    living = seats_in(state)
    for seat in range(state.players):
        for species in range(SPECIES):
            state.shown[seat, species] = state.hand[seat, species]
            if state.hand[seat, species] > 0:
                tell(news, SHOWN, seat, species, state.hand[seat, species], EVERYBODY)
        if is_in(state, seat):
            state.past_total[number, seat] = 0
    for species in range(SPECIES):
        seat = majority(state, species, living)
        state.past_majority[number, species] = seat
        if seat != NOBODY:
            state.past_total[number, seat] += value_of(species)
        tell(news, MAJORITY, seat, species, value_of(species) if seat != NOBODY else 0, EVERYBODY)
    highest = 0
    lowest = CARDS
    for seat in range(state.players):
        if is_in(state, seat):
            total = int(state.past_total[number, seat])
            highest = max(highest, total)
            lowest = min(lowest, total)
            tell(news, TOTAL, seat, NOTHING, total, EVERYBODY)
    for seat in range(state.players):
        if is_in(state, seat):
            lose_lives(state, seat, lives_to_lose(int(state.past_total[number, seat]), highest, lowest), news)
    end_round(state, ending, news)


# -------------------------------------------------------------------------------------------------------- lives, the end


@rule
def lose_lives(state: Any, seat: int, lives: int, news: Any) -> None:
    """L7: nobody goes below 0 lives."""
    lost = min(lives, state.lives[seat])
    state.lives[seat] -= lost
    tell(news, LOST, seat, NOTHING, lost, EVERYBODY)
    if state.lives[seat] == 0:
        state.left_in[seat] = state.round_number
        tell(news, OUT, seat, NOTHING, state.round_number, EVERYBODY)


@rule
def end_round(state: Any, ending: int, news: Any) -> None:
    number = state.round_number - 1
    state.past_ending[number] = ending
    state.past_laps[number] = state.laps
    state.past_starter[number] = state.starter
    state.past_knocker[number] = state.knocked[0]
    for seat in range(state.players):
        state.past_lives[number, seat] = state.lives[seat]
    if seats_in(state) == 1 or state.round_number == MOST_ROUNDS:  # L8, L13
        state.phase = OVER
        state.turn = NOBODY
        lay_down(state)
        tell(news, ENDED, NOBODY, NOTHING, NOTHING, EVERYBODY)
        return
    state.starter = left_of(state, state.starter)  # L1
    deal(state, news)


@rule
def lay_down(state: Any) -> None:
    """L15: at the end the cards of players who are out go out of play; players still in keep theirs, known as far as shown."""
    for seat in range(state.players):
        for species in range(SPECIES):
            if is_in(state, seat):
                state.known[seat, species] = max(state.known[seat, species], int(state.shown[seat, species]))
            else:
                state.unseen[species] += state.hand[seat, species]
                state.hand[seat, species] = 0
                state.known[seat, species] = 0


# ------------------------------------------------------------------------------------------- what the contract asks for


@rule
def over(table: Any) -> bool:
    return table.phase == OVER


@rule
def score(table: Any, seat: int) -> int:
    return table.lives[seat]


@rule
def standing(table: Any, seat: int) -> int:
    """L8: to leave later ranks higher, to leave in the same round ranks equal. L13: those still in rank by their lives."""
    return MOST_ROUNDS + table.lives[seat] if is_in(table, seat) else table.left_in[seat]


@rule
def waiting_for(table: Any) -> int:
    return 0 if table.phase >= OVER else 1 << table.turn


@rule
def legal(table: Any, seat: int) -> int:
    if table.phase == OVER or seat != table.turn:
        return 0
    if table.phase == LAYING:
        return layable(table, seat)
    # L3: whatever a hand holds, every row can be taken, for ten cards are never all alike.
    return bits_up_to(KNOCK) if may_knock(table, seat) else bits_up_to(ROWS - 1)


@rule
def make(state: Any, seat: int, move: int, news: Any) -> None:
    if state.phase == LAYING:
        lay(state, seat, move, news)
    elif move == KNOCK:
        knock(state, seat, news)
    else:
        name_row(state, seat, move, news)


@rule
def finish_round(state: Any, news: Any) -> None:
    ending = state.phase - ROUND_ENDED
    if ending == BY_SUDDEN_DEATH:
        sudden_death(state, state.turn, news)
    else:
        value_round(state, ending, news)


@rule
def midway(table: Any, seat: int) -> bool:
    """Has this seat named a row that it has not taken yet?"""
    return table.phase == LAYING and seat == table.turn


@rule
def why_not(table: Any, seat: int, move: int) -> int:
    if table.phase == OVER:
        return GAME_OVER
    if seat != table.turn:
        return NOT_YOUR_TURN
    if move >= 0 and legal(table, seat) >> move & 1:
        return FINE
    if table.phase == TURN:
        return SWAP_FIRST if move == KNOCK else NO_SUCH_MOVE
    if not 0 <= move < SPECIES:
        return NO_SUCH_MOVE
    if table.hand[seat, move] == 0:
        return NOT_IN_HAND
    if move < table.least_next:
        return OUT_OF_ORDER
    from_here_on = 0
    for species in range(move, SPECIES):
        from_here_on += table.hand[seat, species]
    return SAME_CARDS if from_here_on > cards_to_come(table) else TOO_FEW_LEFT


# -------------------------------------------------------------------------------------------------- what a seat may see


# L11: lays what is open on one table open on another: on a view, or on a state that is being imagined.
lay_open = copier(IN_THE_OPEN + RULES_IN_FORCE)


@rule
def see(state: Any, seat: int, view: Any) -> None:
    lay_open(state, view)
    view.seat = seat
    for other in range(MOST_PLAYERS):
        for species in range(SPECIES):
            view.hand[other, species] = state.hand[other, species] if other == seat else 0
        view.cards_held[other] = cards_held(state, other)
    view.unseen_size = CARDS - ROW_CARDS - HAND_SIZE * seats_in(state)


GAME = Game(
    listed=3,
    name="life_is_life",
    title="Life is Life",
    author="Lorenz Kutschke",
    version=1,
    least_players=3,
    most_players=MOST_PLAYERS,
    options=LIFE_IS_LIFE_OPTIONS,
    settle=settle,
    phases=PHASES,
    reasons=REASONS,
    news_kinds=NEWS_KINDS,
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
