"""What if: a game that goes on from a step of another. The moves up to there are given, and all that follows is new.

Only a game that is over, or a record somebody has brought along, can be taken up: whoever sits down then sees no more
than a seat would, but has perhaps watched it all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Self

import mikrokosmos as mk
from mikrokosmos.core.dice_proof import DiceProof
from mikrokosmos.core.errors import IllegalAction, RecordError
from mikrokosmos.core.move import Move
from mikrokosmos.core.record import Record
from mikrokosmos.server.tables.refused import Refused

MOST_GIVEN = 5_000
"""Moves of a beginning: with five players both games end within a few hundred."""


@dataclass(frozen=True, slots=True)
class WhatIf:
    """Where a game was taken up, and the moves up to there."""

    source: Literal["table", "replay"]
    id: str
    moves: tuple[int, ...]

    @property
    def step(self) -> int:
        """After how many moves."""
        return len(self.moves)

    @property
    def seen(self) -> mk.Json:
        """As everybody at the table may know it."""
        return {"source": self.source, "id": self.id, "step": self.step}

    def to_json(self) -> mk.Json:
        """As it is stored."""
        return {"source": self.source, "id": self.id, "moves": list(self.moves)}

    @classmethod
    def from_json(cls, data: mk.Json) -> Self:
        """Read what `to_json` wrote."""
        return cls(data["source"], data["id"], tuple(map(int, data["moves"])))


def taken_up(record: Record, step: int) -> tuple[int, ...]:
    """The moves of a record up to a step from which a game can go on; `Refused` if there is none."""
    if not 0 <= step <= len(record.moves):
        raise Refused("no-such-step", step=step, most=len(record.moves))
    if step > MOST_GIVEN:
        raise Refused("record-too-long", moves=step, most=MOST_GIVEN)
    if record.replay(step).over:
        raise Refused("game-over")
    return tuple(move.id for move in record.moves[:step])


def begun(game: mk.Game, options: mk.Json, given: Sequence[int], dice: DiceProof) -> Record:
    """A record that begins with these moves and goes on by these dice."""
    state = game.renew(options)
    moves = []
    for number, move in enumerate(given, 1):
        who = state.player
        try:
            moves.append(Move(move, who, state.describe(move)))
            state.play(move)
        except IllegalAction as error:
            raise RecordError(f"given move {number}: {error}") from None
    return Record(game, game.options(state), moves, dice=dice, state=state, given=len(moves))
