"""The search: finds what can be found, is the same for the same dice, keeps time, and gets better with more lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from mazzo.arena import Journal, Match, differences, meet
from mazzo.bots.levels import bot_named, club
from mazzo.bots.search import KEPT, imagine_likely
from mazzo.games import GAMES
from mazzo.games.life_is_life.rules import BEAR
from mazzo.games.wild_cards.rules import VALUES
from mazzo.games.wizard.rules import NO_CARD, PLAYING, bit
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import game_of, legal, moves_in, over, waiting_for
from mazzo.table.view import view_of
from mazzo.words import move_words, read_move
from mazzo.worlds import imagine
from tests.games.life_is_life import test_blunders as life
from tests.games.wild_cards import positions as wild
from tests.games.wizard import test_blunders as wizard
from tests.strategies import fresh, played

WIDE = bot_named("club@400")


def decide(state: Any, seat: int, bot: Any = WIDE) -> str:
    move = bot.decide(view_of(state, seat), seat, dice_of(seed_of(3), 1)).move
    return move_words(state, move)


def tricks_to_play(hands: list[str], bids: list[int], won: list[int], trump: int = -1) -> Any:
    """The last tricks of a round of Wizard, seat 0 to lead; all other cards lie in the stock."""
    state = fresh(("wizard", len(hands), {}), 1)
    size = len(hands[0].split())
    state.phase = PLAYING
    state.round_number = 1
    state.rounds = 1
    state.hand_size = size
    state.turned = NO_CARD
    state.trump = trump
    state.turn = state.leader = 0
    state.cards_played = state.trick_size = 0
    held = 0
    for seat, hand in enumerate(hands):
        cards = [read_move(state, f"play {card}") for card in hand.split()]
        state.hand[seat] = sum(bit(card) for card in cards if card is not None)
        held |= int(state.hand[seat])
        state.bid[seat] = bids[seat]
        state.won[seat] = won[seat]
    rest = [card for card in range(60) if not held >> card & 1]
    state.stock_size = len(rest)
    state.stock[60 - len(rest) :] = rest
    return state


def test_with_its_bid_made_it_gives_the_lead_away_with_a_jester() -> None:
    state = tricks_to_play(["R13 J1", "R5 G6", "R6 B6"], [0, 1, 1], [0, 0, 0], trump=0)
    state.hand[0] |= bit(int(read_move(state, "play R2") or 0))
    assert decide(state, 0) in ("play J1", "play R2")


def test_it_leads_the_wizard_when_it_must_take_both() -> None:
    state = tricks_to_play(["W1 W2", "R13 G6", "R12 B6"], [2, 1, 0], [0, 0, 0])
    assert decide(state, 0) == "play W1"
    assert bot_named("club@400").decide(view_of(state, 0), 0, dice_of(seed_of(1), 1)).reason == "only_sensible"


def test_a_forced_win_is_found() -> None:
    """R13 is high and the trick is wanted; the Jester gives it away."""
    state = tricks_to_play(["R13 J1", "R5 G6", "R6 B6"], [1, 0, 0], [0, 0, 0], trump=0)
    view = view_of(state, 0)
    decision = WIDE.decide(view, 0, dice_of(seed_of(1), 1))
    assert dict(decision.candidates)[decision.move] == max(value for _, value in decision.candidates)
    assert decision.worlds > 20


def share_of_worlds(state: Any, seat: int, holds: Callable[[Any], bool]) -> tuple[float, float]:
    """In how many of the worlds imagined this holds, and of those kept for being likely."""
    view = view_of(state, seat)
    game = game_of(view)
    world = game.fresh_state()
    desk = club.desk_for(game)
    dice = dice_of(seed_of(7), 1)
    imagined = kept = 0
    for _ in range(1000):
        imagine(view, dice, world)
        imagined += holds(world)
        imagine_likely(view, seat, dice, desk.states, desk.memory)
        kept += holds(desk.states[KEPT])
    return imagined / 1000, kept / 1000


def test_who_needs_a_trick_and_follows_low_holds_nothing_higher() -> None:
    """V6: bids say nothing about the bidder's own cards there, so what is learned is learned from the play."""
    table = wizard.dealt("G5 R2", "G4 R3", "B2 B3", turned="Y5", clairvoyance=True)
    state = wizard.played(table, "0 2 0", "G5 G4").state
    above = sum(bit(int(read_move(state, f"play G{rank}") or 0)) for rank in range(6, 14))
    imagined, kept = share_of_worlds(state, 2, lambda world: bool(world.hand[1] & above))
    assert kept < imagined / 2


