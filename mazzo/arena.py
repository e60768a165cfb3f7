"""The arena: which of two bots plays better, and how sure that is.

A *deal* is a seed that fixes every shuffle. It is played by one A among B's and by one B among A's, once for each seat the odd
one can sit in. So the luck of the deal falls on both alike, and the deal, not the game, is the unit of every figure.
The difference is how much more an A has than a B at the same table; its interval comes from a bootstrap over deals.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from mazzo.bots import club, master
from mazzo.bots.heuristics import arena_rollouts
from mazzo.bots.levels import Bot, arena_bot
from mazzo.bots.network import fingerprint_of_weights
from mazzo.bots.sandbox import BotFault
from mazzo.games import game_named
from mazzo.rules.compiled import compiled_sources, fingerprint, user_cache
from mazzo.rules.dice import DICE, dice_of, seed_of, seed_text
from mazzo.rules.game import ranks, scores
from mazzo.rules.options import Choices
from mazzo.simulate import COMPILED, NOT_ASKED, play_one, seed_of_game
from mazzo.tally import rounds_of, win_shares

ONE_A, ONE_B = range(2)  # the two line-ups: one A among B's, one B among A's
RESAMPLES = 4000
TICKS_AN_OCTAVE = 8  # how fine times are kept: a tick is a factor of 1.09


@dataclass(frozen=True)
class Match:
    """Two bots and the table they meet at, in plain words, so that it can be sent to other processes."""

    a: str
    b: str
    game: str
    players: int
    asked: dict[str, str]
    seed: str
    one_way: bool = False
    """Only one A among B's: half the games, and a quarter of the time where A alone thinks long."""

    def line_ups(self) -> tuple[int, ...]:
        return (ONE_A,) if self.one_way else (ONE_A, ONE_B)

    def settled(self) -> tuple[Choices, Any]:
        return game_named(self.game).choose(self.players, self.asked)

    def title(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.asked.items())
        return f"{self.a} against {self.b}, {game_named(self.game).title}, {self.players} players {options}".rstrip()


@dataclass
class Deal:
    """What one deal brought: score and rank by line-up, seat of the odd one, seat. A journal keeps it as it is."""

    number: int
    scores: list[list[list[int]]]
    ranks: list[list[list[int]]]
    times: list[dict[str, int]] = field(default_factory=list)
    """For A and B: how many moves took how long, by ticks."""
    rounds: list[dict[str, list[int]]] = field(default_factory=list)
    """For A and B, where a game has bids: by hand size how many there were, how many were made, and the points."""


# ------------------------------------------------------------------------------------------------------------- playing


def line_up(kind: int, odd: int, players: int) -> list[int]:
    """Who sits where: 0 is an A, 1 a B."""
    rest = 1 - kind
    return [kind if seat == odd else rest for seat in range(players)]


def play_deal(match: Match, pair: tuple[Bot, Bot], number: int) -> Deal:
    game = game_named(match.game)
    _, options = match.settled()
    seed = seed_of_game(seed_of(match.seed), number)
    deal = Deal(number, [], [], [{}, {}], [{}, {}])
    for kind in match.line_ups():
        deal.scores.append([])
        deal.ranks.append([])
        for odd in range(match.players):
            seats = line_up(kind, odd, match.players)
            dice = np.zeros(match.players, DICE)
            for seat in range(match.players):
                dice[seat] = dice_of(seed, (kind * match.players + odd) * match.players + seat)
            state = game.fresh_state()
            play_one(game, options, [pair[who] for who in seats], seed, dice, state, clock_for(deal, pair, seats))
            deal.scores[kind].append(scores(state))
            deal.ranks[kind].append(ranks(state))
            count_rounds(deal.rounds[kind], rounds_of(game, state, odd))
    return deal


def clock_for(deal: Deal, pair: tuple[Bot, Bot], seats: list[int]) -> Any:
    asked_for = [bot.name in COMPILED for bot in pair]

    def clock(seat: int, moves: int, seconds: float) -> None:
        whose = [seats[seat]] if seat != NOT_ASKED else [who for who in (0, 1) if asked_for[who]]
        for who in whose:
            tick = str(tick_of(seconds / moves))
            deal.times[who][tick] = deal.times[who].get(tick, 0) + moves

    return clock


def tick_of(seconds: float) -> int:
    return round(TICKS_AN_OCTAVE * math.log2(max(seconds, 1e-8)))


def count_rounds(counted: dict[str, list[int]], rounds: list[tuple[int, bool, int]]) -> None:
    for size, made, points in rounds:
        row = counted.setdefault(str(size), [0, 0, 0])
        row[0] += 1
        row[1] += int(made)
        row[2] += points


# --------------------------------------------------------------------------------------------------------- on all cores

_seated: dict[tuple[str, str], tuple[Bot, Bot]] = {}


