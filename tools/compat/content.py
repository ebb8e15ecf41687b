"""Rows and tiles of one's own, and names in several scripts, for the games of a fixture."""

from __future__ import annotations

from typing import Any

NAMES = ("Олена", "陈伟", "Žofie Nováková", "Niccolò", "Zoë 🦊")
"""What players are called, in as many scripts as the texts have."""

OWN_ROWS: dict[str, Any] = {
    "race": {
        "kobolds": {"tokens": 8, "borrows": "ratmen", "spoils": 1, "name": {"en": "Kobolds", "uk": "Кобольди"}},
        "moss_folk": {
            "tokens": 6,
            "borrows": "skeletons",
            "income": ["forest", "swamp"],
            "income_lasts": True,
            "endures": True,
            "name": "Moss Folk",
        },
    },
    "power": {
        "stormy": {
            "tokens": 3,
            "raiders": 2,
            "enters_anywhere": True,
            "sails": True,
            "name": {"en": "Stormy", "it": "Delle Tempeste"},
        },
        "hoarding": {
            "tokens": 4,
            "income": ["cavern", "mine"],
            "discount_beside": ["mountain"],
            "forts": 1,
            "name": "Hoarding",
        },
    },
}
"""Two races and two powers for Small World."""

RACES = ["ghouls", "skeletons", "sorcerers", "trolls", "amazons", "elves", "dwarves", "halflings"]
POWERS = ["wealthy", "stout", "spirit", "berserk", "dragon_master", "heroic", "bivouacking", "fortified", "diplomat"]
"""A choice in which the races and powers that march, stay and roll twice meet often."""


def own_tiles() -> dict[str, Any]:
    """A set of 55 tiles for Creation, made by a rule."""
    terrains = ["blossom", "ember", "tide", "grove", "dune"]
    patterns = ["0000", "0001", "0002", "0003", "0004", "0011", "0022", "0102", "0203", "0012", "0034"]
    tiles: list[dict[str, Any]] = []
    for letter, pattern in zip("ABCDEFGHIJK", patterns, strict=True):
        for shift, god in enumerate(terrains):
            tile: dict[str, Any] = {"id": f"{letter}{shift}"}
            tile["squares"] = [terrains[(int(step) + shift) % 5] for step in pattern]
            if letter in "FGHIJ":
                tile["statue"] = god
            tiles.append(tile)
    return {"tile": tiles}
