# cython: annotation_typing=False
"""Building a world: where the next tile may go."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.rules.position import CreationPosition

CENTRE = 12


def free_cells(position: CreationPosition, seat: int) -> int:
    """The places of a yard where a tile may go: edge to edge with another (R23), never beyond three by three (R24)."""
    built = position.built[seat]
    if built == 0:
        return bit(CENTRE)
    beside = (built << 1) & position.world.not_first | (built >> 1) & position.world.not_last | built << 5 | built >> 5
    within = built & 0
    for at in range(9):
        if built & ~position.world.window[at] == 0:
            within |= position.world.window[at]
    return beside & within & ~built & position.world.yard


def place(position: CreationPosition, seat: int, cell: int, turns: int) -> None:
    """Put the tile in hand down, turned clockwise by so many quarters (R14, R25)."""
    position.built[seat] |= bit(cell)
    position.tile_at[seat * CELLS + cell] = position.held
    position.turns_at[seat * CELLS + cell] = turns
    if position.noting:
        position.book.line(E_PLACED, seat, position.held, cell, turns, 0)
    position.held = NONE
