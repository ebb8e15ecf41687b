"""Sessions: whole games by messages, every client's picture equal to a fresh look, secrets kept, nonsense refused."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from kit.company import course_of
from mikrokosmos.server.delta import patch
from mikrokosmos.server.session import Session
from mikrokosmos.server.storage.store import Store
from mikrokosmos.server.table_service import TableService
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.visibility import whole
from mikrokosmos.server.wire import MOST_MOVES, TOLD


class Client:
    """What a browser would do: keep a picture, patch it, choose among the choices."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.bytes = ""
        self.number = 0
        self.picture: Any = None
        self.seq = 0

    def begin(self) -> None:
        told = self.read(json.loads(self.session.first()))
        self.picture, self.seq = told["table"], told["seq"]

    async def catch_up(self, seq: int) -> None:
        while self.seq < seq:
            told = self.read(json.loads(await self.session.next()))
            assert told["seq"] > self.seq
            self.picture, self.seq = patch(self.picture, told["changes"]), told["seq"]

    async def wish(self, **words: Any) -> Any:
        self.number += 1
        return self.read(json.loads(await self.session.answer(json.dumps({"id": f"m{self.number}", **words}))))

    def read(self, told: Any) -> Any:
        line = json.dumps(told)
        TOLD.validate_json(line, strict=True)  # whatever is said fits the words of the wire
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
        assert (await clients[seat].wish(wish="sit", seat=seat))["type"] == "granted"
    assert (await clients[0].wish(wish="start"))["type"] == "granted"
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
            table, seq = await table_service.look(table_id)
            for client in clients:
                await client.catch_up(seq)
                assert client.picture == json.loads(json.dumps(whole(table, client.session.identity)))
            if table.status == "over":
                break
            assert all(secret not in client.bytes for client in clients)
            seat = clients[0].picture["course"]["player"]
            course = course_of(clients[seat].picture)
            assert course["choices"] and all(
                course_of(c.picture)["choices"] is None for c in clients if c is not clients[seat]
            )
            if course["undo"] and rng.random() < 0.1:
                assert (await clients[seat].wish(wish="undo", seat=seat))["type"] == "granted"
                undone += 1
                continue
            choice = rng.choice(course["choices"])
            assert (await clients[seat].wish(wish="play", seat=seat, moves=[choice["action"]]))["type"] == "granted"
        assert undone and all(secret in client.bytes for client in clients), "shown at the end, and only then"


async def test_who_comes_back_sees_what_those_see_who_stayed(sqlite: str) -> None:
    rng = random.Random(9)
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        table_id, clients = await gathered(store, table_service, "creation")
        for _ in range(40):
            table, seq = await table_service.look(table_id)
            if table.status == "over":
                break
            for client in clients:
                await client.catch_up(seq)
            again = Client(await Session.open(TableService(store), table_id, clients[1].session.identity, "Ben"))
            again.begin()
            assert again.picture == clients[1].picture and again.seq == seq
            seat = clients[0].picture["course"]["player"]
            choice = rng.choice(course_of(clients[seat].picture)["choices"])
            await clients[seat].wish(wish="play", seat=seat, moves=[choice["action"]])


