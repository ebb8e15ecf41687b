"""The tiles: one table of squares, statues and marks, read from TOML and refused whole if anything in it is wrong."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import get_args

from mikrokosmos.core.errors import OptionError
from mikrokosmos.core.types import Json, Parsed
from mikrokosmos.games.creation.types.reasons import Terrain

TERRAINS: tuple[Terrain, ...] = get_args(Terrain)
"""The five terrains, and by their names the five gods (R34)."""

MOST_TILES = 64
MARKS = range(2, 6)


@dataclass(frozen=True)
class Tile:
    """One tile: four squares clockwise from the top left, perhaps a statue, and with how many players it takes part."""

    id: str
    mark: int
    squares: tuple[int, int, int, int]
    statue: int | None


Tiles = tuple[Tile, ...]


@cache
def box() -> Tiles:
    """Our own set of 55 tiles."""
    text = files("mikrokosmos.games.creation.content").joinpath("tiles.toml").read_text(encoding="utf-8")
    return read(tomllib.loads(text))


def load(path: str | os.PathLike[str]) -> Json:
    """Read a TOML file of tiles; `OptionError` if it cannot be read. What it says is checked by `read`."""
    name = os.fspath(path)
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise OptionError(f"tiles {name!r} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise OptionError(f"tiles {name!r} are not TOML: {error}") from None


def read(table: Parsed) -> Tiles:
    """A checked set of tiles; `OptionError` tells all faults at once."""
    wrong = list(faults(table))
    if wrong:
        raise OptionError("can't use this tile set:\n" + "\n".join(f"- {fault}" for fault in wrong))
    return tuple(
        Tile(
            id=tile["id"],
            mark=tile.get("mark", MARKS[0]),
            squares=tuple(TERRAINS.index(square) for square in tile["squares"]),  # type: ignore[arg-type]
            statue=TERRAINS.index(tile["statue"]) if "statue" in tile else None,
        )
        for tile in table["tile"]
    )


def faults(table: object) -> Iterator[str]:
    """Everything that is wrong with a set of tiles, a line each."""
    rows = table.get("tile") if isinstance(table, Mapping) else None
    if not isinstance(rows, list) or not all(isinstance(tile, Mapping) for tile in rows):
        yield "a tile set needs a list of [[tile]] entries"
        return
    if isinstance(table, Mapping) and set(table) != {"tile"}:
        yield f"only [[tile]] entries have a place here, not {', '.join(sorted(map(str, set(table) - {'tile'})))}"
    seen: dict[str, str] = {}
    for number, tile in enumerate(rows, 1):
        name = tile.get("id") if isinstance(tile.get("id"), str) else f"number {number}"
        wrong = list(tile_faults(tile))
        yield from (f"tile {name}: {fault}" for fault in wrong)
        if not wrong:
            yield from twin_faults(tile, seen)
    if len(rows) > MOST_TILES:
        yield f"{len(rows)} tiles are more than the {MOST_TILES} a table has room for"
    yield from count_faults(rows)


def tile_faults(tile: Parsed) -> Iterator[str]:
    """What is wrong with one tile by itself."""
    known = ("id", "mark", "squares", "statue")
    yield from (f"{word} is not a key of a tile; available: {', '.join(known)}" for word in tile if word not in known)
    name = tile.get("id")
    if not isinstance(name, str) or not name.isalnum() or not name.isascii() or len(name) > 12:
        yield f"id must be letters and digits, 12 at most, not {name!r}"
    if type(tile.get("mark", 2)) is not int or tile.get("mark", 2) not in MARKS:
        yield f"mark must be 2, 3, 4 or 5, not {tile['mark']!r}"
    squares = tile.get("squares")
    if not isinstance(squares, list | tuple) or len(squares) != 4:
        yield f"squares must be four terrains, clockwise from the top left, not {squares!r}"
    else:
        yield from (f"{square!r} is not a terrain; available: {', '.join(TERRAINS)}" for square in strange(squares))
    yield from (
        f"{statue!r} is not a god; available: {', '.join(TERRAINS)}"
        for statue in strange([tile.get("statue", TERRAINS[0])])
    )


def strange(names: Sequence[object]) -> list[object]:
    """Those that name no terrain."""
    return [name for name in names if name not in TERRAINS]


def twin_faults(tile: Parsed, seen: dict[str, str]) -> Iterator[str]:
    """Two tiles with one id, or alike however they are turned."""
    name, squares = tile["id"], list(tile["squares"])
    turned = min("/".join(squares[turns:] + squares[:turns]) for turns in range(4))
    face = f"{turned} {tile.get('statue')}"
    if f"id {name}" in seen:
        yield f"tile {name}: the id is there twice"
    elif face in seen:
        yield f"tile {name}: is the same as {seen[face]}, turned or not"
    seen[f"id {name}"] = seen[face] = name


def count_faults(rows: Sequence[Parsed]) -> Iterator[str]:
    """Too few tiles for a number of players: nine for the map and nine for each (R17)."""
    for players in MARKS:
        count = sum(1 for tile in rows if type(tile.get("mark", 2)) is int and tile.get("mark", 2) <= players)
        if count < 9 + 9 * players:
            yield f"{players} players need {9 + 9 * players} tiles; {count} have a mark of {players} or less"
