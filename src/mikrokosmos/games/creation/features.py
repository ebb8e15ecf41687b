# cython: annotation_typing=False
"""A position of Creation as inputs, seen from a seat: its own world first, the others in turn order.

Worlds are told by their groups, statues and room to grow, terrain by terrain and as sums over all of them (points are
groups times statues, so what may become of a world are products too); the map by what lies in each cell. Of the god
tokens the seat's own and those that were shown are known, and no others.
"""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.core.learned.features import Encoder, Group, offsets
from mikrokosmos.core.learned.inputs import *
from mikrokosmos.core.position import Position
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.judge.prospects import Prospects
from mikrokosmos.games.creation.rules.casting import *
from mikrokosmos.games.creation.rules.position import CreationPosition
from mikrokosmos.games.creation.rules.tile_set import TileSet

ROUNDS = 9
MOST_STATUES = 4  # that are told apart
MOST_POINTS = 100  # ahead or behind
MOST = 120  # of a sum

SUMS = (
    "statues-edge",
    "statues-apart",
    "statues-left",
    "statues-statues",
    "group-statues-left",
    "group-group",
    "statues",
    "group",
)
"""Sums over all terrains, each input of its own by seat and round; the long ones are told in quarters or eighths."""


class CreationEncoder(Encoder):
    """Made once for a table; all numbers of inputs are worked out here."""

    def __init__(self, world: TileSet) -> None:
        Encoder.__init__(self)
        self.world = world
        at = offsets(self.layout())
        self.at_points = at["seat-points"]
        self.at_group = at["seat-group"]
        self.at_edge = at["seat-edge"]
        self.at_apart = at["seat-apart"]
        self.at_growth = at["statues-group"]
        self.at_room = at["statues-edge"]
        self.at_sum = at["seat-sum"]
        self.at_greatest = at["seat-greatest"]
        self.at_width = at["seat-width"]
        self.at_unshown = at["seat-unshown"]
        self.at_god = at["own-god"]
        self.at_god_group = at["own-god-group"]
        self.at_cell_statue = at["cell-statue"]
        self.at_cell_terrain = at["cell-terrain"]
        self.at_marker = at["marker"]
        self.at_left_statues = at["unseen-statues"]
        self.at_left_squares = at["unseen-squares"]
        self.at_turn = at["turn"]
        self.at_order = at["order"]
        self.prospects = Prospects(world)  # reads worlds: their groups, and where those may still grow
        self.sums = [0] * 8
        self.statues = [0] * 5
        self.squares = [0] * 5

    def layout(self) -> tuple[Group, ...]:
        """The inputs there are."""
        seat = ("seat", self.world.players)
        terrain = ("terrain", TERRAINS)
        statues = ("statues", MOST_STATUES + 1)
        rounds = ("round", ROUNDS)
        return (
            Group("seat-points", (seat, rounds), MOST_POINTS),
            Group("seat-group", (seat, terrain, statues), 36),
            Group("seat-edge", (seat, terrain, statues), 36),
            Group("seat-apart", (seat, terrain), 36),
            Group("statues-group", (seat, statues, rounds), 36),
            Group("statues-edge", (seat, statues, rounds), 36),
            Group("seat-sum", (seat, ("sum", len(SUMS)), rounds), MOST),
            Group("seat-greatest", (seat, rounds), 36),
            Group("seat-width", (seat, ("width", 3), ("height", 3))),
            Group("seat-unshown", (seat, rounds)),
            Group("own-god", (terrain,)),
            Group("own-god-group", (terrain, rounds), 36),
            Group("cell-statue", (("cell", MAP), terrain)),
            Group("cell-terrain", (("cell", MAP), terrain), 4),
            Group("marker", (("side", SIDES), ("line", 3))),
            Group("unseen-statues", (terrain,), 16),
            Group("unseen-squares", (terrain,), 64),
            Group("turn", (rounds, ("mover", self.world.players))),
            Group("order", (seat,)),
        )

    def write(self, position: Position, seat: int) -> None:
        """Note all inputs that are not zero."""
        survey(self, position, seat)


def describe(encoder: CreationEncoder, position: CreationPosition, seat: int) -> None:
    """The whole table, as the seat sees it."""
    seats = encoder.world.players
    now = position.round - 1
    own_points = 0
    encoder.prospects.count_supply(position)
    for step in range(seats):
        who = seat + step if seat + step < seats else seat + step - seats
        encoder.prospects.read_world(position, who)
        points = write_world(encoder, position, who, step, now)
        if step == 0:
            own_points = points
            if position.shown & bit(seat) == 0:
                god = position.god[seat]
                put(encoder, encoder.at_god + god, 1)
                put(encoder, encoder.at_god_group + god * ROUNDS + now, encoder.prospects.size[god])
        else:
            put(encoder, encoder.at_points + step * ROUNDS + now, within(points - own_points, MOST_POINTS))
        if position.shown & bit(who) == 0:
            put(encoder, encoder.at_unshown + step * ROUNDS + now, 1)
    write_map(encoder, position)
    write_unseen(encoder)
    mover = position.turn - seat
    put(encoder, encoder.at_turn + now * seats + (mover if mover >= 0 else mover + seats), 1)
    order = seat - position.first
    put(encoder, encoder.at_order + (order if order >= 0 else order + seats), 1)


