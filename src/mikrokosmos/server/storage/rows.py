"""What goes into the database and comes out of it, as frozen values. Times are UTC, in milliseconds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from mikrokosmos.core.interface import Json
from mikrokosmos.server.entry import Entry

Status = Literal["open", "playing", "over", "abandoned"]
SeatKind = Literal["open", "person", "bot"]

STATUSES: tuple[Status, ...] = ("open", "playing", "over", "abandoned")
SEAT_KINDS: tuple[SeatKind, ...] = ("open", "person", "bot")


@dataclass(frozen=True, slots=True)
class Identity:
    """A person without an account."""

    id: str
    name: str
    language: str
    created_at: int
    seen_at: int = 0
    """When the person was last there, to the hour."""
    banned_at: int | None = None
    invited_at: int | None = None
    """When the person came by an invitation to the site."""


class Mark(NamedTuple):
    """Where a page of tables or replays ended; hand it to the next call as `before`."""

    changed_at: int
    id: str


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it stands; the game itself is the fold of its log."""

    id: str
    game: str
    rules: int
    setup: Json
    """What it was set up with; in a list without its `options`."""
    state: Status
    public: bool
    owner: str
    created_at: int
    changed_at: int
    last_seq: int
    result: Json | None
    follows: str | None = None
    """The table that this one is the rematch of."""
    access: int = 0
    """How often somebody may have lost access to it."""

    @property
    def mark(self) -> Mark:
        """Where a page ends with this table."""
        return Mark(self.changed_at, self.id)


class Message(NamedTuple):
    """A client's own number for what it sent; the same one twice is a retry."""

    identity_id: str
    message_id: str


class Lease(NamedTuple):
    """That a process plays the bots and keeps the clock of a table; whoever owns it later has a higher fence."""

    owner: str
    fence: int


class Numbers(NamedTuple):
    """By what a process notices that it has missed something at a table."""

    table_id: str
    last_seq: int
    access: int
    rematch: str | None


@dataclass(frozen=True, slots=True)
class Site:
    """What the admin has set, for all processes."""

    revision: int = 0
    """How often it was changed."""
    bans: int = 0
    """How often somebody was banned."""
    announcement: str | None = None
    invite_only_since: int | None = None
    """Since when only invited people, and those who came before, may make tables."""
    retention_days: int | None = None
    """After how many days without a move a table is deleted."""


@dataclass(frozen=True, slots=True)
class SiteInvitation:
    """A link by which people may come to the site; only the hash of its key is known here."""

    key_hash: str = field(repr=False)
    created_at: int
    revoked_at: int | None


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table as the admin sees it: from outside, without its game."""

    id: str
    game: str
    state: Status
    public: bool
    created_at: int
    changed_at: int
    last_seq: int

    @property
    def mark(self) -> Mark:
        """Where a page ends with this table."""
        return Mark(self.changed_at, self.id)


@dataclass(frozen=True, slots=True)
class PersonSummary:
    """A person as the admin sees it."""

    id: str
    name: str
    created_at: int
    seen_at: int
    banned_at: int | None
    unfinished: int
    """At how many tables it sits whose games are not over."""
    finished: int

    @property
    def mark(self) -> Mark:
        """Where a page ends with this person."""
        return Mark(self.seen_at, self.id)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The fold of the log up to `seq`: a cache, never the truth."""

    seq: int
    state: Json


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where now. A bot that keeps a person's seat warm carries the person's `identity_id` too."""

    seat: int
    kind: SeatKind = "open"
    identity_id: str | None = None
    bot: str | None = None
    key_hash: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat as a list shows it: with the name its person has now."""

    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None
    identity_id: str | None


@dataclass(frozen=True, slots=True)
class Invitation:
    """A link into a table; only the hash of its key is known here."""

    table_id: str
    key_hash: str = field(repr=False)
    created_at: int
    revoked_at: int | None


@dataclass(frozen=True, slots=True)
class Guest:
    """How a person came to a table that is not public, as far as that still holds."""

    table_id: str
    identity_id: str
    invitation: str | None = field(repr=False)
    """The hash of the invitation's key."""
    acts_as: str | None
    """The person whose personal link this one has opened, and for whom it may act."""


@dataclass(frozen=True, slots=True)
class Dice:
    """What everybody may know of the dice of a table; the seed is asked for by name, see `Store.dice_seed`."""

    table_id: str
    commitment: str


@dataclass(frozen=True, slots=True)
class Replay:
    """A record that somebody keeps to be watched; in a list its `record` is empty."""

    id: str
    owner: str
    game: str
    title: str
    created_at: int
    record: Json = field(default_factory=dict, repr=False)

    @property
    def mark(self) -> Mark:
        """Where a page ends with this replay."""
        return Mark(self.created_at, self.id)


@dataclass(frozen=True, slots=True)
class Loaded:
    """All that is needed to sit down at a table again."""

    table: Table
    snapshot: Snapshot | None
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Appended:
    """The entries are on the disk, as they now stand in the log."""

    entries: tuple[Entry, ...]
    access: int = 0
    """How often somebody may have lost access to the table before; told where other processes may have a hand in it."""

    @property
    def last_seq(self) -> int:
        """Where the log ends now."""
        return self.entries[-1].seq


@dataclass(frozen=True, slots=True)
class Conflict:
    """Somebody was faster: the log already ends at `last_seq`, and nothing was written."""

    last_seq: int


@dataclass(frozen=True, slots=True)
class Already:
    """This message was stored before; its last entry is `seq`, and nothing was written."""

    seq: int


@dataclass(frozen=True, slots=True)
class Deal:
    """What everybody is dealt on a day."""

    day: str
    game: str
    seed: bytes = field(repr=False)
    setup: Json
    """The options, the person's seat and the bots."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """How a game that counts has ended."""

    identity_id: str
    table_id: str
    name: str
    result: Json


@dataclass(frozen=True, slots=True)
class DealEntry:
    """Which deal a new table is somebody's game of that counts."""

    day: str
    game: str
