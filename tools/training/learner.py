"""Learning by self-play: PPO where actions are preferred, regression where they are valued, and a judge that sees all hands.

Every row of the batch is a table; one network plays all seats, except that in some rows about half of them are played by earlier
forms of it, and in others by a network that plays like the rules of thumb (`styles.py`). The reward of a seat mixes what a round
earns it with what the round changes in its chance to win, which a small network estimates from the standing between rounds. The
judge predicts the sum of the rewards to come for every seat; the advantage of a move is taken over all moves at the table (GAE),
own minus the others' average. If a game has no standings, the game is one episode and the win is a prize at its end.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from torch import nn

from mazzo.rules.game import Game
from tools.training.mixture import mixed_options
from tools.training.networks import Network, Standings
from tools.training.tables import GAME_OVER, Tables

NEVER = -1e9
MOST_PAST = 40  # earlier players that are remembered
STANDINGS_FIRST = 40  # iterations until the chances to win count in full


@dataclass
class Settings:
    """What a run is made with. Pairs are the values at its beginning and at its end."""

    minutes: float = 9.0
    planned_minutes: float = 9.0
    rows: int = 65536
    steps: int = 64
    minibatches_a_step: int = 2
    width: int = 768
    judge_width: int = 640
    rate: tuple[float, float] = (5e-4, 8e-5)
    entropy: tuple[float, float] = (0.015, 0.003)
    temperature: tuple[float, float] = (0.5, 0.06)
    to_win: tuple[float, float] = (0.2, 0.6)
    prize: float = 15.0
    keep: float = 0.96
    keep_valued: float = 0.99
    past_rows: float = 0.15
    """The share of the rows in which earlier forms of the player sit,"""
    style_rows: float = 0.25
    """and of those in which the rules of thumb do."""
    sharpness: float = 20.0
    """How greedily an opponent that learns nothing (`--against`) plays its preferred move."""
    only_players: int | None = None
    seed: int = 1
    save_every: float = 70.0
    iterations: int = 0
    """If given, the run has this many iterations, however long they take: then it is the same on any machine of its kind."""
    scatter: int = 540


def between(pair: tuple[float, float], done: float) -> float:
    return pair[0] * (1 - done) + pair[1] * done


def recorded(body: Callable[[], None], inner: Callable[[], None] | None = None, before: Callable[[], None] | None = None) -> Any:
    """Runs a piece of work a few times, records it as a CUDA graph, and returns a function that replays it."""
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(3):
            body()
    torch.cuda.current_stream().wait_stream(side)
    torch.cuda.synchronize()
    if before:
        before()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        (inner or body)()
    return graph.replay


class Learner:
    """A run: its tables, its networks, and what it remembers of the last steps."""

    def __init__(self, game: Game, settings: Settings, on_card: bool) -> None:
        self.game, self.settings, self.on_card = game, settings, on_card
        self.begun = time.time()
        self.spent_before = 0.0
        self.iteration = 0
        self.decisions = 0
        self.frozen = False
        torch.manual_seed(settings.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.device = "cuda" if on_card else "cpu"
        self.half = torch.bfloat16 if on_card else torch.float32
        options = mixed_options(game, settings.rows, settings.seed, settings.only_players)
        self.tables = Tables(torch, game, options, settings.seed, on_card)
        sizes = self.sizes = self.tables.sizes
        self.player = Network(sizes.inputs, settings.width, sizes.actions).to(self.device)
        self.judge = Network(sizes.all_inputs, settings.judge_width, sizes.seats).to(self.device)
        self.standings = Standings(max(1, sizes.situation), sizes.seats).to(self.device)
        self.past = Network(sizes.inputs, settings.width, sizes.actions).to(self.device)
        self.style = Network(sizes.inputs, settings.width, sizes.actions).to(self.device)
        self.average = [each.detach().clone() for each in self.player.parameters()]
        self.pool: list[list[torch.Tensor]] = []
        weights = [*self.player.parameters(), *self.judge.parameters()]
        quick: dict[str, Any] = {"fused": True, "capturable": True} if on_card else {}
        first_rate = torch.tensor(1e-6, device=self.device) if on_card else 1e-6
        self.adam = torch.optim.Adam(weights, lr=first_rate, eps=1e-6, betas=(0.9, 0.99), **quick)
        self.standings_adam = torch.optim.Adam(self.standings.parameters(), lr=2e-3)
        self._make_memory()
        self.tables.begin(settings.scatter)

    def _make_memory(self) -> None:
        s, sizes, rows, device = self.settings, self.sizes, self.settings.rows, self.device
        steps = s.steps

        def zeros(*shape: int, dtype: Any = torch.float32) -> torch.Tensor:
            return torch.zeros(shape, dtype=dtype, device=device)

        self.sheets = zeros(steps, sizes.all_inputs, rows, dtype=torch.int8)
        self.masks = zeros(steps, sizes.actions, rows, dtype=torch.bool)
        self.actions = zeros(steps, rows, dtype=torch.int64)
        self.chances = zeros(steps, rows)
        self.seats = zeros(steps, rows, dtype=torch.int64)
        self.own = zeros(steps, rows, dtype=torch.bool)
        self.ended = zeros(steps, rows, dtype=torch.int64)
        self.earnings = zeros(steps, rows, sizes.seats)
        self.results = zeros(steps, rows, sizes.seats)
        self.situations = zeros(steps + 1, max(1, sizes.situation), rows)
        self.values = zeros(steps + 1, rows, sizes.seats)
        # The data of a step of play and of learning, always at the same address: on a card the steps are recorded and replayed.
        self.now_action, self.now_move = zeros(rows, dtype=torch.int64), zeros(rows, dtype=torch.int64)
        self.now_chance, self.now_value = zeros(rows), zeros(rows, sizes.seats)
        self.now_own = zeros(rows, dtype=torch.bool)
        part = rows // s.minibatches_a_step
        self.part_sheet = zeros(sizes.all_inputs, part, dtype=torch.int8)
        self.part_mask = torch.ones((sizes.actions, part), dtype=torch.bool, device=device)
        self.part_action = zeros(part, dtype=torch.int64)
        self.part_chance, self.part_gain, self.part_target = zeros(part), zeros(part), zeros(part)
        self.part_preferred, self.part_valued = zeros(part), zeros(part)
        self.part_value, self.part_there = zeros(part, sizes.seats), zeros(part, sizes.seats)
        self.temperature = torch.tensor(s.temperature[0], device=device)
        self.entropy_weight = torch.tensor(s.entropy[0], device=device)
        self.statistics = zeros(6)
        self.sums = zeros(4)
        places = torch.arange(sizes.seats, device=device)
        players = self.tables.players[:, None]
        self.places, self.there = places[None, :], places[None, :] < players
        self.style_rows = int(rows * s.style_rows)
        self.past_rows = self.style_rows + int(rows * s.past_rows)
        dice = torch.Generator().manual_seed(s.seed)
        played = torch.rand((rows, sizes.seats), generator=dice) < 0.5
        played[self.past_rows :] = False
        self.by_others = played.to(device)

    def play_against(self, weights: list[torch.Tensor]) -> None:
        """From now on one seat of every row learns, and all others keep playing with these weights: an exploiter."""
        dice = torch.Generator().manual_seed(self.settings.seed)
        seats = torch.rand((self.settings.rows,), generator=dice).to(self.device) * self.tables.players
        self.by_others = self.places != seats.long()[:, None]
        self.style_rows, self.past_rows = 0, self.settings.rows
        self.frozen = True
        with torch.no_grad():
            torch._foreach_copy_(list(self.past.parameters()), weights)

    # Seats are counted from the mover on the sheets, and from 0 at the table.

    def from_mover(self, values: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
        """From the order of the table to the mover's."""
        players = self.tables.players[:, None]
        return values.gather(-1, torch.where(self.there, (self.places + seats[..., None]) % players, self.places))

    def from_table(self, values: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
        """From the mover's order to that of the table."""
        players = self.tables.players[:, None]
        return values.gather(-1, torch.where(self.there, (self.places - seats[..., None]) % players, self.places))

    @torch.no_grad()
    def act(self) -> None:
        """Chooses a move in every row."""
        inputs, tables = self.sizes.inputs, self.tables
        sheet = tables.sheet.to(self.half)
        answers = self.player(sheet[:inputs].T)
        own = ~self.by_others.gather(1, tables.seats[:, None])[:, 0]
        styled, past = slice(0, self.style_rows), slice(self.style_rows, self.past_rows)
        for rows, network, sharpness in ((styled, self.style, 1.0), (past, self.past, self.settings.sharpness)):
            if rows.start == rows.stop:
                continue
            theirs = network(sheet[:inputs, rows].T)
            if network is self.style or self.frozen:  # its answers are preferences, whatever the move
                theirs *= sharpness
                theirs[:, self.sizes.first_valued :] *= self.temperature
            answers[rows] = torch.where(own[rows, None], answers[rows], theirs)
        answers[:, self.sizes.first_valued :] /= self.temperature
        answers.masked_fill_(~tables.mask.T, NEVER)
        action = (answers - torch.empty_like(answers).exponential_().log_()).argmax(1)
        self.now_chance.copy_(answers.gather(1, action[:, None])[:, 0] - answers.logsumexp(1))
        self.now_action.copy_(action)
        self.now_own.copy_(own)
        self.now_value.copy_(self.from_table(self.judge(sheet.T), tables.seats))
        self.now_move.copy_(tables.decode.gather(0, action[None, :])[0])

    def learn(self) -> None:
        """One gradient step on the prepared minibatch."""
        sheet = self.part_sheet.to(self.half)
        answers = self.player(sheet[: self.sizes.inputs].T)
        chosen = answers.gather(1, self.part_action[:, None])[:, 0]
        logits = answers.masked_fill(~self.part_mask.T, NEVER)
        logs = logits - logits.logsumexp(1, keepdim=True)
        preferred = self.part_preferred.sum().clamp(min=1)
        ratio = ((logs.gather(1, self.part_action[:, None])[:, 0] - self.part_chance) * self.part_preferred).exp()
        clipped = torch.min(ratio * self.part_gain, ratio.clamp(0.8, 1.2) * self.part_gain)
        policy_loss = -(clipped * self.part_preferred).sum() / preferred
        entropy = (-(logs.exp() * logs.clamp(min=-30)).sum(1) * self.part_preferred).sum() / preferred
        wrong = (chosen - self.part_target) * self.part_valued
        bid_loss = (wrong * wrong).sum() / self.part_valued.sum().clamp(min=1)
        off = (self.judge(sheet.T) - self.part_value) * self.part_there
        value_loss = (off * off).sum() / self.part_there.sum()
        (policy_loss - self.entropy_weight * entropy + 0.1 * bid_loss + 0.5 * value_loss).backward()
        nn.utils.clip_grad_norm_(self.player.parameters(), 1.0, foreach=True)
        nn.utils.clip_grad_norm_(self.judge.parameters(), 5.0, foreach=True)
        self.adam.step()
        with torch.no_grad():
            far = ((ratio - 1).abs() > 0.2).float().sum() / preferred
            one = torch.ones_like(far)
            self.statistics.add_(torch.stack((entropy, bid_loss, value_loss, far, one, one * 0)))

    def learn_afresh(self) -> None:
        self.adam.zero_grad(set_to_none=True)
        self.learn()

    def record(self) -> None:
        """On a card: play and learning become graphs, because PyTorch would spend its time launching kernels."""
        self.play_step, self.learn_step = self.act, self.learn_afresh
        if not self.on_card:
            return
        kept = [each.detach().clone() for each in self.adam.param_groups[0]["params"]]
        state = {k: [v.clone() for v in (s["step"], s["exp_avg"], s["exp_avg_sq"])] for k, s in self.moments().items()}
        self.play_step = recorded(self.act)
        self.learn_step = recorded(self.learn_afresh, inner=self.learn, before=lambda: self.adam.zero_grad(set_to_none=True))
        with torch.no_grad():  # the trial runs must not count
            for each, before in zip(self.adam.param_groups[0]["params"], kept, strict=True):
                each.copy_(before)
            for key, moments in self.moments().items():
                fresh = state.get(key)
                for place, name in enumerate(("step", "exp_avg", "exp_avg_sq")):
                    if fresh:
                        moments[name].copy_(fresh[place])
                    else:
                        moments[name].zero_()
        self.statistics.zero_()

    def moments(self) -> dict[int, Any]:
        """The optimiser's state for every weight."""
        return {n: self.adam.state[p] for n, p in enumerate(self.adam.param_groups[0]["params"]) if p in self.adam.state}

    @torch.no_grad()
    def play(self) -> None:
        """This many steps at every table, recorded."""
        tables = self.tables
        for step in range(self.settings.steps):
            self.sheets[step].copy_(tables.sheet)
            self.masks[step].copy_(tables.mask)
            self.seats[step].copy_(tables.seats)
            self.situations[step].copy_(tables.situation)
            self.play_step()
            self.chances[step].copy_(self.now_chance)
            self.actions[step].copy_(self.now_action)
            self.own[step].copy_(self.now_own)
            self.values[step].copy_(self.now_value)
            tables.step(self.now_move)
            self.ended[step].copy_(tables.ended)
            self.earnings[step].copy_(tables.earnings.T)
            self.results[step].copy_(tables.results.T)
        self.situations[-1].copy_(tables.situation)
        self.play_step()
        self.values[-1].copy_(self.now_value)

    @torch.no_grad()
    def rewards(self, to_win: float) -> tuple[torch.Tensor, torch.Tensor]:
        """What every seat gains by each step, and whether the episode goes on after it."""
        over = (self.ended == GAME_OVER)[:, :, None]
        if not self.sizes.situation:
            won = self.results * self.settings.prize
            return (1 - to_win) * self.earnings + to_win * won, (~over).float()
        round_over = (self.ended > 0)[:, :, None]
        chances = torch.stack([self.standings(each.T, self.there).exp() for each in self.situations])
        after = torch.where(over, self.results, chances[1:])
        change = torch.where(round_over, after - chances[:-1], torch.zeros_like(after))
        self.learn_standings(after)
        return (1 - to_win) * self.earnings + to_win * self.settings.prize * change, (~round_over).float()

    @torch.enable_grad()
    def learn_standings(self, after: torch.Tensor) -> None:
        """The chance to win at the beginning of a round is, on average, that at its end."""
        for step in range(0, self.settings.steps, 4):
            rows = (self.ended[step] > 0).float()
            logs = self.standings(self.situations[step].T, self.there)
            loss = (-(after[step] * logs * self.there).sum(1) * rows).sum() / rows.sum().clamp(min=1)
            self.standings_adam.zero_grad(set_to_none=True)
            loss.backward()
            self.standings_adam.step()

    @torch.no_grad()
    def gains(self, rewards: torch.Tensor, goes_on: torch.Tensor, keep: float) -> torch.Tensor:
        """What every seat gains beyond the judge's prediction, over all moves at the table."""
        gained = torch.zeros_like(rewards)
        after = torch.zeros_like(rewards[0])
        for step in range(self.settings.steps - 1, -1, -1):
            after = rewards[step] + goes_on[step] * (self.values[step + 1] + keep * after) - self.values[step]
            gained[step] = after
        return gained

    def ahead(self, values: torch.Tensor) -> torch.Tensor:
        """The mover's own minus the others' average."""
        own = values.gather(2, self.seats[:, :, None])[:, :, 0]
        others = (values * self.there).sum(2) - own
        return own - others / (self.tables.players - 1)

    def iterate(self, done: float) -> None:
        """Plays, evaluates, and learns from it."""
        s, first_valued = self.settings, self.sizes.first_valued
        rate = between(s.rate, done) * min(1.0, (self.iteration + 1) / 20)
        for group in self.adam.param_groups:
            if self.on_card:
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate
        self.temperature.fill_(s.temperature[0] ** (1 - done) * s.temperature[1] ** done)
        self.entropy_weight.fill_(between(s.entropy, done))
        self.play()
        with torch.no_grad():
            # The standings are learned first: until they are, they say nothing about winning.
            known = min(1.0, self.iteration / STANDINGS_FIRST) if self.sizes.situation else 1.0
            rewards, goes_on = self.rewards(known * between(s.to_win, done))
            gained = self.gains(rewards, goes_on, s.keep)
            value = self.from_mover(gained + self.values[:-1], self.seats)
            gain = self.ahead(gained)
            target = self.ahead(self.gains(rewards, goes_on, s.keep_valued) + self.values[:-1])
            choices = self.masks.sum(1)
            valued = (self.actions >= first_valued) & self.own
            preferred = (self.actions < first_valued) & self.own & (choices > 1)
            share = gain[preferred]
            gain = (gain - share.mean()) / (share.std() + 1e-6)
            over = (self.ended > 0).float()
            self.sums[0] += over.sum()
            self.sums[1] += ((self.earnings * self.there).sum(2) / self.tables.players * over).sum()
            self.sums[2] += (self.ended == GAME_OVER).sum()
        there = self.there.float()
        part = s.rows // s.minibatches_a_step
        for step in torch.randperm(s.steps).tolist():
            for number in range(s.minibatches_a_step):
                rows = slice(number * part, (number + 1) * part)
                self.part_sheet.copy_(self.sheets[step, :, rows])
                self.part_mask.copy_(self.masks[step, :, rows])
                self.part_action.copy_(self.actions[step, rows])
                self.part_chance.copy_(self.chances[step, rows])
                self.part_gain.copy_(gain[step, rows])
                self.part_target.copy_(target[step, rows])
                self.part_preferred.copy_(preferred[step, rows])
                self.part_valued.copy_(valued[step, rows])
                self.part_value.copy_(value[step, rows])
                self.part_there.copy_(there[rows])
                self.learn_step()
        with torch.no_grad():
            recent = max(0.01, 1 / (self.iteration + 1))
            torch._foreach_lerp_(self.average, [each.detach() for each in self.player.parameters()], recent)
        self.iteration += 1
        self.decisions += s.steps * s.rows

    def remember_past(self) -> None:
        """The present player joins the past ones; one of them, at random, takes their seats."""
        if self.frozen:
            return
        self.pool.append([each.detach().clone() for each in self.player.parameters()])
        if len(self.pool) > MOST_PAST:
            del self.pool[::2]
        drawn = self.pool[int(torch.randint(len(self.pool), (1,)))]
        with torch.no_grad():
            torch._foreach_copy_(list(self.past.parameters()), drawn)
