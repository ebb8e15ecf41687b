"""A whole state as JSON and back, in a form of its own: what views show may change, what was stored must be read.

Reading is strict: a state that could not be is refused, with what is wrong. `docs/formats.md` explains the words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mikrokosmos.core import stored
from mikrokosmos.core.types import Json, Parsed
from mikrokosmos.core.upgrades import Upgrade
from mikrokosmos.games.smallworld.content.table import MARKERS as MARKER_IDS
from mikrokosmos.games.smallworld.content.table import Row
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.io.actions import STAGES, row_id
from mikrokosmos.games.smallworld.io.restore import BY_PEOPLE, MOVER_NAMES, STANDING_NAMES, fill
from mikrokosmos.games.smallworld.io.soundness import faults

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.game import SmallWorld
    from mikrokosmos.games.smallworld.state import SmallWorldState

VERSION = 2
"""The version of the form. Version 1 was the view of a spectator, which grew."""


def from_version_1(data: Json) -> Json:
    """Version 1 was written under rules 1 only, without house rules; what its views showed beside is not read."""
    march = data.get("march")
    if isinstance(march, dict):
        march = {**march, "closed": False, "conquered": []}
    return {**data, "rules": 1, "paid": {"races": [], "powers": []}, "march": march}


UPGRADES: dict[int, Upgrade] = {1: from_version_1}
"""From each version to the next."""

REVEALS = (BANNERS, BADGES)
"""The stages after which play goes on where it was."""

MOVERS = {number: name for name, number in MOVER_NAMES.items()}
STANDINGS = {number: name for name, number in STANDING_NAMES.items()}


def game() -> SmallWorld:
    """The game, found late: it is made of states itself."""
    from mikrokosmos.games.smallworld.game import GAME

    return GAME


def to_json(state: SmallWorldState) -> Json:
    """The whole state."""
    players = range(state.world.players)
    pact = state.pact
    return {
        "game": "smallworld",
        "version": VERSION,
        "rules": game().rules,
        "options": state.options.to_json(),
        "round": state.round,
        "first": state.first,
        "turn": state.turn,
        "player": MOVERS.get(state.moving, state.moving),
        "stage": STAGES[state.stage],
        "after": {"stage": STAGES[state.after], "player": state.after_moving} if state.stage in REVEALS else None,
        "coins": state.scores(),
        "pacts": [None if pact[seat] == NONE else pact[seat] for seat in players],
        "column": column_json(state),
        "peoples": peoples_json(state),
        "regions": regions_json(state),
        "tray": dict(zip((race.id for race in state.world.content.races), state.tray, strict=False)),
        "stack": stack_json(state),
        "paid": paid_json(state),
        "march": march_json(state),
    }


def column_json(state: SmallWorldState) -> list[Json]:
    """The combos on show, from the free one down."""
    races, powers, coins, world = state.column_race, state.column_power, state.column_coins, state.world
    return [
        {"race": row_id(world, races[slot]), "power": row_id(world, powers[slot]), "coins": coins[slot]}
        for slot in range(state.column_size)
    ]


def peoples_json(state: SmallWorldState) -> list[Json]:
    """Every race in play, in the order of the content, with what it has off the map."""
    seats, powers, standing, world = state.seat_of, state.power_of, state.standing, state.world
    counts = {word: getattr(state, name) for name, word in BY_PEOPLE.items() if word}
    return [
        {
            "race": row_id(world, race),
            "power": row_id(world, powers[race]),
            "seat": seats[race],
            "standing": STANDINGS[standing[race]],
            **{word: numbers[race] for word, numbers in counts.items()},
            "endowed": bool(counts["endowed"][race]),
        }
        for race in range(RACES)
        if seats[race] != NONE
    ]


def regions_json(state: SmallWorldState) -> list[Json]:
    """Every region, with what stands on it."""
    names = [race.id for race in state.world.content.races]
    races, tokens, camps, tribes = state.race_at, state.tokens, state.camps, state.tribes
    marks = [(marker, places) for marker, places in zip(MARKER_IDS, state.marks, strict=True) if places]
    told = []
    for at in range(state.world.regions):
        markers = {marker: 1 for marker, places in marks if places >> at & 1}
        if camps[at]:
            markers["camp"] = camps[at]
        race = None if races[at] == NONE else names[races[at]]
        tribe = bool(tribes >> at & 1)
        told.append({"id": at + 1, "race": race, "tokens": tokens[at], "tribe": tribe, "markers": markers})
    return told


def stack_json(state: SmallWorldState) -> Json:
    """The stacks: banners of the unknown part, those under it in a known order, badges and discard."""
    world = state.world
    races, powers, tail = world.content.races, world.content.powers, state.tail
    return {
        "banners": members(races, state.banners),
        "under": [row_id(world, tail[at]) for at in range(state.tail_size)],
        "badges": members(powers, state.badges),
        "discard": members(powers, state.spent),
        "turned": row_id(world, state.turned),
    }


def paid_json(state: SmallWorldState) -> Json:
    """The races and powers whose windfall nobody gets again in this game."""
    content = state.world.content
    return {"races": members(content.races, state.paid), "powers": members(content.powers, state.paid >> RACES)}


def march_json(state: SmallWorldState) -> Json:
    """What this turn has seen so far."""
    return {
        "race": row_id(state.world, state.marcher),
        "marched": members(state.world.content.races, state.marched),
        "fresh": bool(state.fresh),
        "advanced": bool(state.advanced),
        "target": None if state.target == NONE else state.target + 1,
        "pips": state.pips,
        "taken": state.taken,
        "attacked": [seat for seat in range(SEATS) if state.attacked >> seat & 1],
        "converted": [seat for seat in range(SEATS) if state.converted >> seat & 1],
        "dragon": bool(state.struck),
        "built": state.built,
        "owed": state.owed,
        "closed": bool(state.closed),
        "conquered": [at + 1 for at in range(state.world.regions) if state.conquered >> at & 1],
    }


def members(rows: Sequence[Row], them: int) -> list[str]:
    """The names of the rows in a set, in the order of the content."""
    return [row.id for at, row in enumerate(rows) if them >> at & 1]


def from_json(data: Parsed) -> SmallWorldState:
    """Read a state back; `RecordError` if it is malformed, of a version to come, or cannot be."""
    state: SmallWorldState = stored.read(data, game(), VERSION, UPGRADES, fill, faults)
    return state
