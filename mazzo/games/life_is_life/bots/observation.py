"""What a learned player of Life is Life is shown: cards by species, and who has more of each as far as anybody can know."""

from __future__ import annotations

from typing import Any

from mazzo.bots.observation import put_choice, put_mark, put_number
from mazzo.games.life_is_life.rules import (
    CARDS,
    FIRST_SET,
    LAYING,
    MOST_PLAYERS,
    ROW_CARDS,
    ROWS,
    SETS,
    SPECIES,
    ends_rounds,
    is_in,
    majority,
    seats_in,
    value_of,
)
from mazzo.rules.compiled import rule

OTHERS = MOST_PLAYERS - 1
LIVES_TOLD = 8
LAPS_TOLD = 12
POINTS_A_MARK = 3
POINT_MARKS = 16
LEAST_MARGIN, MARGINS = -3, 9  # how many cards of a species one has more than anybody is known to have
OF_A_SET = 5
CHANCE_MARKS = 8
GAIN_MARKS = 12
PERIL_MARKS = 6
A_GAIN = 1.5  # points a mark

A_SEAT = LIVES_TOLD + 3 + MOST_PLAYERS
AN_OTHER = CARDS + 2 * SPECIES + SETS * OF_A_SET + POINT_MARKS
INPUTS = (
    5 * CARDS  # in hand, laid, known to the others, unseen, out of reach
    + ROW_CARDS * SPECIES
    + SPECIES * (MARGINS + 2)
    + POINT_MARKS
    + OTHERS * AN_OTHER
    + MOST_PLAYERS * A_SEAT
    + MOST_PLAYERS
    + 2 * LAPS_TOLD
    + 2 * MOST_PLAYERS
    + 2
    + (ROWS + 1)
    + ROWS
    + SPECIES
    + 1
    + SPECIES * 3 * CHANCE_MARKS  # the chance of each majority, with one card less, with these, and with one more
    + MOST_PLAYERS * POINT_MARKS  # what the majorities promise everybody
    + ROWS * (GAIN_MARKS + SETS * (1 + PERIL_MARKS))
)
HIDDEN_INPUTS = OTHERS * CARDS + CARDS + MOST_PLAYERS * (POINT_MARKS + SPECIES)
SITUATION = 4 + MOST_PLAYERS * (LIVES_TOLD + 1)

FIRST_LAY = ROWS + 1
ANSWERS = FIRST_LAY + SPECIES
FIRST_VALUED = ANSWERS


@rule
def put_counts(sheet: Any, at: int, counts: Any) -> int:
    """How many cards of every species; there are sixty in all, so it takes sixty places."""
    for species in range(SPECIES):
        at = put_number(sheet, at, counts[species], value_of(species))
    return at


