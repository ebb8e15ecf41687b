"""One-line positions: whatever is written is read back the same, and whatever is read can be written and read again."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mikrokosmos as mk
from kit.conformance import draw
from kit.creation import do
from kit.lines import damaged, is_read_back, is_refused_or_another, same_but_for_options, walked
from mikrokosmos.games.creation import GAME
from mikrokosmos.games.creation.content.table import TERRAINS, box
from mikrokosmos.games.creation.io.soundness import faults
from mikrokosmos.games.creation.state import CreationState

LINE = (
    "creation 2 2.0.1 choose:1 map=A0,A1,A2,A3,A4,B0,B1,B2,B3 faith=2312 stacks=6.6.6 gods=3*,0"
    " w0=C0@0,0;C1@1,0r2 w1=D0@0,0r3"
)
"""Seat 1 is about to choose for the second time; the dunes' opponent has called on his god already."""

PIECES = ["", "0", "9", "1", "-", ":", ";", "=", ",", ".", "*", "@", " ", "r", "w", "x", "A0", "place", "é", "٣"]
"""What a damaged line may have too much of."""


def walk(players: int, seed: int, steps: int) -> CreationState:
    """A state some random steps into a game."""
    return walked(GAME, seed, steps, players=players, first="random" if seed % 2 else 0)


def test_a_line_says_what_a_player_would_say() -> None:
    state = GAME.from_line(LINE)
    seen = state.view(1)
    assert (state.round, state.player, seen["stage"]) == (2, 1, "choose")
    assert seen["map"] == ["A0", "A1", "A2", "A3", "A4", "B0", "B1", "B2", "B3"]
    assert seen["faith"] == {"north": 2, "east": 3, "south": 1, "west": 2}
    assert seen["stacks"] == [6, 6, 6] and seen["held"] is None and seen["gap"] is None
    assert seen["gods"][0] == {"dealt": True, "shown": True, "god": "grove"}
    assert seen["gods"][1] == {"dealt": True, "shown": False, "god": "blossom"}
    assert seen["worlds"][0][1] == {"tile": "C1", "x": 1, "y": 0, "turns": 2}
    assert seen["worlds"][1] == [{"tile": "D0", "x": 0, "y": 0, "turns": 3}]
    assert state.to_line() == LINE


def test_a_line_has_the_gap_and_the_tile_in_hand() -> None:
    state = GAME.from_line(LINE)
    do(state, "push", side="north", line=3)
    line = state.to_line()
    assert line == LINE.replace("choose", "place").replace("faith=2", "faith=3").replace(
        "A0,A1,A2,A3,A4,B0,B1,B2,B3", "A0,A1,-,A3,A4,A2,B1,B2,B0"
    ).replace("gods=3*,0", "gods=3*,0 gap=3 hand=B3")
    is_read_back(state)
    do(state, "place", x=0, y=-1, turns=2)
    assert state.to_line().endswith(" gods=3*,0 gap=3 w0=C0@0,0;C1@1,0r2 w1=B3@0,-1r2;D0@0,0r3")
    is_read_back(state)


def test_the_words_of_a_line_may_come_in_another_order() -> None:
    head, rest = LINE.split()[:4], LINE.split()[4:]
    for seed in range(10):
        random.Random(seed).shuffle(rest)
        assert GAME.from_line(" ".join([*head, *rest])).to_line() == LINE


@settings(max_examples=150 if mk.compiled() else 25)
@given(st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 200))
def test_every_state_of_a_game_is_read_back_the_same(players: int, seed: int, steps: int) -> None:
    is_read_back(walk(players, seed, steps))


@settings(max_examples=600 if mk.compiled() else 100)
@given(st.integers(0, 50), st.data())
def test_a_damaged_line_is_refused_or_is_another_position(seed: int, data: st.DataObject) -> None:
    line = walk(2 + seed % 4, seed, 3 * seed).to_line()
    state = is_refused_or_another(GAME, damaged(line, data, PIECES))
    if state is not None:
        assert faults(state) == []


@pytest.mark.parametrize("seed", range(30))
def test_a_number_changed_is_refused_or_is_a_game_that_can_be_played_to_its_end(seed: int) -> None:
    rng = random.Random(seed)
    line = walk(2 + seed % 4, seed, rng.randrange(60)).to_line()
    numbers = [found.start() for found in re.finditer(r"\d", line)]
    for at in numbers:
        other = line[:at] + rng.choice("0123456789") + line[at + 1 :]
        state = is_refused_or_another(GAME, other)
        if state is not None and at in numbers[:12]:
            for _ in range(400):
                if state.over:
                    break
                state.play(draw(state, rng))
                assert faults(state) == [], other
            assert state.over


HEAD = "a position begins like this: creation 2 1.0.0 choose:0 map=…"
KNOWN = "a line has map, faith, stacks, gods, gap, hand, w0, w1, each once"

