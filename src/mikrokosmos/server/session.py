"""A session: one person at one table, from the first look to the goodbye. It speaks JSON and knows no network.

First the person is told the whole table, then what has changed, numbered by the log, so that a gap is noticed. Wishes
carry a number of the person's own; sent twice, they come true once and have the same answer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Self

import mikrokosmos as mk
from mikrokosmos.server.hall import Hall
from mikrokosmos.server.pictures import Picture
from mikrokosmos.server.storage.rows import Message
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.table import Draft, Table
from mikrokosmos.server.watching import Watcher

Wish = Callable[[Table], list[Draft]]

MOST_MOVES = 64
"""So many moves may come in one message."""


class Session:
    """One person at one table."""

    def __init__(self, hall: Hall, table_id: str, identity: str | None, name: str, watcher: Watcher) -> None:
        """Usually made by `open`; a spectator has no identity."""
        self.hall = hall
        self.table_id = table_id
        self.identity = identity
        self.name = name
        self._watcher = watcher
        self._seen: Picture | None = None
        self._dropped = 0

    @classmethod
    async def open(cls, hall: Hall, table_id: str, identity: str | None, name: str) -> Self:
        """Begin to watch a table."""
        return cls(hall, table_id, identity, name, await hall.watch(table_id))

    def close(self) -> None:
        """Say goodbye; the seat stays the person's."""
        self._watcher.close()

    # What the person is told.

    def first(self) -> str:
        """The whole table, as JSON in words: they are the same for all who may see the same, and made once."""
        pictures = self.hall.pictures(self.table_id)
        self._seen = pictures.of(self.identity)
        self._watcher.seq = max(self._watcher.seq, pictures.seq)
        return pictures.first(self._seen)

    async def next(self) -> str:
        """What has happened since, waiting for something to happen; `Lagging` if it must begin anew with `first`."""
        batch = await self._watcher.batch()
        assert self._seen is not None, "begin with `first`"
        pictures = self.hall.pictures(self.table_id)
        before, self._seen = self._seen, pictures.of(self.identity)
        return pictures.news(before, self._seen, batch)

    # What the person wishes.

    async def wish(self, said: Any) -> mk.Json:
        """Grant a wish or refuse it; the answer carries the wish's own number."""
        number = said.get("id") if isinstance(said, dict) else None
        try:
            if not isinstance(number, str) or not 0 < len(number) <= 64:
                raise Refused("bad-message", why="id")
            if self.identity is None:
                raise Refused("only-watching")
            message = Message(self.identity, number)
            self._dropped = 0
            if said.get("wish") == "start":
                granted = await self.hall.start(self.table_id, self.identity, message)
            else:
                granted = await self.hall.grant(self.table_id, self.meant(said), message)
        except Refused as refused:
            return {"type": "refused", "id": number if isinstance(number, str) else None, **refused.to_json()}
        return {"type": "granted", "id": number, "seq": granted.seq, "again": granted.again, "dropped": self._dropped}

    def meant(self, said: mk.Json) -> Wish:
        """What the words of a message ask of the table."""
        identity = self.identity
        assert identity is not None
        seat = said.get("seat")
        if type(seat) is not int:
            raise Refused("bad-message", why="seat")
        match said.get("wish"):
            case "sit":
                return lambda table: table.sit(seat, identity, self.name)
            case "seat-bot":
                return lambda table: table.seat_bot(seat, identity, text(said, "bot"))
            case "clear":
                return lambda table: table.clear(seat, identity)
            case "hand-over":
                return lambda table: table.hand_over(seat, identity)
            case "order":
                order = None if said.get("order") is None else text(said, "order")
                return lambda table: table.leave_order(seat, identity, order)
            case "undo":
                return lambda table: table.undo(seat, identity)
            case "play":
                return partial(self.playing, seat, identity, moves(said))
        raise Refused("bad-message", why="wish")

    def playing(self, seat: int, identity: str, moves: list[int], table: Table) -> list[Draft]:
        """Play, and remember how many moves were dropped because chance came first."""
        drafts, self._dropped = table.play(seat, identity, moves)
        return drafts


def text(said: mk.Json, name: str) -> str:
    """A short text of a message."""
    value = said.get(name)
    if not isinstance(value, str) or len(value) > 64:
        raise Refused("bad-message", why=name)
    return value


def moves(said: mk.Json) -> list[int]:
    """The moves of a message, not too many."""
    value = said.get("moves")
    if not isinstance(value, list) or len(value) > MOST_MOVES or any(type(move) is not int for move in value):
        raise Refused("bad-message", why="moves")
    return value
