"""The interpreted twin of the sums a learned value makes (the C twin is in `value.pxd`): the same integers."""

from __future__ import annotations

__all__ = ["CLOSE", "hundredths_of", "infer", "part_of"]

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mikrokosmos.core.scale import WHOLE

if TYPE_CHECKING:
    from mikrokosmos.core.learned.value import Value

CLOSE = 1572864
"""A difference of scores of 1.5: what is beyond it is sharpened by itself."""

ONE = 1024
"""What stands for 1 in layers and weights."""


def infer(value: Value) -> None:
    """From the encoder's inputs to the outputs."""
    encoder = value.encoder
    wide = value.wide
    sums = list(value.bias)
    for at in range(encoder.found):
        row = encoder.index[at] * wide
        times = encoder.amount[at]
        for j in range(wide):
            sums[j] += value.rows[row + j] * times
    active = clipped(sums, 0)
    middle = layer(value.second, value.second_bias, active, value.narrow)
    active = clipped(middle, 10)
    value.output[: 2 * value.seats] = layer(value.last, value.last_bias, active, 2 * value.seats)


def clipped(sums: Sequence[int], shift: int) -> list[int]:
    """Between 0 and 1."""
    return [min(max(total >> shift, 0), ONE) for total in sums]


def layer(weights: Sequence[int], bias: Sequence[int], active: Sequence[int], outputs: int) -> list[int]:
    """A layer of sums."""
    wide = len(active)
    return [bias[i] + sum(weights[i * wide + j] * active[j] for j in range(wide)) for i in range(outputs)]


def part_of(part: int, total: int) -> int:
    """A part of a total as a part of WHOLE."""
    return part * WHOLE // total if total else 0


def hundredths_of(part: int, hundredths: int) -> int:
    """So many hundredths of a part that is not less than 0."""
    return part * hundredths // 100
