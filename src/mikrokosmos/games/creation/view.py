"""What a seat may see: everything on the table, and of the god tokens its own and those that were shown (R36)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
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
    return whole(state, seat, laid)


def views(state: CreationState, seats: Sequence[int | None]) -> list[Json]:
    """The views of several seats, to be read only: what all may see is the same object in each of them, and a tile that
    lies as it did before is the same object as then.
    """
    common = whole(state, None, kept_tile)
    return [{**common, "seat": at(state, seat), "gods": gods(state, seat)} for seat in seats]


def whole(state: CreationState, seat: int | None, told: Callable[..., Json]) -> Json:
    """The view of a seat, with every tile of a world as `told` tells it."""
    return {
        "game": "creation",
        "seat": at(state, seat),
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
        "gods": gods(state, seat),
        "worlds": worlds(state, told),
        "scores": state.scores(),
        "winners": state.winners(),
    }


def at(state: CreationState, seat: int | None) -> int | None:
    """The seat, if the game has it."""
    players = range(state.world.players)
    if seat is not None and seat not in players:
        raise ValueError(f"there is no seat {seat!r}: seats are 0 to {players[-1]}, and None is a spectator")
    return seat


def tile_id(state: CreationState, tile: int) -> str | None:
    """The name of a tile; None for none."""
    if tile == NONE:
        return None
    name: str = state.world.tiles[tile].id
    return name


def gods(state: CreationState, seat: int | None) -> list[Json]:
    """The god tokens: dealt or not, shown or not, and which it is if this seat may know."""
    told = []
    for who, god in enumerate(state.god[: state.world.players]):
        dealt, shown = god != NONE, bool(state.shown & bit(who))
        known = dealt and (who == seat or shown)
        told.append({"dealt": dealt, "shown": shown, "god": TERRAIN_IDS[god] if known else None})
    return told


def worlds(state: CreationState, told: Callable[..., Json]) -> list[list[Json]]:
    """The worlds of all seats: their tiles, where they lie and how they are turned."""
    # Reading an array of the compiled state makes a list of it: once is enough.
    built, tile_at, turns_at, tiles = state.built, state.tile_at, state.turns_at, state.world.tiles
    return [
        [
            told(tiles[tile_at[seat * CELLS + cell]].id, cell, turns_at[seat * CELLS + cell])
            for cell in range(CELLS)
            if built[seat] >> cell & 1
        ]
        for seat in range(state.world.players)
    ]


def laid(tile: str, cell: int, turns: int) -> Json:
    """One tile of a world."""
    return {"tile": tile, **place_of(cell), "turns": turns}


kept_tile = lru_cache(16_384)(laid)
"""The same, and the same object for the same tile: not to be changed by whoever gets it."""


def winners(state: CreationState) -> list[int]:
    """Most points, then the largest single group (R31), then together (R32); nobody before the end."""
    if state.moving != OVER:
        return []
    rank = [(points, scoring.greatest(state, seat)) for seat, points in enumerate(state.scores())]
    return [seat for seat, mine in enumerate(rank) if mine == max(rank)]
