"""The networks, in PyTorch: the player, the judge of whole states, and the judge of standings between rounds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

TYPICAL_ONES = 90  # on a sheet
SITUATION_WIDTH = 64


class Network(nn.Module):
    """Three hidden layers, the last two residual. Weights are kept in 32 bits and used in 16 on a card."""

    def __init__(self, inputs: int, width: int, outputs: int) -> None:
        super().__init__()
        self.first, self.second, self.third = nn.Linear(inputs, width), nn.Linear(width, width), nn.Linear(width, width)
        self.head = nn.Linear(width, outputs)
        with torch.no_grad():
            self.first.weight.normal_(0, 0.7 * (2 / TYPICAL_ONES) ** 0.5)
            for layer in (self.second, self.third):
                layer.weight.normal_(0, 0.5 * (2 / width) ** 0.5)
            self.head.weight.normal_(0, 0.01 / width**0.5)
            for layer in (self.first, self.second, self.third, self.head):
                layer.bias.zero_()

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        def through(layer: nn.Linear, h: torch.Tensor) -> torch.Tensor:
            return F.linear(h, layer.weight.to(x.dtype), layer.bias.to(x.dtype))

        h = F.relu(through(self.first, x))
        h = h + F.relu(through(self.second, h))
        h = h + F.relu(through(self.third, h))
        return through(self.head, h).float()


class Standings(nn.Module):
    """Every seat's chance to win, from the standings between two rounds."""

    def __init__(self, numbers: int, seats: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Linear(numbers, SITUATION_WIDTH),
            nn.Tanh(),
            nn.Linear(SITUATION_WIDTH, SITUATION_WIDTH),
            nn.Tanh(),
            nn.Linear(SITUATION_WIDTH, seats),
        )

    def forward(self, situation: torch.Tensor, there: torch.Tensor) -> torch.Tensor:
        """The logarithms of the chances; `there`: which seats exist."""
        return F.log_softmax(self.layers(situation).masked_fill(~there, -1e9), 1)


def arrays_of(network: nn.Module, dtype: Any = np.float32) -> dict[str, np.ndarray]:
    return {name: value.detach().float().cpu().numpy().astype(dtype) for name, value in network.state_dict().items()}


def load_arrays(network: nn.Module, arrays: dict[str, np.ndarray]) -> None:
    network.load_state_dict({name: torch.from_numpy(value.astype(np.float32)) for name, value in arrays.items()})


def save_for_play(path: Path, player: nn.Module, judge: nn.Module, facts: dict[str, Any]) -> None:
    """The file that a bot plays with: 16-bit numbers, the layers as they are multiplied, and how they were trained."""
    arrays = {}
    for whose, network in (("player", player), ("judge", judge)):
        for name, value in arrays_of(network, np.float16).items():
            arrays[f"{whose}.{name}"] = value.T.copy() if value.ndim == 2 else value
    np.savez_compressed(path, **arrays, facts=np.array([f"{name}={value}" for name, value in facts.items()]))


def load_from_play(path: Path, player: nn.Module, judge: nn.Module) -> None:
    """The weights of such a file, to continue from."""
    with np.load(path) as file:
        for whose, network in (("player", player), ("judge", judge)):
            layers = {name.partition(".")[2]: file[name] for name in file.files if name.startswith(f"{whose}.")}
            load_arrays(network, {name: value.T.copy() if value.ndim == 2 else value for name, value in layers.items()})
