"""The services that requests and sockets of one process share."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

from fastapi import Request, Response, WebSocket
from starlette.types import Scope

from mikrokosmos.server.analyses.pool import AnalysisPool
from mikrokosmos.server.connections.addresses import counted_address
from mikrokosmos.server.daily.service import DailyDeals
from mikrokosmos.server.live.autoplay import Autoplay
from mikrokosmos.server.live.bot_pool import BotPool
from mikrokosmos.server.live.exchange import Exchange
from mikrokosmos.server.live.leases import Leases
from mikrokosmos.server.live.other_processes import OtherProcesses
from mikrokosmos.server.live.retention import Retention
from mikrokosmos.server.live.site import SiteService
from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.operations.load import BEAT, Load
from mikrokosmos.server.operations.metrics import Metrics
from mikrokosmos.server.puzzles.problem import Mistakes
from mikrokosmos.server.replays.cache import ReplayCache
from mikrokosmos.server.security.access import must_not_be_banned
from mikrokosmos.server.security.admin_tokens import AdminTokens
from mikrokosmos.server.security.person_tokens import YEAR, PersonTokens
from mikrokosmos.server.security.rates import Rates
from mikrokosmos.server.security.seat_rates import SeatRates
from mikrokosmos.server.security.shared_rates import UsedRates, rates
from mikrokosmos.server.security.signing_keys import open_keys
from mikrokosmos.server.settings import Settings
from mikrokosmos.server.slow_work import SlowWork
from mikrokosmos.server.storage.errors import StorageError
from mikrokosmos.server.storage.rows import Identity
from mikrokosmos.server.storage.store import Store
from mikrokosmos.server.tables.refused import Refused

COOKIE = "mikrokosmos"
GRACE = 60.0
"""Seconds after a start in which no clock runs out."""
SEEN = 3600 * 1000
"""Milliseconds after which it is noted again that somebody is there."""
ADMIN_TRIES = 5
"""How often an address may try the admin's key, in a minute."""
MOST_WATCHED = 1_000
"""Tables of one process whose watchers are told to the others."""
PATIENCE = 1.0
"""Seconds to wait for bots that think when the server stops."""


