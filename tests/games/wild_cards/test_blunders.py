"""What no sensible player of Wild Cards does: neither do *casual* and *club*, however their dice fall."""

from __future__ import annotations

from typing import Any

import pytest

from mazzo.bots.levels import Bot, bot_named
from mazzo.games.wild_cards.bots.casual import casual
from mazzo.games.wild_cards.rules import GAME
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import copy_of, legal, midway, over, play, start
from mazzo.rules.news import fresh_news
from mazzo.table.view import view_of
from mazzo.words import move_words
from tests.games.wild_cards.positions import go, position
from tests.strategies import TABLES

LAST_ROUND = ""  # no animal is left in the pile
GOOD_HAND = "F1 F2 F3 S1 S2 *1 *2"


@pytest.fixture(params=["casual", "club@150", "master@600"])
def player(request: Any) -> Bot:
    return bot_named(request.param)


def answers(player: Bot, state: Any, seat: int) -> set[str]:
    """Everything the player may play here, over all its dice."""
    found = set()
    for number in range(25):
        move = player.decide(view_of(state, seat), seat, dice_of(seed_of(5), number)).move
        assert legal(state, seat) >> move & 1, move
        found.add(move_words(state, move))
    return found


def whole_set(player: Bot, state: Any, seat: int) -> list[str]:
    """A payment or a discard, part by part."""
    parts: list[str] = []
    while not parts or midway(state, seat):
        (text,) = answers(player, state, seat)
        parts.append(text)
        go(state, f"{seat} {text}")
    return parts


# ------------------------------------------------------------------------------------------------------------- the bids


def test_never_bids_what_it_cannot_pay_with_animals_it_wants_on_the_table(player: Bot) -> None:
    state = position(["F4 F1 S4", GOOD_HAND, GOOD_HAND], "peacock squirrel")
    assert not answers(player, state, 0) & {"bid F4", "bid S4"}


def test_never_refills_with_seven_good_cards(player: Bot) -> None:
    state = position([GOOD_HAND, GOOD_HAND, GOOD_HAND], "peacock lion")
    assert "bid refill" not in answers(player, state, 0)


def test_refills_when_all_it_holds_is_a_bid_it_cannot_pay(player: Bot) -> None:
    state = position(["M4", GOOD_HAND, GOOD_HAND], "peacock lion")
    assert answers(player, state, 0) == {"bid refill"}


@pytest.mark.parametrize("hand", ["F1", "S3 F2 M1", "S1 S2 M3 *4"])
def test_never_refills_in_the_last_round(player: Bot, hand: str) -> None:
    state = position([hand, GOOD_HAND, GOOD_HAND], "peacock lion", animals=LAST_ROUND)
    assert "bid refill" not in answers(player, state, 0)


def test_in_the_last_round_it_bids_as_high_as_it_can_pay_for_what_it_wants_most(player: Bot) -> None:
    """Cards are worth nothing any more: the peacock leader and 2 points for its habitat are."""
    state = position(["F4 F1 F2 F3 S1", GOOD_HAND, GOOD_HAND], "peacock ibex", collections=["peacock"], animals=LAST_ROUND)
    assert answers(player, state, 0) == {"bid F4"}


def test_W8_the_eagle_lays_two_cards_of_different_values(player: Bot) -> None:
    state = position(["F1 F3 F3 F2 S2", "S4 S1 M1", "M4 M3 F1"], "peacock lion", leaders={"eagle": 0}, collections=["eagle"])
    for first in answers(player, state, 0):
        trial = copy_of(state)
        go(trial, f"0 {first}", "1 bid S4", "2 bid M4")
        for second in answers(player, trial, 0):
            assert second != "only one"
            assert first[-1] != second[-1]


def test_W8_the_eagle_chooses_the_cheap_bid_when_nobody_else_bids(player: Bot) -> None:
    state = position(["F1 F4 F3 F2 S2", "S4", "M4"], "peacock squirrel", leaders={"eagle": 0}, collections=["eagle"])
    go(state, "0 bid F1", "1 bid refill", "2 bid refill", "0 also F4")
    assert answers(player, state, 0) == {"choose F1"}


# --------------------------------------------------------------------------------------------- the animals and their price


def test_never_declines_a_free_bonus(player: Bot) -> None:
    state = position(["F1", "S4", "M4"], "peacock lion")
    go(state, "0 bid F1", "1 bid refill", "2 bid refill", "1 done", "2 done")
    assert answers(player, state, 0) == {"acquire peacock"}


def test_pays_with_the_natural_habitat_when_it_can(player: Bot) -> None:
    state = position(["F2 F3 S1 M1", "S4", "M4"], "peacock peacock")
    go(state, "0 bid F2", "1 bid refill", "2 bid refill", "1 done", "2 done", "0 acquire peacock")
    assert whole_set(player, state, 0) == ["pay F3"]


def test_keeps_its_wilds_when_plain_cards_earn_the_same(player: Bot) -> None:
    state = position(["F3 F2 F2 *1 *3", "S4", "M4"], "peacock peacock")
    go(state, "0 bid F3", "1 bid refill", "2 bid refill", "1 done", "2 done", "0 acquire peacock")
    assert whole_set(player, state, 0) == ["pay F2", "pay F2"]


def test_never_declines_for_cards_in_the_last_round(player: Bot) -> None:
    state = position(["F3 S1 M1 S2", "S4", "M4"], "ibex lion", animals=LAST_ROUND)
    go(state, "0 bid F3", "1 bid refill", "2 bid refill", "1 done", "2 done")
    assert "decline" not in answers(player, state, 0)


