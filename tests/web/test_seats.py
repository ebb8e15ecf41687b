"""Who plays: a bot for a person, nobody for a spectator, and several people at one screen."""

from __future__ import annotations

from kit.axe import by_day_and_by_night
from kit.clicks import Player, against_bots, table
from kit.visitor import PHONE, Visit


def test_a_bot_plays_for_one_only_if_one_is_sure_and_the_table_says_so(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    made = against_bots(visitor, "smallworld", pace=1500, options={"first": 0})
    player, page = Player(visitor), visitor.page
    assert player.asked()
    page.click("header [aria-haspopup=dialog]")
    page.click("dialog[open] button:text('Let a bot play for me')")
    assert visitor.api("GET", f"tables/{made}")["table"]["seats"][0]["bot"] is None, "one is asked first"
    assert by_day_and_by_night(page) == []
    page.keyboard.press("Enter")  # the safe answer has the focus
    page.wait_for_selector("dialog[open] [data-hand-over]", state="detached")
    page.click("dialog[open] button:text('Let a bot play for me')")
    page.click("dialog[open] [data-hand-over]")
    page.wait_for_selector("[data-bot-plays='0']")
    assert page.locator("dialog[open]").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.click("[data-bot-plays] button")
    page.wait_for_selector("[data-bot-plays]", state="detached")
    assert visitor.api("GET", f"tables/{made}")["table"]["seats"][0]["bot"] is None


def test_a_spectator_is_told_and_may_take_an_open_seat(visit: Visit) -> None:
    host, guest = visit(), visit()
    made = table(host, "creation", [{"kind": "me"}, {"kind": "open"}], public=True)
    page = guest.go(f"/tables/{made}")
    page.wait_for_selector("[data-watching] [data-join]")
    assert by_day_and_by_night(page) == []
    page.fill("[data-watching] input", "Petr")
    page.click("[data-join]")
    page.wait_for_selector("li:has-text('Petr'):has-text('you')")
    assert page.locator("[data-watching]").count() == 0
    host.go(f"/tables/{made}").click("main button.primary:enabled")
    onlooker = visit()
    page = onlooker.go(f"/tables/{made}")
    page.wait_for_selector("[data-watching]")
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, "the board knows of the strip"
    assert by_day_and_by_night(page) == []
    assert guest.page.locator("[data-watching]").count() == 0


def test_where_nothing_is_hidden_the_screen_is_passed_without_a_curtain(visit: Visit) -> None:
    visitor = visit()
    seats = [{"kind": "me"}, {"kind": "me", "name": "Petr"}]
    made = table(visitor, "smallworld", seats, options={"coins": "open", "first": 0})
    page = visitor.go(f"/tables/{made}?begin")
    player = Player(visitor, seed=6)
    acting = "() => document.title.startsWith('●')"
    seen = set()

    def both() -> bool:
        page.wait_for_function(acting)
        assert page.locator(".curtain").count() == 0
        seen.add(visitor.api("GET", f"tables/{made}")["table"]["match"]["player"])
        return seen == {0, 1}

    player.play(until=both, most=80)
    assert seen == {0, 1}
