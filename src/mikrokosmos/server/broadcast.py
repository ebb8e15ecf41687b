"""Broadcast: what is told of one position of a table, made and put into words once, however many sockets hear it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import mikrokosmos as mk
from mikrokosmos.server.delta import joined, tails, words
from mikrokosmos.server.subscription import News
from mikrokosmos.server.tables.table import Table
from mikrokosmos.server.tables.visibility import Audience, Visibility, audience, events_seen


@dataclass(frozen=True, slots=True, eq=False)
class Picture:
    """The table as an audience saw it after an entry of the log; not to be changed, for many look at it."""

    seq: int
    who: Audience
    for_all: mk.Json
    mine: mk.Json


class Broadcast:
    """All pictures of a table after one entry of its log, and how one comes to them from those before."""

    def __init__(self, table: Table, seq: int, before: Broadcast | None = None) -> None:
        """`before` are the pictures of an earlier position: what has stayed the same is not made again."""
        self.seq = seq
        self._table = table
        self._sight: Visibility = Visibility(table, None if before is None else before._sight)
        self._pictures: dict[Audience, Picture] = {}
        self._of: dict[str | None, Picture] = {}
        self._first: str | None = None
        self._changes: dict[int, str] = {}
        self._news: dict[tuple[Picture, Picture], str] = {}
        self._told: dict[tuple[Picture, str | None], tuple[Picture, str]] = {}
        self._heads: dict[tuple[int, tuple[int, ...] | None], str] = {}
        """By the entry it begins after, and by the seats it is for; by none where all may see everything."""

    def of(self, identity: str | None) -> Picture:
        """The table as a person may see it."""
        if identity not in self._of:
            who = audience(self._table, identity)
            if who not in self._pictures:
                self._pictures[who] = Picture(self.seq, who, self._sight.for_all, self._sight.mine(who))
            self._of[identity] = self._pictures[who]
        return self._of[identity]

    def first(self, now: Picture, time: int, rematch: str | None) -> str:
        """The whole table, in words, at this time of the server's clock."""
        if self._first is None:
            self._first = words(now.for_all)
        head = words({"type": "table", "seq": now.seq, "now": time, "rematch": rematch})
        return f'{head[:-1]},"table":{self._first[:-1]},"mine":{words(now.mine)}}}}}'

    def told(self, before: Picture, identity: str | None, batch: Sequence[News]) -> tuple[Picture, str]:
        """What a person sees now who had seen an earlier picture, and what it is told of the news since then."""
        way = before, identity
        if (told := self._told.get(way)) is None:
            now = self.of(identity)
            told = self._told[way] = now, self.news(before, now, batch)
        return told

    def news(self, before: Picture, now: Picture, batch: Sequence[News]) -> str:
        """What has happened since an earlier picture, in words; `batch` is the news since then."""
        way = before, now  # pictures are equal if they are the same: who is shown the same has the same
        if way not in self._news:
            happened = self._happened(before.seq, now.who, batch)
            mine = joined(tails({"mine": before.mine}, {"mine": now.mine})) if before.mine is not now.mine else ""
            changes = ",".join(filter(None, (self._changed(before), mine)))
            self._news[way] = f'{happened[:-1]},"changes":[{changes}]}}'
        return self._news[way]

    def _changed(self, before: Picture) -> str:
        """What has changed for everybody."""
        if before.seq not in self._changes:
            self._changes[before.seq] = joined(tails(before.for_all, self._sight.for_all))
        return self._changes[before.seq]

    def _happened(self, after: int, who: Audience, batch: Sequence[News]) -> str:
        """What has happened, as far as an audience may see it; mostly that is the same for all."""
        if (told := self._heads.get((after, None)) or self._heads.get((after, who.seats))) is None:
            events = [event for news in batch for event in news.events]
            secret = any(event["sees"] != "all" for event in events)
            seen = events_seen(events, who.seats) if secret else events
            undone = any(draft.kind == "undo" for news in batch for draft in news.drafts)
            told = words({"type": "news", "after": after, "seq": self.seq, "events": seen, "undone": undone})
            self._heads[after, who.seats if secret else None] = told
        return told
