"""Life is Life by rules of thumb: the *casual* player.

It remembers what everybody took and laid, and takes all other cards to lie anywhere. From that follow, for every species and
every number of its cards, its own chance of the majority and each rival's. A hand is worth its expected points, less a part of
what the rivals may expect. For each row it finds the set to lay that leaves the best hand; it looks out for whole sets of hares,
pigs and cats, its own and the rivals'; and it knocks when the lives it expects to lose are few. What it knows of people stands
in the numbers of KNACK, found by self-play.
"""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np

from mazzo.bots.weighing import WORST
from mazzo.games.life_is_life.rules import (
    FIRST_SET,
    HAND_SIZE,
    KNOCK,
    LAYING,
    MOST_PLAYERS,
    ROWS,
    SETS,
    SPECIES,
    cards_for_majority,
    ends_rounds,
    is_in,
    left_of,
    may_knock,
    seats_in,
    value_of,
)
from mazzo.rules.compiled import record_of, thought
from mazzo.rules.exponential import exp

# What it has a knack for, by self-play (tools/games/life_is_life/tune.py):
(
    RIVALRY,  # how much a rival's point counts against an own one
    THREAT,  # how likely a rival takes a row for the majority it brings
    SET_NEAR,  # points for a set whose missing cards lie in one row
    SET_FAR,  # ... for one whose missing card is somewhere
    DREAD,  # points for keeping a rival from a set
    LAST_GAIN,  # the points a rival gains in the last lap
    DOUBT,  # how far off the estimated totals are, in points
    KNOCK_AT,  # knocks if it expects to lose fewer lives than this
    KNOCK_LATER,  # ... a little more with every lap
    PATIENCE,  # ... and fewer for every point that a swap would bring
) = range(10)
KNACK = np.array([0.3, 0.5, 4.4988, 1.3595, 15.1678, 2.1358, 6.2508, 0.4893, 0.0226, 0.0154])

SUDDEN_DEATH_WORTH = 60.0  # more than all points there are
NO_SWAP = -1  # in place of a row
MOST_COPIES = 9
UNSEEN_AT_MOST = 40  # the cards a seat has not seen: sixty less its hand and the rows

CHOOSE = np.array([[float(comb(total, part)) for part in range(HAND_SIZE + 1)] for total in range(UNSEEN_AT_MOST + 1)])

# What it makes of a view. In `fewer`, place c is the chance that a seat holds fewer than c cards of a species.
THOUGHTS = record_of(
    [
        ("hand", np.int64, SPECIES),  # its own, the cards counted in that it is laying
        ("rivals", np.int64),
        ("to_come", np.int64, MOST_PLAYERS),  # which rivals have a turn before its own next one, or before the valuing
        ("last_turn", np.int64),  # is this its last turn in this round?
        ("unseen", np.int64, SPECIES),
        ("fewer", np.float64, (MOST_PLAYERS, SPECIES, MOST_COPIES + 2)),
        ("mine", np.float64, (SPECIES, MOST_COPIES + 2)),  # the chance of the majority, by the number of own cards
        ("theirs", np.float64, (MOST_PLAYERS, SPECIES, MOST_COPIES + 2)),
    ]
)


@thought
def casual(view: Any, seat: int, dice: Any) -> int:
    """Swaps for the best hand, or knocks when it expects to lose few lives."""
    return by_knack(view, seat, KNACK)


@thought
def by_knack(view: Any, seat: int, knack: Any) -> int:
    return thought_over(view, seat, knack, np.zeros(1, THOUGHTS), np.zeros(SPECIES, np.int64))


@thought
def thought_over(view: Any, seat: int, knack: Any, room: Any, laying: Any) -> int:
    # Compiled, a record does not keep alive the array it is taken from: the caller holds `room` until this is over.
    thoughts = room[0]
    think(view, seat, thoughts)
    if view.phase == LAYING:
        best_set(view, thoughts, view.taking, knack, laying)
        return next_to_lay(view, laying)
    return best_turn(view, seat, thoughts, knack, laying)


# ------------------------------------------------------------------------------------------------ what it makes of a view


