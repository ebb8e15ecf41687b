"""Tactics: positions with a right move, which the judge must find and most of which a shorter look misses.

The positions come from games between the judges. The right move is the one with the best average lead over hundreds of
games played on from every legal move; where nobody moves afterwards, the test itself tries them all.
"""

from __future__ import annotations

from typing import Any

import pytest

import mikrokosmos as mk
from mikrokosmos.games.creation import GAME
from mikrokosmos.games.creation.ids import CHOOSING, PLACING
from mikrokosmos.games.creation.state import CreationState


def push(side: str, line: int) -> dict[str, Any]:
    """A push, in words."""
    return {"type": "push", "side": side, "line": line}


def god(cell: int) -> dict[str, Any]:
    """The god token, in words."""
    return {"type": "god", "cell": cell}


def place(x: int, y: int, turns: int) -> dict[str, Any]:
    """A placement, in words."""
    return {"type": "place", "x": x, "y": y, "turns": turns}


TACTICS = [
    (
        "a statue for the largest group",
        "creation 2 9.0.0 choose:0 map=A0,C2,A3,A1,C0,D0,B3,F4,F3 faith=1231 stacks=0.0.5 gods=0*,1* "
        "w0=F1@0,-2r3;B4@1,-2;C3@-1,-1r3;D4@0,-1r2;A4@1,-1;E4@-1,0r2;D3@0,0;F0@1,0 "
        "w1=B0@0,-2r2;D2@1,-2;C4@-1,-1;E2@0,-1;F2@1,-1r1;A2@-1,0;E0@0,0;B2@1,0",
        [push("north", 2)],
    ),
    (
        "a second statue doubles a group",
        "creation 2 8.0.0 choose:0 map=A4,B0,E2,E4,A2,F3,B4,C0,F2 faith=2331 stacks=0.1.6 gods=1*,4* "
        "w0=E0@-2,-2;A1@-1,-2;D2@-2,-1;A3@-1,-1;F0@0,-1r1;A0@-2,0;D3@0,0 "
        "w1=F4@-1,-2r3;E1@-2,-1;B1@-1,-1r2;F1@0,-1;B3@-2,0r2;C4@-1,0r2;D1@0,0",
        [push("west", 2)],
    ),
    (
        "the last tile, where it joins groups",
        "creation 2 9.0.1 place:1 map=B1,C2,A2,C0,B2,D2,-,D0,A0 faith=3112 stacks=0.0.4 gods=1*,0* gap=7 hand=D1 "
        "w0=D3@-1,-2r1;A3@0,-2;F1@1,-2;F3@-1,-1;A1@0,-1;E3@1,-1r1;C1@-1,0;E1@0,0;B0@1,0r1 "
        "w1=E4@-1,0r1;F4@0,0;D4@1,0r2;E0@-1,1r3;F2@0,1r1;A4@1,1;C4@0,2;E2@1,2",
        [place(-1, 2, 2)],
    ),
    (
        "the last tile, turned so that it joins groups",
        "creation 2 9.0.1 place:1 map=C2,-,A2,E3,B1,A1,A3,D3,E4 faith=2133 stacks=0.0.4 gods=0*,3* gap=2 hand=C3 "
        "w0=B0@-1,-2;F1@0,-2;D2@1,-2;C1@-1,-1;D1@0,-1r3;E1@1,-1r1;C4@-1,0r2;F4@0,0;B4@1,0 "
        "w1=E0@-2,-2r2;E2@-1,-2;F0@0,-2r1;A0@-2,-1r3;D4@-1,-1;D0@0,-1r3;C0@-1,0;F3@0,0",
        [place(-2, 0, 2)],
    ),
    (
        "a tie goes to the largest group",
        "creation 2 9.0.1 place:1 map=-,A0,C0,A1,C4,B3,C2,C3,B0 faith=3311 stacks=0.0.4 gods=2*,1* gap=1 hand=E2 "
        "w0=D1@0,-2;F3@1,-2;D0@2,-2r1;F2@0,-1r2;A2@1,-1;E1@2,-1r1;A4@0,0;E4@1,0r2;A3@2,0 "
        "w1=D4@-2,-2r3;E3@-1,-2;E0@0,-2;F0@-2,-1;C1@-1,-1r3;F1@0,-1r3;B1@-1,0;D3@0,0",
        [place(-2, 0, 2)],
    ),
    (
        "turned, the last tile is worth two points more",
        "creation 2 9.0.1 choose:1 map=C1,A0,A4,F1,B4,E3,B1,C4,E0 faith=2331 stacks=0.0.4 gods=1*,2* "
        "w0=E1@-1,0r1;D3@0,0;D4@1,0;A1@-1,1;F3@0,1r2;C3@1,1r3;A2@-1,2;A3@0,2r2;F4@1,2r1 "
        "w1=F0@0,-2r3;E4@1,-2r1;D0@-1,-1;D1@0,-1r3;D2@1,-1;F2@-1,0;E2@0,0r1;C2@1,0r1",
        [push("west", 2)],
    ),
    (
        "turned, the last tile is worth more than one that fits as it lies",
        "creation 2 9.0.1 choose:1 map=E4,B0,E2,D4,C0,B2,B1,B4,A4 faith=1133 stacks=0.0.4 gods=1*,0* "
        "w0=E1@-1,-1r3;F3@0,-1r3;F1@1,-1;A3@-1,0;D0@0,0;C4@1,0;B3@-1,1;C1@0,1r1;A1@1,1 "
        "w1=F2@-2,-2r2;A2@0,-2r3;D1@-2,-1r2;F4@-1,-1r3;F0@0,-1;E3@-2,0r1;A0@-1,0;C3@0,0",
        [push("east", 2)],
    ),
    (
        "the god in the last round, be it for a point",
        "creation 2 9.0.1 choose:1 map=B3,A3,C2,C0,B4,D3,A1,B2,A0 faith=2112 stacks=0.0.4 gods=2*,3 "
        "w0=D4@-1,-1r1;F1@0,-1;F2@1,-1r3;D2@-1,0r2;E3@0,0;C1@1,0r3;D0@-1,1r1;B1@0,1r1;D1@1,1 "
        "w1=E2@0,-1r1;F4@1,-1;F3@0,0;E0@1,0;E4@2,0;A4@0,1;C4@1,1;E1@2,1",
        [god(6)],
    ),
    (
        "the god takes what the last player needs",
        "creation 2 9.0.0 choose:0 map=D1,E2,D2,C3,B4,B0,A1,A3,B1 faith=1221 stacks=0.0.5 gods=1,0* "
        "w0=C2@-2,-1r1;F3@-1,-1;E0@0,-1;B2@-2,0;F2@-1,0;E1@0,0;E3@-2,1;A0@-1,1 "
        "w1=A4@-1,0;F4@0,0;D3@1,0r3;E4@0,1r1;D0@1,1r3;F1@-1,2r1;C0@0,2r1;D4@1,2r2",
        [god(2)],
    ),
    (
        "the god moves no marker and opens no line for the last player",
        "creation 2 9.0.0 choose:0 map=C0,B3,F2,F4,F1,B1,A3,C2,A2 faith=2133 stacks=0.0.5 gods=2,3* "
        "w0=A0@0,-1;D4@1,-1r2;E2@2,-1r2;E0@0,0;D0@1,0;D3@2,0;E4@1,1r1;B4@2,1 "
        "w1=B0@-1,-1;E1@0,-1;B2@1,-1r1;E3@-1,0;F3@0,0;F0@1,0;C4@-1,1r2;D1@0,1",
        [god(4)],
    ),
    (
        "three points less, and the last player loses four",
        "creation 2 9.0.0 choose:0 map=A0,A4,A2,F1,B4,E3,B1,C4,E0 faith=2332 stacks=0.0.5 gods=1*,2* "
        "w0=E1@-1,0r1;D3@0,0;D4@1,0;A1@-1,1;F3@0,1r2;C3@1,1r3;A3@0,2r2;F4@1,2r1 "
        "w1=F0@0,-2r3;E4@1,-2r1;D0@-1,-1;D1@0,-1r3;D2@1,-1;F2@-1,0;E2@0,0r1;C2@1,0r1",
        [push("west", 1)],
    ),
    (
        "a point less, and nothing for the last player",
        "creation 2 9.0.0 choose:0 map=B1,B0,A1,C1,C0,C3,D1,B2,E3 faith=3211 stacks=0.0.5 gods=4*,2* "
        "w0=F0@-2,-2r1;E1@-1,-2r1;F4@-2,-1r1;B4@-1,-1;C4@0,-1;C2@-2,0r2;D4@-1,0r1;E2@0,0 "
        "w1=A0@0,-2;E0@1,-2r1;F1@0,-1r2;A3@1,-1;B3@2,-1;F3@0,0;D3@1,0;D2@2,0",
        [push("west", 3)],
    ),
    (
        "a point less, and little for the last player",
        "creation 2 9.0.0 choose:0 map=D2,C1,C4,A2,A1,B3,D3,F1,A0 faith=1133 stacks=0.0.5 gods=4*,2* "
        "w0=E0@-1,-2;F0@0,-2;D0@-1,-1r2;E1@0,-1;A3@1,-1;D4@-1,0;E3@0,0;E2@1,0r2 "
        "w1=B0@-1,-1;B4@0,-1;C3@-2,0;B2@-1,0;B1@0,0;F3@-2,1;E4@-1,1r3;D1@0,1r1",
        [push("south", 2)],
    ),
    (
        "the god is kept in round five, though he would give a point more",
        "creation 2 5.0.0 choose:0 map=D3,E2,D1,B2,B3,C3,C2,B1,A2 faith=2211 stacks=0.6.7 gods=4,0 "
        "w0=F1@-1,0;D4@0,0r3;E3@1,0;A4@0,1 w1=C4@-1,-1;F2@-2,0;D0@-1,0r3;F4@0,0",
        [push("south", 3)],
    ),
    (
        "the god is kept in round three",
        "creation 3 3.0.1 choose:1 map=C4,E4,F1,F4,A3,A1,D3,B0,G1 faith=2233 stacks=5.9.10 gods=4,1,0 "
        "w0=D2@-2,0r1;E3@-1,0;B3@0,0 w1=H0@0,0;E0@0,1 w2=A4@0,-1;D4@0,0",
        [push("west", 1)],
    ),
    (
        "the god in round four, for as many points and more room",
        "creation 2 4.0.0 choose:0 map=E2,C2,D1,D2,C1,F0,C0,C3,B0 faith=3112 stacks=1.7.7 gods=2,3* "
        "w0=F3@0,-1r2;A3@-1,0;D3@0,0 w1=D0@0,-1r3;E3@-1,0;E1@0,0r1",
        [god(4)],
    ),
    (
        "the god in round four, for the tile that grows",
        "creation 2 4.0.0 choose:0 map=F1,B0,C1,D2,B3,A1,A4,B1,C4 faith=2112 stacks=2.7.6 gods=1,3 "
        "w0=F0@0,-1r1;D3@0,0;D1@0,1 w1=A3@-1,0;F3@0,0;F2@0,1",
        [god(1)],
    ),
    (
        "the god in round eight, since a push would help the next",
        "creation 2 8.0.1 choose:1 map=B2,A3,E3,B1,C1,F4,E2,B3,A4 faith=3113 stacks=0.0.6 gods=1*,2 "
        "w0=E4@-1,-1r1;A1@0,-1;F2@-1,0r2;D1@0,0;C3@1,0;B4@-1,1;A2@0,1;E0@1,1r3 "
        "w1=A0@-1,-1;D0@0,-1;D4@-1,0;E1@0,0;F0@1,0;C0@-1,1r1;D3@0,1",
        [god(6)],
    ),
    (
        "three points less now, to leave the next player little",
        "creation 2 5.0.1 choose:1 map=D4,A2,E4,A0,B1,C2,B4,A1,C4 faith=2113 stacks=0.5.7 gods=1*,2* "
        "w0=E1@-1,0r1;D3@0,0;F3@0,1r2;C3@1,1r3;A3@0,2r2 w1=D1@0,-1r3;D2@1,-1;F2@-1,0;E2@0,0r1",
        [push("south", 3)],
    ),
    (
        "the tile both want",
        "creation 2 6.0.1 choose:1 map=C0,B2,B0,F2,B4,A4,E3,A1,B3 faith=1133 stacks=0.4.6 gods=1*,0* "
        "w0=E1@-1,-1r3;F3@0,-1r3;A3@-1,0;D0@0,0;C4@1,0;C1@0,1r1 w1=D1@-2,-1r2;F4@-1,-1r3;F0@0,-1;A0@-1,0;C3@0,0",
        [push("east", 2)],
    ),
    (
        "two points less now, to leave the next player little",
        "creation 2 5.0.1 choose:1 map=D1,C0,B2,F2,B4,B0,E3,A1,A4 faith=1223 stacks=0.5.7 gods=1*,0* "
        "w0=F3@0,-1r3;A3@-1,0;D0@0,0;C4@1,0;C1@0,1r1 w1=F4@-1,-1r3;F0@0,-1;A0@-1,0;C3@0,0",
        [push("east", 1)],
    ),
    (
        "six points less now, with three at the table",
        "creation 3 7.0.1 choose:1 map=D4,F2,H1,C0,C4,G3,B2,A4,E4 faith=2132 stacks=0.2.10 gods=3*,0*,2* "
        "w0=C3@-1,0;H3@0,0;B3@-1,1r2;G2@0,1r1;F3@1,1;H4@0,2;A2@1,2 "
        "w1=H0@0,-2r2;B0@1,-2r1;D2@-1,-1r2;G0@0,-1r3;F0@-1,0r1;E0@0,0 "
        "w2=A1@0,-1;B1@1,-1r1;E3@-1,0;D1@0,0;C2@-1,1;H2@0,1",
        [push("west", 3)],
    ),
    (
        "two points less now, for a group that grows",
        "creation 2 2.0.1 choose:1 map=D3,B1,C0,E0,F4,C1,A0,C2,A3 faith=3122 stacks=4.7.7 gods=4,2* "
        "w0=D4@-1,0r1;E2@0,0 w1=F3@0,0",
        [push("south", 1)],
    ),
    (
        "as many points now, for a group that grows",
        "creation 3 5.0.1 choose:1 map=E2,G0,F0,A3,F4,B4,E3,C4,A4 faith=1332 stacks=0.9.9 gods=0*,4*,3* "
        "w0=D0@-1,-1r2;G4@-2,0;A1@-1,0;H1@0,0;F1@-1,1r3 w1=H3@0,-1r3;D3@0,0;G2@1,0;F2@0,1r1 "
        "w2=B2@-1,-1r1;C2@0,-1r1;D2@0,0;H0@0,1",
        [push("east", 1)],
    ),
    (
        "as many points, with room for the last tile",
        "creation 2 8.0.0 place:0 map=E2,C3,A2,C0,B3,B1,B4,C2,- faith=2133 stacks=0.0.7 gods=4*,0* gap=9 hand=E0 "
        "w0=F1@-1,0;D4@0,0r3;E3@1,0;A4@0,1;D1@1,1r1;E4@-1,2r2;D3@0,2 "
        "w1=C4@-1,-1;F2@-2,0;D0@-1,0r3;F4@0,0;F3@-2,1r1;E1@-1,1r1;B2@0,1",
        [place(1, 2, 0), place(1, 2, 1)],
    ),
    (
        "turned so that the group stays open",
        "creation 2 8.0.1 place:1 map=A0,A4,A2,F1,B4,E3,B1,C4,- faith=2332 stacks=0.0.6 gods=1*,2* gap=9 hand=F0 "
        "w0=E1@-1,0r1;D3@0,0;D4@1,0;A1@-1,1;F3@0,1r2;C3@1,1r3;A3@0,2r2;F4@1,2r1 "
        "w1=E4@1,-2r1;D0@-1,-1;D1@0,-1r3;D2@1,-1;F2@-1,0;E2@0,0r1;C2@1,0r1",
        [place(0, -2, 3)],
    ),
    (
        "a point less now, for room in round five",
        "creation 2 5.0.0 place:0 map=C2,A3,B3,A0,F2,E4,C4,A4,- faith=2311 stacks=0.6.7 gods=3*,2* gap=9 hand=D4 "
        "w0=A1@0,-1;D1@0,0;B2@-1,1r3;E1@0,1r2 w1=F3@1,-1;E2@0,0;D2@1,0;C1@2,0",
        [place(1, 1, 2), place(1, 1, 3)],
    ),
]

