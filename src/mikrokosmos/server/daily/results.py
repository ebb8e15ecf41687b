"""The table of results of a day: most points first, and who has as many shares the place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mikrokosmos.server.storage.rows import DealResult


@dataclass(frozen=True, slots=True)
class Placed:
    """One line of the table."""

    rank: int
    """Among all who have played the same deal."""
    name: str
    score: int
    place: int
    """At the person's own table, among the bots."""
    mine: bool
    table: str


def ranked(found: Sequence[DealResult], seat: int, mine: str | None) -> list[Placed]:
    """All results, the best first; of equal ones, who was earlier."""
    played = [(row, row.result["scores"][seat], _place(row, seat)) for row in found]
    played.sort(key=lambda it: (-it[1], it[2]))
    order = [(score, place) for _, score, place in played]
    return [
        Placed(order.index((score, place)) + 1, row.name, score, place, row.identity_id == mine, row.table_id)
        for row, score, place in played
    ]


def _place(row: DealResult, seat: int) -> int:
    """The place at the table: whoever has won is first, then by points."""
    scores, winners = row.result["scores"], row.result["winners"]
    if seat in winners:
        return 1
    better = [other for other, score in enumerate(scores) if other in winners or score > scores[seat]]
    return 1 + len(better)
