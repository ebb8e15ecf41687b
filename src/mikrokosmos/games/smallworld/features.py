# cython: annotation_typing=False
"""A position of Small World as inputs, seen from a seat: itself first, the others in turn order.

Races and powers are known by their words and numbers, so that own content is understood too; rows of the box have an
input each besides. What counts more or less as the game goes on (coins, income, troops) has an input for every round.
"""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.core.learned.features import Encoder, Group, offsets
from mikrokosmos.core.learned.inputs import *
from mikrokosmos.core.position import Position
from mikrokosmos.games.smallworld.content.table import FLAGS, Row, box
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.rules.casting import *
from mikrokosmos.games.smallworld.rules.peoples import abilities
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition
from mikrokosmos.games.smallworld.rules.scoring import income
from mikrokosmos.games.smallworld.rules.world import World

NUMBER_WORDS = (
    "tokens",
    "stipend",
    "windfall",
    "spoils",
    "raiders",
    "recruits",
    "holes",
    "camps",
    "heroes",
    "forts",
    "dragons",
    "income-regions",
    "discount-regions",
    "beside-regions",
)
"""The numbers of a row, after its flags; those of regions count how many of this board they speak of."""

WORDS = len(FLAGS) + len(NUMBER_WORDS)
BOX_RACES = 14
BOX_POWERS = 20
MOST_TOKENS = 6  # beyond the first, in one region
MOST_COINS = 60  # ahead or behind
MOST_WORD = 48  # of a number of two rows together, or of regions


class SmallWorldEncoder(Encoder):
    """Made once for a table; all numbers of inputs are worked out here."""

    def __init__(self, world: World) -> None:
        Encoder.__init__(self)
        self.world = world
        at = offsets(self.layout())
        self.at_holder = at["region-holder"]
        self.at_tokens = at["region-tokens"]
        self.at_tribe = at["region-tribe"]
        self.at_marker = at["region-marker"]
        self.at_idle = at["seat-without-race"]
        self.at_race = at["seat-race"]
        self.at_power = at["seat-power"]
        self.at_word = at["seat-word"]
        self.at_declined_race = at["seat-declined-race"]
        self.at_declined_word = at["seat-declined-word"]
        self.at_purse = at["purse"]
        self.at_coins = at["seat-coins"]
        self.at_income = at["seat-income"]
        self.at_regions = at["seat-regions"]
        self.at_declined = at["seat-declined-regions"]
        self.at_troops = at["seat-troops"]
        self.at_pact = at["seat-pact"]
        self.at_column_race = at["column-race"]
        self.at_column_power = at["column-power"]
        self.at_column_word = at["column-word"]
        self.at_column_coins = at["column-coins"]
        self.at_turn = at["turn"]
        # which row of the box each row of the table is
        self.box_row = [NONE] * 49
        for number, row in enumerate(world.content.races):
            self.box_row[number] = number_of(row, box().races)
        for number, row in enumerate(world.content.powers):
            self.box_row[16 + number] = number_of(row, box().powers)
        # how many regions the words about land speak of
        self.income_regions = [count(world.income[row]) for row in range(49)]
        self.discount_regions = [count(world.discount[row]) for row in range(49)]
        self.beside_regions = [count(world.beside[row]) for row in range(49)]

    def layout(self) -> tuple[Group, ...]:
        """The inputs there are."""
        seats = self.world.players
        holders = ("holder", 2 * seats)  # each seat's active race, then its declined ones
        region = ("region", self.world.regions)
        seat = ("seat", seats)
        rounds = ("round", self.world.rounds)
        slot = ("slot", COLUMN)
        word = ("word", WORDS)
        return (
            Group("region-holder", (region, holders)),
            Group("region-tokens", (region, holders), MOST_TOKENS),
            Group("region-tribe", (region,)),
            Group("region-marker", (region, ("marker", MARKERS)), 5),
            Group("seat-without-race", (seat,)),
            Group("seat-race", (seat, ("race", BOX_RACES))),
            Group("seat-power", (seat, ("power", BOX_POWERS))),
            Group("seat-word", (seat, word), MOST_WORD),
            Group("seat-declined-race", (seat, ("race", BOX_RACES))),
            Group("seat-declined-word", (seat, ("word", 3))),
            Group("purse", (("coins", 1),), COLUMN),
            Group("seat-coins", (seat, rounds), MOST_COINS),
            Group("seat-income", (seat, rounds), MOST_WORD),
            Group("seat-regions", (seat, rounds), MOST_WORD),
            Group("seat-declined-regions", (seat, rounds), MOST_WORD),
            Group("seat-troops", (seat, rounds), 32),
            Group("seat-pact", (seat, seat)),
            Group("column-race", (slot, ("race", BOX_RACES))),
            Group("column-power", (slot, ("power", BOX_POWERS))),
            Group("column-word", (slot, word), MOST_WORD),
            Group("column-coins", (slot,), 8),
            Group("turn", (rounds, ("order", seats))),
        )

    def viewer(self, position: Position, seat: int) -> int:
        """Nothing is secret, so the table is looked at as the seat whose turn it is sees it."""
        return look_from(position)

    def write(self, position: Position, seat: int) -> None:
        """Note all inputs that are not zero."""
        survey(self, position, seat)


