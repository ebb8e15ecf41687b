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

CHANGES = 32
"""Ways to change a terrain at a place: any of its four squares, with a statue or without."""


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
        self.place = [at // 5 * 16 + at % 5 * 2 for at in range(CELLS)]  # by place of the yard, if that were the board
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
        self.settled = 0  # whether it is known what each terrain counts when it stays as it is:
        self.still_points = [0] * 5
        self.still_growth = [0] * 5  # but for the edge of its group
        self.still_hope = [0] * 5
        self.edge = [0] * 125  # that edge, by terrain × 25 + the place of the next tile
        self.all_points = 0  # the same of all terrains together
        self.all_growth = [0] * 25  # by the place of the next tile, edges included
        self.all_hope = 0
        self.kinds = [0] * 64  # by tile, its terrains, that of its statue included
        self.changes = [0] * 1280  # by tile × 20 + turns × 5 + terrain, its squares as four bits, its statue the fifth
        self.changed = [0] * 125  # by terrain × 25 + place, the changes already weighed; and for each of them
        self.more_points = [0] * 4000  # what it adds to the terrain as it is
        self.more_growth = [0] * 4000
        self.more_hope = [0] * 4000
        self.more = [0] * 4000  # all three together
        self.turned = [0] * 4  # by how a tile is turned, what it is worth at a place, to compare
        self.weighed = self.board & 0  # the tiles whose best place is known, and what each has there:
        self.tile_points = [0] * 64
        self.tile_growth = [0] * 64
        self.tile_hope = [0] * 64
        self.tile_tie_break = [0] * 64
        self.best_points = 0  # the same, of the best place found
        self.best_growth = 0
        self.best_hope = 0
        self.best_tie_break = 0
        for tile in range(len(world.tiles)):
            self.turn_every_way(tile)

    def assess(self, position: CreationPosition, seat: int) -> None:
        """Read a seat's world, and what is free with one more tile at each place for it."""
        self.read_world(position, seat)
        self.settled = 0
        self.weighed = self.board & 0
        self.spots = free_cells(position, seat)
        built = position.built[seat]
        spots = self.spots
        while spots:
            self.room[lowest(spots)] = self.room_around(built | bit(lowest(spots)))
            spots &= spots - 1

    def read_world(self, position: CreationPosition, seat: int) -> None:
        """Read a seat's world as it is: its land, its groups, its statues, and where it may still grow."""
        built = position.built[seat]
        self.left = 9 - count(built)
        self.frame(built)
        for terrain in range(TERRAINS):
            self.land[terrain] = built & 0
            self.statues[terrain] = 0
        self.free = self.room_around(built)
        while built:
            cell = lowest(built)
            tile = position.tile_at[seat * CELLS + cell]
            self.add_land(tile, cell, position.turns_at[seat * CELLS + cell])
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
        self.settled = 0
        self.weighed = self.board & 0
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
        return self.place[cell] - self.row * 16 - self.column * 2

    def block(self, cell: int) -> int:
        """The four squares of a place of the yard."""
        at = self.square(cell)
        return bit(at) | bit(at + 1) | bit(at + 8) | bit(at + 9)

    def lay_out(self, tile: int, cell: int, turns: int) -> None:
        """Think of a tile at a place, turned: its squares by terrain."""
        for terrain in range(TERRAINS):
            self.fresh[terrain] = self.board & 0
        at = self.square(cell)
        for corner in range(4):
            self.fresh[self.terrain_at(tile, turns, corner)] |= bit(at + corner % 2 + corner // 2 * 8)

    def add_land(self, tile: int, cell: int, turns: int) -> None:
        """A tile of the world: its squares are land."""
        at = self.square(cell)
        for corner in range(4):
            self.land[self.terrain_at(tile, turns, corner)] |= bit(at + corner % 2 + corner // 2 * 8)

    def terrain_at(self, tile: int, turns: int, corner: int) -> int:
        """The terrain at a corner of a turned tile: top left, top right, bottom left, bottom right."""
        # corners of tiles are told clockwise from the top left; a turn moves each one on
        clockwise = 5 - corner if corner > 1 else corner
        return self.world.squares[tile * 4 + (4 + clockwise - turns) % 4]

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
            members = count(group)
            if members > size:
                best = group
                size = members
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
        if self.left == 1:
            return self.weigh_last(tile, cell, turns)
        if self.settled == 0:
            self.settle()
        points = self.all_points
        growth = self.all_growth[cell]
        hope = self.all_hope
        kinds = self.kinds[tile]
        while kinds:  # of all other terrains nothing changes
            terrain = lowest(kinds)
            change = self.changes[tile * 20 + turns * TERRAINS + terrain]
            at = (terrain * CELLS + cell) * CHANGES + change
            if self.changed[terrain * CELLS + cell] >> change & 1 == 0:
                self.weigh_change(terrain, cell, change)
            points += self.more_points[at]
            growth += self.more_growth[at]
            hope += self.more_hope[at]
            kinds &= kinds - 1
        self.average = self.weights[(self.left - 1) * 9 + 8]
        self.points = points
        self.growth = growth
        self.hope = hope
        self.tie_break = 0
        return points + growth + hope + self.average

    def weigh_change(self, terrain: int, cell: int, change: int) -> None:
        """Work out once what a terrain counts more with these squares of a place, and perhaps a statue.

        Many tiles, turned many ways, make the same change to a terrain.
        """
        self.changed[terrain * CELLS + cell] |= bit(change)
        at = (terrain * CELLS + cell) * CHANGES + change
        weights = (self.left - 1) * 9
        # the corners of the place are four bits of the change, the statue is the fifth
        fresh = ((bit(0) * change & 3) | (bit(0) * change & 12) << 6) << self.square(cell)
        land = self.land[terrain] | fresh
        group = self.group[terrain]
        size = self.size[terrain]
        if fresh:
            grown = self.largest(fresh, land)
            if count(grown) > size:
                group = grown
                size = count(grown)
        statues = self.statues[terrain] + (change >> 4)
        growth = 0
        if statues:
            edge = count(self.beside(group) & self.room[cell])
            growth = statues * self.growth_of(terrain, weights, count(land) - size, statues, edge)
        self.more_points[at] = size * statues * 100 - self.still_points[terrain]
        self.more_growth[at] = growth - self.still_growth[terrain] - self.edge[terrain * CELLS + cell]
        self.more_hope[at] = self.hope_of(terrain, weights, size) - self.still_hope[terrain]
        self.more[at] = self.more_points[at] + self.more_growth[at] + self.more_hope[at]

    def weigh_last(self, tile: int, cell: int, turns: int) -> int:
        """`weigh_with` for the last tile: nothing is to come, and the largest group of all may decide a tie."""
        self.lay_out(tile, cell, turns)
        self.start_sum(0)
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
            self.add(terrain, land, group, statues, self.room[cell], 0)
        return self.total()

    def settle(self) -> None:
        """Work out once what each terrain counts with one tile fewer to come, if that tile leaves it as it is."""
        self.settled = 1
        weights = (self.left - 1) * 9
        self.all_points = 0
        self.all_hope = 0
        all_growth = 0
        for terrain in range(TERRAINS):
            size = self.size[terrain]
            statues = self.statues[terrain]
            self.still_points[terrain] = size * statues * 100
            self.still_hope[terrain] = self.hope_of(terrain, weights, size)
            self.still_growth[terrain] = 0
            if statues:
                apart = count(self.land[terrain]) - size
                self.still_growth[terrain] = statues * self.growth_of(terrain, weights, apart, statues, 0)
            self.all_points += self.still_points[terrain]
            self.all_hope += self.still_hope[terrain]
            all_growth += self.still_growth[terrain]
        spots = self.spots
        while spots:
            cell = lowest(spots)
            self.all_growth[cell] = all_growth
            for terrain in range(TERRAINS):
                edge = 0
                if self.statues[terrain]:
                    edge = count(self.beside(self.group[terrain]) & self.room[cell])
                    edge = edge * self.statues[terrain] * self.weights[weights + 1]
                self.edge[terrain * CELLS + cell] = edge
                self.changed[terrain * CELLS + cell] = 0
                self.all_growth[cell] += edge
            spots &= spots - 1

    def turn_every_way(self, tile: int) -> None:
        """Note how a tile changes each terrain of the place where it is put."""
        statue = self.world.statue[tile]
        if statue != NONE:
            self.kinds[tile] |= bit(statue)
        for turns in range(4):
            at = tile * 20 + turns * TERRAINS
            if statue != NONE:
                self.changes[at + statue] |= 16
            for corner in range(4):
                terrain = self.world.squares[tile * 4 + (corner + 4 - turns) % 4]
                self.kinds[tile] |= bit(terrain)
                # corners go clockwise, squares row by row: the lower two change places
                self.changes[at + terrain] |= 1 << (corner if corner < 2 else 5 - corner)

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
            self.growth += statues * self.growth_of(terrain, at, count(land) - size, statues, edge)
        self.hope += self.hope_of(terrain, at, size)

    def growth_of(self, terrain: int, at: int, apart: int, statues: int, edge: int) -> int:
        """What a statue may still gain by the growth of its group: squares apart from it, and edges where it may grow.

        `at` is where the weights for the tiles left begin.
        """
        return (
            self.weights[at]
            + self.weights[at + 1] * edge
            + self.weights[at + 2] * apart
            + self.weights[at + 3] * self.squares_left[terrain]
            + self.weights[at + 4] * statues
        )

    def hope_of(self, terrain: int, at: int, size: int) -> int:
        """What a group of this size may bring by statues to come, with the weights that begin at `at`."""
        return size * (
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
        place = 0
        turned = 0
        if self.settled == 0 and self.left > 1:
            self.settle()
        while spots:
            cell = lowest(spots)
            self.compare_turns(tile, cell, ways)
            for turns in range(ways):
                if self.turned[turns] > best:
                    best = self.turned[turns]
                    place = cell
                    turned = turns
            spots &= spots - 1
        if best > NOWHERE:
            best = self.weigh_with(tile, place, turned)
            self.remember()
        return best

    def compare_turns(self, tile: int, cell: int, ways: int) -> None:
        """Note what a tile is worth at a place by how it is turned, but for what is the same at every place."""
        if self.left == 1:
            for turns in range(ways):
                self.turned[turns] = self.weigh_last(tile, cell, turns)
            return
        for turns in range(4):
            self.turned[turns] = self.all_growth[cell]
        kinds = self.kinds[tile]
        while kinds:
            terrain = lowest(kinds)
            here = terrain * CELLS + cell
            for turns in range(ways):
                change = self.changes[tile * 20 + turns * TERRAINS + terrain]
                if self.changed[here] >> change & 1 == 0:
                    self.weigh_change(terrain, cell, change)
                self.turned[turns] += self.more[here * CHANGES + change]
            kinds &= kinds - 1

    def best_of(self, tile: int) -> None:
        """`best_with` and `recall`; each tile is weighed once in a world."""
        if self.weighed & bit(tile) == 0:
            self.weighed |= bit(tile)
            self.best_with(tile)
            self.tile_points[tile] = self.best_points
            self.tile_growth[tile] = self.best_growth
            self.tile_hope[tile] = self.best_hope
            self.tile_tie_break[tile] = self.best_tie_break
        self.points = self.tile_points[tile]
        self.growth = self.tile_growth[tile]
        self.hope = self.tile_hope[tile]
        self.tie_break = self.tile_tie_break[tile]

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
        """How many turns of a tile look different: 1 if it is of one terrain, 2 if opposite corners are alike, or 4."""
        at = tile * 4
        first = self.world.squares[at]
        second = self.world.squares[at + 1]
        if first != self.world.squares[at + 2] or second != self.world.squares[at + 3]:
            return 4
        return 1 if first == second else 2

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
