"""Notices: what the database tells every process that listens, and how it is read.

A notice has numbers and ids and nothing else; what has happened is read from the tables by whoever wants to know. The
triggers in `triggers.py` send them, in the transaction they speak of.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

CHANNEL = "mikrokosmos"
RELEASED = "released"


@dataclass(frozen=True, slots=True)
class TableMoved:
    """The log of a table ends at `last_seq` now; `access` counts how often somebody may have lost access."""

    table_id: str
    last_seq: int
    access: int


@dataclass(frozen=True, slots=True)
class RematchMade:
    """The people of a table go on at another."""

    table_id: str
    rematch: str


@dataclass(frozen=True, slots=True)
class LeasesReleased:
    """A process has stopped, and its tables want another owner."""


Notice = TableMoved | RematchMade | LeasesReleased


def read_notice(payload: str, schema: str) -> Notice | None:
    """A notice of this schema; `None` for those of others and for kinds that a newer version may send."""
    match _read(payload):
        case [where, "table", str(table_id), int(last_seq), int(access)] if where == schema:
            return TableMoved(table_id, last_seq, access)
        case [where, "rematch", str(table_id), str(rematch)] if where == schema:
            return RematchMade(table_id, rematch)
        case [where, "released"] if where == schema:
            return LeasesReleased()
    return None


def _read(payload: str) -> object:
    try:
        return json.loads(payload)
    except ValueError:  # anybody who may connect may notify
        return None
