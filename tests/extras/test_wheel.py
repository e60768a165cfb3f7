"""The wheel that `make wheel` builds runs in a clean environment: its dependencies from the index, no Node, no source tree."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazzo.games import GAMES
from mazzo.rules.compiled import PACKAGE
from tests.harness.players import free_port

ROOT = PACKAGE.parent
# A game from another package may be installed beside the checkout; it is not in the wheel.
OURS = [game for game in GAMES.values() if (PACKAGE / "games" / game.name).is_dir()]
STARTS_WITHIN = 400.0  # seconds: the rules are compiled there for the first time


class Installed:
    """A fresh virtual environment with the wheel in it, and a folder far from the repository to run in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        # Neither the machine's own path, which may contain Node, nor anything from the repository.
        self.environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
        self.environment |= {"PATH": str(self.bin), "MAZZO_CACHE": str(folder / "cache"), "HOME": str(folder)}

    def run(self, program: str, *words: str, seconds: float = 600) -> str:
        command = [str(self.bin / program), *words]
        run = subprocess.run(command, cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=seconds)
        assert run.returncode == 0, f"{program} {' '.join(words)}: {run.stderr[-2000:]}"
        return run.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert (PACKAGE / "server" / "page" / "index.html").exists(), "the page is not built: `make page`"
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "-w", str(folder)]
    subprocess.run([*build, str(ROOT)], check=True, timeout=600)
    (built,) = folder.glob("mazzo-*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("clean")
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True, timeout=300)
    fresh = Installed(folder)
    # pip reads its settings (which index to ask) from the environment and the home folder it was given.
    pip = [str(fresh.bin / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel)]
    subprocess.run(pip, check=True, timeout=900)
    return fresh


@pytest.fixture(scope="module")
def address(installed: Installed) -> Iterator[str]:
    """Where `mazzo serve` of the wheel answers."""
    port = free_port()
    database = f"sqlite:///{installed.folder / 'mazzo.sqlite3'}"
    command = [str(installed.bin / "mazzo"), "serve", "--port", str(port), "--database", database]
    log = installed.folder / "serve.log"
    with log.open("wb") as file:
        server = subprocess.Popen(command, cwd=installed.folder, env=installed.environment, stdout=file, stderr=file)
    try:
        until = time.monotonic() + STARTS_WITHIN
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
                    assert answer.status == 200
                break
            except OSError:
                assert server.poll() is None, log.read_text()[-2000:]
                assert time.monotonic() < until, log.read_text()[-2000:]
                time.sleep(0.2)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.send_signal(signal.SIGTERM)
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()


def fetched(address: str) -> tuple[str, bytes]:
    with urllib.request.urlopen(address, timeout=20) as answer:
        return answer.headers.get_content_type(), answer.read()


def test_the_wheel_contains_the_rules_for_the_browser(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as inside:
        facts = json.loads(inside.read("mazzo/browser/rules.json"))
        assert f"mazzo/browser/{facts['wasm']}" in inside.namelist()
    assert list(facts["games"]) == sorted(game.name for game in OURS)


def test_there_is_no_node_and_mazzo_is_the_installed_one(installed: Installed) -> None:
    assert shutil.which("node", path=installed.environment["PATH"]) is None
    assert shutil.which("npm", path=installed.environment["PATH"]) is None
    where = installed.run("python", "-c", "import mazzo; print(mazzo.__file__, mazzo.__version__)").split()
    assert Path(where[0]).is_relative_to(installed.folder / "venv")
    version = re.search(r'^version = "(.*)"', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert version is not None
    assert where[1] == version.group(1)
    assert (Path(where[0]).parent / "py.typed").exists()


def test_it_lists_the_games(installed: Installed) -> None:
    printed = installed.run("mazzo", "games")
    assert all(game.title in printed for game in OURS)


def test_it_simulates(installed: Installed) -> None:
    summary = json.loads(installed.run("mazzo", "sim", OURS[0].name, "--games", "200", "--players", "3", "--json"))
    assert summary["games"] == 200


def test_the_ten_lines_run(installed: Installed) -> None:
    found = re.search(r"```python\n(import mazzo\n.*?)```\n\n```\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert found is not None
    assert installed.run("python", "-c", found.group(1)) == found.group(2)


def test_it_serves_the_page_with_all_its_files(address: str) -> None:
    kind, page = fetched(f"{address}/")
    assert kind == "text/html"
    assert b"<title>" in page
    sources = re.findall(r'(?:src|href)="(?!https?:)([^"#]+)"', page.decode())
    assert any(source.endswith(".js") for source in sources)
    for source in sources:
        kind, body = fetched(f"{address}/{source.lstrip('./')}")
        assert body, source
        assert kind != "text/html", f"{source}: the page itself instead"


def test_it_offers_the_games(address: str) -> None:
    kind, answer = fetched(f"{address}/api/games")
    assert kind == "application/json"
    assert {game["name"] for game in json.loads(answer)} == {game.name for game in OURS}
