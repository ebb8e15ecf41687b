"""Setting up a table: few things at first, and behind folds all that the rules promise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from kit.axe import by_day_and_by_night
from kit.visitor import LANGUAGES, PHONE, Visit, Visitor

FAULTY = """
[race.moles]
borrows = "orcs"
tokens = 50
tunnel = true
"""


def unfold(page: Page, title: str) -> None:
    """Open a part that is folded."""
    page.click(f"summary:has-text('{title}')")


def options(visitor: Visitor) -> dict[str, Any]:
    """The options of the table one has come to."""
    visitor.page.wait_for_url("**/tables/*")
    made = visitor.page.url.split("/tables/")[1].split("?")[0]
    found: dict[str, Any] = visitor.api("GET", f"tables/{made}")["table"]["options"]
    return found


def test_first_player_races_and_powers_are_chosen_and_too_few_are_not_accepted(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/new")
    page.wait_for_selector("summary:has-text('Races and powers')")
    assert page.locator("details[open]").count() == 0, "a newcomer sees few things"
    unfold(page, "Races and powers")
    races = page.locator("[data-selection=races] input")
    page.wait_for_selector("[data-selection=races] [role=status]:has-text('At least 6')")
    assert (races.count(), page.locator("[data-selection=powers] input").count()) == (14, 20)
    for number in range(9):
        races.nth(number).uncheck()
    page.wait_for_selector("form > .few:has-text('6 races')")
    assert page.is_disabled("form > button.primary")
    races.nth(0).check()
    page.wait_for_selector("form > .few", state="detached")
    page.locator("[data-selection=powers] label:has-text('Spirit') input").uncheck()
    page.wait_for_selector("[data-selection=races] [role=status]:has-text('At least 5')")
    assert by_day_and_by_night(page) == []
    page.locator("summary").first.click()
    page.select_option("label:has-text('First player') select", "1")
    page.click("form > button.primary")
    made = options(visitor)
    assert made["first"] == 1 and len(made["races"]) == 6 and len(made["powers"]) == 19


def test_own_content_is_checked_with_all_faults_at_once_and_played_with(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.go("/new")
    unfold(page, "Your own races and powers")
    file = tmp_path / "mine.toml"
    file.write_text(FAULTY, encoding="utf-8")
    visitor.forgiven = "409"
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector("details[open] li")
    faults = " ".join(page.locator("details[open] li").all_inner_texts())
    assert "tokens" in faults and "tunnels" in faults
    page.click("form > button.primary")
    page.wait_for_timeout(300)
    assert page.url.endswith("/new"), "no table is made with it"
    assert by_day_and_by_night(page) == []
    page.fill("textarea", FAULTY.replace("50", "5").replace("tunnel ", "tunnels "))
    page.click("details[open] button:text('Check')")
    page.wait_for_selector("details[open] .good")
    unfold(page, "Races and powers")
    page.wait_for_selector("[data-selection=races] label:has-text('Moles')")
    assert page.locator("[data-selection=races] label:has-text('Orcs')").count() == 0
    page.click("form > button.primary")
    assert "moles" in options(visitor)["content"]["race"]


def test_own_tiles_begin_with_ours_and_every_part_fits_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    for path in ("/new?game=creation", "/new"):
        page = visitor.go(path)
        page.wait_for_selector("textarea", state="attached")
        page.evaluate("document.querySelectorAll('details').forEach(it => (it.open = true))")
        for language in LANGUAGES:
            visitor.speak(language)
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, f"{path}, {language}"
    visitor.speak("en")
    page = visitor.go("/new?game=creation")
    unfold(page, "Your own tiles")
    page.click("button:text('example')")
    page.wait_for_selector(".good")
    page.click("form > button.primary")
    assert len(options(visitor)["tiles"]["tile"]) == 55
