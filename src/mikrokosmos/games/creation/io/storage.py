"""A whole state as JSON and back. Reading is strict: a state that could not be is refused, with what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mikrokosmos.core import stored
from mikrokosmos.core.bits import bit
from mikrokosmos.core.interning import copied
from mikrokosmos.core.stored import as_many, truth, whole
from mikrokosmos.games.creation.content.table import TERRAINS as TERRAIN_IDS
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.io import view
from mikrokosmos.games.creation.io.actions import SIDE_IDS, STAGES
from mikrokosmos.games.creation.io.soundness import faults

if TYPE_CHECKING:
    from mikrokosmos.games.creation.state import CreationState

Json = dict[str, Any]

VERSION = 1


def game() -> Any:
    """The game, found late: it is made of states itself."""
    from mikrokosmos.games.creation.game import GAME

    return GAME


def to_json(state: CreationState) -> Json:
    """The whole state: what a view shows, and every god token."""
    seen = view.view(state, None)
    for derived in ("seat", "names", "rounds", "scores", "winners"):
        del seen[derived]
    players = range(state.world.players)
    return {
        **seen,
        "version": VERSION,
        "options": state.options.to_json(),
        "gods": [copied(view.god_tokens(view.gods(state, seat))[seat]) for seat in players],
    }


def from_json(data: Mapping[str, Any]) -> CreationState:
    """Read a state back; `RecordError` if it is malformed, of another version, or cannot be."""
    state: CreationState = stored.read(data, game(), VERSION, fill, faults)
    return state


def seat_of(state: CreationState, seat: Any) -> int:
    """A seat that exists."""
    if type(seat) is not int or seat not in range(state.world.players):
        raise ValueError(f"seat {seat!r}")
    return seat


def fill(state: CreationState, data: Mapping[str, Any]) -> None:
    """Write all parts of a stored state into a new one."""
    tiles = {tile.id: at for at, tile in enumerate(state.world.tiles)}
    tiles_or_none: dict[str | None, int] = {tile.id: at for at, tile in enumerate(state.world.tiles)}
    tiles_or_none[None] = NONE
    state.round = whole(data["round"], 1, 9)
    state.first = NONE if data["first"] is None else seat_of(state, data["first"])
    state.turn = seat_of(state, data["turn"])
    player = data["player"]
    state.moving = {"chance": CHANCE, "over": OVER}[player] if isinstance(player, str) else seat_of(state, player)
    state.stage = STAGES.index(data["stage"])
    state.map = [tiles_or_none[name] for name in as_many(data["map"], MAP, "tiles of the map")]
    state.gap = NONE if data["gap"] is None else whole(data["gap"], 1, 9) - 1
    state.faith = [whole(data["faith"][side], 1, 3) - 1 for side in SIDE_IDS]
    state.stack = [whole(size, 0, TILES) for size in as_many(data["stacks"], STACKS, "stacks")]
    state.held = tiles_or_none[data["held"]]
    players = state.world.players
    fill_gods(state, as_many(data["gods"], players, "god tokens"))
    fill_worlds(state, as_many(data["worlds"], players, "worlds"), tiles)
    seen = {state.held, *state.map, *state.tile_at}
    state.unseen = sum(bit(at) for at in tiles.values() if state.world.all_tiles & bit(at) and at not in seen)


def fill_gods(state: CreationState, gods: list[Json]) -> None:
    """The god tokens."""
    held = [TERRAIN_IDS.index(told["god"]) if told["dealt"] else NONE for told in gods]
    state.god = [*held, *[NONE] * (SEATS - len(held))]
    state.gods = sum(bit(god) for god in range(TERRAINS) if god not in held)
    state.shown = sum(bit(seat) for seat, told in enumerate(gods) if truth(told["shown"]))


def fill_worlds(state: CreationState, worlds: list[list[Json]], tiles: dict[str, int]) -> None:
    """The worlds."""
    built, tile_at, turns_at = [0] * SEATS, [NONE] * (SEATS * CELLS), [0] * (SEATS * CELLS)
    for seat, told in enumerate(worlds):
        for tile in told:
            cell = (whole(tile["y"], -2, 2) + 2) * 5 + whole(tile["x"], -2, 2) + 2
            if built[seat] & bit(cell):
                raise ValueError(f"two tiles in one place of seat {seat}")
            built[seat] |= bit(cell)
            tile_at[seat * CELLS + cell] = tiles[tile["tile"]]
            turns_at[seat * CELLS + cell] = whole(tile["turns"], 0, 3)
    state.built, state.tile_at, state.turns_at = built, tile_at, turns_at
