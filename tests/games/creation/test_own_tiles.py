"""Own sets of tiles: played to the end, kept in records, or refused with all faults at once."""

from __future__ import annotations

import json
import random
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mikrokosmos as mk
from kit.creation import play_on, settle
from kit.own_tiles import own_tiles
from kit.told import words
from mikrokosmos.games.creation import GAME
from mikrokosmos.games.creation.content.table import TERRAINS
from mikrokosmos.games.creation.io.soundness import faults

KNOWN = "available: blossom, ember, tide, grove, dune"
FOUR = "squares must be four terrains, clockwise from the top left"


def changed(at: int = 0, **words: Any) -> dict[str, Any]:
    """A set in order but for these words of one tile (None leaves one out)."""
    tiles = own_tiles()
    row = {**tiles["tile"][at], **words}
    tiles["tile"][at] = {word: value for word, value in row.items() if value is not None}
    return tiles


def refused(tiles: Any) -> list[str]:
    """The faults a set is refused for."""
    with pytest.raises(mk.OptionError, match="can't use this tile set:") as caught:
        GAME.new(tiles=tiles)
    return str(caught.value).splitlines()[1:]


def toml(tiles: dict[str, Any]) -> str:
    """A set as one would write it."""
    rows = ["[[tile]]\n" + "\n".join(f"{word} = {json.dumps(it)}" for word, it in row.items()) for row in tiles["tile"]]
    return "\n\n".join(rows) + "\n"


@pytest.mark.rule("R17")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@given(count=st.integers(54, 64), seed=st.integers(0, 1000))
@settings(max_examples=6)
def test_any_set_in_order_is_played_to_the_end(players: int, count: int, seed: int) -> None:
    state = GAME.new(players=players, tiles=own_tiles(count, seed))
    for now in play_on(state, seed):
        assert faults(now) == []
        assert now.actions() or now.chances()
    assert [len(world) for world in state.view(None)["worlds"]] == [9] * players
    assert sum(state.view(None)["stacks"]) == (count - 54 if players == 5 else 0)


def test_the_tiles_that_turn_up_are_those_of_the_set() -> None:
    state = GAME.new(players=3, tiles=own_tiles())
    assert [words(state, x)["tile"] for x, _ in state.chances()] == [f"T{at}" for at in range(36)]
    settle(state, random.Random(1))
    assert all(str(tile).startswith("T") for tile in state.view(None)["map"])


def test_a_set_may_be_a_table_or_the_name_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(toml(own_tiles()), encoding="utf-8")
    told = [GAME.options(GAME.new(tiles=given_as)) for given_as in (own_tiles(), file, str(file))]
    assert told[0] == told[1] == told[2] and told[0]["tiles"] == own_tiles()


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(mk.OptionError, match=r"gone\.toml' cannot be read: No such file"):
        GAME.new(tiles=tmp_path / "gone.toml")
    file = tmp_path / "mine.toml"
    file.write_text("[[tile]\n", encoding="utf-8")
    with pytest.raises(mk.OptionError, match=r"mine\.toml' are not TOML: "):
        GAME.new(tiles=file)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(mk.OptionError, match=r"mine\.toml' are not TOML: "):
        GAME.new(tiles=str(file))
    file.write_text("tile = 3\n", encoding="utf-8")
    assert refused(file) == ["- a tile set needs a list of [[tile]] entries"]


def test_a_set_that_is_changed_later_changes_no_game() -> None:
    tiles = own_tiles()
    state = GAME.new(tiles=tiles)
    tiles["tile"].clear()
    assert GAME.options(state)["tiles"] == own_tiles()
    assert len(GAME.renew(GAME.options(state)).chances()) == 27


@pytest.mark.parametrize("players", [2, 5])
def test_a_record_holds_the_set_it_was_played_with(tmp_path: Path, players: int) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(toml(own_tiles(60, 3)), encoding="utf-8")
    record = mk.Record.start(GAME, players=players, tiles=file)
    file.unlink()
    rng = random.Random(3)
    while not record.state.over:
        state = record.state
        record.play(mk.sample(state.chances(), rng) if state.player == mk.CHANCE else rng.choice(state.actions()))
    record.save(tmp_path / "evening.json")
    again = mk.Record.load(tmp_path / "evening.json")
    assert again.options["tiles"] == own_tiles(60, 3)
    assert again.replay().to_json() == record.state.to_json()
    assert GAME.from_json(record.state.to_json()).to_json() == record.state.to_json()
    assert GAME.from_line(record.state.to_line(), tiles=own_tiles(60, 3)).to_line() == record.state.to_line()


