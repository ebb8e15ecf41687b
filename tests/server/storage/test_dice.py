"""The secret of the dice: stored with its table, promised to everybody, told to whoever rolls."""

from __future__ import annotations

import pytest

from kit.tables import SEED, a_person, a_table
from mikrokosmos.server.storage import BadInput, Dice, NotStored, Store


async def test_a_table_comes_with_its_dice(url: str) -> None:
    async with await Store.open(url) as store:
        table, other = await a_table(store), await a_table(store, seed=bytes(16), commitment="another")
        assert await store.dice(table.id) == Dice(table.id, "promise")
        assert await store.dice(other.id) == Dice(other.id, "another")
        assert (await store.dice_seed(table.id), await store.dice_seed(other.id)) == (SEED, bytes(16))


async def test_there_are_no_dice_without_a_table(url: str) -> None:
    async with await Store.open(url) as store:
        assert await store.dice("nowhere") is None
        with pytest.raises(NotStored, match="no dice"):
            await store.dice_seed("nowhere")


@pytest.mark.parametrize("seed", [b"", b"canary", bytes(65), "canary" * 4, None])
async def test_a_seed_that_is_none_is_refused_without_being_shown(sqlite: str, seed: bytes) -> None:
    async with await Store.open(sqlite) as store:
        owner = await a_person(store)
        with pytest.raises(BadInput, match="16 to 64 bytes") as refused:
            await a_table(store, owner, seed=seed)
        assert "canary" not in str(refused.value)
        assert await store.tables_of(owner.id) == ()
