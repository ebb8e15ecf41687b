"""A banner where a region was conquered: for a moment, and not for those who asked for no motion."""

from __future__ import annotations

import pytest

from kit.clicks import Player, against_bots
from kit.visitor import Visit

COUNT = """window.banners = 0; new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes)
    if (node.matches?.("g.conquest")) window.banners += 1;
}).observe(document, { subtree: true, childList: true })"""

TAKEN = "() => document.querySelectorAll('.pieces .stack').length"


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "calm"])
def test_a_conquest_has_its_moment(visit: Visit, calm: bool) -> None:
    visitor = visit(calm=calm)
    page = visitor.page
    page.add_init_script("localStorage.setItem('mikrokosmos.settings', '{\"pace\": 2, \"sound\": false}')")
    page.add_init_script(COUNT)
    against_bots(visitor, "smallworld")
    player = Player(visitor, seed=4, zeal=1)
    player.play(until=lambda: page.evaluate(TAKEN) >= 2)
    page.wait_for_timeout(1200)
    assert (page.evaluate("window.banners") > 0) is not calm
    page.wait_for_selector(".dramas .banner", state="detached")