def test_a_record_cannot_make_us_open_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(toml(own_tiles()), encoding="utf-8")
    record = mk.Record.start(GAME, tiles=file)
    data = json.loads(json.dumps(record.to_json()))
    data["options"]["tiles"] = str(file)
    with pytest.raises(mk.RecordError, match="tiles must be written out"):
        mk.Record.from_json(data).replay()


@pytest.mark.parametrize("tiles", [7, [], {}, {"tile": 3}, {"tile": {}}, {"tile": ["A0"]}, {"tile": [{}, 3]}], ids=str)
def test_what_is_no_list_of_tiles_at_all_is_refused(tiles: Any) -> None:
    assert refused(tiles) == ["- a tile set needs a list of [[tile]] entries"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ({"terrain": "tide"}, "terrain is not a key of a tile; available: id, mark, squares, statue"),
        ({"mark": 1}, "mark must be 2, 3, 4 or 5, not 1"),
        ({"mark": 6}, "mark must be 2, 3, 4 or 5, not 6"),
        ({"mark": "2"}, "mark must be 2, 3, 4 or 5, not '2'"),
        ({"mark": 2.0}, "mark must be 2, 3, 4 or 5, not 2.0"),
        ({"mark": True}, "mark must be 2, 3, 4 or 5, not True"),
        ({"squares": None}, f"{FOUR}, not None"),
        ({"squares": "tide"}, f"{FOUR}, not 'tide'"),
        ({"squares": ["tide"] * 3}, f"{FOUR}, not ['tide', 'tide', 'tide']"),
        ({"squares": ["tide"] * 5}, f"{FOUR}, not ['tide', 'tide', 'tide', 'tide', 'tide']"),
        ({"squares": ["tide", "sea", "tide", 3]}, f"'sea' is not a terrain; {KNOWN}"),
        ({"squares": ["tide", "tide", "tide", ["tide"]]}, f"['tide'] is not a terrain; {KNOWN}"),
        ({"statue": "zeus"}, f"'zeus' is not a god; {KNOWN}"),
        ({"statue": 0}, f"0 is not a god; {KNOWN}"),
        ({"statue": ["tide"]}, f"['tide'] is not a god; {KNOWN}"),
    ],
    ids=str,
)
def test_a_word_that_is_wrong_is_refused_with_what_would_be_right(words: dict[str, Any], says: str) -> None:
    assert refused(changed(53, **words))[0] == f"- tile T53: {says}"


@pytest.mark.parametrize("name", ["", "a-b", "a b", "ähre", "1234567890123", 7, None, ["T0"]], ids=str)
def test_an_id_is_letters_and_digits(name: Any) -> None:
    label = f"tile {name}" if isinstance(name, str) else "tile number 54"
    assert refused(changed(53, id=name)) == [f"- {label}: id must be letters and digits, 12 at most, not {name!r}"]
    assert GAME.new(tiles=changed(53, id="123456789012")).player == mk.CHANCE


def test_an_id_may_not_be_there_twice() -> None:
    assert refused(changed(53, id="T0")) == ["- tile T0: the id is there twice"]


@pytest.mark.parametrize("turns", range(4))
def test_two_tiles_may_not_be_alike_however_they_are_turned(turns: int) -> None:
    tiles = own_tiles()
    first = tiles["tile"][0]
    twin = {"id": "twin", "mark": 5, **{word: first[word] for word in ("squares", "statue") if word in first}}
    twin["squares"] = twin["squares"][turns:] + twin["squares"][:turns]
    assert refused({"tile": [*tiles["tile"], twin]}) == ["- tile twin: is the same as T0, turned or not"]