@rule
def put_points(sheet: Any, at: int, points: int) -> int:
    return put_number(sheet, at, (points + POINTS_A_MARK - 1) // POINTS_A_MARK, POINT_MARKS)


@rule
def most_known(view: Any, seat: int, species: int) -> int:
    """The most cards of a species that any other seat is known to hold."""
    most = 0
    for other in range(view.players):
        if other != seat and is_in(view, other):
            most = max(most, int(view.known[other, species]))
    return most


@rule
def not_located(view: Any, seat: int, species: int) -> int:
    """How many cards of a species could be in any other hand, or out of play."""
    left = value_of(species) - int(view.hand[seat, species]) - int(view.laid[species])
    for row in range(ROWS):
        left -= int(view.row[row, species])
    for other in range(view.players):
        if other != seat:
            left -= int(view.known[other, species])
    return left


@rule
def observe(view: Any, seat: int, sheet: Any) -> int:
    players = view.players
    at = put_counts(sheet, 0, view.hand[seat])
    at = put_counts(sheet, at, view.laid)
    at = put_counts(sheet, at, view.known[seat])
    for species in range(SPECIES):
        at = put_number(sheet, at, not_located(view, seat, species), value_of(species))
    for species in range(SPECIES):
        at = put_number(sheet, at, most_known(view, seat, species), value_of(species))
    for row in range(ROWS):
        for species in range(SPECIES):
            at = put_number(sheet, at, view.row[row, species], row + 1)
    points = 0
    for species in range(SPECIES):
        held = int(view.hand[seat, species])
        margin = held - most_known(view, seat, species)
        at = put_number(sheet, at, max(0, margin - LEAST_MARGIN), MARGINS)
        at = put_mark(sheet, at, 2 * held > value_of(species))
        at = put_mark(sheet, at, margin > not_located(view, seat, species))
        if margin > 0:
            points += value_of(species)
    at = put_points(sheet, at, points)
    for number in range(1, MOST_PLAYERS):
        at = put_other(view, seat, (seat + number) % players, sheet, at) if number < players else at + AN_OTHER
    for number in range(MOST_PLAYERS):
        if number < players:
            put_standing(view, (seat + number) % players, sheet, at)
        at += A_SEAT
    at = put_choice(sheet, at, (view.starter - seat + players) % players, MOST_PLAYERS)
    at = put_number(sheet, at, view.laps, LAPS_TOLD)
    at = put_number(sheet, at, view.most_laps - view.laps, LAPS_TOLD)
    at = put_choice(sheet, at, players - 1, MOST_PLAYERS)
    at = put_choice(sheet, at, seats_in(view) - 1, MOST_PLAYERS)
    at = put_mark(sheet, at, view.expert != 0)
    at = put_mark(sheet, at, view.phase == LAYING)
    at = put_choice(sheet, at, view.taking if view.phase == LAYING else ROWS, ROWS + 1)
    at = put_number(sheet, at, view.laid_size, ROWS)
    at = put_choice(sheet, at, view.least_next if view.phase == LAYING else SPECIES, SPECIES)
    at = put_mark(sheet, at, view.knocks > 0)
    put_odds(view, seat, sheet, at)
    return 0


@rule
def put_other(view: Any, seat: int, other: int, sheet: Any, at: int) -> int:
    """What is known of another seat's hand, and where it has more than the viewer."""
    at = put_counts(sheet, at, view.known[other])
    points = 0
    for species in range(SPECIES):
        more = int(view.known[other, species]) - int(view.hand[seat, species])
        at = put_mark(sheet, at, more >= 0 and view.known[other, species] > 0)
        at = put_mark(sheet, at, more > 0)
        if more > 0:
            points += value_of(species)
    for kind in range(SETS):
        at = put_number(sheet, at, view.most_held[other, kind], OF_A_SET)
    return put_points(sheet, at, points)


@rule
def put_standing(view: Any, seat: int, sheet: Any, at: int) -> None:
    at = put_number(sheet, at, view.lives[seat], LIVES_TOLD)
    at = put_mark(sheet, at, is_in(view, seat))
    at = put_mark(sheet, at, view.swapped >> seat & 1 != 0)
    knocked = 0
    for number in range(view.knocks):
        if view.knocked[number] == seat:
            knocked = number + 1
    at = put_mark(sheet, at, knocked > 0)
    put_choice(sheet, at, knocked - 1, MOST_PLAYERS)


# What the cards nobody has seen make likely, if they lie anywhere.


@rule
def not_located_at_all(view: Any, seat: int) -> int:
    """How many places there are for the cards that could be anywhere."""
    places = 0
    for species in range(SPECIES):
        places += not_located(view, seat, species)
    return places


@rule
def fewer(view: Any, other: int, species: int, copies: int, unseen: int, places: int) -> float:
    """The chance that another seat holds fewer than this many cards of a species."""
    room = int(view.cards_held[other])
    for each in range(SPECIES):
        room -= int(view.known[other, each])
    below = copies - int(view.known[other, species])
    if below <= 0:
        return 0.0
    first = max(0, room - (places - unseen))
    share = 1.0
    total = 0.0
    lower = 0.0
    for more in range(first, min(room, unseen) + 1):
        total += share
        if more < below:
            lower += share
        share *= (unseen - more) * (room - more) / ((more + 1) * (places - unseen - room + more + 1))
    return lower / total if total > 0.0 else 1.0


@rule
def chance_of_majority(view: Any, seat: int, species: int, copies: int, unseen: int, places: int) -> float:
    """The chance that nobody else holds as many."""
    if copies <= 0:
        return 0.0
    chance = 1.0
    for other in range(view.players):
        if other != seat and is_in(view, other):
            chance *= fewer(view, other, species, copies, unseen, places)
    return chance


@rule
def copies_then(view: Any, seat: int, species: int) -> int:
    """The cards of a species in hand, those of the row counted in that is being taken."""
    taken = int(view.row[view.taking, species]) if view.phase == LAYING else 0
    return int(view.hand[seat, species]) + taken


@rule
def put_odds(view: Any, seat: int, sheet: Any, at: int) -> None:
    places = not_located_at_all(view, seat)
    promised = 0.0
    for species in range(SPECIES):
        unseen = not_located(view, seat, species)
        copies = copies_then(view, seat, species)
        for change in range(-1, 2):
            chance = chance_of_majority(view, seat, species, copies + change, unseen, places)
            at = put_number(sheet, at, int(chance * CHANCE_MARKS + 0.5), CHANCE_MARKS)
            if change == 0:
                promised += value_of(species) * chance
    at = put_points(sheet, at, int(promised))
    for number in range(1, MOST_PLAYERS):
        other = (seat + number) % view.players
        if number < view.players and is_in(view, other):
            put_points(sheet, at, int(more_than(view, seat, other, places)))
        at += POINT_MARKS
    for row in range(ROWS):
        at = put_row(view, seat, row, places, sheet, at)


@rule
def more_than(view: Any, seat: int, other: int, places: int) -> float:
    """The points of the species of which another seat is likely to have more."""
    points = 0.0
    for species in range(SPECIES):
        copies = copies_then(view, seat, species)
        unseen = not_located(view, seat, species)
        points += value_of(species) * (1.0 - fewer(view, other, species, copies + 1, unseen, places))
    return points


@rule
def put_row(view: Any, seat: int, row: int, places: int, sheet: Any, at: int) -> int:
    """What a row brings, which set it makes whole, and how likely it makes another's whole."""
    gain = 0.0
    for species in range(SPECIES):
        cards = int(view.row[row, species])
        if cards > 0:
            copies = int(view.hand[seat, species])
            unseen = not_located(view, seat, species)
            more = chance_of_majority(view, seat, species, copies + cards, unseen, places)
            gain += value_of(species) * (more - chance_of_majority(view, seat, species, copies, unseen, places))
    at = put_number(sheet, at, int(gain / A_GAIN + 0.5), GAIN_MARKS)
    for species in range(FIRST_SET, FIRST_SET + SETS):
        cards = int(view.row[row, species])
        if cards > 0 and ends_rounds(view, species):
            put_mark(sheet, at, view.hand[seat, species] + cards == value_of(species))
            safe = chance_of_majority(view, seat, species, value_of(species) - cards, not_located(view, seat, species), places)
            put_number(sheet, at + 1, int((1.0 - safe) * PERIL_MARKS + 0.9), PERIL_MARKS)
        at += 1 + PERIL_MARKS
    return at


@rule
def place_of(view: Any, order: int, move: int) -> int:
    return FIRST_LAY + move if view.phase == LAYING else move


# ------------------------------------------------------------------------------------------------------ while it is learning


@rule
def uncover(state: Any, seat: int, order: int, sheet: Any) -> None:
    """All hands, the cards out of play, and what the majorities would be worth now."""
    at = 0
    for number in range(1, MOST_PLAYERS):
        if number < state.players:
            put_counts(sheet, at, state.hand[(seat + number) % state.players])
        at += CARDS
    at = put_counts(sheet, at, state.unseen)
    living = seats_in(state)
    for number in range(MOST_PLAYERS):
        if number < state.players:
            points = 0
            for species in range(SPECIES):
                if majority(state, species, living) == (seat + number) % state.players:
                    points += value_of(species)
                    sheet[at + POINT_MARKS + species] = 1
            put_points(sheet, at, points)
        at += POINT_MARKS + SPECIES


@rule
def situate(state: Any, numbers: Any) -> None:
    """The lives, and who starts."""
    numbers[0] = state.players / 5
    numbers[1] = seats_in(state) / 5
    numbers[2] = float(state.expert)
    numbers[3] = min(state.most_laps, 10) / 10
    at = 4
    for seat in range(MOST_PLAYERS):
        for life in range(LIVES_TOLD):
            numbers[at + life] = 1.0 if seat < state.players and state.lives[seat] > life else 0.0
        numbers[at + LIVES_TOLD] = 1.0 if seat == state.starter else 0.0
        at += LIVES_TOLD + 1


@rule
def earned(state: Any, seat: int, gained: int) -> float:
    """Half a point for a life, and some for the majorities: lives change by leaps, and a point more is seldom one too many."""
    last = state.round_number - (1 if state.phase > LAYING else 2)
    return 0.5 * gained + 0.05 * max(0, int(state.past_total[last, seat]))
