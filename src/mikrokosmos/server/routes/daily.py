"""The daily deal: today's game, the same for everybody, and who has done how well."""

from __future__ import annotations

from fastapi import APIRouter, Request

from mikrokosmos.server import wire_daily as wire
from mikrokosmos.server.daily.days import day_before, end_of
from mikrokosmos.server.daily.results import Placed
from mikrokosmos.server.daily.service import fingerprint
from mikrokosmos.server.routes.answers import refusals
from mikrokosmos.server.routes.games import known
from mikrokosmos.server.services import Services, services_of
from mikrokosmos.server.storage.errors import TooMany
from mikrokosmos.server.storage.rows import Deal, Identity
from mikrokosmos.server.tables.refused import Refused

routes = APIRouter(tags=["daily deal"])

NEW_TABLE = 5
"""A new table counts for so many requests."""
SHOWN = 100
"""So many results are told, and one's own."""


@routes.get("/api/daily/{game}", responses=refusals(404))
async def daily(request: Request, game: str) -> wire.DailySeen:
    """Today's deal and yesterday's, with their results as far as one may know them."""
    services = services_of(request)
    found = known(game)
    person = await services.person(request.cookies)
    today = await services.daily.todays(found)
    before = await services.store.deals.find(day_before(today.day), game)
    return wire.DailySeen(
        game=game,
        now=services.store.now(),
        today=await seen(services, today, person),
        yesterday=None if before is None else await seen(services, before, person),
    )


@routes.post("/api/daily/{game}", status_code=201, responses=refusals(401, 404, 409))
async def play(request: Request, game: str) -> wire.DealTable:
    """Play today's deal: one's first game counts, and is gone on with until it is over."""
    services = services_of(request)
    found = known(game)
    person = await services.required_person(request)
    services.site.must_be_invited(person)
    services.charge(request, NEW_TABLE)
    most = services.settings.limits.tables_per_identity
    try:
        table, counts = await services.daily.play(found, person, most)
    except TooMany:
        raise Refused("too-many-tables", most=most) from None
    return wire.DealTable(table=table, counts=counts)


async def seen(services: Services, deal: Deal, person: Identity | None) -> wire.DealSeen:
    """A deal as a person may see it: nothing of how others have done before the own game is over, or the day."""
    over = services.daily.over(deal.day)
    finished = await services.daily.finished(deal.day, deal.game, person)
    mine = None if person is None else await services.store.deals.counted_table(deal.day, deal.game, person.id)
    results = await services.daily.results(deal, person) if over or finished else None
    return wire.DealSeen(
        day=deal.day,
        ends=end_of(deal.day),
        over=over,
        players=deal.setup["players"],
        bot=deal.setup["bot"],
        seat=deal.setup["seat"],
        commitment=fingerprint(deal),
        seed=deal.seed.hex() if over else None,
        table=mine,
        finished=finished,
        count=None if results is None else len(results),
        results=None if results is None else [line(it) for at, it in enumerate(results) if at < SHOWN or it.mine],
    )


def line(placed: Placed) -> wire.DealResultSeen:
    """One result."""
    return wire.DealResultSeen(
        rank=placed.rank, name=placed.name, score=placed.score, place=placed.place, mine=placed.mine
    )
