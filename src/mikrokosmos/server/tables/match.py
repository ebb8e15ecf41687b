"""A match: the game at a table, what a seat may play and take back, and what then follows by itself.

A match is the fold of the table's `play` and `undo` entries. It asks nobody and stores nothing: `play` works on a copy
and returns the moves it has tried there; once their entry is on the disk, `fold` makes it so. Any process that folds
the same entries has the same match, and so has the copy: who has it need not play it all again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Self

import mikrokosmos as mk
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.record import Record
from mikrokosmos.core.types import Event
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.tables.refused import Refused

ASKED = "asked"
"""A seat asked for the move."""
CHANCE = "chance"
"""The dice fell so."""
FORCED = "forced"
"""There was nothing else to do."""
ORDER = "order"
"""The seat had left an order."""


class Step(NamedTuple):
    """One step of a match: a move and how it came about."""

    move: int
    how: str


class Match:
    """A game under way, with its record and what of it still can be taken back."""

    def __init__(self, record: Record) -> None:
        """From the beginning: nothing has been played, not even what chance must do before the first seat can act."""
        self.record = record
        self.undo_points: list[int] = []
        """Where each message of the seat to act began, since chance or a secret came up last: undo goes back there."""
        self.turn_changes = 0
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
        """An independent match to try things on."""
        other = type(self)(self.record.copy())
        other.undo_points = list(self.undo_points)
        other.turn_changes = self.turn_changes
        return other

    # What a seat may do.

    def play(self, seat: int, moves: Sequence[int], orders: Mapping[int, str]) -> Moves:
        """What a seat asks for, tried on a copy: all of its moves or none, up to the first event of chance.

        `Refused` if it is not the seat's to act or a move is not legal. This match stays as it is in any case.
        """
        if not moves:
            raise Refused("no-moves")
        self.must_act(seat)
        tried = Moves(self.copy(), seat)
        for move in moves:
            if tried.match.state.player == mk.CHANCE:
                break
            tried.ask(move)
        return tried.settle(orders)

    def undo(self, seat: int, turn: bool = False) -> Entry:
        """The entry for taking back the seat's last message, or all it may of its turn; `Refused` if nothing."""
        self.must_act(seat)
        if not self.undo_points:
            raise Refused("nothing-to-undo")
        return Entry("undo", {"to": self.undo_points[0 if turn else -1]}, seat)

    def settle(self, orders: Mapping[int, str], seat: int | None = None) -> Moves:
        """What happens now without asking anybody, tried on a copy; `seat` is the one that caused it."""
        return Moves(self.copy(), seat).settle(orders)

    def closes_undo(self, move: int, orders: Mapping[int, str]) -> bool:
        """Whether this legal move of the seat to act, with all that follows, could not be taken back."""
        game, state = self.record.game, self.state
        actor = state.player
        while True:
            state, final = tried(game, state, move)
            if final or state.player != actor:
                return True
            step = unasked(game, state, orders)
            if step is None:
                return False
            move = step.move

    # The fold.

    def fold(self, entry: Entry) -> list[Event]:
        """Make an entry of the log so, and return the events of its moves (each says who may see it)."""
        if entry.kind == "undo":
            self.take_back(int(entry.body["to"]))
            return []
        played = Moves(self, entry.seat)
        for move, how in entry.body["moves"]:
            played.add(move, how)
        return played.finish().events

    def take_back(self, to: int) -> None:
        """Go back to so many moves."""
        self.record = self.record.shorten(to)
        self.undo_points = [point for point in self.undo_points if point < to]

    def must_act(self, seat: int) -> None:
        """Refuse a seat whose move it is not."""
        if self.state.over:
            raise Refused("game-over")
        if self.state.player != seat:
            raise Refused("not-your-move")


class Moves:
    """The moves of one `play` entry, played one after another on a match; `finish` draws the line under them."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.match = match
        self.seat = seat
        """The seat that asked for them; `None` if nobody did."""
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self._actor = match.state.player
        self._begun = match.length
        self._closed = False

    @property
    def entry(self) -> Entry:
        """The entry for these moves."""
        return Entry("play", {"moves": [list(step) for step in self.steps]}, self.seat)

    def ask(self, move: int) -> None:
        """A move that the seat asks for; `Refused` if it is not legal, with the rules' own reason."""
        match = self.match
        assert self.seat is not None
        match.must_act(self.seat)
        if not 0 <= move < match.record.game.action_count:
            raise Refused("no-such-action", action=move)
        try:
            self.add(move, ASKED)
        except mk.IllegalAction:
            raise Refused("illegal", action=move, refusal=match.state.refusal(move)) from None

    def add(self, move: int, how: str) -> None:
        """One more move; `IllegalAction` if the rules do not allow it."""
        self.match.record.play(move)
        self._note(Step(move, how))

    def _note(self, step: Step) -> None:
        self.steps.append(step)
        events = self.match.state.events()
        self.events += events
        self._closed = self._closed or step.how == CHANCE or is_final(self.match.record.game, events)

    def settle(self, orders: Mapping[int, str]) -> Self:
        """Add all that nobody need be asked about (chance, only choices, orders that were left), and finish."""
        record = self.match.record
        while True:
            if record.state.player == mk.CHANCE:
                self._note(Step(record.roll(), CHANCE))
            elif (step := unasked(record.game, record.state, orders)) is not None:
                self.add(step.move, step.how)
            else:
                return self.finish()

    def finish(self) -> Self:
        """See whose turn it is now and what can still be taken back."""
        match, moves = self.match, self.match.record.moves
        if isinstance(match.state, GameState):  # they are kept here, and thousands of tables would keep an empty book
            match.state.forget_events()
        if match.state.player != self._actor or any(
            move.who not in (self._actor, mk.CHANCE) for move in moves[self._begun :]
        ):
            match.turn_changes += 1
        if self._closed or match.state.player != self._actor:
            match.undo_points.clear()
        else:
            match.undo_points.append(self._begun)
        return self


def asked_moves(entry: Entry) -> int:
    """How many of the moves of a `play` entry somebody asked for."""
    return [how for _, how in entry.body["moves"]].count(ASKED)


def tried(game: mk.Game, state: mk.State, move: int) -> tuple[mk.State, bool]:
    """The state after a move, and whether the move is final."""
    if isinstance(state, GameState) and not game.may_reveal(move):
        return state.played(move), False  # its events need not be read, so they are not even noted
    state = state.copy()
    state.play(move)
    return state, is_final(game, state.events())


def is_final(game: mk.Game, events: Iterable[Event]) -> bool:
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
