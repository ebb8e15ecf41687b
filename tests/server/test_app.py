"""The application: names by cookie, tables, whole games over sockets, and everything foreign refused."""

from __future__ import annotations

import json
import random

import pytest
from fastapi.testclient import TestClient

from kit.people import Player, closed, person, table
from mikrokosmos.bots.personas import PERSONAS
from mikrokosmos.core.record import Record
from mikrokosmos.server.routes.sockets import FOREIGN, TOO_BIG, TOO_MUCH, UNKNOWN


@pytest.mark.parametrize("game", ["creation", "smallworld"])
def test_a_whole_game_against_a_bot_over_a_socket(app: TestClient, game: str) -> None:
    ann = person(app, "Ann")
    name = table(app, ann, game)
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=ann) as ws:
        player = Player(ws)
        assert player.seq == 0 and player.seen["commitment"]
        player.command("sit", seat=0)
        player.command("nonce", seat=0, nonce="0f" * 16)
        player.command("seat-bot", seat=1, bot="novice")
        player.command("start")
        player.play_on(random.Random(game))
        assert player.seen == app.get(f"/api/tables/{name}", headers=ann).json()["table"]
    record = app.get(f"/api/tables/{name}/record", headers=ann).json()
    assert Record.from_json(record).replay().over and record["dice"]["seed"]
    assert record["dice"]["nonces"] == ["0f" * 16, "00" * 16]
    assert record["options"]["names"][0] == "Ann" and record["options"]["names"][1] in PERSONAS
    for listed in ("tables", "history"):
        found = app.get(f"/api/my/{listed}", headers=ann).json()["tables"][0]
        assert found["table"] == name and found["status"] == "over" and found["result"]["winners"]
        assert [(seat["name"], seat["bot"], seat["mine"]) for seat in found["seats"]] == [
            ("Ann", None, True),
            (None, "novice", False),
        ]


def test_strangers_watch_but_do_not_act(app: TestClient) -> None:
    ann = person(app, "Ann")
    name = table(app, ann, public=True)
    app.cookies.clear()
    assert app.get("/api/me").status_code == 401
    assert app.post("/api/tables", json={"game": "creation"}).status_code == 401
    assert app.get(f"/api/tables/{name}").json()["table"]["status"] == "open"
    with app.websocket_connect(f"/api/tables/{name}/socket") as ws:
        ws.receive_json()
        ws.send_json({"id": "1", "command": "sit", "seat": 0})
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
    "text", ["", "null", "[]", "{", '{"id": "1"}', "[" * 5000, '{"id":"1","command":"play","seat":0}']
)
def test_nonsense_is_refused_and_the_socket_lives_on(app: TestClient, text: str) -> None:
    ann = person(app, "Ann")
    name = table(app, ann)
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=ann) as ws:
        ws.receive_json()
        ws.send_text(text)
        assert ws.receive_json()["type"] == "refused"
        ws.send_json({"id": "2", "command": "sit", "seat": 0})
        assert {ws.receive_json()["type"], ws.receive_json()["type"]} == {"accepted", "news"}


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


def test_a_query_that_a_route_does_not_know_is_refused(app: TestClient) -> None:
    for path in ("/api/tables?statuss=open", "/api/games?x", "/healthz?" + "n" * 500):
        answer = app.get(path)
        name = path.partition("?")[2].partition("=")[0][:64]
        assert answer.status_code == 422
        assert answer.json() == {
            "reason": "bad-message",
            "where": f"query.{name}",
            "why": "Extra inputs are not permitted",
        }
    assert app.get("/api/tables?status=open&limit=3").status_code == 200
    assert app.get("/lobby?from=elsewhere", headers={"accept": "text/html"}).status_code in (200, 404), "pages take any"
