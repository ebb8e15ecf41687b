"""What the admin sees of tables and people, and does to them; never what is in a game."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from kit import services
from kit.admin import ADMIN_KEY, ban, log_in, people
from kit.people import Player, Who, against_a_bot, closed, person, table
from mikrokosmos.server.routes.sockets import SENT_AWAY, UNKNOWN

BANNED, DELETED = SENT_AWAY["banned"], SENT_AWAY["table-deleted"]
LISTS = ("tables", "people", "load", "site")


@pytest.fixture
def app(url: str, tmp_path: Path) -> Iterator[TestClient]:
    """A server with an admin."""
    with services.opened(url, tmp_path, admin_key=ADMIN_KEY) as client:
        yield client


def tables(app: TestClient, admin: Who, **query: Any) -> Any:
    """A page of tables."""
    found = app.get("/api/admin/tables", headers=admin, params=query)
    assert found.status_code == 200, found.text
    return found.json()


def played(app: TestClient, who: Who, **more: Any) -> str:
    """A game against a bot, some moves old."""
    made = against_a_bot(app, who, **more)
    with app.websocket_connect(f"/api/tables/{made}/socket", headers=who) as ws:
        player = Player(ws)
        player.command("start")
        for _ in range(3):
            player.wait()
            player.step(random.Random(1))
    return made


def test_tables_are_listed_with_who_sits_and_watches(app: TestClient) -> None:
    admin, ann, ben = log_in(app), person(app, "Ann"), person(app, "Ben")
    first, second = table(app, ben), played(app, ann)
    with app.websocket_connect(f"/api/tables/{second}/socket", headers=ann) as ws:
        Player(ws)
        rows = {row["table"]: row for row in tables(app, admin)["tables"]}
        assert rows[second]["watchers"] == 1 and rows[first]["watchers"] == 0
    row = rows[second]
    assert (row["game"], row["status"], row["public"]) == ("creation", "playing", False)
    assert [(it["kind"], it["name"]) for it in row["seats"]] == [("person", "Ann"), ("bot", None)]
    assert row["log"] >= 5 and row["created"] <= row["changed"]
    assert [it["table"] for it in tables(app, admin, status="open")["tables"]] == [first]
    who = people(app, admin)["Ann"]["person"]
    assert [it["table"] for it in tables(app, admin, person=who)["tables"]] == [second]
    page = tables(app, admin, limit=1)
    rest = tables(app, admin, limit=1, more=page["more"])
    assert {page["tables"][0]["table"], rest["tables"][0]["table"]} == {first, second}
    assert app.get("/api/admin/tables?status=lost", headers=admin).status_code == 422
    assert app.get("/api/admin/tables?other=1", headers=admin).status_code == 422


def keys_in(told: object) -> set[str]:
    """All keys of objects, however deep."""
    if isinstance(told, dict):
        return {*told, *(key for value in told.values() for key in keys_in(value))}
    return {key for value in told for key in keys_in(value)} if isinstance(told, list) else set()


@pytest.mark.parametrize("game", ["creation", "smallworld"])
def test_the_admin_sees_nothing_of_what_is_in_a_game(app: TestClient, game: str) -> None:
    admin, ann = log_in(app), person(app, "Ann")
    made = played(app, ann, game=game)
    store = services.inside(app).store
    assert app.portal is not None
    seed = app.portal.call(store.dice_seed, made)
    dice = app.portal.call(store.dice, made)
    assert dice is not None
    told = {name: app.get(f"/api/admin/{name}", headers=admin) for name in LISTS}
    text = "".join(found.text for found in told.values())
    for secret in (seed.hex(), dice.commitment):
        assert secret not in text
    seen = set().union(*(keys_in(found.json()) for found in told.values()))
    assert not seen & {"view", "views", "match", "mine", "seed", "dice", "commitment", "options", "setup", "result"}
    assert seen <= {
        *("tables", "more", "table", "game", "status", "public", "seats", "kind", "name", "person", "created"),
        *("changed", "log", "watchers", "people", "unfinished", "finished", "seen", "banned", "processes", "process"),
        *("started", "sockets", "bots_waiting", "commands_per_second", "command_p50", "command_p99", "commit_p50"),
        *("commit_p99", "memory", "failed_writes", "writes_fail", "announcement", "invite_only", "retention_days"),
        *("invitations", "number", "revoked"),
    }
    for path in ("", "/record", "/show", "/log", "/socket"):  # nor is the admin let in
        assert app.get(f"/api/tables/{made}{path}", headers=admin).status_code == 404


def test_the_admin_is_told_the_same_whatever_is_hidden(app: TestClient) -> None:
    """Two games that differ in dice and hidden gods only look alike from outside."""
    admin, ann = log_in(app), person(app, "Ann")
    for _ in range(2):
        against_a_bot(app, ann)
    rows = tables(app, admin)["tables"]
    apart = ("table", "created", "changed")
    assert [{k: v for k, v in row.items() if k not in apart} for row in rows[:1]] == [
        {k: v for k, v in row.items() if k not in apart} for row in rows[1:]
    ]


def test_a_game_that_is_ended_is_over_for_everybody_and_says_why(app: TestClient) -> None:
    admin, ann = log_in(app), person(app, "Ann")
    made = played(app, ann)
    with app.websocket_connect(f"/api/tables/{made}/socket", headers=ann) as ws:
        player = Player(ws)
        player.number = 100
        player.wait()
        found = app.post(f"/api/admin/tables/{made}/end", json={"reason": " Tournament\nis over. "}, headers=admin)
        assert found.status_code == 200
        while player.seen["status"] != "abandoned":
            player.read()
        assert player.seen["closed"] == "Tournament is over."
        assert player.match["choices"] is None
        assert player.match["dice"]["seed"] is None, "the seed is told after a game, and this one has no end"
        player.refused("game-over", "play", seat=0, moves=[0], at=player.match["moves"])
    again = app.post(f"/api/admin/tables/{made}/end", json={}, headers=admin)
    assert again.status_code == 409 and again.json()["reason"] == "game-over"
    assert app.get(f"/api/tables/{made}", headers=ann).json()["table"]["closed"] == "Tournament is over."
    assert app.post("/api/admin/tables/unknown/end", json={}, headers=admin).status_code == 404
    log = app.portal.call(services.inside(app).store.entries, made)  # type: ignore[union-attr]
    assert (log[-1].kind, log[-1].body) == ("end", {"abandoned": True, "closed": "Tournament is over."})


def test_a_deleted_table_is_gone_and_whoever_was_there_is_told(app: TestClient) -> None:
    admin, ann = log_in(app), person(app, "Ann")
    made = played(app, ann, public=True)
    with app.websocket_connect(f"/api/tables/{made}/socket", headers=ann) as ws:
        Player(ws).wait()
        assert app.delete(f"/api/admin/tables/{made}", headers=admin).status_code == 200
        closed(ws, DELETED)
    assert app.get(f"/api/tables/{made}", headers=ann).status_code == 404
    with app.websocket_connect(f"/api/tables/{made}/socket", headers=ann) as ws:
        closed(ws, UNKNOWN)
    assert tables(app, admin)["tables"] == []
    assert app.get("/api/my/tables", headers=ann).json()["tables"] == []
    assert app.delete(f"/api/admin/tables/{made}", headers=admin).status_code == 404


def test_who_is_banned_is_sent_away_everywhere_and_may_come_back(app: TestClient) -> None:
    admin, ann, ben = log_in(app), person(app, "Ann"), person(app, "Ben")
    playing, opened = played(app, ann, public=True), table(app, ann, public=True)
    watched = table(app, ben, public=True, seats=[{"kind": "me"}])
    with (
        app.websocket_connect(f"/api/tables/{playing}/socket", headers=ann) as at_play,
        app.websocket_connect(f"/api/tables/{watched}/socket", headers=ann) as watching,
        app.websocket_connect(f"/api/tables/{watched}/socket", headers=ben) as other,
    ):
        Player(at_play).wait()
        Player(watching)
        still = Player(other)
        ban(app, admin, "Ann")
        for ws in (at_play, watching):
            closed(ws, BANNED)
        assert still.ask("ping")["type"] == "pong", "nobody else notices"
    with app.websocket_connect(f"/api/tables/{playing}/socket", headers=ann) as ws:
        closed(ws, BANNED)
    for method, path in (
        *(("GET", "/api/me"), ("POST", "/api/me"), ("POST", "/api/tables"), ("GET", "/api/my/tables")),
        *(("GET", f"/api/tables/{playing}"), ("POST", f"/api/tables/{playing}/rematch"), ("POST", "/api/links")),
    ):
        body = {
            "POST /api/me": {"name": "An"},
            "POST /api/tables": {"game": "creation"},
            "POST /api/links": {"key": ""},
        }
        found = app.request(method, path, headers=ann, json=body.get(f"{method} {path}"))
        assert (found.status_code, found.json()["reason"]) == (403, "banned"), path
    rows = {row["table"]: row for row in tables(app, admin)["tables"]}
    assert rows[opened]["status"] == "abandoned", "nobody could start it any more"
    seat = app.get(f"/api/tables/{playing}", headers=ben).json()["table"]["seats"][0]
    assert seat["kind"] == "person" and seat["bot"] is not None, "a bot keeps the seat"
    row = people(app, admin, banned=True)["Ann"]
    assert row["banned"] is not None and row["unfinished"] == 1
    assert app.delete(f"/api/admin/people/{row['person']}/ban", headers=admin).json() == {"count": 1}
    with app.websocket_connect(f"/api/tables/{playing}/socket", headers=ann) as ws:
        player = Player(ws)
        if player.seen["status"] == "playing":
            player.command("sit", seat=0)
    assert app.put("/api/admin/people/unknown/ban", headers=admin).status_code == 404


def test_who_is_banned_may_still_be_forgotten(app: TestClient) -> None:
    admin, ann = log_in(app), person(app, "Ann")
    ban(app, admin, "Ann")
    assert app.delete("/api/me", headers=ann).status_code == 200
    assert people(app, admin) == {}


def test_a_device_that_acts_for_a_banned_person_is_sent_away_too(app: TestClient) -> None:
    admin, ann, phone = log_in(app), person(app, "Ann"), person(app, "Phone")
    made = played(app, ann)
    key = app.post(f"/api/tables/{made}/seats/0/link", headers=ann).json()["key"]
    assert app.post("/api/links", json={"key": key}, headers=phone).status_code == 200
    with app.websocket_connect(f"/api/tables/{made}/socket", headers=phone) as ws:
        Player(ws).wait()
        ban(app, admin, "Ann")
        closed(ws, BANNED)
    assert app.get(f"/api/tables/{made}", headers=phone).json()["reason"] == "banned"
    assert app.get("/api/my/tables", headers=phone).status_code == 200, "the device itself is not banned"


def test_people_are_listed_and_found(app: TestClient) -> None:
    admin = log_in(app)
    ann = person(app, "Ann")
    person(app, "Žofie")
    played(app, ann)
    rows = people(app, admin)
    assert set(rows) == {"Ann", "Žofie"}
    assert rows["Ann"]["unfinished"] + rows["Ann"]["finished"] == 1
    assert set(people(app, admin, name="ofi")) == {"Žofie"}
    assert people(app, admin, banned=True) == {}


def test_load_is_told_for_every_process(app: TestClient) -> None:
    admin, ann = log_in(app), person(app, "Ann")
    made = played(app, ann)
    with app.websocket_connect(f"/api/tables/{made}/socket", headers=ann) as ws:
        Player(ws)
        (process,) = app.get("/api/admin/load", headers=admin).json()["processes"]
    assert process["tables"] >= 1 and process["sockets"] == 1
    assert 0 < process["command_p50"] <= process["command_p99"]
    assert 0 < process["commit_p50"] <= process["commit_p99"]
    assert process["failed_writes"] == 0 and process["writes_fail"] is False
    assert json.dumps(process).find(made) < 0
