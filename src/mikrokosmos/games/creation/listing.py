# cython: annotation_typing=False
"""The list of legal actions."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.creation.building import places
from mikrokosmos.games.creation.faith import favours, pushes
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.realm import Realm


def stacks(realm: Realm) -> int:
    """The stacks that are not empty (R16, R17)."""
    mask = realm.shown & 0
    for at in range(STACKS):
        if realm.stack[at] > 0:
            mask |= bit(at)
    return mask


def how_many(realm: Realm) -> int:
    """How many actions are legal."""
    if realm.stage == CHOOSING:
        return count(pushes(realm)) + count(favours(realm))
    if realm.stage == PLACING:
        return count(places(realm, realm.turn)) * 4
    if realm.stage == DRAWING:
        return count(stacks(realm))
    return 0


def nth_action(realm: Realm, k: int) -> int:
    """The k-th legal action, ascending."""
    if realm.stage == CHOOSING:
        mask = pushes(realm)
        size = count(mask)
        if k < size:
            return PUSH_AT + member(mask, k)
        return GOD_AT + member(favours(realm), k - size)
    if realm.stage == PLACING:
        return PLACE_AT + member(places(realm, realm.turn), k // 4) * 4 + k % 4
    return DRAW_AT + member(stacks(realm), k)


def is_legal(realm: Realm, action: int) -> int:
    """1 if the action (0 … ACTIONS − 1) is on the list."""
    mask = realm.shown & 0
    if realm.stage == CHOOSING and action < GOD_AT:
        mask = pushes(realm) & bit(action)
    elif realm.stage == CHOOSING and action < PLACE_AT:
        mask = favours(realm) & bit(action - GOD_AT)
    elif realm.stage == PLACING and PLACE_AT <= action < DRAW_AT:
        mask = places(realm, realm.turn) & bit((action - PLACE_AT) // 4)
    elif realm.stage == DRAWING and action >= DRAW_AT:
        mask = stacks(realm) & bit(action - DRAW_AT)
    return 1 if mask else 0
