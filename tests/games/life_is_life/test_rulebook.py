"""Life is Life: a test for every ruling of docs/games/life_is_life.md, and the rulebook's own examples."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest

from mazzo.games import game_named
from mazzo.games.life_is_life.rules import (
    BY_KNOCK,
    BY_LAPS,
    BY_SUDDEN_DEATH,
    CAT,
    HARE,
    KNOCK,
    LAYING,
    PIG,
    SPECIES,
    TURN,
    VALUES,
    lives_to_lose,
    majority,
)
from mazzo.games.life_is_life.words import SPECIES_NAMES
from mazzo.rules.dice import seed_of
from mazzo.rules.game import SPECTATOR, copy_of, legal, moves_in, over, play, ranks, scores, see, stack, start, waiting_for
from mazzo.rules.game import why_not as reason_for
from mazzo.rules.news import NOBODY, fresh_news
from mazzo.table.decision import read_decision
from mazzo.table.table import Table
from mazzo.words import Refusal, legal_words, refusal
from tests.harness.plain import news_lines

LIFE = game_named("life_is_life")


def species(name: str) -> int:
    return SPECIES_NAMES.index(name)


def cards(text: str) -> list[int]:
    """Cards written `4 cat 2 dog mole`, in the order of the species."""
    found: list[int] = []
    copies = 1
    for word in text.split():
        if word.isdigit():
            copies = int(word)
        else:
            found += [species(word)] * copies
            copies = 1
    return sorted(found)


def laid_out(hands: list[str], rows: list[str] | None = None, **options: Any) -> Any:
    """A first round in which seat 0 starts; hands and rows start with these cards and are filled up from the rest of the deck."""
    rest = [kind for kind in range(SPECIES) for _ in range(VALUES[kind])]
    places = [cards(hand) for hand in hands] + [cards(row) for row in rows or [""] * 4]
    sizes = [10] * len(hands) + [1, 2, 3, 4]
    for place in places:
        for card in place:
            rest.remove(card)
    # Filled up from all over the deck, a species at a time, so that nobody is dealt a set by chance.
    rest = [card for first in range(SPECIES) for card in rest[first::SPECIES]]
    for place, size in zip(places, sizes, strict=True):
        place += [rest.pop(0) for _ in range(size - len(place))]
    _, rules = LIFE.choose(len(hands), options)
    state = LIFE.fresh_state()
    stack(state, np.array([card for place in places for card in place] + rest, np.int64))
    start(state, rules, seed_of(1), fresh_news())
    state.starter = state.turn = 0
    return state


def counts(text: str) -> list[int]:
    return [cards(text).count(kind) for kind in range(SPECIES)]


def make(state: Any, *moves: int) -> list[dict[str, Any]]:
    """Plays these moves of the seat in turn, checking that each is legal; returns their news."""
    news = fresh_news()
    for move in moves:
        seat = int(state.turn)
        assert legal(state, seat) >> move & 1, refusal(state, seat, move)
        play(state, seat, move, news)
    return news_lines(LIFE, news)


def swap(state: Any, row: int, laid: str) -> list[dict[str, Any]]:
    """The seat in turn takes a row, from 1, for these cards."""
    return make(state, row - 1, *cards(laid))


def any_swap(state: Any) -> None:
    """The seat in turn makes a swap that changes as little as can be."""
    make(state, 0)
    make(state, max(moves_in(legal(state, int(state.turn)))))


def put_out(state: Any, seat: int, left_in: int = 1) -> None:
    """This seat has left the game; its cards lie out of play."""
    state.lives[seat] = 0
    state.left_in[seat] = left_in
    state.unseen += state.hand[seat]
    state.hand[seat] = 0


def why_not(state: Any, seat: int, move: int) -> str:
    return LIFE.reason_name(reason_for(state, seat, move))


def value(state: Any) -> list[dict[str, Any]]:
    """Everybody knocks, as if all had swapped before."""
    state.swapped = 0b11111
    return make(state, *[KNOCK] * int((state.lives > 0).sum()))


def view_of(state: Any, seat: int) -> Any:
    view = LIFE.fresh_view()
    see(state, seat, view)
    return view


def news_of(news: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [{key: what for key, what in line.items() if key not in ("kind", "seen_by")} for line in news if line["kind"] == kind]


# If all hold one card of each species, nobody has a majority.
LIKE = "giraffe bear mole goat sheep dog hare pig cat mouse"


def test_the_cards_are_sixty_and_each_species_is_worth_the_number_of_its_cards() -> None:
    assert sum(VALUES) == 60
    state = laid_out([""] * 4)
    everything = state.hand.sum(axis=0) + state.row.sum(axis=0) + state.unseen
    assert everything.tolist() == list(VALUES)
    assert state.hand.sum(axis=1).tolist() == [10, 10, 10, 10, 0]
    assert state.row.sum(axis=1).tolist() == [1, 2, 3, 4]
    assert state.lives.tolist() == [5, 5, 5, 5, 0]


# ---------------------------------------------------------------------------------------------------------- the starter


def test_L1_the_first_starter_is_drawn_at_random() -> None:
    _, options = LIFE.choose(5, {})
    starters = []
    for seed in range(100):
        state = LIFE.fresh_state()
        start(state, options, seed_of(seed), fresh_news())
        starters.append(int(state.starter))
        assert state.turn == state.starter
    assert all(10 <= starters.count(seat) <= 32 for seat in range(5))


def test_L1_then_the_seat_to_the_left_starts_skipping_those_who_are_out() -> None:
    state = laid_out(["", "", "", ""])
    news = value(state)
    assert (state.starter, state.turn, state.round_number) == (1, 1, 2)
    assert news_of(news, "dealt") == [{"starter": 1, "round": 2}]
    put_out(state, 2)
    value(state)
    assert (state.starter, state.turn, state.round_number) == (3, 3, 3)


# ------------------------------------------------------------------------------------------------------------- swapping


def test_a_swap_lays_as_many_cards_as_the_row_has_and_takes_it_whole() -> None:
    """As in the rulebook: row 3, for three cards."""
    state = laid_out(["3 mole 2 bear 5 goat", "", ""], ["", "", "2 giraffe cat", ""])
    news = swap(state, 3, "2 mole bear")
    assert state.hand[0].tolist() == counts("mole bear 5 goat 2 giraffe cat")
    assert state.row[2].tolist() == counts("2 mole bear")
    assert news_of(news, "taking") == [{"seat": 0, "row": 3}]
    assert [line["card"] for line in news_of(news, "laid")] == ["bear", "mole", "mole"]
    assert news_of(news, "took") == [{"seat": 0, "card": "giraffe", "cards": 2}, {"seat": 0, "card": "cat", "cards": 1}]
    assert news_of(news, "swapped") == [{"seat": 0, "row": 3}]
    assert state.turn == 1


def test_a_card_leaves_the_hand_with_the_move_that_names_it() -> None:
    state = laid_out(["3 mole 7 goat", "", ""])
    make(state, 1, species("mole"))
    assert state.phase == LAYING
    assert state.taking == 1
    assert state.laid.tolist() == counts("mole")
    assert state.hand[0].tolist() == counts("2 mole 7 goat")
    assert state.row.sum(axis=1).tolist() == [1, 2, 3, 4]


def test_a_set_is_laid_in_one_order_only_and_never_where_it_cannot_be_completed() -> None:
    state = laid_out(["5 mole 3 goat pig mouse", "", ""], ["", "giraffe bear", "", "3 giraffe bear"])
    make(state, 3)
    # There are not four cards from the pig on.
    assert moves_in(legal(state, 0)) == cards("mole goat")
    assert why_not(state, 0, species("pig")) == "too_few_left"
    make(state, species("goat"))
    assert moves_in(legal(state, 0)) == cards("goat")
    assert why_not(state, 0, species("mole")) == "out_of_order"
    assert why_not(state, 0, species("cat")) == "not_in_hand"
    assert why_not(state, 0, 10) == "no_such_move"
    make(state, species("goat"))
    assert moves_in(legal(state, 0)) == cards("goat pig")


def test_L3_as_in_the_rulebook_mole_and_bear_are_not_laid_for_mole_and_bear() -> None:
    hand = "2 mole 2 bear 2 goat 2 cat 2 dog"
    state = laid_out([hand, "", ""], ["", "mole bear", "", ""])
    allowed = set()
    make(state, 1)
    for first in moves_in(legal(state, 0)):
        half = copy_of(state)
        make(half, first)
        allowed |= {(first, second) for second in moves_in(legal(half, 0))}
    assert allowed == set(combinations(cards(hand), 2)) - {tuple(cards("mole bear"))}
    make(state, species("bear"))
    assert why_not(state, 0, species("mole")) == "same_cards"
    assert str(refusal(state, 0, species("mole"))) == "The cards you lay must differ from row 2 by at least one."


def test_L3_a_card_is_not_offered_when_it_could_only_lead_to_the_row_itself() -> None:
    state = laid_out(["6 giraffe bear pig mouse cat", "", ""], ["", "cat mouse", "", ""])
    make(state, 1)
    # After the cat only the mouse could follow.
    assert moves_in(legal(state, 0)) == cards("giraffe bear pig")
    assert why_not(state, 0, species("cat")) == "same_cards"


@pytest.mark.parametrize(
    ("hand", "row", "same"),
    [
        # The bear may be laid, and then not the mole.
        ("2 mole 2 bear 2 goat 2 cat 2 dog", 2, "mole bear"),
        # After the cat only the mouse could follow; with the mouse alone there would be too few.
        ("6 giraffe bear pig mouse cat", 2, "cat mouse"),
        # After the hare only two pigs could follow. Three pigs may be laid, and after a pig the hare is out of order.
        ("6 giraffe hare 3 pig", 3, "hare 2 pig"),
    ],
)
def test_L3_laying_the_row_itself_is_refused_as_the_same_cards_in_any_order(hand: str, row: int, same: str) -> None:
    state = laid_out([hand, "", ""], ["" if number != row else same for number in range(1, 5)])
    parts = [f"row {row}", *(f"lay {SPECIES_NAMES[card]}" for card in cards(same))]
    for words in permutations(parts):
        with pytest.raises(Refusal, match=f"The cards you lay must differ from row {row} by at least one.") as refused:
            read_decision(state, 0, words, legal_words(state, 0))
        assert (refused.value.reason, refused.value.facts) == ("same_cards", {"row": row}), words


def test_L3_a_swap_always_exists() -> None:
    state = laid_out(["", "", ""])
    state.hand[0] = counts("9 giraffe bear")
    for row, laid in enumerate(["giraffe", "2 giraffe", "3 giraffe", "4 giraffe"]):
        state.row[row] = counts(laid)
    for row in range(4):
        trial = copy_of(state)
        make(trial, row)
        while trial.turn == 0:
            make(trial, moves_in(legal(trial, 0))[0])
        assert trial.row[row].tolist() == counts(f"{row} giraffe bear" if row else "bear")


# ------------------------------------------------------------------------------------------------------------- knocking


def test_L2_a_seat_knocks_only_after_a_swap_of_its_own() -> None:
    state = laid_out(["", "", ""])
    for seat in range(3):
        assert moves_in(legal(state, seat)) == [0, 1, 2, 3]
        assert why_not(state, seat, KNOCK) == "swap_first"
        assert str(refusal(state, seat, KNOCK)) == "You may knock only after a swap of your own in this round."
        any_swap(state)
    assert moves_in(legal(state, 0)) == [0, 1, 2, 3, KNOCK]


def test_L2_the_swap_of_a_round_before_does_not_count() -> None:
    state = laid_out(["", "", ""])
    value(state)
    assert state.swapped == 0
    assert why_not(state, int(state.turn), KNOCK) == "swap_first"


def test_L4_after_the_first_knock_each_other_seat_has_one_turn_to_swap_or_knock() -> None:
    state = laid_out(["", "", "", ""])
    for _ in range(5):
        any_swap(state)
    news = make(state, KNOCK)
    assert news_of(news, "knocked") == [{"seat": 1, "knocks": 1}]
    assert news_of(news, "last_lap") == [{"seat": 1}]
    any_swap(state)
    assert news_of(make(state, KNOCK), "last_lap") == []
    assert (state.round_number, state.turn) == (1, 0)
    assert state.knocked[:2].tolist() == [1, 3]
    any_swap(state)
    assert state.round_number == 2
    assert state.past_ending[0] == BY_KNOCK
    assert state.past_knocker[0] == 1
    assert state.past_laps[0] == 1


# --------------------------------------------------------------------------------------------------------- sudden death


def test_L5_a_dealt_set_of_cats_kept_through_the_first_swap_ends_the_round() -> None:
    state = laid_out(["", "4 cat", ""])
    any_swap(state)
    assert state.round_number == 1  # dealt, and the swap of another seat: nothing happens yet
    make(state, 0)
    news = make(state, moves_in(legal(state, 1))[0])
    assert news_of(news, "sudden_death") == [{"seat": 1, "card": "cat", "cards": 4}]
    assert state.lives.tolist() == [4, 5, 4, 0, 0]
    assert state.round_number == 2
    assert (state.past_ending[0], state.past_killer[0]) == (BY_SUDDEN_DEATH, 1)
    assert state.past_total[0, :3].tolist() == [-1, -1, -1]  # nothing is valued
    assert news_of(news, "majority") == []


def test_L5_a_dealt_set_that_is_broken_by_the_first_swap_does_not_count() -> None:
    state = laid_out(["4 cat 6 giraffe", "", ""], ["bear", "", "", ""])
    swap(state, 1, "cat")
    assert state.round_number == 1
    any_swap(state)
    any_swap(state)
    assert state.round_number == 1


@pytest.mark.parametrize(("held", "taken"), [("3 cat", "cat"), ("4 hare", "hare"), ("4 pig", "pig")])
def test_L5_a_set_completed_by_a_swap_ends_the_round(held: str, taken: str) -> None:
    state = laid_out([f"{held} 3 giraffe", "", ""], [taken, "", "", ""])
    swap(state, 1, "giraffe")
    assert state.lives.tolist() == [5, 4, 4, 0, 0]


def test_L5_other_species_make_no_set() -> None:
    state = laid_out(["3 mouse 6 giraffe bear", "", ""], ["", "", "3 giraffe", ""])
    swap(state, 3, "bear 2 giraffe")
    assert state.round_number == 1


def test_L5_sudden_death_in_the_last_lap() -> None:
    state = laid_out(["", "4 pig 4 giraffe", ""], ["pig", "", "", ""])
    state.swapped = 0b111
    make(state, KNOCK)
    swap(state, 1, "giraffe")
    assert state.lives.tolist() == [4, 5, 4, 0, 0]
    assert (state.past_ending[0], state.past_knocker[0], state.past_killer[0]) == (BY_SUDDEN_DEATH, 0, 1)


def test_L5_several_sets_count_as_one() -> None:
    state = laid_out(["4 pig 5 hare giraffe", "", ""], ["pig", "", "", ""])
    swap(state, 1, "giraffe")
    assert state.lives.tolist() == [5, 4, 4, 0, 0]


def test_L14_a_player_with_several_sets_shows_them_all() -> None:
    state = laid_out(["4 pig 5 hare giraffe", "", ""], ["pig", "", "", ""])
    news = swap(state, 1, "giraffe")
    assert [line["card"] for line in news_of(news, "sudden_death")] == ["hare", "pig"]
    assert state.shown[0].tolist() == counts("5 hare 5 pig")


def test_L9_experts_gain_a_life_by_hares_or_pigs_and_the_others_lose_one() -> None:
    state = laid_out(["4 hare 4 giraffe", "", ""], ["hare", "", "", ""], expert=True)
    news = swap(state, 1, "giraffe")
    assert state.lives.tolist() == [6, 4, 4, 0, 0]
    assert news_of(news, "gained") == [{"seat": 0, "lives": 1}]
    assert news_of(news, "lost") == [{"seat": 1, "lives": 1}, {"seat": 2, "lives": 1}]


def test_L9_among_experts_four_cats_are_no_set() -> None:
    state = laid_out(["3 cat 4 giraffe", "", ""], ["cat", "", "", ""], expert=True)
    swap(state, 1, "giraffe")
    assert state.round_number == 1
    assert state.hand[0, CAT] == 4


# ---------------------------------------------------------------------------------------------------------- the valuing


def test_as_in_the_rulebook_four_giraffes_beat_three_and_one() -> None:
    state = laid_out(["4 giraffe", "3 giraffe", "1 giraffe"])
    news = value(state)
    assert news_of(news, "majority")[0] == {"species": "giraffe", "seat": 0, "points": 9}


def test_equal_majorities_give_points_to_nobody() -> None:
    state = laid_out(["4 giraffe", "4 giraffe", "1 giraffe"])
    news = value(state)
    assert news_of(news, "majority")[0] == {"species": "giraffe", "seat": None, "points": 0}
    assert state.past_majority[0, 0] == NOBODY


def test_species_are_valued_in_order_after_all_hands_are_shown() -> None:
    state = laid_out(["", "", ""])
    hands = state.hand[:3].copy()
    news = value(state)
    kinds = [line["kind"] for line in news if line["kind"] in ("shown", "majority", "total", "lost", "dealt")]
    assert kinds == sorted(kinds, key=["shown", "majority", "total", "lost", "dealt"].index)
    assert [line["species"] for line in news_of(news, "majority")] == list(SPECIES_NAMES)
    shown = np.zeros((3, SPECIES), np.int64)
    for line in news_of(news, "shown"):
        shown[line["seat"], species(line["card"])] = line["cards"]
    assert (shown == hands).all()


def test_L12_totals_15_13_10_7_7_lose_0_1_1_2_2() -> None:
    state = laid_out(
        [
            "4 giraffe 3 sheep pig mouse bear",
            "4 bear 3 hare pig mouse giraffe",
            "3 dog 2 cat pig mouse giraffe bear mole",
            "4 mole pig giraffe bear sheep dog goat",
            "4 goat pig giraffe sheep dog hare cat",
        ]
    )
    news = value(state)
    assert [line["points"] for line in news_of(news, "total")] == [15, 13, 10, 7, 7]
    assert [line["lives"] for line in news_of(news, "lost")] == [0, 1, 1, 2, 2]
    assert state.past_lives[0].tolist() == [5, 4, 4, 3, 3]
    assert state.past_majority[0].tolist() == [0, 1, 3, 4, 0, 2, 1, NOBODY, 2, NOBODY]


def test_L6_with_three_or_more_a_single_card_can_be_the_majority() -> None:
    state = laid_out(["mouse 9 giraffe", "8 bear 2 dog", "7 mole 3 goat"])
    assert majority(state, species("mouse"), 3) == 0
    value(state)
    assert state.past_majority[0, species("mouse")] == 0


def test_L6_two_left_and_single_cards() -> None:
    state = laid_out(["mouse cat 8 giraffe", "2 mouse 8 bear", ""])
    put_out(state, 2)
    news = value(state)
    assert state.past_majority[0].tolist() == [0, 1, *[NOBODY] * 7, 1]
    assert [line["points"] for line in news_of(news, "total")] == [9, 11]
    assert state.lives.tolist() == [3, 5, 0, 0, 0]  # of two, one is the highest and the other the lowest


def test_L6_who_is_left_is_counted_when_the_round_begins() -> None:
    state = laid_out(["mouse 9 giraffe", "8 bear 2 dog", "mole 3 sheep 2 goat cat 3 hare"])
    state.lives[:3] = [3, 1, 5]
    value(state)
    # The second goes out by this very valuing, in which a single card still counts.
    assert state.lives.tolist() == [1, 0, 5, 0, 0]
    assert state.past_majority[0, species("mouse")] == 0
    assert state.past_majority[0, species("mole")] == 2


def test_L7_if_all_are_equal_nobody_loses() -> None:
    state = laid_out([LIKE, LIKE, LIKE])
    news = value(state)
    assert state.lives.tolist() == [5, 5, 5, 0, 0]
    assert [line["lives"] for line in news_of(news, "lost")] == [0, 0, 0]
    assert state.round_number == 2


def test_L7_all_who_share_the_highest_lose_none_and_all_who_share_the_lowest_two() -> None:
    assert [lives_to_lose(total, 9, 9) for total in (9, 9, 9)] == [0, 0, 0]
    assert [lives_to_lose(total, 9, 3) for total in (9, 9, 3, 3)] == [0, 0, 2, 2]
    assert [lives_to_lose(total, 9, 3) for total in (9, 5, 4, 3)] == [0, 1, 1, 2]
    assert [lives_to_lose(total, 9, 0) for total in (9, 0)] == [0, 2]


def test_L7_nobody_goes_below_zero_lives() -> None:
    state = laid_out(["9 giraffe bear", "7 bear 3 dog", "3 mouse 3 sheep dog 3 cat"])
    state.lives[:3] = [1, 2, 2]
    news = value(state)
    assert [line["points"] for line in news_of(news, "total")] == [9, 14, 13]
    assert [line["lives"] for line in news_of(news, "lost")] == [1, 0, 1]
    assert news_of(news, "out") == [{"seat": 0, "round": 1}]
    assert state.lives.tolist() == [0, 2, 1, 0, 0]


# -------------------------------------------------------------------------------------------------------- lives, the end


def test_L8_three_eliminated_at_once() -> None:
    state = laid_out(["4 cat", "", "", ""])
    state.lives[:4] = [1, 1, 1, 1]
    make(state, 0)
    news = make(state, moves_in(legal(state, 0))[0])
    assert over(state)
    assert waiting_for(state) == 0
    assert scores(state) == [1, 0, 0, 0]
    assert ranks(state) == [1, 2, 2, 2]
    assert [line["seat"] for line in news_of(news, "out")] == [1, 2, 3]
    assert news_of(news, "over") == [{}]
    assert why_not(state, 1, 0) == "game_over"


def test_L8_a_player_who_leaves_later_is_ranked_higher() -> None:
    state = laid_out(["9 giraffe bear", "", "", "7 mole 3 goat"])
    state.lives[:4] = [1, 0, 0, 3]
    put_out(state, 1, left_in=4)
    put_out(state, 2, left_in=2)
    state.round_number = 6
    assert ranks(state) == [2, 3, 4, 1]
    value(state)
    assert over(state)
    assert state.left_in.tolist() == [6, 4, 2, 0, 0]
    assert ranks(state) == [2, 3, 4, 1]


def test_L8_a_player_who_is_out_has_no_turn_and_no_cards() -> None:
    state = laid_out(["9 giraffe bear", "7 bear 3 dog", "3 mouse 7 goat", "7 mole 3 hare"])
    state.lives[2] = 1
    value(state)
    assert state.lives[2] == 0
    assert state.hand.sum(axis=1).tolist() == [10, 10, 0, 10, 0]
    assert state.unseen.sum() == 20
    seats = []
    for _ in range(6):
        seats.append(int(state.turn))
        any_swap(state)
    assert seats == [1, 3, 0, 1, 3, 0]
    assert why_not(state, 2, 0) == "not_your_turn"


def test_L15_at_the_end_the_cards_of_those_who_are_out_lie_out_of_play() -> None:
    state = laid_out(["9 giraffe bear", "7 bear 3 dog", "3 mouse 4 cat 3 dog"])
    state.lives[:3] = [1, 1, 1]
    value(state)
    assert over(state)
    assert ranks(state) == [1, 2, 2]
    assert state.hand[0].tolist() == counts("9 giraffe bear")
    assert state.hand[1:].sum() == 0
    assert state.unseen.sum() == 40
    assert state.known[0].tolist() == counts("9 giraffe bear")  # shown at the valuing


# -------------------------------------------------------------------------------------------------------- the safeguards


def test_L10_a_round_is_valued_after_the_most_laps_without_a_knock() -> None:
    state = laid_out(["", "", ""], most_laps=2)
    for number in range(6):
        assert state.laps == number // 3
        assert state.round_number == 1
        make(state, 0)
        news = make(state, max(moves_in(legal(state, int(state.turn)))))
    assert news_of(news, "laps_over") == [{"laps": 2}]
    assert len(news_of(news, "total")) == 3
    assert state.round_number == 2
    assert (state.past_ending[0], state.past_laps[0], state.past_knocker[0]) == (BY_LAPS, 2, NOBODY)


def test_L10_after_a_knock_laps_are_no_longer_counted() -> None:
    state = laid_out(["", "", ""], most_laps=2)
    for _ in range(5):
        any_swap(state)
    make(state, KNOCK)
    assert (state.turn, state.laps, state.round_number) == (0, 1, 1)
    make(state, KNOCK, KNOCK)
    assert state.past_ending[0] == BY_KNOCK
    assert state.past_laps[0] == 1


@pytest.mark.parametrize("asked", ["1", "0", "-3", "101", "many", "2.5", "²", "9" * 40])
def test_L10_most_laps_is_from_2_to_100(asked: str) -> None:
    with pytest.raises(ValueError, match="expected a number of laps from 2 to 100"):
        LIFE.choose(3, {"most_laps": asked})


def test_L10_thirty_laps_are_the_default() -> None:
    choices, options = LIFE.choose(3, {})
    assert choices == {"expert": False, "most_laps": 30}
    assert (options.players, options.expert, options.most_laps) == (3, 0, 30)
    choices, options = LIFE.choose(5, {"expert": "true", "most_laps": "7"})
    assert choices == {"expert": True, "most_laps": 7}
    assert (options.players, options.expert, options.most_laps) == (5, 1, 7)


@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_players(players: int) -> None:
    with pytest.raises(ValueError, match="Life is Life is for 3 to 5"):
        LIFE.choose(players, {})


def test_L13_after_sixty_rounds_the_living_are_ranked_by_their_lives() -> None:
    state = laid_out([LIKE, LIKE, LIKE])
    state.lives[:3] = [4, 2, 4]
    state.round_number = 60
    value(state)
    assert over(state)
    assert state.round_number == 60
    assert scores(state) == [4, 2, 4]
    assert ranks(state) == [1, 3, 1]


def test_L13_nobody_gets_more_than_ninety_nine_lives() -> None:
    state = laid_out(["4 hare 4 giraffe", "", ""], ["hare", "", "", ""], expert=True)
    state.lives[0] = 99
    news = swap(state, 1, "giraffe")
    assert state.lives.tolist() == [99, 4, 4, 0, 0]
    assert news_of(news, "gained") == []


# ---------------------------------------------------------------------------------------------------- what can be known


def test_L11_rows_cards_laid_and_taken_lives_and_knocks_are_public() -> None:
    state = laid_out(["3 mole 2 bear 5 goat", "", ""], ["", "", "2 giraffe cat", ""])
    swap(state, 3, "2 mole bear")
    for seat in (1, 2, SPECTATOR):
        view = view_of(state, seat)
        assert (view.row == state.row).all()
        assert view.known[0].tolist() == counts("2 giraffe cat")
        assert view.lives.tolist() == state.lives.tolist()
        assert view.hand[0].sum() == 0
        assert view.cards_held.tolist() == [10, 10, 10, 0, 0]
        assert view.unseen_size == 20


def test_L11_a_known_card_that_is_laid_is_no_longer_known_to_be_held() -> None:
    state = laid_out(["2 mole 6 goat 2 bear", "", ""], ["", "", "2 giraffe mole", ""])
    swap(state, 3, "3 goat")
    any_swap(state)
    any_swap(state)
    # Three moles laid: one of them had been taken, two had been in the hand all the time.
    swap(state, 3, "3 mole")
    assert state.known[0].tolist() == counts("2 giraffe 3 goat")


def test_L11_all_hands_are_shown_at_the_valuing() -> None:
    state = laid_out(["", "", ""])
    hands = state.hand.copy()
    value(state)
    for seat in (0, 1, 2, SPECTATOR):
        assert (view_of(state, seat).shown == hands).all()


def test_L11_at_a_sudden_death_the_set_alone_is_shown() -> None:
    state = laid_out(["3 cat 4 giraffe", "", ""], ["cat", "", "", ""])
    news = swap(state, 1, "giraffe")
    assert state.shown[0].tolist() == counts("4 cat")
    assert state.shown[1:].sum() == 0
    assert news_of(news, "shown") == []


def test_L11_a_player_who_is_out_sees_what_a_spectator_sees() -> None:
    state = laid_out(["", "", "", ""])
    put_out(state, 1)
    value(state)
    out, spectator = view_of(state, 1), view_of(state, SPECTATOR)
    out.seat = SPECTATOR
    assert out.tobytes() == spectator.tobytes()
    assert spectator.hand.sum() == 0


def test_L11_all_news_are_for_everybody() -> None:
    state = laid_out(["", "", ""])
    news = [*swap(state, 1, SPECIES_NAMES[max(moves_in(first_cards(state)))]), *value(state)]
    assert {line["seen_by"] for line in news} == {"everybody"}


def first_cards(state: Any) -> int:
    """What could be laid first for row 1."""
    trial = copy_of(state)
    make(trial, 0)
    return int(legal(trial, int(trial.turn)))


def test_L16_ten_cards_to_a_seat_in_the_order_of_the_seats_then_the_rows_then_the_rest() -> None:
    order = [kind for kind in range(SPECIES) for _ in range(VALUES[kind])]
    _, options = LIFE.choose(3, {})
    state = LIFE.fresh_state()
    stack(state, np.array(order, np.int64))
    start(state, options, seed_of(5), fresh_news())
    assert state.stacked == 1
    assert state.hand[0].tolist() == counts("9 giraffe bear")
    assert state.hand[1].tolist() == counts("7 bear 3 mole")
    assert state.hand[2].tolist() == counts("4 mole 6 goat")
    assert [row.tolist() for row in state.row] == [counts("goat"), counts("2 sheep"), counts("3 sheep"), counts("sheep 3 dog")]
    assert state.unseen.tolist() == counts("3 dog 5 hare 5 pig 4 cat 3 mouse")


# ---------------------------------------------------------------------------------------------------------- at a table


def test_a_table_takes_a_whole_swap_with_its_cards_in_any_order() -> None:
    table = Table.open("life_is_life", 3, {}, "7")
    for seat in range(3):
        table.sit(seat, f"player {seat}")
    table.deal()
    seat = int(table.state.turn)
    hand = [SPECIES_NAMES[kind] for kind in range(SPECIES) for _ in range(int(table.state.hand[seat, kind]))]
    before = table.state.row[2].tolist()
    laid = next(list(three) for three in combinations(hand, 3) if counts(" ".join(three)) != before)
    table.play(seat, [f"lay {laid[2]}", f"lay {laid[0]}", "row 3", f"lay {laid[1]}"])
    assert table.state.phase == TURN
    assert table.state.row[2].tolist() == counts(" ".join(laid))
    with pytest.raises(Refusal, match="only after a swap of your own"):
        table.play(int(table.state.turn), "knock")


def test_the_sets_of_a_sudden_death_are_drawn_side_by_side() -> None:
    assert [SPECIES_NAMES[kind] for kind in (HARE, PIG, CAT)] == ["hare", "pig", "cat"]
    assert [VALUES[kind] for kind in (HARE, PIG, CAT)] == [5, 5, 4]
