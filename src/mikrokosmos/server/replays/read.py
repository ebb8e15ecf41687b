"""A record from a stranger: read within bounds, replayed move by move, and refused for anything that is wrong with it.

It costs no more than its bounds allow, opens no files (`Game.renew` takes nothing for the name of one), and is read in
a thread, so that nobody at any table waits for it.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from mikrokosmos.core.errors import MikrokosmosError
from mikrokosmos.core.interface import Json
from mikrokosmos.core.record import Record
from mikrokosmos.core.record_format import Remark
from mikrokosmos.core.rolls import verify_rolls
from mikrokosmos.server.settings.fields import Limits
from mikrokosmos.server.tables.bounds import must_be_bounded
from mikrokosmos.server.tables.refused import Refused

MOST_MOVES = 20_000
"""Far beyond any real game: with five players both games end within a few hundred moves."""
LONGEST_WHY = 500
"""Characters of the reason that is told: it quotes what it refuses."""

NOT_SHOWN = ("no-dice", "seed-not-shown")
FALSE = ("other-seed", "other-outcome")


@dataclass(frozen=True, slots=True)
class Checked:
    """A record that replays to its own end, and what is known of its dice."""

    record: Record
    checked: Literal["proved", "unproved"]
    """Whether every roll follows from a seed that was promised; without a seed nothing can be said."""

    @property
    def remark(self) -> Remark | None:
        """Why its end cannot be compared with its digest, if so."""
        return self.record.remark


async def read_record(data: bytes | Json, limits: Limits, clock: Callable[[], float] = time.thread_time) -> Checked:
    """Read and check a record in a thread; `Refused` says what is wrong with it.

    `clock` gives the seconds of the thread's own work: however many are read at once, each has as long.
    """
    return await asyncio.to_thread(check_record, data, limits, clock)


def check_record(data: bytes | Json, limits: Limits, clock: Callable[[], float] = time.thread_time) -> Checked:
    """The same, here and now."""
    until = clock() + limits.replay_seconds
    told = _parsed(data, limits.upload_bytes)
    _must_be_bounded(told)
    checked = _dice(told)
    try:
        record = Record.from_json(told)
        for _ in record.walk():
            if clock() > until:
                raise Refused("record-too-slow", seconds=limits.replay_seconds)
    except Refused:
        raise
    except (MikrokosmosError, ValueError, RecursionError) as error:
        raise _bad(error) from None
    return Checked(record, checked)


def _parsed(data: bytes | Json, most: int) -> Json:
    """The JSON of a file, or JSON that was one."""
    try:
        size = len(data) if isinstance(data, bytes) else len(json.dumps(data, allow_nan=False))
        if size > most:
            raise Refused("record-too-big", bytes=size, most=most)
        told = json.loads(data.decode(), parse_constant=_no_number) if isinstance(data, bytes) else data
    except (ValueError, TypeError, RecursionError) as error:  # bad JSON, bad UTF-8, nested without end
        raise _bad(error) from None
    if not isinstance(told, dict):
        raise Refused("record-bad", why=f"{type(told).__name__} where an object should be")
    return told


def _must_be_bounded(told: Json) -> None:
    """Refuse what would cost too much to check more closely."""
    moves, options = told.get("moves"), told.get("options")
    if isinstance(moves, list) and len(moves) > MOST_MOVES:
        raise Refused("record-too-long", moves=len(moves), most=MOST_MOVES)
    must_be_bounded(options)


def _dice(told: Json) -> Literal["proved", "unproved"]:
    """Whether the dice are proved; false ones are refused."""
    faults = verify_rolls(told)
    if not faults:
        return "proved"
    fault = faults[0]
    if fault["reason"] in NOT_SHOWN:
        return "unproved"
    if fault["reason"] in FALSE:
        raise Refused("record-false-dice", fault=fault["reason"], move=fault.get("move"))
    raise Refused("record-bad", why=fault["why"][:LONGEST_WHY])


def _bad(error: Exception) -> Refused:
    return Refused("record-bad", why=(str(error) or type(error).__name__)[:LONGEST_WHY])


def _no_number(name: str) -> object:
    raise ValueError(f"{name} is not a number a record may hold")
