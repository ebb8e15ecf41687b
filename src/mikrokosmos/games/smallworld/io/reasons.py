"""Reasons: why an action costs what it costs and what a seat would earn, from the rules' own sums."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mikrokosmos.core.errors import IllegalAction
from mikrokosmos.core.ledger import Ledger
from mikrokosmos.games.smallworld.content.table import MARKERS as MARKER_IDS
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.io.actions import row_id
from mikrokosmos.games.smallworld.io.refusals import refusal
from mikrokosmos.games.smallworld.rules import scoring
from mikrokosmos.games.smallworld.rules.conquest import cost, with_roll
from mikrokosmos.games.smallworld.rules.legal import family_of, first_of
from mikrokosmos.games.smallworld.rules.peoples import strength

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.state import SmallWorldState

Json = dict[str, Any]

TERMS = (
    "base",
    "tokens",
    "tribe",
    "mountain",
    "marker",
    "discount",
    "beside",
    "minimum",
    "pips",
    "active",
    "declined",
    "income",
    "spoils",
    "stipend",
    "windfall",
    "earns",
    "dragon",
    "price",
    "banner",
    "badge",
    "raiders",
)
"""The reasons a term may give: first those the rules note, in the order of their ids."""


def term(state: SmallWorldState, line: tuple[int, int, int, int, int, int]) -> Json:
    """One term of a sum: its reason, its amount, and the race, power or marker it comes from."""
    _, reason, row, amount, _, _ = line
    told: Json = {"reason": TERMS[reason], "amount": amount}
    whose = MARKER_IDS[row] if reason in (T_MARKER, T_EARNS) else row_id(state.world, row)
    if whose is not None:
        told["of"] = whose
    return told


def terms(state: SmallWorldState, ledger: Ledger) -> list[Json]:
    """The terms the rules noted."""
    return [term(state, line) for line in ledger.lines]


def income(state: SmallWorldState, seat: int) -> Json:
    """What the seat would earn if it scored now."""
    if seat not in range(state.world.players):
        raise ValueError(f"there is no seat {seat}: seats are 0 to {state.world.players - 1}")
    with Ledger(state) as ledger:
        total = scoring.income(state, seat)
    return {"total": total, "terms": terms(state, ledger)}


def explain(state: SmallWorldState, x: int) -> Json:
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
    return {"total": 0, "terms": []}


def explain_conquest(state: SmallWorldState, region: int, attempt: bool) -> Json:
    """The cost of a region and what the people has; for an attempt, how many of six faces suffice and what it ends."""
    have = strength(state, state.marcher)
    with Ledger(state) as ledger:
        total = cost(state, state.marcher, region)
        if state.stage == ROLLED:
            total = with_roll(state, total)
    told = {"total": total, "terms": terms(state, ledger), "have": have}
    if attempt:
        told["short"] = total - have
        told["faces"] = sum(have + pips >= total for pips in (0, 0, 0, 1, 2, 3))
        # Whether the active race (or the one to be picked) cannot conquer any more this turn (EDGE-GHOUL-4).
        told["forfeits"] = int(state.standing[state.marcher] == DECLINED and not state.world.die_for_each)
    return told


def explain_combo(state: SmallWorldState, slot: int) -> Json:
    """The price of a combo, the coins lying on it, and the tokens it brings."""
    race, power = state.column_race[slot], state.column_power[slot]
    number, raiders = state.world.number, state.world.raiders
    tokens = [
        {"reason": "banner", "amount": number[race], "of": row_id(state.world, race)},
        {"reason": "badge", "amount": number[power], "of": row_id(state.world, power)},
    ]
    tokens += [
        {"reason": "raiders", "amount": raiders[row], "of": row_id(state.world, row)}
        for row in (race, power)
        if raiders[row]
    ]
    return {
        "total": slot,
        "terms": [{"reason": "price", "amount": slot}] if slot else [],
        "found": state.column_coins[slot],
        "tokens": {"total": sum(part["amount"] for part in tokens), "terms": tokens},
    }
