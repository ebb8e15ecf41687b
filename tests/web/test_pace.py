"""How a game goes on: skipping, early clicks, keys and fingers; whole turns without a mouse."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page

from kit.axe import violations
from kit.clicks import COMBO, GAMES, READY, REGION, Player, against_bots, table
from kit.finger import Finger
from kit.visitor import PHONE, Visit, Visitor

ABLE = f"{COMBO}.able"
LEFT = "[data-piece=place] .left"
"""How many tokens of how many are in hand."""
SKIP = "[data-skip]"
DEEDS = "[data-deeds]"


def at_pace(visitor: Visitor, pace: str) -> None:
    """The pace somebody has chosen before."""
    visitor.page.add_init_script(
        f"try {{ localStorage['mikrokosmos.settings'] ??= '{{\"pace\":\"{pace}\"}}' }} catch {{}}"
    )


def after_bots(visitor: Visitor, bots: int = 4) -> Page:
    """Come to a table at which so many bots play first."""
    seats = [*({"kind": "bot", "bot": "novice"} for _ in range(bots)), {"kind": "me"}]
    made = table(visitor, "smallworld", seats, options={"first": 0})
    return visitor.go(f"/tables/{made}?begin")


def test_one_press_skips_all_that_the_bots_do(visit: Visit) -> None:
    visitor = visit(calm=False)
    at_pace(visitor, "calm")
    page = after_bots(visitor)
    page.wait_for_selector(SKIP)
    assert page.locator(ABLE).count() == 0
    begun = time.monotonic()
    page.keyboard.press("Space")
    page.wait_for_selector(ABLE)
    assert time.monotonic() - begun < 3, "bots are quick, and nothing of what they do is shown"
    assert page.locator(".player, .chip").count() == 5


def test_turns_of_others_are_told_in_a_line_without_motion_too(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script("localStorage['mikrokosmos.settings'] = '{\"pace\":\"brisk\"}'")
    page = after_bots(visitor, bots=2)
    page.wait_for_selector(DEEDS)
    assert page.locator(".flight").count() == 0
    page.wait_for_selector(ABLE)
    lines = page.locator(f"{DEEDS} li").all_inner_texts()
    assert len(lines) == 2
    assert all("conquered" in line for line in lines)


def test_the_pace_is_remembered(visit: Visit) -> None:
    visitor = visit(calm=False)
    against_bots(visitor, "creation")
    page = visitor.page
    for chosen in ("instant", "calm"):
        page.keyboard.press("m")
        page.select_option("dialog select:has(option[value=calm])", chosen)
        page.reload()
        page.wait_for_selector("[data-game]")
        assert chosen in page.evaluate("localStorage['mikrokosmos.settings']")


def test_a_click_while_the_own_pieces_move_is_done_when_they_rest(visit: Visit) -> None:
    visitor = visit(calm=False)
    at_pace(visitor, "calm")
    made = against_bots(visitor, "smallworld", options={"powers": PLAIN})
    page = visitor.page
    page.click(ABLE)
    page.wait_for_selector(REGION)
    page.wait_for_function("document.querySelectorAll('.flight').length === 0")
    region = page.locator(REGION).first
    region.evaluate(CLICK)
    page.wait_for_selector(".flight")
    page.click("[data-deed=stop]")  # it stands where it stood
    page.wait_for_selector(SKIP)
    assert taken(visitor, made)[:3] == ["pick", "conquer", "stop"]


CLICK = "it => it.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))"
"""A click on a region that something may cover."""

PLAIN = ["alchemist", "hill", "forest", "swamp", "wealthy"]
"""Powers without deeds of their own."""


@pytest.mark.parametrize("game", GAMES)
def test_keys_are_told_and_can_be_switched_off(visit: Visit, game: str) -> None:
    visitor = visit()
    against_bots(visitor, game)
    page = visitor.page
    page.wait_for_selector("[data-hint]")
    page.keyboard.press("?")
    page.wait_for_selector("[data-keys][open]")
    keys = page.locator("[data-keys] kbd").all_inner_texts()
    assert {"Space", "U", "H", "L", "B", "M", "?"} <= set(keys)
    assert violations(page) == []
    page.keyboard.press("m")  # a sheet lies above the table
    assert page.locator("dialog[open]").count() == 1
    page.click("[data-keys] input")
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    assert page.locator("dialog[open]").count() == 0


def test_a_whole_turn_by_keys_alone_with_every_token_put_down(visit: Visit) -> None:
    visitor = visit()
    made = against_bots(visitor, "smallworld", options={"powers": PLAIN})
    page = visitor.page
    page.wait_for_selector(ABLE)
    page.keyboard.press("1")
    page.wait_for_selector(REGION)
    for _ in range(3):
        if page.locator(REGION).count() == 0:
            break
        page.locator(REGION).first.focus()
        page.keyboard.press("c")
        Player(visitor).answered()
    page.keyboard.press("s")
    page.wait_for_selector(LEFT)
    while not page.locator(READY).count():
        page.locator(REGION).first.focus()
        page.keyboard.press("+")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    page.keyboard.press("Backspace")
    assert page.locator(READY).count() == 0
    page.keyboard.press("f")  # what is left is spread, and the turn is finished
    Player(visitor).answered()
    words = taken(visitor, made)
    assert words[:3] == ["pick", "conquer", "conquer"]
    assert words.count("place") >= 2


def test_a_whole_turn_by_touch_with_every_token_carried_to_its_region(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    made = against_bots(visitor, "smallworld", options={"powers": PLAIN})
    page, finger = visitor.page, Finger(visitor.page)
    page.wait_for_selector(ABLE)
    finger.tap(finger.at(page.locator(ABLE).first))
    page.wait_for_selector(ABLE, state="detached")
    page.wait_for_selector(REGION)
    finger.tap(finger.at(page.locator(REGION).first))
    page.wait_for_selector(".cost.asking")
    page.wait_for_timeout(900)  # a second tap is one that comes at once
    assert taken(visitor, made) == ["pick"], "the first tap shows what it costs"
    page.keyboard.press("Escape")
    for conquered in (1, 2):
        point = finger.at(page.locator(REGION).first)
        finger.tap(point)
        finger.tap(point)
        Player(visitor).answered()
        assert taken(visitor, made) == ["pick", *["conquer"] * conquered]
    finger.tap(finger.at(page.locator("[data-deed=stop]")))
    page.wait_for_selector(LEFT)
    while not page.locator(READY).count():
        finger.carry(finger.at(page.locator("[data-piece=place]")), finger.at(page.locator(REGION).first))
    finger.tap(finger.at(page.locator(READY)))
    page.wait_for_selector(READY, state="detached")
    Player(visitor).answered()
    assert set(taken(visitor, made)[4:]) == {"place"}


def test_a_whole_turn_of_creation_by_touch_with_the_tile_carried_to_its_place(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    made = against_bots(visitor, "creation")
    page, finger = visitor.page, Finger(visitor.page)
    page.wait_for_selector(".slot.legal")
    point = finger.at(page.locator(".slot.legal").first)
    finger.tap(point)  # aims
    finger.tap(point)
    page.wait_for_selector(".place.legal")
    tile = page.locator(".hand .turnable")
    finger.carry(finger.at(tile), finger.at(page.locator(".place.legal").first))
    page.wait_for_selector(STACK)
    finger.tap(finger.at(page.locator(STACK).first))
    page.wait_for_selector(STACK, state="detached")
    Player(visitor).answered()
    assert taken(visitor, made)[:3] == ["push", "place", "draw"]


STACK = "[data-stack][aria-disabled=false]"


def taken(visitor: Visitor, made: str) -> list[str]:
    """What the person at seat 0 has done, by type."""
    moves = visitor.api("GET", f"tables/{made}/record")["moves"]
    return [move["words"]["type"] for move in moves if move["who"] == 0]


def test_to_skip_and_to_stop_are_never_in_the_same_place(visit: Visit) -> None:
    visitor = visit(size=PHONE, calm=False)
    at_pace(visitor, "calm")
    page = after_bots(visitor, bots=1)
    skip = page.wait_for_selector(SKIP)
    assert skip is not None
    place = skip.bounding_box()
    page.keyboard.press("Space")
    Player(visitor, seed=2).play(until=lambda: page.locator("[data-deed=stop]").count() > 0)
    stop = page.locator("[data-deed=stop]").bounding_box()
    assert place is not None
    assert stop is not None
    apart = place["y"] + place["height"] <= stop["y"] or stop["y"] + stop["height"] <= place["y"]
    assert apart, (place, stop)
