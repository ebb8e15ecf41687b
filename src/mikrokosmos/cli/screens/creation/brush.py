"""Tiles as they are painted: a square of terrain is two characters, a tile two squares by two.

Where there are colours a square is one, with its sign written faintly on it; where there are none the sign says it all.
A statue is the letter of its god's terrain.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console
from rich.style import Style
from rich.text import Text

from mikrokosmos.cli.screens import ink
from mikrokosmos.cli.screens.ink import RGB, color, far, mixed
from mikrokosmos.games.creation.content.table import TERRAINS, Tile

COLOURS: dict[str, RGB] = {
    "blossom": (238, 130, 190),
    "ember": (205, 40, 30),
    "tide": (60, 120, 225),
    "grove": (40, 150, 60),
    "dune": (240, 215, 80),
}
SIGNS = {"blossom": "*", "ember": "^", "tide": "~", "grove": "%", "dune": ":"}
LETTERS: dict[str, str] = {terrain: terrain[0].upper() for terrain in TERRAINS}
TILE_WIDTH = 4


@dataclass(frozen=True)
class Brush:
    """How to paint on this terminal."""

    coloured: bool
    plain: bool

    @classmethod
    def of(cls, console: Console) -> Brush:
        """With colours where somebody sees them, with plain letters where there is nothing else."""
        return cls(ink.coloured(console), console.options.ascii_only)

    @property
    def dot(self) -> str:
        """Where nothing stands."""
        return "." if self.plain else "·"

    @property
    def times(self) -> str:
        """The sign of a product."""
        return "x" if self.plain else "×"

    def square(self, terrain: str, statue: str | None = None) -> Text:
        """A square of terrain, perhaps with the statue of a god on it."""
        sign, second = SIGNS[terrain], SIGNS[terrain] if statue is None else LETTERS[statue]
        if not self.coloured:
            return Text(sign + second)
        ground = COLOURS[terrain]
        faint = Style(color=color(mixed(ground, far(ground), 0.3)), bgcolor=color(ground))
        strong = Style(color=color(far(ground)), bgcolor=color(ground), bold=True)
        return Text(sign, faint) + Text(second, faint if statue is None else strong)

    def tile(self, tile: Tile, turns: int = 0) -> list[Text]:
        """The two lines of a tile, turned clockwise by so many quarters."""
        at = statue_corner(tile)
        corners = [
            self.square(TERRAINS[terrain], None if corner != at or tile.statue is None else TERRAINS[tile.statue])
            for corner, terrain in enumerate(tile.squares)
        ]
        top_left, top_right, bottom_right, bottom_left = (corners[(corner - turns) % 4] for corner in range(4))
        return [top_left + top_right, bottom_left + bottom_right]


def statue_corner(tile: Tile) -> int | None:
    """Where the statue is drawn: on its own terrain if there is any. It makes no difference to the game."""
    if tile.statue is None:
        return None
    return tile.squares.index(tile.statue) if tile.statue in tile.squares else 0


def distinct_turns(tile: Tile) -> list[int]:
    """The turns after which a tile looks different; four of the same terrain have but one."""
    faces: dict[tuple[object, ...], int] = {}
    for turns in range(4):
        faces.setdefault(tuple(tile.squares[(corner - turns) % 4] for corner in range(4)), turns)
    return sorted(faces.values())
