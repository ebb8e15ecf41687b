# cython: annotation_typing=False
"""Reasons: why an action costs what it costs and what a seat would earn, from the rules' own sums."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mikrokosmos.core.bits import *
from mikrokosmos.core.errors import IllegalAction
from mikrokosmos.core.ledger import Ledger
from mikrokosmos.games.smallworld.content.table import MARKERS as MARKER_IDS
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.io.actions import row_name
from mikrokosmos.games.smallworld.io.refusals import refusal
from mikrokosmos.games.smallworld.rules import scoring
from mikrokosmos.games.smallworld.rules.conquest import cost, with_roll
from mikrokosmos.games.smallworld.rules.decline import decline
from mikrokosmos.games.smallworld.rules.legal import family_of, first_of
from mikrokosmos.games.smallworld.rules.peoples import strength
from mikrokosmos.games.smallworld.types.reasons import (
    AttemptCost,
    ComboCost,
    ConquestCost,
    Cost,
    DeclineCost,
    Income,
    LandReason,
    PlainReason,
    RowReason,
    Term,
)

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.state import SmallWorldState

PLAIN_TERMS: dict[int, PlainReason] = {
    T_BASE: "base",
    T_TRIBE: "tribe",
    T_MOUNTAIN: "mountain",
    T_MINIMUM: "minimum",
    T_PIPS: "pips",
}
LAND_TERMS: dict[int, LandReason] = {T_ACTIVE: "active", T_DECLINED: "declined", T_INCOME: "income"}
ROW_TERMS: dict[int, RowReason] = {
    T_TOKENS: "tokens",
    T_DISCOUNT: "discount",
    T_BESIDE: "beside",
    T_SPOILS: "spoils",
    T_STIPEND: "stipend",
    T_WINDFALL: "windfall",
}
"""The reasons the rules note, by what they come from: nothing, land, or a race or power."""


def term(state: SmallWorldState, line: tuple[int, int, int, int, int, int]) -> Term:
    """One term of a sum: its reason, its amount, the race, power or marker it comes from, and the land that pays."""
    _, reason, row, amount, low, high = line
    if reason in PLAIN_TERMS:
        return {"reason": PLAIN_TERMS[reason], "amount": amount}
    if reason == T_MARKER:
        return {"reason": "marker", "amount": amount, "of": MARKER_IDS[row]}
    land = low | high << HALF_OF_REGIONS
    regions = [region + 1 for region in range(REGIONS) if land & bit(region)]
    if reason == T_EARNS:
        return {"reason": "earns", "amount": amount, "of": MARKER_IDS[row], "regions": regions}
    if reason in LAND_TERMS:
        of = row_name(state.world, row)
        return {"reason": LAND_TERMS[reason], "amount": amount, "of": of, "regions": regions}
    return {"reason": ROW_TERMS[reason], "amount": amount, "of": row_name(state.world, row)}


def terms(state: SmallWorldState, ledger: Ledger) -> list[Term]:
    """The terms the rules noted."""
    return [term(state, line) for line in ledger.lines]


def income(state: SmallWorldState, seat: int) -> Income:
    """What the seat would earn if it scored now."""
    if seat not in range(state.world.players):
        raise ValueError(f"there is no seat {seat}: seats are 0 to {state.world.players - 1}")
    with Ledger(state) as ledger:
        total = scoring.income(state, seat)
    return {"total": total, "terms": terms(state, ledger)}


def explain(state: SmallWorldState, x: int) -> Cost:
    """Why a legal action costs what it costs, in tokens or (for a combo) in coins."""
    why = refusal(state, x)
    if why is not None:
        raise IllegalAction(f"only a legal action can be explained; {x} is refused: {why}")
    if state.moving == CHANCE:
        return {"total": 0, "terms": []}
    family = family_of(x)
    it = x - first_of(family)
    if family in (CONQUER, ATTEMPT):
        return explain_conquest(state, it, family == ATTEMPT)
    if family == STRIKE:
        return {"total": 1, "terms": [{"reason": "dragon", "amount": 1}], "have": strength(state, state.marcher)}
    if family == PICK:
        return explain_combo(state, it)
    if family == PLAIN and it == DECLINE:
        return explain_decline(state)
    return {"total": 0, "terms": []}


def explain_conquest(state: SmallWorldState, region: int, attempt: bool) -> ConquestCost | AttemptCost:
    """The cost of a region and what the people has; for an attempt, how many of six faces suffice and what it ends."""
    have = strength(state, state.marcher)
    with Ledger(state) as ledger:
        total = cost(state, state.marcher, region)
        if state.stage == ROLLED:
            total = with_roll(state, total)
    why = terms(state, ledger)
    if not attempt:
        return {"total": total, "terms": why, "have": have}
    return {
        "total": total,
        "terms": why,
        "have": have,
        "short": total - have,
        "faces": len([pips for pips in (0, 0, 0, 1, 2, 3) if have + pips >= total]),
        # Whether the active race (or the one to be picked) cannot conquer any more this turn (EDGE-GHOUL-4).
        "forfeits": int(state.standing[state.marcher] == DECLINED and not state.world.die_for_each),
    }


def explain_combo(state: SmallWorldState, slot: int) -> ComboCost:
    """The price of a combo, the coins lying on it, and the tokens it brings."""
    race, power = state.column_race[slot], state.column_power[slot]
    number, raiders = state.world.number, state.world.raiders
    tokens: list[Term] = [
        {"reason": "banner", "amount": number[race], "of": row_name(state.world, race)},
        {"reason": "badge", "amount": number[power], "of": row_name(state.world, power)},
    ]
    for row in (race, power):
        if raiders[row]:
            tokens.append({"reason": "raiders", "amount": raiders[row], "of": row_name(state.world, row)})
    return {
        "total": slot,
        "terms": [{"reason": "price", "amount": slot}] if slot else [],
        "found": state.column_coins[slot],
        "tokens": {"total": sum([part["amount"] for part in tokens]), "terms": tokens},
    }


def explain_decline(state: SmallWorldState) -> DeclineCost:
    """What the turn pays with a decline and without one, and what is paid for the regions in decline after it."""
    seat = state.turn
    scored = state.stage == LAST_WORD  # POW-STOUT: this turn's coins are paid
    then = state.copy()
    decline(then, seat)
    later = income(then, seat)
    return {
        "total": 0,
        "terms": [],
        "now": 0 if scored else later["total"],
        "stay": 0 if scored else income(state, seat)["total"],
        "later": later,
        "gone": regions_in_decline(state, seat)
        + count(state.held[state.active[seat]])
        - regions_in_decline(then, seat),
    }


def regions_in_decline(state: SmallWorldState, seat: int) -> int:
    """How many regions the races of a seat hold that are in decline."""
    return sum(
        [
            count(state.held[people])
            for people in range(len(state.world.content.races))
            if state.seat_of[people] == seat and state.standing[people] == DECLINED
        ]
    )
