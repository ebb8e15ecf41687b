"""Records that people keep to be watched."""

from __future__ import annotations

import itertools

import pytest

from kit.tables import a_person
from mikrokosmos.server.storage import BadInput, Limits, NotStored, Replay, Store

RECORD = {"game": "creation", "options": {"names": ["Зоя", "\ud800"]}, "moves": [[1, {"type": "slide"}]] * 3}


async def test_a_replay_comes_back_as_it_was_stored(url: str) -> None:
    async with await Store.open(url, clock=lambda: 7) as store:
        me = await a_person(store)
        kept = await store.add_replay(me.id, "creation", RECORD, "Наша гра")
        assert kept == Replay(kept.id, me.id, "creation", "Наша гра", 7, RECORD)
        assert await store.replay(kept.id) == kept and len(kept.id) == 22
        assert await store.replay("nowhere") is None


async def test_a_list_of_replays_is_light_and_read_page_by_page(url: str) -> None:
    ticks = itertools.chain([3, 3, 3, 3], itertools.count(4))  # the id decides among those of one time
    async with await Store.open(url, clock=lambda: next(ticks)) as store:
        me, friend = await a_person(store), await a_person(store)
        made = [await store.add_replay(me.id, "creation", RECORD, str(number)) for number in range(5)]
        await store.add_replay(friend.id, "creation", RECORD, "theirs")
        found: list[Replay] = []
        while page := await store.replays_of(me.id, 2, found[-1].mark if found else None):
            found += page
        assert sorted(it.id for it in found) == sorted(it.id for it in made)
        assert [it.title for it in found[:3]] == ["4", "3", "2"]
        assert all(it.record == {} for it in found)
        assert (await store.count_replays(me.id), await store.count_replays("nobody")) == (5, 0)


async def test_only_its_owner_removes_a_replay(url: str) -> None:
    async with await Store.open(url) as store:
        me, friend = await a_person(store), await a_person(store)
        kept, other = [await store.add_replay(me.id, "creation", RECORD, title) for title in ("one", "other")]
        assert not await store.remove_replay(kept.id, friend.id)
        assert await store.replay(kept.id) == kept
        assert await store.remove_replay(kept.id, me.id)
        assert not await store.remove_replay(kept.id, me.id)
        assert [it.id for it in await store.replays_of(me.id)] == [other.id]


async def test_replays_are_bounded(url: str) -> None:
    async with await Store.open(url, limits=Limits(replay=20)) as store:
        me = await a_person(store)
        with pytest.raises(BadInput, match=r"record has .* more than 20"):
            await store.add_replay(me.id, "creation", RECORD, "large")
        with pytest.raises(BadInput, match="record must be a JSON object"):
            await store.add_replay(me.id, "creation", [], "not a record")  # type: ignore[arg-type]
        with pytest.raises(BadInput, match="title"):
            await store.add_replay(me.id, "creation", {}, "x" * 201)
        with pytest.raises(NotStored):
            await store.add_replay("nobody", "creation", {}, "whose")
        with pytest.raises(BadInput, match="limit"):
            await store.replays_of(me.id, 101)
        assert await store.count_replays(me.id) == 0
    assert Limits().replay == 4 << 20
