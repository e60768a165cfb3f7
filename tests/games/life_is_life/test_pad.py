"""The score pad of Life is Life: whole games, entered round by round."""

from __future__ import annotations

import pytest

from mazzo.games.life_is_life import pad
from mazzo.games.life_is_life.rules import CAT, GIRAFFE, HARE, SPECIES
from mazzo.rules.game import over, ranks
from mazzo.variants import TABLES
from tests.games.life_is_life.evening import GAME, evening
from tests.harness.evenings import SILENCE, fresh_pad


@pytest.mark.parametrize("seed", [1, 10])
@pytest.mark.parametrize(("players", "asked"), TABLES["life_is_life"], ids=str)
def test_every_total_and_life_on_the_pad_of_a_whole_game_is_as_the_rules_say(
    players: int, asked: dict[str, object], seed: int
) -> None:
    played = evening(players, asked, seed)
    state = fresh_pad(GAME, players, asked)
    pad.begin(state, played.rounds[0].starter, SILENCE)
    for number, each in enumerate(played.rounds):
        assert state.starter == each.starter
        if each.sudden is not None:
            assert pad.ends_at_once(state, each.sudden[1])
            pad.close_suddenly(state, *each.sudden, SILENCE)
        else:
            for seat in range(players):
                for species in range(SPECIES):
                    assert pad.most_cards(state, seat, species) >= each.cards[seat][species]
                    pad.enter_cards(state, seat, species, each.cards[seat][species])
            pad.close_round(state, SILENCE)
        assert state.past_total[number, :players].tolist() == each.totals
        assert state.past_lives[number, :players].tolist() == each.lives
    assert over(state)
    assert ranks(state) == played.ranks


def test_a_single_tap_enters_who_has_the_most() -> None:
    state = fresh_pad(GAME, 3, {})
    pad.begin(state, 0, SILENCE)
    pad.enter_cards(state, 2, GIRAFFE, 1)
    assert pad.has_most(state, GIRAFFE) == 2
    pad.enter_cards(state, 1, GIRAFFE, 1)
    assert pad.has_most(state, GIRAFFE) < 0  # tied
    assert pad.most_cards(state, 1, GIRAFFE) == pad.worth(state, GIRAFFE) - 1


def test_L6_between_two_a_single_card_is_no_majority() -> None:
    state = fresh_pad(GAME, 3, {})
    pad.begin(state, 0, SILENCE)
    state.lives[1] = 0
    assert pad.needed_for_majority(state) == 2
    pad.enter_cards(state, 2, CAT, 1)
    assert pad.has_most(state, CAT) < 0
    pad.enter_cards(state, 2, CAT, 2)
    assert pad.has_most(state, CAT) == 2
    assert pad.most_cards(state, 1, CAT) == 0  # out


def test_L9_among_experts_cats_end_nothing_and_hares_give_a_life() -> None:
    state = fresh_pad(GAME, 3, {"expert": True})
    pad.begin(state, 0, SILENCE)
    assert not pad.ends_at_once(state, CAT)
    assert not pad.ends_at_once(state, GIRAFFE)
    pad.close_suddenly(state, 1, HARE, SILENCE)
    assert state.lives[:3].tolist() == [4, 6, 4]
