"""Two processes on one PostgreSQL: what happens at one is heard at the other, and bots have one owner."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.engine import Connection

from kit.live import started_table
from kit.processes import PATIENCE, break_all_connections, die, eventually, process, say, watching
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.live import other_processes
from mikrokosmos.server.live.session import Session
from mikrokosmos.server.live.table_service import Decide, TableService
from mikrokosmos.server.security.links import INVITE, new_key
from mikrokosmos.server.services import Services
from mikrokosmos.server.storage import leases, listener
from mikrokosmos.server.storage.errors import DatabaseFailed, NotStored
from mikrokosmos.server.storage.keys import hash_key
from mikrokosmos.server.storage.rows import Lease
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import Table


@pytest.fixture
def long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases that last an hour: on a machine so busy that none could be renewed in time, they would change hands."""
    short, long = f"+ {leases.LASTS}", "+ 3600000"
    monkeypatch.setattr(listener, "RENEW", leases.RENEW.replace(short, long))
    monkeypatch.setattr(leases, "JOIN", text(str(leases.JOIN).replace(short, long)))


async def told(session: Session) -> Any:
    """The next thing a person is told."""
    return json.loads(await asyncio.wait_for(session.next(), 30))


def is_over(table_service: TableService, table_id: str) -> bool:
    """Whether a game has ended, as far as this process knows."""
    table = table_service.known(table_id)
    return table is not None and table.status == "over"


def play_first(ann: str, move: int) -> Decide:
    """Ann plays a move at her seat."""
    return lambda table: table.play(0, ann, [move])


async def play_on(services: Services, table_id: str, ann: str) -> None:
    """Ann, who has all seats, plays a move."""

    def decide(table: Table) -> list[Entry]:
        state = table.running().state
        return table.play(state.player, ann, [state.actions()[0]])

    await services.table_service.execute(table_id, decide)


def sit(ann: str, seat: int) -> Decide:
    """Ann takes a seat."""
    return lambda table: table.sit(seat, ann, "Ann")


def lease_count(connection: Connection) -> int:
    """How many leases there are."""
    return int(connection.execute(text("SELECT count(*) FROM lease")).scalar_one())


def sleep_in_database(connection: Connection) -> None:
    """A statement that is never answered."""
    connection.execute(text("SELECT pg_sleep(3600)"))


async def open_table(services: Services) -> tuple[str, str]:
    """Ann and a table of hers at which nobody sits."""
    ann = (await services.store.add_identity("Ann", "en")).id
    return ann, await services.table_service.create(ann, Setup.of("creation", {"players": 2}))


async def test_a_move_at_one_is_news_at_the_other(postgresql: str, tmp_path: Path) -> None:
    async with process(postgresql, tmp_path) as a, process(postgresql, tmp_path) as b:
        ann, table_id = await started_table(a.store, a.table_service, None, None)
        session = await watching(b, table_id, ann)
        table, seq = await a.table_service.read(table_id)
        seat = table.running().state.player
        move = table.running().state.actions()[0]
        await a.table_service.execute(table_id, lambda it: it.play(seat, ann, [move]))
        news = await told(session)
        assert (news["type"], news["after"]) == ("news", seq)


async def test_a_guest_revoked_at_one_hears_no_more_at_the_other(postgresql: str, tmp_path: Path) -> None:
    async with process(postgresql, tmp_path) as a, process(postgresql, tmp_path) as b:
        _, table_id = await open_table(a)
        bob = (await a.store.add_identity("Bob", "en")).id
        key = hash_key(new_key(INVITE))
        await a.store.create_invitation(table_id, key)
        await a.store.admit(table_id, bob, invitation=key)
        session = await watching(b, table_id, bob)
        waiting = asyncio.create_task(told(session))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        await a.store.revoke_invitations(table_id)
        with pytest.raises(NotStored):
            await waiting


async def test_a_guest_revoked_while_coming_does_not_stay(postgresql: str, tmp_path: Path) -> None:
    async with process(postgresql, tmp_path) as a, process(postgresql, tmp_path) as b:
        ann, table_id = await open_table(a)
        bob = (await a.store.add_identity("Bob", "en")).id
        key = hash_key(new_key(INVITE))
        await a.store.create_invitation(table_id, key)
        await a.store.admit(table_id, bob, invitation=key)
        keeps = await watching(b, table_id, ann)  # the table is in memory
        admitted_at = b.table_service.access_changes(table_id)
        await a.store.revoke_invitations(table_id)
        await eventually(lambda: b.table_service.access_changes(table_id) > admitted_at)
        session = await Session.open(b.table_service, table_id, bob, "", access_changes=admitted_at)
        session.whole()
        with pytest.raises(NotStored):
            await told(session)
        keeps.close()


