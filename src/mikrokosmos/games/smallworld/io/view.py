# cython: annotation_typing=False
"""What a seat may see: everything on the table, and of the coins only its own unless the game is played open.

Compiled, since a table server looks after every action. A part that looks as it did before is the very object it was
then: parts are kept by the numbers they are made of, and belong to all who have them. `view` makes a copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mikrokosmos.core.bits import *
from mikrokosmos.core.interning import Shelf, copied, interned, interned_list
from mikrokosmos.games.smallworld.content.table import MARKERS as MARKER_IDS
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.io.actions import STAGES, row_id, row_name
from mikrokosmos.games.smallworld.io.supplies import supplies
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition
from mikrokosmos.games.smallworld.rules.world import World

if TYPE_CHECKING:
    from mikrokosmos.core.types import Mover
    from mikrokosmos.games.smallworld.state import SmallWorldState
    from mikrokosmos.games.smallworld.types.view import (
        Combo,
        March,
        Own,
        Paid,
        People,
        Region,
        Stack,
        Standing,
        View,
    )

STANDINGS: dict[int, Standing] = {ACTIVE: "active", DECLINED: "declined"}
MOVERS: dict[int, Mover] = {CHANCE: "chance", OVER: "over"}


def view(state: SmallWorldState, seat: int | None) -> View:
    """All that a seat may see; None is a spectator. After the end everybody sees all coins."""
    told: View = {**common(state), **own(state, seat)}
    return copied(told)


def views(state: SmallWorldState, seats: Sequence[int | None]) -> list[View]:
    """The views of several seats, to be read only: what all may see is the same object in each of them, and what looks
    as it did before is mostly the same object as then.
    """
    everybody = common(state)
    return [{**everybody, **own(state, seat)} for seat in seats]


def own(state: SmallWorldState, seat: int | None) -> Own:
    """What a seat sees otherwise than everybody: these keys of the view, instead of theirs. To be read only."""
    if seat is None:
        return {}
    return _own(at(state, seat), None if coins_shown(state) else tuple(coins(state, seat)))


@interned
def _own(seat: int, coins: tuple[int | None, ...] | None) -> Own:
    return {"seat": seat} if coins is None else {"seat": seat, "coins": list(coins)}


def at(state: SmallWorldState, seat: int) -> int:
    """The seat, if the game has it."""
    if seat not in range(state.world.players):
        last = state.world.players - 1
        raise ValueError(f"there is no seat {seat!r}: seats are 0 to {last}, and None is a spectator")
    return seat


def coins_shown(state: SmallWorldState) -> bool:
    """Whether everybody may see all coins."""
    return state.options.coins == "open" or state.moving == OVER


def coins(state: SmallWorldState, seat: int | None) -> list[int | None]:
    """The coins of all seats as far as this one may know them."""
    shown = coins_shown(state)
    return [coins if shown or who == seat else None for who, coins in enumerate(state.scores())]


def common(state: SmallWorldState) -> View:
    """What everybody sees, to be read only."""
    world = state.world
    return {
        "game": "smallworld",
        "seat": None,
        "names": interned_list(*state.options.names),
        "round": state.round,
        "rounds": world.rounds,
        "house": world.house,
        "first": state.first,
        "turn": state.turn,
        "player": MOVERS.get(state.moving, state.moving),
        "stage": STAGES[state.stage],
        "coins": interned_list(*coins(state, None)),
        "pacts": pacts(state),
        "column": column(state),
        "peoples": peoples(state),
        "regions": regions(state),
        "tray": tray(state),
        "stack": stack(state),
        "paid": paid(state),
        "march": march(state),
        "supplies": supplies(state),
        "winners": state.winners(),
    }


def pacts(position: SmallWorldPosition) -> list[int | None]:
    """With whom each seat has made peace."""
    return interned_list(
        *[None if position.pact[seat] == NONE else position.pact[seat] for seat in range(position.world.players)]
    )


# Each part is found again by the content table and the numbers it is made of.

COLUMN_SHELF: Shelf[tuple[int, int, int, int], Combo] = Shelf()
PEOPLE_SHELF: Shelf[tuple[int, int, int, int, int, int, int, int, int, int], People] = Shelf()
REGION_SHELF: Shelf[int, Region] = Shelf()
TRAY_SHELF: Shelf[tuple[int, ...], dict[str, int]] = Shelf()
STACK_SHELF: Shelf[tuple[int, tuple[int, ...], int, int, int], Stack] = Shelf()
PAID_SHELF: Shelf[int, Paid] = Shelf()
MARCH_SHELF: Shelf[tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int], March] = Shelf()


def column(position: SmallWorldPosition) -> list[Combo]:
    """The combos on show, from the free one down."""
    world = position.world
    shelf = COLUMN_SHELF.of(world.content)
    told = []
    for slot in range(position.column_size):
        key = (slot, position.column_race[slot], position.column_power[slot], position.column_coins[slot])
        found = shelf.get(key)
        if found is None:
            found = shelf[key] = combo(world, *key)
        told.append(found)
    return told


def combo(world: World, slot: int, race: int, power: int, coins: int) -> Combo:
    """One combo of the column."""
    tokens = sum([world.number[row] + world.raiders[row] for row in (race, power)])
    return {
        "race": row_name(world, race),
        "power": row_name(world, power),
        "coins": coins,
        "price": slot,
        "tokens": tokens,
    }


def peoples(position: SmallWorldPosition) -> list[People]:
    """Every race in play, with its seat, badge and what it has off the map."""
    world = position.world
    shelf = PEOPLE_SHELF.of(world.content)
    told = []
    for race in range(RACES):
        if position.seat_of[race] == NONE:
            continue
        key = (
            race,
            position.power_of[race],
            position.seat_of[race],
            position.standing[race],
            position.hand[race],
            position.aside[race],
            position.spare_camps[race],
            position.uprooted[race],
            position.holes_dug[race],
            position.endowed[race],
        )
        found = shelf.get(key)
        if found is None:
            found = shelf[key] = people(world, *key)
        told.append(found)
    return told


def people(
    world: World,
    race: int,
    power: int,
    seat: int,
    standing: int,
    hand: int,
    aside: int,
    camps: int,
    uprooted: int,
    holes: int,
    endowed: int,
) -> People:
    """One race in play."""
    return {
        "race": row_name(world, race),
        "power": row_id(world, power),
        "seat": seat,
        "standing": STANDINGS[standing],
        "hand": hand,
        "aside": aside,
        "camps": camps,
        "uprooted": uprooted,
        "holes": holes,
        "endowed": bool(endowed),
    }


def regions(position: SmallWorldPosition) -> list[Region]:
    """Every region with what stands on it. The board's own facts are in its data, not repeated here."""
    world = position.world
    shelf = REGION_SHELF.of(world.content)
    told = []
    for place in range(world.regions):
        race, seat, declined = position.race_at[place], NONE, 0
        if race != NONE:
            seat, declined = position.seat_of[race], position.standing[race] == DECLINED
        marks = 0
        for kind in range(MARKERS):
            marks |= (position.marks[kind] >> place & 1) << kind
        # All of it as one number, which is looked up faster than several.
        key = position.tokens[place] << 16 | position.camps[place]
        key = key << 6 | marks
        key = key << 1 | (position.tribes >> place & 1)
        key = key << 1 | declined
        key = (key << 3 | seat + 1) << 5 | race + 1
        key = key << 6 | place
        found = shelf.get(key)
        if found is None:
            tribe = position.tribes >> place & 1
            found = region(
                world, place, race, seat, declined, position.tokens[place], tribe, marks, position.camps[place]
            )
            shelf[key] = found
        told.append(found)
    return told


