"""Kindling in words: a stick is its length, a move is `add 7` or `tie`."""

from __future__ import annotations

from typing import Any

from mazzo.rules.game import moves_in
from mazzo.rules.news import NOBODY
from mazzo.words import Plain, Told, Words
from mazzo_kindling.rules import GAME, LENGTHS, OVER, STICKS, TIE

STICK_NAMES = tuple(str(length + 1) for length in range(LENGTHS))


def sticks_words(counts: list[int]) -> list[str]:
    """A hand, from the shortest stick to the longest."""
    return [STICK_NAMES[length] for length in range(LENGTHS) for _ in range(counts[length])]


def bundle_words(bundle: int) -> list[str]:
    return [STICK_NAMES[length] for length in moves_in(bundle)]


def move(record: Any, number: int) -> str | None:
    if number < LENGTHS:
        return f"add {STICK_NAMES[number]}"
    return "tie" if number == TIE else None


def in_the_open(table: Any) -> Told:
    return {
        "phase": GAME.phases[table.phase],
        "round": table.round_number,
        "rounds": table.rounds,
        "ember": STICK_NAMES[table.ember],
        "scores": table.score[: table.players],
        "burnt": sticks_words(table.burnt),
    }


def state(record: Any) -> Told:
    table = Plain(record)
    seats = range(table.players)
    return in_the_open(table) | {
        "pile": [STICK_NAMES[length] for length in table.pile[STICKS - table.pile_size :]],
        "hands": [sticks_words(table.hand[seat]) for seat in seats],
        "bundles": [bundle_words(table.bundle[seat]) for seat in seats],
    }


def public(record: Any) -> Told:
    """The woodpile and the hands by their size; a hand counts what it held when the round began."""
    table = Plain(record)
    rounds_over = table.round_number - (table.phase != OVER)
    return in_the_open(table) | {
        "pile": table.pile_size,
        "hands": hands_seen(table, NOBODY),
        "bundles": bundles_seen(table, NOBODY),
        "past": [past_words(table, number) for number in range(rounds_over)],
    }


def own(record: Any) -> Told:
    """The viewer's own sticks, and what of them is in the bundle."""
    table = Plain(record)
    return {"hands": hands_seen(table, table.seat), "bundles": bundles_seen(table, table.seat)}


def hands_seen(table: Any, viewer: int) -> list[list[str] | int]:
    return [sticks_words(table.hand[seat]) if seat == viewer else table.held[seat] for seat in range(table.players)]


def bundles_seen(table: Any, viewer: int) -> list[list[str] | None]:
    return [bundle_words(table.bundle[seat]) if seat == viewer else None for seat in range(table.players)]


def past_words(table: Any, number: int) -> Told:
    """One round of the score sheet."""
    return {
        "ember": STICK_NAMES[table.past_ember[number]],
        "bundles": [bundle_words(bundle) for bundle in table.past_bundle[number][: table.players]],
        "points": table.past_points[number][: table.players],
    }


def news(kind: str, seat: int, card: int, number: int) -> Told:
    if kind == "dealt":
        return {"cards": number}
    if kind == "ember":
        return {"card": STICK_NAMES[card], "round": number}
    if kind in ("added", "laid", "drew"):
        return {"seat": seat, "card": STICK_NAMES[card]}
    if kind == "smoke":
        return {"card": STICK_NAMES[card], "seats": number}
    if kind in ("burned", "hottest", "scored"):
        return {"seat": seat, "points": number}
    return {}


def why(record: Any, seat: int, number: int, reason: str) -> Told:
    if reason in ("not_in_hand", "once_only"):
        return {"card": STICK_NAMES[number]}
    if reason == "out_of_order":
        longest = moves_in(record.bundle[seat])[-1]
        return {"card": STICK_NAMES[number], "after": STICK_NAMES[longest]}
    return {}


def because(reason: str, told: Told) -> str:
    if reason == "not_in_hand":
        return f"You have no stick of length {told['card']}."
    if reason == "once_only":
        return f"There is a stick of length {told['card']} in your bundle already."
    if reason == "out_of_order":
        return f"A bundle is made from the shortest stick to the longest: no {told['card']} after {told['after']}."
    if reason == "nothing_to_tie":
        return "There is nothing to tie: a bundle has at least one stick."
    return "There is no such move now."


def in_sight(record: Any, seat: int) -> list[int]:
    table = Plain(record)
    return [length for length in range(LENGTHS) if table.hand[seat][length] > 0] + [TIE]


def card_named(text: str) -> int | None:
    return STICK_NAMES.index(text) if text in STICK_NAMES else None


WORDS = Words(
    move=move, state=state, public=public, own=own, news=news, why=why, because=because, in_sight=in_sight, card_named=card_named
)
