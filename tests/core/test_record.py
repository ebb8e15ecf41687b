"""Records: kept, written, read, replayed, shortened, and refused when something is wrong with them."""

from __future__ import annotations

import copy
import hashlib
import json
import os
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mikrokosmos as mk
from kit.conformance import draw
from kit.toy import BANK, SWAP, TOY
from mikrokosmos import CHANCE, Json, Record, RecordError
from mikrokosmos.core.record_format import FORMAT, WITH_GIVEN, digest


def recorded(seed: int = 1, **options: Any) -> Record:
    """A whole random game."""
    record, rng = Record.start(TOY, **options), random.Random(seed)
    while not record.state.over:
        record.play(draw(record.state, rng))
    return record


def opening() -> Record:
    """Two cards are dealt, and seat 0 banks."""
    record = Record.start(TOY)
    for x in (2, 0, BANK):
        record.play(x)
    return record


def damaged(**changes: Any) -> Record:
    """The opening, with changes to its JSON."""
    return Record.from_json({**opening().to_json(), **changes})


def with_move(number: int, **changes: Any) -> list[Json]:
    """The opening's moves, with changes to one."""
    moves: list[Json] = copy.deepcopy(opening().to_json()["moves"])
    moves[number - 1].update(changes)
    return moves


def test_a_record_says_each_move_as_id_and_in_words() -> None:
    assert opening().to_json() == {
        "format": FORMAT,
        "game": "toy",
        "rules": 1,
        "notation": 1,
        "options": {"players": 2, "goal": 7},
        "moves": [
            {"id": 2, "who": "chance", "words": {"type": "deal", "card": 2}},
            {"id": 0, "who": "chance", "words": {"type": "deal", "card": 0}},
            {"id": 0, "who": 0, "words": {"type": "bank"}},
        ],
        "digest": digest(opening().state),
    }


def test_a_move_that_is_refused_is_not_noted() -> None:
    record = opening()
    with pytest.raises(mk.IllegalAction):
        record.play(99)
    assert len(record.moves) == 3 and record.replay().to_json() == record.state.to_json()


def test_the_digest_is_known_and_changes_with_every_move() -> None:
    record = opening()
    assert record.digest == "38a0dc979e689bcd7ece844494391f716c3e660ec938c277452b999dcf64789d"
    before = record.digest
    record.play(SWAP)
    assert record.digest != before


def test_a_record_goes_on_after_loading(tmp_path: Path) -> None:
    opening().save(tmp_path / "game.json")
    record = Record.load(tmp_path / "game.json")
    record.play(SWAP)
    assert [move.who for move in record.moves] == [CHANCE, CHANCE, 0, 1]
    record.save(tmp_path / "game.json")
    assert Record.load(tmp_path / "game.json").replay().to_json() == record.state.to_json()


@given(st.integers(0, 2**32), st.sampled_from([2, 3, 4]))
def test_whatever_was_played_replays(seed: int, players: int) -> None:
    record = recorded(seed, players=players)
    again = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert again.replay().to_json() == record.state.to_json()
    assert again.to_json() == record.to_json()


def test_a_replay_is_fresh_every_time() -> None:
    record = opening()
    record.replay().play(SWAP)
    assert record.replay().to_json() == record.state.to_json()


def test_a_walk_passes_every_state_on_the_way() -> None:
    record = recorded()
    seen = [state.to_json() for state in record.walk()]
    assert seen == [record.replay(n).to_json() for n in range(len(record.moves) + 1)]
    assert [state.to_json() for state in record.walk(2)] == seen[:3]
    spoiled = Record(record.game, record.options, record.moves, digest="0" * 64)
    with pytest.raises(RecordError, match="the end does not match"):
        list(spoiled.walk())
    assert len(list(spoiled.walk(1))) == 2


def test_undo_is_a_shorter_record() -> None:
    record = recorded()
    shorter = record.shorten(4)
    assert shorter.moves == record.moves[:4] and shorter.options == record.options
    assert shorter.state.to_json() == record.replay(4).to_json()
    shorter.play(draw(shorter.state, random.Random(3)))
    assert len(shorter.moves) == 5 and len(record.moves) > 5


