"""Every reason for which an action is refused: the word a player is told, and the facts behind it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mikrokosmos as mk
from kit.creation import can, do, position, why_not
from kit.lines import walked
from kit.sources import PACKAGE
from mikrokosmos.games.creation import GAME

ROW = "A0@0,0;A1@1,0"
"""Two tiles side by side, the first in the middle."""


def test_when_the_game_is_over_nothing_is_allowed() -> None:
    state = position(2, round=9, stage="finished", faith="1231")
    assert state.over and state.actions() == []
    assert all(state.refusal(x) == {"reason": "over"} for x in range(-1, GAME.action_count + 1))
    with pytest.raises(mk.IllegalAction, match="over"):
        state.play(0)


def test_while_chance_moves_a_seat_waits() -> None:
    state = GAME.new()
    assert state.refusal(0) is None, "an outcome: a tile"
    assert state.refusal(64) == {"reason": "chance-moves", "stage": "laying"}
    assert walked(GAME, 1, 9, players=2).refusal(0) == {"reason": "chance-moves", "stage": "dealing"}
    begins = walked(GAME, 1, 11, players=2, first="random")
    assert begins.refusal(71) == {"reason": "chance-moves", "stage": "first-seat"}, "there is no third seat"
    drawing = position(2, round=2, stage="draw", gap=1)
    do(drawing, "draw", stack=1)
    assert drawing.refusal(123) == {"reason": "chance-moves", "stage": "turning"}
    with pytest.raises(mk.IllegalAction, match="chance is to act"):
        drawing.play(123)


def test_there_is_no_such_action() -> None:
    state = position(2)
    assert state.refusal(-1) == state.refusal(GAME.action_count) == state.refusal(2**70) == {"reason": "no-such-action"}
    with pytest.raises(mk.IllegalAction, match="0 to 123"):
        state.play(999)
    with pytest.raises(mk.IllegalAction, match="whole number"):
        state.play("push")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("stage", "kinds"),
    [("choose", {"push", "god"}), ("place", {"place"}), ("draw", {"draw"})],
)
def test_an_action_of_another_stage_waits(stage: str, kinds: set[str]) -> None:
    hand, gap = "C0" if stage == "place" else "", 0 if stage == "choose" else 5
    state = position(2, round=3, stage=stage, gap=gap, hand=hand)
    for x in range(GAME.action_count):
        refused = state.refusal(x)
        waits = refused is not None and refused["reason"] == "not-now"
        assert waits == (state.describe(x)["type"] not in kinds)
        if waits:
            assert refused == {"reason": "not-now", "stage": stage}


def test_a_marker_must_move() -> None:
    state = position(2, faith="2312")
    for side, line in (("north", 2), ("east", 3), ("south", 1), ("west", 2)):
        assert why_not(state, "push", side=side, line=line) == {"reason": "must-move"}


def test_a_marker_may_not_face_another() -> None:
    state = position(2, faith="2312")
    for side, line, facing in (("north", 1, "south"), ("south", 2, "north"), ("east", 2, "west"), ("west", 3, "east")):
        assert why_not(state, "push", side=side, line=line) == {"reason": "faces-another", "side": facing}
    assert [can(state, "push", side="north", line=line) for line in (1, 2, 3)] == [False, False, True]


def test_in_the_middle_of_the_start_a_marker_that_does_not_move_is_told_so() -> None:
    assert why_not(position(2), "push", side="north", line=2) == {"reason": "must-move"}


def test_a_god_helps_once_and_only_with_what_is_his() -> None:
    fresh = position(2, gods="0,3", map="A0,A1,D0,E0")
    assert can(fresh, "god", cell=1) and can(fresh, "god", cell=3) and can(fresh, "god", cell=4)
    assert why_not(fresh, "god", cell=2) == {"reason": "not-of-that-god"}
    spent = position(2, gods="0*,3", round=2, map="A0,A1,D0,E0")
    for cell in range(1, 10):
        assert why_not(spent, "god", cell=cell) == {"reason": "god-shown-already"}


def test_the_first_tile_goes_in_the_middle() -> None:
    state = position(2, stage="place", hand="C0", gap=5)
    assert can(state, "place", x=0, y=0, turns=3)
    for x, y in ((1, 0), (0, -1), (2, 2)):
        assert why_not(state, "place", x=x, y=y, turns=0) == {"reason": "first-tile-in-the-middle"}


def test_a_tile_goes_beside_another_and_within_three_by_three() -> None:
    state = position(2, round=3, stage="place", hand="C0", gap=5, worlds={0: ROW})
    assert can(state, "place", x=2, y=0, turns=0) and can(state, "place", x=-1, y=0, turns=1)
    assert why_not(state, "place", x=0, y=0, turns=0) == {"reason": "taken"}
    assert why_not(state, "place", x=1, y=0, turns=2) == {"reason": "taken"}
    assert why_not(state, "place", x=-2, y=0, turns=0) == {"reason": "beyond-three-by-three"}
    assert why_not(state, "place", x=2, y=1, turns=0) == {"reason": "touches-nothing"}
    assert why_not(state, "place", x=0, y=2, turns=0) == {"reason": "touches-nothing"}


def test_an_empty_stack_gives_nothing() -> None:
    state = position(2, round=9, turn=1, stage="draw", gap=5, stacks="0.4.0", faith="1231")
    assert why_not(state, "draw", stack=1) == why_not(state, "draw", stack=3) == {"reason": "stack-empty"}
    assert can(state, "draw", stack=2)


def test_only_a_legal_action_can_be_explained() -> None:
    with pytest.raises(mk.IllegalAction, match="must-move"):
        position(2).explain(1)


def test_the_error_names_the_action_and_the_reason() -> None:
    state = position(2, faith="2312")
    with pytest.raises(mk.IllegalAction, match=r"'side': 'north', 'line': 1.*faces-another"):
        state.play(0)


def test_no_reason_is_without_a_test() -> None:
    code = (PACKAGE / "games" / "creation" / "io" / "refusals.py").read_text(encoding="utf-8")
    known = re.findall(r'"reason": "([a-z-]+)"', code)
    tested = Path(__file__).read_text(encoding="utf-8")
    assert len(known) >= 12 and [reason for reason in known if f'"{reason}"' not in tested] == []
