"""The colours of the small map."""

from __future__ import annotations

from rich.color import Color
from rich.style import Style

from mikrokosmos.core.interface import Json

RGB = tuple[int, int, int]

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

SEATS: tuple[tuple[RGB, RGB], ...] = (
    ((190, 30, 45), (255, 255, 255)),
    ((92, 40, 140), (255, 255, 255)),
    ((250, 250, 245), (20, 20, 20)),
    ((245, 130, 20), (20, 20, 20)),
    ((20, 24, 32), (255, 255, 255)),
)
"""The colour of each seat and of what is written on it."""

TRIBE_INK: tuple[RGB, RGB] = ((120, 72, 40), (255, 236, 200))


def badge_ink(region: Json, terrain: RGB) -> Style:
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


def number_ink(terrain: RGB) -> Style:
    """How the number of a region is written: quietly, but to be read."""
    far = (0, 0, 0) if sum(terrain) > 360 else (255, 255, 255)
    return Style(color=color(mixed(terrain, far, 0.75)))


def seat_ink(seat: int) -> Style:
    """How a seat's letter is written."""
    ground, ink = SEATS[seat]
    return Style(color=color(ink), bgcolor=color(ground), bold=True)


def mixed(one: RGB, other: RGB, part: float) -> RGB:
    """A colour between two: 0 is the one, 1 the other."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def color(rgb: RGB) -> Color:
    """A colour as Rich wants it; Rich finds the nearest one where a terminal has few."""
    return Color.from_rgb(*rgb)
