"""Wizard: a test for every ruling of docs/games/wizard.md, and the rulebook's own example of scoring."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any

import pytest

from mazzo.games import game_named
from mazzo.games.wizard.rules import points
from mazzo.games.wizard.words import WORDS as words
from mazzo.rules.dice import any_of, dice_of, seed_of
from mazzo.rules.game import SPECTATOR, copy_of, legal, over, play, ranks, scores, start, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.simulate import play_batch
from mazzo.table.table import Table
from mazzo.table.view import view_of
from mazzo.words import Refusal, legal_words, read_move
from tests.games.wizard.positions import bid, dealt, dealt_own_decks, may_play, next_deal, on, opened, trick
from tests.harness.plain import facts_of, plain

WIZARD = game_named("wizard")


def refused(table: Table, seat: int, move: str) -> Refusal:
    """Why the table refuses this move; checks that the attempt left no trace."""
    before = table.state.tobytes()
    with pytest.raises(Refusal) as why:
        table.play(seat, move)
    assert table.state.tobytes() == before
    return why.value


def view_words(table: Table, seat: int) -> dict[str, Any]:
    return plain(words.view(view_of(table.state, seat)))


def everybody(table: Table) -> list[int]:
    return [*range(table.players), SPECTATOR]


def random_game(players: int, seed: int = 1, **asked: Any) -> list[dict[str, Any]]:
    """A game of random moves: everything on the table before each of them and after the last."""
    _, options = WIZARD.choose(players, asked)
    state = WIZARD.fresh_state()
    silence = fresh_news(listening=False)
    start(state, options, seed_of(seed), silence)
    dice = dice_of(seed_of(seed), 7)
    story = [plain(words.state(state))]
    while not over(state):
        seat = int(waiting_for(state)).bit_length() - 1
        play(state, seat, any_of(legal(state, seat), dice), silence)
        story.append(plain(words.state(state)))
    return story


def deals_of(story: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The table right after each deal."""
    return [story[0], *(table for before, table in pairwise(story) if before["round"] != table["round"])]


# ------------------------------------------------------------------------------------------------- the course of the game


