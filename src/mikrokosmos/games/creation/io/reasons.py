# cython: annotation_typing=False
"""Reasons: what each terrain scores and why, now or after a placement, from the rules' own sums."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mikrokosmos.core.errors import IllegalAction
from mikrokosmos.core.ledger import Ledger
from mikrokosmos.games.creation.content.table import TERRAINS as TERRAIN_IDS
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.io.actions import place_of
from mikrokosmos.games.creation.io.refusals import refusal
from mikrokosmos.games.creation.rules import scoring
from mikrokosmos.games.creation.rules.position import CreationPosition
from mikrokosmos.games.creation.types.reasons import Cost, Income, ShownTerm, Term

if TYPE_CHECKING:
    from mikrokosmos.games.creation.state import CreationState


def income(state: CreationState, seat: int) -> Income:
    """What the seat's world would score now: every terrain's largest group times its statues."""
    if seat not in range(state.world.players):
        raise ValueError(f"there is no seat {seat}: seats are 0 to {state.world.players - 1}")
    return {"total": scoring.score(state, seat), "terms": terms(state, seat)}


def terms(position: CreationPosition, seat: int) -> list[Term]:
    """Each terrain's largest group times its statues, in the order of the terrains."""
    with Ledger(position) as ledger:
        scoring.score(position, seat)
    return [
        {"reason": "terrain", "of": TERRAIN_IDS[terrain], "group": group, "statues": statues, "amount": amount}
        for _, terrain, group, statues, amount, _ in ledger.lines
    ]


def shown_terms(position: CreationPosition, seat: int) -> list[ShownTerm]:
    """The same to be looked at: each with the squares of the group that is counted."""
    return [{**term, "squares": squares(position, seat, terrain)} for terrain, term in enumerate(terms(position, seat))]


def squares(position: CreationPosition, seat: int, terrain: int) -> list[list[int]]:
    """The squares of a terrain's largest group, two to a tile each way; `[0, 0]` is the top left of the first."""
    group = scoring.largest(position, scoring.squares_of(position, seat, terrain))
    x, y = place_of(scoring.corner(position.built[seat]))
    return [[x * 2 + at % 6, y * 2 + at // 6] for at in range(36) if group >> at & 1]


def explain(state: CreationState, x: int) -> Cost:
    """For a placement: what the world would score with it, and how many points more that is; nothing else costs. For a
    push, or a god that is shown: the tile it brings.
    """
    why = refusal(state, x)
    if why is not None:
        raise IllegalAction(f"only a legal action can be explained; {x} is refused: {why}")
    if state.stage not in (CHOOSING, PLACING):
        return {"total": 0, "terms": []}
    seat = state.turn
    later = state.played(x)
    if state.stage == CHOOSING:
        return {"total": 0, "terms": [], "tile": state.world.tiles[later.held].id}
    after = income(later, seat)
    gain = after["total"] - scoring.score(state, seat)
    return {"total": after["total"], "terms": after["terms"], "gain": gain}
