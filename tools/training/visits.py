"""A run of learning: its length, what it reports, and how the next run on a card resumes from this one."""

from __future__ import annotations

import json
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch

from tools.training.learner import Learner
from tools.training.networks import arrays_of, load_arrays, load_from_play, save_for_play

PLAYER = "master.npz"
PARTS = 4  # files of a checkpoint
A_PAST_SELF = 20.0  # seconds until the next one is remembered


def run(learner: Learner, out: Path) -> None:
    """Learns until the time is up, saving the player now and then."""
    s = learner.settings
    out.mkdir(parents=True, exist_ok=True)
    learner.record()
    say(learner, out, {"ready_after": round(time.time() - learner.begun, 1)})
    last_save = last_past = time.time()
    first = learner.iteration
    while True:
        now = time.time()
        done = min(1.0, (learner.spent_before + now - learner.begun) / (60 * s.planned_minutes))
        if s.iterations:
            done = (learner.iteration - first) / s.iterations
        if done >= 1.0 if s.iterations else now - learner.begun >= 60 * s.minutes:
            break
        learner.iterate(done)
        if learner.iteration - first in (1, 5, 20) or now - last_save > s.save_every:
            say(learner, out, figures(learner, done))
        if now - last_past > A_PAST_SELF or (not learner.pool and not learner.frozen):
            learner.remember_past()
            last_past = now
        if now - last_save > s.save_every:
            save_player(learner, out)
            last_save = now
    say(learner, out, figures(learner, done))
    save_player(learner, out)
    if not learner.frozen:
        save_checkpoint(learner, out)


def figures(learner: Learner, done: float) -> dict[str, Any]:
    """The figures since the last call."""
    sums, totals = learner.sums.tolist(), learner.statistics.tolist()
    minibatches = max(1.0, totals[4])
    learner.sums.zero_()
    learner.statistics.zero_()
    return {
        "seconds": round(learner.spent_before + time.time() - learner.begun),
        "iteration": learner.iteration,
        "million_decisions": round(learner.decisions / 1e6),
        "done": round(done, 3),
        "earned_a_round": round(sums[1] / max(1, sums[0]), 4),
        "games": int(sums[2]),
        "entropy": round(totals[0] / minibatches, 4),
        "bid_loss": round(totals[1] / minibatches, 4),
        "value_loss": round(totals[2] / minibatches, 4),
        "clipped": round(totals[3] / minibatches, 4),
    }


def say(learner: Learner, out: Path, line: dict[str, Any]) -> None:
    text = json.dumps({"game": learner.game.name, **line})
    print(text, flush=True)
    with (out / "log.jsonl").open("a") as log:
        log.write(text + "\n")


@torch.no_grad()
def save_player(learner: Learner, out: Path) -> None:
    """The file a bot plays with: the running average of the player's weights, and the judge."""
    weights = list(learner.player.parameters())
    kept = [each.detach().clone() for each in weights]
    torch._foreach_copy_(weights, learner.average)
    facts = {"seed": learner.settings.seed, "decisions": learner.decisions, "iterations": learner.iteration}
    unfinished = out / f"unfinished-{PLAYER}"
    save_for_play(unfinished, learner.player, learner.judge, facts)
    unfinished.replace(out / PLAYER)
    torch._foreach_copy_(weights, kept)


def save_checkpoint(learner: Learner, out: Path) -> None:
    """Everything a later run needs to resume, in parts small enough to copy, with one past player. Tables are dealt again."""
    arrays: dict[str, np.ndarray] = {}
    for whose, network in (("player", learner.player), ("judge", learner.judge), ("standings", learner.standings)):
        arrays |= {f"{whose}/{name}": value for name, value in arrays_of(network).items()}
    arrays |= {f"average/{n}": each.cpu().numpy() for n, each in enumerate(learner.average)}
    for number, moments in learner.moments().items():
        arrays[f"adam/{number}/step"] = np.array(float(moments["step"]))
        for name in ("exp_avg", "exp_avg_sq"):
            arrays[f"adam/{number}/{name}"] = moments[name].to(torch.bfloat16).view(torch.int16).cpu().numpy()
    arrays |= {f"past/{n}": each.half().cpu().numpy() for n, each in enumerate(learner.pool[len(learner.pool) // 2])}
    parts: list[dict[str, np.ndarray]] = [{} for _ in range(PARTS)]
    for name in sorted(arrays, key=lambda name: -arrays[name].nbytes):
        min(parts, key=lambda part: sum(each.nbytes for each in part.values()))[name] = arrays[name]
    for number, part in enumerate(parts):
        np.savez_compressed(out / f"checkpoint-{number}.npz", **part)  # type: ignore[arg-type]
    spent = learner.spent_before + time.time() - learner.begun
    facts = {"spent": spent, "iteration": learner.iteration, "decisions": learner.decisions}
    (out / "checkpoint.json").write_text(json.dumps(facts | {"settings": asdict(learner.settings)}))


def start_from(learner: Learner, path: Path) -> None:
    """Begins a new run with the weights of a player that was saved before."""
    load_from_play(path, learner.player, learner.judge)
    with torch.no_grad():
        torch._foreach_copy_(learner.average, [each.detach() for each in learner.player.parameters()])


def exploit(learner: Learner, path: Path) -> None:
    """Learns to beat a player that no longer learns, starting from its weights."""
    start_from(learner, path)
    learner.play_against([each.detach() for each in learner.player.parameters()])


def resume(learner: Learner, folder: Path) -> None:
    """Resumes from a checkpoint."""
    arrays: dict[str, np.ndarray] = {}
    for part in sorted(folder.glob("checkpoint-*.npz")):
        with np.load(part) as file:
            arrays |= {name: file[name] for name in file.files}
    for whose, network in (("player", learner.player), ("judge", learner.judge), ("standings", learner.standings)):
        load_arrays(network, {n.partition("/")[2]: v for n, v in arrays.items() if n.startswith(f"{whose}/")})
    count = len(learner.average)
    for number, each in enumerate(learner.average):
        each.copy_(torch.from_numpy(arrays[f"average/{number}"]))
    learner.pool.append([torch.from_numpy(arrays[f"past/{n}"].astype(np.float32)).to(learner.device) for n in range(count)])
    for number, weight in enumerate(learner.adam.param_groups[0]["params"]):
        step = torch.tensor(float(arrays[f"adam/{number}/step"]))
        moments = {"step": step.to(learner.device) if learner.on_card else step}
        for name in ("exp_avg", "exp_avg_sq"):
            bits = torch.from_numpy(arrays[f"adam/{number}/{name}"])
            moments[name] = bits.view(torch.bfloat16).float().to(learner.device)
        learner.adam.state[weight] = moments
    facts = json.loads((folder / "checkpoint.json").read_text())
    learner.spent_before, learner.iteration, learner.decisions = facts["spent"], facts["iteration"], facts["decisions"]
    torch.manual_seed(learner.settings.seed + learner.iteration)