@pytest.mark.parametrize(("players", "rounds"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_course_every_round_deals_a_card_more_until_all_sixty_are_dealt(players: int, rounds: int) -> None:
    deals = deals_of(random_game(players))
    assert [deal["round"] for deal in deals] == list(range(1, rounds + 1))
    assert [deal["cards"] for deal in deals] == list(range(1, rounds + 1))
    for deal in deals:
        assert all(len(hand) == deal["cards"] for hand in deal["hands"])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_course_the_last_round_turns_up_no_card_and_has_no_trump(players: int) -> None:
    *others, last = deals_of(random_game(players))
    assert all(deal["turned"] is not None for deal in others)
    assert (last["turned"], last["trump"], last["stock"], last["phase"]) == (None, None, [], "bid")


@pytest.mark.parametrize("players", [3, 6])
def test_course_deal_bids_and_lead_go_round(players: int) -> None:
    deals = deals_of(random_game(players))
    for before, deal in pairwise(deals):
        assert deal["dealer"] == (before["dealer"] + 1) % players
    assert all(deal["leader"] == (deal["dealer"] + 1) % players for deal in deals)


def test_course_left_of_the_dealer_bids_first_then_clockwise() -> None:
    table = dealt("R1 R2", "G1 G2", "B1 B2", "Y2 Y3", dealer=1)
    for seat in (2, 3, 0, 1):
        assert table.waiting == [seat]
        assert sorted(legal_words(table.state, seat)) == ["bid 0", "bid 1", "bid 2"]
        table.play(seat, "bid 2")
    assert table.waiting == [2]


def test_course_the_winner_of_a_trick_leads_the_next() -> None:
    table = dealt("R1 G1", "R9 G9", "R4 G4", dealer=2)
    bid(table, "0 0 0")
    trick(table, "R1 R9 R4")
    assert (table.waiting, on(table)["leader"], on(table)["won"]) == ([1], 1, [0, 1, 0])


@pytest.mark.parametrize(("turned", "trump"), [("R5", "R"), ("Y13", "Y"), ("G1", "G"), ("B9", "B"), ("J2", None)])
def test_course_the_card_turned_up_makes_trump_and_a_jester_makes_none(turned: str, trump: str | None) -> None:
    table = dealt("R1", "G2", "B1", turned=turned)
    assert (on(table)["trump"], on(table)["phase"]) == (trump, "bid")


def test_course_a_bid_above_the_hand_is_refused() -> None:
    table = dealt("R1 R2", "G1 G2", "B1 B2")
    assert refused(table, 0, "bid 3").reason == "bid_too_high"
    assert refused(table, 0, "bid 3").text == "This round has 2 tricks: bid 0 to 2."
    assert refused(table, 1, "bid 1").reason == "not_your_turn"


# -------------------------------------------------------------------------------------------- following, winning a trick


def test_following_a_player_with_the_suit_plays_it_or_a_wizard_or_a_jester() -> None:
    table = dealt("G5 R1 R2 R3 R4", "G3 G13 B2 W1 J1", "B5 B6 B7 B8 Y2", turned="B1")
    bid(table, "0 0 0")
    trick(table, "G5")
    assert may_play(table) == "G13 G3 J1 W1"
    why = refused(table, 1, "play B2")
    assert (why.reason, why.text) == ("follow_suit", "You must follow green; only Wizards and Jesters are always allowed.")
    assert refused(table, 1, "play R9").reason == "not_in_hand"


def test_following_a_player_without_the_suit_plays_anything_and_need_not_trump() -> None:
    table = dealt("G5 R1", "B2 Y3", "G6 Y9", turned="B1")
    bid(table, "0 0 0")
    trick(table, "G5")
    assert may_play(table) == "B2 Y3"


def test_following_nobody_has_to_beat() -> None:
    table = dealt("G5 R1", "G2 G13", "G6 Y9", turned="B1")
    bid(table, "0 0 0")
    trick(table, "G5")
    assert may_play(table) == "G13 G2"


def test_following_after_jesters_the_first_other_card_says_the_suit() -> None:
    table = dealt("J1 R1", "J2 R2", "B4 R3", "B9 G7", turned="Y1")
    bid(table, "0 0 0 0")
    trick(table, "J1 J2 B4")
    assert may_play(table) == "B9"


def test_following_a_wizard_led_frees_everybody() -> None:
    table = dealt("W1 R1", "G2 B2", "G3 Y3", turned="Y1")
    bid(table, "0 0 0")
    trick(table, "W1 G2")
    assert may_play(table) == "G3 Y3"


@pytest.mark.parametrize(
    ("cards", "turned", "winner"),
    [
        ("G5 W1 W2 B13", "B1", 1),  # the first Wizard
        ("W3 W1 W2 W4", "B1", 0),
        ("G13 B2 B5 Y9", "B1", 2),  # the highest trump
        ("G4 G11 G7 R13", "B1", 1),  # the highest of the suit to follow
        ("G4 B13 R13 Y13", "J4", 0),  # without trump nothing else counts
        ("J1 R4 R9 G13", "B1", 2),  # the suit of the first card that is no Jester
        ("J1 B1 R9 G13", "B3", 1),
        ("R2 J1 J2 J3", "B1", 0),
        ("J2 J1 J4 G1", "B1", 3),
        ("J2 J1 J4 W1", "B1", 3),
    ],
)
def test_winning_a_trick(cards: str, turned: str, winner: int) -> None:
    table = dealt(*cards.split(), turned=turned)
    bid(table, "0 0 0 0")
    trick(table, cards)
    assert on(table)["won"] == [int(seat == winner) for seat in range(4)]


def test_winning_a_trick_of_jesters_alone_goes_to_the_first() -> None:
    table = dealt("J3 R1", "J1 R2", "J4 R3", turned="Y1", dealer=0)
    bid(table, "0 0 0")
    trick(table, "J1 J4 J3")
    assert on(table)["won"] == [0, 1, 0]
    assert table.waiting == [1]


# ------------------------------------------------------------------------------------------------------ Z1 to Z8, the score


def test_Z1_the_first_dealer_is_drawn_at_random() -> None:
    state = WIZARD.fresh_state()
    for players in (2, 3, 4, 5, 6):
        _, options = WIZARD.choose(players, {})
        deals = [0] * players
        for seed in range(600):
            start(state, options, seed_of(seed), fresh_news(listening=False))
            deals[int(state.dealer)] += 1
        expected = 600 / players
        assert sum((number - expected) ** 2 / expected for number in deals) < 20.5  # chi-square, 5 degrees: 1 in 1000


def test_Z2_the_dealer_names_trump_before_any_bid_having_seen_their_hand() -> None:
    table = dealt("R7 R9", "G1 B2", "Y5 Y6", turned="W2", dealer=1)
    assert (on(table)["phase"], on(table)["trump"], table.waiting) == ("trump", None, [1])
    assert view_words(table, 1)["hands"] == [2, ["B2", "G1"], 2]
    assert refused(table, 2, "bid 1").reason == "not_your_turn"
    assert refused(table, 1, "bid 1").reason == "no_such_move"
    table.play(1, "trump G")
    assert (on(table)["phase"], on(table)["trump"], table.waiting) == ("bid", "G", [2])


def test_Z2_the_dealer_names_one_of_the_four_suits_and_not_no_trump() -> None:
    table = dealt("R7", "G1", "Y5", turned="W4")
    assert sorted(legal_words(table.state, 2)) == ["trump B", "trump G", "trump R", "trump Y"]
    assert [read_move(table.state, text) for text in ("trump none", "trump W", "trump null", "trump")] == [None] * 4
    assert refused(table, 2, "trump none").reason == "no_such_move"


def test_Z2_the_trump_they_name_wins() -> None:
    table = dealt("R7", "G1", "R13", turned="W4")
    table.play(2, "trump G")
    bid(table, "0 0 0")
    trick(table, "R7 G1 R13")
    assert on(table)["won"] == [0, 1, 0]


def test_Z3_a_jester_led_then_a_wizard_leaves_no_suit_to_follow() -> None:
    table = dealt("J1 R1", "W1 B1", "B5 G3", "B9 Y7", turned="Y1")
    bid(table, "0 0 0 0")
    trick(table, "J1 W1")
    assert may_play(table) == "B5 G3"
    trick(table, "B5")
    assert view_words(table, 3)["follow"] is None
    assert may_play(table) == "B9 Y7"
    trick(table, "Y7")
    assert on(table)["won"] == [0, 1, 0, 0]


def test_Z4_a_suit_led_then_a_wizard_must_still_be_followed() -> None:
    table = dealt("B4 R1", "W1 B1", "B5 G3", "G9 Y7", turned="Y1")
    bid(table, "0 0 0 0")
    trick(table, "B4 W1")
    assert view_words(table, 2)["follow"] == "B"
    assert may_play(table) == "B5"
    trick(table, "B5")
    assert may_play(table) == "G9 Y7"


def test_Z5_the_turned_card_is_public_and_out_of_play() -> None:
    table = dealt("R7 R9", "G1 B2", "Y5 Y6", turned="R10")
    assert [view_words(table, viewer)["turned"] for viewer in everybody(table)] == ["R10"] * 4
    assert "R10" not in on(table)["stock"]
    bid(table, "0 0 0")
    assert refused(table, 0, "play R10").reason == "not_in_hand"
    trick(table, "R7 G1 Y5 R9 B2 Y6")
    assert [view_words(table, viewer)["turned"] for viewer in everybody(table)] == ["R10"] * 4


def test_Z5_it_is_shuffled_back_for_the_next_round() -> None:
    table = dealt("R7", "G1", "Y5", turned="R10", rounds="1-1")
    next_deal(table, "R10", "G2", "B2", turned="R7")
    bid(table, "0 0 0")
    trick(table, "R7 G1 Y5")
    assert (on(table)["hands"], on(table)["turned"]) == ([["R10"], ["G2"], ["B2"]], "R7")


@pytest.mark.parametrize(
    ("bids", "final", "order"),
    [
        ("1 0 1", [30, 20, -10], [1, 2, 3]),
        ("0 0 0", [-10, 20, 20], [3, 1, 1]),
        ("1 0 0", [30, 20, 20], [1, 2, 2]),
        ("0 1 1", [-10, -10, -10], [1, 1, 1]),
    ],
)
def test_Z6_equal_totals_share_the_rank(bids: str, final: list[int], order: list[int]) -> None:
    table = dealt("R7", "R2", "R3", turned="R1")
    bid(table, bids)
    assert table.ranks() is None
    trick(table, "R7 R2 R3")
    assert (scores(table.state), ranks(table.state)) == (final, order)


def test_Z7_bids_tricks_and_every_card_of_the_round_are_in_every_view() -> None:
    table = dealt("R7 R9 B1", "G1 B2 R4", "Y5 R6 R8", turned="Y1")
    table.play(0, "bid 2")
    assert [view_words(table, viewer)["bids"] for viewer in everybody(table)] == [[2, None, None]] * 4
    table.play(1, "bid 0")
    table.play(2, "bid 1")
    trick(table, "R7 R4 R6 R9 G1")
    for viewer in everybody(table):
        view = view_words(table, viewer)
        assert (view["bids"], view["won"]) == ([2, 0, 1], [1, 0, 0])
        assert view["played"] == [[0, "R7"], [1, "R4"], [2, "R6"], [0, "R9"], [1, "G1"]]
        assert view["trick"] == [[0, "R9"], [1, "G1"]]
    assert view_words(table, 2)["hands"] == [1, 1, ["R8", "Y5"]]
    assert view_words(table, SPECTATOR)["hands"] == [1, 1, 2]


def test_Z8_an_exact_bid_scores_20_and_10_a_trick() -> None:
    assert [points(tricks, tricks) for tricks in (0, 1, 2, 20)] == [20, 30, 40, 220]


def test_Z8_every_trick_over_or_under_costs_10() -> None:
    assert [points(1, 0), points(2, 1), points(0, 1), points(5, 2), points(0, 20)] == [-10, -10, -10, -30, -200]


def test_Z8_the_rulebooks_example_of_two_rounds() -> None:
    """Ada bids 0 and 2, Bruno 1 and 0, Carla 1 and 0: after two rounds Carla has 20, the others 10 each."""
    table = dealt("R2", "R5", "R9", turned="Y1", rounds="1-2")
    next_deal(table, "R13 B4", "R3 B2", "R4 B8", turned="Y2")
    bid(table, "0 1 1")
    trick(table, "R2 R5 R9")
    assert on(table)["scores"] == [20, -10, 30]
    assert on(table)["dealer"] == 0
    bid(table, "2 0 0")
    trick(table, "R3 R4 R13")  # Ada takes one
    trick(table, "B4 B2 B8")  # and Carla the other, against her will
    assert on(table)["scores"] == [10, 10, 20]
    assert view_words(table, SPECTATOR)["past"] == [
        {"cards": 1, "bids": [0, 1, 1], "won": [0, 0, 1], "points": [20, -10, 30]},
        {"cards": 2, "bids": [2, 0, 0], "won": [1, 0, 1], "points": [-10, 20, -10]},
    ]
    assert table.ranks() == [2, 2, 1]


# ------------------------------------------------------------------------------------------------------------ the variants


def test_V1_blind_bids_are_made_at_once_and_revealed_together() -> None:
    table = dealt("R7 R9", "G1 B2", "Y5 Y6", turned="R10", bids="blind")
    assert table.waiting == [0, 1, 2]
    table.play(2, "bid 2")
    table.play(0, "bid 1")
    for viewer in everybody(table):
        assert view_words(table, viewer)["bids"] == [None] * 3
        assert not [event for _, event in table.events_for(viewer) if event.what.short_kind in ("bid", "revealed")]
    assert table.undecided == [1]
    table.play(1, "bid 0")
    for viewer in everybody(table):
        assert view_words(table, viewer)["bids"] == [1, 0, 2]
        revealed = [facts_of(event) for _, event in table.events_for(viewer) if event.what.short_kind == "revealed"]
        assert revealed == [{"seat": 0, "bid": 1}, {"seat": 1, "bid": 0}, {"seat": 2, "bid": 2}]
    assert (on(table)["phase"], table.waiting) == ("play", [0])


def test_V1_a_blind_bid_is_visible_to_nobody_else() -> None:
    table = dealt("R7 R9", "G1 B2", "Y5 Y6", turned="R10", bids="blind")
    news = fresh_news()
    state = copy_of(table.state)
    play(state, 0, 2, news)
    assert (int(news.length), int(news.seen_by[0])) == (1, 0b001)
    assert words.view(view_of(state, 0)).bids == [2, None, None]
    for viewer in (1, 2, SPECTATOR):
        assert view_of(state, viewer).tobytes() == view_of(table.state, viewer).tobytes()


def test_V1_a_bid_may_make_any_sum() -> None:
    table = dealt("R7", "G1", "Y5", bids="blind")
    for seat in range(3):
        assert sorted(legal_words(table.state, seat)) == ["bid 0", "bid 1"]


def test_V2_a_secret_bid_is_known_to_its_owner_alone_until_the_round_is_scored() -> None:
    table = dealt("R7 R9", "R1 B2", "R5 Y6", turned="Y10", bids="secret", rounds="2-2")
    bid(table, "2 0 1")
    trick(table, "R7 R1 R5 R9 B2")
    assert view_words(table, 0)["bids"] == [2, None, None]
    assert view_words(table, 1)["bids"] == [None, 0, None]
    assert view_words(table, 2)["bids"] == [None, None, 1]
    assert view_words(table, SPECTATOR)["bids"] == [None, None, None]
    assert [facts_of(event) for _, event in table.events_for(1) if event.what.short_kind in ("bid", "revealed")] == [
        {"seat": 1, "bid": 0}
    ]
    assert not [event for _, event in table.events_for(SPECTATOR) if event.what.short_kind in ("bid", "revealed")]
    assert view_words(table, 1)["won"] == [1, 0, 0]
    trick(table, "Y6")
    revealed = [facts_of(event) for _, event in table.events_for(SPECTATOR) if event.what.short_kind == "revealed"]
    assert revealed == [{"seat": 0, "bid": 2}, {"seat": 1, "bid": 0}, {"seat": 2, "bid": 1}]
    for viewer in everybody(table):
        assert view_words(table, viewer)["past"][0]["bids"] == [2, 0, 1]
        assert view_words(table, viewer)["bids"] == [None, None, None]
        assert view_words(table, viewer)["scores"] == [-10, 20, 30]


def test_V2_at_the_end_of_the_game_the_last_bids_lie_open() -> None:
    table = dealt("R7", "R1", "R5", turned="Y10", bids="secret")
    bid(table, "1 0 1")
    trick(table, "R7 R1 R5")
    assert [view_words(table, viewer)["bids"] for viewer in everybody(table)] == [[1, 0, 1]] * 4


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("G5 W1 W2 B13", 2), ("W3 W1 W2 W4", 3), ("W3 J1 B2 W1", 3), ("W2 B13 J1 B1", 0), ("J1 W4 G1 W1", 3), ("R4 B2 B9 R13", 2)],
)
def test_V3_dark_wizard_of_several_the_last_one_wins(cards: str, winner: int) -> None:
    table = dealt(*cards.split(), turned="B5", dark_wizard=True)
    bid(table, "0 0 0 0")
    trick(table, cards)
    assert on(table)["won"] == [int(seat == winner) for seat in range(4)]


