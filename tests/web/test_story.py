"""It says what happened: a whole log, a recap at one's turn, the verdict of a die, advice in a sentence."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from kit.axe import violations
from kit.clicks import GAMES, Player, against_bots
from kit.visitor import PHONE, Visit, Visitor

RECAP = "[data-recap]"
LINES = """() => [...document.querySelectorAll('.log h3, .log .text')].map(it => it.textContent.trim())"""
"""The log, line by line."""

LOG = {"smallworld": ".tabs button:has-text('Log')", "creation": "summary:has-text('Log')"}


def log_of(page: Page, game: str) -> list[str]:
    """Open the log, and read it from its beginning."""
    if page.locator(".log").count() == 0:
        page.locator(LOG[game]).click()
    page.wait_for_selector(".log h3")
    if page.locator(".log .earlier").count():
        page.locator(".log .earlier").click()
    return list(page.evaluate(LINES))


def reloaded(visitor: Visitor, game: str) -> Page:
    """Come to the same table again."""
    visitor.page.reload()
    visitor.page.wait_for_selector(f"[data-game={game}]")
    Player(visitor).asked()
    return visitor.page


def recap(page: Page) -> str:
    """What happened since one's last turn, when all has been shown; nothing if nobody tells it."""
    if page.locator("[data-skip]").count():
        page.locator("[data-skip]").click()
        page.wait_for_selector("[data-skip]", state="detached")
    found = page.locator(RECAP)
    return str(found.inner_text()) if found.count() else ""


def attacked(visitor: Visitor, game: str) -> tuple[Player, Page]:
    """A game in which the others have just done something that concerns this person."""
    wanted = ("took your", "you lost") if game == "smallworld" else ("+",)

    def told() -> bool:
        return any(words in recap(visitor.page) for words in wanted)

    for seed in range(1, 6):  # in some games one is left in peace
        against_bots(visitor, game, bots=2, options={"coins": "open"} if game == "smallworld" else {})
        player = Player(visitor, seed=seed)
        player.play(until=told, most=300)
        if told():
            return player, visitor.page
    raise AssertionError("nobody attacks")


@pytest.mark.parametrize("game", GAMES)
def test_the_log_and_the_recap_are_the_same_after_a_reload(visit: Visit, game: str) -> None:
    visitor = visit()
    player, page = attacked(visitor, game)
    told, said = log_of(page, game), recap(page)
    flashing = page.locator("[data-flash]").count()
    assert flashing > 0
    assert told[0 if told[0].startswith("Round 1") else 1].startswith("Round 1")
    page = reloaded(visitor, game)
    page.wait_for_selector(RECAP)
    assert recap(page) == said
    assert page.locator("[data-flash]").count() == flashing
    assert log_of(page, game) == told
    # It goes on with the news, and tells nothing twice.
    player.act()
    player.play(until=lambda: recap(page) not in ("", said), most=300)
    later = log_of(page, game)
    assert later[: len(told)] == told
    assert len(later) > len(told)
    page = reloaded(visitor, game)
    assert log_of(page, game) == later
    # A line shows where it was; the recap opens to lines that do so too.
    page.locator(".log [data-line]").last.hover()
    page.wait_for_selector("[data-pointed], [data-indicated]")
    assert violations(page) == []
    page.locator(RECAP).click()
    page.wait_for_selector("[role=dialog] li")
    assert violations(page) == []


def test_a_line_of_the_log_is_reached_and_shown_by_the_keyboard(visit: Visit) -> None:
    visitor = visit()
    against_bots(visitor, "smallworld")
    player, page = Player(visitor, seed=32), visitor.page
    player.play(until=lambda: player.clicks >= 6)
    log_of(page, "smallworld")
    page.locator(".log [data-line][tabindex='0']").focus()
    page.keyboard.press("ArrowUp")
    first = page.locator("[data-pointed]").get_attribute("data-pointed")
    page.keyboard.press("ArrowUp")
    assert page.locator("[data-pointed]").get_attribute("data-pointed") is not None
    assert first is not None
    page.keyboard.press("Escape")
    assert page.locator("[data-pointed]").count() == 0


