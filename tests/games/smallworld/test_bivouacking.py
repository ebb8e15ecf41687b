"""Bivouacking: five encampments, placed anew every turn, that count as tokens."""

from __future__ import annotations

import pytest

from kit.scene import Scene, can, choices, cost, do, people, region, reveal, stage, tokens, why_not
from mikrokosmos.games.smallworld.state import SmallWorldState


def camps(state: SmallWorldState, at: int) -> int:
    """Encampments on a region."""
    number: int = region(state, at)["markers"].get("camp", 0)
    return number


def spare(state: SmallWorldState, race: str) -> int:
    """Encampments in a race's hand."""
    found = people(state, race)
    assert found is not None
    return int(found["camps"])


@pytest.mark.rule("POW-BIV-1")
def test_five_encampments_are_placed_anew_every_turn_as_many_in_one_region_as_one_likes() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "bivouacking", {2: 1, 17: 1}).camp(2, 3).camp(17, 2)
    state = scene.people(1, "elves", "merchant", {20: 1}).turn_start()
    assert (camps(state, 2), camps(state, 17), spare(state, "orcs")) == (3, 2, 0)
    do(state, "stop")
    assert (camps(state, 2), camps(state, 17), spare(state, "orcs")) == (0, 0, 5)
    assert choices(state, "camp") == [2, 17]
    for at in (17, 17, 17, 17, 2):
        do(state, "camp", at)
    assert (camps(state, 2), camps(state, 17), state.turn) == (1, 4, 1)


@pytest.mark.rule("POW-BIV-1")
def test_a_new_bivouacking_race_has_five_encampments_from_its_first_turn() -> None:
    scene = Scene(tribes=False).people(1, "elves", "merchant", {20: 1}).column(("orcs", "bivouacking", 0))
    state = scene.pick()
    do(state, "pick", 1)
    reveal(state)
    assert (spare(state, "orcs"), can(state, "camp", 2)) == (5, False)
    do(state, "conquer", 2)
    assert why_not(state, "camp", 2) == "not-now"
    do(state, "stop")
    assert choices(state, "camp") == [2]


@pytest.mark.rule("POW-BIV-2")
def test_each_encampment_defends_like_a_token() -> None:
    scene = Scene(tribes=False).people(0, "ratmen", "hill", {3: 1}, hand=9)
    state = scene.people(1, "orcs", "bivouacking", {2: 1, 4: 2, 7: 1}).camp(2, 3).camp(4).conquest()
    assert [cost(state, at) for at in (7, 2, 4)] == [3, 6, 5]
    assert {"reason": "marker", "amount": 3, "of": "camp"} in state.explain(state.encode(conquer(2)))["terms"]


@pytest.mark.rule("POW-BIV-2")
def test_encampments_protect_a_lone_token_from_sorcerers() -> None:
    scene = Scene(tribes=False).people(0, "sorcerers", "hill", {3: 1})
    state = scene.people(1, "orcs", "bivouacking", {2: 1, 4: 1, 7: 1}).camp(2).camp(4, 2).conquest()
    assert choices(state, "convert") == [7]


def conquer(at: int) -> dict[str, object]:
    """A conquest in words."""
    return {"type": "conquer", "region": at}


@pytest.mark.rule("POW-BIV-3")
def test_encampments_of_a_lost_region_go_back_to_hand_and_down_again_at_the_end_of_the_attackers_turn() -> None:
    scene = Scene(tribes=False).people(0, "ratmen", "hill", {3: 1}, hand=5)
    scene.people(1, "orcs", "bivouacking", {2: 1, 17: 1, 20: 1}).camp(2, 2).camp(17, 2)
    state = scene.conquest()
    do(state, "conquer", 2)
    assert (camps(state, 2), spare(state, "orcs")) == (0, 3)
    do(state, "stop")
    while state.player == 0:
        do(state, "place", 3)
    assert (stage(state), state.player, state.turn) == ("withdrawal", 1, 0)
    assert choices(state, "camp") == [17, 20]  # both that came back; the fifth was in hand before
    do(state, "camp", 20)
    do(state, "camp", 17)
    assert (camps(state, 17), camps(state, 20), spare(state, "orcs")) == (3, 1, 1)
    assert (state.turn, stage(state)) == (1, "conquest")


@pytest.mark.rule("POW-BIV-4")
def test_encampments_go_when_their_race_declines() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "bivouacking", {2: 3, 4: 1}).camp(2, 2).camp(4)
    state = scene.people(1, "ratmen", "hill", {3: 9}).turn_start()
    do(state, "decline")
    reveal(state)
    assert (camps(state, 2), camps(state, 4), spare(state, "orcs")) == (0, 0, 0)
    assert (cost(state, 2), cost(state, 4)) == (3, 3)


@pytest.mark.rule("EDGE-BIV-1")
def test_encampments_of_a_race_without_regions_are_kept_for_its_next_redeployment() -> None:
    scene = Scene(tribes=False).people(0, "ratmen", "hill", {3: 1}, hand=8)
    state = scene.people(1, "orcs", "bivouacking", {2: 4}).camp(2, 2).conquest()
    do(state, "conquer", 2)
    assert spare(state, "orcs") == 5
    do(state, "stop")
    while state.turn == 0:
        do(state, "place", 3)
    assert (state.player, stage(state)) == (1, "conquest")
    do(state, "conquer", 17)
    do(state, "stop")
    for _ in range(2):
        do(state, "place", 17)
    for _ in range(5):
        do(state, "camp", 17)
    assert (camps(state, 17), tokens(state, 17), state.turn) == (5, 3, 0)


@pytest.mark.rule("EDGE-BIV-2")
def test_an_encampment_stands_only_where_its_race_does() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "bivouacking", {2: 1, 17: 2}).camp(2, 2).camp(17, 3)
    scene.people(0, "ratmen", None, {5: 1}, declined=True)
    state = scene.people(1, "elves", "merchant", {20: 1}).turn_start()
    do(state, "abandon", 2)
    assert (camps(state, 2), spare(state, "orcs")) == (0, 2)
    do(state, "stop")
    assert choices(state, "camp") == [17]
    for at in (2, 5, 20):  # left behind, own but declined, a stranger's
        assert why_not(state, "camp", at) == "not-held"


@pytest.mark.rule("EDGE-BIV-3")
def test_nobody_is_forced_to_place_encampments() -> None:
    scene = Scene(tribes=False).people(0, "orcs", "bivouacking", {2: 1, 17: 1})
    state = scene.people(1, "elves", "merchant", {20: 1}).conquest()
    do(state, "stop")
    do(state, "camp", 2)
    do(state, "done")
    assert (state.turn, camps(state, 2), spare(state, "orcs")) == (1, 1, 4)


@pytest.mark.rule("EDGE-BIV-3")
def test_a_defender_may_keep_the_encampments_that_came_back() -> None:
    scene = Scene(tribes=False).people(0, "ratmen", "hill", {3: 1}, hand=5)
    state = scene.people(1, "orcs", "bivouacking", {2: 1, 17: 1}).camp(2, 2).conquest()
    do(state, "conquer", 2)
    do(state, "stop")
    while state.player == 0:
        do(state, "place", 3)
    assert stage(state) == "withdrawal"
    do(state, "done")
    assert (state.turn, spare(state, "orcs")) == (1, 5)
