"""The chances to win at a table that shows them: a bar for everyone to read, wide and on a phone."""

from __future__ import annotations

import re

import pytest

from kit.axe import violations
from kit.visitor import PHONE, WIDE, Visit

BAR = "[data-win-chance] [role=img]"


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_table_shows_the_chances_to_win_in_figures_and_in_words(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    visitor.called("Olena")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    wanted = {"game": "smallworld", "options": {"players": 2}, "seats": seats, "win_chance": True}
    table = visitor.api("POST", "tables", wanted)["table"]
    visitor.go(f"/tables/{table}?begin")
    page = visitor.page
    page.wait_for_selector(BAR)
    said = page.get_attribute(BAR, "aria-label") or ""
    shares = [int(share) for share in re.findall(r"(\d+)%", said)]
    assert said.startswith("Win chance: Olena") and len(shares) == 2 and sum(shares) == 100
    assert page.locator(f"{BAR} b").all_inner_texts() == [f"{share}%" for share in shares]
    assert page.locator(f"{BAR} b >> visible=true").count() == 2, "nobody is too small for a figure"
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_a_table_that_does_not_want_them_shows_none(visit: Visit) -> None:
    visitor = visit()
    visitor.called("Olena")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    table = visitor.api("POST", "tables", {"game": "smallworld", "options": {"players": 2}, "seats": seats})["table"]
    visitor.go(f"/tables/{table}?begin")
    visitor.page.wait_for_selector("main[data-game=smallworld]")
    assert visitor.page.locator("[data-win-chance]").count() == 0
