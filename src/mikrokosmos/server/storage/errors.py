"""What the database may refuse, as a small tree.

StorageError
├── BadInput           a value that does not fit: too long, of the wrong kind, not JSON
│   └── TooMany        a person or a table has as many of something as are allowed
├── NotStored          no table, person or seat of that id
├── LogFull            the log of a table has reached its limit
├── LeaseLost          another process plays the bots of this table now
├── DatabaseUnusable   the address is wrong, or the database belongs to a newer version
└── DatabaseFailed     the database did not answer; the only error after which a write may have happened
"""

from __future__ import annotations

from mikrokosmos.core.errors import MikrokosmosError


class StorageError(MikrokosmosError):
    """Everything that goes wrong with the database; but for `DatabaseFailed`, nothing has been written."""


class BadInput(StorageError, ValueError):
    """A value that does not fit; the message says which and why."""


class NotStored(StorageError, LookupError):
    """What the call is about does not exist."""


class LogFull(StorageError):
    """The log of a table is as long as it may become."""


class TooMany(BadInput):
    """A person or a table has as many of something as are allowed."""


class AlreadyCounts(StorageError):
    """Another game of this person counts for the daily deal."""


class LeaseLost(StorageError):
    """Another process plays the bots and keeps the clock of this table now."""


class DatabaseUnusable(StorageError):
    """The address cannot be opened, or what lies there was written by a newer version."""


class DatabaseFailed(StorageError):
    """The database is locked, full, restarting or gone.

    If it went away during a commit, nobody can tell whether that took place: append again with the same message.
    """
