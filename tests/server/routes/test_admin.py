"""The admin's key: without it the routes are not there, and with it everything is set for everybody."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from kit import services
from kit.admin import ADMIN_KEY, ban, log_in, people
from kit.people import Player, person, table
from mikrokosmos.server.operations.logs import start_logs
from mikrokosmos.server.routes import admin as routes
from mikrokosmos.server.routes import admin_lists
from mikrokosmos.server.security.admin_tokens import COOKIE, LASTS
from mikrokosmos.server.services import ADMIN_TRIES

EVERY = [
    (method, route.path.format(table_id="x", person_id="x", number=1))
    for each in (routes, admin_lists)
    for route in each.routes.routes
    for method in route.methods
]


@pytest.fixture
def app(url: str, tmp_path: Path) -> Iterator[TestClient]:
    """A server with an admin."""
    with services.opened(url, tmp_path, admin_key=ADMIN_KEY) as client:
        yield client


def told(found: Any) -> tuple[int, Any, dict[str, str]]:
    """All of an answer but the id of the request and the time."""
    return found.status_code, found.text, {k: v for k, v in found.headers.items() if k not in ("x-request-id", "date")}


@pytest.mark.parametrize(("method", "path"), EVERY)
def test_without_the_key_a_route_answers_like_one_that_is_not_there(app: TestClient, method: str, path: str) -> None:
    forged = {"cookie": f"{COOKIE}=1.AAAA.1700000000.{'A' * 43}"}
    for headers in ({}, forged, {"accept": "text/html"}):
        for content in (b"", b"{", b'{"key": "wrong"}'):
            if path.endswith("/login") and content != b'{"key": "wrong"}':
                continue
            asked = {"headers": {**headers, "content-type": "application/json"}, "content": content}
            nowhere = app.request(method, "/api/there/is/nothing", **asked)  # type: ignore[arg-type]
            assert told(app.request(method, path, **asked)) == told(nowhere)  # type: ignore[arg-type]
            assert nowhere.status_code in (404, 405)
        services.inside(app).admin_tries.forget("testclient")


@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "DELETE", "PATCH"])
def test_another_method_tells_nothing_either(app: TestClient, method: str) -> None:
    for path in ("/api/admin", "/api/admin/", "/api/admin/login", "/api/admin/site", "/api/admin/unknown"):
        assert told(app.request(method, path)) == told(app.request(method, "/api/there/is/nothing")), path


def test_where_no_key_is_set_there_is_no_admin(url: str, tmp_path: Path) -> None:
    with services.opened(url, tmp_path) as app:
        nowhere = told(app.post("/api/there/is/nothing", json={}))
        for key in ("", ADMIN_KEY):
            assert told(app.post("/api/admin/login", json={"key": key})) == nowhere
        assert app.get("/api/site").json()["admin"] is False
        page = app.get("/admin", headers={"accept": "text/html"})
        assert page.status_code == 404, "the page says that there is nothing"


def test_the_cookie_is_for_the_admin_alone_and_for_a_while(app: TestClient) -> None:
    found = app.post("/api/admin/login", json={"key": ADMIN_KEY})
    cookie = found.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=strict", "Path=/api/admin", f"Max-Age={LASTS}"):
        assert part in cookie
    assert "Secure" not in cookie, "it would not come back where the server speaks HTTP"
    assert app.get("/api/admin/site").status_code == 200
    out = app.post("/api/admin/logout")
    assert out.status_code == 200 and "Path=/api/admin" in out.headers["set-cookie"]
    assert app.get("/api/admin/site").status_code == 404
    assert app.get("/admin", headers={"accept": "text/html"}).status_code in (200, 404)


def test_wrong_keys_are_tried_a_few_times_only(app: TestClient) -> None:
    for _ in range(ADMIN_TRIES):
        assert app.post("/api/admin/login", json={"key": "x" * 30}).status_code == 405
    late = app.post("/api/admin/login", json={"key": ADMIN_KEY})
    assert late.status_code == 429 and late.json()["reason"] == "too-fast"
    services.inside(app).admin_tries.forget("testclient")
    for _ in range(3 * ADMIN_TRIES):
        log_in(app)  # the right key costs nothing


def test_a_page_of_another_origin_can_do_nothing(app: TestClient) -> None:
    admin = {**log_in(app), "origin": "https://elsewhere.example"}
    found = app.put("/api/admin/announcement", json={"text": "Ha"}, headers=admin)
    assert found.status_code == 403 and found.json()["reason"] == "foreign-origin"
    assert app.get("/api/site").json()["announcement"] is None


def test_an_announcement_is_told_on_pages_and_at_tables_until_it_is_withdrawn(app: TestClient) -> None:
    admin, ann = log_in(app), person(app, "Ann")
    with app.websocket_connect(f"/api/tables/{table(app, ann)}/socket", headers=ann) as ws:
        player = Player(ws)
        found = app.put("/api/admin/announcement", json={"text": " Back\n at\u202e <b>eight</b>. "}, headers=admin)
        assert found.json()["announcement"] == "Back at <b>eight</b>."
        assert player.read() == {"type": "announcement", "text": "Back at <b>eight</b>."}
        assert app.get("/api/site").json()["announcement"] == "Back at <b>eight</b>."
        with app.websocket_connect(f"/api/tables/{table(app, ann)}/socket", headers=ann) as later:
            assert Player(later).read()["text"] == "Back at <b>eight</b>."
        app.put("/api/admin/announcement", json={"text": "\u200b "}, headers=admin)
        assert player.read() == {"type": "announcement", "text": None}
    assert app.get("/api/site").json()["announcement"] is None
    too_long = app.put("/api/admin/announcement", json={"text": "x" * 281}, headers=admin)
    assert too_long.status_code == 422


def test_what_is_set_survives_a_restart(url: str, tmp_path: Path) -> None:
    with services.opened(url, tmp_path, admin_key=ADMIN_KEY) as app:
        admin = log_in(app)
        app.put("/api/admin/announcement", json={"text": "Hello"}, headers=admin)
        app.put("/api/admin/retention", json={"days": 30}, headers=admin)
        app.put("/api/admin/invite-only", json={"on": True}, headers=admin)
    with services.opened(url, tmp_path, admin_key=ADMIN_KEY) as app:
        site = app.get("/api/admin/site", headers=admin).json()
        assert (site["announcement"], site["retention_days"], site["invite_only"]) == ("Hello", 30, True)
        assert app.get("/api/site").json()["announcement"] == "Hello"
    with services.opened(url, tmp_path, admin_key=ADMIN_KEY + "!") as app:
        assert app.get("/api/admin/site", headers=admin).status_code == 404, "another key, another admin"


@pytest.mark.parametrize("days", [0, -1, 3_651, "7", 1.5])
def test_retention_has_bounds(app: TestClient, days: object) -> None:
    admin = log_in(app)
    assert app.put("/api/admin/retention", json={"days": days}, headers=admin).status_code == 422
    assert app.put("/api/admin/retention", json={"days": 7.0}, headers=admin).status_code == 200, "that is 7"


def test_newcomers_need_an_invitation_where_the_site_is_for_invited_people(app: TestClient) -> None:
    admin, ann = log_in(app), person(app, "Ann")
    link = app.post("/api/admin/invitations", headers=admin).json()
    assert link["address"] == f"http://table.test/#site={link['key']}"
    app.put("/api/admin/invite-only", json={"on": True}, headers=admin)
    table(app, ann)  # she was here before
    ben, eve = person(app, "Ben"), person(app, "Eve")
    for who in (ben, eve):
        refused = app.post("/api/tables", json={"game": "creation", "options": {"players": 2}}, headers=who)
        assert refused.status_code == 403 and refused.json()["reason"] == "invite-only"
        assert app.get("/api/site", headers=who).json()["may_make_tables"] is False
    assert app.post("/api/site/join", json={"key": link["key"]}).status_code == 401
    assert app.post("/api/site/join", json={"key": link["key"]}, headers=ben).status_code == 200
    table(app, ben)
    assert app.delete("/api/admin/invitations/1", headers=admin).json() == {"count": 1}
    for key in (link["key"], "mkinvite_" + "A" * 32, "x"):
        assert app.post("/api/site/join", json={"key": key}, headers=eve).status_code == 404
    table(app, ben)  # who came by it stays
    assert app.delete("/api/admin/invitations/2", headers=admin).status_code == 404
    assert app.get("/api/admin/site", headers=admin).json()["invitations"][0]["revoked"] is True
    app.put("/api/admin/invite-only", json={"on": False}, headers=admin)
    table(app, eve)


def test_a_rematch_is_a_table_too_and_one_that_is_there_is_not_made(app: TestClient) -> None:
    admin, ann = log_in(app), person(app, "Ann")
    app.put("/api/admin/invite-only", json={"on": True}, headers=admin)
    ben = person(app, "Ben")
    shared = table(app, ann, public=True, seats=[{"kind": "me"}, {"kind": "open"}])
    with (
        app.websocket_connect(f"/api/tables/{shared}/socket", headers=ann) as hers,
        app.websocket_connect(f"/api/tables/{shared}/socket", headers=ben) as his,
    ):
        host, guest = Player(hers), Player(his)
        guest.command("sit", seat=1)
        host.command("start")
        host.command("hand-over", seat=0, bot="novice")
        guest.command("hand-over", seat=1, bot="novice")
        while guest.seen["status"] != "over":
            guest.read()
    refused = app.post(f"/api/tables/{shared}/rematch", headers=ben)
    assert refused.status_code == 403 and refused.json()["reason"] == "invite-only"
    made = app.post(f"/api/tables/{shared}/rematch", headers=ann).json()
    assert app.post(f"/api/tables/{shared}/rematch", headers=ben).json() == made


def test_what_the_admin_does_is_one_line_each_without_names_and_keys(app: TestClient, written: io.StringIO) -> None:
    start_logs("info", "text", written)
    app.post("/api/admin/login", json={"key": "not-the-key-of-anybody"})
    admin, ann = log_in(app), person(app, "Kanárek")
    made = table(app, ann)
    link = app.post("/api/admin/invitations", headers=admin).json()
    app.put("/api/admin/announcement", json={"text": "Gossip"}, headers=admin)
    app.put("/api/admin/invite-only", json={"on": True}, headers=admin)
    app.put("/api/admin/retention", json={"days": 9}, headers=admin)
    app.post(f"/api/admin/tables/{made}/end", json={"reason": "Because"}, headers=admin)
    app.delete(f"/api/admin/tables/{made}", headers=admin)
    who = people(app, admin)["Kanárek"]["person"]
    ban(app, admin, "Kanárek")
    app.delete(f"/api/admin/people/{who}/ban", headers=admin)
    app.delete("/api/admin/invitations/1", headers=admin)
    lines = [line for line in written.getvalue().splitlines() if " admin: " in line]
    assert [
        line.split(" admin: ")[1].partition(" request=")[0].split(" table=")[0].split(" person=")[0] for line in lines
    ] == [
        "a wrong key was tried",
        "logged in",
        "invitation made",
        "announcement set",
        "invite-only switched on=true",
        "retention set days=9",
        "table ended",
        "table deleted",
        "person banned",
        "person let in again",
        "invitation revoked",
    ]
    log = written.getvalue()
    for secret in (ADMIN_KEY, "not-the-key", link["key"], "Kanárek", "Gossip", "Because", made, who, admin["cookie"]):
        assert secret not in log
