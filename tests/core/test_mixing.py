"""Mixing: the interpreted lines. That the C twins give the same numbers, the keys of both builds tell."""

from __future__ import annotations

import random

import pytest

from mikrokosmos.core.mixing import blend, four, pair, stir


def test_known_numbers() -> None:
    assert pair(-1, 3) == 0x3_FFFFFFFF and pair(7, -2) == 0xFFFFFFFE_00000007
    assert four([5, -1, 0, 2, -2, 7], 1) == 0xFFFE_0002_0000_FFFF
    assert stir(1, 2) == 0x9C53E2694CB5042B
    assert blend(1, 2, 3, 4) == 0xBDD00934246A5B5C


def test_no_two_words_stir_a_lane_alike_and_no_two_lanes_take_a_word_alike() -> None:
    rng = random.Random(1)
    words = [0, 1, 2**63, 2**64 - 1, *(rng.getrandbits(64) for _ in range(2000))]
    assert len({stir(9, word) for word in words}) == len({stir(lane, 9) for lane in words}) == len(set(words))


@pytest.mark.parametrize("lane", range(4))
def test_one_bit_of_one_lane_changes_half_of_the_blend(lane: int) -> None:
    rng = random.Random(lane)
    for bit in range(64):
        flips = 0
        for _ in range(64):
            lanes = [rng.getrandbits(64) for _ in range(4)]
            before = blend(*lanes)
            lanes[lane] ^= 1 << bit
            flips += (before ^ blend(*lanes)).bit_count()
        assert 0.45 < flips / 64 / 64 < 0.55


def test_lanes_are_told_apart() -> None:
    assert len({blend(*order) for order in ((1, 2, 3, 4), (2, 1, 3, 4), (1, 2, 4, 3), (4, 3, 2, 1), (3, 4, 1, 2))}) == 5
