"""The games one can set up a table for."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache, partial

from fastapi import APIRouter, Request

import mikrokosmos as mk
from mikrokosmos import bots
from mikrokosmos.core.interface import HouseRule, Selection
from mikrokosmos.core.learned.win_chance import learned
from mikrokosmos.server import wire
from mikrokosmos.server.routes.answers import refusals
from mikrokosmos.server.routes.large_bodies import LargeBody
from mikrokosmos.server.services import services_of
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.setup import checking

routes = APIRouter(tags=["games"], route_class=LargeBody)

LEVELS = ("random", "novice", "adept", "greedy", "expert", "champion")
"""The bots people play against, from the weakest to the strongest; others a person has installed come after them."""
CHECK = 5
"""To check own content counts for so many requests."""
LONGEST_FAULTS = 8000
"""Characters of all faults of own content together."""
NOT_OFFERED = frozenset({"reference"})
"""Something to measure by, no opponent."""


@routes.get("/api/games", responses=refusals())
async def games() -> wire.GameList:
    """The games of this server, with the bots that play them."""
    return wire.GameList(games=[listed(mk.game(name)) for name in mk.games()])


@routes.post("/api/games/{game}/content", responses=refusals(404, 409))
async def read_content(request: Request, game: str, given: wire.OwnContent) -> wire.ContentRead:
    """Check content of one's own; all that is wrong with it is told at once."""
    services_of(request).charge(request, CHECK)
    found = known(game)
    if (option := found.own_content) is None:
        raise Refused("not-found")
    value = await services_of(request).slow_work.do(partial(checked_content, found, option, given.text))
    return wire.ContentRead(option=option, value=value)


def checked_content(game: mk.Game, option: str, text: str) -> mk.Json:
    """What the TOML says, if a game can be played with it."""
    try:
        value = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Refused("bad-options", why=f"TOML: {error}"[:LONGEST_FAULTS]) from None
    options = {"players": game.seats[0], option: value}
    with checking(options, LONGEST_FAULTS):
        game.renew(options)
    return value


@routes.post("/api/games/{game}/selections", responses=refusals(404, 409))
async def selections(request: Request, game: str, given: wire.OptionsGiven) -> wire.Selections:
    """What can be selected with these options, and how many must take part."""
    told = await services_of(request).slow_work.do(partial(selections_with, known(game), given.options))
    return wire.Selections(
        selections={name: wire.Selection(rows=list(it.rows), least=it.least) for name, it in told.items()}
    )


def selections_with(game: mk.Game, options: mk.Json) -> Mapping[str, Selection]:
    """What can be selected, if a game can be played with these options."""
    with checking(options):
        return game.selections_with(options)


def known(game: str) -> mk.Game:
    """The game of this name; `Refused` if there is none."""
    if game not in mk.games():
        raise Refused("not-found")
    return mk.game(game)


def listed(game: mk.Game) -> wire.GameListed:
    """One game."""
    able = [name for name in bots.names() if name not in NOT_OFFERED and bots.plays(name, game)]
    able.sort(key=lambda name: LEVELS.index(name) if name in LEVELS else len(LEVELS))
    return wire.GameListed(
        game=game.id,
        players=list(game.seats),
        learned=[players for players in game.seats if knows_chances(game, players)],
        searching=[name for name in able if name in bots.SEARCHES],
        bots=able,
        orders=list(game.orders),
        house=[house_rule(it) for it in game.house_rules],
        own_content=game.own_content,
        selections={option: list(rows) for option, rows in game.selections.items()},
    )


@lru_cache(64)
def knows_chances(game: mk.Game, players: int) -> bool:
    """Whether there are learned weights for so many players."""
    return learned(game.new(players=players))


def house_rule(rule: HouseRule) -> wire.HouseRuleListed:
    """One point that the table decides."""
    books = [list(books) for books in rule.books]
    return wire.HouseRuleListed(key=rule.key, choices=list(rule.choices), rule=rule.rule, books=books)
