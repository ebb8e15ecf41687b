"""One more input of an encoder. The C twin in `inputs.pxd` is inlined: half of what an encoder does is this."""

from __future__ import annotations

__all__ = ["put"]

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mikrokosmos.core.learned.features import Encoder


def put(encoder: Encoder, index: int, amount: int) -> None:
    """Note an input, unless it is zero."""
    if amount != 0:
        encoder.index[encoder.found] = index
        encoder.amount[encoder.found] = amount
        encoder.found += 1
