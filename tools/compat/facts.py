"""What must stay true of a stored game for ever: facts of the game itself, none of how it is told."""

from __future__ import annotations

from typing import Any

import mikrokosmos as mk

Facts = dict[str, Any]

PARTS = 4
"""At so many points of a game, evenly spread, the position is written down."""


def of_state(state: mk.State) -> Facts:
    """Where a game stands; `legal` may grow (a rule may allow more), but never lose."""
    return {
        "line": state.to_line(),
        "player": state.player,
        "scores": state.scores(),
        "winners": state.winners(),
        "legal": ranges(state.actions() or [outcome for outcome, _ in state.chances()]),
    }


def of_record(record: mk.Record) -> Facts:
    """How a game went: its length, its end, and the positions on the way."""
    marks = checkpoints(len(record.moves))
    way = {
        str(number): {"line": state.to_line(), "scores": state.scores()}
        for number, state in enumerate(record.walk())
        if number in marks
    }
    return {"game": record.game.id, "moves": len(record.moves), "end": of_state(record.state), "way": way}


def checkpoints(moves: int) -> list[int]:
    """After how many moves the position is written down."""
    return sorted({moves * part // PARTS for part in range(1, PARTS)})


def ranges(numbers: list[int]) -> list[int | list[int]]:
    """Ascending numbers with runs as `[first, last]`, to keep files short."""
    found: list[int | list[int]] = []
    for number in numbers:
        last = found[-1] if found else None
        if isinstance(last, list) and last[1] == number - 1:
            last[1] = number
        elif last == number - 1:
            found[-1] = [last, number]
        else:
            found.append(number)
    return found


def numbers(found: list[int | list[int]]) -> list[int]:
    """The inverse of `ranges`."""
    return [number for it in found for number in (range(it[0], it[1] + 1) if isinstance(it, list) else (it,))]
