# cython: annotation_typing=False
"""The state of a Creation game: the interface everybody uses, and the unchecked door for search."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from mikrokosmos.core import wording
from mikrokosmos.core.bits import *
from mikrokosmos.core.position import Position
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.io import actions, events, notation, reasons, refusals, storage, view
from mikrokosmos.games.creation.options import Options
from mikrokosmos.games.creation.rules.apply import act, drawn, happen, tickets
from mikrokosmos.games.creation.rules.casting import *
from mikrokosmos.games.creation.rules.legal import how_many, is_legal, nth_action
from mikrokosmos.games.creation.rules.position import CreationPosition
from mikrokosmos.games.creation.rules.scoring import score
from mikrokosmos.games.creation.rules.tile_set import TileSet


class CreationState(CreationPosition):
    """A game of Creation under way."""

    def __init__(self, world: TileSet, options: Options) -> None:
        CreationPosition.__init__(self, world)
        self.options = options

    # The unchecked door: what search and playouts call.

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

    def copy_from(self, other: Position) -> None:
        """Become equal to another state of the same game."""
        become(self, other)

    # The interface, beside what every position has.

    def actions_there_are(self) -> int:
        """The number of action ids."""
        return ACTIONS

    @property
    def game(self) -> Any:
        """The game this is a state of."""
        return storage.game()

    def copy(self) -> CreationState:
        """An independent copy."""
        other = CreationState.__new__(CreationState)  # every field is about to be written: no need to set them up
        other.world = self.world
        other.options = self.options
        other.open_book()
        other.match(self)
        return other

    def scores(self) -> list[int]:
        """Points as the worlds stand, by seat."""
        return [score(self, seat) for seat in range(self.world.players)]

    def winners(self) -> list[int]:
        """The seats that have won; several share a victory."""
        return view.winners(self)

    def describe(self, x: int) -> dict[str, Any]:
        """An action, or an outcome while chance is to act, in words."""
        return actions.describe(self, x)

    def encode(self, words: Mapping[str, Any]) -> int:
        """The id of an action or outcome given in words."""
        return wording.encode(self, words, actions.outcomes(self))

    def explain(self, x: int) -> dict[str, Any]:
        """For a placement, what each terrain would score with it and why."""
        return reasons.explain(self, x)

    def refusal(self, x: int) -> dict[str, Any] | None:
        """Why an action is not allowed now; None if it is."""
        return refusals.refusal(self, x)

    def income(self, seat: int) -> dict[str, Any]:
        """What the seat's world would score now."""
        return reasons.income(self, seat)

    def events(self) -> list[dict[str, Any]]:
        """What the last `play` did."""
        return events.tell(self, self.book.read())

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may see; None is a spectator."""
        return view.view(self, seat)

    def imagine(self, seat: int, rng: random.Random) -> CreationState:
        """A state this seat must consider possible: god tokens it has not seen are dealt anew."""
        other = self.copy()
        hidden = [who for who in range(self.world.players) if who != seat and not self.shown & bit(who)]
        hidden = [who for who in hidden if self.god[who] != NONE]
        unknown = [god for god in range(TERRAINS) if self.gods & bit(god)] + [self.god[who] for who in hidden]
        rng.shuffle(unknown := sorted(unknown))
        for who in hidden:
            other.god[who] = unknown.pop()
        other.gods = sum(bit(god) for god in unknown)
        return other

    def to_line(self) -> str:
        """The position as one line of text."""
        return notation.write(self)

    def to_json(self) -> dict[str, Any]:
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
