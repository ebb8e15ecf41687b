# cython: annotation_typing=False
"""The key of a table: all that lies on it in 64 bits."""

from __future__ import annotations

from mikrokosmos.core.mixing import *
from mikrokosmos.games.creation.rules.position import CreationPosition


def key_of(position: CreationPosition) -> int:
    """Equal for equal tables: every field is stirred in, each at a place of its own in one of four lanes."""
    a = stir(1, pair(position.moving, position.stage))
    b = stir(2, pair(position.turn, position.first))
    c = stir(3, pair(position.round, position.held))
    d = stir(4, pair(position.gap, position.map[8]))
    a = stir(a, four(position.map, 0))
    b = stir(b, four(position.map, 4))
    c = stir(c, four(position.faith, 0))
    d = stir(d, pair(position.stack[0], position.stack[1]))
    a = stir(a, position.unseen)
    b = stir(b, position.shown)
    c = stir(c, position.gods)
    d = stir(d, pair(position.stack[2], position.god[4]))
    a = stir(a, four(position.god, 0))
    b = stir(b, pair(position.tile_at[124], position.turns_at[124]))
    for seat in range(5):
        c = stir(c, position.built[seat])
    for at in range(0, 124, 8):
        a = stir(a, four(position.tile_at, at))
        b = stir(b, four(position.turns_at, at))
    for at in range(4, 124, 8):
        c = stir(c, four(position.tile_at, at))
        d = stir(d, four(position.turns_at, at))
    return blend(a, b, c, d)
