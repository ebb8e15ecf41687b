# cython: annotation_typing=False
"""What a push leaves to the next player: the tiles at the ends of the lines it may push then, and the god's."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.judge.prospects import Prospects
from mikrokosmos.games.creation.rules.faith import blessed, cell_of, push, pushes
from mikrokosmos.games.creation.rules.position import CreationPosition
from mikrokosmos.games.creation.rules.tile_set import TileSet


class Temptation:
    """The map as the next player will find it, and how much the best tile there would help that player."""

    def __init__(self, world: TileSet) -> None:
        self.after = CreationPosition(world)  # only its map and its markers are used
        self.prospects = Prospects(world)
        self.gain = [0] * 64  # by tile, what it would bring the next player; UNKNOWN until somebody asks
        self.now = 0  # what that player's world is worth as it is
        self.best_of = [0] * 5  # by god, what it gains if it has that one
        self.gods_of = [0] * 64  # by tile, the gods whose power reaches it
        for tile in range(len(world.tiles)):
            for god in range(TERRAINS):
                if blessed(self.after, tile, god):
                    self.gods_of[tile] |= bit(god)
        self.known = bit(63) & 0
        self.possible = bit(63) & 0  # the gods the next player may still have in hand

    def assess(self, position: CreationPosition, own: int) -> None:
        """Read the next player's world. Which god that player holds is a secret: it may be any that was not seen."""
        seat = position.turn + 1 if position.turn + 1 < position.world.players else 0
        self.prospects.assess(position, seat)
        self.prospects.count_supply(position)
        self.now = self.prospects.weigh_now() - self.prospects.average
        self.known = position.shown & 0
        self.possible = position.shown & 0
        if position.shown & bit(seat) == 0:
            self.possible = bit(TERRAINS) - 1 & ~bit(own)
            for other in range(position.world.players):
                if position.shown & bit(other):
                    self.possible &= ~bit(position.god[other])

    def after_push(self, position: CreationPosition, side: int, line: int) -> int:
        """What the next player gains with the best tile this push would leave."""
        self.after.map = position.map[:]
        self.after.faith = position.faith[:]
        push(self.after, side, line)
        return self.best()

    def after_god(self, position: CreationPosition, cell: int) -> int:
        """What the next player gains with the best tile that is left when a god takes this one."""
        self.after.map = position.map[:]
        self.after.faith = position.faith[:]
        self.after.map[cell] = NONE
        return self.best()

    def best(self) -> int:
        """What the next player gains with the best tile in reach: of a push for sure, of the god on average."""
        found = 0
        mask = pushes(self.after)
        while mask:
            at = lowest(mask)
            tile = self.after.map[cell_of(at // 3, at % 3, 2)]
            if tile != NONE:
                gain = self.gain_of(tile)
                if gain > found:
                    found = gain
            mask &= mask - 1
        if self.possible == 0:
            return found
        together = found * count(self.possible)
        kept = self.prospects.god_kept()
        for god in range(TERRAINS):
            self.best_of[god] = found
        for cell in range(MAP):
            tile = self.after.map[cell]
            if tile != NONE and self.gods_of[tile] & self.possible:
                gain = self.gain_of(tile) - kept  # who gains little would rather keep the token
                gods = self.gods_of[tile] & self.possible if gain > found else self.possible & 0
                while gods:
                    god = lowest(gods)
                    if gain > self.best_of[god]:
                        together += gain - self.best_of[god]
                        self.best_of[god] = gain
                    gods &= gods - 1
        return together // count(self.possible)

    def gain_of(self, tile: int) -> int:
        """By how much a tile would raise the next player's prospects; none is below nothing, as there are others."""
        if self.known & bit(tile) == 0:
            self.known |= bit(tile)
            gain = self.prospects.best_with(tile) - self.prospects.average - self.now
            self.gain[tile] = gain if gain > 0 else 0
        return self.gain[tile]
