"""A table as a snapshot: the fold of its log so far, so that a long log need not be folded from its beginning.

A snapshot is a cache. The log alone is the truth: a snapshot of another format or of other rules, or one that cannot be
read, is passed over.
"""

from __future__ import annotations

import logging

import mikrokosmos as mk
from mikrokosmos.core.dice_proof import DiceProof
from mikrokosmos.core.errors import MikrokosmosError
from mikrokosmos.core.move import move_from_json
from mikrokosmos.core.record import Record
from mikrokosmos.server.tables.log_room import LogRoom
from mikrokosmos.server.tables.match import Match
from mikrokosmos.server.tables.seat_state import SeatState
from mikrokosmos.server.tables.table import Table

log = logging.getLogger(__name__)

FORMAT = 3
"""Raised with whatever a snapshot holds: the form of a stored state, of a move, of a seat."""


def snapshot(table: Table) -> mk.Json:
    """All that the log has made of a table, without the seed of its dice."""
    return {
        "format": FORMAT,
        "rules": table.game.rules,
        "status": table.status,
        "closed": table.closed,
        "seats": [state.to_json() for state in table.seats],
        "asked": table.asked,
        "asked_since": table.asked_since,
        "asked_for": table.asked_for,
        "room": table.room.to_json(),
        "match": None if table.match is None else _match(table.match),
    }


def resume(table: Table, kept: mk.Json) -> bool:
    """Make a table before its first entry what it was when the snapshot was taken; whether that could be done."""
    if (kept.get("format"), kept.get("rules")) != (FORMAT, table.game.rules):
        return False
    try:
        match = None if kept["match"] is None else _resumed(table, kept["match"])
        seats = [SeatState.from_json(state) for state in kept["seats"]]
        asked_for = None if kept["asked_for"] is None else (kept["asked_for"][0], kept["asked_for"][1])
        room = LogRoom.from_json(kept["room"])
        status, asked, asked_since = (kept[key] for key in ("status", "asked", "asked_since"))
    except (MikrokosmosError, LookupError, TypeError, ValueError, AttributeError) as error:
        log.warning("a snapshot cannot be read, so its table is folded from the log: %s", type(error).__name__)
        return False
    table.status, table.seats, table.match, table.room = status, seats, match, room
    table.asked, table.asked_since, table.asked_for = asked, asked_since, asked_for
    table.closed = kept.get("closed")  # not in those of older versions, where no game was ended so
    return True


def _match(match: Match) -> mk.Json:
    record = match.record
    return {
        "options": record.options,
        "dice": None if record.dice is None else record.dice.hidden().to_json(),
        "moves": [move.to_json() for move in record.moves],
        "state": record.state.to_json(),
        "given": record.given,
        "undo_points": match.undo_points,
        "turn_changes": match.turn_changes,
    }


def _resumed(table: Table, kept: mk.Json) -> Match:
    seed = table.seed.hex() if table.seed else None
    dice = None if kept["dice"] is None else DiceProof.from_json({**kept["dice"], "seed": seed})
    given = kept.get("given", 0)  # older tables had none
    rolled = dice is not None
    moves = [move_from_json(move, number, rolled and number > given) for number, move in enumerate(kept["moves"], 1)]
    state = table.game.from_json(kept["state"])
    match = Match(Record(table.game, kept["options"], moves, dice=dice, state=state, given=given))
    match.undo_points, match.turn_changes = list(kept["undo_points"]), kept["turn_changes"]
    return match