def test_V3_a_wizard_led_still_frees_everybody_from_following() -> None:
    table = dealt("W1 R1", "G2 W2", "G3 Y3", "G4 R4", turned="Y1", dark_wizard=True)
    bid(table, "0 0 0 0")
    trick(table, "W1 G2")
    assert (may_play(table), view_words(table, 2)["follow"]) == ("G3 Y3", None)
    trick(table, "Y3")
    assert may_play(table) == "G4 R4"


def test_V3_a_suit_led_is_still_followed_after_wizards() -> None:
    table = dealt("G1 R1", "W1 B2", "W2 Y3", "G4 R4", turned="Y1", dark_wizard=True)
    bid(table, "0 0 0 0")
    trick(table, "G1 W1 W2")
    assert may_play(table) == "G4"


def test_V4_two_players_use_up_the_deck_exactly() -> None:
    deals = deals_of(random_game(2))
    assert [deal["cards"] for deal in deals] == [2, 3, 4, 5, 6, 7]
    assert all(deal["turned"] for deal in deals)
    aside: set[str] = set()
    for number, deal in enumerate(deals):
        assert set(deal["set_aside"]) == aside
        assert len(deal["set_aside"]) == len(aside)
        aside |= {deal["turned"], *deal["hands"][0], *deal["hands"][1]}
        assert deal["dealer"] == (deals[0]["dealer"] + number) % 2
    assert (len(aside), deals[-1]["stock"]) == (60, [])
    assert set(random_game(2)[-1]["set_aside"]) == aside


