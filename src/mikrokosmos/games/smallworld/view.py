"""What a seat may see: everything on the table, and of the coins only its own unless the game is played open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from mikrokosmos.core.bits import bit
from mikrokosmos.core.kept import kept, kept_list
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
    return whole(state, seat, PLAIN_WAYS)


def views(state: SmallWorldState, seats: Sequence[int | None]) -> list[Json]:
    """The views of several seats, to be read only: what all may see is the same object in each of them, and what looks
    as it did before is mostly the same object as then.
    """
    common = whole(state, None, KEPT_WAYS)
    return [{**common, "seat": at(state, seat), "coins": kept_list(*coins(state, seat))} for seat in seats]


class Ways(NamedTuple):
    """How the parts of a view are made: anew, or once and then kept."""

    listed: Callable[..., list[Any]]
    tray: Callable[..., Json]
    combo: Callable[..., Json]
    people: Callable[..., Json]
    region: Callable[..., Json]


def whole(state: SmallWorldState, seat: int | None, ways: Ways) -> Json:
    """The view of a seat, its parts made in these ways."""
    world = state.world
    return {
        "game": "smallworld",
        "seat": at(state, seat),
        "names": ways.listed(*state.options.names),
        "round": state.round,
        "rounds": world.rounds,
        "first": state.first,
        "turn": state.turn,
        "player": MOVERS.get(state.moving, state.moving),
        "stage": STAGES[state.stage],
        "coins": ways.listed(*coins(state, seat)),
        "pacts": ways.listed(*(None if ally == NONE else ally for ally in state.pact[: world.players])),
        "column": column(state, ways),
        "peoples": peoples(state, ways),
        "regions": regions(state, ways),
        "tray": ways.tray(tuple(race.id for race in world.content.races), tuple(state.tray)),
        "stack": stack(state, ways),
        "march": march(state, ways),
        "winners": state.winners(),
    }


def at(state: SmallWorldState, seat: int | None) -> int | None:
    """The seat, if the game has it."""
    if seat is not None and seat not in range(state.world.players):
        last = state.world.players - 1
        raise ValueError(f"there is no seat {seat!r}: seats are 0 to {last}, and None is a spectator")
    return seat


def coins(state: SmallWorldState, seat: int | None) -> list[int | None]:
    """The coins of all seats as far as this one may know them."""
    shown = state.options.coins == "open" or state.moving == OVER
    return [coins if shown or who == seat else None for who, coins in enumerate(state.scores())]


# Reading an array of the compiled state makes a list of it: once is enough.


def column(state: SmallWorldState, ways: Ways) -> list[Json]:
    """The combos on show, from the free one down."""
    world = state.world
    races, powers, coins = state.column_race, state.column_power, state.column_coins
    number, raiders = world.number, world.raiders
    return [
        ways.combo(
            row_id(world, races[slot]),
            row_id(world, powers[slot]),
            coins[slot],
            slot,
            sum(number[row] + raiders[row] for row in (races[slot], powers[slot])),
        )
        for slot in range(state.column_size)
    ]


def combo(race: str | None, power: str | None, coins: int, price: int, tokens: int) -> Json:
    """One combo of the column."""
    return {"race": race, "power": power, "coins": coins, "price": price, "tokens": tokens}


def peoples(state: SmallWorldState, ways: Ways) -> list[Json]:
    """Every race in play, with its seat, badge and what it has off the map."""
    world = state.world
    seat_of, power_of, standing, hand, aside = state.seat_of, state.power_of, state.standing, state.hand, state.aside
    camps, uprooted, holes, endowed = state.spare_camps, state.uprooted, state.holes_dug, state.endowed
    return [
        ways.people(
            race.id,
            row_id(world, power_of[at]),
            seat_of[at],
            STANDINGS[standing[at]],
            hand[at],
            aside[at],
            camps[at],
            uprooted[at],
            holes[at],
            bool(endowed[at]),
        )
        for at, race in enumerate(world.content.races)
        if seat_of[at] != NONE
    ]


def people(
    race: str,
    power: str | None,
    seat: int,
    standing: str,
    hand: int,
    aside: int,
    camps: int,
    uprooted: int,
    holes: int,
    endowed: bool,
) -> Json:
    """One race in play."""
    return {
        "race": race,
        "power": power,
        "seat": seat,
        "standing": standing,
        "hand": hand,
        "aside": aside,
        "camps": camps,
        "uprooted": uprooted,
        "holes": holes,
        "endowed": endowed,
    }


def regions(state: SmallWorldState, ways: Ways) -> list[Json]:
    """Every region with what stands on it. The board's own facts are in its data, not repeated here."""
    world = state.world
    tokens, camps, race_at, marks, seat_of = state.tokens, state.camps, state.race_at, state.marks, state.seat_of
    standing, tribes = state.standing, state.tribes
    marked = tribes
    for mark in marks:
        marked |= mark
    names = [race.id for race in world.content.races]
    region = ways.region
    shown = []
    for place, race, here, camp in zip(range(world.regions), race_at, tokens, camps, strict=False):
        tribe, markers = False, 0
        if marked >> place & 1:
            tribe = bool(tribes >> place & 1)
            markers = sum((marks[kind] >> place & 1) << kind for kind in range(MARKERS))
        if race == NONE:
            shown.append(region(place, None, None, False, here, tribe, markers, camp))
        else:
            declined = standing[race] == DECLINED
            shown.append(region(place, names[race], seat_of[race], declined, here, tribe, markers, camp))
    return shown