@pytest.mark.parametrize("n", [-1, 4])
def test_there_are_only_so_many_moves(n: int) -> None:
    with pytest.raises(RecordError, match=f"there is no move {n}; the record has 3 moves"):
        opening().shorten(n)
    with pytest.raises(RecordError, match="the record has 3 moves"):
        opening().replay(n)


def test_a_file_has_one_move_to_a_line(tmp_path: Path) -> None:
    opening().save(tmp_path / "game.json")
    lines = (tmp_path / "game.json").read_text(encoding="utf-8").splitlines()
    assert '  {"id": 2, "who": "chance", "words": {"type": "deal", "card": 2}},' in lines
    assert json.loads("\n".join(lines)) == opening().to_json()


def test_a_record_without_moves_can_be_saved(tmp_path: Path) -> None:
    Record.start(TOY, players=4).save(tmp_path / "game.json")
    assert Record.load(tmp_path / "game.json").options["players"] == 4


def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError("the disk is full")

    path = tmp_path / "game.json"
    opening().save(path)
    before = path.read_bytes()
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="the disk is full"):
        recorded().save(path)
    assert path.read_bytes() == before and os.listdir(tmp_path) == ["game.json"]


BROKEN: list[tuple[Json, str]] = [
    (
        {"format": WITH_GIVEN + 1},
        "record format 4 is not known here, only up to 3: .*; upgrade yours with pip",
    ),
    ({"format": 0}, "record format should be a whole number from 1, not 0"),
    ({"format": True}, "'format' should be a whole number, not True"),
    ({"game": "chess"}, "unknown game 'chess'"),
    ({"game": 7}, "'game' should be a text, not 7"),
    ({"options": []}, r"'options' should be an object, not \[\]"),
    ({"moves": {}}, "'moves' should be a list"),
    ({"moves": [7]}, "move 1: not a record: int where an object should be"),
    ({"moves": with_move(2, id="0")}, "move 2: 'id' should be a whole number, not '0'"),
    ({"moves": with_move(2, who="nobody")}, "move 2: 'who' should be a whole number, not 'nobody'"),
    ({"moves": with_move(3, words="bank")}, "move 3: 'words' should be an object, not 'bank'"),
    ({"moves": with_move(2, id=None)}, "move 2: a secret that is not told before the end of the game"),
    ({"rules": "1"}, "'rules' should be a whole number"),
    ({"notation": "1"}, "'notation' should be a whole number from 1, not '1'"),
    ({"notation": 0}, "'notation' should be a whole number from 1, not 0"),
    ({"digest": 7}, "'digest' should be a text, or null where it is not told, not 7"),
]


@pytest.mark.parametrize(("changes", "told"), BROKEN)
def test_a_malformed_record_is_refused(changes: Json, told: str) -> None:
    with pytest.raises(RecordError, match=told):
        damaged(**changes)


@pytest.mark.parametrize("key", ["format", "game", "rules", "notation", "options", "moves", "digest"])
def test_a_missing_field_is_named(key: str) -> None:
    data = opening().to_json()
    del data[key]
    with pytest.raises(RecordError, match=f"'{key}' is missing"):
        Record.from_json(data)


WRONG: list[tuple[Json, str]] = [
    ({"options": {"players": 9}}, "the options do not start a game of toy: players should be 2 to 4"),
    ({"options": {"self": 1}}, "the options do not start a game of toy"),
    ({"moves": with_move(1, who=0)}, "move 1 is by seat 0, but it is the turn of chance"),
    ({"moves": with_move(3, who="chance")}, "move 3 is by chance, but it is the turn of seat 0"),
    ({"moves": with_move(3, id=SWAP)}, 'move 3 is 2 and says {"type": "bank"}, but 2 is {"type": "swap"}'),
    ({"moves": with_move(3, id=4)}, 'move 3 is 4 {"type": "bank"}, which is not legal; by its words it would be 0'),
    ({"moves": with_move(3, id=9, words={})}, "move 3 is 9 {}, which is not legal; nor are its words: {}"),
    ({"moves": opening().to_json()["moves"][:2]}, "the end does not match: the record says "),
    ({"digest": "0"}, "the end does not match: the record says 0, the replay gives "),
]


@pytest.mark.parametrize(("changes", "told"), WRONG)
def test_a_record_that_does_not_replay_says_where(changes: Json, told: str) -> None:
    record = damaged(**changes)
    with pytest.raises(RecordError) as caught:
        record.replay()
    assert told in str(caught.value) and "\n" not in str(caught.value)


