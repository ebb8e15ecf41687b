"""The levels against themselves in a great many games of Small World: does any let two turns in a row bring nothing?

A race that earns nothing is to be declined while turns are to come. `IdleTurns` says what counts; `make test-long`
plays 100,000 games of each level with each number of players, and one such pair of turns is a failure (exit code 1).
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from mikrokosmos.core.playout import Contest
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.judge.idle_turns import IdleTurns
from mikrokosmos.games.smallworld.judge.weights import LEVELS

GAMES = 100_000
BATCH = 2_000
"""Games a thread plays before it takes others: the engine plays without the interpreter's lock."""


class Count(NamedTuple):
    """What was seen in some games: turns, those that brought nothing, pairs of them that should not have been."""

    turns: int
    idle: int
    pairs: int


def watched(level: str, players: int, seeds: range) -> Count:
    """Games of a level against itself, one for each seed."""
    start = GAME.new(players=players)
    watches = [IdleTurns(GAME.judge(level, start)) for _ in range(players)]
    end: Any = start.copy()
    contest = Contest(end, list(watches))
    for seed in seeds:
        contest.play(start, seed)
        for watch, coins in zip(watches, end.scores(), strict=True):
            watch.finish(coins)
    return total([Count(watch.turns, watch.idle, watch.pairs) for watch in watches])


def total(counts: list[Count]) -> Count:
    """All of them together."""
    return Count(*map(sum, zip(*counts, strict=True)))


def main() -> int:
    """Play, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES, help="of each level with each number of players")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    found = 0
    with ThreadPoolExecutor(arguments.threads) as pool:
        for level in LEVELS:
            for players in GAME.seats:
                batches = [range(at, min(at + BATCH, arguments.games)) for at in range(0, arguments.games, BATCH)]
                count = total(list(pool.map(partial(watched, level, players), batches)))
                print(
                    f"{level}, {players} players: {arguments.games:,} games, {count.turns:,} turns, "
                    f"{count.idle:,} brought nothing, {count.pairs:,} pairs that should not be",
                    flush=True,
                )
                found += count.pairs
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
