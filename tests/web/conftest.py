"""A real server and a real Chromium, one of each for every worker; the dice are chosen by the name of the test."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import browser as tools_browser
import pytest
from playwright.sync_api import sync_playwright

from kit.serving import Server
from kit.visitor import Profiles, Visitor

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
def profiles() -> Iterator[Profiles]:
    """The browser, with the profiles that were used in it."""
    path = tools_browser.named() or tools_browser.on_the_path()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield Profiles(browser)
        browser.close()


@pytest.fixture(scope="session")
def shared_server() -> Iterator[Server]:
    """The server all tests of a worker share."""
    with tempfile.TemporaryDirectory(prefix="mikrokosmos-web-") as folder:
        server = Server(Path(folder))
        server.choose_dice("")
        server.start()
        yield server
        server.stop()


@pytest.fixture
def server(shared_server: Server, request: pytest.FixtureRequest) -> Server:
    """The shared server, with the dice of this test."""
    shared_server.choose_dice(request.node.name)
    return shared_server


@pytest.fixture
def own_server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server that a test may kill."""
    server = Server(tmp_path)
    server.choose_dice(request.node.name)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visit(profiles: Profiles, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Come with a browser; as often as one likes, each time as somebody else."""
    visitors = 0
    with ExitStack() as stack:

        def come(at: Server = server, **how: Any) -> Visitor:
            nonlocal visitors
            visitors += 1
            return stack.enter_context(profiles.visiting(at.address, visitors, **how))

        yield come
