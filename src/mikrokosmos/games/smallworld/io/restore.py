"""Filling a new state with what a stored one says: every word is looked at, and what cannot be is a `ValueError`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mikrokosmos.core.bits import bit
from mikrokosmos.core.stored import as_many, truth, whole
from mikrokosmos.core.types import Json, Parsed
from mikrokosmos.games.smallworld.content.table import MARKERS as MARKER_IDS
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.io.actions import STAGES

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.state import SmallWorldState

MOST = 9999
"""More coins, tokens or conquests than any game can see, and few enough for every field."""

MOVER_NAMES = {"chance": CHANCE, "over": OVER}
STANDING_NAMES = {"active": ACTIVE, "declined": DECLINED}

BY_PEOPLE = {
    "seat_of": "",
    "power_of": "",
    "standing": "",
    "hand": "hand",
    "aside": "aside",
    "spare_camps": "camps",
    "uprooted": "uprooted",
    "holes_dug": "holes",
    "endowed": "endowed",
}
"""Fields kept by people, and what a stored people calls them (the first three are read by name)."""


class Names:
    """Finds the number of a race, power, stage or mover by its name."""

    def __init__(self, state: SmallWorldState) -> None:
        self.races = {race.id: at for at, race in enumerate(state.world.content.races)}
        self.powers = {power.id: RACES + at for at, power in enumerate(state.world.content.powers)}
        self.players = state.world.players

    def race(self, name: str | None) -> int:
        """A banner's number; NONE for no banner."""
        return NONE if name is None else self.races[name]

    def power(self, name: str | None) -> int:
        """A badge's row; the empty row for no badge."""
        return NO_POWER if name is None else self.powers[name]

    def mover(self, name: int | str) -> int:
        """A seat, CHANCE or OVER."""
        return MOVER_NAMES[name] if isinstance(name, str) else self.seat(name)

    def seat(self, seat: int) -> int:
        """A seat that exists."""
        if type(seat) is not int or seat not in range(self.players):
            raise ValueError(f"seat {seat!r}")
        return seat

    def seats(self, seats: list[int]) -> int:
        """A set of seats."""
        return sum(bit(self.seat(seat)) for seat in seats)


def fill(state: SmallWorldState, data: Parsed) -> None:
    """Write all parts of a stored state into a new one."""
    names = Names(state)
    clear(state)
    players = state.world.players
    state.round = whole(data["round"], -MOST, MOST)
    state.first = names.seat(data["first"])
    state.turn = names.seat(data["turn"])
    state.moving = names.mover(data["player"])
    state.stage = STAGES.index(data["stage"])
    if data["after"] is not None:
        state.after = STAGES.index(data["after"]["stage"])
        state.after_moving = names.seat(data["after"]["player"])
    coins = [whole(coins, -MOST, MOST) for coins in as_many(data["coins"], players, "numbers of coins")]
    state.coins = [*coins, *[0] * (SEATS - players)]
    pacts = [NONE if ally is None else names.seat(ally) for ally in as_many(data["pacts"], players, "pacts")]
    state.pact = [*pacts, *[NONE] * (SEATS - players)]
    fill_peoples(state, data["peoples"], names)
    fill_regions(state, data["regions"], names)
    fill_column(state, data["column"], data["stack"], names)
    state.paid = sum(bit(names.races[name]) for name in data["paid"]["races"])
    state.paid += sum(bit(names.powers[name]) for name in data["paid"]["powers"])
    fill_march(state, data["march"], names)
    tray = [whole(data["tray"][race.id], -MOST, MOST) for race in state.world.content.races]
    state.tray = [*tray, *[0] * (RACES - len(tray))]


def clear(state: SmallWorldState) -> None:
    """Take away what a new game begins with."""
    state.tribes = state.banners = state.badges = state.spent = 0
    state.column_size = state.tail_size = 0
    state.turned = NONE


def fill_peoples(state: SmallWorldState, peoples: list[Json], names: Names) -> None:
    """The races in play."""
    fields = {name: list(getattr(state, name)) for name in BY_PEOPLE}
    active, nations = [NONE] * SEATS, [0] * SEATS
    for told in peoples:
        at, seat = names.race(told["race"]), names.seat(told["seat"])
        fields["seat_of"][at] = seat
        fields["power_of"][at] = names.power(told["power"])
        fields["standing"][at] = STANDING_NAMES[told["standing"]]
        for name, word in BY_PEOPLE.items():
            if word:
                fields[name][at] = truth(told[word]) if word == "endowed" else whole(told[word], -MOST, MOST)
        nations[seat] |= bit(at)
        if fields["standing"][at] == ACTIVE:
            active[seat] = at
    for name, values in fields.items():
        setattr(state, name, values)
    state.active, state.nations = active, nations


def fill_regions(state: SmallWorldState, regions: list[Json], names: Names) -> None:
    """What stands on the map."""
    tokens, camps, race_at = [0] * REGIONS, [0] * REGIONS, [NONE] * REGIONS
    marks, held = [0] * MARKERS, [0] * RACES
    for told in regions:
        at = whole(told["id"], 1, state.world.regions) - 1
        here = bit(at)
        race_at[at] = names.race(told["race"])
        tokens[at] = whole(told["tokens"], -MOST, MOST)
        if race_at[at] != NONE:
            held[race_at[at]] |= here
        if truth(told["tribe"]):
            state.tribes |= here
        for marker, number in told["markers"].items():
            if marker == "camp":
                camps[at] = whole(number, 1, MOST)
            elif whole(number, 1, 1):
                marks[MARKER_IDS.index(marker)] |= here
    state.tokens, state.camps, state.race_at, state.marks, state.held = tokens, camps, race_at, marks, held


def fill_column(state: SmallWorldState, column: list[Json], stack: Json, names: Names) -> None:
    """The combos on show and the stacks behind them."""
    races, powers, coins = [NONE] * COLUMN, [NONE] * COLUMN, [0] * COLUMN
    for slot, combo in enumerate(column):
        races[slot], powers[slot] = names.races[combo["race"]], names.powers[combo["power"]]
        coins[slot] = whole(combo["coins"], 0, MOST)
    state.column_race, state.column_power, state.column_coins = races, powers, coins
    state.column_size = len(column)
    state.banners = sum(bit(names.races[name]) for name in stack["banners"])
    under = [names.races[name] for name in stack["under"]]
    state.tail = [*under, *[NONE] * (RACES - len(under))]
    state.tail_size = len(under)
    state.badges = sum(bit(names.powers[name] - RACES) for name in stack["badges"])
    state.spent = sum(bit(names.powers[name] - RACES) for name in stack["discard"])
    state.turned = names.race(stack["turned"])


def fill_march(state: SmallWorldState, march: Json, names: Names) -> None:
    """What this turn has seen so far."""
    state.marcher = names.race(march["race"])
    state.marched = sum(bit(names.races[name]) for name in march["marched"])
    state.fresh = truth(march["fresh"])
    state.advanced = truth(march["advanced"])
    state.target = NONE if march["target"] is None else whole(march["target"], 1, state.world.regions) - 1
    state.pips = whole(march["pips"], 0, 3)
    state.taken = whole(march["taken"], 0, MOST)
    state.attacked = names.seats(march["attacked"])
    state.converted = names.seats(march["converted"])
    state.struck = truth(march["dragon"])
    state.built = whole(march["built"], 0, MOST)
    state.owed = whole(march["owed"], 0, REGIONS)
    state.closed = truth(march["closed"])
    state.conquered = sum(bit(whole(at, 1, state.world.regions) - 1) for at in march["conquered"])
