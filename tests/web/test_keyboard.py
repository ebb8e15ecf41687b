"""Whole games by the keyboard alone: Tab, arrows, Enter; no pointer is ever moved."""

from __future__ import annotations

import pytest

from kit.axe import violations
from kit.clicks import OVER, READY, TROOPS, Player, against_bots
from kit.visitor import PHONE, WIDE, Visit, Visitor

ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


class Typist(Player):
    """Plays without a mouse."""

    def choose(self) -> None:
        """Reach something that is offered by Tab, and press Enter."""
        page = self.page
        if page.query_selector("[data-game], .curtain") is None:
            pass  # the board is on its way
        elif page.query_selector(".curtain") is not None:
            self.press(".curtain button")
        elif page.query_selector(READY) is not None:
            self.press(READY)
        elif page.query_selector(TROOPS) is not None:
            self.press("[data-deed=even]")
        elif page.query_selector(".cost .deeds button.primary") is not None:
            self.press(".cost .deeds button.primary")
        elif page.query_selector("[data-deed=sure]") is not None:
            self.press("[data-deed=sure]")
        elif page.query_selector("[data-game=creation]") is not None:
            self.press('.slot.legal, .place.legal, [data-stack][aria-disabled="false"]', wander=True)
        elif page.query_selector("button.combo") is not None and page.query_selector(".column.choosing") is not None:
            self.press("button.combo")
        elif page.query_selector(".region.target") is not None and self.rng.random() < 0.9:
            self.press(".region.target", wander=True)
        else:
            self.press("[data-deed]:not([data-deed=abandon], [aria-disabled=true])")
        page.wait_for_timeout(30)

    def press(self, wanted: str, wander: bool = False) -> None:
        """Go to one of these by Tab; perhaps from there by arrows to another; Enter."""
        matches = f"document.activeElement?.matches({wanted!r})"
        for _ in range(90):
            if self.page.evaluate(matches):
                break
            if self.page.evaluate("document.activeElement?.matches('.region')") and self.look_around(matches):
                break
            if self.page.query_selector(wanted) is None:
                return  # news came, and it is offered no more
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"Tab does not lead to {wanted}")
        for _ in range(self.rng.randrange(4) if wander else 0):
            self.page.keyboard.press(self.rng.choice(ARROWS))
        if self.rng.random() < 0.3:
            self.page.keyboard.press("r")  # turns the tile of Creation
        if self.page.evaluate(matches):
            self.page.keyboard.press("Enter")

    def look_around(self, matches: str) -> bool:
        """From a region by the arrows to one that is meant; whether there was one."""
        for arrow in ARROWS:
            self.page.keyboard.press(arrow)
            if self.page.evaluate(matches):
                return True
        return False


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_a_whole_game_is_played_by_the_keyboard_alone(visit: Visit, game: str) -> None:
    visitor = visit()
    against_bots(visitor, game)
    Typist(visitor, seed=14).play()
    assert visitor.page.inner_text(OVER)


FIVE = ("heroic", "bivouacking", "fortified", "dragon_master", "diplomat")
"""Powers whose deeds are tried; so few that all of them lie in the column at the first choice."""


class Errand(Typist):
    """Plays by keyboard with one power until a deed is done, putting down every token by hand."""

    def __init__(self, visitor: Visitor, power: str, deed: str) -> None:
        super().__init__(visitor)
        self.power = power
        self.deed = deed

    def choose(self) -> None:
        """The deed if it is offered; else what leads to it."""
        piece = f"[data-piece={self.deed}]:not(.gone)"
        ways = (
            f"[data-power={self.power}].able",
            f".cost.asking [data-does={self.deed}]",
            ".cost.asking button.primary",
            "[data-deed=sure]",
            f"{piece}[aria-checked=false]",
            f"[data-game]:has({piece}) .region.target",
            READY,
            f"[data-deed={self.deed}]:not([aria-pressed=true])",
            ".region.target",
            "[data-deed=roll], [data-deed=stop], [data-deed=done]",
        )
        for way in ways:
            if self.page.query_selector(way) is not None:
                self.press(way, wander="region" in way)
                break
        self.page.wait_for_timeout(30)


@pytest.mark.parametrize(
    ("power", "deed"),
    [
        ("heroic", "hero"),
        ("bivouacking", "camp"),
        ("fortified", "fort"),
        ("dragon_master", "dragon"),
        ("diplomat", "ally"),
        ("heroic", "abandon"),
        ("heroic", "place"),
    ],
)
def test_the_keyboard_alone_reaches_each_deed(visit: Visit, power: str, deed: str) -> None:
    visitor = visit()
    made = against_bots(visitor, "smallworld", options={"powers": FIVE})

    def done() -> bool:
        moves = visitor.api("GET", f"tables/{made}/record")["moves"]
        return any(move["who"] == 0 and move["words"]["type"] == deed for move in moves)

    Errand(visitor, power, deed).play(until=done, most=120)
    assert done()


def test_a_tile_is_turned_by_a_key(visit: Visit) -> None:
    visitor = visit()
    made = against_bots(visitor, "creation")
    typist = Typist(visitor, seed=15)
    typist.play(until=lambda: typist.clicks >= 30)
    moves = visitor.api("GET", f"tables/{made}")["table"]["match"]["view"]["worlds"][0]
    assert any(laid["turns"] for laid in moves)


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_the_keyboard_asks_what_the_signs_of_creation_mean_and_finds_their_rules(
    visit: Visit, size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    against_bots(visitor, "creation")
    page = visitor.page
    page.wait_for_selector("[data-legend]")
    page.focus("[data-legend]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open] li")
    links = page.eval_on_selector_all("dialog[open] a", "all => all.map(it => it.getAttribute('href'))")
    assert len(links) == len(set(links)) == 19, "nine signs, five terrains, five gods"
    small = "all => all.filter(it => it.offsetWidth && Math.min(it.offsetWidth, it.offsetHeight) < 24).length"
    assert page.eval_on_selector_all("main a, main button", small) == 0
    assert violations(page) == []
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.hasAttribute('data-legend')"), "one is back where one was"
    for link in links:
        visitor.go(link)
        page.wait_for_selector(link[link.index("#") :])
