"""Events told in words. What a god token is only its seat may know, until it is shown (R22, R36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mikrokosmos.games.creation.content.table import TERRAINS as TERRAIN_IDS
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.io.actions import SIDE_IDS, place_of

if TYPE_CHECKING:
    from mikrokosmos.games.creation.state import CreationState

Line = tuple[int, int, int, int, int, int]


def tell(state: CreationState, lines: list[Line]) -> list[dict[str, Any]]:
    """The notebook's lines as events. That somebody was dealt a god is told to all, which god to him alone."""
    told: list[dict[str, Any]] = []
    for line in lines:
        if line[0] == E_DEALT:
            told.append({"type": "dealt", "seat": line[1], "sees": "all"})
            told.append({"type": "god", "seat": line[1], "god": TERRAIN_IDS[line[2]], "sees": [line[1]]})
        else:
            told.append({**event(state, line), "sees": "all"})
    return told


def event(state: CreationState, line: Line) -> dict[str, Any]:
    """One public event."""
    kind, a, b, c, d, e = line
    tiles = state.world.tiles
    if kind == E_LAID:
        return {"type": "laid", "cell": a + 1, "tile": tiles[b].id}
    if kind == E_FIRST:
        return {"type": "first", "seat": a}
    if kind == E_TURN:
        return {"type": "turn", "seat": a, "round": b}
    if kind == E_PUSHED:
        side = {"side": SIDE_IDS[b], "line": c + 1}
        return {"type": "pushed", "seat": a, **side, "tile": tiles[d].id, "gap": e + 1}
    if kind == E_SHOWN:
        return {"type": "shown", "seat": a, "god": TERRAIN_IDS[b], "cell": c + 1, "tile": tiles[d].id}
    if kind == E_PLACED:
        return {"type": "placed", "seat": a, "tile": tiles[b].id, **place_of(c), "turns": d}
    if kind == E_DREW:
        return {"type": "drew", "seat": a, "stack": b + 1}
    if kind == E_FILLED:
        return {"type": "filled", "cell": a + 1, "tile": tiles[b].id}
    return {"type": "over"}
