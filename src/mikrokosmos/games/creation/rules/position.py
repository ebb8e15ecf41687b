# cython: annotation_typing=False
"""Everything that lies on the table: the map, the markers, the stacks, the worlds and the gods. Facts only, no rules.

A world grows on a yard of five by five places with its first tile in the middle, so that it can grow in any direction;
seat s keeps its places at s × 25.
"""

from __future__ import annotations

from mikrokosmos.core.game_state import GameState
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.rules.tile_set import TileSet


class CreationPosition(GameState):
    """The table. Rules are functions over it, one module for each part of a turn."""

    def __init__(self, world: TileSet) -> None:
        GameState.__init__(self)
        self.world = world
        self.set_up(world.players, world.longest)
        self.map = [NONE] * 9  # tiles by cell, row by row
        self.faith = [1] * 4  # where the marker of each side stands: its column or row
        self.unseen = 0  # the tiles nobody has seen; which stack they lie in does not matter
        self.stack = [0] * 3  # how many each stack has
        self.built = [0] * 5  # by seat, the places of its yard with a tile
        self.tile_at = [NONE] * 125
        self.turns_at = [0] * 125
        self.god = [NONE] * 5  # by seat, the god token it was dealt: its secret
        self.shown = 0  # seats that have shown theirs
        self.gods = 31  # tokens not dealt
        self.round = 1
        self.first = 0
        self.turn = 0
        self.stage = LAYING
        self.held = NONE  # the tile to be placed
        self.gap = NONE  # the free cell of the map

    def match(self, other: CreationPosition) -> None:
        """Become equal to another table in the same world. (A slice copies, compiled and interpreted alike.)"""
        self.map = other.map[:]
        self.faith = other.faith[:]
        self.unseen = other.unseen
        self.stack = other.stack[:]
        self.built = other.built[:]
        self.tile_at = other.tile_at[:]
        self.turns_at = other.turns_at[:]
        self.god = other.god[:]
        self.shown = other.shown
        self.gods = other.gods
        self.round = other.round
        self.first = other.first
        self.turn = other.turn
        self.moving = other.moving
        self.stage = other.stage
        self.held = other.held
        self.gap = other.gap
