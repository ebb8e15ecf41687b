"""One-line positions: whatever is written is read back the same, and whatever is read can be written and read again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mikrokosmos as mk
from kit.house import some_house
from kit.lines import damaged, is_read_back, is_refused_or_another, same_but_for_options, walked
from kit.scene import Scene, can, cost
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.state import SmallWorldState

COLUMN = "col=humans+forest,giants+stout.1"
LINE = f"smallworld 2 2.0.0 conquest:0 5,7 elves+merchant:1=;3:2 orcs+hill:0=h5;2:1 {COLUMN} march=orcs"
"""Orcs on region 2 with five in hand, about to conquer; only two combos on show."""


PIECES = ["", "0", "9", "+", "-", ":", ";", "=", ",", ".", " ", "l", "w", "x", "orcs", "é"]
"""What a damaged line may have too much of."""


def walk(players: int, seed: int, steps: int) -> SmallWorldState:
    """A state some random steps into a game."""
    first = "random" if seed % 2 else 0
    return walked(GAME, seed, steps, players=players, first=first, house=some_house(seed))


def test_a_line_says_what_a_player_would_say() -> None:
    state = GAME.from_line(LINE)
    assert (state.round, state.player, state.scores()) == (2, 0, [5, 7])
    assert can(state, "conquer", 3) and cost(state, 3) == 4
    assert state.view(None)["tray"]["orcs"] == 10 - 1 - 5
    assert [combo["coins"] for combo in state.view(None)["column"]] == [0, 1]
    assert state.to_line() == LINE


def test_a_line_has_markers_hands_stacks_and_all_the_turn_has_seen() -> None:
    scene = Scene(players=3, turn=1, round=4).people(0, "trolls", "fortified", {1: 2, 2: 1}, hand=1).marker("fort", 1)
    scene.people(1, "halflings", "bivouacking", {9: 3}, holes=1).marker("hole", 9).camp(9, 2).pact(0, 1).under("orcs")
    scene.people(1, "ghouls", None, {15: 2}, declined=True).people(2, "dwarves", "spirit", {20: 1}, declined=True)
    scene.people(2, "amazons", "dragon_master", {21: 2}, aside=4, fresh_combo=True).marker("dragon", 21).coins(1, 22, 3)
    scene.no_tribes(4)
    state = scene.conquest("halflings", advanced=True, taken=2, attacked=[0], converted=[2], built=1)
    line = state.to_line()
    assert line.startswith(
        "smallworld 3 4.0.1 conquest:1 1,22,3 amazons+dragon_master:2=a4w;21:2d dwarves-spirit:2=;20:1 "
    )
    assert " ghouls-:1=;15:2 halflings+bivouacking:1=c3o1;9:3oc2 trolls+fortified:0=h1;1:2lf;2:1l " in line
    assert (
        line.endswith(" under=orcs gone=4 pact=0>1 march=halflings adv taken=2 built=1 attacked=0 converted=2")
        or "marched=ghouls" in line
    )
    assert same_but_for_options(GAME.from_line(line), state)


@settings(max_examples=150 if mk.compiled() else 25)
@given(st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 400))
def test_every_state_of_a_game_is_read_back_the_same(players: int, seed: int, steps: int) -> None:
    is_read_back(walk(players, seed, steps))


@settings(max_examples=400 if mk.compiled() else 60)
@given(st.integers(0, 50), st.data())
def test_a_damaged_line_is_refused_or_is_another_position(seed: int, data: st.DataObject) -> None:
    line = walk(2 + seed % 4, seed, 30 + 5 * seed).to_line()
    is_refused_or_another(GAME, damaged(line, data, PIECES))


WRONG = [
    ("", "begins with five words"),
    ("chess 2 2.0.0 conquest:0 5,5", "begins with five words"),
    ("smallworld 7 2.0.0 conquest:0 5,5", "players must be 2, 3, 4 or 5"),
    ("smallworld two 2.0.0 conquest:0 5,5", "players should be a whole number, not 'two'"),
    ("smallworld 2 2.0 conquest:0 5,5", "round.first.turn should be like 2.0.1, not '2.0'"),
    ("smallworld 2 99.0.0 pick:0 5,5 col=orcs+hill", "round 99 of 10"),
    ("smallworld 2 2.0.0 conquest 5,5", "stage:player should be like conquest:0, not 'conquest'"),
    ("smallworld 2 2.0.0 dance:0 5,5", "malformed"),
    ("smallworld 2 2.0.0 pick:0 5", "coins should be 2 numbers, not '5'"),
    ("smallworld 2 2.0.0 pick:0 5,x", "coins should be a whole number, not 'x'"),
    (LINE.replace("orcs+hill:0", "orks+hill:0"), "'orks' is no race of this game"),
    (LINE.replace("orcs+hill:0=h5", "orcs+hill:0=q5"), "what 'orcs' has off the map should be like h5a4, not 'q5'"),
    (LINE.replace(";2:1", ";99:1"), "there is no region 99: this board has 23"),
    (LINE.replace(";2:1", ";3:1"), "region 3 is named twice"),
    (LINE.replace(";2:1", ";2:1z"), "a region should be like 12:3 or 12:3lf, not '2:1z'"),
    (LINE.replace(";2:1", ";2:9"), "orcs has 10 tokens"),
    (LINE.replace(".1", ".x"), "a combo should be like orcs+hill or orcs+hill.2"),
    (LINE + " march=orcs", "'march' is there twice"),
    (LINE + " dances", "a position has no word 'dances'"),
    (LINE + " pact=0-1", "pact should be like 0>1, not '0-1'"),
    (LINE + " races=orcs,elves", "does not fit its options"),
    (LINE + " house=own_token:ignore", "there is no house rule 'own_token'; did you mean 'own_tokens'?"),
    (LINE + " house=late_abandon:perhaps", "late_abandon must be False or True, not 'perhaps'"),
    (LINE + " house=final_die", "final_die must be 'turn' or 'race', not ''"),
    (LINE + " rules=3", "rules must be a number from 1 to 2"),
    (LINE + " closed", "conquests are closed"),
    (LINE + " conquered=2", "regions taken this turn are remembered for nothing"),
    (LINE + " paid=wealthy", "windfalls are noted as paid"),
    (LINE + " house=wealthy:game paid=hill", "windfalls are noted as paid"),
    (LINE.replace("march=orcs", "march=elves"), "cannot march"),
]


@pytest.mark.parametrize(("line", "fault"), WRONG)
def test_a_wrong_line_is_refused_with_the_word_and_what_would_be_right(line: str, fault: str) -> None:
    with pytest.raises(mk.RecordError) as caught:
        GAME.from_line(line)
    assert fault in str(caught.value)


def test_options_that_a_line_does_not_hold_can_be_given() -> None:
    state = GAME.from_line(LINE, names=["Ada", "Bo"], coins="open")
    assert state.view(None)["names"] == ["Ada", "Bo"] and state.view(None)["coins"] == [5, 7]
    own = {"race": {"kobolds": {"tokens": 5, "borrows": "orcs", "flies": True}}}
    kobolds = GAME.from_line(LINE.replace("orcs", "kobolds"), content=own)
    assert can(kobolds, "conquer", 21), "they fly"
    chosen = GAME.new(races=["orcs", "elves", "humans", "giants", "trolls", "wizards"])
    assert " races=elves,giants,humans,orcs,trolls,wizards" in chosen.to_line()
    assert GAME.options(GAME.from_line(chosen.to_line()))["races"] == GAME.options(chosen)["races"]
