"""After the game: the analysis opens by itself, its marks lead to films of what was better, and one can play on."""

from __future__ import annotations

import pytest

from kit.axe import by_day_and_by_night
from kit.clicks import GAMES, table
from kit.finished import COMMAND, finished
from kit.visitor import LANGUAGES, PHONE, WIDE, Visit

LONG = 120_000
"""Milliseconds a game and its analysis may take on a busy machine."""
STEP = "() => Number(document.querySelector('input[type=range]').value)"
"""Where a film is."""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_from_the_last_move_to_the_film_of_the_better_plan(visit: Visit, game: str, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    made = table(visitor, game, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    page = visitor.go(f"/tables/{made}")
    page.evaluate(COMMAND, [made, {"command": "start"}])
    page.evaluate(COMMAND, [made, {"command": "hand-over", "seat": 0, "bot": "random"}])
    page.wait_for_selector("#ending-title", timeout=LONG)  # the last move is played before one's eyes
    page.wait_for_selector("[data-review=there]", timeout=LONG)
    above = page.evaluate(
        "() => document.querySelector('.podium').getBoundingClientRect().bottom"
        " <= document.querySelector('[data-review]').getBoundingClientRect().top"
    )
    assert above, "the result comes first"
    assert page.locator("[data-review] .story").count() == 3
    assert page.locator("[data-review] svg polygon:not(.pattern)").count() == 2, "a band for each"
    page.click("[data-review] summary")
    assert page.locator("[data-review] details tbody tr").count() > 10, "and the same as a table"
    assert by_day_and_by_night(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing hangs over the edge"

    worst = page.locator("[data-review] a[data-turn]").first
    assert worst.count() == 1, "who plays by chance makes mistakes"
    mark = page.locator("[data-mark]").first
    assert mark.get_attribute("aria-label")
    mark.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-turn-page=better] .stage #main", timeout=LONG)
    assert page.inner_text("[data-why]").count("%") == 2, "what was better, and what was played"
    page.wait_for_function(f"() => ({STEP})() > 0", timeout=20_000)  # it runs by itself
    assert by_day_and_by_night(page) == []
    page.click("[data-why] button[aria-pressed=false]")
    page.wait_for_selector("[data-turn-page=played] .stage #main")
    page.go_back()
    page.wait_for_selector("[data-review=there]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_analysis_speaks_every_language(visit: Visit, language: str) -> None:
    visitor = visit(language=language, size=PHONE)
    made = finished(visitor, "smallworld", ["random", "greedy"], "random")
    page = visitor.go(f"/tables/{made}")
    page.wait_for_selector("[data-review=there]", timeout=LONG)
    assert page.get_attribute("html", "lang") == language
    told = page.inner_text("[data-review]")
    assert "review-" not in told and "analysis-" not in told, "every text is there"
    page.locator("[data-review] a[data-turn]").first.click()
    page.wait_for_selector("[data-turn-page=better] .stage #main")
    assert "turn-" not in page.inner_text("header")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_from_a_step_of_a_replay_one_plays_on_and_copies_the_position(visit: Visit) -> None:
    visitor = visit()
    made = finished(visitor, "smallworld", ["random"])
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.go(f"/tables/{made}/replay")
    page.wait_for_selector("[data-replay] #main")
    for _ in range(3):
        page.keyboard.press("PageDown")
    page.click("button[aria-label='Copy the position']")
    page.wait_for_function("async () => (await navigator.clipboard.readText()).startsWith('smallworld 2 ')")
    page.click("button[aria-label='After the game']")
    page.wait_for_selector("dialog[open] [data-review=there]", timeout=LONG)
    page.click("dialog[open] > button")
    step = page.evaluate(STEP)
    page.click("button[aria-label='What if?']")
    page.select_option("[data-what-if] select >> nth=0", index=1)
    page.click("[data-what-if] button.primary")
    page.wait_for_selector("[data-what-if-mark]", timeout=LONG)
    assert str(step) in page.inner_text("[data-what-if-mark] a")
    new = page.url.split("/tables/")[1].partition("?")[0]
    page.wait_for_function("() => document.title.startsWith('●')", timeout=LONG)
    seen = visitor.api("GET", f"tables/{new}")["table"]
    assert seen["status"] == "playing" and seen["what_if"] == {"source": "table", "id": made, "step": step}
    assert seen["mine"]["seats"] == [1] and seen["match"]["moves"] >= step
