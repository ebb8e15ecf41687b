"""Diplomat: at the end of the turn, peace with one opponent whose active race was left alone."""

from __future__ import annotations

import pytest

from kit.scene import Scene, can, choices, coins, do, reveal, roll, stage, why_not
from mikrokosmos.games.smallworld.state import SmallWorldState


def pacts(state: SmallWorldState) -> list[int | None]:
    """With whom each seat has made peace."""
    found: list[int | None] = state.view(None)["pacts"]
    return found


def three(power: str = "diplomat") -> Scene:
    """Three players: seat 0 in region 9, seat 1 in regions 2 and 3, seat 2 in region 4."""
    scene = Scene(3, tribes=False).people(0, "orcs", power, {9: 1}, hand=3)
    return scene.people(1, "ratmen", "swamp", {2: 1, 3: 3}).people(2, "elves", "forest", {4: 1})


@pytest.mark.rule("POW-DIPL-1")
def test_peace_with_an_opponent_whose_active_race_was_not_attacked_is_made_after_scoring() -> None:
    state = three().coins(5, 5, 5).conquest()
    do(state, "conquer", 2)
    do(state, "stop")
    while stage(state) == "redeployment":
        do(state, "place", 2)
    assert (stage(state), state.player, coins(state, 0)) == ("peace", 0, 5 + 2 + 1)
    assert choices(state, "ally") == [2]
    assert why_not(state, "ally", 1) == "attacked"
    assert why_not(state, "ally", 0) == "no-such-opponent"
    told = do(state, "ally", 2)
    assert {"type": "pact", "seat": 0, "ally": 2, "sees": "all"} in told
    assert pacts(state) == [2, None, None]


@pytest.mark.rule("POW-DIPL-1")
def test_the_ally_cannot_attack_the_diplomats_active_race_and_others_can() -> None:
    for seat, reason in ((1, "pact"), (2, None)):
        scene = Scene(3, tribes=False, turn=seat).people(0, "orcs", "diplomat", {9: 1})
        scene.people(1, "ratmen", "hill", {3: 1}, hand=5).people(2, "elves", "forest", {4: 1}, hand=5).pact(0, 1)
        assert why_not(scene.conquest(), "conquer", 9) == reason


@pytest.mark.rule("POW-DIPL-1")
def test_other_races_make_no_peace_and_a_diplomat_need_not() -> None:
    state = three("hill").conquest()
    do(state, "stop")
    while state.turn == 0:
        do(state, "place", 9)
    assert pacts(state) == [None, None, None]
    state = three().conquest()
    do(state, "stop")
    while stage(state) == "redeployment":
        do(state, "place", 9)
    do(state, "done")
    assert (pacts(state), state.turn) == ([None, None, None], 1)


@pytest.mark.rule("POW-DIPL-2")
def test_the_ally_may_be_another_one_or_the_same_every_turn() -> None:
    scene = Scene(3, tribes=False).people(0, "orcs", "diplomat", {9: 1})
    state = scene.people(1, "ratmen", "hill", {2: 1}).people(2, "elves", "forest", {4: 1}).turn_start()
    for ally in (1, 2, 2, 1):
        do(state, "stop")
        assert choices(state, "ally") == [1, 2]
        do(state, "ally", ally)
        assert pacts(state) == [ally, None, None]
        do(state, "stop")
        do(state, "stop")
        assert state.turn == 0


@pytest.mark.rule("POW-DIPL-3")
def test_the_allys_declined_ghouls_may_attack_and_the_diplomats_declined_race_is_not_protected() -> None:
    scene = Scene(tribes=False, turn=1).people(0, "orcs", "diplomat", {3: 1}).pact(0, 1)
    scene.people(0, "humans", None, {7: 1}, declined=True)
    scene.people(1, "ratmen", "hill", {2: 1}, hand=5).people(1, "ghouls", None, {4: 4}, declined=True)
    state = scene.turn_start()
    do(state, "conquer", 3)  # ghouls
    do(state, "stop")
    assert why_not(state, "conquer", 7) is None
    scene = Scene(tribes=False, turn=1).people(0, "orcs", "diplomat", {3: 1}).pact(0, 1)
    scene.people(0, "humans", None, {7: 1}, declined=True)
    state = scene.people(1, "ratmen", "hill", {2: 1}, hand=5).conquest()
    assert why_not(state, "conquer", 3) == "pact"
    assert why_not(state, "conquer", 7) is None


