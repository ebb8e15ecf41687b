"""Sessions: whole games by messages, every client's copy equal to the table, secrets kept, nonsense refused."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from kit.people import match_of
from mikrokosmos.server.delta import patch
from mikrokosmos.server.live.live_table import MOST_NEWS
from mikrokosmos.server.live.session import Session
from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.storage.store import Store
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.visibility import table_seen
from mikrokosmos.server.wire import MESSAGE, MOST_MOVES


class Client:
    """What a browser would do: keep a copy of the table, patch it, choose among the choices."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.bytes = ""
        self.number = 0
        self.seen: Any = None
        self.seq = 0

    def begin(self) -> None:
        told = self.read(json.loads(self.session.whole()))
        self.seen, self.seq = told["table"], told["seq"]

    async def catch_up(self, seq: int) -> None:
        while self.seq < seq:
            told = self.read(json.loads(await self.session.next()))
            assert told["seq"] > self.seq
            self.seen, self.seq = patch(self.seen, told["changes"]), told["seq"]

    async def send(self, command: str, **fields: Any) -> Any:
        self.number += 1
        text = json.dumps({"id": f"m{self.number}", "command": command, **fields})
        return self.read(json.loads(await self.session.answer(text)))

    def read(self, told: Any) -> Any:
        line = json.dumps(told)
        MESSAGE.validate_json(line, strict=True)  # whatever is said fits the models of the wire
        self.bytes += line + "\n"
        return json.loads(line)


async def gathered(store: Store, table_service: TableService, game: str) -> tuple[str, list[Client]]:
    """Two who play and one who watches."""
    people = [await store.add_identity(name, "en") for name in ("Ann", "Ben", "Eve")]
    table_id = await table_service.create(people[0].id, Setup.of(game, {"players": 2}), public=True)
    clients = [Client(await Session.open(table_service, table_id, person.id, person.name)) for person in people]
    for client in clients:
        client.begin()
    for seat in (0, 1):
        assert (await clients[seat].send("sit", seat=seat))["type"] == "accepted"
    assert (await clients[0].send("start"))["type"] == "accepted"
    return table_id, clients


@pytest.mark.parametrize("game", ["creation", "smallworld"])
async def test_a_whole_game_by_messages(url: str, game: str) -> None:
    rng = random.Random(game)
    async with await Store.open(url) as store:
        table_service = TableService(store)
        table_id, clients = await gathered(store, table_service, game)
        secret = (await store.dice_seed(table_id)).hex()
        undone = 0
        while True:
            table, seq = await table_service.read(table_id)
            for client in clients:
                await client.catch_up(seq)
                assert client.seen == json.loads(json.dumps(table_seen(table, client.session.identity)))
            if table.status == "over":
                break
            assert all(secret not in client.bytes for client in clients)
            seat = clients[0].seen["match"]["player"]
            match = match_of(clients[seat].seen)
            assert match["choices"] and all(
                match_of(c.seen)["choices"] is None for c in clients if c is not clients[seat]
            )
            if match["undo"] and rng.random() < 0.1:
                assert (await clients[seat].send("undo", seat=seat))["type"] == "accepted"
                undone += 1
                continue
            choice = rng.choice(match["choices"])
            assert (await clients[seat].send("play", seat=seat, moves=[choice["action"]]))["type"] == "accepted"
        assert undone and all(secret in client.bytes for client in clients), "shown at the end, and only then"


async def test_who_comes_back_sees_what_those_see_who_stayed(sqlite: str) -> None:
    rng = random.Random(9)
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        table_id, clients = await gathered(store, table_service, "creation")
        for _ in range(40):
            table, seq = await table_service.read(table_id)
            if table.status == "over":
                break
            for client in clients:
                await client.catch_up(seq)
            again = Client(await Session.open(TableService(store), table_id, clients[1].session.identity, "Ben"))
            again.begin()
            assert again.seen == clients[1].seen and again.seq == seq
            seat = clients[0].seen["match"]["player"]
            choice = rng.choice(match_of(clients[seat].seen)["choices"])
            await clients[seat].send("play", seat=seat, moves=[choice["action"]])


