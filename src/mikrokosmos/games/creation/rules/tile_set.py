# cython: annotation_typing=False
"""A set of tiles made ready for the rules: every fact a number or a set of places."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.creation.content.table import Tiles


class TileSet:
    """What never changes during a game: the tiles, and the windows a world of three by three may lie in."""

    def __init__(self, tiles: Tiles, players: int) -> None:
        self.tiles = tiles
        self.players = players
        # Nine tiles, a god for each seat, who begins; then nine turns each: choose, place, draw, and turn over.
        self.longest = 9 + players + 1 + 9 * players * 4
        self.squares = [0] * 256
        self.statue = [-1] * 64
        self.window = [0] * 9
        self.all_tiles = 0
        for at, tile in enumerate(tiles):
            for corner in range(4):
                self.squares[at * 4 + corner] = tile.squares[corner]
            self.statue[at] = -1 if tile.statue is None else tile.statue
            if tile.mark <= players:  # R2
                self.all_tiles |= bit(at)
        for at in range(9):  # every window of three by three holds the first tile, in the middle of five by five
            corner = at // 3 * 5 + at % 3
            for row in range(3):
                for column in range(3):
                    self.window[at] |= bit(corner + row * 5 + column)
        # Sides of the square of five by five places, and of the six by six squares of a world, against wrapping around.
        self.yard = bit(25) - 1
        self.not_first = 0
        self.not_last = 0
        for at in range(25):
            if at % 5 != 0:
                self.not_first |= bit(at)
            if at % 5 != 4:
                self.not_last |= bit(at)
        self.not_left = 0
        self.not_right = 0
        for at in range(36):
            if at % 6 != 0:
                self.not_left |= bit(at)
            if at % 6 != 5:
                self.not_right |= bit(at)
