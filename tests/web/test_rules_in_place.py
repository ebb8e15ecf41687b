"""Rules are read at the table: over it, without losing it, by pointer and by keyboard."""

from __future__ import annotations

from kit.axe import by_day_and_by_night
from kit.clicks import Player, against_bots
from kit.visitor import LANGUAGES, PHONE, Visit

RULE = "dialog[open] [data-rule]"


def test_whatever_leads_to_a_rule_opens_it_over_the_table(visit: Visit) -> None:
    visitor = visit()
    against_bots(visitor, "smallworld")
    page = visitor.page
    assert Player(visitor).asked()
    address = page.url
    asked = page.locator("main a[href^='/rules/smallworld#rule-power-']").first
    entry = str(asked.get_attribute("href")).partition("#")[2]
    asked.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"dialog[open] [data-rule={entry}]")
    assert (len(visitor.context.pages), page.url) == (1, address), "no other page, and the same table"
    whole = page.locator("dialog[open] a[data-whole]")
    assert (whole.get_attribute("href"), whole.get_attribute("target")) == (f"/rules/smallworld#{entry}", "_blank")
    assert by_day_and_by_night(page) == []
    page.locator(f"{RULE} a[href^='/rules/smallworld#']").first.click()
    page.wait_for_selector(f"{RULE}:not([data-rule={entry}])")
    page.click("dialog[open] header button >> nth=0")
    page.wait_for_selector(f"dialog[open] [data-rule={entry}]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.wait_for_selector(f"main a[href='/rules/smallworld#{entry}']:focus")

    page.click("header [aria-haspopup=dialog]")
    page.click("dialog[open] a[href='/rules/smallworld']")
    page.wait_for_selector("dialog[open] [data-contents]")
    page.fill("dialog[open] input[type=search]", "when should I declne?")
    page.click("dialog[open] a[href='/rules/smallworld#rules-decline']")
    page.wait_for_selector("dialog[open] [data-rule=rules-decline]")
    page.keyboard.press("Escape")
    page.wait_for_selector(RULE, state="detached")
    assert page.locator("dialog[open]").count() == 1, "back in the menu one came from"
    assert page.url == address


def test_on_a_phone_a_rule_is_a_sheet_from_below(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    against_bots(visitor, "creation")
    page = visitor.page
    assert Player(visitor).asked()
    page.locator("main a[href^='/rules/creation#']:visible").first.click()
    page.wait_for_selector(RULE)
    for language in LANGUAGES:
        visitor.speak(language)
        risen = f"document.querySelector('dialog[open]').getBoundingClientRect().bottom === {PHONE[1]}"
        page.wait_for_function(risen)
        box = page.locator("dialog[open]").bounding_box()
        assert box is not None and (box["x"], box["width"]) == (0, PHONE[0]), language
        assert box["y"] > 100 and box["y"] + box["height"] == PHONE[1], "the table is seen above it"
        assert page.evaluate("document.querySelector('dialog[open] .sheet').scrollWidth") <= PHONE[0], language
    assert by_day_and_by_night(page) == []
    page.mouse.click(PHONE[0] / 2, 40)
    page.wait_for_selector("dialog[open]", state="detached")
