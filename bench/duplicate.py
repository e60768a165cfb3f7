"""How much luck is left when everybody plays the same deals: events of 64 players of graded skill, drawn a thousand times.

    python bench/duplicate.py --into docs/events.md --picture docs/pictures/duplicate.svg

A player is the casual bot, who now and then makes a random legal move instead: the best one never does, the others with
probabilities from 5 % to 50 %, evenly spaced. Each plays every deal of a bank once, on the same seat, against three casual bots.
An event draws some deals from the bank. *Duplicate*: everybody has the same ones, and what counts is the share of the others
beaten on each. *Plain*: everybody has their own, and points are added up. How often does the best player come first?
"""

from __future__ import annotations

import argparse
import time
from itertools import pairwise
from pathlib import Path

import numpy as np

from mazzo.games import GAMES, game_named, own
from mazzo.rules.compiled import lowest
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import over, play, standing, start, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.simulate import ASKED, COMPILED, RANDOM, decide, play_until_asked, seed_of_game

PEOPLE = 64
SEATS = 4
ERRORS = np.concatenate([[0.0], np.linspace(0.05, 0.5, PEOPLE - 1)])
DEALS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
EVENTS = 1000
SURE = 0.95
BEGIN, END = "<!-- duplicate -->", "<!-- /duplicate -->"


def results(game_name: str, deals: int, seed: int) -> np.ndarray:
    """By deal and player: the result that the rules rank by."""
    game = game_named(game_name)
    _, options = game.choose(SEATS, own(game, "length", "QUICK", {}))
    found = np.zeros((deals, PEOPLE), np.int64)
    state, view, silence = game.fresh_state(), game.fresh_view(), fresh_news(listening=False)
    chance, casual = np.random.default_rng(seed), COMPILED["casual"]
    for deal in range(deals):
        cards, seat = seed_of_game(seed_of(seed), deal), deal % SEATS
        kinds, first_dice = np.full(SEATS, casual, np.int64), np.array([dice_of(cards, other) for other in range(SEATS)])
        kinds[seat] = ASKED
        for player, error in enumerate(ERRORS):
            dice = first_dice.copy()  # the bots give everybody the same answers
            start(state, options, cards, silence)
            while True:
                play_until_asked(state, kinds, view, dice, silence)
                if over(state):
                    break
                asked = int(lowest(waiting_for(state)))
                kind = RANDOM if error and chance.random() < error else casual
                play(state, asked, decide(kind, state, asked, view, dice[asked]), silence)
            found[deal, player] = standing(state, seat)
    return found


def shares(found: np.ndarray) -> np.ndarray:
    """By deal and player: the share of the others beaten; ties count half."""
    below = (found[:, :, None] > found[:, None, :]).sum(axis=2)
    equal = (found[:, :, None] == found[:, None, :]).sum(axis=2) - 1
    return (below + equal / 2) / (PEOPLE - 1)


def often_first(found: np.ndarray, deals: int, chance: np.random.Generator) -> tuple[float, float]:
    """In how many of the events the best player comes first, in duplicate and in plain scoring; a tie counts in part."""
    worth, first = shares(found), np.zeros(2)
    for _ in range(EVENTS):
        same = chance.integers(len(found), size=deals)
        own_deals = chance.integers(len(found), size=(deals, PEOPLE))
        totals = worth[same].sum(axis=0), found[own_deals, np.arange(PEOPLE)].sum(axis=0)
        first += [np.isclose(total[0], total.max()) / np.isclose(total, total.max()).sum() for total in totals]
    return float(first[0] / EVENTS), float(first[1] / EVENTS)


def needed(deals: list[int], often: list[float]) -> str:
    """How many deals it takes until the best player is first nineteen times in twenty, interpolated between rows of the table."""
    for number, (before, after) in enumerate(pairwise(often)):
        if before < SURE <= after:
            part = (SURE - before) / (after - before)
            return f"about {round(2 ** (np.log2(deals[number]) + part * np.log2(deals[number + 1] / deals[number])))}"
    return f"more than {deals[-1]}" if often[-1] < SURE else f"at most {deals[0]}"


