"""Runs the application until it is asked to stop, and then no longer than it must.

The first SIGTERM or SIGINT: no new connections, `/readyz` says so, sockets are closed after their answers, requests
under way are answered, bots are not waited for, the database is closed, and the process ends with 0. The second one
ends it at once; nothing is lost even then, since nothing is in memory alone.
"""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
import threading
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import TypedDict

import uvicorn
from fastapi import FastAPI

from mikrokosmos.core.errors import MikrokosmosError
from mikrokosmos.server.app import create_app
from mikrokosmos.server.connections.addresses import TrustedProxies
from mikrokosmos.server.connections.file_limit import raise_file_limit, room_for_connections
from mikrokosmos.server.connections.frames import FrameSocket
from mikrokosmos.server.connections.handover import Handover
from mikrokosmos.server.connections.http import HttpConnection, limited
from mikrokosmos.server.connections.limits import ConnectionLimits
from mikrokosmos.server.live.bot_pool import THREADS
from mikrokosmos.server.operations.shutdown import Stopping
from mikrokosmos.server.operations.workers import POSSIBLE, Workers
from mikrokosmos.server.security.signing_keys import open_keys
from mikrokosmos.server.services import Services
from mikrokosmos.server.settings import Settings
from mikrokosmos.server.storage.errors import DatabaseUnusable
from mikrokosmos.server.storage.store import Store

log = logging.getLogger(__name__)


class Listening(TypedDict):
    """Options of uvicorn."""

    log_config: None
    access_log: bool
    server_header: bool
    ws_per_message_deflate: bool
    backlog: int
    h11_max_incomplete_event_size: int


BACKLOG = 64
"""Connections that may wait to be accepted; so many are accepted at once, too."""

LISTENING: Listening = {
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "ws_per_message_deflate": False,
    "backlog": BACKLOG,
    "h11_max_incomplete_event_size": 16_384,  # of the head of a request, while it is not whole
}
"""How uvicorn listens; the bench runs its relay in the same way, but with uvicorn's own connections and sockets."""
NO_DATABASE = 2
"""With what a worker ends that finds no database; it is started again."""
SOCKETS = 1.5
"""Seconds for sockets to answer what they were asked and be closed."""
REQUESTS = 2
"""Seconds for requests under way."""


class CannotListen(MikrokosmosError):
    """The address or port cannot be used; `taken` if another program listens there."""

    def __init__(self, error: OSError) -> None:
        # Python adds the address to the message of the system, and we say it ourselves.
        plain = error.errno is not None and not isinstance(error, socket.gaierror)
        super().__init__(os.strerror(error.errno or 0) if plain else str(error.strerror or error))
        self.taken = error.errno == errno.EADDRINUSE


