"""The games one can set up a table for."""

from __future__ import annotations

from fastapi import APIRouter

import mikrokosmos as mk
from mikrokosmos import bots
from mikrokosmos.core.interface import HouseRule
from mikrokosmos.server import wire
from mikrokosmos.server.routes.answers import refusals

routes = APIRouter(tags=["games"])

LEVELS = ("random", "novice", "adept", "greedy")
"""The bots people play against, from the weakest to the strongest; others a person has installed come after them."""
NOT_OFFERED = frozenset({"reference"})
"""A yardstick for measurements, no opponent."""


@routes.get("/api/games", responses=refusals())
async def games() -> wire.GameList:
    """The games of this server, with the bots that play them."""
    return wire.GameList(games=[listed(mk.game(name)) for name in mk.games()])


def listed(game: mk.Game) -> wire.GameListed:
    """One game."""
    able = [name for name in bots.names() if name not in NOT_OFFERED and bots.plays(name, game)]
    able.sort(key=lambda name: LEVELS.index(name) if name in LEVELS else len(LEVELS))
    return wire.GameListed(
        game=game.id,
        players=list(game.seats),
        bots=able,
        orders=list(game.orders),
        house=[house_rule(it) for it in game.house_rules],
    )


def house_rule(rule: HouseRule) -> wire.HouseRuleListed:
    """One point that the table decides."""
    books = [list(books) for books in rule.books]
    return wire.HouseRuleListed(key=rule.key, choices=list(rule.choices), rule=rule.rule, books=books)
