"""Events told in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mikrokosmos.games.smallworld.content.table import MARKERS as MARKER_IDS
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.io import reasons
from mikrokosmos.games.smallworld.io.actions import row_id

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.state import SmallWorldState

Line = tuple[int, int, int, int, int, int]

HOW = ("force", "die", "dragon", "spell", "fury")


def tell(state: SmallWorldState, lines: list[Line]) -> list[dict[str, Any]]:
    """The notebook's lines as events. All that happens is public, coins can be counted (EDGE-COMBO-8)."""
    told: list[dict[str, Any]] = []
    for line in lines:
        if line[0] == E_TERM:  # a term belongs to the coins just announced
            told[-1]["terms"].append(reasons.term(state, line))
            told[-1]["coins"] += line[3]
        else:
            told.append({**event(state, line), "sees": "all"})
    return told


def event(state: SmallWorldState, line: Line) -> dict[str, Any]:
    """One event."""
    kind, a, b, c, d, e = line
    world = state.world
    if kind == E_FIRST:
        return {"type": "first", "seat": a}
    if kind == E_TURN:
        return {"type": "turn", "seat": a, "round": b}
    if kind == E_BANNER:
        return {"type": "banner", "race": row_id(world, a)}
    if kind == E_SHOWN:
        return {"type": "shown", "slot": a + 1, "race": row_id(world, b), "power": row_id(world, c)}
    if kind == E_PICKED:
        race, power = row_id(world, c), row_id(world, d)
        return {"type": "picked", "seat": a, "slot": b + 1, "race": race, "power": power, "paid": b, "tokens": e}
    if kind == E_ROLLED:
        return {"type": "rolled", "pips": a}
    if kind == E_TRIBE:
        return {"type": "tribe-gone", "region": a + 1}
    if kind in (E_MARKED, E_UNMARKED):
        name = "marked" if kind == E_MARKED else "unmarked"
        return {"type": name, "marker": MARKER_IDS[a], "region": b + 1, "count": c}
    if kind == E_COINS:
        return {"type": "coins", "seat": a, "coins": 0, "terms": []}
    if kind == E_PACT:
        return {"type": "pact", "seat": a, "ally": b}
    if kind == E_DECLINED:
        return {"type": "declined", "seat": a, "race": row_id(world, b)}
    if kind == E_VANISHED:
        return {"type": "vanished", "race": row_id(world, a), "seat": b}
    if kind == E_OVER:
        return {"type": "over"}
    return {**troops(kind, b, c, d), "race": row_id(world, a)}


def troops(kind: int, b: int, c: int, d: int) -> dict[str, Any]:
    """The events of one people's tokens."""
    if kind == E_READIED:
        return {"type": "readied", "hand": b}
    if kind == E_ABANDONED:
        return {"type": "gave-up" if c else "abandoned", "region": b + 1}
    if kind == E_CONQUERED:
        return {"type": "conquered", "region": b + 1, "tokens": c, "how": HOW[d]}
    if kind == E_FAILED:
        return {"type": "failed", "region": b + 1}
    if kind == E_LOST:
        return {"type": "lost", "region": b + 1, "tokens": c, "kept": d}
    if kind == E_RECRUITED:
        return {"type": "recruited", "tokens": b}
    if kind == E_ASIDE:
        return {"type": "set-aside", "tokens": b}
    return {"type": "placed", "region": b + 1}
