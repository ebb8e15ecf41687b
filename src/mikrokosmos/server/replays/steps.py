"""A game step by step, for a browser that knows no rules: a first view, and of every move what it did and changed.

Whoever watches sees through the eyes of one seat, or of a spectator: what the seat was not told at the time is not told
now, neither in the view nor in words nor by events. A running game can be watched through the eyes of one's own seats
or as a spectator; one that is over, from any seat.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from itertools import islice
from typing import Literal

from mikrokosmos.core.chance import CHANCE
from mikrokosmos.core.interface import Json, State
from mikrokosmos.core.record import Record
from mikrokosmos.core.secrecy import events_seen
from mikrokosmos.core.types import View
from mikrokosmos.server.delta import delta
from mikrokosmos.server.tables.refused import Refused

To = Collection[int] | Literal["all"]
"""To whom it is told: the seats of whoever asks, or all, if nothing is hidden from them (the file is their own)."""


async def watch(record: Record, seat: int | None, to: To = ()) -> Json:
    """What `show` answers, in a thread; the record may go on meanwhile."""
    return await asyncio.to_thread(show, record.shorten(len(record.moves)), seat, to)


def show(record: Record, seat: int | None, to: To = (), start: int = 0) -> Json:
    """The game as a seat (or a spectator, `None`) sees it; `Refused` if those it is told to may not see it from there.

    `first` is the view before the first step; `changes` (see `delta`) lead from each view to the next. `start` leaves
    out so many moves at the beginning.
    """
    over = record.state.over
    must_be_allowed(record.state, seat, to)
    walk = record.walk()
    state = next(islice(walk, start, None))
    first = before = state.view(seat)
    steps: list[Json] = []
    points: list[Json] = [{"step": 0, "scores": state.scores()}]
    for move, state in zip(record.moves[start:], walk, strict=True):
        view, events = state.view(seat), state.events()
        told = move.told_to(seat, events)
        steps.append(
            {
                "player": told["who"],
                "words": told["words"],
                "events": events_seen(events, () if seat is None else (seat,)),
                "changes": delta(before, view),
            }
        )
        if state.over or _turn(view) != _turn(before):
            points.append({"step": len(steps), "scores": state.scores()})
        before = view
    return {
        "game": record.game.id,
        "options": record.options,
        "players": len(state.scores()),
        "seat": seat,
        "first": first,
        "steps": steps,
        "scores": state.scores() if over else None,
        "winners": state.winners(),
        "points": points if over else None,
    }


def show_plan(record: Record, first: int, plan: Sequence[int], seat: int | None) -> Json:
    """What could have been played from a step of a finished game: these moves, chance included, to be watched."""
    if not record.state.over:
        raise Refused("not-over")
    other = record.shorten(first).from_here(None)
    for move in plan:
        other.play(move)
    return show(other, seat, "all", first)


async def told(record: Record, seats: Collection[int]) -> Json:
    """What `log` answers, in a thread; the record may go on meanwhile."""
    return await asyncio.to_thread(log, record.shorten(len(record.moves)), seats)


def log(record: Record, seats: Collection[int]) -> Json:
    """All that has happened, as these seats were told it at the time (none of them: as a spectator was)."""
    walk = record.walk()
    next(walk)
    steps: list[Json] = []
    for number, (move, state) in enumerate(zip(record.moves, walk, strict=True), 1):
        if events := events_seen(state.events(), seats):
            round_, turn = _turn(state.view(None))
            who = "chance" if move.who == CHANCE else move.who
            steps.append({"move": number, "player": who, "round": round_, "turn": turn, "events": events})
    return {"moves": len(record.moves), "steps": steps}


def must_be_allowed(state: State, seat: int | None, to: To) -> None:
    """Refuse those who may not see with the eyes of this seat."""
    allowed = state.over or to == "all" or seat is None or seat in to
    if seat is not None and seat not in range(len(state.scores())):
        raise Refused("no-such-seat", seat=seat)
    if not allowed:
        raise Refused("not-your-seat", seat=seat)


def _turn(view: View) -> tuple[object, object]:
    """Which turn it is, as the game tells it: points are told where one ends."""
    return view.get("round"), view.get("turn", view.get("player"))
