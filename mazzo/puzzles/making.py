"""Making puzzles: games of the strongest bot are searched for decisions in which one move is clearly the best.

Most decisions are skipped before any world is imagined, because the master would play the same as the rules of thumb. The rest
is screened in few worlds, and whatever then looks like a puzzle is judged in many. A game, with all its random numbers, follows
from its number.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from mazzo.bots.casual import casual
from mazzo.bots.heuristics import counted_in
from mazzo.bots.levels import arena_bot
from mazzo.bots.network import is_trained
from mazzo.bots.offered import levels_of, strongest
from mazzo.bots.sandbox import ask, bot_decision
from mazzo.games import game_named
from mazzo.puzzles import letters_of, table_of
from mazzo.puzzles.shapes import Puzzle, Puzzles, Row
from mazzo.review import judge_of, marks_of, moves_of_master
from mazzo.review.judge import RulesOfThumb, Tried
from mazzo.review.losses import SURE, Part
from mazzo.review.shapes import CLASSES
from mazzo.review.sums import less, mean, standard_error
from mazzo.review.walk import Walk, walked
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import Game, count, game_of, legal, moves_in, waiting_for
from mazzo.table.record import record_of
from mazzo.table.table import Table
from mazzo.table.view import view_of
from mazzo.variants import TABLES
from mazzo.words import move_words, theme_of

SEED, DICE_SEED, SCREEN_SEED, JUDGE_SEED = 180_000, 181_000, 182_000, 183_000
SCREENED, SIFTED, JUDGED = 24, 192, 4000
"""Worlds: for a first look, a second one, and to be sure."""
PROMISING = 1.0  # standard errors by which the best move must be ahead at a first look
FOUND = 0.05  # moves that the rules of thumb play this often are not missed
FEWEST_MOVES = 3  # with only two, guessing is too easy
MOST_FROM_A_GAME = 3  # and one from a round: later decisions in it are often the same question
DIGITS = 4
LEVELS = ("novice", "casual", "club", "master")


@dataclass(frozen=True)
class Moment:
    """A decision of a game: its view, and all moves before it."""

    view: Any
    seat: int
    past: list[int]
    number: int


# -------------------------------------------------------------------------------------------------------------- the games


def table_for(game: str, number: int) -> tuple[int, dict[str, Any]]:
    """Every other game is at the usual table of four, the others at all other tables in turn."""
    tables = TABLES[game]
    return (4, {}) if number % 2 else tables[number // 2 % len(tables)]


def played_game(game: str, number: int) -> Walk:
    """The game with this number, among the strongest bots."""
    players, asked = table_for(game, number)
    table = Table.open(game, players, asked, str(SEED + number))
    for seat in range(players):
        table.sit(seat, f"Seat {seat}")
    table.deal()
    bot = arena_bot(strongest(game))
    while table.stage == "playing":
        seat = table.undecided[0]
        table.play(seat, bot_decision(bot, table.state, seat, dice_of(seed_of(DICE_SEED + number), len(table.entries))))
    return walked(record_of(table))


def moments_of(walk: Walk) -> Iterator[Moment]:
    """All decisions. If all decide in secret, each is at the table as it was when they began."""
    begins = [index for index, move in enumerate(walk.moves) if index == 0 or walk.moves[index - 1].place != move.place]
    made = 0
    while made < len(begins):
        first = begins[made]
        together = count(waiting_for(walk.states[first]))
        past = [move.move for move in walk.moves[:first]]
        for index in begins[made : made + together]:
            seat = walk.moves[index].seat
            yield Moment(view_of(walk.states[first], seat), seat, past, index)
        made += together


# ------------------------------------------------------------------------------------------------------------- the judging


def is_worth_a_look(moment: Moment) -> bool:
    """Is there something to find that the rules of thumb miss, and, where it knows the game, the master would play?"""
    view, seat = moment.view, moment.seat
    if count(legal(view, seat)) < FEWEST_MOVES:
        return False
    if not is_trained(game_of(view)):
        return True
    usual = casual(view, seat, dice_of(seed_of(DICE_SEED), moment.number))
    return any(move != usual for move in moves_of_master(Part(view, seat, usual, moment.number)))


def best_of(tried: Tried) -> int:
    """The move that a search would choose."""
    return max(moves_in(tried.moves), key=lambda move: mean(tried.worths[move]))


def ahead(tried: Tried) -> tuple[float, float]:
    """By how much the best move is better than any other, in the unit players count, and its standard error; 0 if a search
    would not be certain."""
    best = best_of(tried)
    least = (np.inf, 0.0)
    for move in moves_in(tried.moves):
        if move != best:
            gap, worth = (less(values[best], values[move]) for values in (tried.values, tried.worths))
            if mean(worth) - SURE * standard_error(worth) <= 0.0:
                return 0.0, 0.0
            least = min(least, (mean(gap), standard_error(gap)), key=lambda each: each[0] - SURE * each[1])
    return least


def mark_of(game: Game) -> float:
    """By how much the best move of a puzzle is better: every other one would be called a mistake, or worse."""
    return marks_of(game)[CLASSES.index("mistake")]


def is_clear(tried: Tried, mark: float, sure: float) -> bool:
    """Is the best move ahead of all others by the mark, with a margin of this many standard errors?"""
    gap, error = ahead(tried)
    return gap - sure * error >= mark


def is_missed(tried: Tried) -> bool:
    """Do the rules of thumb miss the best move?"""
    return tried.picks.count(best_of(tried)) / len(tried.picks) < FOUND


def judge_moment(moment: Moment, judge: RulesOfThumb, worlds: int) -> Tried:
    """Every legal move tried in this many worlds."""
    moves = int(legal(moment.view, moment.seat))
    return judge.try_moves(moment.view, moment.seat, moves_in(moves)[0], moves, moment.number, 0, worlds)


def looks_like_one(moment: Moment, judge: RulesOfThumb, mark: float) -> bool:
    """A first look in few worlds, and a second one in more."""
    for worlds in (SCREENED, SIFTED):
        tried = judge_moment(moment, judge, worlds)
        if not is_missed(tried) or not is_clear(tried, mark, PROMISING):
            return False
    return True


def puzzles_in(game: str, number: int) -> list[Puzzle]:
    """The puzzles of the game with this number."""
    rules = game_named(game)
    walk = played_game(game, number)
    mark = mark_of(rules)
    screen, judge = (RulesOfThumb(rules, walk.options, seed_of(seed + number), 1.0, 2) for seed in (SCREEN_SEED, JUDGE_SEED))
    found: dict[int, Puzzle] = {}
    moments = list(moments_of(walk))
    for index in np.random.default_rng(SEED + number).permutation(len(moments)):
        moment = moments[index]
        round_number = int(moment.view.round_number)
        if len(found) == MOST_FROM_A_GAME:
            break
        if round_number in found or not is_worth_a_look(moment) or not looks_like_one(moment, screen, mark):
            continue
        tried = judge_moment(moment, judge, JUDGED)
        if is_missed(tried) and is_clear(tried, mark, SURE) and master_agrees(moment, best_of(tried)):
            found[round_number] = puzzle_from(game, number, moment, tried)
    return list(found.values())


def master_agrees(moment: Moment, best: int) -> bool:
    part = Part(moment.view, moment.seat, best, moment.number)
    return not is_trained(game_of(moment.view)) or best in moves_of_master(part)


def puzzle_from(game: str, number: int, moment: Moment, tried: Tried) -> Puzzle:
    players, asked = table_for(game, number)
    past, seed = letters_of(moment.past), str(SEED + number)
    best = best_of(tried)
    usual = int(np.bincount(tried.picks).argmax())
    return Puzzle(
        id=sha256(f"{game} {seed} {past} {moment.seat}".encode()).hexdigest()[:5],
        players=players,
        options=asked,
        seed=seed,
        past=past,
        seat=moment.seat,
        kind=game_of(moment.view).phases[int(moment.view.phase)],
        theme=theme_of(moment.view, move_words(moment.view, best), move_words(moment.view, usual)) or "",
        found_by=[level for level in LEVELS if level in levels_of(game) and finds(level, moment, best)],
        usual=move_words(moment.view, usual),
        worlds=len(tried.picks),
        moves=weighed(moment.view, tried),
    )


def finds(level: str, moment: Moment, best: int) -> bool:
    dice = dice_of(seed_of(DICE_SEED), moment.number)
    return ask(arena_bot(level), moment.view, moment.seat, dice).move == best


def weighed(view: Any, tried: Tried) -> list[Row]:
    """The value of every move, the best first."""
    best = best_of(tried)
    rows: list[Row] = []
    for move in moves_in(tried.moves):
        behind = less(tried.values[best], tried.values[move])
        middle, half = mean(behind), SURE * standard_error(behind)
        more, fewer = (sum(sign * gap > 0 for gap in behind) / len(behind) for sign in (1, -1))
        figures = (mean(tried.values[move]), middle, middle - half, middle + half, more, fewer)
        value, *rest = (round(figure, DIGITS) for figure in figures)
        rows.append((move_words(view, move), value, rest[0], rest[1], rest[2], rest[3], rest[4]))
    return sorted(rows, key=lambda row: row[2])


# ------------------------------------------------------------------------------------------------------------ the journal


class Journal:
    """The puzzles found so far, with a line for each game that was searched, so that the work can be interrupted and
    resumed."""

    def __init__(self, game: str, path: Path) -> None:
        rules = game_named(game)
        self.path = path
        self.games: dict[int, list[Puzzle]] = {}
        heading = {"puzzles": game, "rules": rules.version, "judge": judge_of(rules), "worlds": JUDGED}
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(heading) + "\n")
        first, *lines = path.read_text().splitlines() or [""]
        if first != json.dumps(heading):
            raise ValueError(f"{path} is the journal of other puzzles; name another file")
        for line in lines:
            try:
                entry = json.loads(line)
            except ValueError:
                continue  # the line that was being written when the work was interrupted
            self.games[entry["number"]] = msgspec.convert(entry["found"], list[Puzzle])

    def keep(self, number: int, found: list[Puzzle]) -> None:
        self.games[number] = found
        with self.path.open("a") as file:
            file.write(msgspec.json.encode({"number": number, "found": found}).decode() + "\n")

    @property
    def found(self) -> list[Puzzle]:
        return [puzzle for number in sorted(self.games) for puzzle in self.games[number]]


def collected(game: str, found: list[Puzzle]) -> Puzzles:
    rules = game_named(game)
    return Puzzles(game=game, rules=rules.version, judge=judge_of(rules), counted_in=counted_in(rules), puzzles=found)


# ---------------------------------------------------------------------------------------------------------- judged again


def why_refused(game: str, puzzle: Puzzle, worlds: int) -> str | None:
    """Why this is not a puzzle, judged again in other worlds; None if it is one. ValueError if its game is invalid."""
    table = table_of(game, puzzle)
    view = table.view(puzzle.seat)
    moment = Moment(view, puzzle.seat, [], len(puzzle.past))
    key = np.frombuffer(sha256(f"check {puzzle.id}".encode()).digest(), ">u4").astype(np.int64)
    tried = judge_moment(moment, RulesOfThumb(table.game, table.options, key, 1.0, 2), worlds)
    best = best_of(tried)
    solution = puzzle.moves[0][0]
    if {move for move, *_ in puzzle.moves} != set(table.legal(puzzle.seat)):
        return "it does not tell what every legal move is worth"
    if move_words(view, best) != solution:
        return f"{move_words(view, best)} is better than {solution}"
    if not is_clear(tried, 0.0, SURE):
        return f"{solution} is not clearly the best"
    if not is_missed(tried):
        return "the rules of thumb find it"
    return None if master_agrees(moment, best) else "the master plays something else"
