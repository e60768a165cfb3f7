"""Play-outs by rules of thumb: what a move is worth at a view, and what a true table is worth to everybody.

Everything here is compiled, and draws by number: the same key gives the same figures on any machine. What a game has to tell a
review is in the module `review` of its folder; what it does not tell is answered here by what is true of any game. Besides the
questions below, it may say:

    PLAYOUTS          play-outs from each true table
    FORESEEN          worlds in which is found out what a move should change
    ADDS_UP           do its stretches add up to the result (points), or does each carry on the one before (a chance)?
    SLIPS             how often somebody in a play-out to the end of a stretch makes any sensible move
    MARKS             from what certain loss on a decision is inaccurate, a mistake, a blunder
    LOST_ONCE         does a round offer the same chance again and again, so that it is lost only once?
    VALUED_BY_MASTER  the phases in which the master says what a move is worth, and not how much it prefers it

A *stretch* is what a play-out from a true table is played to the end of: a round, or the whole game.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from mazzo.bots.casual import casual
from mazzo.bots.heuristics import candidates, far_enough, result, worth
from mazzo.bots.search import KEPT, MOST_DECISIONS, ROLLOUT, Desk, fresh_desk, imagine_likely
from mazzo.bots.weighing import fraction, win_share
from mazzo.games import asked_of
from mazzo.rules.compiled import lowest, thought
from mazzo.rules.dice import DICE, any_of, chacha8, imagine_shuffles, roll, set_dice
from mazzo.rules.game import Game, legal, over, play, see, start, waiting_for

# Whose numbers are drawn: the purposes of the streams that follow from a record's key.
WORLDS, PLAYOUTS, DEALS, FORESEEN = range(4)
NO_MOVE = -1

own_answer = asked_of("review", thought)


@own_answer
def reshuffle(state: Any, dice: Any) -> None:
    """Draws all chance to come anew; whatever has been dealt or seen stays."""
    imagine_shuffles(dice, state)


@own_answer
def drew(before: Any, after: Any) -> bool:
    """Was anything drawn by chance between these two tables of a stretch?"""
    return True


@own_answer
def stretch_over(begun: Any, state: Any) -> bool:
    """Is the stretch over that began with this table? At the end of the game it always is."""
    return False


@own_answer
def gained(begun: Any, state: Any, seat: int) -> float:
    """What a stretch that is over was worth to the seat, in the game's currency."""
    return win_share(state, seat)


@own_answer
def judged_far_enough(view: Any, state: Any) -> bool:
    """Has a rollout that judges a move at this view been played far enough?"""
    return far_enough(view, state)


class Bench(NamedTuple):
    """What play-outs work with."""

    desk: Desk
    tables: Any
    """BEGUN: where the stretch began; TRIED: the play-out that is being played."""
    aside: Any
    """Dice put aside."""
    words: Any


BEGUN, TRIED = range(2)


def fresh_bench(game: Game) -> Bench:
    return Bench(fresh_desk(game), np.zeros(2, game.STATE), np.zeros(1, DICE)[0], np.zeros(16, np.int64))


@thought
def dice_for(key: Any, purpose: int, number: int, dice: Any, words: Any) -> None:
    """Sets the dice of this number."""
    chacha8(key, 0, purpose, number, words)
    set_dice(dice, words[0], words[1], words[2])


# ------------------------------------------------------------------------------------------------- what a move is worth


@thought
def weigh(
    bench: Bench,
    view: Any,
    seat: int,
    played: int,
    moves: int,
    key: Any,
    place: int,
    first: int,
    values: Any,
    worths: Any,
    picks: Any,
) -> int:
    """Tries moves in imagined worlds, the worlds number `first` and on: one row each; the answer is which, as bits.

    `values` are in the game's currency, `worths` what a search looks for, `picks` what the rules of thumb play; that and what was
    `played` are always tried, besides `moves` or, if there are none, all that are worth a thought.
    """
    if moves == 0:
        moves = candidates(view, seat)
    if moves == 0:
        moves = legal(view, seat)
    moves |= 1 << played
    desk = bench.desk
    states = desk.states
    for world in range(len(picks)):
        dice_for(key, WORLDS, place * 65536 + first + world, bench.aside, bench.words)
        imagine_likely(desk, view, seat, bench.aside)
        a = roll(bench.aside)
        b = roll(bench.aside)
        c = roll(bench.aside)
        set_dice(desk.dice, a, b, c)
        picks[world] = casual(view, seat, desk.dice)
        rest = moves | 1 << picks[world]
        while rest:
            move = lowest(rest)
            rest &= rest - 1
            states[ROLLOUT] = states[KEPT]
            set_dice(desk.dice, a, b, c)
            casual(view, seat, desk.dice)  # so that the same dice are left whatever is played
            play(states[ROLLOUT], seat, move, desk.news)
            for _ in range(MOST_DECISIONS):
                if over(states[ROLLOUT]) or judged_far_enough(view, states[ROLLOUT]):
                    break
                turn = lowest(waiting_for(states[ROLLOUT]))
                see(states[ROLLOUT], turn, desk.seen)
                play(states[ROLLOUT], turn, casual(desk.seen, turn, desk.dice), desk.news)
            values[world, move] = result(view, states[ROLLOUT], seat)
            worths[world, move] = worth(view, states[ROLLOUT], seat)
    return moves


# ------------------------------------------------------------------------------------------------ what a table is worth


@thought
def usual_move(bench: Bench, state: Any, seat: int, slips: float) -> int:
    """The move in a play-out: by the rules of thumb, but for a slip now and then to another sensible one.

    Without slips everybody's line of play is one and the same, and its value jumps whenever somebody leaves it.
    """
    desk = bench.desk
    see(state, seat, desk.seen)
    move = casual(desk.seen, seat, desk.dice)
    if slips > 0.0 and fraction(desk.dice) < slips:
        sensible = candidates(desk.seen, seat)
        return any_of(sensible if sensible else legal(state, seat), desk.dice)
    return move


