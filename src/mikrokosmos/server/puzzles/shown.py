"""A try as the page shows it: like a table, at which nobody else is asked."""

from __future__ import annotations

import mikrokosmos as mk
from mikrokosmos.bots.personas import persona
from mikrokosmos.core.secrecy import events_seen
from mikrokosmos.puzzles.solving import Try
from mikrokosmos.server.puzzles.problem import Problem


def table_of(problem: Problem, now: Try) -> mk.Json:
    """What the seat to act may see and do."""
    state, seat = now.state, problem.seat
    game = state.game
    everybody, own = game.shared_and_private(state)
    choices = None if now.done else [_choice(state, move) for move in state.actions()]
    return {
        "game": game.id,
        "players": state.seats,
        "status": "playing",
        "public": False,
        "options": game.options(problem.start),
        "hints": False,
        "win_chance": False,
        "clock": None,
        "replace_idle": False,
        "deal": None,
        "what_if": None,
        "substitute": "adept",
        "commitment": None,
        "deadline": None,
        "closed": None,
        "seats": _seats(problem),
        "match": {
            "moves": len(now.moves),
            "player": None if state.over else state.player,
            "view": everybody,
            "scores": None,
            "winners": [],
            "dice": None,
        },
        "mine": {
            "owner": False,
            "seats": [seat],
            "orders": {},
            "private": {str(seat): own[seat]},
            "choices": choices,
            "income": None if now.done else state.income(seat),
            "undo": bool(now.moves) and not now.done,
            "undo_turn": bool(now.moves) and not now.done,
            "win_chance": None,
        },
    }


def events_of(problem: Problem, now: Try) -> list[mk.Json]:
    """What the last action brought about, as far as the seat may see it."""
    return [dict(event) for event in events_seen(now.events, (problem.seat,))]


def _choice(state: mk.State, move: int) -> mk.Json:
    return {"action": move, "words": state.describe(move), "cost": state.explain(move), "closes_undo": False}


def _seats(problem: Problem) -> list[mk.Json]:
    """Whoever is to act, and others by made-up names, always the same."""
    seats: list[mk.Json] = []
    names: list[str | None] = []
    for seat in range(problem.start.seats):
        mine = seat == problem.seat
        names.append(None if mine else persona(names, f"{problem.name} {seat}"))
        seats.append({"kind": "person" if mine else "bot", "name": names[-1], "bot": None, "nonce": None})
    return seats
