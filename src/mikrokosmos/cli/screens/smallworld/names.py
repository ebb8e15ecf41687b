"""Names: of races, powers, regions, and of those who hold them."""

from __future__ import annotations

from mikrokosmos.cli.words import Words, printable
from mikrokosmos.core.interface import Json
from mikrokosmos.games.smallworld.content.boards import Region, board
from mikrokosmos.games.smallworld.content.table import Content

SORTS = ("race", "power", "marker")


def own_names(content: Content, lang: str) -> dict[str, str]:
    """What rows call themselves in a language, by the ids texts would have."""
    rows = [("race", row) for row in content.races] + [("power", row) for row in content.powers]
    return {f"{sort}-{row.id}": printable(name) for sort, row in rows if (name := row.name(lang))}


def name_of(words: Words, row: str, *sorts: str) -> str:
    """The name of a race, power, marker or terrain; own content that names itself nothing is called by its id."""
    for text in (f"{sort}-{row}" for sort in sorts):
        if text in words.names:
            return words.names[text]
        if text in words.texts:
            return words.texts(text)
    return row.replace("_", " ").title()


def land(words: Words, number: int) -> Region:
    """What the board says of a region; a view tells only what changes."""
    return board(len(words.view["coins"])).regions[number - 1]


def ground(words: Words, number: int) -> str:
    """What a region is: its terrain and its symbols."""
    here = land(words, number)
    signs = [name_of(words, sign, "symbol") for sign in here.symbols]
    return words.texts("between-names").join([name_of(words, here.terrain, "terrain"), *signs])


def spot(words: Words, number: int) -> str:
    """A region by number, terrain and symbols."""
    return words.texts("spot", region=number, terrain=ground(words, number))


def place(words: Words, number: int) -> str:
    """A region by number, terrain and holder."""
    region = words.view["regions"][number - 1]
    terrain = ground(words, number)
    if region["tribe"]:
        return words.texts("place-tribe", region=number, terrain=terrain)
    if region["race"] is None:
        return spot(words, number)
    return words.texts(
        "place-held", region=number, terrain=terrain, holder=holder(words, region), tokens=region["tokens"]
    )


def holder(words: Words, region: Json) -> str:
    """Who holds a region, or nothing."""
    if region["tribe"]:
        return words.texts("lost-tribe")
    if region["race"] is None:
        return ""
    text = "people-declined" if region["declined"] else "people"
    return words.texts(text, race=name_of(words, region["race"], "race"), **words.player(region["seat"]))


def people(words: Words, facts: Json) -> str:
    """A race in play with its badge: Flying Orcs, declined Elves."""
    named = halves(words, facts)
    return words.texts("combo", **named) if "power" in named else named["race"]


def halves(words: Words, facts: Json) -> dict[str, str]:
    """The names of a race and a power, as far as there are both: each as it is written beside the other."""
    named = {field: name_of(words, facts[field], field) for field in ("race", "power") if facts.get(field)}
    if len(named) == 2 and f"power-{facts['power']}" not in words.names:
        forms = (f"power-{facts['power']}.{form}" for form in (facts["race"], "combo"))
        named["power"] = next((words.texts(form) for form in forms if form in words.texts), named["power"])
    return named


def combo(words: Words, slot: int) -> str:
    """The combo in a slot of the column."""
    column = words.view["column"]
    return people(words, column[slot - 1]) if 1 <= slot <= len(column) else str(slot)


def naming(words: Words, fields: Json) -> Json:
    """Ids become names; a region becomes a place, a slot a combo."""
    named = {**fields, **halves(words, fields)}
    of = fields.get("of", fields.get("marker"))
    named["of"] = name_of(words, of, *SORTS) if isinstance(of, str) else ""
    for field in ("ally", "with"):
        if field in fields:
            named["other"] = words.who(fields[field])
    if "region" in fields:
        named["spot"] = spot(words, fields["region"])
        named["place"] = place(words, fields["region"])
    if "slot" in fields and "race" not in fields:
        named["combo"] = combo(words, fields["slot"])
    return named
