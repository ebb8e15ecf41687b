"""What a seat may see: everything on the table, and of the god tokens its own and those that were shown (R36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mikrokosmos.core.bits import bit
from mikrokosmos.games.creation import scoring
from mikrokosmos.games.creation.content import TERRAINS as TERRAIN_IDS
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.vocabulary import SIDE_IDS, STAGES, place_of

if TYPE_CHECKING:
    from mikrokosmos.games.creation.state import CreationState

Json = dict[str, Any]

MOVERS = {CHANCE: "chance", OVER: "over"}


def view(state: CreationState, seat: int | None) -> Json:
    """All that a seat may see; None is a spectator. Stacks show how many tiles they have, and one back for all (R3)."""
    players = range(state.world.players)
    if seat is not None and seat not in players:
        raise ValueError(f"there is no seat {seat!r}: seats are 0 to {players[-1]}, and None is a spectator")
    return {
        "game": "creation",
        "seat": seat,
        "names": list(state.options.names),
        "round": state.round,
        "rounds": 9,
        "first": None if state.first == NONE else state.first,
        "turn": state.turn,
        "player": MOVERS.get(state.moving, state.moving),
        "stage": STAGES[state.stage],
        "map": [tile_id(state, tile) for tile in state.map],
        "gap": None if state.gap == NONE else state.gap + 1,
        "faith": {side: line + 1 for side, line in zip(SIDE_IDS, state.faith, strict=True)},
        "stacks": list(state.stack),
        "held": tile_id(state, state.held),
        "gods": [god(state, who, knows=who == seat) for who in players],
        "worlds": [world(state, who) for who in players],
        "scores": state.scores(),
        "winners": state.winners(),
    }


def tile_id(state: CreationState, tile: int) -> str | None:
    """The name of a tile; None for none."""
    if tile == NONE:
        return None
    name: str = state.world.tiles[tile].id
    return name


def god(state: CreationState, seat: int, knows: bool) -> Json:
    """A seat's god token: dealt or not, shown or not, and which it is if that may be known."""
    dealt, shown = state.god[seat] != NONE, bool(state.shown & bit(seat))
    known = dealt and (knows or shown)
    return {"dealt": dealt, "shown": shown, "god": TERRAIN_IDS[state.god[seat]] if known else None}


def world(state: CreationState, seat: int) -> list[Json]:
    """A seat's world: its tiles, where they lie and how they are turned."""
    built, tile_at, turns_at = state.built[seat], state.tile_at, state.turns_at
    return [
        {
            "tile": tile_id(state, tile_at[seat * CELLS + cell]),
            **place_of(cell),
            "turns": turns_at[seat * CELLS + cell],
        }
        for cell in range(CELLS)
        if built & bit(cell)
    ]


def winners(state: CreationState) -> list[int]:
    """Most points, then the largest single group (R31), then together (R32); nobody before the end."""
    if state.moving != OVER:
        return []
    rank = [(points, scoring.greatest(state, seat)) for seat, points in enumerate(state.scores())]
    return [seat for seat, mine in enumerate(rank) if mine == max(rank)]
