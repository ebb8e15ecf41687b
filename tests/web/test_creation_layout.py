"""The parts of a table of Creation lie beside each other, also while one's world grows."""

from __future__ import annotations

from kit.clicks import Player, against_bots
from kit.visitor import Visit

SIZES = ((820, 1180), (1024, 700), (1366, 650), (1100, 600), (360, 740))
BAR_ON_SCREEN = ((1024, 700), (1366, 650), (1100, 600), (360, 740))
"""A tablet held upright is scrolled down to the other worlds, so there the bar is above them."""

SEEN = """way => [...document.querySelectorAll(way)].filter((it) => it.checkVisibility()).map((it) => {
  const box = it.getBoundingClientRect(), frame = it.closest("svg");
  const cut = frame && getComputedStyle(frame).overflow !== "visible" ? frame.getBoundingClientRect() : null;
  return [
    Math.max(box.left, cut?.left ?? -1e6), Math.max(box.top, cut?.top ?? -1e6),
    Math.min(box.right, cut?.right ?? 1e6), Math.min(box.bottom, cut?.bottom ?? 1e6),
  ];
})"""
"""Where things are on the screen, without what is cut off by the frame of their drawing."""

WATCH = f"""() => {{
  const seen = {SEEN};
  window.beyond = 0;
  const look = () => {{
    const [sheet] = seen(".creation > .world .board");
    if (sheet) for (const [left, top, right, bottom] of seen(".creation > .world .drawn .bed"))
      window.beyond = Math.max(window.beyond, sheet[0] - left, sheet[1] - top, right - sheet[2], bottom - sheet[3]);
    requestAnimationFrame(look);
  }};
  look();
}}"""
"""From now on, how far places of the world are seen beyond its sheet, in pixels."""

PARTS = (".map .bed", ".map .stacks", ".world .board", ".world .hand", ".others", ".bar")


def apart(page_boxes: dict[str, list[list[float]]]) -> list[str]:
    """Which parts lie on each other."""
    named = [(part, box) for part, boxes in page_boxes.items() for box in boxes]
    return [
        f"{one} and {other}"
        for at, (one, a) in enumerate(named)
        for other, b in named[at + 1 :]
        if one != other and min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1
    ]


def test_a_world_that_grows_stays_on_its_sheet_and_no_part_lies_on_another(visit: Visit) -> None:
    visitor = visit(size=(1024, 700), calm=False)
    visitor.page.add_init_script("localStorage.setItem('mikrokosmos.settings', '{\"pace\": 2}')")
    against_bots(visitor, "creation", bots=3)
    page, player = visitor.page, Player(visitor, seed=5)
    page.wait_for_selector(".creation > .world .bed")
    page.evaluate(WATCH)
    tiles = page.locator(".creation > .world .ground > [role=img]")
    player.play(until=lambda: tiles.count() >= 2)
    page.wait_for_timeout(500)  # it has slid
    assert page.locator(".creation > .world .bed").count() > 7, "the world has grown"
    assert page.evaluate("window.beyond") <= 1

    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(450)
        assert apart({part: page.evaluate(SEEN, f".creation > {part}") for part in PARTS}) == [], (width, height)
        if (width, height) in BAR_ON_SCREEN:
            [bar] = page.evaluate(SEEN, ".creation > .bar")
            assert bar[3] <= height + 1, f"the bar is on the screen at {width} by {height}"
