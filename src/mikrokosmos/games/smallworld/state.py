# cython: annotation_typing=False
"""The state of a Small World game: the unchecked calls for search, and what it says to everybody else.

Nothing on the table is secret: stacks have no order, and coins can be counted. What a seat imagines is what is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from mikrokosmos.games.smallworld.rules.turn import begin_turn, turns_behind, untouched
from mikrokosmos.games.smallworld.rules.world import World

if TYPE_CHECKING:
    from mikrokosmos.core.types import Json
    from mikrokosmos.games.smallworld.game import SmallWorld
    from mikrokosmos.games.smallworld.types.actions import Words
    from mikrokosmos.games.smallworld.types.events import Event
    from mikrokosmos.games.smallworld.types.reasons import Cost, Income
    from mikrokosmos.games.smallworld.types.refusals import Refusal
    from mikrokosmos.games.smallworld.types.view import View


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

    def turn_number(self) -> int:
        """How many turns lie behind."""
        return turns_behind(self)

    def begins_turn(self) -> int:
        """1 if nothing has been done in a turn yet."""
        return untouched(self)

    def key(self) -> int:
        """The table in 64 bits."""
        return key_of(self)

    def copy_from(self, other: Position) -> None:
        """Become equal to another state of the same game."""
        become(self, other)

    def actions_there_are(self) -> int:
        """The number of action ids."""
        return ACTIONS

    def copy(self) -> SmallWorldState:
        """An independent copy."""
        other = SmallWorldState.__new__(SmallWorldState)  # every field is about to be written: no need to set them up
        other.world = self.world
        other.options = self.options
        other.set_up(self.seats, self.longest)
        other.match(self)
        return other

    # What it says, in the types of this game.

    @property
    def game(self) -> SmallWorld:
        """The game this is a state of."""
        return storage.game()

    def outcomes(self) -> list[int]:
        """Every outcome of chance that can ever come up at this table."""
        return actions.outcomes(self)

    def describe(self, x: int) -> Words:
        """An action, or an outcome while chance is to act, in words."""
        return actions.describe(self, x)

    def explain(self, x: int) -> Cost:
        """Why a legal action costs what it costs."""
        return reasons.explain(self, x)

    def refusal(self, x: int) -> Refusal | None:
        """Why an action is not allowed now; None if it is."""
        return refusals.refusal(self, x)

    def income(self, seat: int) -> Income:
        """What the seat would earn if it scored now."""
        return reasons.income(self, seat)

    def events(self) -> list[Event]:
        """What the last `play` did."""
        return events.tell(self, self.book.read())

    def view(self, seat: int | None) -> View:
        """All that this seat may see; None is a spectator."""
        return view.view(self, seat)

    def to_line(self) -> str:
        """The position as one line of text."""
        return notation.write(self)

    def to_json(self) -> Json:
        """The whole state, versioned."""
        return storage.to_json(self)


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
