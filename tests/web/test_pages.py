"""Every page, in every language: it is there, nothing overflows, nothing complains, and axe finds nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request

from kit.axe import by_day_and_by_night
from kit.clicks import table
from kit.sources import ROOT
from kit.visitor import LANGUAGES, PHONE, Visit

PAGES = (
    "/",
    "/new",
    "/new?screen",
    "/lobby",
    "/mine",
    "/rules",
    "/rules/smallworld",
    "/rules/creation",
    "/editions",
    "/summary/smallworld",
    "/summary/creation",
    "/about",
    "/daily",
    "/puzzles",
    "/nowhere",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_is_answered_in_its_own_language(visit: Visit, language: str) -> None:
    page = visit(size=PHONE, language=language).go("/rules")
    page.wait_for_selector("h1")
    assert page.get_attribute("html", "lang") == language


@pytest.mark.parametrize("path", PAGES)
def test_every_page_fits_a_phone_in_every_language(visit: Visit, path: str) -> None:
    visitor = visit(size=PHONE)
    visitor.forgiven = "404" if path == "/nowhere" else ""
    page = visitor.go(path)
    for language in LANGUAGES:
        visitor.speak(language)
        page.wait_for_selector("h1")
        too_wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert too_wide <= 0, f"{path} is {too_wide} pixels too wide in {language}"


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_any_page(visit: Visit, path: str) -> None:
    visitor = visit()
    visitor.forgiven = "404" if path == "/nowhere" else ""
    page = visitor.go(path)
    page.wait_for_selector("h1")
    assert by_day_and_by_night(page) == []


def test_axe_finds_nothing_around_a_table(visit: Visit) -> None:
    visitor = visit()
    made = table(visitor, "smallworld", [{"kind": "me"}, {"kind": "me", "name": "Petr"}])
    page = visitor.go(f"/tables/{made}")
    page.wait_for_selector("main button.primary:enabled")
    assert by_day_and_by_night(page) == [], "before it begins"
    page.click("header [aria-haspopup=dialog]")
    assert by_day_and_by_night(page) == [], "the menu"
    page.keyboard.press("Escape")
    page.click("main button.primary")
    page.wait_for_selector(".curtain")
    assert by_day_and_by_night(page) == [], "the curtain"
    page.click(".curtain button")
    page.click("button.combo.able")
    page.wait_for_selector(".region.target")
    page.focus(".region.target")
    page.keyboard.press("Shift+Enter")
    page.wait_for_selector(".cost.asking")
    assert by_day_and_by_night(page) == [], "a region is looked at"
    page.goto(f"{visitor.address}/tables/{made}/replay")
    page.wait_for_selector("input[type=range]")
    assert by_day_and_by_night(page) == [], "the replay"


def test_a_record_of_an_older_version_is_opened_and_says_so(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    visitor.called("Ann")
    page = visitor.go("/mine")
    page.set_input_files("input[type=file]", ROOT / "tests/compat/0.1.0-968b661/records/creation-2-random.json")
    page.click("header summary")
    told = page.locator("header details p")
    assert "older version" in told.inner_text()
    box = told.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0], "all of it can be read"
    assert by_day_and_by_night(page) == []


def test_the_language_changes_at_once_and_is_remembered(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    english = page.inner_text("h1")
    page.select_option("header select", "uk")
    page.wait_for_function("old => document.querySelector('h1').innerText !== old", arg=english)
    assert page.get_attribute("html", "lang") == "uk"
    ukrainian = page.inner_text("h1")
    page.reload()
    page.wait_for_selector("h1")
    assert page.inner_text("h1") == ukrainian


def test_light_and_dark_are_chosen_and_remembered(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")

    def ground() -> str:
        return str(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))

    light = ground()
    page.click("header button.light")
    page.wait_for_selector("html[data-theme=dark]")
    dark = ground()
    assert dark != light
    page.reload()
    page.wait_for_selector("h1")
    assert ground() == dark


def test_the_first_load_is_small(visit: Visit) -> None:
    visitor = visit(fresh=True)
    loaded: dict[str, int] = {}

    def finished(request: Request) -> None:
        if request.url.endswith(".js"):
            loaded[request.url] = request.sizes()["responseBodySize"]

    visitor.page.on("requestfinished", finished)
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    assert loaded and sum(loaded.values()) <= 150_000, loaded
