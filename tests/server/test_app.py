"""The application: names by cookie, tables, whole games over sockets, and everything foreign refused."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from mikrokosmos.core.record import Record
from mikrokosmos.server.app import create_app
from mikrokosmos.server.delta import patch
from mikrokosmos.server.house import COOKIE
from mikrokosmos.server.routes.sockets import FOREIGN, TOO_BIG, TOO_MUCH, UNKNOWN
from mikrokosmos.server.settings import Limits, Settings


@pytest.fixture
def app(url: str, tmp_path: Any) -> Iterator[TestClient]:
    """The server on a fresh database, of either kind."""
    limits = Limits(
        messages_per_second=10_000,
        message_burst=100_000,
        requests_per_second=10_000,
        request_burst=100_000,
        sockets_per_identity=3,
        tables_per_identity=3,
    )
    settings = Settings(database=url, key_file=str(tmp_path / "keys"), limits=limits)
    with TestClient(create_app(settings), base_url="http://table.test") as client:
        yield client


def person(app: TestClient, name: str) -> dict[str, str]:
    """A new person; the headers by which it is known."""
    app.cookies.clear()
    found = app.post("/api/me", json={"name": name})
    assert found.status_code == 200 and found.json()["name"] == name
    cookie = found.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    app.cookies.clear()
    return {"cookie": f"{COOKIE}={found.cookies[COOKIE]}"}


def table(app: TestClient, owner: dict[str, str], game: str = "creation", **more: Any) -> str:
    made = app.post("/api/tables", json={"game": game, "options": {"players": 2}, **more}, headers=owner)
    assert made.status_code == 201
    return str(made.json()["table"])


class Player:
    """A client on a socket: keeps its picture by the news."""

    def __init__(self, ws: Any) -> None:
        self.ws = ws
        first = ws.receive_json()
        assert first["type"] == "table"
        self.picture, self.seq = first["table"], first["seq"]

    def read(self) -> Any:
        """The next message; news changes the picture."""
        told = self.ws.receive_json()
        if told["type"] == "news":
            assert told["seq"] > self.seq
            self.picture, self.seq = patch(self.picture, told["changes"]), told["seq"]
        return told

    def ask(self, **words: Any) -> Any:
        """Send a wish, and read until its answer is here and the picture shows it."""
        self.ws.send_json(words)
        while (answer := self.read())["type"] == "news":
            pass
        while self.seq < answer.get("seq", 0):
            self.read()
        return answer

    def wait(self) -> None:
        """Read until the person is to choose or the game is over."""
        while self.picture["status"] != "over" and not self.picture["course"]["choices"]:
            self.read()


@pytest.mark.parametrize("game", ["creation", "smallworld"])
def test_a_whole_game_against_a_bot_over_a_socket(app: TestClient, game: str) -> None:
    ann = person(app, "Ann")
    name = table(app, ann, game)
    rng = random.Random(game)
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=ann) as ws:
        player = Player(ws)
        assert player.seq == 0
        assert player.ask(id="1", wish="sit", seat=0)["type"] == "granted"
        assert player.ask(id="2", wish="seat-bot", seat=1, bot="novice")["type"] == "granted"
        assert player.ask(id="3", wish="start")["type"] == "granted"
        player.wait()
        number = 3
        while player.picture["status"] != "over":
            number += 1
            move = rng.choice(player.picture["course"]["choices"])["action"]
            assert player.ask(id=str(number), wish="play", seat=0, moves=[move])["type"] == "granted"
            player.wait()
        assert player.picture == app.get(f"/api/tables/{name}", headers=ann).json()["table"]
    record = app.get(f"/api/tables/{name}/record", headers=ann).json()
    assert Record.from_json(record).replay().over and record["dice"]["seed"]
    assert app.get("/api/my/tables", headers=ann).json()["tables"][0]["status"] == "over"


def test_strangers_look_but_do_not_act(app: TestClient) -> None:
    ann = person(app, "Ann")
    name = table(app, ann, public=True)
    app.cookies.clear()
    assert app.get("/api/me").status_code == 401
    assert app.post("/api/tables", json={"game": "creation"}).status_code == 401
    assert app.get(f"/api/tables/{name}").json()["table"]["status"] == "open"
    with app.websocket_connect(f"/api/tables/{name}/socket") as ws:
        ws.receive_json()
        ws.send_json({"id": "1", "wish": "sit", "seat": 0})
        assert ws.receive_json()["reason"] == "only-watching"


def test_a_forged_cookie_is_nobody(app: TestClient) -> None:
    ann = person(app, "Ann")
    forged = {"cookie": ann["cookie"][:-3] + "AAA"}
    assert app.get("/api/me", headers=forged).status_code == 401


def test_pages_of_others_may_not_speak_for_a_person(app: TestClient) -> None:
    ann = person(app, "Ann")
    name = table(app, ann)
    foreign = {**ann, "origin": "https://evil.test"}
    assert app.post("/api/tables", json={"game": "creation"}, headers=foreign).status_code == 403
    assert app.get("/api/me", headers={**ann, "origin": "http://table.test"}).status_code == 200
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=foreign) as ws:
        closed(ws, FOREIGN)


def closed(ws: Any, code: int) -> None:
    with pytest.raises(WebSocketDisconnect) as error:
        ws.receive_json()
    assert error.value.code == code


def test_limits_are_told(app: TestClient) -> None:
    ann = person(app, "Ann")
    names = [table(app, ann) for _ in range(3)]
    more = app.post("/api/tables", json={"game": "creation", "options": {"players": 2}}, headers=ann)
    assert more.status_code == 429 and more.json() == {"reason": "too-many-tables", "most": 3}
    where = f"/api/tables/{names[0]}/socket"
    with app.websocket_connect(where, headers=ann) as ws:
        ws.receive_json()
        ws.send_text("x" * 20_000)
        closed(ws, TOO_BIG)
    opened = [app.websocket_connect(where, headers=ann) for _ in range(3)]
    for each in opened:
        each.__enter__().receive_json()
    with app.websocket_connect(where, headers=ann) as ws:
        closed(ws, TOO_MUCH)
    for each in opened:
        each.__exit__(None, None, None)


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "{", '{"id": "1"}', "[" * 5000, '{"id":"1","wish":"play","seat":0}']
)
def test_nonsense_is_refused_and_the_socket_lives_on(app: TestClient, text: str) -> None:
    ann = person(app, "Ann")
    name = table(app, ann)
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=ann) as ws:
        ws.receive_json()
        ws.send_text(text)
        assert ws.receive_json()["type"] == "refused"
        ws.send_json({"id": "2", "wish": "sit", "seat": 0})
        assert {ws.receive_json()["type"], ws.receive_json()["type"]} == {"granted", "news"}


@pytest.mark.parametrize("name", ["x", "y" * 22, "%00", "a" * 500])
def test_a_table_that_is_not_there(app: TestClient, name: str) -> None:
    assert app.get(f"/api/tables/{name}").status_code == 404
    with app.websocket_connect(f"/api/tables/{name}/socket") as ws:
        closed(ws, UNKNOWN)


def test_bad_bodies_are_refused_with_a_reason(app: TestClient) -> None:
    ann = person(app, "Ann")
    assert app.post("/api/me", json={"name": "\u202eevil"}).json()["reason"] == "name-bad-sign"
    assert app.post("/api/me", json={"nom": "x"}).status_code == 422
    bad = app.post("/api/tables", json={"game": "chess"}, headers=ann)
    assert bad.status_code == 409 and bad.json()["reason"] == "bad-options"
    assert app.get(f"/api/tables/{table(app, ann)}/record", headers=ann).json()["reason"] == "not-playing"


def test_public_tables_are_found_others_are_not(app: TestClient) -> None:
    ann = person(app, "Ann")
    hidden, shown = table(app, ann), table(app, ann, public=True)
    found = [row["table"] for row in app.get("/api/tables").json()["tables"]]
    assert shown in found and hidden not in found


def test_every_answer_carries_the_strict_headers(app: TestClient) -> None:
    for path in ("/healthz", "/readyz", "/api/tables", "/api/me", "/nowhere"):
        headers = app.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer" and headers["x-content-type-options"] == "nosniff"


def test_the_schema_names_every_route(app: TestClient) -> None:
    paths = app.get("/openapi.json").json()["paths"]
    assert {"/api/me", "/api/tables", "/api/tables/{table_id}", "/api/tables/{table_id}/record"} <= set(paths)
    assert json.dumps(paths)