def play_deal_here(match: Match, number: int) -> Deal:
    """The same in a separate process, which makes its own bots, once."""
    names = match.a, match.b
    if names not in _seated:
        _seated[names] = (arena_bot(match.a), arena_bot(match.b))
    return play_deal(match, _seated[names], number)


def play_deals(match: Match, numbers: list[int], workers: int | None = None) -> Iterator[Deal]:
    """These deals, as they are done: compiled bots play in threads, those written in Python in processes."""
    pair = (arena_bot(match.a), arena_bot(match.b))
    workers = workers or os.cpu_count() or 1
    threads = all(bot.compiled for bot in pair)
    pool: Executor = ThreadPoolExecutor(workers) if threads else ProcessPoolExecutor(workers, get_context("spawn"))
    waiting = list(reversed(numbers))
    pending: set[Future[Deal]] = set()
    try:
        while waiting or pending:
            while waiting and len(pending) < 2 * workers:
                number = waiting.pop()
                task = (play_deal, match, pair, number) if threads else (play_deal_here, match, number)
                pending.add(pool.submit(*task))  # type: ignore[arg-type]
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=lambda each: each.exception() is not None):
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def deals_on_ray(address: str, match: Match, numbers: list[int]) -> Iterator[Deal]:
    """These deals, played on a Ray cluster."""
    from mazzo.cluster import share_out

    yield from share_out(address, play_deal_here, ((match, number) for number in numbers))


# -------------------------------------------------------------------------------------------------------- the journal


class Journal:
    """The deals done so far, one a line, so that a run can be broken off and resumed, or made longer."""

    def __init__(self, match: Match, path: Path | None) -> None:
        self.path = path
        self.heading = heading(match)
        self.deals: dict[int, Deal] = {}
        if path is not None and path.exists():
            self._read(path)
        elif path is not None:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(json.dumps(self.heading) + "\n")
            except OSError as problem:
                raise ValueError(f"{path}: {problem.strerror}") from None

    def _read(self, path: Path) -> None:
        try:
            first, *lines = path.read_text().splitlines() or [""]
            found = json.loads(first)
        except (OSError, ValueError):
            raise ValueError(f"{path} is not the journal of an arena; name another file") from None
        if found != self.heading:
            differing = [name for name in self.heading if not isinstance(found, dict) or found.get(name) != self.heading[name]]
            raise ValueError(f"{path} is the journal of another run ({', '.join(differing)} differ); name another file")
        for line in lines:
            try:
                deal = Deal(**json.loads(line))
            except (ValueError, TypeError):
                continue  # the line that was being written when the run was broken off
            self.deals[deal.number] = deal

    def keep(self, deal: Deal) -> None:
        self.deals[deal.number] = deal
        if self.path is not None:
            with self.path.open("a") as file:
                file.write(json.dumps(deal.__dict__) + "\n")


def heading(match: Match) -> dict[str, Any]:
    """What a run is: all that changes its games."""
    choices, _ = match.settled()
    line_ups = {"line_ups": "one A among B's"} if match.one_way else {}
    return {
        **line_ups,
        "arena": match.game,
        "players": match.players,
        "options": choices,
        "a": bot_identity(match, match.a),
        "b": bot_identity(match, match.b),
        "seed": seed_text(seed_of(match.seed)),
        "rules": fingerprint(compiled_sources()),
    }


def bot_identity(match: Match, name: str) -> str:
    """A bot as far as its play goes: the number of rollouts of a search, a fingerprint of weights or of a file."""
    game = game_named(match.game)
    if name == club.IN_THE_ARENA.name:
        return f"{name} {arena_rollouts(game)}"
    level, _, weights = name.partition("@")
    if level == master.IN_BULK.name:
        return f"{name} {fingerprint_of_file(Path(weights)) if Path(weights).is_file() else fingerprint_of_weights(game)}"
    path, colon, _ = name.rpartition(":")
    if colon and Path(path).is_file():
        return f"{name} {fingerprint_of_file(Path(path))}"
    return name


