"""Databases of earlier versions: every table folds to where it stood and is played on, people and links are known."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import mikrokosmos as mk
from compat import facts
from kit import services
from kit.compat import copied, databases, manifest
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.security.person_tokens import PERSON
from mikrokosmos.server.security.signing import sign
from mikrokosmos.server.security.signing_keys import read_keys
from mikrokosmos.server.services import COOKIE
from mikrokosmos.server.storage.rows import Message
from mikrokosmos.server.storage.store import Store
from mikrokosmos.server.tables.table import Table

DATABASES = databases()
TABLES = {
    f"{version}/{name}": (folder, name)
    for version, folder in DATABASES.items()
    for name in manifest(folder)["database"]["tables"]
}


def test_there_are_databases_with_tables_of_every_kind() -> None:
    for folder in DATABASES.values():
        tables = manifest(folder)["database"]["tables"].values()
        assert {told["status"] for told in tables} == {"open", "playing", "over", "abandoned"}
        assert any(told["snapshot"] for told in tables if told["status"] == "playing")
    assert DATABASES


@pytest.mark.parametrize("at", TABLES.values(), ids=TABLES)
def test_a_table_stands_where_it_stood_and_is_played_on(at: tuple[Path, str], tmp_path: Path) -> None:
    folder, name = at
    told = manifest(folder)["database"]
    asyncio.run(opened(copied(folder, tmp_path), told, told["tables"][name]))


async def opened(database: Path, told: Any, expected: Any) -> None:
    """One table, at the time it was left."""
    async with await Store.open(f"sqlite:///{database}", clock=lambda: told["at"]) as store:
        service = TableService(store)
        table, seq = await service.read(expected["id"])
        must_stand(table, expected)
        assert seq == expected["entries"]
        row = await store.table(expected["id"])
        assert row is not None and (row.result, row.follows) == (expected["result"], expected["follows"])
        if table.status == "open":
            await begin(service, expected["id"], table)
        if table.status == "playing":
            await play_on(service, expected["id"])
        table, _ = await TableService(store).read(expected["id"])
        assert table.status == ("abandoned" if expected["status"] == "abandoned" else "over")
        if table.status == "over":
            record = mk.Record.from_json(table.running().record.to_json())
            assert record.remark is None and record.replay().scores() == table.running().state.scores()


def must_stand(table: Table, expected: Any) -> None:
    """The table is as its log says, by a fold that was not the server's."""
    assert (table.setup.game, table.status) == (expected["game"], expected["status"])
    assert (table.owner, table.public) == (expected["owner"], expected["public"])
    for seat, who in expected["seats"].items():
        assert table.seats[int(seat)].to_json().items() >= who.items()
    if expected["moves"] is None:
        assert table.match is None
        return
    state = table.running().state
    assert (table.running().length, state.to_line()) == (expected["moves"], expected["line"])
    assert (state.player, state.scores(), state.winners()) == tuple(
        expected[key] for key in ("player", "scores", "winners")
    )
    assert set(facts.numbers(expected["legal"])) <= set(state.actions())


async def begin(service: TableService, table_id: str, table: Table) -> None:
    """Bots take the seats that are open, and the game begins."""
    owner = table.owner
    for seat, state in enumerate(table.seats):
        if state.open:
            await service.execute(table_id, partial(Table.seat_bot, seat=seat, identity=owner, bot="novice"))
    await service.execute(table_id, lambda table: table.start(owner))


async def play_on(service: TableService, table_id: str) -> None:
    """Whoever is to move, person or bot, does something legal, until the game is over."""
    rng = random.Random(table_id)

    def move(table: Table) -> list[Entry]:
        state = table.running().state
        there, action = table.seats[state.player], rng.choice(state.actions())
        if there.bot is not None:
            return table.play_bot(state.player, action)
        assert there.identity is not None
        return table.play(state.player, there.identity, [action])

    while (await service.read(table_id))[0].status == "playing":
        await service.execute(table_id, move)


@pytest.fixture(params=DATABASES.values(), ids=list(DATABASES))
def folder(request: pytest.FixtureRequest) -> Path:
    """A version with a database."""
    found: Path = request.param
    return found


@pytest.fixture
def app(folder: Path, tmp_path: Path) -> Iterator[TestClient]:
    """The server of today on the database of then."""
    database = copied(folder, tmp_path)
    with services.opened(f"sqlite:///{database}", tmp_path) as client:
        yield client


