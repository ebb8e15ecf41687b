"""The colours of the small map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style

from mikrokosmos.cli.screens.ink import RGB, SEATS, color, mixed

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.types.view import Region

TERRAINS: dict[str, RGB] = {
    "farmland": (222, 186, 92),
    "forest": (62, 116, 66),
    "hill": (158, 194, 108),
    "swamp": (104, 118, 104),
    "mountain": (172, 162, 150),
    "sea": (70, 132, 178),
    "lake": (122, 178, 212),
}
EDGE: RGB = (30, 22, 16)
"""What borders are darkened with."""

TRIBE_INK: tuple[RGB, RGB] = ((120, 72, 40), (255, 236, 200))


def badge_ink(region: Region, terrain: RGB) -> Style:
    """How a badge is written: in its seat's colour, paler in decline."""
    if region["tribe"]:
        ground, ink = TRIBE_INK
    elif region["seat"] is None:
        ground, ink = terrain, (0, 0, 0)
    else:
        ground, ink = SEATS[region["seat"]]
        if region["declined"]:
            ground = mixed(ground, terrain, 0.45)
            return Style(color=color(ink), bgcolor=color(ground), italic=True)
    return Style(color=color(ink), bgcolor=color(ground), bold=True)
