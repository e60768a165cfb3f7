"""The command line as a newcomer meets it: what it prints, and one sentence for every error."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from mazzo import terminal
from mazzo.bots.levels import bot_named
from mazzo.cli import app
from mazzo.games import GAMES
from mazzo.table.table import Table
from tests.harness.games import USUAL_GAME


def test_every_command_explains_itself(mazzo) -> None:
    status, out, _ = mazzo("--help")
    assert status == 0
    for command in app.registered_commands:
        assert command.callback is not None
        name = command.name or command.callback.__name__
        assert name in out
        status, own, _ = mazzo(name, "--help")
        assert status == 0
        assert "[[" not in own
        assert [line for line in own.splitlines() if "[default" in line and "[required]" in line] == []


def test_games_lists_every_option(mazzo) -> None:
    _, out, _ = mazzo("games")
    for game in GAMES.values():
        assert game.title in out
        for option in game.options:
            assert option.name in out


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_drawn_with_the_names_of_its_players_as_they_are(game: str) -> None:
    """`mazzo reports` draws tables of strangers."""
    table = Table.open(game, 3, {}, "7")
    for seat in range(3):
        table.sit(seat, "[/x]", "bot", "novice")
    table.deal()
    paper = io.StringIO()
    Console(file=paper, width=200).print(terminal.drawing_of(table.game).picture(table.view_words(0), ["[/x]"] * 3, 0))
    assert paper.getvalue().count("[/x]") >= 2


def test_the_same_command_prints_the_same_lines(mazzo) -> None:
    words = ("playthrough", USUAL_GAME, "--players", "3", "--seed", "5", "--option", "rounds=1-2", "--json", "--views")
    first = mazzo(*words)
    assert first == mazzo(*words)
    lines = [json.loads(line) for line in first[1].splitlines()]
    assert lines[0]["seed"] == "5".rjust(64, "0")
    assert lines[-1]["over"] is True
    assert lines[1]["views"]["spectator"]["hands"] == [1, 1, 1]


def refused_with(answer: tuple[int, str, str], sentence: str) -> None:
    """One sentence and status 2."""
    status, out, err = answer
    assert status == 2
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("playthrough chess", "the games are"),
        (f"playthrough {USUAL_GAME} --option colour=red", "has the options"),
        (f"playthrough {USUAL_GAME} --option bids", "expected NAME=VALUE"),
        (f"playthrough {USUAL_GAME} --option bids=open --option bids=open", "each name once"),
        (f"playthrough {USUAL_GAME} --seed -1", "seed"),
        (f"playthrough {USUAL_GAME} --seed soup", "64 hexadecimal digits"),
        (f"playthrough {USUAL_GAME} --bots nobody", "the bots are"),
        (f"playthrough {USUAL_GAME} --bots nowhere.py:Bot", "no file"),
        (f"sim {USUAL_GAME} --games 1 --csv /no/such/folder/x.csv", "no folder"),
        (f"sim {USUAL_GAME} --games 1 --plot /", "is a folder"),
        ("replay /no/such/record", "No such file"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(mazzo, words: str, sentence: str) -> None:
    refused_with(mazzo(*words.split()), sentence)


def test_the_number_of_threads_changes_no_game() -> None:
    from mazzo.games import game_named
    from mazzo.rules.dice import seed_of
    from mazzo.simulate import simulate

    game = game_named(USUAL_GAME)
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
    status, out, _ = mazzo("sim", USUAL_GAME, "-n", "3", "-o", "rounds=1-2", "--bots", f"{file}:Lowest,random", "--json")
    assert status == 0
    assert json.loads(out)["games"] == 3
    assert mazzo("playthrough", USUAL_GAME, "-o", "rounds=1", "--bots", f"{file}:Lowest")[0] == 0
    status, _, err = mazzo("sim", USUAL_GAME, "-n", "1", "--bots", f"{file}:Cheat")
    assert status == 2
    assert "Cheat" in err
    assert "not legal" in err
    assert "has no Nobody" in mazzo("sim", USUAL_GAME, "--bots", f"{file}:Nobody")[2]


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
    status, out, _ = mazzo("bench", "--json", "--seconds", "0.1")
    assert status == 0
    measured = json.loads(out)
    for name in GAMES:
        row = measured[name]
        assert {"players", "decisions_per_s", "games_per_s", "all_cores_decisions_per_s"} <= set(row)
        assert row["decisions_per_s"] > 0


@pytest.mark.parametrize("game", list(GAMES))
def test_a_players_name_is_no_markup_in_the_terminal(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, words = "[/x]", terminal.legal_words
    table = Table.open(game, 3, {}, "7")
    for seat in range(3):
        table.sit(seat, name, "person" if seat == 0 else "bot")
    table.deal()
    typed: list[str] = []

    def legal(view: Any, seat: int) -> dict[str, int]:
        found = words(view, seat)
        typed[:] = [min(found), "score", name]  # in reverse order: something that is no move, the score sheet, a move
        return found

    monkeypatch.setattr(terminal, "legal_words", legal)
    monkeypatch.setattr(terminal, "read_line", lambda _: typed.pop() if len(table.entries) < 60 else "quit")
    drawn = io.StringIO()
    with contextlib.suppress(terminal.Quit):
        terminal.play_in_terminal(table, 0, [bot_named("random")] * 3, Console(file=drawn, width=200))
    assert drawn.getvalue().count(name) > 20
    assert f"'{name}' is no move here" in drawn.getvalue()


def test_a_players_name_is_no_markup_in_a_record(mazzo, tmp_path: Path) -> None:
    from tests.test_table import GOOD

    record = tmp_path / "game.mazzo"
    first, _, rest = GOOD.partition("seat 0: ")
    record.write_text(f"{first}seat 0: [/x]\n{rest.partition(chr(10))[2]}")
    for command in (["replay"], ["verify"], ["verify", "--deals"]):
        status, _, err = mazzo(*command, str(record))
        assert status in (0, 1), err
        assert "Traceback" not in err
    assert "[/x]" in mazzo("replay", str(record))[1]
