"""Whole games by clicks, in a real browser, against bots, against each other, and five at one screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kit.axe import violations
from kit.clicks import OVER, Player, against_bots, table
from kit.visitor import LANGUAGES, PHONE, Visitor

Visit = Callable[..., Visitor]
GAMES = ("smallworld", "creation")
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
        assert violations(visitor.page) == [], f"{game}, {language}"


@pytest.mark.parametrize("language", ["uk", "it"])
def test_the_panels_fit_beside_the_board_in_long_languages(visit: Visit, language: str) -> None:
    visitor = visit(size=(1024, 768), language=language)
    against_bots(visitor, "smallworld", bots=2)
    player = Player(visitor, seed=16)
    for _ in range(6):
        if player.asked():
            player.act()
    cut = """[...document.querySelectorAll('main, main aside, main section')]
      .filter(it => it.scrollWidth > it.clientWidth + 2).map(it => it.className)"""
    assert visitor.page.evaluate(cut) == []
    assert violations(visitor.page) == []


TOO_WIDE = """() => [...document.querySelectorAll('main button, main .sentence, main [role=status], header button')]
  .filter(it => it.checkVisibility() && getComputedStyle(it).position !== 'absolute')
  .filter(it => it.scrollWidth > it.clientWidth + 2 || it.getBoundingClientRect().right > innerWidth + 1)
  .map(it => it.className + ': ' + it.innerText)"""
"""What does not fit its place, or the screen."""


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


@pytest.mark.parametrize("game", GAMES)
def test_five_at_one_screen_hide_coins_and_gods_behind_the_curtain(visit: Visit, game: str) -> None:
    visitor = visit()
    seats = [{"kind": "me"}, *({"kind": "me", "name": f"Friend {number}"} for number in range(2, 6))]
    made = table(visitor, game, seats)
    page = visitor.go(f"/tables/{made}?begin")
    player = Player(visitor, seed=5)
    passed, own = set(), set()
    for _ in range(200):
        assert player.asked()
        if page.query_selector(".curtain") is not None:
            passed.add(page.inner_text(".curtain h2"))
            assert secrets_in(visitor, game) <= secrets_told(visitor, game, made), "no secret is behind the curtain"
            if len(passed) == 5:
                break
        own |= secrets_in(visitor, game)
        player.act()
    assert len(passed) == 5, "the screen goes around"
    assert own, "whoever has it sees the own secrets"


def secrets_in(visitor: Visitor, game: str) -> set[str]:
    """What the page shows of what is told to one seat only."""
    return gods_in(visitor) if game == "creation" else purses_in(visitor)


def secrets_told(visitor: Visitor, game: str, made: str) -> set[str]:
    """What of it everybody knows."""
    return gods_shown(visitor, made) if game == "creation" else set()


def purses_in(visitor: Visitor) -> set[str]:
    """The seats whose coins are counted on the page."""
    found = "[...document.querySelectorAll('.player:has(.head .coins:not(.unknown))')].map(it => it.innerText)"
    return set(visitor.page.evaluate(found))


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
