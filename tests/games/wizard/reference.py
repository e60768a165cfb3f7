"""A second, short and slow implementation of Wizard, written from the rulings alone: what the rules are compared with.

Cards are texts ("R7", "W1", "J2"), a table is a dict, nothing is shared with the program. The deals come from outside.
"""

from __future__ import annotations

from typing import Any

Table = dict[str, Any]


def sizes(players: int, options: dict[str, Any]) -> list[int]:
    if players == 2:
        return [2, 3, 4, 5, 6, 7]
    if options["monochrome"]:
        return [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
    if options["rounds"] in ("all", "short"):
        return [n for n in range(1, 60 // players + 1) if options["rounds"] == "all" or n % 2]
    return [int(size) for size in options["rounds"].split("-")]


def new_game(players: int, options: dict[str, Any], dealer: int) -> Table:
    return {
        "players": players,
        "options": options,
        "sizes": sizes(players, options),
        "round": 0,
        "dealer": (dealer - 1) % players,
        "scores": [0] * players,
        "aside": [],
        "phase": "deal",
    }


def deal(t: Table, hands: list[list[str]], turned: str | None) -> None:
    t["round"] += 1
    t["dealer"] = (t["dealer"] + 1) % t["players"]
    t["hands"] = [list(hand) for hand in hands]
    t["turned"] = turned
    t["trump"] = turned[0] if turned and turned[0] in "RYGB" else None
    t["bids"] = [None] * t["players"]
    t["won"] = [0] * t["players"]
    t["trick"] = []
    t["next"] = (t["dealer"] + 1) % t["players"]
    t["phase"] = "trump" if turned and turned[0] == "W" else "bid"


def waiting(t: Table) -> list[int]:
    if t["phase"] == "trump":
        return [t["dealer"]]
    if t["phase"] == "bid" and t["options"]["bids"] != "open":
        return [seat for seat in range(t["players"]) if t["bids"][seat] is None]
    return [t["next"]]


def moves(t: Table, seat: int) -> list[str]:
    if t["phase"] == "trump":
        return ["trump B", "trump G", "trump R", "trump Y"]
    if t["phase"] == "bid":
        tricks = len(t["hands"][seat])
        bids = list(range(tricks + 1))
        ahead = all(t["scores"][seat] > t["scores"][other] for other in range(t["players"]) if other != seat)
        if t["options"]["leaders_hook"] and seat == t["dealer"] and ahead:
            made = sum(number for number in t["bids"] if number is not None)
            bids = [number for number in bids if number + made != tricks]
        return sorted(f"bid {number}" for number in bids)
    hand = t["hands"][seat]
    first = [card[0] for _, card in t["trick"] if card[0] != "J"][:1]
    free = t["options"]["monochrome"] or not first or first[0] == "W" or not any(card[0] == first[0] for card in hand)
    return sorted(f"play {card}" for card in hand if free or card[0] in (first[0], "W", "J"))


def winner(t: Table) -> int:
    trick = t["trick"]
    wizards = [seat for seat, card in trick if card[0] == "W"]
    if wizards:
        return wizards[-1] if t["options"]["dark_wizard"] else wizards[0]
    suited = [(seat, card[0], int(card[1:])) for seat, card in trick if card[0] != "J"]
    if not suited:
        return trick[0][0]
    if not t["options"]["monochrome"]:
        trumps = [entry for entry in suited if entry[1] == t["trump"]]
        suited = trumps or [entry for entry in suited if entry[1] == suited[0][1]]
    top = max(rank for _, _, rank in suited)
    return next(seat for seat, _, rank in suited if rank == top)


def make(t: Table, seat: int, move: str) -> None:
    """The move; afterwards the phase may be "deal" (the next hands are wanted) or "over"."""
    kind, what = move.split()
    if kind == "trump":
        t["trump"], t["phase"] = what, "bid"
    elif kind == "bid":
        t["bids"][seat] = int(what)
        if None not in t["bids"]:
            t["phase"], t["next"] = "play", (t["dealer"] + 1) % t["players"]
        else:
            t["next"] = (seat + 1) % t["players"]
    else:
        t["hands"][seat].remove(what)
        t["trick"].append((seat, what))
        t["aside"].append(what)
        t["next"] = (seat + 1) % t["players"]
        if len(t["trick"]) == t["players"]:
            t["next"] = winner(t)
            t["won"][t["next"]] += 1
            t["trick"] = []
            if not any(t["hands"]):
                settle(t)


def settle(t: Table) -> None:
    for seat, (bid, took) in enumerate(zip(t["bids"], t["won"], strict=True)):
        t["scores"][seat] += 20 + 10 * took if bid == took else -10 * abs(bid - took)
    t["aside"] = t["aside"] + [t["turned"]] if t["players"] == 2 else []
    t["phase"] = "over" if t["round"] == len(t["sizes"]) else "deal"