def fingerprint_of_file(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def usual_journal(match: Match) -> Path | None:
    """Where the journal of this run is kept by default; None where nothing can be kept."""
    root = user_cache() / "arena"
    name = hashlib.sha256(json.dumps(heading(match), sort_keys=True).encode()).hexdigest()[:20]
    try:
        root.mkdir(parents=True, exist_ok=True)
        return root / f"{name}.jsonl" if os.access(root, os.W_OK) else None
    except OSError:
        return None


# -------------------------------------------------------------------------------------------------------- the figures


def differences(deals: list[Deal]) -> np.ndarray:
    """By deal: how much more an A has than a B at the same table."""
    rows = []
    for deal in deals:
        total = 0.0
        for sign, games in zip((1.0, -1.0), deal.scores, strict=False):
            score = np.array(games, float)
            odd = np.diagonal(score)
            rest = (score.sum(axis=1) - odd) / (score.shape[1] - 1)
            total += sign * float((odd - rest).mean())
        rows.append(total / len(deal.scores))
    return np.array(rows)


def odd_win_shares(deals: list[Deal], kind: int) -> np.ndarray:
    """By deal: the share of the games won by the odd one."""
    return np.array([float(np.diagonal(win_shares(np.array(deal.ranks[kind]))).mean()) for deal in deals])


def own_scores(deals: list[Deal], kind: int) -> np.ndarray:
    """By deal: the score of the odd one."""
    return np.array([float(np.diagonal(np.array(deal.scores[kind], float)).mean()) for deal in deals])


def interval(values: np.ndarray, resamples: int = RESAMPLES) -> tuple[float, float]:
    """Where the mean lies with 95 % confidence: a bootstrap over deals, with dice of its own that are always the same."""
    if len(values) < 2:
        return (-math.inf, math.inf)
    random = np.random.default_rng(5)
    means = np.empty(resamples)
    for first in range(0, resamples, 500):
        drawn = random.integers(0, len(values), (min(500, resamples - first), len(values)))
        means[first : first + 500] = values[drawn].mean(axis=1)
    low, high = np.quantile(means, (0.025, 0.975))
    return float(low), float(high)


def quantile_of_times(deals: list[Deal], who: int, share: float) -> float:
    """How many milliseconds this share of a bot's moves do not exceed."""
    counted: dict[int, int] = {}
    for deal in deals:
        for name, moves in deal.times[who].items():
            counted[int(name)] = counted.get(int(name), 0) + moves
    total = sum(counted.values())
    below = 0
    for tick in sorted(counted):
        below += counted[tick]
        if below >= share * total:
            return 1000.0 * math.exp2(tick / TICKS_AN_OCTAVE)
    return 0.0


def bids_made(deals: list[Deal], who: int) -> list[dict[str, float]]:
    """By hand size: bids made and points a round, of the odd one."""
    sums: dict[int, np.ndarray] = {}
    for deal in deals:
        for size, row in deal.rounds[who].items():
            sums[int(size)] = sums.get(int(size), np.zeros(3)) + np.array(row, float)
    return [
        {"cards": size, "bids_made": round(float(made / bids), 4), "points": round(float(points / bids), 3)}
        for size, (bids, made, points) in sorted(sums.items())
    ]


def summary(match: Match, deals: list[Deal]) -> dict[str, Any]:
    """The figures of a run, as numbers with names."""
    deals = sorted(deals, key=lambda deal: deal.number)
    choices, _ = match.settled()
    difference = differences(deals)
    figures: dict[str, Any] = {
        "a": match.a,
        "b": match.b,
        "game": match.game,
        "players": match.players,
        "options": choices,
        "seed": seed_text(seed_of(match.seed)),
        "rules": fingerprint(compiled_sources()),
        "deals": len(deals),
        "games": len(deals) * match.players * len(match.line_ups()),
        "difference": round(float(difference.mean()), 4),
        "interval": [round(end, 4) for end in interval(difference)],
    }
    for kind in match.line_ups():
        who, among = ("a", "b") if kind == ONE_A else ("b", "a")
        share = odd_win_shares(deals, kind)
        figures[f"win_share_{who}_among_{among}"] = round(float(share.mean()), 4)
        figures[f"win_share_{who}_among_{among}_interval"] = [round(end, 4) for end in interval(share)]
        figures[f"score_{who}_among_{among}"] = round(float(own_scores(deals, kind).mean()), 3)
        figures[f"ms_p50_{who}"] = round(quantile_of_times(deals, kind, 0.5), 4)
        figures[f"ms_p95_{who}"] = round(quantile_of_times(deals, kind, 0.95), 4)
        rows = bids_made(deals, kind)
        if rows:
            figures[f"bids_made_{who}"] = rows
    return figures


# -------------------------------------------------------------------------------------------------------- a whole match


def meet(
    match: Match,
    deals: int,
    journal: Journal,
    progress: Callable[[list[Deal]], None] | None = None,
    played: Callable[[Match, list[int]], Iterator[Deal]] | None = None,
) -> list[Deal]:
    """The first `deals` deals of a match: those the journal holds are not played again. BotFault says what was kept."""
    wanted = [number for number in range(deals) if number not in journal.deals]
    try:
        for deal in (played or play_deals)(match, wanted):
            journal.keep(deal)
            if progress is not None:
                progress(list(journal.deals.values()))
    except BotFault as fault:
        kept = f"; the {len(journal.deals)} deals done are kept in {journal.path}" if journal.path else ""
        raise BotFault(f"{fault}{kept}") from None
    return [journal.deals[number] for number in range(deals)]
