"""The markers of faith and the push: where a marker may go, and what falls off the map."""

from __future__ import annotations

import pytest

from kit.creation import choices, do, position, pushes, why_not

SIDES = ("north", "east", "south", "west")
OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}
MAP = "A0,A1,A2,A3,A4,B0,B1,B2,B3"


def reachable() -> set[str]:
    """Every way the markers can stand, as north, east, south and west, found by making all moves there are."""
    found, waiting = {"2222"}, ["2222"]
    while waiting:
        now = waiting.pop()
        for side, line in pushes(position(faith=now)):
            at = SIDES.index(side)
            after = now[:at] + str(line) + now[at + 1 :]
            if after not in found:
                found.add(after)
                waiting.append(after)
    return found


@pytest.mark.rule("R8")
def test_any_of_the_four_markers_may_be_moved() -> None:
    assert pushes(position()) == {(side, line) for side in SIDES for line in (1, 3)}
    assert pushes(position(faith="1233")) == {("north", 2), ("south", 2), ("east", 1), ("west", 1)}


@pytest.mark.rule("R8")
def test_markers_belong_to_nobody_and_the_one_just_moved_may_move_again() -> None:
    state = position()
    do(state, "push", side="north", line=1)
    do(state, "place", x=0, y=0, turns=0)
    do(state, "draw", stack=1)
    state.play(state.chances()[0][0])
    assert state.player == 1
    assert {push for push in pushes(state) if push[0] == "north"} == {("north", 3)}
    do(state, "push", side="north", line=3)
    assert state.view(None)["faith"] == {"north": 3, "east": 2, "south": 2, "west": 2}


@pytest.mark.rule("R9")
@pytest.mark.parametrize("side", SIDES)
def test_a_marker_must_change_its_place(side: str) -> None:
    at = SIDES.index(side)
    facing = (at + 2) % 4
    faith = "".join("1" if n == at else "3" if n == facing else "2" for n in range(4))
    assert why_not(position(faith=faith), "push", side=side, line=1) == {"reason": "must-move"}
    assert {line for where, line in pushes(position(faith=faith)) if where == side} == {2}


@pytest.mark.rule("R9")
def test_nobody_may_pass_one_pushes_or_shows_a_god() -> None:
    state = position()
    assert {state.describe(x)["type"] for x in state.actions()} == {"push", "god"}


@pytest.mark.rule("R10")
@pytest.mark.parametrize("side", SIDES)
def test_a_marker_may_not_come_to_face_the_one_on_the_other_side(side: str) -> None:
    at = SIDES.index(side)
    facing = (at + 2) % 4
    faith = "".join("3" if n == facing else "2" for n in range(4))
    assert why_not(position(faith=faith), "push", side=side, line=3) == {
        "reason": "faces-another",
        "side": OPPOSITE[side],
    }
    assert {line for where, line in pushes(position(faith=faith)) if where == side} == {1}


@pytest.mark.rule("R10")
def test_only_in_the_middle_where_they_begin_two_markers_face_each_other() -> None:
    found = reachable()
    axes = {(faith[0], faith[2]) for faith in found} | {(faith[1], faith[3]) for faith in found}
    assert axes == {("2", "2"), ("1", "2"), ("1", "3"), ("2", "1"), ("2", "3"), ("3", "1"), ("3", "2")}


@pytest.mark.rule("R11", "R12")
@pytest.mark.parametrize(
    ("side", "line", "fallen", "gap", "after"),
    [
        ("north", 1, "B1", 1, "- A1 A2 A0 A4 B0 A3 B2 B3"),
        ("north", 3, "B3", 3, "A0 A1 - A3 A4 A2 B1 B2 B0"),
        ("south", 1, "A0", 7, "A3 A1 A2 B1 A4 B0 - B2 B3"),
        ("south", 3, "A2", 9, "A0 A1 B0 A3 A4 B3 B1 B2 -"),
        ("west", 1, "A2", 1, "- A0 A1 A3 A4 B0 B1 B2 B3"),
        ("west", 3, "B3", 7, "A0 A1 A2 A3 A4 B0 - B1 B2"),
        ("east", 1, "A0", 3, "A1 A2 - A3 A4 B0 B1 B2 B3"),
        ("east", 3, "B1", 9, "A0 A1 A2 A3 A4 B0 B2 B3 -"),
    ],
)
def test_a_marker_keeps_its_side_and_pushes_its_line_away_from_itself(
    side: str, line: int, fallen: str, gap: int, after: str
) -> None:
    state = position(map=MAP)
    events = do(state, "push", side=side, line=line)
    assert events == [
        {"type": "pushed", "seat": 0, "side": side, "line": line, "tile": fallen, "gap": gap, "sees": "all"}
    ]
    seen = state.view(None)
    assert (seen["held"], seen["gap"]) == (fallen, gap)
    assert seen["map"] == [None if tile == "-" else tile for tile in after.split()]
    assert seen["faith"] == dict.fromkeys(SIDES, 2) | {side: line}


@pytest.mark.rule("R12")
@pytest.mark.parametrize(
    ("side", "fallen", "gap"), [("north", "B2", 2), ("south", "A1", 8), ("west", "B0", 4), ("east", "A3", 6)]
)
def test_the_middle_line_is_pushed_like_the_others(side: str, fallen: str, gap: int) -> None:
    at = SIDES.index(side)
    faith = "".join("1" if n == at else "3" if n == (at + 2) % 4 else "2" for n in range(4))
    state = position(map=MAP, faith=faith)
    do(state, "push", side=side, line=2)
    assert (state.view(None)["held"], state.view(None)["gap"]) == (fallen, gap)


@pytest.mark.rule("R12")
def test_the_tile_drawn_later_goes_where_the_gap_is_next_to_the_marker() -> None:
    state = position(map=MAP)
    do(state, "push", side="east", line=3)
    do(state, "place", x=0, y=0, turns=0)
    do(state, "draw", stack=2)
    assert do(state, "tile", tile="F4")[0] == {"type": "filled", "cell": 9, "tile": "F4", "sees": "all"}
    assert state.view(None)["map"] == ["A0", "A1", "A2", "A3", "A4", "B0", "B2", "B3", "F4"]


@pytest.mark.rule("R13")
def test_some_marker_can_always_move_eight_ways_then_six_then_four() -> None:
    found = reachable()
    assert len(found) == 49
    for faith in found:
        fresh = (faith[0] == faith[2]) + (faith[1] == faith[3])
        assert len(pushes(position(faith=faith))) == 4 + 2 * fresh


@pytest.mark.rule("R35")
def test_the_last_push_cannot_be_undone_at_once() -> None:
    for faith in reachable():
        for side, line in pushes(position(faith=faith)):
            at = SIDES.index(side)
            after = position(faith=faith[:at] + str(line) + faith[at + 1 :])
            assert (OPPOSITE[side], line) not in pushes(after)


@pytest.mark.rule("R35")
def test_the_next_player_is_told_why_the_push_cannot_be_undone() -> None:
    state = position(map=MAP)
    do(state, "push", side="north", line=1)
    do(state, "place", x=0, y=0, turns=0)
    do(state, "draw", stack=1)
    do(state, "tile", tile="F4")
    assert why_not(state, "push", side="south", line=1) == {"reason": "faces-another", "side": "north"}
    assert not [words for words in choices(state, "push") if words == {"side": "south", "line": 1}]
