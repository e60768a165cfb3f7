"""The table in memory: sitting, whole decisions, secrets held back, the log, the record."""

from __future__ import annotations

import random as dice_box
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from mazzo.rules.game import SPECTATOR, legal, moves_in
from mazzo.table.commands import decide_by_moves
from mazzo.table.log import (
    AgreedToEnd,
    Closed,
    Hosted,
    Hurried,
    Left,
    Opened,
    PlayedOn,
    Renamed,
    Said,
    Sat,
    Sealed,
    Slowed,
    read_entry,
    write_entry,
)
from mazzo.table.record import read_record, record_of, replayed, write_record
from mazzo.table.state import RECENT
from mazzo.table.table import Table
from mazzo.words import Refusal
from tests.games import sample
from tests.harness.games import USUAL_GAME
from tests.strategies import ALL, any_seed, examples, label
from tests.test_laws import random_decision


def seated(name: str = USUAL_GAME, players: int = 3, asked: dict[str, Any] | None = None, seed: str = "1", **more: Any) -> Table:
    table = Table.open(name, players, asked or {}, seed, **more)
    for seat in range(players):
        table.sit(seat, f"Player {seat}")
    table.deal()
    return table


def played_to_the_end(table: Table, seed: int = 1, most: int = 100_000) -> Table:
    random = dice_box.Random(seed)
    for _ in range(most):
        if table.stage == "over":
            break
        seat = random.choice(table.undecided)
        table.play(seat, random_decision(table, seat, random), table.turn)
    return table


def test_players_sit_on_free_seats_until_the_deal() -> None:
    table = Table.open(USUAL_GAME, 3, {}, "1")
    table.sit(1, "Ada")
    with pytest.raises(Refusal, match="taken by Ada"):
        table.sit(1, "Bruno")
    with pytest.raises(Refusal, match="seats 0 to 2"):
        table.sit(3, "Bruno")
    with pytest.raises(Refusal, match="Nobody sits on seat 0, seat 2"):
        table.deal()
    with pytest.raises(Refusal, match="No game"):
        table.play(1, "bid 0")
    table.sit(0, "Bruno")
    table.sit(2, "Carla")
    table.deal()
    with pytest.raises(Refusal, match="begun"):
        table.sit(2, "Dino")
    assert table.view_words(0).phase in ("trump", "bid")


def test_V1_a_sealed_bid_can_be_changed_until_all_are_in() -> None:
    table = seated(asked={"bids": "blind", "rounds": "3"}, seed="4")
    assert table.waiting == [0, 1, 2]
    table.play(0, "bid 3", table.turn)
    table.play(1, "bid 1", table.turn)
    assert table.undecided == [2]
    assert table.turn == 0
    assert table.view_words(SPECTATOR).bids == [None, None, None]
    table.play(0, "bid 2", table.turn)
    assert [event.what.kind for _, event in table.events_for(1)].count("table.sealed") == 2
    table.play(2, "bid 0", table.turn)
    assert table.turn == 1
    assert table.view_words(SPECTATOR).bids == [2, 1, 0]


def test_a_decision_for_another_turn_is_refused() -> None:
    table = seated(asked={"rounds": "2"})
    seat = table.waiting[0]
    table.play(seat, "bid 0", turn=0)
    with pytest.raises(Refusal) as refused:
        table.play(table.waiting[0], "bid 0", turn=0)
    assert refused.value.reason == "stale"
    assert refused.value.facts == {"turn": 1}


def test_a_refusal_says_why_and_what_is_allowed() -> None:
    table = seated(asked={"rounds": "2"})
    seat = table.waiting[0]
    for words, reason in (("bid 3", "bid_too_high"), ("bid x", "no_such_move"), ("play R1", "no_such_move")):
        with pytest.raises(Refusal) as refused:
            table.play(seat, words)
        assert refused.value.reason == reason
    with pytest.raises(Refusal) as refused:
        table.play(seat, ["bid 1", "bid 2"])
    assert refused.value.reason == "too_many_parts"
    with pytest.raises(Refusal) as refused:
        table.play(seat, [])
    assert refused.value.reason == "incomplete"
    with pytest.raises(Refusal) as refused:
        table.play((seat + 1) % 3, "bid 0")
    assert refused.value.reason == "not_your_turn"
    assert len(table.entries) == 5


@pytest.mark.parametrize("table", ALL, ids=label)
def test_a_table_can_be_rebuilt_from_its_log(table: Any) -> None:
    name, players, asked = table
    for most in (0, 1, 40, 100_000):
        live = played_to_the_end(seated(name, players, asked, "9"), most=most)
        entries = [read_entry(write_entry(entry)) for entry in live.entries]
        built = Table.from_log(entries)
        assert built.state.tobytes() == live.state.tobytes()
        assert (built.turn, built.stage, built.in_secret, built.chairs) == (live.turn, live.stage, live.in_secret, live.chairs)
        for viewer in (*range(players), SPECTATOR):
            assert built.last_event(viewer) == live.last_event(viewer)
            kept = built.events_for(viewer)
            assert kept == live.events_for(viewer)[len(live.events_for(viewer)) - len(kept) :]
            assert built.events_for(viewer, built.last_event(viewer) - 1) == live.events_for(viewer, live.last_event(viewer) - 1)


@pytest.mark.parametrize("table", ALL, ids=label)
def test_a_record_written_read_and_replayed_gives_the_same_bytes(table: Any) -> None:
    name, players, asked = table
    text = write_record(record_of(played_to_the_end(seated(name, players, asked, "3"))))
    again = replayed(read_record(text))
    assert write_record(record_of(again)) == text
    assert again.ranks() is not None


