# cython: annotation_typing=False
"""The state of a Creation game: the unchecked calls for search, and what it says to everybody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mikrokosmos.core.bits import *
from mikrokosmos.core.dice import Dice
from mikrokosmos.core.position import Position
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.io import actions, events, notation, reasons, refusals, storage, view
from mikrokosmos.games.creation.options import Options
from mikrokosmos.games.creation.rules.apply import act, drawn, happen, tickets, turns_behind
from mikrokosmos.games.creation.rules.casting import *
from mikrokosmos.games.creation.rules.key import key_of
from mikrokosmos.games.creation.rules.legal import how_many, is_legal, nth_action
from mikrokosmos.games.creation.rules.position import CreationPosition
from mikrokosmos.games.creation.rules.scoring import rank_of, score
from mikrokosmos.games.creation.rules.secrets import deal_anew
from mikrokosmos.games.creation.rules.tile_set import TileSet

if TYPE_CHECKING:
    from mikrokosmos.core.types import Json
    from mikrokosmos.games.creation.game import Creation
    from mikrokosmos.games.creation.types.actions import Words
    from mikrokosmos.games.creation.types.events import Event
    from mikrokosmos.games.creation.types.reasons import Cost, Income
    from mikrokosmos.games.creation.types.refusals import Refusal
    from mikrokosmos.games.creation.types.view import View


class CreationState(CreationPosition):
    """A game of Creation under way."""

    def __init__(self, world: TileSet, options: Options) -> None:
        CreationPosition.__init__(self, world)
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
        """The seat's points as its world stands."""
        return score(self, seat)

    def rank(self, seat: int) -> int:
        """Points, then the largest single group."""
        return rank_of(self, seat)

    def turn_number(self) -> int:
        """How many turns lie behind."""
        return turns_behind(self)

    def begins_turn(self) -> int:
        """1 if nothing has been done in a turn yet."""
        return 1 if self.stage == CHOOSING else 0

    def key(self) -> int:
        """The table in 64 bits."""
        return key_of(self)

    def copy_from(self, other: Position) -> None:
        """Become equal to another state of the same game."""
        become(self, other)

    def imagine_from(self, other: Position, seat: int, dice: Dice) -> None:
        """Become another state with the god tokens dealt anew that the seat has not seen."""
        become(self, other)
        deal_anew(self, seat, dice)

    def actions_there_are(self) -> int:
        """The number of action ids."""
        return ACTIONS

    def copy(self) -> CreationState:
        """An independent copy."""
        other = CreationState.__new__(CreationState)  # every field is about to be written: no need to set them up
        other.world = self.world
        other.options = self.options
        other.set_up(self.seats, self.longest)
        other.match(self)
        return other

    # What it says, in the types of this game.

    @property
    def game(self) -> Creation:
        """The game this is a state of."""
        return storage.game()

    def outcomes(self) -> list[int]:
        """Every outcome of chance that can ever come up at this table."""
        return actions.outcomes(self)

    def describe(self, x: int) -> Words:
        """An action, or an outcome while chance is to act, in words."""
        return actions.describe(self, x)

    def explain(self, x: int) -> Cost:
        """For a placement, what each terrain would score with it and why."""
        return reasons.explain(self, x)

    def refusal(self, x: int) -> Refusal | None:
        """Why an action is not allowed now; None if it is."""
        return refusals.refusal(self, x)

    def income(self, seat: int) -> Income:
        """What the seat's world would score now."""
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


def start(world: TileSet, options: Options) -> CreationState:
    """Set the table (R2, R4): three stacks of about the same size, three tiles of each for the map."""
    state = CreationState(world, options)
    state.unseen = world.all_tiles
    size = count(world.all_tiles)
    for at in range(STACKS):
        state.stack[at] = size // STACKS + (1 if at < size % STACKS else 0) - 3
    state.gap = 0
    state.first = NONE if options.first is None else options.first
    return state
