"""What the admin sets is one row for all processes; bans and invitations; lists that show no more than they must."""

from __future__ import annotations

import pytest

from kit.processes import eventually
from kit.tables import a_person, a_table, play
from mikrokosmos.server.storage import BadInput, Entry, NotStored, Seat, Store, TooMany
from mikrokosmos.server.storage.limits import Limits
from mikrokosmos.server.storage.notices import Notice, PersonBanned, SiteChanged, TableDeleted
from mikrokosmos.server.storage.rows import Site


async def test_nothing_is_set_at_first_and_what_is_set_is_counted(url: str) -> None:
    async with await Store.open(url, clock=lambda: 7) as store:
        assert await store.site.read() == Site()
        assert await store.site.announce("Back at eight.") == Site(1, 0, "Back at eight.")
        assert await store.site.set_invite_only(True) == Site(2, 0, "Back at eight.", 7)
        assert await store.site.set_retention(30) == Site(3, 0, "Back at eight.", 7, 30)
        await store.site.announce(None)
        await store.site.set_invite_only(False)
        await store.site.set_retention(None)
    async with await Store.open(url) as store:
        assert await store.site.read() == Site(6)


async def test_what_is_set_has_bounds(url: str) -> None:
    async with await Store.open(url) as store:
        for days in (0, -1, 3_651):
            with pytest.raises(BadInput):
                await store.site.set_retention(days)
        with pytest.raises(BadInput):
            await store.site.announce("x" * 281)
        assert await store.site.read() == Site()


async def test_a_ban_is_counted_once_and_ends(url: str) -> None:
    async with await Store.open(url, clock=lambda: 9) as store:
        ann = await a_person(store, "Ann")
        site = await store.site.ban(ann.id)
        assert site is not None and site.bans == 1
        assert await store.site.ban(ann.id) is None
        found = await store.identity(ann.id)
        assert found is not None and found.banned_at == 9
        assert await store.site.unban(ann.id) and not await store.site.unban(ann.id)
        found = await store.identity(ann.id)
        assert found is not None and found.banned_at is None
        with pytest.raises(NotStored):
            await store.site.ban("nobody")
        await store.site.ban(ann.id)
        await store.erase(ann.id)
        with pytest.raises(NotStored):
            await store.site.ban(ann.id)


async def test_an_invitation_lets_people_in_until_it_is_revoked(url: str) -> None:
    async with await Store.open(url, clock=lambda: 5, limits=Limits(site_invitations=2)) as store:
        ann, ben = await a_person(store, "Ann"), await a_person(store, "Ben")
        await store.site.invite("one")
        assert await store.site.join(ann.id, "one") and not await store.site.join(ann.id, "two")
        assert await store.site.revoke_invitation("one") and not await store.site.revoke_invitation("one")
        assert not await store.site.join(ben.id, "one")
        found = [await store.identity(person.id) for person in (ann, ben)]
        assert [person and person.invited_at for person in found] == [5, None], "who came by it stays"
        await store.site.invite("two")
        assert [it.revoked_at for it in await store.site.invitations()] == [5, None]
        with pytest.raises(TooMany):
            await store.site.invite("three")


async def test_when_somebody_was_there_is_noted_and_never_goes_back(url: str) -> None:
    now = 1_000
    async with await Store.open(url, clock=lambda: now) as store:
        ann = await a_person(store)
        assert ann.seen_at == 1_000
        for now, seen in ((5_000, 5_000), (3_000, 5_000)):  # noqa: B007 (the clock reads it)
            await store.note_seen(ann.id)
            found = await store.identity(ann.id)
            assert found is not None and found.seen_at == seen


async def test_tables_are_listed_page_by_page_and_by_state_and_person(url: str) -> None:
    now = 0
    async with await Store.open(url, clock=lambda: now) as store:
        ann, made = await a_person(store, "Ann"), []
        for number in range(5):
            now = number
            made.append(await a_table(store, *([ann] if number % 2 else [])))
        await store.append(made[0].id, 0, [play(1), Entry("end", {})], status="over")
        first = await store.site.tables(limit=3)
        rest = await store.site.tables(limit=3, before=first[-1].mark)
        assert {row.id for row in (*first, *rest)} == {table.id for table in made} and len(rest) == 2
        assert [row.id for row in await store.site.tables(["over"])] == [made[0].id]
        assert (await store.site.tables(["over"]))[0].last_seq == 2
        assert [row.id for row in await store.site.tables(person=ann.id)] == [made[3].id, made[1].id]


async def test_people_are_listed_with_their_tables_and_found_by_name(url: str) -> None:
    now = 0
    async with await Store.open(url, clock=lambda: now) as store:
        people = []
        for number, name in enumerate(("Ann", "Anton", "50%", "Gone")):
            now = number
            people.append(await a_person(store, name))
        ann = people[0]
        both = [Seat(0, "person", ann.id), Seat(1, "person", ann.id)]
        over = await a_table(store, ann, seats=both)
        await store.append(over.id, 0, [Entry("end", {})], status="over")
        await a_table(store, ann, seats=both)
        await store.erase(people[3].id)
        first = await store.site.people(limit=2)
        assert [row.name for row in first] == ["50%", "Anton"]
        (row,) = await store.site.people(limit=2, before=first[-1].mark)
        assert (row.name, row.unfinished, row.finished) == ("Ann", 1, 1)
        assert [row.name for row in await store.site.people("an")] == ["Anton", "Ann"]
        assert [row.name for row in await store.site.people("%")] == ["50%"], "a sign is a sign"
        await store.site.ban(ann.id)
        assert [row.name for row in await store.site.people(banned=True)] == ["Ann"]


async def test_other_processes_are_told(postgresql: str) -> None:
    heard: list[Notice] = []
    async with await Store.open(postgresql) as store, await Store.open(postgresql) as other:
        table = await a_table(store)
        listener = await other.listen(heard.append)
        try:
            await store.site.announce("Hello")
            await store.site.ban(table.owner)
            await store.site.remove_tables([table.id])
            await store.site.claim_sweep(0)
            await eventually(lambda: len(heard) == 4)
        finally:
            await listener.close()
        assert heard == [SiteChanged(1), SiteChanged(2), PersonBanned(table.owner, 1), TableDeleted(table.id)]


async def test_processes_leave_their_figures_to_each_other(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        await store.join("one")
        await store.join("two")
        await store.site.tell_load("one", {"tables": 3})
        assert await store.site.loads() == {"one": {"tables": 3}}
        await store.leave("one")
        assert await store.site.loads() == {}