def number_of(row: Row, rows: tuple[Row, ...]) -> int:
    """The number of a row among those of the box; NONE for an own one."""
    return rows.index(row) if row in rows else NONE


def describe(encoder: SmallWorldEncoder, position: SmallWorldPosition, seat: int) -> None:
    """The whole table, as the seat sees it."""
    write_regions(encoder, position, seat)
    seats = encoder.world.players
    rounds = encoder.world.rounds
    now = position.round - 1
    for step in range(seats):
        who = seat + step if seat + step < seats else seat + step - seats
        write_seat(encoder, position, who, step, step * rounds + now)
        ahead = position.coins[who] - position.coins[seat]
        if ahead > MOST_COINS:
            ahead = MOST_COINS
        if ahead < -MOST_COINS:
            ahead = -MOST_COINS
        put(encoder, encoder.at_coins + step * rounds + now, ahead)
        if position.pact[who] != NONE:
            ally = position.pact[who] - seat
            put(encoder, encoder.at_pact + step * seats + (ally if ally >= 0 else ally + seats), 1)
    purse = position.coins[seat]
    put(encoder, encoder.at_purse, purse if purse < COLUMN else COLUMN)
    write_column(encoder, position)
    order = seat - position.first
    put(encoder, encoder.at_turn + now * seats + (order if order >= 0 else order + seats), 1)


def write_regions(encoder: SmallWorldEncoder, position: SmallWorldPosition, seat: int) -> None:
    """Who holds what, with how many tokens; tribes and markers."""
    seats = encoder.world.players
    holders = 2 * seats
    for region in range(encoder.world.regions):
        people = position.race_at[region]
        if people != NONE:
            holder = position.seat_of[people] - seat
            if holder < 0:
                holder += seats
            holder = 2 * holder + (0 if position.standing[people] == ACTIVE else 1)
            more = position.tokens[region] - 1
            put(encoder, encoder.at_holder + region * holders + holder, 1)
            put(encoder, encoder.at_tokens + region * holders + holder, more if more < MOST_TOKENS else MOST_TOKENS)
            if position.camps[region]:
                camps = position.camps[region]
                put(encoder, encoder.at_marker + region * MARKERS + ENCAMPMENT, camps if camps < 5 else 5)
    mask = position.tribes
    while mask:
        put(encoder, encoder.at_tribe + lowest(mask), 1)
        mask &= mask - 1
    for kind in range(MARKERS):
        mask = position.marks[kind]
        while mask:
            put(encoder, encoder.at_marker + lowest(mask) * MARKERS + kind, 1)
            mask &= mask - 1


