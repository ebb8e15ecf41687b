"""Seats, personal links and invitations."""

from __future__ import annotations

import pytest

from kit.tables import a_person, a_table
from mikrokosmos.server.storage import BadInput, Entry, Limits, NotStored, Seat, Seated, Store, hash_key


async def test_seats_change_with_the_log(url: str) -> None:
    async with await Store.open(url) as store:
        table = await a_table(store)
        friend = await a_person(store)
        for after, seat in enumerate(
            [Seat(1, "person", friend.id, None, "h"), Seat(1, "bot", friend.id, "greedy", "h"), Seat(1)]
        ):
            await store.append(table.id, after, [Entry("seat", {}, 1)], seats=[seat])
            assert (await store.seats(table.id)) == (Seat(0, "person", table.owner), seat)


async def test_a_personal_link_stays_with_its_person_and_goes_with_them(url: str) -> None:
    async with await Store.open(url) as store:
        ann, bob = await a_person(store), await a_person(store)
        table = await a_table(store, ann, seats=[Seat(0, "person", ann.id), Seat(1, "person", bob.id)])
        await store.set_seat_key(table.id, 0, "a")
        await store.set_seat_key(table.id, 1, "b")
        match = [
            (Seat(0, "bot", ann.id, "greedy"), "a"),  # keeps her seat warm
            (Seat(0, "person", ann.id), "a"),
            (Seat(0, "person", ann.id, None, "new"), "new"),
            (Seat(0, "person", bob.id), None),
            (Seat(0), None),
        ]
        for after, (seat, key) in enumerate(match):
            await store.append(table.id, after, [Entry("seat", {}, 0)], seats=[seat])
            assert [it.key_hash for it in await store.seats(table.id)] == [key, "b"]
        await store.set_seat_key(table.id, 0, "nobody's")
        await store.append(table.id, 5, [Entry("seat", {}, 0)], seats=[Seat(0, "bot", bot="greedy")])
        assert await store.seat_by_key("nobody's") is None


async def test_people_who_change_places_leave_their_links_behind(url: str) -> None:
    async with await Store.open(url) as store:
        ann, bob = await a_person(store), await a_person(store)
        table = await a_table(
            store, ann, seats=[Seat(0, "person", ann.id, None, "a"), Seat(1, "person", bob.id, None, "b")]
        )
        swapped = [Seat(0, "person", bob.id, None, "b"), Seat(1, "person", ann.id)]
        await store.append(table.id, 0, [Entry("seat", {}, 0)], seats=swapped)
        assert await store.seats(table.id) == tuple(swapped)


async def test_a_list_tells_the_names_of_now(url: str) -> None:
    async with await Store.open(url) as store:
        ann, bob = await a_person(store, "Ann"), await a_person(store, "Bob")
        seats = [Seat(0, "person", ann.id), Seat(1, "bot", bob.id, "greedy"), Seat(2, "bot", bot="novice"), Seat(3)]
        one, other = await a_table(store, ann, seats=seats), await a_table(store, bob)
        await store.rename(bob.id, "Robert")
        found = await store.seated([other.id, one.id, "nowhere"])
        assert found[one.id] == (
            Seated(0, "person", "Ann", None, ann.id),
            Seated(1, "bot", "Robert", "greedy", bob.id),
            Seated(2, "bot", None, "novice", None),
            Seated(3, "open", None, None, None),
        )
        assert [it.name for it in found[other.id]] == ["Robert", None] and found["nowhere"] == ()
        assert await store.seated([]) == {}


async def test_seats_of_a_list_of_tables(url: str) -> None:
    async with await Store.open(url) as store:
        one, other = await a_table(store), await a_table(store, seats=[Seat(0), Seat(1), Seat(2)])
        found = await store.seats_of([one.id, other.id, "nowhere"])
        assert [len(found[it]) for it in (one.id, other.id, "nowhere")] == [2, 3, 0]
        assert await store.seats_of([]) == {}


async def test_a_personal_link_leads_to_its_seat(url: str) -> None:
    async with await Store.open(url) as store:
        table = await a_table(store)
        await store.set_seat_key(table.id, 0, hash_key("old"))
        await store.set_seat_key(table.id, 0, hash_key("mine"))
        assert await store.seat_by_key(hash_key("old")) is None
        assert await store.seat_by_key(hash_key("mine")) == (
            table.id,
            Seat(0, "person", table.owner, None, hash_key("mine")),
        )
        assert hash_key("mine") not in repr(await store.seats(table.id))
        with pytest.raises(BadInput, match="refused"):  # one link, one seat
            await store.set_seat_key(table.id, 1, hash_key("mine"))
        await store.set_seat_key(table.id, 0, None)
        assert await store.seat_by_key(hash_key("mine")) is None
        with pytest.raises(NotStored, match="no such seat"):
            await store.set_seat_key(table.id, 5, None)


async def test_an_invitation_holds_until_it_is_revoked(url: str) -> None:
    async with await Store.open(url, clock=lambda: 9) as store:
        table, other = await a_table(store), await a_table(store)
        made = [await store.create_invitation(table.id, hash_key(key)) for key in "abc"]
        elsewhere = await store.create_invitation(other.id, hash_key("d"))
        assert await store.find_invitation(hash_key("a")) == made[0]
        assert made[0].table_id == table.id and await store.find_invitation(hash_key("?")) is None
        assert await store.revoke_invitations(table.id, hash_key("d")) == 0  # not this table's
        assert await store.revoke_invitations(table.id, hash_key("a")) == 1
        assert await store.find_invitation(hash_key("a")) is None
        assert await store.revoke_invitations(table.id) == 2
        assert await store.revoke_invitations(table.id) == 0
        assert await store.find_invitation(hash_key("d")) == elsewhere
        assert {(it.key_hash, it.revoked_at) for it in await store.invitations(table.id)} == {
            (hash_key(key), 9) for key in "abc"
        }


async def test_invitations_are_counted(url: str) -> None:
    async with await Store.open(url, limits=Limits(invitations=2)) as store:
        table = await a_table(store)
        for key in "ab":
            await store.create_invitation(table.id, hash_key(key))
        with pytest.raises(BadInput, match="2 invitations"):
            await store.create_invitation(table.id, hash_key("c"))
        with pytest.raises(NotStored):
            await store.create_invitation("nowhere", hash_key("d"))


@pytest.mark.parametrize(
    "seats",
    [
        [Seat(-1)],
        [Seat(16)],
        [Seat(0), Seat(0)],
        [Seat(0, "person")],
        [Seat(0, "bot")],
        [Seat(0, "ghost")],  # type: ignore[arg-type]
        [Seat(0, "bot", bot="x" * 201)],
        [Seat(True)],
    ],
)
async def test_seats_that_make_no_sense_are_refused(sqlite: str, seats: list[Seat]) -> None:
    async with await Store.open(sqlite) as store:
        with pytest.raises(BadInput, match=r"seat|bot"):
            await a_table(store, seats=seats)
