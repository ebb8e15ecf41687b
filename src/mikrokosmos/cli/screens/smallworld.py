"""The table of Small World in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from mikrokosmos.cli.words import Words
from mikrokosmos.core.interface import Json
from mikrokosmos.games.smallworld.boards import Region, board

SORTS = ("race", "power", "marker")


def name_of(words: Words, row: str, *sorts: str) -> str:
    """The name of a race, power, marker or terrain; own content that has no text is called by its id."""
    text = next((f"{sort}-{row}" for sort in sorts if f"{sort}-{row}" in words.texts), None)
    return words.texts(text) if text else row.replace("_", " ").title()


class SmallWorldScreen:
    """Draws the column and the map, and names regions by what lies there."""

    quiet = frozenset({"placed", "readied", "set-aside", "marked", "unmarked", "tribe-gone", "over"})
    """Steps of which there are many, and which the map shows anyway."""

    def naming(self, words: Words, fields: Json) -> Json:
        """Ids become names; a region becomes a place, a slot a combo."""
        named = dict(fields)
        for field in ("race", "power"):
            if isinstance(fields.get(field), str):
                named[field] = name_of(words, fields[field], field)
        of = fields.get("of", fields.get("marker"))
        named["of"] = name_of(words, of, *SORTS) if isinstance(of, str) else ""
        for field in ("ally", "with"):
            if field in fields:
                named["other"] = words.who(fields[field])
        if "region" in fields:
            named["spot"] = self.spot(words, fields["region"])
            named["place"] = self.place(words, fields["region"])
        if "slot" in fields and "race" not in fields:
            named["combo"] = self.combo(words, fields["slot"])
        return named

    def spot(self, words: Words, number: int) -> str:
        """A region by number and terrain."""
        terrain = name_of(words, land(words, number).terrain, "terrain")
        return words.texts("spot", region=number, terrain=terrain)

    def place(self, words: Words, number: int) -> str:
        """A region by number, terrain and holder."""
        region = words.view["regions"][number - 1]
        terrain = name_of(words, land(words, number).terrain, "terrain")
        if region["tribe"]:
            return words.texts("place-tribe", region=number, terrain=terrain)
        if region["race"] is None:
            return self.spot(words, number)
        holder = self.holder(words, region)
        return words.texts("place-held", region=number, terrain=terrain, holder=holder, tokens=region["tokens"])

    def holder(self, words: Words, region: Json) -> str:
        """Who holds a region, or nothing."""
        if region["tribe"]:
            return words.texts("lost-tribe")
        if region["race"] is None:
            return ""
        race = name_of(words, region["race"], "race")
        text = "people-declined" if region["declined"] else "people"
        return words.texts(text, race=race, **words.player(region["seat"]))

    def combo(self, words: Words, slot: int) -> str:
        """The combo in a slot of the column."""
        column = words.view["column"]
        if not 1 <= slot <= len(column):
            return str(slot)
        race, power = column[slot - 1]["race"], column[slot - 1]["power"]
        return words.texts("combo", race=name_of(words, race, "race"), power=name_of(words, power, "power"))

    def draw(self, console: Console, words: Words) -> None:
        """Round and coins, the column, the map."""
        view, texts = words.view, words.texts
        coins = view["coins"][words.seat]
        console.print()
        console.print(texts("table-status", round=view["round"], rounds=view["rounds"], coins=coins))
        console.print(self.map(words))
        console.print(self.column(words))
        for people in view["peoples"]:
            console.print(self.people(words, people))

    def column(self, words: Words) -> Table:
        """The combos to choose from."""
        heads = ("table-place", "table-combo", "table-price", "table-coins", "table-tokens")
        table = grid(words, "table-column", *heads)
        for slot, combo in enumerate(words.view["column"], 1):
            row = (slot, self.combo(words, slot), combo["price"], combo["coins"], combo["tokens"])
            table.add_row(*(cell(words, value) for value in row))
        return table

    def map(self, words: Words) -> Table:
        """Every region: what it is, who holds it, what stands there."""
        heads = ("table-region", "table-terrain", "table-holder", "table-tokens", "table-markers")
        table = grid(words, "table-regions", *heads)
        for region in words.view["regions"]:
            here = land(words, region["id"])
            signs = [name_of(words, sign, "symbol") for sign in here.symbols]
            terrain = words.texts("between-names").join([name_of(words, here.terrain, "terrain"), *signs])
            row = (region["id"], terrain, self.holder(words, region), region["tokens"], self.markers(words, region))
            mine = region["seat"] == words.seat
            table.add_row(*(cell(words, value) for value in row), style="bold" if mine else None)
        return table

    def people(self, words: Words, people: Json) -> str:
        """A race in play, with its badge and the tokens in its hand."""
        named = {field: name_of(words, people[field], field) for field in ("race", "power") if people[field]}
        race = words.texts("combo", **named) if "power" in named else named["race"]
        text = "people-declined" if people["standing"] == "declined" else "people"
        said = words.texts(text, race=race, **words.player(people["seat"]))
        return words.texts("people-line", people=said, hand=people["hand"])

    def markers(self, words: Words, region: Json) -> str:
        """What stands in a region besides tokens."""
        named = []
        for marker, count in region["markers"].items():
            if count:
                name = name_of(words, marker, "marker")
                named.append(name if count == 1 else words.texts("marker-count", of=name, count=int(count)))
        return words.texts("between-names").join(named)


def land(words: Words, number: int) -> Region:
    """What the board says of a region; a view tells only what changes."""
    return board(len(words.view["coins"])).regions[number - 1]


def grid(words: Words, title: str, *heads: str) -> Table:
    """An empty table with its headings."""
    table = Table(title=words.texts(title), title_justify="left")
    for head in heads:
        table.add_column(words.texts(head))
    return table


def cell(words: Words, value: Any) -> str:
    """A value in a table; nothing is a dash."""
    return str(value) if value else words.texts("table-empty")
