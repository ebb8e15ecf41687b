"""Tables, and the lists in which they are found."""

from __future__ import annotations

import asyncio
import itertools

import pytest
from sqlalchemy import text

from kit.tables import a_person, a_table
from mikrokosmos.server.storage import Appended, BadInput, Entry, Identity, Loaded, NotStored, Seat, Store, Table
from mikrokosmos.server.storage.errors import DatabaseFailed


async def finish(store: Store, found: Table | Loaded, winner: int) -> None:
    table = found.table if isinstance(found, Loaded) else found
    await store.append(table.id, table.last_seq, [Entry("end", {})], status="over", result={"winners": [winner]})


async def test_a_table_comes_back_as_it_was_made(url: str) -> None:
    async with await Store.open(url, clock=lambda: 77) as store:
        owner = await a_person(store)
        setup = {"players": 3, "options": {"races": ["Кобольди"]}, "clock": None}
        seats = [Seat(0, "person", owner.id, None, "h0"), Seat(1, "bot", bot="greedy"), Seat(2)]
        told = {"rules": 2, "setup": setup, "seats": seats, "public": True}
        table = await a_table(store, owner, game="smallworld", **told)
        assert await store.table(table.id) == table
        assert table == Table(table.id, "smallworld", 2, setup, "open", True, owner.id, 77, 77, 0, None)
        assert await store.seats(table.id) == tuple(seats)
        assert [it.setup for it in await store.public_tables()] == [{"players": 3, "clock": None}], "short, in a list"
        assert await store.table("nowhere") is None and await store.seats("nowhere") == ()


