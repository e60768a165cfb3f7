"""The score pad of Wild Cards: the rounds counted, and the final account of whole games."""

from __future__ import annotations

import pytest

from mazzo.games.wild_cards import pad
from mazzo.games.wild_cards.rules import IBEX, PEACOCK, SPECIES, SQUIRREL
from mazzo.rules.game import over, ranks, scores
from mazzo.rules.news import NOBODY
from mazzo.variants import TABLES
from tests.games.wild_cards.evening import GAME, evening
from tests.harness.evenings import SILENCE, fresh_pad


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("players", "asked"), TABLES["wild_cards"], ids=str)
def test_the_account_of_a_whole_game_is_that_of_the_rules(players: int, asked: dict[str, object], seed: int) -> None:
    played = evening(players, asked, seed)
    state = fresh_pad(GAME, players, asked)
    for number, first in enumerate(played.firsts, start=1):
        assert (state.round_number, state.first, pad.rounds_left(state)) == (number, first, len(played.firsts) - number)
        pad.next_counted(state, SILENCE)
    assert not over(state)  # there is no round after the last, and the account is still to come
    for seat in range(players):
        for species in range(SPECIES):
            assert pad.most_animals(state, seat, species) >= played.animals[seat][species]
            pad.enter_animals(state, seat, species, played.animals[seat][species])
        pad.enter_tokens(state, seat, played.tokens[seat])
        assert played.tokens[seat] % pad.a_token(state) == 0
    assert pad.unclaimed(state) >= 0
    for species, owner in enumerate(played.leaders):
        # W13, W11: nobody else can own it; the supply may have it.
        assert owner == NOBODY or pad.may_lead(state, owner, species)
        pad.enter_leader(state, species, owner)
    assert pad.close_account(state, SILENCE)
    assert (scores(state), ranks(state)) == (played.scores, played.ranks)


def test_the_sample_of_the_rulebook_part_by_part() -> None:
    state = fresh_pad(GAME, 3, {})
    for species, animals in ((PEACOCK, 4), (IBEX, 3), (SQUIRREL, 3)):
        pad.enter_animals(state, 0, species, animals)
    pad.enter_leader(state, PEACOCK, 0)
    pad.enter_tokens(state, 0, 8)
    assert (pad.best(state, 0), pad.leaders_points(state, 0), pad.animals(state, 0)) == (PEACOCK, 3, 10)
    second = pad.second_best(state, 0)
    assert [species for species in range(SPECIES) if pad.equals_second(state, 0, species)] == [IBEX + SQUIRREL - second]
    assert scores(state)[0] == 22


def test_W13_a_leader_that_only_one_seat_can_own_is_certain() -> None:
    state = fresh_pad(GAME, 3, {})
    for seat, species, animals in ((0, PEACOCK, 2), (1, PEACOCK, 1), (1, IBEX, 2), (2, IBEX, 2)):
        pad.enter_animals(state, seat, species, animals)
    assert [pad.sure_leader(state, species) for species in (PEACOCK, IBEX, SQUIRREL)] == [0, NOBODY, NOBODY]


def test_W4_the_seat_that_was_drawn_acts_first_in_the_first_round_and_the_others_follow_clockwise() -> None:
    state = fresh_pad(GAME, 3, {})
    assert [pad.acts_in_place(state, 2, place) for place in range(3)] == [2, 0, 1]
