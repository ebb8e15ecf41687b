# cython: annotation_typing=False
"""The state of a Small World game: the unchecked calls for search, and who answers everybody else.

Nothing on the table is secret: stacks have no order, and coins can be counted. What a seat imagines is what is there.
"""

from __future__ import annotations

from mikrokosmos.core.answers import Answers
from mikrokosmos.core.bits import *
from mikrokosmos.core.position import Position
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.io import actions, events, notation, reasons, refusals, storage, view
from mikrokosmos.games.smallworld.options import Options
from mikrokosmos.games.smallworld.rules.apply import act, drawn, happen, tickets
from mikrokosmos.games.smallworld.rules.casting import *
from mikrokosmos.games.smallworld.rules.column import refill
from mikrokosmos.games.smallworld.rules.key import key_of
from mikrokosmos.games.smallworld.rules.legal import how_many, is_legal, nth_action
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition
from mikrokosmos.games.smallworld.rules.scoring import rank_of
from mikrokosmos.games.smallworld.rules.turn import begin_turn
from mikrokosmos.games.smallworld.rules.world import World

ANSWERS = Answers(
    game=storage.game,
    describe=actions.describe,
    outcomes=actions.outcomes,
    explain=reasons.explain,
    refusal=refusals.refusal,
    income=reasons.income,
    events=events.tell,
    view=view.view,
    to_line=notation.write,
    to_json=storage.to_json,
)


class SmallWorldState(SmallWorldPosition):
    """A game of Small World under way."""

    def __init__(self, world: World, options: Options) -> None:
        SmallWorldPosition.__init__(self, world)
        self.options = options

    def choices(self) -> int:
        """How many actions are legal now."""
        return how_many(self)

    def nth(self, k: int) -> int:
        """The k-th legal action."""
        return nth_action(self, k)

    def allows(self, action: int) -> int:
        """1 if the action is legal now."""
        return is_legal(self, action)

    def weight(self) -> int:
        """The sum of the weights of chance now."""
        return tickets(self) if self.moving == CHANCE else 0

    def outcome(self, ticket: int) -> int:
        """The outcome that owns a ticket."""
        return drawn(self, ticket)

    def apply(self, x: int) -> None:
        """Play an action or outcome, unchecked."""
        if self.moving == CHANCE:
            happen(self, x)
        else:
            act(self, x)

    def points(self, seat: int) -> int:
        """The seat's coins."""
        return self.coins[seat]

    def rank(self, seat: int) -> int:
        """Coins, then tokens on the map."""
        return rank_of(self, seat)

    def key(self) -> int:
        """The table in 64 bits."""
        return key_of(self)

    def copy_from(self, other: Position) -> None:
        """Become equal to another state of the same game."""
        become(self, other)

    def actions_there_are(self) -> int:
        """The number of action ids."""
        return ACTIONS

    def answers(self) -> Answers:
        """The functions that tell a state in words and JSON."""
        return ANSWERS

    def copy(self) -> SmallWorldState:
        """An independent copy."""
        other = SmallWorldState.__new__(SmallWorldState)  # every field is about to be written: no need to set them up
        other.world = self.world
        other.options = self.options
        other.set_up(self.seats, self.longest)
        other.match(self)
        return other


def start(world: World, options: Options) -> SmallWorldState:
    """Set the table (SET-1 to SET-5): the column is empty, so chance moves first."""
    state = SmallWorldState(world, options)
    state.tribes = world.tribes
    for people in range(len(world.content.races)):
        state.tray[people] = world.tray[people]
        state.banners |= bit(people)
    for power in range(len(world.content.powers)):
        state.badges |= bit(power)
    for seat in range(world.players):
        state.coins[seat] = 5
    if options.first is not None:
        state.first = options.first
        state.turn = options.first
        begin_turn(state)
        refill(state)
    return state
