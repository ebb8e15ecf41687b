"""Positions to learn from: games of self-play on all cores, the same for any number of processes."""

from __future__ import annotations

import hashlib
import random
import signal
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from typing import cast

import numpy as np
from numpy.typing import NDArray

import mikrokosmos as mk
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.interface import mask_of
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.learned.search import Search
from mikrokosmos.core.learned.self_play import FACTS, SelfPlay
from mikrokosmos.core.learned.value import Value
from mikrokosmos.core.learned.weights import Weights
from mikrokosmos.train.own_rows import few_options, own_options
from mikrokosmos.train.tempers import tempered

TEMPERED = "tempered"
"""Sits at a table as a judge with habits of its own."""

BATCH = 100
"""Games that a process plays at one table before it asks for more."""


@dataclass(frozen=True)
class Batch:
    """Games to be played at one table: who sits at it, and how much is left to chance."""

    game: str
    players: int
    seed: int
    games: int = BATCH
    seats: tuple[str, ...] = ()
    """Who sits there: a judge's name, TEMPERED, or `search` with the weights below and `earlier` with those before."""
    own: bool = False
    """Whether some rows are of a random own content."""
    few: bool = False
    """Whether only some rows of the box take part, so that those are played which nobody would pick."""
    slips: int = 60
    simulations: int = 24
    weights: Weights | None = None
    earlier: Weights | None = None


@dataclass
class Samples:
    """Positions with how their games ended."""

    counts: NDArray[np.int32]
    facts: NDArray[np.int32]
    index: NDArray[np.uint16]
    amount: NDArray[np.int8]
    players: int
    starts: NDArray[np.int64] = field(init=False)

    def __post_init__(self) -> None:
        self.starts = np.concatenate([[0], np.cumsum(self.counts, dtype=np.int64)])

    def __len__(self) -> int:
        return len(self.counts)

    def shares(self) -> NDArray[np.float32]:
        """How much of the victory each seat got, counted from the viewer."""
        return (self.facts[:, 2 : 2 + self.players] / 60).astype(np.float32)

    def points(self) -> NDArray[np.float32]:
        """Points above the average, in sixteens."""
        points = self.facts[:, 7 : 7 + self.players].astype(np.float32)
        above: NDArray[np.float32] = (points - points.mean(axis=1, keepdims=True)) / 16
        return above

    def ends(self) -> NDArray[np.float32]:
        """Shares and points at the end."""
        return np.concatenate([self.shares(), self.points()], axis=1)

    def digest(self) -> str:
        """All of it in sixteen hexadecimal digits."""
        made = hashlib.sha256()
        for part in (self.counts, self.facts, self.index, self.amount):
            made.update(np.ascontiguousarray(part).tobytes())
        return made.hexdigest()[:16]


def play(batch: Batch) -> Samples:
    """Play the games of a batch, with the seats changed from game to game."""
    game = mk.game(batch.game)
    rng = random.Random(batch.seed)
    start = laid(batch, rng)
    judges = [seated(batch, who, start, rng) for who in batch.seats]
    tables = []
    for turn in range(batch.players):
        around = [judges[(seat + turn) % batch.players] for seat in range(batch.players)]
        table = SelfPlay(start.copy(), around, game.encoder(start), batch.slips, batch.games)
        table.experts = mask_of(seat for seat, judge in enumerate(around) if isinstance(judge, Search))
        tables.append(table)
    for number in range(batch.games):
        seed = rng.getrandbits(63)
        for judge in judges:
            if isinstance(judge, Search):
                judge.seed = seed
        tables[number % batch.players].play(start, seed)
    return joined([taken(table, batch.players) for table in tables])


def laid(batch: Batch, rng: random.Random) -> GameState:
    """The table of a batch."""
    game = mk.game(batch.game)
    options = few_options(batch.game, batch.players, rng) if batch.few else {}
    state = game.new(players=batch.players, **options)
    drawn = not batch.own
    while not drawn:
        try:
            state = game.new(players=batch.players, **own_options(batch.game, rng))
            drawn = True
        except mk.OptionError:  # too many of its races endure for so many seats: another draw
            continue
    return cast(GameState, state)  # a game with learned values has such states


def seated(batch: Batch, who: str, start: mk.State, rng: random.Random) -> Judge:
    """The judge of a seat."""
    game = mk.game(batch.game)
    if who == TEMPERED:
        return tempered(batch.game, start, rng)
    weights = {"search": batch.weights, "earlier": batch.earlier}.get(who)
    if who not in ("search", "earlier"):
        return game.judge(who, start)
    assert weights is not None, f"a seat of {who} needs weights"
    value = Value(game.encoder(start), weights)
    return game.search(start, batch.simulations, 8, value)


def taken(table: SelfPlay, players: int) -> Samples:
    """What a table has written."""
    facts = np.array(table.facts[: table.positions * FACTS], dtype=np.int32).reshape(-1, FACTS)
    return Samples(
        np.array(table.counts[: table.positions], dtype=np.int32),
        facts,
        np.array(table.index[: table.used], dtype=np.uint16),
        np.array(table.amount[: table.used], dtype=np.int8),
        players,
    )


def joined(parts: Sequence[Samples]) -> Samples:
    """Several as one."""
    return Samples(
        np.concatenate([part.counts for part in parts]),
        np.concatenate([part.facts for part in parts]),
        np.concatenate([part.index for part in parts]),
        np.concatenate([part.amount for part in parts]),
        parts[0].players,
    )


def batches(like: Batch, games: int, mixtures: Sequence[tuple[str, ...]], own_share: float) -> list[Batch]:
    """Batches for so many games: seats as the mixtures say by turns, some with own content, others with few rows."""
    found = []
    for number in range(games // like.games):
        seed = int.from_bytes(hashlib.sha256(f"{like.seed} {number}".encode()).digest()[:7], "big")
        kind = number * 7 % 10 / 10  # spread evenly over the batches
        own, few = kind < own_share, own_share <= kind < 2 * own_share
        found.append(replace(like, seed=seed, seats=mixtures[number % len(mixtures)], own=own, few=few))
    return found


def played(wanted: Sequence[Batch], processes: int) -> Generator[Samples, None, None]:
    """Play batches, in their order."""
    if processes == 1:
        yield from map(play, wanted)
        return
    with workers(processes) as pool:
        yield from pool.map(play, wanted, chunksize=1)


def workers(processes: int) -> ProcessPoolExecutor:
    """Processes to play in."""
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_patient)


def _patient() -> None:
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)  # Ctrl-C reaches all; the one who started us decides what it means
