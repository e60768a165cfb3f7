"""Measures how accurate reviews are, and writes the figures into docs/review.md.

python tools/review_figures.py measure GAME … --minutes 30     # on all cores; resumes where it was interrupted
python tools/review_figures.py measure --only time --workers 1  # how long a review takes: on an otherwise idle machine
python tools/review_figures.py write

Every measured game follows from its number. Results are kept line by line in bench/results/review-GAME.jsonl, with the judge that
produced them; those of earlier judges do not count.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from mazzo.arena import interval
from mazzo.bots.heuristics import CHANCE, counted_in
from mazzo.bots.levels import arena_bot
from mazzo.bots.network import is_trained
from mazzo.bots.sandbox import bot_decision
from mazzo.games import GAMES, game_named, own
from mazzo.review import EFFORTS, Reviewer, is_masters, judged, marks_of, reviewed_by, to_the_end
from mazzo.review.bars import all_bars, bars_of
from mazzo.review.judge import RulesOfThumb
from mazzo.review.losses import Part
from mazzo.review.luck import stretches_of
from mazzo.review.shapes import CLASSES
from mazzo.review.sums import less, mean, share_between, standard_error
from mazzo.review.walk import Walk, walked
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import legal, moves_in
from mazzo.table.record import Record, record_of, replayed
from mazzo.table.table import Table
from mazzo.table.view import view_of
from mazzo.variants import TABLES
from tools.shared_out import done_within

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
PAGE = ROOT / "docs" / "review.md"
BEGIN, END = "<!-- Written by tools/review_figures.py: -->\n", "<!-- Up to here. -->\n"
PLAYERS = 4
SEED = 170_000
DICE_SEED = 171_000
LEVELS = ("random", "novice", "casual", "club", "master")
LOSING = 1.5  # times the threshold of a blunder: the least that a planted move certainly loses
PLANTED_WORLDS = 3840  # ten times what a review uses at most
SCREENED_WORLDS = 192  # a move has to look like a blunder in these before it is tried in all
TRIED_FOR_PLANTING = 60
COMPARED = 12  # decisions of a game whose intervals are compared with a much longer analysis
COMPARED_WORLDS = 2000
LUCK = ("deals", "lay")
UNCOUNTED = 9999
GAMES_A_LEVEL = 40
GAMES_OF_THE_STRONGEST = 200
PLANTED = 110  # in some of these games there is nothing to plant
GAMES_COMPARED = 50
OTHER_TABLES = 30
TIMED = 2  # games of a level

Figures = dict[str, Any]


# -------------------------------------------------------------------------------------------------------------- the games


def strongest(game: str) -> str:
    return "master" if is_trained(game_named(game)) else "club"


def open_table(game: str, players: int, asked: dict[str, Any], number: int) -> Table:
    table = Table.open(game, players, asked, str(SEED + number))
    for seat in range(players):
        table.sit(seat, f"Seat {seat}")
    table.deal()
    return table


def play_on(table: Table, level: str, number: int) -> Record:
    """The game played to its end by this level; its dice follow from the number and the decision."""
    bot = arena_bot(level)
    while table.stage == "playing":
        seat = table.undecided[0]
        table.play(seat, bot_decision(bot, table.state, seat, dice_of(seed_of(DICE_SEED + number), len(table.entries))))
    return record_of(table)


# ----------------------------------------------------------------------------------------------------------- measurements


def bars_in_short(found: Any) -> Figures:
    causes = ("expected", "deals", "others", "lay", "chances", "losses", "unresolved")
    return {
        "result": found.bars.result,
        **{cause: [round(getattr(found.bars, cause).value, 6), round(getattr(found.bars, cause).high, 6)] for cause in causes},
    }


def level_game(game: str, level: str, number: int) -> Figures:
    """A game among equals: the cost of every decision of one seat, judged as long as usual. Luck is left out."""
    reviewing = Reviewer(play_on(open_table(game, PLAYERS, {}, number), level, number))
    decisions = to_the_end(reviewing.judged_decisions(number % PLAYERS, EFFORTS["usual"]))
    found = [judged(parts, marks_of(reviewing.walk.game), reviewing.walk) for parts in decisions]
    return {
        "losses": [
            [each.kind, round(each.loss.value, 4), round(each.loss.low, 4), round(each.loss.high, 4), each.called]
            for each in found
            if not each.forced
        ],
    }


def timed_review(game: str, level: str, number: int) -> Figures:
    """How long the first page of a review takes on one core, and the whole review."""
    record = play_on(open_table(game, PLAYERS, {}, number), level, number)
    begun = time.process_time()
    reviewer = Reviewer(record)
    reviewer.at(number % PLAYERS, EFFORTS["quick"])
    first_page = time.process_time() - begun
    reviewer.at(number % PLAYERS, EFFORTS["usual"])
    return {"first_page": round(first_page, 2), "seconds": round(time.process_time() - begun, 2)}


def luck_of_game(game: str, level: str, number: int) -> Figures:
    """A game among equals: the luck of every seat, judged as long as usual. The cost of decisions is left out."""
    walk = walked(play_on(open_table(game, PLAYERS, {}, number), level, number))
    effort = EFFORTS["usual"]
    judge = RulesOfThumb(walk.game, walk.options, walk.key, effort.playouts, effort.deals)
    stretches = to_the_end(stretches_of(walk, judge))
    adds_up = bool(own(walk.game, "review", "ADDS_UP", False))
    found = [all_bars([bars_of(each, walk, [], seat).bars for each in stretches], adds_up) for seat in range(PLAYERS)]
    causes = (*LUCK, "unresolved")
    return {"seats": [[bars.result, *(round(getattr(bars, cause).value, 6) for cause in causes)] for bars in found]}


def planted_blunder(game: str, level: str, number: int) -> Figures:
    """A game of the strongest level in which one random decision is replaced by a clearly losing one. Was it found?"""
    record = play_on(open_table(game, PLAYERS, {}, number), level, number)
    walk = walked(record)
    random = np.random.default_rng(SEED + number)
    first_parts = [index for index, move in enumerate(walk.moves) if index == 0 or walk.moves[index - 1].place != move.place]
    for index in random.permutation(first_parts)[:TRIED_FOR_PLANTING]:
        move = losing_move(walk, int(index), random)
        if move is None:
            continue
        place, seat = walk.moves[index].place, walk.moves[index].seat
        table = replayed(replace(record, decisions=record.decisions[: place - 1], result=None))
        words = with_first_part(table, seat, move, level, number)
        table.play(seat, words)
        found = planted_decision(Reviewer(play_on(table, level, number)), seat, place)
        return {"place": place, "kind": found.kind, "called": found.called, "loss": found.loss.value, "low": found.loss.low}
    return {"place": 0, "kind": "", "called": "none to plant", "loss": 0.0, "low": 0.0}


def planted_decision(reviewing: Reviewer, seat: int, place: int) -> Any:
    """This decision as a usual review judges it."""
    for parts in to_the_end(reviewing.judged_decisions(seat, EFFORTS["usual"])):
        found = judged(parts, marks_of(reviewing.walk.game), reviewing.walk)
        if found.place == place:
            return found
    raise AssertionError(f"nothing is judged at decision {place}")


def losing_move(walk: Walk, index: int, random: Any) -> int | None:
    """A move that certainly loses a lot at this view and that the master would not make; a random one of these."""
    seat = walk.moves[index].seat
    view = view_of(walk.states[index], seat)
    moves = moves_in(legal(view, seat))
    if len(moves) < 2:
        return None
    judge = RulesOfThumb(walk.game, walk.options, seed_of(SEED), 1.0, 2)
    blunder = marks_of(walk.game)[-1]

    def behind_the_best(worlds: int) -> dict[int, Any]:
        tried = judge.try_moves(view, seat, moves[0], int(legal(view, seat)), index, 0, worlds)
        best = max(moves, key=lambda each: mean(tried.worths[each]))
        return {move: less(tried.values[best], tried.values[move]) for move in moves}

    if max(mean(each) for each in behind_the_best(SCREENED_WORLDS).values()) < blunder:
        return None
    losing = []
    for move, behind in behind_the_best(PLANTED_WORLDS).items():
        surely = mean(behind) - 1.96 * standard_error(behind) > LOSING * blunder
        if surely and not is_masters(Part(view, seat, move, index)):
            losing.append(move)
    return int(random.choice(losing)) if losing else None


def with_first_part(table: Table, seat: int, move: int, level: str, number: int) -> list[str]:
    """A whole decision that begins with this move; the level chooses the rest."""
    from mazzo.bots.sandbox import ask
    from mazzo.table.decision import whole_decision
    from mazzo.table.events import decision_words

    dice = dice_of(seed_of(DICE_SEED + number), 1)
    first = [move]

    def choose(trial: Any) -> int:
        return first.pop() if first else ask(arena_bot(level), view_of(trial, seat), seat, dice).move

    return decision_words(table.state, seat, whole_decision(table.state, seat, choose))


def compared(game: str, level: str, number: int) -> Figures:
    """Decisions of a game analysed much longer, in other worlds: how often is that result inside the displayed interval?"""
    record = play_on(open_table(game, PLAYERS, {}, number), level, number)
    walk = walked(record)
    random = np.random.default_rng(SEED + number)
    quick = RulesOfThumb(walk.game, walk.options, walk.key, 1.0, 2)
    longer = RulesOfThumb(walk.game, walk.options, seed_of(SEED), 1.0, 2)
    inside, above, free = 0, 0, 0
    for index in random.permutation(len(walk.moves)):
        move = walk.moves[index]
        view = view_of(walk.states[index], move.seat)
        parts = [Part(view, move.seat, move.move, int(index)) for _ in range(2)]
        if parts[0].forced:
            continue
        parts[0].try_in(EFFORTS["usual"].worlds, quick)
        parts[1].try_in(COMPARED_WORLDS, longer)
        losses = parts[0].losses()
        low = mean(losses) - 1.96 * standard_error(losses)
        high = max(mean(losses) + 1.96 * standard_error(losses), parts[0].most_lost())
        truth = mean(parts[1].losses())
        inside += bool(low - 1e-9 <= truth <= high + 1e-9)
        above += bool(truth < low - 1e-9)
        free += 1
        if free == COMPARED:
            break
    return {"decisions": free, "inside": inside, "cried_too_much": above}


def other_table(game: str, level: str, number: int) -> Figures:
    """A game at another table: do its numbers add up?"""
    tables = TABLES[game]
    players, asked = tables[number % len(tables)]
    record = play_on(open_table(game, players, asked, number), level, number)
    found = Reviewer(record).at(number % players, EFFORTS["quick"])
    return {"players": players, "options": asked, "bars": bars_in_short(found)}


MEASURED: dict[str, Callable[[str, str, int], Figures]] = {
    "level": level_game,
    "luck": luck_of_game,
    "planted": planted_blunder,
    "compared": compared,
    "table": other_table,
    "time": timed_review,
}


def places_of(game: str) -> Iterator[Place]:
    """Everything there is to measure, interleaved, so that an early end leaves some of each. Times are measured only on request,
    one after another."""
    best = strongest(game)
    kinds: list[list[Place]] = [
        [("planted", best, 1000 + number) for number in range(PLANTED)],
        [("compared", best, 2000 + number) for number in range(GAMES_COMPARED)],
        [("table", "novice", 3000 + number) for number in range(OTHER_TABLES)],
    ]
    for level in LEVELS[: LEVELS.index(best) + 1]:
        kinds.append([("level", level, number) for number in range(GAMES_OF_THE_STRONGEST if level == best else GAMES_A_LEVEL)])
        kinds.append([("luck", level, number) for number in range(GAMES_A_LEVEL)])
    parts_done = [(count / len(kind), place) for kind in kinds for count, place in enumerate(kind)]
    yield from (place for _, place in sorted(parts_done))


def timed_places(game: str) -> list[Place]:
    best = LEVELS.index(strongest(game))
    return [("time", level, 4000 + number) for number in range(TIMED) for level in LEVELS[best - 1 : best + 1]]


Place = tuple[str, str, int]
"""What is measured, for which level, and the number of the game."""


def work_at(game: str, place: Place) -> Figures:
    """One measurement, in a process of its own."""
    what, level, number = place
    figures = MEASURED[what](game, level, number)
    return {"what": what, "level": level, "number": number, "judge": reviewed_by(game_named(game)), **figures}


def in_turn(games: list[str], only: list[str]) -> Iterator[tuple[str, Place]]:
    """What is missing, all games interleaved."""
    missing = []
    for game in games:
        done = {(line["what"], line["level"], line["number"]) for line in read(journal(game))}
        wanted = [place for place in places_of(game) if not only or place[0] in only]
        if "time" in only:
            wanted += timed_places(game)
        places = [place for place in wanted if place not in done]
        missing += [(count / max(1, len(places)), game, place) for count, place in enumerate(places)]
    for _, game, place in sorted(missing):
        yield game, place


def measure(games: list[str], minutes: float, only: list[str], workers: int) -> None:
    until = time.monotonic() + 60 * minutes
    with ProcessPoolExecutor(min(workers, len(games)), get_context("spawn")) as pool:
        list(pool.map(compile_judge, games))
    for (game, _), line in done_within(until - time.monotonic(), workers, work_at, in_turn(games, only)):
        with journal(game).open("a") as file:
            file.write(json.dumps(line) + "\n")


def compile_judge(game: str) -> None:
    """Once, before many processes would do it at the same time."""
    record = play_on(open_table(game, PLAYERS, {}, UNCOUNTED), strongest(game), UNCOUNTED)
    Reviewer(record).at(0, EFFORTS["quick"])


def journal(game: str) -> Path:
    return RESULTS / f"review-{game}.jsonl"


def read(path: Path) -> list[Figures]:
    """The results of the present judge."""
    judge = reviewed_by(game_named(path.stem.removeprefix("review-")))
    lines = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    return [line for line in lines if line.get("judge") == judge]


# --------------------------------------------------------------------------------------------------------------- the page


def amount_text(value: float, game: str, digits: int = 2) -> str:
    return f"{100 * value:.{digits}f} %" if counted_in(game_named(game)) == CHANCE else f"{value:.{digits}f}"


def mean_text(values: list[float], game: str, digits: int = 2) -> str:
    """A mean with its interval, which needs two games."""
    if len(values) < 2:
        return amount_text(values[0], game, digits) if values else "–"
    low, high = interval(np.array(values))
    ends = [amount_text(end, game, digits).removesuffix(" %") for end in (low, high)]
    return f"{amount_text(float(np.mean(values)), game, digits)} ({ends[0]} to {ends[1]})"


def share_text(found: int, of: int) -> str:
    """A share with its 95 % interval."""
    if not of:
        return "–"
    low, high = share_between(found, of)
    return f"{100 * found / of:.1f} % ({100 * max(low, 0):.1f} to {100 * high:.1f}), {found} of {of}"


def mean_losses(lines: list[Figures]) -> list[float]:
    """Game by game: the mean loss of a free decision."""
    return [float(np.mean([loss for _, loss, *_ in line["losses"]])) for line in lines if line["losses"]]


def blamed(lines: list[Figures]) -> tuple[int, int]:
    called = [called for line in lines for *_, called in line["losses"]]
    return sum(each in CLASSES[1:] for each in called), len(called)


def luck_cells(lines: list[Figures], game: str) -> list[str]:
    """The mean luck, game by game: of all seats where points are counted, of one where a chance is, since there all seats add up
    to zero; and the spreads, over all seats."""
    adds_up = counted_in(game_named(game)) != CHANCE
    means = []
    for place in range(1, 1 + len(LUCK)):
        by_game = [[seat[place] for seat in line["seats"]] for line in lines]
        each = [
            float(np.mean(seats)) if adds_up else seats[line["number"] % PLAYERS]
            for line, seats in zip(lines, by_game, strict=True)
        ]
        means.append(mean_text(each, game, 1))
    result, *causes, _ = np.array([seat for line in lines for seat in line["seats"]]).T
    spread, rest = float(result.std(ddof=1)), float((result - sum(causes)).std(ddof=1))
    return [str(len(lines)), *means, amount_text(spread, game, 1), amount_text(rest, game, 1), f"{100 * rest / spread:.0f} %"]


def table_of(game: str) -> list[str]:
    lines = read(journal(game))
    by_level = {level: [line for line in lines if (line["what"], line["level"]) == ("level", level)] for level in LEVELS}
    text = [f"### {game_named(game).title}", ""]
    text += [
        "| four of | games | loss a free decision | called a mistake or worse | given away in a game |",
        "|---|---|---|---|---|",
    ]
    for level, games in by_level.items():
        if games:
            given = [sum(loss for _, loss, *_ in line["losses"]) for line in games]
            cells = (f"`{level}`", str(len(games)), mean_text(mean_losses(games), game), share_text(*blamed(games)))
            text.append(f"| {' | '.join(cells)} | {mean_text(given, game, 1)} |")
    lucky = {level: [line for line in lines if (line["what"], line["level"]) == ("luck", level)] for level in LEVELS}
    text += ["", "| four of | games | deals, mean | how the cards lay, mean | spread of the result | of result − luck | share |"]
    text.append("|---|---|---|---|---|---|---|")
    text += [f"| `{level}` | {' | '.join(luck_cells(games, game))} |" for level, games in lucky.items() if len(games) > 2]
    planted = [line for line in lines if line["what"] == "planted" and line["place"]]
    looked = [line for line in lines if line["what"] == "compared"]
    tables = [line for line in lines if line["what"] == "table"]
    found = sum(line["called"] in CLASSES[1:] for line in planted)
    inside, decisions = (sum(line[name] for line in looked) for name in ("inside", "decisions"))
    cried = sum(line["cried_too_much"] for line in looked)
    unresolved = [seat[-1] for games in lucky.values() for line in games for seat in line["seats"]]
    timed = [line for line in lines if line["what"] == "time"]
    off = max((abs(unadded(line["bars"])) for line in tables), default=0.0)
    seconds, first = (sorted(line[name] for line in timed) for name in ("seconds", "first_page"))
    text += [
        "",
        "| | |",
        "|---|---|",
        f"| planted blunders found at their place (games of `{strongest(game)}`) | {share_text(found, len(planted))} |",
        f"| what {COMPARED_WORLDS} other worlds find is inside the interval shown | {share_text(inside, decisions)} |",
        f"| and below it: the review blamed too much | {share_text(cried, decisions)} |",
        f"| bars and result differ by at most ({len(tables)} games at other tables) | {off:.1e} |",
        f"| not resolved: its spread over games | {amount_text(float(np.std(unresolved)) if unresolved else 0.0, game)} |",
        f"| time of one core for a review: half take at most, the longest ({len(timed)}) | {times_text(seconds)} |",
        f"| its first page: half take at most, the longest | {times_text(first)} |",
        "",
    ]
    return text


def times_text(times: list[float]) -> str:
    return f"{times[len(times) // 2]} s, {times[-1]} s" if times else "–"


def unadded(bars: Figures) -> float:
    causes = ("expected", "deals", "others", "lay", "chances", "unresolved")
    return float(sum(bars[cause][0] for cause in causes) - bars["losses"][0] - bars["result"])


def write() -> None:
    text = PAGE.read_text()
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    tables = "\n".join(line for game in GAMES if journal(game).exists() for line in table_of(game))
    PAGE.write_text(before + BEGIN + tables + "\n" + END + after)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    measuring = commands.add_parser("measure")
    measuring.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    measuring.add_argument("--minutes", type=float, default=30)
    measuring.add_argument("--only", action="append", choices=list(MEASURED), help="only this, or these")
    measuring.add_argument("--workers", type=int, default=os.cpu_count())
    commands.add_parser("write")
    asked = parser.parse_args()
    if asked.command == "write":
        write()
    else:
        measure(asked.games or list(GAMES), asked.minutes, asked.only or [], asked.workers)


if __name__ == "__main__":
    main()
