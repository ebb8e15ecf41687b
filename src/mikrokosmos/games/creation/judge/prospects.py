# cython: annotation_typing=False
"""What may become of a world: the groups that can still grow, the statues that can still come, and what both are worth.

A world is read onto a board of eight by eight squares: its own tiles and one more on every side where it may still
grow. What a placement is worth follows from the groups it makes, so no tile is ever really put down.
"""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.judge.weights import EXPERIENCE, GOD_KEPT
from mikrokosmos.games.creation.rules.building import free_cells
from mikrokosmos.games.creation.rules.position import CreationPosition
from mikrokosmos.games.creation.rules.tile_set import TileSet

NOWHERE = -1000000


class Prospects:
    """One seat's world as a judge sees it, and what it would be with one more tile."""

    def __init__(self, world: TileSet) -> None:
        self.world = world
        self.weights = list(EXPERIENCE)  # by tiles still to come, nine numbers each
        self.patience = list(GOD_KEPT)  # by tiles still to come, what the god token is worth
        self.land = [0] * 5  # by terrain, its squares
        self.group = [0] * 5  # by terrain, its largest group
        self.size = [0] * 5
        self.statues = [0] * 5
        self.fresh = [0] * 5  # by terrain, the squares of a tile one thinks of
        self.room = [0] * 25  # by place of the yard, the squares that are free when the next tile lies there
        self.squares_left = [0] * 5  # by terrain, the squares on tiles nobody has taken
        self.statues_left = [0] * 5
        self.board = bit(63) | (bit(63) - 1)
        self.not_left = self.board & 0
        self.not_right = self.board & 0
        for at in range(64):
            if at % 8 != 0:
                self.not_left |= bit(at)
            if at % 8 != 7:
                self.not_right |= bit(at)
        self.free = self.board & 0  # squares where the world may still grow
        self.spots = self.board & 0  # places of the yard for the next tile
        self.row = 0  # the place of the yard at the top left of the board
        self.column = 0
        self.left = 9  # tiles still to come
        self.points = 0  # what was weighed last: the score, in hundredths,
        self.growth = 0  # the growth of groups that have statues,
        self.hope = 0  # the statues that may come for groups,
        self.average = 0  # what tiles to come bring in any case,
        self.tie_break = 0  # and at the very end the largest group of any terrain, a hundredth a square
        self.best_points = 0  # the same, of the best place found
        self.best_growth = 0
        self.best_hope = 0
        self.best_tie_break = 0

    def assess(self, position: CreationPosition, seat: int) -> None:
        """Read a seat's world."""
        built = position.built[seat]
        self.left = 9 - count(built)
        self.spots = free_cells(position, seat)
        self.frame(built)
        for terrain in range(TERRAINS):
            self.land[terrain] = built & 0
            self.statues[terrain] = 0
        self.free = self.room_around(built)
        spots = self.spots
        while spots:
            self.room[lowest(spots)] = self.room_around(built | bit(lowest(spots)))
            spots &= spots - 1
        while built:
            cell = lowest(built)
            tile = position.tile_at[seat * CELLS + cell]
            self.lay_out(tile, cell, position.turns_at[seat * CELLS + cell])
            for terrain in range(TERRAINS):
                self.land[terrain] |= self.fresh[terrain]
            if position.world.statue[tile] != NONE:
                self.statues[position.world.statue[tile]] += 1
            built &= built - 1
        for terrain in range(TERRAINS):
            self.group[terrain] = self.largest(self.land[terrain], self.land[terrain])
            self.size[terrain] = count(self.group[terrain])

    def frame(self, built: int) -> None:
        """Choose the board: the world, and a place more on each side of a direction in which it may still grow."""
        top = 4
        bottom = 0
        first = 4
        last = 0
        if built == 0:
            top = bottom = first = last = 2  # the first tile goes to the middle of the yard
        while built:
            at = lowest(built)
            top = at // 5 if at // 5 < top else top
            bottom = at // 5 if at // 5 > bottom else bottom
            first = at % 5 if at % 5 < first else first
            last = at % 5 if at % 5 > last else last
            built &= built - 1
        self.row = top if bottom - top == 2 else top - 1
        self.column = first if last - first == 2 else first - 1

    def room_around(self, built: int) -> int:
        """The squares of the board where such a world may still grow: it must never become wider or higher than 3."""
        within = built & 0
        for at in range(9):
            if built & ~self.world.window[at] == 0:
                within |= self.world.window[at]
        within &= ~built
        room = built & 0
        while within:
            cell = lowest(within)
            if 0 <= cell // 5 - self.row < 4 and 0 <= cell % 5 - self.column < 4:
                room |= self.block(cell)
            within &= within - 1
        return room

    def count_supply(self, position: CreationPosition) -> None:
        """Count what can still be had: the tiles of the map and those nobody has seen."""
        for terrain in range(TERRAINS):
            self.squares_left[terrain] = 0
            self.statues_left[terrain] = 0
        tiles = position.unseen
        for cell in range(MAP):
            if position.map[cell] != NONE:
                tiles |= bit(position.map[cell])
        while tiles:
            tile = lowest(tiles)
            for corner in range(4):
                self.squares_left[position.world.squares[tile * 4 + corner]] += 1
            if position.world.statue[tile] != NONE:
                self.statues_left[position.world.statue[tile]] += 1
            tiles &= tiles - 1

    def square(self, cell: int) -> int:
        """The square of the board at the top left of a place of the yard."""
        return (cell // 5 - self.row) * 16 + (cell % 5 - self.column) * 2

    def block(self, cell: int) -> int:
        """The four squares of a place of the yard."""
        at = self.square(cell)
        return bit(at) | bit(at + 1) | bit(at + 8) | bit(at + 9)

    def lay_out(self, tile: int, cell: int, turns: int) -> None:
        """Think of a tile at a place, turned: its squares by terrain."""
        for terrain in range(TERRAINS):
            self.fresh[terrain] = self.board & 0
        at = self.square(cell)
        tile = tile * 4
        # corners clockwise: top left, top right, bottom right, bottom left; a turn moves each one on
        self.fresh[self.world.squares[tile + (4 - turns) % 4]] |= bit(at)
        self.fresh[self.world.squares[tile + (5 - turns) % 4]] |= bit(at + 1)
        self.fresh[self.world.squares[tile + (6 - turns) % 4]] |= bit(at + 9)
        self.fresh[self.world.squares[tile + (7 - turns) % 4]] |= bit(at + 8)

    def beside(self, group: int) -> int:
        """The squares that share an edge with a group (and those of the group that do so with each other)."""
        return (group << 1) & self.not_left | (group >> 1) & self.not_right | (group << 8) & self.board | group >> 8

    def largest(self, seeds: int, land: int) -> int:
        """The largest group of a land among those with one of these squares; of equals the first."""
        best = land & 0
        size = 0
        while seeds:
            group = seeds & -seeds
            before = group & 0
            while group != before:
                before = group
                group |= self.beside(group) & land
            if count(group) > size:
                best = group
                size = count(group)
            seeds &= ~group
        return best

    def weigh_now(self) -> int:
        """What the world is worth as it is."""
        self.start_sum(self.left)
        for terrain in range(TERRAINS):
            self.add(terrain, self.land[terrain], self.group[terrain], self.statues[terrain], self.free, self.left)
        return self.total()

    def weigh_with(self, tile: int, cell: int, turns: int) -> int:
        """What the world would be worth with a tile at a place, turned clockwise by so many quarters."""
        self.lay_out(tile, cell, turns)
        self.start_sum(self.left - 1)
        for terrain in range(TERRAINS):
            land = self.land[terrain] | self.fresh[terrain]
            group = self.group[terrain]
            if self.fresh[terrain]:
                grown = self.largest(self.fresh[terrain], land)
                if count(grown) > self.size[terrain]:
                    group = grown
            statues = self.statues[terrain]
            if self.world.statue[tile] == terrain:
                statues += 1
            self.add(terrain, land, group, statues, self.room[cell], self.left - 1)
        return self.total()

    def start_sum(self, left: int) -> None:
        """Nothing is counted yet but what so many tiles to come bring in any case."""
        self.average = self.weights[left * 9 + 8]
        self.points = 0
        self.growth = 0
        self.hope = 0
        self.tie_break = 0

    def add(self, terrain: int, land: int, group: int, statues: int, free: int, left: int) -> None:
        """Count one terrain: what it scores now, and what weights says may come with so many tiles left."""
        size = count(group)
        self.points += size * statues * 100
        if left == 0:  # nothing more will come; a tie goes to the largest group (R31)
            if size > self.tie_break:
                self.tie_break = size
            return
        at = left * 9
        if statues:
            edge = count(self.beside(group) & free)
            self.growth += statues * (
                self.weights[at]
                + self.weights[at + 1] * edge
                + self.weights[at + 2] * (count(land) - size)
                + self.weights[at + 3] * self.squares_left[terrain]
                + self.weights[at + 4] * statues
            )
        self.hope += size * (
            self.weights[at + 5] + self.weights[at + 6] * self.statues_left[terrain] + self.weights[at + 7] * size
        )

    def total(self) -> int:
        """What was counted, together."""
        return self.points + self.growth + self.hope + self.average + self.tie_break

    def best_with(self, tile: int) -> int:
        """What the world would be worth with a tile at its best place; `recall` brings back of what that is made."""
        spots = self.spots
        ways = self.ways_to_turn(tile)
        best = NOWHERE
        while spots:
            for turns in range(ways):
                value = self.weigh_with(tile, lowest(spots), turns)
                if value > best:
                    best = value
                    self.remember()
            spots &= spots - 1
        return best

    def best_as_it_lies(self, tile: int) -> int:
        """The best score with a tile that nobody thinks of turning."""
        spots = self.spots
        best = NOWHERE
        while spots:
            self.weigh_with(tile, lowest(spots), 0)
            if self.points > best:
                best = self.points
                self.remember()
            spots &= spots - 1
        return best

    def ways_to_turn(self, tile: int) -> int:
        """1 for a tile of one terrain, which looks the same however it is turned."""
        for corner in range(1, 4):
            if self.world.squares[tile * 4 + corner] != self.world.squares[tile * 4]:
                return 4
        return 1

    def remember(self) -> None:
        """This place is the best so far."""
        self.best_points = self.points
        self.best_growth = self.growth
        self.best_hope = self.hope
        self.best_tie_break = self.tie_break

    def recall(self) -> None:
        """Count what the best place has, as if it had been weighed last."""
        self.points = self.best_points
        self.growth = self.best_growth
        self.hope = self.best_hope
        self.tie_break = self.best_tie_break

    def god_kept(self) -> int:
        """What a god token is worth that is not shown now, with the tiles that come after this one."""
        return self.patience[self.left - 1 if self.left else 0]

    # For Python.

    def read(self, position: CreationPosition, seat: int) -> int:
        """`assess` at a world and its supply; what it is worth as it is."""
        self.assess(position, seat)
        self.count_supply(position)
        return self.weigh_now()
