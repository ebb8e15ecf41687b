"""Names: of tiles, terrains, gods and places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from mikrokosmos.cli.phrases import Fields, Phrases
from mikrokosmos.games.creation.content.table import TERRAINS, Tile
from mikrokosmos.games.creation.io.actions import SIDE_IDS
from mikrokosmos.games.creation.rules.faith import cell_of
from mikrokosmos.texts import Texts

if TYPE_CHECKING:
    from mikrokosmos.games.creation.types.view import Side, View

Named = Mapping[str, Tile]
"""The tiles of a game by id."""


def seen(phrases: Phrases) -> View:
    """The view that the phrases have at hand, which at a table of this game is one of this game."""
    return cast("View", phrases.view)


def terrain_name(texts: Texts, terrain: str) -> str:
    """Blossom."""
    return texts(f"terrain-{terrain}")


def god_name(texts: Texts, terrain: str) -> str:
    """The god of a terrain."""
    return texts(f"god-{terrain}")


def tile_name(texts: Texts, tile: Tile) -> str:
    """A tile by id, with its squares and its statue."""
    said = []
    for terrain, count in Counter(TERRAINS[square] for square in tile.squares).items():
        text = "tile-square" if count == 1 else "tile-squares"
        said.append(texts(text, of=terrain_name(texts, terrain), count=count))
    squares = texts("between-names").join(said)
    if tile.statue is None:
        return texts("tile-name", id=tile.id, squares=squares)
    return texts("tile-statue", id=tile.id, squares=squares, god=god_name(texts, TERRAINS[tile.statue]))


def cell_name(x: int, y: int) -> str:
    """A place of a world by column and row, as in chess; the first tile lies at c3."""
    return f"{'abcde'[x + 2]}{y + 3}"


def falling(view: View, side: Side, line: int) -> str | None:
    """The tile that a push would make fall off the map."""
    return view["map"][cell_of(SIDE_IDS.index(side), line - 1, 2)]


def naming(tiles: Named, phrases: Phrases, fields: Fields) -> Fields:
    """Ids become names; numbers of cells become rows and columns; a push says what falls off."""
    named, texts = dict(fields), phrases.texts
    tile = tile_meant(phrases, fields)
    named["tile"] = tile_name(texts, tiles[tile]) if tile is not None else ""
    if isinstance(cell := fields.get("cell"), int):
        named |= {"row": (cell - 1) // 3 + 1, "column": (cell - 1) % 3 + 1}
    if isinstance(x := fields.get("x"), int) and isinstance(y := fields.get("y"), int):
        named["place"] = cell_name(x, y)
    if isinstance(stack := fields.get("stack"), int):
        named["left"] = seen(phrases)["stacks"][stack - 1]
    if isinstance(god := fields.get("god"), str):
        named |= {"god": god_name(texts, god), "of": terrain_name(texts, god)}
    if isinstance(of := fields.get("of"), str):
        named["of"] = terrain_name(texts, of)
    if "statues" in fields:
        named["statues"] = texts("count-statue", count=fields["statues"])
    return named


def tile_meant(phrases: Phrases, fields: Fields) -> str | None:
    """The tile that is spoken of: by its id, by its cell of the map, or as what a push makes fall off."""
    tile, cell, side, line = (fields.get(field) for field in ("tile", "cell", "side", "line"))
    if isinstance(tile, str):
        return tile
    if isinstance(cell, int):
        return seen(phrases)["map"][cell - 1]
    if side in SIDE_IDS and isinstance(line, int):
        return falling(seen(phrases), side, line)
    return None
