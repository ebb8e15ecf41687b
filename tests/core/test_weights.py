"""Files of weights: what is written is read again, what is wrong is refused by name, and those that ship are small."""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from dataclasses import replace
from importlib.resources import files

import pytest

import mikrokosmos as mk
from kit.learned import TABLES, begun, weights_for
from mikrokosmos.core.errors import WeightsError
from mikrokosmos.core.learned.value import Value
from mikrokosmos.core.learned.weights import FORMAT, read_weights, shipped

MOST = 1_000_000
"""Bytes of all weights together, as they are packed in the wheel."""


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_written_is_read_again(game: str, players: int) -> None:
    weights = weights_for(game, players)
    again = read_weights(weights.to_bytes())
    assert again == weights and again.to_bytes() == weights.to_bytes() and again.digest() == weights.digest()


def test_weights_are_called_by_game_players_and_digest() -> None:
    weights = weights_for("creation", 4)
    assert weights.name == f"creation-4-{weights.digest()[:8]}"
    assert weights.name != weights_for("creation", 4, seed=2).name


def test_the_first_line_says_what_they_are() -> None:
    weights = weights_for("smallworld", 2)
    header = json.loads(weights.to_bytes().partition(b"\n")[0])
    assert (header["format"], header["game"], header["players"]) == (FORMAT, "smallworld", 2)
    assert header["layout"] == weights.layout and header["origin"] == {"drawn": 1}


@pytest.mark.parametrize("left", [0, 1, 1000, -1])
def test_a_file_that_is_cut_short_is_refused(left: int) -> None:
    line, _, numbers = weights_for("creation", 2).to_bytes().partition(b"\n")
    with pytest.raises(WeightsError, match=r"cut short: .* bytes of numbers, .* needed"):
        read_weights(line + b"\n" + numbers[:left])


@pytest.mark.parametrize("place", [0, 5_000, -1])
def test_a_number_that_is_damaged_is_noticed(place: int) -> None:
    data = bytearray(weights_for("creation", 2).to_bytes())
    begin = data.index(b"\n") + 1
    data[begin + place if place >= 0 else place] ^= 1
    with pytest.raises(WeightsError, match="damaged"):
        read_weights(bytes(data))


@pytest.mark.parametrize("data", [b"", b"\n", b"no header\n123", b"[]\n", b"{}\n", b"7\n", b"\xff\xfe\n"])
def test_what_is_no_file_of_weights_is_refused(data: bytes) -> None:
    with pytest.raises(WeightsError, match="no file of weights"):
        read_weights(data)


@pytest.mark.parametrize("number", [FORMAT + 1, 99, "1", None])
def test_a_later_format_is_refused_with_a_word_to_update(number: object) -> None:
    line, _, numbers = weights_for("creation", 2).to_bytes().partition(b"\n")
    header = json.dumps({**json.loads(line), "format": number}).encode()
    with pytest.raises(WeightsError, match=f"format {number!r}, and this version reads {FORMAT}: update"):
        read_weights(header + b"\n" + numbers)


@pytest.mark.parametrize("key", ["game", "players", "layout", "shape", "digest", "origin"])
def test_a_header_that_lacks_something_is_refused(key: str) -> None:
    line, _, numbers = weights_for("creation", 2).to_bytes().partition(b"\n")
    header = {name: value for name, value in json.loads(line).items() if name != key}
    with pytest.raises(WeightsError, match="header"):
        read_weights(json.dumps(header).encode() + b"\n" + numbers)


@pytest.mark.parametrize("shape", [[1, 2, 3], "wide", [1, 2, 3, None], [-1, 16, 8, 4]])
def test_a_header_with_a_nonsensical_shape_is_refused(shape: object) -> None:
    line, _, numbers = weights_for("creation", 2).to_bytes().partition(b"\n")
    header = {**json.loads(line), "shape": shape}
    with pytest.raises(WeightsError):
        read_weights(json.dumps(header).encode() + b"\n" + numbers)


@pytest.mark.parametrize("shape", [(9, 24, 8, 4), (9, 144, 8, 4), (9, 16, 0, 4), (9, 16, 130, 4), (9, 16, 8, 6)])
def test_layers_there_is_no_room_for_are_refused(shape: tuple[int, int, int, int]) -> None:
    weights = replace(weights_for("creation", 2), shape=shape)
    with pytest.raises(WeightsError, match="cannot be used"):
        weights.check(weights.layout)


