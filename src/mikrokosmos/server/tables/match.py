"""The course of a game at a table: what a seat may play and take back, and what then follows by itself.

A course is the fold of the table's `play` and `undo` entries. It asks nobody and stores nothing: `play` and `undo` work
on a trial copy and return the entry to append; once that is on the disk, `fold` makes it so. Any process that folds the
same entries has the same course, and so has the trial: who has it need not play it all again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

import mikrokosmos as mk
from mikrokosmos.core.record import Record
from mikrokosmos.server.tables.refused import Refused

ASKED = "asked"
"""A seat asked for the move."""
CHANCE = "chance"
"""The dice fell so."""
FORCED = "forced"
"""There was nothing else to do."""
ORDER = "order"
"""The seat had left an order."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move and how it came about."""

    move: int
    how: str


@dataclass(frozen=True, slots=True)
class Play:
    """What a `play` entry holds: the moves a seat asked for, and all that followed by itself."""

    seat: int
    steps: tuple[Step, ...]
    after: Match
    """The trial on which all this was played: how things will stand once the entry is folded."""
    dropped: int = 0
    """How many of the asked moves were not played, since chance came before them."""
    before: Match | None = None
    """The course it was tried on."""
    events: tuple[mk.Json, ...] = ()
    """What folding the entry would tell."""

    def body(self) -> mk.Json:
        """As it stands in the log."""
        return {"moves": [[step.move, step.how] for step in self.steps]}


class Match:
    """A game under way, with its record and what of it still can be taken back."""

    def __init__(self, record: Record) -> None:
        """From the beginning: nothing has been played, not even what chance must do before the first seat can act."""
        self.record = record
        self.floor = len(record.moves)
        """Moves up to here stand. Only what a seat did in its turn since chance or a secret came up can be undone."""
        self.points: list[int] = []
        """Where each message of the seat to act began, after the floor: undo goes back to the last of them."""
        self.stints = 0
        """How often it has become another's turn to act, or one's own again after others had acted."""

    @property
    def state(self) -> mk.State:
        """Where the game stands."""
        return self.record.state

    @property
    def length(self) -> int:
        """How many moves have been played, chance included."""
        return len(self.record.moves)

    def copy(self) -> Self:
        """An independent course to try things on."""
        other = type(self)(self.record.copy())
        other.floor = self.floor
        other.points = list(self.points)
        other.stints = self.stints
        return other

    # What a seat may do.

    def play(self, seat: int, moves: Sequence[int], orders: Mapping[int, str]) -> Play:
        """The entry for what a seat asks: all of its moves or none, up to the first event of chance.

        `Refused` if it is not the seat's to act or a move is not legal; nothing has changed then, or after it.
        """
        if not moves:
            raise Refused("no-moves")
        trial = self.copy()
        trial.must_act(seat)
        passage = Passage(trial)
        dropped = 0
        for at, move in enumerate(moves):
            if trial.state.player == mk.CHANCE:
                dropped = len(moves) - at
                break
            trial.must_be_legal(seat, move)
            passage.play(int(move), ASKED)
        passage.settle(orders)
        return Play(seat, tuple(passage.steps), trial, dropped, self, tuple(passage.finish()))

    def undo(self, seat: int) -> mk.Json:
        """The entry for taking back the seat's last message; `Refused` if there is nothing it may take back."""
        self.must_act(seat)
        if not self.points:
            raise Refused("nothing-to-undo")
        return {"to": self.points[-1]}

    def begin(self, orders: Mapping[int, str]) -> Play:
        """The entry for what must happen before the first seat can act."""
        trial = self.copy()
        return Play(-1, tuple(trial.settle(orders)), trial)

    def closes_undo(self, move: int, orders: Mapping[int, str]) -> bool:
        """Whether this legal move of the seat to act, with all that follows, could not be taken back."""
        game = self.record.game
        # Where actions neither hide nor reveal anything, their events need not be looked at.
        secrets = game.actions_hide or game.reveals
        state = self.state.copy()
        actor = state.player
        state.play(move)
        while state.player == actor and not (secrets and is_final(game, state.events())):
            step = unasked(game, state, orders)
            if step is None:
                return False
            state.play(step.move)
        return True

    # What follows by itself.

    def settle(self, orders: Mapping[int, str]) -> list[Step]:
        """Play what nobody need be asked about: chance, only choices, and orders that were left."""
        passage = Passage(self)
        passage.settle(orders)
        passage.finish()
        return passage.steps

    def next_step(self, orders: Mapping[int, str]) -> Step | None:
        """What happens next without asking; `None` if a seat must decide or the game is over."""
        if self.state.player == mk.CHANCE:
            return Step(self.record.next_roll(), CHANCE)
        return unasked(self.record.game, self.state, orders)

    # The fold.

    def fold(self, kind: str, body: Mapping[str, Any]) -> list[mk.Json]:
        """Make an entry of the log so, and return the events of its moves (each says who may see it)."""
        if kind == "undo":
            return self.take_back(int(body["to"]))
        passage = Passage(self)
        for move, how in body["moves"]:
            passage.play(move, how)
        return passage.finish()

    def take_back(self, to: int) -> list[mk.Json]:
        """Go back to so many moves."""
        self.record = self.record.shorten(to)
        self.points = [point for point in self.points if point < to]
        return []

    # Refusals.

    def must_act(self, seat: int) -> None:
        """Refuse a seat whose move it is not."""
        if self.state.over:
            raise Refused("game-over")
        if self.state.player != seat:
            raise Refused("not-your-move")

    def must_be_legal(self, seat: int, move: int) -> None:
        """Refuse a move that is not the seat's to make now, with the rules' own reason."""
        if self.state.player != seat:
            raise Refused("not-your-move")
        if not 0 <= move < self.state.game.action_count:
            raise Refused("no-such-action", action=move)
        if (told := self.state.refusal(move)) is not None:
            raise Refused("illegal", action=move, refusal=told)