def region(
    place: int, race: str | None, seat: int | None, declined: bool, tokens: int, tribe: bool, marks: int, camps: int
) -> Json:
    """One region; the bits of `marks` are the kinds of markers on it."""
    markers = {MARKER_IDS[kind]: 1 for kind in range(MARKERS) if marks >> kind & 1}
    if camps:
        markers["camp"] = camps
    return {
        "id": place + 1,
        "race": race,
        "seat": seat,
        "declined": declined,
        "tokens": tokens,
        "tribe": tribe,
        "markers": markers,
    }


def tray(races: tuple[str, ...], tokens: tuple[int, ...]) -> Json:
    """The tokens left in the box, by race."""
    return dict(zip(races, tokens, strict=False))


def stack(state: SmallWorldState, ways: Ways) -> Json:
    """The stacks: banners of the unknown part, those under it in a known order, badges and discard."""
    races, powers = state.world.content.races, state.world.content.powers
    banners, badges, spent, listed = state.banners, state.badges, state.spent, ways.listed
    return {
        "banners": listed(*(race.id for at, race in enumerate(races) if banners >> at & 1)),
        "under": listed(*(row_id(state.world, race) for race in state.tail[: state.tail_size])),
        "badges": listed(*(power.id for at, power in enumerate(powers) if badges >> at & 1)),
        "discard": listed(*(power.id for at, power in enumerate(powers) if spent >> at & 1)),
        "turned": row_id(state.world, state.turned),
    }


def march(state: SmallWorldState, ways: Ways) -> Json:
    """What this turn has seen so far."""
    seats = range(state.world.players)
    marched, listed = state.marched, ways.listed
    return {
        "race": row_id(state.world, state.marcher),
        "marched": listed(*(race.id for at, race in enumerate(state.world.content.races) if marched >> at & 1)),
        "fresh": bool(state.fresh),
        "advanced": bool(state.advanced),
        "target": None if state.target == NONE else state.target + 1,
        "pips": state.pips,
        "taken": state.taken,
        "attacked": listed(*(seat for seat in seats if state.attacked & bit(seat))),
        "converted": listed(*(seat for seat in seats if state.converted & bit(seat))),
        "dragon": bool(state.struck),
        "built": state.built,
        "owed": state.owed,
    }


def listed(*members: Any) -> list[Any]:
    """A list of these."""
    return list(members)


PLAIN_WAYS = Ways(listed, tray, combo, people, region)
KEPT_WAYS = Ways(kept_list, kept(tray), kept(combo), kept(people), kept(region))


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
