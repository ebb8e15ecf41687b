"""More inputs of an encoder. The C twin in `inputs.pxd` is inlined: half of what an encoder does is this."""

from __future__ import annotations

__all__ = ["put", "put_experts"]

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mikrokosmos.core.learned.features import Encoder


def put(encoder: Encoder, index: int, amount: int) -> None:
    """Note an input, unless it is zero."""
    if amount != 0:
        encoder.index[encoder.found] = index
        encoder.amount[encoder.found] = amount
        encoder.found += 1


def put_experts(encoder: Encoder, experts: int, first: int, viewer: int, seats: int) -> None:
    """An input for every seat that plays like Expert (a bit of `experts`), counted from the viewer."""
    for step in range(seats):
        put(encoder, first + step, experts >> (viewer + step) % seats & 1)