async def test_a_retry_plays_once_and_gets_the_same_answer(url: str) -> None:
    async with await Store.open(url) as store:
        table_service = TableService(store)
        table_id, clients = await gathered(store, table_service, "creation")
        await clients[0].catch_up((await table_service.read(table_id))[1])
        seat = clients[0].seen["match"]["player"]
        await clients[seat].catch_up((await table_service.read(table_id))[1])
        said = {"id": "same", "command": "play", "seat": seat}
        said["moves"] = [match_of(clients[seat].seen)["choices"][0]["action"]]
        first = json.loads(await clients[seat].session.answer(json.dumps(said)))
        second = json.loads(await clients[seat].session.answer(json.dumps(said)))
        assert first["type"] == second["type"] == "accepted" and first["seq"] == second["seq"] and second["again"]


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (None, "bad-message"),
        ([], "bad-message"),
        ({}, "bad-message"),
        ({"id": 7, "command": "undo", "seat": 0}, "bad-message"),
        ({"id": "x" * 65, "command": "undo", "seat": 0}, "bad-message"),
        ({"id": "x", "command": "fly", "seat": 0}, "bad-message"),
        ({"id": "x", "command": "undo", "seat": "0"}, "bad-message"),
        ({"id": "x", "command": "undo", "seat": True}, "bad-message"),
        ({"id": "x", "command": "undo", "seat": 9}, "no-such-seat"),
        ({"id": "x", "command": "undo", "seat": 99}, "bad-message"),
        ({"id": "x", "command": "undo", "seat": -1}, "bad-message"),
        ({"id": "x", "command": "undo", "seat": 0, "more": 1}, "bad-message"),
        ({"id": "x", "command": "play", "seat": 0, "moves": "all"}, "bad-message"),
        ({"id": "x", "command": "play", "seat": 0, "moves": [1.5]}, "bad-message"),
        ({"id": "x", "command": "play", "seat": 0, "moves": [0] * (MOST_MOVES + 1)}, "bad-message"),
        ({"id": "x", "command": "play", "seat": 0, "moves": [0]}, "not-your-seat"),
        ({"id": "x", "command": "order", "seat": 0, "order": 5}, "bad-message"),
        ({"id": "x", "command": "seat-bot", "seat": 0, "bot": "y" * 65}, "bad-message"),
        ({"id": "x", "command": "seat-bot", "seat": 0, "bot": "adept"}, "not-the-owner"),
        ({"id": "x", "command": "nonce", "seat": 0, "nonce": "0" * 31}, "bad-message"),
        ({"id": "x", "command": "nonce", "seat": 0, "nonce": "0" * 32}, "not-your-seat"),
        ({"id": "x", "command": "hints", "seat": 0}, "not-your-seat"),
        ({"id": "x", "command": "why-not", "seat": 0, "words": {"type": "end"}}, "not-your-seat"),
        ({"id": "x", "command": "sit", "seat": 0}, "seat-taken"),
        ({"id": "x", "command": "start"}, "not-the-owner"),
        ({"id": "x", "command": "clear", "seat": 0}, "already-started"),
        ({"id": "x", "command": "hand-over", "seat": 0}, "not-your-seat"),
    ],
)
async def test_nonsense_and_foreign_seats_are_refused_and_nothing_changes(sqlite: str, said: Any, reason: str) -> None:
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        table_id, clients = await gathered(store, table_service, "creation")
        before = await store.entries(table_id, 0)
        told = json.loads(await clients[2].session.answer(json.dumps(said)))
        assert told["type"] == "refused" and told["reason"] == reason
        assert await store.entries(table_id, 0) == before


