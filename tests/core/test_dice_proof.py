"""The dice section of a record: written, read, and refused when something is wrong with it."""

from __future__ import annotations

from typing import Any

import pytest

from kit.dice import SEED, dice_for
from mikrokosmos import RecordError
from mikrokosmos.core.dice_proof import MOST, DiceProof, weights_from_json

PROOF = DiceProof.of(dice_for(2))


def test_a_proof_is_written_in_hexadecimal() -> None:
    assert PROOF.to_json() == {
        "commitment": dice_for(2).commitment,
        "nonces": ["01" * 16, "00" * 16],
        "seed": SEED.hex(),
    }
    assert DiceProof.from_json(PROOF.to_json()) == PROOF and PROOF.dice == dice_for(2)


def test_without_its_seed_a_proof_is_still_one() -> None:
    hidden = PROOF.hidden()
    assert hidden.to_json() == {**PROOF.to_json(), "seed": None}
    assert DiceProof.from_json(hidden.to_json()) == hidden and hidden.dice is None and hidden.kept


def test_another_seed_breaks_the_promise() -> None:
    other = {**PROOF.to_json(), "seed": dice_for(2, bytes(32)).seed.hex()}
    assert not DiceProof.read(other).kept
    with pytest.raises(RecordError, match="the seed doesn't match the commitment"):
        DiceProof.from_json(other)


BROKEN: list[tuple[Any, str]] = [
    (None, "NoneType where an object should be"),
    ([], "list where an object should be"),
    ({"seed": 7}, "'seed' should be 64 hexadecimal digits"),
    ({"seed": ""}, "'seed' should be 64"),
    ({"seed": SEED.hex()[:-1]}, "'seed' should be 64"),
    ({"seed": SEED.hex() + "\n"}, "'seed' should be 64"),
    ({"seed": SEED.hex().upper()}, "'seed' should be 64"),
    ({"seed": "٣" * 64}, "'seed' should be 64"),
    ({"commitment": None}, "'commitment' should be 64"),
    ({"commitment": "0" * 63}, "'commitment' should be 64"),
    ({"nonces": []}, "'nonces' should be a list with one for every seat"),
    ({"nonces": "01" * 16}, "'nonces' should be a list"),
    ({"nonces": ["01" * 16, "01" * 15]}, "nonce 2 should be 32 hexadecimal digits"),
    ({"nonces": [None]}, "nonce 1 should be 32"),
]


@pytest.mark.parametrize(("changes", "told"), BROKEN)
def test_a_malformed_section_is_refused_without_quoting_it(changes: Any, told: str) -> None:
    data = {**PROOF.to_json(), **changes} if isinstance(changes, dict) else changes
    with pytest.raises(RecordError, match=f"^dice: .*{told}") as caught:
        DiceProof.from_json(data)
    assert SEED.hex()[:16] not in str(caught.value).lower()


@pytest.mark.parametrize("key", ["commitment", "nonces", "seed"])
def test_a_missing_field_is_named(key: str) -> None:
    data = PROOF.to_json()
    del data[key]
    with pytest.raises(RecordError, match=f"dice: '{key}' is missing"):
        DiceProof.from_json(data)


def test_the_seed_is_not_printed() -> None:
    assert SEED.hex() not in repr(PROOF) and repr(SEED) not in repr(PROOF) and "seed" not in repr(PROOF)


def test_weights_are_read() -> None:
    assert weights_from_json([[0, 3], [2, 1]]) == ((0, 3), (2, 1))


@pytest.mark.parametrize(
    "weights",
    [None, {}, [], [[0]], [[0, 1, 2]], [(0, 1)], [[0, True]], [[0, 1.0]], [["0", 1]], [[0, 0]], [[0, -1]], [[-1, 1]]],
)
def test_malformed_weights_are_refused(weights: Any) -> None:
    with pytest.raises(RecordError, match="should be a list of"):
        weights_from_json(weights)


@pytest.mark.parametrize("weights", [[[1, 1], [0, 1]], [[1, 1], [1, 1]]])
def test_weights_out_of_order_are_refused(weights: Any) -> None:
    with pytest.raises(RecordError, match="every outcome once, ascending"):
        weights_from_json(weights)


def test_weights_that_a_browser_would_round_are_refused() -> None:
    assert weights_from_json([[0, MOST]]) == ((0, MOST),)
    with pytest.raises(RecordError, match="should not sum up to more than"):
        weights_from_json([[0, MOST], [1, 1]])
