"""A real server and a real Chromium, one of each for every worker."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import browser as tools_browser
import pytest
from playwright.sync_api import Browser, sync_playwright

from kit.serving import Server
from kit.visitor import Visitor, visiting

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser."""
    path = tools_browser.named() or tools_browser.on_the_path()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """The server all tests of a worker share."""
    with tempfile.TemporaryDirectory(prefix="mikrokosmos-web-") as folder:
        server = Server(Path(folder))
        server.start()
        yield server
        server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Come with a browser; as often as one likes, each time as somebody else."""
    with ExitStack() as stack:

        def come(at: Server = server, **how: Any) -> Visitor:
            return stack.enter_context(visiting(chromium, at.address, **how))

        yield come
