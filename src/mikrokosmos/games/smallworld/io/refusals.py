"""Refusals: why an action is not allowed now, as a reason id and the facts behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mikrokosmos.core.bits import bit, count
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.io.actions import BY_REGION, PLAINLY, STAGES, row_name
from mikrokosmos.games.smallworld.rules.conquest import at_peace, cost, reach, targets, with_roll
from mikrokosmos.games.smallworld.rules.legal import family_of, first_of, is_legal
from mikrokosmos.games.smallworld.rules.peoples import abilities, immune, strength
from mikrokosmos.games.smallworld.rules.redeployment import heroes, room_for_heroes, room_for_tokens
from mikrokosmos.games.smallworld.types.refusals import Refusal

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.state import SmallWorldState


def refusal(state: SmallWorldState, x: int) -> Refusal | None:
    """Why an action (or outcome) is not possible now; None if it is."""
    if state.moving == OVER:
        return {"reason": "over"}
    if state.moving == CHANCE:
        if any(x == outcome for outcome, _ in state.chances()):
            return None
        return {"reason": "chance-moves", "stage": STAGES[state.stage]}
    if not 0 <= x < ACTIONS:
        return {"reason": "no-such-action"}
    if is_legal(state, x):
        return None
    family = family_of(x)
    it = x - first_of(family)
    name = PLAINLY[it] if family == PLAIN else {PICK: "pick", ALLY: "ally"}.get(family) or BY_REGION[family]
    if state.stage not in WHEN[name]:
        return {"reason": "not-now", "stage": STAGES[state.stage]}
    if family < PICK and it >= state.world.regions:
        return {"reason": "no-such-region", "regions": state.world.regions}
    return WHY[name](state, it)


def not_conquerable(state: SmallWorldState, region: int) -> Refusal | None:
    """Why a region cannot be attacked at all, whatever the means."""
    people, here = state.marcher, bit(region)
    flags = abilities(state, people)
    if state.held[people] & here:
        return {"reason": "own-region"}
    if not flags & SAILS and not state.world.land & here:
        return {"reason": "water"}
    if not reach(state, people, flags) & here:
        return {"reason": "out-of-reach" if state.held[people] else "not-an-entry"}
    if immune(state, people) & here:
        return {"reason": "immune"}
    if at_peace(state, people) & here:
        return {"reason": "pact", "with": state.seat_of[state.race_at[region]]}
    return None


def why_not_conquer(state: SmallWorldState, region: int) -> Refusal:
    """A conquest is refused."""
    price = cost(state, state.marcher, region)
    if state.stage == ROLLED:
        price = with_roll(state, price)
    have = strength(state, state.marcher)
    return not_conquerable(state, region) or {"reason": "too-few-tokens", "cost": price, "have": have}


def why_not_attempt(state: SmallWorldState, region: int) -> Refusal:
    """A final attempt is refused."""
    if abilities(state, state.marcher) & BERSERK:
        return {"reason": "rolls-before"}
    have = strength(state, state.marcher)
    price = cost(state, state.marcher, region)
    unreachable = not_conquerable(state, region)
    if unreachable is not None:
        return unreachable
    if have == 0:
        return {"reason": "no-token"}
    return {"reason": "enough-tokens" if price <= have else "too-far-short", "cost": price, "have": have}


def why_not_dragon(state: SmallWorldState, region: int) -> Refusal:
    """A dragon's attack is refused."""
    people = state.marcher
    dragons = state.world.dragons[people] + state.world.dragons[state.power_of[people]]
    if not dragons or state.standing[people] != ACTIVE:
        return {"reason": "no-dragon"}
    if state.struck:
        return {"reason": "dragon-has-flown"}
    return not_conquerable(state, region) or {"reason": "no-token"}


def why_not_convert(state: SmallWorldState, region: int) -> Refusal:
    """A conversion is refused."""
    people = state.marcher
    if not abilities(state, people) & CONVERTS:
        return {"reason": "no-conversion"}
    if state.tray[people] == 0:
        return {"reason": "tray-empty"}
    if not state.held[people]:
        return {"reason": "not-on-the-map"}
    unreachable = not_conquerable(state, region)
    if unreachable is not None:
        return unreachable
    victim = state.race_at[region]
    if victim == NONE or state.standing[victim] != ACTIVE:
        return {"reason": "not-an-active-token"}
    if state.converted & bit(state.seat_of[victim]):
        return {"reason": "converted-already", "seat": state.seat_of[victim]}
    return {"reason": "not-alone", "tokens": state.tokens[region], "camps": state.camps[region]}


def why_not_abandon(state: SmallWorldState, region: int) -> Refusal:
    """Giving up a region is refused."""
    if not mine(state, region):
        return {"reason": "not-held"}
    if state.conquered & bit(region):
        return {"reason": "taken-this-turn"}
    people = state.race_at[region]
    if state.stage == GIVING_UP or people != state.marcher:
        return {"reason": "other-race", "race": row_name(state.world, people)}
    return {"reason": "too-late"}