def test_what_was_undone_is_in_no_log(visit: Visit) -> None:
    visitor = visit()
    against_bots(visitor, "smallworld")
    player, page = Player(visitor, seed=33), visitor.page
    player.play(until=lambda: page.locator(".region.target").count() > 0)
    before = log_of(page, "smallworld")
    player.click(".region.target", page.locator(".region.target").count())
    page.wait_for_function("count => document.querySelectorAll('.log .text').length > count", arg=lines(page) - 1)
    page.wait_for_selector("[data-undo]")
    assert log_of(page, "smallworld") != before
    page.click("[data-undo]")
    page.wait_for_selector("[data-undo]", state="detached")
    assert log_of(page, "smallworld") == before
    assert log_of(reloaded(visitor, "smallworld"), "smallworld") == before


def lines(page: Page) -> int:
    """How many lines the log has."""
    return page.locator(".log .text").count()


def test_a_roll_says_what_it_came_to_also_to_those_who_listen(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    visitor.page.add_init_script(LISTENING)
    against_bots(visitor, "smallworld")
    player, page = Player(visitor, seed=34, zeal=1.0), visitor.page
    verdicts: set[str] = set()

    def rolled() -> bool:
        """Whether a die lies there with what it came to; both ways are waited for."""
        told = page.locator(".verdict.told")
        if told.count():
            verdict = told.inner_text()
            verdicts.add(verdict.split(": ")[1])
            page.wait_for_function(HEARD, arg=verdict, timeout=4000)
        return {"conquered", "repelled"} <= verdicts

    player.play(until=rolled, most=400)
    assert {"conquered", "repelled"} <= verdicts


LISTENING = """(() => {
  const heard = [];
  const listen = () => {
    for (const it of document.querySelectorAll('[aria-live]')) heard.push(it.textContent.toLowerCase());
  };
  new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
  window.heard = verdict => heard.some(text => text.includes(verdict));
})()"""
"""Hears all that is announced, also what the next announcement has replaced."""

HEARD = "verdict => window.heard(verdict.toLowerCase())"

COVERED = """() => {
  const card = document.querySelector('.hints').getBoundingClientRect();
  const mark = document.querySelector('.pieces [data-rank="1"]')?.getBoundingClientRect();
  return !!mark && mark.left < card.right && card.left < mark.right && mark.top < card.bottom && card.top < mark.bottom;
}"""
"""Whether the advice covers the mark of the place it speaks of."""


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_a_sentence_with_its_place_marked_and_the_numbers_behind_more(visit: Visit, game: str) -> None:
    visitor = visit(size=PHONE)
    against_bots(visitor, game)
    player, page = Player(visitor, seed=18), visitor.page
    card = ".hints:not(.hidden-visually)" if game == "smallworld" else ".say"

    def advised() -> bool:
        """Ask for advice whose place is on the board, and for which something speaks."""
        asking = page.query_selector("button[title=Hint]")
        if asking is None:
            return False
        asking.click()
        page.wait_for_timeout(400)
        more = page.locator(f"{card} button:has-text('More')")
        if page.locator("svg [data-rank='1']:visible").count() == 0 or more.count() == 0:
            return False
        assert page.locator("main b:text-matches('^[+−][0-9]'):visible").count() == 0
        if game == "smallworld":
            assert not page.evaluate(COVERED)
        more.click()
        return page.locator("main li b:text-matches('^[+−][0-9]'):visible").count() > 0

    player.play(until=advised, most=40)
    assert page.locator("main li b:text-matches('^[+−][0-9]'):visible").count() > 0
    assert violations(page) == []


def test_a_decline_is_weighed_before_it_is_done(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    against_bots(visitor, "smallworld")
    player, page = Player(visitor, seed=35), visitor.page
    decline = page.locator("[data-deed=decline]")
    player.play(until=lambda: decline.count() > 0, most=60)
    decline.click()
    preview = page.locator("[data-preview] li")
    assert preview.count() >= 2
    assert "Next turn" in page.inner_text("[data-preview]")
    assert violations(page) == []
