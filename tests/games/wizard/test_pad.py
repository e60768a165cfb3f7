"""The score pad of Wizard: whole games of every variant, entered round by round."""

from __future__ import annotations

import pytest

from mazzo.games.wizard import pad
from mazzo.games.wizard.rules import HOOK
from mazzo.rules.game import legal, moves_in, over, play, ranks, scores, waiting_for, why_not
from mazzo.variants import TABLES
from tests.games.wizard.evening import GAME, evening
from tests.harness.evenings import SILENCE, fresh_pad


@pytest.mark.parametrize("seed", [1])
@pytest.mark.parametrize(("players", "asked"), TABLES["wizard"], ids=str)
def test_every_total_on_the_pad_of_a_whole_game_is_as_the_rules_say(players: int, asked: dict[str, object], seed: int) -> None:
    played = evening(players, asked, seed)
    state = fresh_pad(GAME, players, asked)
    pad.begin(state, played.rounds[0].dealer, SILENCE)
    for number, each in enumerate(played.rounds):
        assert (state.dealer, state.hand_size, pad.turns_up(state)) == (each.dealer, each.hand_size, each.has_trump_card)
        for place in range(players):
            seat = pad.bids_in_place(state, place)
            assert waiting_for(state) >> seat & 1
            assert legal(state, seat) == played.legal_bids.get((number, seat), legal(state, seat))
            play(state, seat, each.bids[seat], SILENCE)
        assert not pad.close_round(state, SILENCE)  # nobody has taken a trick yet
        for seat in range(players):
            pad.enter_tricks(state, seat, each.tricks[seat])
        assert pad.tricks_left(state) == 0
        assert pad.close_round(state, SILENCE)
        assert scores(state) == each.totals
    assert over(state)
    assert ranks(state) == played.ranks


def test_V5_the_pad_refuses_the_bid_that_the_hook_forbids() -> None:
    state = fresh_pad(GAME, 3, {"leaders_hook": True})
    pad.begin(state, 1, SILENCE)
    for seat, tricks in ((2, 0), (0, 1), (1, 0)):
        play(state, seat, tricks, SILENCE)
    pad.enter_tricks(state, 2, 1)
    assert pad.close_round(state, SILENCE)
    # 2 has lost ten points, 0 as well, 1 leads alone; but 2 deals.
    for seat, tricks in ((0, 2), (1, 2), (2, 0)):
        assert pad.forbidden_bid(state, seat) < 0
        play(state, seat, tricks, SILENCE)
    pad.enter_tricks(state, 0, 2)
    assert pad.close_round(state, SILENCE)
    assert scores(state) == [30, 0, 10]
    for seat, tricks in ((1, 1), (2, 0)):
        play(state, seat, tricks, SILENCE)
    assert pad.forbidden_bid(state, 0) == 2
    assert moves_in(legal(state, 0)) == [0, 1, 3]
    assert why_not(state, 0, 2) == HOOK