WRONG = [
    ("", HEAD),
    ("creation 2 2.0.1 choose:1", HEAD),
    (LINE.replace("creation", "chess"), HEAD),
    (LINE.replace("creation 2", "creation two"), HEAD),
    (LINE.replace("creation 2", "creation 7"), "the position does not fit its options: players must be 2, 3, 4 or 5"),
    (LINE.replace("2.0.1", "2.0"), HEAD),
    (LINE.replace("2.0.1", "12.0.1"), HEAD),
    (LINE.replace("2.0.1", "2.9.1"), HEAD),
    (LINE.replace("2.0.1", "2.4.1"), "the position does not fit its options: first must be"),
    (LINE.replace("2.0.1", "0.0.1"), "0 where a number from 1 to 9 should be"),
    (LINE.replace("2.0.1", "2.0.3"), "seat 3"),
    (LINE.replace("2.0.1", "2.-.1"), "nobody began"),
    (LINE.replace("choose:1", "choose"), HEAD),
    (LINE.replace("choose:1", "choose:nobody"), HEAD),
    (LINE.replace("choose:1", "dance:1"), "malformed"),
    (LINE.replace("choose:1", "choose:3"), "seat 3"),
    (LINE.replace("choose:1", "choose:over"), "does not fit mover"),
    (LINE + " w0=", f"'w0=' has no place here; {KNOWN}"),
    (LINE + " dances", f"'dances' has no place here; {KNOWN}"),
    (LINE + " w2=", f"'w2=' has no place here; {KNOWN}"),
    (LINE.replace("gods=", "god="), f"'god=3*,0' has no place here; {KNOWN}"),
    (LINE.replace("gods=3*,0", ""), "the line lacks gods"),
    (LINE.replace("faith=2312 stacks=6.6.6", "gap=1"), "the line lacks faith, stacks"),
    (LINE.replace("map=A0", "map=Z0"), "malformed at KeyError('Z0')"),
    (LINE.replace("map=A0", "map=-"), "the map has the free cells [0]"),
    (LINE.replace("map=A0,", "map="), "the stored state"),
    (LINE.replace("faith=2312", "faith=231"), "faith should be like faith="),
    (LINE.replace("faith=2312", "faith=0312"), "not '0312'"),
    (LINE.replace("faith=2312", "faith=1312"), "markers 0 and 2 stand at"),
    (LINE.replace("6.6.6", "6.6"), "stacks should be like stacks=7.7.7, not '6.6'"),
    (LINE.replace("6.6.6", "6.6.x"), "stacks should be like stacks=7.7.7, not '6.6.x'"),
    (LINE.replace("6.6.6", "6.6.7"), "the stacks have [6, 6, 7] of 18 unseen tiles"),
    (LINE.replace("3*,0", "3*,5"), "gods should be like gods=0,3*, not '3*,5'"),
    (LINE.replace("3*,0", "3*"), "gods should name a token or - for each of 2 seats, not '3*'"),
    (LINE.replace("3*,0", "3*,-"), "1 god tokens for 2 players"),
    (LINE.replace("3*,0", "3*,3"), "god tokens are not each in one place"),
    (LINE + " gap=0", "gap should be like gap=5, not '0'"),
    (LINE + " gap=3", "the map has the free cells [], not 2"),
    (LINE + " hand=A0", "in hand in stage 3"),
    (LINE + " hand=Z9", "malformed at KeyError('Z9')"),
    (LINE.replace("C1@1,0r2", "C1"), "a tile of a world should be like A0@-1,0 or A0@-1,0r2, not 'C1'"),
    (LINE.replace("C1@1,0r2", "C1@1,0r4"), "not 'C1@1,0r4'"),
    (LINE.replace("C1@1,0r2", "C1@5,0"), "5 where a number from -2 to 2 should be"),
    (LINE.replace("C1@1,0r2", "C1@0,0"), "two tiles in one place of seat 0"),
    (LINE.replace("C1@1,0r2", "A0@1,0"), "tiles are not each in one place"),
    (LINE.replace("C1@1,0r2", "K0@1,0"), "tiles are not each in one place"),
]


@pytest.mark.parametrize(("line", "fault"), WRONG)
def test_a_wrong_line_is_refused_with_the_word_and_what_would_be_right(line: str, fault: str) -> None:
    with pytest.raises(mk.RecordError) as caught:
        GAME.from_line(line)
    assert fault in str(caught.value) and len(str(caught.value)) < 400


def test_what_a_refusal_gives_as_an_example_would_be_right() -> None:
    with pytest.raises(mk.RecordError) as caught:
        GAME.from_line(LINE.replace("faith=2312", "faith=x"))
    example = re.search(r"faith=(\w+)", str(caught.value))
    assert example and re.fullmatch(r"[1-3]{4}", example[1]), caught.value


@pytest.mark.parametrize("word", ["creation {}", "stacks=6.6.{}"])
def test_a_number_too_long_to_be_one_is_refused(word: str) -> None:
    kept = word.replace("{}", "2" if "creation" in word else "6")
    with pytest.raises(mk.RecordError):
        GAME.from_line(LINE.replace(kept, word.format("6" * 5000)))


def test_options_that_a_line_does_not_hold_can_be_given() -> None:
    state = GAME.from_line(LINE, names=["Ada", "Bo"])
    assert state.view(None)["names"] == ["Ada", "Bo"]
    tiles = [
        {"id": f"own{tile.id}", "mark": tile.mark, "squares": [TERRAINS[at] for at in tile.squares]}
        | ({} if tile.statue is None else {"statue": TERRAINS[tile.statue]})
        for tile in box()
    ]
    named = re.sub(r"\b([A-K]\d)\b", r"own\1", LINE)
    own = GAME.from_line(named, tiles={"tile": tiles})
    assert own.to_line() == named and own.scores() == state.scores()
    with pytest.raises(mk.RecordError, match="has no option 'colour'"):
        GAME.from_line(LINE, colour="red")
    with pytest.raises(mk.RecordError, match="malformed at KeyError"):
        GAME.from_line(named)


def test_a_game_that_chance_began_is_the_same_position_as_one_begun_by_agreement() -> None:
    drawn = walked(GAME, 1, 40, players=3, first="random")
    again = GAME.from_line(drawn.to_line())
    assert GAME.options(drawn)["first"] == "random" and GAME.options(again)["first"] == drawn.first
    assert same_but_for_options(again, drawn)