def test_V4_one_shuffle_lasts_the_whole_game() -> None:
    deals = deals_of(random_game(2, seed=5))
    for before, deal in pairwise(deals):
        dealt_now = 2 * deal["cards"]
        assert sorted(before["stock"][:dealt_now]) == sorted(deal["hands"][0] + deal["hands"][1])
        assert before["stock"][dealt_now:] == [deal["turned"], *deal["stock"]]


def test_V4_the_cards_set_aside_are_public() -> None:
    table = dealt("R7 R9", "R1 B2", turned="Y10", dealer=1)
    bid(table, "1 0")
    assert [view_words(table, viewer)["set_aside"] for viewer in everybody(table)] == [[]] * 3
    trick(table, "R7 R1 R9 B2")
    assert [view_words(table, viewer)["set_aside"] for viewer in everybody(table)] == [["B2", "R1", "R7", "R9", "Y10"]] * 3


def test_V4_two_players_bid_in_secret_and_it_is_printed_so() -> None:
    table = dealt("R7 R9", "R1 B2", turned="Y10", dealer=1)
    assert table.choices["bids"] == "secret"
    assert opened(2, {"bids": "secret"}).choices == table.choices
    bid(table, "1 0")
    assert [view_words(table, viewer)["bids"] for viewer in everybody(table)] == [[1, None], [None, 0], [None, None]]
    for kind in ("open", "blind"):
        with pytest.raises(ValueError, match=f"bids={kind}: two players always bid in secret"):
            WIZARD.choose(2, {"bids": kind})