@thought
def think(view: Any, seat: int, thoughts: Any) -> None:
    places = 0
    for species in range(SPECIES):
        thoughts.hand[species] = view.hand[seat, species] + view.laid[species]
        copies = value_of(species) - thoughts.hand[species]
        for row in range(ROWS):
            copies -= view.row[row, species]
        for other in range(view.players):
            if other != seat:
                copies -= view.known[other, species]
        thoughts.unseen[species] = copies
        places += copies
    thoughts.rivals = seats_in(view) - 1
    note_turns_to_come(view, seat, thoughts)
    for other in range(view.players):
        if other != seat and is_in(view, other):
            guess_hand(view, other, places, thoughts)
    for species in range(SPECIES):
        guess_majority(view, seat, species, thoughts)


@thought
def note_turns_to_come(view: Any, seat: int, thoughts: Any) -> None:
    thoughts.last_turn = int(view.knocks > 0 or view.laps == view.most_laps - 1)
    last = seat
    if view.knocks > 0:
        last = view.knocked[0]
    elif thoughts.last_turn:
        last = view.starter  # L10
    other = left_of(view, seat)
    while other != last and other != seat:
        thoughts.to_come[other] = 1
        other = left_of(view, other)


@thought
def guess_hand(view: Any, other: int, places: int, thoughts: Any) -> None:
    """The unseen cards fall on all unknown places alike, in hands and out of play."""
    room = view.cards_held[other]
    for species in range(SPECIES):
        room -= view.known[other, species]
    for species in range(SPECIES):
        known = view.known[other, species]
        unseen = thoughts.unseen[species]
        fewer = 0.0
        for copies in range(MOST_COPIES + 1):
            more = copies - known
            if 0 <= more <= min(room, unseen) and room - more <= places - unseen:
                fewer += CHOOSE[unseen, more] * CHOOSE[places - unseen, room - more] / CHOOSE[places, room]
            thoughts.fewer[other, species, copies + 1] = min(1.0, fewer)


@thought
def guess_majority(view: Any, seat: int, species: int, thoughts: Any) -> None:
    """The chances of the majority of a species, for every number of own cards; the rivals' hands taken for independent."""
    least = cards_for_majority(thoughts.rivals + 1)
    for copies in range(least, value_of(species) + 1):
        chance = 1.0
        for other in range(view.players):
            if other != seat and is_in(view, other):
                chance *= thoughts.fewer[other, species, copies]
        thoughts.mine[species, copies] = chance
    for other in range(view.players):
        if other == seat or not is_in(view, other):
            continue
        for copies in range(value_of(species), least - 1, -1):
            alone = thoughts.fewer[other, species, copies + 1] - thoughts.fewer[other, species, copies]
            for third in range(view.players):
                if third != seat and third != other and is_in(view, third):
                    alone *= thoughts.fewer[third, species, copies]
            thoughts.theirs[other, species, copies - 1] = thoughts.theirs[other, species, copies] + alone
        if least == 2:
            thoughts.theirs[other, species, 0] = thoughts.theirs[other, species, 1]


# ------------------------------------------------------------------------------------------------------ what a hand is worth


@thought
def chance_kept(view: Any, thoughts: Any, species: int, copies: int, in_a_row: int, knack: Any) -> float:
    """The chance of the majority, though rivals with a turn to come may take what lies in a row."""
    chance = thoughts.mine[species, copies]
    if chance == 0.0 or in_a_row == 0:
        return chance
    for other in range(view.players):
        if thoughts.to_come[other]:
            still = thoughts.fewer[other, species, max(0, copies - in_a_row)] / thoughts.fewer[other, species, copies]
            chance *= 1.0 - knack[THREAT] * (1.0 - still)
    return chance


@thought
def worth(view: Any, thoughts: Any, species: int, copies: int, in_a_row: int, knack: Any) -> float:
    """What this many cards of a species are worth in points, given the most of it that lie in one row."""
    chance = chance_kept(view, thoughts, species, copies, in_a_row, knack)
    theirs = 0.0
    for other in range(view.players):
        theirs += thoughts.theirs[other, species, copies]
    return value_of(species) * (chance - knack[RIVALRY] * theirs / thoughts.rivals)


