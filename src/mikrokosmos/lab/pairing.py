"""Who meets whom, and in which seats.

A *deal* is one stream of chance. Every table plays it once for every rotation of its seating, so that each bot has had
each seat, and has begun, as often as any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, cycle, islice, permutations
from typing import NamedTuple

Seating = tuple[str, ...]
"""The bots by seat."""


def tables_of(bots: Sequence[str], players: int) -> tuple[Seating, ...]:
    """The tables of a deal.

    As many bots as players: one table for all. More: every combination of them. Fewer: the first-named bot sits alone
    against the others, which are repeated until all seats are taken; where they cannot be repeated evenly, each of them
    is repeated in its turn, at a table of its own.
    """
    first, *others = bots
    if len(bots) >= players:
        return tuple(combinations(bots, players))
    found: dict[Seating, Seating] = {}
    for start in range(len(others)):
        filled = (first, *islice(cycle(others[start:] + others[:start]), players - 1))
        found.setdefault(tuple(sorted(filled)), filled)
    return tuple(found.values())


@lru_cache(maxsize=256)
def circles(table: Seating) -> tuple[Seating, ...]:
    """Every different order in which the bots of a table can sit around it."""
    return tuple(dict.fromkeys((table[0], *rest) for rest in permutations(table[1:])))


class Slot(NamedTuple):
    """Where a game stands in the plan."""

    deal: int
    table: int
    rotation: int


class Plan:
    """The whole plan. A *set* is one deal at one table: as many games as there are seats, one for each rotation."""

    def __init__(self, bots: Sequence[str], players: int) -> None:
        self.players = players
        self.tables = tables_of(bots, players)
        self.games_per_deal = len(self.tables) * players

    def deals(self, games: int) -> int:
        """How many deals it takes to play at least so many games."""
        return -(-games // self.games_per_deal)

    def sets(self, games: int) -> int:
        """How many sets those are."""
        return self.deals(games) * len(self.tables)

    def set_at(self, number: int) -> tuple[int, int]:
        """The deal and the table of a set."""
        return divmod(number, len(self.tables))

    def number(self, slot: Slot) -> int:
        """The number of a game, from 0."""
        return slot.deal * self.games_per_deal + slot.table * self.players + slot.rotation

    def seating(self, slot: Slot) -> Seating:
        """The bots by seat. From deal to deal a table sits down in another order, so that nobody has one neighbour."""
        orders = circles(self.tables[slot.table])
        circle = orders[slot.deal % len(orders)]
        return circle[slot.rotation :] + circle[: slot.rotation]