def test_the_same_squares_with_another_statue_are_another_tile() -> None:
    tiles = own_tiles()
    statues = [statue for statue in TERRAINS if statue != tiles["tile"][0].get("statue")]
    here = [row for row in tiles["tile"] if row["squares"] == tiles["tile"][0]["squares"]]
    statue = next(statue for statue in statues if statue not in [row.get("statue") for row in here])
    more = {"id": "more", "squares": tiles["tile"][0]["squares"], "statue": statue}
    assert len(GAME.new(tiles={"tile": [*tiles["tile"], more]}).chances()) == 28


def test_a_mirror_image_is_another_tile() -> None:
    rows = own_tiles()["tile"]
    used = [sorted(row["squares"]) for row in rows]
    mine = next([a, a, b, c] for a, b, c in permutations(TERRAINS, 3) if sorted([a, a, b, c]) not in used)
    rows += [{"id": "left", "squares": mine}, {"id": "right", "squares": mine[::-1]}]
    assert len(GAME.new(tiles={"tile": rows}).chances()) == 29


@pytest.mark.parametrize("count", [65, 80])
def test_a_table_has_room_for_64_tiles(count: int) -> None:
    assert GAME.new(tiles=own_tiles(64)).player == mk.CHANCE
    assert refused(own_tiles(count)) == [f"- {count} tiles are more than the 64 a table has room for"]


@pytest.mark.rule("R17")
@pytest.mark.parametrize(("at", "players", "needed"), [(0, 2, 27), (27, 3, 36), (36, 4, 45), (45, 5, 54)])
def test_a_set_must_have_nine_tiles_for_the_map_and_nine_for_each_player(at: int, players: int, needed: int) -> None:
    tiles = own_tiles()
    del tiles["tile"][at]
    for offered in (2, 3, 4, 5):
        with pytest.raises(mk.OptionError) as caught:
            GAME.new(players=offered, tiles=tiles)
        assert f"- {players} players need {needed} tiles; {needed - 1} have a mark of {players} or less" in str(
            caught.value
        )
    assert refused(tiles)[0].startswith(f"- {players} players need")


@pytest.mark.rule("R17")
def test_a_tile_whose_mark_is_wrong_is_not_counted() -> None:
    assert refused(changed(0, mark="two")) == [
        "- tile T0: mark must be 2, 3, 4 or 5, not 'two'",
        "- 2 players need 27 tiles; 26 have a mark of 2 or less",
        "- 3 players need 36 tiles; 35 have a mark of 3 or less",
        "- 4 players need 45 tiles; 44 have a mark of 4 or less",
        "- 5 players need 54 tiles; 53 have a mark of 5 or less",
    ]


def test_all_faults_are_told_at_once() -> None:
    plain = ["tide", "tide", "ember", "ember"]
    rows = [
        {"id": "a", "squares": plain},
        {"id": "a", "squares": ["dune"] * 4},
        {"id": "b", "squares": plain[1:] + plain[:1], "mark": 3},
        {"id": "c d", "mark": 9, "squares": ["tide", "sea", "lake", "ember"], "statue": "zeus", "size": 2},
        {"squares": []},
    ]
    assert refused({"tile": rows, "title": "mine", "author": "me"}) == [
        "- only [[tile]] entries have a place here, not author, title",
        "- tile a: the id is there twice",
        "- tile b: is the same as a, turned or not",
        "- tile c d: size is not a key of a tile; available: id, mark, squares, statue",
        "- tile c d: id must be letters and digits, 12 at most, not 'c d'",
        "- tile c d: mark must be 2, 3, 4 or 5, not 9",
        "- tile c d: 'sea' is not a terrain; available: blossom, ember, tide, grove, dune",
        "- tile c d: 'lake' is not a terrain; available: blossom, ember, tide, grove, dune",
        "- tile c d: 'zeus' is not a god; available: blossom, ember, tide, grove, dune",
        "- tile number 5: id must be letters and digits, 12 at most, not None",
        "- tile number 5: squares must be four terrains, clockwise from the top left, not []",
        "- 2 players need 27 tiles; 3 have a mark of 2 or less",
        "- 3 players need 36 tiles; 4 have a mark of 3 or less",
        "- 4 players need 45 tiles; 4 have a mark of 4 or less",
        "- 5 players need 54 tiles; 4 have a mark of 5 or less",
    ]
