"""A table as a snapshot: the fold of its log so far, so that a long log need not be folded from its beginning.

A snapshot is a cache. The log alone is the truth: a snapshot of another format or of other rules, or one that cannot be
read, is passed over.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import mikrokosmos as mk
from mikrokosmos.core.dice_proof import DiceProof
from mikrokosmos.core.errors import MikrokosmosError
from mikrokosmos.core.move import move_from_json
from mikrokosmos.core.record import Record
from mikrokosmos.server.tables.match import Match
from mikrokosmos.server.tables.occupant import Occupant
from mikrokosmos.server.tables.table import Table

log = logging.getLogger(__name__)

FORMAT = 2
"""Raised with whatever a snapshot holds: the form of a stored state, of a move, of a seat."""


def snapshot(table: Table) -> mk.Json:
    """All that the log has made of a table, without the seed of its dice."""
    return {
        "format": FORMAT,
        "rules": table.game.rules,
        "status": table.status,
        "seats": [there.to_json() for there in table.seats],
        "asked": table.asked,
        "asked_since": table.asked_since,
        "asked_for": table.asked_for,
        "entries": table.entries,
        "course": None if table.course is None else _course(table.course),
    }


def resume(table: Table, kept: Mapping[str, Any]) -> bool:
    """Make a table before its first entry what it was when the snapshot was taken; whether that could be done."""
    if (kept.get("format"), kept.get("rules")) != (FORMAT, table.game.rules):
        return False
    try:
        course = None if kept["course"] is None else _resumed(table, kept["course"])
        seats = [Occupant.from_json(there) for there in kept["seats"]]
        asked_for = None if kept["asked_for"] is None else (kept["asked_for"][0], kept["asked_for"][1])
        status, asked, asked_since, entries = (kept[key] for key in ("status", "asked", "asked_since", "entries"))
    except (MikrokosmosError, LookupError, TypeError, ValueError, AttributeError) as error:
        log.warning("a snapshot cannot be read, so its table is folded from the log: %s", type(error).__name__)
        return False
    table.status, table.seats, table.course, table.entries = status, seats, course, entries
    table.asked, table.asked_since, table.asked_for = asked, asked_since, asked_for
    return True


def _course(course: Match) -> mk.Json:
    record = course.record
    return {
        "options": record.options,
        "dice": None if record.dice is None else record.dice.hidden().to_json(),
        "moves": [move.to_json() for move in record.moves],
        "state": record.state.to_json(),
        "floor": course.floor,
        "points": course.points,
        "stints": course.stints,
    }


def _resumed(table: Table, kept: Mapping[str, Any]) -> Match:
    seed = table.seed.hex() if table.seed else None
    dice = None if kept["dice"] is None else DiceProof.from_json({**kept["dice"], "seed": seed})
    moves = [move_from_json(move, number, dice is not None) for number, move in enumerate(kept["moves"], 1)]
    state = table.game.from_json(kept["state"])
    course = Match(Record(table.game, kept["options"], moves, dice=dice, state=state))
    course.floor, course.points, course.stints = kept["floor"], list(kept["points"]), kept["stints"]
    return course
