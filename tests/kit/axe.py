"""Accessibility, looked at by axe: the rules of WCAG 2.2, levels A and AA."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from kit.sources import ROOT

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


@cache
def source() -> str:
    """The program, as the client's packages have it."""
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


SETTLED = 700
"""Milliseconds after which a page that was changing has changed."""


def violations(page: Page) -> list[str]:
    """What is wrong with a page, a line for each. What was seen half-changed is looked at once more."""
    if not looked_at(page):
        return []
    page.wait_for_timeout(SETTLED)
    return looked_at(page)


def looked_at(page: Page) -> list[str]:
    """What axe says of a page now."""
    page.evaluate(source())  # not as a script of the page: its policy would not have it
    options: dict[str, Any] = {"runOnly": {"type": "tag", "values": TAGS}}
    found = page.evaluate("options => axe.run(document, options)", options)["violations"]
    return [f"{rule['id']}: {node['html']} {node['failureSummary']}" for rule in found for node in rule["nodes"]]
