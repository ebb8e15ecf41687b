"""No game is lost: reloads, cut networks, killed servers, slow lines, and what happened meanwhile."""

from __future__ import annotations

import signal

import pytest

from kit.axe import by_day_and_by_night
from kit.clicks import GAMES, Player, against_bots, moves
from kit.serving import Server
from kit.visitor import Visit

SAID = "() => [...document.querySelectorAll('main [role=button]')].map(it => it.ariaLabel).join(' / ')"
"""What the board says of each of its places."""


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_the_middle_of_a_turn_changes_nothing(visit: Visit, game: str) -> None:
    visitor = visit()
    made = against_bots(visitor, game)
    player = Player(visitor, seed=8)
    player.play(until=lambda: player.clicks >= 5)
    before = moves(visitor, made)
    said = visitor.page.evaluate(SAID)
    visitor.page.reload()
    assert player.asked()
    assert moves(visitor, made) == before
    visitor.page.wait_for_function(f"said => ({SAID})() === said", arg=said)
    player.play(until=lambda: moves(visitor, made) > before)


def test_undo_takes_back_the_last_message_and_no_more(visit: Visit) -> None:
    visitor = visit()
    made = against_bots(visitor, "creation")
    player = Player(visitor, seed=9)
    assert player.asked()
    before = moves(visitor, made)
    player.play(until=lambda: moves(visitor, made) > before)
    visitor.page.wait_for_selector("[data-undo]")
    assert moves(visitor, made) == before + 1
    visitor.page.click("[data-undo]")
    visitor.page.wait_for_selector("[data-undo]", state="detached")
    assert moves(visitor, made) == before


def test_the_game_goes_on_after_the_server_was_restarted_and_then_killed(visit: Visit, own_server: Server) -> None:
    visitor = visit(at=own_server)
    made = against_bots(visitor, "smallworld")
    player = Player(visitor, seed=10)
    player.play(until=lambda: player.clicks >= 4)
    visitor.forgiven = "ERR_"
    for how in (signal.SIGTERM, signal.SIGKILL):
        survived(player, made, own_server, how)


def survived(player: Player, made: str, server: Server, how: signal.Signals) -> None:
    """The server stops and starts again; the page notices both, and what was played stays played."""
    before = moves(player.visitor, made)
    server.stop(how)
    player.page.wait_for_selector("[data-connection=lost] p")
    server.start()
    player.page.wait_for_selector("[data-connection=open]", state="attached")
    assert player.page.locator("[data-connection] p").count() == 0
    assert moves(player.visitor, made) == before
    player.play(until=lambda: moves(player.visitor, made) > before)


def test_a_cut_network_is_told_and_a_command_sent_meanwhile_is_executed_once(visit: Visit) -> None:
    visitor = visit()
    made = against_bots(visitor, "creation")
    player = Player(visitor, seed=11)
    assert player.asked()
    before = moves(visitor, made)
    visitor.forgiven = "ERR_"
    visitor.context.set_offline(True)
    visitor.page.evaluate("window.dispatchEvent(new Event('offline'))")
    visitor.page.wait_for_selector("[data-connection=lost] p:has-text('offline')", timeout=1_000)
    assert by_day_and_by_night(visitor.page) == []
    player.act()
    player.act()
    visitor.page.wait_for_selector("[data-connection=lost] p:has-text('will be sent')", timeout=1_000)
    visitor.context.set_offline(False)
    visitor.page.wait_for_function("() => document.querySelector('[data-undo]')", timeout=30_000)
    assert moves(visitor, made) == before + 1


DEAF = """() => {
  WebSocket.prototype.send = function () {};
}"""
"""From now on nothing that is sent arrives, as on a line that is dead and does not know it."""


def test_a_command_that_is_slow_to_be_answered_says_so_and_a_dead_line_is_noticed(visit: Visit) -> None:
    visitor = visit()
    against_bots(visitor, "creation")
    player, page = Player(visitor, seed=11), visitor.page
    assert player.asked()
    assert page.inner_text("header [role=status]") == ""
    page.evaluate(DEAF)
    player.act()
    page.wait_for_selector("header [role=status]:has-text('Sending')", timeout=2_000)
    page.wait_for_selector("[data-connection=lost] p", timeout=10_000)


def test_what_happened_while_one_was_away_can_be_watched(visit: Visit) -> None:
    visitor = visit()
    made = against_bots(visitor, "creation", bots=2)
    player = Player(visitor, seed=12)
    player.play(until=lambda: moves(visitor, made) >= 8)
    address = visitor.page.url
    visitor.page.evaluate("localStorage.setItem('mikrokosmos.seen', JSON.stringify({[location.pathname.slice(8)]: 3}))")
    visitor.go("/about")
    visitor.page.goto(address)
    watch = visitor.page.wait_for_selector("aside a.button")
    assert watch is not None
    watch.click()
    visitor.page.wait_for_selector("input[type=range]")
    assert f"/tables/{made}/replay?from=3" in visitor.page.url


def test_it_is_playable_over_a_slow_line(visit: Visit) -> None:
    visitor = visit(fresh=True)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 200, "downloadThroughput": 200_000, "uploadThroughput": 100_000},
    )
    made = against_bots(visitor, "creation")
    player = Player(visitor, seed=13)
    player.play(until=lambda: moves(visitor, made) > 10)


def test_the_tab_says_that_it_is_ones_turn(visit: Visit) -> None:
    visitor = visit()
    against_bots(visitor, "creation")
    assert Player(visitor).asked()
    assert visitor.page.title().startswith("● ")
    assert visitor.page.get_attribute("link[rel=icon]", "href") == "/icon-turn.svg"
    visitor.go("/about")
    assert not visitor.page.title().startswith("●")


NOTICES = """
  window.notices = [];
  window.Notification = class { static permission = 'granted'; constructor(title) { notices.push(title) } close() {} };
  Object.defineProperty(document, 'hidden', { get: () => true });
  localStorage.setItem('mikrokosmos.settings', JSON.stringify({ notify: true }));
"""
"""Somebody who has allowed notifications and looks at another page; what they are told is kept."""


def test_somebody_who_looks_elsewhere_is_notified_if_it_is_allowed(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(NOTICES)
    against_bots(visitor, "creation")
    assert Player(visitor).asked()
    assert visitor.page.evaluate("notices") == ["Your turn"]
