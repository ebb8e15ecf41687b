"""What is counted for a person or a table holds for all processes at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from kit.tables import a_person, a_table
from mikrokosmos.server.storage import Limits, Store, TooMany

AT_ONCE = 6
MOST = 3


async def added(*attempts: Any) -> Counter[type]:
    """How many succeeded, and how many were too many."""
    return Counter(type(it) for it in await asyncio.gather(*attempts, return_exceptions=True))


async def test_tables_of_a_person_are_counted_over_all_processes(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        owner = await a_person(one)
        found = await added(*(a_table([one, other][i % 2], owner, most=MOST) for i in range(AT_ONCE)))
        assert found[TooMany] == AT_ONCE - MOST and await one.count_tables(owner.id) == MOST


async def test_a_rematch_that_is_there_is_found_however_many_tables_one_has(url: str) -> None:
    async with await Store.open(url) as store:
        owner = await a_person(store)
        table = await a_table(store, owner, most=2)
        made = await a_table(store, owner, most=2, follows=table.id)
        assert await a_table(store, owner, most=2, follows=table.id) == made


async def test_replays_of_a_person_are_counted_over_all_processes(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        owner = (await a_person(one)).id
        found = await added(*([one, other][i % 2].add_replay(owner, "creation", {}, "", MOST) for i in range(AT_ONCE)))
        assert found[TooMany] == AT_ONCE - MOST and await one.count_replays(owner) == MOST


async def test_invitations_and_guests_are_counted_over_all_processes(url: str) -> None:
    limits = Limits(invitations=MOST, guests=MOST)
    async with await Store.open(url, limits=limits) as one, await Store.open(url, limits=limits) as other:
        table = await a_table(one)
        stores = [one, other] * (AT_ONCE // 2)
        found = await added(*(it.create_invitation(table.id, f"key {i}") for i, it in enumerate(stores)))
        assert found[TooMany] == AT_ONCE - MOST
        key = (await one.invitations(table.id))[0].key_hash
        people = [(await a_person(one)).id for _ in stores]
        found = await added(*(it.admit(table.id, who, invitation=key) for it, who in zip(stores, people, strict=True)))
        assert found[TooMany] == AT_ONCE - MOST
