"""Positions of Wild Cards, written as players write them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mazzo.games.wild_cards import rules
from mazzo.games.wild_cards.rules import ANIMALS, GAME, HABITATS
from mazzo.games.wild_cards.words import SPECIES_NAMES, card_named
from mazzo.rules.dice import seed_of
from mazzo.rules.game import moves_in, play, start, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.table.view import view_of
from mazzo.words import legal_words, words_of
from tests.harness.plain import news_lines, plain

Words = dict[str, Any]

PLENTY_OF_ANIMALS = "peacock squirrel eagle ibex lion meerkat " * 3
SOME_CARDS = "F2 S2 M2 F3 S3 M3 " * 4


def numbers(text: str) -> list[int]:
    """Cards or species, as the rules number them."""
    cards = [card_named(name) for name in text.split()]
    assert None not in cards, text
    return [card for card in cards if card is not None]


def position(
    hands: Sequence[str],
    display: str = "",
    pile: str = SOME_CARDS,
    discards: str = "",
    collections: Sequence[str] = (),
    leaders: Mapping[str, int] | None = None,
    animals: str = PLENTY_OF_ANIMALS,
    first: int = 0,
) -> Any:
    """A table at the start of a round. What is not named is not in the game; piles are listed from the top."""
    state = GAME.fresh_state()
    _, options = GAME.choose(len(hands), {})
    start(state, options, seed_of(1), fresh_news())
    rules.clear_table(state)
    for seat, hand in enumerate(hands):
        for card in numbers(hand):
            state.hand[seat, card] += 1
            state.held[seat] += 1
    for seat, collection in enumerate(collections):
        for species in numbers(collection):
            state.collection[seat, species] += 1
    for species_name, owner in (leaders or {}).items():
        state.leader[SPECIES_NAMES.index(species_name)] = owner
    for species in numbers(display):
        state.display[species] += 1
    for card in numbers(discards):
        rules.discard(state, card)
    cards = numbers(pile)
    state.habitat_pile_size = len(cards)
    state.habitat_pile[HABITATS - len(cards) : HABITATS] = cards
    left = numbers(animals)
    state.animal_pile_size = len(left)
    state.animal_pile[ANIMALS - len(left) : ANIMALS] = left
    state.copies[:] = state.hand.sum(axis=0) + state.discards
    for card in cards:
        state.copies[card] += 1
    state.first = first
    state.round_number = 1
    rules.start_bidding(state)
    return state


def moves(state: Any, seat: int) -> list[str]:
    """What a seat may do, in words."""
    return sorted(legal_words(state, seat))


def go(state: Any, *lines: str) -> list[Words]:
    """Plays `0 bid F3`, `1 bid refill` …, each of which must be legal; returns all news."""
    happened: list[Words] = []
    for line in lines:
        seat_text, _, text = line.partition(" ")
        seat = int(seat_text)
        choices = legal_words(state, seat)
        assert text in choices, f"{line!r} is not legal; waiting for {moves_in(waiting_for(state))}: {sorted(choices)}"
        news = fresh_news()
        play(state, seat, choices[text], news)
        happened += news_lines(GAME, news)
    return happened


def state_words(state: Any) -> Words:
    """The whole table in words."""
    return plain(words_of(GAME).state(state))


def view_words(state: Any, seat: int) -> Words:
    """What a seat sees, in words."""
    return plain(words_of(GAME).view(view_of(state, seat)))


def kinds(news: list[Words], kind: str) -> list[Words]:
    """All news of one kind, without the kind itself."""
    return [
        {name: value for name, value in line.items() if name not in ("kind", "seen_by")} for line in news if line["kind"] == kind
    ]


def all_done(state: Any) -> None:
    """Everybody who refills discards nothing."""
    while state.phase == rules.DISCARDING:
        go(state, f"{moves_in(waiting_for(state))[0]} done")