def picture(rows: dict[str, list[tuple[int, float, float]]]) -> str:
    """The same as lines: how often the best is first, by number of deals."""
    wide, high, left, top = 560, 260, 44, 16
    names = list(rows)
    steps = [deals for deals, *_ in rows[names[0]]]
    x = {deals: left + number * (wide - left - 130) / (len(steps) - 1) for number, deals in enumerate(steps)}
    colours = ("#c2410c", "#1d4ed8", "#15803d")

    def y(share: float) -> float:
        return top + (1 - share) * (high - top - 36)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="11">']
    parts.append(f'<rect width="{wide}" height="{high}" fill="#fffdf7"/>')
    for share in (0, 0.25, 0.5, 0.75, SURE, 1):
        dash = ' stroke-dasharray="4 3"' if share == SURE else ""
        line = f'x1="{left}" x2="{wide - 130}" y1="{y(share):.1f}" y2="{y(share):.1f}"'
        parts.append(f'<line {line} stroke="#999"{dash}/>')
        parts.append(f'<text x="{left - 6}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for deals, at in x.items():
        parts.append(f'<text x="{at:.1f}" y="{high - 18}" text-anchor="middle">{deals}</text>')
    parts.append(f'<text x="{(left + wide - 130) / 2}" y="{high - 4}" text-anchor="middle">deals</text>')
    for number, name in enumerate(names):
        for kind, dash in ((1, ""), (2, ' stroke-dasharray="2 3"')):
            points = " ".join(f"{x[row[0]]:.1f},{y(row[kind]):.1f}" for row in rows[name])
            parts.append(f'<polyline points="{points}" fill="none" stroke="{colours[number]}" stroke-width="2"{dash}/>')
        parts.append(f'<text x="{wide - 122}" y="{40 + 18 * number}" fill="{colours[number]}">{name}</text>')
    parts.append(f'<text x="{wide - 122}" y="{40 + 18 * len(names) + 8}">— duplicate</text>')
    parts.append(f'<text x="{wide - 122}" y="{40 + 18 * len(names) + 26}">⋯ plain</text></svg>')
    return "\n".join(parts) + "\n"


def table(rows: dict[str, list[tuple[int, float, float]]]) -> str:
    lines = ["| deals |" + "".join(f" {name}: duplicate | plain |" for name in rows)]
    lines.append("|---:|" + "---:|---:|" * len(rows))
    steps = [deals for deals, *_ in next(iter(rows.values()))]
    for number, deals in enumerate(steps):
        lines.append(f"| {deals} |" + "".join(f" {row[number][1]:.0%} | {row[number][2]:.0%} |" for row in rows.values()))
    cells = [f" {needed(steps, [row[kind] for row in rows])} |" for rows in rows.values() for kind in (1, 2)]
    return "\n".join([*lines, f"| for {SURE:.0%} |" + "".join(cells)])


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", nargs="*", default=list(GAMES))
    options.add_argument("--bank", type=int, default=2000, help="deals that everybody plays")
    options.add_argument("--seed", type=int, default=2026)
    options.add_argument("--into", type=Path, help="a page with a place for the table")
    options.add_argument("--picture", type=Path)
    chosen = options.parse_args()
    rows: dict[str, list[tuple[int, float, float]]] = {}
    for name in chosen.games:
        begun = time.perf_counter()
        found, chance = results(name, chosen.bank, chosen.seed), np.random.default_rng(chosen.seed)
        rows[game_named(name).title] = [(deals, *often_first(found, deals, chance)) for deals in DEALS]
        print(f"{name}: {found.size} games, {time.perf_counter() - begun:.0f} s", flush=True)
    print(table(rows))
    if chosen.picture is not None:
        chosen.picture.write_text(picture(rows))
    if chosen.into is not None:
        before, _, rest = chosen.into.read_text().partition(BEGIN)
        chosen.into.write_text(f"{before}{BEGIN}\n{table(rows)}\n{END}{rest.partition(END)[2]}")


if __name__ == "__main__":
    main()
