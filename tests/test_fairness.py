"""Fair deals: what is promised before the deal can be checked after the end, and tampering is found."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mazzo.games import game_named
from mazzo.rules.dice import FIRST_SEAT, chacha8, drawn_below, open_stream, seed_of, shuffle
from mazzo.table.fairness import seed_hash
from mazzo.table.record import read_record, record_of, write_record
from mazzo.words import words_of
from tests.fairness.make import FILE, vectors
from tests.harness.games import USUAL_GAME
from tests.strategies import ALL, label
from tests.test_table import played_to_the_end, seated

SEED = "5f" * 32
VECTORS = json.loads(FILE.read_text())


def record(game: str = USUAL_GAME, players: int = 3, asked: dict[str, Any] | None = None, seed: str = SEED) -> str:
    asked = {"rounds": "1-3"} if asked is None else asked
    return write_record(record_of(played_to_the_end(seated(game, players, asked, seed))))


# -------------------------------------------------------------------------------------- the same vectors for all dealers


def test_the_vectors_match_their_definition() -> None:
    assert vectors() == VECTORS, "read the difference, then: python -m tests.fairness.make"


def test_the_rules_match_the_vectors() -> None:
    state = game_named(USUAL_GAME).fresh_state()
    for vector in VECTORS["hashes"]:
        assert seed_hash(vector["seed"]) == vector["hash"]
    for vector in VECTORS["blocks"]:
        words = np.zeros(16, np.int64)
        chacha8(seed_of(vector["seed"]), vector["block"], vector["what_for"], vector["number"], words)
        assert words.tolist() == vector["words"]
    for vector in VECTORS["below"]:
        state.seed[:] = seed_of(vector["seed"])
        open_stream(state, FIRST_SEAT, 0)
        assert [drawn_below(state, vector["limit"]) for _ in vector["numbers"]] == vector["numbers"]
    for vector in VECTORS["shuffles"]:
        named = words_of(game_named(vector["game"])).card_named
        cards = np.array([named(name) for name in vector["before"]], np.int64)
        state.seed[:] = seed_of(vector["seed"])
        shuffle(state, vector["number"], cards, 0, len(cards))
        assert cards.tolist() == [named(name) for name in vector["after"]]


# ------------------------------------------------------------------------------------------------------------ mazzo verify


@pytest.fixture
def verify(mazzo: Any, tmp_path: Path) -> Callable[..., tuple[int, str, str]]:
    def ask(text: str, *more: str) -> tuple[int, str, str]:
        file = tmp_path / "game.mazzo"
        file.write_text(text)
        return mazzo("verify", str(file), *more)

    return ask


@pytest.mark.parametrize("table", ALL[::4], ids=label)
def test_a_fair_game_is_confirmed(verify: Any, table: Any) -> None:
    status, out, _ = verify(record(*table), "--hash", seed_hash(SEED))
    assert status == 0, out
    assert "the one whose hash was published before the deal" in out
    assert "decisions are legal" in out
    assert "as the record says" in out


def test_without_a_hash_it_says_what_to_compare_and_with_deals_what_was_dealt(verify: Any) -> None:
    status, out, _ = verify(record(), "--deals")
    assert status == 0
    assert seed_hash(SEED) in out
    assert "deal 2: Player 0:" in out


def test_an_unfinished_game_says_that_it_has_no_result(verify: Any) -> None:
    unfinished = write_record(record_of(played_to_the_end(seated(USUAL_GAME, 3, {}, SEED), most=20)))
    status, out, _ = verify(unfinished, "--hash", seed_hash(SEED))
    assert status == 0
    assert "no result to check" in out


def tampered_seed(text: str, chance: random.Random) -> str:
    place = text.index("seed: ") + 6 + chance.randrange(64)
    return text[:place] + ("1" if text[place] != "1" else "2") + text[place + 1 :]


def tampered_order(text: str, chance: random.Random) -> str:
    """Two neighbouring decisions change places: each is legal, but not at that time."""
    lines = text.splitlines()
    first, last = lines.index("decisions:") + 1, len(lines) - 2
    place = chance.choice([n for n in range(first, last) if lines[n][0] != lines[n + 1][0]])
    lines[place : place + 2] = [lines[place + 1], lines[place]]
    return "\n".join(lines)


def tampered_move(text: str, chance: random.Random) -> str:
    """Somebody plays a card from another hand."""
    lines = text.splitlines()
    plays = [number for number, line in enumerate(lines) if line[2:6] == "play" and line[0].isdigit()][-9:]  # one round
    place = chance.choice(plays)
    other = chance.choice([number for number in plays if lines[number][0] != lines[place][0]])
    lines[place] = lines[place][:2] + lines[other][2:]
    return "\n".join(lines)


def tampered_score(text: str, chance: random.Random) -> str:
    head, _, result = text.rpartition("result: ")
    scores = [int(score) for score in result.split()]
    scores[chance.randrange(len(scores))] += chance.choice([-10, 10])
    return f"{head}result: {' '.join(map(str, scores))}\n"


def stacked(text: str, chance: random.Random) -> str:
    order = [str(name) for name in VECTORS["shuffles"][0]["before"]]
    chance.shuffle(order)
    return text.replace("seat 0:", f"stacked: {' '.join(order)}\nseat 0:", 1)


def shortened(text: str, chance: random.Random) -> str:
    lines = text.splitlines()
    del lines[chance.randrange(lines.index("decisions:") + 1, len(lines) - 1)]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("tamper", "sentence"),
    [
        (tampered_seed, "was published before the deal"),
        (tampered_order, "decision"),
        (tampered_move, "decision"),
        (tampered_score, "by the rules it is"),
        (stacked, "put in order by hand"),
        (shortened, "decision"),
    ],
)
def test_tampering_is_always_found(verify: Any, tamper: Any, sentence: str) -> None:
    text = record()
    for number in range(20):
        changed = tamper(text, random.Random(number))
        read_record(changed)  # it can still be read as a record
        status, out, _ = verify(changed, "--hash", seed_hash(SEED))
        assert status == 1, changed
        assert "DOES NOT HOLD" in out
        assert sentence in out.splitlines()[-1]


def test_another_seed_is_found_even_without_the_hash(verify: Any) -> None:
    for number in range(20):
        assert verify(tampered_seed(record(), random.Random(number)))[0] == 1


@pytest.mark.parametrize(
    ("text", "more", "sentence"),
    [
        ("", (), "no record of a game"),
        ("mazzo record 1\ngame: whist", (), "the games are"),
        (record().replace("rules: 1", "rules: 99"), (), "does not guess"),
        (record(), ("--hash", "12ab"), "64 hexadecimal digits"),
    ],
)
def test_anything_but_a_record_gets_one_sentence_and_status_2(verify: Any, text: str, more: Any, sentence: str) -> None:
    status, _, err = verify(text, *more)
    assert status == 2
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_a_missing_file_gets_one_sentence(mazzo: Any) -> None:
    status, _, err = mazzo("verify", "nowhere.mazzo")
    assert (status, len(err.splitlines())) == (2, 1)
