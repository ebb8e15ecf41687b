"""After a game: who won, on which step, what was best, a picture to keep, and the way to the board and back."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from kit.axe import by_day_and_by_night
from kit.clicks import GAMES, Player, table
from kit.finished import finished
from kit.offers import OVER
from kit.visitor import LANGUAGES, PHONE, Visit

BOARD = {"smallworld": "main .board svg [data-region]", "creation": "main .world svg.drawn [role=img]"}
FIGURES = {"smallworld": "meter", "creation": "#breakdown-title ~ div tbody td"}
BEST = {"smallworld": "Best race", "creation": "Best terrain"}

COVERED = """way => [...document.querySelectorAll(way)].filter((it) => {
  const box = it.getBoundingClientRect();
  const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return on?.closest("[role=dialog], .end, .ended");
}).length"""
"""How many of these lie under an ending."""


@pytest.mark.parametrize("game", GAMES)
def test_the_ending_has_a_podium_highlights_and_a_picture_and_leaves_the_board_free(
    visit: Visit, game: str, tmp_path: Path
) -> None:
    visitor = visit()
    made = finished(visitor, game, ["random", "random", "random"])
    page = visitor.go(f"/tables/{made}")
    page.wait_for_selector("[data-save-picture]")
    assert page.inner_text(OVER) == "You won!"
    steps = page.locator(".podium > li")
    assert steps.count() == 3
    assert steps.first.get_attribute("data-place") == "1"
    points = [int(text) for text in page.locator(".podium strong, .below strong").all_inner_texts()]
    assert points == sorted(points, reverse=True) and len(points) == 4
    assert page.locator(".podium .face svg, .below .face svg").count() == 3, "the bots have faces, the person has not"
    told = page.inner_text("#highlights-title + ul")
    assert "Turning point" in told and BEST[game] in told
    page.wait_for_selector(FIGURES[game])

    with page.expect_download() as saved:
        page.click("[data-save-picture]")
    saved.value.save_as(tmp_path / "picture.png")
    picture = (tmp_path / "picture.png").read_bytes()
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    assert width == 1600 and height > 700
    assert len(picture) > 150_000, "there is something on it"
    assert by_day_and_by_night(page) == []

    page.click("[data-look]")
    page.wait_for_selector(BOARD[game])
    assert page.evaluate(COVERED, BOARD[game]) == 0, "nothing lies on the board"
    page.click("[data-look]")
    page.wait_for_selector(OVER)


@pytest.mark.parametrize("game", GAMES)
def test_the_ending_fits_a_phone_in_every_language(visit: Visit, game: str) -> None:
    visitor = visit(size=PHONE)
    made = finished(visitor, game, ["novice", "novice", "novice", "novice"], "random")
    page = visitor.go(f"/tables/{made}")
    page.wait_for_selector("[data-save-picture]")
    for language in LANGUAGES:
        visitor.speak(language)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, language


def test_bots_have_a_face_a_name_and_a_level_before_and_in_a_game(visit: Visit) -> None:
    visitor = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}, {"kind": "bot", "bot": "novice"}]
    made = table(visitor, "smallworld", seats)
    page = visitor.go(f"/tables/{made}")
    page.wait_for_selector("main ol .face svg")
    names = page.locator("main ol li .who").all_inner_texts()
    assert all("Novice" in name for name in names[1:]) and names[1] != names[2]
    page.click("main button.primary")
    page.wait_for_selector(".brief .face svg")  # whoever picks has the panel for it, and the players stand in a row
    assert page.locator(".brief .face svg").count() == 2
    Player(visitor).play(until=lambda: page.locator(".players .face svg").count() > 0, most=10)
    assert page.locator(".players .face svg").count() == 2
    assert page.locator(".players .level").all_inner_texts() == ["Novice", "Novice"]
    shown = page.locator(".players .name").all_inner_texts()
    assert shown[0] == "Olena" and not any("Novice" in name for name in shown)
    visitor.speak("uk")
    assert page.locator(".players .name").all_inner_texts()[1] != shown[1], "a name is said in the language chosen"