async def test_a_list_does_not_read_the_options_of_its_tables(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        table = await a_table(store, public=True, setup={"players": 2, "options": {"players": 2}})
        await store._database.write(lambda it: it.execute(text("UPDATE options SET options = 'no JSON'")) and None)
        with pytest.raises(DatabaseFailed, match="Expecting value"):
            await store.table(table.id)
        assert [it.id for it in await store.public_tables()] == [table.id]
        assert [it.id for it in await store.tables_of(table.owner)] == [table.id]


async def test_a_table_is_made_with_the_beginning_of_its_log(url: str) -> None:
    async with await Store.open(url, clock=lambda: 77) as store:
        first = [Entry("seat", {"identity": "x"}, 0), Entry("seat", {"bot": "novice"}, 1)]
        table = await a_table(store, entries=first)
        assert table.last_seq == 2 and await store.table(table.id) == table
        assert [(it.seq, it.kind, it.seat, it.body, it.at) for it in await store.entries(table.id)] == [
            (1, "seat", 0, {"identity": "x"}, 77),
            (2, "seat", 1, {"bot": "novice"}, 77),
        ]
        assert await store.append(table.id, 2, [Entry("start", {})]) == Appended((Entry("start", {}, None, 3, 77),))


async def test_a_table_is_made_whole_or_not_at_all(url: str) -> None:
    async with await Store.open(url) as store:
        owner = await a_person(store)
        for fault in ({"entries": [Entry("joke", {})]}, {"commitment": ""}, {"follows": ""}):  # type: ignore[arg-type]
            with pytest.raises(BadInput):
                await a_table(store, owner, **fault)
        with pytest.raises(NotStored, match="to follow"):
            await a_table(store, owner, follows="nowhere")
        with pytest.raises(NotStored):
            await a_table(store, owner, seats=[Seat(0, "person", "nobody")], entries=[Entry("seat", {})])
        assert await store.tables_of(owner.id) == ()


async def test_a_table_has_one_rematch(url: str) -> None:
    async with await Store.open(url) as store:
        table, friend = await a_table(store), await a_person(store)
        assert await store.following(table.id) is None
        rematch = await a_table(store, friend, follows=table.id, entries=[Entry("seat", {}, 0)])
        assert rematch.follows == table.id and await store.following(table.id) == rematch.id
        late = await a_person(store)
        assert await a_table(store, late, follows=table.id, entries=[Entry("seat", {}, 1)]) == rematch
        assert await store.tables_of(late.id) == ()
        assert [it.seat for it in await store.entries(rematch.id)] == [0]
        third = await a_table(store, follows=rematch.id)
        assert await store.following(rematch.id) == third.id and await store.following(third.id) is None


async def test_all_who_ask_for_a_rematch_at_once_get_the_same_table(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        for _ in range(5):
            table, owner = await a_table(one), await a_person(one)
            made = await asyncio.gather(*(a_table(store, owner, follows=table.id) for store in [one, other] * 3))
            assert len({it.id for it in made}) == 1
            assert [it.id for it in await one.tables_of(owner.id)] == [made[0].id]


async def test_games_that_are_going_on_are_found_page_by_page(url: str) -> None:
    async with await Store.open(url) as store:
        owner = await a_person(store)
        made = [await a_table(store, owner) for _ in range(8)]
        for table in made[1:]:
            await store.append(table.id, 0, [Entry("start", {})], status="playing")
        await finish(store, await store.load(made[7].id), 0)
        found: list[str] = []
        while page := await store.playing(4, found[-1] if found else ""):
            found += page
        assert sorted(found) == sorted(it.id for it in made[1:7]) and len(found) == 6
        assert await store.playing() == tuple(found)
        with pytest.raises(BadInput, match="limit"):
            await store.playing(1_001)


async def test_a_table_has_a_known_owner_and_known_people(url: str) -> None:
    async with await Store.open(url) as store:
        nobody = Identity("nobody", "", "", 0)
        with pytest.raises(NotStored):
            await a_table(store, nobody, seats=[])
        owner = await a_person(store)
        with pytest.raises(NotStored):
            await a_table(store, owner, seats=[Seat(0, "person", "nobody")])
        assert await store.tables_of(owner.id) == ()


async def test_my_games_are_those_i_sit_at_or_have_made(url: str) -> None:
    ticks = itertools.count()
    async with await Store.open(url, clock=lambda: next(ticks)) as store:
        me, friend = await a_person(store), await a_person(store)
        made = await a_table(store, me, seats=[])
        joined = await a_table(store, friend, seats=[Seat(0, "person", friend.id), Seat(1, "person", me.id)])
        kept_warm = await a_table(store, friend, seats=[Seat(0, "bot", me.id, "greedy")])
        both = await a_table(store, me, seats=[Seat(0, "person", me.id), Seat(1, "person", me.id)])
        theirs = await a_table(store, friend)
        assert [it.id for it in await store.tables_of(me.id)] == [both.id, kept_warm.id, joined.id, made.id]
        await store.append(made.id, 0, [Entry("start", {})], status="playing")
        assert [it.id for it in await store.tables_of(me.id, 2)] == [made.id, both.id]
        assert [it.id for it in await store.tables_of(me.id, states=["playing"])] == [made.id]
        assert theirs.id in [it.id for it in await store.tables_of(friend.id)]
        assert (await store.count_tables(me.id), await store.count_tables(me.id, ["playing"])) == (2, 1)


async def test_a_list_is_read_page_by_page(url: str) -> None:
    async with await Store.open(url, clock=lambda: 5) as store:  # all at the same time: the id decides
        me = await a_person(store)
        made = {(await a_table(store, me)).id for _ in range(7)}
        found: list[Table] = []
        while page := await store.tables_of(me.id, 3, found[-1].mark if found else None):
            found += page
        assert len(found) == 7 and {it.id for it in found} == made


async def test_public_tables_are_those_said_to_be(url: str) -> None:
    ticks = itertools.count()
    async with await Store.open(url, clock=lambda: next(ticks)) as store:
        first, hidden, over = await a_table(store, public=True), await a_table(store), await a_table(store, public=True)
        await finish(store, over, 0)
        second = await a_table(store, public=True)
        assert [it.id for it in await store.public_tables(10)] == [second.id, first.id]
        assert [it.id for it in await store.public_tables(10, second.mark)] == [first.id]
        assert [it.id for it in await store.public_tables(1)] == [second.id]
        assert hidden.id not in [it.id for it in await store.public_tables(10, states=["open", "over"])]


async def test_history_is_what_one_has_finished(url: str) -> None:
    ticks = itertools.count()
    async with await Store.open(url, clock=lambda: next(ticks)) as store:
        me = await a_person(store)
        tables = [await a_table(store, me) for _ in range(3)]
        watched = await a_table(store, me, seats=[Seat(0, "bot", bot="greedy")])
        await finish(store, watched, 0)
        await finish(store, tables[2], 1)
        await finish(store, tables[0], 0)
        await store.append(tables[1].id, 0, [Entry("end", {})], status="abandoned")
        assert [(it.id, it.result) for it in await store.history(me.id)] == [
            (tables[0].id, {"winners": [0]}),
            (tables[2].id, {"winners": [1]}),
        ]
        (latest,) = await store.history(me.id, 1)
        assert [it.id for it in await store.history(me.id, 1, latest.mark)] == [tables[2].id]


@pytest.mark.parametrize("limit", [0, -1, 101, 10**30, True, None, "5"])
async def test_a_list_is_never_without_bounds(sqlite: str, limit: int) -> None:
    async with await Store.open(sqlite) as store:
        for listed in (store.tables_of("x", limit), store.public_tables(limit), store.history("x", limit)):
            with pytest.raises(BadInput, match="limit"):
                await listed
        with pytest.raises(BadInput, match="a table is one of"):
            await store.public_tables(5, states=["lost"])  # type: ignore[list-item]
