"""A review in the terminal: a summary line, the bars, the losses in words; for a folder of records, a profile."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from mazzo.bots.heuristics import CHANCE
from mazzo.games import game_named
from mazzo.review import EFFORTS, Review, Reviewer
from mazzo.review.habits import habits_of
from mazzo.review.kept import forget_oldest, keep_review, kept_review
from mazzo.review.shapes import CLASSES, Amount, Example, Habits, Judged
from mazzo.simulation_report import check_writable, import_plotting, progress_bar
from mazzo.table.record import Record, read_record

SHOWN = 5
RECORDS = "*.mazzo"
BARS = (
    ("expected", "to be expected"),
    ("deals", "the cards dealt and drawn"),
    ("others", "what the others decided"),
    ("lay", "how the hidden cards lay"),
    ("chances", "what the best moves offered"),
    ("losses", "what you gave away"),
    ("unresolved", "not resolved"),
)


@dataclass(frozen=True)
class Asked:
    """A request to `mazzo review`."""

    seat: int | None
    player: str | None
    """Whose decisions, by name, wherever they sat; in place of a seat."""
    all_seats: bool
    long: bool
    as_json: bool
    plot: Path | None
    ray: str | None
    """The address of a cluster to do the work."""
    read: Callable[[Path], str]
    """The text of a file; ValueError, with an explanation, if it cannot be read."""

    @property
    def effort(self) -> str:
        return "long" if self.long else "usual"


def review_and_report(path: Path, asked: Asked) -> None:
    """Reviews a record, or every record of a folder; ValueError, with an explanation, if it cannot be reviewed."""
    check_writable(asked.plot)
    if sum([asked.seat is not None, asked.player is not None, asked.all_seats]) > 1:
        raise ValueError("give only one of --seat, --player and --all-seats")
    if asked.plot is not None:
        import_plotting()
    if path.is_dir():
        profile_and_report(path, asked)
        return
    text = asked.read(path)
    record = read_record(text)
    seats = seats_in(record, asked)
    if not seats:
        raise ValueError(f"nobody at this table is called {asked.player!r}; there are {', '.join(record.names)}")
    (reviews,) = reviews_of([(text, seats)], asked)
    if isinstance(reviews, str):
        raise ValueError(reviews)
    if asked.as_json:
        sys.stdout.write(msgspec.json.encode(reviews if asked.all_seats else reviews[0]).decode() + "\n")
    else:
        console = Console(highlight=False)
        for found in reviews:
            show(found, console)
    if asked.plot is not None:
        draw(reviews, asked.plot)


def seats_in(record: Record, asked: Asked) -> list[int]:
    """The seats whose decisions in this game are requested."""
    if asked.player is not None:
        return [seat for seat, name in enumerate(record.names) if name == asked.player]
    return list(range(record.players)) if asked.all_seats else [asked.seat or 0]


def reviews_of(records: list[tuple[str, list[int]]], asked: Asked) -> list[list[Review] | str]:
    """For every record the reviews of these seats, or a sentence why there are none. Each is stored as soon as it is done, so
    an interrupted run continues where it stopped."""
    forget_oldest()
    games = [read_record(text).game for text, _ in records]
    made: list[dict[int, Review]] = [
        {seat: kept for seat in seats if (kept := kept_review(text, game, seat, asked.effort)) is not None}
        for (text, seats), game in zip(records, games, strict=True)
    ]
    problems: dict[int, str] = {}
    pieces = [
        (place, text, seat, asked.effort)
        for place, (text, seats) in enumerate(records)
        for seat in seats
        if seat not in made[place]
    ]
    total = sum(len(seats) for _, seats in records)
    bar = progress_bar("reviews") if total > 1 and sys.stderr.isatty() else None
    with bar or nullcontext():
        task = bar.add_task("", total=total, completed=total - len(pieces)) if bar is not None else None
        for place, found in reviewed(pieces, asked.ray):
            if isinstance(found, str):
                problems[place] = found
            else:
                made[place][found.seat] = found
                keep_review(records[place][0], games[place], found)
            if bar is not None and task is not None:
                bar.advance(task)
    return [problems.get(place) or [each[seat] for seat in sorted(each)] for place, each in enumerate(made)]


Piece = tuple[int, str, int, str]
"""The place of a record, its text, a seat and an effort."""


def reviewed(pieces: list[Piece], ray: str | None) -> Iterator[tuple[int, Review | str]]:
    """The reviews as they are completed, here or on a cluster."""
    if ray is not None:
        from mazzo.cluster import share_out

        yield from share_out(ray, review_piece, pieces)
        return
    for _, of_one_record in groupby(pieces, key=lambda piece: piece[0]):
        reviewer = None  # the seats of a table share much of the work
        for place, text, seat, effort in of_one_record:
            try:
                reviewer = reviewer or Reviewer(read_record(text))
                yield place, reviewer.at(seat, EFFORTS[effort])
            except ValueError as problem:
                yield place, str(problem)
                break


def review_piece(place: int, text: str, seat: int, effort: str) -> tuple[int, Review | str]:
    """Reviews this seat of a record, on a machine of a cluster: all random numbers follow from the record."""
    return next(reviewed([(place, text, seat, effort)], None))


# --------------------------------------------------------------------------------------------------------------- in words


def value_words(value: float, counted_in: str, sign: bool = False) -> str:
    """A result as players say it."""
    if counted_in == CHANCE:
        return f"{100 * value:{'+' if sign else ''}.1f} %"
    return f"{value:{'+' if sign else ''}.1f}"


def amount_words(amount: Amount, counted_in: str, sign: bool = True) -> str:
    low, high = (value_words(end, counted_in, sign).removesuffix(" %") for end in (amount.low, amount.high))
    return f"{value_words(amount.value, counted_in, sign)} ({low} to {high})"


def one_line(found: Review) -> str:
    """The game in one sentence."""
    bars, unit = found.bars, " points" if found.counted_in != CHANCE else ""
    by_others = value_words(abs(bars.others.value), found.counted_in)
    luck = bars.deals.value + bars.lay.value
    cards = f"the cards {'brought' if luck >= 0 else 'cost'} you {value_words(abs(luck), found.counted_in)}{unit}"
    others = f"the others {'helped by' if bars.others.value >= 0 else 'took'} {by_others}"
    given = f"you gave away {value_words(max(0.0, bars.losses.value), found.counted_in)}"
    return f"{escape(found.name)}, rank {found.rank} of {found.players}: {cards}, {others}; {given}."


def in_words(judged: Judged | Example, counted_in: str) -> str:
    """A loss in one sentence."""
    better = ", ".join(judged.better or judged.played)
    cost = amount_words(judged.loss, counted_in, sign=False)
    return (
        f"decision {judged.place}, round {judged.round_number}: {', '.join(judged.played)}, {judged.called}; "
        f"{better} was better by {cost}"
    )


def show(found: Review, console: Console) -> None:
    console.print(f"[bold]{game_named(found.game).title}[/bold], {found.players} players. {one_line(found)}")
    table = Table(title="The result, cause by cause (95 %)", title_justify="left")
    table.add_column("cause")
    table.add_column("points" if found.counted_in != CHANCE else "chance to win", justify="right")
    for name, words in BARS:
        amount: Amount = getattr(found.bars, name)
        if name == "losses":
            amount = Amount(-amount.value, -amount.high, -amount.low)
        table.add_row(words, amount_words(amount, found.counted_in, sign=name != "expected"))
    table.add_row("result", value_words(found.bars.result, found.counted_in))
    console.print(table)
    chances = [f"{100 * each.winning:.0f} %" for each in found.rounds if each.winning is not None]
    if chances:
        console.print(f"Chance to win before each round: {', '.join(chances)}.")
    mattered = found.called(*CLASSES)
    free = sum(not each.forced for each in found.decisions)
    console.print(f"{len(mattered)} of {free} free decisions surely cost something." + (" The largest:" if mattered else ""))
    for judged in mattered[:SHOWN]:
        console.print(f"  {in_words(judged, found.counted_in)}")


def draw(reviews: list[Review], path: Path) -> None:
    """The waterfall chart and the course of the game, a row for each seat."""
    pyplot = import_plotting()
    figure, rows = pyplot.subplots(len(reviews), 2, figsize=(11, 3.6 * len(reviews)), layout="constrained", squeeze=False)
    for (left, right), found in zip(rows, reviews, strict=True):
        at = 0.0
        for place, (name, _) in enumerate(BARS):
            amount: Amount = getattr(found.bars, name)
            change = -amount.value if name == "losses" else amount.value
            left.bar(place, change, bottom=at, yerr=amount.high - amount.value, capsize=2, width=0.7, color=COLOURS[change < 0])
            at += change
        left.bar(len(BARS), found.bars.result, width=0.7, color="#444444")
        left.set_xticks(range(len(BARS) + 1), [*(name for name, _ in BARS), "result"], rotation=30)
        left.set_title(f"{found.name}: cause by cause")
        right.plot(found.line, color="#444444", linewidth=1)
        for judged in found.called(*CLASSES):
            right.plot(judged.place, found.line[judged.place], "o", color=COLOURS[True])
        right.set_title("result to expect, after every decision")
    save(figure, path)


def draw_profile(profile: list[Habits], path: Path) -> None:
    """What a decision costs, by kind and from game to game, a row for each game."""
    pyplot = import_plotting()
    figure, rows = pyplot.subplots(len(profile), 2, figsize=(11, 3.2 * len(profile)), layout="constrained", squeeze=False)
    for (left, right), habits in zip(rows, profile, strict=True):
        times, unit = (100, "%") if habits.counted_in == CHANCE else (1, "points")
        for place, habit in enumerate(habits.kinds):
            error = [[times * (habit.loss.value - habit.loss.low)], [times * (habit.loss.high - habit.loss.value)]]
            cost = times * habit.loss.value
            left.barh(place, cost, xerr=error, capsize=2, height=0.7, color=COLOURS[cost > 0])
        left.set_yticks(range(len(habits.kinds)), [f"{habit.kind} ({habit.decisions})" for habit in habits.kinds])
        left.invert_yaxis()
        left.set_title(f"{game_named(habits.game).title}: what a decision costs ({unit})")
        right.plot(range(1, len(habits.line) + 1), [times * loss for loss in habits.line], "o-", color="#444444", linewidth=1)
        right.axhline(0, color="#999999", linewidth=0.8)
        right.set_title("from game to game")
    save(figure, path)


def save(figure: Any, path: Path) -> None:
    try:
        figure.savefig(path, dpi=130)
    except ValueError as problem:
        raise ValueError(f"{path}: {problem}") from None


COLOURS = {False: "#2E7D4F", True: "#C8321E"}


# -------------------------------------------------------------------------------------------------------------- a profile


def profile_and_report(folder: Path, asked: Asked) -> None:
    """All records of a folder: the loss per decision, by kind."""
    paths = sorted(folder.glob(RECORDS))
    if not paths:
        raise ValueError(f"{folder}: it contains no records ({RECORDS})")
    names, records = [], []
    for path in paths:
        try:
            text = asked.read(path)
            seats = seats_in(read_record(text), asked)
        except ValueError as problem:
            leave_out(path.name, problem)
            continue
        if seats:
            names.append(path.name)
            records.append((text, seats))
    if asked.player is not None and not records:
        raise ValueError(f"{folder}: nobody is called {asked.player!r} in any of its records")
    reviews = []
    for name, found in zip(names, reviews_of(records, asked), strict=True):
        if isinstance(found, str):
            leave_out(name, found)
        else:
            reviews += [(name, each) for each in found]
    profile = profile_of(reviews)
    if not profile:
        raise ValueError(f"{folder}: none of its records has a free decision that can be reviewed")
    if asked.plot is not None:
        draw_profile(profile, asked.plot)
    if asked.as_json:
        sys.stdout.write(msgspec.json.encode(profile).decode() + "\n")
        return
    console = Console(highlight=False)
    table = Table(title=f"{len(reviews)} reviews: what a decision costs, by kind", title_justify="left")
    for heading in ("game", "kind", "decisions", "loss each (95 %)", "newest ten games against the ten before", *CLASSES):
        table.add_column(heading, justify="left" if heading in ("game", "kind") else "right")
    for habits in profile:
        for habit in habits.kinds:
            counts = [str(habit.called[name]) for name in CLASSES]
            cost = amount_words(habit.loss, habits.counted_in, sign=False)
            change = "" if habit.change is None else amount_words(habit.change, habits.counted_in)
            table.add_row(game_named(habits.game).title, habit.kind, str(habit.decisions), cost, change, *counts)
    console.print(table)
    for habits in profile:
        dearest = habits.kinds[0]
        console.print(
            f"The most expensive habit in {game_named(habits.game).title}: {dearest.kind}."
            + (" For example:" if dearest.examples else "")
        )
        for example in dearest.examples:
            console.print(f"  {escape(example.of)}, {in_words(example, habits.counted_in)}")


def leave_out(name: str, why: object) -> None:
    sys.stderr.write(f"mazzo: {name}: {why}; it is left out\n")


def profile_of(reviews: list[tuple[str, Review]]) -> list[Habits]:
    """The habits in every game with at least one free decision."""
    by_game: dict[str, list[tuple[str, Review]]] = {}
    for of, review in reviews:
        by_game.setdefault(review.game, []).append((of, review))
    found = [habits_of(game, some[0][1].counted_in, some) for game, some in by_game.items()]
    return [habits for habits in found if habits.kinds]