class NoWorkers(MikrokosmosError):
    """There can be one process only: `sqlite` because of the database, `system` because of the operating system."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Serving(uvicorn.Server):
    """A web server that leaves politely."""

    def __init__(
        self,
        config: uvicorn.Config,
        app: FastAPI,
        ready: Callable[[], None],
        parent: int | None = None,
        handover: Handover | None = None,
    ) -> None:
        super().__init__(config)
        self.app = app
        self.stopping: Stopping = app.state.stopping
        self.ready = ready
        self.parent = parent
        self.handover = handover
        self._taken: set[asyncio.Task[None]] = set()
        """Connections of other workers that are being taken."""
        self.unusable: DatabaseUnusable | None = None
        """Why the database could not be opened, if it was gone again since it was looked at."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, and say so."""
        try:  # in the application's own startup, the web server would log it with all its inside
            self.app.state.opened = await Store.open(self.app.state.database)
        except DatabaseUnusable as error:
            self.unusable = error
            self.should_exit = True
            return
        await super().startup(sockets)
        if self.started:
            self.ready()
        if self.parent is not None:  # nothing is ever said there: it can be read when it has ended
            asyncio.get_running_loop().add_reader(self.parent, self.orphaned)
        if self.handover is not None and self.started:
            slots, slot = self.handover.slots, self.handover.slot
            asyncio.get_running_loop().add_reader(slots.outlet(slot), slots.take, slot, self.take)
            slots.serves(slot, True)

    def take(self, connection: socket.socket, head: bytes) -> None:
        """Go on with a connection that another worker has handed over."""
        task = asyncio.get_running_loop().create_task(self._take(connection, head))
        self._taken.add(task)
        task.add_done_callback(self._taken.discard)

    async def _take(self, connection: socket.socket, head: bytes) -> None:
        def connected() -> HttpConnection:
            made: HttpConnection = self.config.http_protocol_class(  # type: ignore[call-arg, assignment]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            made.handed_over = True
            return made

        connection.setblocking(False)
        try:
            transport, protocol = await asyncio.get_running_loop().connect_accepted_socket(connected, connection)
        except OSError:  # it has gone meanwhile
            connection.close()
            return
        if not transport.is_closing():
            protocol.data_received(head)

    def orphaned(self) -> None:
        """The parent is gone: stop too, or its port would stay taken."""
        if self.parent is not None:
            asyncio.get_running_loop().remove_reader(self.parent)
        log.error("the parent of this worker is gone")
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; asked twice, at once. (Uvicorn would raise the signal again at the end, and never leave with 0.)"""
        if self.should_exit:
            os._exit(128 + sig)
        self.should_exit = True

    async def give_up_tables(self) -> None:
        """Leave bots and clocks to other processes, if there are any."""
        services: Services = self.app.state.services
        await services.give_up_tables()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody new, close the sockets after their answers, then the rest."""
        log.info("stopping", extra={"sockets": len(self.stopping.sockets)})
        if self.handover is not None:  # what comes now is for whoever takes this place
            asyncio.get_running_loop().remove_reader(self.handover.slots.outlet(self.handover.slot))
        for server in self.servers:
            server.close()
        await self.give_up_tables()  # first: other processes play on while people here are told
        await self.stopping.stop(SOCKETS)
        await super().shutdown(sockets)


def serve(settings: Settings, ready: Callable[[str], None] = lambda address: None) -> None:
    """Serve until a signal comes; raises before anything is served if that is not possible.

    `ready` is told where the server is found, once it is.
    """
    if settings.workers > 1:
        must_be_shareable(settings)
    with listen(settings.host, settings.port) as listener:
        asyncio.run(check_storage(settings))
        host, port = listener.getsockname()[:2]
        log.info("listening", extra={"host": host, "port": port})
        address = settings.public_url or found_at(host, port)
        if settings.workers > 1:
            collect_garbage_rarely()
            code = Workers(settings.workers, partial(work, settings, listener), lambda: ready(address)).run()
        else:
            code = work(settings, listener, None, lambda: ready(address))
        log.info("stopped")
    if code or any(thread.name.startswith(THREADS) for thread in threading.enumerate()):
        # A bot is still thinking. Python would wait for it; nobody else does.
        sys.stderr.flush()
        os._exit(code)


def work(
    settings: Settings,
    listener: socket.socket,
    parent: int | None,
    ready: Callable[[], None],
    handover: Handover | None = None,
) -> int:
    """Serve in this process; `parent` is a pipe that ends with the process this one is a worker of, and `handover` is
    how it gives connections to the others.
    """
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        **LISTENING,
        http=limited(connection_limits(settings, raise_file_limit()), handover=handover),
        ws=FrameSocket,
        ws_max_size=2 * settings.limits.message_bytes,  # what is a little too long is refused with a reason
        timeout_graceful_shutdown=REQUESTS,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
    )
    collect_garbage_rarely()
    serving = Serving(config, app, ready, parent, handover)
    serving.run(sockets=[listener])
    if serving.unusable is None:
        return 0
    if parent is None:
        raise serving.unusable
    log.error("a worker cannot open the database", extra={"why": str(serving.unusable)})
    return NO_DATABASE


def must_be_shareable(settings: Settings) -> None:
    """Several processes need a database for several, and a system that can fork."""
    if settings.database.startswith("sqlite"):
        raise NoWorkers("sqlite")
    if not POSSIBLE:
        raise NoWorkers("system")


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; `CannotListen` says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise CannotListen(error) from error


def connection_limits(settings: Settings, files: int) -> ConnectionLimits:
    """The limits of connections, as far as so many open files allow them."""
    limits = settings.limits
    most = room_for_connections(limits.connections, files)
    if most < limits.connections:
        about = {"open_files": files, "connections": most, "wanted": limits.connections}
        log.warning("the limit of open files allows fewer connections than are set", extra=about)
    return ConnectionLimits(
        most,
        limits.connections_per_address,
        limits.header_seconds,
        limits.body_seconds,
        TrustedProxies(settings.trusted_proxies),
    )


def found_at(host: str, port: int) -> str:
    """The address a browser on this machine finds the server at: who listens everywhere is found here too."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{here}]:{port}/" if ":" in here else f"http://{here}:{port}/"


def collect_garbage_rarely() -> None:
    """Collect garbage less often. What was loaded stays, and there is much of it: to go through it again and again for
    what nobody needs any more would make everybody at all tables wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


async def check_storage(settings: Settings) -> None:
    """Open what must be there once, so that a fault is raised here and not told as a traceback by the web server."""
    await (await Store.open(settings.database)).close()
    open_keys(settings.key_path)
