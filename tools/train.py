"""Trains the master of a game by self-play, on one graphics card or (tiny) on the processor.

python tools/train.py GAME --out FOLDER [--minutes 9] [--planned-minutes 18] [--resume FOLDER | --weights FILE | --against FILE]

Writes `master.npz` (what the bot plays with, to be put into the game's folder `bots/`), `log.jsonl`, and at the end a checkpoint
in parts, from which `--resume` goes on, on any machine. The rates fall with the time planned for all runs together. `--against`
trains an exploiter instead: how much does one seat gain that plays only against this master? Needs `pip install 'mazzo[train]'`.
docs/bots.md has the results.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from dataclasses import fields
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import torch

from mazzo.games import GAMES, game_named
from tools.training.learner import Learner, Settings
from tools.training.styles import imitate
from tools.training.visits import exploit, resume, run, say, start_from


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--resume", type=Path, help="a folder with a checkpoint to go on from")
    parser.add_argument("--weights", type=Path, help="a master.npz to begin a new run with")
    parser.add_argument("--against", type=Path, help="a master.npz that stays as it is, to learn how it can be beaten")
    parser.add_argument("--cpu", action="store_true", help="on the processor, even if there is a card")
    for field in fields(Settings):
        name = f"--{field.name.replace('_', '-')}"
        if str(field.type).startswith("tuple"):
            parser.add_argument(name, type=float, nargs=2)
        else:
            parser.add_argument(name, type=float if field.type == "float" else int)
    asked = parser.parse_args()
    game = game_named(asked.game)
    settings = Settings(**importlib.import_module(f"tools.games.{game.name}.training").SETTINGS)
    for field in fields(Settings):
        value = getattr(asked, field.name)
        if value is not None:
            setattr(settings, field.name, tuple(value) if isinstance(value, list) else value)
    learner = Learner(game, settings, on_card=torch.cuda.is_available() and not asked.cpu)
    if asked.resume:
        resume(learner, asked.resume)
    elif asked.against:
        exploit(learner, asked.against)
    elif asked.weights:
        start_from(learner, asked.weights)
    if learner.style_rows:
        asked.out.mkdir(parents=True, exist_ok=True)
        say(learner, asked.out, imitate(learner))
    run(learner, asked.out)


if __name__ == "__main__":
    main()
