"""Whole games by the keyboard alone: Tab, arrows, Enter; no pointer is ever moved."""

from __future__ import annotations

from functools import partial

import pytest

from kit.axe import violations
from kit.clicks import ASKING, COMBO, CURTAIN, DEED, EVEN, READY, REGION, SURE, TILE, TROOPS, Player, against_bots
from kit.offers import FOCUSED, OVER
from kit.visitor import PHONE, WIDE, Visit, Visitor

ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


class Typist(Player):
    """Plays without a mouse."""

    def choose(self) -> None:
        """Reach something that is offered by Tab, and press Enter."""
        offered = self.offered(CURTAIN, READY, TROOPS, ASKING, SURE, TILE, f".column.choosing {COMBO}", REGION, DEED)
        ways = (way for way, many in offered.items() if many and (way != REGION or self.rng.random() < self.zeal))
        way = next(ways, None)
        if way is not None:  # else the board is on its way
            self.press(EVEN if way == TROOPS else way, wander=way in (TILE, REGION))
        self.answered()

    def press(self, wanted: str, wander: bool = False) -> None:
        """Go to one of these by Tab; perhaps from there by arrows to another; Enter."""
        for _ in range(90):
            at = self.focused(wanted)
            if at == "there" or (at == "stop" and self.assess_dangers(wanted)):
                break
            if at == "gone":
                return  # news came, and it is offered no more
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"Tab does not lead to {wanted}")
        for _ in range(self.rng.randrange(4) if wander else 0):
            self.page.keyboard.press(self.rng.choice(ARROWS))
        if self.rng.random() < 0.3:
            self.page.keyboard.press("r")  # turns the tile of Creation
        if self.focused(wanted) == "there":
            self.page.keyboard.press("Enter")

    def focused(self, wanted: str) -> str:
        """Whether the focus is "there", at a "stop" from which arrows lead on, or whether what is wanted is "gone"."""
        return str(self.page.evaluate(FOCUSED, [wanted, ".region"]))

    def assess_dangers(self, wanted: str) -> bool:
        """From a region by the arrows to one that is meant; whether there was one."""
        for arrow in ARROWS:
            self.page.keyboard.press(arrow)
            if self.focused(wanted) == "there":
                return True
        return False


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_a_whole_game_is_played_by_the_keyboard_alone(visit: Visit, game: str) -> None:
    visitor = visit()
    made = against_bots(visitor, game)
    Typist(visitor, seed=14, zeal=0.7).play()
    assert visitor.page.inner_text(OVER)
    if game == "creation":
        laid = visitor.api("GET", f"tables/{made}")["table"]["match"]["view"]["worlds"][0]
        assert any(tile["turns"] for tile in laid), "a key turned them"


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
        offered = self.offered(
            f"[data-power={self.power}].able",
            f".cost.asking [data-does={self.deed}]",
            ".cost.asking button.primary",
            SURE,
            f"{piece}[aria-checked=false]",
            f"[data-game]:has({piece}) {REGION}",
            READY,
            f"[data-deed={self.deed}]:not([aria-pressed=true])",
            REGION,
            "[data-deed=roll], [data-deed=stop], [data-deed=done]",
        )
        if way := next((way for way, many in offered.items() if many), None):
            self.press(way, wander="region" in way)
        self.answered()


@pytest.mark.parametrize(
    ("power", "deeds"),
    [
        ("heroic", ["place", "hero", "abandon"]),
        ("bivouacking", ["camp"]),
        ("fortified", ["fort"]),
        ("dragon_master", ["dragon"]),
        ("diplomat", ["ally"]),
    ],
)
def test_the_keyboard_alone_reaches_each_deed(visit: Visit, power: str, deeds: list[str]) -> None:
    visitor = visit()
    made = against_bots(visitor, "smallworld", options={"powers": FIVE})

    def done(deed: str) -> bool:
        moves = visitor.api("GET", f"tables/{made}/record")["moves"]
        return any(move["who"] == 0 and move["words"]["type"] == deed for move in moves)

    for deed in deeds:
        Errand(visitor, power, deed).play(until=partial(done, deed), most=120)
        assert done(deed)


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
    visitor.go(links[0])
    assert {link.partition("#")[0] for link in links} == {"/rules/creation"}
    for link in links:
        page.wait_for_selector(link[link.index("#") :])
