"""`make screens`: pictures of every page and of both games, wide and on a phone, by day and by night.

A real server, a real Chromium, real games: a bot plays a person's seat to the middle of a game, then the person takes
it back and looks. Every run shows other games, so write them anew only when the pages have changed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import browser as machine
from playwright.sync_api import Browser, Page, sync_playwright

from kit.serving import Server
from kit.visitor import PHONE, Visitor, visiting

ROOT = Path(__file__).resolve().parent.parent
SCREENS = ROOT / "docs" / "screens"
WIDE = (1360, 850)
QUALITY = 74
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--hide-scrollbars"]
PLAYERS = {"smallworld": 3, "creation": 3}

COMMAND = """async ([table, command]) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  await new Promise((done, failed) => {
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === "table") socket.send(JSON.stringify({ id: String(Math.random()), ...command }));
      if (told.type === "accepted") done();
      if (told.type === "refused") failed(new Error(told.reason));
    };
  });
  socket.close();
}"""
"""Requests of the person, past the page's own buttons."""


def seated(visitor: Visitor, game: str) -> str:
    """A table at which the person sits with bots."""
    visitor.called("Olena")
    seats: list[dict[str, Any]] = [{"kind": "me"}]
    seats += [{"kind": "bot", "bot": bot} for bot in ("adept", "novice", "greedy", "adept")[: PLAYERS[game] - 1]]
    wanted = {"game": game, "options": {"players": len(seats)}, "seats": seats}
    return str(visitor.api("POST", "tables", wanted)["table"])


def played(visitor: Visitor, game: str, rounds: int) -> str:
    """A table in its so many-th round with the person to act, or after its end."""
    table = seated(visitor, game)
    visitor.go("/about")
    visitor.page.evaluate(COMMAND, [table, {"command": "start"}])
    visitor.page.evaluate(COMMAND, [table, {"command": "hand-over", "seat": 0, "bot": "adept"}])
    while True:
        seen = visitor.api("GET", f"tables/{table}")["table"]
        if seen["status"] == "over":
            return table
        if seen["match"]["view"]["round"] >= rounds:
            visitor.page.evaluate(COMMAND, [table, {"command": "sit", "seat": 0}])
            return table
        time.sleep(0.05)


def shoot(page: Page, name: str) -> None:
    """Take a picture, once everything has come to rest."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(900)
    page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=QUALITY)
    print(f"docs/screens/{name}.jpg", flush=True)


PAGES = {
    "home": "/",
    "new-table": "/new",
    "lobby": "/lobby",
    "my-games": "/mine",
    "rules": "/rules/smallworld",
    "editions": "/editions",
    "summary": "/summary/smallworld",
    "summary-creation": "/summary/creation",
    "about": "/about",
    "daily": "/daily",
    "puzzles": "/puzzles",
}


def tour(browser: Browser, server: Server, size: tuple[int, int], dark: bool, language: str) -> None:
    """All pages in one size and light."""
    how = f"{'phone' if size == PHONE else 'wide'}-{'dark' if dark else 'light'}"
    how += "" if language == "en" else f"-{language}"
    with visiting(browser, server.address, size, language=language, calm=False, dark=dark) as visitor:
        page = visitor.page
        for game in PLAYERS:
            table = played(visitor, game, 4)
            visitor.go(f"/tables/{table}")
            page.wait_for_function("() => document.title.startsWith('●')", timeout=60_000)
            shoot(page, f"{game}-{how}")
            over = played(visitor, game, 99)
            visitor.go(f"/tables/{over}")
            page.wait_for_selector("#ending-title")
            shoot(page, f"{game}-ending-{how}")
            page.wait_for_selector("[data-review=there]", timeout=120_000)
            page.locator("[data-review]").evaluate("it => it.scrollIntoView()")
            shoot(page, f"{game}-review-{how}")
            if (mark := page.locator("[data-review] a[data-turn]").first).count():
                mark.click()
                page.wait_for_selector("[data-turn-page] .stage #main")
                shoot(page, f"{game}-turn-{how}")
            visitor.go(f"/tables/{over}/replay?from=60")
            shoot(page, f"{game}-replay-{how}")
        waiting = visitor.api(
            "POST",
            "tables",
            {"game": "smallworld", "options": {"players": 4}, "seats": [{"kind": "me"}], "public": True},
        )["table"]
        visitor.go(f"/tables/{waiting}")
        shoot(page, f"anteroom-{how}")
        for name, path in PAGES.items():
            visitor.go(path)
            shoot(page, f"{name}-{how}")


def main() -> int:
    """Every picture."""
    parser = argparse.ArgumentParser(description="Pictures of the page, into docs/screens.")
    parser.add_argument("--language", default="en")
    parser.add_argument("--all", action="store_true", help="both sizes in both lights, not just a pair of them")
    wanted = parser.parse_args()
    SCREENS.mkdir(exist_ok=True)
    kinds = [(WIDE, False), (PHONE, True)] + ([(WIDE, True), (PHONE, False)] if wanted.all else [])
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=machine.find(), args=FLAGS)
        try:
            for size, dark in kinds:
                tour(browser, server, size, dark, wanted.language)
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
