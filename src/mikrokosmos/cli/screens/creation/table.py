"""The shared part of the table: the map with its markers, the tile in hand, the stacks, and what the signs mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from mikrokosmos.cli.phrases import Phrases
from mikrokosmos.cli.screens.blocks import Block, joined
from mikrokosmos.cli.screens.creation.brush import LETTERS, TILE_WIDTH, Brush, distinct_turns
from mikrokosmos.cli.screens.creation.names import Named, god_name, seen, terrain_name, tile_name
from mikrokosmos.games.creation.content.table import TERRAINS, Tile
from mikrokosmos.texts import Texts

if TYPE_CHECKING:
    from mikrokosmos.games.creation.types.view import Side

LINES = range(1, 4)
MARGIN = 4
"""Columns left of the map: the number of a row, and its marker."""

POINTERS: dict[Side, str] = {"north": "v", "east": "<", "south": "^", "west": ">"}


def map_block(phrases: Phrases, tiles: Named, brush: Brush) -> Block:
    """The map: nine tiles, and at each side the marker that stands there, pointing inwards."""
    view, texts = seen(phrases), phrases.texts
    block = [Text(texts("piece-map"), style="bold"), _across([str(line) for line in LINES])]
    block.append(_across([_marker(phrases, brush, "north", line) for line in LINES]))
    for row in LINES:
        names = view["map"][3 * row - 3 : 3 * row]
        pictures = [brush.tile(tiles[name]) if name else [Text(brush.dot * TILE_WIDTH)] * 2 for name in names]
        west, east = _marker(phrases, brush, "west", row), _marker(phrases, brush, "east", row)
        ends = [(f"{row} {west} ", f" {east}"), (" " * MARGIN, "")]
        for line, (left, right) in zip(joined(pictures, 1), ends, strict=True):
            block.append(Text(left) + line + Text(right))
        if row < 3:
            block.append(Text())
    block.append(_across([_marker(phrases, brush, "south", line) for line in LINES]))
    return block


def _marker(phrases: Phrases, brush: Brush, side: Side, line: int) -> str:
    return POINTERS[side] if seen(phrases)["faith"][side] == line else brush.dot


def _across(signs: list[str]) -> Text:
    """A sign over the middle of each column."""
    return Text(" " * MARGIN + " ".join(f" {sign}".ljust(TILE_WIDTH) for sign in signs).rstrip())


def hand_block(phrases: Phrases, tile: Tile, brush: Brush) -> Block:
    """The tile in hand, in every turn in which it looks different."""
    texts = phrases.texts
    turned = [
        [*brush.tile(tile, turns), Text(texts("table-turned", turns=turns)), Text()] for turns in distinct_turns(tile)
    ]
    said = Text(texts("table-hand"), style="bold")
    return [said, *(line for picture in turned for line in picture)][:-1]


def stacks_line(phrases: Phrases) -> str:
    """How many tiles each stack has."""
    texts = phrases.texts
    sizes = texts("between-names").join(texts("count-tile", count=size) for size in seen(phrases)["stacks"])
    return texts("table-stacks", sizes=sizes)


def legend(texts: Texts, brush: Brush) -> Block:
    """What a square's sign means and whose statue has which letter."""
    said = []
    for terrain in TERRAINS:
        names = {"of": terrain_name(texts, terrain), "god": god_name(texts, terrain)}
        said.append(brush.square(terrain) + Text(" " + texts("legend-terrain", **names, letter=LETTERS[terrain])))
    return [*said, Text(texts("legend-statue"))]


def held_line(phrases: Phrases, tile: Tile) -> str:
    """The tile in hand, in words."""
    return phrases.texts("table-held", tile=tile_name(phrases.texts, tile))
