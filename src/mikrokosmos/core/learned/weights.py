"""Files of learned weights: a header that says what they are, and the numbers, whole and in one byte order.

The first line is JSON: format, game, players, the digest of the inputs' layout, the sizes of the layers, and where the
weights come from. Then the numbers follow without gaps: rows (16 bits), their biases (32 bits), and so on by layers.
"""

from __future__ import annotations

import hashlib
import json
import operator
import sys
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import Any

from mikrokosmos.core.errors import WeightsError

FORMAT = 1
"""The number of the format; older ones stay readable."""

WIDEST = 128
"""The widest layer there is room for (`value.pxd`)."""

MASTER, EXPERT = "master", "expert"
"""The kinds of tables that chances are told for."""

MOST_SHARP = 1000
"""Of the factors, in hundredths."""

LARGEST_OFFSET = 8 * 1024
"""Of a score, in 1024ths: with a score less by 8, a chance is a three-thousandth of the other."""

STEP = 16
"""The first layer is summed so many at a time, and its width is a multiple of it."""


@dataclass(frozen=True)
class Weights:
    """The numbers of a learned value, as they stand in a file."""

    game: str
    players: int
    layout: str
    """The digest of the inputs they were learnt of (`Encoder.digest`)."""
    shape: tuple[int, int, int, int]
    """Inputs, the two layers, outputs: for every seat a score and points."""
    rows: array[int]
    bias: array[int]
    second: array[int]
    second_bias: array[int]
    last: array[int]
    last_bias: array[int]
    origin: Mapping[str, Any] = field(default_factory=dict)
    """Where they come from: recipe, seeds, digests of the data."""
    sharpness: Mapping[str, Sequence[Sequence[int]]] = field(default_factory=dict)
    """How a forecast tells what was learnt, between Masters and between Experts, a row for every round: by how many
    hundredths differences of scores are multiplied up to 1.5, and what is beyond it; then what is added to the score of
    each place in the order of turns, in 1024ths."""

    def check(self, layout: str) -> None:
        """`WeightsError` unless they were learnt of inputs with this layout, and there is room for their sums."""
        if self.layout != layout:
            raise WeightsError(
                f"these weights for {self.game} with {self.players} players were learnt of inputs with the layout "
                f"{self.layout}, and this version has {layout}: train them anew with `mikrokosmos train`"
            )
        inputs, wide, narrow, outputs = self.shape
        sizes = [inputs * wide, wide, wide * narrow, narrow, narrow * outputs, outputs]
        if wide % STEP or not 0 < wide <= WIDEST or not 0 < narrow <= WIDEST or outputs != 2 * self.players:
            raise WeightsError(f"weights of the shape {self.shape} for {self.players} players cannot be used")
        if [len(part) for part in self.parts()] != sizes:
            raise WeightsError(f"these weights do not have as many numbers as their shape says: {self.shape}")

    def sharpness_with(self, experts: int) -> list[list[int]]:
        """The same at a table where so many seats play like Expert, the others like Master."""
        plain = [[100, 100, *[0] * self.players]]
        master, expert = (self.sharpness.get(kind, plain) for kind in (MASTER, EXPERT))
        rounds = max(len(master), len(expert))
        longest = [[*each, *[each[-1]] * (rounds - len(each))] for each in (master, expert)]
        masters = self.players - experts
        return [
            [(one * masters + other * experts) // self.players for one, other in zip(*both, strict=True)]
            for both in zip(*longest, strict=True)
        ]

    @property
    def name(self) -> str:
        """What analyses call this evaluator: the game, the players, and the digest of the numbers."""
        return f"{self.game}-{self.players}-{self.digest()[:8]}"

    def digest(self) -> str:
        """All numbers in one, hexadecimal."""
        return hashlib.sha256(b"".join(_bytes(part) for part in self.parts())).hexdigest()[:16]

    def parts(self) -> tuple[array[int], ...]:
        """The numbers in the order of the file."""
        return self.rows, self.bias, self.second, self.second_bias, self.last, self.last_bias

    def to_bytes(self) -> bytes:
        """The file."""
        header = {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "layout": self.layout,
            "shape": list(self.shape),
            "digest": self.digest(),
            "origin": dict(self.origin),
        }
        if self.sharpness:
            header["chances"] = {kind: [list(row) for row in rows] for kind, rows in self.sharpness.items()}
        return json.dumps(header, sort_keys=True).encode() + b"\n" + b"".join(_bytes(part) for part in self.parts())


def read_weights(data: bytes) -> Weights:
    """Read a file of weights; `WeightsError` if it is none, or damaged, or of a later version."""
    line, _, numbers = data.partition(b"\n")
    try:
        header = json.loads(line)
        number = header["format"]
    except (ValueError, KeyError, TypeError) as error:
        raise WeightsError("this is no file of weights: its first line is not a header") from error
    if number != FORMAT:
        raise WeightsError(f"these weights have format {number!r}, and this version reads {FORMAT}: update mikrokosmos")
    try:
        inputs, wide, narrow, outputs = (max(operator.index(size), 0) for size in header["shape"])
        game, players, layout = header["game"], header["players"], header["layout"]
        digest, origin = header["digest"], header["origin"]
        sharpness = read_sharpness(header, operator.index(players))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise WeightsError(f"this file of weights is damaged: its header is malformed at {error!r}") from error
    sizes = (("h", inputs * wide), ("i", wide), ("h", wide * narrow), ("i", narrow), ("h", narrow * outputs))
    parts = []
    at = 0
    for kind, count in (*sizes, ("i", outputs)):
        part = array(kind)
        end = at + count * part.itemsize
        if end > len(numbers):
            raise WeightsError(f"this file of weights is cut short: {len(numbers):,} bytes of numbers, {end:,} needed")
        part.frombytes(numbers[at:end])
        if sys.byteorder == "big":
            part.byteswap()
        parts.append(part)
        at = end
    rows, bias, second, second_bias, last, last_bias = parts
    shape = inputs, wide, narrow, outputs
    found = Weights(game, players, layout, shape, rows, bias, second, second_bias, last, last_bias, origin, sharpness)
    if found.digest() != digest:
        raise WeightsError("this file of weights is damaged: its numbers are not those the header tells of")
    return found


def read_sharpness(header: Mapping[str, Any], players: int) -> dict[str, list[list[int]]]:
    """How chances are told, from a header: `chances`, or in older files `sharpness`, one factor for every round."""
    if "chances" in header:
        found = {
            kind: [[operator.index(part) for part in row] for row in rows] for kind, rows in header["chances"].items()
        }
    else:
        older = header.get("sharpness", {})
        found = {kind: [[*[operator.index(part)] * 2, *[0] * players] for part in told] for kind, told in older.items()}
    for rows in found.values():
        if not rows or any(len(row) != 2 + players for row in rows):
            raise ValueError("chances without a row of all numbers for every round")
        if any(not 0 < factor <= MOST_SHARP for row in rows for factor in row[:2]):
            raise ValueError("a factor that no chance could have")
        if any(abs(offset) > LARGEST_OFFSET for row in rows for offset in row[2:]):
            raise ValueError("an offset that no chance could have")
    return found


def _bytes(part: array[int]) -> bytes:
    if sys.byteorder == "little":
        return part.tobytes()
    swapped = array(part.typecode, part)
    swapped.byteswap()
    return swapped.tobytes()


@lru_cache(32)
def shipped(package: str, players: int) -> Weights:
    """The weights that lie in a game's package, for so many players."""
    path = files(package).joinpath("weights", f"{players}.weights")
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise WeightsError(f"there are no learned weights for {players} players in {package}") from None
    return read_weights(data)
