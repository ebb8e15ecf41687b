# cython: annotation_typing=False
"""The push of faith: where a marker may go, and what it pushes off the map; and what a god may take instead."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.realm import Realm


def pushes(realm: Realm) -> int:
    """Every marker that may move and where to, as side × 3 + line: not where it is (R9), not facing another (R10)."""
    mask = realm.shown & 0
    for side in range(SIDES):
        for line in range(3):
            if line != realm.faith[side] and line != realm.faith[opposite(side)]:
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


def push(realm: Realm, side: int, line: int) -> None:
    """Move a marker and push its line into the map: the far tile falls off, the gap is next to the marker (R12)."""
    realm.faith[side] = line
    realm.held = realm.map[cell_of(side, line, 2)]
    realm.map[cell_of(side, line, 2)] = realm.map[cell_of(side, line, 1)]
    realm.map[cell_of(side, line, 1)] = realm.map[cell_of(side, line, 0)]
    realm.gap = cell_of(side, line, 0)
    realm.map[realm.gap] = NONE
    if realm.noting:
        realm.book.line(E_PUSHED, realm.turn, side, line, realm.held, realm.gap)


def blessed(realm: Realm, tile: int, god: int) -> int:
    """1 if the god's power reaches the tile: his statue stands on it, or it has a square of his terrain (R19)."""
    if realm.world.statue[tile] == god:
        return 1
    for corner in range(4):
        if realm.world.squares[tile * 4 + corner] == god:
            return 1
    return 0


def favours(realm: Realm) -> int:
    """The cells of the map whose tile the seat in turn may take by showing its god token, once a game (R19, R20)."""
    mask = realm.shown & 0
    if realm.shown & bit(realm.turn) == 0:
        for cell in range(MAP):
            if blessed(realm, realm.map[cell], realm.god[realm.turn]):
                mask |= bit(cell)
    return mask


def call(realm: Realm, cell: int) -> None:
    """Show the god token and take a tile instead of pushing; the markers stay (R20, R22)."""
    realm.shown |= bit(realm.turn)
    realm.held = realm.map[cell]
    realm.gap = cell
    realm.map[cell] = NONE
    if realm.noting:
        realm.book.line(E_SHOWN, realm.turn, realm.god[realm.turn], cell, realm.held, 0)
