"""What is entered of an evening of Wizard on the pad that several phones share.

Of blind and secret bids every phone knows its own, until all are in (V1) or the round is scored (V2).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Literal, get_args

import msgspec

from mazzo.evening import SILENCE, Change, Sitting, Way, bad_entry, read_as
from mazzo.games.wizard import pad
from mazzo.games.wizard.rules import GAME, HOOK
from mazzo.rules.game import over, play
from mazzo.words import Refusal

SEALED = -1
"""A bid that was made, and that this phone may not know."""


Trump = Literal["R", "Y", "G", "B", "none"]


class Round(msgspec.Struct, forbid_unknown_fields=True):
    """By seat; null where nobody has said anything yet."""

    bids: list[int | None]
    tricks: list[int | None]
    trump: Trump | None = None
    """Where somebody has noted it."""
    corrected: bool | None = None
    """Was it changed after it had been scored?"""
    revised: bool | None = None
    """Did a correction of an earlier round change what stands here?"""


class Entries(msgspec.Struct, forbid_unknown_fields=True):
    rounds: list[Round]


@dataclass
class Progress:
    """Where the evening stands."""

    round: int
    scored: int
    """Rounds."""
    is_over: bool
    bids: str
    """How they are made: open, blind or secret."""
    order: list[int]
    """The seats as they bid in the round that is being played."""
    hooked: int
    """V5: the bid that the hook forbids the last of them; negative for none."""


def constants() -> dict[str, Any]:
    return {"SEALED": SEALED, "TRUMPS": get_args(Trump)}


def empty_round(players: int) -> dict[str, Any]:
    return {"bids": [None] * players, "tricks": [None] * players}


def blank(sitting: Sitting) -> dict[str, Any]:
    return {"rounds": [empty_round(sitting.players)]}


def sample(sitting: Sitting) -> dict[str, Any]:
    played = {"bids": [0] * sitting.players, "tricks": [1] + [0] * (sitting.players - 1)}
    return {"rounds": [played, empty_round(sitting.players)]}


def progress(sitting: Sitting, entries: Any) -> Progress:
    """Plays all rounds; only the last may be unfinished."""
    rounds = read_as(Entries, entries).rounds
    state = sitting.fresh_state()
    pad.begin(state, sitting.first, SILENCE)
    scored, hooked = 0, -1
    for number, entered in enumerate(rounds):
        if over(state):
            raise bad_entry("the game is over")
        _refuse_impossible(entered, sitting.players, int(state.hand_size))
        order = _order(state, sitting.players)
        hooked = _play_bids(state, entered, order)
        if not _close(state, entered, order):
            if number < len(rounds) - 1:
                raise bad_entry(f"round {number + 1} is not finished")
            break
        scored += 1
    order, bids = _order(state, sitting.players), str(sitting.options["bids"])
    return Progress(int(state.round_number), scored, bool(over(state)), bids, order, hooked)


def _order(state: Any, players: int) -> list[int]:
    return [pad.bids_in_place(state, place) for place in range(players)]


def _refuse_impossible(entered: Round, players: int, hand_size: int) -> None:
    for numbers in (entered.bids, entered.tricks):
        if len(numbers) != players or any(number is not None and not 0 <= number <= hand_size for number in numbers):
            raise bad_entry(f"a round with {hand_size} cards has 0 to {hand_size} tricks for each of {players} players")


def _play_bids(state: Any, entered: Round, order: list[int]) -> int:
    """Makes the bids as far as they go; the bid that the hook forbids the last seat."""
    for seat in order[:-1]:
        bid = entered.bids[seat]
        if bid is None:
            return -1
        play(state, seat, bid, SILENCE)
    hooked, last = pad.forbidden_bid(state, order[-1]), entered.bids[order[-1]]
    if last is not None:
        play(state, order[-1], last, SILENCE)
    return hooked


def _close(state: Any, entered: Round, order: list[int]) -> bool:
    """Scores the round if everything has been entered."""
    if None in entered.bids or None in entered.tricks:
        return False
    for seat in order:
        pad.enter_tricks(state, seat, entered.tricks[seat] or 0)
    return bool(pad.close_round(state, SILENCE))


def room(sitting: Sitting, entries: Any, progress: Progress, changed: Collection[Way]) -> list[Change]:
    """After a scored round comes the next. Refusal where somebody just made the bid that the hook forbids."""
    rounds = entries["rounds"]
    last = len(rounds) - 1
    dealer = progress.order[-1]
    if progress.scored == last and ("rounds", last, "bids", dealer) in changed:
        bid = rounds[last]["bids"][dealer]
        if bid is not None and bid == progress.hooked:
            raise Refusal(
                GAME.reason_name(HOOK), f"The leader deals, and the bids may not add up: {bid} is forbidden.", {"bid": bid}
            )
    if progress.scored == len(rounds) and not progress.is_over:
        return [Change(path=["rounds", len(rounds)], value=empty_round(sitting.players))]
    return []


def own(sitting: Sitting, entries: Any, progress: Progress, seat: int) -> set[Way]:
    """One's own bid while bids are made, open ones in their order; then one's own tricks."""
    number = len(entries["rounds"]) - 1
    bids = entries["rounds"][number]["bids"]
    if progress.is_over:
        return set()
    if None not in bids:
        return {("rounds", number, "tricks", seat)}
    asked = next(one for one in progress.order if bids[one] is None)
    return {("rounds", number, "bids", seat)} if progress.bids != "open" or seat == asked else set()


def seen(entries: Any, progress: Progress, knows: Callable[[Way, int], bool]) -> dict[str, Any]:
    return {"rounds": [_seen_round(number, entered, progress, knows) for number, entered in enumerate(entries["rounds"])]}


def _seen_round(number: int, entered: Any, progress: Progress, knows: Callable[[Way, int], bool]) -> dict[str, Any]:
    is_open = progress.bids == "open" or number < progress.scored or (progress.bids == "blind" and None not in entered["bids"])
    bids = []
    for seat, bid in enumerate(entered["bids"]):
        is_known = bid is None or is_open or knows(("rounds", number, "bids", seat), seat)
        bids.append(bid if is_known else SEALED)
    public = {name: entered[name] for name in ("tricks", "trump", "corrected", "revised") if name in entered}
    return {"bids": bids, **public}
