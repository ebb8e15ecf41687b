"""Names: of tiles, terrains, gods and places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from mikrokosmos.cli.words import Words
from mikrokosmos.core.interface import Json
from mikrokosmos.games.creation.content.table import TERRAINS, Tile
from mikrokosmos.games.creation.io.actions import SIDE_IDS
from mikrokosmos.games.creation.rules.faith import cell_of
from mikrokosmos.texts import Texts

Named = Mapping[str, Tile]
"""The tiles of a game by id."""


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


def place_name(x: int, y: int) -> str:
    """A place of a world by column and row, as in chess; the first tile lies at c3."""
    return f"{'abcde'[x + 2]}{y + 3}"


def falling(view: Json, side: str, line: int) -> str | None:
    """The tile that a push would make fall off the map."""
    tile: str | None = view["map"][cell_of(SIDE_IDS.index(side), line - 1, 2)]
    return tile


def naming(tiles: Named, words: Words, fields: Json) -> Json:
    """Ids become names; numbers of cells become rows and columns; a push says what falls off."""
    named, texts, view = dict(fields), words.texts, words.view
    tile = fields.get("tile")
    if tile is None and "cell" in fields:
        tile = view["map"][fields["cell"] - 1]
    elif tile is None and "side" in fields and "line" in fields:
        tile = falling(view, fields["side"], fields["line"])
    named["tile"] = tile_name(texts, tiles[tile]) if tile is not None else ""
    if "cell" in fields:
        named |= {"row": (fields["cell"] - 1) // 3 + 1, "column": (fields["cell"] - 1) % 3 + 1}
    if "x" in fields:
        named["place"] = place_name(fields["x"], fields["y"])
    if "stack" in fields:
        named["left"] = view["stacks"][fields["stack"] - 1]
    if "god" in fields:
        named |= {"god": god_name(texts, fields["god"]), "of": terrain_name(texts, fields["god"])}
    if "of" in fields:
        named["of"] = terrain_name(texts, fields["of"])
    if "statues" in fields:
        named["statues"] = texts("count-statue", count=fields["statues"])
    return named
