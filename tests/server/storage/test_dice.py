"""The secret of the dice: promised, then joined by everybody, then sealed."""

from __future__ import annotations

import asyncio

import pytest

from kit.tables import a_table
from mikrokosmos.server.storage import BadInput, Dice, DiceSealed, NotStored, Store

SEED = bytes(range(32))


async def test_nonces_come_after_the_promise_and_before_the_seal(url: str) -> None:
    async with await Store.open(url) as store:
        table = await a_table(store)
        assert await store.dice(table.id) is None
        assert await store.create_dice(table.id, SEED, "promise") == Dice(table.id, "promise", {}, False)
        await store.add_nonce(table.id, 1, "b")
        await store.add_nonce(table.id, 0, "a")
        assert await store.add_nonce(table.id, 0, "a") == Dice(table.id, "promise", {"0": "a", "1": "b"}, False)
        with pytest.raises(DiceSealed, match="seat 0 has given"):
            await store.add_nonce(table.id, 0, "another")
        sealed = await store.seal_dice(table.id)
        assert sealed.sealed and await store.seal_dice(table.id) == sealed == await store.dice(table.id)
        assert await store.add_nonce(table.id, 0, "a") == sealed
        with pytest.raises(DiceSealed, match="sealed"):
            await store.add_nonce(table.id, 2, "late")
        assert await store.dice_seed(table.id) == SEED


async def test_the_promise_is_made_once(url: str) -> None:
    async with await Store.open(url) as store:
        table = await a_table(store)
        await store.create_dice(table.id, SEED, "promise")
        with pytest.raises(DiceSealed, match="already"):
            await store.create_dice(table.id, bytes(32), "better")
        assert await store.dice_seed(table.id) == SEED


async def test_nonces_given_at_once_are_all_kept(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        table = await a_table(one)
        await one.create_dice(table.id, SEED, "promise")
        await asyncio.gather(*([one, other][seat % 2].add_nonce(table.id, seat, f"n{seat}") for seat in range(10)))
        found = await other.dice(table.id)
        assert found is not None and found.nonces == {str(seat): f"n{seat}" for seat in range(10)}


async def test_no_table_no_dice(url: str) -> None:
    async with await Store.open(url) as store:
        table = await a_table(store)
        with pytest.raises(NotStored):
            await store.create_dice("nowhere", SEED, "promise")
        for asked in (store.dice_seed(table.id), store.seal_dice(table.id), store.add_nonce(table.id, 0, "a")):
            with pytest.raises(NotStored):
                await asked


@pytest.mark.parametrize("seed", [b"", b"canary", bytes(65), "canary" * 5, None])
async def test_a_seed_is_long_enough_and_never_shown(sqlite: str, seed: bytes) -> None:
    async with await Store.open(sqlite) as store:
        with pytest.raises(BadInput, match="16 to 64 bytes") as refused:
            await store.create_dice("x", seed, "promise")
        assert "canary" not in str(refused.value)
