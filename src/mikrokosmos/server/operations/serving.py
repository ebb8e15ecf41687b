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
from types import FrameType
from typing import TypedDict

import uvicorn
from fastapi import FastAPI

from mikrokosmos.core.errors import MikrokosmosError
from mikrokosmos.server.app import create_app
from mikrokosmos.server.live.bot_pool import THREADS
from mikrokosmos.server.operations.frames import FrameSocket
from mikrokosmos.server.operations.shutdown import Stopping
from mikrokosmos.server.security.signing_keys import open_keys
from mikrokosmos.server.services import Services
from mikrokosmos.server.settings import Settings
from mikrokosmos.server.storage.store import Store

log = logging.getLogger(__name__)


class Listening(TypedDict):
    """Options of uvicorn."""

    log_config: None
    access_log: bool
    server_header: bool
    ws_per_message_deflate: bool


LISTENING: Listening = {
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "ws_per_message_deflate": False,
}
"""How uvicorn listens; the bench runs its relay in the same way, but with uvicorn's own sockets."""
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


class Serving(uvicorn.Server):
    """A web server that leaves politely."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.stopping: Stopping = app.state.stopping
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, and say so."""
        await super().startup(sockets)
        if self.started:
            self.ready()

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
        for server in self.servers:
            server.close()
        await self.give_up_tables()  # first: other processes play on while people here are told
        await self.stopping.stop(SOCKETS)
        await super().shutdown(sockets)


def serve(settings: Settings, ready: Callable[[str], None] = lambda address: None) -> None:
    """Serve until a signal comes; raises before anything is served if that is not possible.

    `ready` is told where the server is found, once it is.
    """
    listener = listen(settings.host, settings.port)
    with listener:
        asyncio.run(check_storage(settings))
        app = create_app(settings)
        config = uvicorn.Config(
            app,
            **LISTENING,
            ws=FrameSocket,
            ws_max_size=2 * settings.limits.message_bytes,  # what is a little too long is refused with a reason
            timeout_graceful_shutdown=REQUESTS,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=list(settings.trusted_proxies),
        )
        collect_garbage_rarely()
        host, port = listener.getsockname()[:2]
        log.info("listening", extra={"host": host, "port": port})
        address = settings.public_url or found_at(host, port)
        server = Serving(config, app, lambda: ready(address))
        server.run(sockets=[listener])
        log.info("stopped")
    if any(thread.name.startswith(THREADS) for thread in threading.enumerate()):
        # A bot is still thinking. Python would wait for it; nobody else does.
        sys.stderr.flush()
        os._exit(0)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; `CannotListen` says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise CannotListen(error) from error


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