@thought
def is_set_species(view: Any, species: int) -> bool:
    return FIRST_SET <= species < FIRST_SET + SETS and ends_rounds(view, species)


@thought
def lure(view: Any, thoughts: Any, species: int, copies: int, in_a_row: int, knack: Any) -> float:
    """Points for a set that is whole, or nearly so."""
    missing = value_of(species) - copies
    if missing == 0:
        return SUDDEN_DEATH_WORTH
    if thoughts.last_turn:
        return 0.0
    if in_a_row >= missing:
        return knack[SET_NEAR]
    for other in range(view.players):
        if other != view.seat and view.known[other, species] > 0:
            return 0.0
    return knack[SET_FAR] / (missing * missing)


@thought
def peril(view: Any, thoughts: Any, species: int, in_a_row: int) -> float:
    """How likely the cards of a species that lie in a row are all that a rival with a turn to come still needs for a set."""
    if in_a_row == 0 or not is_set_species(view, species):
        return 0.0
    safe = 1.0
    for other in range(view.players):
        if thoughts.to_come[other]:
            safe *= thoughts.fewer[other, species, value_of(species) - in_a_row]
    return 1.0 - safe


@thought
def peril_of_row(view: Any, thoughts: Any, row: int) -> float:
    danger = 0.0
    for species in range(FIRST_SET, FIRST_SET + SETS):
        danger += peril(view, thoughts, species, view.row[row, species])
    return danger


@thought
def most_in_other_rows(view: Any, species: int, taken: int) -> int:
    most = 0
    for row in range(ROWS):
        if row != taken:
            most = max(most, view.row[row, species])
    return most


@thought
def worth_after(view: Any, thoughts: Any, row: int, species: int, laid: int, knack: Any) -> float:
    """What a species is worth after a swap for this row that lays this many of it."""
    copies = thoughts.hand[species] + view.row[row, species] - laid
    elsewhere = most_in_other_rows(view, species, row)
    points = worth(view, thoughts, species, copies, max(laid, elsewhere), knack)
    if is_set_species(view, species):
        points += lure(view, thoughts, species, copies, elsewhere, knack)
        points -= knack[DREAD] * peril(view, thoughts, species, laid)
    return points


# ---------------------------------------------------------------------------------------------------------- what to lay


@thought
def best_set(view: Any, thoughts: Any, row: int, knack: Any, laying: Any) -> float:
    """The best set to lay for this row, into `laying`, and what the hand is worth then.

    The worth of a hand is a sum over the species, so the best set is found species by species: for every number of cards laid
    so far, and whether they differ from the row (L3), the best way to have laid them. What lies on the table already stays.
    """
    size = row + 1
    best = np.full((SPECIES + 1, ROWS + 1, 2), WORST)
    chosen = np.zeros((SPECIES + 1, ROWS + 1, 2), np.int64)
    best[0, 0, 0] = 0.0
    for species in range(SPECIES):
        least = view.laid[species]
        most = least if species < view.least_next else min(size, thoughts.hand[species])
        for laid in range(least, most + 1):
            points = worth_after(view, thoughts, row, species, laid, knack)
            differs = int(laid != view.row[row, species])
            for before in range(size - laid + 1):
                for differed in range(2):
                    total = best[species, before, differed] + points
                    if total > best[species + 1, before + laid, differed | differs]:
                        best[species + 1, before + laid, differed | differs] = total
                        chosen[species + 1, before + laid, differed | differs] = 2 * laid + differed
    so_far = size
    differs = 1
    for species in range(SPECIES - 1, -1, -1):
        choice = chosen[species + 1, so_far, differs]
        laying[species] = choice >> 1
        so_far -= choice >> 1
        differs = choice & 1
    return best[SPECIES, size, 1]


@thought
def next_to_lay(view: Any, laying: Any) -> int:
    for species in range(SPECIES):
        if laying[species] > view.laid[species]:
            return species
    return KNOCK


# -------------------------------------------------------------------------------------------------------- swap or knock


