# cython: annotation_typing=False
"""The reference: a simple player that never changes, so that what is measured against it stays comparable.

It takes the combo with the most tokens, conquers whatever costs least for each coin it brings this turn, never leaves a
region of its own will, spreads its troops evenly, and declines when it could not take two regions.
"""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.position import Position
from mikrokosmos.games.smallworld.casting import *
from mikrokosmos.games.smallworld.conquest import cost, take, with_roll
from mikrokosmos.games.smallworld.deeds import act
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.listing import how_many, list_actions, nth_action
from mikrokosmos.games.smallworld.realm import Realm
from mikrokosmos.games.smallworld.scoring import income
from mikrokosmos.games.smallworld.turn import begin_turn, end_march
from mikrokosmos.games.smallworld.world import World

VERSION = 1
"""Whoever improves the reference gives it another name: figures measured with version 1 must stay true."""


class Yardstick(Judge):
    """The judge "reference". Its one choice is worth a point, everything else nothing."""

    def __init__(self, world: World) -> None:
        Judge.__init__(self)
        self.world = world
        self.table = Realm(world)  # the position asked about
        self.plan = Realm(world)  # the turn as it might go
        self.trial = Realm(world)  # one conquest, to see what it would bring

    def knows(self, position: Position) -> bool:
        """Whether the position lies in this judge's world."""
        return isinstance(position, Realm) and position.world is self.world

    def terms(self) -> tuple[str, ...]:
        """There is one reason: the reference plays this."""
        return ("why-reference",)

    def consider(self, position: Position) -> None:
        """Note every legal action; only the one the reference plays is worth anything."""
        become(self.table, position)
        list_actions(self.table)
        choice = self.decide(self.table)
        for k in range(how_many(self.table)):
            action = nth_action(self.table, k)
            if action == choice:
                self.note(action, 100)
                self.because(action, 0, 100)
            else:
                self.note(action, 0)

    def decide(self, realm: Realm) -> int:
        """The action the reference plays; the list of actions must have been made."""
        stage = realm.stage
        if stage == PICKING:
            return PICK_AT + self.biggest_combo(realm)
        if stage in (CONQUEST, ROLLED):
            if realm.fresh and self.exhausted(realm):
                return PLAIN_AT + DECLINE
            return self.march(realm, 1)
        if stage == GIVING_UP:
            return ABANDON * REGIONS + lowest(realm.legal[ABANDON])
        if stage == PEACE:
            return ALLY_AT + self.richest(realm)
        if stage == LAST_WORD:
            return PLAIN_AT + (DECLINE if self.exhausted(realm) else DONE)
        return self.put_down(realm)

    # Combos and peace.

    def biggest_combo(self, realm: Realm) -> int:
        """The slot with the most tokens and coins after its price; of equals the top one."""
        best = 0
        most = -REGIONS
        for slot in range(count(realm.legal[PICK])):  # the slots one can pay for are the first ones
            people = realm.column_race[slot]
            badge = realm.column_power[slot]
            size = realm.world.number[people] + realm.world.number[badge]
            size += realm.world.raiders[people] + realm.world.raiders[badge]
            size += realm.column_coins[slot] - slot
            if size > most:
                best = slot
                most = size
        return best

    def richest(self, realm: Realm) -> int:
        """The seat with the most coins among those one could ally with; of equals the first."""
        mask = realm.legal[ALLY]
        best = lowest(mask)
        while mask:
            if realm.coins[lowest(mask)] > realm.coins[best]:
                best = lowest(mask)
            mask &= mask - 1
        return best

    # Conquest.

    def march(self, realm: Realm, dice: int) -> int:
        """What the marching people does next: spells, the dragon, the best bargain, at last (if at all) the die."""
        list_actions(realm)
        if realm.legal[CONVERT]:
            return CONVERT * REGIONS + lowest(realm.legal[CONVERT])
        region = self.dearest(realm, realm.legal[STRIKE])
        if region != NONE:
            return STRIKE * REGIONS + region
        if dice and realm.legal[PLAIN] & bit(ROLL):
            return PLAIN_AT + ROLL
        region = self.bargain(realm, realm.legal[CONQUER])
        if region != NONE:
            return CONQUER * REGIONS + region
        if dice:
            region = self.cheapest(realm, realm.legal[ATTEMPT])
            if region != NONE:
                return ATTEMPT * REGIONS + region
        return PLAIN_AT + STOP

    def gain(self, realm: Realm, region: int) -> int:
        """How many more coins the turn brings with this region; none for one taken from an own declined people."""
        before = income(realm, realm.turn)
        self.trial.match(realm)
        take(self.trial, realm.marcher, region, 1, BY_FORCE)
        return income(self.trial, realm.turn) - before

    def price(self, realm: Realm, region: int) -> int:
        """The tokens a region costs now."""
        tokens = cost(realm, realm.marcher, region)
        return with_roll(realm, tokens) if realm.stage == ROLLED else tokens

    def bargain(self, realm: Realm, mask: int) -> int:
        """The region that costs least for each coin it brings; of equals the lowest, NONE if none brings any."""
        best = NONE
        tokens = coins = 0
        while mask:
            region = lowest(mask)
            price = self.price(realm, region)
            gain = self.gain(realm, region)
            if gain > 0 and (best == NONE or price * coins < tokens * gain):
                best = region
                tokens = price
                coins = gain
            mask &= mask - 1
        return best

    def cheapest(self, realm: Realm, mask: int) -> int:
        """The region that costs least, so that the die helps soonest; of equals the lowest, or NONE."""
        best = NONE
        tokens = 0
        while mask:
            region = lowest(mask)
            price = self.price(realm, region)
            if (best == NONE or price < tokens) and self.gain(realm, region) > 0:
                best = region
                tokens = price
            mask &= mask - 1
        return best

    def dearest(self, realm: Realm, mask: int) -> int:
        """The region where the dragon saves most tokens; of equals the lowest, NONE if none brings coins."""
        best = NONE
        tokens = 0
        while mask:
            region = lowest(mask)
            price = self.price(realm, region)
            if price > tokens and self.gain(realm, region) > 0:
                best = region
                tokens = price
            mask &= mask - 1
        return best

    # Decline.

    def exhausted(self, realm: Realm) -> int:
        """1 if the active race could not take two regions in a turn that began now; never in the last round."""
        if realm.round == realm.world.rounds:
            return 0
        self.plan.match(realm)
        self.plan.column_size = COLUMN  # as if it were full: whatever would be revealed changes nothing here
        begin_turn(self.plan)
        while self.plan.marcher != self.plan.active[self.plan.turn]:  # declined peoples that march go first
            end_march(self.plan)
        for _ in range(2):
            self.plan.listed = 0
            action = self.march(self.plan, 0)
            if action == PLAIN_AT + STOP:
                return 1
            act(self.plan, action)
        return 0

    # Redeployment.

    def put_down(self, realm: Realm) -> int:
        """One token, then heroes, fortresses and camps, each where fewest stand; then the step is done."""
        if realm.legal[PLACE]:
            return PLACE * REGIONS + self.weakest(realm, realm.legal[PLACE], 0)
        if realm.legal[HERO]:
            return HERO * REGIONS + self.weakest(realm, realm.legal[HERO], 0)
        if realm.legal[FORT]:
            return FORT * REGIONS + self.weakest(realm, realm.legal[FORT], 0)
        if realm.legal[CAMP]:
            return CAMP * REGIONS + self.weakest(realm, realm.legal[CAMP], 1)
        return PLAIN_AT + DONE

    def weakest(self, realm: Realm, mask: int, camps: int) -> int:
        """The region with the fewest tokens (and camps, if they count); of equals the lowest."""
        best = lowest(mask)
        fewest = realm.tokens[best] + camps * realm.camps[best]
        while mask:
            region = lowest(mask)
            here = realm.tokens[region] + camps * realm.camps[region]
            if here < fewest:
                best = region
                fewest = here
            mask &= mask - 1
        return best
