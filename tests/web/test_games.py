"""Whole games by clicks, in a real browser, against bots, against each other, and five at one screen."""

from __future__ import annotations

import pytest

from kit.axe import violations
from kit.clicks import GAMES, INSIDE, OVER, Player, against_bots, moves, play_each_other, table
from kit.visitor import LANGUAGES, PHONE, Visit, Visitor

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
    Player(visitor, seed=1).play()
    assert page.inner_text(OVER)
    page.wait_for_selector("[data-verdict=proved]")
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_on_a_phone(visit: Visit, game: str) -> None:
    visitor = visit(size=PHONE)
    against_bots(visitor, game)
    player = Player(visitor, seed=2)
    player.play(until=lambda: player.clicks >= 40)
    too_wide = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert too_wide <= 0
    assert violations(visitor.page) == []


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_both_tables_fit_in_every_language(visit: Visit, language: str, size: tuple[int, int]) -> None:
    visitor = visit(size=size, language=language, dark=size == LAPTOP)
    for game in GAMES:
        against_bots(visitor, game, bots=2)
        player = Player(visitor, seed=16)
        for _ in range(12):
            if not player.asked():
                break
            player.act()
            wide = visitor.page.evaluate(TOO_WIDE)
            assert wide == [], f"{game}, {language}"
        assert visitor.page.evaluate(CUT) == [], f"{game}, {language}"
        assert violations(visitor.page) == [], f"{game}, {language}"


TOO_WIDE = """() => [...document.querySelectorAll('main button, main .sentence, main [role=status], header button')]
  .filter(it => it.checkVisibility() && getComputedStyle(it).position !== 'absolute')
  .filter(it => it.scrollWidth > it.clientWidth + 2 || it.getBoundingClientRect().right > innerWidth + 1)
  .map(it => it.className + ': ' + it.innerText)"""
"""What does not fit its place, or the screen."""

CUT = """() => [...document.querySelectorAll('main, main aside, main section')]
  .filter(it => it.scrollWidth > it.clientWidth + 2).map(it => it.className)"""
"""What is wider inside than outside."""


def test_a_region_held_for_long_shows_the_way_to_the_rules_of_what_is_in_it(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    against_bots(visitor, "smallworld")
    player, page = Player(visitor, seed=17), visitor.page
    player.play(until=lambda: page.locator(".region.target").count() > 0)
    at = page.locator(".region:not(.target)").last.evaluate(INSIDE)
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


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_against_each_other_by_an_invitation(visit: Visit, game: str) -> None:
    host, guest = visit(), visit()
    made = table(host, game, [{"kind": "me"}, {"kind": "open"}])
    page = host.go(f"/tables/{made}")
    link = host.api("POST", f"tables/{made}/invitations")["address"].replace("localhost", "127.0.0.1")
    guest.page.goto(link)
    guest.page.fill("#name", "Petr")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("li button")
    assert "#" not in guest.page.url, "the key of a link does not stay in the address"
    guest.page.click("li button")
    page.wait_for_selector("main button.primary:enabled")
    page.click("main button.primary")
    play_each_other(host, guest, until=lambda: over(host, guest) if game == "creation" else moves(host, made) > 60)
    assert moves(host, made) == moves(guest, made) > 30


def over(*visitors: Visitor) -> bool:
    """Whether all of them see the end."""
    return all(visitor.page.query_selector(OVER) is not None for visitor in visitors)