def region(
    world: World, place: int, race: int, seat: int, declined: int, tokens: int, tribe: int, marks: int, camps: int
) -> Region:
    """One region; the bits of `marks` are the kinds of markers on it."""
    markers = {MARKER_IDS[kind]: 1 for kind in range(MARKERS) if marks >> kind & 1}
    if camps:
        markers["camp"] = camps
    return {
        "id": place + 1,
        "race": row_id(world, race),
        "seat": None if seat == NONE else seat,
        "declined": bool(declined),
        "tokens": tokens,
        "tribe": bool(tribe),
        "markers": markers,
    }


def tray(position: SmallWorldPosition) -> dict[str, int]:
    """The tokens left in the box, by race."""
    shelf = TRAY_SHELF.of(position.world.content)
    key = tuple([position.tray[race] for race in range(RACES)])
    found = shelf.get(key)
    if found is None:
        names = [row.id for row in position.world.content.races]
        found = shelf[key] = dict(zip(names, key, strict=False))
    return found


def stack(position: SmallWorldPosition) -> Stack:
    """The stacks: banners of the unknown part, those under it in a known order, badges and discard."""
    shelf = STACK_SHELF.of(position.world.content)
    under = tuple([position.tail[at] for at in range(position.tail_size)])
    key = (position.banners, under, position.badges, position.spent, position.turned)
    found = shelf.get(key)
    if found is None:
        found = shelf[key] = stacks(position.world, *key)
    return found


