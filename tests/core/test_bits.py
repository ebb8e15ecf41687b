"""Small sets as masks."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mikrokosmos.core.bits import bit, count, lowest, member

MEMBERS = st.sets(st.integers(0, 63), min_size=1)


def mask(members: set[int]) -> int:
    return sum(bit(at) for at in members)


@given(MEMBERS)
def test_a_mask_is_a_set(members: set[int]) -> None:
    assert count(mask(members)) == len(members)
    assert lowest(mask(members)) == min(members)
    assert [member(mask(members), k) for k in range(len(members))] == sorted(members)


def test_the_empty_set_has_no_members() -> None:
    assert count(0) == 0


def test_bits_beyond_32_are_bits() -> None:
    assert bit(40) == 1 << 40
