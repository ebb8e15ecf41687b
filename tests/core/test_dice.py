"""Dice for playouts: known numbers, fair and within bounds."""

from __future__ import annotations

from collections import Counter

from mikrokosmos.core.dice import Dice


def test_dice_give_known_numbers() -> None:
    # SplitMix64 from seed 0, scaled down: the same compiled, interpreted and on every machine.
    dice = Dice(0)
    assert [dice.draw(1000) for _ in range(6)] == [883, 431, 26, 970, 106, 327]


def test_dice_are_fair_and_within_bounds() -> None:
    dice = Dice(2**64 + 7)
    faces = Counter(dice.draw(6) for _ in range(60_000))
    assert sorted(faces) == list(range(6))
    assert all(9_500 < times < 10_500 for times in faces.values())
