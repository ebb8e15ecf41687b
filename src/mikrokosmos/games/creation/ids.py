"""The numbers behind the words: ids of actions, outcomes, stages and events.

`ids.pxd` has the same numbers for compiled rules (`make docs` writes it); rules import them with a star.
"""

from __future__ import annotations

# Sizes every tile set and table stays within.
TILES = 64
SEATS = 5
TERRAINS = 5
CELLS = 25  # places around a first tile where a world may grow
MAP = 9
STACKS = 3
SIDES = 4  # north, east, south, west

# Nobody, nothing, nowhere.
NONE = -1

# Who moves when no seat does (the values of core.chance).
CHANCE = -1
OVER = -2

# First ids of the families of actions, and their end.
PUSH_AT = 0  # side × 3 + line
GOD_AT = 12  # a tile of the map, for the god token
PLACE_AT = 21  # cell × 4 + quarter turns
DRAW_AT = 121  # a stack
ACTIONS = 124

# First ids of the outcomes of chance, and their end.
TILE_AT = 0
DEAL_AT = 64  # a god, to the next seat
FIRST_AT = 69
CHANCES = 74

# Stages.
LAYING = 0  # chance: the tiles of the map
DEALING = 1  # chance: a god for each seat
FIRST_SEAT = 2  # chance: who begins
CHOOSING = 3  # move a marker and push, or show the god
PLACING = 4  # put the tile in one's world
DRAWING = 5  # choose a stack
TURNING = 6  # chance: the tile on top of it
FINISHED = 7  # all worlds are made

# Events, as noted by the rules.
E_LAID = 0
E_DEALT = 1
E_FIRST = 2
E_TURN = 3
E_PUSHED = 4
E_SHOWN = 5
E_PLACED = 6
E_DREW = 7
E_FILLED = 8
E_TERM = 9
E_OVER = 10
