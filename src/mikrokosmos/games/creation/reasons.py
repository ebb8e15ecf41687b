"""Reasons: what each terrain scores and why, now or after a placement, from the rules' own sums."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mikrokosmos.core.errors import IllegalAction
from mikrokosmos.core.ledger import Ledger
from mikrokosmos.games.creation import scoring
from mikrokosmos.games.creation.content import TERRAINS as TERRAIN_IDS
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.refusals import refusal

if TYPE_CHECKING:
    from mikrokosmos.games.creation.state import CreationState

Json = dict[str, Any]


def income(state: CreationState, seat: int) -> Json:
    """What the seat's world would score now: every terrain's largest group times its statues."""
    if seat not in range(state.world.players):
        raise ValueError(f"there is no seat {seat}: seats are 0 to {state.world.players - 1}")
    with Ledger(state) as ledger:
        total = scoring.score(state, seat)
    terms = [
        {"reason": "terrain", "of": TERRAIN_IDS[terrain], "group": group, "statues": statues, "amount": amount}
        for _, terrain, group, statues, amount, _ in ledger.lines
    ]
    return {"total": total, "terms": terms}


def explain(state: CreationState, x: int) -> Json:
    """For a placement: what the world would score with it, and how many points more that is; nothing else costs."""
    why = refusal(state, x)
    if why is not None:
        raise IllegalAction(f"only a legal action can be explained; {x} is refused: {why}")
    if state.stage != PLACING:
        return {"total": 0, "terms": []}
    seat = state.turn
    later = state.copy()
    later.play(x)
    after = income(later, seat)
    return {**after, "gain": after["total"] - scoring.score(state, seat)}
