"""The end of the game: nine turns each, who wins, and what breaks a tie."""

from __future__ import annotations

import pytest

from kit.creation import dealt, do, play_on, position

FIFTEEN = {
    0: "H0@-1,-1r1;H2@0,-1r2;E4@1,-1r2;D2@-1,0;B0@0,0;B1@1,0;F3@-1,1r3;D3@0,1r2;E2@1,1r3",
    1: "F2@-1,-1r2;H3@0,-1r3;D4@1,-1r2;F4@-1,0r1;C4@0,0r2;C3@1,0r3;A4@-1,1r2;E3@0,1;B4@1,1r3",
    2: "B2@-1,-1r1;B3@0,-1r1;A0@1,-1;G3@-1,0r3;A3@0,0r3;C1@1,0r3;C2@-1,1r2;G2@0,1r2;C0@1,1r1",
}
"""15, 15 and 0 points; largest groups of 5 (without a statue), 4 and 7; of terrains with a statue 3 and 4."""

TWENTY_FOUR = {
    0: "H1@-1,-1r2;D1@0,-1r1;D3@1,-1;E1@-1,0;H2@0,0;D4@1,0r1;F1@-1,1r3;D0@0,1r2;H3@1,1r1",
    1: "F0@-1,-1r2;E4@0,-1r1;H4@1,-1r3;F3@-1,0r1;E2@0,0r3;E3@1,0;F2@-1,1;D2@0,1;H0@1,1r2",
    2: "C2@-1,-1;A1@0,-1r2;C0@1,-1r1;G2@-1,0r3;G1@0,0r1;G3@1,0r2;A4@-1,1;C1@0,1;B0@1,1r2",
}
"""24, 24 and 0 points; largest groups of 5, 5 and 9."""

EIGHTEEN = {
    0: "F4@-1,-1r1;E0@0,-1r1;D4@1,-1r2;F3@-1,0;G1@0,0r3;E4@1,0;H4@-1,1r3;A1@0,1r3;C4@1,1r3",
    1: "B0@-1,-1;D3@0,-1;B3@1,-1r3;D0@-1,0r3;G3@0,0r3;G0@1,0r3;D2@-1,1;E3@0,1;B1@1,1",
    2: "C0@-1,-1r1;A3@0,-1r1;A2@1,-1;G2@-1,0r3;C3@0,0;A0@1,0r2;B2@-1,1;C2@0,1r1;C1@1,1r1",
}
"""17, 18 and 0 points; largest groups of 7, 6 and 8."""


def finished(worlds: dict[int, str], order: tuple[int, int, int] = (0, 1, 2)) -> tuple[list[int], list[int]]:
    """Scores and winners of a game that ended with these worlds, at seats in this order."""
    state = position(3, round=9, stage="finished", worlds={at: worlds[seat] for at, seat in enumerate(order)})
    assert state.over and state.winners() == state.view(None)["winners"]
    return state.scores(), state.winners()


@pytest.mark.rule("R31")
def test_the_most_points_win_and_groups_do_not_matter_before_a_tie() -> None:
    assert finished(EIGHTEEN) == ([17, 18, 0], [1])
    assert finished(EIGHTEEN, (1, 2, 0)) == ([18, 0, 17], [0])


@pytest.mark.rule("R31")
def test_a_tie_goes_to_the_largest_single_group_statue_or_not_of_those_who_are_tied() -> None:
    assert finished(FIFTEEN) == ([15, 15, 0], [0])
    assert finished(FIFTEEN, (2, 1, 0)) == ([0, 15, 15], [2])
    assert finished(FIFTEEN, (1, 0, 2)) == ([15, 15, 0], [1])


@pytest.mark.rule("R32")
def test_who_is_still_tied_wins_together() -> None:
    assert finished(TWENTY_FOUR) == ([24, 24, 0], [0, 1])
    assert finished(TWENTY_FOUR, (0, 2, 1)) == ([24, 0, 24], [0, 2])


@pytest.mark.rule("R33")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (3, 2), (4, 1), (5, 4)])
def test_everybody_has_nine_turns_clockwise_and_the_last_of_the_ninth_round_ends_the_game(
    players: int, first: int
) -> None:
    state = dealt(players, first=first)
    turns = []
    for now in play_on(state):
        seen = now.view(None)
        assert seen["winners"] == []
        if seen["stage"] == "choose":
            turns.append((seen["round"], now.player))
    order = [(first + at) % players for at in range(players)]
    assert turns == [(round, seat) for round in range(1, 10) for seat in order]
    assert [len(world) for world in state.view(None)["worlds"]] == [9] * players
    assert (state.actions(), state.chances()) == ([], [])


@pytest.mark.rule("R33")
def test_a_full_world_does_not_end_the_game_before_the_others_are_full() -> None:
    state = position(3, round=9)
    do(state, "push", side="north", line=1)
    state.play(state.actions()[0])
    do(state, "draw", stack=1)
    state.play(state.chances()[0][0])
    assert [len(world) for world in state.view(None)["worlds"]] == [9, 8, 8]
    assert (state.over, state.player) == (False, 1)


@pytest.mark.rule("R33")
def test_the_end_is_told_and_refuses_everything() -> None:
    state = position(2, round=9, turn=1, first=0)
    do(state, "push", side="north", line=1)
    state.play(state.actions()[0])
    do(state, "draw", stack=1)
    state.play(state.chances()[0][0])
    assert [event["type"] for event in state.events()] == ["filled", "over"]
    assert state.refusal(0) == {"reason": "over"}
