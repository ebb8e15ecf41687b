"""The end of the game: how long it lasts, who wins, and what breaks a tie."""

from __future__ import annotations

import pytest

from kit.scene import Scene, do, end_turn, reveal
from mikrokosmos.games.smallworld import GAME


@pytest.mark.rule("END-1", "COMP-9")
@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_everybody_has_as_many_turns_as_the_map_has_rounds(players: int, rounds: int) -> None:
    state = GAME.new(players=players, first=1)
    reveal(state)
    turns = []
    while not state.over:
        turns.append((state.round, state.turn))
        end_turn(state)
    order = [*range(1, players), 0]
    assert turns == [(number, seat) for number in range(1, rounds + 1) for seat in order]
    assert (state.actions(), state.chances()) == ([], [])


@pytest.mark.rule("END-1")
def test_in_the_last_round_everybody_still_plays() -> None:
    scene = Scene(3, round=10, turn=1).people(0, "ratmen", "hill", {5: 1}).people(1, "elves", "stout", {9: 1})
    state = scene.people(2, "orcs", "swamp", {20: 1}).turn_start()
    end_turn(state)
    assert (state.over, state.turn, state.winners()) == (False, 2, [])
    assert end_turn(state)[-1]["type"] == "over"
    assert state.over


@pytest.mark.rule("END-2")
def test_the_player_with_the_most_coins_wins() -> None:
    scene = Scene(3, round=10, turn=2).people(0, "ratmen", "hill", {2: 9}).people(1, "elves", "swamp", {10: 1})
    state = scene.people(2, "orcs", "merchant", {20: 1}).coins(30, 32, 29).turn_start()
    end_turn(state)
    assert state.scores() == [30, 32, 31]
    assert state.winners() == state.view(None)["winners"] == [1]


@pytest.mark.rule("END-2")
def test_coins_lying_on_combos_belong_to_nobody() -> None:
    scene = Scene(round=10, turn=1).column(("orcs", "forest", 20), ("giants", "mounted", 20))
    state = scene.people(0, "ratmen", "hill", {2: 1}).people(1, "elves", "swamp", {10: 1}).coins(30, 31).turn_start()
    end_turn(state)
    assert (state.scores(), state.winners()) == ([30, 32], [1])


@pytest.mark.rule("END-3")
def test_a_tie_goes_to_whoever_has_more_race_tokens_on_the_map() -> None:
    scene = Scene(round=10, turn=1).people(0, "ratmen", "hill", {2: 4}).people(1, "elves", "stout", {10: 2, 9: 1})
    state = scene.coins(30, 28).turn_start()
    end_turn(state)
    assert state.scores() == [30, 30]
    assert state.winners() == [0]


@pytest.mark.rule("END-3")
def test_declined_tokens_count_as_well_as_active_ones() -> None:
    scene = Scene(round=10, turn=1).people(0, "ratmen", "hill", {2: 3}).people(1, "elves", "stout", {10: 2})
    state = scene.people(1, "ghouls", None, {20: 2}, declined=True).coins(30, 28).turn_start()
    end_turn(state)
    assert (state.scores(), state.winners()) == ([30, 30], [1])


@pytest.mark.rule("END-3")
def test_tokens_in_hand_do_not_count() -> None:
    scene = Scene(round=10, turn=1).people(0, "ratmen", "hill", hand=8).people(1, "elves", "stout", {10: 2})
    state = scene.coins(30, 29).turn_start()
    end_turn(state)
    assert (state.scores(), state.winners()) == ([30, 30], [1])


@pytest.mark.rule("END-4")
def test_encampments_do_not_count_for_a_tie() -> None:
    scene = Scene(round=10, turn=1).people(0, "ratmen", "bivouacking", {2: 3}).camp(2, 5)
    state = scene.people(1, "elves", "stout", {10: 4}).coins(30, 29).turn_start()
    end_turn(state)
    assert (state.scores(), state.winners()) == ([30, 30], [1])


@pytest.mark.rule("END-4")
def test_the_four_amazons_that_wait_aside_do_not_count_for_a_tie() -> None:
    scene = Scene(round=10, turn=1).people(0, "amazons", "hill", {2: 3}, aside=4)
    state = scene.people(1, "elves", "stout", {10: 4}).coins(30, 29).turn_start()
    end_turn(state)
    assert (state.scores(), state.winners()) == ([30, 30], [1])


@pytest.mark.rule("END-5", "EDGE-TIE")
def test_who_is_still_tied_wins_together() -> None:
    scene = Scene(3, round=10, turn=2).people(0, "ratmen", "hill", {2: 4}).people(1, "humans", "swamp", {20: 9})
    state = scene.people(2, "elves", "stout", {10: 2, 9: 2}).coins(30, 29, 28).turn_start()
    end_turn(state)
    assert state.scores() == [30, 29, 30]
    assert state.winners() == [0, 2]


@pytest.mark.rule("END-5", "EDGE-TIE")
def test_all_may_share_the_victory() -> None:
    state = Scene(round=10, turn=1).people(1, "orcs", "hill", {5: 1}).coins(30, 30).turn_start()
    do(state, "abandon", 5)
    end_turn(state)
    assert (state.scores(), state.winners()) == ([30, 30], [0, 1])
