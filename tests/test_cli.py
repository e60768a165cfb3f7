"""The command line as a newcomer meets it: what it prints, and one sentence for whatever is wrong."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazzo.cli import app


def test_every_command_explains_itself(mazzo) -> None:
    status, out, _ = mazzo("--help")
    assert status == 0
    for command in app.registered_commands:
        assert command.callback is not None
        name = command.name or command.callback.__name__
        assert name in out
        assert mazzo(name, "--help")[0] == 0


def test_games_lists_every_option(mazzo) -> None:
    from mazzo.games import GAMES

    _, out, _ = mazzo("games")
    for game in GAMES.values():
        assert game.title in out
        for option in game.options:
            assert option.name in out


def test_the_same_command_prints_the_same_lines(mazzo) -> None:
    words = ("playthrough", "wizard", "--players", "3", "--seed", "5", "--option", "rounds=1-2", "--json", "--views")
    first = mazzo(*words)
    assert first == mazzo(*words)
    lines = [json.loads(line) for line in first[1].splitlines()]
    assert lines[0]["seed"] == "5".rjust(64, "0")
    assert lines[-1]["over"] is True
    assert lines[1]["views"]["spectator"]["hands"] == [1, 1, 1]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("playthrough chess", "the games are"),
        ("playthrough wizard --players 7", "2 to 6"),
        ("playthrough wizard --option bids=loud", "expected one of open, blind, secret"),
        ("playthrough wizard --option colour=red", "has the options"),
        ("playthrough wizard --option bids", "expected NAME=VALUE"),
        ("playthrough wizard --option bids=open --option bids=open", "each name once"),
        ("playthrough wizard --option leaders_hook=true --option bids=blind", "needs open bids"),
        ("playthrough wizard --players 2 --option bids=blind", "two players always bid in secret"),
        ("playthrough wizard --players 2 --option monochrome=true", "does not go with two players"),
        ("playthrough wizard --players 5 --option monochrome=true", "3 or 4"),
        ("playthrough wizard --players 6 --option rounds=11", "at most 10 cards"),
        ("playthrough wizard --option rounds=0-1", "hand sizes"),
        ("playthrough wizard --option rounds=short --option monochrome=true", "rounds of its own"),
        ("playthrough wizard --seed -1", "seed"),
        ("playthrough wizard --seed soup", "64 hexadecimal digits"),
        ("playthrough wizard --bots nobody", "the bots are"),
        ("playthrough wizard --bots nowhere.py:Bot", "no file"),
        ("sim wizard --games 1 --csv /no/such/folder/x.csv", "no folder"),
        ("sim wizard --games 1 --plot /", "is a folder"),
        ("replay /no/such/record", "No such file"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(mazzo, words: str, sentence: str) -> None:
    status, out, err = mazzo(*words.split())
    assert status == 2
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1
    assert "Traceback" not in err


def test_a_simulation_tells_scores_wins_and_bids(mazzo, tmp_path: Path) -> None:
    csv, plot = tmp_path / "games.csv", tmp_path / "games.png"
    words = ("sim", "wizard", "--games", "300", "--players", "3", "--bots", "casual,random", "--json")
    status, out, _ = mazzo(*words, "--csv", str(csv), "--plot", str(plot))
    assert status == 0
    told = json.loads(out)
    assert told["games"] == 300
    assert told["bots"] == ["casual", "random", "casual"]
    assert sum(told["win_share"]) == pytest.approx(1, abs=0.001)
    assert [row["cards"] for row in told["by_hand_size"]] == list(range(1, 21))
    rows = csv.read_text().splitlines()
    assert len(rows) == 301
    assert rows[0] == "game,score_0,score_1,score_2,rank_0,rank_1,rank_2"
    assert plot.stat().st_size > 10_000
    assert json.loads(mazzo(*words)[1]) == told


SIMULATIONS = [
    ("wizard", "by_hand_size"),
    ("life_is_life", "first_to_knock"),
]


@pytest.mark.parametrize(("game", "telling"), SIMULATIONS)
def test_a_casual_player_beats_those_who_play_at_random(mazzo, tmp_path: Path, game: str, telling: str) -> None:
    plot = tmp_path / "games.png"
    words = ("sim", game, "--games", "300", "--bots", "casual,random,random,random", "--plot", str(plot))
    told = json.loads(mazzo(*words, "--json")[1])
    assert told["win_share"][0] > 0.6
    assert telling in told
    assert plot.stat().st_size > 10_000
    assert "wins" in mazzo(*words)[1]


def test_the_number_of_threads_changes_no_game() -> None:
    from mazzo.games import game_named
    from mazzo.rules.dice import seed_of
    from mazzo.simulate import simulate

    game = game_named("wizard")
    _, options = game.choose(4, {})

    def finals(threads: int, batch: int) -> bytes:
        done = simulate(game, options, ["random"] * 4, seed_of(2), 70, threads, batch)
        return b"".join(found.states.tobytes() for found in sorted(done, key=lambda found: found.first))

    assert finals(1, 70) == finals(2, 7) == finals(3, 64)


OWN_BOT = """
from mazzo.rules.game import legal, moves_in

