"""Games by clicks, in a real browser, against bots: to the end, on a phone, in every language, with advice."""

from __future__ import annotations

import pytest

from kit.axe import violations
from kit.clicks import GAMES, Player, against_bots
from kit.offers import FREE_POINT, OVER
from kit.visitor import LANGUAGES, PHONE, Visit

LAPTOP = (1024, 700)
"""The narrowest screen on which everything stands beside the board."""


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_in_a_game_with_one_click_and_plays_it_to_the_end(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.click(f"[data-testid=quick-{game}]")
    page.wait_for_selector(f"[data-game={game}]")
    player = Player(visitor)
    assert player.asked()
    player.act()
    # The rest against a single quick bot: bots of the page take their time.
    against_bots(visitor, game)
    Player(visitor, seed=1, zeal=0.7).play()
    assert page.inner_text(OVER)
    page.wait_for_selector("[data-verdict=proved]")
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "clicks"), [(PHONE, 40), (LAPTOP, 12)], ids=["phone", "laptop"])
def test_a_table_fits_in_every_language(visit: Visit, size: tuple[int, int], clicks: int, game: str) -> None:
    visitor = visit(size=size, dark=size == LAPTOP)
    against_bots(visitor, game, bots=2)
    player = Player(visitor, seed=16)
    looked_at: set[tuple[str, ...]] = set()

    def fits() -> bool:
        """Look at every new kind of choice in every language."""
        kind = tuple(visitor.page.evaluate(KIND))
        if kind and kind not in looked_at:  # not while the board is on its way
            looked_at.add(kind)
            for language in LANGUAGES:
                visitor.speak(language)
                assert visitor.page.evaluate(TOO_WIDE) == [], f"{kind}, {language}"
        return player.clicks >= clicks

    player.play(until=fits)
    assert len(looked_at) >= 3
    for language in LANGUAGES:
        visitor.speak(language)
        assert visitor.page.evaluate(CUT) == [], language
        assert violations(visitor.page) == [], language


KIND = """() => {
  const all = document.querySelectorAll('main [data-deed], main .legal, main button, main .target');
  const seen = [...all].filter(it => it.checkVisibility());
  return [...new Set(seen.map(it => it.dataset.deed ?? it.classList[0] ?? ''))].sort();
}"""
"""What kind of a choice it is: the sorts of things that can be seen and pressed."""

TOO_WIDE = """() => [...document.querySelectorAll('main button, main .sentence, main [role=status], header button')]
  .filter(it => it.checkVisibility() && getComputedStyle(it).position !== 'absolute')
  .filter(it => it.scrollWidth > it.clientWidth + 2 || it.getBoundingClientRect().right > innerWidth + 1)
  .map(it => it.className + ': ' + it.innerText)
  .concat(document.documentElement.scrollWidth > innerWidth ? ['the page'] : [])"""
"""What does not fit its place, or the screen."""

CUT = """() => [...document.querySelectorAll('main, main aside, main section')]
  .filter(it => it.scrollWidth > it.clientWidth + 2).map(it => it.className)"""
"""What is wider inside than outside."""


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


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_why(visit: Visit, game: str) -> None:
    visitor = visit(size=PHONE)
    against_bots(visitor, game)
    player, page = Player(visitor, seed=18), visitor.page

    def advised() -> bool:
        """Ask for advice; two deeds may be equally good, and then nothing speaks for either."""
        asking = page.query_selector("button[title=Hint]")
        if asking is None:
            return False
        asking.click()
        page.wait_for_timeout(400)
        return page.locator("main li b:text-matches('^[+−][0-9]'):visible").count() > 0

    player.play(until=advised, most=40)
    assert violations(page) == []
