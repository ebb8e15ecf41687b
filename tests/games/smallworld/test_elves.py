"""Elves: no token is lost with a region."""

from __future__ import annotations

import pytest

from kit.scene import Scene, can, choices, do, hand, owner, stage, stop, tokens, tray


@pytest.mark.rule("RACE-ELF-1")
def test_elves_lose_no_token_with_a_region() -> None:
    scene = Scene().people(0, "ratmen", "merchant", {2: 1}, hand=9).people(1, "elves", "hill", {3: 3, 20: 1})
    state = scene.conquest()
    before = tray(state, "elves")
    events = do(state, "conquer", 3)
    assert [(event["tokens"], event["kept"]) for event in events if event["type"] == "lost"] == [(0, 3)]
    assert (hand(state, "elves"), tray(state, "elves")) == (3, before)
    stop(state)
    while stage(state) == "redeployment":
        assert tokens(state, 20) == 1
        do(state, "place", 2)
    assert (stage(state), state.player) == ("withdrawal", 1)
    for _ in range(3):
        do(state, "place", 20)
    assert (tokens(state, 20), state.turn) == (4, 1)


@pytest.mark.rule("RACE-ELF-1")
def test_a_lone_elf_without_another_region_stays_in_hand() -> None:
    scene = Scene().people(0, "ratmen", "merchant", {2: 1}, hand=9).people(1, "elves", "hill", {3: 1})
    state = scene.conquest()
    do(state, "conquer", 3)
    assert hand(state, "elves") == 1


@pytest.mark.rule("RACE-ELF-2")
def test_a_converted_elf_is_lost() -> None:
    scene = Scene().people(0, "sorcerers", "merchant", {2: 1}, hand=3).people(1, "elves", "hill", {3: 1, 20: 1})
    state = scene.conquest()
    before = tray(state, "elves")
    do(state, "convert", 3)
    assert (owner(state, 3), hand(state, "elves"), tray(state, "elves")) == ("sorcerers", 0, before + 1)


@pytest.mark.rule("EDGE-ELF-1")
def test_declined_elves_are_lost_like_any_other_token() -> None:
    scene = Scene().people(0, "ratmen", "merchant", {2: 1}, hand=9)
    state = scene.people(1, "elves", None, {3: 1, 20: 1}, declined=True).conquest()
    before = tray(state, "elves")
    do(state, "conquer", 3)
    assert (hand(state, "elves"), tray(state, "elves")) == (0, before + 1)


@pytest.mark.rule("EDGE-ELF-2")
def test_elves_attacked_by_ghouls_of_their_own_player_lose_nothing_either() -> None:
    scene = Scene().people(0, "ghouls", None, {2: 6}, declined=True).people(0, "elves", "hill", {3: 2, 20: 1})
    state = scene.turn_start()
    before = tray(state, "elves")
    do(state, "conquer", 3)
    assert (owner(state, 3), hand(state, "elves"), tray(state, "elves")) == ("ghouls", 2, before)
    do(state, "stop")
    assert state.view(None)["march"]["race"] == "elves"
    assert hand(state, "elves") == 2  # and may use them this turn
    assert can(state, "conquer", 21)
    assert choices(state, "abandon") == [20]
