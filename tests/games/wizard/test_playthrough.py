"""Whole games of Wizard as text: what is promised to programs that read them as JSON."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from mazzo.bots.levels import bot_named
from mazzo.cli import app
from mazzo.games import game_named
from mazzo.playthrough import playthrough
from mazzo.rules.dice import seed_of
from tests.games.wizard.positions import DECK

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {"rounds": "1-2-3-20"}),
    (4, {"bids": "blind", "rounds": "1-2-3"}),
    (3, {"bids": "secret", "clairvoyance": True, "rounds": "1-2-3"}),
    (6, {"dark_wizard": True, "leaders_hook": True, "rounds": "1-2-10"}),
    (2, {}),
    (4, {"monochrome": True}),
]
OPTIONS = ["bids", "dark_wizard", "leaders_hook", "clairvoyance", "monochrome", "rounds"]
BEFORE = [
    *("phase", "round", "cards", "dealer", "turned", "trump", "hands", "bids", "won"),
    *("leader", "trick", "stock", "set_aside", "scores"),
]


def as_json(players: int, asked: dict[str, Any], seed: int = 3, views: bool = True) -> list[dict[str, Any]]:
    """The lines of one game as a program reads them."""
    game = game_named("wizard")
    choices, options = game.choose(players, asked)
    lines = playthrough(game, players, choices, options, seed_of(seed), [bot_named("random")] * players, views)
    return [msgspec.json.decode(msgspec.json.encode(line)) for line in lines]


@pytest.fixture(params=TABLES, ids=[f"{players}-{asked}" for players, asked in TABLES], scope="module")
def sample(request: pytest.FixtureRequest) -> tuple[int, dict[str, Any], list[dict[str, Any]]]:
    players, asked = request.param
    return players, asked, as_json(players, asked)


Sample = tuple[int, dict[str, Any], list[dict[str, Any]]]


def test_the_first_line_names_the_game_all_options_and_the_seed(sample: Sample) -> None:
    players, asked, (first, *_) = sample
    assert list(first) == ["game", "players", "options", "seed"]
    assert (first["game"], first["players"], list(first["options"])) == ("wizard", players, OPTIONS)
    assert first["options"].items() >= asked.items()
    assert first["options"]["bids"] == ("secret" if players == 2 else asked.get("bids", "open"))
    assert first["seed"] == f"{3:064x}"


def test_every_decision_is_a_line_with_the_promised_keys(sample: Sample) -> None:
    _, _, (_, *lines, _) = sample
    assert [line["n"] for line in lines] == list(range(len(lines)))
    for line in lines:
        assert list(line) == ["n", "waiting_for", "seat", "legal", "move", "before", "views", "news"]
        assert line["legal"] == sorted(set(line["legal"]))
        assert line["move"] in line["legal"]
        assert line["waiting_for"] == sorted(set(line["waiting_for"]))
        assert all({"kind", "seen_by"} <= set(news) for news in line["news"])


def test_without_the_option_there_are_no_views() -> None:
    _, *lines, last = as_json(3, {"rounds": "1"}, views=False)
    assert not any("views" in line for line in (*lines, last))


def test_in_simultaneous_phases_the_lowest_waiting_seat_acts_first(sample: Sample) -> None:
    players, _, (first, *lines, _) = sample
    assert all(line["seat"] == line["waiting_for"][0] for line in lines)
    together = [line for line in lines if len(line["waiting_for"]) > 1]
    assert bool(together) == (first["options"]["bids"] != "open")
    assert all(line["before"]["phase"] == "bid" for line in together)
    for line in lines:
        if line["before"]["phase"] == "bid" and first["options"]["bids"] != "open":
            assert line["waiting_for"] == [seat for seat in range(players) if line["before"]["bids"][seat] is None]


def test_before_has_the_promised_keys_and_lists_in_order(sample: Sample) -> None:
    players, _, (_, *lines, last) = sample
    for table in [*(line["before"] for line in lines), last["after"]]:
        assert sorted(table) == sorted(BEFORE)
        assert all(hand == sorted(hand) for hand in table["hands"])
        assert table["set_aside"] == sorted(table["set_aside"])
        assert table["trump"] in ("R", "Y", "G", "B", None)
        assert table["turned"] is None or table["turned"] in DECK
        assert table["round"] >= 1
        assert {len(table[name]) for name in ("hands", "bids", "won", "scores")} == {players}
        assert all(number is None or 0 <= number <= table["cards"] for number in table["bids"])
        seats = [seat for seat, _ in table["trick"]]
        assert seats == [(table["leader"] + place) % players for place in range(len(seats))]
    for line in lines:
        assert line["before"]["phase"] in ("trump", "bid", "play")
        if line["before"]["phase"] != "play":
            assert line["before"]["leader"] == (line["before"]["dealer"] + 1) % players


def test_every_card_is_somewhere_and_leaves_the_hand_with_its_move(sample: Sample) -> None:
    _, _, (_, *lines, _) = sample
    played: list[str] = []
    for line, following in pairwise(lines):
        now, then = line["before"], following["before"]
        if now["phase"] != "play":
            played = []
        here = [*now["stock"], *now["set_aside"], *played, *(card for hand in now["hands"] for card in hand)]
        assert sorted(here + ([now["turned"]] if now["turned"] else [])) == sorted(DECK)
        if now["phase"] == "play":
            card = line["move"].removeprefix("play ")
            played.append(card)
            if then["round"] == now["round"]:
                assert sorted([*then["hands"][line["seat"]], card]) == now["hands"][line["seat"]]
                assert then["trick"] in ([], [*now["trick"], [line["seat"], card]])


def test_views_use_the_same_words_with_null_or_a_number_for_what_is_hidden(sample: Sample) -> None:
    players, asked, (_, *lines, last) = sample
    for line in [*lines, last]:
        table = line["after"] if "over" in line else line["before"]
        assert list(line["views"]) == [*(str(seat) for seat in range(players)), "spectator"]
        for viewer, view in line["views"].items():
            assert set(BEFORE) <= set(view)
            hidden = {"hands", "stock", "bids"}
            assert {name: view[name] for name in BEFORE if name not in hidden} == {
                name: table[name] for name in BEFORE if name not in hidden
            }
            assert view["stock"] == len(table["stock"])
            assert all(shown in (None, bid) for shown, bid in zip(view["bids"], table["bids"], strict=True))
            blind = asked.get("clairvoyance") and table["phase"] in ("trump", "bid")
            for seat, (shown, hand) in enumerate(zip(view["hands"], table["hands"], strict=True)):
                sees = viewer != "spectator" and (viewer == str(seat)) != bool(blind)
                assert shown == (hand if sees else len(hand))


def test_the_last_line_has_the_scores_the_ranks_and_the_final_table(sample: Sample) -> None:
    players, _, (*_, last) = sample
    assert list(last) == ["over", "scores", "ranks", "after", "views"]
    assert last["over"] is True
    assert last["after"]["phase"] == "over"
    assert last["after"]["scores"] == last["scores"]
    assert last["after"]["hands"] == [[]] * players
    assert last["ranks"] == [1 + sum(other > score for other in last["scores"]) for score in last["scores"]]


def test_the_command_prints_the_same_lines_again_and_takes_64_hex_digits_as_a_seed() -> None:
    command = ["playthrough", "wizard", "--players", "3", "--option", "rounds=1-2", "--json"]
    by_number = CliRunner().invoke(app, [*command, "--seed", "3"])
    by_digits = CliRunner().invoke(app, [*command, "--seed", f"{3:064x}"])
    assert by_number.exit_code == 0
    assert by_number.output == by_digits.output
    lines = [msgspec.json.decode(line) for line in by_number.output.splitlines()]
    assert lines == as_json(3, {"rounds": "1-2"}, views=False)
