"""Tables at five sizes in five languages: nothing is too wide, nothing is cut, and the board keeps its place."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from kit.axe import violations
from kit.clicks import COMBO, GAMES, Player, against_bots
from kit.long import LONG
from kit.visitor import LANGUAGES, PHONE, Visit, Visitor

LAPTOP, LOW, SMALL, TABLET = (1366, 650), (1280, 600), (1024, 640), (820, 1180)
SIZES = (LAPTOP, LOW, SMALL, TABLET, PHONE)

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
  .concat([...document.querySelectorAll('main, main aside, main section')]
    .filter(it => it.scrollWidth > it.clientWidth + 2).map(it => 'inside ' + it.className))
  .concat([...document.querySelectorAll('.dock')]
    .filter(it => it.scrollHeight > it.clientHeight + 2).map(it => 'below ' + it.className))
  .concat(document.documentElement.scrollWidth > innerWidth ? ['the page'] : [])"""
"""What does not fit its place, or the screen."""

PLACE = """() => {
  const box = document.querySelector('.map > .board')?.getBoundingClientRect();
  return box?.width ? [box.x, box.y, box.width, box.height].map(Math.round) : [];
}"""
"""Where the board is, if it is to be seen."""

Places = dict[tuple[str, tuple[int, int]], list[int]]
"""Where the board is, in each language at each size."""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_in_every_language_at_every_size(visit: Visit, game: str) -> None:
    visitor = visit(size=LAPTOP)
    against_bots(visitor, game, bots=4 if game == "smallworld" else 3)
    player = Player(visitor, seed=16)
    looked_at: set[tuple[str, ...]] = set()
    places: Places = {}

    def fits() -> bool:
        """Look at every new kind of choice, at every size."""
        kind = tuple(visitor.page.evaluate(KIND))
        if kind and kind not in looked_at:  # not while the board is on its way
            look(visitor, kind, places, round_=len(looked_at))
            looked_at.add(kind)
        return len(looked_at) >= 5 or player.clicks >= 40

    player.play(until=fits)
    assert len(looked_at) >= 3
    for round_ in range(len(looked_at), len(LANGUAGES)):  # until every language has been seen at every size
        look(visitor, ("once more",), places, round_)
    for size in (SMALL, PHONE):
        resize(visitor.page, size)
        assert violations(visitor.page) == [], size


def look(visitor: Visitor, kind: tuple[str, ...], places: Places, round_: int) -> None:
    """Everything fits, and the board is where it was at every other choice.

    A round has a language of its own, so that after five each was seen at every size; the long run sees all in each.
    """
    for language in LANGUAGES if LONG else (LANGUAGES[round_ % len(LANGUAGES)],):
        visitor.speak(language)
        for size in SIZES:
            resize(visitor.page, size)
            where = f"{kind}, {language}, {size}"
            assert visitor.page.evaluate(TOO_WIDE) == [], where
            place = visitor.page.evaluate(PLACE)
            assert not place or places.setdefault((language, size), place) == place, where
    resize(visitor.page, LAPTOP)


def test_whoever_chooses_among_five_players_reads_three_peoples_at_once(visit: Visit) -> None:
    visitor = visit(size=LAPTOP)
    against_bots(visitor, "smallworld", bots=4)
    page = visitor.page
    page.wait_for_selector(f"{COMBO}.able")
    for language in LANGUAGES:
        visitor.speak(language)
        for size in (LAPTOP, LOW, SMALL):
            resize(page, size)
            assert page.evaluate(READABLE) >= 3, (language, size)
    resize(page, TABLET)
    told = page.eval_on_selector_all(
        ".chip .name, .chip .regions", "all => all.filter(it => it.offsetWidth > 8).length"
    )
    assert told == 10, "a tablet's chips have room for names and regions"


READABLE = """() => {
  const panel = document.querySelector('.panels .panel').getBoundingClientRect();
  return [...document.querySelectorAll('button.combo')].map(it => it.getBoundingClientRect())
    .filter(it => it.top >= panel.top - 1 && it.bottom <= panel.bottom + 1 && it.height > 40).length;
}"""
"""How many peoples can be read as a whole."""
