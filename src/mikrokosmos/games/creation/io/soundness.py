"""Soundness: what is true of every state, whatever has been played. Stored states and the tests are held to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mikrokosmos.core.bits import bit, count
from mikrokosmos.games.creation.ids import *

if TYPE_CHECKING:
    from mikrokosmos.games.creation.state import CreationState


def faults(state: CreationState) -> list[str]:
    """Everything that is wrong with a state; empty for a sound one."""
    return [*tile_faults(state), *marker_faults(state), *world_faults(state), *god_faults(state), *turn_faults(state)]


def tile_faults(state: CreationState) -> Iterator[str]:
    """Every tile of the game is in exactly one place, and the stacks have as many as nobody has seen."""
    places = [
        *(tile for tile in state.map if tile != NONE),
        *(tile for tile in state.tile_at if tile != NONE),
        *(at for at in range(TILES) if state.unseen & bit(at)),
        *([] if state.held == NONE else [state.held]),
    ]
    wanted = [at for at in range(TILES) if state.world.all_tiles & bit(at)]
    if sorted(places) != wanted:
        yield f"tiles are not each in one place: {sorted(places)}"
    waiting = 1 if state.stage == TURNING else max(0, list(state.map).count(NONE)) if state.stage == LAYING else 0
    if min(state.stack) < 0 or sum(state.stack) + waiting != count(state.unseen):
        yield f"the stacks have {list(state.stack)} of {count(state.unseen)} unseen tiles"


def marker_faults(state: CreationState) -> Iterator[str]:
    """No two markers face each other, but for the middle where they begin (R10)."""
    chosen = any(has_chosen(state, seat) for seat in range(state.world.players))
    if not chosen and list(state.faith) != [1, 1, 1, 1]:
        yield f"markers have moved before the first turn: {list(state.faith)}"
    for one, other in ((0, 2), (1, 3)):
        lines = (state.faith[one], state.faith[other])
        if not all(0 <= line < 3 for line in lines) or (lines[0] == lines[1] and lines != (1, 1)):
            yield f"markers {one} and {other} stand at {lines}"


def world_faults(state: CreationState) -> Iterator[str]:
    """A world has a tile for every turn its seat has had, all within three by three and in one piece."""
    world = state.world
    for seat in range(SEATS):
        built = state.built[seat]
        for cell in range(CELLS):
            at = seat * CELLS + cell
            if bool(built & bit(cell)) != (state.tile_at[at] != NONE) or not 0 <= state.turns_at[at] < 4:
                yield f"seat {seat} has {state.tile_at[at]} turned {state.turns_at[at]} in place {cell}"
        if built and (not built & bit(12) or all(built & ~window for window in world.window)):
            yield f"the world of seat {seat} is beyond three by three"
        if count(reached(state, built)) != count(built):
            yield f"the world of seat {seat} is in pieces"
        if count(built) != turns_had(state, seat):
            yield f"seat {seat} has {count(built)} tiles after {turns_had(state, seat)} turns"


def reached(state: CreationState, built: int) -> int:
    """The places of a world that hang together with its first tile."""
    group, before = built & bit(12), 0
    while group != before:
        before = group
        sideways = (group << 1) & state.world.not_first | (group >> 1) & state.world.not_last
        group |= (sideways | group << 5 | group >> 5) & built
    return group


def turns_had(state: CreationState, seat: int) -> int:
    """How many tiles a seat has placed by now."""
    if seat >= state.world.players or state.stage in (LAYING, DEALING, FIRST_SEAT):
        return 0
    if state.stage == FINISHED:
        return 9
    order = (seat - state.first) % state.world.players
    now = (state.turn - state.first) % state.world.players
    return state.round - 1 + (order < now or (order == now and state.stage in (DRAWING, TURNING)))


def god_faults(state: CreationState) -> Iterator[str]:
    """Each god token is dealt once or not at all, to seats in order; only a dealt one can have been shown."""
    dealt = [god for god in state.god if god != NONE]
    left = [god for god in range(TERRAINS) if state.gods & bit(god)]
    if sorted([*dealt, *left]) != list(range(TERRAINS)):
        yield f"god tokens are not each in one place: {sorted([*dealt, *left])}"
    if list(state.god) != [*dealt, *[NONE] * (SEATS - len(dealt))] or len(dealt) > state.world.players:
        yield f"god tokens are not dealt in order: {list(state.god)}"
    if state.stage not in (LAYING, DEALING) and len(dealt) != state.world.players:
        yield f"{len(dealt)} god tokens for {state.world.players} players"
    if (state.stage == LAYING and dealt) or (state.stage == DEALING and len(dealt) == state.world.players):
        yield f"{len(dealt)} god tokens were dealt too early"
    if state.shown & ~(bit(len(dealt)) - 1):
        yield "a god token was shown that was not dealt"
    for seat in range(len(dealt)):
        if state.shown & bit(seat) and not has_chosen(state, seat):
            yield f"seat {seat} has shown a god token before its first turn"


def has_chosen(state: CreationState, seat: int) -> bool:
    """Whether a seat has had the choice between a push and its god."""
    return turns_had(state, seat) > 0 or (seat == state.turn and state.stage in (PLACING, DRAWING, TURNING))


def turn_faults(state: CreationState) -> Iterator[str]:
    """The turn is one that can be: a stage that fits who is to move, a tile in hand when one is to be placed."""
    setting_up = state.stage in (LAYING, DEALING, FIRST_SEAT)
    if not 1 <= state.round <= 9 or (setting_up and state.round != 1) or (state.stage == FINISHED and state.round != 9):
        yield f"round {state.round} of 9 in stage {state.stage}"
    by_chance = (LAYING, DEALING, FIRST_SEAT, TURNING)
    mover = CHANCE if state.stage in by_chance else OVER if state.stage == FINISHED else state.turn
    if state.moving != mover:
        yield f"stage {state.stage} does not fit mover {state.moving}"
    if (state.held != NONE) != (state.stage == PLACING):
        yield f"tile {state.held} in hand in stage {state.stage}"
    empty = [cell for cell, tile in enumerate(state.map) if tile == NONE]
    gaps = 1 if state.stage in (PLACING, DRAWING, TURNING) else 0
    if state.stage == LAYING:
        if not empty or state.gap != empty[0]:
            yield f"the map has the free cells {empty}, not {state.gap}"
    elif len(empty) != gaps or (empty and empty[0] != state.gap) or (not empty and state.gap != NONE):
        yield f"the map has the free cells {empty}, not {state.gap}"
    chosen = NONE if state.options.first is None else state.options.first
    if state.first == NONE and not setting_up:
        yield "nobody began"
    elif state.first != chosen and (setting_up or chosen != NONE):
        yield f"seat {state.first} began, not {chosen}"
    if state.stage == FIRST_SEAT and state.first != NONE:
        yield "chance is to say who begins, but it is known"
    if state.stage == FINISHED and state.turn != state.first:
        yield f"the game ended in the turn of seat {state.turn}"
