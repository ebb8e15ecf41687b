# cython: annotation_typing=False
"""What a judge has at hand while it thinks: its weights, and notes about the position. Data only.

Its modules are functions over it, as rules are functions over the position: `danger`, `prospects`, `campaign`.
Coins and chances are hundredths. Regions count from 0.
"""

from __future__ import annotations

from collections.abc import Mapping

from mikrokosmos.core.judge import Judge
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition
from mikrokosmos.games.smallworld.rules.world import World


class Scratchpad(Judge):
    """Room for notes, made once. Of the plans there are two rows: those being gone on with, and those they become."""

    def __init__(self, world: World, scratch: SmallWorldPosition, weights: Mapping[str, int]) -> None:
        """`scratch` is a table of the same world, for this judge alone."""
        Judge.__init__(self)
        self.world = world
        self.scratch = scratch
        # weights, as `weights.py` tells it
        self.horizon = weights["horizon"]
        self.width = weights["width"]
        self.narrow = weights.get("narrow", self.width)  # the panel keeps as many all the way
        self.depth = weights["depth"]
        self.wary = weights["wary"]
        self.promise = weights["promise"]
        self.keep = weights["keep"]
        self.keep_inverse = 2**32 // self.keep + 1  # a product and a shift are quicker than a division
        self.keep_declined = weights["keep_declined"]
        self.bonus_life = weights["bonus_life"]
        self.spare = weights["spare"]
        self.blood = weights["blood"]
        self.steep = weights["steep"]
        self.fervour = weights["fervour"]
        self.stray = weights["stray"]
        self.malice = weights[f"malice_{world.players}"]
        self.spite = weights.get(f"spite_{world.players}", 0)  # of two players one is the strongest opponent
        self.first_force = weights["first_force"]
        self.first_regions = weights["first_regions"]
        self.first_bonus = weights["first_bonus"]
        self.pace = weights["pace"]
        self.ease_berserk = weights["ease_berserk"]
        self.ease_flight = weights["ease_flight"]
        self.ease_sea = weights["ease_sea"]
        self.ease_dragon = weights["ease_dragon"]
        self.ease_spell = weights["ease_spell"]
        self.ease_recruits = weights["ease_recruits"]
        self.safe_hero = weights["safe_hero"]
        self.safe_camp = weights["safe_camp"]
        self.safe_hole = weights["safe_hole"]
        self.safe_fort = weights["safe_fort"]
        self.safe_dragon = weights["safe_dragon"]
        self.safe_lair = weights["safe_lair"]
        self.safe_unbroken = weights["safe_unbroken"]
        self.safe_pact = weights["safe_pact"]
        self.legacy_spirit = weights["legacy_spirit"]
        self.legacy_march = weights["legacy_march"]
        self.legacy_stout = weights["legacy_stout"]
        self.legacy_income = weights["legacy_income"]
        self.loot = weights["loot"]
        self.opening = weights["opening"]
        self.haste = weights["haste"]
        self.token = weights["token"]
        # about regions, for the seat that thinks
        self.stand = [0] * 48  # what taking it would cost a people without discounts
        self.risk = [0] * 48  # how likely the seat would lose it in a round
        self.now = [0] * 48  # coins it would bring this turn
        self.later = [0] * 48  # coins it would bring in turns to come
        self.harm = [0] * 48  # what others lose by it, as far as it matters to the seat
        self.gain = [0] * 48  # all of that
        self.holding = [0] * 48  # the part that is lost if it is given up again
        self.price = [0] * 48  # what it costs the marching people
        self.fare = [0] * 48  # the same with the pips a berserk people can count on, at least 1
        self.manned = 0  # where tokens of any people stand
        # about seats
        self.near_chance = [0] * 5  # by price, how likely one of them takes a region it can attack first
        self.far_chance = [0] * 5  # and one beyond those
        self.force = [0] * 5  # tokens it can attack with
        self.zone = [0] * 5  # the regions it can attack first
        self.beyond = [0] * 5  # those it can attack after that
        self.pull = [0] * 5  # how tempting all of those are together
        self.weight_of = [0] * 5  # what a coin it loses is worth to the seat that thinks
        # about turns to come
        self.hold = [0] * 12  # coins a region of an active race brings in so many turns
        self.hold_bonus = [0] * 12
        self.hold_declined = [0] * 12
        self.fresh_start = [0] * 12  # coins of a seat that has so many turns and no active race
        self.lure = [0] * 24  # how tempting a region is at a price
        self.far_lure = [0] * 24  # the same of one that cannot be attacked first
        # about rows of the content table
        self.ease = [0] * 49  # how much cheaper it makes a region, on the average
        self.yields = [0] * 49  # coins it adds to a region, on the average
        # plans
        self.plan_mask = [0] * 64
        self.plan_around = [0] * 64
        self.plan_tokens = [0] * 64
        self.plan_value = [0] * 64
        self.plan_rank = [0] * 64
        self.plan_root = [0] * 64
        self.plan_used = [0] * 64  # seats converted from as bits, and the dragon as bit 8
        self.plans = 0  # in the row they become
        self.room = 0  # how many that row holds
        self.seen = 0  # marks of the regions of all plans that were in it
        self.row = 0  # where that row begins: 0 or 32
        self.worst = 0  # the least promising plan of that row, once it is full
        self.floor = 0  # how promising that one is: what ranks no higher is not kept
        # first steps of plans, and the best that comes of each
        self.root_action = [0] * 512
        self.root_value = [0] * 512
        self.root_mask = [0] * 512
        self.root_luck = [0] * 512  # the part of the value that a final die may bring
        self.roots = 0
        # the march being planned
        self.within = [0] * 16  # by tokens, the regions they can pay for
        self.top = [0] * 16  # by price, the most that a region brings that may be attacked
        self.most = [0] * 16  # by tokens, the most that a final die may bring
        self.people = NONE
        self.flags = 0
        self.open_to = 0  # regions that may be attacked, wherever they lie
        self.spells = 0  # regions that may be converted now
        self.beside_race = 0  # regions whose neighbours the banner makes cheaper
        self.beside_power = 0  # those whose neighbours the badge does
        self.dragon = 0  # whether the dragon can fly
        self.fury = 0  # pips a berserk people can count on
        self.capacity = 0  # regions it can hold when raiders have gone
        self.tau = 0  # what a token left in a plan promises
        self.forfeit = 0  # what the final die would end, beyond this people's march
