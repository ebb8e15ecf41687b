"""People: erased on their own wish, everywhere, and nobody else loses anything."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from kit.people import Player, against_a_bot, closed, person, table
from kit.services import inside
from mikrokosmos.server.routes.sockets import UNKNOWN
from mikrokosmos.server.services import COOKIE
from mikrokosmos.server.storage import schema

CANARY = "Kanárek"


def everything(app: TestClient) -> str:
    """All that is stored, as text."""

    def rows(connection: Any) -> str:
        return json.dumps(
            [[list(map(str, row)) for row in connection.execute(it.select())] for it in schema.metadata.sorted_tables],
            ensure_ascii=False,
        )

    assert app.portal is not None
    return str(app.portal.call(inside(app).store._database.read, rows))


def test_who_is_erased_is_a_stranger_and_the_name_is_nowhere(app: TestClient) -> None:
    me, ben = person(app, CANARY), person(app, "Ben")
    over = against_a_bot(app, me, public=True)
    with app.websocket_connect(f"/api/tables/{over}/socket", headers=me) as ws:
        player = Player(ws)
        player.command("start")
        player.play_on(random.Random(1))
    shared = app.post("/api/replays", json={"table": over}, headers=me).json()["replay"]
    opened = table(app, me, public=True, seats=[{"kind": "me"}])
    guest = table(app, ben, public=True, seats=[{"kind": "me"}])
    with app.websocket_connect(f"/api/tables/{guest}/socket", headers=me) as ws:
        Player(ws).command("sit", seat=1)
    assert CANARY in everything(app)
    for path in ("", "/show", "/record"):  # what is kept to be shown again must go as well
        assert CANARY in app.get(f"/api/tables/{over}{path}", headers=ben).text
    winners = app.get(f"/api/tables/{over}", headers=ben).json()["table"]["match"]["winners"]

    gone = app.delete("/api/me", headers=me)
    assert gone.status_code == 200 and gone.json() == {"count": 3}
    assert f'{COOKIE}=""' in gone.headers["set-cookie"]
    assert CANARY not in everything(app)
    assert app.get("/api/me", headers=me).json() == {"reason": "who-are-you"}
    assert app.delete("/api/me", headers=me).status_code == 401
    assert app.get(f"/api/replays/{shared}").status_code == 404

    seen = app.get(f"/api/tables/{over}", headers=ben).json()["table"]
    assert seen["status"] == "over" and seen["match"]["winners"] == winners
    assert (seen["seats"][0]["kind"], seen["seats"][0]["name"]) == ("person", None)
    for path in ("", "/log", "/show", "/record"):
        assert CANARY not in app.get(f"/api/tables/{over}{path}", headers=ben).text
    assert app.get(f"/api/tables/{opened}", headers=ben).json()["table"]["status"] == "abandoned"
    left = app.get(f"/api/tables/{guest}", headers=ben).json()["table"]
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open"] and left["seats"][0]["name"] == "Ben"
    assert app.get("/api/me", headers=ben).json()["name"] == "Ben"


def test_in_a_game_under_way_a_bot_plays_on_and_open_sockets_are_closed(app: TestClient) -> None:
    me, phone, ben = person(app, CANARY), person(app, "Phone"), person(app, "Ben")
    name = table(app, ben, public=True, seats=[{"kind": "me"}])
    address = f"/api/tables/{name}/socket"
    with (
        app.websocket_connect(address, headers=ben) as first,
        app.websocket_connect(address, headers=me) as second,
    ):
        host, leaving = Player(first), Player(second)
        leaving.command("sit", seat=1)
        key = app.post(f"/api/tables/{name}/seats/1/link", headers=me).json()["key"]
        assert app.post("/api/links", json={"key": key}, headers=phone).status_code == 200
        host.catch_up(leaving.seq)
        host.command("start")
        leaving.catch_up(host.seq)
        assert app.delete("/api/me", headers=me).json() == {"count": 1}
        with pytest.raises(WebSocketDisconnect) as error:
            while True:
                leaving.read()
        assert error.value.code == UNKNOWN
        while host.seen["seats"][1]["kind"] != "bot" or CANARY in str(host.seen):
            host.read()  # the whole table anew: what is on the screens of others is forgotten too
        assert host.seen["seats"][1]["name"] not in (None, CANARY)
        host.play_on(random.Random(2))
        assert host.seen["status"] == "over"
    assert CANARY not in everything(app)
    assert app.get(f"/api/tables/{name}", headers=phone).json()["table"]["mine"]["seats"] == []
    assert app.post("/api/links", json={"key": key}, headers=phone).status_code == 404


def test_who_only_watches_is_closed_too(app: TestClient) -> None:
    me, ben = person(app, CANARY), person(app, "Ben")
    name = table(app, ben, public=True)
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=me) as ws:
        Player(ws)
        app.delete("/api/me", headers=me)
        closed(ws, UNKNOWN)
