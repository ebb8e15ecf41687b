"""Games by clicks, in a real browser, against bots: to the end, on a phone, with advice."""

from __future__ import annotations

import pytest

from kit.axe import violations
from kit.clicks import ASKING, COMBO, GAMES, REGION, Player, against_bots
from kit.offers import FREE_POINT, OVER
from kit.visitor import PHONE, Visit


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_in_a_game_with_one_click_and_plays_it_to_the_end(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.click(f"[data-testid=quick-{game}]")
    page.wait_for_selector(f"[data-game={game}]")
    player = Player(visitor)
    assert player.asked()
    player.act()
    # The rest against a single bot.
    against_bots(visitor, game)
    Player(visitor, seed=1, zeal=0.7).play()
    assert page.inner_text(OVER)
    page.wait_for_selector("[data-verdict=proved]")
    assert violations(page) == []


def test_a_region_held_for_long_shows_the_way_to_the_rules_of_what_is_in_it(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    against_bots(visitor, "smallworld")
    player, page = Player(visitor, seed=17), visitor.page
    player.play(until=lambda: page.locator(".region.target").count() > 0)
    at = page.locator(".region:not(.target)").last.evaluate(FREE_POINT)
    page.mouse.move(*at)
    page.mouse.down()
    page.wait_for_selector(".note a[href^='/rules/smallworld#rule-']")
    page.mouse.up()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector(".note", state="detached")


def test_ghouls_without_an_active_race_may_march_or_pick(visit: Visit) -> None:
    """The same click on the map or on the column decides; both are offered at once."""
    visitor = visit()
    page, player = visitor.page, Player(visitor, seed=21)
    for _ in range(20):
        against_bots(visitor, "smallworld")
        player.asked()
        if page.locator(GHOULS).count() > 0:
            break
    page.click(GHOULS)
    player.answered()
    player.play(until=lambda: page.locator("[data-deed=decline]").count() > 0)
    page.click("[data-deed=decline]")
    page.click("[data-deed=sure]")
    player.answered()
    assert player.asked()
    page.wait_for_selector(COMBO)
    assert page.locator(REGION).count() > 0
    player.click(REGION, page.locator(REGION).count())
    if page.locator(ASKING).count() > 0:
        player.click(ASKING)
    page.wait_for_selector(COMBO, state="detached")
    player.play(
        until=lambda: page.locator(COMBO).count() > 0
    )  # the Ghouls have marched, and a race is picked after them


GHOULS = "button.combo:has(.name:text('Ghouls'))"
"""The Ghouls, if they are in the column."""