def hooked_table(first_bids: str, then: str, **asked: Any) -> Table:
    """Seat 0 deals the second round, of two tricks; these bids are made before its own. It took the only trick of the first."""
    table = dealt("R13", "R5", "R9", turned="Y1", **({"rounds": "1-2", "leaders_hook": True} | asked))
    next_deal(table, "R13 B4", "R3 B2", "R4 B8", turned="Y2")
    bid(table, first_bids)
    trick(table, "R13 R5 R9")
    for seat, number in zip((1, 2), then.split(), strict=True):
        table.play(seat, f"bid {number}")
    assert table.waiting == [0]
    return table


def test_V5_a_dealer_in_the_sole_lead_may_not_make_the_sum_even() -> None:
    table = hooked_table("1 1 0", then="1 0")
    assert on(table)["scores"] == [30, -10, 20]
    assert sorted(legal_words(table.state, 0)) == ["bid 0", "bid 2"]
    why = refused(table, 0, "bid 1")
    assert (why.reason, why.facts) == ("hook", {"bid": 1})
    assert why.text == "You are in the sole lead: the bids may not add up to the tricks, so 1 is not allowed."
    assert sorted(legal_words(table.view(0), 0)) == ["bid 0", "bid 2"]


@pytest.mark.parametrize(("then", "forbidden"), [("0 0", "bid 2"), ("1 1", "bid 0"), ("0 2", "bid 0"), ("0 1", "bid 1")])
def test_V5_it_is_the_number_that_is_missing(then: str, forbidden: str) -> None:
    table = hooked_table("1 1 0", then=then)
    assert {"bid 0", "bid 1", "bid 2"} - set(legal_words(table.state, 0)) == {forbidden}


