"""Soundness: what is true of every state, whatever has been played. Stored states and the tests are held to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mikrokosmos.core.bits import bit, count, lowest
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.rules.peoples import abilities
from mikrokosmos.games.smallworld.rules.redeployment import room_for_camps, room_for_tokens

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.state import SmallWorldState


def faults(state: SmallWorldState) -> list[str]:
    """Everything that is wrong with a state; empty for a sound one."""
    return [
        *token_faults(state),
        *region_faults(state),
        *marker_faults(state),
        *people_faults(state),
        *stack_faults(state),
        *turn_faults(state),
    ]


def members(mask: int) -> Iterator[int]:
    """The members of a set, ascending."""
    while mask:
        yield lowest(mask)
        mask &= mask - 1


def token_faults(state: SmallWorldState) -> Iterator[str]:
    """Tokens of each race are somewhere between tray, hand, aside and map: none is lost, none appears."""
    tokens, held = state.tokens, state.held
    for at, race in enumerate(state.world.content.races):
        on_map = sum(tokens[region] for region in members(held[at]))
        places = {"tray": state.tray[at], "hand": state.hand[at], "aside": state.aside[at], "map": on_map}
        if min(places.values()) < 0 or sum(places.values()) != race.tray:
            yield f"{race.id} has {race.tray} tokens, not {places}"


def region_faults(state: SmallWorldState) -> Iterator[str]:
    """A region has one owner or none; who owns it has tokens there; the lost tribes keep to themselves."""
    race_at, tokens, camps = state.race_at, state.tokens, state.camps
    owners: list[list[int]] = [[] for _ in range(REGIONS)]
    for people, mask in enumerate(state.held):
        for at in members(mask):
            owners[at].append(people)
    for at in range(REGIONS):
        if owners[at] != [people for people in [race_at[at]] if people != NONE]:
            yield f"region {at + 1} is held by {owners[at]}, and by {race_at[at]}"
        if (tokens[at] > 0) != (race_at[at] != NONE) or tokens[at] < 0:
            yield f"region {at + 1} has {tokens[at]} tokens of {race_at[at]}"
        if state.tribes & bit(at) and race_at[at] != NONE:
            yield f"region {at + 1} has a lost tribe beside {race_at[at]}"
        if camps[at] < 0 or (camps[at] and race_at[at] == NONE):
            yield f"region {at + 1} has {camps[at]} camps and nobody in them"
    if state.tribes & ~state.world.tribes:
        yield "a lost tribe where none began"


def marker_faults(state: SmallWorldState) -> Iterator[str]:
    """Markers stand where somebody is, within their supply, and belong to a people that may have them."""
    world, held, camps_at = state.world, state.held, state.camps
    somewhere = sum(held)
    lasting = [kind for kind in range(MARKERS) if world.lasts[kind]]
    for kind in range(MARKERS):
        if state.marks[kind] & ~somewhere:
            yield f"marker {kind} where nobody is"
        if world.supply[kind] and count(state.marks[kind]) > world.supply[kind]:
            yield f"more markers {kind} than the box has"
    for people in range(RACES):
        rows = (people, state.power_of[people])
        active = state.standing[people] == ACTIVE
        camps = state.spare_camps[people] + sum(camps_at[region] for region in members(held[people]))
        if camps != sum(world.camps[row] for row in rows) * active:
            yield f"people {people} has {camps} camps"
        for kind, column in ((HOLE, world.holes), (CHAMPION, world.heroes), (DRAGON, world.dragons)):
            if count(state.marks[kind] & held[people]) > sum(column[row] for row in rows) * active:
                yield f"people {people} has too many markers {kind}"
        if not 0 <= state.uprooted[people] <= state.spare_camps[people]:
            yield f"people {people} lost {state.uprooted[people]} camps and has {state.spare_camps[people]} in hand"
        if not active and any(state.marks[kind] & held[people] for kind in range(MARKERS) if kind not in lasting):
            yield f"declined people {people} keeps a marker that does not last"


def people_faults(state: SmallWorldState) -> Iterator[str]:
    """Each seat leads at most one active race and, besides those that endure, one declined; no coins are owed."""
    world = state.world
    for seat in range(world.players):
        if state.coins[seat] < 0:
            yield f"seat {seat} has {state.coins[seat]} coins"
        mine = [people for people in range(RACES) if state.seat_of[people] == seat]
        if state.nations[seat] != sum(bit(people) for people in mine):
            yield f"seat {seat} leads {mine}, not {state.nations[seat]:b}"
        active = [people for people in mine if state.standing[people] == ACTIVE]
        if active != [people for people in [state.active[seat]] if people != NONE]:
            yield f"seat {seat} has the active races {active}, not {state.active[seat]}"
        mortal = [
            people
            for people in mine
            if state.standing[people] == DECLINED
            and not (world.abilities[people] | world.abilities[state.power_of[people]]) & ENDURES
        ]
        if len(mortal) > 1:
            yield f"seat {seat} has several declined races: {mortal}"
        if state.pact[seat] == seat:
            yield f"seat {seat} has made peace with itself"
    for people in range(RACES):
        if state.standing[people] == DECLINED and not state.held[people] and not state.hand[people]:
            yield f"people {people} has vanished but keeps its banner"
        if state.standing[people] == DECLINED:
            yield from decline_faults(state, people)
        if (state.standing[people] == 0) != (state.seat_of[people] == NONE):
            yield f"people {people} stands {state.standing[people]} with seat {state.seat_of[people]}"


def decline_faults(state: SmallWorldState, people: int) -> Iterator[str]:
    """A declined race has one token a region and no hand, unless it marches; its badge only if that lasts (DECL-3)."""
    badge = state.power_of[people]
    if badge != NO_POWER and not state.world.abilities[badge] & LASTING:
        yield f"declined people {people} keeps a badge that does not last"
    idle = not abilities(state, people) & MARCHES
    if state.aside[people] or (idle and (state.hand[people] or more_than_one(state, people))):
        yield f"declined people {people} has tokens to spare"


def more_than_one(state: SmallWorldState, people: int) -> bool:
    """Whether a people has several tokens on one region."""
    tokens = state.tokens
    return any(tokens[region] > 1 for region in members(state.held[people]))


def stack_faults(state: SmallWorldState) -> Iterator[str]:
    """Every banner and badge is in exactly one place."""
    content = state.world.content
    banners = [
        *state.column_race[: state.column_size],
        *state.tail[: state.tail_size],
        *(at for at in range(RACES) if state.banners & bit(at)),
        *(people for people in range(RACES) if state.seat_of[people] != NONE),
        *([] if state.turned == NONE else [state.turned]),
    ]
    if sorted(banners) != list(range(len(content.races))):
        yield f"banners are not each in one place: {sorted(banners)}"
    badges = [
        *(row - RACES for row in state.column_power[: state.column_size]),
        *(at for at in range(POWERS) if state.badges & bit(at)),
        *(at for at in range(POWERS) if state.spent & bit(at)),
        *(row - RACES for row in state.power_of if row != NO_POWER),
    ]
    if sorted(badges) != list(range(len(content.powers))):
        yield f"badges are not each in one place: {sorted(badges)}"


def turn_faults(state: SmallWorldState) -> Iterator[str]:
    """The turn is one that can be: a stage that fits who is to move, a people that can march, something to do."""
    if not 1 <= state.round <= state.world.rounds:
        yield f"round {state.round} of {state.world.rounds}"
    by_chance = (FIRST_SEAT, ATTEMPTING, ROLLING, BANNERS, BADGES)
    if (state.moving == CHANCE) != (state.stage in by_chance) or (state.moving == OVER) != (state.stage == FINISHED):
        yield f"stage {state.stage} does not fit mover {state.moving}"
    stage, mover = state.stage, state.moving
    if stage in (BANNERS, BADGES):  # what is true of the stage after the reveal must be true already
        stage, mover = state.after, state.after_moving
        if stage in (*by_chance, FINISHED):
            yield f"after the reveal comes stage {stage}"
            return
    if mover >= 0 and (mover == state.turn) == (stage == WITHDRAWAL):
        yield f"seat {mover} moves in stage {stage} of the turn of seat {state.turn}"
    if stage == PICKING and (state.active[state.turn] != NONE or (mover == state.moving and not state.column_size)):
        yield "a pick where none can be"
    needs_active = (ROLLING, ROLLED, GIVING_UP, REDEPLOYMENT, PEACE, LAST_WORD)
    if stage in needs_active and state.active[state.turn] == NONE:
        yield f"seat {state.turn} has no active race in stage {stage}"
        return
    yield from house_faults(state, stage)
    if stage in (CONQUEST, ATTEMPTING, ROLLING, ROLLED):
        yield from march_faults(state, stage)
    if stage == WITHDRAWAL and not room_for_tokens(state, mover) | room_for_camps(state, mover):
        yield f"seat {mover} has nothing to put down"
    most = count(state.held[state.active[state.turn]]) if stage == GIVING_UP else 0
    if not min(1, most) <= state.owed <= most or (stage == GIVING_UP and not state.owed):
        yield f"{state.owed} regions to give up of {most}"


def house_faults(state: SmallWorldState, stage: int) -> Iterator[str]:
    """What only some house rules bring about is not there without them."""
    world = state.world
    if state.closed and (stage != PICKING or world.die_for_each):
        yield f"conquests are closed in stage {stage}"
    if state.conquered and not world.leaves_late:
        yield "regions taken this turn are remembered for nothing"
    rows = sum(bit(row) for row in range(NO_POWER) if world.windfall[row])
    if state.paid & ~rows or (state.paid and not world.pays_once):
        yield f"windfalls are noted as paid: {state.paid:b} of {rows:b}"
    if stage in (CONQUEST, ATTEMPTING) and state.active[state.turn] == NONE and world.first_rules:
        yield f"seat {state.turn} marches before it picks"


def march_faults(state: SmallWorldState, stage: int) -> Iterator[str]:
    """Who marches may march, and has tokens where a die is at stake (CONQ-6, DECL-10)."""
    people = state.marcher
    leader = NONE if people == NONE else state.seat_of[people]
    if leader != state.turn:
        yield f"people {people} cannot march for seat {state.turn}"
        return
    if (state.standing[people] != ACTIVE and not abilities(state, people) & MARCHES) or state.marched & bit(people):
        yield f"people {people} cannot march now"
    if stage in (ATTEMPTING, ROLLING, ROLLED) and state.hand[people] <= 0:
        yield f"people {people} rolls without a token"
    if stage == ATTEMPTING and not 0 <= state.target < state.world.regions:
        yield "an attempt on no region"
    if state.pips and stage != ROLLED:
        yield f"{state.pips} pips in stage {stage}"