def test_who_bids_low_for_what_he_wants_most_has_nothing_higher() -> None:
    """In the last round, when cards are worth nothing any more."""
    state = wild.position(
        ["S1 S2 S3", "F1 F2 S2 S3", "M1 M2"],
        "peacock lion",
        pile="F4 F4 F4 S2 S2 S2 M2 M2",
        collections=["lion", "peacock peacock"],
        animals="",
    )
    wild.go(state, "0 bid S3", "1 bid F1", "2 bid M1")
    four = range(VALUES - 1, 4 * VALUES, VALUES)
    imagined, kept = share_of_worlds(state, 0, lambda world: any(world.hand[1, kind] > 0 for kind in four))
    assert kept < imagined * 0.8


def test_who_has_swapped_holds_more_of_what_he_takes() -> None:
    hands = [life.RAGS, "5 bear, 3 sheep, 2 mole", "4 giraffe, 3 goat, 3 dog"]
    state = life.position(hands, ["pig", "2 hare", "2 pig, mole", "2 mouse, 2 cat"], known=["", "2 bear", "giraffe"])
    imagined, kept = share_of_worlds(state, 0, lambda world: int(world.hand[1, BEAR]) >= 4)
    assert kept > 2 * imagined


@pytest.mark.parametrize("game", list(GAMES))
def test_the_same_dice_give_the_same_decision_however_often_it_looks_at_the_clock(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = played((game, 4, {}), 3, 30)
    seat = moves_in(waiting_for(state))[0]
    view = view_of(state, seat)
    before = view.tobytes()
    bot = bot_named("club@60")
    one = bot.decide(view, seat, dice_of(seed_of(1), 1))
    monkeypatch.setattr(club, "LINES_A_LOOK", 5)
    two = bot.decide(view, seat, dice_of(seed_of(1), 1))
    assert (one.move, one.candidates, one.reason, one.worlds) == (two.move, two.candidates, two.reason, two.worlds)
    assert view.tobytes() == before


@pytest.mark.parametrize("game", list(GAMES))
def test_a_decision_comes_with_its_candidates_and_its_reason(game: str) -> None:
    state = played((game, 3, {}), 5, 8)
    while len(moves_in(legal(state, moves_in(waiting_for(state))[0]))) == 1 and not over(state):
        state = played((game, 3, {}), 6, 9)
    seat = moves_in(waiting_for(state))[0]
    decision = bot_named("club@60").decide(view_of(state, seat), seat, dice_of(seed_of(1), 1))
    assert decision.reason in ("as_usual", "better_than_usual", "only_sensible")
    assert decision.seconds > 0
    if decision.reason != "only_sensible":
        assert decision.candidates[0][0] == decision.move
        assert decision.worlds == decision.arguments["worlds"] > 0


def test_a_clock_cuts_what_runs_over() -> None:
    state = played(("wizard", 4, {}), 3, 200)
    seat = moves_in(waiting_for(state))[0]
    hurried = club.club("hurried", dict.fromkeys(GAMES, 10_000_000), 0.05)
    decision = hurried.decide(view_of(state, seat), seat, dice_of(seed_of(1), 1))
    assert decision.seconds < 1.0
    assert legal(state, seat) >> decision.move & 1


def test_two_searches_think_in_two_threads_without_disturbing_each_other() -> None:
    from concurrent.futures import ThreadPoolExecutor

    def think(number: int) -> tuple[int, int]:
        state = played(("wizard", 4, {}), number, 40)
        seat = moves_in(waiting_for(state))[0]
        decision = bot_named("club@60").decide(view_of(state, seat), seat, dice_of(seed_of(1), number))
        return decision.move, decision.worlds

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(think, range(12))) == [think(number) for number in range(12)]


def test_strength_grows_with_the_lines() -> None:
    """A small sample: 3 players, three short rounds. The plot in docs/bots.md tells more."""
    table = {"rounds": "3-5"}
    gains = []
    for lines in (2, 64):
        match = Match(f"club@{lines}", "casual", "wizard", 3, table, "2")
        gains.append(differences(meet(match, 30, Journal(match, None))))
    few, many = gains
    assert many.mean() > 0
    assert np.mean(many - few) > 0
