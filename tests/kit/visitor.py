"""Somebody with a browser. Whatever the browser complains about fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

WIDE = (1280, 860)
PHONE = (360, 740)

LANGUAGES = ("en", "uk", "zh", "cs", "it")


class Visitor:
    """A person at a page; `page` is Playwright's."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.traffic: list[str] = []
        """Every text that came over a socket or as JSON."""
        self.forgiven = ""
        """What the browser may complain about now, as a part of its words: a cut network, say."""
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", lambda ws: ws.on("framereceived", self._frame))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self.forgiven and self.forgiven in message.text):
            self.complaints.append(message.text)

    def _frame(self, payload: str | bytes) -> None:
        self.traffic.append(payload if isinstance(payload, str) else payload.decode())

    def go(self, path: str) -> Page:
        """Open a page of the services, and wait until it is there."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector("#main")
        return self.page

    def called(self, name: str) -> None:
        """Say one's name to the server, as if it had been done on the page."""
        self.api("POST", "me", {"name": name})
        self.context.add_init_script(f"try {{ localStorage.setItem('mikrokosmos.name', {name!r}) }} catch {{}}")

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as this person, past the page."""
        response = self.context.request.fetch(
            f"{self.address}/api/{path}", method=method, data=body, headers={"Origin": self.address}
        )
        assert response.ok, (path, response.status, response.text())
        return response.json()


Visit = Callable[..., Visitor]
"""The fixture of the browser tests: come with a browser, as often as one likes."""


@contextmanager
def visiting(
    browser: Browser,
    address: str,
    size: tuple[int, int] = WIDE,
    language: str = "en",
    calm: bool = True,
    dark: bool = False,
) -> Iterator[Visitor]:
    """A visitor with a fresh browser profile; `calm` asks for no motion, so that nothing need be waited for."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale={"en": "en-GB", "uk": "uk-UA", "zh": "zh-CN", "cs": "cs-CZ", "it": "it-IT"}[language],
        reduced_motion="reduce" if calm else "no-preference",
        color_scheme="dark" if dark else "light",
        has_touch=size == PHONE,
    )
    try:
        visitor = Visitor(context, address)
        yield visitor
        if visitor.complaints:
            raise AssertionError("the browser complains:\n" + "\n".join(visitor.complaints))
    finally:
        context.close()
