"""Wild Cards, ruling by ruling, and the worked examples of its rulebook. Cards: F forest, S savannah, M mountain, * wild."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from mazzo.games.wild_cards import rules
from mazzo.games.wild_cards.rules import ANIMALS, EAGLE, GAME, HABITATS, IBEX, KINDS, LION, MEERKAT, PEACOCK, SQUIRREL
from mazzo.games.wild_cards.words import SPECIES_NAMES
from mazzo.rules.dice import seed_of
from mazzo.rules.game import moves_in, over, ranks, score, scores, start, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.words import read_move, refusal
from tests.games.wild_cards.positions import all_done, go, kinds, moves, position, state_words, view_words

HABITAT_OF = {"peacock": "F", "squirrel": "F", "eagle": "M", "ibex": "M", "lion": "S", "meerkat": "S"}


def fresh_game(players: int, seed: int = 1, **options: str) -> object:
    state = GAME.fresh_state()
    _, chosen = GAME.choose(players, options)
    start(state, chosen, seed_of(seed), fresh_news())
    return state


# -------------------------------------------------------------------------------------------------- cards and set-up


@pytest.mark.parametrize("species", SPECIES_NAMES)
@pytest.mark.parametrize("suit", "FSM")
def test_W1_every_species_has_its_natural_habitat(species, suit):
    state = position([f"{suit}1", "F2", "F2"], display=f"{species} lion")
    go(state, f"0 bid {suit}1", "1 bid refill", "2 bid refill")
    all_done(state)
    go(state, f"0 acquire {species}")
    assert state.tokens[0] == (2 if HABITAT_OF[species] == suit else 0)


def test_W2_the_assumed_numbers_of_each_value_and_their_options():
    usual = fresh_game(3).copies.tolist()
    assert usual == [3, 4, 4, 3] * 3 + [1, 1, 1, 1]
    other = fresh_game(3, habitats="5-4-3-2", wilds="1-1-1-1").copies.tolist()
    assert other == [5, 4, 3, 2] * 3 + [4, 0, 0, 0]
    assert sum(usual) == sum(other) == HABITATS
    with pytest.raises(ValueError, match="expected one of 3-4-4-3, 5-4-3-2"):
        GAME.choose(3, {"habitats": "4-4-3-3"})


def test_W2_the_assumption_is_marked_as_one():
    assert all("assumption" in option.means for option in GAME.options if option.name in ("habitats", "wilds"))


@pytest.mark.parametrize(("players", "removed", "rounds"), [(3, 14, 14), (4, 6, 12), (5, 2, 10)])
def test_W3_a_number_of_animals_is_removed_unseen(players, removed, rounds):
    state = fresh_game(players)
    assert len(state_words(state)["removed"]) == removed == view_words(state, 0)["removed"]
    assert len(state_words(state)["display"]) == players - 1
    assert len(state_words(state)["animal_pile"]) == (rounds - 1) * (players - 1)
    assert view_words(state, 0)["rounds"] == rounds


def test_W3_three_players_remove_one_of_each_species_and_8_at_random():
    for seed in range(20):
        assert min(fresh_game(3, seed).removed) >= 1
    assert any(min(fresh_game(3, seed, removal="random").removed) == 0 for seed in range(20))
    assert {sum(fresh_game(3, seed, removal="random").removed) for seed in range(20)} == {14}


def test_W3_four_and_five_players_have_no_choice_of_what_is_removed():
    for players in (4, 5):
        for removal in ("suggested", "random"):
            with pytest.raises(ValueError, match="choice of 3 players only"):
                GAME.choose(players, {"removal": removal})
        choices, _ = GAME.choose(players, {})
        assert choices["removal"] == "random"
        assert GAME.chosen(players, choices)[0] == choices  # a record can be read again
    assert GAME.choose(3, {})[0]["removal"] == "suggested"


def test_W4_the_first_seat_starts_at_0_and_moves_left_each_round():
    state = fresh_game(3)
    firsts = []
    for _ in range(5):
        firsts.append(int(state.first))
        go(state, "0 bid refill", "1 bid refill", "2 bid refill")
        all_done(state)
    assert firsts == [0, 1, 2, 0, 1]


def test_W4_seats_act_clockwise_from_the_first_seat():
    state = position(["F1", "F1", "F1"], display="lion lion", first=2)
    go(state, "0 bid refill", "1 bid refill", "2 bid refill")
    assert moves_in(waiting_for(state)) == [2]
    go(state, "2 done")
    assert moves_in(waiting_for(state)) == [0]
    go(state, "0 done")
    assert moves_in(waiting_for(state)) == [1]


def test_W5_the_count_of_a_hand_does_not_reveal_whether_it_has_the_refill_card():
    state = position(["F1 F2 F3", "S1 S2", "M1"], display="lion lion")
    assert view_words(state, 2)["hands"] == [4, 3, ["M1"]]
    go(state, "0 bid refill", "1 bid S1")
    assert view_words(state, 2)["hands"] == [4, 3, ["M1"]]
    assert view_words(state, 2)["bids"] == [[], [], []]
    go(state, "2 bid M1")
    assert view_words(state, 2)["bids"] == [["refill"], ["S1"], ["M1"]]
    assert view_words(state, 2)["hands"] == [3, 2, []]


def test_W5_a_card_seen_to_return_to_a_hand_is_known_until_it_is_seen_again():
    state = position(["F3 F1 F1", "S1 S2", "M1"], display="lion lion")
    go(state, "0 bid F3", "1 bid refill", "2 bid refill")
    all_done(state)
    go(state, "0 decline")
    assert view_words(state, 1)["known"][0] == ["F3"]
    go(state, "0 bid F3", "1 bid refill")
    assert view_words(state, 1)["known"][0] == ["F3"]
    go(state, "2 bid refill")
    assert view_words(state, 1)["known"][0] == []


def test_W6_the_limit_of_10_counts_habitat_cards_and_stops_a_draw():
    state = position(["F3 F3 F3 F4 S1 S1 S1 S2 S2 S2", "S1", "M1"], display="lion lion")
    go(state, "0 bid S1", "1 bid refill", "2 bid refill")
    all_done(state)
    news = go(state, "0 decline")
    assert kinds(news, "drew") == [{"seat": 0, "cards": 0}]
    assert state.held[0] == 10
    state = position(["F3 F3 F3 F4 S1 S1 S1 S2 S2", "S1", "M1"], display="lion lion")
    go(state, "0 bid S1", "1 bid refill", "2 bid refill")
    all_done(state)
    assert kinds(go(state, "0 decline"), "drew") == [{"seat": 0, "cards": 1}]


def test_W6_an_empty_pile_is_made_of_the_discards_when_a_card_is_needed():
    state = position(["F1", "S1", "M1"], display="lion lion", pile="F2 F2", discards="M4 M4 M4")
    go(state, "0 bid F1", "1 bid S1", "2 bid M1")
    go(state, "0 decline", "1 decline", "2 decline")
    # A tie of 1s in which all decline: each draws two, from two and then three cards.
    assert state.reshuffles == 1
    assert state_words(state)["habitat_pile"] == state_words(state)["discards"] == []
    assert [len(hand) for hand in state_words(state)["hands"]] == [3, 3, 2]


def test_W6_both_empty_drawing_stops():
    state = position(["F1", "S1", "M1"], display="lion lion", pile="", discards="")
    go(state, "0 bid refill", "1 bid refill", "2 bid refill")
    assert kinds(go(state, "0 done", "1 done", "2 done"), "refilled") == [{"seat": seat, "cards": 0} for seat in range(3)]


def test_W6_bids_and_payments_on_the_table_do_not_count_as_discards():
    state = position(["F2 F4", "S1", "M3"], display="lion eagle", pile="")
    go(state, "0 bid F2", "1 bid S1", "2 bid M3", "2 decline", "0 acquire lion", "0 pay F4")
    news = go(state, "1 decline")
    assert kinds(news, "drew") == [{"seat": 1, "cards": 0}]
    assert state_words(state)["discards"] == ["F2", "F4"]


# --------------------------------------------------------------------------------------------------------- 1. the bids


def test_W7_a_bid_may_exceed_what_its_seat_can_pay_and_then_it_must_decline():
    state = position(["F4 F1", "S1", "M2"], display="lion lion")
    go(state, "0 bid F4", "1 bid S1", "2 bid M2")
    assert moves(state, 0) == ["decline"]
    assert refusal(state, 0, LION).text == "You cannot pay: that takes 3 more habitat cards from your hand."


def test_W8_the_eagle_may_lay_two_cards_and_chooses_after_the_reveal():
    state = position(["F1 S4 M2", "S1", "M1"], display="lion lion", leaders={"eagle": 0})
    go(state, "0 bid F1", "1 bid S1", "2 bid M1")
    assert state.phase == rules.SECOND
    assert moves(state, 0) == ["also M2", "also S4", "also refill", "only one"]
    news = go(state, "0 also refill")
    assert kinds(news, "two_cards") == [{"seat": 0}]
    assert [line["seat"] for line in kinds(news, "revealed")] == [1, 2]
    assert view_words(state, 1)["bids"] == [2, ["S1"], ["M1"]]
    assert view_words(state, 1)["hands"][0] == 4
    assert moves(state, 0) == ["choose F1", "choose refill"]
    go(state, "0 choose refill")
    assert state_words(state)["hands"][0] == ["F1", "M2", "S4"]
    assert view_words(state, 1)["known"][0] == []  # it returned unseen
    assert view_words(state, 1)["hands"][0] == 3


def test_W8_the_pair_is_a_set_made_in_order():
    state = position(["F2 S2 S2", "S1", "M1"], display="lion lion", leaders={"eagle": 0})
    go(state, "0 bid S2", "1 bid S1", "2 bid M1")
    assert moves(state, 0) == ["also S2", "also refill", "only one"]
    assert refusal(state, 0, read_move(state, "also F2")).reason == "out_of_order"
    go(state, "0 also S2")
    assert moves(state, 0) == ["choose S2"]


def test_W8_a_player_who_bid_the_refill_card_is_asked_all_the_same():
    state = position(["F2 S2 S2", "S1", "M1"], display="lion lion", leaders={"eagle": 0})
    go(state, "0 bid refill", "1 bid S1", "2 bid M1")
    assert moves(state, 0) == ["only one"]
    news = go(state, "0 only one")
    assert len(kinds(news, "revealed")) == 3


# ------------------------------------------------------------------------------------------------------ 2A. the refills


def test_W9_the_exchange_comes_first_and_the_animal_given_lies_in_the_display():
    state = position(
        ["F2", "S1", "F1"],
        display="squirrel ibex",
        collections=["", "meerkat lion", ""],
        leaders={"meerkat": 1, "lion": 1},
    )
    go(state, "0 bid refill", "1 bid refill", "2 bid F1")
    assert moves_in(waiting_for(state)) == [1]
    assert moves(state, 1) == ["give lion", "give meerkat", "no exchange"]
    go(state, "1 give lion")
    assert state_words(state)["collections"][1] == [0, 0, 0, 0, 1, 1]  # it moves when the exchange is complete
    assert moves(state, 1) == ["take ibex", "take squirrel"]
    go(state, "1 take ibex")
    assert state_words(state)["display"] == ["lion", "squirrel"]
    assert state_words(state)["leaders"] == [None, None, None, 1, None, 1]
    assert moves_in(waiting_for(state)) == [0]
    all_done(state)
    assert moves(state, 2) == ["acquire lion", "acquire squirrel", "decline"]


def test_W9_another_species_must_be_taken():
    state = position(["F2", "S1", "F1"], display="lion lion", collections=["", "lion meerkat", ""], leaders={"meerkat": 1})
    go(state, "0 bid F2", "1 bid refill", "2 bid F1")
    assert moves(state, 1) == ["give meerkat", "no exchange"]
    assert refusal(state, 1, LION).reason == "nothing_to_exchange"
    assert refusal(state, 1, IBEX).reason == "not_in_collection"
    go(state, "1 give meerkat")
    assert refusal(state, 1, MEERKAT).reason == "same_species"
    assert refusal(state, 1, IBEX).reason == "not_in_display"


def test_W9_cards_just_discarded_can_come_back_by_a_reshuffle():
    state = position(["F2 F2", "S1", "F1"], display="lion lion", pile="")
    go(state, "0 bid refill", "1 bid refill", "2 bid F1", "0 discard F2", "0 discard F2", "0 done")
    assert state_words(state)["hands"][0] == ["F2", "F2"]
    assert state.reshuffles == 1


def test_W10_each_seat_exchanges_at_most_once_and_no_exchange_uses_it_up():
    state = position(["F2", "S1", "F1"], display="squirrel ibex", collections=["", "meerkat", ""], leaders={"meerkat": 1})
    go(state, "0 bid refill", "1 bid refill", "2 bid F1", "1 no exchange")
    assert state_words(state)["exchanged"] == [1]
    assert state.phase == rules.DISCARDING


def test_W10_the_meerkat_leader_handed_to_another_refiller():
    state = position(
        ["F2", "S1", "F1"],
        display="squirrel ibex",
        collections=["meerkat meerkat", "meerkat meerkat", ""],
        leaders={"meerkat": 0},
    )
    go(state, "0 bid refill", "1 bid refill", "2 bid F1", "0 give meerkat", "0 take ibex")
    assert state.leader[MEERKAT] == 1
    assert moves_in(waiting_for(state)) == [1]
    assert moves(state, 1) == ["give meerkat", "no exchange"]
    # Having given one as well, its owner keeps the leader, for nobody has more; and nobody exchanges twice.
    go(state, "1 give meerkat", "1 take squirrel")
    assert state.leader[MEERKAT] == 1
    assert state.phase == rules.DISCARDING
    assert state_words(state)["exchanged"] == [0, 1]


@pytest.mark.parametrize(
    ("owner_has", "others_have", "heir"),
    [
        (2, (1, 0), 0),  # the owner keeps it: nobody has more than the one that is left
        (2, (2, 0), 1),  # somebody has more
        (3, (2, 2), 0),  # as many as anybody
        (1, (0, 0), None),  # nobody has any
        (1, (1, 1), None),  # several tie for the most
        (1, (2, 1), 1),  # one has the most
        (2, (2, 2), None),  # several have more
    ],
)
def test_W11_the_leader_of_the_species_given_away(owner_has, others_have, heir):
    state = position(
        ["F2", "S1", "F1"],
        display="squirrel squirrel",
        collections=["meerkat " + "ibex " * owner_has, "ibex " * others_have[0], "ibex " * others_have[1]],
        leaders={"meerkat": 0, "ibex": 0},
    )
    go(state, "0 bid refill", "1 bid S1", "2 bid F1", "0 give ibex", "0 take squirrel")
    assert state_words(state)["leaders"][IBEX] == heir


def test_W11_the_leader_of_the_species_gained_comes_if_nobody_has_more():
    for others, owner in (("squirrel", 0), ("squirrel squirrel", 1)):
        state = position(
            ["F2", "S1", "F1"],
            display="squirrel squirrel",
            collections=["meerkat ibex", others, ""],
            leaders={"meerkat": 0, "squirrel": 1},
        )
        go(state, "0 bid refill", "1 bid S1", "2 bid F1", "0 give ibex", "0 take squirrel")
        assert state.leader[SQUIRREL] == owner


def test_a_leader_returned_to_the_supply_and_taken_again():
    state = position(
        ["F2 F2", "S1 S1", "M1"],
        display="squirrel squirrel",
        collections=["meerkat ibex", "ibex", "ibex"],
        leaders={"meerkat": 0, "ibex": 0},
    )
    go(state, "0 bid refill", "1 bid S1", "2 bid refill", "0 give ibex")
    news = go(state, "0 take squirrel")
    assert {"seat": None, "species": "ibex", "before": 0} in kinds(news, "leader")
    all_done(state)
    news = go(state, "1 acquire ibex")
    assert kinds(news, "leader") == [{"seat": 1, "species": "ibex", "before": None}]


def test_W12_a_refill_never_forces_a_discard():
    state = position(["F2 F2 F2 F2 S1 S1 S1 S1", "F1 F1 F1 F1 F1 F1 F1", "F3"], display="lion lion")
    go(state, "0 bid refill", "1 bid refill", "2 bid F3", "0 done")
    assert state.held[0] == 8
    go(state, "1 discard F1", "1 done")
    assert state.held[1] == 7


def test_W12_the_squirrels_owner_draws_up_to_10():
    state = position(["F2 F2", "F1", "F3"], display="lion lion", leaders={"squirrel": 0})
    go(state, "0 bid refill", "1 bid refill", "2 bid F3", "0 done")
    assert state.held[0] == 10
    state = position(["F1 F1 F2 F2 S1 S1 S1 S1", "F1", "F3"], display="lion lion", leaders={"squirrel": 0})
    go(state, "0 bid refill", "1 bid refill", "2 bid F3")
    assert kinds(go(state, "0 done"), "refilled") == [{"seat": 0, "cards": 2}]


def test_a_discard_is_made_in_order_and_is_public():
    state = position(["F2 F2 S1 M3", "F1", "F3"], display="lion lion")
    go(state, "0 bid refill", "1 bid F1", "2 bid F3", "0 discard S1")
    assert moves(state, 0) == ["discard M3", "done"]
    assert refusal(state, 0, read_move(state, "discard F2")).reason == "out_of_order"
    assert state_words(state)["discarding"] == ["S1"] == view_words(state, 1)["discards"]


# ------------------------------------------------------------------------------------------------------ 2B. the animals


def test_W13_of_equals_the_latest_taker_has_the_leader():
    state = position(["F1 F1", "S2 S2", "M3"], display="ibex ibex", collections=["ibex", "ibex", ""], leaders={"ibex": 0})
    go(state, "0 bid F1", "1 bid S2", "2 bid refill", "2 done", "1 acquire ibex", "1 pay S2")
    assert state.leader[IBEX] == 1
    go(state, "0 acquire ibex")
    assert state.leader[IBEX] == 0


def test_W13_fewer_than_another_brings_no_leader():
    state = position(["F1", "S2", "M3"], display="ibex ibex", collections=["", "ibex ibex", ""], leaders={"ibex": 1})
    go(state, "0 bid F1", "1 bid refill", "2 bid refill")
    all_done(state)
    go(state, "0 acquire ibex")
    assert state.leader[IBEX] == 1


@pytest.mark.parametrize(("card", "points"), [("M1", 2), ("*1", 2), ("F1", 0)])
def test_W14_a_single_1_of_the_natural_habitat_earns_the_points(card, points):
    state = position([card, "S2", "M3"], display="ibex ibex")
    go(state, f"0 bid {card}", "1 bid refill", "2 bid refill")
    all_done(state)
    go(state, "0 acquire ibex")
    assert state.tokens[0] == points


def test_W15_declining_is_always_allowed_bid_back_first_then_two_cards():
    state = position(["F2 S4", "S2", "M3"], display="ibex ibex", pile="M4 *4 F1")
    go(state, "0 bid F2", "1 bid refill", "2 bid refill", "1 done", "2 done")
    assert "decline" in moves(state, 0)
    state = position(["F2 S4", "S1 S1 S1 S1 S1 S1 S1", "M1 M1 M1 M1 M1 M1 M1"], display="ibex ibex", pile="M4 *4 F1")
    go(state, "0 bid F2", "1 bid refill", "2 bid refill", "1 done", "2 done", "0 decline")
    assert state_words(state)["hands"][0] == ["*4", "F2", "M4", "S4"]


def test_W15_with_an_empty_display_the_last_bidder_declines():
    state = position(["F1", "S2 S2", "M3 M3 M3"], display="ibex ibex")
    go(state, "0 bid F1", "1 bid S2", "2 bid M3", "2 acquire ibex", "2 pay M3", "2 pay M3", "1 acquire ibex", "1 pay S2")
    assert moves(state, 0) == ["decline"]


def test_W15_a_hand_at_the_limit_with_a_returned_bid():
    state = position(["F4 F1 F1 F1 S1 S1 S1 M1 M1 M1", "S2", "M3"], display="ibex ibex")
    go(state, "0 bid F4", "1 bid refill", "2 bid refill")
    all_done(state)
    go(state, "0 decline")
    assert state.held[0] == 10


def test_W16_ties_are_settled_value_by_value_when_their_turn_comes():
    state = position(["F1", "S2 S2", "M2 M2", "M1"], display="ibex ibex lion")
    go(state, "0 bid F1", "1 bid S2", "2 bid M2", "3 bid M1")
    assert state_words(state)["tied"] == [1, 2]
    go(state, "1 commit S2", "2 decline", "1 acquire lion")
    assert state_words(state)["tied"] == [0, 3]
    assert state.ties == 2


def test_W16_a_bid_without_an_equal_is_paid_openly():
    state = position(["F2 F2", "S2 S2", "M1"], display="ibex lion", leaders={"lion": 0})
    go(state, "0 bid F2", "1 bid S2", "2 bid M1", "0 acquire ibex", "0 pay F2")
    assert moves(state, 1) == ["acquire lion", "decline"]
    assert state_words(state)["tied"] == []


def test_W17_the_lions_owner_goes_first_without_showing_a_payment():
    state = position(["F2 F2", "S2 S2", "M2 M2"], display="ibex lion", leaders={"lion": 1})
    news = go(state, "0 bid F2", "1 bid S2", "2 bid M2")
    assert kinds(news, "lion") == [{"seat": 1, "value": 2}]
    assert state_words(state)["order"] == [1]
    assert moves(state, 1) == ["acquire ibex", "acquire lion", "decline"]
    go(state, "1 acquire lion", "1 pay S2")
    assert state_words(state)["tied"] == [0, 2]
    assert moves_in(waiting_for(state)) == [0, 2]


def test_the_lion_changes_hands_between_two_tied_values():
    state = position(
        ["F1", "S2 F3", "M2 M1", "S1"],
        display="ibex ibex lion",
        collections=["lion", "", "", ""],
        leaders={"lion": 0},
    )
    go(state, "0 bid F1", "1 bid S2", "2 bid M2", "3 bid S1", "1 commit F3", "2 commit M1")
    go(state, "1 acquire lion", "2 acquire ibex")
    assert state.leader[LION] == 1
    # Seat 0 owned the lion when the bids were revealed, but not any more when the turn of the 1s comes.
    assert state_words(state)["tied"] == [0, 3]


def test_W18_the_tied_commit_exactly_one_card_less_than_their_bid_or_decline():
    state = position(["F3 F1 F1 F2", "S3 S1", "M3 M1 M2"], display="ibex lion")
    go(state, "0 bid F3", "1 bid S3", "2 bid M3")
    assert moves(state, 1) == ["decline"]  # who cannot pay must decline
    assert refusal(state, 1, read_move(state, "commit S1")).reason == "cannot_pay"
    go(state, "0 commit F1")
    assert moves(state, 0) == ["commit F1", "commit F2"]
    assert refusal(state, 0, read_move(state, "decline")).reason == "payment_begun"
    go(state, "0 commit F2", "1 decline")
    assert view_words(state, 2)["payments"] == [[], [], []]
    assert view_words(state, 2)["hands"][:2] == [4, 2]
    news = go(state, "2 commit M1", "2 commit M2")
    assert kinds(news, "total") == [{"seat": 0, "total": 3}, {"seat": 2, "total": 3}]
    assert kinds(news, "declined") == [{"seat": 1}]
    assert state_words(state)["tied"] == [0, 2]


def test_W18_no_card_is_offered_that_leaves_no_way_to_complete_the_payment():
    state = position(["F3 F1 F1 F2", "S3", "M3 M1 M2"], display="ibex lion")
    go(state, "0 bid F3", "1 bid refill", "2 bid M3", "1 done")
    assert moves(state, 0) == ["commit F1", "decline"]
    assert refusal(state, 0, read_move(state, "commit F2")).reason == "too_few_left"


def test_W18_players_who_declined_draw_at_once_in_the_order_of_W4():
    state = position(["F2 F1", "S2", "M2"], display="ibex lion", pile="F1 F2 F3 F4", first=2)
    go(state, "0 bid F2", "1 bid S2", "2 bid M2", "0 commit F1", "1 decline")
    news = go(state, "2 decline")
    assert [line["seat"] for line in kinds(news, "declined")] == [2, 1]
    assert state_words(state)["hands"][2] == ["F1", "F2", "M2"]
    assert state_words(state)["order"] == [0]


def test_W18_a_tie_of_1s_has_nothing_to_pay():
    state = position(["F1 F4", "S1 S2", "M3"], display="ibex lion")
    go(state, "0 bid F1", "1 bid S1", "2 bid refill", "2 done")
    assert moves(state, 0) == ["commit nothing", "decline"]
    go(state, "0 commit nothing")
    assert view_words(state, 1)["phase"] == "commit"
    go(state, "1 commit nothing")
    assert state_words(state)["phase"] == "show"
    go(state, "0 show F4", "1 show S2")
    assert state_words(state)["order"] == [0, 1]


def test_W19_equal_totals_show_a_card_or_draw_one():
    state = position(["F2 F1 F3", "S2 S1 S2", "M1"], display="ibex lion", pile="M4 M3")
    go(state, "0 bid F2", "1 bid S2", "2 bid M1", "0 commit F1", "1 commit S1")
    assert moves(state, 0) == ["draw", "show F3"]
    go(state, "0 draw")
    assert view_words(state, 1)["showing"] == [None, None, None]
    news = go(state, "1 show S2")
    assert kinds(news, "drawn_and_shown") == [{"seat": 0, "card": "M4"}]
    assert state_words(state)["order"] == [0, 1]
    assert state_words(state)["hands"][0] == ["F3"]  # the card drawn lay open and was discarded


def test_W19_again_as_long_as_some_are_equal():
    state = position(["F2 F1 F3 F3", "S2 S1 S3 S4", "M1"], display="ibex lion")
    go(state, "0 bid F2", "1 bid S2", "2 bid M1", "0 commit F1", "1 commit S1", "0 show F3", "1 show S3")
    assert state_words(state)["phase"] == "show"
    assert state_words(state)["shown"] == ["F3", "S3"]
    go(state, "0 show F3", "1 show S4")
    assert state_words(state)["order"] == [1, 0]
    assert state.ties_to_cards == 1


def test_W19_a_player_who_finds_no_card_left_to_draw_counts_0():
    state = position(["F1", "S1", "M1", "S2 F1"], display="ibex lion ibex", pile="S2", first=1)
    go(state, "0 bid F1", "1 bid S1", "2 bid M1", "3 bid S2", "3 acquire lion", "3 pay F1")
    go(state, "0 commit nothing", "1 commit nothing", "2 commit nothing", "0 draw", "1 draw")
    news = go(state, "2 draw")
    # One card for three: by W4 seat 1 draws it, and chance decides between the other two.
    assert kinds(news, "drawn_and_shown") == [{"seat": 1, "card": "S2"}]
    assert kinds(news, "shown") == [{"seat": 2, "card": None}, {"seat": 0, "card": None}]
    assert state_words(state)["order"][0] == 1
    assert state.lots_drawn == 1


def test_W19_draw_is_offered_only_when_there_is_a_card_or_the_hand_is_empty():
    state = position(["F1 F2", "S1", "M2"], display="ibex lion", pile="")
    go(state, "0 bid F1", "1 bid S1", "2 bid M2", "2 decline", "0 commit nothing", "1 commit nothing")
    assert moves(state, 0) == ["show F2"]
    assert refusal(state, 0, read_move(state, "draw")).reason == "nothing_to_draw"
    assert moves(state, 1) == ["draw"]
    go(state, "0 show F2")
    news = go(state, "1 draw")
    assert kinds(news, "shown") == [{"seat": 0, "card": "F2"}, {"seat": 1, "card": None}]
    assert state_words(state)["order"] == [0, 1]


def test_W19_chance_decides_when_none_of_the_equals_can_show_a_card():
    firsts = set()
    for seed in range(12):
        state = position(["F1", "S1", "M2"], display="ibex lion", pile="")
        state.seed[:] = seed_of(seed)
        go(state, "0 bid F1", "1 bid S1", "2 bid M2", "2 decline", "0 commit nothing")
        news = go(state, "1 commit nothing")
        assert len(kinds(news, "lots")) == 2
        assert state.lots_drawn == 1
        firsts.add(state_words(state)["order"][0])
    assert firsts == {0, 1}


def test_W19_several_groups_of_equals_are_settled_front_to_back():
    state = position(
        ["F2 F1 F4", "S2 S1 S3", "M2 M3 M4", "F2 F3 F1", "*4"],
        display="ibex lion ibex lion",
    )
    go(state, "0 bid F2", "1 bid S2", "2 bid M2", "3 bid F2", "4 bid refill", "4 done")
    go(state, "0 commit F1", "1 commit S1", "2 commit M3", "3 commit F3")
    assert state_words(state)["tied"] == [2, 3]
    assert state_words(state)["order"] == []
    go(state, "2 show M4", "3 show F1")
    assert state_words(state)["tied"] == [0, 1]
    assert state_words(state)["order"] == [2, 3]
    go(state, "0 show F4", "1 show S3")
    assert state_words(state)["order"] == [2, 3, 0, 1]


def test_W20_shown_cards_stay_open_until_the_order_is_settled_and_are_no_payment():
    state = position(["F2 F1 F3 F4", "S2 S1 S3 S4", "M1"], display="peacock lion", pile="")
    go(state, "0 bid F2", "1 bid S2", "2 bid M1", "0 commit F1", "1 commit S1", "0 show F3", "1 show S3")
    # Both piles are empty: the cards shown are not shuffled back.
    assert moves(state, 0) == ["show F4"]
    assert state_words(state)["shown"] == ["F3", "S3"]
    assert state_words(state)["discards"] == []
    go(state, "0 show F4", "1 show S4")
    assert state.lots_drawn == 1
    assert state_words(state)["discards"] == ["F3", "F4", "S3", "S4"]
    assert state_words(state)["shown"] == []
    first = state_words(state)["order"][0]
    go(state, f"{first} acquire {'peacock' if first == 0 else 'lion'}")
    assert state.tokens[first] == 2


def test_W21_a_committed_payment_cannot_be_changed_and_comes_back_with_a_decline():
    state = position(["F2 F1 F3", "S2 S4 S3", "M1"], display="peacock lion", pile="M2 M2 M2 M2")
    go(state, "0 bid F2", "1 bid S2", "2 bid M1", "0 commit F1", "1 commit S4")
    assert state_words(state)["order"] == [1, 0]
    news = go(state, "1 acquire lion")
    assert kinds(news, "acquired") == [{"seat": 1, "species": "lion", "value": 2}]
    assert state.tokens[1] == 2
    go(state, "0 decline")
    assert state_words(state)["hands"][0] == ["F1", "F2", "F3", "M2", "M2"]
    assert view_words(state, 1)["known"][0] == ["F1", "F2"]


# -------------------------------------------------------------------------------- 3. the next round, the end, the score


def test_the_ibex_takes_back_a_bid_that_brought_an_animal_unless_it_is_wild():
    for card, asked in (("F1", True), ("*1", False)):
        state = position([card, "S2", "M3"], display="ibex ibex")
        go(state, f"0 bid {card}", "1 bid refill", "2 bid refill")
        all_done(state)
        go(state, "0 acquire ibex")
        assert (state.phase == rules.IBEX_ASKED) == asked
        if asked:
            assert moves(state, 0) == ["leave", "take back"]
            assert state_words(state)["bids"][0] == ["F1"]
            go(state, "0 take back")
            assert state_words(state)["hands"][0] == ["F1"]
            assert state_words(state)["discards"] == []
            assert view_words(state, 1)["known"][0] == ["F1"]


def test_the_ibex_owner_without_an_animal_is_not_asked():
    state = position(["F1", "S2", "M3"], display="ibex ibex", leaders={"ibex": 0})
    go(state, "0 bid F1", "1 bid refill", "2 bid refill")
    all_done(state)
    go(state, "0 decline")
    assert state_words(state)["round"] == 2


def test_animals_left_in_the_display_leave_the_game():
    state = position(["F1", "S2", "M3"], display="eagle lion")
    go(state, "0 bid refill", "1 bid refill", "2 bid refill")
    all_done(state)
    assert view_words(state, 0)["gone"] == ["eagle", "lion"]
    assert state_words(state)["display"] == ["peacock", "squirrel"]


def test_a_round_in_which_everybody_refills():
    state = fresh_game(5)
    go(state, *(f"{seat} bid refill" for seat in range(5)))
    for seat in range(5):
        assert moves_in(waiting_for(state)) == [seat]
        go(state, f"{seat} done")
    assert state_words(state)["round"] == 2
    assert state_words(state)["bids"] == [[]] * 5


def test_the_last_round_ends_the_game_when_the_display_cannot_be_filled():
    state = position(["F1", "S2", "M3"], display="eagle lion", animals="lion")
    go(state, "0 bid F1", "1 bid refill", "2 bid refill", "1 done", "2 done")
    news = go(state, "0 acquire eagle")
    assert over(state)
    assert state_words(state)["phase"] == "over"
    assert kinds(news, "scored") == [{"seat": 0, "points": 3}, {"seat": 1, "points": 0}, {"seat": 2, "points": 0}]
    assert refusal(state, 0, 0).reason == "game_over"


def test_W22_hands_count_for_nothing_at_the_end_and_stay_hidden():
    state = position(["F1 *4", "S2", "M3"], display="eagle lion", animals="", pile="")
    go(state, "0 bid refill", "1 bid refill", "2 bid refill", "0 done", "1 done", "2 done")
    assert over(state)
    assert scores(state) == [0, 0, 0]
    assert state_words(state)["hands"] == [["*4", "F1"], ["S2"], ["M3"]]
    assert view_words(state, 1)["hands"] == [3, ["S2"], 2]


def test_a_round_of_5_players_ends_even_if_both_piles_are_empty():
    hand = "F2 S2 M2"
    state = position([hand] * 5, display="eagle lion ibex lion", pile="")
    go(state, "0 bid refill", "1 bid refill", "2 bid F2", "3 bid S2", "4 bid M2")
    go(state, "0 done", "1 done")
    assert [int(state.held[seat]) for seat in (0, 1)] == [3, 3]
    go(state, "2 decline", "3 commit F2", "4 commit F2")
    assert moves(state, 3) == ["show M2"]
    go(state, "3 show M2", "4 show S2")
    assert state.lots_drawn == 1
    first = state_words(state)["order"][0]
    go(state, f"{first} acquire eagle", f"{7 - first} decline")
    assert state_words(state)["round"] == 2
    assert sum(len(hand) for hand in state_words(state)["hands"]) + len(state_words(state)["discards"]) == 15


def test_a_tie_of_four():
    state = position(
        ["F3 F1 F2", "S3 S2 S2", "M3 M1 M1", "F3 F4 S4", "F1"],
        display="eagle lion ibex lion",
    )
    go(state, "0 bid F3", "1 bid S3", "2 bid M3", "3 bid F3", "4 bid F1")
    assert state_words(state)["tied"] == [0, 1, 2, 3]
    go(state, "0 commit F1", "0 commit F2", "1 commit S2", "1 commit S2", "2 commit M1", "2 commit M1", "3 commit F4")
    go(state, "3 commit S4")
    assert state_words(state)["order"] == [3, 1, 0, 2]
    go(state, "3 acquire lion", "1 acquire lion", "0 acquire eagle", "2 acquire ibex")
    assert moves(state, 4) == ["decline"]
    assert state.leader[LION] == 1


def test_a_set_is_made_in_one_way_only():
    """Every multiset of two cards from a hand is a payment, and exactly one sequence of moves leads to it."""
    hand = "F1 F1 F2 S3 *1"
    state = position([f"F3 {hand}", "S1", "M1"], display="eagle lion")
    go(state, "0 bid F3", "1 bid S1", "2 bid M1", "0 acquire lion")
    ways = []
    for first in moves(state, 0):
        after = state.copy()
        go(after, f"0 {first}")
        ways += [(first[4:], second[4:]) for second in moves(after, 0)]
    expected = {tuple(sorted(pair)) for pair in itertools.combinations(hand.split(), 2)}
    assert len(ways) == len(expected)
    assert {tuple(sorted(pair)) for pair in ways} == expected


# ------------------------------------------------------------------------------------------ the rulebook's own examples


def test_the_rulebooks_example_of_natural_habitats():
    state = position(["F3 F2 *1 S1", "S1", "M1"], display="peacock lion")
    go(state, "0 bid F3", "1 bid S1", "2 bid M1", "0 acquire peacock", "0 pay F2", "0 pay *1")
    assert state.tokens[0] == 2
    assert state_words(state)["collections"][0][PEACOCK] == 1


def test_the_rulebooks_full_round():
    """A 4, a 2 and a 1; two ibexes: the leader goes to the first taker, then to the second, who has as many."""
    state = position(["M4 F1 S1 M1", "M2 S2", "S1"], display="ibex ibex", pile="F1 F2 F3")
    go(state, "0 bid M4", "1 bid M2", "2 bid S1")
    go(state, "0 acquire ibex", "0 pay F1", "0 pay S1", "0 pay M1")
    assert state.leader[IBEX] == 0
    go(state, "1 acquire ibex", "1 pay S2")
    assert state.leader[IBEX] == 1
    assert moves(state, 2) == ["decline"]
    go(state, "2 decline")
    assert state_words(state)["hands"][2] == ["F1", "F2", "S1"]
    go(state, "1 take back")
    assert state_words(state)["hands"][1] == ["M2"]
    assert state_words(state)["discards"] == ["F1", "M1", "M4", "S1", "S2"]
    assert (state_words(state)["round"], state_words(state)["first"]) == (2, 1)


def test_the_rulebooks_tie():
    """Two bids of 3; 3 + 2 beats 2 + 1."""
    state = position(["F3 F3 F2", "S3 S2 S1", "M1"], display="ibex lion")
    go(state, "0 bid F3", "1 bid S3", "2 bid M1", "0 commit F2", "0 commit F3", "1 commit S1")
    news = go(state, "1 commit S2")
    assert kinds(news, "total") == [{"seat": 0, "total": 5}, {"seat": 1, "total": 3}]
    assert state_words(state)["order"] == [0, 1]


def test_the_rulebooks_meerkat_and_squirrel():
    """An ibex is exchanged for a squirrel, whose leader at once lets its new owner draw up to ten."""
    state = position(
        ["F1 F1", "S1", "M1"],
        display="squirrel lion",
        collections=["ibex ibex squirrel meerkat", "squirrel", ""],
        leaders={"meerkat": 0, "squirrel": 1, "ibex": 0},
    )
    go(state, "0 bid refill", "1 bid S1", "2 bid M1", "0 give ibex", "0 take squirrel")
    assert state.leader[SQUIRREL] == 0
    go(state, "0 done")
    assert state.held[0] == 10


def test_the_rulebooks_scoring_examples():
    state = position(["", "", ""], collections=["peacock " * 4 + "ibex " * 3 + "squirrel " * 3], leaders={"peacock": 0})
    state.tokens[0] = 8
    assert score(state, 0) == 8 + 3 + 3 + 8 == 22
    state.collection[0, IBEX] = 4
    assert score(state, 0) == 8 + 4 + 3 + 8


def test_a_leader_is_worth_1_and_equal_scores_are_ranked_by_animals():
    state = position(["", "", ""], collections=["lion lion", "lion lion eagle ibex", "squirrel"], leaders={"lion": 0, "eagle": 1})
    assert scores(state) == [5, 6, 2]
    state.leader[EAGLE] = 0
    state.tokens[1] = 1
    assert scores(state) == [6, 6, 2]
    assert ranks(state) == [2, 1, 3]
    state.collection[0] = state.collection[1]
    state.tokens[0] = 0
    state.leader[:] = -1
    state.tokens[1] = 0
    assert ranks(state) == [1, 1, 3]


def test_a_stacked_start_deals_in_the_stacked_order():
    state = GAME.fresh_state()
    _, options = GAME.choose(4, {})
    animals = [species for species in range(6) for _ in range(7)]
    habitats = [kind for kind in range(KINDS) for _ in range(options.copies[kind])]
    GAME.stack(state, np.array(animals[::-1] + habitats, np.int64))
    start(state, options, seed_of(5), fresh_news())
    assert state_words(state)["removed"] == ["meerkat"] * 6
    assert state_words(state)["display"] == ["lion", "lion", "meerkat"]
    assert state_words(state)["hands"][0] == ["F1", "F2", "F3", "F4", "S1", "S2", "S3"]
    assert state.stacked == 1
    assert state.animal_pile_size == ANIMALS - 6 - 3
