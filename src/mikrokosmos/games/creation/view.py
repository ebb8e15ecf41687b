"""What a seat may see: everything on the table, and of the god tokens its own and those that were shown (R36)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from mikrokosmos.core.bits import bit
from mikrokosmos.core.kept import kept, kept_list
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
    return whole(state, seat, PLAIN_WAYS)


def views(state: CreationState, seats: Sequence[int | None]) -> list[Json]:
    """The views of several seats, to be read only: what all may see is the same object in each of them, and what looks
    as it did before is mostly the same object as then.
    """
    common = whole(state, None, KEPT_WAYS)
    return [{**common, "seat": at(state, seat), "gods": gods(state, seat, KEPT_WAYS)} for seat in seats]


class Ways(NamedTuple):
    """How the parts of a view are made: anew, or once and then kept."""

    listed: Callable[..., list[Any]]
    gods: Callable[..., list[Json]]
    world: Callable[..., list[Json]]


def whole(state: CreationState, seat: int | None, ways: Ways) -> Json:
    """The view of a seat, its parts made in these ways."""
    return {
        "game": "creation",
        "seat": at(state, seat),
        "names": ways.listed(*state.options.names),
        "round": state.round,
        "rounds": 9,
        "first": None if state.first == NONE else state.first,
        "turn": state.turn,
        "player": MOVERS.get(state.moving, state.moving),
        "stage": STAGES[state.stage],
        "map": ways.listed(*(tile_id(state, tile) for tile in state.map)),
        "gap": None if state.gap == NONE else state.gap + 1,
        "faith": {side: line + 1 for side, line in zip(SIDE_IDS, state.faith, strict=True)},
        "stacks": ways.listed(*state.stack),
        "held": tile_id(state, state.held),
        "gods": gods(state, seat, ways),
        "worlds": worlds(state, ways),
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


def gods(state: CreationState, seat: int | None, ways: Ways) -> list[Json]:
    """The god tokens as far as this seat may know them."""
    told = []
    for who, god in enumerate(state.god[: state.world.players]):
        dealt, shown = god != NONE, bool(state.shown & bit(who))
        known = dealt and (who == seat or shown)
        told.append((dealt, shown, TERRAIN_IDS[god] if known else None))
    return ways.gods(*told)


def god_tokens(*tokens: tuple[bool, bool, str | None]) -> list[Json]:
    """God tokens: each dealt or not, shown or not, and which it is if that may be known."""
    return [{"dealt": dealt, "shown": shown, "god": god} for dealt, shown, god in tokens]


def worlds(state: CreationState, ways: Ways) -> list[list[Json]]:
    """The worlds of all seats."""
    # Reading an array of the compiled state makes a list of it: once is enough.
    built, tile_at, turns_at, tiles = state.built, state.tile_at, state.turns_at, state.world.tiles
    told = []
    for seat in range(state.world.players):
        here, first = built[seat], seat * CELLS
        cells = tuple(cell for cell in range(CELLS) if here >> cell & 1)
        names = tuple(tiles[tile_at[first + cell]].id for cell in cells)
        told.append(ways.world(names, cells, tuple(turns_at[first + cell] for cell in cells)))
    return told


def world(tiles: tuple[str, ...], cells: tuple[int, ...], turns: tuple[int, ...]) -> list[Json]:
    """A seat's world: its tiles, where they lie and how they are turned."""
    return [
        {"tile": tile, **place_of(cell), "turns": turned}
        for tile, cell, turned in zip(tiles, cells, turns, strict=True)
    ]


def listed(*members: Any) -> list[Any]:
    """A list of these."""
    return list(members)


PLAIN_WAYS = Ways(listed, god_tokens, world)
KEPT_WAYS = Ways(kept_list, kept(god_tokens), kept(world))


def winners(state: CreationState) -> list[int]:
    """Most points, then the largest single group (R31), then together (R32); nobody before the end."""
    if state.moving != OVER:
        return []
    rank = [(points, scoring.greatest(state, seat)) for seat, points in enumerate(state.scores())]
    return [seat for seat, mine in enumerate(rank) if mine == max(rank)]
