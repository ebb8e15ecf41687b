"""The table service: commands in order, retries once, nothing in memory alone, two processes over one log."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from mikrokosmos.bots import Seat, bot
from mikrokosmos.core.record import Record
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.live.session import Session
from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.storage import dice
from mikrokosmos.server.storage.errors import DatabaseFailed, NotStored, StorageError
from mikrokosmos.server.storage.rows import Message
from mikrokosmos.server.storage.store import Store
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import Table


async def seated(
    store: Store, table_service: TableService, game: str = "creation", level: str = "novice"
) -> tuple[str, str]:
    """A table with a person in the first seat and a bot in the second; the person's id and the table's."""
    ann = (await store.add_identity("Ann", "en")).id
    table = await table_service.create(ann, Setup.of(game, {"players": 2}))
    await table_service.execute(table, lambda it: it.sit(0, ann, "Ann"))
    await table_service.execute(table, lambda it: it.seat_bot(1, ann, level))
    return ann, table


def anything(ann: str, rng: random.Random, table: Table) -> list[Entry]:
    """A move for whoever is to act."""
    state = table.running().state
    if state.player == 0:
        return table.play(0, ann, [rng.choice(state.actions())])
    return table.play_bot(1, bot("novice", 1).choose(Seat(state)))


async def test_a_table_is_never_there_without_its_dice(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await Store.open(url) as store:
        ann = (await store.add_identity("Ann", "en")).id
        setup = Setup.of("creation", {"players": 2})
        with monkeypatch.context() as patched:
            patched.setattr(dice, "create", died)
            with pytest.raises(StorageError):
                await TableService(store).create(ann, setup, public=True)
        assert await store.public_tables() == (), "all of the table is stored, or nothing of it"
        assert await store.dice(await TableService(store).create(ann, setup, public=True)) is not None


def died(*_: object, **__: object) -> None:
    """As if the process had been killed just here."""
    raise OSError


@pytest.mark.parametrize("game", ["creation", "smallworld"])
async def test_a_whole_game_survives_a_restart_at_every_move(url: str, game: str) -> None:
    rng = random.Random(1)
    async with await Store.open(url) as store:
        ann, table_id = await seated(store, TableService(store), game)
        await TableService(store).execute(table_id, lambda table: table.start(ann))
        grants = 0
        while True:
            table_service = TableService(store)  # knows nothing: all it says is from the log
            table, seq = await table_service.read(table_id)
            if table.status == "over":
                break
            accepted = await table_service.execute(table_id, lambda it: anything(ann, rng, it))
            assert accepted.seq > seq and not accepted.again
            grants += 1
            if grants == 40 and game == "smallworld":
                break  # a whole one of this game is played below
        record = table.running().record
        assert Record.from_json(record.to_json()).replay().scores() == record.state.scores()
        if game == "creation":
            finished = await store.history(ann)
            assert finished[0].id == table_id and finished[0].result == {
                "scores": record.state.scores(),
                "winners": record.state.winners(),
            }


async def test_a_message_sent_twice_is_played_once(url: str) -> None:
    async with await Store.open(url) as store:
        table_service = TableService(store)
        ann, table_id = await seated(store, table_service)
        await table_service.execute(table_id, lambda table: table.start(ann))
        rng = random.Random(2)
        while (await table_service.read(table_id))[0].running().state.player != 0:
            await table_service.execute(table_id, lambda it: anything(ann, rng, it))
        message = Message(ann, "m1")
        first = await table_service.execute(table_id, lambda it: anything(ann, rng, it), message)
        again = await table_service.execute(table_id, lambda it: anything(ann, rng, it), message)
        elsewhere = await TableService(store).execute(table_id, lambda it: anything(ann, rng, it), message)
        assert again.seq == elsewhere.seq == first.seq and again.again and elsewhere.again and not first.again
        assert (await table_service.read(table_id))[1] == first.seq


async def test_two_processes_write_one_log(url: str) -> None:
    """Each has its own copy of the table; whoever is slower reads what the other wrote, and asks again."""
    async with await Store.open(url) as store, await Store.open(url) as other_store:
        table_services = [TableService(store), TableService(other_store)]
        ann, table_id = await seated(store, table_services[0])
        await table_services[1].execute(table_id, lambda table: table.start(ann))
        rng = random.Random(3)

        async def go_on(table_service: TableService) -> None:
            while (await table_service.read(table_id))[0].status == "playing":
                try:
                    await table_service.execute(table_id, lambda it: anything(ann, rng, it))
                except Refused as refused:  # the other has ended it meanwhile
                    assert refused.reason in ("game-over", "busy")

        await asyncio.wait_for(asyncio.gather(*map(go_on, table_services)), 60)
        tables = [(await table_service.read(table_id))[0] for table_service in table_services]
        assert tables[0].running().record.digest == tables[1].running().record.digest
        entries = await store.entries(table_id, 0)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))


async def test_a_refused_command_changes_nothing(url: str) -> None:
    async with await Store.open(url) as store:
        table_service = TableService(store)
        _, table_id = await seated(store, table_service)
        before = await store.entries(table_id, 0)
        with pytest.raises(Refused, match="seat-taken"):
            await table_service.execute(table_id, lambda it: it.sit(0, "eve", "Eve"))
        assert await store.entries(table_id, 0) == before


async def test_tables_nobody_watches_are_forgotten_and_found_again(url: str) -> None:
    async with await Store.open(url) as store:
        table_service = TableService(store, kept=2)
        made = [await seated(store, table_service) for _ in range(5)]
        assert len(table_service.tables) <= 3
        table, _ = await table_service.read(made[0][1])
        assert table.seats[0].name == "Ann"


async def test_the_promise_about_the_dice_is_made_before_anybody_sits(url: str) -> None:
    async with await Store.open(url) as store:
        table_service = TableService(store)
        ann = (await store.add_identity("Ann", "en")).id
        table_id = await table_service.create(ann, Setup.of("creation", {"players": 2}))
        promised = await store.dice(table_id)
        assert promised is not None
        await table_service.execute(table_id, lambda it: it.sit(0, ann, "Ann"))
        await table_service.execute(table_id, lambda it: it.seat_bot(1, ann, "novice"))
        await table_service.execute(table_id, lambda it: it.give_nonce(0, ann, "0f" * 16))
        await table_service.execute(table_id, lambda table: table.start(ann))
        dice = (await table_service.read(table_id))[0].running().record.dice
        assert (
            dice is not None and dice.commitment == promised.commitment and dice.nonces[0] == bytes.fromhex("0f" * 16)
        )


async def test_a_refusal_never_rests_on_old_knowledge(url: str) -> None:
    async with await Store.open(url) as store, await Store.open(url) as other_store:
        here, there = TableService(store), TableService(other_store)
        ann, table_id = await seated(store, here)
        await there.read(table_id)  # knows a table at which nothing has begun
        await here.execute(table_id, lambda table: table.start(ann))
        rng = random.Random(4)
        accepted = await there.execute(table_id, lambda it: anything(ann, rng, it))
        assert accepted.seq == (await here.read(table_id))[1]


async def test_a_move_asks_the_log_nothing(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        ann, table_id = await seated(store, table_service)
        await table_service.execute(table_id, lambda table: table.start(ann))

        async def unwanted(*_: Any) -> Any:
            raise AssertionError("the log was read")

        for name in ("entries", "stored", "load"):
            monkeypatch.setattr(store, name, unwanted)
        rng = random.Random(5)
        for number in range(10):
            await table_service.execute(table_id, lambda it: anything(ann, rng, it), Message(ann, f"m{number}"))


async def test_a_move_whose_answer_was_lost_is_seen_by_all_once_it_is_sent_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Store.open(url) as store:
        table_service = TableService(store)
        ann, table_id = await seated(store, table_service, "creation")
        session = await Session.open(table_service, table_id, ann, "Ann")
        session.whole()
        append = store.append

        async def lost(*args: Any, **named: Any) -> Any:
            await append(*args, **named)
            raise DatabaseFailed("the connection broke after the commit")

        message = Message(ann, "once")
        monkeypatch.setattr(store, "append", lost)
        with pytest.raises(DatabaseFailed):
            await table_service.execute(table_id, lambda table: table.start(ann), message)
        monkeypatch.setattr(store, "append", append)
        accepted = await table_service.execute(table_id, lambda table: table.start(ann), message)
        assert accepted.again
        table = table_service.known(table_id)
        assert table is not None and table.status == "playing"
        assert json.loads(await session.next())["seq"] == accepted.seq


async def test_ids_that_lead_nowhere_do_not_push_tables_out(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        table_service = TableService(store, kept=4)
        _, table_id = await seated(store, table_service, "creation")
        for number in range(20):
            with pytest.raises(NotStored):
                await table_service.read(f"nowhere{number}")
        assert list(table_service.tables) == [table_id]
