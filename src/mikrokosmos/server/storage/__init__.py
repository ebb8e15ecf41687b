"""The database of the table server: an append-only log for every table, and the few facts around it.

store = await Store.open("sqlite:///games/tables.db")
table = await store.create_table(owner, "smallworld", rules=1, setup={...}, seats=[...], seed=..., commitment=...)
match await store.append(table.id, 0, [Entry("play", {"action": 12}, seat=0)], message=Message(owner, "m1")):
    case Appended(entries): ...    # they are on the disk
    case Conflict(last_seq): ...   # somebody was faster: load, and decide again
    case Already(seq): ...         # a retry of what was played before

It knows neither the rules of any game nor HTTP: JSON in, JSON out.
"""

from mikrokosmos.server.entry import Entry
from mikrokosmos.server.storage.errors import (
    BadInput,
    DatabaseFailed,
    DatabaseUnusable,
    LeaseLost,
    LogFull,
    NotStored,
    StorageError,
    TooMany,
)
from mikrokosmos.server.storage.keys import hash_key, new_id
from mikrokosmos.server.storage.limits import Limits
from mikrokosmos.server.storage.rows import (
    Already,
    Appended,
    Conflict,
    Dice,
    Guest,
    Identity,
    Invitation,
    Lease,
    Loaded,
    Mark,
    Message,
    Replay,
    Seat,
    Seated,
    Snapshot,
    Table,
)
from mikrokosmos.server.storage.store import Store

__all__ = [
    "Already",
    "Appended",
    "BadInput",
    "Conflict",
    "DatabaseFailed",
    "DatabaseUnusable",
    "Dice",
    "Entry",
    "Guest",
    "Identity",
    "Invitation",
    "Lease",
    "LeaseLost",
    "Limits",
    "Loaded",
    "LogFull",
    "Mark",
    "Message",
    "NotStored",
    "Replay",
    "Seat",
    "Seated",
    "Snapshot",
    "StorageError",
    "Store",
    "Table",
    "TooMany",
    "hash_key",
    "new_id",
]