def known(folder: Path, tmp_path: Path, identity: str) -> dict[str, str]:
    """The cookie of somebody, signed anew with the keys of then: cookies live for a year, and fixtures for ever."""
    keys = read_keys(tmp_path / manifest(folder)["database"]["keys"])
    return {"cookie": f"{COOKIE}={sign(PERSON, identity, keys)}"}


def test_people_are_known_and_find_their_games(folder: Path, tmp_path: Path, app: TestClient) -> None:
    told = manifest(folder)["database"]
    finished: set[str] = set()
    for identity, person in told["people"].items():
        who = known(folder, tmp_path, identity)
        assert app.get("/api/me", headers=who).json() == {"name": person["name"], "language": person["language"]}
        mine = {table["table"] for table in app.get("/api/my/tables", headers=who).json()["tables"]}
        owned = {it["id"] for it in told["tables"].values() if it["owner"] == identity and it["status"] != "abandoned"}
        assert owned <= mine
        history = app.get("/api/my/history", headers=who).json()["tables"]
        finished |= {table["table"] for table in history if table["result"] is not None}
    over = {it["id"] for it in told["tables"].values() if it["status"] == "over"}
    assert over and over <= finished, "bots may have finished others meanwhile"


def test_shared_replays_are_watched(folder: Path, tmp_path: Path, app: TestClient) -> None:
    told = manifest(folder)
    for replay in told["database"]["replays"]:
        taken = app.get(f"/api/replays/{replay['id']}/record").json()
        seen = app.get(f"/api/replays/{replay['id']}", params={"seat": 0})
        assert seen.status_code == 200, seen.text
        assert seen.json()["remark"] == ("older-digest" if taken["format"] == 1 else None)
        if "table" in replay:
            table = told["database"]["tables"][replay["table"]]
            end = {"moves": table["moves"], "scores": table["scores"], "winners": table["winners"]}
        else:
            record = told["records"][replay["record"]]
            end = {"moves": record["moves"], **{key: record["end"][key] for key in ("scores", "winners")}}
        show = seen.json()["show"]
        over = bool(end["winners"])
        assert len(show["steps"]) == len(taken["moves"]) == end["moves"]
        assert (show["scores"], show["winners"]) == (end["scores"] if over else None, end["winners"])


def test_links_of_then_lead_to_their_tables(folder: Path, tmp_path: Path, app: TestClient) -> None:
    told = manifest(folder)["database"]
    for link in told["links"]:
        app.cookies.clear()
        app.post("/api/me", json={"name": "Somebody new"})
        answer = app.post("/api/links", json={"key": link["key"]})
        assert answer.json() == {"table": told["tables"][link["table"]]["id"]}


def test_bots_go_on_where_they_were(folder: Path, tmp_path: Path) -> None:
    database, told = copied(folder, tmp_path), manifest(folder)["database"]["tables"]
    with closing(sqlite3.connect(database)) as rows:  # bots of then took their time; nobody need wait for them now
        rows.execute("UPDATE game_table SET setup = json_set(setup, '$.pace', 0)")
        rows.commit()
    with services.opened(f"sqlite:///{database}", tmp_path) as app:
        for name in ("bot-to-move-smallworld", "bot-to-move-creation"):
            who = known(folder, tmp_path, told[name]["owner"])
            until = time.monotonic() + 30
            while True:
                table = app.get(f"/api/tables/{told[name]['id']}", headers=who).json()["table"]
                if table["match"]["moves"] > told[name]["moves"] or time.monotonic() > until:
                    break
            assert table["match"]["moves"] > told[name]["moves"]


async def _answered_before(database: Path) -> int:
    """How many messages of then are recognised."""
    with closing(sqlite3.connect(database)) as rows:
        messages = rows.execute("SELECT table_id, identity_id, message_id, seq FROM message").fetchall()
    async with await Store.open(f"sqlite:///{database}") as store:
        for table_id, identity, message, seq in messages:
            assert await store.stored(table_id, Message(identity, message)) == seq
    return len(messages)


def test_a_message_sent_again_after_the_upgrade_comes_true_once(folder: Path, tmp_path: Path) -> None:
    assert asyncio.run(_answered_before(copied(folder, tmp_path))) > 100
