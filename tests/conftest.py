"""What several tests need: the command line, run in this process."""

from __future__ import annotations

import sys

import pytest

from mazzo.cli import main


def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "argv", ["mazzo", *words])
    status = 0
    try:
        main()
    except SystemExit as ended:
        status = int(ended.code or 0)
    out, err = capsys.readouterr()
    return status, out, err


@pytest.fixture
def mazzo(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    return lambda *words: run(capsys, monkeypatch, *words)
