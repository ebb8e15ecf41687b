# cython: annotation_typing=False
"""The checked door to a state, the same for every game: what is asked and played from Python.

A game derives its position from `GameState`, fills in the unchecked calls of `Position`, and says what it says in types
of its own. Nothing else of the interface is written twice.
"""

from __future__ import annotations

import operator
import random
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Self

from mikrokosmos.core import wording
from mikrokosmos.core.bits import *
from mikrokosmos.core.dice import Dice
from mikrokosmos.core.errors import IllegalAction
from mikrokosmos.core.notebook import given_back, opened
from mikrokosmos.core.position import BLANK, Position
from mikrokosmos.core.registry import restored

if TYPE_CHECKING:
    from mikrokosmos.core.interface import Game, State
    from mikrokosmos.core.types import Event, Json, Parsed, Refusal, Sum, View, Words


class GameState(Position):
    """A game under way, as everybody but search sees it."""

    # What a game fills in, beside the calls of `Position`.

    def copy(self) -> Self:
        """An independent copy."""
        raise NotImplementedError

    @property
    def game(self) -> Game:
        """The game this is a state of."""
        raise NotImplementedError

    def outcomes(self) -> Iterable[int]:
        """Every outcome of chance that can ever come up at this table."""
        raise NotImplementedError

    def describe(self, x: int) -> Words:
        """An action, or an outcome while chance is to act, in words."""
        raise NotImplementedError

    def explain(self, x: int) -> Sum:
        """Why a legal action costs what it costs."""
        raise NotImplementedError

    def refusal(self, x: int) -> Refusal | None:
        """Why an action is not allowed now; None if it is."""
        raise NotImplementedError

    def income(self, seat: int) -> Sum:
        """What the seat would earn if it scored now."""
        raise NotImplementedError

    def events(self) -> Sequence[Event]:
        """What the last `play` did."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """All that this seat may see; None is a spectator."""
        raise NotImplementedError

    def to_line(self) -> str:
        """The position as one line of text."""
        raise NotImplementedError

    def to_json(self) -> Json:
        """The whole state, versioned."""
        raise NotImplementedError

    def actions_there_are(self) -> int:
        """The number of action ids of the game."""
        return 0

    # For other processes and for copy.deepcopy.

    def __reduce__(self) -> tuple[Callable[[str, Json], State], tuple[str, Json]]:
        """As it is stored: what is pickled by one version can be read by the next. The last events are not kept."""
        return restored, (self.game.id, self.to_json())

    def __copy__(self) -> Self:
        """`copy`."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """`copy`: nothing that changes is shared."""
        return self.copy()

    # Playing.

    @property
    def player(self) -> int:
        """The seat to act, CHANCE or OVER."""
        return self.moving

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.moving == -2

    def actions(self) -> list[int]:
        """Every legal action, ascending."""
        return [self.nth(k) for k in range(self.choices())]

    def chances(self) -> list[tuple[int, int]]:
        """Every outcome of chance with its weight, ascending."""
        found: list[tuple[int, int]] = []
        tickets = last = 0
        for ticket in range(self.weight()):  # tickets of one outcome lie together, outcomes in ascending order
            outcome = self.outcome(ticket)
            if tickets and outcome != last:
                found.append((last, tickets))
                tickets = 0
            last = outcome
            tickets += 1
        if tickets:
            found.append((last, tickets))
        return found

    def play(self, x: int) -> None:
        """Play an action or outcome; `IllegalAction` for anything not listed, and nothing has changed."""
        try:
            move = operator.index(x)
        except TypeError:
            raise IllegalAction(f"an action is a whole number, not {x!r}") from None
        if not self.is_possible(move):
            raise IllegalAction(self.objection(move))
        if self.book is BLANK:
            self.book = opened()
        self.book.clear()
        self.noting = 1
        self.apply(move)
        self.noting = 0

    def forget_events(self) -> None:
        """Nobody asks for the events of the last play any more: the book they stand in is larger than the state."""
        if self.book is not BLANK:
            book = self.book
            self.book = BLANK
            given_back(book)

    def played(self, x: int) -> Self:
        """A copy on which this was played, or `IllegalAction`. Without events: to note them costs more than to play."""
        if not self.is_possible(x):
            raise IllegalAction(self.objection(x))
        other = self.copy()
        other.apply(x)
        return other

    def is_possible(self, x: int) -> bool:
        """Whether this action is legal now, or this outcome possible."""
        if self.moving == -1:
            return any(x == self.outcome(ticket) for ticket in range(self.weight()))
        return self.moving >= 0 and 0 <= x < self.actions_there_are() and self.allows(x) == 1

    def objection(self, x: int) -> str:
        """Why a move was refused, for the error."""
        if self.moving == -1:  # what could come may be a secret: which cards are left tells which are dealt
            return f"chance is to act, and {x} is not one of its outcomes now"
        if not 0 <= x < self.actions_there_are():
            return f"there is no action {x}: actions are 0 to {self.actions_there_are() - 1}"
        return f"action {x} {self.describe(x)} is not legal now: {self.refusal(x)}"

    def imagine(self, seat: int, rng: random.Random) -> Self:
        """A state this seat must consider possible: whatever it cannot know is drawn anew."""
        other = self.copy()
        other.imagine_from(self, seat, Dice(rng.getrandbits(64)))
        return other

    # How it stands.

    def scores(self) -> list[int]:
        """Points as they stand, by seat."""
        return [self.points(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that have won; several share a victory."""
        won = self.won()
        return [seat for seat in range(self.seats) if won & bit(seat)]

    def shares(self) -> list[int]:
        """Each seat's part of the victory, in sixtieths; all 0 until the game is over."""
        return [self.share(seat) for seat in range(self.seats)]

    def fingerprint(self) -> int:
        """`key`, for Python: 64 bits that are the same for equal states of a table, and only for those."""
        return self.key()

    def turns(self) -> int:
        """`turn_number`, for Python: how many turns lie behind; −1 until the first begins."""
        return self.turn_number()

    def at_turn_start(self) -> bool:
        """`begins_turn`, for Python: whether a turn begins here and nothing has been done in it yet."""
        return self.begins_turn() == 1

    # In words.

    def encode(self, words: Parsed) -> int:
        """The id of an action or outcome given in words."""
        return wording.encode(self, words, self.outcomes())