async def test_a_spectator_without_a_name_only_watches(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        table_id, _ = await gathered(store, table_service, "creation")
        stranger = Client(await Session.open(table_service, table_id, None, ""))
        stranger.begin()
        assert (await stranger.send("undo", seat=0))["reason"] == "only-watching"
        stranger.session.close()


async def test_news_that_came_before_the_whole_table_is_not_told_twice(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        ann = await store.add_identity("Ann", "en")
        table_id = await table_service.create(ann.id, Setup.of("creation", {"players": 2}))
        late = Client(await Session.open(table_service, table_id, ann.id, "Ann"))
        await late.send("sit", seat=0)
        late.begin()
        assert late.seen["mine"]["seats"] == [0]
        await late.send("seat-bot", seat=1, bot="novice")
        await late.catch_up(2)
        assert late.seen["seats"][1]["bot"] == "novice"


async def test_news_begins_where_the_whole_table_ended(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        ann = await store.add_identity("Ann", "en")
        table_id = await table_service.create(ann.id, Setup.of("creation", {"players": 2}))
        session = await Session.open(table_service, table_id, ann.id, "Ann")
        session.whole()
        waiting = asyncio.create_task(session.next())
        await asyncio.sleep(0)
        live = table_service.tables[table_id]
        assert live.table is not None
        live.fold(live.table.sit(0, ann.id, "Ann")[0].stored(1, 0))
        assert json.loads(session.whole())["seq"] == 1, "the whole table, before the news was told"
        live.fold(live.table.sit(1, ann.id, "Zoë")[0].stored(2, 0))
        told = json.loads(await waiting)
        assert (told["after"], told["seq"]) == (1, 2)


class Outlet:
    """A socket that may be full or broken."""

    def __init__(self) -> None:
        self.ready = True
        self.broken = False
        self.sent: list[Any] = []

    def send(self, text: str) -> None:
        if self.broken:
            raise RuntimeError("a fault")
        self.sent.append(json.loads(text))


@asynccontextmanager
async def watched(sqlite: str) -> AsyncIterator[tuple[TableService, str, str, Session]]:
    """A table whose owner watches it: the service, the owner, the table and the session, which was told the whole."""
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        ann = (await store.add_identity("Ann", "en")).id
        table_id = await table_service.create(ann, Setup.of("creation", {"players": 2}))
        session = await Session.open(table_service, table_id, ann, "Ann")
        session.whole()
        yield table_service, ann, table_id, session
        session.close()


async def happen(table_service: TableService, table_id: str, ann: str, times: int = 1) -> None:
    """The owner sits down and gets up again; both may cost somebody the access, so that is checked in between."""
    for _ in range(times):
        table, _ = await table_service.read(table_id)
        sit = table.seats[0].open
        await table_service.execute(table_id, lambda it: it.sit(0, ann, "Ann") if sit else it.clear(0, ann))  # noqa: B023
        await asyncio.sleep(0)


async def test_news_is_sent_at_once_if_that_is_possible(sqlite: str) -> None:
    async with watched(sqlite) as (table_service, ann, table_id, session):
        session.outlet = outlet = Outlet()
        waiting = asyncio.create_task(session.next())
        await asyncio.sleep(0)
        await happen(table_service, table_id, ann)
        assert json.loads(await waiting)["seq"] == 1, "a seat has changed hands: access is checked first"
        waiting = asyncio.create_task(session.next())
        await asyncio.sleep(0)
        await table_service.execute(table_id, lambda it: it.give_up(ann))
        await asyncio.sleep(0)
        assert [told["seq"] for told in outlet.sent] == [2] and not waiting.done(), "nobody was woken"
        session._live.rematch = "next"
        session._live.notify()
        await asyncio.sleep(0)
        assert outlet.sent[-1] == {"type": "rematch", "table": "next"} and not waiting.done()
        outlet.ready = False
        session._live.rematch = "later"
        session._live.notify()
        assert json.loads(await waiting)["table"] == "later", "what cannot be sent at once is left to who waits"


async def test_an_outlet_that_fails_costs_nothing_but_the_whole_table(sqlite: str) -> None:
    async with watched(sqlite) as (_, _, _, session):
        session.outlet = outlet = Outlet()
        outlet.broken = True
        waiting = asyncio.create_task(session.next())
        await asyncio.sleep(0)
        session._live.rematch = "next"
        session._live.notify()
        told = json.loads(await waiting)
        assert told["type"] == "table" and told["rematch"] == "next"


async def test_who_is_too_slow_is_told_the_whole_table_and_then_news_again(sqlite: str) -> None:
    async with watched(sqlite) as (table_service, ann, table_id, session):
        await happen(table_service, table_id, ann, MOST_NEWS + 1)
        told = json.loads(await session.next())
        assert (told["type"], told["seq"]) == ("table", MOST_NEWS + 1)
        assert table_service.metrics.resyncs.counts[""] == 1
        assert session.update() is None
        await happen(table_service, table_id, ann)
        assert json.loads(await session.next())["type"] == "news"
