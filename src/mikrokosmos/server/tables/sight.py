"""Sight: what a person at a table may see and do. The one gate through which a table leaves the server.

A person may have several seats (everybody on one screen) or none (a spectator). What a seat sees is the game's own
`view` of it, and of a move the events it may see; choices are told to whoever has to choose. Nobody is told who another
person is, only names.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import NamedTuple

import mikrokosmos as mk
from mikrokosmos.core.dice_proof import DiceProof
from mikrokosmos.server.delta import Anew
from mikrokosmos.server.tables.course import Course
from mikrokosmos.server.tables.occupant import Occupant
from mikrokosmos.server.tables.table import OVER, Table


class Audience(NamedTuple):
    """All that decides what a person may see of a table: those who have the same are told the same."""

    seats: tuple[int, ...]
    owner: bool


def seats_of(table: Table, identity: str | None) -> list[int]:
    """The seats a person has at a table."""
    return [seat for seat, there in enumerate(table.seats) if identity is not None and there.identity == identity]


def audience(table: Table, identity: str | None) -> Audience:
    """The audience a person belongs to; `None` is a stranger."""
    return Audience(tuple(seats_of(table, identity)), identity is not None and identity == table.owner)


def whole(table: Table, identity: str | None) -> mk.Json:
    """All that a person may know of a table now; parts of it are shown to others too, so it is not to be changed."""
    return Sight(table).whole(audience(table, identity))


class Sight:
    """A table as it stands, seen by all its audiences; what they have in common is looked at once.

    To be thrown away when the table changes, and what it shows is not to be changed.
    """

    def __init__(self, table: Table) -> None:
        self.table = table

    def whole(self, who: Audience) -> mk.Json:
        """All that an audience may know; it must depend on nothing else about the person."""
        seats = seats_seen(tuple(self.table.seats), who.seats)
        course = None if self.table.course is None else self.course(self.table.course, who.seats)
        return {**self.table_for_all, "owner": who.owner, "seats": seats, "course": course}

    def course(self, course: Course, mine: tuple[int, ...]) -> mk.Json:
        """The game as these seats see it; a spectator sees what everybody sees."""
        asked = self.table.asked in mine
        return {
            **self.course_for_all,
            "views": {str(seat): self.views[seat] for seat in mine} if mine else {"": self.views[None]},
            "choices": choices(self.table, course) if asked else None,
            "income": course.state.income(course.state.player) if asked else None,
            "undo": asked and bool(course.points),
        }

    @cached_property
    def table_for_all(self) -> mk.Json:
        """What is the same for everybody."""
        table = self.table
        return {
            "game": table.setup.game,
            "players": table.setup.players,
            "status": table.status,
            "public": table.public,
            "options": table.setup.options,
            "hints": table.setup.hints,
            "clock": table.setup.clock,
            "substitute": table.setup.substitute,
            "commitment": table.commitment,
            "deadline": table.deadline,
        }

    @cached_property
    def course_for_all(self) -> mk.Json:
        """What of the game is the same for everybody."""
        course = self.table.running()
        state = course.state
        return {
            "moves": len(course.record.moves),
            "player": None if state.over else state.player,
            "scores": state.scores() if state.over else None,
            "winners": state.winners(),
            "dice": self.dice,
        }

    @cached_property
    def views(self) -> dict[int | None, mk.Json]:
        """The views of all seats, and of none."""
        state = self.table.running().state
        seats = [None, *range(self.table.setup.players)]
        together = getattr(state.game, "views", None)  # a game may make several views for little more than one
        found = together(state, seats) if together else [state.view(seat) for seat in seats]
        return dict(zip(seats, found, strict=True))

    @cached_property
    def dice(self) -> mk.Json | None:
        """What may be known of the dice: before the end, not their seed."""
        dice = self.table.running().record.dice
        return None if dice is None else dice_seen(dice if self.table.status == OVER else dice.hidden())


# What stays the same from move to move is the same object each time, so that nobody need compare it.


@lru_cache(1024)
def seats_seen(seats: tuple[Occupant, ...], mine: tuple[int, ...]) -> list[mk.Json]:
    """Who sits where, as these seats see it."""
    return [_seat(there, seat in mine) for seat, there in enumerate(seats)]


def _seat(there: Occupant, own: bool) -> mk.Json:
    kind = "open" if there.open else "person" if there.identity else "bot"
    return {
        "kind": kind,
        "name": there.name,
        "bot": there.bot,
        "mine": own,
        "nonce": there.nonce,
        "order": there.order if own else None,
    }


@lru_cache(1024)
def dice_seen(dice: DiceProof) -> mk.Json:
    """A proof of dice in words."""
    return dice.to_json()


def choices(table: Table, course: Course) -> Anew:
    """What the seat to act may do: each action in words, what it costs and why, and whether it closes undo."""
    state = course.state
    orders = table.orders()
    return Anew(
        {
            "action": move,
            "words": state.describe(move),
            "cost": state.explain(move),
            "closes_undo": course.closes_undo(move, orders),
        }
        for move in state.actions()
    )


def events_seen(events: Iterable[mk.Json], mine: Iterable[int]) -> list[mk.Json]:
    """Of what has happened, what one of these seats may see; a spectator sees what all see."""
    seats = set(mine)
    return [event for event in events if event["sees"] == "all" or seats & set(event["sees"])]


def why_not(table: Table, seat: int, identity: str, words: mk.Json) -> mk.Json | None:
    """Why what these words say is not allowed to the person's seat now, in the rules' own words; `None` if it is."""
    table.own(seat, identity)
    course = table.running()
    course.must_act(seat)
    try:
        return course.state.refusal(course.state.encode(words))
    except mk.IllegalAction as error:
        return {"reason": "no-such-action", "why": str(error)}