def mine(state: SmallWorldState, region: int) -> bool:
    """Whether the seat to act holds the region with a race whose things it may put down."""
    people = state.race_at[region]
    return people != NONE and state.seat_of[people] == state.moving


def why_not_place(state: SmallWorldState, region: int) -> Refusal:
    """Putting a token down is refused."""
    return {"reason": "none-in-hand"} if mine(state, region) else {"reason": "not-held"}


def why_not_camp(state: SmallWorldState, region: int) -> Refusal:
    """Putting an encampment down is refused."""
    people = state.active[state.moving]
    if people == NONE or not state.spare_camps[people]:
        return {"reason": "none-in-hand"}
    return {"reason": "not-held"} if not state.held[people] & bit(region) else {"reason": "none-in-hand"}


def why_not_fort(state: SmallWorldState, region: int) -> Refusal:
    """Building a fortress is refused."""
    people = state.active[state.turn]
    allowed = state.world.forts[people] + state.world.forts[state.power_of[people]]
    if allowed == 0:
        return {"reason": "no-fortress"}
    if state.built >= allowed:
        return {"reason": "built-already"}
    if count(state.marks[FORTRESS]) >= state.world.supply[FORTRESS]:
        return {"reason": "supply-empty"}
    return {"reason": "has-one"} if state.marks[FORTRESS] & bit(region) else {"reason": "not-held"}


def why_not_hero(state: SmallWorldState, region: int) -> Refusal:
    """Putting a hero down is refused."""
    people = state.active[state.turn]
    if not heroes(state, people):
        return {"reason": "no-hero"}
    if not state.held[people] & bit(region):
        return {"reason": "not-held"}
    return {"reason": "has-one"} if state.marks[CHAMPION] & bit(region) else {"reason": "none-in-hand"}


def why_not_pick(state: SmallWorldState, slot: int) -> Refusal:
    """A combo is refused."""
    if state.stage != PICKING and (state.advanced or state.active[state.turn] != NONE):
        return {"reason": "not-now", "stage": STAGES[state.stage]}
    if slot >= state.column_size:
        return {"reason": "empty-slot"}
    return {"reason": "cannot-pay", "price": slot, "have": state.coins[state.turn]}


def why_not_ally(state: SmallWorldState, seat: int) -> Refusal:
    """A pact is refused."""
    if seat >= state.world.players or seat == state.turn:
        return {"reason": "no-such-opponent"}
    return {"reason": "attacked"}


def why_not_decline(state: SmallWorldState, _: int) -> Refusal:
    """Declining is refused."""
    return {"reason": "too-late" if state.active[state.turn] != NONE else "no-active-race"}


def why_not_roll(state: SmallWorldState, _: int) -> Refusal:
    """The berserk die is refused."""
    people = state.marcher
    flags = abilities(state, people)
    if not flags & BERSERK:
        return {"reason": "no-berserk"}
    if strength(state, people) == 0:
        return {"reason": "no-token"}
    return {"reason": "nothing-within-a-roll" if targets(state, people, flags) else "out-of-reach"}


def why_not_done(state: SmallWorldState, _: int) -> Refusal:
    """Finishing the step is refused."""
    if room_for_tokens(state, state.moving):
        return {"reason": "tokens-in-hand"}
    assert room_for_heroes(state, state.moving)
    return {"reason": "heroes-in-hand"}


WHEN = {
    "conquer": (CONQUEST, ROLLED),
    "attempt": (CONQUEST,),
    "dragon": (CONQUEST,),
    "convert": (CONQUEST,),
    "abandon": (CONQUEST, GIVING_UP),
    "place": (REDEPLOYMENT, WITHDRAWAL),
    "camp": (REDEPLOYMENT, WITHDRAWAL),
    "fort": (REDEPLOYMENT,),
    "hero": (REDEPLOYMENT,),
    "pick": (PICKING, CONQUEST),
    "ally": (PEACE,),
    "decline": (CONQUEST, LAST_WORD),
    "roll": (CONQUEST,),
    "stop": (CONQUEST, ROLLED),
    "done": (REDEPLOYMENT, WITHDRAWAL, PEACE, LAST_WORD),
}
"""In which stages a type of action has a place at all."""

WHY = {
    "conquer": why_not_conquer,
    "attempt": why_not_attempt,
    "dragon": why_not_dragon,
    "convert": why_not_convert,
    "abandon": why_not_abandon,
    "place": why_not_place,
    "camp": why_not_camp,
    "fort": why_not_fort,
    "hero": why_not_hero,
    "pick": why_not_pick,
    "ally": why_not_ally,
    "decline": why_not_decline,
    "roll": why_not_roll,
    "done": why_not_done,
}
"""Who knows why a type of action is refused in a stage where it has a place."""
