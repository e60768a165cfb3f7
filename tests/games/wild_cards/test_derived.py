"""What a view of Wild Cards says beyond the cards: consequences of the rules, so that a page need not know them."""

from __future__ import annotations

from typing import Any

from mazzo.rules.game import SPECTATOR
from tests.games.wild_cards.positions import go, position, view_words


def derived(state: Any, seat: int) -> Any:
    return view_words(state, seat)["derived"]


def exchange(given: str, taken: str, *leaders: tuple[str, int | None, int | None]) -> dict[str, Any]:
    changes = [{"species": species, "before": before, "after": after} for species, before, after in leaders]
    return {"given": given, "taken": taken, "leaders": changes}


def test_W11_the_effect_of_each_exchange_on_the_leaders_is_in_the_view_beforehand() -> None:
    state = position(
        ["F2", "S1", "F1"],
        display="lion eagle",
        collections=["meerkat ibex ibex lion", "ibex ibex lion", "lion lion lion"],
        leaders={"meerkat": 0, "ibex": 0, "lion": 2},
    )
    go(state, "0 bid refill", "1 bid S1", "2 bid F1")
    expected = [
        # Nobody has an eagle. The lions stay with who has three, the meerkat goes back, and an ibex makes seat 1 its leader.
        exchange("ibex", "eagle", ("eagle", None, 0), ("ibex", 0, 1)),
        exchange("ibex", "lion", ("ibex", 0, 1)),
        exchange("lion", "eagle", ("eagle", None, 0)),
        exchange("meerkat", "eagle", ("eagle", None, 0), ("meerkat", 0, None)),
        exchange("meerkat", "lion", ("meerkat", 0, None)),
    ]
    for seat in (0, 1, SPECTATOR):
        assert derived(state, seat)["exchanges"] == expected
    go(state, "0 give ibex")
    assert derived(state, 0)["exchanges"] == expected[:2]
    go(state, "0 take lion")
    assert derived(state, 0)["exchanges"] == []


def test_W10_exactly_the_exchanges_that_are_allowed_are_listed() -> None:
    collections = ["meerkat meerkat lion", "lion lion peacock peacock peacock", "lion"]
    leaders = {"meerkat": 0, "lion": 1, "peacock": 1}
    state = position(["F2", "S1", "F1"], display="lion peacock", collections=collections, leaders=leaders)
    go(state, "0 bid refill", "1 bid S1", "2 bid F1")
    named = {(one["given"], one["taken"]): one["leaders"] for one in derived(state, 0)["exchanges"]}
    assert set(named) == {("lion", "peacock"), ("meerkat", "peacock"), ("meerkat", "lion")}
    assert named["lion", "peacock"] == []  # no leader moves


def test_W7_the_seat_that_pays_is_shown_how_many_cards_it_owes() -> None:
    state = position(["F3 F1 S1 F2", "S1", "M2 M1"], display="lion peacock")
    go(state, "0 bid F3", "1 bid S1", "2 bid M2")
    assert [derived(state, seat)["due"] for seat in (0, 1, 2, SPECTATOR)] == [2, 0, 0, 0]
    go(state, "0 acquire peacock", "0 pay F1")
    assert derived(state, 0)["due"] == 1


def bonus(state: Any, seat: int) -> dict[str, list[str]]:
    return {one["species"]: one["cards"] for one in derived(state, seat)["bonus_cards"]}


def test_W14_the_bonus_is_open_for_the_animals_at_home_where_the_bid_is() -> None:
    state = position(["F3 F1 S1 F2", "*2 S1", "M1"], display="lion peacock")
    go(state, "0 bid F3", "1 bid *2", "2 bid M1")
    assert bonus(state, 0) == {"peacock": ["F1", "F2"], "squirrel": ["F1", "F2"]}
    assert bonus(state, 1) == bonus(state, SPECTATOR) == {}
    go(state, "0 acquire peacock", "0 pay F1", "0 pay S1")
    assert len(bonus(state, 1)) == 6  # a wild card is at home everywhere
    assert (bonus(state, 1)["lion"], bonus(state, 1)["ibex"]) == (["S1"], [])


def test_W14_a_card_paid_from_elsewhere_ends_the_bonus() -> None:
    state = position(["F3 F1 S1 *2 F2", "S1", "M1"], display="lion peacock")
    go(state, "0 bid F3", "1 bid S1", "2 bid M1")
    assert bonus(state, 0)["peacock"] == ["*2", "F1", "F2"]
    go(state, "0 acquire peacock", "0 pay F1")
    assert bonus(state, 0)["peacock"] == ["*2", "F2"]
    later = position(["F3 F1 S1 *2 F2", "S1", "M1"], display="lion peacock")
    go(later, "0 bid F3", "1 bid S1", "2 bid M1", "0 acquire peacock", "0 pay S1")
    assert bonus(later, 0) == {}


def test_W18_a_committed_tie_owes_nothing_more() -> None:
    state = position(["F2 F1", "S2 S1", "M1"], display="ibex lion")
    go(state, "0 bid F2", "1 bid S2", "2 bid M1")
    assert [derived(state, seat)["due"] for seat in (0, 1, 2)] == [1, 1, 0]
    go(state, "0 commit F1", "1 commit S1")
    assert [derived(state, seat)["due"] for seat in (0, 1, 2)] == [0, 0, 0]


def test_W8_the_eagles_owner_is_the_one_who_may_put_down_two() -> None:
    assert derived(position(["F1", "S1", "M1"], leaders={"eagle": 2}), 0)["bids_two"] == 2
    assert derived(position(["F1", "S1", "M1"]), 0)["bids_two"] is None


def test_W12_a_refill_brings_a_hand_up_to_seven_and_the_squirrels_to_ten() -> None:
    assert derived(position(["F1", "S1", "M1"], leaders={"squirrel": 1}), 0)["refill_up_to"] == [7, 10, 7]


def test_W8_only_the_eagles_owner_picks_two_cards_for_a_bid() -> None:
    state = position(["F1 F2", "S1", "M1 M2"], leaders={"eagle": 2})
    assert [derived(state, seat)["most_picked"] for seat in (0, 1, 2, SPECTATOR)] == [1, 1, 2, 0]
    go(state, "2 bid M1")
    assert [derived(state, seat)["most_picked"] for seat in (0, 2)] == [1, 0]
    go(state, "0 bid F1", "1 bid S1")
    assert [derived(state, seat)["most_picked"] for seat in (0, 2)] == [0, 1]  # the second one


def test_W7_as_many_cards_are_picked_as_are_owed_and_for_a_refill_any_number() -> None:
    state = position(["F3 F1 S1 F2", "S1", "M2 M1"], display="lion peacock")
    go(state, "0 bid F3", "1 bid S1", "2 bid M2")
    assert derived(state, 0)["most_picked"] == 2
    refilling = position(["F2 F1", "S1", "M1"])
    go(refilling, "0 bid refill", "1 bid S1", "2 bid M1")
    assert derived(refilling, 0)["most_picked"] == 2


def test_the_refill_card_can_only_be_bid() -> None:
    state = position(["F2 F1", "S1", "M1"])
    assert [derived(state, seat)["refill"] for seat in (0, SPECTATOR)] == ["playable", None]
    go(state, "0 bid refill")
    assert [derived(state, seat)["refill"] for seat in (0, 1)] == ["laid", "playable"]
    go(state, "1 bid S1", "2 bid M1")
    assert [derived(state, seat)["refill"] for seat in (0, 1)] == ["laid", "held"]