@thought
def best_turn(view: Any, seat: int, thoughts: Any, knack: Any, laying: Any) -> int:
    best = 0
    most = WORST
    for row in range(ROWS):
        points = best_set(view, thoughts, row, knack, laying)
        for other in range(ROWS):
            if other != row:
                points -= knack[DREAD] * peril_of_row(view, thoughts, other)
        if points > most:
            most = points
            best = row
    if not may_knock(view, seat):
        return best
    best_set(view, thoughts, best, knack, laying)
    if ends_round(view, thoughts, best, laying):
        return best
    if thoughts.last_turn:
        return best_last_turn(view, seat, thoughts, knack, laying)
    gain = max(0.0, most - worth_of_hand(view, thoughts, knack))
    expected = lives_lost(view, seat, thoughts, NO_SWAP, knack, laying)
    limit = knack[KNOCK_AT] + knack[KNOCK_LATER] * view.laps - knack[PATIENCE] * gain
    return KNOCK if expected < limit else best


@thought
def worth_of_hand(view: Any, thoughts: Any, knack: Any) -> float:
    points = 0.0
    for row in range(ROWS):
        points -= knack[DREAD] * peril_of_row(view, thoughts, row)
    for species in range(SPECIES):
        in_a_row = most_in_other_rows(view, species, NO_SWAP)
        points += worth(view, thoughts, species, thoughts.hand[species], in_a_row, knack)
    return points


@thought
def ends_round(view: Any, thoughts: Any, row: int, laying: Any) -> bool:
    for species in range(FIRST_SET, FIRST_SET + SETS):
        copies = thoughts.hand[species] + view.row[row, species] - laying[species]
        if is_set_species(view, species) and copies == value_of(species):
            return True
    return False


@thought
def best_last_turn(view: Any, seat: int, thoughts: Any, knack: Any, laying: Any) -> int:
    """In the last lap: the swap that saves most lives, if any does."""
    best = KNOCK
    least = lives_lost(view, seat, thoughts, NO_SWAP, knack, laying)
    for row in range(ROWS):
        best_set(view, thoughts, row, knack, laying)
        lost = lives_lost(view, seat, thoughts, row, knack, laying)
        if lost < least:
            least = lost
            best = row
    return best


@thought
def lives_lost(view: Any, seat: int, thoughts: Any, row: int, knack: Any, laying: Any) -> float:
    """The lives it expects to lose after this swap (or none) and the turns to come: 0 if first, 2 if last, else 1."""
    points = 0.0
    doubt = knack[DOUBT] * knack[DOUBT]
    danger = 0.0
    for other in range(ROWS):
        if other != row:
            danger += peril_of_row(view, thoughts, other)
    for species in range(SPECIES):
        laid = 0 if row == NO_SWAP else laying[species]
        in_a_row = max(laid, most_in_other_rows(view, species, row))
        chance = chance_kept(view, thoughts, species, copies_then(view, thoughts, row, species, laying), in_a_row, knack)
        points += value_of(species) * chance
        doubt += value_of(species) * value_of(species) * chance * (1.0 - chance)
        danger += peril(view, thoughts, species, laid)
    first = 1.0
    last = 1.0
    for other in range(view.players):
        if other == seat or not is_in(view, other):
            continue
        theirs = knack[LAST_GAIN] * thoughts.to_come[other]
        spread = doubt
        for species in range(SPECIES):
            chance = thoughts.theirs[other, species, copies_then(view, thoughts, row, species, laying)]
            theirs += value_of(species) * chance
            spread += value_of(species) * value_of(species) * chance * (1.0 - chance)
        ahead = 1.0 / (1.0 + exp(-1.7 * (points - theirs) / np.sqrt(spread)))
        first *= ahead
        last *= 1.0 - ahead
    danger = min(1.0, danger)
    return (1.0 - danger) * (1.0 - first + last) + danger


@thought
def copies_then(view: Any, thoughts: Any, row: int, species: int, laying: Any) -> int:
    if row == NO_SWAP:
        return thoughts.hand[species]
    return thoughts.hand[species] + view.row[row, species] - laying[species]
