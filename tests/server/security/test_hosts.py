"""By which names the server may be asked."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketDenialResponse

from kit import services
from kit.people import Player, person, table
from mikrokosmos.server.app import create_app
from mikrokosmos.server.security.hosts import KnownHosts
from mikrokosmos.server.tables.refused import Refused

PUBLIC = "https://Play.Example.org:8443/small"


def knows(hosts: KnownHosts, host: str | None, client: str = "203.0.113.7") -> bool:
    headers = [] if host is None else [(b"host", host.encode("latin-1"))]
    try:
        hosts.must_know({"type": "http", "headers": headers, "client": (client, 1234)})
    except Refused as refused:
        assert refused.to_json() == {"reason": "unknown-host", "host": "play.example.org"}
        return False
    return True


@pytest.mark.parametrize(
    "host", ["play.example.org", "PLAY.example.org", "play.example.org:8443", "play.example.org:80"]
)
def test_the_public_name_is_known_with_any_port(host: str) -> None:
    assert knows(KnownHosts(PUBLIC), host)


@pytest.mark.parametrize(
    "host",
    ["evil.test", "play.example.org.evil.test", "xplay.example.org", "", None, "[", "203.0.113.9:8000", "a@evil.test"],
)
def test_every_other_name_is_not(host: str | None) -> None:
    assert not knows(KnownHosts(PUBLIC), host)
    assert knows(KnownHosts(""), host), "where no name is set, any will do"


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1", "[::1]:8000"])
def test_loopback_names_are_for_who_sits_here(host: str) -> None:
    for client, known in (("127.0.0.1", True), ("::1", True), ("203.0.113.7", False), ("unix", False)):
        assert knows(KnownHosts(PUBLIC), host, client) is known
    assert not knows(KnownHosts(PUBLIC), "evil.test", "127.0.0.1"), "a page whose name leads here is no neighbour"


def test_requests_and_sockets_by_another_name_are_refused(sqlite: str, tmp_path: Path) -> None:
    public = services.settings(sqlite, tmp_path).model_copy(update={"public_url": "http://table.test", "metrics": True})
    with TestClient(create_app(public), base_url=services.HERE) as app:
        ann = person(app, "Ann")
        name = table(app, ann)
        address = f"/api/tables/{name}/socket"
        with app.websocket_connect(address, headers={**ann, "host": "table.test"}) as ws:
            Player(ws)
        evil = {**ann, "host": "evil.test"}
        for path in ("/", "/api/me", "/api/tables", "/assets/none.js"):
            answer = app.get(path, headers=evil)
            assert (answer.status_code, answer.json()) == (400, {"reason": "unknown-host", "host": "table.test"})
            assert answer.headers["x-content-type-options"] == "nosniff"
        with pytest.raises(WebSocketDenialResponse) as denied, app.websocket_connect(address, headers=evil):
            pass
        assert (denied.value.status_code, denied.value.json()["reason"]) == (400, "unknown-host")
        for path in ("/healthz", "/readyz", "/metrics"):
            assert app.get(path, headers={"host": "10.0.0.5:8000"}).status_code == 200


def test_without_a_public_name_any_will_do(app: TestClient) -> None:
    assert app.get("/api/tables", headers={"host": "evil.test"}).status_code == 200


async def test_a_web_server_that_cannot_deny_a_socket_closes_it() -> None:
    from mikrokosmos.server.security.guard import Guard

    async def inside(*_: object) -> None:
        raise AssertionError("nobody is let in")

    sent = []

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(message: object) -> None:
        sent.append(message)

    await Guard(inside, PUBLIC)({"type": "websocket", "headers": [(b"host", b"evil.test")]}, receive, send)
    assert sent == [{"type": "websocket.close", "code": 1000, "reason": ""}]
