"""The analysis of a game that is over: asked for once, told line by line, and kept; with films of what was better."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from starlette.responses import StreamingResponse

from mikrokosmos.core.interface import Json
from mikrokosmos.core.record import Record
from mikrokosmos.server import wire
from mikrokosmos.server.analyses.keys import key_of
from mikrokosmos.server.analyses.pool import Job
from mikrokosmos.server.delta import json_text
from mikrokosmos.server.replays import steps
from mikrokosmos.server.routes.answers import TableId, refusals
from mikrokosmos.server.routes.records import FromSeat, ReplayId, shown
from mikrokosmos.server.routes.sources import finished, shared
from mikrokosmos.server.services import Services, address_of, services_of
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.wire_analysis import ANALYSIS_NEWS

routes = APIRouter(tags=["records"])

ANALYSE = 40
"""To analyse a game counts for so many requests."""
LINES = "application/x-ndjson"

Level = Annotated[Literal["quick", "deep"], Query(description="How hard to look.")]
Turn = Annotated[int, Query(ge=0, le=100_000, description="The number of the turn.")]
TOLD: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "Lines of JSON, each an `AnalysisNews`: how far it is, and at last the analysis.",
        "content": {LINES: {}},
    }
}


@routes.post("/api/tables/{table_id}/analysis", response_class=Response, responses={**TOLD, **refusals(404, 409)})
async def of_table(request: Request, table_id: TableId, level: Level = "quick") -> Response:
    """Analyse the game of a table; refused to everybody while it is played."""
    services = services_of(request)
    return await analysed(request, services, await finished(request, services, table_id), level)


@routes.post("/api/replays/{replay_id}/analysis", response_class=Response, responses={**TOLD, **refusals(404, 409)})
async def of_replay(request: Request, replay_id: ReplayId, level: Level = "quick") -> Response:
    """Analyse the game of a shared replay, if it came to its end."""
    services = services_of(request)
    return await analysed(request, services, await shared(request, services, replay_id), level)


@routes.get("/api/tables/{table_id}/analysis/plan", response_model=wire.Show, responses=refusals(404, 409))
async def plan_of_table(
    request: Request, table_id: TableId, turn: Turn, level: Level = "quick", seat: FromSeat = None
) -> Response:
    """What would have been better in a turn, to watch; the game was analysed before."""
    services = services_of(request)
    record = await finished(request, services, table_id)
    return await filmed(request, services, table_id, record, turn, level, seat)


@routes.get("/api/replays/{replay_id}/analysis/plan", response_model=wire.Show, responses=refusals(404, 409))
async def plan_of_replay(
    request: Request, replay_id: ReplayId, turn: Turn, level: Level = "quick", seat: FromSeat = None
) -> Response:
    """The same for a shared replay."""
    services = services_of(request)
    record = await shared(request, services, replay_id)
    return await filmed(request, services, replay_id, record, turn, level, seat)


async def analysed(request: Request, services: Services, record: Record, level: str) -> Response:
    """What is kept, or the work on it line by line."""
    key = await services.slow_work.do(partial(key_of, record, level))
    kept = await services.store.analyses.find(key)
    if kept is not None:
        return Response(line({"type": "analysis", "analysis": kept}), media_type=LINES)
    pool = services.analyses
    if key not in pool.jobs:
        services.charge(request, ANALYSE)
    try:
        job = pool.job(key, record.to_json, address_of(request.scope))
    except Refused as full:  # a line like any other: pages ask by themselves, and nothing has gone wrong
        return Response(line({"type": "refused", **full.to_json()}), media_type=LINES)
    return StreamingResponse(lines(job), media_type=LINES, headers={"X-Accel-Buffering": "no"})


async def lines(job: Job) -> AsyncIterator[str]:
    """How far a job is, until it is over."""
    async for progress in job.news():
        told = {"waiting": progress.waiting, "done": progress.done, "total": progress.total}
        yield line({"type": "progress", **told})
    if job.found is not None:
        yield line({"type": "analysis", "analysis": job.found})
    elif job.refused is not None:
        yield line({"type": "refused", **job.refused.to_json()})


def line(told: Json) -> str:
    """One line of the answer, with what the wire promises and nothing else."""
    return ANALYSIS_NEWS.validate_python(told).model_dump_json() + "\n"


async def filmed(
    request: Request, services: Services, name: str, record: Record, turn: int, level: str, seat: int | None
) -> Response:
    """The better plan of a turn as a game to watch that begins with the turn."""
    key = await services.slow_work.do(partial(key_of, record, level))
    kept = await services.store.analyses.find(key)
    judged = next((it for it in (kept or {}).get("turns", ()) if it["number"] == turn), None)
    if judged is None or judged["better"] is None:
        raise Refused("no-such-turn", turn=turn)
    moves = [move["id"] for move in judged["better"]["moves"]]

    async def make() -> str:
        return json_text(await services.slow_work.do(partial(steps.show_plan, record, judged["first"], moves, seat)))

    return await shown(request, services, (name, 0, "plan", level, turn, seat), make)