def within(amount: int, most: int) -> int:
    """An amount, or the most that is told of it."""
    if amount > most:
        return most
    return amount if amount > -most else -most


def write_world(encoder: CreationEncoder, position: CreationPosition, who: int, step: int, now: int) -> int:
    """The world the prospects have read last; returns its points. A group's edge is where it may still grow."""
    points = 0
    greatest = 0
    for each in range(8):
        encoder.sums[each] = 0
    for terrain in range(TERRAINS):
        if encoder.prospects.land[terrain]:
            size = encoder.prospects.size[terrain]
            edge = count(encoder.prospects.beside(encoder.prospects.group[terrain]) & encoder.prospects.free)
            apart = count(encoder.prospects.land[terrain]) - size
            points += size * encoder.prospects.statues[terrain]
            greatest = size if size > greatest else greatest
            write_terrain(encoder, step, now, terrain, size, edge, apart)
    for each in range(8):
        put(encoder, encoder.at_sum + (step * 8 + each) * ROUNDS + now, within(shorter(each, encoder.sums[each]), MOST))
    put(encoder, encoder.at_greatest + step * ROUNDS + now, greatest)
    write_shape(encoder, position, who, step)
    return points


def shorter(each: int, amount: int) -> int:
    """A sum in the unit it is told in."""
    if each in (2, 4):
        return amount // 4
    return amount // 8 if each == 5 else amount


def write_terrain(
    encoder: CreationEncoder, step: int, now: int, terrain: int, size: int, edge: int, apart: int
) -> None:
    """The largest group of a terrain, by itself and as part of the sums."""
    statues = encoder.prospects.statues[terrain]
    left = encoder.prospects.statues_left[terrain]
    encoder.sums[0] += statues * edge
    encoder.sums[1] += statues * apart
    encoder.sums[2] += statues * encoder.prospects.squares_left[terrain]
    encoder.sums[3] += statues * statues
    encoder.sums[4] += size * left
    encoder.sums[5] += size * size
    encoder.sums[6] += statues
    encoder.sums[7] += size
    if statues > MOST_STATUES:
        statues = MOST_STATUES
    by_terrain = (step * TERRAINS + terrain) * (MOST_STATUES + 1) + statues
    by_round = (step * (MOST_STATUES + 1) + statues) * ROUNDS + now
    put(encoder, encoder.at_group + by_terrain, size)
    put(encoder, encoder.at_edge + by_terrain, edge)
    put(encoder, encoder.at_growth + by_round, size)
    put(encoder, encoder.at_room + by_round, edge)
    put(encoder, encoder.at_apart + step * TERRAINS + terrain, apart)


def write_shape(encoder: CreationEncoder, position: CreationPosition, who: int, step: int) -> None:
    """How wide and how high the world is."""
    top = first = 4
    bottom = last = 0
    mask = position.built[who]
    if mask == 0:
        return
    while mask:
        cell = lowest(mask)
        top = cell // 5 if cell // 5 < top else top
        bottom = cell // 5 if cell // 5 > bottom else bottom
        first = cell % 5 if cell % 5 < first else first
        last = cell % 5 if cell % 5 > last else last
        mask &= mask - 1
    put(encoder, encoder.at_width + step * 9 + (last - first) * 3 + bottom - top, 1)


def write_map(encoder: CreationEncoder, position: CreationPosition) -> None:
    """What lies in each cell of the map, and where the markers stand."""
    for terrain in range(TERRAINS):
        encoder.statues[terrain] = 0
        encoder.squares[terrain] = 0
    for cell in range(MAP):
        tile = position.map[cell]
        if tile != NONE:
            statue = encoder.world.statue[tile]
            if statue != NONE:
                put(encoder, encoder.at_cell_statue + cell * TERRAINS + statue, 1)
                encoder.statues[statue] += 1
            for square in range(4):
                terrain = encoder.world.squares[tile * 4 + square]
                put(encoder, encoder.at_cell_terrain + cell * TERRAINS + terrain, 1)
                encoder.squares[terrain] += 1
    for side in range(SIDES):
        put(encoder, encoder.at_marker + side * 3 + position.faith[side], 1)


def write_unseen(encoder: CreationEncoder) -> None:
    """What may still come: all that nobody has, but for what lies on the map."""
    for terrain in range(TERRAINS):
        statues = encoder.prospects.statues_left[terrain] - encoder.statues[terrain]
        squares = encoder.prospects.squares_left[terrain] - encoder.squares[terrain]
        put(encoder, encoder.at_left_statues + terrain, statues if statues < 16 else 16)
        put(encoder, encoder.at_left_squares + terrain, squares if squares < 64 else 64)
