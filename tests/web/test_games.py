"""Whole games by clicks, in a real browser, against bots, against each other, and five at one screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kit.axe import violations
from kit.clicks import INSIDE, OVER, Player, against_bots, table
from kit.visitor import LANGUAGES, PHONE, Visitor

Visit = Callable[..., Visitor]
GAMES = ("smallworld", "creation")


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


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_both_tables_fit_a_phone_in_every_language(visit: Visit, language: str) -> None:
    visitor = visit(size=PHONE, language=language)
    for game in GAMES:
        against_bots(visitor, game, bots=2)
        player = Player(visitor, seed=16)
        for _ in range(12):
            if not player.asked():
                break
            player.act()
            wide = visitor.page.evaluate(TOO_WIDE)
            assert wide == [], f"{game}, {language}"


TOO_WIDE = """() => [...document.querySelectorAll('main button, main .sentence, main [role=status], header button')]
  .filter(it => it.checkVisibility() && getComputedStyle(it).position !== 'absolute')
  .filter(it => it.scrollWidth > it.clientWidth + 2 || it.getBoundingClientRect().right > innerWidth + 1)
  .map(it => it.className + ': ' + it.innerText)"""
"""What does not fit its place, or the screen."""


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
    player.play(until=lambda: player.clicks >= 2)
    asking = {"smallworld": "button[aria-pressed=false][title=Hint]", "creation": "button:text-is('Advice')"}
    page.click(asking[game])
    page.wait_for_selector("main li b:text-matches('^[+−][0-9]'):visible")
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
    players = [Player(host, seed=3), Player(guest, seed=4)]
    for _ in range(60):
        for player in players:
            if player.page.title().startswith("●"):
                player.act()
        if all(player.clicks > 10 for player in players):
            break
        for player in players:
            player.clicks += player.page.title().startswith("●")
        page.wait_for_timeout(20)
    seen = [player.visitor.api("GET", f"tables/{made}")["table"]["course"]["moves"] for player in players]
    assert seen[0] == seen[1] > 10


def test_five_at_one_screen_hide_their_gods_behind_the_curtain(visit: Visit) -> None:
    visitor = visit()
    seats = [{"kind": "me"}, *({"kind": "me", "name": f"Friend {number}"} for number in range(2, 6))]
    made = table(visitor, "creation", seats)
    page = visitor.go(f"/tables/{made}?begin")
    player = Player(visitor, seed=5)
    passed = set()
    for _ in range(26):
        assert player.asked()
        if page.query_selector(".curtain") is not None:
            passed.add(page.inner_text(".curtain h2"))
            assert gods_in(visitor) <= gods_shown(visitor, made), "behind the curtain no secret is in the page"
        player.act()
    assert len(passed) >= 4


def gods_in(visitor: Visitor) -> set[str]:
    """The gods whose tokens lie face up on the page."""
    found = "[...document.querySelectorAll('circle.field:not(.hidden)')].map(it => it.classList[1])"
    return set(visitor.page.evaluate(found))


def gods_shown(visitor: Visitor, made: str) -> set[str]:
    """The gods everybody knows."""
    view = visitor.api("GET", f"tables/{made}")["table"]["course"]["view"]
    return {god["god"] for god in view["gods"] if god["shown"]}


def test_nobody_gets_to_know_the_god_of_another(visit: Visit) -> None:
    mine, other = visit(), visit()
    made = table(mine, "creation", [{"kind": "me"}, {"kind": "open"}], public=True)
    mine.go(f"/tables/{made}")
    other.called("Petr")
    other.go(f"/tables/{made}").click("li button")
    mine.page.wait_for_selector("main button.primary:enabled")
    mine.page.click("main button.primary")
    players = [Player(mine, seed=6), Player(other, seed=7)]
    for _ in range(30):
        for player in players:
            if player.page.title().startswith("●"):
                player.act()
        mine.page.wait_for_timeout(30)
    secret = mine.api("GET", f"tables/{made}")["table"]["mine"]["private"]["0"]["gods"][0]["god"]
    assert secret
    if secret not in gods_shown(other, made):
        assert secret not in gods_in(other)
        assert not any(f'"god":"{secret}"' in text for text in other.traffic)
    assert len(other.traffic) > 20