def test_an_unfinished_game_has_a_record_too() -> None:
    table = played_to_the_end(seated(asked={"bids": "secret", "rounds": "2-3"}), most=7)
    text = write_record(record_of(table))
    assert "result" not in text
    assert write_record(record_of(replayed(read_record(text)))) == text


GOOD = write_record(record_of(played_to_the_end(seated(asked={"rounds": "1-2"}, seed="6"))))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("mazzo record 1", "mazzo record 9"), "first line"),
        ((f"game: {USUAL_GAME}", "game: whist"), "the games are"),
        ((f"game: {USUAL_GAME}\n", ""), "does not say its game"),
        (("rules: 1", "rules: 99"), "does not guess"),
        (("rules: 1", "rules: one"), "whole number"),
        (("players: 3", "players: 9"), "2 to 6"),
        (("players: 3", "players: 4"), "seat 3"),
        (("bids: open", "bids: loud"), "expected one of open, blind, secret"),
        (("option bids", "option colour"), "has the options"),
        (("seed: 000", "seed: xyz"), "seed"),
        (("decisions:\n", "decisions:\nnonsense\n"), "expected a seat and its decision"),
        (("decisions:\n", "weather: fine\ndecisions:\n"), "unknown here"),
        (("result: ", "result: 1000 "), "by the rules it is"),
        (("result: ", "result: lots "), "whole numbers"),
    ],
)
def test_a_malformed_record_is_refused_with_a_sentence(change: tuple[str, str], sentence: str) -> None:
    assert change[0] in GOOD
    with pytest.raises(ValueError, match=sentence):
        replayed(read_record(GOOD.replace(*change, 1)))


def test_a_record_with_an_illegal_decision_names_it() -> None:
    lines = GOOD.splitlines()
    first = lines.index("decisions:") + 1
    lines[first] = lines[first][0] + " bid 5"
    with pytest.raises(ValueError, match=r"decision 1 of the record, .*bid 0 to 1"):
        replayed(read_record("\n".join(lines)))


def test_a_stacked_table_deals_that_order_and_says_so() -> None:
    deck = sample(USUAL_GAME, "DECK")
    table = seated(asked={"rounds": "1-2"}, stacked=deck)
    dealer = table.view_words(0).dealer
    assert table.view_words((dealer + 1) % 3).hands[(dealer + 1) % 3] == ["R1"]
    assert table.is_stacked
    text = write_record(record_of(played_to_the_end(table)))
    assert "stacked: R1 R2" in text
    assert write_record(record_of(replayed(read_record(text)))) == text
    with pytest.raises(ValueError, match="no such card"):
        seated(stacked=["R1", "Q9"])
    with pytest.raises(ValueError, match="not those of the first shuffle"):
        seated(stacked=["R1", "R2"])
    with pytest.raises(ValueError, match="shuffles at most"):
        seated(stacked=deck * 3)


def test_a_log_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(ValueError, match="begins with an entry `opened`"):
        Table.from_log([Sealed(seat=0, moves=[1])])
    with pytest.raises(ValueError, match="log entry"):
        read_entry(b'{"kind": "danced"}')
    opened = Opened(game=USUAL_GAME, rules=99, players=3, options={}, seed="1", level="casual")
    with pytest.raises(ValueError, match="does not guess"):
        Table(opened)


@given(seed=any_seed, chance=some.randoms(use_true_random=False))
@examples(12)
def test_a_table_can_be_rebuilt_from_its_log_whatever_its_company_does(seed: int, chance: Any) -> None:
    """Rebuilt at once or entry by entry: the same players, clock, talk, host and proposals, and events with the same numbers."""
    table = Table.open(USUAL_GAME, 3, {"bids": chance.choice(["open", "blind"])}, str(seed))
    table.host = table.opened.host = "p0"
    for seat in range(3):
        table.apply(Sat(seat=seat, name=f"Player {seat}", player="person", person=f"p{seat}"))
    table.deal()
    while table.stage == "playing" and len(table.entries) < 160:
        seat = chance.randrange(3)
        company = [
            Said(seat=seat, text="Hm."),
            Slowed(times=chance.choice([1, 2, 4])),
            AgreedToEnd(seat=seat),
            PlayedOn(seat=seat),
            Hurried(seat=seat),
            Hosted(seat=seat),
            Renamed(seat=seat, name=f"Player {seat}, the {len(table.entries)}th"),
            Left(seat=seat, by=chance.choice(["player", "clock"])),
            Sat(seat=seat, name=f"Player {seat}", player="person", person=f"p{seat}"),
        ]
        if chance.random() < 0.2:
            table.apply(chance.choice(company))
        decides = chance.choice(table.undecided)
        entry = decide_by_moves(table, decides, [chance.choice(moves_in(legal(table.state, decides)))])
        entry.by = chance.choice(["player", "bot", "clock"])
        table.apply(entry)
    if chance.random() < 0.5 and table.stage == "playing":
        table.apply(Closed(why="agreed"))
    again = Table.from_log(read_entry(write_entry(entry)) for entry in table.entries)
    assert len(table.entries) > RECENT
    for name in (
        "stage", "turn", "chairs", "host", "times", "run_out", "talk", "said", "agreed_to_end", "played_on_at", "closed",
        "in_secret", "answered", "is_hurried",
    ):  # fmt: skip
        assert getattr(again, name) == getattr(table, name), name
    assert again.state.tobytes() == table.state.tobytes()
    for viewer in range(-1, 3):
        assert again.last_event(viewer) == table.last_event(viewer)
        newest = again.events_for(viewer)
        assert newest == table.events_for(viewer)[-len(newest) :]
