"""Events told in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from mikrokosmos.games.smallworld.content.table import MARKERS as MARKER_IDS
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.io import reasons
from mikrokosmos.games.smallworld.io.actions import row_name
from mikrokosmos.games.smallworld.types.events import Event, How

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.state import SmallWorldState

Line = tuple[int, int, int, int, int, int]

HOW: tuple[How, ...] = get_args(How)


def tell(state: SmallWorldState, lines: list[Line]) -> list[Event]:
    """The notebook's lines as events. All that happens is public, coins can be counted (EDGE-COMBO-8)."""
    told: list[Event] = []
    for line in lines:
        if line[0] != E_TERM:
            told.append(event(state, line))
            continue
        earned = told[-1]  # a term belongs to the coins just announced
        assert earned["type"] == "coins"
        earned["terms"].append(reasons.term(state, line))
        earned["coins"] += line[3]
    return told


def event(state: SmallWorldState, line: Line) -> Event:
    """One event."""
    kind, a, b, c, d, e = line
    if kind in OF_TROOPS:
        return troops(kind, row_name(state.world, a), b, c, d)
    if kind == E_FIRST:
        return {"type": "first", "seat": a, "sees": "all"}
    if kind == E_TURN:
        return {"type": "turn", "seat": a, "round": b, "sees": "all"}
    if kind == E_ROLLED:
        return {"type": "rolled", "pips": a, "sees": "all"}
    if kind == E_TRIBE:
        return {"type": "tribe-gone", "region": a + 1, "sees": "all"}
    if kind == E_MARKED:
        return {"type": "marked", "marker": MARKER_IDS[a], "region": b + 1, "count": c, "sees": "all"}
    if kind == E_UNMARKED:
        return {"type": "unmarked", "marker": MARKER_IDS[a], "region": b + 1, "count": c, "sees": "all"}
    if kind == E_COINS:
        return {"type": "coins", "seat": a, "coins": 0, "terms": [], "sees": "all"}
    if kind == E_PACT:
        return {"type": "pact", "seat": a, "ally": b, "sees": "all"}
    if kind == E_OVER:
        return {"type": "over", "sees": "all"}
    return combos(state, kind, a, b, c, d, e)


def combos(state: SmallWorldState, kind: int, a: int, b: int, c: int, d: int, e: int) -> Event:
    """The events of combos that come and go."""
    world = state.world
    if kind == E_BANNER:
        return {"type": "banner", "race": row_name(world, a), "sees": "all"}
    if kind == E_SHOWN:
        race, power = row_name(world, b), row_name(world, c)
        return {"type": "shown", "slot": a + 1, "race": race, "power": power, "sees": "all"}
    if kind == E_DECLINED:
        return {"type": "declined", "seat": a, "race": row_name(world, b), "sees": "all"}
    if kind == E_VANISHED:
        return {"type": "vanished", "race": row_name(world, a), "seat": b, "sees": "all"}
    return {
        "type": "picked",
        "seat": a,
        "slot": b + 1,
        "race": row_name(world, c),
        "power": row_name(world, d),
        "paid": b,
        "tokens": e,
        "sees": "all",
    }


OF_TROOPS = (E_READIED, E_ABANDONED, E_CONQUERED, E_FAILED, E_LOST, E_RECRUITED, E_ASIDE, E_PLACED)
"""The events of one people's tokens."""


def troops(kind: int, race: str, b: int, c: int, d: int) -> Event:
    """The events of one people's tokens."""
    if kind == E_READIED:
        return {"type": "readied", "hand": b, "race": race, "sees": "all"}
    if kind == E_ABANDONED:
        if c:
            return {"type": "gave-up", "region": b + 1, "race": race, "sees": "all"}
        return {"type": "abandoned", "region": b + 1, "race": race, "sees": "all"}
    if kind == E_CONQUERED:
        return {"type": "conquered", "region": b + 1, "tokens": c, "how": HOW[d], "race": race, "sees": "all"}
    if kind == E_FAILED:
        return {"type": "failed", "region": b + 1, "race": race, "sees": "all"}
    if kind == E_LOST:
        return {"type": "lost", "region": b + 1, "tokens": c, "kept": d, "race": race, "sees": "all"}
    if kind == E_RECRUITED:
        return {"type": "recruited", "tokens": b, "race": race, "sees": "all"}
    if kind == E_ASIDE:
        return {"type": "set-aside", "tokens": b, "race": race, "sees": "all"}
    return {"type": "placed", "region": b + 1, "race": race, "sees": "all"}
