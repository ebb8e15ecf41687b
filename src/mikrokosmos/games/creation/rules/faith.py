# cython: annotation_typing=False
"""The push of faith: where a marker may go, and what it pushes off the map; and what a god may take instead."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.rules.position import CreationPosition


def pushes(position: CreationPosition) -> int:
    """Every marker that may move and where to, as side × 3 + line: not where it is (R9), not facing another (R10)."""
    mask = position.shown & 0
    for side in range(SIDES):
        for line in range(3):
            if line != position.faith[side] and line != position.faith[opposite(side)]:
                mask |= bit(side * 3 + line)
    return mask


def opposite(side: int) -> int:
    """The facing side."""
    return side + 2 if side < 2 else side - 2


def cell_of(side: int, line: int, depth: int) -> int:
    """The cell at this depth (0 nearest to the marker) of the line a marker of this side points along (R11, R12)."""
    if side == 0:
        return depth * 3 + line
    if side == 1:
        return line * 3 + 2 - depth
    if side == 2:
        return (2 - depth) * 3 + line
    return line * 3 + depth


def push(position: CreationPosition, side: int, line: int) -> None:
    """Move a marker and push its line into the map: the far tile falls off, the gap is next to the marker (R12)."""
    position.faith[side] = line
    position.held = position.map[cell_of(side, line, 2)]
    position.map[cell_of(side, line, 2)] = position.map[cell_of(side, line, 1)]
    position.map[cell_of(side, line, 1)] = position.map[cell_of(side, line, 0)]
    position.gap = cell_of(side, line, 0)
    position.map[position.gap] = NONE
    if position.noting:
        position.book.line(E_PUSHED, position.turn, side, line, position.held, position.gap)


def blessed(position: CreationPosition, tile: int, god: int) -> int:
    """1 if the god's power reaches the tile: his statue stands on it, or it has a square of his terrain (R19)."""
    if position.world.statue[tile] == god:
        return 1
    for corner in range(4):
        if position.world.squares[tile * 4 + corner] == god:
            return 1
    return 0


def favours(position: CreationPosition) -> int:
    """The cells of the map whose tile the seat in turn may take by showing its god token, once a game (R19, R20)."""
    mask = position.shown & 0
    if position.shown & bit(position.turn) == 0:
        for cell in range(MAP):
            if blessed(position, position.map[cell], position.god[position.turn]):
                mask |= bit(cell)
    return mask


def call(position: CreationPosition, cell: int) -> None:
    """Show the god token and take a tile instead of pushing; the markers stay (R20, R22)."""
    position.shown |= bit(position.turn)
    position.held = position.map[cell]
    position.gap = cell
    position.map[cell] = NONE
    if position.noting:
        position.book.line(E_SHOWN, position.turn, position.god[position.turn], cell, position.held, 0)