def stacks(world: World, banners: int, under: tuple[int, ...], badges: int, spent: int, turned: int) -> Stack:
    """The stacks in words."""
    races, powers = world.content.races, world.content.powers
    return {
        "banners": [race.id for at, race in enumerate(races) if banners >> at & 1],
        "under": [row_name(world, race) for race in under],
        "badges": [power.id for at, power in enumerate(powers) if badges >> at & 1],
        "discard": [power.id for at, power in enumerate(powers) if spent >> at & 1],
        "turned": row_id(world, turned),
    }


def paid(position: SmallWorldPosition) -> Paid:
    """The races and powers whose windfall nobody gets again in this game."""
    shelf = PAID_SHELF.of(position.world.content)
    found = shelf.get(position.paid)
    if found is None:
        races, powers = position.world.content.races, position.world.content.powers
        found = shelf[position.paid] = {
            "races": [race.id for at, race in enumerate(races) if position.paid >> at & 1],
            "powers": [power.id for at, power in enumerate(powers) if position.paid >> (RACES + at) & 1],
        }
    return found


def march(position: SmallWorldPosition) -> March:
    """What this turn has seen so far."""
    shelf = MARCH_SHELF.of(position.world.content)
    key = (
        position.marcher,
        position.marched,
        position.fresh,
        position.advanced,
        position.target,
        position.pips,
        position.taken,
        position.attacked,
        position.converted,
        position.struck,
        position.built,
        position.owed,
        position.closed,
        position.conquered,
    )
    found = shelf.get(key)
    if found is None:
        found = shelf[key] = marching(position.world, *key)
    return found


def marching(
    world: World,
    marcher: int,
    marched: int,
    fresh: int,
    advanced: int,
    target: int,
    pips: int,
    taken: int,
    attacked: int,
    converted: int,
    struck: int,
    built: int,
    owed: int,
    closed: int,
    conquered: int,
) -> March:
    """What a turn has seen, in words."""
    return {
        "race": row_id(world, marcher),
        "marched": [race.id for at, race in enumerate(world.content.races) if marched >> at & 1],
        "fresh": bool(fresh),
        "advanced": bool(advanced),
        "target": None if target == NONE else target + 1,
        "pips": pips,
        "taken": taken,
        "attacked": [seat for seat in range(SEATS) if attacked >> seat & 1],
        "converted": [seat for seat in range(SEATS) if converted >> seat & 1],
        "dragon": bool(struck),
        "built": built,
        "owed": owed,
        "closed": bool(closed),
        "conquered": [at + 1 for at in range(world.regions) if conquered >> at & 1],
    }