def test_weights_with_too_few_numbers_are_refused() -> None:
    weights = weights_for("creation", 2)
    with pytest.raises(WeightsError, match="as many numbers as their shape says"):
        replace(weights, rows=weights.rows[:-1]).check(weights.layout)


def test_a_machine_with_the_other_byte_order_writes_the_same_file(monkeypatch: pytest.MonkeyPatch) -> None:
    weights = weights_for("creation", 2)
    data, digest = weights.to_bytes(), weights.digest()
    other = "big" if sys.byteorder == "little" else "little"
    monkeypatch.setattr(sys, "byteorder", other)
    read = read_weights(data)
    assert read.digest() == digest and read.to_bytes() == data
    swapped = array("h", weights.rows)
    swapped.byteswap()
    assert read.rows == swapped, "in memory the numbers have the order of the machine"


def test_a_game_without_weights_says_so() -> None:
    with pytest.raises(WeightsError, match=r"no learned weights for 9 players in mikrokosmos\.games\.creation"):
        shipped("mikrokosmos.games.creation", 9)
    toy = mk.game("toy")
    with pytest.raises(WeightsError, match="toy has no learned weights for 2 players"):
        toy.weights(2)
    with pytest.raises(NotImplementedError, match="toy has no encoder"):
        toy.encoder(toy.new())


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_weights_ship_for_every_table_and_fit_its_inputs(game: str, players: int) -> None:
    state = begun(game, players)
    weights = mk.game(game).weights(players)
    size = state.game.encoder(state).size()
    assert (weights.game, weights.players) == (game, players) and weights.shape[0] in (size, size + players)
    assert weights.shape[3] == 2 * players and weights.origin
    assert Value(state.game.encoder(state), weights).seats == players
    assert state.game.value(state).weights is weights


def test_all_weights_together_are_packed_into_less_than_a_megabyte() -> None:
    packed = {
        (game, path.name): len(zlib.compress(path.read_bytes()))
        for game in ("smallworld", "creation")
        for path in files(f"mikrokosmos.games.{game}").joinpath("weights").iterdir()
        if path.name.endswith(".weights")
    }
    assert packed.keys() == {(game, f"{players}.weights") for game, players in TABLES}
    assert sum(packed.values()) <= MOST


def test_chances_are_told_as_those_play_who_sit_there() -> None:
    weights = weights_for("creation", 3)
    master = [[110, 120, -10, 10, 30], [105, 110, -5, 5, 15], [100, 100, 0, 0, 0], [100, 100, 0, 0, 0]]
    expert = [[70, 40, 30, -30, -90], [80, 60, 20, -20, -60], [90, 80, 10, -10, -30], [100, 100, 0, 0, 0]]
    assert weights.sharpness_with(0) == master and weights.sharpness_with(3) == expert
    assert weights.sharpness_with(1)[0] == [96, 93, 3, -4, -10]
    assert replace(weights, sharpness={}).sharpness_with(2) == [[100, 100, 0, 0, 0]], "the oldest files say nothing"
    assert read_weights(weights.to_bytes()).sharpness == weights.sharpness


def with_header(**keys: object) -> bytes:
    """A file of weights with other keys in its first line."""
    line, _, numbers = replace(weights_for("creation", 2), sharpness={}).to_bytes().partition(b"\n")
    return json.dumps({**json.loads(line), **keys}).encode() + b"\n" + numbers


def test_older_files_have_one_factor_for_every_round() -> None:
    found = read_weights(with_header(sharpness={"expert": [80, 90]}))
    assert found.sharpness == {"expert": [[80, 80, 0, 0], [90, 90, 0, 0]]}


@pytest.mark.parametrize("told", [7, "sharp", {"expert": ["100"]}, {"expert": 7}, {"expert": [1.5]}, {"expert": []}])
def test_a_malformed_sharpness_is_refused(told: object) -> None:
    with pytest.raises(WeightsError, match="header"):
        read_weights(with_header(sharpness=told))


@pytest.mark.parametrize(
    "rows",
    [
        7,
        [],
        [[]],
        [7],
        [[100, 100, 0]],
        [[100, 100, 0, 0], [100]],
        [[100, 1.5, 0, 0]],
        [[0, 100, 0, 0]],
        [[100, 1001, 0, 0]],
        [[100, 100, 0, 8193]],
    ],
)
def test_malformed_chances_are_refused(rows: object) -> None:
    with pytest.raises(WeightsError, match="header"):
        read_weights(with_header(chances={"master": rows}))
