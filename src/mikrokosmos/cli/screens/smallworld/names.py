"""Names: of races, powers, regions, and of those who hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mikrokosmos.cli.phrases import Fields, Phrases, printable
from mikrokosmos.games.smallworld.content.boards import Region, board
from mikrokosmos.games.smallworld.content.table import Content

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.types import view

SORTS = ("race", "power", "marker")


def seen(phrases: Phrases) -> view.View:
    """The view that the phrases have at hand, which at a table of this game is one of this game."""
    return cast("view.View", phrases.view)


def own_names(content: Content, lang: str) -> dict[str, str]:
    """What rows call themselves in a language, by the ids texts would have."""
    rows = [("race", row) for row in content.races] + [("power", row) for row in content.powers]
    return {f"{sort}-{row.id}": printable(name) for sort, row in rows if (name := row.name(lang))}


def name_of(phrases: Phrases, row: str, *sorts: str) -> str:
    """The name of a race, power, marker or terrain; own content that names itself nothing is called by its id."""
    for text in (f"{sort}-{row}" for sort in sorts):
        if text in phrases.names:
            return phrases.names[text]
        if text in phrases.texts:
            return phrases.texts(text)
    return row.replace("_", " ").title()


def land(phrases: Phrases, number: int) -> Region:
    """What the board says of a region; a view tells only what changes."""
    return board(len(seen(phrases)["coins"])).regions[number - 1]


def ground(phrases: Phrases, number: int) -> str:
    """What a region is: its terrain and its symbols."""
    here = land(phrases, number)
    signs = [name_of(phrases, sign, "symbol") for sign in here.symbols]
    return phrases.texts("between-names").join([name_of(phrases, here.terrain, "terrain"), *signs])


def spot(phrases: Phrases, number: int) -> str:
    """A region by number, terrain and symbols."""
    return phrases.texts("spot", region=number, terrain=ground(phrases, number))


def region_name(phrases: Phrases, number: int) -> str:
    """A region by number, terrain and holder."""
    region = seen(phrases)["regions"][number - 1]
    terrain = ground(phrases, number)
    if region["tribe"]:
        return phrases.texts("place-tribe", region=number, terrain=terrain)
    if region["race"] is None:
        return spot(phrases, number)
    return phrases.texts(
        "place-held", region=number, terrain=terrain, holder=holder(phrases, region), tokens=region["tokens"]
    )


def holder(phrases: Phrases, region: view.Region) -> str:
    """Who holds a region, or nothing."""
    if region["tribe"]:
        return phrases.texts("lost-tribe")
    if region["race"] is None or region["seat"] is None:
        return ""
    text = "people-declined" if region["declined"] else "people"
    return phrases.texts(text, race=name_of(phrases, region["race"], "race"), **phrases.player(region["seat"]))


def people(phrases: Phrases, facts: view.People | view.Combo) -> str:
    """A race in play with its badge: Flying Orcs, declined Elves."""
    named = halves(phrases, facts["race"], facts["power"])
    return phrases.texts("combo", **named) if "power" in named else named["race"]


def halves(phrases: Phrases, race: object, power: object) -> dict[str, str]:
    """The names of a race and a power, as far as there are both: each as it is written beside the other."""
    given = {"race": race, "power": power}
    named = {field: name_of(phrases, row, field) for field, row in given.items() if isinstance(row, str)}
    if len(named) == 2 and f"power-{power}" not in phrases.names:
        forms = (f"power-{power}.{form}" for form in (race, "combo"))
        named["power"] = next((phrases.texts(form) for form in forms if form in phrases.texts), named["power"])
    return named


def combo(phrases: Phrases, slot: int) -> str:
    """The combo in a slot of the column."""
    column = seen(phrases)["column"]
    return people(phrases, column[slot - 1]) if 1 <= slot <= len(column) else str(slot)


def naming(phrases: Phrases, fields: Fields) -> Fields:
    """Ids become names; a region becomes a place, a slot a combo."""
    named: Fields = {**fields, **halves(phrases, fields.get("race"), fields.get("power"))}
    of = fields.get("of", fields.get("marker"))
    named["of"] = name_of(phrases, of, *SORTS) if isinstance(of, str) else ""
    for field in ("ally", "with"):
        if isinstance(seat := fields.get(field), int):
            named["other"] = phrases.who(seat)
    if isinstance(region := fields.get("region"), int):
        named["spot"] = spot(phrases, region)
        named["place"] = region_name(phrases, region)
    if isinstance(slot := fields.get("slot"), int) and "race" not in fields:
        named["combo"] = combo(phrases, slot)
    return named
