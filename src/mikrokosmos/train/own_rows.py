"""Random own content, so that a value learns what the words of rows mean and not only the rows of the box."""

from __future__ import annotations

import random
from typing import Any

import mikrokosmos as mk
from mikrokosmos.games.smallworld.content.own import BADGE, BOUNDS
from mikrokosmos.games.smallworld.content.table import KINDS, box


def own_options(game: str, rng: random.Random) -> dict[str, Any]:
    """Options for a table with some rows of random words; none for a game that has no such rows."""
    if game != "smallworld":
        return {}
    lenders = rng.sample([race for race in box().races if race.tray >= 10], 5)
    races = {f"own_race_{at}": race_row(lender.id, lender.tray, rng) for at, lender in enumerate(lenders)}
    powers = {f"own_power_{at}": power_row(rng) for at in range(8)}
    return {"content": {"race": races, "power": powers}}


def race_row(lender: str, tray: int, rng: random.Random) -> dict[str, Any]:
    """A race that stands on another one's tokens."""
    row = entry(rng)
    room = min(9, tray - BADGE - row.get("raiders", 0))
    return {**row, "tokens": rng.randint(max(1, min(4, room)), max(1, room)), "borrows": lender}


def power_row(rng: random.Random) -> dict[str, Any]:
    """A power."""
    row = entry(rng)
    return {**row, "tokens": rng.randint(1, max(1, BADGE - row.get("raiders", 0)))}


def entry(rng: random.Random) -> dict[str, Any]:
    """One or two words as rows of the box have them: taken from those rows, with other numbers and kinds."""
    row: dict[str, Any] = {}
    for _ in range(rng.choice((1, 1, 2))):
        like = rng.choice((*box().races, *box().powers))
        row |= dict.fromkeys(like.flags, True)
        for word, number in like.numbers.items():
            least, most = BOUNDS[word]
            row[word] = min(most, max(least, number + rng.choice((-1, 0, 0, 1))))
        for word, kinds in like.masks.items():
            row[word] = list(kinds) if rng.random() < 0.5 else [rng.choice(KINDS)]
    if "raiders" in row:
        row["raiders"] = min(row["raiders"], 4)
    if "income_lasts" in row and "income" not in row:
        del row["income_lasts"]
    return row


def few_options(game: str, players: int, rng: random.Random) -> dict[str, Any]:
    """Options for a table with few rows of the box, drawn at random; none for a game that cannot choose."""
    selections = mk.game(game).selections_with({"players": players})
    return {
        option: rng.sample(selection.rows, min(len(selection.rows), selection.least + 1))
        for option, selection in selections.items()
    }