@pytest.mark.parametrize("then", ["2 1", "2 2"])
def test_V5_a_number_outside_the_range_forbids_nothing(then: str) -> None:
    assert len(legal_words(hooked_table("1 1 0", then=then).state, 0)) == 3


def test_V5_a_shared_lead_is_no_sole_lead() -> None:
    table = hooked_table("0 1 1", then="1 0")
    assert on(table)["scores"] == [-10, -10, -10]
    assert len(legal_words(table.state, 0)) == 3
    for rival in (1, 2):
        table = hooked_table("1 1 0", then="1 0")
        table.state.score[rival] = table.state.score[0]
        assert len(legal_words(table.state, 0)) == 3


def test_V5_a_dealer_who_is_behind_is_free_and_so_is_a_leader_who_does_not_deal() -> None:
    table = hooked_table("0 0 1", then="2 0")  # seat 1 leads, and its 2 already adds up
    assert on(table)["scores"] == [-10, 20, -10]
    assert len(legal_words(table.state, 0)) == 3


def test_V5_never_in_the_first_round() -> None:
    table = dealt("R13 B4", "R3 B2", "R4 B8", turned="Y2", leaders_hook=True)
    bid(table, "1 0 1")
    assert on(table)["phase"] == "play"


def test_V5_without_the_option_the_leader_is_free() -> None:
    table = hooked_table("1 1 0", then="1 0", leaders_hook=False)
    assert len(legal_words(table.state, 0)) == 3


def test_V6_until_the_bidding_is_over_each_sees_every_hand_but_its_own() -> None:
    table = dealt("R7 R9", "G1 B2", "Y5 Y6", turned="R10", clairvoyance=True)
    for made in range(3):
        assert view_words(table, 0)["hands"] == [2, ["B2", "G1"], ["Y5", "Y6"]]
        assert view_words(table, 1)["hands"] == [["R7", "R9"], 2, ["Y5", "Y6"]]
        assert view_words(table, 2)["hands"] == [["R7", "R9"], ["B2", "G1"], 2]
        assert view_words(table, SPECTATOR)["hands"] == [2, 2, 2]
        table.play(made, "bid 0")
    assert view_words(table, 0)["hands"] == [["R7", "R9"], 2, 2]
    assert view_words(table, 1)["hands"] == [2, ["B2", "G1"], 2]
    assert view_words(table, 2)["hands"] == [2, 2, ["Y5", "Y6"]]
    assert view_words(table, SPECTATOR)["hands"] == [2, 2, 2]


def test_V6_the_dealer_who_names_trump_sees_the_others_hands_too() -> None:
    table = dealt("R7 R9", "G1 B2", "Y5 Y6", turned="W1", clairvoyance=True)
    assert on(table)["phase"] == "trump"
    assert view_words(table, 2)["hands"] == [["R7", "R9"], ["B2", "G1"], 2]
    table.play(2, "trump R")
    assert view_words(table, 2)["hands"] == [["R7", "R9"], ["B2", "G1"], 2]


