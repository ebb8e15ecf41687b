# cython: annotation_typing=False
"""Everything that lies on the table: regions, peoples, column, coins and whose turn it is. Facts only, no rules.

A *people* is a race in play and goes by the number of its banner, so that all it has (tokens in hand, in the tray, on
the map, its badge, its seat) is found under one number whoever leads it. Regions count from 0 here, from 1 outside.
"""

from __future__ import annotations

from mikrokosmos.core.game_state import GameState
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.rules.world import World


class SmallWorldPosition(GameState):
    """The table. Rules are functions over it, one module for each part of a turn."""

    def __init__(self, world: World) -> None:
        GameState.__init__(self)
        self.world = world
        self.set_up(world.players, world.longest)
        # by region
        self.tokens = [0] * 48
        self.camps = [0] * 48
        self.race_at = [NONE] * 48
        self.tribes = 0
        self.marks = [0] * 6
        # by people
        self.seat_of = [NONE] * 16
        self.power_of = [NO_POWER] * 16
        self.standing = [0] * 16
        self.held = [0] * 16
        self.hand = [0] * 16
        self.tray = [0] * 16
        self.aside = [0] * 16  # raiders waiting for the next turn
        self.spare_camps = [0] * 16
        self.uprooted = [0] * 16  # camps that came back this turn from regions lost to others
        self.holes_dug = [0] * 16
        self.endowed = [0] * 16  # whether the windfall has been paid
        # by seat
        self.coins = [0] * 5
        self.active = [NONE] * 5
        self.nations = [0] * 5  # all peoples of the seat, as a set
        self.pact = [NONE] * 5  # with whom the seat has made peace
        # the column, and what is left of the stacks
        self.column_race = [NONE] * 6
        self.column_power = [NONE] * 6
        self.column_coins = [0] * 6
        self.column_size = 0
        self.banners = 0  # the unknown part of the stack: a set without order
        self.tail = [NONE] * 16  # banners put back under it, in a known order
        self.tail_size = 0
        self.badges = 0
        self.spent = 0  # badges on the discard
        self.paid = 0  # rows whose windfall nobody gets again, where it is paid once a game
        self.turned = NONE  # a banner waiting for its badge
        # the turn
        self.round = 1
        self.first = 0
        self.turn = 0
        self.stage = FIRST_SEAT
        self.after = PICKING  # the stage to go on with when the column is full again
        self.after_moving = 0
        self.marcher = NONE
        self.marched = 0
        self.fresh = 0  # nothing has been done this turn: troops are not readied, decline is open
        self.advanced = 0  # the marcher has begun to conquer: regions can no longer be given up
        self.target = NONE
        self.pips = 0
        self.taken = 0  # non-empty regions the active race took this turn
        self.attacked = 0
        self.converted = 0
        self.struck = 0  # the dragon has flown this turn
        self.built = 0  # fortresses built this turn
        self.owed = 0  # regions raiders must still give up
        self.closed = 0  # the final attempt was made before the pick: the new race will not conquer this turn
        self.conquered = 0  # regions taken this turn, where others may be given up late
        # the list of legal actions, by family; made anew after every change
        self.listed = 0
        self.legal = [0] * 12

    def match(self, other: SmallWorldPosition) -> None:
        """Become equal to another table in the same world. (A slice copies, compiled and interpreted alike.)"""
        self.tokens = other.tokens[:]
        self.camps = other.camps[:]
        self.race_at = other.race_at[:]
        self.tribes = other.tribes
        self.marks = other.marks[:]
        self.seat_of = other.seat_of[:]
        self.power_of = other.power_of[:]
        self.standing = other.standing[:]
        self.held = other.held[:]
        self.hand = other.hand[:]
        self.tray = other.tray[:]
        self.aside = other.aside[:]
        self.spare_camps = other.spare_camps[:]
        self.uprooted = other.uprooted[:]
        self.holes_dug = other.holes_dug[:]
        self.endowed = other.endowed[:]
        self.coins = other.coins[:]
        self.active = other.active[:]
        self.nations = other.nations[:]
        self.pact = other.pact[:]
        self.column_race = other.column_race[:]
        self.column_power = other.column_power[:]
        self.column_coins = other.column_coins[:]
        self.column_size = other.column_size
        self.banners = other.banners
        self.tail = other.tail[:]
        self.tail_size = other.tail_size
        self.badges = other.badges
        self.spent = other.spent
        self.paid = other.paid
        self.turned = other.turned
        self.round = other.round
        self.first = other.first
        self.turn = other.turn
        self.moving = other.moving
        self.stage = other.stage
        self.after = other.after
        self.after_moving = other.after_moving
        self.marcher = other.marcher
        self.marched = other.marched
        self.fresh = other.fresh
        self.advanced = other.advanced
        self.target = other.target
        self.pips = other.pips
        self.taken = other.taken
        self.attacked = other.attacked
        self.converted = other.converted
        self.struck = other.struck
        self.built = other.built
        self.owed = other.owed
        self.closed = other.closed
        self.conquered = other.conquered
        self.listed = other.listed
        self.legal = other.legal[:]
