"""Snapshots of tables: whoever goes on from one is where those are who folded the whole log."""

from __future__ import annotations

import json
import random
from functools import partial
from typing import Any

import pytest

from mikrokosmos.server.entry import Entry
from mikrokosmos.server.live import table_service as table_service_module
from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.storage.store import Store
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.snapshot import resume, snapshot
from mikrokosmos.server.tables.table import Table
from mikrokosmos.server.tables.visibility import table_seen

SEED = bytes(range(32))
PEOPLE = ["ann", "ben"]


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_at_every_entry_a_snapshot_is_as_good_as_the_log(game: str) -> None:
    rng = random.Random(game)
    setup = Setup.of(game, {"players": 2}, clock=60)
    table = Table("ann", setup, SEED)
    at, undone = 0, 0

    def do(entries: list[Entry]) -> None:
        nonlocal at
        before = Table("ann", setup, SEED)
        kept = json.loads(json.dumps(snapshot(table)))
        assert SEED.hex() not in json.dumps(kept)
        assert resume(before, kept)
        for entry in entries:
            at += 1
            for one in (table, before):
                one.fold(entry.stored(at, at))
        for who in (*PEOPLE, None):
            assert table_seen(before, who) == table_seen(table, who)
        assert (before.asked, before.asked_since) == (table.asked, table.asked_since)
        if table.match is not None:
            assert before.running().record.digest == table.running().record.digest

    for seat, who in enumerate(PEOPLE):
        do(table.sit(seat, who, who))
    do(table.start("ann"))
    while table.status == "playing":
        match = table.running()
        seat = match.state.player
        if match.undo_points and rng.random() < 0.2:
            do(table.undo(seat, PEOPLE[seat]))
            undone += 1
        else:
            do(table.play(seat, PEOPLE[seat], [rng.choice(match.state.actions())]))
    assert undone > 3
    again = Table("ann", setup, SEED)
    assert resume(again, snapshot(table))
    assert again.running().record.to_json() == table.running().record.to_json()


@pytest.mark.parametrize("change", [{"format": 1}, {"format": 99}, {"rules": -1}, {"match": {}}, {"seats": [7]}])
def test_a_snapshot_of_another_time_or_a_damaged_one_is_passed_over(change: dict[str, Any]) -> None:
    setup = Setup.of("creation", {"players": 2})
    table = Table("ann", setup, SEED)
    for entry in table.sit(0, "ann", "Ann"):
        table.fold(entry)
    other = Table("ann", setup, SEED)
    assert not resume(other, {**snapshot(table), **change})
    assert other.seats[0].open


async def test_a_long_log_is_opened_from_its_snapshot(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    every = 25  # the dice are the server's own: random players may end a game within the hundred that is usual
    monkeypatch.setattr(table_service_module, "EVERY", every)
    rng = random.Random(2)
    async with await Store.open(url) as store:
        ann = (await store.add_identity("Ann", "en")).id
        table_service = TableService(store)
        sit = partial(Table.sit, identity=ann)
        commands = [partial(sit, seat=0, name="Ann"), partial(sit, seat=1, name="Ben")]
        table_id = await table_service.create(ann, Setup.of("smallworld", {"players": 2}), decisions=commands)
        await table_service.execute(table_id, lambda table: table.start(ann))
        while (found := await table_service.read(table_id))[1] <= every + 10 and found[0].status == "playing":
            state = found[0].running().state
            move = rng.choice(state.actions())
            await table_service.execute(table_id, partial(Table.play, seat=state.player, identity=ann, moves=[move]))
        kept = (await store.load(table_id)).snapshot
        assert kept is not None and every <= kept.seq < every + 10
        table, seq = await TableService(store).read(table_id)
        assert seq == found[1] and table_seen(table, ann) == table_seen(found[0], ann)
        await store.drop_snapshot(table_id)
        table, _ = await TableService(store).read(table_id)
        assert table_seen(table, ann) == table_seen(found[0], ann)
