"""Puzzles: a list, the position after a try's actions, hints and solutions. The browser knows no rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import TypeVar

from fastapi import APIRouter, Request

from mikrokosmos.puzzles.collection import puzzles
from mikrokosmos.puzzles.solving import CannotPlay, Try, tried
from mikrokosmos.server import wire_puzzles as wire
from mikrokosmos.server.puzzles.problem import Problem, of_collection
from mikrokosmos.server.puzzles.shown import events_of, table_of
from mikrokosmos.server.routes.answers import refusals
from mikrokosmos.server.routes.games import known
from mikrokosmos.server.routes.records import seen
from mikrokosmos.server.services import Services, services_of
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.table import OVER
from mikrokosmos.server.tables.visibility import seats_of

routes = APIRouter(tags=["puzzles"])

T = TypeVar("T")

OWN = 8
"""To look for the best plan of a turn counts for so many requests."""


@routes.get("/api/puzzles/{game}", responses=refusals(404))
async def collection(request: Request, game: str) -> wire.PuzzleList:
    """The puzzles of a game."""
    return await services_of(request).slow_work.do(partial(listed, known(game).id))


@lru_cache(maxsize=8)
def listed(game: str) -> wire.PuzzleList:
    """The list of a game's puzzles: it is made once, since every position is read for it."""
    return wire.PuzzleList(
        game=game,
        puzzles=[
            wire.PuzzleListed(
                puzzle=name, players=puzzle.start().seats, difficulty=puzzle.difficulty, themes=list(puzzle.themes)
            )
            for name, puzzle in puzzles(game).items()
        ],
    )


@routes.post("/api/puzzle", responses=refusals(401, 404, 409))
async def attempt(request: Request, given: wire.PuzzleTry) -> wire.PuzzleNow:
    """The position after these actions, and the verdict when the plan is finished."""
    return await answered(request, given, position)


@routes.post("/api/puzzle/hint", responses=refusals(401, 404, 409))
async def hint(request: Request, given: wire.PuzzleTry) -> wire.PuzzleHint:
    """The next action of the best plan."""
    return await answered(request, given, next_action)


@routes.post("/api/puzzle/solution", responses=refusals(401, 404, 409))
async def solution(request: Request, given: wire.PuzzleTry) -> wire.PuzzleSolution:
    """The best plan."""
    return await answered(request, given, whole_plan)


async def answered(request: Request, given: wire.PuzzleTry, answer: Callable[[Problem, Try], T]) -> T:
    """Find the puzzle, play the actions and answer, in a thread."""
    services = services_of(request)
    find = await finder(request, services, given)

    def work() -> T:
        problem = find()
        try:
            now = tried(problem.start, given.moves)
        except CannotPlay as error:
            why = None if error.state is None else error.state.refusal(error.action)
            raise Refused("illegal", action=error.action, refusal=why) from None
        return answer(problem, now)

    return await services.slow_work.do(work)


async def finder(request: Request, services: Services, given: wire.PuzzleTry) -> Callable[[], Problem]:
    """What finds the puzzle that is asked for; `Refused` if there is none, or not for this person."""
    if given.puzzle is not None and given.game is not None and given.table is None and given.step is None:
        game, name = known(given.game).id, given.puzzle
        found = (await services.slow_work.do(partial(puzzles, game))).get(name)
        if found is None:
            raise Refused("not-found")
        return partial(of_collection, found)
    if given.table is not None and given.step is not None and given.puzzle is None and given.game is None:
        table, _, identity = await seen(request, services, given.table)
        if table.status != OVER:
            raise Refused("not-over")
        services.charge(request, OWN)
        record, mine = table.running().record, seats_of(table, identity)
        return partial(services.mistakes.find, given.table, record, given.step, mine)
    raise Refused("no-puzzle")  # neither a game and a puzzle nor a table and a step, or both


def position(problem: Problem, now: Try) -> wire.PuzzleNow:
    """How far a try has come."""
    verdict = None
    if now.done:
        solved, share, best = problem.verdict(now.moves)
        verdict = wire.PuzzleVerdict(solved=solved, share=share, best=best)
    return wire.PuzzleNow.model_validate(
        {
            "table": table_of(problem, now),
            "events": events_of(problem, now),
            "moves": len(now.moves),
            "done": now.done,
            "verdict": verdict,
        }
    )


def next_action(problem: Problem, now: Try) -> wire.PuzzleHint:
    """The next action of the best plan."""
    return wire.PuzzleHint(action=problem.next_action(now))


def whole_plan(problem: Problem, now: Try) -> wire.PuzzleSolution:
    """The best plan."""
    _, best, _ = problem.verdict(problem.best)
    return wire.PuzzleSolution(moves=problem.asked(), best=best)