every_tactic = pytest.mark.parametrize(
    ("line", "right"), [pytest.param(line, right, id=name) for name, line, right in TACTICS]
)


def leads(state: CreationState) -> dict[int, tuple[int, int]]:
    """For the last placement of a game: by action, the lead it ends with, and 1 if the seat then wins alone."""
    found = {}
    for action in state.actions():
        end = state.copy()
        end.play(action)
        while not end.over:
            end.play(end.chances()[0][0] if end.player == mk.CHANCE else end.actions()[0])
        mine, others = end.scores()[state.player], [*end.scores()]
        del others[state.player]
        found[action] = (mine - max(others), int(end.winners() == [state.player]))
    return found


@every_tactic
def test_the_judge_finds_the_right_move(line: str, right: list[dict[str, Any]]) -> None:
    state = GAME.from_line(line)
    wanted = [state.encode(words) for words in right]
    assert state.to_line() == line and set(wanted) < set(state.actions())
    assert len(wanted) * 4 <= len(state.actions()), "a move at random would rarely be right"
    assert state.describe(GAME.judge("greedy", state).advice(state)) in right


@pytest.mark.parametrize(
    ("line", "right"), [pytest.param(line, right, id=name) for name, line, right in TACTICS if " 9.0.1 " in line]
)
def test_the_right_last_move_is_the_best_of_all(line: str, right: list[dict[str, Any]]) -> None:
    state = GAME.from_line(line)
    told = leads(state) if state.stage == PLACING else {}
    for action in state.actions() if state.stage == CHOOSING else []:
        taken = state.copy()
        taken.play(action)
        told[action] = max(leads(taken).values())
    best = [action for action, lead in told.items() if lead == max(told.values())]
    assert best == [state.encode(words) for words in right]


def test_most_of_the_right_moves_are_missed_by_those_who_count_points_only() -> None:
    missed = 0
    for _, line, right in TACTICS:
        state = GAME.from_line(line)
        advice = [state.describe(GAME.judge(name, state).advice(state)) for name in ("reference", "novice")]
        missed += any(words not in right for words in advice)
    assert len(TACTICS) >= 18 and missed * 2 >= len(TACTICS)
    assert missed >= 22
