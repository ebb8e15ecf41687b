"""People without accounts."""

from __future__ import annotations

import re

import pytest

from kit.tables import a_person
from mikrokosmos.server.storage import BadInput, NotStored, Store, hash_key, new_id


async def test_a_person_is_found_by_an_id_nobody_can_guess(url: str) -> None:
    async with await Store.open(url, clock=lambda: 1_700_000_000_123) as store:
        person, other = await a_person(store), await a_person(store)
        assert person.id != other.id and re.fullmatch(r"[\w-]{22}", person.id)
        assert (person.name, person.language, person.created_at) == ("Олена", "uk", 1_700_000_000_123)
        assert await store.identity(person.id) == person
        assert await store.identity("nobody") is None


async def test_a_person_may_change_name_and_language(url: str) -> None:
    async with await Store.open(url) as store:
        person, other = await a_person(store), await a_person(store)
        assert (await store.rename(person.id, "小明")).name == "小明"
        changed = await store.rename(person.id, "Zoë", "cs")
        assert (changed.name, changed.language, changed.id) == ("Zoë", "cs", person.id)
        assert await store.identity(person.id) == changed and await store.identity(other.id) == other
        with pytest.raises(NotStored):
            await store.rename("nobody", "Zoë")


@pytest.mark.parametrize("name", ["", "x" * 201, "a\0b", "\ud800", None, 7])
async def test_a_name_that_cannot_be_stored_is_refused(sqlite: str, name: str) -> None:
    async with await Store.open(sqlite) as store:
        with pytest.raises(BadInput, match="name"):
            await store.add_identity(name, "uk")


def test_keys_are_known_by_their_hash_only() -> None:
    key = new_id()
    assert re.fullmatch(r"[0-9a-f]{64}", hash_key(key)) and hash_key(key) == hash_key(key) != hash_key(new_id())
