# cython: annotation_typing=False
"""Scoring: of each terrain the largest connected group, times the statues of its god."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.rules.position import CreationPosition

MORE_THAN_ALL_SQUARES = 64


def corner(built: int) -> int:
    """The place at the top left of the smallest window around a world."""
    row = 4
    column = 4
    while built:
        at = lowest(built)
        if at // 5 < row:
            row = at // 5
        if at % 5 < column:
            column = at % 5
        built &= built - 1
    return row * 5 + column


def squares_of(position: CreationPosition, seat: int, terrain: int) -> int:
    """All squares of a terrain in a world, as a set on six by six."""
    mask = position.built[seat]
    origin = corner(mask)
    land = mask & 0
    while mask:
        cell = lowest(mask)
        tile = position.tile_at[seat * CELLS + cell] * 4
        turns = position.turns_at[seat * CELLS + cell]
        at = (cell // 5 - origin // 5) * 12 + (cell % 5 - origin % 5) * 2
        # corners clockwise: top left, top right, bottom right, bottom left; a turn moves each one on
        if position.world.squares[tile + (4 - turns) % 4] == terrain:
            land |= bit(at)
        if position.world.squares[tile + (5 - turns) % 4] == terrain:
            land |= bit(at + 1)
        if position.world.squares[tile + (6 - turns) % 4] == terrain:
            land |= bit(at + 7)
        if position.world.squares[tile + (7 - turns) % 4] == terrain:
            land |= bit(at + 6)
        mask &= mask - 1
    return land


def largest(position: CreationPosition, land: int) -> int:
    """The largest connected group, as a set: edge to edge, within tiles and across them (R26); the first of equals."""
    best = land & 0
    most = 0
    while land:
        group = land & -land
        before = group & 0
        while group != before:
            before = group
            sideways = (group << 1) & position.world.not_left | (group >> 1) & position.world.not_right
            group |= (sideways | group << 6 | group >> 6) & land
        size = count(group)
        if size > most:
            best = group
            most = size
        land &= ~group
    return best


def largest_group(position: CreationPosition, land: int) -> int:
    """How many squares the largest connected group has: it alone counts (R28)."""
    return count(largest(position, land))


def statues_of(position: CreationPosition, seat: int, terrain: int) -> int:
    """How many statues of a god stand anywhere in a world (R27, R29)."""
    statues = 0
    mask = position.built[seat]
    while mask:
        if position.world.statue[position.tile_at[seat * CELLS + lowest(mask)]] == terrain:
            statues += 1
        mask &= mask - 1
    return statues


def score(position: CreationPosition, seat: int) -> int:
    """The seat's points as its world stands: each terrain's largest group times its statues, perhaps none (R30)."""
    points = 0
    for terrain in range(TERRAINS):
        statues = statues_of(position, seat, terrain)
        if statues or position.explaining:
            group = largest_group(position, squares_of(position, seat, terrain))
            points += group * statues
            if position.explaining:
                position.book.line(E_TERM, terrain, group, statues, group * statues, 0)
    return points


def greatest(position: CreationPosition, seat: int) -> int:
    """The largest group of any terrain, statue or not: what decides a tie (R31)."""
    best = 0
    for terrain in range(TERRAINS):
        group = largest_group(position, squares_of(position, seat, terrain))
        if group > best:
            best = group
    return best


def rank_of(position: CreationPosition, seat: int) -> int:
    """Most points win, then the largest single group (R31), then all who are equal (R32)."""
    return score(position, seat) * MORE_THAN_ALL_SQUARES + greatest(position, seat)
