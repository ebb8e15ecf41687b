"""A session: one person at one table. It speaks JSON and knows no network.

First the person is told the whole table, then what has changed, numbered by the log, so that a gap is noticed. Commands
carry a number of the person's own; sent twice, they are executed once and have the same answer.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Protocol, Self

from pydantic import ValidationError

import mikrokosmos as mk
from mikrokosmos.server import wire
from mikrokosmos.server.delta import json_text
from mikrokosmos.server.live.bot_pool import BotPool
from mikrokosmos.server.live.broadcast import Seen
from mikrokosmos.server.live.commands import SEATING, TableCommand, decision
from mikrokosmos.server.live.live_table import LiveTable
from mikrokosmos.server.live.table_service import Accepted, TableService
from mikrokosmos.server.security.access import admitted, must_not_be_banned
from mikrokosmos.server.storage.errors import DatabaseFailed, LogFull, NotStored
from mikrokosmos.server.storage.rows import Message
from mikrokosmos.server.tables.chances import plays_strongly
from mikrokosmos.server.tables.match import asked_moves
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.visibility import why_not

ADVISERS = ("expert", "greedy")
"""The bots that give hints, the first that can: the strongest that answer at once and can say why."""
LONGEST_NUMBER = 256
"""Bytes of the number of a message that is no command: beyond that it is not repeated."""
LONGEST_PLACE = 200
"""Characters of where a fault is: whoever sent it may have chosen the names."""


class Outlet(Protocol):
    """Where messages go that nobody need wait for."""

    @property
    def ready(self) -> bool:
        """Whether a message can be sent without waiting."""

    def send(self, text: str) -> None:
        """Send a message."""


class Session:
    """One person at one table."""

    def __init__(
        self,
        table_service: TableService,
        table_id: str,
        live: LiveTable,
        identity: str | None,
        name: str,
        bot_pool: BotPool | None = None,
        longest_name: int = 24,
        sender: str | None = None,
    ) -> None:
        """Usually made by `open`; a spectator has no identity.

        `sender` is who numbers the commands, if it is not the person itself but another device of it.
        """
        self.table_service = table_service
        self.table_id = table_id
        self.identity = identity
        self.sender = sender or identity
        self.name = name
        self.bot_pool = bot_pool
        self.longest_name = longest_name
        self.outlet: Outlet | None = None
        """Where news goes at once; what cannot go there is left to `next`."""
        self.charge_seating: Callable[[], None] = lambda: None
        """Called before a seat is changed; `Refused` if the person does that too often."""
        self.understood = True
        """Whether the last message was a command, allowed or not."""
        self._live = live
        self._seen: Seen | None = None
        """What the person was told last; `None` if the whole table is due."""
        self._rematch: str | None = None
        self._reachable = True
        self._announced: str | None = None
        self._access_checked = live.access_changes
        self._waiting: asyncio.Future[None] | None = None

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
        access_changes: int | None = None,
    ) -> Self:
        """Come to a table, and be told what happens there from now on.

        `access_changes` is that number of the table service when the person was admitted: if it has changed since, the
        person is checked again.
        """
        rematch = await table_service.store.following(table_id)
        live = await table_service.open(table_id)
        live.rematch = live.rematch or rematch
        session = cls(table_service, table_id, live, identity, name, bot_pool, longest_name, sender)
        if access_changes is not None:
            session._access_checked = access_changes
        live.subscribers.add(session)
        return session

    def close(self) -> None:
        """Leave; the seat stays the person's."""
        self._live.unsubscribe(self)

    # What the person is told: messages that are the same for all who may see the same, and made once.

    @property
    def seq(self) -> int:
        """The last entry the person knows of; no news is needed by whom the whole table is due."""
        return self._live.seq if self._seen is None else self._seen.seq

    def whole(self) -> str:
        """The whole table."""
        broadcast = self._live.broadcast()
        self._seen = broadcast.seen_by(self.identity)
        self._rematch = self._live.rematch
        return broadcast.whole(self._seen, self.table_service.clock(), self._rematch)

    def update(self) -> str | None:
        """What has changed since the person was told something; `None` if nothing has."""
        if self._seen is None:
            return self.whole()
        if self._reachable != self.table_service.reachable:
            self._reachable = self.table_service.reachable
            return json_text({"type": "storage", "reachable": self._reachable})
        if self._announced != self.table_service.announcement:
            self._announced = self.table_service.announcement
            return json_text({"type": "announcement", "text": self._announced})
        if self._rematch != self._live.rematch:
            self._rematch = self._live.rematch
            return json_text({"type": "rematch", "table": self._rematch})
        if self._seen.seq == self._live.seq:
            return None
        update = self._live.broadcast().update(self._seen, self.identity)
        if update is None:
            self.table_service.metrics.resyncs.add()
            return self.whole()
        self._seen, text = update
        self.table_service.metrics.news.add()
        return text

    async def next(self) -> str:
        """The next update, waiting for something to happen; `NotStored` if the person may not stay."""
        while True:
            await self.check_access()
            if (text := self.update()) is not None:
                return text
            # An event would do, but thousands of sockets wait here, and a bare future wakes them for half the price.
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting

    def changed(self) -> None:
        """Called when something has happened: tell it at once, or wake who waits in `next`.

        To wake a task for every socket would cost more than what it then does.
        """
        waiting = self._waiting
        if waiting is None or waiting.done():
            return  # whoever is awake already will find it
        try:
            told = self._send_updates()
        except Exception:  # who waits meets it too, and knows what to do then
            self._seen, told = None, False
        if not told:
            waiting.set_result(None)

    def start_over(self) -> None:
        """What the person was told so far is out of date: the whole table is due."""
        self._seen = None

    def _send_updates(self) -> bool:
        """Send all there is to tell, if nothing need be waited for; whether all of it is told."""
        if self._access_checked != self._live.access_changes:
            return False
        outlet = self.outlet
        while outlet is not None and outlet.ready:
            if (text := self.update()) is None:
                return True
            outlet.send(text)
            if self._knows_all():
                return True
        return False

    def _knows_all(self) -> bool:
        """Whether there is nothing to tell: cheaper than to ask for an update."""
        seen, live, service = self._seen, self._live, self.table_service
        return (
            seen is not None
            and seen.seq == live.seq
            and self._reachable == service.reachable
            and self._announced == service.announcement
            and self._rematch == live.rematch
        )

    async def check_access(self) -> None:
        """If somebody may have lost access: `NotStored` if the person may not stay as who it came, `Refused` if it was
        banned or the table is gone.
        """
        changes = self._live.access_changes
        if self._access_checked == changes:
            return
        if self._live.deleted:
            raise Refused("table-deleted")
        for someone in {self.sender, self.identity} - {None}:
            assert someone is not None
            if (person := await self.table_service.store.identity(someone)) is None:
                raise NotStored("no such person")
            must_not_be_banned(person)
        if await admitted(self.table_service, self.table_id, self.sender) != self.identity:
            raise NotStored("no such table")
        self._access_checked = changes  # there may have been others meanwhile

    # What the person asks for.

    async def answer(self, text: str) -> str:
        """Execute a command or refuse it; the answer carries the command's own number."""
        number = None
        self.understood = True
        try:
            command = wire.COMMAND.validate_json(text)
            number = command.id
            await self.check_access()
            if isinstance(command, wire.Ping):
                return json_text({"type": "pong", "id": number, "now": self.table_service.clock()})
            if isinstance(command, wire.Refresh):
                await self.table_service.read(self.table_id)
                return self.whole()
            answer = await self.execute(command)
        except ValidationError as error:
            self.understood = False
            answer = refused(number_of(text), Refused("bad-message", **first_fault(error)))
        except Refused as refusal:
            answer = refused(number, refusal)
        except LogFull:
            answer = refused(number, Refused("log-full"))
        except DatabaseFailed:
            answer = refused(number, Refused("database-failed"))
        self.table_service.metrics.answered(answer)
        return json_text(answer)

    async def execute(self, command: TableCommand | wire.AskHints | wire.AskWhyNot) -> mk.Json:
        """The answer to a command; `Refused` if it cannot be executed."""
        if self.identity is None or self.sender is None:
            raise Refused("only-watching")
        if isinstance(command, wire.AskHints):
            return {"type": "hints", "id": command.id, "hints": await self.hints(command.seat, self.identity)}
        if isinstance(command, wire.AskWhyNot):
            table, _ = await self.table_service.read(self.table_id)
            refusal = why_not(table, command.seat, self.identity, command.words)
            return {"type": "why-not", "id": command.id, "refusal": refusal}
        if isinstance(command, SEATING):
            self.charge_seating()
        decide = decision(command, self.identity, self.name, self.longest_name, self.table_service.clock)
        accepted = await self.table_service.execute(self.table_id, decide, Message(self.sender, command.id))
        return {
            "type": "accepted",
            "id": command.id,
            "seq": accepted.seq,
            "again": accepted.again,
            "dropped": dropped(command, accepted) if isinstance(command, wire.Play) else 0,
        }

    async def hints(self, seat: int, identity: str) -> list[mk.Json]:
        """What a bot would consider in the person's place, where the table allows to ask."""
        table, _ = await self.table_service.read(self.table_id)
        table.own(seat, identity)
        table.running().must_act(seat)
        if not table.setup.hints or self.bot_pool is None:
            raise Refused("no-hints")
        strong = plays_strongly(each.bot for each in table.seats)  # as the win chances of the table are told
        found = await self.bot_pool.hints(ADVISERS, table.running().state.copy(), strong)
        best = found[0].value if found else 0.0
        return [
            {
                "action": candidate.action,
                # One that looks further may prefer what is worth less at first sight: nothing is ahead of its best.
                "behind": max(0.0, round(best - candidate.value, 2)),
                "chance": None if candidate.chance is None else round(candidate.chance, 3),
                "reasons": [reason._asdict() for reason in candidate.reasons],
            }
            for candidate in found
        ]


def dropped(command: wire.Play, accepted: Accepted) -> int:
    """How many moves were not played because chance came before them."""
    plays = [entry for entry in accepted.entries if entry.kind == "play"]
    return len(command.moves) - asked_moves(plays[-1]) if plays else 0


def refused(number: str | None, refusal: Refused) -> mk.Json:
    """A refusal as it is told."""
    return {"type": "refused", "id": number, **refusal.to_json()}


def number_of(text: str) -> str | None:
    """The number of a message that is no command, if it has one."""
    try:
        said: object = json.loads(text)
        number = said.get("id") if isinstance(said, dict) else None
        if isinstance(number, str) and len(number.encode()) <= LONGEST_NUMBER:
            return number
    except (ValueError, RecursionError):  # a half character is no text either
        pass
    return None


def first_fault(error: ValidationError) -> mk.Json:
    """What is wrong with a message, and where; never the message itself."""
    fault = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return {"where": ".".join(str(part) for part in fault["loc"])[:LONGEST_PLACE], "why": fault["msg"]}
