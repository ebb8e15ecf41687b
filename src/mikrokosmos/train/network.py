"""The network that is learnt, in floating point, and its way to the whole numbers the package plays with."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from mikrokosmos.core.learned.features import Encoder
from mikrokosmos.core.learned.weights import Weights
from mikrokosmos.train.samples import Samples

ONE = 1024
"""What stands for 1 in weights and layers."""

MOST = 32767 / ONE
"""The largest weight that 16 bits hold."""


class Network(nn.Module):
    """Sums of rows, clipped, a narrow layer, clipped, and for every seat a score and points."""

    def __init__(self, encoder: Encoder, players: int, wide: int = 64, narrow: int = 32) -> None:
        super().__init__()
        self.rows = nn.EmbeddingBag(encoder.size() + players, wide, mode="sum", include_last_offset=True)
        self.bias = nn.Parameter(torch.full((wide,), 0.3))
        self.second = nn.Linear(wide, narrow)
        self.last = nn.Linear(narrow, 2 * players)
        self.players = players
        with torch.no_grad():
            self.rows.weight.normal_(0, 0.04)
            self.rows.weight[encoder.size() :] = 0  # Experts count for nothing until games with some are learnt from
            self.second.bias.fill_(0.3)
        # Amounts that can be large are read in smaller units, or the first steps of learning would be too long.
        sizes = [min(1.0, 8 / group.most) for group in encoder.layout() for _ in range(group.size)]
        sizes += [1.0] * players
        self.register_buffer("unit", torch.tensor(sizes, dtype=torch.float32))

    def forward(self, index: torch.Tensor, amount: torch.Tensor, starts: torch.Tensor) -> torch.Tensor:
        """The outputs of many positions."""
        unit = self.get_buffer("unit")
        sums = self.rows(index, starts, per_sample_weights=amount * unit[index]) + self.bias
        middle = self.second(sums.clamp(0, 1)).clamp(0, 1)
        out: torch.Tensor = self.last(middle)
        return out

    def keep_within_bounds(self) -> None:
        """What must fit into 16 bits later stays small enough."""
        with torch.no_grad():
            for weight in (self.rows.weight, self.second.weight, self.last.weight):
                weight.clamp_(-MOST, MOST)

    def weights(self, game: str, layout: str, origin: dict[str, Any]) -> Weights:
        """As whole numbers."""
        unit = self.get_buffer("unit")
        rows = self.rows.weight.detach() * unit[:, None]
        return Weights(
            game,
            self.players,
            layout,
            (rows.shape[0], rows.shape[1], self.second.out_features, 2 * self.players),
            whole("h", rows, ONE),
            whole("i", self.bias, ONE),
            whole("h", self.second.weight, ONE),
            whole("i", self.second.bias, ONE * ONE),
            whole("h", self.last.weight, ONE),
            whole("i", self.last.bias, ONE * ONE),
            origin=origin,
        )


def whole(kind: str, numbers: torch.Tensor, one: int) -> array[int]:
    """Rounded, row by row."""
    rounded = np.rint(numbers.detach().double().numpy() * one).astype(np.int64)
    return array(kind, rounded.reshape(-1).tolist())


def minibatch(samples: Samples, chosen: NDArray[np.int64]) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """The inputs of some positions, one after the other."""
    counts = samples.counts[chosen].astype(np.int64)
    starts = np.concatenate([[0], np.cumsum(counts)])
    at = np.arange(starts[-1]) + np.repeat(samples.starts[chosen] - starts[:-1], counts)
    return (
        torch.from_numpy(samples.index[at].astype(np.int64)),
        torch.from_numpy(samples.amount[at].astype(np.float32)),
        torch.from_numpy(starts),
    )


def loss_of(out: torch.Tensor, shares: torch.Tensor, points: torch.Tensor, players: int) -> torch.Tensor:
    """How far off the scores are from who won, and the points from those at the end."""
    won = -(shares * out[:, :players].log_softmax(dim=1)).sum(dim=1).mean()
    return won + 0.3 * (out[:, players:] - points).square().mean()


def guesses(network: Network, samples: Samples, size: int = 16384) -> NDArray[np.float32]:
    """What a network says of every position: shares and points of all seats, counted from the viewer."""
    parts = []
    with torch.no_grad():
        for at in range(0, len(samples), size):
            chosen = np.arange(at, min(at + size, len(samples)))
            out = network(*minibatch(samples, chosen))
            out[:, : network.players] = out[:, : network.players].softmax(dim=1)
            parts.append(out.numpy())
    return np.concatenate(parts)


def smoothed(samples: Samples, said: NDArray[np.float32], trust: float) -> NDArray[np.float32]:
    """What to learn of every position: how the game ended, blended step by step with what was said of later positions.

    A position says as much as all that came of it (`trust`), the rest is what the network thought one turn later; so
    the luck of a single game counts for less.
    """
    players = samples.players
    ends = samples.ends()
    viewer, turn = samples.facts[:, 0], samples.facts[:, 1]
    # by seat instead of by distance from the viewer
    by_seat = (np.arange(players)[None, :] - viewer[:, None]) % players
    columns = np.concatenate([by_seat, by_seat + players], axis=1)
    ends = np.take_along_axis(ends, columns, axis=1)
    said = np.take_along_axis(said, columns, axis=1)
    wanted = ends.copy()
    last = np.empty(len(samples), dtype=bool)
    last[:-1] = turn[1:] <= turn[:-1]
    last[-1] = True
    for step in range(int(turn.max()), -1, -1):  # all games side by side, from their ends to their beginnings
        here = np.flatnonzero((turn == step) & ~last)
        wanted[here] = trust * wanted[here + 1] + (1 - trust) * said[here + 1]
    back = (np.arange(players)[None, :] + viewer[:, None]) % players
    return np.take_along_axis(wanted, np.concatenate([back, back + players], axis=1), axis=1)


def learn(
    network: Network,
    samples: Samples,
    wanted: NDArray[np.float32],
    epochs: float,
    rate: float,
    seed: int,
    size: int = 4096,
    notice: Callable[[int, int, float], None] = lambda step, steps, loss: None,
) -> list[float]:
    """Fit the network to what is wanted of the samples; returns the curve of the loss."""
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    steps = max(1, int(len(samples) * epochs / size))
    optimiser = torch.optim.Adam(network.parameters(), lr=rate)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimiser, max_lr=rate, total_steps=steps + 1, pct_start=0.2)
    shares, points = torch.from_numpy(wanted[:, : network.players]), torch.from_numpy(wanted[:, network.players :])
    order = rng.permutation(len(samples))
    at = 0
    curve = []
    running = 0.0
    every = max(1, min(50, steps // 20))  # a short curve has points as well
    for step in range(steps):
        if at + size > len(order):
            order, at = rng.permutation(len(samples)), 0
        chosen = order[at : at + size]
        at += size
        out = network(*minibatch(samples, chosen))
        loss = loss_of(out, shares[chosen], points[chosen], network.players)
        optimiser.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        optimiser.step()
        pace.step()
        network.keep_within_bounds()
        running += loss.item()
        if step % every == every - 1:
            curve.append(running / every)
            running = 0.0
            notice(step + 1, steps, curve[-1])
    return curve
