"""Standing orders: where withdrawn troops go when their owner need not be asked, so that a turn never waits for him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mikrokosmos.core.bits import bit, lowest
from mikrokosmos.games.smallworld.ids import CAMP, DONE, PLACE, PLAIN_AT, REGIONS, WITHDRAWAL

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.state import SmallWorldState

SPREAD = "spread"
"""Evenly: every token to the region that has fewest."""

NEAREST = "nearest"
"""Against the attacker: to the regions nearest to him, and among those evenly."""

ORDERS = (SPREAD, NEAREST)


def obey(state: SmallWorldState, order: str) -> int | None:
    """What the seat to act does by its order; `None` if the order does not speak of this decision."""
    if state.stage != WITHDRAWAL or state.player < 0:
        return None
    legal = state.actions()
    for family in (PLACE, CAMP):
        room = [action - family * REGIONS for action in legal if action // REGIONS == family and action < PLAIN_AT]
        if room:
            far = distances(state) if order == NEAREST else [0] * REGIONS
            tokens, camps = state.tokens, state.camps
            best = min(room, key=lambda region: (far[region], tokens[region] + camps[region], region))
            return family * REGIONS + best
    return PLAIN_AT + DONE


def distances(state: SmallWorldState) -> list[int]:
    """How many steps each region lies from those of the seat whose turn it is; far away if there is no way."""
    near, held = state.world.near, state.held
    nations = state.nations[state.turn]
    edge = 0
    while nations:
        edge |= held[lowest(nations)]
        nations &= nations - 1
    found = [REGIONS] * REGIONS
    seen = 0
    distance = 0
    while edge:
        seen |= edge
        beyond = 0
        while edge:
            region = lowest(edge)
            found[region] = distance
            beyond |= near[region]
            edge &= ~bit(region)
        edge = beyond & ~seen
        distance += 1
    return found
