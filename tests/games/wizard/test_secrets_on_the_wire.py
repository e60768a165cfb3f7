"""Non-interference, over a real socket: what a viewer cannot know does not change a single byte of what they receive.

Two tables have the same public history, and the same cards wherever the viewer sees them. Everything else is dealt
again, by `imagine`, from the viewer's own view. Every byte received must be the same: the table, refusals, what others play.
Only the code of the table is made equal by hand.
"""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mazzo.games.wizard.rules import CARDS, NO_CARD, PHASES
from mazzo.games.wizard.words import card_words
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import SPECTATOR, legal, moves_in
from mazzo.server.bots.pool import Asker, BotPool
from mazzo.server.bots.worker import Question
from mazzo.server.codes import fresh_code
from mazzo.server.persons.identity import hash_of
from mazzo.server.settings import database_url
from mazzo.server.store.store import Store
from mazzo.server.tables import snapshot
from mazzo.server.tables.session import piece_of
from mazzo.table.commands import Person
from mazzo.table.log import Sat, Started
from mazzo.table.table import Table
from mazzo.words import move_words
from mazzo.worlds import imagine
from tests.harness.players import Player, Server, TableConnection

PLAYERS = 4
TOKENS = [f"{seat}" * 43 for seat in range(PLAYERS + 1)]  # the last one watches
PEOPLE = [Person(f"person-{seat}", f"Player {seat}") for seat in range(PLAYERS + 1)]
VARIANTS: list[dict[str, Any]] = [
    {"rounds": "5-2"},
    {"rounds": "7", "bids": "secret"},
    {"rounds": "6", "bids": "blind", "dark_wizard": True},
    {"rounds": "5", "clairvoyance": True},
]


def opened(options: dict[str, Any], seed: int, stack: list[str] | None = None) -> Table:
    """A table of four people, dealt."""
    table = Table.open("wizard", PLAYERS, options, str(seed), stacked=stack)
    for seat in range(PLAYERS):
        table.apply(Sat(seat=seat, name=PEOPLE[seat].name, player="person", person=PEOPLE[seat].person))
    table.apply(Started())
    return table


def played(table: Table, decisions: int, chance: random.Random) -> None:
    """This many random decisions, within the first round."""
    for _ in range(decisions):
        seat = table.undecided[0]
        move = chance.choice(moves_in(legal(table.state, seat)))
        table.play_moves(seat, [move])


def imagined(table: Table, viewer: int, dice: Any, to_come: list[Any]) -> Any:
    """A state that this viewer may imagine, in which the cards to come lie where they are played from; None if none is found."""
    state = table.game.fresh_state()
    for _ in range(5000):
        imagine(table.view(viewer), dice, state)
        hidden = [entry for entry in to_come if PHASES[int(state.phase)] == "play" and entry.seat != viewer]
        if all(int(state.hand[entry.seat]) >> entry.moves[0] & 1 for entry in hidden):
            return state
    return None


def redealt(table: Table, viewer: int, state: Any) -> list[str]:
    """The order of a deck that gives this viewer the same view of the first round, and deals everything else again."""
    view = table.view(viewer)
    hands = [set(moves_in(int(state.hand[seat]))) for seat in range(PLAYERS)]
    for number in range(int(view.cards_played)):
        hands[int(view.played_by[number])].add(int(view.played[number]))
    left = [sorted(hand) for hand in hands]
    first = (int(view.dealer) + 1) % PLAYERS
    order = [left[(first + number) % PLAYERS].pop() for number in range(int(view.hand_size) * PLAYERS)]
    if view.turned != NO_CARD:
        order.append(int(view.turned))
    order += [card for card in range(CARDS) if card not in order]
    return [str(card_words(card)) for card in order]


