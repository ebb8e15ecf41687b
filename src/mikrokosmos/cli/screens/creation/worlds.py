"""The worlds: what everybody has made, and what it scores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from mikrokosmos.cli.phrases import Phrases
from mikrokosmos.cli.screens.blocks import Block
from mikrokosmos.cli.screens.creation.brush import TILE_WIDTH, Brush
from mikrokosmos.cli.screens.creation.names import Named, cell_name, god_name, seen, terrain_name

if TYPE_CHECKING:
    from mikrokosmos.games.creation.state import CreationState
    from mikrokosmos.games.creation.types.reasons import Term

Cell = tuple[int, int]


def world_block(phrases: Phrases, tiles: Named, brush: Brush, state: CreationState, seat: int) -> Block:
    """A world: whose it is, its points and its god, its tiles, and each terrain's group times its statues."""
    income = state.income(seat)
    return [
        _title(phrases, seat, income["total"]),
        Text(god_line(phrases, seat)),
        *picture(phrases, tiles, brush, seat, free_cells(phrases, state, seat)),
        *(_term(phrases, brush, term, income["terms"]) for term in income["terms"]),
    ]


def _title(phrases: Phrases, seat: int, points: int) -> Text:
    view = seen(phrases)
    now = view["turn"] == seat and view["player"] != "over" and view["first"] is not None
    who = phrases.texts("table-now", who=phrases.who(seat)) if now else phrases.who(seat)
    return Text(phrases.texts("table-world", who=who, points=points), style="bold")


def god_line(phrases: Phrases, seat: int) -> str:
    """The god of a seat, as far as the reader may know it."""
    told = seen(phrases)["gods"][seat]
    if told["god"] is not None:
        text = "table-god-shown" if told["shown"] else "table-god-own" if seat == phrases.seat else "table-god-unshown"
        return phrases.texts(
            text, god=god_name(phrases.texts, told["god"]), of=terrain_name(phrases.texts, told["god"])
        )
    return phrases.texts("table-god-hidden" if told["dealt"] else "table-god-none")


def free_cells(phrases: Phrases, state: CreationState, seat: int) -> set[Cell]:
    """Where the seat may put the tile in hand now."""
    if seen(phrases)["stage"] != "place" or seen(phrases)["turn"] != seat:
        return set()
    told = [state.describe(x) for x in state.actions()]
    return {(place["x"], place["y"]) for place in told if place["type"] == "place"}


def picture(phrases: Phrases, tiles: Named, brush: Brush, seat: int, free: set[Cell]) -> Block:
    """The tiles as they lie, edge to edge, with columns lettered and rows numbered; free places are named."""
    pictures: Mapping[Cell, list[Text]] = {
        (part["x"], part["y"]): brush.tile(tiles[part["tile"]], part["turns"]) for part in seen(phrases)["worlds"][seat]
    }
    shown = {*pictures, *free} or {(0, 0)}
    columns = range(min(x for x, _ in shown), max(x for x, _ in shown) + 1)
    rows = range(min(y for _, y in shown), max(y for _, y in shown) + 1)
    block = [Text("  " + "".join(f" {cell_name(x, 0)[0]}".ljust(TILE_WIDTH) for x in columns).rstrip())]
    for y in rows:
        for half in range(2):
            line = Text(f"{cell_name(0, y)[1]} " if half == 0 else "  ")
            for x in columns:
                if (x, y) in pictures:
                    line.append_text(pictures[x, y][half])
                else:
                    line.append(_empty(brush, (x, y), half, (x, y) in free))
            block.append(line)
    return [*block, Text()]


def _empty(brush: Brush, place: Cell, half: int, free: bool) -> str:
    if not free:
        return " " * TILE_WIDTH
    return f"{brush.dot}{cell_name(*place)}{brush.dot}" if half == 0 else brush.dot * TILE_WIDTH


def _term(phrases: Phrases, brush: Brush, term: Term, terms: list[Term]) -> Text:
    """A terrain's group times its statues."""
    names = [terrain_name(phrases.texts, other["of"]) for other in terms]
    name = terrain_name(phrases.texts, term["of"])
    padding = " " * (max(cell_len(other) for other in names) - cell_len(name) + 1)
    group, statues, amount = term["group"], term["statues"], term["amount"]
    said = phrases.texts("table-term", times=brush.times, group=group, statues=statues, amount=amount)
    sum_ = Text(said, style="" if amount else "dim")
    return brush.square(term["of"]) + Text(f" {name}{padding}") + sum_
