# cython: annotation_typing=False
"""The reference: a simple player that never changes, so that what is measured against it stays comparable.

It takes the combo with the most tokens, conquers whatever costs least for each coin it brings this turn, never leaves a
region of its own will, spreads its troops evenly, and declines when it could not take two regions. Rules that have come
since leave its games under rules 1 as they were: it still picks before declined peoples march, and rolls the final die
only where that ends nothing else.
"""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.position import Position
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.rules.apply import act
from mikrokosmos.games.smallworld.rules.casting import *
from mikrokosmos.games.smallworld.rules.conquest import cost, take, with_roll
from mikrokosmos.games.smallworld.rules.legal import how_many, list_actions, nth_action
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition
from mikrokosmos.games.smallworld.rules.scoring import income
from mikrokosmos.games.smallworld.rules.turn import begin_turn, end_march
from mikrokosmos.games.smallworld.rules.world import World

VERSION = 1
"""Whoever improves the reference gives it another name: figures measured with version 1 must stay true."""


class Reference(Judge):
    """The judge "reference". Its one choice is worth a point, everything else nothing."""

    def __init__(self, world: World) -> None:
        Judge.__init__(self)
        self.world = world
        self.table = SmallWorldPosition(world)  # the position asked about
        self.plan = SmallWorldPosition(world)  # the turn as it might go
        self.trial = SmallWorldPosition(world)  # one conquest, to see what it would bring

    def knows(self, position: Position) -> bool:
        """Whether the position lies in this judge's world."""
        return isinstance(position, SmallWorldPosition) and position.world is self.world

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

    def decide(self, position: SmallWorldPosition) -> int:
        """The action the reference plays; the list of actions must have been made."""
        stage = position.stage
        if position.legal[PICK]:  # before declined peoples march, as it did when there was no choice
            return PICK_AT + self.biggest_combo(position)
        if stage in (CONQUEST, ROLLED):
            if position.fresh and self.exhausted(position):
                return PLAIN_AT + DECLINE
            return self.march(position, self.may_roll(position))
        if stage == GIVING_UP:
            return ABANDON * REGIONS + lowest(position.legal[ABANDON])
        if stage == PEACE:
            return ALLY_AT + self.richest(position)
        if stage == LAST_WORD:
            return PLAIN_AT + (DECLINE if self.exhausted(position) else DONE)
        return self.put_down(position)

    # Combos and peace.

    def biggest_combo(self, position: SmallWorldPosition) -> int:
        """The slot with the most tokens and coins after its price; of equals the top one."""
        best = 0
        most = -REGIONS
        for slot in range(count(position.legal[PICK])):  # the slots one can pay for are the first ones
            people = position.column_race[slot]
            badge = position.column_power[slot]
            size = position.world.number[people] + position.world.number[badge]
            size += position.world.raiders[people] + position.world.raiders[badge]
            size += position.column_coins[slot] - slot
            if size > most:
                best = slot
                most = size
        return best

    def richest(self, position: SmallWorldPosition) -> int:
        """The seat with the most coins among those one could ally with; of equals the first."""
        mask = position.legal[ALLY]
        best = lowest(mask)
        while mask:
            if position.coins[lowest(mask)] > position.coins[best]:
                best = lowest(mask)
            mask &= mask - 1
        return best

    # Conquest.

    def may_roll(self, position: SmallWorldPosition) -> int:
        """1 if a final attempt ends nothing but this people's march: a declined one's may end the active race's too."""
        return 1 if position.world.die_for_each or position.standing[position.marcher] == ACTIVE else 0

    def march(self, position: SmallWorldPosition, dice: int) -> int:
        """What the marching people does next: spells, the dragon, the best bargain, at last (if at all) the die."""
        list_actions(position)
        if position.legal[CONVERT]:
            return CONVERT * REGIONS + lowest(position.legal[CONVERT])
        region = self.dearest(position, position.legal[STRIKE])
        if region != NONE:
            return STRIKE * REGIONS + region
        if dice and position.legal[PLAIN] & bit(ROLL):
            return PLAIN_AT + ROLL
        region = self.bargain(position, position.legal[CONQUER])
        if region != NONE:
            return CONQUER * REGIONS + region
        if dice:
            region = self.cheapest(position, position.legal[ATTEMPT])
            if region != NONE:
                return ATTEMPT * REGIONS + region
        return PLAIN_AT + STOP

    def gain(self, position: SmallWorldPosition, region: int) -> int:
        """How many more coins the turn brings with this region; none for one taken from an own declined people."""
        before = income(position, position.turn)
        self.trial.match(position)
        take(self.trial, position.marcher, region, 1, BY_FORCE)
        return income(self.trial, position.turn) - before

    def price(self, position: SmallWorldPosition, region: int) -> int:
        """The tokens a region costs now."""
        tokens = cost(position, position.marcher, region)
        return with_roll(position, tokens) if position.stage == ROLLED else tokens

    def bargain(self, position: SmallWorldPosition, mask: int) -> int:
        """The region that costs least for each coin it brings; of equals the lowest, NONE if none brings any."""
        best = NONE
        tokens = coins = 0
        while mask:
            region = lowest(mask)
            price = self.price(position, region)
            gain = self.gain(position, region)
            if gain > 0 and (best == NONE or price * coins < tokens * gain):
                best = region
                tokens = price
                coins = gain
            mask &= mask - 1
        return best

    def cheapest(self, position: SmallWorldPosition, mask: int) -> int:
        """The region that costs least, so that the die helps soonest; of equals the lowest, or NONE."""
        best = NONE
        tokens = 0
        while mask:
            region = lowest(mask)
            price = self.price(position, region)
            if (best == NONE or price < tokens) and self.gain(position, region) > 0:
                best = region
                tokens = price
            mask &= mask - 1
        return best

    def dearest(self, position: SmallWorldPosition, mask: int) -> int:
        """The region where the dragon saves most tokens; of equals the lowest, NONE if none brings coins."""
        best = NONE
        tokens = 0
        while mask:
            region = lowest(mask)
            price = self.price(position, region)
            if price > tokens and self.gain(position, region) > 0:
                best = region
                tokens = price
            mask &= mask - 1
        return best

    # Decline.

    def exhausted(self, position: SmallWorldPosition) -> int:
        """1 if the active race could not take two regions in a turn that began now; never in the last round."""
        if position.round == position.world.rounds:
            return 0
        self.plan.match(position)
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

    def put_down(self, position: SmallWorldPosition) -> int:
        """One token, then heroes, fortresses and camps, each where fewest stand; then the step is done."""
        if position.legal[PLACE]:
            return PLACE * REGIONS + self.weakest(position, position.legal[PLACE], 0)
        if position.legal[HERO]:
            return HERO * REGIONS + self.weakest(position, position.legal[HERO], 0)
        if position.legal[FORT]:
            return FORT * REGIONS + self.weakest(position, position.legal[FORT], 0)
        if position.legal[CAMP]:
            return CAMP * REGIONS + self.weakest(position, position.legal[CAMP], 1)
        return PLAIN_AT + DONE

    def weakest(self, position: SmallWorldPosition, mask: int, camps: int) -> int:
        """The region with the fewest tokens (and camps, if they count); of equals the lowest."""
        best = lowest(mask)
        fewest = position.tokens[best] + camps * position.camps[best]
        while mask:
            region = lowest(mask)
            here = position.tokens[region] + camps * position.camps[region]
            if here < fewest:
                best = region
                fewest = here
            mask &= mask - 1
        return best