def other_world(table: Table, viewer: int, options: dict[str, Any], seed: int, dice: Any, to_come: list[Any]) -> Table | None:
    """The same public history over newly dealt cards, if it can go on in the same way and teaches the viewer the same."""
    state = imagined(table, viewer, dice, to_come)
    if state is None:
        return None
    other = opened(options, seed, redealt(table, viewer, state))
    for entry in table.entries[PLAYERS + 2 :]:
        other.apply(entry)
    trial, truth = Table.from_log(other.entries), Table.from_log(table.entries)
    for entry in to_come:
        if entry.seat not in trial.waiting or not legal(trial.state, entry.seat) >> entry.moves[0] & 1:
            return None
        trial.apply(entry)
        truth.apply(entry)
        if trial.view(viewer).tobytes() != truth.view(viewer).tobytes():
            return None  # clairvoyance ends, and they see their own cards
    return other


@dataclass
class Pair:
    """Two worlds, one viewer, and the decisions with which both go on."""

    viewer: int
    tables: tuple[Table, Table]
    to_come: list[Any]
    codes: tuple[str, str]
    words: list[str]


def make_pairs() -> list[Pair]:
    chance = random.Random(7)
    pairs = []
    for seed, options in enumerate(VARIANTS * 2, 100):
        for viewer in (0, 1, 2, 3, SPECTATOR):
            deck = [str(card_words(card)) for card in range(CARDS)]
            chance.shuffle(deck)
            table = opened(options, seed, deck)  # both worlds are stacked, since a table says that it is
            played(table, chance.randint(0, 12), chance)
            future = Table.from_log(table.entries)
            played(future, 2, chance)
            to_come = future.entries[len(table.entries) :]
            dice = dice_of(seed_of(seed), viewer + 1)
            found = (other_world(table, viewer, options, seed, dice, to_come) for _ in range(30))
            other = next((world for world in found if world is not None), None)
            if other is None:
                continue
            trial = Table.from_log(table.entries)
            words = []
            for entry in to_come:
                words.append(move_words(trial.state, entry.moves[0]))
                trial.apply(entry)
            pairs.append(Pair(viewer, (table, other), to_come, (fresh_code(), fresh_code()), words))
    return pairs


@pytest.fixture(scope="module")
def pairs() -> list[Pair]:
    return make_pairs()


@pytest.fixture(scope="module")
def stacked_server(tmp_path_factory: pytest.TempPathFactory, pairs: list[Pair]) -> Any:
    database = tmp_path_factory.mktemp("secrets") / "mazzo.sqlite3"

    async def fill() -> None:
        store = await Store.open(database_url(f"sqlite:///{database}"))
        for person, token in zip(PEOPLE, TOKENS, strict=True):
            await store.add_person(person, hash_of(token))
        for pair in pairs:
            for code, table in zip(pair.codes, pair.tables, strict=True):
                assert await store.append(piece_of(code, 0, table.entries))
        await store.close()

    asyncio.run(fill())
    with Server(database, refusals_in_a_minute=1000, lines_in_10_seconds=1000, away_seconds=3600) as server:
        yield server


def player(server: Server, seat: int) -> Player:
    return Player(server, f"mazzo={TOKENS[seat]}")  # the spectator is the last


def test_the_pairs_cover_what_is_compared(pairs: list[Pair]) -> None:
    assert len(pairs) >= 30
    assert {pair.viewer for pair in pairs} == {0, 1, 2, 3, SPECTATOR}
    different = [pair for pair in pairs if list(pair.tables[0].state.hand) != list(pair.tables[1].state.hand)]
    assert len(different) >= 0.9 * len(pairs)
    for pair in pairs:
        one, other = (table.view(pair.viewer).tobytes() for table in pair.tables)
        assert one == other


