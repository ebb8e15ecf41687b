"""What a seat may see: everything on the table, and of the coins only its own unless the game is played open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mikrokosmos.core.bits import bit
from mikrokosmos.games.smallworld.content import MARKERS as MARKER_IDS
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.vocabulary import STAGES, row_id

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.state import SmallWorldState

Json = dict[str, Any]

STANDINGS = {ACTIVE: "active", DECLINED: "declined"}
MOVERS = {CHANCE: "chance", OVER: "over"}


def view(state: SmallWorldState, seat: int | None) -> Json:
    """All that a seat may see; None is a spectator. After the end everybody sees all coins."""
    world = state.world
    if seat is not None and seat not in range(world.players):
        raise ValueError(f"there is no seat {seat!r}: seats are 0 to {world.players - 1}, and None is a spectator")
    shown = state.options.coins == "open" or state.moving == OVER
    coins = [coins if shown or who == seat else None for who, coins in enumerate(state.scores())]
    return {
        "game": "smallworld",
        "seat": seat,
        "names": list(state.options.names),
        "round": state.round,
        "rounds": world.rounds,
        "first": state.first,
        "turn": state.turn,
        "player": MOVERS.get(state.moving, state.moving),
        "stage": STAGES[state.stage],
        "coins": coins,
        "pacts": [None if ally == NONE else ally for ally in state.pact[: world.players]],
        "column": column(state),
        "peoples": peoples(state),
        "regions": regions(state),
        "tray": {race.id: state.tray[at] for at, race in enumerate(world.content.races)},
        "stack": stack(state),
        "march": march(state),
        "winners": state.winners(),
    }


def column(state: SmallWorldState) -> list[Json]:
    """The combos on show, from the free one down."""
    world = state.world
    return [
        {
            "race": row_id(world, race),
            "power": row_id(world, power),
            "coins": coins,
            "price": slot,
            "tokens": sum(world.number[row] + world.raiders[row] for row in (race, power)),
        }
        for slot, (race, power, coins) in enumerate(
            zip(state.column_race, state.column_power, state.column_coins, strict=True)
        )
        if slot < state.column_size
    ]


def peoples(state: SmallWorldState) -> list[Json]:
    """Every race in play, with its seat, badge and what it has off the map."""
    world = state.world
    return [
        {
            "race": race.id,
            "power": row_id(world, state.power_of[at]),
            "seat": state.seat_of[at],
            "standing": STANDINGS[state.standing[at]],
            "hand": state.hand[at],
            "aside": state.aside[at],
            "camps": state.spare_camps[at],
            "uprooted": state.uprooted[at],
            "holes": state.holes_dug[at],
            "endowed": bool(state.endowed[at]),
        }
        for at, race in enumerate(world.content.races)
        if state.seat_of[at] != NONE
    ]


def regions(state: SmallWorldState) -> list[Json]:
    """Every region with what stands on it. The board's own facts are in its data, not repeated here."""
    world = state.world
    tokens, camps, race_at, marks, seat_of = state.tokens, state.camps, state.race_at, state.marks, state.seat_of
    standing = state.standing
    shown = []
    for at in range(world.regions):
        race = race_at[at]
        here = bit(at)
        markers = {MARKER_IDS[kind]: 1 for kind in range(MARKERS) if marks[kind] & here}
        if camps[at]:
            markers["camp"] = camps[at]
        shown.append(
            {
                "id": at + 1,
                "race": row_id(world, race),
                "seat": None if race == NONE else seat_of[race],
                "declined": race != NONE and standing[race] == DECLINED,
                "tokens": tokens[at],
                "tribe": bool(state.tribes & here),
                "markers": markers,
            }
        )
    return shown


def stack(state: SmallWorldState) -> Json:
    """The stacks: banners of the unknown part, those under it in a known order, badges and discard."""
    races, powers = state.world.content.races, state.world.content.powers
    return {
        "banners": [race.id for at, race in enumerate(races) if state.banners & bit(at)],
        "under": [row_id(state.world, race) for race in state.tail[: state.tail_size]],
        "badges": [power.id for at, power in enumerate(powers) if state.badges & bit(at)],
        "discard": [power.id for at, power in enumerate(powers) if state.spent & bit(at)],
        "turned": row_id(state.world, state.turned),
    }


def march(state: SmallWorldState) -> Json:
    """What this turn has seen so far."""
    seats = range(state.world.players)
    return {
        "race": row_id(state.world, state.marcher),
        "marched": [race.id for at, race in enumerate(state.world.content.races) if state.marched & bit(at)],
        "fresh": bool(state.fresh),
        "advanced": bool(state.advanced),
        "target": None if state.target == NONE else state.target + 1,
        "pips": state.pips,
        "taken": state.taken,
        "attacked": [seat for seat in seats if state.attacked & bit(seat)],
        "converted": [seat for seat in seats if state.converted & bit(seat)],
        "dragon": bool(state.struck),
        "built": state.built,
        "owed": state.owed,
    }


def tokens_on_map(state: SmallWorldState, seat: int) -> int:
    """The seat's race tokens on the map, active and declined (END-3); markers and raiders aside are none (END-4)."""
    race_at, seat_of = state.race_at, state.seat_of
    return sum(
        tokens for race, tokens in zip(race_at, state.tokens, strict=True) if race != NONE and seat_of[race] == seat
    )


def winners(state: SmallWorldState) -> list[int]:
    """Most coins (END-2), then most tokens on the map (END-3), then together (END-5); nobody before the end."""
    if state.moving != OVER:
        return []
    rank = [(coins, tokens_on_map(state, seat)) for seat, coins in enumerate(state.scores())]
    return [seat for seat, mine in enumerate(rank) if mine == max(rank)]
