"""Own races and powers for Small World in which every word of the vocabulary meets others it never meets in the box."""

from __future__ import annotations

import random
from typing import Any

from mikrokosmos.games.smallworld.content.own import BADGE, BOUNDS, TOKENS
from mikrokosmos.games.smallworld.content.table import FLAGS, KINDS, MASKS, NUMBERS, box

OWN: dict[str, dict[str, dict[str, Any]]] = {
    "race": {
        "kobolds": {"tokens": 6, "borrows": "ratmen", "spoils": 1, "dragons": 1, "berserk": True, "forts": 2},
        "pixies": {"tokens": 4, "borrows": "elves", "converts": True, "heroes": 2, "camps": 2, "stout": True},
        "moles": {"tokens": 5, "borrows": "humans", "tunnels": True, "discount_beside": ["cavern"], "holes": 3},
        "gulls": {
            "tokens": 5,
            "borrows": "tritons",
            "sails": True,
            "flies": True,
            "discount": ["coastal"],
            "recruits_per": 1,
        },
    },
    "power": {
        "stormy": {"tokens": 3, "raiders": 2, "pact": True, "income": ["hill"], "endures": True},
        "haunted": {
            "tokens": 4,
            "marches": True,
            "windfall": 3,
            "stipend": 1,
            "income": ["farmland"],
            "income_lasts": True,
        },
        "savage": {"tokens": 4, "spoils": 2, "lairs": True, "unbroken": True, "enters_anywhere": True},
    },
}
"""Words that never meet in the box."""


def drawn_rows(rng: random.Random) -> dict[str, dict[str, dict[str, Any]]]:
    """Own rows drawn at random within all limits: three races and three powers, each with about five words."""
    lenders = rng.sample([race for race in box().races if race.tray >= 9], 3)
    races = {
        f"race{at}": {**drawn_words(rng, "race", race.tray), "borrows": race.id} for at, race in enumerate(lenders)
    }
    powers = {f"power{at}": drawn_words(rng, "power", BADGE) for at in range(3)}
    return {"race": races, "power": powers}


def drawn_words(rng: random.Random, sort: str, room: int) -> dict[str, Any]:
    """The words of one row; `room` is how many tokens there are for it."""
    row: dict[str, Any] = {}
    for word in rng.sample([*FLAGS, *NUMBERS, *MASKS], 5):
        if word in MASKS:
            row[word] = rng.sample(KINDS, rng.randint(1, 3))
        elif word in NUMBERS:
            row[word] = rng.randint(*BOUNDS[word])
        elif word != "endures":  # a box has races for few that endure; `stormy` does
            row[word] = True
    if "income_lasts" in row:
        row.setdefault("income", ["any"])
    free = room - (BADGE if sort == "race" else 0)
    row["tokens"] = rng.randint(TOKENS[sort][0], min(TOKENS[sort][1], free - 1))
    if "raiders" in row:
        row["raiders"] = rng.randint(1, min(BOUNDS["raiders"][1], free - row["tokens"]))
    return row