async def everything_received(server: Server, pair: Pair, world: int) -> list[str]:
    """What the viewer receives in one of the two worlds, byte by byte, in order."""
    code = pair.codes[world]
    at = await player(server, pair.viewer).join(code)
    if at.table["turn"] >= 3:
        await at.say(type="hello", last=at.table["last"] - 3)
        await at.hear("table")
    turn = at.table["turn"]
    # Whatever they ask for, they learn nothing: every card, every number, every suit.
    questions = [f"play {card_words(card)}" for card in range(0, CARDS, 7)] + ["bid 99", "trump R", "pass"]
    lawful = set(at.table["legal"])
    for number, words in enumerate(question for question in questions if question not in lawful):
        await at.say(type="play", moves=[words], turn=turn, id=f"q{number}")
        await at.hear("refused")
    for message in (
        {"type": "take_back"},
        {"type": "sit", "seat": 1},
        {"type": "start"},
        {"type": "rematch"},
        {"type": "slow_clock", "times": 2},
        {"type": "be_right_back"},
        {"type": "hint", "turn": turn + 1, "id": "h"},
    ):
        await at.say(**message)
        await at.hear("refused")
    if pair.viewer != SPECTATOR:
        await at.say(type="say", text="What have you got?")
        await at.hear("talk")
        await at.say(type="agree_to_end")
        await at.until(lambda table: table["stage"] == "over" or pair.viewer in table["agreed_to_end"])
        await at.say(type="play_on")
        await at.until(lambda table: not table["agreed_to_end"])
    for number, (entry, words) in enumerate(zip(pair.to_come, pair.words, strict=True)):
        if entry.seat == pair.viewer:
            answer = await at.play(words, id=f"own-{number}")
            assert answer["type"] == "accepted"
            await at.hear("table")
        else:
            other = await player(server, entry.seat).join(code)
            await at.hear("table")  # somebody is here
            assert (await other.play(words, id=f"other-{number}"))["type"] == "accepted"
            await at.hear("table")
            other.wire.transport.abort()
            await at.hear("table")  # and gone
    await at.quiet(0.05)
    await at.disconnect()
    answers = []
    for path in ("record", "replay", "replay/0", "replay/0?view=1", "replay/3?view=open"):
        cookie = {"Cookie": player(server, pair.viewer).cookie}
        status, headers, body = server.ask("GET", f"/api/tables/{code}/{path}", headers=cookie)
        assert status == 404
        headers.pop("date")
        answers.append(json.dumps([status, headers, body.decode()]))
    return [*(text.replace(code, "CODE") for text in at.texts), *answers]


def test_no_byte_depends_on_what_a_viewer_cannot_know(stacked_server: Server, pairs: list[Pair]) -> None:
    async def compare() -> int:
        frames = 0
        gate = asyncio.Semaphore(20)

        async def one(pair: Pair) -> int:
            async with gate:
                first = await everything_received(stacked_server, pair, 0)
                second = await everything_received(stacked_server, pair, 1)
            assert first == second, f"viewer {pair.viewer}"
            return len(first)

        for received in await asyncio.gather(*(one(pair) for pair in pairs)):
            frames += received
        return frames

    assert asyncio.run(compare()) > 20 * len(pairs)


def test_a_hint_is_asked_for_with_what_the_viewer_sees_and_nothing_else(pairs: list[Pair]) -> None:
    """The thinking process receives the same bytes in both worlds, except for its dice."""

    class FakeSubscriber(BotPool):
        def __init__(self) -> None:
            super().__init__(0, patience=0)
            self.heard: list[Question] = []

        async def _ask(self, question: Question, queue: int, asker: Asker) -> None:
            question.dice = (0, 0, 0)
            self.heard.append(question)

    async def questions_of(table: Table, viewer: int) -> list[Question]:
        ear = FakeSubscriber()
        assert await ear.hint(table, viewer) is None
        return ear.heard

    to_decide = [pair for pair in pairs if pair.viewer in pair.tables[0].waiting]
    assert len(to_decide) >= 5
    for pair in to_decide:
        one, other = (asyncio.run(questions_of(table, pair.viewer)) for table in pair.tables)
        assert len(one) == 1
        assert one == other


