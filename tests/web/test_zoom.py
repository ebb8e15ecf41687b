"""Twice as large: a page enlarged to 200 %, and a browser with letters twice as large. Nothing is cut or pushed out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from kit.clicks import GAMES, Player, against_bots, table
from kit.long import LONG
from kit.visitor import Visit, Visitor
from web.test_pages import PAGES

HALF, WIDE = (640, 430), (1280, 860)
"""A screen at 200 % has half its width and height."""
LETTERS = 16
"""The letters a browser has if nobody asked for others, in pixels."""
ZOOMED = pytest.mark.parametrize(("size", "letters"), [(HALF, LETTERS), (WIDE, 2 * LETTERS)], ids=["page", "letters"])

LONGEST = ("uk", "en") if LONG else ("uk",)
"""The language with the longest words, in the long run that of the tests too; the others fit a phone as well."""

UNFOLDED = "() => document.querySelectorAll('main details').forEach(it => { it.open = true })"

PUSHED_OUT = """() => {
  const wide = innerWidth;
  const scrolls = (it) => /auto|scroll/.test(getComputedStyle(it).overflowX);
  const kept = (it) => { // a part that hides what does not fit is looked at itself
    for (let outer = it.parentElement; outer; outer = outer.parentElement)
      if (getComputedStyle(outer).overflowX !== 'visible') return true;
    return false;
  };
  const said = (it) => `${it.tagName}.${it.className} ${it.innerText.slice(0, 30)}`;
  const all = [...document.querySelectorAll('header, header *, main, main *')].filter(
    (it) => it instanceof HTMLElement && it.checkVisibility() && it.clientWidth > 1 && !it.closest('.hidden-visually'));
  const out = all.filter((it) => {
    const { left, right } = it.getBoundingClientRect();
    return (right > wide + 1 || left < -1) && !kept(it);
  });
  const cut = all.filter((it) => !it.matches('input, select, textarea, .tap')
    && (scrolls(it) || it.matches('button')) && it.scrollWidth > it.clientWidth + 2);
  const page = document.documentElement.scrollWidth > wide ? ['the page is too wide'] : [];
  return [...page, ...out.map(said), ...cut.map(said)];
}"""
"""What is outside the screen, or wider than the place it is in. (What a tap would do may end in dots.)"""


def enlarge(visitor: Visitor, letters: int) -> None:
    """Ask the browser for letters of this size."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": letters}})


def pushed_out(page: Page) -> list[str]:
    """What does not fit now; what was seen half-changed is looked at once more."""
    found: list[str] = page.evaluate(PUSHED_OUT)
    if found:
        page.wait_for_timeout(400)
        found = page.evaluate(PUSHED_OUT)
    return found


@pytest.mark.campaign
@ZOOMED
def test_every_page_fits_twice_as_large(visit: Visit, size: tuple[int, int], letters: int) -> None:
    visitor = visit(size=size)
    enlarge(visitor, letters)
    visitor.forgiven = "404"
    made = table(visitor, "smallworld", [{"kind": "me"}, {"kind": "open"}])
    for path in (*PAGES, f"/tables/{made}"):
        page = visitor.go(path)
        page.wait_for_selector("h1")
        if path.startswith("/new"):
            page.wait_for_selector("textarea", state="attached")
        page.evaluate(UNFOLDED)
        for language in LONGEST:
            visitor.speak(language)
            assert pushed_out(page) == [], f"{path}, {language}"


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAMES)
@ZOOMED
def test_a_table_fits_twice_as_large(visit: Visit, size: tuple[int, int], letters: int, game: str) -> None:
    visitor = visit(size=size)
    enlarge(visitor, letters)
    against_bots(visitor, game, bots=2)
    player, page = Player(visitor, seed=3), visitor.page
    for _ in range(4):
        assert player.asked()
        for language in LONGEST:
            visitor.speak(language)
            assert pushed_out(page) == [], language
        player.act()
