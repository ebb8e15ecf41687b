"""Colours that the screens of all games share: of the seats, of writing on a ground; and whether there are any."""

from __future__ import annotations

from rich.color import Color
from rich.console import Console
from rich.style import Style

RGB = tuple[int, int, int]

SEATS: tuple[tuple[RGB, RGB], ...] = (
    ((190, 30, 45), (255, 255, 255)),
    ((92, 40, 140), (255, 255, 255)),
    ((250, 250, 245), (20, 20, 20)),
    ((245, 130, 20), (20, 20, 20)),
    ((20, 24, 32), (255, 255, 255)),
)
"""The colour of each seat and of what is written on it."""


def coloured(console: Console) -> bool:
    """Whether somebody looks who sees colours."""
    return console.is_terminal and console.color_system is not None and not console.no_color


def number_ink(ground: RGB) -> Style:
    """How something is written on a ground: quietly, but to be read."""
    return Style(color=color(mixed(ground, far(ground), 0.75)))


def seat_ink(seat: int) -> Style:
    """How a seat's letter is written."""
    ground, ink = SEATS[seat]
    return Style(color=color(ink), bgcolor=color(ground), bold=True)


def far(ground: RGB) -> RGB:
    """Black or white, whichever is easier to read on a ground."""
    return (0, 0, 0) if sum(ground) > 360 else (255, 255, 255)


def mixed(one: RGB, other: RGB, part: float) -> RGB:
    """A colour between two: 0 is the one, 1 the other."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def color(rgb: RGB) -> Color:
    """A colour as Rich wants it; Rich finds the nearest one where a terminal has few."""
    return Color.from_rgb(*rgb)
