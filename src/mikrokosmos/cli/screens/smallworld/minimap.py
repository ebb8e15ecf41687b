"""The board in some seventy columns: terrains as colours, who stands where as a letter and a number of tokens.

Where there are colours a cell is two pixels, one above the other (a half block). Where there are none, borders are
lines and terrains are sparse signs.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from rich.console import Console
from rich.style import Style
from rich.text import Text

from mikrokosmos.cli.phrases import Phrases
from mikrokosmos.cli.screens import ink
from mikrokosmos.cli.screens.ink import RGB, color, mixed, number_ink, seat_ink
from mikrokosmos.cli.screens.smallworld.names import name_of, people, seen
from mikrokosmos.cli.screens.smallworld.palette import EDGE, TERRAINS, badge_ink
from mikrokosmos.cli.screens.smallworld.raster import crossing, framed, pixels
from mikrokosmos.games.smallworld.content.boards import board
from mikrokosmos.games.smallworld.content.outlines import outline

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.types.view import Region, View

WIDTH, HEIGHT = 76, 26
"""The size in cells where there is room for it."""

LEAST = 56
"""Columns below which numbers and badges would cover each other."""

SIGNS = {"farmland": '"', "forest": "♣", "hill": "n", "swamp": ",", "mountain": "^", "sea": "~", "lake": "~"}
PLAIN_SIGNS = {**SIGNS, "forest": "*"}

Size = tuple[int, int]

LETTERS = "ABCDE"
TRIBE = "t"
MARKED = "+"
PLAIN_BORDERS = str.maketrans("─│┌┐└┘├┤┬┴┼", "-|+++++++++")


def badge(region: Region) -> str:
    """Who stands in a region and how strong: A4, a2 in decline, t1 for a lost tribe; a + for markers."""
    sign = MARKED if region["markers"] else ""
    if region["tribe"]:
        return f"{TRIBE}{region['tokens'] or 1}{sign}"
    if region["race"] is None or region["seat"] is None:
        return sign
    letter = LETTERS[region["seat"]]
    return f"{letter.lower() if region['declined'] else letter}{region['tokens']}{sign}"


def fits(console: Console) -> bool:
    """Whether the console is wide enough for a map."""
    return console.width > LEAST


def print_map(console: Console, phrases: Phrases) -> None:
    """The map and its legend."""
    coloured = ink.coloured(console)
    plain = console.options.ascii_only
    width = min(WIDTH, console.width - 1)
    size = width, round(width * HEIGHT / WIDTH)
    if fits(console):
        view = seen(phrases)
        for line in _coloured(view, size) if coloured and not plain else _drawn(view, size, plain):
            console.print(line, soft_wrap=True)
    for line in _legend(phrases, coloured):
        console.print(line)


def _coloured(view: View, size: Size) -> Iterator[Text]:
    width, height = size
    shades = _shades(len(view["coins"]), size)
    written = _written(view, size)
    for row in range(height):
        line = Text()
        for at in range(width):
            above, below = shades[2 * row][at], shades[2 * row + 1][at]
            if (row, at) in written:
                sign, style = written[row, at]
                line.append(sign, style + Style(bgcolor=color(below)) if style.bgcolor is None else style)
            else:
                line.append("▀", Style(color=color(above), bgcolor=color(below)))
        yield line


def _drawn(view: View, size: Size, plain: bool) -> Iterator[Text]:
    width, height = size
    players = len(view["coins"])
    regions = board(players).regions
    cells = framed(pixels(players, width, height))
    written = _written(view, size)
    signs = PLAIN_SIGNS if plain else SIGNS
    for row in range(height + 1):
        line = ""
        for at in range(width + 1):
            here = cells[row][at]
            border = crossing(cells, row, at)
            if (row - 1, at - 1) in written:
                line += written[row - 1, at - 1][0]
            elif border != " " or not here:
                line += border
            else:
                line += signs[regions[here - 1].terrain] if (at + 3 * row) % 6 == 0 else " "
        yield Text((line.translate(PLAIN_BORDERS) if plain else line).rstrip())


def _written(view: View, size: Size) -> dict[tuple[int, int], tuple[str, Style]]:
    """What stands on the map by row and column: the number of every region, and below it its badge."""
    found: dict[tuple[int, int], tuple[str, Style]] = {}
    players = len(view["coins"])
    shapes = outline(players)
    for region in view["regions"]:
        x, y = shapes.regions[region["id"]].label
        row = int(y * size[1] / shapes.height)
        terrain = TERRAINS[board(players).regions[region["id"] - 1].terrain]
        text = badge(region)
        lines = [(f" {region['id']} ", number_ink(terrain)), (f" {text} ", badge_ink(region, terrain))]
        for at, (said, style) in enumerate(lines if text else lines[:1], max(row - bool(text), 0)):
            left = min(max(round(x * size[0] / shapes.width - len(said) / 2), 0), size[0] - len(said))
            found |= {(at, left + offset): (sign, style) for offset, sign in enumerate(said)}
    return found


@cache
def _shades(players: int, size: Size) -> list[list[RGB]]:
    """The colour of every pixel: its terrain, darker along borders."""
    width, height = size[0], 2 * size[1]
    cells = pixels(players, width, height)
    regions = board(players).regions
    shades: list[list[RGB]] = []
    for row, line in enumerate(cells):
        shades.append([])
        for at, here in enumerate(line):
            colour = TERRAINS[regions[here - 1].terrain]
            edge = (at + 1 < width and line[at + 1] != here) or (row + 1 < height and cells[row + 1][at] != here)
            shades[-1].append(mixed(colour, EDGE, 0.55) if edge else colour)
    return shades


def _legend(phrases: Phrases, coloured: bool) -> Iterator[Text]:
    """Whose letter is whose, with their peoples; and the other signs, if any stand on the map."""
    view = seen(phrases)
    for seat in range(len(view["coins"])):
        own = [facts for facts in view["peoples"] if facts["seat"] == seat]
        active = [people(phrases, facts) for facts in own if facts["standing"] == "active"]
        declined = [name_of(phrases, facts["race"], "race") for facts in own if facts["standing"] == "declined"]
        line = Text()
        style = seat_ink(seat) if coloured else Style()
        line.append(f" {LETTERS[seat]} ", style)
        between = phrases.texts("between-names")
        told = phrases.texts("legend-seat", who=phrases.who(seat), active=between.join(active) or "none",
                           declined=between.join(declined) or "none", letter=LETTERS[seat].lower())  # fmt: skip
        yield line.append(" " + told)
    signs = []
    if any(region["tribe"] for region in view["regions"]):
        signs.append(phrases.texts("legend-tribe", sign=TRIBE))
    found = {marker for region in view["regions"] for marker in region["markers"]}
    if found:
        named = phrases.texts("between-names").join(name_of(phrases, marker, "marker") for marker in sorted(found))
        signs.append(phrases.texts("legend-marked", sign=MARKED, markers=named))
    if signs:
        yield Text("   ".join(("", *signs))[2:])
