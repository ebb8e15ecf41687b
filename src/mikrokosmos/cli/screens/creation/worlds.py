"""The worlds: what everybody has made, and what it scores."""

from __future__ import annotations

from collections.abc import Mapping

from rich.cells import cell_len
from rich.text import Text

from mikrokosmos.cli.screens.blocks import Block
from mikrokosmos.cli.screens.creation.brush import TILE_WIDTH, Brush
from mikrokosmos.cli.screens.creation.names import Named, god_name, place_name, terrain_name
from mikrokosmos.cli.words import Words
from mikrokosmos.core.interface import Json, State

Place = tuple[int, int]


def world_block(words: Words, tiles: Named, brush: Brush, state: State, seat: int) -> Block:
    """A world: whose it is, its points and its god, its tiles, and each terrain's group times its statues."""
    income = state.income(seat)
    return [
        _title(words, seat, income["total"]),
        Text(god_line(words, seat)),
        *picture(words, tiles, brush, seat, free_places(words, state, seat)),
        *(_term(words, brush, term, income["terms"]) for term in income["terms"]),
    ]


def _title(words: Words, seat: int, points: int) -> Text:
    now = words.view["turn"] == seat and words.view["player"] != "over" and words.view["first"] is not None
    who = words.texts("table-now", who=words.who(seat)) if now else words.who(seat)
    return Text(words.texts("table-world", who=who, points=points), style="bold")


def god_line(words: Words, seat: int) -> str:
    """The god of a seat, as far as the reader may know it."""
    told = words.view["gods"][seat]
    if told["god"] is not None:
        text = "table-god-shown" if told["shown"] else "table-god-own" if seat == words.seat else "table-god-unshown"
        return words.texts(text, god=god_name(words.texts, told["god"]), of=terrain_name(words.texts, told["god"]))
    return words.texts("table-god-hidden" if told["dealt"] else "table-god-none")


def free_places(words: Words, state: State, seat: int) -> set[Place]:
    """Where the seat may put the tile in hand now."""
    if words.view["stage"] != "place" or words.view["turn"] != seat:
        return set()
    told = [state.describe(x) for x in state.actions()]
    return {(place["x"], place["y"]) for place in told}


def picture(words: Words, tiles: Named, brush: Brush, seat: int, free: set[Place]) -> Block:
    """The tiles as they lie, edge to edge, with columns lettered and rows numbered; free places are named."""
    pictures: Mapping[Place, list[Text]] = {
        (part["x"], part["y"]): brush.tile(tiles[part["tile"]], part["turns"]) for part in words.view["worlds"][seat]
    }
    shown = {*pictures, *free} or {(0, 0)}
    columns = range(min(x for x, _ in shown), max(x for x, _ in shown) + 1)
    rows = range(min(y for _, y in shown), max(y for _, y in shown) + 1)
    block = [Text("  " + "".join(f" {place_name(x, 0)[0]}".ljust(TILE_WIDTH) for x in columns).rstrip())]
    for y in rows:
        for half in range(2):
            line = Text(f"{place_name(0, y)[1]} " if half == 0 else "  ")
            for x in columns:
                if (x, y) in pictures:
                    line.append_text(pictures[x, y][half])
                else:
                    line.append(_empty(brush, (x, y), half, (x, y) in free))
            block.append(line)
    return [*block, Text()]


def _empty(brush: Brush, place: Place, half: int, free: bool) -> str:
    if not free:
        return " " * TILE_WIDTH
    return f"{brush.dot}{place_name(*place)}{brush.dot}" if half == 0 else brush.dot * TILE_WIDTH


def _term(words: Words, brush: Brush, term: Json, terms: list[Json]) -> Text:
    """A terrain's group times its statues."""
    names = [terrain_name(words.texts, other["of"]) for other in terms]
    name = terrain_name(words.texts, term["of"])
    padding = " " * (max(cell_len(other) for other in names) - cell_len(name) + 1)
    numbers = {field: term[field] for field in ("group", "statues", "amount")}
    sum_ = Text(words.texts("table-term", times=brush.times, **numbers), style="" if term["amount"] else "dim")
    return brush.square(term["of"]) + Text(f" {name}{padding}") + sum_