@pytest.mark.parametrize("viewer", [0, 1, 2])
@pytest.mark.parametrize("bids", ["open", "blind", "secret"])
def test_V6_what_was_seen_while_bidding_is_in_no_later_view(viewer: int, bids: str) -> None:
    hands = ["R7 R9", "G1 B2", "Y5 Y6"]
    others = ["G3 W1", "B11 J2", "R2 W4"]
    others[viewer] = hands[viewer]
    one, other = (dealt(*cards, turned="R10", clairvoyance=True, bids=bids) for cards in (hands, others))
    assert one.view(viewer).tobytes() != other.view(viewer).tobytes()
    for table in (one, other):
        bid(table, "1 0 1")
    for seat in (viewer, SPECTATOR):
        assert one.view(seat).tobytes() == other.view(seat).tobytes()
        events = [[(number, event.what) for number, event in table.events_for(seat)] for table in (one, other)]
        assert events[0] == events[1]


@pytest.mark.parametrize("players", [3, 4])
def test_V7_each_has_a_deck_of_its_own_and_all_of_it_back_after_a_round(players: int) -> None:
    deals = deals_of(random_game(players, monochrome=True))
    assert [deal["cards"] for deal in deals] == list(range(4, 16))
    for deal in deals:
        assert (deal["turned"], deal["trump"], deal["phase"]) == (None, None, "bid")
        own_cards = []
        for seat, hand in enumerate(deal["hands"]):
            own = {*(f"{'RYGB'[seat]}{rank}" for rank in range(1, 14)), f"W{seat + 1}", f"J{seat + 1}"}
            assert len(set(hand)) == deal["cards"]
            assert set(hand) <= own
            own_cards += sorted(own)
        assert sorted(deal["stock"] + [card for hand in deal["hands"] for card in hand]) == sorted(own_cards)
    assert len({tuple(deal["hands"][0][:4]) for deal in deals}) > 6  # shuffled again


def test_V7_deal_bids_and_lead_go_round_as_usual() -> None:
    deals = deals_of(random_game(4, monochrome=True))
    for number, deal in enumerate(deals):
        assert deal["dealer"] == (deals[0]["dealer"] + number) % 4
        assert deal["leader"] == (deal["dealer"] + 1) % 4


def test_V7_nobody_follows() -> None:
    table = dealt_own_decks("R7 R9 R2 J1", "Y1 Y2 W2 Y5", "G4 G5 G6 G7")
    bid(table, "0 0 0")
    trick(table, "R7")
    assert (may_play(table), view_words(table, 1)["follow"]) == ("W2 Y1 Y2 Y5", None)


def test_V7_the_highest_rank_wins_whatever_its_suit() -> None:
    table = dealt_own_decks("R7 R9 R2 J1", "Y8 Y2 Y3 Y1", "G4 G10 G6 W3", dealer=2)
    bid(table, "0 0 0")
    trick(table, "R7 Y8 G4")
    assert on(table)["won"] == [0, 1, 0]
    trick(table, "Y1 G6 J1")
    assert on(table)["won"] == [0, 1, 1]
    trick(table, "G10 R9 Y2")
    assert on(table)["won"] == [0, 1, 2]
    trick(table, "W3 R2")
    assert table.waiting == [1]


def test_V7_of_equal_ranks_the_first_played_wins() -> None:
    table = dealt_own_decks("R7 R9 W1 J1", "Y7 Y9 W2 J2", "G7 G4 W3 J3", dealer=0)
    bid(table, "0 0 0")
    trick(table, "Y7 G7 R7")
    assert on(table)["won"] == [0, 1, 0]
    trick(table, "J2 J3 J1")
    assert on(table)["won"] == [0, 2, 0]
    trick(table, "Y9 G4 R9")
    assert on(table)["won"] == [0, 3, 0]


def test_V7_of_several_wizards_the_first_wins_and_with_V3_the_last() -> None:
    for dark_wizard, winner in ((False, 1), (True, 2)):
        table = dealt_own_decks("R7 R9 J1 R1", "Y7 Y9 W2 J2", "G7 G4 W3 J3", dealer=2, dark_wizard=dark_wizard)
        bid(table, "0 0 0")
        trick(table, "R7 W2 W3")
        assert on(table)["won"] == [int(seat == winner) for seat in range(3)]
        assert table.waiting == [winner]


# --------------------------------------------------------------------------------------------- Z9 what combines, Z10 length

