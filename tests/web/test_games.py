"""Whole games by clicks, in a real browser, against bots, against each other, and five at one screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kit.axe import violations
from kit.clicks import OVER, Player, against_bots, table
from kit.visitor import PHONE, Visitor

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
    for _ in range(24):
        assert player.asked()
        if page.query_selector(".curtain") is not None:
            gods = [named for named in GODS if named in page.inner_html("main")]
            shown = [god["god"] for god in visitor.api("GET", f"tables/{made}")["table"]["course"]["view"]["gods"]]
            assert [god for god in gods if god not in shown] == [], "behind the curtain no secret is in the page"
        player.act()


GODS = ("god-blossom", "god-ember", "god-tide", "god-grove", "god-dune")
