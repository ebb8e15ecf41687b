"""Somebody with a browser. Whatever the browser complains about fails the test."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

WIDE = (1280, 860)
PHONE = (360, 740)

LANGUAGES = ("en", "uk", "zh", "cs", "it")
LOCALES = {"en": "en-GB", "uk": "uk-UA", "zh": "zh-CN", "cs": "cs-CZ", "it": "it-IT"}

WATCHED = """(() => {
  let drawn = NUMBER * 1e6;
  try {
    const loads = Number(sessionStorage.getItem("loads"));
    sessionStorage.setItem("loads", loads + 1);
    drawn += loads * 1e4;
  } catch {}  // a page that is none yet keeps nothing
  crypto.getRandomValues = (array) => {
    drawn += 1;
    for (let at = 0; at < array.length; at++) array[at] = (drawn / 256 ** (at % 7)) & 255;
    return array;
  };
  const asked = new Set();
  let seq = -1, due = -1;
  window.answered = () => asked.size === 0 && seq >= due;
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        const told = JSON.parse(data);
        if (told.type === "table" || told.type === "news") seq = told.seq;
        else if (asked.delete(told.id) && told.type === "accepted") due = Math.max(due, told.seq);
      });
    }
    send(text) {
      asked.add(JSON.parse(text).id);
      super.send(text);
    }
  };
})()"""
"""What a browser adds to the dice by chance is counted instead: never twice the same, and the same in every run. And
`answered()` says whether all that was wished has been answered and told."""

INSTANT = """try {
  localStorage["mikrokosmos.settings"] ??= '{"pace":"instant"}';
} catch {}"""
"""Nothing is waited for, unless something else was chosen."""

SPEAK = """language => {
  const choice = [...document.querySelectorAll("select")].find((it) => it.querySelector("option[lang]"));
  choice.value = language;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
}"""


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
        """Open a page of the house, and wait until it is there."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector("#main")
        return self.page

    def speak(self, language: str) -> None:
        """Choose another language, where the page offers it, and wait until the page speaks it."""
        self.page.evaluate(SPEAK, language)
        self.page.wait_for_selector(f"html[lang={language}]", state="attached")

    def called(self, name: str) -> None:
        """Say one's name to the server, as if it had been done on the page."""
        self.api("POST", "me", {"name": name})
        self.page.add_init_script(f"try {{ localStorage.setItem('mikrokosmos.name', {name!r}) }} catch {{}}")

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as this person, past the page."""
        response = self.context.request.fetch(
            f"{self.address}/api/{path}", method=method, data=body, headers={"Origin": self.address}
        )
        assert response.ok, (path, response.status, response.text())
        return response.json()


Visit = Callable[..., Visitor]
"""The fixture of the browser tests: come with a browser, as often as one likes."""


@dataclass(frozen=True)
class Looks:
    """How somebody looks at pages; `calm` asks for no motion and no pauses, so that nothing need be waited for."""

    size: tuple[int, int] = WIDE
    language: str = "en"
    calm: bool = True
    dark: bool = False

    def profile(self, browser: Browser) -> BrowserContext:
        """A fresh browser profile."""
        context = browser.new_context(
            viewport={"width": self.size[0], "height": self.size[1]},
            locale=LOCALES[self.language],
            reduced_motion="reduce" if self.calm else "no-preference",
            color_scheme="dark" if self.dark else "light",
            has_touch=self.size == PHONE,
        )
        if self.calm:
            context.add_init_script(INSTANT)
        return context


class Profiles:
    """Browser profiles that are used again: nothing of the one before is left but the programs it has loaded."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._idle: defaultdict[Looks, list[BrowserContext]] = defaultdict(list)

    @contextmanager
    def visiting(self, address: str, number: int, fresh: bool = False, **looks: Any) -> Iterator[Visitor]:
        """The so many-th visitor of a test; one who is `fresh` has loaded nothing yet."""
        idle = self._idle[Looks(**looks)]
        context = idle.pop() if idle and not fresh else Looks(**looks).profile(self.browser)
        visitor = Visitor(context, address)
        visitor.page.add_init_script(WATCHED.replace("NUMBER", str(number)))
        try:
            yield visitor
        except BaseException:
            context.close()
            raise
        empty(visitor)
        idle.append(context)
        complain(visitor)


def empty(visitor: Visitor) -> None:
    """Forget who it was: cookies, what the pages kept, and the tab."""
    visitor.context.set_offline(False)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Storage.clearDataForOrigin", {"origin": visitor.address, "storageTypes": "all"})
    visitor.page.close()
    visitor.context.clear_cookies()
    visitor.context.clear_permissions()


def complain(visitor: Visitor) -> None:
    """Pass on what the browser complained about."""
    if visitor.complaints:
        raise AssertionError("the browser complains:\n" + "\n".join(visitor.complaints))


@contextmanager
def visiting(
    browser: Browser,
    address: str,
    size: tuple[int, int] = WIDE,
    language: str = "en",
    calm: bool = True,
    dark: bool = False,
) -> Iterator[Visitor]:
    """A visitor with a fresh browser profile, at real chance."""
    context = Looks(size, language, calm, dark).profile(browser)
    try:
        visitor = Visitor(context, address)
        yield visitor
        complain(visitor)
    finally:
        context.close()
