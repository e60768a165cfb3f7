"""Kindling, somebody else's game: with its wheel beside mazzo's it is available everywhere. No Node, no rebuilt page, and no file
of mazzo's that knows its name."""

from __future__ import annotations

import asyncio
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.harness.players import ROOT, Player, play_to_the_end
from tests.harness.wheels import Installed, InstalledServer, installed

PACKAGE = ROOT / "examples" / "kindling"
PAGE = ROOT / "mazzo" / "server" / "page" / "index.html"
TABLE = ("kindling", "--players", "3")


@pytest.fixture(scope="module")
def there() -> Installed:
    if not PAGE.exists():
        pytest.skip("the page is not built: `make page`")
    return installed(PACKAGE)


def files_left_out(wheel: zipfile.ZipFile, package: str) -> set[str]:
    """Files that the rules for the browser name and the wheel lacks; if they were not built it has none of them."""
    folder = f"{package}/browser"
    if f"{folder}/rules.json" not in wheel.namelist():
        return set()
    facts = json.loads(wheel.read(f"{folder}/rules.json"))
    learned = facts["learned"] or {"wasm": facts["wasm"], "weights": {}}
    named = {facts["wasm"], facts["review"], learned["wasm"]}
    named |= {weights["file"] for weights in learned["weights"].values()} | {f"{game}.js" for game in facts["games"]}
    return {f"{folder}/{file}" for file in named} - {*wheel.namelist()}


def test_one_wheel_contains_the_page_and_the_other_only_the_game(there: Installed) -> None:
    with zipfile.ZipFile(there.wheels["mazzo"]) as wheel:
        assert "mazzo/server/page/index.html" in wheel.namelist()
        assert not files_left_out(wheel, "mazzo")
        assert not [name for name in wheel.namelist() if "kindling" in name]
    with zipfile.ZipFile(there.wheels["mazzo_kindling"]) as wheel:
        names = [name for name in wheel.namelist() if ".dist-info" not in name]
        assert all(name.startswith("mazzo_kindling/") for name in names)
        assert "mazzo_kindling/rules.md" in names
        assert not files_left_out(wheel, "mazzo_kindling")
    asked = "import mazzo.games as games; print(games.__file__, games.package_of(games.game_named('kindling')))"
    file, package = there.run(there.python, "-c", asked).stdout.split()
    assert Path(file).is_relative_to(there.packages)
    assert package == "mazzo_kindling"


def test_the_laws_of_every_game_hold_for_it(there: Installed) -> None:
    """The same tests that our own games must pass, run on it unchanged."""
    files = [f"tests/test_{name}.py" for name in ("laws", "secrets", "backends")]
    there.pytest(*files, MAZZO_TESTED="kindling", MAZZO_EXAMPLES="12")
    files = [f"tests/test_{name}.py" for name in ("check_bot", "fairness", "hints", "rewind", "search", "table")]
    there.pytest(*files, "-k", "kindling", MAZZO_TESTED="kindling", MAZZO_EXAMPLES="12")


def test_not_a_byte_on_the_wire_depends_on_what_a_viewer_cannot_know(there: Installed) -> None:
    there.pytest("tests/server/test_secrets_of_every_game.py", MAZZO_TESTED="kindling")


@pytest.mark.long
def test_its_own_rulebook_tests_pass(there: Installed) -> None:
    there.pytest(PACKAGE / "tests")


# ---------------------------------------------------------------------------------------------------------- every command


def test_it_is_listed_beside_the_others(there: Installed) -> None:
    printed = there.run(there.mazzo, "games").stdout
    assert "Kindling (kindling) by The Mazzo developers, 2 to 4 players" in printed
    assert "stinging" in printed
    assert printed.count(" players\n") == 4


def test_a_playthrough_is_the_same_again_and_ends(there: Installed) -> None:
    command = (there.mazzo, "playthrough", *TABLE, "--seed", "7", "--json", "--views")
    first = there.run(*command).stdout
    assert first == there.run(*command).stdout
    lines = [json.loads(line) for line in first.splitlines()]
    assert lines[0]["game"] == "kindling"
    assert {len(line["waiting_for"]) for line in lines[1:-1]} == {1, 2, 3}
    assert lines[-1]["over"] is True


