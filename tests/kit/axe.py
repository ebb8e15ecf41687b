"""Accessibility, looked at by axe: the rules of WCAG 2.2, levels A and AA."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from kit.sources import ROOT

ALL: dict[str, Any] = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
COLOURS: dict[str, Any] = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""All that is different in the dark: the page is the same, in other colours."""


RUN = """async rules => {
  const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
}"""


@cache
def source() -> str:
    """The program, as the client's packages have it."""
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


SETTLED = 700
"""Milliseconds after which a page that was changing has changed."""


def violations(page: Page, rules: dict[str, Any] = ALL) -> list[str]:
    """What is wrong with a page, a line for each. What was seen half-changed is looked at once more."""
    if not looked_at(page, rules):
        return []
    page.wait_for_timeout(SETTLED)
    return looked_at(page, rules)


def by_day_and_by_night(page: Page) -> list[str]:
    """What is wrong with a page in the light, and with its colours in the dark."""
    found = violations(page)
    page.emulate_media(color_scheme="dark")
    found += [f"in the dark: {line}" for line in violations(page, COLOURS)]
    page.emulate_media(color_scheme="light")
    return found


def looked_at(page: Page, rules: dict[str, Any]) -> list[str]:
    """What axe says of a page now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())  # not as a script of the page: its policy would not have it
    return list(page.evaluate(RUN, rules))