class Lowest:
    def decide(self, view, seat, dice):
        return moves_in(legal(view, seat))[0]

class Cheat:
    def decide(self, view, seat, dice):
        return 61
"""


def test_anybodys_bot_can_play(mazzo, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN_BOT)
    status, out, _ = mazzo("sim", "wizard", "-n", "3", "-o", "rounds=1-2", "--bots", f"{file}:Lowest,random", "--json")
    assert status == 0
    assert json.loads(out)["games"] == 3
    assert mazzo("playthrough", "wizard", "-o", "rounds=1", "--bots", f"{file}:Lowest")[0] == 0
    status, _, err = mazzo("sim", "wizard", "-n", "1", "--bots", f"{file}:Cheat")
    assert status == 2
    assert "Cheat" in err
    assert "not legal" in err
    assert "has no Nobody" in mazzo("sim", "wizard", "--bots", f"{file}:Nobody")[2]


def test_a_game_in_the_terminal(mazzo, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 plays the first thing offered; a wrong word gets a reason; the score block is shown."""
    script = [sys.executable, "-m", "mazzo.cli", "play", "wizard", "--players", "3", "--seed", "3", "-o", "rounds=1-2"]
    typed = "?\n9\nhello\nscore\n" + "0\n1\n" * 2 + "\n".join([["R1", "G4", "Y7"][n % 3] for n in range(9)])
    run = subprocess.run(script, input=typed, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0
    assert "Traceback" not in run.stderr
    assert "Your choice" in run.stdout
    assert "bid 0 to 1" in run.stdout
    assert "is no move here" in run.stdout
    assert "Score" in run.stdout


WHOLE_GAMES = [
    ("wizard", 4, {"rounds": "1-2-3", "bids": "blind", "clairvoyance": True}, "takes the trick"),
    ("life_is_life", 3, {"most_laps": 3}, "is out"),
    ("life_is_life", 5, {"expert": True}, "knocks"),
]


@pytest.mark.parametrize(("game", "players", "asked", "said"), WHOLE_GAMES)
def test_a_whole_game_in_the_terminal(game: str, players: int, asked: dict, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 asks what it may type, and types the first of it."""
    import io

    from rich.console import Console

    from mazzo.bots.levels import bot_named
    from mazzo.table.table import Table
    from mazzo.terminal import play_in_terminal

    table = Table.open(game, players, asked, "8")
    for seat in range(players):
        table.sit(seat, "ABCDE"[seat])
    table.deal()
    paper = io.StringIO()
    console = Console(file=paper, width=200)

    def typing() -> Iterator[str]:
        while True:
            yield "?"
            offered = paper.getvalue().rpartition("Type one of: ")[2]
            yield re.split("[,.] ", offered)[0]

    typed = typing()
    monkeypatch.setattr(console, "input", lambda _: next(typed))
    play_in_terminal(table, 0, [bot_named("casual")] * players, console)
    assert table.stage == "over"
    text = paper.getvalue()
    assert said in text
    assert "Score" in text
    assert "wins." in text or "win." in text


@pytest.mark.parametrize(
    ("game", "players", "sentences"),
    [
        ("wild_cards", 3, ["Round 14 of 14", "refills", "takes the", "All of its natural habitat"]),
        ("wild_cards", 5, ["Round 10 of 10", "is tied with a bid of", "The leader of the", "leaves the game"]),
    ],
)
def test_the_first_thing_offered_played_to_the_end(
    monkeypatch: pytest.MonkeyPatch, game: str, players: int, sentences: list[str]
) -> None:
    import io

    from rich.console import Console

    from mazzo import terminal
    from mazzo.bots.levels import bot_named
    from mazzo.table.table import Table
    from mazzo.words import legal_words

    table = Table.open(game, players, {}, "8")
    for seat in range(players):
        table.sit(seat, "ABCDE"[seat])
    table.deal()
    paper = io.StringIO()
    console = Console(file=paper, width=120)
    offered: list[str] = []

    def offer(view: object, seat: int) -> dict[str, int]:
        found = legal_words(view, seat)
        offered[:] = [terminal.drawing_of(table.game).short(next(iter(found)))]
        return found

    monkeypatch.setattr(terminal, "legal_words", offer)
    monkeypatch.setattr(console, "input", lambda _: offered[0])
    terminal.play_in_terminal(table, 0, [bot_named("casual")] * players, console)
    text = paper.getvalue()
    assert table.stage == "over"
    assert "wins." in text or "win." in text
    for sentence in sentences:
        assert sentence in text


def test_the_terminal_has_a_sentence_for_whatever_happens_in_wild_cards() -> None:
    from mazzo.games.wild_cards.rules import GAME, LION, PEACOCK
    from mazzo.terminal import drawing_of
    from mazzo.words import words_of

    drawn = {"display", "in_hand", "gave", "cleared", "over"}
    on_the_score_sheet = {"best_species", "second_species", "leaders_scored", "tokens_scored"}
    for kind in GAME.news_kinds:
        event = words_of(GAME).events[kind](0, LION, PEACOCK)
        sentence = drawing_of(GAME).happened(event, ["You", "Ada"])
        assert bool(sentence) == (kind not in drawn | on_the_score_sheet), kind


def test_a_simulation_of_wild_cards_tells_leaders_bids_and_ties(mazzo, tmp_path: Path) -> None:
    plot = tmp_path / "games.png"
    words = ("sim", "wild_cards", "--games", "300", "--bots", "casual,random,random,random")
    status, out, _ = mazzo(*words, "--json", "--plot", str(plot))
    assert status == 0
    told = json.loads(out)
    assert told["win_share"][0] > 0.6
    assert sum(told["score_parts"].values()) == pytest.approx(sum(told["mean_score"]) / 4, abs=0.01)
    assert [row["leader"] for row in told["by_leader"]] == ["peacock", "squirrel", "eagle", "ibex", "lion", "meerkat"]
    assert sum(row["share"] for row in told["by_bid"]) < 1
    assert set(told["ties_a_game"]) == {"payment", "cards", "lots", "lion"}
    assert plot.stat().st_size > 10_000
    out = mazzo(*words)[1]
    for title in ("Leaders", "Bids", "Where points come from", "How often"):
        assert title in out


def test_a_record_is_replayed_and_checked(mazzo, tmp_path: Path) -> None:
    from tests.test_table import GOOD

    record = tmp_path / "game.mazzo"
    record.write_text(GOOD)
    status, out, _ = mazzo("replay", str(record))
    assert status == 0
    assert "the record is valid" in out
    record.write_text(GOOD.replace("result: ", "result: 9"))
    assert mazzo("replay", str(record))[0] == 2
    record.write_bytes(b"\xff\xfe\x00")
    assert mazzo("replay", str(record))[0] == 2


def test_bench_prints_what_programs_read(mazzo) -> None:
    from mazzo.games import GAMES

    status, out, _ = mazzo("bench", "--json", "--seconds", "0.1")
    assert status == 0
    told = json.loads(out)
    for name in GAMES:
        row = told[name]
        assert {"players", "decisions_per_s", "games_per_s", "all_cores_decisions_per_s"} <= set(row)
        assert row["decisions_per_s"] > 0
