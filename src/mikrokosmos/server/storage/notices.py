"""Notices: what the database tells every process that listens, and how it is read.

A notice has numbers and ids and nothing else; what has happened is read from the tables by whoever wants to know. The
triggers in `triggers.py` send them, in the transaction they speak of. What is stored nowhere, processes tell each other
by themselves: who is watching, and how much of a rate was used.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

CHANNEL = "mikrokosmos"
RELEASED = "released"
AT_ONCE = 150
"""Ids or marks in one notice."""
MOST_USED = 1e9
"""What more is told to have been taken cannot be true."""


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


@dataclass(frozen=True, slots=True)
class TablesWatched:
    """Somebody looks at these tables at another process."""

    table_ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RatesUsed:
    """At another process so much was taken, by marks from which nobody learns of whom."""

    taken: tuple[tuple[str, float], ...]


@dataclass(frozen=True, slots=True)
class TableDeleted:
    """A table is gone, with all that was stored of it."""

    table_id: str


@dataclass(frozen=True, slots=True)
class SiteChanged:
    """The admin has changed something; `revision` counts how often."""

    revision: int


@dataclass(frozen=True, slots=True)
class PersonBanned:
    """A person may not stay; `bans` counts how often somebody was banned."""

    identity_id: str
    bans: int


Notice = (
    TableMoved | RematchMade | LeasesReleased | TablesWatched | RatesUsed | TableDeleted | SiteChanged | PersonBanned
)


def read_notice(payload: str, schema: str) -> Notice | None:
    """A notice of this schema; `None` for those of others and for kinds that a newer version may send."""
    match _read(payload):
        case [where, "table", str(table_id), int(last_seq), int(access)] if where == schema:
            return TableMoved(table_id, last_seq, access)
        case [where, "rematch", str(table_id), str(rematch)] if where == schema:
            return RematchMade(table_id, rematch)
        case [where, "released"] if where == schema:
            return LeasesReleased()
        case [where, "watched", *table_ids] if where == schema:
            return TablesWatched(tuple(it for it in table_ids if isinstance(it, str)))
        case [where, "used", *pairs] if where == schema:
            return RatesUsed(tuple(filter(None, map(_use, pairs))))
        case [where, "deleted", str(table_id)] if where == schema:
            return TableDeleted(table_id)
        case [where, "site", int(revision)] if where == schema:
            return SiteChanged(revision)
        case [where, "banned", str(identity_id), int(bans)] if where == schema:
            return PersonBanned(identity_id, bans)
    return None


def payloads(notice: TablesWatched | RatesUsed, schema: str) -> Iterator[str]:
    """A notice as it is sent, in as many pieces as it takes: one of them has at most 8,000 bytes."""
    watched = isinstance(notice, TablesWatched)
    parts = notice.table_ids if isinstance(notice, TablesWatched) else notice.taken
    for at in range(0, len(parts), AT_ONCE):
        some = parts[at : at + AT_ONCE]
        yield json.dumps([schema, "watched" if watched else "used", *some], separators=(",", ":"))


def _use(pair: object) -> tuple[str, float] | None:
    match pair:
        case [str(mark), int() | float() as much] if 0 < much < MOST_USED:
            return mark, float(much)
    return None


def _read(payload: str) -> object:
    try:
        return json.loads(payload)
    except ValueError:  # anybody who may connect may notify
        return None
