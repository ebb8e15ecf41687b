"""Events told in words. What a god token is only its seat may know, until it is shown (R22, R36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mikrokosmos.games.creation.content.table import TERRAINS as TERRAIN_IDS
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.io.actions import SIDE_IDS, place_of
from mikrokosmos.games.creation.rules import scoring
from mikrokosmos.games.creation.types.events import Event

if TYPE_CHECKING:
    from mikrokosmos.games.creation.state import CreationState

Line = tuple[int, int, int, int, int, int]


def tell(state: CreationState, lines: list[Line]) -> list[Event]:
    """The notebook's lines as events. That somebody was dealt a god is told to all, which god to him alone."""
    told: list[Event] = []
    for line in lines:
        if line[0] == E_DEALT:
            told.append({"type": "dealt", "seat": line[1], "sees": "all"})
            told.append({"type": "god", "seat": line[1], "god": TERRAIN_IDS[line[2]], "sees": [line[1]]})
        else:
            told.append(event(state, line))
    return told


def event(state: CreationState, line: Line) -> Event:
    """One public event."""
    kind, a, b, c, d, e = line
    tiles = state.world.tiles
    if kind == E_LAID:
        return {"type": "laid", "cell": a + 1, "tile": tiles[b].id, "sees": "all"}
    if kind == E_FIRST:
        return {"type": "first", "seat": a, "sees": "all"}
    if kind == E_TURN:
        return {"type": "turn", "seat": a, "round": b, "sees": "all"}
    if kind == E_PUSHED:
        side, tile = SIDE_IDS[b], tiles[d].id
        return {"type": "pushed", "seat": a, "side": side, "line": c + 1, "tile": tile, "gap": e + 1, "sees": "all"}
    if kind == E_SHOWN:
        god, tile = TERRAIN_IDS[b], tiles[d].id
        return {"type": "shown", "seat": a, "god": god, "cell": c + 1, "tile": tile, "sees": "all"}
    if kind == E_PLACED:
        x, y = place_of(c)
        tile, score = tiles[b].id, scoring.score(state, a)
        return {"type": "placed", "seat": a, "tile": tile, "x": x, "y": y, "turns": d, "score": score, "sees": "all"}
    if kind == E_DREW:
        return {"type": "drew", "seat": a, "stack": b + 1, "sees": "all"}
    if kind == E_FILLED:
        return {"type": "filled", "cell": a + 1, "tile": tiles[b].id, "sees": "all"}
    return {"type": "over", "sees": "all"}