class Passage:
    """The moves of one entry, played one after another on a course; `finish` draws the line under them."""

    def __init__(self, course: Match) -> None:
        self.course = course
        self.steps: list[Step] = []
        self.events: list[mk.Json] = []
        self._actor = course.state.player
        self._begun = len(course.record.moves)
        self._closed = False

    def play(self, move: int, how: str) -> None:
        """One move."""
        self.course.record.play(move)
        self.steps.append(Step(move, how))
        told = self.course.state.events()
        self.events += told
        self._closed = self._closed or how == CHANCE or is_final(self.course.record.game, told)

    def settle(self, orders: Mapping[int, str]) -> None:
        """All that nobody need be asked about."""
        while (step := self.course.next_step(orders)) is not None:
            self.play(step.move, step.how)

    def finish(self) -> list[mk.Json]:
        """See whose turn it is now and what can still be taken back; the events of all moves."""
        course, moves = self.course, self.course.record.moves
        if course.state.player != self._actor or any(
            move.who not in (self._actor, mk.CHANCE) for move in moves[self._begun :]
        ):
            course.stints += 1
        if self._closed or course.state.player != self._actor:
            course.floor = len(moves)
            course.points.clear()
        else:
            course.points.append(self._begun)
        return self.events


def is_final(game: mk.Game, events: Iterable[mk.Json]) -> bool:
    """Whether these events cannot be taken back: somebody got to know a secret, one alone or everybody."""
    return any(event["sees"] != "all" or event["type"] in game.reveals for event in events)


def unasked(game: mk.Game, state: mk.State, orders: Mapping[int, str]) -> Step | None:
    """What the seat to act does without being asked: its only choice, or what its order says."""
    legal = state.actions()
    if len(legal) == 1:
        return Step(legal[0], FORCED)
    order = orders.get(state.player)
    move = None if order is None else game.obey(state, order)
    return None if move is None else Step(move, ORDER)
