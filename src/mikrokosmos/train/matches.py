"""Matches between weights, judges and the panel: every deal is played once from each seat, so that luck cancels out."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple, cast

import mikrokosmos as mk
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.learned.value import Value
from mikrokosmos.core.learned.weights import Weights
from mikrokosmos.core.playout import Contest
from mikrokosmos.train.samples import workers

DEALS = 25
"""Deals that a process plays before it asks for more."""


class Player(NamedTuple):
    """A judge, or a search with weights."""

    name: str
    weights: Weights | None = None
    simulations: int = 64


@dataclass(frozen=True)
class Meeting:
    """One player against as many of the other as there are other seats."""

    game: str
    players: int
    one: Player
    other: Player
    seed: int
    deals: int


class Score(NamedTuple):
    """The share of the victories that the first player got, with half of its 95 % interval."""

    share: float
    within: float
    games: int


def seated(game: mk.Game, player: Player, start: mk.State) -> Judge:
    """A judge for one seat."""
    if player.weights is None:
        return game.judge(player.name, start)
    value = Value(game.encoder(start), player.weights)
    return game.search(start, player.simulations, 8, value)


def shares(meeting: Meeting) -> list[float]:
    """The first player's share of each deal."""
    game = mk.game(meeting.game)
    start = cast(GameState, game.new(players=meeting.players))
    one = seated(game, meeting.one, start)
    others = [seated(game, meeting.other, start) for _ in range(meeting.players - 1)]
    found = []
    for deal in range(meeting.deals):
        total = 0.0
        for seat in range(meeting.players):
            contest = Contest(start.copy(), [*others[:seat], one, *others[seat:]])
            contest.play(start, meeting.seed + deal)
            total += contest.at.shares()[seat] / 60  # type: ignore[attr-defined]
        found.append(total / meeting.players)
    return found


def held(wanted: Sequence[Meeting], processes: int) -> Generator[list[float], None, None]:
    """Hold meetings, in their order."""
    if processes == 1:
        yield from map(shares, wanted)
        return
    with workers(processes) as pool:
        yield from pool.map(shares, wanted)


def meet(
    game: str,
    players: int,
    one: Player,
    others: Sequence[Player],
    games: int,
    seed: int,
    processes: int,
    notice: Callable[[float], None] = lambda part: None,
) -> Score:
    """Hold meetings with several others, as many games with each; `notice` is told which part of them is done."""
    wanted = []
    for at, other in enumerate(others):
        deals = max(1, games // len(others) // players)
        for first in range(0, deals, DEALS):
            begin = seed + at * 1_000_000 + first
            wanted.append(Meeting(game, players, one, other, begin, min(DEALS, deals - first)))
    found: list[float] = []
    with closing(held(wanted, processes)) as meetings:  # so that whoever stops in between leaves no process behind
        for at, part in enumerate(meetings, 1):
            found += part
            notice(at / len(wanted))
    mean = sum(found) / len(found)
    spread = sum((share - mean) ** 2 for share in found) / max(1, len(found) - 1)
    return Score(mean, 1.96 * sqrt(spread / len(found)), len(found) * players)
