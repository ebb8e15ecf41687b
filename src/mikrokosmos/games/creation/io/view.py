# cython: annotation_typing=False
"""What a seat may see: everything on the table, and of the god tokens its own and those that were shown (R36).

Compiled, since a table server looks after every action. A part that looks as it did before is the very object it was
then: parts are kept by the numbers they are made of, and belong to all who have them. `view` makes a copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from mikrokosmos.core.bits import *
from mikrokosmos.core.interning import Shelf, copied, interned, interned_list
from mikrokosmos.games.creation.content.table import TERRAINS as TERRAIN_IDS
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.io import reasons
from mikrokosmos.games.creation.io.actions import STAGES, place_of
from mikrokosmos.games.creation.rules import scoring
from mikrokosmos.games.creation.rules.position import CreationPosition

if TYPE_CHECKING:
    from mikrokosmos.core.types import Mover
    from mikrokosmos.games.creation.state import CreationState
    from mikrokosmos.games.creation.types.reasons import ShownTerm, Terrain
    from mikrokosmos.games.creation.types.view import Faith, GodToken, Laid, Own, View

    God: TypeAlias = "tuple[bool, bool, Terrain | None]"

MOVERS: dict[int, Mover] = {CHANCE: "chance", OVER: "over"}


def view(state: CreationState, seat: int | None) -> View:
    """All that a seat may see; None is a spectator. Stacks show how many tiles they have, and one back for all (R3)."""
    told: View = {**common(state), **own(state, seat)}
    return copied(told)


def views(state: CreationState, seats: Sequence[int | None]) -> list[View]:
    """The views of several seats, to be read only: what all may see is the same object in each of them, and what looks
    as it did before is mostly the same object as then.
    """
    everybody = common(state)
    return [{**everybody, **own(state, seat)} for seat in seats]


def own(state: CreationState, seat: int | None) -> Own:
    """What a seat sees otherwise than everybody: these keys of the view, instead of theirs. To be read only."""
    if seat is None:
        return {}
    mine, others = gods(state, at(state, seat)), gods(state, None)
    return _own(seat, None if mine == others else mine)


@interned
def _own(seat: int, tokens: tuple[God, ...] | None) -> Own:
    return {"seat": seat} if tokens is None else {"seat": seat, "gods": god_tokens(tokens)}


def common(state: CreationState) -> View:
    """What everybody sees, to be read only."""
    built = worlds(state)
    return {
        "game": "creation",
        "seat": None,
        "names": interned_list(*state.options.names),
        "round": state.round,
        "rounds": 9,
        "first": None if state.first == NONE else state.first,
        "turn": state.turn,
        "player": MOVERS.get(state.moving, state.moving),
        "stage": STAGES[state.stage],
        "map": tile_map(state),
        "gap": None if state.gap == NONE else state.gap + 1,
        "faith": faith(tuple(state.faith)),
        "stacks": interned_list(*state.stack),
        "held": tile_id(state, state.held),
        "gods": god_tokens(gods(state, None)),
        "worlds": [tiles for tiles, _, _ in built],
        "scores": interned_list(*state.scores()),
        "terms": [terms for _, terms, _ in built],
        "largest": [largest for _, _, largest in built],
        "winners": interned_list(*state.winners()),
    }


def at(state: CreationState, seat: int) -> int:
    """The seat, if the game has it."""
    players = range(state.world.players)
    if seat not in players:
        raise ValueError(f"there is no seat {seat!r}: seats are 0 to {len(players) - 1}, and None is a spectator")
    return seat


def tile_id(position: CreationPosition, tile: int) -> str | None:
    """The name of a tile; None for none."""
    if tile == NONE:
        return None
    return position.world.tiles[tile].id


@interned
def faith(lines: tuple[int, ...]) -> Faith:
    """Where the markers of faith lie, by side."""
    north, east, south, west = lines
    return {"north": north + 1, "east": east + 1, "south": south + 1, "west": west + 1}


def gods(position: CreationPosition, seat: int | None) -> tuple[God, ...]:
    """The god tokens as far as this seat may know them: each dealt or not, shown or not, and which it is."""
    told: list[God] = []
    for who in range(position.world.players):
        god = position.god[who]
        dealt, shown = god != NONE, bool(position.shown & bit(who))
        known = dealt and (who == seat or shown)
        told.append((dealt, shown, TERRAIN_IDS[god] if known else None))
    return tuple(told)


@interned
def god_tokens(tokens: tuple[God, ...]) -> list[GodToken]:
    """God tokens in words."""
    return [{"dealt": dealt, "shown": shown, "god": god} for dealt, shown, god in tokens]


# Each part is found again by the tiles of the game and the numbers it is made of.

MAP_SHELF: Shelf[tuple[int, ...], list[str | None]] = Shelf()
WORLD_SHELF: Shelf[tuple[int, ...], tuple[list[Laid], list[ShownTerm], int]] = Shelf()


def tile_map(position: CreationPosition) -> list[str | None]:
    """The tiles of the shared map."""
    shelf = MAP_SHELF.of(position.world.tiles)
    key = tuple([position.map[cell] for cell in range(MAP)])
    found = shelf.get(key)
    if found is None:
        found = shelf[key] = [tile_id(position, tile) for tile in key]
    return found


def worlds(position: CreationPosition) -> list[tuple[list[Laid], list[ShownTerm], int]]:
    """The worlds of all seats: their tiles, what each terrain scores there, and the largest group of all (R31)."""
    shelf = WORLD_SHELF.of(position.world.tiles)
    told = []
    for seat in range(position.world.players):
        here, cells = position.built[seat], []
        first = seat * CELLS
        while here:
            cell = lowest(here)
            cells.append(cell)
            cells.append(position.tile_at[first + cell])
            cells.append(position.turns_at[first + cell])
            here &= here - 1
        key = tuple(cells)
        found = shelf.get(key)
        if found is None:
            found = (tiles_laid(position, key), reasons.shown_terms(position, seat), scoring.greatest(position, seat))
            shelf[key] = found
        told.append(found)
    return told


def tiles_laid(position: CreationPosition, cells: tuple[int, ...]) -> list[Laid]:
    """A seat's world: its tiles, where they lie and how they are turned."""
    told: list[Laid] = []
    for at in range(0, len(cells), 3):
        x, y = place_of(cells[at])
        told.append({"tile": position.world.tiles[cells[at + 1]].id, "x": x, "y": y, "turns": cells[at + 2]})
    return told
