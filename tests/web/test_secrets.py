"""Nobody sees what is another's: gods and coins, in the page and in what comes over the line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from kit.clicks import GAMES, Player, moves, play_each_other, table
from kit.offers import OVER
from kit.visitor import Visit, Visitor


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
    view = visitor.api("GET", f"tables/{made}")["table"]["match"]["view"]
    return {god["god"] for god in view["gods"] if god["shown"]}


def test_two_meet_by_an_invitation_and_neither_sees_the_coins_of_the_other(visit: Visit) -> None:
    host, guest = visit(), visit()
    made = table(host, "smallworld", [{"kind": "me"}, {"kind": "open"}])
    page = host.go(f"/tables/{made}")
    link = host.api("POST", f"tables/{made}/invitations")["address"].replace("localhost", "127.0.0.1")
    guest.page.goto(link)
    guest.page.click("[data-join]")
    page.click("main button.primary:enabled")
    play_each_other(host, guest, until=lambda: own_coins(host, made) > 12 and own_coins(guest, made, seat=1) > 12)
    assert moves(host, made) == moves(guest, made) > 30
    assert len(purses_in(host)) == len(purses_in(guest)) == 1, "everybody sees the own coins alone"
    told = [coins for text in guest.traffic for coins in purses_told(json.loads(text))]
    assert {coins[1] for coins in told} > {None}, "the own coins did"
    assert {coins[0] for coins in told} == {None}, "the coins of seat 0 never came over the line of seat 1"


def test_two_meet_at_a_public_table_and_neither_sees_the_god_of_the_other(visit: Visit) -> None:
    host, guest = visit(), visit()
    made = table(host, "creation", [{"kind": "me"}, {"kind": "open"}], public=True)
    page = host.go(f"/tables/{made}")
    guest.called("Petr")
    guest.go(f"/tables/{made}").click("li button")
    page.click("main button.primary:enabled")
    play_each_other(host, guest, until=lambda: len(guest.traffic) > 20)
    assert moves(host, made) == moves(guest, made)
    secret = host.api("GET", f"tables/{made}")["table"]["mine"]["private"]["0"]["gods"][0]["god"]
    assert secret and secret not in gods_shown(guest, made), "choose dice with which it is still hidden"
    assert secret not in gods_in(guest)
    assert not any(f'"god":"{secret}"' in text for text in guest.traffic)
    for visitor in (host, guest):
        visitor.page.click("header [aria-haspopup=dialog]")
        visitor.page.click("dialog[open] button:text('Let a bot play for me')")
        visitor.page.click("dialog[open] [data-hand-over]")
    for visitor in (host, guest):
        visitor.page.wait_for_selector(OVER)
        assert secret in gods_shown(visitor, made), "now everybody knows"


def own_coins(visitor: Visitor, made: str, seat: int = 0) -> int:
    """The coins of a seat, as its owner is told."""
    seen = visitor.api("GET", f"tables/{made}")["table"]
    return int({**seen["match"]["view"], **seen["mine"]["private"][str(seat)]}["coins"][seat])


def purses_told(value: Any) -> Iterator[list[Any]]:
    """Every list of all seats' coins in a message, also where it comes as a change of what was told before."""
    if isinstance(value, dict):
        if isinstance(value.get("coins"), list):
            yield value["coins"]
        for part in value.values():
            yield from purses_told(part)
    elif isinstance(value, list):
        match value:
            case [[*_, "coins"], list(purses)]:
                yield purses
            case [[*_, "coins", int(seat)], purse]:
                yield [purse if at == seat else None for at in range(2)]
        for part in value:
            yield from purses_told(part)
