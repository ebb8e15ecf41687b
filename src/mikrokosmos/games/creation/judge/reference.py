# cython: annotation_typing=False
"""The bot others are measured against. It never changes: what is measured today can be compared tomorrow."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.position import Position
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.rules.building import free_cells
from mikrokosmos.games.creation.rules.casting import *
from mikrokosmos.games.creation.rules.faith import cell_of, favours, pushes
from mikrokosmos.games.creation.rules.legal import stacks
from mikrokosmos.games.creation.rules.position import CreationPosition
from mikrokosmos.games.creation.rules.scoring import score
from mikrokosmos.games.creation.rules.tile_set import TileSet

VERSION = 1
"""Stays 1 for ever: whoever wants a better one makes another."""


class Reference(Judge):
    """Most points now, the first of equals, never a thought of the future. It must not be changed, not even improved.

    A push is worth the best score its tile could give at once; the god is called only for strictly more than any push
    gives; the stack is the first.
    """

    def __init__(self, world: TileSet) -> None:
        Judge.__init__(self)
        self.world = world
        self.trial = CreationPosition(world)

    def knows(self, position: Position) -> bool:
        """Whether the position is of the world this judge was made for."""
        return getattr(position, "world", None) is self.world

    def terms(self) -> tuple[str, ...]:
        """The one reason it knows."""
        return ("why-creation-score-now",)

    def consider(self, position: Position) -> None:
        """Note every legal action with the score it gives at once, at best."""
        become(self.trial, position)
        mask = self.trial.shown & 0
        if self.trial.stage == CHOOSING:
            mask = pushes(self.trial)
            while mask:
                at = lowest(mask)
                self.rate(PUSH_AT + at, self.best_score(self.trial.map[cell_of(at // 3, at % 3, 2)]))
                mask &= mask - 1
            mask = favours(self.trial)  # after the pushes, and of equals the first is taken
            while mask:
                self.rate(GOD_AT + lowest(mask), self.best_score(self.trial.map[lowest(mask)]))
                mask &= mask - 1
        elif self.trial.stage == PLACING:
            mask = free_cells(self.trial, self.trial.turn)
            while mask:
                for turns in range(4):
                    self.rate(PLACE_AT + lowest(mask) * 4 + turns, self.scored(self.trial.held, lowest(mask), turns))
                mask &= mask - 1
        else:
            mask = stacks(self.trial)
            while mask:
                self.rate(DRAW_AT + lowest(mask), score(self.trial, self.trial.turn))
                mask &= mask - 1

    def rate(self, action: int, points: int) -> None:
        """Note a candidate."""
        self.note(action, points * 100)
        self.because(action, 0, points * 100)

    def best_score(self, tile: int) -> int:
        """The best score that a tile could give now."""
        found = 0
        mask = free_cells(self.trial, self.trial.turn)
        while mask:
            for turns in range(4):
                points = self.scored(tile, lowest(mask), turns)
                if points > found:
                    found = points
            mask &= mask - 1
        return found

    def scored(self, tile: int, cell: int, turns: int) -> int:
        """The score with a tile at a place, turned; afterwards it is gone again."""
        seat = self.trial.turn
        self.trial.built[seat] = self.trial.built[seat] | bit(cell)
        self.trial.tile_at[seat * CELLS + cell] = tile
        self.trial.turns_at[seat * CELLS + cell] = turns
        points = score(self.trial, seat)
        self.trial.built[seat] = self.trial.built[seat] & ~bit(cell)
        self.trial.tile_at[seat * CELLS + cell] = NONE
        self.trial.turns_at[seat * CELLS + cell] = 0
        return points

    def worth(self, position: Position, seat: int) -> int:
        """The lead in points as the worlds stand."""
        become(self.trial, position)
        best = 0
        for other in range(self.trial.world.players):
            if other != seat and score(self.trial, other) > best:
                best = score(self.trial, other)
        return (score(self.trial, seat) - best) * 100
