"""Pictures: what is told of one position of a table, made and put into words once, however many sockets hear it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import mikrokosmos as mk
from mikrokosmos.server.delta import joined, tails, words
from mikrokosmos.server.tables.sight import Audience, Sight, audience, events_seen
from mikrokosmos.server.tables.table import Table
from mikrokosmos.server.watching import News


@dataclass(frozen=True, slots=True)
class Picture:
    """The table as an audience saw it after an entry of the log; not to be changed, for many look at it."""

    seq: int
    who: Audience
    for_all: mk.Json
    mine: mk.Json


class Pictures:
    """All pictures of a table after one entry of its log, and how one comes to them from those before."""

    def __init__(self, table: Table, seq: int, before: Pictures | None = None) -> None:
        """`before` are the pictures of an earlier position: what has stayed the same is not made again."""
        self.seq = seq
        self._table = table
        self._sight = Sight(table, None if before is None else before.mine)
        self.mine: dict[Audience, mk.Json] = {}
        self._pictures: dict[Audience, Picture] = {}
        self._of: dict[str | None, Picture] = {}
        self._first: str | None = None
        self._changes: dict[int, str] = {}
        self._news: dict[tuple[int, Audience, Audience], str] = {}
        self._heads: dict[tuple[int, ...], tuple[Sequence[News], str]] = {}
        """By the ids of the events in them; the news is kept with it, lest an id be given away."""

    def of(self, identity: str | None) -> Picture:
        """The table as a person may see it."""
        if identity not in self._of:
            who = audience(self._table, identity)
            if who not in self._pictures:
                self.mine[who] = self._sight.mine(who)
                self._pictures[who] = Picture(self.seq, who, self._sight.for_all, self.mine[who])
            self._of[identity] = self._pictures[who]
        return self._of[identity]

    def first(self, now: Picture, time: int, rematch: str | None) -> str:
        """The whole table, in words, at this time of the server's clock."""
        if self._first is None:
            self._first = words(now.for_all)
        head = words({"type": "table", "seq": now.seq, "now": time, "rematch": rematch})
        return f'{head[:-1]},"table":{self._first[:-1]},"mine":{words(now.mine)}}}}}'

    def news(self, before: Picture, now: Picture, batch: Sequence[News]) -> str:
        """What has happened since an earlier picture, in words; `batch` is the news since then."""
        way = before.seq, before.who, now.who
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
        events = [event for news in batch for event in events_seen(news.events, who.seats)]
        which = after, *map(id, events)
        if which not in self._heads:
            undone = any(draft.kind == "undo" for news in batch for draft in news.drafts)
            told = {"type": "news", "after": after, "seq": self.seq, "events": events, "undone": undone}
            self._heads[which] = batch, words(told)
        return self._heads[which][1]