@pytest.mark.long
def test_it_can_be_simulated_and_measured_in_the_arena(there: Installed, tmp_path: Path) -> None:
    figures = json.loads(there.run(there.mazzo, "sim", *TABLE, "--games", "300", "--bots", "casual,random", "--json").stdout)
    assert figures["games"] == 300
    assert figures["mean_score"][0] > figures["mean_score"][1]
    words = ("arena", "club@12", "casual", "--game", *TABLE, "--deals", "2", "--one-way", "--json", "--fresh")
    met = json.loads(there.run(there.mazzo, *words).stdout)
    assert met["game"] == "kindling"


def test_it_is_played_in_the_terminal(there: Installed) -> None:
    typed = "\n".join(["?", "zzz", "hint", "score", *[*(f"add {length}" for length in range(1, 11)), "tie"] * 12])
    printed = there.run(there.mazzo, "play", *TABLE, "--seed", "3", input=typed).stdout
    assert "Kindling with 3 players" in printed
    assert "I would add" in printed
    assert printed.rstrip().endswith(("wins.", "win."))


# -------------------------------------------------------------------------------------------------------- for researchers


ONE_GAME_EACH = """
import os
os.environ["NUMBA_DISABLE_JIT"] = "1"  # one game is sooner played than compiled
from mazzo.research.pettingzoo import env
table = env("kindling", players=3)
table.reset(seed=7)
paid = dict.fromkeys(table.agents, 0.0)
for agent in table.agent_iter():
    observation, reward, terminated, truncated, _ = table.last()
    paid[agent] += reward
    table.step(None if terminated or truncated else int(observation["action_mask"].argmax()))
print(*paid.values())
import mazzo.research.openspiel, pyspiel
state = pyspiel.load_game("mazzo_kindling(players=3)").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
print(*state.returns())
"""


@pytest.fixture
def of_researchers() -> None:
    for needed in ("pettingzoo", "pyspiel"):
        pytest.importorskip(needed)


def test_researchers_play_it_through_pettingzoo_and_openspiel(there: Installed, of_researchers: None) -> None:
    lines = there.run(there.python, "-c", ONE_GAME_EACH).stdout.splitlines()
    assert len(lines) == 2
    for line in lines:  # what each of the three has scored
        assert len(line.split()) == 3
        assert any(map(float, line.split())), line


@pytest.mark.long
def test_researchers_see_it_in_its_own_notation(there: Installed, of_researchers: None) -> None:
    files = [f"tests/research/test_{name}.py" for name in ("encoding", "openspiel", "pettingzoo", "vector")]
    there.pytest(*files, "-k", "kindling", MAZZO_TESTED="kindling", MAZZO_EXAMPLES="12")


# -------------------------------------------------------------------------------------------------------------- the server


@pytest.mark.long
def test_friends_play_it_on_a_server_and_look_at_it_afterwards(there: Installed, tmp_path: Path) -> None:
    with InstalledServer(there, tmp_path / "mazzo.sqlite3") as server:
        ada, ben = Player(server), Player(server)
        games = ada.ask("GET", "/api/games")[1]
        mine = next(game for game in games if game["name"] == "kindling")
        assert [option["name"] for option in mine["options"]] == ["rounds", "stinging"]
        code = ada.open(3, game="kindling", stinging=True)
        end = asyncio.run(played_by(ada, ben, code))
        assert end["ranks"] is not None
        assert len(end["view"]["past"]) == 5
        status, replay = ada.ask("GET", f"/api/tables/{code}/replay")
        assert (status, len(replay["decisions"])) == (200, 15)
        for place in (0, 7, 15):
            status, then = ben.ask("GET", f"/api/tables/{code}/replay/{place}?view=open")
            assert status == 200
            assert all(isinstance(hand, list) for hand in then["view"]["hands"])
        status, statistics = ada.ask("GET", "/api/me/statistics")
        assert [each["game"] for each in statistics] == ["kindling"]
        _, _, page = server.ask("GET", "/")
        assert b"<html" in page
        record = tmp_path / "game.mazzo"
        record.write_bytes(server.ask("GET", f"/api/tables/{code}/record", None, {"Cookie": ada.cookie})[2])
    printed = there.run(there.mazzo, "verify", record).stdout
    assert "DOES NOT HOLD" not in printed
    assert "Kindling" in there.run(there.mazzo, "replay", record).stdout


async def played_by(ada: Player, ben: Player, code: str) -> Any:
    """Two people and a bot play a game to its end."""
    first, second = await ada.join(code), await ben.join(code)
    await second.say(type="sit", seat=1)
    await second.until(lambda table: table["you"] == 1)
    await first.say(type="start")
    _, end = await asyncio.gather(play_to_the_end(first), play_to_the_end(second))
    for at in (first, second):
        await at.disconnect()
    return end
