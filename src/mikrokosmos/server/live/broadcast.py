"""Broadcast: what is told of one position of a table, made and written once, however many sockets are sent it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import mikrokosmos as mk
from mikrokosmos.core.secrecy import events_seen
from mikrokosmos.core.types import Event
from mikrokosmos.server.delta import changes_text, json_text
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.tables.table import Table
from mikrokosmos.server.tables.visibility import Audience, Visibility, audience


@dataclass(frozen=True, slots=True)
class News:
    """An entry was folded. Its events say who may see them: whoever passes them on must check."""

    entry: Entry
    events: Sequence[Event]


@dataclass(frozen=True, slots=True, eq=False)
class Seen:
    """The table as an audience saw it after an entry of the log; not to be changed, since many share it."""

    seq: int
    who: Audience
    for_all: mk.Json
    mine: mk.Json


class Broadcast:
    """A table after one entry of its log: as each audience sees it, and what is new to those who saw it before."""

    def __init__(
        self,
        table: Table,
        seq: int,
        news_after: Callable[[int], Sequence[News] | None],
        before: Broadcast | None = None,
    ) -> None:
        """`before` is the broadcast of an earlier position: what has stayed the same is not made again."""
        self.seq = seq
        self._table = table
        self._news_after = news_after
        self._visibility: Visibility = Visibility(table, None if before is None else before._visibility)
        self._by_audience: dict[Audience, Seen] = {}
        self._by_identity: dict[str | None, Seen] = {}
        self._whole: str | None = None
        self._changes: dict[int, str] = {}
        self._messages: dict[tuple[Seen, Seen], str] = {}
        self._updates: dict[tuple[Seen, str | None], tuple[Seen, str] | None] = {}
        self._heads: dict[tuple[int, tuple[int, ...] | None], str] = {}
        """By the entry it begins after, and by the seats it is for; by none where all may see everything."""

    def seen_by(self, identity: str | None) -> Seen:
        """The table as a person may see it."""
        if identity not in self._by_identity:
            who = audience(self._table, identity)
            if who not in self._by_audience:
                visible = self._visibility
                self._by_audience[who] = Seen(self.seq, who, visible.for_all, visible.mine(who))
            self._by_identity[identity] = self._by_audience[who]
        return self._by_identity[identity]

    def whole(self, now: Seen, time: int, rematch: str | None) -> str:
        """The message with the whole table, at this time of the server's clock."""
        if self._whole is None:
            self._whole = json_text(now.for_all)
        head = json_text({"type": "table", "seq": now.seq, "now": time, "rematch": rematch})
        return f'{head[:-1]},"table":{self._whole[:-1]},"mine":{json_text(now.mine)}}}}}'

    def update(self, before: Seen, identity: str | None) -> tuple[Seen, str] | None:
        """What a person sees now, and the message about what has changed; `None` if the last one is too long ago."""
        key = before, identity
        if key not in self._updates:
            now = self.seen_by(identity)
            news = self._news_after(before.seq)
            self._updates[key] = None if news is None else (now, self.message(before, now, news))
        return self._updates[key]

    def message(self, before: Seen, now: Seen, news: Sequence[News]) -> str:
        """What has happened and changed since an earlier position; `news` is the news since then."""
        key = before, now  # these are equal if they are the same: who is shown the same has the same
        if key not in self._messages:
            happened = self._happened(before.seq, now.who, news)
            mine = changes_text(before.mine, now.mine, "mine")
            changes = ",".join(filter(None, (self._changed(before), mine)))
            self._messages[key] = f'{happened[:-1]},"changes":[{changes}]}}'
        return self._messages[key]

    def _changed(self, before: Seen) -> str:
        """What has changed for everybody."""
        if before.seq not in self._changes:
            self._changes[before.seq] = changes_text(before.for_all, self._visibility.for_all)
        return self._changes[before.seq]

    def _happened(self, after: int, who: Audience, news: Sequence[News]) -> str:
        """What has happened, as far as an audience may see it; mostly that is the same for all."""
        if (head := self._heads.get((after, None)) or self._heads.get((after, who.seats))) is None:
            events = [event for one in news for event in one.events]
            secret = any(event["sees"] != "all" for event in events)
            seen = events_seen(events, who.seats) if secret else events
            undone = any(one.entry.kind == "undo" for one in news)
            head = json_text({"type": "news", "after": after, "seq": self.seq, "events": seen, "undone": undone})
            self._heads[after, who.seats if secret else None] = head
        return head
