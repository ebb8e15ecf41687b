"""Dice that anyone can check: the byte format, exactly, and that every ticket is as likely as any other."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mikrokosmos.core.fair_dice import NO_NONCE, FairDice, new_nonce, new_seed

VECTORS = json.loads(Path(__file__).with_name("fair_dice_vectors.json").read_text(encoding="utf-8"))
SEED = bytes(range(32))
NONCES = [bytes([seat] * 16) for seat in (1, 2, 3)]
DIE = [(0, 3), (1, 1), (2, 1), (3, 1)]


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """HMAC as RFC 2104 writes it, for keys shorter than a block."""
    block = key + bytes(64 - len(key))
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def drawn(seed: bytes, nonces: list[bytes], index: int, weights: list[tuple[int, int]]) -> tuple[int, int]:
    """The outcome and how many attempts were thrown away: the page's words, step by step, without the module."""
    total = sum(weight for _, weight in weights)
    thrown_away = 0
    while True:
        message = b"".join(nonces) + index.to_bytes(8, "big") + thrown_away.to_bytes(4, "big")
        number = int(hmac_sha256(seed, message).hex(), 16)
        if number < 2**256 // total * total:
            break
        thrown_away += 1
    ticket, first = number % total, 0
    for outcome, weight in weights:
        if first <= ticket < first + weight:
            return outcome, thrown_away
        first += weight
    raise AssertionError("nobody owns the ticket")


def vector(row: dict[str, Any]) -> tuple[bytes, list[bytes], int, list[tuple[int, int]]]:
    """Seed, nonces, index and weights of a vector."""
    nonces = [bytes.fromhex(nonce) for nonce in row["nonces"]]
    weights = [(outcome, int(weight)) for outcome, weight in row["weights"]]
    return bytes.fromhex(row["seed"]), nonces, int(row["index"]), weights


@pytest.mark.parametrize("row", VECTORS["draws"], ids=range(len(VECTORS["draws"])))
def test_every_vector_is_drawn_and_is_right(row: dict[str, Any]) -> None:
    seed, nonces, index, weights = vector(row)
    assert FairDice(seed, nonces).draw(index, weights) == row["outcome"]
    assert drawn(seed, nonces, index, weights) == (row["outcome"], row["thrown_away"])


def test_some_vectors_throw_attempts_away_and_some_do_not() -> None:
    assert {row["thrown_away"] for row in VECTORS["draws"]} >= {0, 1, 2, 3, 5}


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    for row in VECTORS["commitments"]:
        seed = bytes.fromhex(row["seed"])
        assert FairDice(seed, [NO_NONCE]).commitment == row["commitment"] == hashlib.sha256(seed).hexdigest()


def test_the_hmac_here_is_that_of_the_rfc() -> None:
    # RFC 4231, test case 2.
    told = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    assert hmac_sha256(b"Jefe", b"what do ya want for nothing?").hex() == told


@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.binary(min_size=16, max_size=16), min_size=1, max_size=5),
    st.integers(0, 2**64 - 1),
    st.dictionaries(st.integers(0, 99), st.integers(1, 2**250), min_size=1, max_size=9),
)
def test_two_implementations_agree(seed: bytes, nonces: list[bytes], index: int, weights: dict[int, int]) -> None:
    ordered = sorted(weights.items())
    assert FairDice(seed, nonces).draw(index, ordered) == drawn(seed, nonces, index, ordered)[0]


def test_outcomes_come_as_often_as_they_weigh() -> None:
    dice, draws = FairDice(SEED, NONCES), 12_000
    counts = Counter(dice.draw(index, DIE) for index in range(draws))
    total = sum(weight for _, weight in DIE)
    distance = sum((counts[x] - draws * weight / total) ** 2 / (draws * weight / total) for x, weight in DIE)
    assert distance < 16.27, "chi-square with 3 degrees of freedom: fair dice are further off once in 1000 seeds"


def test_an_attempt_above_the_largest_multiple_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = [2**256 - 1, 2**256 - 4, 2**256 - 5]  # 2**256 is 4 modulo 6, so the last four numbers are too many
    seen = []

    def digest(key: bytes, message: bytes, name: str) -> bytes:
        seen.append(message)
        return numbers[len(seen) - 1].to_bytes(32, "big")

    monkeypatch.setattr(hmac, "digest", digest)
    assert FairDice(SEED, NONCES).draw(9, DIE) == 3, "the highest number that counts is the last ticket"
    event = b"".join(NONCES) + bytes([0, 0, 0, 0, 0, 0, 0, 9])
    assert seen == [event + bytes([0, 0, 0, attempt]) for attempt in range(3)]


def test_seed_nonces_their_order_and_index_all_matter() -> None:
    weights = [(x, 1) for x in range(2**16)]
    dice = FairDice(SEED, NONCES)
    others = [
        FairDice(bytes([SEED[0] ^ 1]) + SEED[1:], NONCES).draw(0, weights),
        FairDice(SEED, [*NONCES[:2], NO_NONCE]).draw(0, weights),
        FairDice(SEED, NONCES[::-1]).draw(0, weights),
        FairDice(SEED, NONCES[:2]).draw(0, weights),
        dice.draw(1, weights),
    ]
    assert dice.draw(0, weights) == FairDice(SEED, tuple(NONCES)).draw(0, weights)
    assert len({dice.draw(0, weights), *others}) == 6


@pytest.mark.parametrize("weights", [[], [(0, 0)], [(0, 2), (1, -1)], [(1, 1), (0, 1)], [(0, 1), (0, 1)]])
def test_weights_that_nothing_can_be_drawn_from(weights: list[tuple[int, int]]) -> None:
    with pytest.raises(ValueError, match=r"ascending|at least 1|nothing to draw"):
        FairDice(SEED, NONCES).draw(0, weights)


def test_more_tickets_than_numbers_are_refused() -> None:
    assert FairDice(SEED, NONCES).draw(0, [(7, 2**256)]) == 7
    with pytest.raises(ValueError, match="more than a hash can tell apart"):
        FairDice(SEED, NONCES).draw(0, [(7, 2**256 + 1)])


@pytest.mark.parametrize(
    ("seed", "nonces"),
    [(SEED[:31], NONCES), (SEED.hex(), NONCES), (SEED, []), (SEED, [b"short"]), (SEED, [SEED]), (SEED, ["0" * 16])],
)
def test_lengths_are_checked_and_nothing_is_quoted(seed: Any, nonces: Any) -> None:
    with pytest.raises(ValueError, match=r"32 bytes|16 bytes") as caught:
        FairDice(seed, nonces)
    assert SEED.hex()[2:30] not in str(caught.value) and "\\x" not in str(caught.value)


def test_the_seed_is_not_printed() -> None:
    for text in (repr(FairDice(SEED, NONCES)), str(FairDice(SEED, NONCES))):
        assert "seed" not in text and SEED.hex() not in text and repr(SEED)[2:20] not in text


def test_seeds_and_nonces_are_fresh() -> None:
    assert len({new_seed() for _ in range(9)}) == 9 and len(new_seed()) == 32
    assert len({new_nonce() for _ in range(9)}) == 9 and len(new_nonce()) == 16
    assert bytes(16) == NO_NONCE