BOTH = (False, True)
COMBINATIONS = list(product((2, 3, 4, 5, 6), ("open", "blind", "secret"), BOTH, BOTH, BOTH, BOTH, ("all", "short", "1-3-2")))


def at_fault(
    players: int, bids: str, dark: bool, hook: bool, clairvoyance: bool, monochrome: bool, rounds: str
) -> dict[str, str]:
    """Z9, Z10: the options that do not go with the rest, and the rulings that a sentence about them may name."""
    two = players == 2
    faults = {
        "bids": two and bids != "secret",
        "leaders_hook": hook and (two or bids != "open"),
        "clairvoyance": clairvoyance and two,
        "monochrome": monochrome and (two or players > 4),
        "rounds": rounds != "all" and (two or monochrome),
    }
    rulings = {"bids": "V4", "leaders_hook": "V4 V5", "clairvoyance": "V4", "monochrome": "V4 V7", "rounds": "Z10"}
    return {name: rulings[name] for name, fault in faults.items() if fault}


def asked_for(combination: tuple[Any, ...]) -> tuple[int, dict[str, Any]]:
    players, bids, dark, hook, clairvoyance, monochrome, rounds = combination
    return players, {
        "bids": bids,
        "dark_wizard": dark,
        "leaders_hook": hook,
        "clairvoyance": clairvoyance,
        "monochrome": monochrome,
        "rounds": rounds,
    }


def test_Z9_every_combination_that_is_allowed_is_played_to_the_end() -> None:
    allowed = [combination for combination in COMBINATIONS if not at_fault(*combination)]
    assert len(allowed) == 2 + 4 * 48 + 2 * 16  # two players; three to six from one deck; three and four from decks of their own
    for combination in allowed:
        players, asked = asked_for(combination)
        choices, options = WIZARD.choose(players, asked)
        assert choices == asked
        games = play_batch(WIZARD, options, ["random"] * players, seed_of(1), 0, 1)
        assert over(games.states[0]), combination


def test_Z9_every_other_combination_is_refused_with_a_sentence_that_says_why() -> None:
    for combination in COMBINATIONS:
        faults = at_fault(*combination)
        if faults:
            players, asked = asked_for(combination)
            with pytest.raises(ValueError, match=r"\((V4|V5|V7|Z10)\)") as why:
                WIZARD.choose(players, asked)
            named = [name for name in faults if str(why.value).startswith(name)]
            assert named, why.value
            assert any(f"({ruling})" in str(why.value) for ruling in faults[named[0]].split()), why.value


@pytest.mark.parametrize("players", [0, 1, 7])
def test_Z9_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match=f"{players} players: Wizard is for 2 to 6"):
        WIZARD.choose(players, {})


def test_Z9_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(ValueError, match="option 'colour': Wizard has the options bids, dark_wizard"):
        WIZARD.choose(3, {"colour": "red"})
    with pytest.raises(ValueError, match="option bids=loud: expected one of open, blind, secret"):
        WIZARD.choose(3, {"bids": "loud"})


@pytest.mark.parametrize(("players", "largest"), [(3, 19), (4, 15), (5, 11), (6, 9)])
def test_Z10_short_plays_every_other_hand_size(players: int, largest: int) -> None:
    deals = deals_of(random_game(players, rounds="short"))
    assert [deal["cards"] for deal in deals] == list(range(1, largest + 1, 2))


def test_Z10_a_list_of_hand_sizes_is_played_in_its_order() -> None:
    deals = deals_of(random_game(4, rounds="3-1-3-15-2"))
    assert [(deal["round"], deal["cards"]) for deal in deals] == [(1, 3), (2, 1), (3, 3), (4, 15), (5, 2)]
    assert [deal["turned"] is None for deal in deals] == [False, False, False, True, False]
    assert deals[3]["trump"] is None


def test_Z10_the_last_of_a_short_list_still_turns_up_a_card() -> None:
    assert dealt("R1 R2", "G1 G2", "B1 B2", turned="Y5", rounds="2").state.trump == 1


@pytest.mark.parametrize("rounds", ["", "0", "21", "2-", "2-x", "1 2", "-1", "two", "1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1"])
def test_Z10_anything_but_a_list_is_refused(rounds: str) -> None:
    with pytest.raises(ValueError, match=f"option rounds={rounds}: expected all, short, or up to 20 hand sizes"):
        WIZARD.choose(3, {"rounds": rounds})


def test_Z10_a_hand_larger_than_the_deck_gives_is_refused() -> None:
    with pytest.raises(ValueError, match="rounds=2-16: with 4 players a hand has at most 15 cards"):
        WIZARD.choose(4, {"rounds": "2-16"})