@pytest.mark.rule("POW-DIPL-3")
def test_attacking_the_allys_declined_race_does_not_rule_out_peace() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "diplomat", {3: 1}, hand=3)
    scene.people(1, "ratmen", "hill", {20: 1}).people(1, "elves", None, {2: 1}, declined=True)
    state = scene.conquest()
    do(state, "conquer", 2)
    do(state, "stop")
    while stage(state) == "redeployment":
        do(state, "place", 3)
    assert choices(state, "ally") == [1]


@pytest.mark.rule("POW-DIPL-3")
def test_the_pact_does_not_bind_the_diplomat_himself() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "diplomat", {3: 1}, hand=3)
    state = scene.people(1, "ratmen", "hill", {2: 1}).pact(0, 1).conquest()
    assert can(state, "conquer", 2)


@pytest.mark.rule("EDGE-DIPL-1")
def test_two_players_may_make_peace_as_well() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "diplomat", {3: 1})
    state = scene.people(1, "ratmen", "hill", {2: 1}).conquest()
    do(state, "stop")
    do(state, "ally", 1)
    assert (pacts(state), state.turn) == ([1, None], 1)
    assert not can(state, "conquer", 3) and not can(state, "attempt", 3)


@pytest.mark.rule("EDGE-DIPL-2")
def test_peace_with_a_player_without_an_active_race_covers_the_race_he_picks_next() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "diplomat", {3: 1}).column(("ratmen", "commando", 0))
    state = scene.people(1, "elves", None, {20: 1}, declined=True).conquest()
    do(state, "stop")
    assert choices(state, "ally") == [1]
    do(state, "ally", 1)
    do(state, "pick", 1)
    reveal(state)
    assert why_not(state, "conquer", 3) == "pact"
    assert can(state, "conquer", 2)


@pytest.mark.rule("EDGE-DIPL-3")
def test_an_attack_by_the_diplomats_own_declined_ghouls_does_not_rule_out_peace() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "diplomat", {3: 1}).people(0, "ghouls", None, {7: 4}, declined=True)
    state = scene.people(1, "ratmen", "hill", {2: 1, 20: 1}).turn_start()
    do(state, "conquer", 2)
    do(state, "stop")  # the ghouls
    do(state, "stop")  # the orcs
    while stage(state) == "redeployment":
        do(state, "place", 7)
    assert choices(state, "ally") == [1]


@pytest.mark.rule("EDGE-DIPL-4")
def test_a_failed_final_attempt_is_an_attack_all_the_same() -> None:
    state = three().conquest()
    do(state, "attempt", 3)
    roll(state, 0)
    while stage(state) == "redeployment":
        do(state, "place", 9)
    assert choices(state, "ally") == [2]
    assert why_not(state, "ally", 1) == "attacked"


@pytest.mark.rule("EDGE-DIPL-5")
def test_peace_lasts_until_the_diplomats_next_turn_begins_and_not_beyond_his_decline() -> None:
    scene = Scene(3, tribes=False).people(0, "orcs", "diplomat", {9: 1})
    state = scene.people(1, "ratmen", "hill", {2: 9}).people(2, "elves", "forest", {4: 1}).turn_start()
    do(state, "stop")
    do(state, "ally", 1)
    assert not can(state, "conquer", 9)
    do(state, "stop")
    while state.turn == 1:
        do(state, "place", 2)
    assert pacts(state) == [1, None, None]
    do(state, "stop")
    assert (state.turn, pacts(state)) == (0, [None, None, None])
    do(state, "decline")
    reveal(state)
    assert (state.turn, can(state, "conquer", 9)) == (1, True)
