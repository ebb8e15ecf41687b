# cython: annotation_typing=False
"""Raiders: tokens that conquer but cannot stay; what a people still holds when they have left, and what they add."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.judge.scratchpad import Scratchpad
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition


def raiders_of(position: SmallWorldPosition, people: int) -> int:
    """How many tokens of a people are raiders."""
    return position.world.raiders[people] + position.world.raiders[position.power_of[people]]


def force_of(position: SmallWorldPosition, people: int, tokens: int) -> int:
    """What so many tokens count for in turns to come, in hundredths: raiders less, and only beside those who stay."""
    raiders = raiders_of(position, people)
    staying = tokens - raiders if tokens > raiders else 0
    helping = raiders if raiders < staying else staying
    return staying * 100 + helping * 60


def still_held(pad: Scratchpad, mask: int) -> int:
    """Those of these regions that the marching people holds when its raiders have left: it gives up the poorest."""
    while count(mask) > pad.capacity:
        mask &= ~bit(poorest(pad, mask))
    return mask


def poorest(pad: Scratchpad, mask: int) -> int:
    """The region that is worth least to hold; of equals the lowest."""
    worst = lowest(mask)
    while mask:
        region = lowest(mask)
        if pad.holding[region] < pad.holding[worst]:
            worst = region
        mask &= mask - 1
    return worst


def gain_beside(pad: Scratchpad, held: int, region: int) -> int:
    """What taking a region brings a people that holds these: one that must be given up again only what it brings once.

    Of a region that takes the place of a poorer one, the difference counts. To take it for nothing is worth less than
    nothing, so that a march ends when it is over.
    """
    gain = pad.gain[region]
    if count(held) >= pad.capacity:
        gain -= pad.holding[region] + 1
        kept = still_held(pad, held)
        if kept and pad.holding[region] > pad.holding[poorest(pad, kept)]:
            gain += pad.holding[region] - pad.holding[poorest(pad, kept)]
    return gain
