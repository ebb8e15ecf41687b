"""The shared part of the table: the map with its markers, the tile in hand, the stacks, and what the signs mean."""

from __future__ import annotations

from rich.text import Text

from mikrokosmos.cli.screens.blocks import Block, joined
from mikrokosmos.cli.screens.creation.brush import LETTERS, TILE_WIDTH, Brush, distinct_turns
from mikrokosmos.cli.screens.creation.names import Named, god_name, terrain_name, tile_name
from mikrokosmos.cli.words import Words
from mikrokosmos.games.creation.content.table import TERRAINS
from mikrokosmos.texts import Texts

LINES = range(1, 4)
MARGIN = 4
"""Columns left of the map: the number of a row, and its marker."""

POINTERS = {"north": "v", "east": "<", "south": "^", "west": ">"}


def map_block(words: Words, tiles: Named, brush: Brush) -> Block:
    """The map: nine tiles, and at each side the marker that stands there, pointing inwards."""
    view, texts = words.view, words.texts
    block = [Text(texts("piece-map"), style="bold"), _across([str(line) for line in LINES])]
    block.append(_across([_marker(words, brush, "north", line) for line in LINES]))
    for row in LINES:
        names = view["map"][3 * row - 3 : 3 * row]
        pictures = [brush.tile(tiles[name]) if name else [Text(brush.dot * TILE_WIDTH)] * 2 for name in names]
        west, east = _marker(words, brush, "west", row), _marker(words, brush, "east", row)
        ends = [(f"{row} {west} ", f" {east}"), (" " * MARGIN, "")]
        for line, (left, right) in zip(joined(pictures, 1), ends, strict=True):
            block.append(Text(left) + line + Text(right))
        if row < 3:
            block.append(Text())
    block.append(_across([_marker(words, brush, "south", line) for line in LINES]))
    return block


def _marker(words: Words, brush: Brush, side: str, line: int) -> str:
    return POINTERS[side] if words.view["faith"][side] == line else brush.dot


def _across(signs: list[str]) -> Text:
    """A sign over the middle of each column."""
    return Text(" " * MARGIN + " ".join(f" {sign}".ljust(TILE_WIDTH) for sign in signs).rstrip())


def hand_block(words: Words, tiles: Named, brush: Brush) -> Block:
    """The tile in hand, in every turn in which it looks different."""
    tile, texts = tiles[words.view["held"]], words.texts
    turned = [
        [*brush.tile(tile, turns), Text(texts("table-turned", turns=turns)), Text()] for turns in distinct_turns(tile)
    ]
    said = Text(texts("table-hand"), style="bold")
    return [said, *(line for picture in turned for line in picture)][:-1]


def stacks_line(words: Words) -> str:
    """How many tiles each stack has."""
    texts = words.texts
    sizes = texts("between-names").join(texts("count-tile", count=size) for size in words.view["stacks"])
    return texts("table-stacks", sizes=sizes)


def legend(texts: Texts, brush: Brush) -> Block:
    """What a square's sign means and whose statue has which letter."""
    said = []
    for terrain in TERRAINS:
        names = {"of": terrain_name(texts, terrain), "god": god_name(texts, terrain)}
        said.append(brush.square(terrain) + Text(" " + texts("legend-terrain", **names, letter=LETTERS[terrain])))
    return [*said, Text(texts("legend-statue"))]


def held_line(words: Words, tiles: Named) -> str:
    """The tile in hand, in words."""
    return words.texts("table-held", tile=tile_name(words.texts, tiles[words.view["held"]]))
