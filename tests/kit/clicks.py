"""Playing by clicks: somebody who knows no rules and clicks what glows, as a newcomer would."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Locator, Page, TimeoutError

from kit.visitor import Visitor

GAMES = ("smallworld", "creation")

OVER = "#ending-title"
"""The heading of the page after a game."""

READY = "[data-deed=finish][aria-disabled=false]"
"""The button that ends a redeployment whose pieces are all down."""

TROOPS = "[data-piece=place]:not(.gone)"
"""Tokens still to be put down; they can be spread evenly, while heroes want regions chosen for them."""

HASTE, PATIENCE = 3_000, 30_000
"""Milliseconds a click may take, and anything else."""

INSIDE = """region => {
  const box = region.getBBox(), point = region.ownerSVGElement.createSVGPoint(), matrix = region.getScreenCTM();
  for (let step = 0; step < 400; step++) {
    point.x = box.x + box.width * ((step * 0.61803) % 1);
    point.y = box.y + box.height * ((step * 0.38197 + 0.5) % 1);
    if (!region.isPointInFill(point)) continue;
    const at = point.matrixTransform(matrix);
    if (document.elementFromPoint(at.x, at.y) === region) return [at.x, at.y];
  }
  return null;
}"""
"""A point of the screen that is in a region and covered by nothing."""


def table(visitor: Visitor, game: str, seats: list[dict[str, Any]], **customs: Any) -> str:
    """A new table of somebody's, with everybody seated; its id. Bots do not dawdle."""
    visitor.called(customs.pop("name", "Olena"))
    options = {"players": len(seats), **customs.pop("options", {})}
    wanted = {"game": game, "options": options, "seats": seats, "pace": 0, **customs}
    return str(visitor.api("POST", "tables", wanted)["table"])


def against_bots(visitor: Visitor, game: str, bots: int = 1, **customs: Any) -> str:
    """A table against bots, at which the game has begun; the visitor sits at it."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "novice"} for _ in range(bots))]
    made = table(visitor, game, seats, **customs)
    visitor.go(f"/tables/{made}?begin")
    return made


def moves(visitor: Visitor, made: str) -> int:
    """How far the game at a table is."""
    return int(visitor.api("GET", f"tables/{made}")["table"]["match"]["moves"])


class Player:
    """Clicks what is offered until the game is over."""

    def __init__(self, visitor: Visitor, seed: int = 0) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.rng = random.Random(seed)
        self.clicks = 0

    def any_of(self, found: Locator) -> Locator:
        """One of several; if there is none (yet), it is given up, for now."""
        many = found.count()  # asked once: a moment later there may be none
        if not many:
            self.page.wait_for_timeout(50)
            raise TimeoutError("nothing is offered")
        return found.nth(self.rng.randrange(many))

    def asked(self) -> bool:
        """Wait until this person is asked, or the game is over; whether it is asked."""
        self.page.wait_for_function(
            f"() => document.title.startsWith('●') || document.querySelector('{OVER}, .curtain')", timeout=60_000
        )
        return self.page.query_selector(OVER) is None

    def play(self, until: Callable[[], bool] = lambda: False, most: int = 2000) -> None:
        """Play to the end, or until something is so."""
        while self.asked() and not until():
            self.act()
            self.clicks += 1
            assert self.clicks < most, "the game does not end"

    def act(self) -> None:
        """Click once. What was offered may be gone by then, for news came: then nothing was clicked."""
        self.page.set_default_timeout(HASTE)
        with suppress(Error):
            self.choose()
        self.page.set_default_timeout(PATIENCE)

    def choose(self) -> None:
        """Find something to click, and click it."""
        if self.page.query_selector(".curtain") is not None:
            self.page.click(".curtain button")
        elif self.page.query_selector("[data-game=smallworld]") is not None:
            self.act_in_small_world()
        elif self.page.query_selector("[data-game=creation]") is not None:
            self.act_in_creation()
        else:  # the board is on its way
            self.page.wait_for_timeout(50)

    # Small World.

    def act_in_small_world(self) -> None:
        """A people, a region, a redeployment spread evenly, or a button."""
        page = self.page
        state = self.settled()
        combos = page.locator("button.combo:visible")
        regions = page.locator(".region.target")
        if page.query_selector(READY) is not None:
            page.click(READY)
        elif page.query_selector(TROOPS) is not None:
            page.click("[data-deed=even]")
        elif combos.count():
            self.any_of(combos).click()
        elif page.query_selector(".cost .deeds button.primary") is not None:
            page.click(".cost .deeds button.primary")
        elif regions.count() and self.rng.random() < 0.9:
            self.click_region(self.any_of(regions))
        else:
            self.press_a_button()
        self.moved(state)

    def click_region(self, region: Locator) -> None:
        """Click into a region, where nothing lies on it."""
        at = region.evaluate(INSIDE)
        if at is None:  # a panel covers it: the keyboard reaches it all the same
            region.focus()
            self.page.keyboard.press("Enter")
        else:
            self.page.mouse.click(*at)

    def press_a_button(self) -> None:
        """One of the deeds that are not on the board; a decline is asked about."""
        self.any_of(self.page.locator("[data-deed]:not([data-deed=abandon], [aria-disabled=true])")).click()
        if self.page.query_selector("[data-deed=sure]") is not None:
            self.page.click("[data-deed=sure]")

    # Creation.

    def act_in_creation(self) -> None:
        """A push, a place, a stack."""
        state = self.settled()
        offered = self.page.locator('.slot.legal, .place.legal, [data-stack][aria-disabled="false"]')
        chosen = self.any_of(offered)
        chosen.focus()
        chosen.click(force=True)
        self.moved(state)

    # Patience.

    def settled(self) -> str:
        """What the page shows of the game, to see whether it has changed."""
        return str(self.page.evaluate("(document.querySelector('main')?.innerHTML.length ?? 0) + document.title"))

    def moved(self, before: str) -> None:
        """Let the page answer: wait for a change, but not for ever, since some clicks only ask."""
        for _ in range(40):
            self.page.wait_for_timeout(15)
            if self.settled() != before:
                return


def play_each_other(*visitors: Visitor, until: Callable[[], bool]) -> None:
    """Everybody clicks when it is their turn, until something is so."""
    players = [Player(visitor, seed=seed) for seed, visitor in enumerate(visitors)]
    for _ in range(2000):
        for player in players:
            if player.page.title().startswith("●"):
                player.act()
        if until():
            return
        players[0].page.wait_for_timeout(20)
    raise AssertionError("it does not come to that")
