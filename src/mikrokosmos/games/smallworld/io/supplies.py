"""What must be put down, and what may be, told as a whole: for whoever plans a redeployment before sending it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mikrokosmos.core.bits import count
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.io.actions import row_name
from mikrokosmos.games.smallworld.rules.redeployment import heroes, room_for_camps, room_for_forts, room_for_heroes
from mikrokosmos.games.smallworld.types.view import Piece, PieceType, Supplies

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.state import SmallWorldState


def supplies(state: SmallWorldState) -> Supplies | None:
    """The pieces of the seat to act, and the action that ends the step while some that may still go are left."""
    if state.stage not in (REDEPLOYMENT, WITHDRAWAL):
        return None
    return {"pieces": list(pieces(state, state.moving)), "done": PLAIN_AT + DONE}


def pieces(state: SmallWorldState, seat: int) -> Iterator[Piece]:
    """How many of a kind and race there are, whether they must go, and whether a region takes one of them only."""
    hand, held, nations = state.hand, state.held, state.nations[seat]
    for people in range(RACES):
        if nations >> people & 1 and hand[people] and held[people]:
            yield piece(state, "place", people, hand[people], must=True)
    people = state.active[seat]
    if state.stage == REDEPLOYMENT:
        room = room_for_heroes(state, seat)
        if room:
            waiting = heroes(state, people) - count(held[people] & ~room)
            yield piece(state, "hero", people, min(count(room), waiting), must=True, alone=True)
    if room_for_camps(state, seat):
        ready = state.spare_camps if seat == state.turn else state.uprooted
        yield piece(state, "camp", people, ready[people])
    if state.stage == REDEPLOYMENT:
        room = room_for_forts(state, seat)
        if room:
            allowed = state.world.forts[people] + state.world.forts[state.power_of[people]] - state.built
            stock = state.world.supply[FORTRESS] - count(state.marks[FORTRESS])
            yield piece(state, "fort", people, min(count(room), allowed, stock), alone=True)


def piece(
    state: SmallWorldState, deed: PieceType, people: int, amount: int, must: bool = False, alone: bool = False
) -> Piece:
    """Pieces of one kind."""
    return {"deed": deed, "race": row_name(state.world, people), "count": amount, "must": must, "alone": alone}
