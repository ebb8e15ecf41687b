"""Tables: the regions, the column, and what every player has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table

from mikrokosmos.cli.screens.smallworld.names import combo, ground, holder, name_of, people
from mikrokosmos.cli.words import Words
from mikrokosmos.core.interface import Json


def column(words: Words) -> Table:
    """The combos to choose from."""
    table = grid(words, "table-column", "table-place", "table-combo", "table-price", "table-coins", "table-tokens")
    for slot, facts in enumerate(words.view["column"], 1):
        row = (slot, combo(words, slot), facts["price"], facts["coins"], facts["tokens"])
        table.add_row(*(cell(words, value) for value in row))
    return table


def regions(words: Words) -> Table:
    """Every region: what it is, who holds it, what stands there."""
    heads = ("table-region", "table-terrain", "table-holder", "table-tokens", "table-markers")
    table = grid(words, "table-regions", *heads)
    for region in words.view["regions"]:
        row = (
            region["id"],
            ground(words, region["id"]),
            holder(words, region),
            region["tokens"],
            markers(words, region),
        )
        mine = words.seat is not None and region["seat"] == words.seat
        table.add_row(*(cell(words, value) for value in row), style="bold" if mine else None)
    return table


def seats(words: Words, coins: Sequence[int]) -> Table:
    """Every player: coins, and each people with its regions, tokens on the map and tokens in hand."""
    heads = ("table-player", "table-points", "table-people", "table-held", "table-on-map", "table-hand")
    table = grid(words, "table-players", *heads)
    for seat, points in enumerate(coins):
        who = words.texts("table-turn", who=words.who(seat)) if seat == words.view["turn"] else words.who(seat)
        own = [facts for facts in words.view["peoples"] if facts["seat"] == seat]
        own.sort(key=lambda facts: str(facts["standing"]))  # active before declined
        for facts in own or [None]:
            first = (who, str(points)) if not own or facts is own[0] else ("", "")
            table.add_row(*first, *(_people(words, facts) if facts else [cell(words, 0)] * 4))
    return table


def _people(words: Words, facts: Json) -> list[str]:
    here = [region for region in words.view["regions"] if region["race"] == facts["race"]]
    said = people(words, facts)
    if facts["standing"] == "declined":
        said = words.texts("table-declined", race=said)
    numbers = (len(here), sum(region["tokens"] for region in here), facts["hand"])
    return [said, *(cell(words, number) for number in numbers)]


def markers(words: Words, region: Json) -> str:
    """What stands in a region besides tokens."""
    named = []
    for marker, count in region["markers"].items():
        if count:
            name = name_of(words, marker, "marker")
            named.append(name if count == 1 else words.texts("marker-count", of=name, count=int(count)))
    return words.texts("between-names").join(named)


def grid(words: Words, title: str, *heads: str) -> Table:
    """An empty table with its headings."""
    table = Table(title=words.texts(title), title_justify="left")
    for head in heads:
        table.add_column(words.texts(head))
    return table


def cell(words: Words, value: Any) -> str:
    """A value in a table; nothing is a dash."""
    return str(value) if value else words.texts("table-empty")
