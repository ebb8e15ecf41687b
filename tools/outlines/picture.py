"""A finished board as a picture: terrain, shores, trees and peaks, numbers and symbols."""

from __future__ import annotations

import importlib
import io
import math
import random
from typing import Any

from mikrokosmos.games.smallworld.content.boards import Region
from outlines.chart import Chart
from outlines.drawings import COLOURS, DRAWINGS, SYMBOLS
from outlines.geometry import HEIGHT, WIDTH, Point, depth
from outlines.plan import FRAME

MARGIN = 92


def data(line: list[Point]) -> str:
    """A line as the data of an SVG path."""
    return "M" + " ".join(f"{x:.0f},{y:.0f}" for x, y in line)


def svg(chart: Chart) -> str:
    """The picture."""
    size = chart.unit / 215
    wide, high = WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN
    defs = [
        f'<g id="{name}{i}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">{drawing}</g>'
        for name, drawings in [*DRAWINGS.items(), *((name, (one,)) for name, one in SYMBOLS.items())]
        for i, drawing in enumerate(drawings)
    ]
    parts = []
    for region in chart.board.regions:
        outline = data(chart.polygon(region.id)) + "Z"
        defs.append(
            f'<path id="r{region.id}" d="{outline}"/><clipPath id="c{region.id}"><path d="{outline}"/></clipPath>'
        )
        parts.append(_ground(chart, region, size))
        parts += _scatter(chart, region, size)
    parts += _borders(chart, size)
    for region in chart.board.regions:
        parts += _marks(chart, region, size)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="{-MARGIN} {-MARGIN} {wide} {high}">'
        f"<defs>{''.join(defs)}</defs>"
        f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{wide}" height="{high}" fill="#efe3c6"/>'
        f"{''.join(parts)}"
        '<g fill="none" stroke="#4a3524">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" stroke-width="16"/>'
        f'<rect x="-44" y="-44" width="{WIDTH + 88}" height="{HEIGHT + 88}" stroke-width="6"/>'
        "</g></svg>\n"
    )


def _ground(chart: Chart, region: Region, size: float) -> str:
    """Colour, and a shade along the border: deeper on land, lighter in shallow water."""
    fill, shade = COLOURS[region.terrain]
    rings = ((70, 0.22), (44, 0.28), (20, 0.4)) if region.water else ((40, 0.14), (24, 0.18), (11, 0.24))
    numbers = [abs(signed) - 1 for signed in chart.plan.outlines[region.id]]
    inner = [n for n in numbers if FRAME not in (chart.plan.borders[n].left, chart.plan.borders[n].right)]
    strokes = "".join(
        f'<g stroke-width="{wide * size:.0f}" stroke-opacity="{dim}"><use xlink:href="#s{region.id}"/></g>'
        for wide, dim in rings
    )
    shore = "".join(data(chart.lines[n]) for n in inner)
    return (
        f'<defs><path id="s{region.id}" d="{shore}"/></defs><use xlink:href="#r{region.id}" fill="{fill}"/>'
        f'<g clip-path="url(#c{region.id})" fill="none" stroke="{shade}" stroke-linejoin="round" '
        f'stroke-linecap="round">{strokes}</g>'
    )


def _scatter(chart: Chart, region: Region, size: float) -> list[str]:
    """Trees, peaks, reeds and waves where the marks leave room, the farthest first."""
    rng = random.Random(region.id)
    points = chart.polygon(region.id)
    label = chart.labels[region.id]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    wide = {"mountain": 46, "forest": 27, "hill": 46, "farmland": 40, "swamp": 40}.get(region.terrain, 62) * size
    free = 52 * size
    found: list[Point] = []
    for _ in range(420):
        x, y = rng.uniform(min(xs), max(xs)), rng.uniform(min(ys), max(ys))
        if math.dist((x, y - 8 * size), label) < free or any(math.dist((x, y), other) < wide for other in found):
            continue
        room = 22 * size < x < WIDTH - 22 * size and y > 34 * size
        if room and min(depth((x, y), points), depth((x, y - 22 * size), points)) > 17 * size:
            found.append((x, y))
    kinds = len(DRAWINGS[region.terrain])
    return [
        f'<use xlink:href="#{region.terrain}{rng.randrange(kinds)}" '
        f'transform="translate({x:.0f},{y:.0f}) scale({size * rng.uniform(0.85, 1.1):.2f})"/>'
        for x, y in sorted(found, key=lambda p: p[1])
    ]


def _borders(chart: Chart, size: float) -> list[str]:
    water = {region.id for region in chart.board.regions if region.water}
    found = []
    for border, line in zip(chart.plan.borders, chart.lines, strict=True):
        pair = {border.left, border.right}
        if FRAME not in pair:
            colour, wide = ("#2d4a5c", 4.6) if pair & water else ("#4a3524", 3.8)
            found.append(
                f'<path d="{data(line)}" fill="none" stroke="{colour}" stroke-width="{wide * size:.1f}" '
                'stroke-linejoin="round" stroke-linecap="round"/>'
            )
    return found


def _marks(chart: Chart, region: Region, size: float) -> list[str]:
    """The disc that fits, the number, and the symbols below it."""
    x, y = chart.labels[region.id]
    marks = [*region.symbols, *(["tribe"] if region.lost_tribe else [])]
    up = 14 * size if marks else 0
    text = (
        f'x="{x:.0f}" y="{y - up + 12 * size:.0f}" font-family="DejaVu Serif, Georgia, serif" font-weight="bold" '
        f'font-size="{34 * size:.0f}" text-anchor="middle"'
    )
    found = [
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{chart.radius(region.id)}" fill="none" stroke="#fffaf0" '
        'stroke-width="3" stroke-dasharray="6 14" stroke-opacity=".45"/>',
        f'<text {text} fill="none" stroke="#fff6df" stroke-width="{6 * size:.1f}">{region.id}</text>',
        f'<text {text} fill="#33251a">{region.id}</text>',
    ]
    for i, mark in enumerate(marks):
        at = x + (i - (len(marks) - 1) / 2) * 38 * size
        found.append(
            f'<g transform="translate({at:.0f},{y + 22 * size:.0f}) scale({size:.2f})">'
            f'<circle r="17" fill="#fbf1d8" stroke="#4a3524" stroke-width="2"/><use xlink:href="#{mark}0"/></g>'
        )
    return found


def png(picture: str, wide: int = 1200) -> bytes:
    """The picture in pixels, with few enough colours to be small."""
    cairosvg: Any = importlib.import_module("cairosvg")
    image: Any = importlib.import_module("PIL.Image")
    pixels = image.open(io.BytesIO(cairosvg.svg2png(picture.encode(), output_width=wide))).convert("RGB")
    out = io.BytesIO()
    pixels.quantize(256, method=2, dither=0).save(out, "PNG", optimize=True)
    return out.getvalue()
