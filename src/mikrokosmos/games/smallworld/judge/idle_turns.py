# cython: annotation_typing=False
"""A watch over a judge: how often its seat earns nothing for two turns in a row though it could have declined.

No good player lets that happen, and the levels must not: `tools/idle_turns.py` plays a great many games to see. It is
compiled since it looks at every decision of those.
"""

from __future__ import annotations

from mikrokosmos.core.judge import Judge
from mikrokosmos.core.position import Position
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.rules.casting import *
from mikrokosmos.games.smallworld.rules.legal import list_actions
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition


class IdleTurns(Judge):
    """Plays a seat as a judge advises, and counts.

    Earned is what scoring brings, not what lies on a combo or is paid for one. A pair counts if two turns of the seat,
    one after the other, brought nothing, and at the beginning of either it might have declined and did not.
    """

    def __init__(self, judge: Judge) -> None:
        Judge.__init__(self)
        self.judge = judge
        self.turns = 0  # watched in all
        self.idle = 0  # those that brought nothing
        self.pairs = 0
        self.begin()

    def begin(self) -> None:
        """A new game begins."""
        self.round = 0
        self.coins = 0  # before the turn's scoring
        self.passed = 0  # whether the turn's decline was passed over
        self.idle_before = 0  # the same of the turn before, and whether that brought nothing
        self.passed_before = 0

    def advise(self, position: Position) -> int:
        """What the judge advises."""
        action = self.judge.advise(position)
        observe(self, position, action)
        return action

    def end(self, coins: int) -> None:
        """The turn is over and scored, and the seat has so many coins."""
        if self.round:
            self.turns += 1
            idle = 1 if coins == self.coins else 0
            self.idle += idle
            if idle and self.idle_before and (self.passed or self.passed_before):
                self.pairs += 1
            self.idle_before = idle
            self.passed_before = self.passed

    def finish(self, coins: int) -> None:
        """The game is over, and the seat has so many coins."""
        self.end(coins)
        self.begin()


def note_decision(watch: IdleTurns, position: SmallWorldPosition, action: int) -> None:
    """Look at a decision before it is carried out; troops that are put down in the turn of another are none."""
    seat = position.turn
    if position.moving == seat:
        if position.round != watch.round:
            watch.end(position.coins[seat])
            watch.round = position.round
            list_actions(position)
            watch.passed = 1 if position.legal[PLAIN] >> DECLINE & 1 else 0
        if position.stage <= REDEPLOYMENT:
            watch.coins = position.coins[seat]
            if action == PLAIN_AT + DECLINE:
                watch.passed = 0