def test_no_byte_depends_on_a_secret_bid_or_on_a_second_thought(stacked_server: Server) -> None:
    """Pairs: the same deal, but another seat bids differently, or changes its bid: nobody else receives a different byte."""

    async def lines(options: dict[str, Any], bids: list[str]) -> list[list[str]]:
        table = opened(options, 5)
        code = await asyncio.to_thread(stored, stacked_server, table)
        ats = [await player(stacked_server, seat).join(code) for seat in range(PLAYERS + 1)]
        for at in ats:
            await at.until(lambda table: all(seat["here"] for seat in table["seats"]))
            at.texts.clear()
        for bid in bids:
            assert (await ats[2].play(bid))["type"] == "accepted"
        for seat in (0, 1):
            assert (await ats[seat].play("bid 1"))["type"] == "accepted"
        await said_by_all(ats, lambda table: table["sealed"] == [0, 1, 2])
        if options["bids"] == "secret":
            assert (await ats[3].play("bid 0"))["type"] == "accepted"
            await said_by_all(ats, lambda table: table["view"]["phase"] == "play")
            leader = ats[0].table["waiting_for"][0]
            assert (await ats[leader].play(ats[leader].table["legal"][0]))["type"] == "accepted"
            await said_by_all(ats, lambda table: len(table["view"]["trick"]) == 1)
        for at in ats:
            await at.quiet(0.05)
            await at.disconnect()
        return [[normal(text, code) for text in at.texts] for at in ats]

    async def compare() -> None:
        for bids in ("blind", "secret"):
            options = {"rounds": "5", "bids": bids}
            plain, other, changed = [await lines(options, made) for made in (["bid 0"], ["bid 4"], ["bid 3", "bid 1", "bid 0"])]
            for viewer in (0, 1, 3, PLAYERS):
                assert plain[viewer] == other[viewer] == changed[viewer], f"viewer {viewer}, {bids}"
            assert plain[2] != other[2]

    asyncio.run(compare())


def normal(text: str, code: str) -> str:
    """A text without the table's code and without the ids that players made up."""
    message = json.loads(text)
    if message["type"] == "accepted":
        message["id"] = ""
        return json.dumps(message)
    return text.replace(code, "CODE")


async def said_by_all(ats: list[TableConnection], holds: Any) -> None:
    for at in ats:
        await at.until(holds)


def stored(server: Server, table: Table) -> str:
    """Puts a table into the database of a running server: only a test may do so."""
    import sqlite3

    code = fresh_code()
    piece = piece_of(code, 0, table.entries)
    connection = sqlite3.connect(server.database, timeout=20)
    with connection:
        connection.execute("INSERT INTO tables (code, game, stage) VALUES (?, 'wizard', 'playing')", (code,))
        connection.executemany("INSERT INTO entries (code, entry, text, chain) VALUES (?, ?, ?, ?)", piece.rows)
    connection.close()
    return code


# ------------------------------------------------------------------------------------------- would a leak be caught at all?


def leak_of_state(table: Table) -> Any:
    return hash(table.state.tobytes())


def leak_of_hands(table: Table) -> Any:
    return [moves_in(int(cards)) for cards in table.state.hand]


def leak_of_legal_moves(table: Table) -> Any:
    return [len(moves_in(legal(table.state, seat))) for seat in range(PLAYERS)]


def leak_of_stock(table: Table) -> Any:
    return [int(card) for card in table.state.stock[-8:]]


def leak_of_strength(table: Table) -> Any:
    return [sum(card % 13 for card in moves_in(int(cards))) for cards in table.state.hand]


LEAKS = [leak_of_state, leak_of_hands, leak_of_legal_moves, leak_of_stock, leak_of_strength]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(pairs: list[Pair], leak: Any) -> None:
    def sent(pair: Pair, table: Table, planted: bool) -> Any:
        person = None if pair.viewer == SPECTATOR else PEOPLE[pair.viewer].person
        message = snapshot.snapshot_for(snapshot.public_facts("CODE", table, snapshot.SessionFacts()), table, person, 0)
        return (message, leak(table) if planted else None)

    assert all(sent(pair, pair.tables[0], False) == sent(pair, pair.tables[1], False) for pair in pairs)
    assert any(sent(pair, pair.tables[0], True) != sent(pair, pair.tables[1], True) for pair in pairs)


def test_the_stack_of_an_imagined_deal_is_complete(pairs: list[Pair], tmp_path: Path) -> None:
    for pair in pairs:
        stack = pair.tables[1].opened.stack
        assert stack is not None
        assert len(set(stack)) == CARDS
        assert np.array_equal(pair.tables[0].state.score, pair.tables[1].state.score)