@pytest.mark.parametrize("mover", ["the process itself", "another process, which was faster"])
async def test_a_guest_revoked_elsewhere_is_not_told_the_next_move_even_if_nobody_has_heard_yet(
    postgresql: str, tmp_path: Path, mover: str
) -> None:
    async with process(postgresql, tmp_path) as a, process(postgresql, tmp_path) as b:
        ann, table_id = await started_table(a.store, a.table_service, None, None)
        bob = (await a.store.add_identity("Bob", "en")).id
        key = hash_key(new_key(INVITE))
        await a.store.create_invitation(table_id, key)
        await a.store.admit(table_id, bob, invitation=key)
        session = await watching(b, table_id, bob)
        assert b.other_processes is not None
        await b.other_processes.close()  # notices are late
        await session.check_access()
        await a.store.revoke_invitations(table_id)
        if mover != "the process itself":
            await play_on(a, table_id, ann)
        await play_on(b, table_id, ann)
        with pytest.raises(NotStored):
            await told(session)


async def test_a_rematch_made_at_one_is_told_at_the_other(postgresql: str, tmp_path: Path) -> None:
    async with process(postgresql, tmp_path) as a, process(postgresql, tmp_path) as b:
        ann, table_id = await open_table(a)
        session = await watching(b, table_id, ann)
        made = await a.table_service.create(ann, Setup.of("creation", {"players": 2}), follows=table_id)
        assert await told(session) == {"type": "rematch", "table": made}