def test_adds_to_its_best_species_at_the_same_price(player: Bot) -> None:
    state = position(["S1", "S4", "M4"], "lion meerkat", collections=["lion lion lion", "meerkat meerkat", "meerkat meerkat"])
    go(state, "0 bid S1", "1 bid refill", "2 bid refill", "1 done", "2 done")
    assert answers(player, state, 0) == {"acquire lion"}


def test_takes_the_peacock_leader_rather_than_a_third_species(player: Bot) -> None:
    taken = ["ibex ibex eagle", "peacock", "lion"]
    state = position(["M1", "S4", "M4"], "peacock lion", collections=taken, leaders={"peacock": 1}, animals=LAST_ROUND)
    go(state, "0 bid M1", "1 bid refill", "2 bid refill", "1 done", "2 done")
    assert answers(player, state, 0) == {"acquire peacock"}


def test_takes_its_bid_back_when_the_ibex_lets_it(player: Bot) -> None:
    state = position(["F1", "S4", "M4"], "peacock lion", collections=["ibex"], leaders={"ibex": 0})
    go(state, "0 bid F1", "1 bid refill", "2 bid refill", "1 done", "2 done", "0 acquire peacock")
    assert answers(player, state, 0) == {"take back"}


# ------------------------------------------------------------------------------------------------------------ the refills


def test_W9_exchanges_an_odd_animal_for_one_of_its_best_species(player: Bot) -> None:
    taken = ["lion lion lion ibex meerkat eagle", "peacock", "squirrel"]
    state = position(["F4", "S4", "M4"], "lion lion", collections=taken, leaders={"meerkat": 0, "lion": 0})
    go(state, "0 bid refill", "1 bid refill", "2 bid refill")
    (gift,) = answers(player, state, 0)
    assert gift in ("give ibex", "give eagle")
    go(state, f"0 {gift}")
    assert answers(player, state, 0) == {"take lion"}


def test_W9_never_breaks_its_best_species_for_an_odd_animal(player: Bot) -> None:
    taken = ["lion lion lion meerkat meerkat", "peacock peacock", "squirrel"]
    state = position(["F4", "S4", "M4"], "peacock squirrel", collections=taken, leaders={"meerkat": 0, "lion": 0, "peacock": 1})
    go(state, "0 bid refill", "1 bid refill", "2 bid refill")
    assert not answers(player, state, 0) & {"give lion", "give meerkat"}


def test_discards_nothing_it_could_not_replace(player: Bot) -> None:
    state = position(["F4 S4 M4", GOOD_HAND, GOOD_HAND], "peacock squirrel", pile="")
    go(state, "0 bid refill", "1 bid F1", "2 bid F1")
    assert answers(player, state, 0) == {"done"}


def test_never_discards_a_wild_1(player: Bot) -> None:
    state = position(["*1 S4 M4", GOOD_HAND, GOOD_HAND], "peacock squirrel")
    go(state, "0 bid refill", "1 bid F1", "2 bid F1")
    assert "discard *1" not in whole_set(player, state, 0)


# --------------------------------------------------------------------------------------------------------------- the ties


def test_W18_commits_nothing_to_a_tie_of_1s_it_may_win(player: Bot) -> None:
    state = position(["F1", "S1", "M4"], "peacock lion")
    go(state, "0 bid F1", "1 bid S1", "2 bid refill", "2 done")
    assert answers(player, state, 0) == {"commit nothing"}


def test_W18_earns_the_bonus_in_a_tie_for_animals_alike(player: Bot) -> None:
    """There is one for each: nothing to win by a higher payment."""
    state = position(["S2 S1 F4 M3", "S2 M1", "M4"], "lion lion")
    go(state, "0 bid S2", "1 bid S2", "2 bid refill", "2 done")
    assert whole_set(player, state, 0) == ["commit S1"]


def test_W19_shows_no_card_where_the_first_choice_is_no_better(player: Bot) -> None:
    state = position(["S1 F4 M3", "S1 M1", "M4"], "lion lion")
    go(state, "0 bid S1", "1 bid S1", "2 bid refill", "2 done", "0 commit nothing", "1 commit nothing")
    assert answers(player, state, 0) == {"draw"}


def test_W19_shows_its_highest_card_in_the_last_round_for_the_only_animal_it_wants(player: Bot) -> None:
    state = position(["S1 F4 M3", "S1 M1", "M4"], "peacock ibex", collections=["peacock"], animals=LAST_ROUND)
    go(state, "0 bid S1", "1 bid S1", "2 bid refill", "2 done", "0 commit nothing", "1 commit nothing")
    assert answers(player, state, 0) == {"show F4"}


# -------------------------------------------------------------------------------------------------------------- all of it


@pytest.mark.parametrize(("players", "asked"), TABLES[GAME.name])
def test_casual_is_always_legal_and_beats_random(players: int, asked: dict[str, Any]) -> None:
    from mazzo.simulate import play_batch
    from mazzo.tally import Standings

    _, options = GAME.choose(players, asked)
    batch = play_batch(GAME, options, ["casual", *["random"] * (players - 1)], seed_of(3), 0, 200)
    standings = Standings(players)
    standings.add(batch.states, 0, keep_rows=False)
    assert standings.summary()["win_share"][0] > 0.9
    state = GAME.fresh_state()
    start(state, options, seed_of(4), fresh_news())
    dice = dice_of(seed_of(4), 0)
    while not over(state):
        for seat in range(players):
            if state.waiting >> seat & 1:
                move = int(casual(view_of(state, seat), seat, dice))
                assert legal(state, seat) >> move & 1, (int(state.phase), move)
                play(state, seat, move, fresh_news(listening=False))
