"""Sound: asked about once, never heard before that nor before a touch, and what was chosen is remembered."""

from __future__ import annotations

from kit.axe import by_day_and_by_night
from kit.clicks import Player, against_bots
from kit.visitor import LANGUAGES, PHONE, Visit

LISTEN = """(() => {
  window.contexts = window.heard = 0;
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.contexts += 1; }
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
})()"""

YES, NO = "header [data-sound=yes]", "header [data-sound=no]"
MENU = "header [aria-haspopup=dialog]"


def test_sound_is_asked_about_once_and_what_was_chosen_is_remembered(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script(LISTEN)
    made = against_bots(visitor, "smallworld")
    player = Player(visitor, seed=3)
    player.play(until=lambda: player.clicks >= 3)
    page.wait_for_selector(YES)
    assert page.evaluate("window.contexts + window.heard") == 0, "nothing is heard before one was asked"
    page.click(YES)
    page.wait_for_selector(YES, state="detached")
    assert page.evaluate("window.contexts") == 1
    told = page.evaluate("window.heard")
    assert told > 0, "so it sounds"
    player.play(until=lambda: player.clicks >= 8)
    page.wait_for_function("told => window.heard > told", arg=told)

    page.click(MENU)
    page.locator("dialog input[type=range]").fill("0.3")
    page.check("dialog [data-sound=away]")
    assert by_day_and_by_night(page) == []
    visitor.go(f"/tables/{made}")
    page.wait_for_selector("main")
    assert page.locator(YES).count() == 0, "it is asked once"
    assert page.evaluate("window.contexts") == 0, "nothing is heard before the page was touched"
    page.click(MENU)
    assert page.is_checked("dialog [data-sound=on]") and page.is_checked("dialog [data-sound=away]")
    assert page.input_value("dialog input[type=range]") == "0.3"
    page.uncheck("dialog [data-sound=on]")
    page.reload()
    page.wait_for_selector(MENU)
    page.click(MENU)
    assert not page.is_checked("dialog [data-sound=on]")
    assert page.input_value("dialog input[type=range]") == "0.3", "whoever mutes keeps the volume"


def test_whoever_wants_no_sound_hears_none_and_is_not_asked_again(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.page
    page.add_init_script(LISTEN)
    made = against_bots(visitor, "creation")
    page.click(NO)
    player = Player(visitor, seed=3)
    player.play(until=lambda: player.clicks >= 4)
    assert page.evaluate("window.contexts + window.heard") == 0
    visitor.go(f"/tables/{made}")
    page.wait_for_selector(MENU)
    assert page.locator(NO).count() == 0


def test_the_question_leaves_the_bar_of_a_phone_in_one_row(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    against_bots(visitor, "creation")
    visitor.page.wait_for_selector("[data-sound=yes]")
    for language in LANGUAGES:
        visitor.speak(language)
        assert visitor.page.evaluate("document.querySelector('header').offsetHeight") < 60, language