async def test_a_retry_plays_once_and_gets_the_same_answer(url: str) -> None:
    async with await Store.open(url) as store:
        table_service = TableService(store)
        table_id, clients = await gathered(store, table_service, "creation")
        await clients[0].catch_up((await table_service.look(table_id))[1])
        seat = clients[0].picture["course"]["player"]
        await clients[seat].catch_up((await table_service.look(table_id))[1])
        said = {"id": "same", "wish": "play", "seat": seat}
        said["moves"] = [course_of(clients[seat].picture)["choices"][0]["action"]]
        first = json.loads(await clients[seat].session.answer(json.dumps(said)))
        second = json.loads(await clients[seat].session.answer(json.dumps(said)))
        assert first["type"] == second["type"] == "granted" and first["seq"] == second["seq"] and second["again"]


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (None, "bad-message"),
        ([], "bad-message"),
        ({}, "bad-message"),
        ({"id": 7, "wish": "undo", "seat": 0}, "bad-message"),
        ({"id": "x" * 65, "wish": "undo", "seat": 0}, "bad-message"),
        ({"id": "x", "wish": "fly", "seat": 0}, "bad-message"),
        ({"id": "x", "wish": "undo", "seat": "0"}, "bad-message"),
        ({"id": "x", "wish": "undo", "seat": True}, "bad-message"),
        ({"id": "x", "wish": "undo", "seat": 9}, "no-such-seat"),
        ({"id": "x", "wish": "undo", "seat": 99}, "bad-message"),
        ({"id": "x", "wish": "undo", "seat": -1}, "bad-message"),
        ({"id": "x", "wish": "undo", "seat": 0, "more": 1}, "bad-message"),
        ({"id": "x", "wish": "play", "seat": 0, "moves": "all"}, "bad-message"),
        ({"id": "x", "wish": "play", "seat": 0, "moves": [1.5]}, "bad-message"),
        ({"id": "x", "wish": "play", "seat": 0, "moves": [0] * (MOST_MOVES + 1)}, "bad-message"),
        ({"id": "x", "wish": "play", "seat": 0, "moves": [0]}, "not-your-seat"),
        ({"id": "x", "wish": "order", "seat": 0, "order": 5}, "bad-message"),
        ({"id": "x", "wish": "seat-bot", "seat": 0, "bot": "y" * 65}, "bad-message"),
        ({"id": "x", "wish": "seat-bot", "seat": 0, "bot": "adept"}, "not-the-owner"),
        ({"id": "x", "wish": "nonce", "seat": 0, "nonce": "0" * 31}, "bad-message"),
        ({"id": "x", "wish": "nonce", "seat": 0, "nonce": "0" * 32}, "not-your-seat"),
        ({"id": "x", "wish": "hints", "seat": 0}, "not-your-seat"),
        ({"id": "x", "wish": "why-not", "seat": 0, "words": {"type": "end"}}, "not-your-seat"),
        ({"id": "x", "wish": "sit", "seat": 0}, "seat-taken"),
        ({"id": "x", "wish": "start"}, "not-the-owner"),
        ({"id": "x", "wish": "clear", "seat": 0}, "already-started"),
        ({"id": "x", "wish": "hand-over", "seat": 0}, "not-your-seat"),
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
        assert (await stranger.wish(wish="undo", seat=0))["reason"] == "only-watching"
        stranger.session.close()


async def test_news_that_came_before_the_first_look_is_not_told_twice(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        ann = await store.add_identity("Ann", "en")
        table_id = await table_service.create(ann.id, Setup.of("creation", {"players": 2}))
        late = Client(await Session.open(table_service, table_id, ann.id, "Ann"))
        await late.wish(wish="sit", seat=0)
        late.begin()
        assert late.picture["mine"]["seats"] == [0]
        await late.wish(wish="seat-bot", seat=1, bot="novice")
        await late.catch_up(2)
        assert late.picture["seats"][1]["bot"] == "novice"


async def test_news_begins_where_the_last_look_ended(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        table_service = TableService(store)
        ann = await store.add_identity("Ann", "en")
        table_id = await table_service.create(ann.id, Setup.of("creation", {"players": 2}))
        session = await Session.open(table_service, table_id, ann.id, "Ann")
        session.first()
        waiting = asyncio.create_task(session.next())
        await asyncio.sleep(0)
        place = table_service.place(table_id)
        assert place.table is not None
        table_service.settle(place, place.table, place.table.sit(0, ann.id, "Ann"), 1, 0)
        assert json.loads(session.first())["seq"] == 1, "looked before the news was told"
        table_service.settle(place, place.table, place.table.sit(1, ann.id, "Zoë"), 2, 0)
        told = json.loads(await waiting)
        assert (told["after"], told["seq"]) == (1, 2)