async def test_a_notice_that_was_lost_is_made_good(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(other_processes, "ASK", 1)
    async with process(postgresql, tmp_path) as a, process(postgresql, tmp_path) as b:
        ann, table_id = await open_table(a)
        session = await watching(b, table_id, ann)
        await say(postgresql, "ALTER TABLE game_table DISABLE TRIGGER table_tell")
        await a.table_service.execute(table_id, lambda it: it.sit(0, ann, "Ann"))
        assert (await told(session))["type"] == "news"
        made = await a.table_service.create(ann, Setup.of("creation", {"players": 2}), follows=table_id)
        assert await told(session) == {"type": "rematch", "table": made}
        await a.store.revoke_invitations(table_id)
        changes = b.table_service.access_changes(table_id)
        await eventually(lambda: b.table_service.access_changes(table_id) > changes)


async def test_nothing_is_read_when_one_hears_oneself(postgresql: str, tmp_path: Path) -> None:
    async with process(postgresql, tmp_path) as a:
        ann, table_id = await open_table(a)
        session = await watching(a, table_id, ann)
        read: list[str] = []
        entries = a.store.entries

        async def counted(table_id: str, *words: Any) -> Any:
            read.append(table_id)
            return await entries(table_id, *words)

        a.store.entries = counted  # type: ignore[method-assign, assignment]
        heard: list[object] = []
        heard_by = await a.store.listen(heard.append)
        for seat in (0, 1):
            await a.table_service.execute(table_id, sit(ann, seat))
        await eventually(lambda: len(heard) == 2)
        await asyncio.sleep(0.05)
        await heard_by.close()
        session.close()
        assert read == []


@pytest.mark.usefixtures("long_leases")
async def test_bots_have_one_owner_and_no_thought_is_wasted(postgresql: str, tmp_path: Path) -> None:
    async with process(postgresql, tmp_path) as a, process(postgresql, tmp_path) as b:
        _, table_id = await started_table(a.store, a.table_service, "novice", "novice")
        watchers = [await watching(services, table_id, None) for services in (a, b)]
        both = a.table_service, b.table_service
        await eventually(lambda: all(is_over(it, table_id) for it in both))
        for watcher in watchers:
            watcher.close()
        thoughts = [sum(services.metrics.thinking_seconds.counts) for services in (a, b)]
        moves = sum(it.kind == "play" and it.seat is not None for it in await a.store.entries(table_id))
        assert sorted(thoughts) == [0, moves]
        async with asyncio.timeout(PATIENCE):  # the game is over, and wants no owner
            while await a.store._database.read(lease_count):
                await asyncio.sleep(0.01)


async def test_whoever_serves_the_people_of_a_table_when_its_game_begins_owns_it(
    postgresql: str, tmp_path: Path, long_leases: None
) -> None:
    async with process(postgresql, tmp_path) as a, process(postgresql, tmp_path) as b:
        for _ in range(3):
            for one, other in ((a, b), (b, a)):
                _, table_id = await started_table(one.store, one.table_service, None, None)
                await eventually(lambda: held(one, table_id))  # noqa: B023
                assert not held(other, table_id)


def held(services: Services, table_id: str) -> bool:
    """Whether this process owns a table."""
    assert services.other_processes is not None
    return services.other_processes.leases.holds(table_id)


async def test_the_bots_of_a_dead_process_are_taken_over(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(postgresql, tmp_path) as a, process(postgresql, tmp_path) as b:
        monkeypatch.setattr(a.table_service, "watched", lambda table_id: True)  # or its bot would not keep to its pace
        a.bot_pool.pace = 3600  # it is still thinking when it dies
        _, table_id = await started_table(a.store, a.table_service, "novice", "novice")
        mine = a.autoplay.leases
        assert mine is not None
        await eventually(lambda: mine.holds(table_id))
        await die(a)
        session = await watching(b, table_id, None)
        await eventually(lambda: is_over(b.table_service, table_id))
        session.close()


async def test_whoever_stops_hands_over_without_waiting_for_the_lease_to_end(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(postgresql, tmp_path) as a, process(postgresql, tmp_path) as b:
        for each in (a, b):  # or bots would not keep to their pace
            monkeypatch.setattr(each.table_service, "watched", lambda table_id: True)
        a.bot_pool.pace = 3600
        _, table_id = await started_table(a.store, a.table_service, "novice", "novice")
        owned = a.autoplay.leases
        assert owned is not None
        await eventually(lambda: owned.holds(table_id))
        monkeypatch.setattr(other_processes, "BEAT", 3600)  # who hears nothing would wait that long
        await asyncio.sleep(0.6)
        await a.give_up_tables()
        await eventually(lambda: b.metrics.bot_moves.counts[""] > 0)


async def test_the_old_owner_that_wakes_up_plays_nothing(postgresql: str, tmp_path: Path) -> None:
    async with process(postgresql, tmp_path) as a:
        _, table_id = await started_table(a.store, a.table_service, None, "novice")
        a.autoplay.wake(table_id)
        mine = a.autoplay.leases
        assert mine is not None and mine.process_id is not None
        await eventually(lambda: mine.holds(table_id))
        await a.autoplay.idle()
        stale = await mine.hold(table_id)
        await say(postgresql, "INSERT INTO process VALUES ('b', 9e15::bigint, 0)")
        await say(postgresql, "UPDATE lease SET owner = 'b', fence = fence + 1")
        table, before = await a.table_service.read(table_id)
        ann = table.owner
        await a.table_service.execute(table_id, lambda it: it.hand_over(0, ann))  # now the bot is to act, if it may
        await a.autoplay.idle()
        _, after = await a.table_service.read(table_id)
        assert after == before + 1 and stale is not None
        assert not mine.holds(table_id) and mine.is_elsewhere(table_id)


async def test_a_game_that_ends_while_its_lease_is_asked_for_is_no_failure(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(postgresql, tmp_path) as services:
        leases = services.autoplay.leases
        assert leases is not None
        hold = leases.hold
        asked = []

        async def slow(table_id: str) -> Lease | None:
            """The last move is made at another process while the database is asked."""
            asked.append(table_id)
            lease = await hold(table_id)
            await services.table_service.execute(table_id, lambda table: [Entry("end", {"scores": [], "winners": []})])
            return lease

        async def choose(*_: object) -> int:
            thought.append("a bot is asked for a move in a game that is over")
            return 0

        thought: list[str] = []
        monkeypatch.setattr(leases, "hold", slow)
        monkeypatch.setattr(services.bot_pool, "choose", choose)
        monkeypatch.setattr(services.table_service, "watched", lambda table_id: True)
        _, table_id = await started_table(services.store, services.table_service, "random", "random")
        await eventually(lambda: bool(asked) and not services.autoplay._busy and not services.autoplay._timers)
        assert asked == [table_id] and is_over(services.table_service, table_id)
        assert thought == [] and not leases.holds(table_id)


@pytest.mark.usefixtures("long_leases")
async def test_a_person_at_one_process_and_a_bot_at_the_other_play_a_game(postgresql: str, tmp_path: Path) -> None:
    async with process(postgresql, tmp_path) as a, process(postgresql, tmp_path) as b:
        ann, table_id = await started_table(a.store, a.table_service, None, "novice")
        leases = {services: services.autoplay.leases for services in (a, b)}
        owners: list[Services] = []

        def owned() -> bool:  # on a busy machine the other process may be the one that takes it
            owners[:] = [services for services, held in leases.items() if held is not None and held.holds(table_id)]
            return bool(owners)

        await eventually(owned)
        other = b if owners == [a] else a
        session = await watching(other, table_id, ann)
        live = other.table_service.tables[table_id]
        assert live.table is not None
        while live.table.status != "over":
            if live.table.asked == 0:
                move = live.table.running().state.actions()[0]
                await other.table_service.execute(table_id, play_first(ann, move))
            else:
                await told(session)
        session.close()
        assert sum(other.metrics.thinking_seconds.counts) == 0


async def test_people_are_told_that_the_database_is_gone_and_that_it_is_back(postgresql: str, tmp_path: Path) -> None:
    async with process(postgresql, tmp_path) as a:
        ann, table_id = await open_table(a)
        session = await watching(a, table_id, ann)
        listen = a.store.listen

        async def gone(hear: Any) -> Any:
            raise DatabaseFailed("nobody there")

        a.store.listen = gone  # type: ignore[method-assign]
        a.autoplay._not_before = 0
        await break_all_connections(postgresql)
        assert await told(session) == {"type": "storage", "reachable": False}
        a.store.listen = listen  # type: ignore[method-assign]
        assert await told(session) == {"type": "storage", "reachable": True}
        assert a.autoplay._not_before > 0, "nobody's clock ran while nobody could play"
        await a.table_service.execute(table_id, lambda it: it.sit(0, ann, "Ann"))
        assert (await told(session))["type"] == "news"
        session.close()


async def test_who_waits_for_a_database_that_does_not_answer_is_refused_soon(postgresql: str, tmp_path: Path) -> None:
    async with process(postgresql, tmp_path) as a:
        _, table_id = await open_table(a)
        # It hangs, as it does when packets are lost.
        waiting = asyncio.create_task(a.store._database.write(sleep_in_database))
        await asyncio.sleep(0.2)
        a.store.drop_connections()
        with pytest.raises(DatabaseFailed):
            await asyncio.wait_for(waiting, 30)
        with pytest.raises(DatabaseFailed, match="cannot be reached"):  # and nobody waits once more to find it out
            await a.table_service.read(table_id)
        heard_by = await a.store.listen(lambda notice: None)
        await a.table_service.read(table_id)
        await heard_by.close()


async def test_clocks_have_a_grace_after_all_were_gone_but_not_because_one_more_has_come(
    postgresql: str, tmp_path: Path
) -> None:
    async with process(postgresql, tmp_path) as a, process(postgresql, tmp_path) as b:
        for services in (a, b):  # both have just been started, one after the other
            assert services.autoplay._not_before > services.table_service.clock()
        await say(postgresql, "UPDATE process SET started_at = 0")
        async with process(postgresql, tmp_path) as c:
            assert c.autoplay._not_before <= c.table_service.clock()


async def test_after_an_outage_leases_are_still_owned_and_bots_play_on(postgresql: str, tmp_path: Path) -> None:
    async with process(postgresql, tmp_path) as a:
        ann, table_id = await started_table(a.store, a.table_service, None, "novice")
        session = await watching(a, table_id, ann)
        mine = a.autoplay.leases
        assert mine is not None
        await eventually(lambda: mine.holds(table_id))
        await a.autoplay.idle()
        await break_all_connections(postgresql)
        await eventually(lambda: not a.table_service.reachable)
        await eventually(lambda: a.table_service.reachable and mine.holds(table_id))
        await a.table_service.execute(table_id, lambda it: it.hand_over(0, ann))
        await eventually(lambda: is_over(a.table_service, table_id))
        session.close()


async def test_one_process_on_sqlite_has_nothing_of_all_this(sqlite: str, tmp_path: Path) -> None:
    async with process(sqlite, tmp_path) as a:
        assert a.other_processes is None and a.autoplay.leases is None
        _, table_id = await started_table(a.store, a.table_service, "novice", "novice")
        await a.autoplay.idle()
        assert (await a.table_service.read(table_id))[0].status == "over"