REMARKED: list[tuple[Json, str | None]] = [
    ({}, None),
    ({"format": 1, "digest": "of another time"}, "older-digest"),
    ({"format": 1, "digest": None}, "no-digest"),
    ({"digest": None}, "no-digest"),
    ({"notation": 2, "digest": "of a time to come"}, "newer-digest"),
]


@pytest.mark.parametrize(("changes", "remark"), REMARKED)
def test_an_end_that_cannot_be_compared_is_remarked_upon_and_the_moves_are_replayed(
    changes: Json, remark: str | None
) -> None:
    record = damaged(**changes)
    assert record.remark == remark
    assert record.replay().to_json() == opening().state.to_json()
    with pytest.raises(RecordError, match="which is not legal"):
        damaged(**changes, moves=with_move(3, id=4)).replay()
    again = Record.from_json(record.to_json())
    assert (again.remark, again.digest) == (None, opening().digest), "written anew, it has a digest of today"


def test_the_digest_is_of_the_line() -> None:
    assert digest(opening().state) == hashlib.sha256(opening().state.to_line().encode()).hexdigest()


def test_moves_after_the_end_are_refused() -> None:
    data = recorded().to_json()
    data["moves"].append({"id": 0, "who": 0, "words": {"type": "bank"}})
    with pytest.raises(RecordError, match="is by seat 0, but it is the turn of nobody: the game is over"):
        Record.from_json(data).replay()


FOREIGN = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe\x00",
    b'{"format": NaN}',
    b"[" * 100_000,
    b"1" * 10_000,
    b"PK\x03\x04 not JSON at all",
    b'{"format": 1, "game": "toy"}',
]


@pytest.mark.parametrize("content", FOREIGN, ids=range(len(FOREIGN)))
def test_a_foreign_file_is_refused_in_one_line(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        Record.load(path)
    assert str(caught.value).startswith(f"{path}: ") and "\n" not in str(caught.value)


def test_a_file_cut_off_anywhere_is_refused(tmp_path: Path) -> None:
    opening().save(tmp_path / "whole.json")
    text = (tmp_path / "whole.json").read_bytes()
    for length in range(0, len(text) - 2, 7):
        (tmp_path / "cut.json").write_bytes(text[:length])
        with pytest.raises(RecordError):
            Record.load(tmp_path / "cut.json")


def test_a_record_given_out_before_the_end_keeps_the_secrets_of_others() -> None:
    record = Record.start(mk.game("creation"), players=3)
    while record.state.player == mk.CHANCE:
        record.play(record.state.chances()[0][0])
    deals = [move.words for move in record.moves if move.words["type"] == "deal"]
    assert [words["god"] for words in deals] == ["blossom", "ember", "tide"]
    for seat in (None, 0, 1, 2):
        given = record.given_to(seat)
        told = [move for move in given["moves"] if move["words"]["type"] == "deal"]
        mine = [move["words"].get("god") for move in told]
        assert mine == [words["god"] if who == seat else None for who, words in enumerate(deals)]
        assert [move["id"] is None for move in told] == [who != seat for who in range(3)]
        assert given["digest"] is None
        with pytest.raises(mk.RecordError):
            Record.from_json(given)
    rng = random.Random(1)
    while not record.state.over:
        record.play(draw(record.state, rng))
    assert record.given_to(None) == record.to_json()


@pytest.mark.parametrize(("game", "word"), [("smallworld", "content"), ("creation", "tiles")])
def test_a_record_from_elsewhere_opens_no_files(game: str, word: str, tmp_path: Path) -> None:
    record = Record.start(mk.game(game), players=2)
    data = record.to_json()
    data["options"][word] = str(tmp_path / "own.toml")
    with pytest.raises(mk.RecordError, match="written out as tables"):
        Record.from_json(data).replay()
    stored = record.state.to_json()
    stored["options"][word] = str(tmp_path / "own.toml")
    with pytest.raises(mk.RecordError, match="written out as tables"):
        mk.game(game).from_json(stored)


def test_names_are_plain_text() -> None:
    for name in ("\ud800", "two\nlines", "bell\a"):
        with pytest.raises(mk.OptionError, match="plain text on one line"):
            mk.game("smallworld").new(names=["Ada", name])