class Services:
    """The store, the tables, what plays at them by itself, and the bounds of what one may ask for."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        limits = settings.limits
        self.settings = settings
        self.store = store
        keys = open_keys(settings.key_path)
        self.person_tokens = PersonTokens(keys)
        self.admin = AdminTokens(keys, settings.admin_key)
        self.metrics = metrics
        store.health.on_failure = metrics.database_failures.add
        metrics.show("writes_fail", lambda: int(store.health.writes_fail))
        self.write_tries = Rates(1, 1)
        self.table_service = TableService(store, metrics=metrics)
        bots = settings.bots
        self.daily = DailyDeals(self.table_service, keys.secrets[-1])  # the oldest: all processes have that one
        self.bot_pool = BotPool(bots.threads, bots.pace_ms / 1000, metrics, bots.seconds)
        stand_in, unwatched = bots.stand_in_ms / 1000, bots.unwatched_ms / 1000
        self.site = SiteService(self.table_service)
        self.retention = Retention(self.site)
        self.load = Load(metrics)
        self._telling: asyncio.Task[None] | None = None
        self.admin_tries = Rates(ADMIN_TRIES / 60, ADMIN_TRIES)
        leases = Leases(store) if store.shared else None
        self.autoplay = Autoplay(self.table_service, self.bot_pool, GRACE, stand_in, unwatched, leases)
        self._waking: asyncio.Task[None] | None = None
        used = None if leases is None else UsedRates(keys.secrets[-1])  # the oldest: all processes have that one
        self.rates = rates("messages", limits.messages_per_second, limits.message_burst, used)
        self.seat_rates = SeatRates(limits, used=used)
        self.refusals = rates("refusals", limits.refusals_per_minute / 60, limits.refusals_per_minute, used)
        """How many messages of a person may be refused because they come too fast or cannot be understood."""
        self.requests = rates("requests", limits.requests_per_second, limits.request_burst, used)
        self.mistakes = Mistakes()
        self.replays = ReplayCache()
        self.other_processes: OtherProcesses | None = None
        if leases is not None and used is not None:
            exchange = Exchange(self.table_service, self.autoplay, leases, used)
            self.other_processes = OtherProcesses(exchange, self.replays.remove, self.site)
        self.table_service.forgotten = self.replays.remove
        self.slow_work = SlowWork()
        self.analyses = AnalysisPool(store.analyses, limits.analyses_at_once, limits.analyses_waiting)
        metrics.show("analyses_waiting", lambda: max(0, len(self.analyses.jobs) - self.analyses.at_once))
        self.sockets: Counter[str] = Counter()
        self.requests_under_way: Counter[str] = Counter()
        metrics.show("sockets", lambda: self.sockets.total() // 2)  # each is counted twice

    def start(self) -> None:
        """Play at all tables at which something is to happen without a person."""
        if self.other_processes is None:
            self._waking = self.autoplay.wake_all()
        else:  # those that nobody owns are taken over, and woken then
            self.other_processes.start()
        self.retention.start()
        if self.admin.on:
            self._telling = asyncio.create_task(self._tell_load())

    async def _tell_load(self) -> None:
        """Keep the figures of the last minute; where there are other processes, any of them can be asked for ours."""
        while True:
            await asyncio.sleep(BEAT)
            self.load.look()
            process_id = None if self.other_processes is None else self.other_processes.leases.process_id
            if process_id is not None:
                told = {**self.load.figures(), "watched": self.table_service.watcher_counts(MOST_WATCHED)}
                with suppress(StorageError):  # the database has told the log
                    await self.store.site.tell_load(process_id, told)

    async def give_up_tables(self) -> None:
        """Play nothing more by ourselves; other processes take over at once."""
        await self.autoplay.close()
        if self.other_processes is not None:
            await self.other_processes.leave()

    async def close(self) -> None:
        """Let go of everything; nothing is lost, since nothing is in memory alone."""
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.gather(self._waking, return_exceptions=True)  # or its connection would be left open
        await self.retention.close()
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)
        await self.give_up_tables()
        if self.other_processes is not None:
            await self.other_processes.close()
        await self.analyses.close()
        self.bot_pool.close(PATIENCE)
        self.slow_work.close()
        await self.store.close()

    # People.

    async def person(self, cookies: dict[str, str]) -> Identity | None:
        """Who this is, by the signed cookie; `Refused` for somebody who is banned."""
        person = await self.even_if_banned(cookies)
        if person is not None:
            must_not_be_banned(person)
            if person.seen_at <= self.store.now() - SEEN:
                with suppress(StorageError):  # the database has told the log, and it is no matter
                    await self.store.note_seen(person.id)
        return person

    async def even_if_banned(self, cookies: dict[str, str]) -> Identity | None:
        """Who this is, welcome or not."""
        identity = self.person_tokens.read(cookies.get(COOKIE, ""))
        return None if identity is None else await self.store.identity(identity)

    async def required_person(self, request: Request) -> Identity:
        """Who this is; `Refused` for a stranger."""
        person = await self.person(request.cookies)
        if person is None:
            raise Refused("who-are-you")
        return person

    def set_cookie(self, response: Response, person: Identity) -> None:
        """Give a person the cookie by which it will be known."""
        response.set_cookie(
            COOKIE,
            self.person_tokens.sign(person.id),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.settings.cookies_secure,
        )

    def trusts_origin(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this origin may speak for the person; programs other than browsers send none."""
        if origin is None or origin in self.settings.trusted_origins:
            return True
        try:
            return urlsplit(origin).netloc == host
        except ValueError:
            return False

    # Bounds.

    def charge(self, request: Request, cost: float) -> None:
        """Let what costs more count for more, against the rate of the address."""
        if (wait := self.requests.take(address_of(request.scope), cost)) > 0:
            raise Refused("too-fast", seconds=round(wait, 2))

    @contextmanager
    def counted_request(self, address: str) -> Iterator[None]:
        """Count a request while it is answered; `Refused` if there are too many of its address.

        Connections themselves are counted where they come in, but those of a web server in front are not one person's.
        """
        if self.requests_under_way[address] >= self.settings.limits.connections_per_address:
            raise Refused("too-many-connections")
        self.requests_under_way[address] += 1
        try:
            yield
        finally:
            self.requests_under_way[address] -= 1
            if not self.requests_under_way[address]:
                del self.requests_under_way[address]

    @contextmanager
    def counted_socket(self, address: str, person: Identity | None) -> Iterator[None]:
        """Count a socket of a person and of an address while it is open; `Refused` if there are too many."""
        limits = self.settings.limits
        who = (person.id if person else address, limits.sockets_per_identity)
        here = (f"at {address}", limits.sockets_per_address)
        if any(self.sockets[key] >= most for key, most in (who, here)):
            raise Refused("too-many-sockets")
        for key, _ in (who, here):
            self.sockets[key] += 1
        try:
            yield
        finally:
            for key, _ in (who, here):
                self.sockets[key] -= 1
                if not self.sockets[key]:
                    del self.sockets[key]


def address_of(scope: Scope) -> str:
    """Where a request comes from, as far as the server in front of it can be believed."""
    client = scope.get("client")
    return counted_address(str(client[0])) if client else ""


def services_of(carrier: Request | WebSocket) -> Services:
    """The services a request came to."""
    services: Services = carrier.app.state.services
    return services
