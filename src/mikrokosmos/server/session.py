"""A session: one person at one table, from the first look to the goodbye. It speaks JSON and knows no network.

First the person is told the whole table, then what has changed, numbered by the log, so that a gap is noticed. Wishes
carry a number of the person's own; sent twice, they come true once and have the same answer.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Self

from pydantic import ValidationError

import mikrokosmos as mk
from mikrokosmos.server import wire
from mikrokosmos.server.access import admitted
from mikrokosmos.server.bot_pool import BotPool
from mikrokosmos.server.broadcast import Picture
from mikrokosmos.server.commands import TableWish, meant
from mikrokosmos.server.delta import words
from mikrokosmos.server.storage.errors import DatabaseFailed, LogFull, NotStored, StorageError
from mikrokosmos.server.storage.rows import Message
from mikrokosmos.server.subscription import Watcher
from mikrokosmos.server.table_service import TableService
from mikrokosmos.server.tables.match import ASKED
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.table import Draft, Table
from mikrokosmos.server.tables.visibility import why_not

ADVISER = "greedy"
"""The bot that gives hints: the strongest that can say why."""
LONGEST_NUMBER = 256
"""Bytes of the number of a message that is no wish: beyond that it is not repeated."""


class Session:
    """One person at one table."""

    def __init__(
        self,
        table_service: TableService,
        table_id: str,
        identity: str | None,
        name: str,
        watcher: Watcher,
        bot_pool: BotPool | None = None,
        longest_name: int = 24,
        sender: str | None = None,
    ) -> None:
        """Usually made by `open`; a spectator has no identity.

        `sender` is who numbers the wishes, if it is not the person itself but another device of it.
        """
        self.table_service = table_service
        self.table_id = table_id
        self.identity = identity
        self.sender = sender or identity
        self.name = name
        self.bot_pool = bot_pool
        self.longest_name = longest_name
        self._watcher = watcher
        self._seen: Picture | None = None
        self._rematch: str | None = None

    @classmethod
    async def open(
        cls,
        table_service: TableService,
        table_id: str,
        identity: str | None,
        name: str,
        bot_pool: BotPool | None = None,
        longest_name: int = 24,
        sender: str | None = None,
    ) -> Self:
        """Begin to watch a table."""
        rematch = await table_service.store.following(table_id)
        watcher = await table_service.watch(table_id)
        watcher.rematch = watcher.rematch or rematch
        return cls(table_service, table_id, identity, name, watcher, bot_pool, longest_name, sender)

    def close(self) -> None:
        """Say goodbye; the seat stays the person's."""
        self._watcher.close()

    # What the person is told: JSON in words, which are the same for all who may see the same, and made once.

    def first(self) -> str:
        """The whole table."""
        pictures = self.table_service.pictures(self.table_id)
        self._seen = pictures.of(self.identity)
        self._watcher.resume(pictures.seq)
        self._rematch = self._watcher.rematch
        return pictures.first(self._seen, self.table_service.clock(), self._rematch)

    async def next(self) -> str:
        """What has happened since, waiting for something to happen; `Lagging` if it must begin anew with `first`."""
        while True:
            if self._watcher.doubt:
                await self.reconsider()
            if self._rematch != self._watcher.rematch:
                self._rematch = self._watcher.rematch
                return words({"type": "rematch", "table": self._rematch})
            if batch := await self._watcher.batch():
                break
        assert self._seen is not None, "begin with `first`"
        pictures = self.table_service.pictures(self.table_id)
        self._seen, text = pictures.told(self._seen, self.identity, batch)
        self.table_service.metrics.news.add()
        return text

    def tell_by(self, say: Callable[[str], bool]) -> None:
        """From now on news is told by `say` as soon as it is there; `next` is for what cannot be told so.

        `say` is to return `False`, and to have said nothing, if it would have to wait.
        """
        self._watcher.teller = partial(self._tell_now, say)

    def _tell_now(self, say: Callable[[str], bool]) -> bool:
        watcher, seen = self._watcher, self._seen
        pictures = self.table_service.pictures(self.table_id)
        batch = watcher.upto(pictures.seq)
        if batch is None or seen is None or self._rematch != watcher.rematch:
            return False
        now, text = pictures.told(seen, self.identity, batch)
        if not say(text):
            return False
        self._seen = now
        watcher.resume(now.seq)
        self.table_service.metrics.news.add()
        return True

    async def reconsider(self) -> None:
        """Something has happened to who may come here: `NotStored` if the person may not stay as who it came."""
        doubts = self._watcher.doubts
        if await admitted(self.table_service, self.table_id, self.sender) != self.identity:
            raise NotStored("no such table")
        self._watcher.dispelled = doubts  # others may have come meanwhile

    # What the person wishes.

    async def answer(self, text: str) -> str:
        """Grant a wish or refuse it; the answer carries the wish's own number."""
        number = None
        try:
            wish = wire.WISH.validate_json(text)
            number = wish.id
            if self._watcher.doubt:
                await self.reconsider()
            if isinstance(wish, wire.LookAgain):
                await self.table_service.look(self.table_id)
                return self.first()
            answer = await self.wish(wish)
        except ValidationError as error:
            answer = refused(number_of(text), Refused("bad-message", **first_fault(error)))
        except Refused as refusal:
            answer = refused(number, refusal)
        except LogFull:
            answer = refused(number, Refused("log-full"))
        except DatabaseFailed:
            answer = refused(number, Refused("database-failed"))
        self.table_service.metrics.told(answer)
        return words(answer)

    async def wish(self, wish: TableWish | wire.AskHints | wire.AskWhyNot) -> mk.Json:
        """The answer to a wish; `Refused` if it cannot be granted."""
        if self.identity is None or self.sender is None:
            raise Refused("only-watching")
        if isinstance(wish, wire.AskHints):
            return {"type": "hints", "id": wish.id, "hints": await self.hints(wish.seat, self.identity)}
        if isinstance(wish, wire.AskWhyNot):
            table, _ = await self.table_service.look(self.table_id)
            refusal = why_not(table, wish.seat, self.identity, wish.words)
            return {"type": "why-not", "id": wish.id, "refusal": refusal}
        drafts: list[Draft] = []
        ask = meant(wish, self.identity, self.name, self.longest_name, self.table_service.clock)

        def remembered(table: Table) -> list[Draft]:
            drafts[:] = ask(table)
            return drafts

        granted = await self.table_service.grant(self.table_id, remembered, Message(self.sender, wish.id))
        if granted.again:
            drafts = await self.written(granted.seq)
        return {
            "type": "granted",
            "id": wish.id,
            "seq": granted.seq,
            "again": granted.again,
            "dropped": dropped(wish, drafts) if isinstance(wish, wire.Play) else 0,
        }

    async def written(self, seq: int) -> list[Draft]:
        """What a message wrote that came true before, as far as it can be read: its answer is granted in any case."""
        with suppress(StorageError):
            entries = await self.table_service.store.entries(self.table_id, max(0, seq - 2))
            return [Draft(entry.kind, entry.body, entry.seat) for entry in entries if entry.seq <= seq]
        return []

    async def hints(self, seat: int, identity: str) -> list[mk.Json]:
        """What a bot would consider in the person's place, where the customs of the table allow to ask."""
        table, _ = await self.table_service.look(self.table_id)
        table.own(seat, identity)
        table.running().must_act(seat)
        if not table.setup.hints or self.bot_pool is None:
            raise Refused("no-hints")
        found = await self.bot_pool.hints(ADVISER, table.running().state.copy())
        best = max((candidate.value for candidate in found), default=0.0)
        return [
            {
                "action": candidate.action,
                "behind": round(best - candidate.value, 2),
                "reasons": [reason._asdict() for reason in candidate.reasons],
            }
            for candidate in found
        ]


def dropped(wish: wire.Play, drafts: list[Draft]) -> int:
    """How many moves were not played because chance came before them."""
    played = [draft.body["moves"] for draft in drafts if draft.kind == "play"]
    return len(wish.moves) - [how for _, how in played[-1]].count(ASKED) if played else 0


def refused(number: str | None, refusal: Refused) -> mk.Json:
    """A refusal as it is told."""
    return {"type": "refused", "id": number, **refusal.to_json()}


def number_of(text: str) -> str | None:
    """The number of a message that is no wish, if it has one."""
    try:
        said: Any = json.loads(text)
        number = said.get("id") if isinstance(said, dict) else None
        if isinstance(number, str) and len(number.encode()) <= LONGEST_NUMBER:
            return number
    except (ValueError, RecursionError):  # a half character is no text either
        pass
    return None


def first_fault(error: ValidationError) -> mk.Json:
    """What is wrong with a message, and where; never the message itself."""
    fault = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return {"where": ".".join(str(part) for part in fault["loc"]), "why": fault["msg"]}
