"""A whole state as JSON and back, in a form of its own: what views show may change, what was stored must be read.

Reading is strict: a state that could not be is refused, with what is wrong. `docs/formats.md` explains the words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mikrokosmos.core import stored
from mikrokosmos.core.bits import bit
from mikrokosmos.core.stored import as_many, truth, whole
from mikrokosmos.core.types import Json, Parsed
from mikrokosmos.core.upgrades import Upgrade
from mikrokosmos.games.creation.content.table import TERRAINS as TERRAIN_IDS
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.io.actions import SIDE_IDS, STAGES, place_of
from mikrokosmos.games.creation.io.soundness import faults

if TYPE_CHECKING:
    from mikrokosmos.games.creation.game import Creation
    from mikrokosmos.games.creation.state import CreationState

VERSION = 2
"""The version of the form. Version 1 was the view of a spectator with the god tokens, and it grew."""

UPGRADES: dict[int, Upgrade] = {1: lambda data: {**data, "rules": 1}}
"""From each version to the next. Version 1 was written under rules 1 only; what its views showed beside is not read."""

MOVER_NAMES = {"chance": CHANCE, "over": OVER}
MOVERS = {number: name for name, number in MOVER_NAMES.items()}


def game() -> Creation:
    """The game, found late: it is made of states itself."""
    from mikrokosmos.games.creation.game import GAME

    return GAME


def to_json(state: CreationState) -> Json:
    """The whole state, every god token included."""
    names: list[str] = [tile.id for tile in state.world.tiles]
    return {
        "game": "creation",
        "version": VERSION,
        "rules": game().rules,
        "options": state.options.to_json(),
        "round": state.round,
        "first": None if state.first == NONE else state.first,
        "turn": state.turn,
        "player": MOVERS.get(state.moving, state.moving),
        "stage": STAGES[state.stage],
        "map": [None if tile == NONE else names[tile] for tile in state.map],
        "gap": None if state.gap == NONE else state.gap + 1,
        "faith": {side: line + 1 for side, line in zip(SIDE_IDS, state.faith, strict=True)},
        "stacks": list(state.stack),
        "held": None if state.held == NONE else names[state.held],
        "gods": gods_json(state),
        "worlds": worlds_json(state, names),
    }


def gods_json(state: CreationState) -> list[Json]:
    """The god tokens: each dealt or not, shown or not, and which it is."""
    gods = state.god[: state.world.players]
    return [
        {"dealt": god != NONE, "shown": bool(state.shown >> seat & 1), "god": None if god == NONE else TERRAIN_IDS[god]}
        for seat, god in enumerate(gods)
    ]


def worlds_json(state: CreationState, names: list[str]) -> list[list[Json]]:
    """The world of every seat: its tiles row by row, where they lie and how they are turned."""
    built, tiles, turns = state.built, state.tile_at, state.turns_at
    worlds: list[list[Json]] = [[] for _ in range(state.world.players)]
    for seat, world in enumerate(worlds):
        for cell in range(CELLS):
            if built[seat] >> cell & 1:
                (x, y), at = place_of(cell), seat * CELLS + cell
                world.append({"tile": names[tiles[at]], "x": x, "y": y, "turns": turns[at]})
    return worlds


def from_json(data: Parsed) -> CreationState:
    """Read a state back; `RecordError` if it is malformed, of a version to come, or cannot be."""
    state: CreationState = stored.read(data, game(), VERSION, UPGRADES, fill, faults)
    return state


def seat_of(state: CreationState, seat: object) -> int:
    """A seat that exists."""
    if type(seat) is not int or seat not in range(state.world.players):
        raise ValueError(f"seat {seat!r}")
    return seat


def fill(state: CreationState, data: Parsed) -> None:
    """Write all parts of a stored state into a new one."""
    tiles = {tile.id: at for at, tile in enumerate(state.world.tiles)}
    tiles_or_none: dict[str | None, int] = {tile.id: at for at, tile in enumerate(state.world.tiles)}
    tiles_or_none[None] = NONE
    state.round = whole(data["round"], 1, 9)
    state.first = NONE if data["first"] is None else seat_of(state, data["first"])
    state.turn = seat_of(state, data["turn"])
    player = data["player"]
    state.moving = MOVER_NAMES[player] if isinstance(player, str) else seat_of(state, player)
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
