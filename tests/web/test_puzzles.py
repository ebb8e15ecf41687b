"""Puzzles and the daily deal in a browser: the way from the first page to a solution, on a wide screen and a phone."""

from __future__ import annotations

import pytest

from kit.axe import by_day_and_by_night
from kit.finished import finished
from kit.visitor import PHONE, Visit
from mikrokosmos.puzzles.collection import puzzles

WIDE = (1360, 850)


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_a_puzzle_shows_its_solution_and_leads_to_the_next(visit: Visit, size: tuple[int, int], game: str) -> None:
    visitor = visit(size=size)
    page = visitor.go("/")
    page.click("a[href='/puzzles']")
    page.wait_for_selector("[data-count]")
    page.goto(page.url + f"?game={game}")
    page.click("[data-start]")
    page.wait_for_selector("[data-puzzle-panel]")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert by_day_and_by_night(page) == []
    before = page.url
    page.click("[data-solution]")
    page.wait_for_selector("[data-next].primary", timeout=60_000)
    page.wait_for_function("() => !document.querySelector('[data-solution]')")
    page.click("[data-next]")
    page.wait_for_function(f"() => location.href !== '{before}'")
    page.wait_for_selector("[data-solution]")


def test_a_plan_that_is_played_is_judged_and_can_be_played_again(visit: Visit) -> None:
    name = next(key for key, it in puzzles("smallworld").items() if it.themes[0] == "decline")
    visitor = visit(size=WIDE)
    page = visitor.go(f"/puzzles/smallworld/{name}")
    page.wait_for_selector("[data-solution]")
    page.click("[data-deed=decline]")
    page.click("[data-deed=sure]")
    page.wait_for_selector("[data-puzzle-panel].solved", timeout=30_000)
    assert page.evaluate("JSON.parse(localStorage['mikrokosmos.puzzles'])") == {name: "solved"}
    page.click("[data-again]")
    page.wait_for_selector("[data-solution]")


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_daily_deal_is_one_click_from_the_first_page(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    visitor.called("Olena")
    page = visitor.go("/")
    page.click("a[href='/daily']")
    page.wait_for_selector("[data-play]")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert by_day_and_by_night(page) == []
    page.click("[data-play]")
    page.wait_for_url("**/tables/**")
    made = page.url.rsplit("/", 1)[1]
    page.wait_for_selector("main#main")
    assert visitor.api("GET", f"tables/{made}")["table"]["deal"]
    visitor.go("/daily")
    page.wait_for_selector("[data-play]")
    page.click("[data-play]")
    page.wait_for_url(f"**/tables/{made}")


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_ones_own_mistakes_are_puzzles_one_click_from_the_result(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    made = finished(visitor, "smallworld", ["greedy"], "random")
    page = visitor.go(f"/tables/{made}")
    page.click(f"[data-review=there] a[href='/learn/{made}']", timeout=60_000)
    page.click(f"main a[href^='/learn/{made}/']")
    page.wait_for_selector("[data-puzzle-panel]")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.click("[data-solution]")
    page.wait_for_selector("[data-puzzle-panel].shown, [data-next], [data-again]", timeout=60_000)
    page.wait_for_function("() => !document.querySelector('[data-solution]')")
