"""What is checked before anything reaches the database: kinds, sizes and bounds, with errors that say which."""

from __future__ import annotations

from collections.abc import Sequence

from mikrokosmos.core.interface import Json
from mikrokosmos.server.entry import KINDS, Entry
from mikrokosmos.server.storage.errors import BadInput
from mikrokosmos.server.storage.json_text import checked_json, checked_json_text, checked_number, checked_text
from mikrokosmos.server.storage.limits import Limits
from mikrokosmos.server.storage.rows import SEAT_KINDS, STATUSES, Mark, Message, Seat, Status

INT = (1 << 31) - 1
BIGINT = (1 << 53) - 1
"""A number that a browser can hold too."""

SEED = range(16, 65)
"""Bytes of a seed."""


class Checks:
    """The checks under given limits; each returns what it was given, or raises `BadInput`."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    def text(self, what: str, value: str) -> str:
        """A name or another short text."""
        return checked_text(what, value, self._limits.text)

    def id(self, what: str, value: str) -> str:
        """An id; whether it exists is another question."""
        return checked_text(f"the id of the {what}", value, self._limits.text)

    def announcement(self, value: str) -> str:
        """What the admin tells everybody."""
        return checked_text("announcement", value, self._limits.announcement)

    def number(self, what: str, value: int, least: int, most: int) -> int:
        """A whole number within bounds."""
        return checked_number(what, value, least, most)

    def setup(self, value: Json) -> Json:
        """The setup of a table."""
        return checked_json("setup", value, self._limits.setup)

    def body(self, what: str, value: Json) -> Json:
        """The body of an entry, or something of that size."""
        return checked_json(what, value, self._limits.body)

    def state(self, value: Json) -> Json:
        """The state in a snapshot."""
        return checked_json("snapshot", value, self._limits.snapshot)

    def seat(self, value: int) -> int:
        """The number of a seat."""
        return checked_number("seat", value, 0, self._limits.seats - 1)

    def message(self, value: Message) -> Message:
        """A client's message id."""
        identity_id, message_id = value
        return Message(self.id("identity", identity_id), self.text("message id", message_id))

    def record(self, value: Json) -> Json:
        """The record in a replay."""
        return checked_json("record", value, self._limits.replay)

    def analysis(self, value: Json) -> Json:
        """The analysis of a game."""
        return checked_json("analysis", value, self._limits.analysis)

    def entries(self, values: Sequence[Entry], after: int, at: int, least: int = 1) -> tuple[Entry, ...]:
        """The entries of one append, each of a known kind; numbered, and with the time they are written at."""
        checked_number("the number of entries", len(values), least, self._limits.entries)
        return tuple([self._entry(it, seq, at) for seq, it in enumerate(values, after + 1)])

    def _entry(self, it: Entry, seq: int, at: int) -> Entry:
        if it.kind not in KINDS:
            raise BadInput(f"an entry is one of {', '.join(KINDS)}, not {it.kind!r}")
        if it.seat is not None:
            self.seat(it.seat)
        return it.stored(seq, at, checked_json_text("the body of an entry", it.body, self._limits.body))

    def seats(self, values: Sequence[Seat]) -> tuple[Seat, ...]:
        """Seats to be set, each once."""
        if len({it.seat for it in values}) != len(values):
            raise BadInput("a seat is named twice")
        for it in values:
            self.seat(it.seat)
            if it.kind not in SEAT_KINDS:
                raise BadInput(f"a seat is one of {', '.join(SEAT_KINDS)}, not {it.kind!r}")
            if it.kind == "person" and it.identity_id is None:
                raise BadInput(f"seat {it.seat} is a person's, but not said whose")
            if it.kind == "bot" and it.bot is None:
                raise BadInput(f"seat {it.seat} is a bot's, but not said which")
            for what, text in (("identity", it.identity_id), ("bot", it.bot), ("key_hash", it.key_hash)):
                if text is not None:
                    self.text(what, text)
        return tuple(values)

    def statuses(self, values: Sequence[Status]) -> tuple[Status, ...]:
        """States of a table."""
        for it in values:
            if it not in STATUSES:
                raise BadInput(f"a table is one of {', '.join(STATUSES)}, not {it!r}")
        return tuple(values)

    def list(
        self, limit: int, before: Mark | None, states: Sequence[Status]
    ) -> tuple[int, Mark | None, tuple[Status, ...]]:
        """What a page of tables is asked by."""
        return *self.page(limit, before), self.statuses(states)

    def page(self, limit: int, before: Mark | None) -> tuple[int, Mark | None]:
        """What a page of any list is asked by."""
        checked_number("limit", limit, 1, self._limits.tables)
        if before is not None:
            before = Mark(checked_number("before", before[0], 0, BIGINT), self.id("last one", before[1]))
        return limit, before

    def seed(self, value: bytes) -> bytes:
        """The seed of the dice; the message never shows it."""
        if not isinstance(value, bytes) or len(value) not in SEED:
            raise BadInput(f"a seed has {SEED[0]} to {SEED[-1]} bytes")
        return value
