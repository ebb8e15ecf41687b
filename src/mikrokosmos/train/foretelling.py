"""What a value says at the beginning of every turn of many games, and how they ended; on all cores."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

import mikrokosmos as mk
from mikrokosmos.core.learned.foretold_games import ROW, ForetoldGames
from mikrokosmos.core.learned.search import Search
from mikrokosmos.core.scale import WHOLE
from mikrokosmos.train.samples import Batch, laid, seated, workers

UNIT = 2**20
"""What the network calls a score of 1."""


@dataclass(frozen=True)
class Foretold:
    """Positions at the beginning of a turn; every table has a column for each place in the order of turns."""

    rounds: NDArray[np.int64]
    asked: NDArray[np.bool_]
    """Whether the value was asked about this very position; elsewhere its scores mean nothing."""
    scores: NDArray[np.float64]
    """As they were learnt, before they are sharpened."""
    chances: NDArray[np.float64]
    """As they are told."""
    shares: NDArray[np.float64]
    """Of the victory."""

    def __len__(self) -> int:
        return len(self.rounds)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """All tables by their names."""
        return {name: getattr(self, name) for name in ("rounds", "asked", "scores", "chances", "shares")}

    def digest(self) -> str:
        """All of it in sixteen hexadecimal digits."""
        made = hashlib.sha256()
        for part in self.arrays().values():
            made.update(np.ascontiguousarray(part).tobytes())
        return made.hexdigest()[:16]


def foretell(batch: Batch) -> Foretold:
    """Play the games of a batch, with the seats changed from game to game, and note what its weights say of them."""
    assert batch.weights is not None, "somebody must foretell"
    game = mk.game(batch.game)
    rng = random.Random(batch.seed)
    start = laid(batch, rng)
    judges = [seated(batch, who, start, rng) for who in batch.seats]
    tables = []
    for turn in range(batch.players):
        around = [judges[(seat + turn) % batch.players] for seat in range(batch.players)]
        experts = [seat for seat, judge in enumerate(around) if isinstance(judge, Search)]
        tables.append(ForetoldGames(start.copy(), around, game.forecast(start, experts, batch.weights), batch.games))
    for number in range(batch.games):
        seed = rng.getrandbits(63)
        for judge in judges:
            if isinstance(judge, Search):
                judge.seed = seed
        tables[number % batch.players].play(start, seed)
    return together([taken(table, batch.players) for table in tables])


def taken(table: ForetoldGames, players: int) -> Foretold:
    """What a table has written, by place instead of seat: place 0 has the first turn of every round."""
    rows = np.array(table.rows[: table.written * ROW], dtype=np.int64).reshape(-1, ROW)
    turns, movers, asked = rows[:, 0], rows[:, 1], rows[:, 2] == 1
    seats = (movers - turns)[:, None] + np.arange(players)
    scores, chances, shares = (
        np.take_along_axis(rows[:, first : first + 5], seats % players, axis=1) for first in (3, 8, 13)
    )
    return Foretold(turns // players, asked, scores / UNIT, chances / WHOLE, shares / 60)


def together(parts: Sequence[Foretold]) -> Foretold:
    """Several as one."""
    tables = [part.arrays() for part in parts]
    return Foretold(**{name: np.concatenate([table[name] for table in tables]) for name in tables[0]})


def all_foretold(wanted: Sequence[Batch], processes: int) -> Generator[Foretold, None, None]:
    """Play batches, in their order."""
    if processes == 1:
        yield from map(foretell, wanted)
        return
    with workers(processes) as pool:
        yield from pool.map(foretell, wanted, chunksize=1)
