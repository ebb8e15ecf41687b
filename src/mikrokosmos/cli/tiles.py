"""`mikrokosmos tiles`: the tiles of Creation, with a picture of each."""

from __future__ import annotations

from rich.text import Text

from mikrokosmos.cli.arguments import AsJson, Lang, TilesFile, game_texts, own_options, print_json, terminal, texts_in
from mikrokosmos.cli.screens.blocks import print_blocks, print_rows
from mikrokosmos.cli.screens.creation.brush import Brush
from mikrokosmos.cli.screens.creation.table import legend
from mikrokosmos.core.types import Json
from mikrokosmos.games.creation import GAME
from mikrokosmos.games.creation.content.table import TERRAINS, Tile, Tiles
from mikrokosmos.texts import ENGLISH


def list_tiles(tiles: TilesFile = None, lang: Lang = ENGLISH, as_json: AsJson = False) -> None:
    """Every tile, by the number of players from which on it takes part."""
    found: Tiles = GAME.new(**own_options(GAME.id, texts_in(lang), tiles=tiles)).options.tiles
    if as_json:
        print_json([_facts(tile) for tile in found])
        return
    console, texts = terminal(), game_texts(lang, GAME.id)
    brush = Brush.of(console)
    for mark in sorted({tile.mark for tile in found}):
        listed = [tile for tile in found if tile.mark == mark]
        count = texts("count-tile", count=len(listed))
        console.print(Text(texts("tiles-mark", mark=mark, count=count), style="bold"), soft_wrap=True)
        print_blocks(console, [[Text(tile.id), *brush.tile(tile), Text()] for tile in listed], between=3)
    print_rows(console, legend(texts, brush))


def _facts(tile: Tile) -> Json:
    statue = None if tile.statue is None else TERRAINS[tile.statue]
    return {"id": tile.id, "mark": tile.mark, "squares": [TERRAINS[at] for at in tile.squares], "statue": statue}
