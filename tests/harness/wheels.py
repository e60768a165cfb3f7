"""Mazzo's wheel and the wheel of a game from outside, installed side by side in an environment of their own.

The environment is kept between runs, beside the compiled code: Numba knows a function by the path and the age of its file, so
what was compiled is found again only where both stay as they were.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mazzo.rules.compiled import user_cache
from tests.harness.players import ROOT, Server


@dataclass(frozen=True)
class Installed:
    """An environment with these wheels in it, and nothing from the checkout."""

    folder: Path
    wheels: dict[str, Path]
    """By name of the package."""

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    @property
    def mazzo(self) -> Path:
        """The command."""
        return self.folder / "bin" / "mazzo"

    @property
    def packages(self) -> Path:
        return site_packages(self.folder)

    def run(self, *command: str | Path, seconds: float = 300, **more: Any) -> subprocess.CompletedProcess[str]:
        """Runs a command there to its end; returns what it printed."""
        words = [str(word) for word in command]
        run = subprocess.run(
            words, cwd=self.folder, env=self.environment(), capture_output=True, text=True, timeout=seconds, **more
        )
        assert run.returncode == 0, f"{' '.join(words)}\n{run.stdout[-3000:]}\n{run.stderr[-3000:]}"
        return run

    def pytest(self, *arguments: str | Path, **environment: str) -> None:
        """Runs tests of the checkout there, against what is installed."""
        words = [str(self.python), "-m", "pytest", "-q", "-p", "no:cacheprovider", *map(str, arguments)]
        where = self.environment(PYTHONPATH=str(self.checks), **environment)
        run = subprocess.run(words, cwd=self.checks, env=where, capture_output=True, text=True, timeout=600)
        assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]

    @property
    def checks(self) -> Path:
        """A folder with the tests of the checkout and nothing else from it."""
        return self.folder / "checks"

    def environment(self, **more: str) -> dict[str, str]:
        """Nothing from the checkout is on the path, and neither is Node."""
        kept = {name: os.environ[name] for name in ("HOME", "MAZZO_CACHE", "LANG", "TMPDIR") if name in os.environ}
        return {**kept, "PATH": str(self.folder / "bin"), "COLUMNS": "200", "PYTHONDONTWRITEBYTECODE": "1", **more}


class InstalledServer(Server):
    """`mazzo serve` of such an environment."""

    def __init__(self, installed: Installed, database: Path, bot_workers: int = 0) -> None:
        super().__init__(database)
        self.installed = installed
        self.bot_workers = bot_workers

    def start(self, fail_at: str = "") -> None:
        options = {"port": self.port, "database": self.settings["database"], "bot-pace": 0}
        options["bot-workers"] = self.bot_workers
        words = [str(self.installed.mazzo), "serve", *(f"--{name}={value}" for name, value in options.items())]
        with self.log.open("ab") as log:
            environment = self.installed.environment()
            self.process = subprocess.Popen(words, cwd=self.installed.folder, env=environment, stdout=log, stderr=log)


def site_packages(folder: Path) -> Path:
    return Path(sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)}))


def wheel_of(source: Path, folder: Path) -> Path:
    """Builds the wheel of this package into a folder."""
    folder.mkdir(parents=True)
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "wheel", *options, "--wheel-dir", str(folder), str(source)]
    build = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert build.returncode == 0, build.stderr[-3000:]
    (wheel,) = folder.glob("*.whl")
    return wheel


def installed(*sources: Path) -> Installed:
    """The environment with the wheels of mazzo and of these packages, brought up to date."""
    folder = user_cache() / f"wheels-{hashlib.sha256(str(ROOT).encode()).hexdigest()[:8]}"
    folder.mkdir(parents=True, exist_ok=True)
    with one_at_a_time(folder / "lock"):
        building = folder / "building"
        shutil.rmtree(building, ignore_errors=True)
        wheels = [wheel_of(source, building / source.name) for source in (ROOT, *sources)]
        held = hashlib.sha256(b"".join(wheel.read_bytes() for wheel in wheels) + sys.version.encode()).hexdigest()
        there = folder / "installed"
        checks = folder / "checks"
        if not checks.exists():
            checks.mkdir()
            (checks / "tests").symlink_to(ROOT / "tests")
            (checks / "pytest.ini").write_text("[pytest]\n")
        if not there.exists() or there.read_text() != held:
            there.unlink(missing_ok=True)
            install(folder, wheels)
            there.write_text(held)
        shutil.rmtree(building)
    return Installed(folder, {wheel.name.partition("-")[0]: folder / wheel.name for wheel in wheels})


def install(folder: Path, wheels: list[Path]) -> None:
    if not (folder / "bin" / "python").exists():
        venv.create(folder, symlinks=True)
        # What mazzo needs is taken from the environment of the tests. As a line of a .pth file that folder comes last, and its
        # own .pth files, the checkout's among them, are not read.
        (site_packages(folder) / "needed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    options = ["--no-deps", "--no-index", "--force-reinstall", "--no-compile", "--quiet", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python"), "install", *options, *map(str, wheels)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-3000:]
    for wheel in wheels:
        shutil.copy(wheel, folder)
        for source in site_packages(folder).glob(f"{wheel.name.partition('-')[0]}/**/*.py"):
            # A file that has not changed keeps its age, and with it the code that was compiled from it.
            age = int.from_bytes(hashlib.sha256(source.read_bytes()).digest()[:3], "big")
            os.utime(source, (age, age))


@contextmanager
def one_at_a_time(lock: Path) -> Iterator[None]:
    """Several processes run tests; only one of them builds."""
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
