# cython: annotation_typing=False
"""The key of a table: all that lies on it in 64 bits."""

from __future__ import annotations

from mikrokosmos.core.mixing import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition


def key_of(position: SmallWorldPosition) -> int:
    """Equal for equal tables: every field is stirred in, each at a place of its own in one of four lanes."""
    # the turn
    a = stir(1, pair(position.moving, position.stage))
    b = stir(2, pair(position.turn, position.round))
    c = stir(3, pair(position.first, position.marcher))
    d = stir(4, pair(position.fresh, position.advanced))
    a = stir(a, pair(position.target, position.pips))
    b = stir(b, pair(position.taken, position.struck))
    c = stir(c, pair(position.built, position.owed))
    c = stir(c, position.closed)
    d = stir(d, position.marched)
    a = stir(a, position.attacked)
    b = stir(b, position.converted)
    if position.stage == BANNERS or position.stage == BADGES:  # at other times nobody comes back to these
        c = stir(c, pair(position.after, position.after_moving))
    d = stir(d, position.conquered)
    # the stacks
    d = stir(d, position.tribes)
    a = stir(a, position.banners)
    b = stir(b, position.badges)
    c = stir(c, position.spent)
    a = stir(a, position.paid)
    d = stir(d, pair(position.turned, position.tail_size))
    for at in range(COLUMN):
        a = stir(a, pair(position.column_race[at], position.column_power[at]))
        b = stir(b, pair(position.column_coins[at], position.column_size))
        c = stir(c, position.marks[at])
    # seats
    for seat in range(SEATS):
        d = stir(d, pair(position.coins[seat], position.active[seat]))
        a = stir(a, position.nations[seat])
        b = stir(b, pair(position.pact[seat], seat))
    # peoples
    for at in range(0, RACES, 4):
        a = stir(a, four(position.seat_of, at))
        b = stir(b, four(position.power_of, at))
        c = stir(c, four(position.standing, at))
        d = stir(d, four(position.hand, at))
        a = stir(a, four(position.tray, at))
        b = stir(b, four(position.aside, at))
        c = stir(c, four(position.spare_camps, at))
        d = stir(d, four(position.uprooted, at))
        a = stir(a, four(position.holes_dug, at))
        b = stir(b, four(position.endowed, at))
        c = stir(c, four(position.tail, at))
        d = stir(d, position.held[at])
        a = stir(a, position.held[at + 1])
        b = stir(b, position.held[at + 2])
        c = stir(c, position.held[at + 3])
    # regions
    for at in range(0, REGIONS, 4):
        d = stir(d, four(position.tokens, at))
        a = stir(a, four(position.camps, at))
        b = stir(b, four(position.race_at, at))
    return blend(a, b, c, d)
