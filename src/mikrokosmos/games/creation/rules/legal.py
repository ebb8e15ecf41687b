# cython: annotation_typing=False
"""The list of legal actions."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.rules.building import free_cells
from mikrokosmos.games.creation.rules.faith import favours, pushes
from mikrokosmos.games.creation.rules.position import CreationPosition


def stacks(position: CreationPosition) -> int:
    """The stacks that are not empty (R16, R17)."""
    mask = position.shown & 0
    for at in range(STACKS):
        if position.stack[at] > 0:
            mask |= bit(at)
    return mask


def how_many(position: CreationPosition) -> int:
    """How many actions are legal."""
    if position.stage == CHOOSING:
        return count(pushes(position)) + count(favours(position))
    if position.stage == PLACING:
        return count(free_cells(position, position.turn)) * 4
    if position.stage == DRAWING:
        return count(stacks(position))
    return 0


def nth_action(position: CreationPosition, k: int) -> int:
    """The k-th legal action, ascending."""
    if position.stage == CHOOSING:
        mask = pushes(position)
        size = count(mask)
        if k < size:
            return PUSH_AT + member(mask, k)
        return GOD_AT + member(favours(position), k - size)
    if position.stage == PLACING:
        return PLACE_AT + member(free_cells(position, position.turn), k // 4) * 4 + k % 4
    return DRAW_AT + member(stacks(position), k)


def is_legal(position: CreationPosition, action: int) -> int:
    """1 if the action (0 … ACTIONS − 1) is on the list."""
    mask = position.shown & 0
    if position.stage == CHOOSING and action < GOD_AT:
        mask = pushes(position) & bit(action)
    elif position.stage == CHOOSING and action < PLACE_AT:
        mask = favours(position) & bit(action - GOD_AT)
    elif position.stage == PLACING and PLACE_AT <= action < DRAW_AT:
        mask = free_cells(position, position.turn) & bit((action - PLACE_AT) // 4)
    elif position.stage == DRAWING and action >= DRAW_AT:
        mask = stacks(position) & bit(action - DRAW_AT)
    return 1 if mask else 0
