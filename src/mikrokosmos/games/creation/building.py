# cython: annotation_typing=False
"""Building a world: where the next tile may go."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.realm import Realm

CENTRE = 12


def places(realm: Realm, seat: int) -> int:
    """The places of a yard where a tile may go: edge to edge with another (R23), never beyond three by three (R24)."""
    built = realm.built[seat]
    if built == 0:
        return bit(CENTRE)
    beside = (built << 1) & realm.world.not_first | (built >> 1) & realm.world.not_last | built << 5 | built >> 5
    within = built & 0
    for at in range(9):
        if built & ~realm.world.window[at] == 0:
            within |= realm.world.window[at]
    return beside & within & ~built & realm.world.yard


def place(realm: Realm, seat: int, cell: int, turns: int) -> None:
    """Put the tile in hand down, turned clockwise by so many quarters (R14, R25)."""
    realm.built[seat] |= bit(cell)
    realm.tile_at[seat * CELLS + cell] = realm.held
    realm.turns_at[seat * CELLS + cell] = turns
    if realm.noting:
        realm.book.line(E_PLACED, seat, realm.held, cell, turns, 0)
    realm.held = NONE
