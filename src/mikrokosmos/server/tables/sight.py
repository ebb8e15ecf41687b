"""Sight: what a person at a table may see and do. The one gate through which a table leaves the server.

A person may have several seats (everybody on one screen) or none (a spectator). What a seat sees is the game's own
`view` of it, and of a move the events it may see; choices are told to whoever has to choose. Nobody is told who another
person is, only names.
"""

from __future__ import annotations

from collections.abc import Iterable

import mikrokosmos as mk
from mikrokosmos.server.tables.course import Course
from mikrokosmos.server.tables.occupant import Occupant
from mikrokosmos.server.tables.table import OVER, Table


def seats_of(table: Table, identity: str | None) -> list[int]:
    """The seats a person has at a table."""
    return [seat for seat, there in enumerate(table.seats) if identity is not None and there.identity == identity]


def whole(table: Table, identity: str | None) -> mk.Json:
    """All that a person may know of a table now."""
    mine = seats_of(table, identity)
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
        "owner": identity is not None and identity == table.owner,
        "seats": [_seat(there, seat in mine) for seat, there in enumerate(table.seats)],
        "course": None if table.course is None else course_seen(table, table.course, mine),
    }


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


def course_seen(table: Table, course: Course, mine: list[int]) -> mk.Json:
    """The game as the person's seats see it; a spectator sees what everybody sees."""
    state = course.state
    dice = course.record.dice
    asked = state.player if state.player in mine and table.seats[state.player].bot is None else None
    return {
        "moves": len(course.record.moves),
        "player": None if state.over else state.player,
        "views": {str(seat): state.view(seat) for seat in mine} if mine else {"": state.view(None)},
        "choices": None if asked is None else choices(table, course),
        "income": None if asked is None else state.income(asked),
        "undo": asked is not None and bool(course.points),
        "scores": state.scores() if state.over else None,
        "winners": state.winners(),
        "dice": None if dice is None else (dice if table.status == OVER else dice.hidden()).to_json(),
    }


def choices(table: Table, course: Course) -> list[mk.Json]:
    """What the seat to act may do: each action in words, what it costs and why, and whether it closes undo."""
    state = course.state
    orders = table.orders()
    return [
        {
            "action": move,
            "words": state.describe(move),
            "cost": state.explain(move),
            "closes_undo": course.closes_undo(move, orders),
        }
        for move in state.actions()
    ]


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
