"""Other styles at the table: a network that plays like the rules of thumb, for the learner to meet.

The rules of thumb allocate arrays, so a card cannot run them. They are imitated instead: games on the processor, with an
occasional random move so that unusual positions occur as well, show what they would play, and a network as large as the player's
learns it. It takes about a minute, once a run.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F

from mazzo.bots.casual import casual
from mazzo.bots.observation import observe, place_of
from mazzo.rules.compiled import thought
from mazzo.rules.dice import any_of, rolled_below
from mazzo.rules.game import see
from tools.training.learner import NEVER, Learner
from tools.training.mixture import mixed_options
from tools.training.networks import Network
from tools.training.tables import Tables

ROWS = 1024  # tables of a thread
SEED = 7_000
AT_RANDOM = 8  # one move in this many
EXAMPLES = 3_000_000
ON_THE_PROCESSOR = 20_000  # examples without a card: enough to try it out
BATCH = 8192
PASSES = 8
RATE = 1.5e-3
KEPT_BACK = 20  # one batch in this many is used for testing instead of learning


@thought
def moves_by_thumb(batch: Any, view: Any, sheet: Any, answers: Any, made: Any) -> None:
    """The answer of the rules of thumb in every row, and the move that is made: mostly the same. Moves may share an answer."""
    for row in range(len(batch.seats)):
        seat, dice = batch.seats[row], batch.dice[row]
        see(batch.states[row], seat, view)
        move = casual(view, seat, dice)
        sheet[:] = 0
        answers[row] = place_of(view, observe(view, seat, sheet), move)
        made[row] = any_of(batch.moves[row], dice) if rolled_below(dice, AT_RANDOM) == 0 else move


def examples_of_a_thread(learner: Learner, number: int, wanted: int) -> Iterator[tuple[torch.Tensor, torch.Tensor, torch.Tensor]]:
    """Sheets, legal answers, and the answer of the rules of thumb."""
    game, settings = learner.game, learner.settings
    rows = min(ROWS, wanted)
    options = mixed_options(game, rows, SEED + number, settings.only_players)
    tables = Tables(torch, game, options, SEED + number, on_card=False)
    tables.begin(settings.scatter)
    answers, made = torch.zeros(rows, dtype=torch.int64), torch.zeros(rows, dtype=torch.int64)
    blank = np.zeros(tables.sizes.inputs, np.int8)
    for _ in range(max(1, wanted // rows)):
        moves_by_thumb(tables.batch, tables.view, blank, answers.numpy(), made.numpy())
        free = tables.mask.sum(0) > 1
        sheets = tables.sheet[: tables.sizes.inputs, free].T.contiguous()
        yield sheets.to(learner.device), tables.mask[:, free].T.to(learner.device), answers[free].to(learner.device)
        tables.step(made)


def examples(learner: Learner) -> list[torch.Tensor]:
    wanted = EXAMPLES if learner.on_card else ON_THE_PROCESSOR
    threads = max(1, (os.cpu_count() or 1) // 2) if learner.on_card else 1
    with ThreadPoolExecutor(threads) as pool:
        parts = pool.map(lambda number: list(examples_of_a_thread(learner, number, wanted // threads)), range(threads))
        found = [example for part in parts for example in part]
    return [torch.cat(each) for each in zip(*found, strict=True)]


def imitate(learner: Learner) -> dict[str, Any]:
    """Teaches the learner's `style` network to play like the rules of thumb. How well it does is measured on new games."""
    begun = time.time()
    sheets, masks, answers = examples(learner)
    network: Network = learner.style
    order = torch.randperm(len(answers), device=learner.device)
    batch = min(BATCH, max(1, len(answers) // (2 * KEPT_BACK)))
    batches = list(order.split(batch))
    asked, learned = batches[::KEPT_BACK], [each for n, each in enumerate(batches) if n % KEPT_BACK]
    adam = torch.optim.Adam(network.parameters(), lr=RATE)
    falling = torch.optim.lr_scheduler.OneCycleLR(adam, RATE, total_steps=PASSES * len(learned))

    def logits_of(chosen: torch.Tensor) -> torch.Tensor:
        return network(sheets[chosen].to(learner.half)).masked_fill(~masks[chosen], NEVER)

    for _ in range(PASSES):
        for number in torch.randperm(len(learned)).tolist():
            chosen = learned[number]
            adam.zero_grad(set_to_none=True)
            F.cross_entropy(logits_of(chosen), answers[chosen]).backward()
            adam.step()
            falling.step()
    with torch.no_grad():
        same = torch.cat([logits_of(chosen).argmax(1) == answers[chosen] for chosen in asked]).float().mean().item()
    for weight in network.parameters():
        weight.requires_grad_(False)
    return {"style_examples": len(answers), "style_plays_alike": round(same, 4), "style_seconds": round(time.time() - begun, 1)}