def write_seat(encoder: SmallWorldEncoder, position: SmallWorldPosition, who: int, step: int, timed: int) -> None:
    """A seat's races, and what it has; `timed` counts seats and rounds."""
    people = position.active[who]
    if people == NONE:
        put(encoder, encoder.at_idle + step, 1)
    else:
        badge = position.power_of[people]
        if encoder.box_row[people] != NONE:
            put(encoder, encoder.at_race + step * BOX_RACES + encoder.box_row[people], 1)
        if encoder.box_row[badge] != NONE:
            put(encoder, encoder.at_power + step * BOX_POWERS + encoder.box_row[badge], 1)
        write_words(encoder, encoder.world, encoder.at_word + step * WORDS, people, badge)
        put(encoder, encoder.at_regions + timed, count(position.held[people]))
        troops = position.hand[people] + position.aside[people]
        mask = position.held[people]
        while mask:
            troops += position.tokens[lowest(mask)]
            mask &= mask - 1
        put(encoder, encoder.at_troops + timed, troops)
    declined = 0
    flags = 0
    mask = position.nations[who]
    while mask:
        nation = lowest(mask)
        if position.standing[nation] == DECLINED:
            declined += count(position.held[nation])
            flags |= abilities(position, nation)
            if encoder.box_row[nation] != NONE:
                put(encoder, encoder.at_declined_race + step * BOX_RACES + encoder.box_row[nation], 1)
        mask &= mask - 1
    put(encoder, encoder.at_declined + timed, declined)
    put(encoder, encoder.at_income + timed, income(position, who))
    if flags:
        put(encoder, encoder.at_declined_word + step * 3, 1 if flags & MARCHES else 0)
        put(encoder, encoder.at_declined_word + step * 3 + 1, 1 if flags & ENDURES else 0)
        put(encoder, encoder.at_declined_word + step * 3 + 2, 1 if flags & INCOME_LASTS else 0)


def write_words(encoder: SmallWorldEncoder, world: World, at: int, race: int, power: int) -> None:
    """The words and numbers of two rows together; the empty row stands for one that is not meant."""
    flags = world.abilities[race] | world.abilities[power]
    while flags:
        flag = lowest(flags)
        put(encoder, at + flag, 1)
        flags &= flags - 1
    at += 13
    put(encoder, at, world.number[race] + world.number[power])
    put(encoder, at + 1, world.stipend[race] + world.stipend[power])
    put(encoder, at + 2, world.windfall[race] + world.windfall[power])
    put(encoder, at + 3, world.spoils[race] + world.spoils[power])
    put(encoder, at + 4, world.raiders[race] + world.raiders[power])
    put(encoder, at + 5, world.recruits_per[race] + world.recruits_per[power])
    put(encoder, at + 6, world.holes[race] + world.holes[power])
    put(encoder, at + 7, world.camps[race] + world.camps[power])
    put(encoder, at + 8, world.heroes[race] + world.heroes[power])
    put(encoder, at + 9, world.forts[race] + world.forts[power])
    put(encoder, at + 10, world.dragons[race] + world.dragons[power])
    put_regions(encoder, at + 11, encoder.income_regions[race] + encoder.income_regions[power])
    put_regions(encoder, at + 12, encoder.discount_regions[race] + encoder.discount_regions[power])
    put_regions(encoder, at + 13, encoder.beside_regions[race] + encoder.beside_regions[power])


def put_regions(encoder: SmallWorldEncoder, at: int, regions: int) -> None:
    """How many regions two rows speak of: both may mean all of a large board."""
    put(encoder, at, regions if regions < MOST_WORD else MOST_WORD)


def write_column(encoder: SmallWorldEncoder, position: SmallWorldPosition) -> None:
    """The combos on show: a row of the box by itself, an own one by its words, which saves half of the inputs."""
    for slot in range(position.column_size):
        race = position.column_race[slot]
        power = position.column_power[slot]
        own_race = NO_POWER
        own_power = NO_POWER
        if encoder.box_row[race] == NONE:
            own_race = race
        else:
            put(encoder, encoder.at_column_race + slot * BOX_RACES + encoder.box_row[race], 1)
        if encoder.box_row[power] == NONE:
            own_power = power
        else:
            put(encoder, encoder.at_column_power + slot * BOX_POWERS + encoder.box_row[power], 1)
        if own_race != NO_POWER or own_power != NO_POWER:
            write_words(encoder, encoder.world, encoder.at_column_word + slot * WORDS, own_race, own_power)
        coins = position.column_coins[slot]
        put(encoder, encoder.at_column_coins + slot, coins if coins < 8 else 8)
