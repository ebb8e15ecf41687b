"""The access log: a line for every request and socket, by the template of its route, and no key in any of them."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from kit.people import Player, person, table
from mikrokosmos.server.app import create_app
from mikrokosmos.server.operations.access_log import AccessLog
from mikrokosmos.server.operations.logs import start_logs
from mikrokosmos.server.operations.redaction import short_hash
from mikrokosmos.server.routes.sockets import UNKNOWN
from mikrokosmos.server.settings import Settings

KEY = "CaNaRy"


@pytest.fixture
def written(written: io.StringIO) -> io.StringIO:
    """What was logged, at level debug, as JSON."""
    start_logs("debug", "json", written)
    return written


@pytest.fixture
def app(tmp_path: Path, written: io.StringIO) -> Iterator[TestClient]:
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.db", metrics=True)
    with TestClient(create_app(settings), base_url="http://table.test") as client:
        yield client


def lines(written: io.StringIO, message: str = "") -> list[Any]:
    told = [json.loads(line) for line in written.getvalue().splitlines()]
    return [line for line in told if not message or line["message"] == message]


def test_a_request_is_one_line_with_the_template_of_its_route(app: TestClient, written: io.StringIO) -> None:
    answer = app.get("/api/tables/nothing-here?key=secret")
    (line,) = lines(written, "request")
    assert (line["method"], line["route"], line["status"]) == ("GET", "/api/tables/{table_id}", 422)
    assert line["level"] == "info" and line["milliseconds"] >= 0
    assert answer.headers["x-request-id"] == line["request"]
    assert "nothing-here" not in written.getvalue() and "secret" not in written.getvalue()
    assert "testclient" not in written.getvalue()


def test_every_request_has_an_id_of_our_own(app: TestClient, written: io.StringIO) -> None:
    for _ in range(3):
        app.get("/healthz", headers={"x-request-id": KEY})
    assert len({line["request"] for line in lines(written, "request")}) == 3
    assert {line["level"] for line in lines(written, "request")} == {"debug"}, "what machines ask is told quietly"
    assert KEY not in written.getvalue()


def test_unknown_paths_and_methods_are_not_repeated(app: TestClient, written: io.StringIO) -> None:
    app.get(f"/{KEY}/{KEY}")
    app.request(KEY, "/healthz")
    first, second = lines(written, "request")
    assert (first["route"], first["status"]) == ("/{path:path}", 404) and second["method"] == "other"
    assert KEY not in written.getvalue()


def test_a_socket_is_told_when_it_opens_and_closes_and_why(app: TestClient, written: io.StringIO) -> None:
    name = table(app, person(app, "Ann"), public=True)
    with app.websocket_connect(f"/api/tables/{name}/socket") as ws:
        ws.receive_json()
        ws.close(1000, KEY)
    with app.websocket_connect("/api/tables/nowhere/socket") as ws, pytest.raises(WebSocketDisconnect):
        ws.receive_json()
    closed = lines(written, "socket closed")
    assert [(line["code"], line["why"], line["by"]) for line in closed] == [
        (1000, "normal", "client"),
        (UNKNOWN, "not-found", "server"),
    ]
    opened = lines(written, "socket opened")
    assert [line["request"] for line in opened] == [line["request"] for line in closed]
    assert {line["route"] for line in opened + closed} == {"/api/tables/{table_id}/socket"}


def test_a_table_is_told_when_it_starts_and_ends_but_not_its_id(app: TestClient, written: io.StringIO) -> None:
    ann = person(app, "Ann")
    name = table(app, ann)
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=ann) as ws:
        player = Player(ws)
        player.ask(id="1", command="seat-bot", seat=0, bot="random")
        player.ask(id="2", command="seat-bot", seat=1, bot="random")
        player.ask(id="3", command="start")
        while player.seen["status"] != "over":
            player.read()
    (started,), (ended,) = lines(written, "table started"), lines(written, "table ended")
    assert started["table"] == ended["table"] == short_hash(name) and started["game"] == "creation"
    (opened,) = lines(written, "socket opened")
    assert started["request"] == opened["request"], "every line says on whose behalf"
    assert name not in written.getvalue()


def test_keys_in_path_query_cookie_header_body_and_message_are_never_logged(
    app: TestClient, written: io.StringIO
) -> None:
    ann = person(app, f"{KEY} the name")
    name = table(app, ann)
    headers = {"authorization": f"Bearer {KEY}", "x-key": KEY, "referer": f"http://x/{KEY}", "user-agent": KEY}
    app.cookies.set("mikrokosmos", KEY)
    for method in ("GET", "POST", "PUT"):
        for path in (f"/api/tables/{KEY}", f"/api/tables?key={KEY}", f"/api/tables/{KEY}/record", "/api/me", f"/{KEY}"):
            app.request(method, path, headers=headers, json={"name": KEY, "game": KEY, KEY: KEY})
            app.request(method, path, headers=headers, content=KEY)
    app.cookies.clear()
    with app.websocket_connect(f"/api/tables/{name}/socket?key={KEY}", headers={**ann, **headers}) as ws:
        ws.receive_json()
        commands = {"id": KEY, "command": KEY}, {"id": KEY, "command": "sit", "seat": 0}
        for text in (KEY, *map(json.dumps, commands)):
            ws.send_text(text)
            ws.receive_json()
        ws.close(4000, KEY)
    assert len(lines(written, "request")) > 30 and lines(written, "socket closed")
    for secret in (KEY, name, ann["cookie"]):
        assert secret not in written.getvalue()


async def test_what_fails_is_told_as_500_and_still_raised(written: io.StringIO) -> None:
    async def failing(scope: Scope, receive: Receive, send: Send) -> None:
        raise ValueError

    async def nothing(*_: Any) -> Any:
        return {}

    with pytest.raises(ValueError):
        await AccessLog(failing)({"type": "http", "method": "GET"}, nothing, nothing)
    with pytest.raises(ValueError):
        await AccessLog(failing)({"type": "websocket"}, nothing, nothing)
    assert lines(written, "request")[0]["status"] == 500
    assert lines(written, "socket closed")[0]["code"] == 1011


def test_libraries_are_heard_from_warning_on_only(written: io.StringIO) -> None:
    for name in ("uvicorn.error", "websockets.server", "sqlalchemy.engine", "asyncio"):
        logging.getLogger(name).debug(KEY)
        logging.getLogger(name).info(KEY)
        logging.getLogger(name).warning("trouble")
    assert KEY not in written.getvalue() and len(lines(written, "trouble")) == 4
