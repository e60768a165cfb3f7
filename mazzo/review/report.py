"""A review in the terminal: the one line, the bars, the losses in words; a folder of records as a profile."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
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
from mazzo.review.shapes import CLASSES, Amount, Example, Habits, Judged
from mazzo.simulation_report import check_writable, import_plotting
from mazzo.table.record import read_record

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
    """What somebody asks of `mazzo review`."""

    seat: int | None
    all_seats: bool
    long: bool
    as_json: bool
    plot: Path | None
    read: Callable[[Path], str]
    """The text of a file; ValueError with a sentence if it cannot be read."""

    @property
    def effort(self) -> Any:
        return EFFORTS["long" if self.long else "usual"]


def review_and_report(path: Path, asked: Asked) -> None:
    """Reviews a record, or every record of a folder; ValueError, with a sentence, for what cannot be reviewed."""
    check_writable(asked.plot)
    if asked.plot is not None:
        import_plotting()
    if path.is_dir():
        profile_and_report(path, asked)
        return
    reviews = list(reviews_of(path, asked))
    if asked.as_json:
        sys.stdout.write(msgspec.json.encode(reviews if asked.all_seats else reviews[0]).decode() + "\n")
    else:
        console = Console(highlight=False)
        for found in reviews:
            show(found, console)
    if asked.plot is not None:
        draw(reviews, asked.plot)


def reviews_of(path: Path, asked: Asked) -> Iterable[Review]:
    reviewer = Reviewer(read_record(asked.read(path)))
    seats = range(reviewer.walk.course.players) if asked.all_seats else [asked.seat or 0]
    return (reviewer.at(seat, asked.effort) for seat in seats)


# --------------------------------------------------------------------------------------------------------------- in words


def told(value: float, counted_in: str, sign: bool = False) -> str:
    """A result as players say it."""
    if counted_in == CHANCE:
        return f"{100 * value:{'+' if sign else ''}.1f} %"
    return f"{value:{'+' if sign else ''}.1f}"


def told_amount(amount: Amount, counted_in: str, sign: bool = True) -> str:
    low, high = (told(end, counted_in, sign).removesuffix(" %") for end in (amount.low, amount.high))
    return f"{told(amount.value, counted_in, sign)} ({low} to {high})"


def one_line(found: Review) -> str:
    """The game in one sentence."""
    bars, unit = found.bars, " points" if found.counted_in != CHANCE else ""
    luck = bars.deals.value + bars.lay.value
    cards = f"the cards {'brought' if luck >= 0 else 'cost'} you {told(abs(luck), found.counted_in)}{unit}"
    others = f"the others {'helped by' if bars.others.value >= 0 else 'took'} {told(abs(bars.others.value), found.counted_in)}"
    given = f"you gave away {told(max(0.0, bars.losses.value), found.counted_in)}"
    return f"{escape(found.name)}, rank {found.rank} of {found.players}: {cards}, {others}; {given}."


def in_words(judged: Judged | Example, counted_in: str) -> str:
    """A loss in one sentence."""
    better = ", ".join(judged.better or judged.played)
    cost = told_amount(judged.loss, counted_in, sign=False)
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
        table.add_row(words, told_amount(amount, found.counted_in, sign=name != "expected"))
    table.add_row("result", told(found.bars.result, found.counted_in))
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
    """The waterfall and the line of the game, a row for each seat."""
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
    try:
        figure.savefig(path, dpi=130)
    except ValueError as problem:
        raise ValueError(f"{path}: {problem}") from None


COLOURS = {False: "#2E7D4F", True: "#C8321E"}


# -------------------------------------------------------------------------------------------------------------- a profile


def profile_and_report(folder: Path, asked: Asked) -> None:
    """All records of a folder: the loss a decision, by kind."""
    records = sorted(folder.glob(RECORDS))
    if not records:
        raise ValueError(f"{folder}: there are no records in it ({RECORDS})")
    reviews = []
    for path in records:
        try:
            reviews += [(path.name, found) for found in reviews_of(path, asked)]
        except ValueError as problem:
            sys.stderr.write(f"mazzo: {path.name}: {problem}; it is left out\n")
    profile = profile_of(reviews)
    if asked.as_json:
        sys.stdout.write(msgspec.json.encode(profile).decode() + "\n")
        return
    console = Console(highlight=False)
    table = Table(title=f"{len(reviews)} reviews: what a decision costs, by kind", title_justify="left")
    for heading in ("game", "kind", "decisions", "loss each (95 %)", *CLASSES):
        table.add_column(heading, justify="left" if heading in ("game", "kind") else "right")
    for habits in profile:
        for habit in habits.kinds:
            counts = [str(habit.called[name]) for name in CLASSES]
            cost = told_amount(habit.loss, habits.counted_in, sign=False)
            table.add_row(game_named(habits.game).title, habit.kind, str(habit.decisions), cost, *counts)
    console.print(table)
    for habits in profile:
        dearest = habits.kinds[0]
        console.print(
            f"The most expensive habit in {game_named(habits.game).title}: {dearest.kind}."
            + (" For example:" if dearest.examples else "")
        )
        for example in dearest.examples:
            console.print(f"  {escape(example.of)}, {in_words(example, habits.counted_in)}")


def profile_of(reviews: list[tuple[str, Review]]) -> list[Habits]:
    """The habits in every game of which there is a free decision."""
    by_game: dict[str, list[tuple[str, Review]]] = {}
    for of, review in reviews:
        by_game.setdefault(review.game, []).append((of, review))
    found = [habits_of(game, some[0][1].counted_in, some) for game, some in by_game.items()]
    return [habits for habits in found if habits.kinds]
