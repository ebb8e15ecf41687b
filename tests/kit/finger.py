"""A finger on a screen: taps, and pieces that are carried, as the browser hears them from a touch screen."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from kit.offers import FREE_POINT

Point = tuple[float, float]

STEPS = 4
"""A finger does not jump."""
RESTS = 80
"""Milliseconds it rests before it lets go: one that still moves is taken for a fling, and the next tap for its end."""


class Finger:
    """Touches a page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._browser = page.context.new_cdp_session(page)

    def at(self, what: Locator) -> Point:
        """A point of something, where nothing covers it."""
        found = what.evaluate(FREE_POINT)
        assert found is not None, f"{what} is covered"
        return found[0], found[1]

    def tap(self, point: Point) -> None:
        """Down and up."""
        self._touch("touchStart", point)
        self._touch("touchEnd")

    def carry(self, start: Point, end: Point) -> None:
        """Take something up, and put it down elsewhere."""
        self._touch("touchStart", start)
        for step in range(1, STEPS + 1):
            share = step / STEPS
            self._touch("touchMove", (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
        self._page.wait_for_timeout(RESTS)
        self._touch("touchMove", end)
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self._browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
