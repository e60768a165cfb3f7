"""Movements: who sits where in each round of an event among people, and with whom.

Everybody should meet everybody as evenly as the numbers allow, sit in every seat equally often, and rest as often as anybody
else. If a design is known in which no two meet twice before all have met, it is used; otherwise a search plans all remaining
rounds together, given those before them. So people can come and go between rounds. The same people with the same past and the
same seed are always seated alike.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, pairwise, permutations, product

LEAST_TABLES = 2  # with one there would be nobody to compare with
STEPS_A_PLACE = 1200
STEPS = 120_000
GOOD = 2  # a spread at which the search stops,
ENOUGH = 1  # and one that it does not try to reduce
LOOK = 200  # steps between two looks at how even it is
SEARCHES = ((4, 0.5), (3, 0.2), (3, 3.0), (4, 2.0), (3, 3.0), (3, 3.0))
"""For each try: the power of its distance from the mean by which a pair is penalised, so that two extremes are worse than four
that are off by half as much, and how much worse a swap may be at first, to escape a dead end;"""
COLD = 0.2  # and in the end
RESTS_CHANGE = 0.15  # of the swaps, where people rest
APART = 64  # more than any two meet
WORST = 100.0  # penalty for a meeting of two who should not meet

Companies = tuple[list[list[str]], list[str]]
"""The tables of a round, without their seats, and who rests."""
Drawn = tuple[list[list[int]], list[int]]
"""The same, by numbers."""


@dataclass(frozen=True)
class Seating:
    """One round."""

    tables: list[list[str | None]]
    """By table and seat: who sits there; None for a bot."""
    resting: list[str] = field(default_factory=list)
    """The people who rest."""

    @property
    def companies(self) -> list[list[str]]:
        return [[person for person in table if person is not None] for table in self.tables]


@dataclass(frozen=True)
class Evenness:
    """How evenly a number of rounds has treated the people present."""

    meetings: tuple[int, int]
    """How often any two have sat together, at least and at most."""
    rests: tuple[int, int]
    """How often anybody has rested, at least and at most."""
    seats: tuple[int, int]
    """How often anybody has had any one seat, at least and at most."""


def seat_round(
    people: Sequence[str],
    past: Sequence[Seating],
    rounds: int,
    size: int,
    rests: bool,
    seed: str,
    apart: Collection[frozenset[str]] = (),
) -> Seating:
    """Seats these people, in the order in which they entered, for the next of these rounds, at tables of this size. If the
    tables cannot be filled evenly, some people rest if `rests` says so; otherwise bots fill the seats. `apart` are pairs who do
    not want to meet: they meet only if there is no other way."""
    company = set(people)
    since = len(past)
    while since and who_was_there(past[since - 1]) == company:
        since -= 1
    for known in (since, len(past)):  # as planned when this group came together, or else from here
        plan = planned(people, past[:known], rounds - known, size, rests, seed, apart)
        if all(is_alike(one, planned) for one, planned in zip(past[known:], plan, strict=False)):
            companies, resting = plan[len(past) - known]
            return Seating(tables=with_seats(companies, past, size), resting=resting)
    raise AssertionError("a plan from here on has nothing to be unlike")


def planned(
    people: Sequence[str],
    past: Sequence[Seating],
    rounds: int,
    size: int,
    rests: bool,
    seed: str,
    apart: Collection[frozenset[str]] = (),
) -> list[Companies]:
    """This many rounds of a group that stays together."""
    shares = people_at_tables(len(people), size, rests)
    is_full = set(shares) == {size} and sum(shares) == len(people)
    is_plain = is_full and not past and not apart
    plan = designed(people, design_for(len(people), size), rounds) if is_plain else None
    if plan is None and not past:
        return planned_before(tuple(people), rounds, tuple(shares), frozenset(apart), seed)
    return plan or searched(people, past, rounds, shares, apart, random.Random(seed))


@lru_cache(maxsize=8)
def planned_before(
    people: tuple[str, ...], rounds: int, shares: tuple[int, ...], apart: frozenset[frozenset[str]], seed: str
) -> list[Companies]:
    """All rounds of an event are planned in the same way before each of them, but searched for only once as long as nobody
    comes or goes."""
    return searched(people, (), rounds, shares, apart, random.Random(seed))


def who_was_there(one: Seating) -> set[str]:
    return {person for company in one.companies for person in company} | set(one.resting)


def is_alike(one: Seating, planned: Companies) -> bool:
    return {frozenset(company) for company in one.companies} == {frozenset(company) for company in planned[0]}


def people_at_tables(count: int, size: int, rests: bool) -> list[int]:
    """How many people sit at each table. There are at least two tables; bots fill these in any case."""
    if count < LEAST_TABLES * size:
        tables, seated = LEAST_TABLES, count
    elif rests:
        tables = count // size
        seated = tables * size
    else:
        tables, seated = -(-count // size), count
    each, more = divmod(seated, tables)
    return [each + (table < more) for table in range(tables)]


def evenness(people: Sequence[str], rounds: Sequence[Seating], size: int) -> Evenness:
    """How evenly these people have been treated so far."""
    met = meetings_in(rounds)
    pairs = [met[frozenset(pair)] for pair in combinations(people, 2)] or [0]
    rested = Counter(person for one in rounds for person in one.resting)
    sat = seats_in(rounds)
    seats = [sat[person, seat] for person in people for seat in range(size)] or [0]
    rests = [rested[person] for person in people] or [0]
    return Evenness((min(pairs), max(pairs)), (min(rests), max(rests)), (min(seats), max(seats)))


def meetings_in(rounds: Iterable[Seating]) -> Counter[frozenset[str]]:
    return Counter(frozenset(pair) for one in rounds for company in one.companies for pair in combinations(company, 2))


def seats_in(rounds: Iterable[Seating]) -> Counter[tuple[str, int]]:
    return Counter(
        (person, seat) for one in rounds for table in one.tables for seat, person in enumerate(table) if person is not None
    )


# ------------------------------------------------------------------------------------------------------------------ designs


def designed(people: Sequence[str], design: list[list[list[int]]], rounds: int) -> list[Companies] | None:
    """This many rounds of a design; None if it has fewer and cannot be repeated."""
    if not design or (rounds > len(design) and not is_closed(design, len(people))):
        return None
    return [([[people[place] for place in table] for table in design[number % len(design)]], []) for number in range(rounds)]


def is_closed(design: list[list[list[int]]], count: int) -> bool:
    """Has everybody met everybody once after all its rounds? Then it can be repeated."""
    return len(design) * (len(design[0][0]) - 1) == count - 1


@lru_cache(maxsize=64)
def design_for(count: int, size: int) -> list[list[list[int]]]:
    """Rounds of tables in which no two meet twice; empty if no such design is known here."""
    tables = count // size
    if size == 2:
        return round_robin(count)
    if (power := power_of(size, count)) and size in FIELDS:
        return parallel_lines(size, power)
    if all(tables % divisor for divisor in range(2, size)):
        return moving_groups(tables, size)
    return []


def round_robin(count: int) -> list[list[list[int]]]:
    """One person stays, the others rotate."""
    rest = list(range(1, count))
    rounds = []
    for turn in range(count - 1):
        line = [0, *rest[turn:], *rest[:turn]]
        rounds.append([[line[place], line[-1 - place]] for place in range(count // 2)])
    return rounds


def moving_groups(tables: int, size: int) -> list[list[list[int]]]:
    """As many groups as seats: in every round, group *n* moves on by *n* tables. Two people in different groups meet once, if
    no step is a divisor of the number of tables; two in the same group never do."""
    return [
        [[group * tables + (table - group * turn) % tables for group in range(size)] for table in range(tables)]
        for turn in range(tables)
    ]


def power_of(base: int, number: int) -> int:
    """The exponent, if it is a power of at least two; 0 otherwise."""
    power = 0
    while number % base == 0 and number > 1:
        number, power = number // base, power + 1
    return power if number == 1 and power > 1 else 0


FIELDS = (3, 4, 5)
TIMES_IN_FOUR = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))


def parallel_lines(order: int, dimensions: int) -> list[list[list[int]]]:
    """The players are the points of a space over a finite field, and a round is all lines in one direction: after as many rounds
    as there are directions, everybody has met everybody once."""

    def added(one: int, other: int) -> int:
        return one ^ other if order == 4 else (one + other) % order

    def times(one: int, other: int) -> int:
        return TIMES_IN_FOUR[one][other] if order == 4 else one * other % order

    points = list(product(range(order), repeat=dimensions))
    number = {point: place for place, point in enumerate(points)}

    def rounds() -> Iterator[list[list[int]]]:
        for direction in points:
            if next((part for part in direction if part), 0) != 1:
                continue  # the same lines as those of a direction that begins with 1
            seen: set[int] = set()
            lines = []
            for point in points:
                if number[point] not in seen:
                    line = [
                        number[tuple(added(part, times(step, way)) for part, way in zip(point, direction, strict=True))]
                        for step in range(order)
                    ]
                    seen.update(line)
                    lines.append(line)
            yield lines

    return list(rounds())


# ------------------------------------------------------------------------------------------------------------ the search


def searched(
    people: Sequence[str],
    past: Sequence[Seating],
    rounds: int,
    shares: Sequence[int],
    apart: Collection[frozenset[str]],
    chance: random.Random,
) -> list[Companies]:
    """This many rounds in which any two meet about equally often, as far as they can be found within this many steps."""
    count = len(people)
    place_of = {person: place for place, person in enumerate(people)}
    met = [[0] * count for _ in range(count)]
    for one in past:
        for company in one.companies:
            meet(met, [place_of[person] for person in company if person in place_of])
    for pair in apart:
        first, second = (place_of[person] for person in pair)
        met[first][second] = met[second][first] = APART
    played = [0] * count
    for one in past:
        for person in who_was_there(one) - set(one.resting):
            if person in place_of:
                played[place_of[person]] += 1
    best: list[Drawn] = []
    least = 0.0
    for power, warmth in SEARCHES:
        tally, turns = [row.copy() for row in met], played.copy()
        drawn = [drawn_round(turns, shares, chance) for _ in range(rounds)]
        for tables, _ in drawn:
            for table in tables:
                meet(tally, table)
        found, uneven = even_out(drawn, tally, turns, Costs(tally, rounds, power), warmth, chance)
        if not best or uneven < least:
            best, least = found, uneven
        if least <= GOOD:
            break
    return [
        ([[people[place] for place in table] for table in tables], [people[place] for place in bench]) for tables, bench in best
    ]


def meet(met: list[list[int]], company: Sequence[int]) -> None:
    for one, other in combinations(company, 2):
        met[one][other] += 1
        met[other][one] += 1


def drawn_round(played: list[int], shares: Sequence[int], chance: random.Random) -> Drawn:
    """A random round; those who have played the most rest."""
    order = list(range(len(played)))
    chance.shuffle(order)
    order.sort(key=played.__getitem__)
    line, bench = order[: sum(shares)], order[sum(shares) :]
    for place in line:
        played[place] += 1
    chance.shuffle(line)
    return [[line.pop() for _ in range(share)] for share in shares], bench


def even_out(
    rounds: list[Drawn], met: list[list[int]], played: list[int], costs: Costs, warmth: float, chance: random.Random
) -> tuple[list[Drawn], float]:
    """Swaps two people in a round, or somebody who plays and somebody who rests, as long as it helps; at first also if it hurts
    a little. Returns the best rounds found, and how uneven they are."""
    by_round = [[(table, seat) for table in tables for seat in range(len(table))] for tables, _ in rounds]
    steps = min(STEPS, STEPS_A_PLACE * sum(map(len, by_round)))
    cooling = (min(COLD, warmth) / warmth) ** (LOOK / max(1, steps))
    draw = chance.random
    best, kept = costs.uneven(met), copied(rounds)
    for step in range(steps):
        if step % LOOK == 0:
            warmth *= cooling
            if (now := costs.uneven(met)) < best:
                best, kept = now, copied(rounds)
            if best <= ENOUGH:
                break
        number = int(draw() * len(rounds))
        of_round, bench = by_round[number], rounds[number][1]
        here, seat = of_round[int(draw() * len(of_round))]
        if bench and draw() < RESTS_CHANGE:
            place = int(draw() * len(bench))
            player, rester = here[seat], bench[place]
            if played[rester] >= played[player]:
                trade_rests(rounds, bench, here, player, rester, met, costs, warmth, draw)
                continue
            # The one who rests more often comes back for the one who rests less often: both have their turn.
            change = costs.of_replacing(met, here, player, rester)
            if change <= 0 or draw() < math.exp(-change / warmth):
                replace(met, here, player, rester)
                played[player], played[rester] = played[rester], played[player]
                here[seat], bench[place] = rester, player
            continue
        there, other = of_round[int(draw() * len(of_round))]
        if here is there:
            continue
        mover, guest = here[seat], there[other]
        change = costs.of_replacing(met, here, mover, guest) + costs.of_replacing(met, there, guest, mover)
        if change <= 0 or draw() < math.exp(-change / warmth):
            replace(met, here, mover, guest)
            replace(met, there, guest, mover)
            here[seat], there[other] = guest, mover
    return kept, best


def trade_rests(
    rounds: list[Drawn],
    bench: list[int],
    here: list[int],
    player: int,
    rester: int,
    met: list[list[int]],
    costs: Costs,
    warmth: float,
    draw: Callable[[], float],
) -> None:
    """Two people exchange their rests, in this round and in another, if there is one."""
    for tables, other_bench in rounds:
        if player not in other_bench or rester in other_bench:
            continue
        there = next(table for table in tables if rester in table)
        change = costs.of_replacing(met, here, player, rester)
        replace(met, here, player, rester)
        change += costs.of_replacing(met, there, rester, player)
        if change <= 0 or draw() < math.exp(-change / warmth):
            replace(met, there, rester, player)
            here[here.index(player)], bench[bench.index(rester)] = rester, player
            there[there.index(rester)], other_bench[other_bench.index(player)] = player, rester
        else:
            replace(met, here, player, rester, times=-1)
        return


class Costs:
    """The penalty for how often two people have met: the further from the mean, the worse. For those who should not meet at all
    it starts from `APART`."""

    def __init__(self, met: list[list[int]], rounds: int, power: int) -> None:
        pairs = [times for place, row in enumerate(met) for times in row[:place] if times < APART]
        mean = sum(pairs) / max(1, len(pairs))
        cost = [abs(times - mean) ** power for times in range(APART)]
        cost += [WORST * times for times in range(max((max(row) for row in met), default=0) + rounds + 2 - APART)]
        self.more = [after - before for before, after in pairwise(cost)]
        self.less = [0.0, *(-step for step in self.more)]

    def of_replacing(self, met: list[list[int]], table: list[int], leaves: int, comes: int) -> float:
        """The cost of one person sitting at this table in place of another."""
        less, more, of_leaves, of_comes = self.less, self.more, met[leaves], met[comes]
        change = 0.0
        for one in table:
            if one != leaves:
                change += less[of_leaves[one]] + more[of_comes[one]]
        return change

    def uneven(self, met: list[list[int]]) -> float:
        """The difference between the most and the fewest meetings of any two people; more than that if two have met who should
        not."""
        times = set().union(*(row[:place] for place, row in enumerate(met)))
        usual = [many for many in times if many < APART]
        return max(usual, default=0) - min(usual, default=0) + WORST * (max(times, default=0) > APART)


def replace(met: list[list[int]], table: list[int], leaves: int, comes: int, times: int = 1) -> None:
    """One person sits at this table in place of another; with -1, this is undone."""
    of_leaves, of_comes = met[leaves], met[comes]
    for one in table:
        if one != leaves:
            of_leaves[one] -= times
            met[one][leaves] -= times
            of_comes[one] += times
            met[one][comes] += times


def copied(rounds: list[Drawn]) -> list[Drawn]:
    return [([table.copy() for table in tables], bench.copy()) for tables, bench in rounds]


# ---------------------------------------------------------------------------------------------------------------- the seats


def with_seats(companies: Sequence[Sequence[str]], past: Sequence[Seating], size: int) -> list[list[str | None]]:
    """Gives everybody at a table the seats they have had least; bots take the rest."""
    sat = seats_in(past)
    tables = []
    for company in companies:
        around = min(
            permutations(range(size), len(company)),
            key=lambda seats: sum(
                sat[person, seat] ** 2 * 2 + sat[person, seat] for person, seat in zip(company, seats, strict=True)
            ),
        )
        table: list[str | None] = [None] * size
        for person, seat in zip(company, around, strict=True):
            table[seat] = person
        tables.append(table)
    return tables