@thought
def play_on(bench: Bench, slips: float, totals: Any) -> None:
    """Plays the table TRIED to the end of the stretch that began at BEGUN; what it was worth to every seat."""
    begun = bench.tables[BEGUN]
    state = bench.tables[TRIED]
    for _ in range(MOST_DECISIONS):
        if over(state) or stretch_over(begun, state):
            break
        turn = lowest(waiting_for(state))
        play(state, turn, usual_move(bench, state, turn, slips), bench.desk.news)
    for seat in range(len(totals)):
        totals[seat] = gained(begun, state, seat)


@thought
def foresee(
    bench: Bench, view: Any, seat: int, played: int, slips: float, key: Any, place: int, without: Any, changes: Any
) -> None:
    """What a move should change by what its player knows: in imagined worlds, one row each, what the stretch that began at BEGUN
    is worth to every seat after the move, less what it is worth before. `without` is room for the latter."""
    desk = bench.desk
    for world in range(len(changes)):
        dice_for(key, FORESEEN, place * 65536 + world, bench.aside, bench.words)
        imagine_likely(desk, view, seat, bench.aside)
        a = roll(bench.aside)
        b = roll(bench.aside)
        c = roll(bench.aside)
        set_dice(desk.dice, a, b, c)
        usual = usual_move(bench, desk.states[KEPT], seat, slips)
        for other in range(len(without)):  # number by number: a whole row would ask for memory
            changes[world, other] = 0.0
        if usual != played:
            put_aside(desk.dice, bench.aside)
            play_from_kept(bench, seat, usual, slips, without)
            put_aside(bench.aside, desk.dice)  # the same dice are left whatever is played
            play_from_kept(bench, seat, played, slips, changes[world])
            for other in range(len(without)):
                changes[world, other] -= without[other]


@thought
def play_from_kept(bench: Bench, seat: int, move: int, slips: float, totals: Any) -> None:
    """Makes this move in the world that is kept, and plays on."""
    bench.tables[TRIED] = bench.desk.states[KEPT]
    play(bench.tables[TRIED], seat, move, bench.desk.news)
    play_on(bench, slips, totals)


@thought
def put_aside(one: Any, other: Any) -> None:
    other.a = one.a
    other.b = one.b
    other.c = one.c
    other.rolls = one.rolls


@thought
def follow(
    bench: Bench, before: Any, after: Any, seat: int, move: int, slips: float, key: Any, first: int, dice: Any, now: Any, mid: Any
) -> None:
    """Follows the play-outs `now` of the table `before`, one row each, over a move: `mid` becomes what they are worth after the
    move with all chance drawn anew, `now` what they are worth at the table `after`.

    A play-out goes on unchanged as long as the table does what it foretold; so what is drawn counts only where something is.
    With NO_MOVE the stretch begins at `after`, and `now` is filled in.
    """
    desk = bench.desk
    begins = move == NO_MOVE
    fell = begins or drew(before, after)
    for number in range(len(dice)):
        if begins:
            dice_for(key, PLAYOUTS, first + number, dice[number], bench.words)
        else:
            put_aside(dice[number], desk.dice)
            dice_for(key, DEALS, first + number, bench.aside, bench.words)
            bench.tables[TRIED] = before
            reshuffle(bench.tables[TRIED], bench.aside)
            foretold = usual_move(bench, bench.tables[TRIED], seat, slips)
            put_aside(desk.dice, dice[number])
            if foretold == move:
                for place in range(mid.shape[1]):
                    mid[number, place] = now[number, place]
            else:
                play(bench.tables[TRIED], seat, move, desk.news)
                play_on(bench, slips, mid[number])
        if fell:
            put_aside(dice[number], desk.dice)
            dice_for(key, DEALS, first + number, bench.aside, bench.words)
            bench.tables[TRIED] = after
            reshuffle(bench.tables[TRIED], bench.aside)
            play_on(bench, slips, now[number])
        else:
            for place in range(mid.shape[1]):
                now[number, place] = mid[number, place]


@thought
def deal_again(
    bench: Bench, before: Any, seat: int, move: int, options: Any, slips: float, key: Any, first: int, totals: Any, wins: Any
) -> None:
    """What a stretch is worth before its deal: the move that led to it is made with all chance drawn anew, and the new stretch
    played to its end. With NO_MOVE it is the first one. As many as there are rows in `wins` are played to the end of the game:
    who won."""
    desk = bench.desk
    for number in range(len(totals)):
        dice_for(key, DEALS, first + number, bench.aside, bench.words)
        if move == NO_MOVE:
            start(bench.tables[TRIED], options, bench.words[8:16], desk.news)
        else:
            bench.tables[TRIED] = before
            reshuffle(bench.tables[TRIED], bench.aside)
            play(bench.tables[TRIED], seat, move, desk.news)
        bench.tables[BEGUN] = bench.tables[TRIED]
        dice_for(key, PLAYOUTS, first + number, desk.dice, bench.words)
        play_on(bench, slips, totals[number])
        if number < len(wins):
            play_to_the_end(bench, slips, wins[number])


@thought
def play_to_the_end(bench: Bench, slips: float, wins: Any) -> None:
    """Plays the table TRIED to the end of the game: every seat's share of the win."""
    state = bench.tables[TRIED]
    for _ in range(MOST_DECISIONS):
        if over(state):
            break
        turn = lowest(waiting_for(state))
        play(state, turn, usual_move(bench, state, turn, slips), bench.desk.news)
    for seat in range(len(wins)):
        wins[seat] = win_share(state, seat)
