"""What earlier versions have written: every file is opened, compared with its manifest, and played on to the end."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import mikrokosmos as mk
from compat import facts
from kit.compat import VERSIONS, Fixture, fixtures, manifest, play_on, play_out
from mikrokosmos.core.errors import WeightsError
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.learned.value import Value
from mikrokosmos.core.learned.weights import read_weights
from mikrokosmos.core.record_format import FORMAT
from mikrokosmos.core.rolls import verify_rolls

PARTS = ("records", "given", "lines", "states", "weights")
RECORDS, GIVEN, LINES, STATES, WEIGHTS = (fixtures(part) for part in PARTS)


def must_stand(state: mk.State, told: Mapping[str, Any]) -> None:
    """The state is where it was; what was legal there is legal still, though a later version may allow more."""
    if "line" in told:
        assert state.to_line() == told["line"]
    assert (state.player, state.scores(), state.winners()) == (told["player"], told["scores"], told["winners"])
    legal = state.actions() or [outcome for outcome, _ in state.chances()]
    assert set(facts.numbers(told["legal"])) <= set(legal)


def test_there_are_versions() -> None:
    assert len(VERSIONS) >= 2 and len(RECORDS) > 50 and len(LINES) >= 4 and len(STATES) >= 4 and len(GIVEN) >= 10
    assert len(WEIGHTS) >= 2


@pytest.mark.parametrize("folder", VERSIONS, ids=lambda folder: folder.name)
def test_every_file_is_in_the_manifest(folder: Path) -> None:
    told = manifest(folder)
    named = {file for part in PARTS for file in told.get(part, {})}
    if "database" in told:
        named |= {told["database"]["file"], told["database"]["keys"]}
    there = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    assert there == named | {"manifest.json"}


@pytest.mark.parametrize("fixture", RECORDS.values(), ids=RECORDS)
def test_a_record_is_read_goes_the_same_way_and_can_be_played_on(fixture: Fixture, tmp_path: Path) -> None:
    data = json.loads(fixture.path.read_text(encoding="utf-8"))
    record = mk.Record.load(fixture.path)
    assert record.remark == ("older-digest" if data["format"] == 1 else None)
    assert (record.game.id, len(record.moves)) == (fixture.told["game"], fixture.told["moves"])
    way = fixture.told["way"]
    for number, state in enumerate(record.walk()):
        if (mark := way.get(str(number))) is not None:
            assert (state.to_line(), state.scores()) == (mark["line"], mark["scores"]), f"after move {number}"
    must_stand(record.state, fixture.told["end"])
    if record.dice is not None:
        assert verify_rolls(data) == []
    play_on(record)
    record.save(tmp_path / "again.json")
    again = mk.Record.load(tmp_path / "again.json")
    assert json.loads((tmp_path / "again.json").read_text(encoding="utf-8"))["format"] == FORMAT
    assert again.remark is None and again.replay().over and again.state.to_line() == record.state.to_line()


@pytest.mark.parametrize("fixture", GIVEN.values(), ids=GIVEN)
def test_a_record_given_to_a_seat_is_read_as_far_as_it_tells_all(fixture: Fixture) -> None:
    data = json.loads(fixture.path.read_text(encoding="utf-8"))
    end = manifest(fixture.folder)["records"][fixture.told["record"]]["end"]
    over = end["player"] == mk.OVER
    if "dice" in data:
        assert [fault["reason"] for fault in verify_rolls(data)] == ([] if over else ["seed-not-shown"])
    if not fixture.told["whole"]:
        with pytest.raises(mk.RecordError, match="a secret that is not told before the end of the game"):
            mk.Record.from_json(data)
        return
    record = mk.Record.from_json(data)
    assert record.remark == ("no-digest" if not over else "older-digest" if data["format"] == 1 else None)
    must_stand(record.replay(), end)


@pytest.mark.parametrize("fixture", LINES.values(), ids=LINES)
def test_a_line_is_read_and_can_be_played_on(fixture: Fixture) -> None:
    game = mk.game(fixture.told["game"])
    for line, told in zip(fixture.lines(), fixture.told["facts"], strict=True):
        state = game.from_line(line, **fixture.told["options"])
        assert state.to_line() == line
        assert (state.player, state.scores(), state.winners()) == (told["player"], told["scores"], told["winners"])
        play_out(state)
        assert state.winners()


@pytest.mark.parametrize("fixture", STATES.values(), ids=STATES)
def test_a_stored_state_is_read_and_can_be_played_on(fixture: Fixture) -> None:
    game = mk.game(fixture.told["game"])
    for line, told in zip(fixture.lines(), fixture.told["facts"], strict=True):
        state = game.from_json(json.loads(line))
        must_stand(state, told)
        again = game.from_json(json.loads(json.dumps(state.to_json())))
        assert again.to_line() == told["line"]
        play_out(state)
        assert state.winners()


@pytest.mark.parametrize("fixture", WEIGHTS.values(), ids=WEIGHTS)
def test_weights_are_read_and_say_the_same_or_are_refused_for_their_layout(fixture: Fixture) -> None:
    told = fixture.told
    weights = read_weights(fixture.path.read_bytes())
    assert (weights.game, weights.players, weights.layout) == (told["game"], told["players"], told["layout"])
    assert weights.digest() == told["digest"]
    game = mk.game(told["game"])
    encoder = game.encoder(game.new(players=told["players"]))
    if encoder.digest() != told["layout"]:
        with pytest.raises(WeightsError, match=f"layout {told['layout']}, and this version has {encoder.digest()}"):
            weights.check(encoder.digest())
        return
    value = Value(encoder, weights)
    for line, said in told["values"].items():
        state = game.from_line(line)
        assert isinstance(state, GameState)
        assert list(value.of(state, 0)) == said
