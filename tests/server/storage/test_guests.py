"""Guests: who came by an invitation, who by a personal link, and when they have to leave."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from kit.tables import a_person, a_table
from mikrokosmos.server.storage import BadInput, Entry, Guest, Limits, NotStored, Seat, Store, Table, guests
from mikrokosmos.server.storage.address import read_address


async def change(store: Store, table: Table, *seats: Seat) -> None:
    """Set seats by an entry of the log."""
    now = await store.load(table.id)
    await store.append(table.id, now.table.last_seq, [Entry("seat", {})], seats=seats)


async def test_an_invitation_admits_until_it_is_revoked(url: str) -> None:
    async with await Store.open(url) as store:
        table, other, me = await a_table(store), await a_table(store), await a_person(store)
        for key in "ab":
            await store.create_invitation(table.id, key)
        assert await store.guest(table.id, me.id) is None
        assert await store.admit(table.id, me.id, invitation="a") == Guest(table.id, me.id, "a", None)
        assert await store.guest(table.id, me.id) == Guest(table.id, me.id, "a", None)
        assert await store.guest(other.id, me.id) is None and await store.guest(table.id, table.owner) is None
        assert (await store.admit(table.id, me.id, invitation="b")).invitation == "b"  # the latest wins
        await store.revoke_invitations(table.id, "a")
        assert await store.guest(table.id, me.id) == Guest(table.id, me.id, "b", None)
        await store.revoke_invitations(table.id, "b")
        assert await store.guest(table.id, me.id) is None
        await store.create_invitation(table.id, "c")
        assert await store.admit(table.id, me.id, invitation="c") == await store.guest(table.id, me.id)


async def test_a_personal_link_outlives_invitations(url: str) -> None:
    async with await Store.open(url) as store:
        table, me = await a_table(store), await a_person(store)
        for key in "ab":
            await store.create_invitation(table.id, key)
        await store.admit(table.id, me.id, invitation="a")
        assert await store.admit(table.id, me.id, acts_as=table.owner) == Guest(table.id, me.id, "a", table.owner)
        assert await store.admit(table.id, me.id, invitation="b") == Guest(table.id, me.id, "b", table.owner)
        await store.revoke_invitations(table.id)
        assert await store.guest(table.id, me.id) == Guest(table.id, me.id, None, table.owner)


async def test_whose_link_is_revoked_nobody_acts_for_any_more(url: str) -> None:
    async with await Store.open(url) as store:
        ann, bob = await a_person(store), await a_person(store)
        table = await a_table(store, ann, seats=[Seat(0, "person", ann.id), Seat(1, "person", bob.id)])
        other = await a_table(store, ann)
        phone, tablet, friend = [await a_person(store) for _ in range(3)]
        await store.admit(table.id, phone.id, acts_as=ann.id)
        await store.admit(table.id, tablet.id, acts_as=ann.id)
        await store.admit(table.id, friend.id, acts_as=bob.id)
        await store.admit(other.id, phone.id, acts_as=ann.id)
        assert await store.end_links(table.id, ann.id) == (2, [table.id])
        assert await store.end_links(table.id, ann.id) == (0, [table.id])
        assert [await store.guest(table.id, it.id) for it in (phone, tablet)] == [None, None]
        assert await store.guest(table.id, friend.id) == Guest(table.id, friend.id, None, bob.id)
        assert await store.guest(other.id, phone.id) is not None


async def test_who_loses_the_seat_takes_those_along_who_acted_for_them(url: str) -> None:
    async with await Store.open(url) as store:
        ann, bob, phone, tablet, friend = [await a_person(store) for _ in range(5)]
        table = await a_table(
            store, ann, seats=[Seat(0, "person", ann.id), Seat(1, "person", ann.id), Seat(2, "person", bob.id)]
        )
        elsewhere = await a_table(store, ann)
        await store.create_invitation(table.id, "a")
        await store.admit(table.id, phone.id, acts_as=ann.id)
        await store.admit(elsewhere.id, phone.id, acts_as=ann.id)
        await store.admit(table.id, tablet.id, acts_as=bob.id)
        await store.admit(table.id, friend.id, invitation="a")
        await change(store, table, Seat(0, "bot", ann.id, "greedy"))  # keeps her seat warm
        await change(store, table, Seat(0))  # she has another
        assert await store.guest(table.id, phone.id) is not None
        await change(store, table, Seat(1, "person", bob.id))
        assert await store.guest(table.id, phone.id) is None
        for here, who in ((elsewhere, phone), (table, tablet), (table, friend)):
            assert await store.guest(here.id, who.id) is not None


async def test_games_played_by_a_personal_link_are_mine_too(url: str) -> None:
    async with await Store.open(url) as store:
        me, invited = await a_person(store), await a_person(store)
        running, over = await a_table(store), await a_table(store)
        for table in (running, over):
            await store.admit(table.id, me.id, acts_as=table.owner)
        await store.create_invitation(over.id, "a")
        await store.admit(over.id, invited.id, invitation="a")
        await store.append(over.id, 0, [Entry("end", {})], status="over", result={"winners": [0]})
        assert {it.id for it in await store.tables_of(me.id)} == {running.id, over.id}
        assert [it.id for it in await store.history(me.id)] == [over.id]
        assert await store.tables_of(invited.id) == () and await store.history(invited.id) == ()
        await store.end_links(running.id, running.owner)
        assert [it.id for it in await store.tables_of(me.id)] == [over.id]


async def test_nobody_comes_without_a_reason_that_holds(url: str) -> None:
    async with await Store.open(url) as store:
        table, other, me = await a_table(store), await a_table(store), await a_person(store)
        await store.create_invitation(table.id, "revoked")
        await store.create_invitation(other.id, "elsewhere")
        await store.revoke_invitations(table.id)
        for key in ("unknown", "revoked", "elsewhere"):
            with pytest.raises(NotStored, match="no such invitation"):
                await store.admit(table.id, me.id, invitation=key)
        for acts_as in ("nobody", me.id, other.owner):
            with pytest.raises(NotStored, match="to act for"):
                await store.admit(table.id, me.id, acts_as=acts_as)
        with pytest.raises(NotStored):
            await store.admit(table.id, "nobody", acts_as=table.owner)
        with pytest.raises(BadInput, match="by an invitation or by a personal link"):
            await store.admit(table.id, me.id)
        assert await store.guest(table.id, me.id) is None


async def test_guests_are_counted_and_those_who_must_leave_make_room(url: str) -> None:
    async with await Store.open(url, limits=Limits(guests=2)) as store:
        table, (one, two, three) = await a_table(store), [await a_person(store) for _ in range(3)]
        for key in "ab":
            await store.create_invitation(table.id, key)
        await store.admit(table.id, one.id, invitation="a")
        await store.admit(table.id, two.id, invitation="b")
        with pytest.raises(BadInput, match="2 guests"):
            await store.admit(table.id, three.id, invitation="b")
        await store.admit(table.id, one.id, acts_as=table.owner)  # known: no room is needed
        await store.revoke_invitations(table.id, "a")
        with pytest.raises(BadInput, match="2 guests"):  # the first acts for somebody and stays
            await store.admit(table.id, three.id, invitation="b")
        await store.create_invitation(table.id, "c")
        await store.revoke_invitations(table.id, "b")
        await store.admit(table.id, three.id, invitation="c")
        assert [await store.guest(table.id, it.id) is not None for it in (one, two, three)] == [True, False, True]


async def test_nobody_is_left_acting_for_one_who_leaves_meanwhile(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        me = await a_person(one)
        for _ in range(8):
            table = await a_table(one)
            admitted = one.admit(table.id, me.id, acts_as=table.owner)
            found = await asyncio.gather(admitted, change(other, table, Seat(0)), return_exceptions=True)
            assert isinstance(found[0], Guest | NotStored) and found[1] is None
            assert await one.guest(table.id, me.id) is None


async def test_who_takes_a_seat_away_waits_for_guests_on_their_way_in(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        table, me = await a_table(store), await a_person(store)
        engine = create_async_engine(read_address(postgresql))
        async with engine.begin() as connection:
            await connection.run_sync(guests.admit, Guest(table.id, me.id, None, table.owner), 5)
            leaving = asyncio.create_task(change(store, table, Seat(0)))
            await asyncio.wait([leaving], timeout=0.3)  # if nothing kept it waiting, it would be done with its guests
        await leaving
        await engine.dispose()
        assert await store.guest(table.id, me.id) is None
