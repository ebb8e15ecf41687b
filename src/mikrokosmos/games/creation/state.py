# cython: annotation_typing=False
"""The state of a Creation game: the unchecked calls for search, and who answers everybody else."""

from __future__ import annotations

from mikrokosmos.core.answers import Answers
from mikrokosmos.core.bits import *
from mikrokosmos.core.dice import Dice
from mikrokosmos.core.position import Position
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.io import actions, events, notation, reasons, refusals, storage, view
from mikrokosmos.games.creation.options import Options
from mikrokosmos.games.creation.rules.apply import act, drawn, happen, tickets
from mikrokosmos.games.creation.rules.casting import *
from mikrokosmos.games.creation.rules.key import key_of
from mikrokosmos.games.creation.rules.legal import how_many, is_legal, nth_action
from mikrokosmos.games.creation.rules.position import CreationPosition
from mikrokosmos.games.creation.rules.scoring import rank_of, score
from mikrokosmos.games.creation.rules.secrets import deal_anew
from mikrokosmos.games.creation.rules.tile_set import TileSet

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

    def answers(self) -> Answers:
        """The functions that tell a state in words and JSON."""
        return ANSWERS

    def copy(self) -> CreationState:
        """An independent copy."""
        other = CreationState.__new__(CreationState)  # every field is about to be written: no need to set them up
        other.world = self.world
        other.options = self.options
        other.set_up(self.seats, self.longest)
        other.match(self)
        return other


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
