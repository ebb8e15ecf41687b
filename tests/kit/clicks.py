"""Playing by clicks: somebody who knows no rules and clicks what glows, as a newcomer would."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Page, TimeoutError

from kit.offers import ANSWERED, ASKED, COUNTED, OVER, REACHED
from kit.visitor import Visitor

GAMES = ("smallworld", "creation")

READY = "[data-deed=finish][aria-disabled=false]"
"""The button that ends a redeployment whose pieces are all down."""

TROOPS = "[data-piece=place]:not(.gone)"
"""Tokens still to be put down; they can be spread evenly, while heroes want regions chosen for them."""

CURTAIN = ".curtain button"
EVEN = "[data-deed=even]"
COMBO = "button.combo"
ASKING = ".cost .deeds button.primary"
REGION = ".region.target"
SURE = "[data-deed=sure]"
DEED = "[data-deed]:not([data-deed=abandon], [aria-disabled=true])"
TILE = '.slot.legal, .place.legal, [data-stack][aria-disabled="false"]'

HASTE, PATIENCE = 2_000, 60_000
"""Milliseconds until an answer comes, and until one is asked."""


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

    def __init__(self, visitor: Visitor, seed: int = 0, zeal: float = 0.9) -> None:
        """`zeal` is how often one more region is conquered where one could as well stop."""
        self.visitor = visitor
        self.page: Page = visitor.page
        self.rng = random.Random(seed)
        self.zeal = zeal
        self.clicks = 0

    def asked(self) -> bool:
        """Wait until this person is asked, or the game is over; whether it is asked."""
        return bool(self.page.evaluate(ASKED, [OVER, PATIENCE]) == "asked")

    def play(self, until: Callable[[], bool] = lambda: False, most: int = 2000) -> None:
        """Play to the end, or until something is so."""
        while self.asked() and not until():
            self.act()
            self.clicks += 1
            assert self.clicks < most, "the game does not end"

    def act(self) -> None:
        """Click once. What was offered may be gone by then, for news came: then nothing was clicked."""
        with suppress(Error):
            self.choose()

    def choose(self) -> None:
        """Find something to click, and click it: a people, a region, a redeployment spread evenly, a tile, a button."""
        offered = self.offered(CURTAIN, READY, TROOPS, COMBO, ASKING, REGION, DEED, TILE)
        if way := next((way for way in (CURTAIN, READY) if offered[way]), None):
            self.click(way)
        elif offered[TROOPS]:
            self.click(EVEN)
        elif offered[COMBO]:
            self.click(COMBO, offered[COMBO])
        elif offered[ASKING]:
            self.click(ASKING)
        elif offered[REGION] and self.rng.random() < self.zeal:
            self.click(REGION, offered[REGION])
        elif offered[TILE]:
            self.click(TILE, offered[TILE])
        else:
            self.press_a_button(offered[DEED])

    def offered(self, *ways: str) -> dict[str, int]:
        """How many there are to be seen of each kind of thing."""
        return dict(zip(ways, self.page.evaluate(COUNTED, ways), strict=True))

    def click(self, way: str, many: int = 1) -> None:
        """Click one of so many, where nothing lies on it, and let the page answer."""
        found = self.page.evaluate(REACHED, [way, self.rng.randrange(many)])
        if found is None:
            raise TimeoutError("it is offered no more")
        if found["at"] is None:
            self.page.keyboard.press("Enter")
        else:
            self.page.mouse.click(*found["at"])
        self.answered()

    def answered(self) -> None:
        """Let the server answer."""
        self.page.evaluate(ANSWERED, HASTE)

    def press_a_button(self, many: int) -> None:
        """One of the deeds that are not on the board; a decline is asked about."""
        if not many:  # the board is on its way
            self.page.wait_for_timeout(50)
            return
        self.click(DEED, many)
        if self.offered(SURE)[SURE]:
            self.click(SURE)


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
