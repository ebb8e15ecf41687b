"""Tables: the regions, the column, and what every player has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.table import Table

from mikrokosmos.cli.phrases import Phrases
from mikrokosmos.cli.screens.smallworld.names import combo, ground, holder, name_of, people, seen

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.types.view import People, Region


def column(phrases: Phrases) -> Table:
    """The combos to choose from."""
    table = grid(phrases, "table-column", "table-place", "table-combo", "table-price", "table-coins", "table-tokens")
    for slot, facts in enumerate(seen(phrases)["column"], 1):
        row = (slot, combo(phrases, slot), facts["price"], facts["coins"], facts["tokens"])
        table.add_row(*(cell(phrases, value) for value in row))
    return table


def regions(phrases: Phrases) -> Table:
    """Every region: what it is, who holds it, what stands there."""
    heads = ("table-region", "table-terrain", "table-holder", "table-tokens", "table-markers")
    table = grid(phrases, "table-regions", *heads)
    for region in seen(phrases)["regions"]:
        row = (
            region["id"],
            ground(phrases, region["id"]),
            holder(phrases, region),
            region["tokens"],
            markers(phrases, region),
        )
        mine = phrases.seat is not None and region["seat"] == phrases.seat
        table.add_row(*(cell(phrases, value) for value in row), style="bold" if mine else None)
    return table


def seats(phrases: Phrases, coins: Sequence[int]) -> Table:
    """Every player: coins, and each people with its regions, tokens on the map and tokens in hand."""
    heads = ("table-player", "table-points", "table-people", "table-held", "table-on-map", "table-hand")
    table = grid(phrases, "table-players", *heads)
    for seat, points in enumerate(coins):
        who = phrases.texts("table-turn", who=phrases.who(seat)) if seat == seen(phrases)["turn"] else phrases.who(seat)
        own = [facts for facts in seen(phrases)["peoples"] if facts["seat"] == seat]
        own.sort(key=lambda facts: facts["standing"])  # active before declined
        rows = [_people(phrases, facts) for facts in own] or [[cell(phrases, 0)] * 4]
        for at, row in enumerate(rows):
            table.add_row(*((who, str(points)) if at == 0 else ("", "")), *row)
    return table


def _people(phrases: Phrases, facts: People) -> list[str]:
    here = [region for region in seen(phrases)["regions"] if region["race"] == facts["race"]]
    said = people(phrases, facts)
    if facts["standing"] == "declined":
        said = phrases.texts("table-declined", race=said)
    numbers = (len(here), sum(region["tokens"] for region in here), facts["hand"])
    return [said, *(cell(phrases, number) for number in numbers)]


def markers(phrases: Phrases, region: Region) -> str:
    """What stands in a region besides tokens."""
    named = []
    for marker, count in region["markers"].items():
        if count:
            name = name_of(phrases, marker, "marker")
            named.append(name if count == 1 else phrases.texts("marker-count", of=name, count=int(count)))
    return phrases.texts("between-names").join(named)


def grid(phrases: Phrases, title: str, *heads: str) -> Table:
    """An empty table with its headings."""
    table = Table(title=phrases.texts(title), title_justify="left")
    for head in heads:
        table.add_column(phrases.texts(head))
    return table


def cell(phrases: Phrases, value: object) -> str:
    """A value in a table; nothing is a dash."""
    return str(value) if value else phrases.texts("table-empty")
